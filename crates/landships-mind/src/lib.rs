//! What machine players think of a position: a point of victory is worth a hundred.
//!
//! Plain as yet: the points of the scenario, what each side has left, and how far its men are from what counts. `worth` has the
//! position, `rank` the opinion on single answers.
#![forbid(unsafe_code)]

mod rank;
mod worth;

use landships::{Action, Book, Phase, State};
use players::Judge;
use table::Seat;

/// What players are told of this system.
pub const JUDGE: Judge<Book> = Judge {
    worth: worth::worth,
    settled: |_, s| s.stack.is_empty(),
    rank: rank::rank,
    manners: [&[], &[]],
    plans: false,
    luck: LUCK,
    turn,
    pass: Action::Pass,
};

/// What two player-turns come to differs so much for luck alone.
const LUCK: f64 = 150.0;

/// Player-turns are counted, with the Air phase as part of the first player's; while both sides set up none has begun.
fn turn(book: &Book, s: &State) -> (u32, Seat) {
    match s.phase {
        Phase::SetUp => (0, s.active),
        _ => {
            let second = u32::from(s.active != book.first);
            (2 * u32::from(s.turn) - 1 + second, s.active)
        }
    }
}
