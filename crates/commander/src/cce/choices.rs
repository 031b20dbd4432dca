//! What the Events of Combat Commander: Europe alone let their players choose from, and what comes of the choice.

use crate::action::Action;
use crate::book::Book;
use crate::cards::EventKind;
use crate::events::OVER;
use crate::frame::{Event, Frame, Purpose, Roll};
use crate::kinds::{Fort, NOBODY, Nation};
use crate::state::{State, foe};
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Seat, Set64, Teller};

/// From what.
impl Book {
    /// The units an Event lets its player choose from.
    pub fn event_units_of_europe(&self, s: &State, e: &Event, kind: EventKind) -> Set64 {
        let (own, all) = (s.on_map[e.seat], s.everybody());
        let keep = |set: Set64, test: &dyn Fn(u8) -> bool| -> Set64 {
            set.iter().filter(|&unit| test(unit)).collect()
        };
        match kind {
            // E44
            EventKind::BattleHarden => keep(own, &|unit| !s.unit(unit).veteran),
            // E50
            EventKind::Commissar => keep(self.russians(s), &|unit| s.unit(unit).broken),
            // E52.1
            EventKind::Deploy if self.may_birth(s) => keep(own, &|unit| self.is_squad(s, unit)),
            // E60
            EventKind::Interdiction => keep(all, &|unit| {
                !s.unit(unit).suppressed && self.cover_of(s, s.hex(unit), Default::default()) < 1
            }),
            // E64
            EventKind::Medic => keep(all, &|unit| s.unit(unit).broken),
            // E72
            EventKind::ShellShock => self.nearest_units(s, e.hex),
            // E77b
            EventKind::WhitePhosphorus => {
                let there = s.in_hex(e.hex) & Set64(e.left.0);
                let inactive = there & s.on_map[foe(s.active)];
                if inactive.is_empty() { there } else { inactive }
            }
            _ => Set64::EMPTY,
        }
    }
    fn russians(&self, s: &State) -> Set64 {
        let seats = [Seat(0), Seat(1)].into_iter();
        seats
            .filter(|&seat| self.side(seat).nation == Nation::Russian)
            .fold(Set64::EMPTY, |set, seat| set | s.on_map[seat])
    }
    /// E72: the nearest units of either side.
    fn nearest_units(&self, s: &State, hex: HexId) -> Set64 {
        let far = |unit: u8| self.distance(hex, s.hex(unit));
        let least = s.everybody().iter().map(far).min();
        s.everybody()
            .iter()
            .filter(|&unit| Some(far(unit)) == least)
            .collect()
    }
    /// E63: the nearest unbroken Weapons of either side, as bits.
    pub fn nearest_weapons(&self, s: &State, hex: HexId) -> u32 {
        let works = |weapon: &u8| {
            let w = s.weapon(*weapon);
            !w.broken && w.by != NOBODY && s.is_on_map(w.by)
        };
        let all = || (0..s.weapons.len() as u8).filter(works);
        let far = |weapon: u8| self.distance(hex, s.hex(s.weapon(weapon).by));
        let least = all().map(far).min();
        all()
            .filter(|&weapon| Some(far(weapon)) == least)
            .fold(0, |set, weapon| set | 1 << weapon)
    }
    /// E71: Weapons in the Weapons box, as bits.
    pub fn scroungeable(&self, s: &State) -> u32 {
        (0..s.weapons.len() as u8)
            .filter(|&weapon| s.weapon(weapon).lost)
            .fold(0, |set, weapon| set | 1 << weapon)
    }
    /// E71: units without a Weapon.
    pub fn unarmed(&self, s: &State) -> Set64 {
        let fit = |unit: &u8| s.carried(*unit).is_none();
        s.everybody().iter().filter(fit).collect()
    }
    /// E70: hexes with Mines or Wire.
    pub fn sappable(&self, s: &State) -> HexSet256 {
        let laid = |hex: &HexId| matches!(s.marks(*hex).fort(), Some(Fort::Mines | Fort::Wire));
        self.map.grid().ids().filter(laid).collect()
    }
    /// E43: the random hex, or the nearest hexes with units.
    pub fn bombed(&self, s: &State, e: &Event) -> HexSet256 {
        if !s.in_hex(e.hex).is_empty() {
            return HexSet256::of(e.hex);
        }
        self.nearest_units(s, e.hex)
            .iter()
            .map(|unit| s.hex(unit))
            .collect()
    }
}

/// The questions and their answers.
impl Book {
    /// What may be answered in an Event.
    pub fn list_event_of_europe(
        &self,
        s: &State,
        e: &Event,
        kind: EventKind,
        out: &mut Actions<Action>,
    ) {
        let units = |out: &mut Actions<Action>, set: Set64| {
            set.iter().for_each(|unit| out.push(Action::Unit(unit)));
        };
        match kind {
            EventKind::AirSupport => {
                for hex in self.bombed(s, e).iter() {
                    out.push(Action::At(hex));
                }
                out.push(Action::Pass);
            }
            EventKind::Malfunction => {
                for weapon in Set64(self.nearest_weapons(s, e.hex).into()).iter() {
                    out.push(Action::Weapon(weapon));
                }
            }
            EventKind::Scrounge if e.step == 0 => {
                let bearers = self.unarmed(s);
                let fit = |weapon: &u8| bearers.iter().any(|unit| self.may_carry(s, *weapon, unit));
                let arms = Set64(self.scroungeable(s).into());
                for weapon in arms.iter().filter(fit) {
                    out.push(Action::Weapon(weapon));
                }
                out.push(Action::Pass);
            }
            EventKind::Scrounge => {
                let fit = |unit: &u8| self.may_carry(s, e.unit, *unit);
                units(out, self.unarmed(s).iter().filter(fit).collect());
            }
            EventKind::Reconnaissance => {
                for chit in 0..self.chits.len() as u8 {
                    if s.chits.secret[e.seat] >> chit & 1 == 1 {
                        out.push(Action::Chit(chit));
                    }
                }
            }
            EventKind::Sappers => {
                for hex in self.sappable(s).iter() {
                    out.push(Action::At(hex));
                }
                out.push(Action::Pass);
            }
            EventKind::WhitePhosphorus if e.step == 0 => {
                for hex in self.places(s, &self.phosphorus(e)).iter() {
                    out.push(Action::At(hex));
                }
                out.push(Action::Pass);
            }
            _ => {
                units(out, self.event_units(s, e, kind));
                if kind == EventKind::Deploy {
                    out.push(Action::Pass);
                }
            }
        }
    }

    /// One answer in an Event.
    pub fn answer_event_of_europe(
        &self,
        s: &mut State,
        mut e: Event,
        action: Action,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let kind = e.kind.expect("its card is revealed");
        let mut call = None;
        let step = std::mem::replace(&mut e.step, OVER);
        match (kind, action) {
            (_, Action::Pass) => {}
            (EventKind::AirSupport, Action::At(hex)) => call = Some(Book::breaks(s.in_hex(hex))),
            (EventKind::BattleHarden, Action::Unit(unit)) => {
                s.unit_mut(unit).veteran = true;
                t.all(|| self.unit_event("veteran", s, unit));
            }
            (EventKind::Commissar, Action::Unit(unit)) => {
                (e.unit, e.step) = (unit, 1);
                call = Some(Roll::of(e.seat, Purpose::Commissar));
            }
            (EventKind::Deploy, Action::Unit(unit)) => call = self.deploy(s, unit, t),
            (EventKind::Interdiction, Action::Unit(unit)) => self.suppress(s, unit, t),
            (EventKind::Medic, Action::Unit(unit)) => self.rally(s, unit, t),
            (EventKind::Malfunction, Action::Weapon(weapon)) => self.break_weapon(s, weapon, t),
            (EventKind::Scrounge, Action::Weapon(weapon)) => (e.unit, e.step) = (weapon, 1),
            (EventKind::Scrounge, Action::Unit(unit)) => {
                self.arm_unit(s, e.unit, unit);
                t.all(|| self.weapon_event("weapon-found", s, e.unit));
            }
            (EventKind::Reconnaissance, Action::Chit(chit)) => {
                s.chits.secret[e.seat] &= !(1 << chit);
                s.chits.count[e.seat] -= 1;
                self.open_chit(s, chit, t);
            }
            (EventKind::Sappers, Action::At(hex)) => {
                s.marks_mut(hex).set_fort(None);
                t.all(|| self.say("fort-removed").name("hex", self.label(hex)));
            }
            (EventKind::ShellShock, Action::Unit(unit)) => {
                call = Some(Book::breaks(Set64::one(unit)))
            }
            (EventKind::WhitePhosphorus, Action::At(hex)) => {
                self.lay_smoke(s, hex, c, t);
                (e.hex, e.step, e.left) = (hex, 1, s.in_hex(hex));
            }
            (EventKind::WhitePhosphorus, Action::Unit(unit)) => {
                // E77b: one of each side.
                e.left = e.left - s.on_map[s.unit(unit).seat];
                e.step = step;
                call = Some(Book::breaks(Set64::one(unit)));
            }
            (kind, action) => unreachable!("{action:?} is no answer to {kind:?}"),
        }
        self.put_back(s, Frame::Event(e));
        if let Some(frame) = call {
            s.stack.push(frame);
        }
    }
}
