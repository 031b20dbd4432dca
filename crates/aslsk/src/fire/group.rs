//! Fire Groups and who directs them (3.2.2.i, 3.2.2.m).

use super::Form;
use crate::book::Book;
use crate::data::{Family, Size};
use crate::frame::{Fire, Mode};
use crate::ids::{Piece, Pieces};
use crate::state::{ArmMarks, Marks, State};
use hex::HexId;
use table::{Legal, Seat, no};

impl Book {
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
        // 1.2.1.c: repeat shots of a weapon that keeps its Rate of Fire, and defensive fire of the same (3.4.e).
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
}
