//! Machine players, and the arena in which they play whole games against each other.
//!
//! A player decides from what its seat knows. The arena is the only place with a limit on the length of a
//! game: the rules have none.
#![forbid(unsafe_code)]

mod arena;
mod player;

pub use arena::{CAP, Games, Played, SimReport, play, rng_of, sim};
pub use player::Player;
