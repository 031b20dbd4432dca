//! The mind of La Grande Guerre: what machine players are told of it besides its rules.
//!
//! `judge` says what a position is worth, `rank` has a quick opinion on every answer; both look at the board through `eye`
//! and at what units can do to each other through `blows`, count by `odds` and weigh by `weights`. `lore` names what is
//! learned by play besides, `telling` is for who teaches.
#![forbid(unsafe_code)]

mod blows;
mod character;
mod eye;
#[cfg(test)]
mod honest;
mod judge;
mod lore;
mod odds;
mod rank;
mod telling;
mod weights;

pub use judge::JUDGE;
