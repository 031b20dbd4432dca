//! What the two games of commander share on the shelf: drawings, measuring.

pub(crate) mod art;
pub(crate) mod dress;

use crate::books::Books;
use crate::shelved::{Shelved, map_of};
use commander::{Book, Bound, Commander, State};
use hex::HexId;
use include_dir::Dir;
use players::Levels;

/// A book of commander with the sources in which its rules are cited, but for the folders `apart`: an id may mean one thing
/// in the one book and another in the other.
pub(crate) const fn shelved<B: Bound>(
    sources: &'static Dir<'static>,
    apart: &'static [&'static str],
    levels: Levels,
) -> Shelved<Commander<B>> {
    Shelved {
        target: 4e5,
        state_bytes: 2560,
        sights: |book, s, n| sights(book, s, n),
        map: map_of::<Commander<B>>,
        ground: art::ground,
        position: art::position,
        dress: dress::dress,
        dress_events: dress::events,
        art: draw::counters::art,
        sources,
        apart,
        booklet: |_| "base",
        between: &["orders", "discard", "setup"],
        judge: commander_mind::judge(),
        levels,
        books: Books::new(),
    }
}

fn sights(book: &Book, state: &State, n: u32) -> u32 {
    let hexes = book.hexes.len() as u32;
    // A stride without a common divisor walks all pairs of hexes in a mixed order.
    let hex = |i: u32| HexId((i % hexes) as u16);
    let seen = |i: &u32| {
        let (a, b) = (hex(i.wrapping_mul(7919)), hex(i.wrapping_mul(104_729)));
        book.sight(state, a, b).is_some()
    };
    (0..n).filter(seen).count() as u32
}
