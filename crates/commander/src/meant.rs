//! What a click would be if it were legal: so that one that is not can be answered with the rule.

use crate::action::Action;
use crate::book::Book;
use crate::ids::{CardId, Units};
use crate::state::State;
use hex::HexId;
use table::{Click, Clicked, Seat};

impl Book {
    /// The action meant by these clicks, the last of which was made now.
    pub fn meant(&self, s: &State, clicks: &[Click]) -> Option<Action> {
        if s.winner.is_some() {
            return None;
        }
        match Clicked::last(clicks, self.map.grid())? {
            Clicked::Card(word) => self.card_meant(s, word),
            Clicked::Hex { at, from } => self.question(s).meant(self, s, from, at),
            Clicked::Piece(_) | Clicked::Way { .. } => None,
        }
    }

    /// A card: what the question would do with it, else playing it for its Action.
    fn card_meant(&self, s: &State, word: &str) -> Option<Action> {
        let question = self.question(s);
        let seat = question.asked(self, s).0;
        if let Some(played) = self.strategy_meant(s, seat, word) {
            return Some(played);
        }
        let own = question.card_meant(self, s, word);
        own.or_else(|| self.held(s, word).map(Action::Card))
    }
    /// The card of that name in the hand of who is asked.
    pub fn held(&self, s: &State, word: &str) -> Option<CardId> {
        let seat = self.asked(s).0;
        let mut held = s.pile[seat].hand.iter();
        held.find(|&card| self.card_name(seat, card) == word)
    }
    /// g:S98.1: a Strategy Card: the first thing that it offers.
    fn strategy_meant(&self, s: &State, seat: Seat, word: &str) -> Option<Action> {
        let held = s.pile[seat].strategy.held;
        let face = self.strategy_face(seat, held)?;
        (face.name == word).then_some(Action::Situation(held?, *face.situation.choices().start()))
    }

    /// One of those in a hex: of the side that is asked, if it has one there.
    pub fn unit_meant(&self, s: &State, at: HexId) -> Option<Action> {
        let own = s.of_side(self.asked(s).0, at).first();
        own.or_else(|| s.in_hex(at).first()).map(Action::Unit)
    }
    /// A step of one that is ready: from the hex clicked before, or of the only group there is.
    pub fn step_meant(
        &self,
        s: &State,
        ready: Units,
        all: Units,
        from: Option<HexId>,
        at: HexId,
    ) -> Option<Action> {
        let seat = s.active;
        let of = |hex: HexId| {
            let there = s.of_side(seat, hex);
            (there & ready).first().or_else(|| there.first())
        };
        if let Some(unit) = from.and_then(of) {
            return Some(Action::Step(unit, at));
        }
        // One group on its way: where it should go.
        let hexes: Vec<HexId> = (ready & all).iter().map(|unit| s.hex(unit)).collect();
        match (hexes.as_slice(), of(at)) {
            ([first, rest @ ..], None) if rest.iter().all(|hex| hex == first) => {
                Some(Action::Step((ready & all).first()?, at))
            }
            // Somebody who cannot go now: any way will tell why.
            (_, Some(unit)) => {
                let to = self.near(at).first()?;
                Some(Action::Step(unit, to))
            }
            _ => None,
        }
    }
}
