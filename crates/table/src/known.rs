use crate::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A seat sees its own secrets.
    Seat(Seat),
    /// A spectator sees what is open.
    Everyone,
    /// The referee sees all: cases, finished matches.
    Referee,
}

/// A state in which everything that its viewer may not know is blank. Only
/// [`Known::mask`] makes one, so what takes a `Known` can neither leak nor cheat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Known<S> {
    state: S,
    viewer: Viewer,
}

impl<S> Known<S> {
    /// What `viewer` knows of `state`.
    pub fn mask<G: Game<State = S>>(game: &G, state: &S, viewer: Viewer) -> Self
    where
        S: Clone,
    {
        let mut state = state.clone();
        if viewer != Viewer::Referee {
            game.hide(&mut state, viewer);
        }
        Known { state, viewer }
    }
    /// Whose knowledge this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl<S> Deref for Known<S> {
    type Target = S;
    fn deref(&self) -> &S {
        &self.state
    }
}
