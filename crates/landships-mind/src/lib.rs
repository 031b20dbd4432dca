//! What machine players think of a position: a point of victory is worth a hundred.
//!
//! Both sides are judged alike: what they have and in which state, what counts on the map, and what enemies can do where one
//! stands, by the charts. A move or an attack is a chain of small questions, and a look one step ahead sees nothing of what it is
//! for; so each answer is weighed by what the whole chain should come to.
#![forbid(unsafe_code)]

mod character;
mod eye;
mod fire;
mod manner;
mod odds;
mod rank;
mod setup;
mod shells;
mod telling;
mod walk;
mod wheels;
mod worth;

use landships::{Action, Book, Phase, State};
use manner::Manner;
use players::{Judge, NOTHING};
use table::Seat;

/// What players are told of this system.
pub const JUDGE: Judge<Book> = Judge {
    worth: |book, s, seat, _| worth::worth(book, s, seat),
    settled: |_, s| s.stack.is_empty(),
    rank: rank::rank,
    manners: [
        &[
            rank::rank_in::<{ Manner::BOLD }>,
            rank::rank_in::<{ Manner::WARY }>,
            rank::rank_in::<{ Manner::HASTY }>,
            rank::rank_in::<{ Manner::RUSH }>,
            rank::rank_in::<{ Manner::STAY }>,
        ],
        &[
            rank::rank_in::<{ Manner::EARLY }>,
            rank::rank_in::<{ Manner::LATE }>,
        ],
    ],
    plans: true,
    luck: LUCK,
    turn,
    pass: Action::Pass,
    learned: &NOTHING,
    traits: |_, _, _, _| {},
    facts: |_, _, _, _| {},
    characters: character::CHARACTERS,
    likes: None,
    telling: telling::TELLING,
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
