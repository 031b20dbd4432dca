//! ASL Starter Kit #3.

mod art;
mod dress;
mod pile;

use crate::books::Books;
use crate::shelved::Shelved;
use aslsk::{Book, State};
use hex::{HexId, Map};
use include_dir::{Dir, include_dir};
use table::{Content, Fault};

/// The system.
pub(crate) static ASLSK: Shelved<Book> = Shelved {
    target: 2.5e5,
    state_bytes: 4096,
    sights,
    map,
    ground: art::ground,
    position: art::position,
    dress: dress::dress,
    dress_events: dress::events,
    art: draw::plates::art,
    sources: &SOURCES,
    apart: &[],
    booklet: |_| "base",
    between: &[
        "prep-fire",
        "movement",
        "advancing-fire",
        "advance",
        "set-up",
    ],
    judge: aslsk_mind::JUDGE,
    levels: crate::levels::ASLSK,
    books: Books::new(),
};

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../aslsk/src");

/// Boards that lie as the name says.
fn map(content: &Content, name: &str) -> Result<Map, Vec<Fault>> {
    Map::resolve(name, aslsk::ground::joined(content, name, name)?)
}

fn sights(book: &Book, state: &State, n: u32) -> u32 {
    let hexes = book.ground.len() as u32;
    // A stride without a common divisor walks all pairs of hexes in a mixed order.
    let hex = |i: u32| HexId((i % hexes) as u16);
    let seen = |i: &u32| {
        let (a, b) = (hex(i.wrapping_mul(7919)), hex(i.wrapping_mul(104_729)));
        book.sees(state, a, b)
    };
    (0..n).filter(seen).count() as u32
}
