//! The decisions of a match, once more in their order.

use super::Match;
use crate::journal::Step;
use crate::{Chance, Game, Known, Seat, Teller, Viewer};

/// An action that stands.
pub struct Decided<G: Game> {
    /// The number of the position it was taken in, as the referee counts them.
    pub number: usize,
    /// Who took it.
    pub seat: Seat,
    /// The whole state before it.
    pub state: G::State,
    /// What was done.
    pub action: G::Action,
}

impl<G: Game> Match<G> {
    /// Every action that stands, in order, each with the state it was taken in. While the match runs this is for its owner alone.
    pub fn decisions(&self) -> impl Iterator<Item = Decided<G>> {
        let mut state = self.state_at(0);
        self.live.iter().map(move |&n| {
            let entry = self.entries.at(n as usize);
            let Step::Do { seat, action, .. } = &entry.step else {
                unreachable!("only actions stand")
            };
            let known = Known::mask(&*self.book, &state, Viewer::Seat(*seat));
            let action = self.book.read(&known, action).expect("the table wrote it");
            let decided = Decided {
                number: n as usize - 1,
                seat: *seat,
                state: state.clone(),
                action,
            };
            let (chance, teller) = (&mut Chance::script(&entry.chance), &mut Teller::silent());
            self.book.apply(&mut state, action, chance, teller);
            decided
        })
    }
}
