//! Machine guns of vehicles on the Infantry Fire Table (7.8), and Bounding First Fire with them (3.3.2.2).

use crate::action::Action;
use crate::attack::{From, effect_text};
use crate::book::Book;
use crate::data::Turret;
use crate::fire::FP;
use crate::frame::{Drive, Fire, Mode};
use crate::ids::{PIECES, Piece, Pieces};
use crate::state::{CarMarks, Marks, Phase, State, foe};
use crate::tables::{Effect, Tables};
use crate::vehicles::{AA, BOW, COAX, MP, REAR};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Seat, Sum, Teller, Text, no};

/// The machine guns of a vehicle, one bit each.
const GUNS: [u8; 4] = [BOW, COAX, AA, REAR];

impl Book {
    /// Firepower and Normal Range of a machine gun of a vehicle (7.8.p).
    pub fn mg_of(&self, s: &State, car: Piece, bit: u8) -> (u8, u8) {
        let vehicle = self.vehicle(s, car);
        match bit {
            BOW => (vehicle.bmg, 8),
            COAX => (vehicle.cmg, 12),
            AA => (vehicle.aamg, 8),
            _ => (vehicle.rmg, 8),
        }
    }

    /// The DRM for turning an arc by so many hexspines (case 8): the first, and each further one.
    pub fn turn_drm(&self, turret: Turret, spines: u8) -> i32 {
        let first = match turret {
            Turret::T => 1,
            Turret::Slow | Turret::Restricted => 2,
            Turret::None => 3,
        };
        match spines {
            0 => 0,
            spines => first + i32::from(spines) - 1,
        }
    }

    /// The hexspines a machine gun has to turn, and its turret type for that (7.8.g); an AAMG never (7.8.u).
    fn mg_turn(&self, s: &State, car: Piece, bit: u8, at: HexId) -> (u8, Turret) {
        let vehicle = s.car(car);
        let from = s.hex(car);
        let turret = self.vehicle(s, car).turret;
        match bit {
            AA => (0, Turret::T),
            BOW => (self.turn_to(from, vehicle.vca, at).0, Turret::None),
            COAX => (self.turn_to(from, vehicle.tca, at).0, turret),
            // 3.2.4.z: through the rear of the turret.
            _ => (self.turn_to(from, (vehicle.tca + 3) % 6, at).0, turret),
        }
    }

    /// Whether it fires in its own MPh (3.3.2.2.a).
    pub fn is_bounding(&self, s: &State, car: Piece) -> bool {
        s.phase == Phase::Movement && s.car(car).seat == s.active
    }

    /// Whether a vehicle is in a state to fire its machine guns at a hex.
    fn may_car_fire(&self, s: &State, seat: Seat, car: Piece, at: HexId, mode: Mode) -> Legal {
        if !car.is_car() || s.car(car).seat != seat || !s.there[seat].has(car) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.10.n"], "aslsk-no-good-order");
        }
        // 3.3.2.t
        if mode == Mode::Prep && s.has(car, CarMarks::MOTION) {
            return no(&["3.3.2.t"], "aslsk-no-motion");
        }
        if mode == Mode::Advancing && !self.is_bounding(s, car) {
            if s.has(car, CarMarks::PREP) {
                return no(&["3.5.a"], "aslsk-no-prep-fired");
            }
            // 3.3.2.2.g, 3.5.f
            if s.has(car, CarMarks::BOUNDING) {
                return no(&["3.3.2.2.g"], "aslsk-no-bounded");
            }
        }
        let from = s.hex(car);
        // 3.2.2.1.b, 3.8.af
        if from != at && !s.of_in(foe(seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        if at.index() >= self.ground.len() || !self.sees(s, from, at) {
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
        self.may_car_fire(s, seat, car, at, mode)?;
        if self.mg_targets(s, seat, car, at, mode).is_empty() {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-target").at(at));
        }
        if bits == 0 || bits > 15 {
            return no(&["7.8.a"], "aslsk-no-weapon");
        }
        if s.car(car).mg_fired != 0 && s.car(car).aimed.0 == at {
            return no(&["7.8.d"], "aslsk-no-mandatory-group");
        }
        let each = GUNS.into_iter().filter(|bit| bits & bit != 0);
        for bit in each {
            self.may_mg_one(s, car, at, bit, mode)?;
        }
        // 3.3.3.o
        if mode == Mode::First {
            let here = self.moving(s).map_or(0, |going| going.here / MP).max(1);
            if s.car(car).shots >= here {
                return no(&["3.3.3.o"], "aslsk-no-more-shots");
            }
        }
        Ok(())
    }

    fn may_mg_one(&self, s: &State, car: Piece, at: HexId, bit: u8, mode: Mode) -> Legal {
        let vehicle = s.car(car);
        let (fp, range) = self.mg_of(s, car, bit);
        if fp == 0 {
            return no(&["7.8.a"], "aslsk-no-weapon");
        }
        if (vehicle.mg_broken | vehicle.mg_gone) & bit != 0 {
            return no(&["7.8.s"], "aslsk-no-malfunctioned");
        }
        if vehicle.mg_fired & bit != 0 {
            return no(&["7.8.a"], "aslsk-no-fired");
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
            return self.may_fire_own_hex(s, car, bit, mode);
        }
        let (turn, _) = self.mg_turn(s, car, bit, at);
        if turn == 0 {
            return Ok(());
        }
        // 7.8.h: the turret is set before.
        if self.is_bounding(s, car) {
            return no(&["7.8.h"], "aslsk-no-arc");
        }
        if bit == BOW && !self.is_mobile(s, car) {
            return no(&["7.6.c"], "aslsk-no-mobile");
        }
        if bit == BOW && s.has(car, CarMarks::MOTION) {
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
        match came {
            true => Ok(()),
            false => no(&["3.2.4.aa"], "aslsk-no-arc"),
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
        let seat = s.car(car).seat;
        let can = |bits: u8| self.may_mg(s, seat, car, at, bits, mode).is_ok();
        let open = GUNS
            .into_iter()
            .filter(|&bit| can(bit))
            .fold(0, |all, bit| all | bit);
        for bits in (1..16).filter(|bits| bits & open == *bits) {
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
        let each = GUNS.into_iter().filter(|bit| bits & bit != 0);
        each.map(|bit| {
            let (fp, range) = self.mg_of(s, car, bit);
            let mut fp = u32::from(fp) * FP;
            match far {
                0 => fp *= 3,
                1 => fp *= 2,
                _ => {}
            }
            let halved = [far > range, mode == Mode::Advancing, motion];
            for _ in halved.iter().filter(|&&halved| halved) {
                fp /= 2;
            }
            fp
        })
        .sum()
    }

    /// The arcs turn to the target, and what that costs on the DR: the worst of them (7.8.d, 7.8.e).
    fn swing(&self, s: &mut State, car: Piece, at: HexId, bits: u8) -> i32 {
        let from = s.hex(car);
        let mut worst = 0;
        for bit in GUNS.into_iter().filter(|bit| bits & bit != 0) {
            let (turn, turret) = self.mg_turn(s, car, bit, at);
            worst = worst.max(self.turn_drm(turret, turn));
        }
        if bits & BOW != 0 && from != at {
            let (_, vca) = self.turn_to(from, s.car(car).vca, at);
            self.turn_hull(s, car, vca);
        }
        if !self.vehicle(s, car).has_turret() {
            return worst;
        }
        if bits & COAX != 0 {
            let (_, tca) = self.turn_to(from, s.car(car).tca, at);
            s.car_mut(car).tca = tca;
        } else if bits & REAR != 0 {
            let (_, rear) = self.turn_to(from, (s.car(car).tca + 3) % 6, at);
            s.car_mut(car).tca = (rear + 3) % 6;
        }
        worst
    }

    /// The attack is made.
    #[allow(clippy::too_many_arguments)] // who, at what, with what, and chance and teller as everywhere
    pub fn fire_mg(
        &self,
        s: &mut State,
        car: Piece,
        at: HexId,
        bits: u8,
        mode: Mode,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = s.car(car).seat;
        let targets = self.mg_targets(s, seat, car, at, mode);
        t.all(|| {
            self.unit_text("aslsk-mg-fires", s, car)
                .name("at", self.label(at))
        })
        .deed();
        let swing = self.swing(s, car, at, bits);
        let power = self.mg_power(s, car, at, bits, mode);
        let column = Tables::column_of(power);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add((power / FP) as i32, "7.8.a");
        t.tally(
            || Text::new("aslsk-firepower").num("n", i64::from(power / FP)),
            || sum.tally("firepower"),
        );
        let dr = self.dr("aslsk-why-fire", seat, c, t);
        let fire = Fire {
            by: Pieces::EMPTY,
            led: Pieces::EMPTY,
            at,
            seat,
            mode,
        };
        let from = From {
            hex: s.hex(car),
            hindrance: self.hindrance(s, s.hex(car), at),
        };
        let mut drms = [0; PIECES];
        for target in targets.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            sum.add(swing, "7.8.g");
            sum.add(i32::from(s.has(car, CarMarks::SHAKEN)), "7.10.o");
            let moves =
                mode == Mode::First || (target.is_car() && self.is_moving_target(s, target));
            let fixed = bits & BOW != 0 && self.vehicle(s, car).fixed_bmg && moves;
            sum.add(i32::from(fixed), "7.8.t");
            self.target_drm(s, &fire, &from, target, &mut sum);
            drms[target.index()] = sum.total();
            let total = dr.sum() + sum.total();
            let effect = column.map_or(Effect::None, |column| self.tables.ift(column, total));
            t.tally(
                || {
                    self.unit_text("aslsk-hit", s, target)
                        .num(
                            "column",
                            column.map_or(0, |at| Tables::COLUMNS[usize::from(at)]),
                        )
                        .num("n", total)
                        .text("effect", effect_text(effect))
                },
                || sum.tally("drm"),
            );
        }
        let vehicle = s.car_mut(car);
        vehicle.mg_fired |= bits;
        vehicle.aimed.0 = at;
        vehicle.shots = vehicle.shots.saturating_add(1);
        vehicle.marks.set(CarMarks::MG_FIRED);
        if let Some(column) = column {
            self.renew_dm_of(s, targets, column, &drms);
            let effect = |target: Piece| self.tables.ift(column, dr.sum() + drms[target.index()]);
            self.inflict(s, targets, column, effect, c, t);
            if mode == Mode::First && dr.sum() != 12 {
                let shaken = u8::from(s.has(car, CarMarks::SHAKEN));
                let outside = from.hindrance.outside() + swing as u8 + shaken;
                let left = Tables::residual(Tables::COLUMNS[usize::from(column)], outside);
                self.put_residual(s, at, left);
            }
        }
        if dr.sum() == 12 {
            self.break_mg(s, car, bits, c, t);
        }
    }

    /// 3.2.3.t: broken units that could have had to check go under DM again.
    fn renew_dm_of(&self, s: &mut State, targets: Pieces, column: u8, drms: &[i32; PIECES]) {
        let broken = targets.men().only(|unit| s.is(unit, Marks::BROKEN));
        for unit in broken.iter() {
            let worst = self.tables.ift(column, 2 + drms[unit.index()]);
            if !matches!(worst, Effect::None | Effect::Ptc) {
                s.mark(unit, Marks::DM);
            }
        }
    }

    /// 7.8.s: one of those that fired, at random.
    fn break_mg(&self, s: &mut State, car: Piece, bits: u8, c: &mut Chance, t: &mut Teller) {
        let seat = s.car(car).seat;
        let fired = || GUNS.into_iter().filter(|bit| bits & bit != 0);
        let chosen = match bits.count_ones() {
            1 => bits,
            _ => {
                let rolled = fired().map(|bit| {
                    let die = self.one_die("aslsk-why-selection", seat, c, t);
                    (die, bit)
                });
                rolled.max().map_or(0, |(_, bit)| bit)
            }
        };
        s.car_mut(car).mg_broken |= chosen;
        t.all(|| self.unit_text("aslsk-mg-breaks", s, car));
    }

    /// 7.8.c, 3.3.2.2.c: whether it may fire from where it is in its own MPh.
    pub fn may_bound(&self, s: &State, d: &Drive) -> Legal {
        if d.fired.0 != crate::state::GONE && d.fired.0 != d.at {
            return no(&["7.8.c"], "aslsk-no-one-hex");
        }
        if !crate::state::is_on_map(d.at) || s.has(d.car, CarMarks::PREP) {
            return no(&["3.3.2.2.a"], "aslsk-no-offboard");
        }
        Ok(())
    }

    /// What it could fire at in its own MPh (3.3.2.2.a).
    pub fn list_bounding(&self, s: &State, d: &Drive, out: &mut Actions<Action>) {
        self.list_main(s, d.car, Mode::Advancing, None, out);
        if self.may_bound(s, d).is_err() {
            return;
        }
        let mut seen = crate::ground::Hexes::EMPTY;
        for enemy in s.there[foe(s.active)].iter() {
            let hex = s.hex(enemy);
            if seen.insert(hex) {
                self.list_mg(s, d.car, hex, Mode::Advancing, out);
            }
        }
    }
}
