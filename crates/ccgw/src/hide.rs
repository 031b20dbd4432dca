//! What a viewer knows, and a whole position that fits it.

use crate::book::Book;
use crate::state::{Pile, State, foe};
use table::{BySeat, Cards, Known, Rng, Seat, Set128, Viewer};

impl Pile {
    /// Blanks the cards a viewer may not know: the draw pile and hidden hands become one unseen set.
    fn hide(&mut self, viewer: Viewer, active: Seat, cards: &Cards) {
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
        self.renumber(cards);
    }

    /// Copies of one card are alike, but their numbers tell in which order they were dealt. Numbers them anew by
    /// where they lie, so that a hand tells nothing of another.
    fn renumber(&mut self, cards: &Cards) {
        let mut anew = Pile {
            count: self.count,
            drawn_count: self.drawn_count,
            ..Pile::default()
        };
        for class in 0..cards.classes() {
            let copies = cards.copies(class);
            let mut ids = copies.iter();
            let mut lay = |from: Set128, to: &mut Set128| {
                let laid: Set128 = ids.by_ref().take((from & copies).len() as usize).collect();
                *to |= laid;
                laid
            };
            lay(self.out, &mut anew.out);
            lay(self.up, &mut anew.up);
            for seat in [Seat(0), Seat(1)] {
                let seen = self.hand[seat] & self.seen[seat];
                anew.seen[seat] |= lay(seen, &mut anew.hand[seat]);
                lay(self.hand[seat] - seen, &mut anew.hand[seat]);
            }
            lay(self.drawn, &mut anew.drawn);
            lay(self.rest, &mut anew.rest);
        }
        *self = anew;
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
    pub(crate) fn hide(&self, s: &mut State, viewer: Viewer) {
        let active = s.active;
        s.command.hide(viewer, active, &self.command);
        s.combat.hide(viewer, active, &self.combat);
    }

    /// A position that fits what is known.
    pub(crate) fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        let mut s = State::clone(known);
        s.command.deal(rng);
        s.combat.deal(rng);
        s
    }
}
