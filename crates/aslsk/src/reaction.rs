//! What the DEFENDER may do besides fire when the enemy moves: CC Reaction Fire (3.3.4), Motion Status Attempts (3.3.2.1),
//! smoke dispensers (7.5); those of the ATTACKER too.

use crate::action::Action;
use crate::assault::NEAR_DEFENCE;
use crate::book::Book;
use crate::data::Size;
use crate::dice::Dr;
use crate::frame::{Arrange, Drive, Frame};
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::question::elsewhere;
use crate::ratings::MF;
use crate::state::{
    ArmMarks, CarMarks, HexIdOr, Marks, Phase, Smoke, SmokeKind, State, foe, is_on_map,
};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Sum, Teller, Text, no};

/// So many counters of Smoke lie on a table at most.
const SMOKES: usize = 32;

impl Book {
    /// 3.7.e: whether an MMC dares. A leader lends his leadership; there is no pin for just passing.
    pub fn dares(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) -> bool {
        let seat = s.man(unit).seat;
        let nation = &self.side(seat).nation;
        let mut sum = Sum::opened("aslsk", t.on());
        let fears = self.tables.fears_vehicles(nation, self.unit(s, unit).class);
        sum.add(i32::from(fears || self.is_inexperienced(s, unit)), "3.7.e");
        let leaders = self.leaders_in(s, seat, s.hex(unit));
        let lead = leaders.iter().filter(|&leader| self.is_fit(s, leader));
        sum.add(
            lead.map(|leader| self.leadership(s, leader))
                .min()
                .unwrap_or(0),
            "3.7.e",
        );
        let dr = self.dr("aslsk-why-paatc", seat, c, t);
        let (total, morale) = (dr.sum() + sum.total(), self.morale(s, unit));
        t.tally(
            || {
                self.unit_text("aslsk-checks", s, unit)
                    .num("n", total)
                    .num("of", morale)
            },
            || sum.tally("paatc"),
        );
        if total > morale {
            self.pin(s, unit, t);
        }
        total <= morale
    }

    /// 3.8.s: what infantry is worth against a vehicle.
    pub fn ccv(&self, s: &State, unit: Piece) -> i32 {
        let ccv = match self.unit(s, unit).size {
            Size::Squad => 5,
            Size::Crew => 4,
            Size::HalfSquad => 3,
            Size::Leader => 2,
        };
        ccv - i32::from(s.is(unit, Marks::PINNED))
    }

    /// The CCV of those who attack a vehicle together: an SMC who joins adds 1 (3.8.s).
    pub fn joint_ccv(&self, s: &State, by: Pieces) -> i32 {
        let best = by.iter().map(|unit| self.ccv(s, unit)).max().unwrap_or(0);
        best + i32::from(by.len() > 1)
    }

    /// 3.8.t, 3.8.v, 3.8.w, 3.8.ai: infantry attacks a vehicle in Close Combat; the DR.
    #[allow(clippy::too_many_arguments)] // the attack, and chance and teller as everywhere
    pub fn strike_car(
        &self,
        s: &mut State,
        by: Pieces,
        car: Piece,
        ccv: i32,
        ambush: i32,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Dr {
        let seat = by
            .first()
            .map_or(foe(s.car(car).seat), |unit| s.man(unit).seat);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(2 * i32::from(s.has(car, CarMarks::MOTION)), "3.8.ai");
        // 2.0.immobilized
        let stuck = CarMarks::IMMOBILE
            .and(CarMarks::BOG)
            .and(CarMarks::SHOCK)
            .and(CarMarks::UK)
            .and(CarMarks::STUN);
        sum.add(-i32::from(s.has(car, stuck)), "3.8.ai");
        if by.iter().any(|unit| self.is_mmc(s, unit)) {
            let leaders = by.iter().filter(|&unit| self.is_leader(s, unit));
            let best = leaders.map(|leader| self.leadership(s, leader)).min();
            // He may, but need not.
            sum.add(best.unwrap_or(0).min(0), "3.8.h");
        }
        let tired = by.iter().any(|unit| s.is(unit, Marks::CX));
        sum.add(i32::from(tired), "3.3.1.n");
        sum.add(ambush, "3.8.k");
        let dr = self.dr("aslsk-why-close-combat", seat, c, t);
        let total = dr.sum() + sum.total();
        t.tally(
            || {
                self.unit_text("aslsk-strikes-car", s, car)
                    .num("ccv", ccv)
                    .num("n", total)
            },
            || sum.tally("close-combat"),
        )
        .heads();
        let able = self.is_able(s, car);
        // 3.8.y: what it is attacked with in the MPh is none of the CCPh.
        if s.phase == Phase::CloseCombat {
            s.set(car, CarMarks::ATTACKED);
        }
        if dr.sum() == 2 && total >= ccv {
            match self.one_die("aslsk-why-third-die", seat, c, t) {
                1 | 2 => self.wreck(s, car, t),
                3 => self.immobilize(s, car, t),
                _ => {}
            }
        } else if total < ccv {
            self.wreck(s, car, t);
        } else if total == ccv {
            self.immobilize(s, car, t);
        }
        // 5.3.a: an Original 2 may bring forward a leader; it changes nothing of what was struck.
        if dr.sum() == 2 {
            self.promote_one(s, by, c, t);
        }
        if dr.sum() == 12 && able {
            let one = self.pick_one(s, by, c, t);
            for unit in one.iter() {
                self.reduce(s, unit, &mut Loss::default(), c, t);
            }
        }
        dr
    }

    /// The vehicle that moves, for Reaction Fire.
    fn driven(&self, s: &State) -> Option<Piece> {
        let car = self.moving(s)?.target.cars().first();
        car.filter(|&car| !s.has(car, CarMarks::WRECK))
    }

    /// 3.3.4.a: whether infantry may attack the vehicle in its hex.
    fn may_react_with(&self, s: &State, unit: Piece, leader: Option<Piece>) -> Legal {
        let Some(car) = self.driven(s) else {
            return no(&["3.3.4.a"], "aslsk-no-target");
        };
        if !unit.is_man() || s.man(unit).seat != foe(s.active) || s.hex(unit) != s.hex(car) {
            return no(&["3.3.4.a"], "aslsk-no-yours");
        }
        if !self.is_fit(s, unit) || !s.on_map(car) {
            return no(&["3.3.4.a"], "aslsk-no-good-order");
        }
        let here = self.moving(s).map_or(0, |going| going.here / MF).max(1);
        if s.man(unit).shots >= here {
            return no(&["3.3.3.o"], "aslsk-no-more-shots");
        }
        let Some(leader) = leader else {
            return Ok(());
        };
        let leads = leader.is_man()
            && leader != unit
            && self.is_leader(s, leader)
            && self.is_mmc(s, unit)
            && s.man(leader).seat == s.man(unit).seat
            && s.hex(leader) == s.hex(unit)
            && s.man(leader).shots < here
            && self.is_fit(s, leader);
        match leads {
            true => Ok(()),
            false => no(&["3.8.u"], "aslsk-no-leader-here"),
        }
    }

    /// The attack is made (3.3.4.b, 3.3.4.c).
    fn react_with(
        &self,
        s: &mut State,
        unit: Piece,
        leader: Option<Piece>,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let Some(car) = self.driven(s) else {
            return;
        };
        let place = s
            .stack
            .iter()
            .position(|frame| matches!(frame, Frame::Drive(_)));
        let passed = place.is_some_and(|place| match &s.stack[place] {
            Frame::Drive(drive) => drive.passed.has(unit),
            _ => false,
        });
        if self.is_mmc(s, unit) && !passed {
            if !self.dares(s, unit, c, t) {
                return;
            }
            if let Some(Frame::Drive(drive)) = place.map(|place| &mut s.stack[place]) {
                drive.passed.insert(unit);
            }
        }
        let by: Pieces = [Some(unit), leader].into_iter().flatten().collect();
        let before = Marks::FIRST
            .and(Marks::FINAL)
            .and(Marks::FIRED)
            .and(Marks::ONE_WEAPON);
        let fired = s.is(unit, before);
        let ccv = self.joint_ccv(s, by) - i32::from(fired);
        let protective = by.only(|unit| s.is(unit, Marks::FINAL));
        let dr = self.strike_car(s, by, car, ccv, 0, c, t);
        for unit in by
            .iter()
            .filter(|&unit| s.on_map(unit))
            .collect::<Pieces>()
            .iter()
        {
            let late = s.is(unit, Marks::FIRST.and(Marks::FINAL));
            s.mark(unit, if late { Marks::FINAL } else { Marks::FIRST });
            // 4.4.2.c: a Panzerfaust lies under the marker as all its weapons.
            s.mark(unit, Marks::FIRED.and(Marks::ONE_WEAPON));
            let man = s.man_mut(unit);
            man.shots = man.shots.saturating_add(1);
            // 3.3.4.a: and its weapons with it.
            let arms: Pieces = s.carried(unit).collect();
            for arm in arms.iter() {
                let mark = if late {
                    ArmMarks::FINAL
                } else {
                    ArmMarks::FIRST
                };
                s.arm_mut(arm).marks.set(mark);
            }
        }
        // Made as FPF, the DR is a NMC too.
        let mut loss = Loss::default();
        let seat = foe(s.active);
        let mut helpers = self.helpers(s, seat, s.hex(car), protective);
        for unit in self.in_order(s, protective).iter().flatten() {
            if s.on_map(*unit) && !s.is(*unit, Marks::BROKEN) {
                let help = self.help(s, helpers, *unit);
                let passed = self.morale_check(s, *unit, 0, help, Some(dr), &mut loss, c, t);
                if passed && self.is_leader(s, *unit) && self.is_fit(s, *unit) {
                    helpers.insert(*unit);
                }
            }
        }
        self.lose_heart(s, &mut loss, c, t);
    }

    /// 3.3.2.1.a
    fn may_try_motion(&self, s: &State, car: Piece) -> Legal {
        let Some(going) = self.moving(s) else {
            return no(&["3.3.2.1.a"], "aslsk-no-target");
        };
        if !car.is_car() || s.car(car).seat != foe(s.active) || !s.there[foe(s.active)].has(car) {
            return no(&["3.3.2.1.a"], "aslsk-no-yours");
        }
        if !self.is_mobile(s, car) {
            return no(&["2.0.immobilized"], "aslsk-no-mobile");
        }
        let fired = CarMarks::FIRST
            .and(CarMarks::FINAL)
            .and(CarMarks::INTENSIVE)
            .and(CarMarks::MA_FIRED)
            .and(CarMarks::MG_FIRED);
        if s.has(car, fired) {
            return no(&["3.3.2.1.a"], "aslsk-no-first-fired");
        }
        if s.has(car, CarMarks::TRIED_MOTION) {
            return no(&["3.3.2.1.a"], "aslsk-no-motion-twice");
        }
        let hex = s.hex(car);
        if !self.sees(s, hex, going.at) || going.target.is_empty() {
            return Err(No::by(&["3.3.2.1.a"], "aslsk-no-sight").at(going.at));
        }
        // It was not in sight when the Player Turn began.
        if is_on_map(going.start) && self.sees(s, hex, going.start) {
            return Err(No::by(&["3.3.2.1.a"], "aslsk-no-surprise").at(going.start));
        }
        Ok(())
    }

    /// 3.3.2.1.b
    fn try_motion(&self, s: &mut State, car: Piece, c: &mut Chance, t: &mut Teller) {
        s.set(car, CarMarks::TRIED_MOTION);
        let die = self.one_die("aslsk-why-motion", s.car(car).seat, c, t);
        // 3.3.2.1.a: all that was spent in its sight.
        if die > self.spent_in_sight(s, s.hex(car)) / MF {
            return;
        }
        if self.breaks_down(s, car, c, t) {
            return;
        }
        s.set(car, CarMarks::MOTION);
        self.release_melee(s);
        t.all(|| self.unit_text("aslsk-starts", s, car)).deed();
        s.stack.push(Frame::Arrange(Arrange { car, first: false }));
    }

    /// The usage number of a dispenser of a vehicle for a hex: its own, or one that a Smoke Mortar reaches.
    fn dispenser(&self, s: &State, car: Piece, hex: HexId) -> u8 {
        let all = self.vehicle(s, car).dispensers;
        let exposed = s.has(car, CarMarks::CE);
        if hex != s.hex(car) {
            return all.sm;
        }
        // 7.5.c, 7.5.e, 7.5.f
        let pots = if exposed { all.sp } else { 0 };
        let near = if exposed || self.date < NEAR_DEFENCE {
            0
        } else {
            all.sn
        };
        all.sd.max(pots).max(near)
    }

    /// 7.5.a
    pub fn may_dispense(&self, s: &State, car: Piece, hex: HexId) -> Legal {
        if !car.is_car() || !s.on_map(car) || s.phase != Phase::Movement {
            return no(&["7.5.a"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.5.a"], "aslsk-no-good-order");
        }
        let fired = CarMarks::MA_FIRED.and(CarMarks::MG_FIRED);
        if s.has(car, fired.and(CarMarks::DISPENSED)) {
            return no(&["7.5.a"], "aslsk-no-fired");
        }
        let from = s.hex(car);
        if hex.index() >= self.ground.len() || self.dispenser(s, car, hex) == 0 {
            return no(&["7.5.a"], "aslsk-no-dispenser");
        }
        if s.smoke.len() == SMOKES {
            return no(&["1.2.5.a"], "aslsk-no-smoke-left");
        }
        if hex == from {
            return Ok(());
        }
        // 7.5.d
        if self.ground.plot(from).terrain.is_building() {
            return no(&["7.5.d"], "aslsk-no-building");
        }
        if self.ground.distance(from, hex) > 3 || !self.sees(s, from, hex) {
            return Err(No::by(&["7.5.d"], "aslsk-no-range").at(hex));
        }
        Ok(())
    }

    /// 7.5.a: in its own MPh a try that works costs an MP, unless it has none to spend.
    pub fn has_mp_to_dispense(&self, s: &State, d: &Drive) -> Legal {
        match self.mp_left(s, d.car) < MF && self.is_mobile(s, d.car) {
            true => no(&["7.5.a"], "aslsk-no-mp"),
            false => Ok(()),
        }
    }

    /// Whether it works; then Dispersed Smoke lies there (7.5.b to 7.5.f).
    pub fn dispense(
        &self,
        s: &mut State,
        car: Piece,
        hex: HexId,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        let (seat, from) = (s.car(car).seat, s.hex(car));
        let number = self.dispenser(s, car, hex);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(i32::from(!s.has(car, CarMarks::CE)), "7.5.b");
        if hex != from {
            let (spines, tca) = self.turn_to(from, s.car(car).tca, hex);
            sum.add(self.turn_drm(self.vehicle(s, car).turret, spines), "7.5.d");
            sum.add(2 * i32::from(s.has(car, CarMarks::MOTION)), "7.5.d");
            sum.add(self.hindrance(s, from, hex).total().into(), "7.5.d");
            s.car_mut(car).tca = tca;
            self.keep_aim(s, car);
        }
        s.set(car, CarMarks::DISPENSED);
        let dr = self.dr("aslsk-why-dispenser", seat, c, t);
        let total = dr.sum() + sum.total();
        t.tally(
            || {
                self.unit_text("aslsk-dispenser", s, car)
                    .num("n", total)
                    .num("of", number)
            },
            || sum.tally("usage"),
        )
        .heads();
        if total > number.into() {
            return false;
        }
        s.smoke.push(Smoke {
            hex: HexIdOr(hex),
            seat,
            kind: SmokeKind::Dispersed,
        });
        t.all(|| Text::new("aslsk-smoke-laid").name("hex", self.label(hex)));
        true
    }

    /// Hexes that a dispenser could be tried for.
    pub fn list_dispensers(&self, s: &State, car: Piece, out: &mut Actions<Action>) {
        let all = self.vehicle(s, car).dispensers;
        if all.sd + all.sm + all.sp + all.sn == 0 || s.has(car, CarMarks::DISPENSED) {
            return;
        }
        let from = s.hex(car);
        if self.may_dispense(s, car, from).is_ok() {
            out.push(Action::Dispense(car, from));
        }
        if all.sm == 0 || !out.wants_twins() {
            return;
        }
        for hex in (0..self.ground.len() as u16).map(HexId) {
            let near = (1..=3).contains(&self.ground.distance(from, hex));
            if near && self.may_dispense(s, car, hex).is_ok() {
                out.push_twin(Action::Dispense(car, hex));
            }
        }
    }

    /// 7.5.a: a dispenser in the enemy's MPh needs MF or MP spent in sight.
    fn may_dispense_now(&self, s: &State, car: Piece, hex: HexId) -> Legal {
        if !car.is_car() || s.car(car).seat != foe(s.active) || !s.on_map(car) {
            return no(&["7.5.a"], "aslsk-no-yours");
        }
        match self.sees_move(s, car) {
            true => self.may_dispense(s, car, hex),
            false => no(&["7.5.a"], "aslsk-no-sight"),
        }
    }

    /// Whether something was spent in its sight.
    fn sees_move(&self, s: &State, car: Piece) -> bool {
        let going = self.moving(s);
        going.is_some_and(|going| self.sees(s, s.hex(car), going.at))
    }

    /// What the DEFENDER could do besides fire.
    pub fn list_reactions(&self, s: &State, out: &mut Actions<Action>) {
        if s.cars.is_empty() {
            return;
        }
        if let Some(car) = self.driven(s) {
            let men = s.men_in(foe(s.active), s.hex(car));
            for unit in men.iter() {
                if self.may_react_with(s, unit, None).is_ok() {
                    out.push(Action::React(unit, None));
                }
                for leader in men.iter() {
                    if self.may_react_with(s, unit, Some(leader)).is_ok() {
                        out.push(Action::React(unit, Some(leader)));
                    }
                }
            }
        }
        for car in s.there[foe(s.active)].cars().iter() {
            if self.may_try_motion(s, car).is_ok() {
                out.push(Action::Motion(car));
            }
            if self.sees_move(s, car) {
                self.list_dispensers(s, car, out);
            }
        }
    }

    /// Whether there is anything of the kind.
    pub fn can_react(&self, s: &State) -> bool {
        if s.cars.is_empty() {
            return false;
        }
        let mut list = Actions::brief();
        self.list_reactions(s, &mut list);
        !list.is_empty()
    }

    /// Whether this one is open.
    pub fn may_react(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::React(unit, leader) => self.may_react_with(s, unit, leader),
            Action::Motion(car) => self.may_try_motion(s, car),
            Action::Dispense(car, hex) => self.may_dispense_now(s, car, hex),
            _ => elsewhere(action),
        }
    }

    /// It is done.
    pub fn react(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::React(unit, leader) => self.react_with(s, unit, leader, c, t),
            Action::Motion(car) => self.try_motion(s, car, c, t),
            Action::Dispense(car, hex) => {
                self.dispense(s, car, hex, c, t);
            }
            _ => {}
        }
    }
}
