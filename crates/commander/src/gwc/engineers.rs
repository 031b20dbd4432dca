//! Engineers dig and take Wire away by any Order card (g:3.1.9).

use crate::action::Action;
use crate::book::Book;
use crate::cards::Order;
use crate::ids::{CardId, UnitId};
use crate::kinds::Fort;
use crate::state::State;
use table::{Actions, Legal, No, Teller, no};

impl Book {
    /// g:3.1.9: whether a card of the hand may be spent for the work of Engineers: any Order but Confusion, also one
    /// that could not be given itself, within the Order Capacity.
    fn may_work_by(&self, s: &State, card: CardId) -> Legal {
        let pile = &s.pile[s.active];
        if !pile.hand.has(card) {
            return no(&["O14.1e", "1b"], "no-card-held");
        }
        if s.orders >= self.side(s.active).orders {
            return no(&["5.1a", "1.5a"], "no-orders-left");
        }
        if pile.aside_count() > 0 {
            return no(&["g:E71"], "no-hq-first");
        }
        match self.card(s.active, card).order {
            Order::CommandConfusion => no(&["g:3.1.9", "O19"], "no-confusion"),
            _ => Ok(()),
        }
    }
    /// g:3.1.9: whether a Unit may do such work: Engineers of one's own, neither Demoralised nor activated.
    fn may_work(&self, s: &State, unit: UnitId) -> Legal {
        if !s.on_map[s.active].has(unit) {
            return no(&["O14.1b"], "no-own-unit");
        }
        if !self.is_engineer(s, unit) || s.unit(unit).broken {
            return no(&["g:3.1.9"], "no-engineer");
        }
        if !self.is_fresh(s, unit) {
            return no(&["gloss.activated", "g:3.1.9"], "no-fresh");
        }
        Ok(())
    }
    /// g:3.1.9: whether a Unit may dig itself in by this card.
    pub fn may_dig(&self, s: &State, card: CardId, unit: UnitId) -> Legal {
        self.may_work_by(s, card)?;
        self.may_work(s, unit)?;
        if self.takes_fort(s, s.hex(unit)) {
            Ok(())
        } else {
            Err(No::by(&["g:3.1.9", "F100.3a", "F100.3b"], "no-place").at(s.hex(unit)))
        }
    }
    /// g:3.1.9: whether a Unit may take Wire away by this card.
    pub fn may_unwire(&self, s: &State, card: CardId, unit: UnitId) -> Legal {
        self.may_work_by(s, card)?;
        self.may_work(s, unit)?;
        if s.markers(s.hex(unit)).fort() == Some(Fort::Wire) {
            Ok(())
        } else {
            Err(No::by(&["g:3.1.9"], "no-wire-here").at(s.hex(unit)))
        }
    }
    /// What Engineers may do where an Order is asked for.
    pub fn list_engineers(&self, s: &State, out: &mut Actions<Action>) {
        let able = |unit: &UnitId| self.may_work(s, *unit).is_ok();
        for unit in s.on_map[s.active].iter().filter(able) {
            for card in s.pile[s.active].hand.iter() {
                if self.may_dig(s, card, unit).is_ok() {
                    out.push(Action::Dig(card, unit, false));
                }
                if self.may_unwire(s, card, unit).is_ok() {
                    out.push(Action::Dig(card, unit, true));
                }
            }
        }
    }
    /// g:3.1.9: the card is laid down and the Unit digs, or takes Wire away; it counts as an Order.
    pub fn dig(&self, s: &mut State, card: CardId, unit: UnitId, wire: bool, t: &mut Teller) {
        let seat = s.active;
        s.pile[seat].discard(card);
        s.orders += 1;
        s.activated.insert(unit);
        t.all(|| self.unit_event("engineers", s, unit));
        let hex = s.hex(unit);
        if wire {
            s.markers_mut(hex).set_fort(None);
            t.all(|| self.say("fort-removed").name("hex", self.label(hex)));
        } else {
            self.lay_fort(s, hex, Fort::Foxholes, t);
        }
    }
}
