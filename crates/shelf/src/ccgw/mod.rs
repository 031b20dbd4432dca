//! Commands & Colours: The Great War.

mod art;
mod dress;

use crate::books::Books;
use crate::shelved::{Shelved, map_of};
use ccgw::Book;
use hex::HexId;
use include_dir::{Dir, include_dir};
use table::Game;

/// The system.
pub(crate) static CCGW: Shelved<Book> = Shelved {
    target: 1e6,
    state_bytes: 1536,
    sights,
    map: map_of::<Book>,
    ground: art::ground,
    position: art::position,
    dress: dress::dress,
    dress_events: dress::events,
    art: draw::miniatures::art,
    sources: &SOURCES,
    apart: &[],
    booklet,
    between: &["movement", "combat", "turn-over"],
    judge: ccgw_mind::JUDGE,
    levels: crate::levels::CCGW,
    books: Books::new(),
};

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../ccgw/src");

/// The first scenario of the French Army booklet.
const FRENCH_ARMY: u16 = 41;

fn sights(book: &Book, state: &<Book as Game>::State, n: u32) -> u32 {
    let hexes = book.map.grid().len() as u32;
    // A stride without a common divisor walks all pairs of hexes in a mixed order.
    let hex = |i: u32| HexId((i % hexes) as u16);
    (0..n)
        .filter(|&i| {
            book.sees(
                state,
                hex(i.wrapping_mul(7919)),
                hex(i.wrapping_mul(104_729)),
            )
        })
        .count() as u32
}

/// What was printed later, for the French Army, is a booklet of its own.
fn booklet(rule: &str) -> &'static str {
    let scenario = rule
        .strip_prefix("scn.")
        .and_then(|rest| rest.split('.').next());
    let later = scenario
        .and_then(|number| number.parse::<u16>().ok())
        .is_some_and(|number| number >= FRENCH_ARMY);
    if later || rule.starts_with("fx.") {
        "french-army"
    } else {
        "base"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_booklets_are_told_apart() {
        assert_eq!(booklet("fx.spec.forward-observer"), "french-army");
        assert_eq!(booklet("scn.41.time"), "french-army");
        assert_eq!(booklet("scn.16.time"), "base");
        assert_eq!(booklet("ter.hill"), "base");
    }
}
