//! Flamethrowers and Demolition Charges against vehicles (4.2.g, 4.3.e): without a To Hit DR.

use crate::action::Action;
use crate::book::Book;
use crate::data::{Ammo, Family};
use crate::dice::Dr;
use crate::fire::FP;
use crate::frame::Mode;
use crate::ids::Piece;
use crate::state::{ArmMarks, CarMarks, Marks, State, foe};
use crate::tables::{Effect, Tables};
use crate::to_kill::Aspect;
use hex::HexId;
use table::{Actions, Chance, Legal, No, Seat, Sum, Teller, no};

impl Book {
    /// 4.3.e: a Demolition Charge on a vehicle goes off. The DR has been rolled; the Position DR says how well it lies.
    #[allow(clippy::too_many_arguments)] // the charge, where it lies, and chance and teller as everywhere
    pub fn charge_car(
        &self,
        s: &mut State,
        arm: Piece,
        car: Piece,
        at: HexId,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if s.hex(car) != at || s.has(car, CarMarks::WRECK) {
            return;
        }
        let seat = foe(s.car(car).seat);
        let position = self.dr("aslsk-why-position", seat, c, t);
        let mut lies = Sum::opened("aslsk", t.on());
        // 3.3.2.x
        lies.add(2 * i32::from(s.has(car, CarMarks::MOTION)), "3.3.2.x");
        let lies = position.sum() + lies.total();
        let Some(number) = self.tables.to_kill_demolition(lies) else {
            return;
        };
        let dr = self.dr("aslsk-why-charge", seat, c, t);
        if self.is_dud(s, arm, dr, t) {
            return;
        }
        let turret = position.coloured < position.white;
        let side = s.arm(arm).facing >> if turret { 3 } else { 0 } & 7;
        let aspect = self.aspect(0, 1 << side);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(number, "4.3.e");
        sum.add(i32::from(aspect == Aspect::Rear), "7.9.a");
        let armour = self.vehicle(s, car).armour(aspect == Aspect::Front, turret);
        sum.add(-i32::from(armour), "7.1.a");
        let number = sum.total();
        t.tally(
            || {
                self.unit_text("aslsk-to-kill", s, car)
                    .num("n", dr.sum())
                    .num("of", number)
            },
            || sum.tally("to-kill"),
        );
        self.kill_result(s, car, dr.sum() - number, turret, Ammo::He, false, c, t);
    }

    /// 4.2.g: whether a flamethrower may be fired at a vehicle.
    pub fn may_flame(&self, s: &State, seat: Seat, arm: Piece, car: Piece, mode: Mode) -> Legal {
        if !arm.is_arm() || !car.is_car() || self.weapon(s, arm).family != Family::Ft {
            return no(&["4.2.g"], "aslsk-no-weapon");
        }
        let Some(man) = s
            .arm(arm)
            .by
            .filter(|&man| s.man(man).seat == seat && s.on_map(man))
        else {
            return no(&["1.2.4.a"], "aslsk-no-unpossessed");
        };
        if s.car(car).seat == seat || !s.there[s.car(car).seat].has(car) {
            return no(&["4.2.g"], "aslsk-no-target");
        }
        let at = s.hex(car);
        if mode == Mode::First && !self.moving(s).is_some_and(|going| going.target.has(car)) {
            return no(&["3.3.3.a"], "aslsk-no-target");
        }
        if !self.is_fit(s, man) {
            return no(&["4.2.a"], "aslsk-no-good-order");
        }
        let prep = mode == Mode::Advancing && s.is(man, Marks::PREP);
        let spent = ArmMarks::FIRED.and(ArmMarks::BROKEN);
        if s.is(man, Marks::FINAL) || prep || s.arm(arm).marks.any(spent) {
            return no(&["3.2.a"], "aslsk-no-fired");
        }
        // 4.0.l, 4.2.c: a squad may have fired something else.
        self.unused(s, arm, man)?;
        let from = s.hex(man);
        if self.ground.distance(from, at) > 2 * self.weapon(s, arm).range {
            return no(&["2.0.range"], "aslsk-no-range");
        }
        if from != at && !s.of_in(s.car(car).seat, from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        match self.blind || self.sees(s, from, at) {
            true => Ok(()),
            false => Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at)),
        }
    }

    /// Every flamethrower and vehicle that could meet.
    fn flames(&self, s: &State, seat: Seat, mode: Mode) -> Vec<(Piece, Piece)> {
        let mut all = Vec::new();
        if s.cars.is_empty() {
            return all;
        }
        for arm in (0..s.arms.len()).map(Piece::arm) {
            for car in s.there[foe(seat)].cars().iter() {
                if self.may_flame(s, seat, arm, car, mode).is_ok() {
                    all.push((arm, car));
                }
            }
        }
        all
    }

    /// Lists them.
    pub fn list_flames(&self, s: &State, seat: Seat, mode: Mode, out: &mut Actions<Action>) {
        for (arm, car) in self.flames(s, seat, mode) {
            out.push(Action::Flame(arm, car));
        }
    }
    /// Whether there is one.
    pub fn can_flame(&self, s: &State, seat: Seat, mode: Mode) -> bool {
        !self.flames(s, seat, mode).is_empty()
    }

    /// 4.2.g: armour does not count, and there is no To Hit.
    pub fn flame(
        &self,
        s: &mut State,
        arm: Piece,
        car: Piece,
        mode: Mode,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let man = s.arm(arm).by.expect("it is possessed");
        // 6.2.j
        s.no_smoke = true;
        let (seat, from, at) = (s.man(man).seat, s.hex(man), s.hex(car));
        let long = self.ground.distance(from, at) > self.weapon(s, arm).range;
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(
            self.tables.to_kill_flame(long, s.has(car, CarMarks::CE)),
            "4.2.g",
        );
        // It always strikes the rear from the same hex.
        sum.add(i32::from(from == at), "4.2.g");
        let dr = self.dr("aslsk-why-to-kill", seat, c, t);
        t.tally(
            || {
                self.unit_text("aslsk-to-kill", s, car)
                    .num("n", dr.sum())
                    .num("of", sum.total())
            },
            || sum.tally("to-kill"),
        )
        .heads();
        self.count_weapon(s, arm, man);
        let (mark, own) = match mode {
            Mode::Prep => (ArmMarks::PREP, Marks::PREP),
            Mode::First => (ArmMarks::FIRST, Marks::FIRST),
            Mode::Final => (ArmMarks::FINAL, Marks::FINAL),
            Mode::Advancing => (ArmMarks::NONE, Marks::NONE),
        };
        s.arm_mut(arm).marks.set(mark.and(ArmMarks::FIRED));
        if mode == Mode::Prep || self.has_forfeited(s, man) {
            s.mark(man, own);
        }
        let above = dr.sum() - sum.total();
        // 3.2.1.e
        if !self.sees(s, from, at) {
            t.all(|| table::Text::new("aslsk-blind").name("hex", self.label(at)));
        } else {
            self.burn(s, arm, car, long, above, dr, c, t);
        }
        // 4.2.f
        let less = self.unskilled(s, arm) + self.unfamiliar(s, arm);
        if dr.sum() >= i32::from(self.weapon(s, arm).b) - less {
            self.remove_arm(s, arm, t);
        }
    }

    /// What a flamethrower does by how much its DR is above the TK#: it never immobilizes (7.10.j), but it may Shock (7.10.c,
    /// 7.10.d); its DR is that of the location too, since there is no To Hit.
    #[allow(clippy::too_many_arguments)] // all that decides the result
    fn burn(
        &self,
        s: &mut State,
        arm: Piece,
        car: Piece,
        long: bool,
        above: i32,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        match above {
            ..0 => self.wreck(s, car, t),
            0 if dr.coloured < dr.white => self.shock(s, car, t),
            1 => self.possible_shock(s, car, c, t),
            _ => {}
        }
        let out = CarMarks::WRECK.and(CarMarks::SHOCK);
        if !s.has(car, out) && self.is_bare(s, car) {
            let power = u32::from(self.weapon(s, arm).fp) * FP / if long { 2 } else { 1 };
            let effect = Tables::column_of(power)
                .map_or(Effect::None, |column| self.tables.ift(column, dr.sum() + 2));
            self.shake_crew(s, car, effect, c, t);
        }
    }
}
