//! What is hidden in Great War Commander alone: Strategy Cards, and the card of HQ Orders (g:S98.b, g:E71).

use crate::ids::{CardId, StrategyId};
use crate::state::{Pile, StrategyDeck};
use table::{Rng, Seat, Set64, Viewer};

impl Pile {
    /// Hides what a viewer does not know of the Strategy Cards and of the card set aside: nobody has seen that one.
    pub fn hide_strategy(&mut self, owner: Seat, viewer: Viewer) {
        for aside in self.aside.iter_mut().flatten() {
            if *aside != CardId::HIDDEN {
                self.rest.insert(*aside);
            }
            *aside = CardId::HIDDEN;
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
        let hidden = |card: &&mut CardId| **card == CardId::HIDDEN;
        for aside in self.aside.iter_mut().flatten().filter(hidden) {
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
    fn put_back(&mut self, card: Option<StrategyId>) -> Option<StrategyId> {
        if let Some(card) = card.filter(|&card| card != StrategyId::HIDDEN) {
            self.rest |= card.bit();
        }
        card.and(Some(StrategyId::HIDDEN))
    }
    /// The card itself if it is known, else one of the rest.
    fn dealt(&mut self, card: Option<StrategyId>, rng: &mut Rng) -> Option<StrategyId> {
        if card != Some(StrategyId::HIDDEN) {
            return card;
        }
        let rest = Set64(self.rest.into());
        let card = StrategyId::new(rest.nth(rng.below(rest.len())));
        self.rest &= !card.bit();
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::FateCards;

    fn aside(card: CardId) -> [Option<CardId>; Pile::ASIDE] {
        let mut aside = [None; Pile::ASIDE];
        aside[0] = Some(card);
        aside
    }
    /// Nine Strategy Cards, one of them held, the top one looked at by its owner; a card set aside.
    fn pile() -> Pile {
        Pile {
            rest: FateCards::below(10),
            aside: aside(CardId::new(11)),
            strategy: StrategyDeck {
                rest: 0b1_1100_1111,
                held: Some(StrategyId::new(4)),
                held_count: 1,
                top: Some(StrategyId::new(5)),
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
        assert_eq!(his.aside, aside(CardId::HIDDEN));
        let known = [his.strategy.held, his.strategy.top].map(|card| card.map(StrategyId::number));
        assert_eq!(known, [Some(4), Some(5)]);
        assert!(his.rest.has(CardId::new(11)));
        theirs.hide_strategy(owner, Viewer::Seat(other));
        let strategy = theirs.strategy;
        assert_eq!(
            (strategy.held, strategy.top, strategy.bottom),
            (Some(StrategyId::HIDDEN), Some(StrategyId::HIDDEN), None)
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
