//! What is chosen in the Events of Great War Commander.

use crate::action::Action;
use crate::book::Book;
use crate::cards::EventKind;
use crate::events::OVER;
use crate::frame::{Event, Flow, Frame, Going, Retreat};
use crate::kinds::{Class, Fort, Nation, STACK, Terrain};
use crate::state::{State, foe};
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Seat, Set64, Teller};

/// From what.
impl Book {
    /// Those of a set at the least distance.
    fn least(set: Set64, far: impl Fn(u8) -> i32) -> Set64 {
        let nearest = set.iter().map(&far).min();
        set.iter()
            .filter(|&unit| Some(far(unit)) == nearest)
            .collect()
    }
    /// Own Units in Good Order.
    fn ready(&self, s: &State, seat: Seat) -> Set64 {
        s.on_map[seat]
            .iter()
            .filter(|&unit| self.is_unit(s, unit) && self.good_order(s, unit))
            .collect()
    }
    /// gloss.adjacent: whether somebody of a set is beside a Formation, not in its hex.
    fn next_to(&self, s: &State, set: Set64, unit: u8) -> bool {
        set.iter()
            .any(|other| self.distance(s.hex(unit), s.hex(other)) == 1)
    }
    /// Whether somebody of a set is so near to a Formation.
    fn close(&self, s: &State, set: Set64, unit: u8, far: i8) -> bool {
        set.iter()
            .any(|other| self.distance(s.hex(unit), s.hex(other)) <= far)
    }

    /// The Formations an Event lets its player choose from.
    pub fn own_event_units(&self, s: &State, e: &Event, kind: EventKind) -> Set64 {
        let (own, enemy) = (s.on_map[e.seat], s.on_map[foe(e.seat)]);
        let keep = |set: Set64, test: &dyn Fn(u8) -> bool| -> Set64 {
            set.iter().filter(|&unit| test(unit)).collect()
        };
        let unarmed = |unit: u8| {
            self.is_unit(s, unit) && !self.is_agent(s, unit) && s.carried(unit).is_none()
        };
        let edge = self.side(e.seat).edge;
        match kind {
            // E58
            EventKind::Auftragstaktik if e.step == 0 => keep(own & s.leaders, &|unit| {
                s.of_side(foe(e.seat), s.hex(unit)).is_empty()
                    && !self.gates(s, s.hex(unit)).is_empty()
            }),
            // E63
            EventKind::Deserters => {
                let lost = keep(own, &|unit| {
                    self.is_unit(s, unit) && !self.in_cohesion(s, unit)
                });
                Book::least(lost, |unit| self.distance(e.hex, s.hex(unit)).into())
            }
            // E64.1
            EventKind::Deploy if self.may_birth(s) => keep(own, &|unit| {
                let led = !(s.of_side(e.seat, s.hex(unit)) & s.leaders).is_empty();
                self.class(s, unit) == Class::Squad && s.carried(unit).is_some() && led
            }),
            // E65, E66
            EventKind::DevilDogs => keep(own, &|unit| s.unit(unit).broken),
            EventKind::EnAvant => keep(own, &|unit| self.is_unit(s, unit) && s.unit(unit).broken),
            // E67
            EventKind::EngineFailure => Book::least(s.tanks & s.everybody(), |unit| {
                self.distance(e.hex, s.hex(unit)).into()
            }),
            // E69
            EventKind::Promotion => keep(own & s.leaders, &|unit| !s.unit(unit).veteran),
            // E74
            EventKind::Hit => keep(s.everybody(), &|unit| {
                let cover = self.cover_of(s, s.hex(unit), Default::default());
                self.is_unit(s, unit) && !s.unit(unit).suppressed && cover < 1
            }),
            // E76, E80
            EventKind::MachineGunNest if self.light_gun(s, e.seat).is_some() => {
                keep(own, &|unit| unarmed(unit) && self.good_order(s, unit))
            }
            EventKind::MobileFirepower if self.light_gun(s, e.seat).is_some() => {
                keep(own, &|unit| unarmed(unit) && !s.unit(unit).broken)
            }
            // E82
            EventKind::PetardRaquette => {
                let ready = self.ready(s, e.seat);
                keep(enemy, &|unit| self.next_to(s, ready, unit))
            }
            // E83
            EventKind::Raid => {
                let led = |unit: u8| !(s.of_side(e.seat, s.hex(unit)) & s.leaders).is_empty();
                let raiders = keep(self.ready(s, e.seat), &led);
                keep(enemy, &|unit| {
                    self.is_unit(s, unit) && self.close(s, raiders, unit, 2)
                })
            }
            // E84
            EventKind::Prisoners => {
                let guards = keep(own, &|unit| self.is_unit(s, unit) && !s.unit(unit).broken);
                keep(enemy, &|unit| {
                    self.is_unit(s, unit)
                        && !self.in_cohesion(s, unit)
                        && self.next_to(s, guards, unit)
                })
            }
            // E85
            EventKind::LeaderRecalled => Book::least(own & s.leaders, |unit| {
                self.to_edge(s.hex(unit), edge).into()
            }),
            // E90
            EventKind::Scrounge => keep(own, &|unit| {
                unarmed(unit)
                    && (!self.arm(s, e.unit).squad_only || self.class(s, unit) == Class::Team)
            }),
            // E96
            EventKind::Valour => keep(own, &|unit| {
                self.is_unit(s, unit) && !s.unit(unit).veteran && self.next_to(s, enemy, unit)
            }),
            _ => Set64::EMPTY,
        }
    }
    /// E58: the hexes to which one may go from here.
    fn gates(&self, s: &State, from: HexId) -> HexSet256 {
        self.near(from)
            .iter()
            .filter(|&to| !self.is_impassable(s, to))
            .collect()
    }
    /// The hexes an Event lets its player choose from.
    fn own_event_hexes(&self, s: &State, e: &Event, kind: EventKind) -> HexSet256 {
        let own = s.on_map[e.seat];
        let of = |set: Set64| -> HexSet256 { set.iter().map(|unit| s.hex(unit)).collect() };
        match kind {
            // E57
            EventKind::AirSupport => of(s
                .everybody()
                .iter()
                .filter(|&unit| self.is_unit(s, unit))
                .collect()),
            EventKind::Auftragstaktik if e.step == 1 => self.gates(s, s.hex(e.unit)),
            // E60
            EventKind::Blaze => {
                let wood = |hex: &HexId| {
                    matches!(self.terrain(s, *hex), Terrain::Building | Terrain::Woods)
                        && !s.marks(*hex).blaze()
                };
                let far = |hex: HexId| self.distance(e.hex, hex);
                let least = self.map.grid().ids().filter(wood).map(far).min();
                let near = self.map.grid().ids().filter(wood);
                near.filter(|&hex| Some(far(hex)) == least).collect()
            }
            // E68
            EventKind::Fatigue => {
                let edge = crate::steps::opposite(self.side(e.seat).edge);
                of(Book::least(own, |unit| {
                    self.to_edge(s.hex(unit), edge).into()
                }))
            }
            // E78
            EventKind::Marseillaise => of((own - s.tanks)
                .iter()
                .filter(|&unit| s.unit(unit).broken)
                .collect()),
            // E88
            EventKind::LiaisonAgent if !self.has_agent(s, e.seat) => HexSet256::EMPTY,
            EventKind::LiaisonAgent => of(self.hrl(s, e.seat))
                .iter()
                .filter(|&hex| self.figures(s, e.seat, hex) < STACK)
                .collect(),
            // E89
            EventKind::Sappers => {
                let near = self
                    .ready(s, e.seat)
                    .iter()
                    .fold(HexSet256::EMPTY, |set, unit| set | self.near(s.hex(unit)));
                let wire = |hex: &HexId| {
                    s.marks(*hex).fort() == Some(Fort::Wire) || self.takes_fort(s, *hex)
                };
                (near - of(s.on_map[foe(e.seat)]))
                    .iter()
                    .filter(wire)
                    .collect()
            }
            // E95
            EventKind::Trommelfeuer => {
                let chosen: HexSet256 = e.left.iter().map(|n| self.nth_near(e.hex, n)).collect();
                self.near(e.hex) - chosen
            }
            _ => HexSet256::EMPTY,
        }
    }
    /// E77: the nearest functional Weapons as bits, and the nearest tanks that are not Demoralised.
    fn breakable(&self, s: &State, e: &Event) -> (Set64, Set64) {
        let tanks: Set64 = (s.tanks & s.everybody())
            .iter()
            .filter(|&unit| !s.unit(unit).broken)
            .collect();
        let arms: Set64 = (0..s.weapons.len() as u8)
            .filter(|&weapon| self.functional(s, weapon))
            .collect();
        let tank = |unit: u8| self.distance(e.hex, s.hex(unit));
        let arm = |weapon: u8| self.distance(e.hex, s.hex(s.weapon(weapon).by));
        let least = tanks.iter().map(tank).chain(arms.iter().map(arm)).min();
        (
            arms.iter().filter(|&w| Some(arm(w)) == least).collect(),
            tanks.iter().filter(|&u| Some(tank(u)) == least).collect(),
        )
    }
    /// E90: own Weapons on the Casualty Track, as bits.
    fn salvageable(&self, s: &State, seat: Seat) -> Set64 {
        (0..s.weapons.len() as u8)
            .filter(|&weapon| s.weapon(weapon).lost && s.weapon(weapon).seat == seat)
            .collect()
    }
}

/// The questions and their answers.
impl Book {
    /// What may be answered.
    pub fn list_event_here(&self, s: &State, e: &Event, out: &mut Actions<Action>) {
        let Some(kind) = e.kind else { return };
        match kind {
            EventKind::CapturedPlans => {
                for card in s.pile[foe(e.seat)].hand.iter() {
                    out.push(Action::Take(card));
                }
                return;
            }
            EventKind::Malfunction => {
                let (arms, tanks) = self.breakable(s, e);
                arms.iter()
                    .for_each(|weapon| out.push(Action::Weapon(weapon)));
                tanks.iter().for_each(|unit| out.push(Action::Unit(unit)));
                return;
            }
            EventKind::Mechanic => {
                for unit in (s.tanks & s.on_map[e.seat]).iter() {
                    if s.unit(unit).broken {
                        out.push(Action::Unit(unit));
                    }
                    if s.unit(unit).suppressed {
                        out.push(Action::With(unit));
                    }
                }
            }
            EventKind::Raid => {
                for unit in self.own_event_units(s, e, kind).iter() {
                    if e.step == 0 {
                        out.push(Action::Unit(unit));
                    }
                    if !s.unit(unit).suppressed {
                        out.push(Action::With(unit));
                    }
                }
            }
            EventKind::Scrounge if e.step == 0 => {
                for weapon in self.salvageable(s, e.seat).iter() {
                    let bearers = Event { unit: weapon, ..*e };
                    if !self.own_event_units(s, &bearers, kind).is_empty() {
                        out.push(Action::Weapon(weapon));
                    }
                }
            }
            kind => {
                for unit in self.own_event_units(s, e, kind).iter() {
                    out.push(Action::Unit(unit));
                }
                for hex in self.own_event_hexes(s, e, kind).iter() {
                    out.push(Action::At(hex));
                }
            }
        }
        // E65, E66: or the Surrender marker goes one space on.
        if matches!(kind, EventKind::DevilDogs | EventKind::EnAvant) {
            out.push(Action::Item(0));
        }
        if Book::may_decline(kind, e.step) {
            out.push(Action::Pass);
        }
    }
    /// Where the text says that the player may.
    fn may_decline(kind: EventKind, step: u8) -> bool {
        match kind {
            EventKind::AirSupport
            | EventKind::Deploy
            | EventKind::DevilDogs
            | EventKind::EnAvant
            | EventKind::LiaisonAgent
            | EventKind::Mechanic
            | EventKind::Promotion
            | EventKind::Raid
            | EventKind::Sappers => true,
            EventKind::Auftragstaktik | EventKind::Scrounge => step == 0,
            _ => false,
        }
    }

    /// One answer.
    pub fn answer_event_here(
        &self,
        s: &mut State,
        mut e: Event,
        action: Action,
        _c: &mut Chance,
        t: &mut Teller,
    ) {
        let kind = e.kind.expect("its card is revealed");
        let step = std::mem::replace(&mut e.step, OVER);
        let call = match action {
            Action::Pass => None,
            Action::At(hex) => self.event_at(s, &mut e, kind, hex, t),
            Action::Unit(unit) => self.event_unit(s, &mut e, kind, unit, t),
            Action::With(unit) if kind == EventKind::Mechanic => {
                s.unit_mut(unit).suppressed = false;
                t.all(|| self.unit_event("relieved", s, unit));
                None
            }
            // E83: a second one.
            Action::With(unit) => {
                self.suppress(s, unit, t);
                if step == 0 {
                    e.step = 1;
                }
                None
            }
            Action::Take(card) => {
                let other = foe(e.seat);
                s.pile[other].discard(card);
                t.all(|| {
                    self.say("lost-card")
                        .text("side", self.side_text(other))
                        .text("card", self.card_text(other, card))
                });
                e.step = 1;
                None
            }
            Action::Weapon(weapon) if kind == EventKind::Scrounge => {
                (e.unit, e.step) = (weapon, 1);
                None
            }
            Action::Weapon(weapon) => {
                self.break_weapon(s, weapon, t);
                None
            }
            Action::Item(_) => {
                s.surrender[e.seat] += 1;
                t.all(|| {
                    self.say("elan")
                        .text("side", self.side_text(e.seat))
                        .num("n", s.surrender[e.seat])
                });
                None
            }
            other => unreachable!("{other:?} is no answer to {kind:?}"),
        };
        self.put_back(s, Frame::Event(e));
        if let Some(frame) = call {
            s.stack.push(frame);
        }
    }

    /// A Formation is chosen.
    fn event_unit(
        &self,
        s: &mut State,
        e: &mut Event,
        kind: EventKind,
        unit: u8,
        t: &mut Teller,
    ) -> Option<Frame> {
        match kind {
            EventKind::Auftragstaktik => (e.unit, e.step) = (unit, 1),
            EventKind::Deserters => {
                return Some(Frame::Retreat(Retreat {
                    unit,
                    left: 3,
                    twin: [crate::kinds::NOBODY, 0],
                    from: crate::kinds::OFF,
                    going: Going::Still,
                }));
            }
            EventKind::Deploy => self.detach(s, unit, t),
            EventKind::DevilDogs | EventKind::EnAvant | EventKind::Mechanic => {
                self.rally(s, unit, t)
            }
            EventKind::EngineFailure | EventKind::PetardRaquette | EventKind::Raid => {
                return Some(Book::breaks(Set64::one(unit)));
            }
            EventKind::Hit => {
                self.suppress(s, unit, t);
                e.step = 1;
            }
            EventKind::Malfunction => self.suppress(s, unit, t),
            EventKind::Promotion | EventKind::Valour => {
                s.unit_mut(unit).veteran = true;
                t.all(|| self.unit_event("veteran", s, unit));
            }
            EventKind::MachineGunNest | EventKind::MobileFirepower => {
                if let Some(gun) = self.light_gun(s, e.seat) {
                    self.forge(s, e.seat, gun, unit);
                    let weapon = s.unit(unit).weapon;
                    t.all(|| self.weapon_event("weapon-found", s, weapon));
                }
            }
            EventKind::Prisoners => self.eliminate(s, unit, t),
            EventKind::LeaderRecalled => self.recall(s, unit, t),
            EventKind::Scrounge => {
                self.arm_unit(s, e.unit, unit);
                t.all(|| self.weapon_event("weapon-found", s, e.unit));
            }
            other => unreachable!("nobody is chosen in {other:?}"),
        }
        None
    }
    /// A hex is chosen.
    fn event_at(
        &self,
        s: &mut State,
        e: &mut Event,
        kind: EventKind,
        hex: HexId,
        t: &mut Teller,
    ) -> Option<Frame> {
        match kind {
            EventKind::AirSupport => {
                let units = s.in_hex(hex).iter();
                let units: Set64 = units.filter(|&unit| self.is_unit(s, unit)).collect();
                // Germans Demoralise in 1917 alone.
                if self.date[0] == 1917 && self.side(e.seat).nation == Nation::German {
                    return Some(Book::breaks(units));
                }
                units.iter().for_each(|unit| self.suppress(s, unit, t));
            }
            EventKind::Auftragstaktik => return self.take_along(s, e, hex, t),
            EventKind::Blaze => {
                if let Flow::Call(frame) = self.ignite(s, hex, t) {
                    return Some(frame);
                }
            }
            EventKind::Fatigue => {
                let there = s.of_side(e.seat, hex);
                there.iter().for_each(|unit| self.suppress(s, unit, t));
            }
            EventKind::Marseillaise => {
                for unit in (s.of_side(e.seat, hex) - s.tanks).iter() {
                    if s.unit(unit).broken {
                        self.rally(s, unit, t);
                    }
                }
            }
            EventKind::LiaisonAgent => {
                self.recruit_agent(s, e.seat, hex, t);
            }
            EventKind::Sappers => {
                if s.marks(hex).fort() == Some(Fort::Wire) {
                    s.marks_mut(hex).set_fort(None);
                    t.all(|| self.say("fort-removed").name("hex", self.label(hex)));
                } else {
                    self.lay_fort(s, hex, Fort::Wire, t);
                }
            }
            EventKind::Trommelfeuer => {
                let way = (0..6).find(|&n| self.nth_near(e.hex, n) == hex)?;
                e.left.insert(way);
                if (e.left.len() as usize) < self.near(e.hex).len().min(2) {
                    e.step = 1;
                    return None;
                }
                return Some(Book::breaks(self.drum_fire(s, e, t)));
            }
            other => unreachable!("no hex is chosen in {other:?}"),
        }
        None
    }
    /// E58: the Leader and all Units of his hex go to the next.
    fn take_along(&self, s: &mut State, e: &Event, to: HexId, t: &mut Teller) -> Option<Frame> {
        let from = s.hex(e.unit);
        let fit = |unit: &u8| *unit == e.unit || self.is_unit(s, *unit);
        let movers: Set64 = s.of_side(e.seat, from).iter().filter(fit).collect();
        for unit in movers.iter() {
            s.put(unit, to);
            t.all(|| self.unit_event("placed", s, unit));
        }
        self.recount(s, t);
        match self.enter(s, movers, from, to, Going::Enter, t) {
            Flow::Call(frame) => Some(frame),
            _ => None,
        }
    }
}
