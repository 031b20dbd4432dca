//! Fire on the Infantry Fire Table: who may fire at what, and with what firepower (3.2, 3.3.3, 3.4, 3.5, 4.1).

mod group;

use crate::book::Book;
use crate::data::{Family, Size};
use crate::frame::{Fire, Frame, Going, Mode};
use crate::ids::{Piece, Pieces};
use crate::ife::IFE_RANGE;
use crate::ratings::MF;
use crate::state::{ArmMarks, GONE, Marks, Phase, State, foe};
use hex::HexId;
use table::{Legal, No, Seat, no};

/// Firepower is reckoned in parts of 256: halves of halves are kept (3.2.2.d).
pub const FP: u32 = 256;

/// How one of those who fire does it, by what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As it is.
    Full,
    /// Subsequent First Fire (3.3.3.h).
    Subsequent,
    /// Final Protective Fire (3.3.3.l).
    Protective,
    /// Final Fire under a First Fire marker (3.4.b).
    Last,
}

/// What forbids a shot for want of something to fire with.
const SILENT: No = No::by(&["3.2.a"], "aslsk-no-fired");

impl Book {
    /// In which form fire is given now, and who gives it.
    pub fn fire_mode(&self, s: &State) -> Option<(Mode, Seat)> {
        Some(match s.phase {
            Phase::PrepFire => (Mode::Prep, s.active),
            Phase::Movement => (Mode::First, foe(s.active)),
            Phase::DefensiveFire => (Mode::Final, foe(s.active)),
            Phase::AdvancingFire => (Mode::Advancing, s.active),
            _ => return None,
        })
    }

    /// The move that is being answered.
    pub fn moving(&self, s: &State) -> Option<Going> {
        s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Move(going) => Some(Going {
                target: going.target,
                at: going.at,
                from: going.from,
                start: going.start,
                here: going.here,
            }),
            Frame::Drive(going) => Some(Going {
                target: match going.target {
                    true => Pieces::one(going.car),
                    false => Pieces::EMPTY,
                },
                at: going.at,
                from: going.from,
                start: going.start,
                here: going.here,
            }),
            _ => None,
        })
    }

    /// The unit that fires, or that fires the weapon.
    pub fn gunner(&self, s: &State, piece: Piece) -> Option<Piece> {
        match piece.is_man() {
            true => Some(piece),
            false => s.arm(piece).by,
        }
    }

    /// Those who could be hit by fire at a hex (3.2.b, 3.3.3.a, 3.8.aa).
    pub fn targets(&self, s: &State, seat: Seat, at: HexId, mode: Mode) -> Pieces {
        if mode == Mode::First {
            let moving = self.moving(s).map_or(Pieces::EMPTY, |going| going.target);
            return moving.only(|unit| s.hex(unit) == at && self.is_bare(s, unit));
        }
        // 3.4.d: all who are there, whether they moved or not.
        let there = s.units_in(at);
        let (enemies, own) = (there & s.there[foe(seat)], there & s.there[seat]);
        let (enemies, cars) = (enemies.men(), enemies.cars());
        // 6.4.h: a hidden Gun suffers with those who are seen there; alone it draws no fire.
        let enemies = match enemies.is_empty() {
            true => enemies,
            false => enemies | self.hidden_in(s, foe(seat), at),
        };
        let crews = cars.only(|car| self.is_bare(s, car));
        // 3.8.aa: fire into a Melee strikes friend and enemy; a vehicle may hold it alone (3.8.af).
        let own = own.men();
        let melee = |unit: Piece| s.is(unit, Marks::MELEE);
        if (enemies | own).iter().any(melee) {
            return enemies | own | crews;
        }
        enemies | crews
    }

    /// Whether this unit or weapon may fire at the hex, and in which form.
    pub fn may_fire(&self, s: &State, by: Piece, at: HexId, mode: Mode) -> Legal<Form> {
        let Some(gunner) = self.gunner(s, by) else {
            return no(&["1.2.4.a"], "aslsk-no-unpossessed");
        };
        let from = s.hex(gunner);
        if !s.on_map(gunner) {
            return no(&["3.2.1.a"], "aslsk-no-offboard");
        }
        self.able(s, by, gunner, mode)?;
        let far = self.ground.distance(from, at);
        let form = self.form(s, by, gunner, far, mode)?;
        self.in_range(s, by, far, form)?;
        // 4.1.d: beyond 16 hexes somebody has to direct it.
        if by.is_arm() && far > 16 && self.ife(s, by) == 0 {
            let leaders = self.leaders_in(s, s.man(gunner).seat, from);
            let able = |leader: Piece| leader != gunner && self.is_fit(s, leader);
            if !leaders.iter().any(able) {
                return no(&["4.1.d"], "aslsk-no-undirected");
            }
        }
        // 3.2.1.e: by the book it turns out when the attack is declared.
        if !self.blind && !self.sees(s, from, at) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        let seat = s.man(gunner).seat;
        let targets = self.targets(s, seat, at, mode);
        if targets.is_empty() && !self.is_suspect(s, seat, at, mode) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-target").at(at));
        }
        // 3.2.2.1.b
        if from != at && !s.of_in(foe(seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        self.in_time(s, by, from, at, mode, form)?;
        Ok(form)
    }

    /// Whether who fires is in a state to, whatever the target.
    pub fn able(&self, s: &State, by: Piece, gunner: Piece, mode: Mode) -> Legal {
        let marks = s.man(gunner).marks;
        if marks.any(Marks::BROKEN) {
            return no(&["3.2.3.j"], "aslsk-no-broken");
        }
        if marks.any(Marks::MELEE) {
            return no(&["3.8.z"], "aslsk-no-melee");
        }
        // 3.5.a, 6.5.c
        if mode == Mode::Advancing && marks.any(Marks::PREP) {
            return no(&["3.5.a"], "aslsk-no-prep-fired");
        }
        if mode == Mode::Advancing && marks.any(Marks::SPENT) {
            return no(&["6.5.c"], "aslsk-no-manhandled");
        }
        if by.is_man() {
            if self.unit(s, by).fp == 0 {
                return no(&["1.2.1.a"], "aslsk-no-firepower");
            }
            return Ok(());
        }
        let arm = s.arm(by);
        if arm.marks.any(ArmMarks::BROKEN) {
            return no(&["1.2.4.c"], "aslsk-no-malfunctioned");
        }
        let weapon = self.weapon(s, by);
        match weapon.family {
            Family::Lmg | Family::Mmg | Family::Hmg | Family::Atr => {}
            Family::Ft if marks.any(Marks::PINNED) => return no(&["4.2.a"], "aslsk-no-pinned"),
            Family::Ft => {}
            _ if self.ife(s, by) > 0 => return self.may_use_ife(s, by, gunner, mode),
            _ => return no(&["3.2.4.a"], "aslsk-no-ift"),
        }
        // 3.5.c
        let heavy = matches!(weapon.family, Family::Mmg | Family::Hmg);
        if mode == Mode::Advancing && heavy && arm.marks.any(ArmMarks::MOVED) {
            return no(&["3.5.c"], "aslsk-no-moved-heavy");
        }
        Ok(())
    }

    /// The Infantry Firepower Equivalent of a Gun; 0 without one (6.8.a).
    pub fn ife(&self, s: &State, arm: Piece) -> u8 {
        let weapon = self.weapon(s, arm);
        let gun = weapon.ordnance.filter(|_| weapon.is_gun());
        gun.map_or(0, |gun| gun.ife)
    }

    /// 6.8.a, 6.8.f: a Gun that fires as a machine gun would.
    fn may_use_ife(&self, s: &State, gun: Piece, gunner: Piece, mode: Mode) -> Legal {
        let marks = s.arm(gun).marks;
        if self.is_leader(s, gunner) {
            return no(&["3.2.4.g"], "aslsk-no-gun-crew");
        }
        if marks.any(ArmMarks::SWUNG) {
            return no(&["3.2.4.x"], "aslsk-no-turned");
        }
        if marks.any(ArmMarks::INTENSIVE) {
            return no(&["3.2.4.ab"], "aslsk-no-intensive-twice");
        }
        if mode == Mode::Advancing && marks.any(ArmMarks::MOVED.and(ArmMarks::MANHANDLED)) {
            return no(&["3.5.c", "6.5.c"], "aslsk-no-moved-heavy");
        }
        Ok(())
    }

    /// In which form it fires, by what has been fired already (3.2.a, 3.3.3, 3.4, 4.0.l, 4.0.m).
    fn form(&self, s: &State, by: Piece, gunner: Piece, far: u8, mode: Mode) -> Legal<Form> {
        let man = s.man(gunner).marks;
        let (first, last) = match by.is_man() {
            true => (man.any(Marks::FIRST), man.any(Marks::FINAL)),
            false => {
                let arm = s.arm(by).marks;
                (arm.any(ArmMarks::FIRST), arm.any(ArmMarks::FINAL))
            }
        };
        // 3.3.3.h, 3.4.b: neither a flamethrower nor an ATR is a machine gun.
        let once = by.is_arm() && matches!(self.weapon(s, by).family, Family::Ft | Family::Atr);
        match mode {
            Mode::First if last || man.any(Marks::FINAL) => match far {
                _ if once => Err(SILENT),
                0 | 1 => Ok(Form::Protective),
                _ => no(&["3.3.3.l"], "aslsk-no-final-fired"),
            },
            Mode::First if first && once => Err(SILENT),
            Mode::First if first => Ok(Form::Subsequent),
            // 3.4.a: what is under no marker fires as it is.
            Mode::Final if last => no(&["3.4.b"], "aslsk-no-final-fired"),
            Mode::Final if first && once => Err(SILENT),
            Mode::Final if first && by.is_man() && self.has_forfeited(s, gunner) => {
                let rule: &[&str] = match self.unit(s, gunner).size {
                    Size::Squad => &["4.0.l"],
                    _ => &["4.0.m"],
                };
                no(rule, "aslsk-no-two-weapons")
            }
            Mode::Final if first => match far {
                0 | 1 => Ok(Form::Last),
                _ => no(&["3.4.b"], "aslsk-no-first-fired"),
            },
            _ => self.unused(s, by, gunner).map(|()| Form::Full),
        }
    }

    /// 3.2.2.e, 4.0.l, 4.0.m: whether its own firepower or this weapon is still to be fired.
    pub fn unused(&self, s: &State, by: Piece, gunner: Piece) -> Legal {
        let man = s.man(gunner).marks;
        let squad = self.unit(s, gunner).size == Size::Squad;
        let weapons = u8::from(man.any(Marks::ONE_WEAPON)) + u8::from(man.any(Marks::TWO_WEAPONS));
        if by.is_man() {
            if man.any(Marks::FIRED) {
                return Err(SILENT);
            }
            let swung = |arm: Piece| s.arm(arm).marks.any(ArmMarks::SWUNG);
            if s.carried(gunner).any(swung) {
                return no(&["3.2.4.x"], "aslsk-no-turned");
            }
            return match (squad, weapons) {
                (true, 2) => no(&["4.0.l"], "aslsk-no-two-weapons"),
                (false, 1..) => no(&["4.0.m"], "aslsk-no-one-weapon"),
                _ => Ok(()),
            };
        }
        let arm = s.arm(by).marks;
        if arm.any(ArmMarks::PREP.and(ArmMarks::FIRST).and(ArmMarks::FINAL)) {
            return Err(SILENT);
        }
        // A weapon that kept its Rate of Fire is counted already (1.2.4.1.a); it never fires twice in the AFPh (3.5.h).
        if arm.any(ArmMarks::FIRED) {
            return match s.phase {
                Phase::AdvancingFire => no(&["3.5.h"], "aslsk-no-rof"),
                // Nor under the Final Fire marker of its unit.
                _ if man.any(Marks::FINAL) => no(&["1.2.4.1.a"], "aslsk-no-rof"),
                _ => Ok(()),
            };
        }
        // 4.2.c
        let flame = |arm: Piece| self.weapon(s, arm).family == Family::Ft;
        let burnt = |arm: Piece| arm != by && flame(arm) && s.arm(arm).marks.any(ArmMarks::FIRED);
        if flame(by) && s.carried(gunner).any(burnt) {
            return no(&["4.2.c"], "aslsk-no-two-ft");
        }
        self.has_hand(s, gunner)
    }

    /// 4.0.l, 4.0.m: whether a unit may use one weapon more.
    pub fn has_hand(&self, s: &State, gunner: Piece) -> Legal {
        let man = s.man(gunner).marks;
        let weapons = u8::from(man.any(Marks::ONE_WEAPON)) + u8::from(man.any(Marks::TWO_WEAPONS));
        let fired = u8::from(man.any(Marks::FIRED));
        match self.unit(s, gunner).size {
            Size::Squad if weapons + fired >= 2 => no(&["4.0.l"], "aslsk-no-two-weapons"),
            Size::Squad => Ok(()),
            Size::Leader if man.any(Marks::DIRECTED) => no(&["4.0.m"], "aslsk-no-directing"),
            _ if weapons + fired >= 1 => no(&["4.0.m"], "aslsk-no-one-weapon"),
            _ => Ok(()),
        }
    }

    /// 4.0.l, 4.0.m: whether it has given up its own firepower for this and the fire phases to come.
    pub fn has_forfeited(&self, s: &State, gunner: Piece) -> bool {
        match self.unit(s, gunner).size {
            Size::Squad => s.is(gunner, Marks::TWO_WEAPONS),
            _ => s.is(gunner, Marks::ONE_WEAPON),
        }
    }

    /// How far it fires: at Normal Range, and at most.
    pub fn reach(&self, s: &State, by: Piece) -> (u8, u8) {
        let (range, long) = match by.is_man() {
            true => (self.unit(s, by).range, true),
            // 6.8.a
            false if self.ife(s, by) > 0 => (IFE_RANGE, true),
            // 4.4.4.a
            false => {
                let weapon = self.weapon(s, by);
                (weapon.range, weapon.family != Family::Atr)
            }
        };
        (range, if long { range * 2 } else { range })
    }

    /// Normal and Long Range (2.0.range, 3.2.2.c); SFF and FPF within Normal Range (3.3.3.h).
    fn in_range(&self, s: &State, by: Piece, far: u8, form: Form) -> Legal {
        let (range, most) = self.reach(s, by);
        if matches!(form, Form::Subsequent | Form::Protective) && far > range {
            return no(&["3.3.3.h"], "aslsk-no-normal-range");
        }
        if far > most {
            return no(&["2.0.range"], "aslsk-no-range");
        }
        Ok(())
    }

    /// Fire at who moves (3.3.3), and one attack of a hex at one target (2.0.mandatory-fg).
    fn in_time(
        &self,
        s: &State,
        by: Piece,
        from: HexId,
        at: HexId,
        mode: Mode,
        form: Form,
    ) -> Legal {
        let shots = match by.is_man() {
            true => s.man(by).shots,
            false => s.arm(by).shots,
        };
        if mode == Mode::First {
            let here = self.moving(s).map_or(0, |going| going.here / MF).max(1);
            if shots >= here {
                return no(&["3.3.3.o"], "aslsk-no-more-shots");
            }
            if form == Form::Subsequent {
                self.nearest(s, from, at)?;
            }
        }
        if matches!(form, Form::Subsequent | Form::Protective) {
            return Ok(());
        }
        // A weapon that kept its Rate of Fire may go on by itself (4.1.c); a FT never joins (3.2.2.l).
        let alone = by.is_arm()
            && (s.arm(by).marks.any(ArmMarks::FIRED)
                || self.weapon(s, by).family == Family::Ft
                || self.weapon(s, by).is_ordnance());
        if !alone && self.has_fired_from(s, by, from, at) {
            return no(&["3.2.2.l"], "aslsk-no-mandatory-group");
        }
        Ok(())
    }

    /// Whether somebody else in this hex has fired at that target already.
    fn has_fired_from(&self, s: &State, by: Piece, from: HexId, at: HexId) -> bool {
        let gunner = self.gunner(s, by).expect("who fires is possessed");
        let men = s.men_in(s.man(gunner).seat, from);
        men.iter().any(|man| {
            (man != by && s.man(man).aimed.0 == at)
                || s.carried(man).any(|arm| {
                    let weapon = self.weapon(s, arm);
                    let apart = weapon.family == Family::Ft
                        || (weapon.is_ordnance() && weapon.family != Family::Atr);
                    // 4.1.c: one that kept its Rate of Fire may join in again.
                    let spent = ArmMarks::PREP.and(ArmMarks::FIRST).and(ArmMarks::FINAL);
                    let kept = !s.arm(arm).marks.any(spent);
                    arm != by && !apart && !kept && s.arm(arm).aimed.0 == at
                })
        })
    }

    /// 3.3.3.h: no farther than the nearest enemy in sight.
    pub fn nearest(&self, s: &State, from: HexId, at: HexId) -> Legal {
        let far = self.ground.distance(from, at);
        for unit in s.there[s.active].iter() {
            let hex = s.hex(unit);
            if self.ground.distance(from, hex) < far && self.sees(s, from, hex) {
                return Err(No::by(&["3.3.3.h"], "aslsk-no-nearer").at(hex));
            }
        }
        Ok(())
    }

    /// The modified firepower of one of those who fire, in parts of 256 (3.2.2.a).
    pub fn firepower(&self, s: &State, by: Piece, fire: &Fire) -> u32 {
        self.firepower_at(s, by, fire, self.is_unbroken_at(s, fire))
    }

    /// The same against who is unbroken, or broken: beyond 16 hexes it is not the same (4.1.d).
    pub fn firepower_at(&self, s: &State, by: Piece, fire: &Fire, unbroken: bool) -> u32 {
        let Some(gunner) = self.gunner(s, by) else {
            return 0;
        };
        let far = self.ground.distance(s.hex(gunner), fire.at);
        let (printed, range) = match by.is_man() {
            true => (self.unit(s, by).fp, self.unit(s, by).range),
            // 6.8.a
            false if self.ife(s, by) > 0 => (self.ife(s, by), IFE_RANGE),
            false => (self.weapon(s, by).fp, self.weapon(s, by).range),
        };
        let mut fp = u32::from(printed) * FP;
        let is_ft = by.is_arm() && self.weapon(s, by).family == Family::Ft;
        let is_mg = by.is_arm() && self.weapon(s, by).is_mg();
        // 3.2.2.b, 3.2.2.1.a; 4.2.a: not a flamethrower.
        match far {
            _ if is_ft => {}
            0 => fp *= 3,
            1 => fp *= 2,
            _ => {}
        }
        let form = self
            .form(s, by, gunner, far, fire.mode)
            .unwrap_or(Form::Full);
        // 2.0.area-fire: once for each of them.
        let halved = [
            far > range,                                // 3.2.2.c
            fire.mode == Mode::Advancing && !is_ft,     // 3.5.a, 4.2.a
            s.is(gunner, Marks::PINNED),                // 3.2.3.r
            form != Form::Full,                         // 3.3.3.h, 3.3.3.l, 3.4.b
            is_mg && self.is_lone(s, gunner, fire.led), // 4.1.b
            // 4.1.d
            by.is_arm() && far > 16 && self.ife(s, by) == 0 && unbroken,
        ];
        for _ in halved.iter().filter(|&&halved| halved) {
            fp /= 2;
        }
        // 3.5.b: in whole FP, fractions up; not with a weapon.
        let armed = by.is_man() && s.carried(by).any(|arm| fire.by.has(arm));
        let assault = fire.mode == Mode::Advancing && by.is_man() && far <= range;
        if assault && self.unit(s, by).assault_fire && !s.is(by, Marks::ONE_WEAPON) && !armed {
            fp = (fp + FP).div_ceil(FP) * FP;
        }
        fp
    }

    /// 4.1.b: an SMC without another one who helps him.
    pub fn is_lone(&self, s: &State, gunner: Piece, led: Pieces) -> bool {
        self.is_leader(s, gunner) && self.helper(s, gunner, led).is_none()
    }

    /// 4.1.b, 4.4.1.a, 4.5.a: the second SMC who serves a weapon with this one; he does nothing else.
    pub fn helper(&self, s: &State, gunner: Piece, led: Pieces) -> Option<Piece> {
        let fired =
            |man: Piece| { s.carried(man) }.any(|arm| s.arm(arm).marks.any(ArmMarks::FIRED));
        let helps = |leader: Piece| {
            // One who has helped before helps again.
            let again = fired(gunner) && !fired(leader);
            let busy = s.is(leader, Marks::ONE_WEAPON) && !again;
            let able = self.is_fit(s, leader) && !s.is(leader, Marks::DIRECTED);
            leader != gunner && !led.has(leader) && able && !busy
        };
        let with = self.leaders_in(s, s.man(gunner).seat, s.hex(gunner));
        with.iter().find(|&leader| helps(leader))
    }

    /// 4.0.m: who helped has used a weapon too.
    pub fn mark_helper(&self, s: &mut State, gunner: Piece, led: Pieces, mark: Marks) {
        if self.is_leader(s, gunner)
            && let Some(leader) = self.helper(s, gunner, led)
        {
            s.mark(leader, mark.and(Marks::ONE_WEAPON));
        }
    }

    /// 4.1.d: whether unbroken infantry is fired at.
    fn is_unbroken_at(&self, s: &State, fire: &Fire) -> bool {
        let targets = self.targets(s, fire.seat, fire.at, fire.mode).men();
        targets.iter().any(|unit| !s.is(unit, Marks::BROKEN))
    }

    /// Nobody has fired at anybody yet: a new phase, or another expenditure.
    pub fn forget_aims(&self, s: &mut State) {
        s.men.iter_mut().for_each(|man| man.aimed.0 = GONE);
        for car in s.cars.iter_mut() {
            (car.aimed, car.mg_aimed) = Default::default();
        }
        let placed = |marks: ArmMarks| marks.any(ArmMarks::PLACED);
        s.arms
            .iter_mut()
            .filter(|arm| !placed(arm.marks))
            .for_each(|arm| arm.aimed.0 = GONE);
    }
}
