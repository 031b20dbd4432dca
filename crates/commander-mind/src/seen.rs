//! Lines of sight that were asked for before. A position in thought differs from the one before it by a step or a
//! marker, and hardly ever by what decides sight: so what was found is kept until that changes.

use commander::{Book, State};
use hex::HexId;
use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Most hexes of a board.
const HEXES: usize = crate::eye::HEXES;
/// Not asked for yet.
const UNKNOWN: u8 = 255;
/// Not seen.
const BLOCKED: u8 = 254;

/// What was found for the position of this key, by pairs of hexes.
struct Seen {
    key: u64,
    table: Vec<u8>,
}
thread_local! {
    static SEEN: RefCell<Seen> = const { RefCell::new(Seen { key: 0, table: Vec::new() }) };
}

/// All that decides sight in a position, as one number: the printed map, the markers on it, the tanks.
pub(super) fn key(book: &Book, s: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    std::ptr::from_ref(book).addr().hash(&mut hasher);
    book.map.name().hash(&mut hasher);
    s.markers.hash(&mut hasher);
    for tank in (s.tanks & s.everybody()).iter() {
        s.hex(tank).index().hash(&mut hasher);
    }
    hasher.finish().max(1)
}

/// The Hindrance between two hexes, if they see each other.
pub(super) fn sight(key: u64, book: &Book, s: &State, a: HexId, b: HexId) -> Option<u8> {
    SEEN.with_borrow_mut(|seen| {
        if seen.key != key {
            seen.key = key;
            seen.table.clear();
            seen.table.resize(HEXES * HEXES, UNKNOWN);
        }
        let found = &mut seen.table[a.index() * HEXES + b.index()];
        if *found == UNKNOWN {
            *found = book.sight(s, a, b).unwrap_or(BLOCKED);
        }
        (*found != BLOCKED).then_some(*found)
    })
}
