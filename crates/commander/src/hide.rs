//! What a viewer knows, and a whole position that fits it (1.2a, 7.3.3a).

use crate::book::Book;
use crate::ids::FateCards;
use crate::state::State;
use table::{Known, Rng, Seat, Set128, Viewer};

impl Book {
    /// Hands, draw decks and secret chits are hidden; everything else is open.
    pub fn hide(&self, s: &mut State, viewer: Viewer) {
        for seat in [Seat(0), Seat(1)] {
            if self.law.strategy {
                s.pile[seat].hide_strategy(seat, viewer);
            }
            if viewer == Viewer::Seat(seat) {
                continue;
            }
            let pile = &mut s.pile[seat];
            // E61: what he has looked at he still knows.
            let known = match viewer {
                Viewer::Seat(_) => pile.seen,
                _ => FateCards::EMPTY,
            };
            pile.rest |= pile.hand - known;
            pile.hand &= known;
            if viewer == Viewer::Everyone {
                pile.seen = FateCards::EMPTY;
            }
            s.chits.secret[seat] = 0;
        }
    }
    /// A position that fits what is known: unseen cards and chits are dealt out again.
    pub fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        let mut s = State::clone(known);
        for seat in [Seat(0), Seat(1)] {
            let pile = &mut s.pile[seat];
            pile.guess_strategy(rng);
            while pile.hand.len() < u32::from(pile.count) {
                let card = pile.rest.nth(rng.below(pile.rest.len()));
                pile.rest.remove(card);
                pile.hand.insert(card);
            }
            while s.chits.secret[seat].count_ones() < u32::from(s.chits.count[seat]) {
                let held = s.chits.open | s.chits.secret.0[0] | s.chits.secret.0[1];
                let secret = |chit: &u8| held >> chit & 1 == 0 && self.chits[usize::from(*chit)].2;
                let left: Set128 = (0..self.chits.len() as u8).filter(secret).collect();
                let chit = left.nth(rng.below(left.len()));
                s.chits.secret[seat] |= 1 << chit;
            }
        }
        s
    }
}
