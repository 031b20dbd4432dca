//! The main armament of vehicles (7.2): when it may shoot, at what, with what.

use crate::action::Action;
use crate::book::Book;
use crate::data::{Ammo, Turret};
use crate::frame::Mode;
use crate::ids::Piece;
use crate::shot::{Round, Rounds, Shot, Source};
use crate::state::{CarMarks, GONE, Phase, State, foe};
use crate::tables::TargetType;
use crate::vehicles::{BOW, COAX, MAIN, MP};
use hex::HexId;
use std::cell::LazyCell;
use table::{Actions, Chance, Legal, No, Seat, Teller, no};

impl Book {
    /// The machine gun that is its main armament, as a bit (4.1.i).
    pub fn main_mg(&self, s: &State, car: Piece) -> u8 {
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
            // 6.2.e
            (TargetType::Infantry, None) => !smoke,
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
    pub fn has_main_shot(
        &self,
        s: &State,
        car: Piece,
        far: u8,
        intensive: bool,
        mode: Mode,
    ) -> Legal {
        let marks = s.car(car).marks;
        if marks.any(CarMarks::INTENSIVE) {
            return no(&["3.2.4.ab", "3.2.4.ab2"], "aslsk-no-intensive-twice");
        }
        if s.car(car).area {
            return no(&["3.2.4.e"], "aslsk-no-fired");
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
                // 3.4.c
                match late || barred || mode == Mode::Advancing {
                    true => no(&["3.2.4.ab2"], "aslsk-no-intensive"),
                    false => Ok(()),
                }
            }
        }
    }

    /// Whether it has a shot left, whatever the phase (3.3.2.h).
    pub fn has_main_left(&self, s: &State, car: Piece) -> bool {
        let spent = CarMarks::PREP.and(CarMarks::FIRST).and(CarMarks::FINAL);
        let fired = s.has(car, spent) && s.has(car, CarMarks::MA_FIRED);
        let mg = self.vehicle(s, car).main_is_mg();
        !mg && !fired && !s.has(car, CarMarks::INTENSIVE) && self.may_work_main(s, car).is_ok()
    }

    /// Whether it works, and the crew can get at it (7.2.c, 7.2.g).
    pub fn may_work_main(&self, s: &State, car: Piece) -> Legal {
        if s.has(car, CarMarks::MA_BROKEN.and(CarMarks::MA_GONE)) {
            return no(&["7.2.g"], "aslsk-no-malfunctioned");
        }
        let restricted = self.vehicle(s, car).turret == Turret::Restricted;
        match restricted && s.has(car, CarMarks::CE) {
            true => no(&["7.2.c"], "aslsk-no-restricted"),
            false => Ok(()),
        }
    }

    /// 3.3.3.o: no more shots at who moves than MF or MP were spent in the Location.
    pub fn may_main_again(&self, s: &State, car: Piece) -> Legal {
        let here = self.moving(s).map_or(0, |going| going.here / MP).max(1);
        match s.car(car).shots >= here {
            true => no(&["3.3.3.o"], "aslsk-no-more-shots"),
            false => Ok(()),
        }
    }

    /// 3.2.4.z, 7.8.h: whether it may be brought to bear.
    fn may_bear(&self, s: &State, car: Piece, at: HexId) -> Legal {
        let turns = self.may_turn_main(s, car);
        match turns.is_ok() || self.to_turn(s, car, MAIN, at).0 == 0 {
            true => Ok(()),
            false => turns,
        }
    }

    /// Whether it may be turned at all.
    fn may_turn_main(&self, s: &State, car: Piece) -> Legal {
        if self.is_bounding(s, car) {
            return no(&["7.8.h"], "aslsk-no-arc");
        }
        let hull = self.vehicle(s, car).turret == Turret::None;
        if hull && !self.is_mobile(s, car) {
            return no(&["2.0.immobilized", "7.6.c"], "aslsk-no-mobile");
        }
        if hull && s.has(car, CarMarks::MOTION) {
            return no(&["3.2.4.z"], "aslsk-no-arc");
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
        let shot = Shot::main(car, at, round, target, (mode, seat));
        self.may_main_so(s, seat, shot, round, false).map(|()| shot)
    }

    /// The same; `sought`: also where nobody is seen (6.4.h).
    pub fn may_main_so(
        &self,
        s: &State,
        seat: Seat,
        shot: Shot,
        round: Round,
        sought: bool,
    ) -> Legal {
        let (Source::Main(car), at, mode) = (shot.source, shot.at, shot.mode) else {
            return no(&["3.2.4.a"], "aslsk-no-ordnance");
        };
        self.may_serve_main(s, seat, car, mode)?;
        if at.index() >= self.ground.len() {
            return no(&["3.2.1.a"], "aslsk-no-hex");
        }
        self.may_load_main(s, car, round, shot.car)?;
        self.in_smoke_time(s, round.ammo(), mode)?;
        match sought && self.is_suspect(s, seat, at, mode) {
            true => {
                let far = self.ground.distance(s.hex(car), at);
                self.has_main_shot(s, car, far, round.intensive(), mode)?;
            }
            false => self.has_main_target(s, car, at, round, shot.car, mode)?,
        }
        self.may_lay_main(s, car, at, mode)
    }

    /// Whether a main armament may be shot at all.
    fn may_serve_main(&self, s: &State, seat: Seat, car: Piece, mode: Mode) -> Legal {
        if !car.is_car() || s.car(car).seat != seat || !s.there[seat].has(car) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.10.n"], "aslsk-no-good-order");
        }
        self.may_work_main(s, car)?;
        // 3.2.5.b
        if mode == Mode::Prep && s.has(car, CarMarks::MOTION) {
            return no(&["3.2.5.b", "3.3.2.t"], "aslsk-no-motion");
        }
        // 7.10.r: it goes, as long as it can.
        if mode == Mode::Prep && s.has(car, CarMarks::RECALL) && !s.has(car, CarMarks::IMMOBILE) {
            return no(&["7.10.r"], "aslsk-no-recall-stop");
        }
        if s.car(car).turned.swung() {
            return no(&["3.3.2.h"], "aslsk-no-turned");
        }
        Ok(())
    }

    /// Whether it has a shot, and something to shoot at.
    fn has_main_target(
        &self,
        s: &State,
        car: Piece,
        at: HexId,
        round: Round,
        target: Option<Piece>,
        mode: Mode,
    ) -> Legal {
        let seat = s.car(car).seat;
        let far = self.ground.distance(s.hex(car), at);
        self.has_main_shot(s, car, far, round.intensive(), mode)?;
        match target {
            Some(target) if self.car_targets(s, seat, at, mode).has(target) => Ok(()),
            Some(_) => Err(No::by(&["3.2.4.f"], "aslsk-no-target").at(at)),
            None => self.has_target(s, seat, at, round, mode),
        }
    }

    /// Whether it may be laid on a hex, whatever it is loaded with.
    fn may_lay_main(&self, s: &State, car: Piece, at: HexId, mode: Mode) -> Legal {
        let from = s.hex(car);
        if from != at && !s.of_in(foe(s.car(car).seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        self.may_reach_main(s, car, at, mode)
    }

    /// The same, whoever is in its own hex.
    fn may_reach_main(&self, s: &State, car: Piece, at: HexId, mode: Mode) -> Legal {
        let from = s.hex(car);
        let far = self.ground.distance(from, at);
        let reach = self.vehicle(s, car).main.is_none_or(|gun| gun.reaches(far));
        if !reach {
            return Err(No::by(&["3.2.4.u"], "aslsk-no-range").at(at));
        }
        // 3.2.1.e
        if !self.blind && !self.sees(s, from, at) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        self.may_bear(s, car, at)?;
        if mode == Mode::First {
            self.may_main_again(s, car)?;
        }
        Ok(())
    }

    /// The rounds that it may be loaded with now, for one Target Type, as far as the range does not matter.
    fn main_rounds(
        &self,
        s: &State,
        car: Piece,
        kind: TargetType,
        target: Option<Piece>,
        mode: Mode,
    ) -> Rounds {
        let shots = [false, true].map(|more| self.has_main_shot(s, car, 0, more, mode).is_ok());
        let may = |round: &Round| {
            shots[usize::from(round.intensive())]
                && self.may_load_main(s, car, *round, target).is_ok()
                && self.in_smoke_time(s, round.ammo(), mode).is_ok()
        };
        Round::of(kind).filter(may).collect()
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
        let (seat, from) = (s.car(car).seat, s.hex(car));
        if self.may_serve_main(s, seat, car, mode).is_err() {
            return;
        }
        let mut each = |hex: HexId, target: Option<Piece>, rounds: &Rounds| {
            rounds.iter().any(|&round| {
                let may = self.has_main_target(s, car, hex, round, target, mode);
                may.is_ok() && found(Action::Main(car, hex, round, target))
            })
        };
        let alone = s.of_in(foe(seat), from).is_empty();
        let laid =
            |hex: HexId| (alone || hex == from) && self.may_reach_main(s, car, hex, mode).is_ok();
        let rounds = |kind| {
            let target = Some(car).filter(|_| kind == TargetType::Vehicle);
            LazyCell::new(move || self.main_rounds(s, car, kind, target, mode))
        };
        let (at_cars, at_men) = (rounds(TargetType::Vehicle), rounds(TargetType::Infantry));
        let area = rounds(TargetType::Area);
        // Smoke may be laid anywhere (6.2.j).
        let anywhere = at.is_none() && matches!(mode, Mode::Prep | Mode::Final) && !s.no_smoke;
        let is_smoke = |round: &Round| matches!(round.ammo(), Ammo::Smoke | Ammo::Wp);
        let (smoke, shells): (Rounds, Rounds) = match anywhere {
            true => area.iter().copied().partition(is_smoke),
            false => Default::default(),
        };
        if !smoke.is_empty() {
            let hexes = self.open_to(from);
            if { hexes.iter() }.any(|hex| laid(hex) && each(hex, None, &smoke)) {
                return;
            }
        }
        let mut done = crate::ground::Hexes::EMPTY;
        for unit in s.there[foe(seat)].iter() {
            let hex = s.hex(unit);
            let fresh = done.insert(hex);
            let other = at.is_some_and(|at| at != hex);
            if other || !(fresh || unit.is_car()) || !laid(hex) {
                continue;
            }
            if unit.is_car() && each(hex, Some(unit), &at_cars) {
                return;
            }
            let shells = if anywhere { &shells } else { &*area };
            if fresh && (each(hex, None, &at_men) || each(hex, None, shells)) {
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
        // It takes the turn of another turret weapon for its own (7.8.e).
        let turns = self.swing_drm(s, car, MAIN, at) > 0;
        let before = s.car(car).shots;
        self.shoot(s, shot, c, t);
        // 6.2.c: without the round it has not shot.
        if s.car(car).shots == before {
            return;
        }
        self.bring_to_bear(s, car, MAIN, at);
        // 3.2.4.ab2
        if turns && self.vehicle(s, car).rof == 0 {
            s.set(car, CarMarks::INTENSIVE);
        }
        if self.vehicle(s, car).main_is_mg() {
            let mg = self.main_mg(s, car);
            s.car_mut(car).mg_fired |= mg;
        }
        debug_assert!(s.phase != Phase::SetUp, "nothing is shot at set-up");
    }
}
