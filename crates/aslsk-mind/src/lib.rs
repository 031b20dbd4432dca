//! What machine players think of a position: a First Line squad is worth about fifty points.
//!
//! Both sides are judged alike: what they have and in which state, the ground they stand on, what enemies can do to them there,
//! and what wins the scenario, by the clock. A move, an attack, a Close Combat is a chain of small questions, and a look one step
//! ahead sees nothing of what it is for; so each answer is weighed by what the whole chain should come to.
#![forbid(unsafe_code)]

mod atlas;
mod character;
mod close;
mod eye;
mod fire;
mod goals;
mod lore;
mod manner;
mod odds;
mod price;
mod rally;
mod rank;
mod rout;
mod setup;
mod shots;
mod telling;
#[cfg(test)]
mod tests;
mod walk;
mod wheels;
mod worth;

use aslsk::{Action, Book, Phase, State};
use manner::Manner;
use players::Judge;
use table::Seat;

/// What players are told of this system.
pub const JUDGE: Judge<Book> = Judge {
    worth: worth::worth,
    settled: |_, s| s.stack.is_empty(),
    rank: rank::rank,
    manners: [
        &[
            rank::rank_in::<{ Manner::BOLD }>,
            rank::rank_in::<{ Manner::WARY }>,
            rank::rank_in::<{ Manner::FIRING }>,
            rank::rank_in::<{ Manner::MOVING }>,
            rank::rank_in::<{ Manner::HASTY }>,
            rank::rank_in::<{ Manner::SLOW }>,
            rank::rank_in::<{ Manner::GUNNERS }>,
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
    learned: &lore::LEARNED,
    traits: lore::traits,
    facts: lore::facts,
    characters: character::CHARACTERS,
    likes: None,
    telling: telling::TELLING,
};

/// What two Player Turns come to differs so much for luck alone.
const LUCK: f64 = 60.0;
/// Inside, a First Line squad is worth about seventeen; players are told so many times that.
const SCALE: f64 = 3.0;

/// Player Turns are counted; while both sides set up none has begun.
fn turn(book: &Book, s: &State) -> (u32, Seat) {
    match s.phase {
        Phase::SetUp => (0, s.active),
        _ => {
            let second = u32::from(s.active != book.first);
            (2 * u32::from(s.turn) - 1 + second, s.active)
        }
    }
}
