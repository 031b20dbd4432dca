//! Machine players, and the arena in which they play whole games against each other.
//!
//! The random player takes any action of the list. The arena lists from the whole state, which is faster than
//! blanking it first and comes to the same: what a seat is offered does not depend on what it does not know
//! (a law of `table::conformance`). A player that looks at more than the list must be given a `Known`.
//!
//! The arena is the only place with a limit on the length of a game: the rules have none.
#![forbid(unsafe_code)]

mod arena;
mod player;

pub use arena::{CAP, Games, Played, SimReport, play, rng_of, sim};
pub use player::Player;
