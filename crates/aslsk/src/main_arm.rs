//! The main armament of vehicles (7.2): when it may shoot, at what, with what.

use crate::action::Action;
use crate::book::Book;
use crate::data::{Ammo, Turret};
use crate::frame::Mode;
use crate::ids::Piece;
use crate::shot::{Round, Shot};
use crate::state::{CarMarks, GONE, Phase, State, foe};
use crate::tables::TargetType;
use crate::vehicles::{BOW, COAX, MP};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Seat, Teller, no};

impl Book {
    /// The machine gun that is its main armament, as a bit (4.1.i).
    fn main_mg(&self, s: &State, car: Piece) -> u8 {
        match self.vehicle(s, car).cmg > 0 {
            true => COAX,
            false => BOW,
        }
    }

    /// Whether it has this round (6.2.a, 6.2.b), and may use it so.
    fn may_load_main(&self, s: &State, car: Piece, round: Round, target: Option<Piece>) -> Legal {
        let (kind, ammo) = (round.kind(), round.ammo());
        let smoke = matches!(ammo, Ammo::Smoke | Ammo::Wp);
        let fits = match (kind, target) {
            (TargetType::Vehicle, Some(_)) => !smoke,
            (TargetType::Infantry, None) => matches!(ammo, Ammo::He | Ammo::Ap | Ammo::Heat),
            (TargetType::Area, None) => smoke || ammo == Ammo::He,
            _ => false,
        };
        if !fits {
            return no(&["3.2.4.b"], "aslsk-no-target-type");
        }
        let Some(gun) = self.vehicle(s, car).main else {
            // 7.8.q: as ordnance only at a vehicle.
            let mg = self.main_mg(s, car);
            let state = s.car(car);
            let down = (state.mg_broken | state.mg_gone | state.mg_fired) & mg != 0;
            return match kind == TargetType::Vehicle && ammo == Ammo::Ap && !down {
                true => Ok(()),
                false => no(&["7.8.q"], "aslsk-no-weapon"),
            };
        };
        let left = s.car(car).depleted >> (ammo as u8) & 1 == 0;
        let listed = gun.depletion(ammo, self.date).is_some() && left;
        match gun.is_unlimited(ammo) || listed {
            true => Ok(()),
            false => no(&["6.2.b"], "aslsk-no-ammunition"),
        }
    }

    /// Whether it still has a shot (3.2.a, 3.2.4.ab, 3.4.c, 3.3.2.2.c, 3.5.f).
    fn has_main_shot(&self, s: &State, car: Piece, far: u8, intensive: bool, mode: Mode) -> Legal {
        let marks = s.car(car).marks;
        if marks.any(CarMarks::INTENSIVE) {
            return no(&["3.2.4.ab"], "aslsk-no-intensive-twice");
        }
        if mode == Mode::Advancing && marks.any(CarMarks::PREP) {
            return no(&["3.5.a"], "aslsk-no-prep-fired");
        }
        let bounding = self.is_bounding(s, car);
        let bounded = marks.any(CarMarks::BOUNDING);
        if mode == Mode::Advancing && !bounding && bounded && marks.any(CarMarks::MG_FIRED) {
            return no(&["3.3.2.2.g"], "aslsk-no-bounded");
        }
        // Another MP has to be spent first.
        if bounding && marks.any(CarMarks::MA_FIRED) && s.car(car).aimed.0 != GONE {
            return no(&["3.3.2.2.c"], "aslsk-no-fired");
        }
        let spent = CarMarks::PREP.and(CarMarks::FIRST).and(CarMarks::FINAL);
        let fired = marks.any(CarMarks::MA_FIRED);
        match (intensive, marks.any(spent) && fired) {
            (false, false) => Ok(()),
            (false, true) => no(&["3.2.a"], "aslsk-no-fired"),
            (true, false) => no(&["3.2.4.ab"], "aslsk-no-intensive"),
            (true, true) => {
                let late = mode == Mode::Final && far > 1;
                let barred = self.vehicle(s, car).no_intensive;
                match late || barred || mode == Mode::Advancing {
                    true => no(&["3.2.4.ab2"], "aslsk-no-intensive"),
                    false => Ok(()),
                }
            }
        }
    }

    /// The arc its main armament shoots through.
    fn main_arc(&self, s: &State, car: Piece) -> u8 {
        match self.vehicle(s, car).turret {
            Turret::None => s.car(car).vca,
            _ => s.car(car).tca,
        }
    }

    /// 3.2.4.z, 7.8.h: whether it may be brought to bear.
    fn may_bear(&self, s: &State, car: Piece, at: HexId) -> Legal {
        let (turn, _) = self.turn_to(s.hex(car), self.main_arc(s, car), at);
        let hull = self.vehicle(s, car).turret == Turret::None;
        if turn == 0 {
            return Ok(());
        }
        if self.is_bounding(s, car) {
            return no(&["7.8.h"], "aslsk-no-arc");
        }
        if hull && (!self.is_mobile(s, car) || s.has(car, CarMarks::MOTION)) {
            return no(&["7.6.c"], "aslsk-no-mobile");
        }
        Ok(())
    }

    /// Whether a main armament may be shot so.
    #[allow(clippy::too_many_arguments)] // all that decides a shot
    pub fn may_main(
        &self,
        s: &State,
        seat: Seat,
        car: Piece,
        at: HexId,
        round: Round,
        target: Option<Piece>,
        mode: Mode,
    ) -> Legal<Shot> {
        if !car.is_car() || s.car(car).seat != seat || !s.there[seat].has(car) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.10.n"], "aslsk-no-good-order");
        }
        if s.has(car, CarMarks::MA_BROKEN.and(CarMarks::MA_GONE)) {
            return no(&["7.2.g"], "aslsk-no-malfunctioned");
        }
        // 7.2.c
        let exposed = s.has(car, CarMarks::CE);
        if exposed && self.vehicle(s, car).turret == Turret::Restricted {
            return no(&["7.2.c"], "aslsk-no-restricted");
        }
        if mode == Mode::Prep && s.has(car, CarMarks::MOTION) {
            return no(&["3.3.2.t"], "aslsk-no-motion");
        }
        if at.index() >= self.ground.len() {
            return no(&["3.2.1.a"], "aslsk-no-hex");
        }
        self.may_load_main(s, car, round, target)?;
        self.in_smoke_time(s, round.ammo(), mode)?;
        let from = s.hex(car);
        let far = self.ground.distance(from, at);
        self.has_main_shot(s, car, far, round.intensive(), mode)?;
        match target {
            Some(target) if self.car_targets(s, seat, at, mode).has(target) => {}
            Some(_) => return Err(No::by(&["3.2.4.f"], "aslsk-no-target").at(at)),
            None => self.has_target(s, seat, at, round, mode)?,
        }
        if from != at && !s.of_in(foe(seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        let reach = self.vehicle(s, car).main.is_none_or(|gun| gun.reaches(far));
        if !reach {
            return Err(No::by(&["3.2.4.u"], "aslsk-no-range").at(at));
        }
        if !self.sees(s, from, at) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        self.may_bear(s, car, at)?;
        if mode == Mode::First {
            let here = self.moving(s).map_or(0, |going| going.here / MP).max(1);
            if s.car(car).shots >= here {
                return no(&["3.3.3.o"], "aslsk-no-more-shots");
            }
        }
        Ok(Shot::main(car, at, round, target, (mode, seat)))
    }

    /// Every shot it could make, until `found` has enough.
    fn each_main(
        &self,
        s: &State,
        car: Piece,
        mode: Mode,
        at: Option<HexId>,
        found: &mut impl FnMut(Action) -> bool,
    ) {
        let seat = s.car(car).seat;
        // Smoke may be laid anywhere (6.2.j).
        if at.is_none() && matches!(mode, Mode::Prep | Mode::Final) {
            for ammo in [Ammo::Smoke, Ammo::Wp] {
                for round in [false, true].map(|more| Round::new(TargetType::Area, ammo, more)) {
                    if self.may_load_main(s, car, round, None).is_err() {
                        continue;
                    }
                    for hex in (0..self.ground.len() as u16).map(HexId) {
                        let may = self.may_main(s, seat, car, hex, round, None, mode);
                        if may.is_ok() && found(Action::Main(car, hex, round, None)) {
                            return;
                        }
                    }
                }
            }
        }
        let mut done = crate::ground::Hexes::EMPTY;
        for unit in s.there[foe(seat)].iter() {
            let hex = s.hex(unit);
            if at.is_some_and(|at| at != hex) {
                continue;
            }
            let listed = at.is_none() && matches!(mode, Mode::Prep | Mode::Final);
            let smoke = |round: &Round| matches!(round.ammo(), Ammo::Smoke | Ammo::Wp);
            let mut each = |kind: TargetType, target: Option<Piece>| {
                let mut rounds = Round::of(kind).filter(|round| !(listed && smoke(round)));
                rounds.any(|round| {
                    let may = self.may_main(s, seat, car, hex, round, target, mode);
                    may.is_ok() && found(Action::Main(car, hex, round, target))
                })
            };
            if unit.is_car() && each(TargetType::Vehicle, Some(unit)) {
                return;
            }
            let fresh = done.insert(hex);
            if fresh && (each(TargetType::Infantry, None) || each(TargetType::Area, None)) {
                return;
            }
        }
    }

    /// What a main armament could shoot at.
    pub fn list_main(
        &self,
        s: &State,
        car: Piece,
        mode: Mode,
        at: Option<HexId>,
        out: &mut Actions<Action>,
    ) {
        self.each_main(s, car, mode, at, &mut |action| {
            out.push(action);
            false
        });
    }

    /// Whether a main armament could shoot.
    pub fn can_main(&self, s: &State, car: Piece, mode: Mode, at: Option<HexId>) -> bool {
        let mut any = false;
        self.each_main(s, car, mode, at, &mut |_| {
            any = true;
            true
        });
        any
    }

    /// A main armament shoots, and then points there.
    #[allow(clippy::too_many_arguments)] // the shot, and chance and teller as everywhere
    pub fn fire_main(
        &self,
        s: &mut State,
        car: Piece,
        at: HexId,
        round: Round,
        target: Option<Piece>,
        mode: Mode,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = s.car(car).seat;
        let shot = Shot::main(car, at, round, target, (mode, seat));
        let (_, arc) = self.turn_to(s.hex(car), self.main_arc(s, car), at);
        self.shoot(s, shot, c, t);
        match self.vehicle(s, car).turret {
            Turret::None => self.turn_hull(s, car, arc),
            _ => s.car_mut(car).tca = arc,
        }
        if self.vehicle(s, car).main_is_mg() {
            let mg = self.main_mg(s, car);
            s.car_mut(car).mg_fired |= mg;
        }
        debug_assert!(s.phase != Phase::SetUp, "nothing is shot at set-up");
    }
}
