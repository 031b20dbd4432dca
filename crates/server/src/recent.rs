//! What was written last for those who look. Whoever looks next is given the same, as long as there is room: a match
//! by itself keeps nothing of it.

use crate::stock::lock;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

/// All of it takes at most so many bytes: some seconds of a busy server.
const ROOM: usize = 32 << 20;

/// An envelope or odds, written.
pub(crate) struct Told {
    /// Where the match stood.
    pub seq: usize,
    pub json: String,
}

/// What was written last, of all matches.
#[derive(Default)]
pub(crate) struct Recent(Mutex<Row>);

#[derive(Default)]
struct Row {
    told: VecDeque<Arc<Told>>,
    bytes: usize,
}

impl Recent {
    /// Keeps it until others have taken its place.
    pub fn keep(&self, told: Told) -> Arc<Told> {
        self.keep_within(told, ROOM)
    }

    fn keep_within(&self, mut told: Told, room: usize) -> Arc<Told> {
        told.json.shrink_to_fit();
        let told = Arc::new(told);
        let mut row = lock(&self.0);
        row.bytes += told.json.len();
        row.told.push_back(told.clone());
        while row.bytes > room {
            let Some(old) = row.told.pop_front() else {
                break;
            };
            row.bytes -= old.json.len();
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_make_room() {
        let recent = Recent::default();
        let kept = |n: usize| {
            let json = "x".repeat(10);
            Arc::downgrade(&recent.keep_within(Told { seq: n, json }, 25))
        };
        let all: Vec<_> = (0..4).map(kept).collect();
        let left = all.iter().filter_map(|told| told.upgrade());
        assert_eq!(left.map(|told| told.seq).collect::<Vec<_>>(), [2, 3]);
        // One that is too long for all the room is given to who asked, and not kept.
        let json = "x".repeat(30);
        let long = recent.keep_within(Told { seq: 9, json }, 25);
        assert_eq!((long.json.len(), Arc::strong_count(&long)), (30, 1));
    }
}
