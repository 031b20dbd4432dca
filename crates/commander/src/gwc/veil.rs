//! What is hidden in Great War Commander alone: Strategy Cards, and the card of HQ Orders (S98.b, E71).

use crate::kinds::NOBODY;
use crate::state::{HIDDEN, Pile, Plans};
use table::{Rng, Seat, Set128, Viewer};

impl Pile {
    /// Hides what a viewer does not know of the Strategy Cards and of the card set aside: nobody has seen that one.
    pub fn hide_plans(&mut self, owner: Seat, viewer: Viewer) {
        for aside in self.aside.iter_mut().filter(|card| **card != NOBODY) {
            if *aside != HIDDEN {
                self.rest.insert(*aside);
            }
            *aside = HIDDEN;
        }
        let looked = match viewer {
            Viewer::Seat(seat) => self.plans.top_known >> seat.0 & 1 == 1,
            _ => false,
        };
        if !looked {
            self.plans.top = self.plans.put_back(self.plans.top);
        }
        if viewer != Viewer::Seat(owner) {
            self.plans.held = self.plans.put_back(self.plans.held);
            self.plans.bottom = self.plans.put_back(self.plans.bottom);
        }
    }
    /// Deals what is hidden out again.
    pub fn guess_plans(&mut self, rng: &mut Rng) {
        for aside in self.aside.iter_mut().filter(|card| **card == HIDDEN) {
            *aside = self.rest.nth(rng.below(self.rest.len()));
            self.rest.remove(*aside);
        }
        self.plans.held = self.plans.dealt(self.plans.held, rng);
        self.plans.top = self.plans.dealt(self.plans.top, rng);
        self.plans.bottom = self.plans.dealt(self.plans.bottom, rng);
    }
}

impl Plans {
    /// A card that is no longer known goes back among the rest; what stands for it.
    fn put_back(&mut self, card: u8) -> u8 {
        match card {
            NOBODY | HIDDEN => card,
            card => {
                self.rest |= 1 << card;
                HIDDEN
            }
        }
    }
    /// The card itself if it is known, else one of the rest.
    fn dealt(&mut self, card: u8, rng: &mut Rng) -> u8 {
        if card != HIDDEN {
            return card;
        }
        let rest = Set128(self.rest.into());
        let card = rest.nth(rng.below(rest.len()));
        self.rest &= !(1 << card);
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine Strategy Cards, one of them held, the top one looked at by its owner; a card set aside.
    fn pile() -> Pile {
        Pile {
            rest: Set128::below(10),
            aside: [11, NOBODY],
            aside_count: 1,
            plans: Plans {
                rest: 0b1_1100_1111,
                held: 4,
                held_count: 1,
                top: 5,
                top_known: 0b01,
                ..Plans::default()
            },
            ..Pile::default()
        }
    }

    #[test]
    fn each_knows_what_he_has_seen() {
        let [owner, other] = [Seat(0), Seat(1)];
        let (mut his, mut theirs) = (pile(), pile());
        his.hide_plans(owner, Viewer::Seat(owner));
        assert_eq!(his.aside, [HIDDEN, NOBODY]);
        assert_eq!((his.plans.held, his.plans.top), (4, 5));
        assert!(his.rest.has(11));
        theirs.hide_plans(owner, Viewer::Seat(other));
        let plans = theirs.plans;
        assert_eq!(
            (plans.held, plans.top, plans.bottom),
            (HIDDEN, HIDDEN, NOBODY)
        );
        assert_eq!(plans.rest.count_ones(), 9);
    }

    #[test]
    fn a_guess_is_hidden_like_the_truth() {
        let mut hidden = pile();
        hidden.hide_plans(Seat(0), Viewer::Everyone);
        for seed in 0..50 {
            let mut guess = hidden;
            guess.guess_plans(&mut Rng::new(seed));
            assert_eq!(guess.plans.rest.count_ones(), 7);
            assert_ne!(guess.plans.held, guess.plans.top);
            guess.hide_plans(Seat(0), Viewer::Everyone);
            assert_eq!(guess, hidden);
        }
    }
}
