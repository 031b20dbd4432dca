//! Telling people which answer would have been better, by how much, and why.
//!
//! Answers are measured as a search measures its own: each is played on with the same guess at what is hidden and the same luck, to
//! the end of the next turn. What it is worth there is turned into the part of matches that are won, by a scale which is set so
//! that it agrees with matches played on to their end. The reasons are what differs by then: who is lost, what is gained, who holds
//! what. They are read from the views of those positions, so that every system has them by its views alone.

mod adviser;
mod compare;
mod facts;
mod lines;
mod review;
mod scale;
mod swing;
mod trial;
mod why;

pub use adviser::{Adviser, Advising, Hint};
pub use review::{Reviewing, review};
pub use swing::{Swing, swing};

use table::Game;

/// What a teacher is told of a system besides what players are.
pub struct Telling<G: Game> {
    /// In these places of a view lies what is lost; what is in a view no more is lost too.
    pub lost: &'static [&'static str],
    /// With one of these words beside it in a view a unit can do little for a while.
    pub shaken: &'static [&'static str],
    /// By this name a view has how many are left of a unit; nothing if it has no such number.
    pub strength: &'static str,
    /// How many enemies could attack a piece of this number where it stands.
    pub attackers: fn(&G, &G::State, u16) -> usize,
    /// Of what is played for, medals or points, so much is much.
    pub much: f64,
    /// So many points make the odds of winning e times as good.
    pub swing: f64,
}

impl<G: Game> Clone for Telling<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Telling<G> {}
