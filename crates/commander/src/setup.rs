//! Before the first Turn: both sides set up, chits are drawn, hands are dealt.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Placing, Refill, What, Where};
use crate::ids::{CardId, FateCards, UnitId, Units, WeaponId};
use crate::kinds::{NOBODY, OFF};
use crate::offers::weapon_id;
use crate::state::{Markers, Phase, Pile, Place, Radio, State, Unit, Weapon, foe};
use hex::HexId;
use table::{Actions, BySeat, Chance, Legal, List, Question, Seat, Teller, Text, no};

impl Book {
    /// The table before anybody has placed anything.
    pub fn bare_state(&self) -> State {
        let seats = [Seat(0), Seat(1)];
        let mut s = State {
            units: List::default(),
            leaders: Units::EMPTY,
            tanks: Units::EMPTY,
            exited: Units::EMPTY,
            at: List::filled(OFF),
            on_map: BySeat::default(),
            weapons: List::default(),
            radio: BySeat::default(),
            markers: List::default(),
            smokes: 0,
            blazes: 0,
            gases: 0,
            altered: 0,
            zone: BySeat::default(),
            pile: BySeat::default(),
            chits: Default::default(),
            control: self.control,
            vp: self.vp,
            surrender: BySeat::from_fn(|seat| self.side(seat).surrender),
            time: self.time,
            initiative: self.initiative,
            turn: 0,
            active: self.first,
            phase: Phase::Setup,
            orders: 0,
            discards: 0,
            activated: Units::EMPTY,
            op_card: Default::default(),
            routed: BySeat::default(),
            dice: [1, 1],
            shown: CardId::new(0),
            rerolled: false,
            plus: 0,
            hrl: BySeat([None; 2]),
            oa_used: false,
            surrendered: BySeat::default(),
            winner: None,
            stack: List::default(),
        };
        for _ in 0..self.hexes.len() {
            s.markers.push(Markers::default());
        }
        for seat in seats {
            s.pile[seat] = Pile {
                rest: FateCards::below(self.faces[seat.index()].len() as u8),
                ..Pile::default()
            };
            if self.side(seat).strategy {
                s.pile[seat].strategy.rest = (1 << self.strategy_cards[seat.index()].len()) - 1;
            }
            if let Some((fp, load)) = self.side(seat).radio {
                s.radio[seat] = Radio {
                    fp,
                    load,
                    broken: false,
                };
            }
        }
        for &(hex, fort) in &self.fortifications {
            s.markers_mut(hex).set_fort(Some(fort));
        }
        for &(hex, value) in &self.smoke {
            if value == 0 {
                s.markers_mut(hex).ignite();
                s.blazes += 1;
            } else {
                s.markers_mut(hex).set_smoke(value);
                s.smokes += 1;
            }
        }
        s
    }

    /// The scenario before set-up.
    pub fn set_up(&self) -> State {
        let mut s = self.bare_state();
        for posted in &self.posted {
            let place = match (posted.time, posted.hex) {
                (0, OFF) => Place::Reserve,
                (0, _) => Place::Map,
                (time, _) => Place::Time(time),
            };
            let unit = Unit {
                kind: posted.kind,
                seat: posted.seat,
                place,
                veteran: posted.veteran,
                ..Unit::default()
            };
            let unit = self.enlist(&mut s, unit);
            if let Some(weapon) = posted.weapon {
                self.forge(&mut s, posted.seat, weapon, unit);
            }
            if place == Place::Map {
                s.put(unit, posted.hex);
            }
        }
        for seat in [Seat(0), Seat(1)] {
            for &kind in &self.side(seat).weapons {
                s.weapons.push(Weapon {
                    kind,
                    seat,
                    ..Weapon::default()
                });
            }
        }
        s
    }

    /// Who sets up now, and what he places next: units in their order, then Weapons, then Fortifications.
    pub fn setting_up(&self, s: &State) -> Option<(Seat, Setting)> {
        for seat in [self.sets_up, foe(self.sets_up)] {
            let waits = |unit: &UnitId| {
                let u = s.unit(*unit);
                u.seat == seat && u.place == Place::Reserve
            };
            if let Some(unit) = s.all_units().find(waits) {
                return Some((seat, Setting::Unit(unit)));
            }
            let loose = |weapon: &WeaponId| {
                let w = s.weapon(*weapon);
                w.seat == seat && w.by.is_none() && !w.lost
            };
            if let Some(weapon) = s.all_weapons().find(loose) {
                return Some((seat, Setting::Weapon(weapon)));
            }
            let laid = usize::from(s.forts_laid(seat));
            if let Some(&fort) = self.side(seat).forts.get(laid) {
                return Some((seat, Setting::Fort(fort)));
            }
        }
        None
    }
    /// Set-up goes on while something is left to be placed.
    pub fn step_setup(&self, s: &mut State) -> Flow {
        match self.setting_up(s) {
            Some(_) => Flow::Ask,
            None => {
                s.phase = Phase::Deal;
                (s.orders, s.discards) = (0, 0);
                Flow::Next
            }
        }
    }
    /// 8.1.1: units that may still be given a Weapon.
    pub fn bearers(&self, s: &State, seat: Seat, weapon: WeaponId) -> Units {
        let may = |unit: &UnitId| s.carried(*unit).is_none() && self.may_carry(s, weapon, *unit);
        s.on_map[seat].iter().filter(may).collect()
    }

    /// Chits are drawn, hands are dealt, and the first Turn begins.
    pub fn step_deal(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.orders {
            0 => {
                s.chits.open = self.open_chits;
                self.recount(s, t);
                self.open_values(s, t);
                for _ in 0..self.open_draws {
                    self.draw_chit(s, None, c, t);
                }
                for seat in [Seat(0), Seat(1)] {
                    for _ in 0..self.side(seat).secrets {
                        self.draw_chit(s, Some(seat), c, t);
                    }
                }
            }
            1 | 2 => {
                let seat = Seat(s.orders - 1);
                s.orders += 1;
                return Flow::Call(Frame::Refill(Refill {
                    seat,
                    emptied: false,
                    deal: true,
                }));
            }
            _ => {
                // g:1.S.a: a Strategy Card with the opening hand.
                for seat in [Seat(0), Seat(1)] {
                    self.draw_strategy(s, seat, c, t);
                }
                let first = self.first;
                self.begin_turn(s, first, t);
                return Flow::Next;
            }
        }
        s.orders += 1;
        Flow::Next
    }
    /// 7.3.3c: the points of the open chits for who controls objectives from the start.
    fn open_values(&self, s: &mut State, t: &mut Teller) {
        for objective in 0..5u8 {
            let holder = s.control[usize::from(objective)];
            if holder != NOBODY {
                let worth = self.objective_worth(s, objective);
                self.score(s, Seat(holder), worth, "7.3.3c", t);
            }
        }
    }
}

/// What is placed next at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A unit.
    Unit(UnitId),
    /// A Weapon.
    Weapon(WeaponId),
    /// A Fortification.
    Fort(crate::kinds::Fort),
}

/// Where each thing goes at set-up.
pub struct SetUp;

impl Question for SetUp {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        let seat = book.setting_up(s).map_or(s.active, |(seat, _)| seat);
        (seat, "setup")
    }
    fn is_set_up(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let Some((seat, setting)) = book.setting_up(s) else {
            return;
        };
        match setting {
            Setting::Weapon(weapon) => {
                for unit in book.bearers(s, seat, weapon).iter() {
                    out.push(Action::Unit(unit));
                }
            }
            Setting::Unit(unit) => {
                for hex in book.places(s, &set(seat, What::Unit(unit))).iter() {
                    out.push(Action::At(hex));
                }
            }
            Setting::Fort(fort) => {
                for hex in book.places(s, &set(seat, What::Fort(fort))).iter() {
                    out.push(Action::At(hex));
                }
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Unit(_) => no(&["8.1.1", "11.2"], "no-second-weapon"),
            other => book.test_turn(s, other),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let Some((seat, setting)) = book.setting_up(s) else {
            return;
        };
        match (setting, action) {
            (Setting::Unit(unit), Action::At(hex)) => {
                s.put(unit, hex);
                t.all(|| book.unit_event("placed", s, unit)).deed();
            }
            (Setting::Weapon(weapon), Action::Unit(unit)) => {
                book.arm_unit(s, weapon, unit);
                t.all(|| book.weapon_event("weapon-given", s, weapon))
                    .deed();
            }
            (Setting::Fort(fort), Action::At(hex)) => {
                s.count_fort(seat);
                book.lay_fort(s, hex, fort, t);
            }
            (setting, action) => unreachable!("{action:?} is no answer to {setting:?}"),
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        match book.setting_up(s)?.1 {
            Setting::Weapon(_) => s.in_hex(at).first().map(Action::Unit),
            _ => Some(Action::At(at)),
        }
    }
    fn card_meant(&self, book: &Book, s: &State, card: &str) -> Option<Action> {
        book.held(s, card).map(Action::Play)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let (seat, setting) = book.setting_up(s)?;
        let waits = |unit: &&Unit| unit.seat == seat && unit.place == Place::Reserve;
        Some(match setting {
            Setting::Unit(unit) => book
                .say("note-setup-units")
                .text("unit", book.unit_text(s, unit))
                .num("n", s.units.iter().filter(waits).count() as i64),
            Setting::Weapon(weapon) => book
                .say("note-setup-weapon")
                .text("weapon", book.weapon_text(s, weapon)),
            Setting::Fort(fort) => book
                .say("note-setup-fort")
                .text("fort", book.say(&format!("fort-{}", fort.word()))),
        })
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        match book.setting_up(s) {
            Some((_, Setting::Unit(unit))) => vec![unit.into()],
            Some((_, Setting::Weapon(weapon))) => vec![weapon_id(weapon)],
            _ => Vec::new(),
        }
    }
}

fn set(seat: Seat, what: What) -> Placing {
    Placing {
        seat,
        what,
        place: Where::Setup,
        may: false,
    }
}

impl State {
    /// How many Fortifications a side has set up: Orders and discards are not yet counted then.
    fn forts_laid(&self, seat: Seat) -> u8 {
        if seat == Seat(0) {
            self.orders
        } else {
            self.discards
        }
    }
    fn count_fort(&mut self, seat: Seat) {
        if seat == Seat(0) {
            self.orders += 1;
        } else {
            self.discards += 1;
        }
    }
}
