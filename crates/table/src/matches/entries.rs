//! The entries of a match, written small: most of a match in memory is its past, and little of it is asked for.

use crate::Seat;
use crate::commit::Key32;
use crate::journal::{Entry, Step};
use serde::{Deserialize, Serialize};

/// What an entry is, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Start,
    Do(Seat),
    Undo(Seat),
    Resign(Seat),
}

/// The set-up and everything after it.
#[derive(Default)]
pub(super) struct Entries {
    kinds: Vec<Kind>,
    /// Where each begins among the bytes.
    begins: Vec<u32>,
    bytes: Vec<u8>,
}

/// What an entry says besides.
#[derive(Serialize, Deserialize)]
struct Packed<'a> {
    action: &'a str,
    /// Whether something hidden was looked at, or everybody agreed.
    flag: bool,
    of: u32,
    #[serde(borrow)]
    chance: Vec<&'a str>,
    hash: [u8; 32],
}

impl Entries {
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Writes the next one down.
    pub fn push(&mut self, entry: &Entry) {
        let (kind, action, flag, of) = match &entry.step {
            Step::Start => (Kind::Start, "", false, 0),
            Step::Do {
                seat,
                action,
                probed,
            } => (Kind::Do(*seat), action.as_str(), *probed, 0),
            Step::Undo { seat, of, agreed } => (Kind::Undo(*seat), "", *agreed, *of),
            Step::Resign { seat } => (Kind::Resign(*seat), "", false, 0),
        };
        let packed = Packed {
            action,
            flag,
            of,
            chance: entry.chance.iter().map(String::as_str).collect(),
            hash: entry.hash.0,
        };
        let packed = postcard::to_allocvec(&packed).expect("an entry is plain data");
        if self.bytes.capacity() < self.bytes.len() + packed.len() {
            // Not twice as much each time: many matches would have half of it lie idle.
            self.bytes
                .reserve_exact(packed.len() + self.bytes.len() / 8 + 512);
        }
        self.kinds.push(kind);
        self.begins.push(self.bytes.len() as u32);
        self.bytes.extend_from_slice(&packed);
    }

    /// What the last one is; none before the set-up.
    pub fn last(&self) -> Option<Kind> {
        self.kinds.last().copied()
    }

    /// What an entry is, and of whom.
    pub fn kind(&self, n: usize) -> Kind {
        self.kinds[n]
    }

    /// An entry, read again.
    pub fn get(&self, n: usize) -> Option<Entry> {
        let kind = *self.kinds.get(n)?;
        let bytes = &self.bytes[self.begins[n] as usize..];
        let (packed, _) =
            postcard::take_from_bytes::<Packed>(bytes).expect("it was written as it is read");
        let step = match kind {
            Kind::Start => Step::Start,
            Kind::Do(seat) => Step::Do {
                seat,
                action: packed.action.to_owned(),
                probed: packed.flag,
            },
            Kind::Undo(seat) => Step::Undo {
                seat,
                of: packed.of,
                agreed: packed.flag,
            },
            Kind::Resign(seat) => Step::Resign { seat },
        };
        Some(Entry {
            n: n as u32,
            step,
            chance: packed.chance.into_iter().map(str::to_owned).collect(),
            hash: Key32(packed.hash),
        })
    }

    /// An entry that is there.
    pub fn at(&self, n: usize) -> Entry {
        self.get(n).expect("who asks for an entry knows that it is")
    }

    /// All from that one on.
    pub fn from(&self, n: usize) -> Vec<Entry> {
        (n..self.len()).map(|n| self.at(n)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_as_they_were_written() {
        let steps = [
            Step::Start,
            Step::Do {
                seat: Seat(1),
                action: "move F7 → G7".to_owned(),
                probed: true,
            },
            Step::Undo {
                seat: Seat(0),
                of: 70_000,
                agreed: true,
            },
            Step::Do {
                seat: Seat(0),
                action: String::new(),
                probed: false,
            },
            Step::Resign { seat: Seat(1) },
        ];
        let entry = |(n, step): (usize, Step)| Entry {
            n: n as u32,
            step,
            chance: (0..n).map(|word| format!("word {word}")).collect(),
            hash: Key32([n as u8; 32]),
        };
        let all: Vec<Entry> = steps.into_iter().enumerate().map(entry).collect();
        let mut entries = Entries::default();
        all.iter().for_each(|entry| entries.push(entry));
        assert_eq!((entries.from(0), entries.len()), (all.clone(), 5));
        assert_eq!((entries.at(2), entries.get(5)), (all[2].clone(), None));
        let kinds = [
            Kind::Start,
            Kind::Do(Seat(1)),
            Kind::Undo(Seat(0)),
            Kind::Do(Seat(0)),
            Kind::Resign(Seat(1)),
        ];
        assert_eq!(entries.last(), Some(Kind::Resign(Seat(1))));
        assert_eq!([0, 1, 2, 3, 4].map(|n| entries.kind(n)), kinds);
    }
}
