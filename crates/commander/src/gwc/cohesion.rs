//! Cohesion (g:3.3.2a, g:3.3.2b, g:3.3.2.1).

use crate::book::Book;
use crate::ids::{UnitId, Units};
use crate::kinds::Class;
use crate::state::{State, foe};
use hex::HexId;
use table::{Seat, Teller};

impl Book {
    /// g:3.3.2a, g:3.3.2b: whether a Formation is in Cohesion.
    pub fn in_cohesion(&self, s: &State, unit: UnitId) -> bool {
        let kind = &self.kinds[usize::from(s.unit(unit).kind)];
        // g:3.3.2a: Leaders and tanks have no Cohesion to lose; agents and Stosstruppen never lose it.
        if !matches!(kind.class, Class::Squad | Class::Team) || kind.more.stosstruppen {
            return true;
        }
        let (seat, hex) = (s.unit(unit).seat, s.hex(unit));
        self.on_edge(hex, self.side(seat).edge)
            || self.is_own_objective(s, seat, hex)
            || s.carried(unit)
                .is_some_and(|weapon| self.functional(s, weapon))
            || self.is_led(s, seat, hex)
    }
    /// g:gloss.friendly: an objective hex that a side controls, with no enemy in it.
    fn is_own_objective(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let mut held = self.objectives.iter().zip(&s.control);
        held.any(|(hexes, &by)| by == seat.0 && hexes.contains(hex))
            && s.of_side(foe(seat), hex).is_empty()
    }
    /// g:3.3.2b: whether a hex lies in the Command radius of a Leader of the side.
    fn is_led(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let mut leaders = (s.leaders & s.on_map[seat]).iter();
        leaders.any(|leader| self.distance(s.hex(leader), hex) <= self.command(s, leader))
    }
    /// g:3.3.2.1: Units of both sides that are out of Cohesion are Suppressed, all at once: nobody is out because
    /// another has just lost the use of his Weapon.
    pub fn suppress_stragglers(&self, s: &mut State, t: &mut Teller) {
        let stray = |unit: &UnitId| !self.in_cohesion(s, *unit) && !s.unit(*unit).suppressed;
        let stragglers: Units = s.everybody().iter().filter(stray).collect();
        if stragglers.is_empty() {
            return;
        }
        t.all(|| {
            let units = stragglers.iter().map(|unit| self.unit_at_text(s, unit));
            self.say("stragglers").list("units", units.collect())
        });
        for unit in stragglers.iter() {
            s.unit_mut(unit).suppressed = true;
        }
    }
}
