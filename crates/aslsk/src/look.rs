//! What things look like, for who draws them: in the types of the rules, so that no word of a view is read again.

mod hull;

pub use hull::Hull;

use crate::book::Book;
use crate::catalog::Ordnance;
use crate::data::{Barrel, Class, Family, Size};
use crate::ids::{Piece, Sort};
use crate::shot::corner;
use crate::state::{ArmMarks, CarMarks, GONE, Marks, SmokeKind, State};
use hex::{Heading, HexId};
use std::collections::BTreeMap;
use table::{ArcView, Seat, Text};

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieLook {
    /// What it shows.
    pub n: u8,
    /// The coloured one of a DR.
    pub coloured: bool,
}

/// Whose colours a counter has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Nation {
    German,
    Russian,
    American,
    British,
    French,
    Italian,
    Finnish,
    Hungarian,
}

impl Nation {
    /// The nation of that name; where none is known, the colours of a seat.
    fn of(word: &str, seat: Seat) -> Nation {
        match word {
            "german" => Nation::German,
            "russian" => Nation::Russian,
            "american" => Nation::American,
            "british" => Nation::British,
            "french" => Nation::French,
            "italian" => Nation::Italian,
            "finnish" => Nation::Finnish,
            "hungarian" => Nation::Hungarian,
            _ if seat == Seat(0) => Nation::German,
            _ => Nation::Russian,
        }
    }
}

/// A counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PieceLook {
    /// Of infantry.
    Man(ManLook),
    /// Of a Support Weapon.
    Arm(ArmLook),
    /// Of a Gun.
    Gun(GunLook),
    /// Of a vehicle.
    Car(CarLook),
}

/// What fire left on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fired {
    Not,
    Prep,
    First,
    Final,
    Intensive,
    Bounding,
}

/// The counter of a unit of infantry, as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct ManLook {
    pub nation: Nation,
    pub size: Size,
    pub class: Class,
    pub fp: u8,
    pub range: u8,
    /// Of the side that is up.
    pub morale: u8,
    pub leadership: i8,
    pub smoke: u8,
    pub assault_fire: bool,
    pub no_elr: bool,
    pub self_rally: bool,
    /// It has machine pistols: short of range and strong.
    pub pistols: bool,
    pub fired: Fired,
    pub broken: bool,
    pub dm: bool,
    pub pinned: bool,
    pub cx: bool,
    pub wounded: bool,
    pub melee: bool,
    pub moved: bool,
}

/// The counter of a Support Weapon.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct ArmLook {
    pub nation: Nation,
    pub family: Family,
    /// Its firepower, or the calibre of a mortar.
    pub fp: u8,
    pub least: u8,
    pub most: u8,
    pub rof: u8,
    pub portage: u8,
    pub fired: Fired,
    pub malfunctioned: bool,
    pub unpossessed: bool,
    pub placed: bool,
    /// Who has it.
    pub by: Option<u16>,
}

/// The barrel of a Gun or a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarrelLook {
    /// In millimetres.
    pub calibre: u16,
    /// How long.
    pub length: Barrel,
}

/// The counter of a Gun.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct GunLook {
    pub nation: Nation,
    pub family: Family,
    pub barrel: BarrelLook,
    pub mount_360: bool,
    pub faces: Heading,
    pub fired: Fired,
    pub malfunctioned: bool,
    pub unpossessed: bool,
    pub emplaced: bool,
    pub hidden: bool,
    pub moved: bool,
    /// Who has it.
    pub by: Option<u16>,
}

/// The counter of a vehicle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct CarLook {
    pub nation: Nation,
    pub hull: Hull,
    /// What it is called, shortly.
    pub name: String,
    /// Its main armament; none where that is a machine gun.
    pub barrel: Option<BarrelLook>,
    pub vca: Heading,
    pub tca: Heading,
    pub fired: Fired,
    pub wreck: bool,
    pub exposed: bool,
    pub motion: bool,
    pub moved: bool,
    pub bogged: bool,
    pub mired: bool,
    pub immobile: bool,
    pub stun: bool,
    pub shaken: bool,
    pub shock: bool,
    pub uk: bool,
    pub recall: bool,
    pub low_ammo: bool,
    pub malfunctioned: bool,
    pub disabled: bool,
    /// A machine gun of it is out of order.
    pub mg_out: bool,
}

/// What lies in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkLook {
    /// Smoke.
    Smoke(SmokeKind),
    /// Residual firepower.
    Residual(u8),
    /// A target that is acquired, so well.
    Acquired(u8),
}

/// The number of an objective, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectiveLook(pub u8);

/// What is counted beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackLook {
    /// Units on the map.
    Units,
    /// The Experience Level Rating.
    Elr,
    /// Objectives held.
    Held,
    /// Points that left the map.
    Exited,
    /// Points lost by the enemy.
    Killed,
}

/// So many letters of a name stand on a counter.
const LETTERS: usize = 9;

/// A name without its first words, until it is short enough.
fn short(name: &str) -> String {
    let mut rest = name;
    while rest.chars().count() > LETTERS {
        match rest.split_once(' ') {
            Some((_, after)) => rest = after,
            None => return rest.chars().take(LETTERS).collect(),
        }
    }
    rest.to_owned()
}

impl BarrelLook {
    fn of(ordnance: &Ordnance) -> BarrelLook {
        BarrelLook {
            calibre: ordnance.calibre,
            length: ordnance.barrel,
        }
    }
}

fn fired_man(marks: Marks) -> Fired {
    match () {
        () if marks.any(Marks::PREP) => Fired::Prep,
        () if marks.any(Marks::FINAL) => Fired::Final,
        () if marks.any(Marks::FIRST) => Fired::First,
        () => Fired::Not,
    }
}

fn fired_arm(marks: ArmMarks) -> Fired {
    match () {
        () if marks.any(ArmMarks::INTENSIVE) => Fired::Intensive,
        () if marks.any(ArmMarks::PREP) => Fired::Prep,
        () if marks.any(ArmMarks::FINAL) => Fired::Final,
        () if marks.any(ArmMarks::FIRST) => Fired::First,
        () => Fired::Not,
    }
}

fn fired_car(marks: CarMarks) -> Fired {
    match () {
        () if marks.any(CarMarks::INTENSIVE) => Fired::Intensive,
        () if marks.any(CarMarks::BOUNDING) => Fired::Bounding,
        () if marks.any(CarMarks::PREP) => Fired::Prep,
        () if marks.any(CarMarks::FINAL) => Fired::Final,
        () if marks.any(CarMarks::FIRST) => Fired::First,
        () => Fired::Not,
    }
}

/// The arc of what points at a corner: between the sides beside it (2.0.vca-tca, 3.2.4.v).
fn arc(key: &'static str, at: Heading, turns: bool) -> ArcView {
    let [from, to] = at.sides().map(Heading::side);
    ArcView {
        text: Text::new(key),
        from,
        to,
        turns,
        beside: false,
    }
}

impl Book {
    /// The counter of a piece.
    pub(crate) fn look(&self, s: &State, piece: Piece) -> PieceLook {
        match piece.sort() {
            Sort::Man(_) => PieceLook::Man(self.man_look(s, piece)),
            Sort::Arm(_) if self.weapon(s, piece).is_gun() => {
                PieceLook::Gun(self.gun_look(s, piece))
            }
            Sort::Arm(_) => PieceLook::Arm(self.arm_look(s, piece)),
            Sort::Car(_) => PieceLook::Car(self.car_look(s, piece)),
        }
    }

    /// The colours of a side.
    pub(crate) fn colours(&self, seat: Seat) -> Nation {
        Nation::of(&self.side(seat).nation, seat)
    }

    fn nation(&self, nation: u8, seat: Seat) -> Nation {
        Nation::of(self.catalog.nation_word(nation), seat)
    }

    fn man_look(&self, s: &State, piece: Piece) -> ManLook {
        let (man, unit) = (s.man(piece), self.unit(s, piece));
        let is = |mark: Marks| man.marks.any(mark);
        ManLook {
            nation: self.nation(unit.nation, man.seat),
            size: unit.size,
            class: unit.class,
            fp: unit.fp,
            range: unit.range,
            morale: u8::try_from(self.morale(s, piece)).unwrap_or(0),
            leadership: i8::try_from(self.leadership(s, piece)).unwrap_or(0),
            smoke: unit.smoke,
            assault_fire: unit.assault_fire,
            no_elr: unit.no_elr,
            self_rally: unit.self_rally,
            pistols: unit.is_mmc() && !unit.is_crew() && unit.range <= 3 && unit.fp > unit.range,
            fired: fired_man(man.marks),
            broken: is(Marks::BROKEN),
            dm: is(Marks::DM),
            pinned: is(Marks::PINNED),
            cx: is(Marks::CX),
            wounded: is(Marks::WOUNDED),
            melee: is(Marks::MELEE.and(Marks::CC)),
            moved: is(Marks::MOVED),
        }
    }

    fn arm_look(&self, s: &State, piece: Piece) -> ArmLook {
        let (arm, weapon) = (s.arm(piece), self.weapon(s, piece));
        let mortar = weapon.ordnance.as_ref().filter(|_| weapon.fp == 0);
        let narrow = |n: u16| u8::try_from(n).unwrap_or(u8::MAX);
        ArmLook {
            nation: self.nation(weapon.nation, arm.seat),
            family: weapon.family,
            fp: mortar.map_or(weapon.fp, |ordnance| narrow(ordnance.calibre)),
            least: mortar.map_or(0, |ordnance| ordnance.least),
            most: mortar.map_or(weapon.range, |ordnance| ordnance.most),
            rof: weapon.rof,
            portage: weapon.portage,
            fired: fired_arm(arm.marks),
            malfunctioned: arm.marks.any(ArmMarks::BROKEN),
            unpossessed: arm.by.is_none(),
            placed: arm.marks.any(ArmMarks::PLACED),
            by: arm.by.map(u16::from),
        }
    }

    fn gun_look(&self, s: &State, piece: Piece) -> GunLook {
        let (arm, weapon) = (s.arm(piece), self.weapon(s, piece));
        let none = BarrelLook {
            calibre: 0,
            length: Barrel::Usual,
        };
        GunLook {
            nation: self.nation(weapon.nation, arm.seat),
            family: weapon.family,
            barrel: weapon.ordnance.as_ref().map_or(none, BarrelLook::of),
            mount_360: weapon.mount_360,
            faces: corner(arm.facing),
            fired: fired_arm(arm.marks),
            malfunctioned: arm.marks.any(ArmMarks::BROKEN),
            unpossessed: arm.by.is_none(),
            emplaced: arm.marks.any(ArmMarks::EMPLACED),
            hidden: arm.marks.any(ArmMarks::HIDDEN),
            moved: arm.marks.any(ArmMarks::MOVED.and(ArmMarks::MANHANDLED)),
            by: arm.by.map(u16::from),
        }
    }

    fn car_look(&self, s: &State, piece: Piece) -> CarLook {
        let (car, vehicle) = (s.car(piece), self.vehicle(s, piece));
        let is = |mark: CarMarks| car.marks.any(mark);
        CarLook {
            nation: self.nation(vehicle.nation, car.seat),
            hull: Hull::of(self.catalog.vehicle_word(car.kind), vehicle),
            name: short(self.catalog.vehicle_name(car.kind)),
            barrel: vehicle.main.as_ref().map(BarrelLook::of),
            vca: corner(car.vca),
            tca: corner(car.tca),
            fired: fired_car(car.marks),
            wreck: is(CarMarks::WRECK),
            exposed: is(CarMarks::CE),
            motion: is(CarMarks::MOTION),
            moved: is(CarMarks::MOVED),
            bogged: is(CarMarks::BOG) && !is(CarMarks::MIRED),
            mired: is(CarMarks::MIRED),
            immobile: is(CarMarks::IMMOBILE),
            stun: is(CarMarks::STUN),
            shaken: is(CarMarks::SHAKEN) && !is(CarMarks::STUN),
            shock: is(CarMarks::SHOCK),
            uk: is(CarMarks::UK),
            recall: is(CarMarks::RECALL.and(CarMarks::TO_RECALL)),
            low_ammo: is(CarMarks::LOW_AMMO),
            malfunctioned: is(CarMarks::MA_BROKEN),
            disabled: is(CarMarks::MA_GONE),
            mg_out: car.mg_broken | car.mg_gone != 0,
        }
    }

    /// Which way a piece faces, where that counts.
    pub(crate) fn facing(&self, s: &State, piece: Piece) -> Option<Heading> {
        match piece.sort() {
            Sort::Car(_) => Some(corner(s.car(piece).vca)),
            Sort::Arm(_) if self.weapon(s, piece).is_gun() => Some(corner(s.arm(piece).facing)),
            _ => None,
        }
    }

    /// The Covered Arcs of a piece.
    pub(crate) fn arcs(&self, s: &State, piece: Piece) -> Vec<ArcView> {
        match piece.sort() {
            Sort::Car(_) if s.has(piece, CarMarks::WRECK) => Vec::new(),
            Sort::Car(_) => {
                let (car, vehicle) = (s.car(piece), self.vehicle(s, piece));
                let turret = vehicle.has_turret();
                let turret = turret.then(|| arc("aslsk-arc-tca", corner(car.tca), true));
                let hull = arc("aslsk-arc-vca", corner(car.vca), false);
                // 3.2.4.z: the rear MG of a turret looks the other way.
                let rear = (vehicle.rmg > 0).then(|| ArcView {
                    beside: true,
                    ..arc("aslsk-arc-rmg", corner(car.tca).turn(6), true)
                });
                std::iter::once(hull).chain(turret).chain(rear).collect()
            }
            Sort::Arm(_) if self.weapon(s, piece).is_gun() => {
                vec![arc("aslsk-arc-ca", corner(s.arm(piece).facing), false)]
            }
            _ => Vec::new(),
        }
    }

    /// What lies in every hex where something does.
    pub(crate) fn mark_looks(&self, s: &State) -> BTreeMap<HexId, Vec<MarkLook>> {
        let mut looks: BTreeMap<HexId, Vec<MarkLook>> = BTreeMap::new();
        let mut put = |hex: HexId, look: MarkLook| looks.entry(hex).or_default().push(look);
        for smoke in s.smoke.iter() {
            put(smoke.hex.0, MarkLook::Smoke(smoke.kind));
        }
        for residual in s.residual.iter() {
            put(residual.hex.0, MarkLook::Residual(residual.fp));
        }
        let arms = s.arms.iter().map(|arm| arm.acquired);
        let cars = s.cars.iter().map(|car| car.acquired);
        let mut acquired: BTreeMap<HexId, u8> = BTreeMap::new();
        for of in arms
            .chain(cars)
            .filter(|of| of.level > 0 && of.hex.0 != GONE)
        {
            let best = acquired.entry(of.hex.0).or_default();
            *best = of.level.max(*best);
        }
        for (hex, level) in acquired {
            put(hex, MarkLook::Acquired(level));
        }
        looks
    }
}
