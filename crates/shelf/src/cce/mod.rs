//! Combat Commander: Europe.

mod art;
mod dress;
mod mind;

use crate::shelved::Shelved;
use commander::Book;
use hex::HexId;
use include_dir::{Dir, include_dir};
use table::Game;

/// The system.
pub(crate) static CCE: Shelved<Book> = Shelved {
    target: 4e5,
    state_bytes: 2560,
    sights,
    ground: art::ground,
    position: art::position,
    dress: dress::dress,
    dress_events: dress::events,
    art: dress::art,
    sources: &SOURCES,
    booklet: |_| "base",
    between: &["orders", "discard", "setup"],
    judge: mind::JUDGE,
};

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../commander/src");

fn sights(book: &Book, state: &<Book as Game>::State, n: u32) -> u32 {
    let hexes = book.ground.len() as u32;
    // A stride without a common divisor walks all pairs of hexes in a mixed order.
    let hex = |i: u32| HexId((i % hexes) as u16);
    let seen = |i: &u32| {
        let (a, b) = (hex(i.wrapping_mul(7919)), hex(i.wrapping_mul(104_729)));
        book.sight(state, a, b).is_some()
    };
    (0..n).filter(seen).count() as u32
}
