//! Fire on the Infantry Fire Table: who may fire at what, and with what firepower (3.2, 3.3.3, 3.4, 3.5, 4.1).

use crate::book::Book;
use crate::data::{Family, Size};
use crate::frame::{Fire, Frame, Going, Mode};
use crate::ids::{Piece, Pieces};
use crate::ratings::MF;
use crate::state::{ArmMarks, GONE, Marks, Phase, State, foe};
use hex::HexId;
use table::{Legal, No, Seat, no};

/// Firepower is reckoned in parts of 256: halves of halves are kept (3.2.2.d).
pub const FP: u32 = 256;

/// 6.8.a
const IFE_RANGE: u8 = 16;

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
        let enemies = s.men_in(foe(seat), at);
        // 6.4.h: a hidden Gun suffers with those who are seen there; alone it draws no fire.
        let enemies = match enemies.is_empty() {
            true => enemies,
            false => enemies | self.hidden_in(s, foe(seat), at),
        };
        let crews = s.cars_in(foe(seat), at).only(|car| self.is_bare(s, car));
        // 3.8.aa: fire into a Melee strikes friend and enemy.
        if enemies.iter().any(|unit| s.is(unit, Marks::MELEE)) {
            return enemies | s.men_in(seat, at) | crews;
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
        if by.is_arm() && far > 16 {
            let leaders = self.leaders_in(s, s.man(gunner).seat, from);
            let able = |leader: Piece| leader != gunner && self.is_fit(s, leader);
            if !leaders.iter().any(able) {
                return no(&["4.1.d"], "aslsk-no-undirected");
            }
        }
        let seat = s.man(gunner).seat;
        if self.targets(s, seat, at, mode).is_empty() {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-target").at(at));
        }
        // 3.2.2.1.b
        if from != at && !s.of_in(foe(seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        // 3.2.2.1.a: in its own hex only at the crew of a vehicle.
        if from == at && self.targets(s, seat, at, mode).cars().is_empty() {
            return no(&["3.8.a"], "aslsk-no-same-hex");
        }
        // 3.2.1.e: by the book it turns out when the attack is declared.
        if !self.blind && !self.sees(s, from, at) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        self.in_time(s, by, from, at, mode, form)?;
        Ok(form)
    }

    /// Whether who fires is in a state to, whatever the target.
    fn able(&self, s: &State, by: Piece, gunner: Piece, mode: Mode) -> Legal {
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
        let is_ft = by.is_arm() && self.weapon(s, by).family == Family::Ft;
        match mode {
            Mode::First if last || man.any(Marks::FINAL) => match far {
                _ if is_ft => Err(SILENT),
                0 | 1 => Ok(Form::Protective),
                _ => no(&["3.3.3.l"], "aslsk-no-final-fired"),
            },
            Mode::First if first && is_ft => Err(SILENT),
            Mode::First if first => Ok(Form::Subsequent),
            Mode::Final if last => no(&["3.4.b"], "aslsk-no-final-fired"),
            Mode::Final if first && is_ft => Err(SILENT),
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

    /// 4.0.l, 4.0.m: whether its own firepower or this weapon is still to be fired.
    pub fn unused(&self, s: &State, by: Piece, gunner: Piece) -> Legal {
        let man = s.man(gunner).marks;
        let squad = self.unit(s, gunner).size == Size::Squad;
        let weapons = u8::from(man.any(Marks::ONE_WEAPON)) + u8::from(man.any(Marks::TWO_WEAPONS));
        if by.is_man() {
            if man.any(Marks::FIRED) {
                return Err(SILENT);
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

    /// Normal and Long Range (2.0.range, 3.2.2.c); SFF and FPF within Normal Range (3.3.3.h).
    fn in_range(&self, s: &State, by: Piece, far: u8, form: Form) -> Legal {
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
        if matches!(form, Form::Subsequent | Form::Protective) && far > range {
            return no(&["3.3.3.h"], "aslsk-no-normal-range");
        }
        let most = if long { range * 2 } else { range };
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
    fn nearest(&self, s: &State, from: HexId, at: HexId) -> Legal {
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
        // 3.2.2.b; 4.2.a: not a flamethrower.
        match far {
            _ if is_ft => {}
            0 => fp *= 3,
            1 => fp *= 2,
            _ => {}
        }
        let form = self
            .form(s, by, gunner, far, fire.mode)
            .unwrap_or(Form::Full);
        let halved = [
            far > range,                                                // 3.2.2.c
            fire.mode == Mode::Advancing && !is_ft,                     // 3.5.a, 4.2.a
            s.is(gunner, Marks::PINNED),                                // 3.2.3.r
            form != Form::Full,                                         // 3.3.3.h, 3.3.3.l, 3.4.b
            by.is_arm() && !is_ft && self.is_lone(s, gunner, fire.led), // 4.1.b
            // 4.1.d
            by.is_arm() && far > 16 && self.ife(s, by) == 0 && self.is_unbroken_at(s, fire),
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
        if !self.is_leader(s, gunner) {
            return false;
        }
        let with = self.leaders_in(s, s.man(gunner).seat, s.hex(gunner));
        let helps = |leader: Piece| {
            let busy = Marks::DIRECTED.and(Marks::ONE_WEAPON);
            leader != gunner && !led.has(leader) && self.is_fit(s, leader) && !s.is(leader, busy)
        };
        !with.iter().any(helps)
    }

    /// 4.1.d: whether unbroken infantry is fired at.
    fn is_unbroken_at(&self, s: &State, fire: &Fire) -> bool {
        let targets = self.targets(s, fire.seat, fire.at, fire.mode).men();
        targets.iter().any(|unit| !s.is(unit, Marks::BROKEN))
    }

    /// Whether somebody may join those who fire (3.2.2.i).
    pub fn may_join(&self, s: &State, fire: &Fire, by: Piece) -> Legal {
        if fire.by.has(by) {
            return no(&["3.2.2.i"], "aslsk-no-twice");
        }
        let flame = |by: Piece| by.is_arm() && self.weapon(s, by).family == Family::Ft;
        if flame(by) || fire.by.iter().any(flame) {
            return no(&["4.2.c"], "aslsk-no-ft-group");
        }
        let gun = |by: Piece| by.is_arm() && self.weapon(s, by).is_gun();
        let hidden = |man: Piece| self.is_hidden(s, man);
        if self.gunner(s, by).is_some_and(hidden) {
            return no(&["6.4.c"], "aslsk-no-hidden");
        }
        if gun(by) || fire.by.iter().any(gun) {
            return no(&["6.8.b"], "aslsk-no-ife-group");
        }
        self.may_fire(s, by, fire.at, fire.mode)?;
        let gunner = self.gunner(s, by).expect("who may fire is there");
        // A leader alone in his hex is no link of the chain (3.2.2.i): only its end.
        let links = |other: Piece| fire.by.len() == 1 || !self.is_lone_link(s, fire, other);
        let near = |other: Piece| {
            let man = self.gunner(s, other).expect("who fires is there");
            self.ground.distance(s.hex(gunner), s.hex(man)) <= 1 && links(other)
        };
        if !fire.by.iter().any(near) {
            return no(&["3.2.2.i"], "aslsk-no-chain");
        }
        self.within_hands(s, fire, by, gunner)
    }

    /// Whether who fires is a leader with nobody but leaders of the group in his hex.
    fn is_lone_link(&self, s: &State, fire: &Fire, by: Piece) -> bool {
        let Some(leader) = self.gunner(s, by).filter(|&man| self.is_leader(s, man)) else {
            return false;
        };
        let mmc = |other: Piece| {
            let man = self.gunner(s, other).filter(|&man| self.is_mmc(s, man));
            man.is_some_and(|man| s.hex(man) == s.hex(leader))
        };
        !fire.by.iter().any(mmc)
    }

    /// 4.0.l, 4.0.m: together with those of the same unit that fire in this attack already.
    fn within_hands(&self, s: &State, fire: &Fire, by: Piece, gunner: Piece) -> Legal {
        let form = self.may_fire(s, by, fire.at, fire.mode)?;
        let own = u8::from(fire.by.has(gunner));
        let arms = s.carried(gunner).filter(|&arm| fire.by.has(arm)).count() as u8;
        match form {
            // 3.3.3.n: everything it has.
            Form::Protective => return Ok(()),
            // 3.3.3.h: its own firepower and a machine gun.
            Form::Subsequent if by.is_arm() && arms >= 1 => {
                return no(&["3.3.3.h"], "aslsk-no-two-weapons");
            }
            Form::Subsequent => return Ok(()),
            Form::Full | Form::Last => {}
        }
        let man = s.man(gunner).marks;
        let before = u8::from(man.any(Marks::ONE_WEAPON)) + u8::from(man.any(Marks::TWO_WEAPONS));
        let counted = |arm: Piece| s.arm(arm).marks.any(ArmMarks::FIRED);
        let fresh = s
            .carried(gunner)
            .filter(|&arm| fire.by.has(arm) && !counted(arm));
        let fires = man.any(Marks::FIRED) || own > 0;
        let used = before + fresh.count() as u8 + u8::from(fires);
        let adds = match by.is_man() {
            true => u8::from(!fires),
            false => u8::from(!counted(by)),
        };
        let most = if self.unit(s, gunner).size == Size::Squad {
            2
        } else {
            1
        };
        if used + adds > most {
            let rule: &[&str] = if most == 2 { &["4.0.l"] } else { &["4.0.m"] };
            return no(rule, "aslsk-no-two-weapons");
        }
        Ok(())
    }

    /// Whether a leader may direct this attack (3.2.2.m, 3.4.e).
    pub fn may_direct(&self, s: &State, fire: &Fire, leader: Piece) -> Legal {
        if !leader.is_man() || !self.is_leader(s, leader) || s.man(leader).seat != fire.seat {
            return no(&["3.2.2.m"], "aslsk-no-leader");
        }
        if !self.is_fit(s, leader) {
            return no(&["1.2.1.b"], "aslsk-no-unfit-leader");
        }
        let hex = s.hex(leader);
        let member = |by: Piece| self.gunner(s, by).is_some_and(|man| s.hex(man) == hex);
        if !fire.by.iter().any(member) {
            return no(&["3.2.2.m"], "aslsk-no-leader-here");
        }
        if fire
            .by
            .iter()
            .any(|by| by.is_arm() && self.weapon(s, by).family == Family::Ft)
        {
            return no(&["4.2.b"], "aslsk-no-ft-direction");
        }
        let ife = |by: Piece| by.is_arm() && self.ife(s, by) > 0;
        if fire.by.iter().any(ife) {
            return no(&["3.2.2.m"], "aslsk-no-gun-direction");
        }
        let there = |other: Piece| s.hex(other) == hex;
        if fire.led.iter().any(there) {
            return no(&["1.2.1.b"], "aslsk-no-two-leaders");
        }
        // 4.0.m
        if s.is(leader, Marks::ONE_WEAPON) || s.carried(leader).any(|arm| fire.by.has(arm)) {
            return no(&["4.0.m"], "aslsk-no-directing");
        }
        if fire.mode == Mode::Advancing && s.is(leader, Marks::PREP) {
            return no(&["3.5.a"], "aslsk-no-prep-fired");
        }
        let Some(before) = s.directed.iter().find(|directed| directed.leader == leader) else {
            return Ok(());
        };
        // Repeat shots of a weapon that keeps its Rate of Fire, and defensive fire of the same (3.4.e).
        let same = (fire.by.only(member) - before.by).is_empty();
        let repeats = fire.by.iter().all(|by| {
            by.is_arm()
                && s.arm(by).marks.any(ArmMarks::FIRED)
                && !s.arm(by).marks.any(ArmMarks::FIRST)
        });
        match fire.mode {
            _ if same && repeats => Ok(()),
            Mode::First | Mode::Final if same && !before.again => Ok(()),
            Mode::First | Mode::Final => no(&["3.4.e"], "aslsk-no-directed-before"),
            _ => no(&["3.2.2.m"], "aslsk-no-directed-before"),
        }
    }

    /// 3.2.2.m: the leadership that counts: a leader in every hex, and the worst of them; none otherwise.
    pub fn direction(&self, s: &State, fire: &Fire) -> Option<i32> {
        if fire.led.is_empty() {
            return None;
        }
        let led = |by: Piece| {
            let hex = self.gunner(s, by).map(|man| s.hex(man));
            fire.led.iter().any(|leader| Some(s.hex(leader)) == hex)
        };
        if !fire.by.iter().all(led) {
            return None;
        }
        fire.led
            .iter()
            .map(|leader| self.leadership(s, leader))
            .max()
    }

    /// An attack that begins with this one; Final Protective Fire uses all that its unit has (3.3.3.n).
    pub fn declared(&self, s: &State, by: Piece, at: HexId, mode: Mode, seat: Seat) -> Fire {
        let mut fire = Fire {
            by: Pieces::one(by),
            led: Pieces::EMPTY,
            at,
            seat,
            mode,
        };
        let gun = by.is_arm() && self.weapon(s, by).is_gun();
        if !gun && self.may_fire(s, by, at, mode) == Ok(Form::Protective) {
            self.join_all(s, &mut fire, by);
        }
        fire
    }

    /// Somebody joins; in Final Protective Fire with all that his unit has.
    pub fn join(&self, s: &State, fire: &mut Fire, by: Piece) {
        fire.by.insert(by);
        if self.may_fire(s, by, fire.at, fire.mode) == Ok(Form::Protective) {
            self.join_all(s, fire, by);
        }
    }

    fn join_all(&self, s: &State, fire: &mut Fire, by: Piece) {
        let Some(gunner) = self.gunner(s, by) else {
            return;
        };
        if self.may_fire(s, gunner, fire.at, fire.mode).is_ok() {
            fire.by.insert(gunner);
        }
        for arm in s.carried(gunner) {
            let mg = self.weapon(s, arm).is_mg();
            if mg && self.may_fire(s, arm, fire.at, fire.mode).is_ok() {
                fire.by.insert(arm);
            }
        }
    }

    /// Nobody has fired at anybody yet: a new phase, or another expenditure.
    pub fn forget_aims(&self, s: &mut State) {
        s.men.iter_mut().for_each(|man| man.aimed.0 = GONE);
        s.cars.iter_mut().for_each(|car| car.aimed.0 = GONE);
        let placed = |marks: ArmMarks| marks.any(ArmMarks::PLACED);
        s.arms
            .iter_mut()
            .filter(|arm| !placed(arm.marks))
            .for_each(|arm| arm.aimed.0 = GONE);
    }
}
