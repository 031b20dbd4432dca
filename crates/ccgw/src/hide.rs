//! What a viewer knows, and a whole position that fits it.

use crate::book::Book;
use crate::state::{Pile, State, foe};
use table::{BySeat, Known, Rng, Seat, Set128, Viewer};

impl Pile {
    /// Blanks the cards a viewer may not know: the draw pile and hidden hands become one unseen set.
    fn hide(&mut self, viewer: Viewer, active: Seat) {
        for seat in [Seat(0), Seat(1)] {
            if viewer == Viewer::Seat(seat) {
                continue;
            }
            // What the viewer has looked at he still knows.
            let known = if viewer == Viewer::Seat(foe(seat)) {
                self.seen[seat]
            } else {
                Set128::EMPTY
            };
            self.rest |= self.hand[seat] - known;
            self.hand[seat] &= known;
        }
        if viewer == Viewer::Everyone {
            self.seen = BySeat::default();
        }
        if viewer != Viewer::Seat(active) {
            self.rest |= std::mem::take(&mut self.drawn);
        }
    }

    /// Deals the unseen set out again, to the known counts.
    fn deal(&mut self, rng: &mut Rng) {
        for seat in [Seat(0), Seat(1)] {
            while self.hand[seat].len() < u32::from(self.count[seat]) {
                let card = self.rest.nth(rng.below(self.rest.len()));
                self.rest.remove(card);
                self.hand[seat].insert(card);
            }
        }
        while self.drawn.len() < u32::from(self.drawn_count) {
            let card = self.rest.nth(rng.below(self.rest.len()));
            self.rest.remove(card);
            self.drawn.insert(card);
        }
    }
}

impl Book {
    /// hq.public, medals and the board are open; hands and draw piles are not (setup.05, setup.06).
    pub fn blank(&self, s: &mut State, viewer: Viewer) {
        let active = s.active;
        s.command.hide(viewer, active);
        s.combat.hide(viewer, active);
    }

    /// A position that fits what is known.
    pub fn fill_in(&self, known: &Known<State>, rng: &mut Rng) -> State {
        let mut s = State::clone(known);
        s.command.deal(rng);
        s.combat.deal(rng);
        s
    }
}
