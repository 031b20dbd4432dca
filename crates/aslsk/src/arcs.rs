//! Where hulls and turrets point (2.0.vca-tca, 3.2.4.y, 7.8.e): their arcs, what it costs to turn them for a shot, and turning
//! them without one (3.3.2.h).

use crate::action::Action;
use crate::book::Book;
use crate::data::Turret;
use crate::frame::Mode;
use crate::ids::Piece;
use crate::shot::{corner, hexspines};
use crate::state::{Acquired, CarMarks, State, is_on_map};
use crate::vehicles::{BOW, COAX, MAIN, REAR};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{Actions, Legal, Seat, Teller, no};

/// What a vehicle has turned in this phase: the DRM of the change, which weapons have taken it, and whether it turned without
/// a shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turned(u8);

impl Turned {
    const DRM: u8 = 15;
    const SWUNG: u8 = 128;

    const fn of(weapon: u8) -> u8 {
        match weapon {
            MAIN => 16,
            COAX => 32,
            _ => 64,
        }
    }
    /// It turned for this weapon.
    const fn by(drm: i32, weapon: u8) -> Turned {
        Turned((drm as u8 & Turned::DRM) | Turned::of(weapon))
    }
    /// The DRM that this weapon has still to take (7.8.e).
    const fn owed(self, weapon: u8) -> i32 {
        match self.0 & Turned::of(weapon) {
            0 => (self.0 & Turned::DRM) as i32,
            _ => 0,
        }
    }
    /// Whether its arc was changed for a shot.
    const fn any(self) -> bool {
        self.0 & Turned::DRM != 0
    }
    /// Whether it turned without a shot: it fires no more in this phase (3.3.2.h).
    pub const fn swung(self) -> bool {
        self.0 & Turned::SWUNG != 0
    }
}

impl Book {
    /// Whether a hex lies in an arc.
    pub fn in_car_arc(&self, at: HexId, arc: u8, to: HexId) -> bool {
        at != to && self.ground.in_arc(at, corner(arc), to)
    }

    /// 3.2.4.aa: the hex that has to lie in the arc of the DEFENDER's weapon: that of the target, or the one from which it has
    /// come into the weapon's own.
    pub fn arc_hex(&self, s: &State, from: HexId, at: HexId) -> HexId {
        if from != at {
            return at;
        }
        let came = self.moving(s).filter(|going| going.at == at);
        came.map_or(at, |going| going.from)
    }

    /// The least hexspines an arc has to turn to have a hex in it, and where it then points.
    pub fn turn_to(&self, at: HexId, arc: u8, to: HexId) -> (u8, u8) {
        if at == to {
            return (0, arc);
        }
        let turns = [0u8, 1, 5, 2, 4, 3].map(|turn| (arc + turn) % 6);
        let found = turns.into_iter().find(|&arc| self.in_car_arc(at, arc, to));
        let found = found.unwrap_or(arc);
        (hexspines(arc, found), found)
    }

    /// The DRM for turning an arc by so many hexspines (3.2.4.w): the first, and each further one.
    pub fn turn_drm(&self, turret: Turret, spines: u8) -> i32 {
        let first = match turret {
            Turret::T => 1,
            Turret::Slow | Turret::Restricted => 2,
            // 2.0.nt
            Turret::None => 3,
        };
        match spines {
            0 => 0,
            spines => first + i32::from(spines) - 1,
        }
    }

    /// The arc a weapon of a vehicle fires through (3.2.4.z), and how that turns (7.8.g); none: in any direction (7.8.u).
    fn arc_of(&self, s: &State, car: Piece, weapon: u8) -> Option<(u8, Turret)> {
        let (vca, tca) = (s.car(car).vca, s.car(car).tca);
        let turret = self.vehicle(s, car).turret;
        match weapon {
            BOW => Some((vca, Turret::None)),
            COAX | MAIN => Some((if self.has_turret(s, car) { tca } else { vca }, turret)),
            REAR => Some(((tca + 3) % 6, turret)),
            _ => None,
        }
    }

    fn has_turret(&self, s: &State, car: Piece) -> bool {
        self.vehicle(s, car).has_turret()
    }

    /// The hexspines a weapon has to turn to fire at a hex, and how it turns. In its own MPh a vehicle fires at its own hex as it
    /// stands (3.3.2.2.a).
    pub fn to_turn(&self, s: &State, car: Piece, weapon: u8, at: HexId) -> (u8, Turret) {
        let from = s.hex(car);
        let aim = match self.is_bounding(s, car) {
            true => at,
            false => self.arc_hex(s, from, at),
        };
        match self.arc_of(s, car, weapon) {
            Some((arc, turret)) => (self.turn_to(from, arc, aim).0, turret),
            None => (0, Turret::T),
        }
    }

    /// What it costs a weapon to be brought to bear: the turn it needs, or what its turret has turned already in this phase for
    /// another weapon (7.8.e). With the MP it spends a vehicle sets its arcs for nothing (3.2.4.y).
    pub fn swing_drm(&self, s: &State, car: Piece, weapon: u8, at: HexId) -> i32 {
        if self.is_bounding(s, car) {
            return 0;
        }
        let (spines, turret) = self.to_turn(s, car, weapon, at);
        let rides =
            weapon != BOW && turret != Turret::None && self.arc_of(s, car, weapon).is_some();
        match spines {
            0 if rides => s.car(car).turned.owed(weapon),
            spines => self.turn_drm(turret, spines),
        }
    }

    /// The arcs of these weapons turn to a hex.
    pub fn bring_to_bear(&self, s: &mut State, car: Piece, weapons: u8, at: HexId) {
        if self.is_bounding(s, car) {
            return;
        }
        for weapon in [BOW, MAIN, COAX, REAR] {
            if weapons & weapon == 0 {
                continue;
            }
            let (spines, turret) = self.to_turn(s, car, weapon, at);
            let Some((arc, _)) = self.arc_of(s, car, weapon) else {
                continue;
            };
            let (_, to) = self.turn_to(s.hex(car), arc, self.arc_hex(s, s.hex(car), at));
            let drm = self.turn_drm(turret, spines);
            match (turret, weapon) {
                (Turret::None, _) => self.turn_hull(s, car, to),
                (_, REAR) => s.car_mut(car).tca = (to + 3) % 6,
                _ => s.car_mut(car).tca = to,
            }
            let turned = &mut s.car_mut(car).turned;
            match spines {
                0 if weapon != BOW => turned.0 |= Turned::of(weapon),
                0 => {}
                // 3.2.4.t: a bow weapon turns the hull, which turns what is NT.
                _ if weapon != BOW || !self.has_turret(s, car) => {
                    s.car_mut(car).turned = Turned::by(drm, weapon);
                }
                _ => {}
            }
        }
    }

    /// 3.2.4.t, 2.0.nt: whether a main armament in the hull has changed its CA in this phase, or does for this shot.
    pub fn turns_hull_gun(&self, s: &State, car: Piece, at: HexId) -> bool {
        let turns = || self.to_turn(s, car, MAIN, at).0 > 0;
        !self.has_turret(s, car) && (s.car(car).turned.any() || turns())
    }

    /// Its hull turns, and its turret with it (7.8.e).
    pub fn turn_hull(&self, s: &mut State, car: Piece, vca: u8) {
        let vehicle = s.car_mut(car);
        let turn = (vca + 6 - vehicle.vca) % 6;
        vehicle.vca = vca;
        vehicle.tca = (vehicle.tca + turn) % 6;
    }

    /// 3.3.2.h: whether a vehicle may point hull and turret elsewhere without a shot: in a fire phase of its side, with a
    /// turret or bow weapon that it could still fire.
    pub fn may_face(&self, s: &State, seat: Seat, car: Piece, mode: Mode) -> Legal {
        if !car.is_car() || s.car(car).seat != seat || !s.there[seat].has(car) {
            return no(&["3.3.2.h"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.10.g", "7.10.n"], "aslsk-no-good-order");
        }
        if mode == Mode::First || s.car(car).turned.swung() {
            return no(&["3.3.2.h"], "aslsk-no-turned");
        }
        // 3.3.2.t
        if mode == Mode::Prep && s.has(car, CarMarks::MOTION) {
            return no(&["3.3.2.t"], "aslsk-no-motion");
        }
        let stuck = !self.is_mobile(s, car) || s.has(car, CarMarks::MOTION);
        if stuck && !self.has_turret(s, car) {
            return no(&["2.0.immobilized", "7.6.c"], "aslsk-no-mobile");
        }
        match self.has_weapon_left(s, car, mode) {
            true => Ok(()),
            false => no(&["3.3.2.h"], "aslsk-no-fired"),
        }
    }

    /// Whether hull and turret may point there.
    pub fn may_face_to(
        &self,
        s: &State,
        seat: Seat,
        car: Piece,
        (vca, tca): (u8, u8),
        mode: Mode,
    ) -> Legal {
        self.may_face(s, seat, car, mode)?;
        self.fits_face(s, car, (vca, tca))
    }

    /// The same of a vehicle that may be turned.
    fn fits_face(&self, s: &State, car: Piece, (vca, tca): (u8, u8)) -> Legal {
        let now = (s.car(car).vca, s.car(car).tca);
        if vca > 5 || tca > 5 || (vca, tca) == now {
            return no(&["2.0.vca-tca"], "aslsk-no-corner");
        }
        if vca != tca && !self.has_turret(s, car) {
            return no(&["7.2.b"], "aslsk-no-turret");
        }
        let stuck = !self.is_mobile(s, car) || s.has(car, CarMarks::MOTION);
        if vca != now.0 && stuck {
            return no(&["2.0.immobilized", "7.6.c"], "aslsk-no-mobile");
        }
        Ok(())
    }

    /// Whether a turret or bow weapon could still be fired in this phase, whatever the target.
    fn has_weapon_left(&self, s: &State, car: Piece, mode: Mode) -> bool {
        let vehicle = s.car(car);
        let bounded = s.has(car, CarMarks::BOUNDING) && s.has(car, CarMarks::MG_FIRED);
        if mode == Mode::Advancing && (bounded || s.has(car, CarMarks::PREP)) {
            return false;
        }
        let down = vehicle.mg_broken | vehicle.mg_gone | vehicle.mg_fired;
        let mut guns = [BOW, COAX, REAR].into_iter();
        guns.any(|gun| self.mg_of(s, car, gun).0 > 0 && down & gun == 0)
            || self.has_main_left(s, car)
    }

    /// The vehicles that could be turned so.
    pub fn list_faces(&self, s: &State, seat: Seat, mode: Mode, out: &mut Actions<Action>) {
        for car in s.there[seat].cars().iter() {
            if self.may_face(s, seat, car, mode).is_err() {
                continue;
            }
            for to in (0..36).map(|n| (n / 6, n % 6)) {
                if self.fits_face(s, car, to).is_ok() {
                    out.push_twin(Action::Point(car, to.0, to.1));
                }
            }
        }
    }

    /// It is turned; 6.10.c: its Acquisition is lost.
    pub fn face_car(&self, s: &mut State, car: Piece, (vca, tca): (u8, u8), t: &mut Teller) {
        let vehicle = s.car_mut(car);
        (vehicle.vca, vehicle.tca) = (vca, tca);
        vehicle.turned.0 |= Turned::SWUNG;
        vehicle.acquired = Acquired::default();
        debug_assert!(is_on_map(s.hex(car)), "it stands somewhere");
        t.all(|| self.unit_text("aslsk-turns", s, car)).deed();
    }
}
