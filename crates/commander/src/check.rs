//! What must hold after every action.

use crate::book::Book;
use crate::kinds::{Class, NOBODY, OFF};
use crate::state::{Phase, Place, State};
use table::{Seat, Set128};

impl Book {
    /// The first invariant that is broken.
    pub fn invariants(&self, s: &State) -> Result<(), String> {
        self.check_units(s)?;
        self.check_weapons(s)?;
        for seat in [Seat(0), Seat(1)] {
            let pile = &s.pile[seat];
            let all = Set128::below(self.faces[seat.index()].len() as u8);
            let sum = pile.rest.len() + pile.out.len() + pile.hand.len();
            if pile.rest | pile.out | pile.hand != all || sum != all.len() {
                return Err(format!("the deck of {} is not whole", self.name(seat)));
            }
            if u32::from(pile.count) != pile.hand.len() {
                return Err(format!("the hand of {} is miscounted", self.name(seat)));
            }
            if pile.count > self.side(seat).posture.hand() {
                return Err(format!(
                    "the hand of {} is too large (1.1)",
                    self.name(seat)
                ));
            }
            if s.chits.secret[seat].count_ones() != u32::from(s.chits.count[seat]) {
                return Err(format!("the chits of {} are miscounted", self.name(seat)));
            }
        }
        self.check_hexes(s)
    }

    fn check_units(&self, s: &State) -> Result<(), String> {
        for unit in 0..s.units.len() as u8 {
            let u = s.unit(unit);
            let name = self.unit_name(s, unit);
            let on_map = s.on_map[u.seat].has(unit);
            if on_map != (u.place == Place::Map) || on_map != (s.hex(unit) != OFF) {
                return Err(format!("{name} is on the map and is not"));
            }
            if on_map && self.is_impassable(s, s.hex(unit)) && !self.is_burning(s) {
                return Err(format!("{name} stands in an impassable hex (T79, T98)"));
            }
            if s.leaders.has(unit) != (self.class(s, unit) == Class::Leader) {
                return Err(format!("{name} is a Leader and is not (3b)"));
            }
            if u.weapon != NOBODY && s.weapon(u.weapon).by != unit {
                return Err(format!("{name} carries what another carries (8.1.1)"));
            }
        }
        let quiet = s.stack.is_empty() && s.phase == Phase::Orders && s.orders == 0;
        if quiet && !self.contested(s).is_empty() {
            return Err("a Turn began with a Melee to fight (O16.4a)".to_owned());
        }
        Ok(())
    }
    fn is_burning(&self, s: &State) -> bool {
        let leaving =
            |frame: &crate::frame::Frame| matches!(frame, crate::frame::Frame::Displace(_));
        s.stack.iter().any(leaving)
    }
    fn check_weapons(&self, s: &State) -> Result<(), String> {
        for (weapon, w) in s.weapons.iter().enumerate() {
            if w.by != NOBODY && usize::from(s.unit(w.by).weapon) != weapon {
                return Err(format!("Weapon {weapon} is carried and is not (8.1.1)"));
            }
            if w.lost && (w.by != NOBODY || w.broken) {
                return Err(format!("Weapon {weapon} is lost and in use (4.2b)"));
            }
        }
        Ok(())
    }
    fn check_hexes(&self, s: &State) -> Result<(), String> {
        let (mut smokes, mut blazes) = (0, 0);
        for hex in self.map.grid().ids() {
            let marks = s.marks(hex);
            let water = self.ground(hex).terrain.is_water();
            smokes += u8::from(marks.smoke() > 0);
            blazes += u8::from(marks.blaze());
            let any = marks.fort().is_some() || marks.smoke() > 0 || marks.blaze();
            if water && any {
                return Err(format!(
                    "something lies in the water of {} (F100.3b)",
                    self.label(hex)
                ));
            }
            if marks.blaze() && (marks.fort().is_some() || marks.smoke() > 0) {
                return Err(format!(
                    "something lies in the fire of {} (8.1.5)",
                    self.label(hex)
                ));
            }
        }
        if (smokes, blazes) != (s.smokes, s.blazes) {
            return Err("Smoke or Blazes are miscounted".to_owned());
        }
        Ok(())
    }
}
