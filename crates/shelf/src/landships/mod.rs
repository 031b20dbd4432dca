//! Landships!

mod art;
mod dress;
mod pile;

use crate::books::Books;
use crate::shelved::{Shelved, map_of};
use hex::HexId;
use include_dir::{Dir, include_dir};
use landships::{Book, State};

/// The system.
pub(crate) static LANDSHIPS: Shelved<Book> = Shelved {
    target: 2.5e5,
    state_bytes: 3072,
    sights,
    map: map_of::<Book>,
    ground: art::ground,
    position: art::position,
    dress: dress::dress,
    dress_events: dress::events,
    art: draw::plates::art,
    sources: &SOURCES,
    apart: &[],
    booklet: |rule| {
        if rule.starts_with("L") {
            "design"
        } else {
            "charts"
        }
    },
    between: &[
        "set-up",
        "plan",
        "face",
        "missions",
        "vehicles",
        "march",
        "offensive",
        "regroup",
    ],
    judge: landships_mind::JUDGE,
    levels: crate::levels::LANDSHIPS,
    books: Books::new(),
};

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../landships/src");

fn sights(book: &Book, state: &State, n: u32) -> u32 {
    let hexes = book.ground.len() as u32;
    let smoke = state.smoke_hexes();
    // A stride without a common divisor walks all pairs of hexes in a mixed order.
    let hex = |i: u32| HexId((i % hexes) as u16);
    let seen = |i: &u32| {
        let (a, b) = (hex(i.wrapping_mul(7919)), hex(i.wrapping_mul(104_729)));
        book.ground.is_clear(a, b, smoke)
    };
    (0..n).filter(seen).count() as u32
}
