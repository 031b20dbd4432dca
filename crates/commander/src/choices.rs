//! What the Events let their players choose from, and what comes of the choice (E42 to E77).

use crate::action::Action;
use crate::book::Book;
use crate::cards::EventKind;
use crate::events::OVER;
use crate::frame::{Event, Frame, Purpose, Reveal, Roll, Shown};
use crate::kinds::{Arm, Fort, NOBODY, Nation};
use crate::state::{Place, State, foe};
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Seat, Set64, Teller, Text};

/// From what.
impl Book {
    /// The units an Event lets its player choose from.
    pub fn event_units(&self, s: &State, e: &Event, kind: EventKind) -> Set64 {
        let me = e.seat;
        let (own, all) = (s.on_map[me], s.everybody());
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
            // E62, E64
            EventKind::Kia | EventKind::Medic => keep(all, &|unit| s.unit(unit).broken),
            // E66
            EventKind::PrisonersOfWar => keep(own, &|unit| {
                let enemy = |other: u8| self.distance(s.hex(unit), s.hex(other)) == 1;
                s.unit(unit).broken && s.on_map[foe(me)].iter().any(enemy)
            }),
            // E72
            EventKind::ShellShock => self.nearest_units(s, e.hex),
            // E75
            EventKind::SuppressingFire => keep(s.on_map[foe(me)], &|unit| {
                !s.unit(unit).suppressed && self.under_guns(s, me, s.hex(unit))
            }),
            // E58b
            EventKind::Hero => keep(s.of_side(me, e.hex), &|unit| s.unit(unit).broken),
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
        s.everybody()
            .iter()
            .filter(|&unit| s.carried(unit).is_none())
            .collect()
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
    /// E75: whether a hex is in range and sight of a working MG of a side.
    fn under_guns(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let gun = |unit: u8| {
            let weapon = s.carried(unit)?;
            let mg = self.arm(s, weapon).arm == Arm::Mg && self.can_fire(s, weapon);
            (mg && self
                .bears(s, crate::action::Element::Weapon(weapon), hex)
                .is_some())
            .then_some(())
        };
        s.on_map[seat].iter().any(|unit| gun(unit).is_some())
    }
    /// E76a: units on the Casualty Tracks.
    pub fn casualties(&self, s: &State) -> Set64 {
        (0..s.units.len() as u8)
            .filter(|&unit| s.unit(unit).place == Place::Casualty)
            .collect()
    }
}

/// The questions and their answers.
impl Book {
    /// What may be answered in an Event.
    pub fn list_event(&self, s: &State, e: &Event, out: &mut Actions<Action>) {
        let Some(kind) = e.kind else { return };
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
            EventKind::Interrogation => {
                for card in s.pile[foe(e.seat)].hand.iter() {
                    out.push(Action::Take(card));
                }
                out.push(Action::Pass);
            }
            EventKind::Malfunction => {
                for weapon in Set64(self.nearest_weapons(s, e.hex).into()).iter() {
                    out.push(Action::Weapon(weapon));
                }
            }
            EventKind::Scrounge if e.step == 0 => {
                for weapon in Set64(self.scroungeable(s).into()).iter() {
                    out.push(Action::Weapon(weapon));
                }
                out.push(Action::Pass);
            }
            EventKind::Scrounge => units(out, self.unarmed(s)),
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
            EventKind::WalkingWounded => units(out, self.casualties(s)),
            EventKind::WhitePhosphorus if e.step == 0 => {
                for hex in self.places(s, &self.phosphorus(e)).iter() {
                    out.push(Action::At(hex));
                }
                out.push(Action::Pass);
            }
            _ => {
                units(out, self.event_units(s, e, kind));
                if matches!(kind, EventKind::Deploy | EventKind::Hero) {
                    out.push(Action::Pass);
                }
            }
        }
    }
    /// Who answers in an Event: the one who drew it, but for what each does to his own.
    pub fn event_seat(&self, s: &State, e: &Event) -> Seat {
        if e.kind == Some(EventKind::WhitePhosphorus) && e.step == 1 {
            let units = self.event_units(s, e, EventKind::WhitePhosphorus);
            return s.unit(units.first().unwrap_or_default()).seat;
        }
        e.seat
    }

    /// One answer in an Event.
    pub fn answer_event(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let Some(Frame::Event(mut e)) = s.stack.last().copied() else {
            unreachable!("an Event is carried out");
        };
        let kind = e.kind.expect("its card is revealed");
        let mut call = None;
        let step = std::mem::replace(&mut e.step, OVER);
        match (kind, action) {
            (_, Action::Pass) => {}
            (EventKind::AirSupport, Action::At(hex)) => call = Some(Book::breaks(s.in_hex(hex))),
            (EventKind::BattleHarden, Action::Unit(unit)) => {
                s.unit_mut(unit).veteran = true;
                t.all(|| self.unit_event("cce-veteran", s, unit));
            }
            (EventKind::Commissar, Action::Unit(unit)) => {
                (e.unit, e.step) = (unit, 1);
                call = Some(Roll::of(e.seat, Purpose::Commissar));
            }
            (EventKind::Deploy, Action::Unit(unit)) => call = self.deploy(s, unit, t),
            (EventKind::Interdiction | EventKind::SuppressingFire, Action::Unit(unit)) => {
                self.suppress(s, unit, t);
            }
            (EventKind::Interrogation, Action::Take(card)) => {
                let other = foe(e.seat);
                s.pile[other].discard(card);
                t.all(|| {
                    Text::new("cce-lost-card")
                        .text("side", self.side_text(other))
                        .text("card", self.card_text(other, card))
                });
            }
            (EventKind::Kia | EventKind::PrisonersOfWar, Action::Unit(unit)) => {
                self.eliminate(s, unit, t)
            }
            (EventKind::Medic | EventKind::Hero, Action::Unit(unit)) => self.rally(s, unit, t),
            (EventKind::Malfunction, Action::Weapon(weapon)) => self.break_weapon(s, weapon, t),
            (EventKind::Scrounge, Action::Weapon(weapon)) => (e.unit, e.step) = (weapon, 1),
            (EventKind::Scrounge, Action::Unit(unit)) => {
                self.arm_unit(s, e.unit, unit);
                t.all(|| self.weapon_event("cce-weapon-found", s, e.unit));
            }
            (EventKind::Reconnaissance, Action::Chit(chit)) => {
                s.chits.secret[e.seat] &= !(1 << chit);
                s.chits.count[e.seat] -= 1;
                self.open_chit(s, chit, t);
            }
            (EventKind::Sappers, Action::At(hex)) => {
                s.marks_mut(hex).set_fort(None);
                t.all(|| Text::new("cce-fort-removed").name("hex", self.label(hex)));
            }
            (EventKind::ShellShock, Action::Unit(unit)) => {
                call = Some(Book::breaks(Set64::one(unit)))
            }
            (EventKind::WalkingWounded, Action::Unit(unit)) => {
                (e.unit, e.step) = (unit, 1);
                call = Some(Reveal::of(e.seat, Shown::Hex));
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
