//! What infantry does on its way (3.3.1.p, 3.3.1.q, 4.0, 4.3): smoke grenades, weapons picked up and left, Demolition Charges.

use crate::action::Action;
use crate::book::Book;
use crate::data::Family;
use crate::dice::Dr;
use crate::frame::Move;
use crate::ids::{Piece, Pieces};
use crate::movement::Way;
use crate::question::elsewhere;
use crate::ratings::MF;
use crate::state::{ArmMarks, HexIdOr, Marks, Smoke, SmokeKind, State, is_on_map};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Teller, Text, no};

/// So many counters of Smoke lie on a table at most.
const SMOKES: usize = 32;

impl Book {
    /// Errands that are open to those who move.
    pub fn list_errands(&self, s: &State, going: &Move, out: &mut Actions<Action>) {
        if !is_on_map(going.at) {
            return;
        }
        for unit in going.units.iter() {
            if self.unit(s, unit).smoke > 0 {
                let near = self.ground.next(going.at).into_iter().flatten();
                for hex in near.chain([going.at]) {
                    if self.may_smoke(s, going, unit, hex).is_ok() {
                        out.push(Action::Smoke(unit, hex));
                    }
                }
            }
            for arm in s.carried(unit) {
                if self.may_abandon(s, going, arm).is_ok() {
                    out.push_twin(Action::Abandon(arm));
                }
                if self.weapon(s, arm).family == Family::Dc {
                    for hex in self.ground.next(going.at).into_iter().flatten() {
                        if self.may_charge(s, going, arm, hex).is_ok() {
                            out.push(Action::Charge(arm, hex));
                            for car in s.cars_in(crate::state::foe(s.active), hex).iter() {
                                out.push(Action::ChargeCar(arm, car));
                            }
                        }
                    }
                }
            }
            for (place, arm) in s.arms.iter().enumerate() {
                let weapon = Piece::arm(place);
                if arm.by.is_none() && self.may_pick_up(s, going, unit, weapon).is_ok() {
                    out.push(Action::Recover(unit, weapon));
                }
            }
        }
    }

    /// Whether an errand may be run.
    pub fn may_run_errand(&self, s: &State, going: &Move, action: Action) -> Legal {
        match action {
            Action::Smoke(unit, hex) => self.may_smoke(s, going, unit, hex),
            Action::Recover(unit, arm) => self.may_pick_up(s, going, unit, arm),
            Action::Abandon(arm) => self.may_abandon(s, going, arm),
            Action::Charge(arm, hex) => self.may_charge(s, going, arm, hex),
            // 4.3.e
            Action::ChargeCar(arm, car) => {
                let enemy = car.is_car() && s.there[crate::state::foe(s.active)].has(car);
                match enemy {
                    true => self.may_charge(s, going, arm, s.hex(car)),
                    false => no(&["4.3.e"], "aslsk-no-target"),
                }
            }
            _ => elsewhere(action),
        }
    }

    /// 3.3.1.p
    fn may_smoke(&self, s: &State, going: &Move, unit: Piece, hex: HexId) -> Legal {
        if !unit.is_man() || !going.units.has(unit) || !is_on_map(going.at) {
            return no(&["3.3.1.p"], "aslsk-no-mover");
        }
        if self.unit(s, unit).smoke == 0 {
            return no(&["3.3.1.p"], "aslsk-no-smoke-exponent");
        }
        if s.is(unit, Marks::SMOKED) {
            return no(&["3.3.1.p"], "aslsk-no-smoke-twice");
        }
        if hex.index() >= self.ground.len() || self.ground.distance(going.at, hex) > 1 {
            return Err(No::by(&["3.3.1.p"], "aslsk-no-adjacent").at(hex));
        }
        if s.smoke.len() == SMOKES {
            return no(&["1.2.5.a"], "aslsk-no-smoke-left");
        }
        let cost = if hex == going.at { MF } else { 2 * MF };
        if cost > self.mf_left(s, going.units, false) {
            return no(&["3.3.b"], "aslsk-no-mf");
        }
        Ok(())
    }

    /// 3.3.1.q, 4.0.b
    fn may_pick_up(&self, s: &State, going: &Move, unit: Piece, arm: Piece) -> Legal {
        if !arm.is_arm() || !unit.is_man() || !going.units.has(unit) {
            return no(&["3.3.1.q"], "aslsk-no-mover");
        }
        if s.arm(arm).by.is_some()
            || s.hex(arm) != going.at
            || s.arm(arm).marks.any(ArmMarks::PLACED)
        {
            return no(&["4.0.f"], "aslsk-no-weapon");
        }
        self.may_hold(s, unit, arm)?;
        if self.mf_left(s, going.units, false) < MF {
            return no(&["3.3.b"], "aslsk-no-mf");
        }
        Ok(())
    }

    /// 4.0.c: in the APh too.
    pub fn may_leave_behind(&self, s: &State, arm: Piece) -> Legal {
        let by = arm.is_arm().then(|| s.arm(arm).by).flatten();
        match by.filter(|&by| s.man(by).seat == s.active && s.on_map(by)) {
            Some(by) if self.is_hidden(s, by) => no(&["6.4.c"], "aslsk-no-hidden"),
            Some(by) if !s.is(by, Marks::BROKEN) => Ok(()),
            _ => no(&["4.0.c"], "aslsk-no-unpossessed"),
        }
    }

    /// A weapon is left where it is.
    pub fn leave_behind(&self, s: &mut State, arm: Piece, t: &mut Teller) {
        self.reveal(s, arm, t);
        s.arm_mut(arm).by = None;
        t.all(|| self.arm_text("aslsk-abandoned", s, arm));
    }

    /// 4.0.c: free of MF.
    fn may_abandon(&self, s: &State, going: &Move, arm: Piece) -> Legal {
        if !arm.is_arm() || !is_on_map(going.at) {
            return no(&["4.0.c"], "aslsk-no-weapon");
        }
        match s.arm(arm).by {
            // 4.3.b: a charge that was placed is not taken up again.
            _ if s.arm(arm).marks.any(ArmMarks::PLACED) => no(&["4.3.b"], "aslsk-no-dc-placed"),
            Some(by) if going.units.has(by) => Ok(()),
            _ => no(&["4.0.c"], "aslsk-no-unpossessed"),
        }
    }

    /// 4.3.b
    fn may_charge(&self, s: &State, going: &Move, arm: Piece, hex: HexId) -> Legal {
        if !arm.is_arm() || self.weapon(s, arm).family != Family::Dc {
            return no(&["4.3.b"], "aslsk-no-dc");
        }
        if s.arm(arm).marks.any(ArmMarks::PLACED) {
            return no(&["4.3.b"], "aslsk-no-dc-placed");
        }
        let Some(by) = s.arm(arm).by.filter(|&by| going.units.has(by)) else {
            return no(&["4.3.b"], "aslsk-no-unpossessed");
        };
        if hex.index() >= self.ground.len() || self.ground.distance(going.at, hex) != 1 {
            return Err(No::by(&["4.3.b"], "aslsk-no-adjacent").at(hex));
        }
        if s.of_in(crate::state::foe(s.active), hex).is_empty() {
            return Err(No::by(&["4.3.a"], "aslsk-no-target").at(hex));
        }
        let cost = self.entry_cost(s, going.at, hex, Way::Ground);
        let left = self.mf_left(s, going.units, false);
        if cost > left || !self.is_fit(s, by) {
            return no(&["3.3.b"], "aslsk-no-mf");
        }
        // 3.3.1.j: not for all it has.
        if cost == left && going.units.iter().any(|unit| s.is(unit, Marks::ASSAULT)) {
            return no(&["3.3.1.j"], "aslsk-no-assault-far");
        }
        Ok(())
    }

    /// Runs an errand.
    pub fn run_errand(
        &self,
        s: &mut State,
        going: Move,
        action: Action,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Move {
        match action {
            Action::Smoke(unit, hex) => self.throw_smoke(s, going, unit, hex, c, t),
            Action::Recover(unit, arm) => {
                let going = self.spend_here(s, going, MF);
                self.try_recovery(s, unit, arm, c, t);
                going
            }
            Action::Abandon(arm) => {
                // 4.0.c: before anything is spent it counts as not moved.
                self.leave_behind(s, arm, t);
                going
            }
            Action::ChargeCar(arm, car) => {
                let hex = s.hex(car);
                // 4.3.e: the side through which it is placed stays, even if the vehicle turns.
                let side = self.ground.map.grid().direction(hex, going.at);
                let (vca, tca) = (s.car(car).vca, s.car(car).tca);
                let placed = s.arm_mut(arm);
                placed.acquired.unit = Some(car);
                // It keeps to the part of the tank it lies on, however that turns: from the hull and from the turret.
                let side = side.map_or(0, |side| side.index() as u8);
                placed.facing = ((side + 6 - vca) % 6) | (((side + 6 - tca) % 6) << 3);
                self.run_errand(s, going, Action::Charge(arm, hex), c, t)
            }
            Action::Charge(arm, hex) => {
                let cost = self.entry_cost(s, going.at, hex, Way::Ground);
                let going = self.spend_here(s, going, cost);
                let placed = s.arm_mut(arm);
                placed.marks.set(ArmMarks::PLACED);
                placed.aimed = HexIdOr(hex);
                t.all(|| {
                    self.arm_text("aslsk-charge", s, arm)
                        .name("at", self.label(hex))
                })
                .deed();
                going
            }
            _ => going,
        }
    }

    /// MF spent where one stands (3.3.3.e).
    pub fn spend_here(&self, s: &mut State, mut going: Move, cost: u8) -> Move {
        for unit in going.units.iter() {
            let man = s.man_mut(unit);
            man.spent += cost;
            man.marks.set(Marks::MOVED);
        }
        // 3.3.3.d, 3.3.3.o
        going.here = cost;
        self.forget_shots(s);
        self.note_trail(s, going.at, cost);
        self.spends(going)
    }

    /// 3.3.1.p: a 6 on the die itself ends the MPh of who threw it.
    fn throw_smoke(
        &self,
        s: &mut State,
        going: Move,
        unit: Piece,
        hex: HexId,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Move {
        let cost = if hex == going.at { MF } else { 2 * MF };
        let mut going = self.spend_here(s, going, cost);
        s.mark(unit, Marks::SMOKED);
        let die = self.one_die("aslsk-why-smoke", s.active, c, t);
        let cx = u8::from(s.is(unit, Marks::CX));
        let made = die + cx <= self.unit(s, unit).smoke;
        t.all(|| {
            let key = if made {
                "aslsk-smoke"
            } else {
                "aslsk-smoke-fails"
            };
            self.unit_text(key, s, unit).name("at", self.label(hex))
        })
        .heads();
        if made {
            s.smoke.push(Smoke {
                hex: HexIdOr(hex),
                seat: s.active,
                kind: SmokeKind::Grenades,
            });
        }
        if die == 6 {
            s.mark(unit, Marks::STOPPED);
            going.units.remove(unit);
        }
        going
    }

    /// 3.1.b, 3.3.1.q: a dr below 6.
    pub fn try_recovery(
        &self,
        s: &mut State,
        unit: Piece,
        arm: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = s.man(unit).seat;
        let die = self.one_die("aslsk-why-recovery", seat, c, t);
        if die + u8::from(s.is(unit, Marks::CX)) >= 6 {
            t.all(|| self.unit_text("aslsk-recovery-fails", s, unit))
                .heads();
            return;
        }
        let captured = self.is_foreign(s, seat, arm);
        let weapon = s.arm_mut(arm);
        weapon.by = Some(unit);
        weapon.marks.set(ArmMarks::RECOVERED);
        match captured {
            true => weapon.marks.set(ArmMarks::CAPTURED),
            false => weapon.marks.clear(ArmMarks::CAPTURED),
        }
        t.all(|| {
            self.unit_text("aslsk-recovered", s, unit)
                .text("weapon", self.named(s, arm))
        })
        .heads();
    }

    /// 5.2.a: of another colour.
    pub fn is_foreign(&self, s: &State, seat: table::Seat, arm: Piece) -> bool {
        self.catalog.nation_word(self.weapon(s, arm).nation) != self.side(seat).nation
    }

    /// 4.3.c, 4.3.a, 4.3.d: the charges that were placed go off.
    pub fn detonate(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        for place in 0..s.arms.len() {
            let arm = Piece::arm(place);
            if !s.arms[place].marks.any(ArmMarks::PLACED) {
                continue;
            }
            let at = s.arms[place].aimed.0;
            // 4.3.c: once it lies there it goes off, whatever has become of who placed it.
            let laid = s.arms[place].marks.any(ArmMarks::FIRED);
            let placer = s.arms[place]
                .by
                .filter(|&by| laid || (self.is_fit(s, by) && s.on_map(by)));
            if let Some(placer) = placer {
                self.explode(s, arm, placer, at, c, t);
            } else {
                s.arms[place].marks.clear(ArmMarks::PLACED);
            }
        }
    }

    fn explode(
        &self,
        s: &mut State,
        arm: Piece,
        placer: Piece,
        at: HexId,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = s.man(placer).seat;
        t.all(|| Text::new("aslsk-explodes").name("hex", self.label(at)))
            .deed();
        match s.arm(arm).acquired.unit {
            Some(car) => self.charge_car(s, arm, car, at, c, t),
            None => {
                let dr = self.dr("aslsk-why-charge", seat, c, t);
                match self.is_dud(s, arm, dr, t) {
                    true => {}
                    false => self.charge_attack(s, placer, at, dr, c, t),
                }
            }
        }
        self.remove_arm(s, arm, t);
    }

    /// 4.3.d, 4.0.k: whether the charge fails on the DR of its attack.
    pub fn is_dud(&self, s: &State, arm: Piece, dr: Dr, t: &mut Teller) -> bool {
        let less = self.unskilled(s, arm) + self.unfamiliar(s, arm);
        let dud = dr.sum() >= i32::from(self.weapon(s, arm).b) - less;
        if dud {
            t.all(|| Text::new("aslsk-dud"));
        }
        dud
    }

    /// 4.3.c: who placed a charge has lived through what that drew: it lies there.
    pub fn lay_charges(&self, s: &mut State, placers: Pieces) {
        for place in 0..s.arms.len() {
            let arm = &s.arms[place];
            let by = arm.by.filter(|&by| placers.has(by));
            let placed = arm.marks.any(ArmMarks::PLACED) && !arm.marks.any(ArmMarks::FIRED);
            if let Some(by) = by.filter(|&by| placed && self.is_fit(s, by)) {
                // 4.0.l, 4.0.m: it is a weapon of his in the AFPh.
                self.count_weapon(s, Piece::arm(place), by);
                s.arms[place].marks.set(ArmMarks::FIRED);
            }
        }
    }
}
