//! Machine players, and the games they play against each other.
//!
//! Nothing here knows a system by name. A system tells its players what a position is worth ([`Judge`]); the rest
//! is the contract of [`table::Game`]. A player is given a `Known`, what its seat knows, and where it needs a whole
//! position it guesses one: it cannot look at what is hidden, by type. Only the random player takes a short cut
//! in simulations: what a seat is offered does not depend on what it does not know (a law of
//! `table::conformance`), so it may choose from the list of the whole state.
//!
//! Simulation is the only place with a limit on the length of a game: the rules have none.
#![forbid(unsafe_code)]

mod ahead;
mod arena;
mod blunders;
mod character;
mod choose;
mod clock;
mod heat;
mod judge;
mod ladder;
mod learn;
mod level;
mod lore;
mod machine;
mod mind;
mod one;
mod plan;
mod player;
mod playout;
mod regret;
mod search;
mod sim;
mod stop;
mod teach;
mod thinker;
mod zero;

pub use arena::{Bout, Duel, arena, elo, share};
pub use blunders::{Tried, Trying, possible, tempt};
pub use character::{Character, Likes, nearness};
pub use clock::Clock;
pub use judge::{Facts, Judge, Rank, Traits, WON};
pub use ladder::{Ladder, Score};
pub use learn::{Course, Progress, learn};
pub use level::{Level, Levels, Rung};
pub use lore::{Family, Learned, Lore, NOTHING, starts};
pub use machine::Machine;
pub use mind::{Mind, Seated};
pub use one::{CAP, Played, Times, rng_of, seed_of};
pub use player::{Budget, Player};
pub use regret::{Asked, Making, Mark, Script, Worth, make, regret};
pub use sim::{Games, Ledger, SimReport, play, sim};
pub use stop::{Verdict, verdict};
pub use teach::{Adviser, Advising, Hint, Reviewing, Swing, Telling, review, swing};
pub use thinker::Thinker;
