//! What is hidden in Great War Commander alone: Strategy Cards, and the card of HQ Orders (g:S98.b, g:E71).

use crate::kinds::NOBODY;
use crate::state::{HIDDEN, Pile, StrategyDeck};
use table::{Rng, Seat, Set128, Viewer};

impl Pile {
    /// Hides what a viewer does not know of the Strategy Cards and of the card set aside: nobody has seen that one.
    pub fn hide_strategy(&mut self, owner: Seat, viewer: Viewer) {
        for aside in self.aside.iter_mut().filter(|card| **card != NOBODY) {
            if *aside != HIDDEN {
                self.rest.insert(*aside);
            }
            *aside = HIDDEN;
        }
        let looked = match viewer {
            Viewer::Seat(seat) => self.strategy.top_known >> seat.0 & 1 == 1,
            _ => false,
        };
        if !looked {
            self.strategy.top = self.strategy.put_back(self.strategy.top);
        }
        if viewer != Viewer::Seat(owner) {
            self.strategy.held = self.strategy.put_back(self.strategy.held);
            self.strategy.bottom = self.strategy.put_back(self.strategy.bottom);
        }
    }
    /// Deals what is hidden out again.
    pub fn guess_strategy(&mut self, rng: &mut Rng) {
        for aside in self.aside.iter_mut().filter(|card| **card == HIDDEN) {
            *aside = self.rest.nth(rng.below(self.rest.len()));
            self.rest.remove(*aside);
        }
        self.strategy.held = self.strategy.dealt(self.strategy.held, rng);
        self.strategy.top = self.strategy.dealt(self.strategy.top, rng);
        self.strategy.bottom = self.strategy.dealt(self.strategy.bottom, rng);
    }
}

impl StrategyDeck {
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
            strategy: StrategyDeck {
                rest: 0b1_1100_1111,
                held: 4,
                held_count: 1,
                top: 5,
                top_known: 0b01,
                ..StrategyDeck::default()
            },
            ..Pile::default()
        }
    }

    #[test]
    fn each_knows_what_he_has_seen() {
        let [owner, other] = [Seat(0), Seat(1)];
        let (mut his, mut theirs) = (pile(), pile());
        his.hide_strategy(owner, Viewer::Seat(owner));
        assert_eq!(his.aside, [HIDDEN, NOBODY]);
        assert_eq!((his.strategy.held, his.strategy.top), (4, 5));
        assert!(his.rest.has(11));
        theirs.hide_strategy(owner, Viewer::Seat(other));
        let strategy = theirs.strategy;
        assert_eq!(
            (strategy.held, strategy.top, strategy.bottom),
            (HIDDEN, HIDDEN, NOBODY)
        );
        assert_eq!(strategy.rest.count_ones(), 9);
    }

    #[test]
    fn a_guess_is_hidden_like_the_truth() {
        let mut hidden = pile();
        hidden.hide_strategy(Seat(0), Viewer::Everyone);
        for seed in 0..50 {
            let mut guess = hidden;
            guess.guess_strategy(&mut Rng::new(seed));
            assert_eq!(guess.strategy.rest.count_ones(), 7);
            assert_ne!(guess.strategy.held, guess.strategy.top);
            guess.hide_strategy(Seat(0), Viewer::Everyone);
            assert_eq!(guess, hidden);
        }
    }
}
