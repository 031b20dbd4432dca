//! What must hold after every action.

use crate::book::Book;
use crate::ids::{CardId, FateCards, StrategyId};
use crate::kinds::{Class, OFF};
use crate::state::{Load, Phase, Place, State};
use table::Seat;

impl Book {
    /// The first invariant that is broken.
    pub fn check(&self, s: &State) -> Result<(), String> {
        self.check_units(s)?;
        self.check_weapons(s)?;
        for seat in [Seat(0), Seat(1)] {
            let pile = &s.pile[seat];
            let all = FateCards::below(self.faces[seat.index()].len() as u8);
            let known = |card: &CardId| *card != CardId::HIDDEN;
            let aside: FateCards = pile.aside.into_iter().flatten().filter(known).collect();
            let sum = pile.rest.len() + pile.out.len() + pile.hand.len() + aside.len();
            if pile.rest | pile.out | pile.hand | aside != all || sum != all.len() {
                return Err(format!("the deck of {} is not whole", self.name(seat)));
            }
            if u32::from(pile.count) != pile.hand.len() {
                return Err(format!("the hand of {} is miscounted", self.name(seat)));
            }
            if pile.count > self.side(seat).hand() {
                return Err(format!(
                    "the hand of {} is too large (1.1)",
                    self.name(seat)
                ));
            }
            if s.chits.secret[seat].count_ones() != u32::from(s.chits.count[seat]) {
                return Err(format!("the chits of {} are miscounted", self.name(seat)));
            }
        }
        if self.law.strategy {
            self.check_strategy(s)?;
            self.check_great_war(s)?;
        }
        self.check_hexes(s)
    }

    /// g:1.S.a: no Strategy Card is lost, and none is there twice.
    fn check_strategy(&self, s: &State) -> Result<(), String> {
        for seat in [Seat(0), Seat(1)] {
            let strategy = &s.pile[seat].strategy;
            let known = |card: &StrategyId| *card != StrategyId::HIDDEN;
            let one = |card: Option<StrategyId>| card.filter(known).map_or(0, StrategyId::bit);
            let singles = [strategy.held, strategy.top, strategy.bottom].map(one);
            let parts = [strategy.rest, strategy.out, strategy.faceup]
                .into_iter()
                .chain(singles);
            let all = if self.side(seat).strategy {
                (1u16 << self.strategy_cards[seat.index()].len()) - 1
            } else {
                parts.clone().fold(0, |set, part| set | part)
            };
            let sum: u32 = parts.clone().map(u16::count_ones).sum();
            if parts.fold(0, |set, part| set | part) != all || sum != all.count_ones() {
                let name = self.name(seat);
                return Err(format!("the Strategy deck of {name} is not whole"));
            }
            if strategy.held.is_some() != (strategy.held_count == 1) {
                let name = self.name(seat);
                return Err(format!("the Strategy Card of {name} is miscounted"));
            }
        }
        Ok(())
    }
    /// g:8.2.1, g:8.1.1b, g:11.2b, g:O19.2.1.4b: what only Great War Commander forbids.
    fn check_great_war(&self, s: &State) -> Result<(), String> {
        for unit in s.all_units() {
            let name = self.unit_name(s, unit);
            if s.tanks.has(unit) != self.class(s, unit).is_tank() {
                return Err(format!("{name} is a tank and is not (3a)"));
            }
            let weapon = s.carried(unit);
            if weapon.is_some_and(|weapon| !self.may_carry(s, weapon, unit)) {
                return Err(format!("{name} carries what it may not (8.1.1b, 11.2b)"));
            }
            let here = s.is_on_map(unit) && s.tanks.has(unit);
            if here && (s.tanks & s.in_hex(s.hex(unit))).len() > 1 {
                return Err(format!("{name} shares its hex with a tank (8.2.1)"));
            }
        }
        let asked = |frame: &crate::frame::Frame| {
            use crate::frame::Frame;
            matches!(frame, Frame::Barrage(_) | Frame::Situation(_))
        };
        // A game that ends in the middle of a barrage leaves it as it lies.
        let open = s.winner.is_some() || s.stack.iter().any(asked);
        for seat in [Seat(0), Seat(1)] {
            let radio = s.radio[seat];
            let stands = radio.fp > 0 && radio.load == Load::Standing;
            if s.zone[seat].sr != OFF && !stands && !open {
                let name = self.name(seat);
                return Err(format!("a barrage of {name} stands by itself (O19.2.1.4b)"));
            }
        }
        Ok(())
    }

    fn check_units(&self, s: &State) -> Result<(), String> {
        for unit in s.all_units() {
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
            if u.weapon
                .is_some_and(|weapon| s.weapon(weapon).by != Some(unit))
            {
                return Err(format!("{name} carries what another carries (8.1.1)"));
            }
        }
        // A game that ends in the middle of a Melee leaves it unfought.
        let quiet = s.stack.is_empty() && s.phase == Phase::Orders && s.orders == 0;
        if quiet && s.winner.is_none() && !self.contested(s).is_empty() {
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
        for weapon in s.all_weapons() {
            let w = s.weapon(weapon);
            if w.by.is_some_and(|by| s.unit(by).weapon != Some(weapon)) {
                return Err(format!("Weapon {weapon:?} is carried and is not (8.1.1)"));
            }
            if w.lost && (w.by.is_some() || w.broken) {
                return Err(format!("Weapon {weapon:?} is lost and in use (4.2b)"));
            }
        }
        Ok(())
    }
    fn check_hexes(&self, s: &State) -> Result<(), String> {
        let (mut smokes, mut blazes, mut gases, mut altered) = (0, 0, 0, 0);
        for hex in self.map.grid().ids() {
            let markers = s.markers(hex);
            let water = self.terrain(s, hex).is_water();
            smokes += u8::from(markers.smoke() > 0);
            blazes += u8::from(markers.blaze());
            gases += u8::from(markers.gas());
            altered += u8::from(markers.terrain().is_some());
            let any = markers.fort().is_some() || markers.smoke() > 0 || markers.blaze();
            if water && any {
                return Err(format!(
                    "something lies in the water of {} (F100.3b)",
                    self.label(hex)
                ));
            }
            let more = markers.gas() || markers.terrain().is_some();
            if markers.blaze() && (markers.fort().is_some() || markers.smoke() > 0 || more) {
                return Err(format!(
                    "something lies in the fire of {} (8.1.5)",
                    self.label(hex)
                ));
            }
        }
        if (smokes, blazes) != (s.smokes, s.blazes) {
            return Err("Smoke or Blazes are miscounted".to_owned());
        }
        if (gases, altered) != (s.gases, s.altered) {
            return Err("Gas or changed ground is miscounted".to_owned());
        }
        Ok(())
    }
}
