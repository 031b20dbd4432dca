//! Machine guns of vehicles, and main armament with an IFE, on the Infantry Fire Table (7.8, 6.8); Bounding First Fire with
//! them (3.3.2.2).

mod burst;

use crate::action::Action;
use crate::book::Book;
use crate::data::Turret;
use crate::fire::FP;
use crate::frame::{Drive, Frame, Mode};
use crate::ids::{Piece, Pieces};
use crate::ife::IFE_RANGE;
use crate::state::{CarMarks, GONE, HexIdOr, Phase, State, foe};
use crate::vehicles::{AA, BOW, COAX, MAIN, REAR};
use hex::HexId;
use table::{Actions, Legal, No, Seat, no};

/// What of a vehicle fires on the IFT, one bit each: its machine guns, and a main armament with an IFE.
const GUNS: [u8; 5] = [BOW, COAX, AA, REAR, MAIN];
/// All of them.
const ALL: u8 = BOW | COAX | AA | REAR | MAIN;

/// An attack of machine guns of a vehicle.
#[derive(Clone, Copy, Debug)]
pub struct MgFire {
    /// The vehicle.
    pub car: Piece,
    /// The hex fired at.
    pub at: HexId,
    /// What of it fires.
    pub bits: u8,
    /// In which phase.
    pub mode: Mode,
}

impl MgFire {
    /// The attack of an action.
    pub const fn new(car: Piece, at: HexId, bits: u8, mode: Mode) -> MgFire {
        MgFire {
            car,
            at,
            bits,
            mode,
        }
    }
}

/// Those of a group.
fn each(bits: u8) -> impl Iterator<Item = u8> {
    GUNS.into_iter().filter(move |bit| bits & bit != 0)
}

impl Book {
    /// Firepower and Normal Range of a machine gun of a vehicle (7.8.p).
    pub fn mg_of(&self, s: &State, car: Piece, bit: u8) -> (u8, u8) {
        let vehicle = self.vehicle(s, car);
        match bit {
            BOW => (vehicle.bmg, 8),
            COAX => (vehicle.cmg, 12),
            // 2.0.aamg
            AA => (vehicle.aamg, 8),
            // 6.8.a
            MAIN => (vehicle.main.map_or(0, |gun| gun.ife), IFE_RANGE),
            _ => (vehicle.rmg, 8),
        }
    }

    /// Whether it fires in its own MPh (3.3.2.2.a).
    pub fn is_bounding(&self, s: &State, car: Piece) -> bool {
        s.phase == Phase::Movement && s.car(car).seat == s.active
    }

    /// Whether a vehicle is in a state to fire its machine guns at a hex: in the phase of its main armament (7.8.b).
    fn may_car_fire(&self, s: &State, seat: Seat, car: Piece, at: HexId, mode: Mode) -> Legal {
        if !car.is_car() || s.car(car).seat != seat || !s.there[seat].has(car) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.10.n"], "aslsk-no-good-order");
        }
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
        let advancing = mode == Mode::Advancing && !self.is_bounding(s, car);
        if advancing && s.has(car, CarMarks::PREP) {
            return no(&["3.5.a"], "aslsk-no-prep-fired");
        }
        let from = s.hex(car);
        // 3.2.2.1.b, 3.8.af
        if from != at && !s.of_in(foe(seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        // 3.2.1.e
        if at.index() >= self.ground.len() || (!self.blind && !self.sees(s, from, at)) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        Ok(())
    }

    /// Whether these machine guns may fire together at a hex (7.8.d).
    pub fn may_mg(
        &self,
        s: &State,
        seat: Seat,
        car: Piece,
        at: HexId,
        bits: u8,
        mode: Mode,
    ) -> Legal {
        self.may_mg_so(s, seat, car, at, bits, mode)?;
        // 6.4.h: at a hex where nobody is seen by a search.
        match self.mg_targets(s, seat, car, at, mode).is_empty() {
            true => Err(No::by(&["3.2.1.a"], "aslsk-no-target").at(at)),
            false => Ok(()),
        }
    }

    /// The same, also where nobody is seen.
    pub fn may_mg_so(
        &self,
        s: &State,
        seat: Seat,
        car: Piece,
        at: HexId,
        bits: u8,
        mode: Mode,
    ) -> Legal {
        self.may_mg_at(s, seat, car, at, mode)?;
        if bits == 0 || bits & !ALL != 0 {
            return no(&["7.8.a"], "aslsk-no-weapon");
        }
        if self.is_shot_at(s, car, at) && !self.fires_apart(s, car, bits) {
            return no(&["7.8.d"], "aslsk-no-mandatory-group");
        }
        if bits & MAIN != 0 && bits != MAIN && self.is_late_ife(s, car, mode) {
            return no(&["6.8.f"], "aslsk-no-fired");
        }
        each(bits).try_for_each(|bit| self.may_mg_one(s, car, at, bit, mode))
    }

    /// Whether any machine gun of a vehicle may fire at a hex, whichever it is.
    fn may_mg_at(&self, s: &State, seat: Seat, car: Piece, at: HexId, mode: Mode) -> Legal {
        self.may_car_fire(s, seat, car, at, mode)?;
        let sought = self.is_suspect(s, seat, at, mode);
        if self.mg_targets(s, seat, car, at, mode).is_empty() && !sought {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-target").at(at));
        }
        Ok(())
    }

    /// 7.8.d: whether others of its machine guns have fired at a hex: who was not with them may not any more.
    fn is_shot_at(&self, s: &State, car: Piece, at: HexId) -> bool {
        s.car(car).mg_aimed.contains(&HexIdOr(at))
    }

    /// 4.1.c: a main armament that has fired its IFE and may go on does so by itself.
    fn fires_apart(&self, s: &State, car: Piece, bits: u8) -> bool {
        bits == MAIN && s.has(car, CarMarks::MA_FIRED)
    }

    /// The machine guns of a vehicle that may fire at a hex.
    pub fn open_mgs(&self, s: &State, car: Piece, at: HexId, mode: Mode) -> u8 {
        let vehicle = s.car(car);
        let down = vehicle.mg_broken | vehicle.mg_gone | vehicle.mg_fired;
        let left = |bit: &u8| (*bit == MAIN || down & bit == 0) && self.mg_of(s, car, *bit).0 > 0;
        // Most are not even in sight.
        let in_view = GUNS.iter().any(left) && self.is_in_view(s.hex(car), at);
        if !in_view || self.may_mg_at(s, s.car(car).seat, car, at, mode).is_err() {
            return 0;
        }
        let shot_at = self.is_shot_at(s, car, at);
        let open = |bit: &u8| {
            (!shot_at || self.fires_apart(s, car, *bit))
                && self.may_mg_one(s, car, at, *bit, mode).is_ok()
        };
        GUNS.into_iter().filter(open).sum()
    }

    fn may_mg_one(&self, s: &State, car: Piece, at: HexId, bit: u8, mode: Mode) -> Legal {
        let vehicle = s.car(car);
        let (fp, range) = self.mg_of(s, car, bit);
        if fp == 0 {
            return no(&["7.8.a"], "aslsk-no-weapon");
        }
        if bit == MAIN && self.is_late_ife(s, car, mode) {
            return self.may_late_ife(s, car, at, mode);
        }
        if (vehicle.mg_broken | vehicle.mg_gone) & bit != 0 {
            return no(&["7.8.s"], "aslsk-no-malfunctioned");
        }
        // 3.3.2.2.g, 3.5.f: of what fired in its MPh only a main armament that kept its rate.
        let bounded = s.has(car, CarMarks::BOUNDING) && !self.is_bounding(s, car);
        if bit == MAIN {
            self.may_use_main_ife(s, car, mode)?;
        } else if bounded && mode == Mode::Advancing {
            return no(&["3.3.2.2.g"], "aslsk-no-bounded");
        }
        if vehicle.mg_fired & bit != 0 {
            return no(&["7.8.a"], "aslsk-no-fired");
        }
        // 3.3.3.j, 3.3.3.k: the Final Fire marker of the MPh lies on all its weapons.
        let covered = match mode {
            Mode::First => s.has(car, CarMarks::FINAL),
            Mode::Final => s.has(car, CarMarks::FINAL) && vehicle.aimed.0 == GONE,
            _ => false,
        };
        if covered {
            return no(&["3.3.3.j", "3.3.3.k"], "aslsk-no-final-fired");
        }
        let exposed = s.has(car, CarMarks::CE);
        if bit == AA && !exposed {
            return no(&["7.7.d"], "aslsk-no-exposed");
        }
        if bit == COAX && exposed && self.vehicle(s, car).turret == Turret::Restricted {
            return no(&["7.8.f"], "aslsk-no-restricted");
        }
        let from = s.hex(car);
        if self.ground.distance(from, at) > 2 * range {
            return no(&["2.0.range"], "aslsk-no-range");
        }
        if from == at {
            self.may_fire_own_hex(s, car, bit, mode)?;
        }
        let (turn, _) = self.to_turn(s, car, bit, at);
        if turn == 0 {
            return Ok(());
        }
        // 7.8.h: the turret is set before.
        if self.is_bounding(s, car) {
            return no(&["7.8.h"], "aslsk-no-arc");
        }
        let hull = bit == BOW || !self.vehicle(s, car).has_turret();
        if hull && !self.is_mobile(s, car) {
            return no(&["2.0.immobilized", "7.6.c"], "aslsk-no-mobile");
        }
        if hull && s.has(car, CarMarks::MOTION) {
            return no(&["3.2.4.z"], "aslsk-no-arc");
        }
        Ok(())
    }

    /// 3.2.4.aa, 7.6.f: bow weapons against its own hex.
    fn may_fire_own_hex(&self, s: &State, car: Piece, bit: u8, mode: Mode) -> Legal {
        if bit != BOW || self.is_mobile(s, car) {
            return Ok(());
        }
        let through = self.moving(s).filter(|_| mode == Mode::First);
        let came = through.is_some_and(|going| {
            going.from != going.at && self.in_car_arc(s.hex(car), s.car(car).vca, going.from)
        });
        // 7.6.f: on the MP to enter, not on those spent there.
        let enters = s.stack.iter().any(|frame| match frame {
            Frame::Drive(drive) => drive.enters,
            _ => false,
        });
        match came && enters {
            true => Ok(()),
            false => no(&["3.2.4.aa", "7.6.f"], "aslsk-no-arc"),
        }
    }

    /// Whom machine guns strike: not their own vehicle's friends.
    fn mg_targets(&self, s: &State, seat: Seat, car: Piece, at: HexId, mode: Mode) -> Pieces {
        let all = self.targets(s, seat, at, mode);
        match s.hex(car) == at {
            true => all.only(|unit| s.owner(unit) != seat),
            false => all,
        }
    }

    /// Which machine guns could fire at a hex, alone and together.
    pub fn list_mg(&self, s: &State, car: Piece, at: HexId, mode: Mode, out: &mut Actions<Action>) {
        let open = self.open_mgs(s, car, at, mode);
        let late = self.is_late_ife(s, car, mode);
        let fits = |bits: &u8| bits & open == *bits && (!late || *bits == MAIN || bits & MAIN == 0);
        for bits in (1..=open).filter(fits) {
            let action = Action::Mg(car, at, bits);
            match bits == open || bits.count_ones() == 1 {
                true => out.push(action),
                false => out.push_twin(action),
            }
        }
    }

    /// The firepower of the machine guns, in parts of 256 (7.8.h, 3.3.2.2.f, 2.0.motion).
    fn mg_power(&self, s: &State, car: Piece, at: HexId, bits: u8, mode: Mode) -> u32 {
        let far = self.ground.distance(s.hex(car), at);
        let motion = s.has(car, CarMarks::MOTION);
        let late = bits == MAIN && self.is_late_ife(s, car, mode);
        each(bits)
            .map(|bit| {
                let (fp, range) = self.mg_of(s, car, bit);
                let mut fp = u32::from(fp) * FP;
                match far {
                    0 => fp *= 3,
                    1 => fp *= 2,
                    _ => {}
                }
                let halved = [far > range, mode == Mode::Advancing, motion, late];
                for _ in halved.iter().filter(|&&halved| halved) {
                    fp /= 2;
                }
                fp
            })
            .sum()
    }

    /// What bringing these to bear costs on the DR: the worst of them (7.8.d).
    pub fn group_swing(&self, s: &State, car: Piece, at: HexId, bits: u8) -> i32 {
        let drm = |bit| self.swing_drm(s, car, bit, at);
        each(bits).map(drm).max().unwrap_or(0)
    }

    /// 7.8.c, 3.3.2.2.c: whether these may fire from where it is in its own MPh.
    pub fn may_bound(&self, s: &State, d: &Drive, bits: u8) -> Legal {
        self.may_bound_main(s, d)?;
        if bits != MAIN && d.fired.0 != GONE && d.fired.0 != d.at {
            return no(&["7.8.c"], "aslsk-no-one-hex");
        }
        // Machine guns go with the first shot of the main armament, not with a later one nor an MP after it.
        if bits != MAIN && d.late {
            return no(&["3.3.2.2.c"], "aslsk-no-fired");
        }
        if !crate::state::is_on_map(d.at) || s.has(d.car, CarMarks::PREP) {
            return no(&["3.3.2.2.a"], "aslsk-no-offboard");
        }
        Ok(())
    }

    /// 7.8.c: the main armament fires from another hex only if it has fired already, and kept its Rate of Fire.
    pub fn may_bound_main(&self, s: &State, d: &Drive) -> Legal {
        let moved_on = d.fired.0 != GONE && d.fired.0 != d.at;
        match moved_on && !s.has(d.car, CarMarks::MA_FIRED) {
            true => no(&["7.8.c"], "aslsk-no-one-hex"),
            false => Ok(()),
        }
    }

    /// What it could fire at in its own MPh (3.3.2.2.a).
    pub fn list_bounding(&self, s: &State, d: &Drive, out: &mut Actions<Action>) {
        if self.may_bound_main(s, d).is_ok() {
            self.list_main(s, d.car, Mode::Advancing, None, out);
        }
        let ife = self.mg_of(s, d.car, MAIN).0 > 0 && self.may_bound(s, d, MAIN).is_ok();
        let all = self.may_bound(s, d, COAX).is_ok();
        if !ife && !all {
            return;
        }
        let mut seen = crate::ground::Hexes::EMPTY;
        for enemy in s.there[foe(s.active)].iter() {
            let hex = s.hex(enemy);
            if !seen.insert(hex) {
                continue;
            }
            if all {
                self.list_mg(s, d.car, hex, Mode::Advancing, out);
            } else if self.open_mgs(s, d.car, hex, Mode::Advancing) & MAIN != 0 {
                out.push(Action::Mg(d.car, hex, MAIN));
            }
        }
    }
}
