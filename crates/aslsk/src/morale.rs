//! Morale Checks and what comes of them (3.2.3, 5.1): pins, breaks, Casualty Reduction, wounds, replacement, leader loss.

use crate::book::Book;
use crate::data::Size;
use crate::dice::Dr;
use crate::ids::{Piece, Pieces};
use crate::state::{ArmMarks, GONE, Marks, Phase, State};
use crate::tables::Effect;
use hex::HexId;
use table::{Chance, List, Seat, Sum, Teller};

/// What everybody in a hex has to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// A Morale Check with this added (3.2.3.g, 3.2.3.p).
    Mc(i32),
    /// A Pin Task Check with this added (3.2.3.q).
    Ptc(i32),
}

/// A leader who was lost or broke: those with him may lose heart (3.2.3.l, 3.2.3.m).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fallen {
    hex: Option<HexId>,
    seat: Seat,
    morale: i8,
    leadership: i8,
    dead: bool,
}

/// Leaders lost in an attack that is not over yet.
pub type Loss = List<Fallen, 12>;

impl Book {
    /// Several units check, leaders first and the best of them before all (3.2.3.g).
    pub fn check_all(
        &self,
        s: &mut State,
        units: Pieces,
        check: Check,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        self.check_each(s, units, |_| check, loss, c, t);
    }

    /// The same, each with a check of its own.
    pub fn check_each(
        &self,
        s: &mut State,
        units: Pieces,
        check: impl Fn(Piece) -> Check,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let Some(any) = units.first() else {
            return;
        };
        let (hex, seat) = (s.hex(any), s.man(any).seat);
        let mut helpers = self.helpers(s, seat, hex, units);
        for unit in self.in_order(s, units).iter().flatten() {
            if !s.on_map(*unit) {
                continue;
            }
            let help = self.help(s, helpers, *unit);
            let passed = match check(*unit) {
                Check::Mc(add) => self.morale_check(s, *unit, add, help, None, loss, c, t),
                Check::Ptc(add) => self.pin_check(s, *unit, add, help, c, t),
            };
            // 3.2.3.k: who has passed must help the others.
            if passed && self.is_leader(s, *unit) && self.is_fit(s, *unit) {
                helpers.insert(*unit);
            }
        }
    }

    /// 3.2.3.k, 1.2.1.b: leaders in the hex who have nothing to check themselves.
    pub fn helpers(&self, s: &State, seat: Seat, hex: HexId, checking: Pieces) -> Pieces {
        let leaders = self.leaders_in(s, seat, hex) - checking;
        leaders.only(|leader| self.is_fit(s, leader))
    }

    /// 3.2.3.k: the leadership of the best of them; another leader has it only of one whose morale is higher.
    pub fn help(&self, s: &State, helpers: Pieces, unit: Piece) -> Option<i32> {
        let above = |helper: &Piece| {
            !self.is_leader(s, unit) || self.morale(s, *helper) > self.morale(s, unit)
        };
        let helps = helpers.iter().filter(above);
        helps.map(|helper| self.leadership(s, helper)).min()
    }

    /// Who checks when: the highest-quality leader first (3.2.3.g), then the other leaders, then the rest.
    pub fn in_order(&self, s: &State, units: Pieces) -> [Option<Piece>; 64] {
        let mut order = [None; 64];
        let mut n = 0;
        let mut leaders = units.only(|unit| self.is_leader(s, unit));
        let rest = units - leaders;
        while let Some(best) = leaders
            .iter()
            .min_by_key(|&leader| (-self.morale(s, leader), self.leadership(s, leader)))
        {
            leaders.remove(best);
            order[n] = Some(best);
            n += 1;
        }
        for unit in rest.iter() {
            order[n] = Some(unit);
            n += 1;
        }
        order
    }

    /// A Morale Check; whether it is passed. `rolled`: the DR is known already (3.3.3.m).
    #[allow(clippy::too_many_arguments)] // what a check needs, and chance and teller as everywhere
    pub fn morale_check(
        &self,
        s: &mut State,
        unit: Piece,
        add: i32,
        help: Option<i32>,
        rolled: Option<Dr>,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        let seat = s.man(unit).seat;
        let dr = rolled.unwrap_or_else(|| self.dr("aslsk-why-morale-check", seat, c, t));
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(add, "3.2.3.p");
        sum.add(help.unwrap_or(0), "3.2.3.k");
        let (total, morale) = (dr.sum() + sum.total(), self.morale(s, unit));
        t.tally(
            || {
                self.unit_text("aslsk-checks", s, unit)
                    .num("n", total)
                    .num("of", morale)
            },
            || sum.tally("morale-check"),
        );
        let twelve = dr.sum() == 12;
        if s.is(unit, Marks::BROKEN) {
            // 3.2.3.i
            if twelve {
                self.eliminate(s, unit, loss, t);
            } else if total > morale {
                self.reduce(s, unit, loss, c, t);
            }
            return total <= morale && !twelve;
        }
        if twelve || total > morale {
            self.fail(s, unit, twelve, total - morale, loss, c, t);
            return false;
        }
        // 3.2.3.n: just passed.
        if total == morale {
            self.pin(s, unit, t);
        }
        true
    }

    /// 3.2.3.v: Casualty Reduction, then replacement, then the break.
    #[allow(clippy::too_many_arguments)]
    fn fail(
        &self,
        s: &mut State,
        unit: Piece,
        twelve: bool,
        by: i32,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        // 3.2.3.l, 3.2.3.m: who dies of it is missed as one who is gone, not as one who broke too.
        let mut broken = *loss;
        self.remember(s, unit, false, &mut broken);
        if twelve && !self.reduce(s, unit, loss, c, t) {
            return;
        }
        *loss = broken;
        // 5.1.b
        if by > i32::from(self.side(s.man(unit).seat).elr) {
            self.replace(s, unit, t);
        }
        self.break_unit(s, unit, t);
    }

    /// 5.1.b: one quality step lower; 5.1.c, 5.1.d: unless there is none, or it is exempt.
    fn replace(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        let row = self.unit(s, unit);
        let exempt = row.no_elr || row.size == Size::Crew;
        if let Some(lower) = row.lower.filter(|_| !exempt) {
            s.man_mut(unit).kind = lower;
            t.all(|| self.unit_text("aslsk-replaced", s, unit));
        }
    }

    /// A Pin Task Check; whether it is passed (3.2.3.q).
    fn pin_check(
        &self,
        s: &mut State,
        unit: Piece,
        add: i32,
        help: Option<i32>,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        if s.is(unit, Marks::BROKEN.and(Marks::PINNED)) {
            return false;
        }
        let dr = self.dr("aslsk-why-pin-check", s.man(unit).seat, c, t);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(add, "3.2.3.m");
        sum.add(help.unwrap_or(0), "3.2.3.q");
        let (total, morale) = (dr.sum() + sum.total(), self.morale(s, unit));
        t.tally(
            || {
                self.unit_text("aslsk-checks", s, unit)
                    .num("n", total)
                    .num("of", morale)
            },
            || sum.tally("pin-check"),
        );
        if total > morale {
            self.pin(s, unit, t);
        }
        total <= morale
    }

    /// 3.2.3.r: only once in a Player Turn, and nobody who is broken.
    pub fn pin(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        if !s.is(unit, Marks::BROKEN.and(Marks::PINNED)) {
            s.mark(unit, Marks::PINNED);
            self.lose_rof(s, unit);
            t.all(|| self.unit_text("aslsk-pinned", s, unit));
        }
    }

    /// 3.2.3.r, 1.2.4.1.a: what has kept its Rate of Fire so far has lost it.
    fn lose_rof(&self, s: &mut State, unit: Piece) {
        let mark = match s.phase {
            Phase::PrepFire => ArmMarks::PREP,
            Phase::Movement => ArmMarks::FIRST,
            Phase::DefensiveFire => ArmMarks::FINAL,
            _ => return,
        };
        let kept: Pieces = s.carried(unit).collect();
        for arm in kept.iter() {
            let marks = &mut s.arm_mut(arm).marks;
            if marks.any(ArmMarks::FIRED) && !marks.any(ArmMarks::PLACED) {
                marks.set(mark);
            }
        }
    }

    /// 3.2.3.h: its broken side is up, under DM.
    pub fn break_unit(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        s.mark(unit, Marks::BROKEN.and(Marks::DM));
        // 3.3.3.p, 3.3.3.q: no longer pinned, no longer in Assault Movement.
        s.unmark(unit, Marks::PINNED.and(Marks::ASSAULT));
        t.all(|| self.unit_text("aslsk-broke", s, unit));
    }

    /// Breaks, or if it is broken suffers Casualty Reduction (3.2.3.b).
    pub fn shatter(
        &self,
        s: &mut State,
        unit: Piece,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if s.is(unit, Marks::BROKEN) {
            self.reduce(s, unit, loss, c, t);
        } else {
            self.remember(s, unit, false, loss);
            self.break_unit(s, unit, t);
        }
    }

    /// 2.0.casualty-reduction; whether something is left.
    pub fn reduce(
        &self,
        s: &mut State,
        unit: Piece,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        match self.unit(s, unit).size {
            Size::Leader => self.wound(s, unit, loss, c, t),
            Size::HalfSquad | Size::Crew => {
                self.eliminate(s, unit, loss, t);
                false
            }
            Size::Squad => {
                let half = self.unit(s, unit).half;
                let whole = self.points(s, unit);
                s.man_mut(unit).kind = half.expect("a squad has a half-squad");
                self.count_loss(s, s.man(unit).seat, whole - self.points(s, unit));
                t.all(|| self.unit_text("aslsk-reduced", s, unit));
                true
            }
        }
    }

    /// 3.2.3.e; whether he lives.
    fn wound(
        &self,
        s: &mut State,
        unit: Piece,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        let again = u8::from(s.is(unit, Marks::WOUNDED));
        let severity = self.one_die("aslsk-why-wound", s.man(unit).seat, c, t) + again;
        if severity >= 5 {
            self.eliminate(s, unit, loss, t);
            return false;
        }
        s.mark(unit, Marks::WOUNDED);
        t.all(|| self.unit_text("aslsk-wounded", s, unit));
        true
    }

    /// A unit is gone; what it possessed stays in the hex (4.0.f).
    pub fn eliminate(&self, s: &mut State, unit: Piece, loss: &mut Loss, t: &mut Teller) {
        if let Some(gun) = self.gun_of(s, unit) {
            self.reveal(s, gun, t);
        }
        self.remember(s, unit, true, loss);
        t.all(|| self.unit_text("aslsk-eliminated", s, unit));
        self.lose_hold(s, unit);
        self.count_loss(s, s.man(unit).seat, self.points(s, unit));
        s.put(unit, GONE);
    }

    /// It possesses nothing any more.
    pub fn lose_hold(&self, s: &mut State, unit: Piece) {
        for place in 0..s.arms.len() {
            // 4.3.c: a charge that lies where he placed it remembers him.
            let laid = ArmMarks::PLACED.and(ArmMarks::FIRED);
            let laid = s.arms[place].marks.all(laid);
            if s.arms[place].by == Some(unit) && !laid {
                s.arms[place].by = None;
            }
        }
    }

    /// 4.0.j: eliminated by a KIA; a die on the same column for each of its weapons.
    pub fn kill(
        &self,
        s: &mut State,
        unit: Piece,
        column: u8,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = s.man(unit).seat;
        let arms: Pieces = s.carried(unit).collect();
        self.eliminate(s, unit, loss, t);
        for arm in arms.iter() {
            let die = self.one_die("aslsk-why-weapon", seat, c, t);
            match self.tables.ift(column, die.into()) {
                Effect::Kia(_) => self.remove_arm(s, arm, t),
                Effect::K(_) => self.malfunction(s, arm, t),
                _ => {}
            }
        }
    }

    /// A weapon is removed for good.
    pub fn remove_arm(&self, s: &mut State, arm: Piece, t: &mut Teller) {
        self.reveal(s, arm, t);
        t.all(|| self.arm_text("aslsk-removed", s, arm));
        s.arm_mut(arm).by = None;
        s.put(arm, GONE);
    }

    /// A weapon malfunctions (1.2.4.c); one with an X# is removed (2.0.breakdown-numbers).
    pub fn malfunction(&self, s: &mut State, arm: Piece, t: &mut Teller) {
        if self.weapon(s, arm).removed {
            return self.remove_arm(s, arm, t);
        }
        s.arm_mut(arm).marks.set(ArmMarks::BROKEN);
        t.all(|| self.arm_text("aslsk-malfunctions", s, arm));
    }

    /// A leader is lost or breaks: those stacked with him check when the attack is over.
    fn remember(&self, s: &State, unit: Piece, dead: bool, loss: &mut Loss) {
        if !self.is_leader(s, unit) || (!dead && s.is(unit, Marks::BROKEN)) {
            return;
        }
        let fallen = Fallen {
            hex: Some(s.hex(unit)),
            seat: s.man(unit).seat,
            morale: self.morale(s, unit) as i8,
            leadership: self.leadership(s, unit) as i8,
            dead,
        };
        if loss.len() < 12 {
            loss.push(fallen);
        }
    }

    /// 3.2.3.l, 3.2.3.m: after the initial attack, those with a lower morale than the leader who was lost or broke.
    pub fn lose_heart(&self, s: &mut State, loss: &mut Loss, c: &mut Chance, t: &mut Teller) {
        let mut next = 0;
        while next < loss.len() {
            let fallen = loss[next];
            next += 1;
            let Some(hex) = fallen.hex else {
                continue;
            };
            // Nobody who is in Close Combat.
            let lower =
                |unit| self.morale(s, unit) < i32::from(fallen.morale) && !s.is(unit, Marks::MELEE);
            let units = s.men_in(fallen.seat, hex).only(lower);
            let add = i32::from(-fallen.leadership).max(0);
            let check = if fallen.dead {
                Check::Mc(add)
            } else {
                Check::Ptc(add)
            };
            self.check_all(s, units, check, loss, c, t);
        }
    }

    /// 3.2.3.u: each rolls a die, the highest are chosen, all that tie with them too.
    pub fn select(&self, s: &State, from: Pieces, n: u8, c: &mut Chance, t: &mut Teller) -> Pieces {
        if from.len() <= u32::from(n) {
            return from;
        }
        let mut rolls = [0u8; 128];
        let mut sorted: List<u8, 128> = List::default();
        for piece in from.iter() {
            let die = self.one_die("aslsk-why-selection", s.owner(piece), c, t);
            rolls[piece.index()] = die;
            sorted.push(die);
        }
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let least = sorted[usize::from(n) - 1];
        from.only(|piece| rolls[piece.index()] >= least)
    }
}
