//! What several do at once: a stack gets up, a hex fires, everybody who can joins in. Each leads where the same choices one by
//! one lead too; they are for people.

use crate::action::Action;
use crate::book::Book;
use crate::data::Family;
use crate::fire::Form;
use crate::frame::{Close, Fire, Mode};
use crate::ids::{Piece, Pieces};
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Legal, No, Seat, no};

impl Book {
    /// 3.3.1.i: those in a hex who would move as a stack.
    pub fn stack_of(&self, s: &State, hex: HexId) -> Pieces {
        let men = s.men_in(s.active, hex);
        men.only(|unit| self.may_move(s, unit).is_ok() && !self.is_hidden(s, unit))
    }

    /// Whether there are several of them.
    pub fn may_move_stack(&self, s: &State, hex: HexId) -> Legal {
        match self.stack_of(s, hex).len() {
            0 | 1 => Err(No::by(&["3.3.1.i"], "aslsk-no-stack").at(hex)),
            _ => Ok(()),
        }
    }

    /// The hexes from which stacks could move.
    pub fn list_stacks(&self, s: &State, out: &mut Actions<Action>) {
        if !out.wants_twins() {
            return;
        }
        let mut seen = Pieces::EMPTY;
        for unit in s.there[s.active].men().iter() {
            let here = s.men_in(s.active, s.hex(unit));
            if !seen.has(unit) && here.len() > 1 && self.may_move_stack(s, s.hex(unit)).is_ok() {
                out.push_twin(Action::Stack(s.hex(unit)));
            }
            seen |= here;
        }
    }

    /// Whether a piece fires only by itself (4.2.c, 6.8.b).
    fn fires_alone(&self, s: &State, by: Piece) -> bool {
        by.is_arm() && (self.weapon(s, by).family == Family::Ft || self.weapon(s, by).is_gun())
    }

    /// Those in a hex who could fire at another together.
    fn volley_of(&self, s: &State, seat: Seat, from: HexId, at: HexId, mode: Mode) -> Pieces {
        let men = s.men_in(seat, from);
        let mut able = men.only(|man| self.unit(s, man).fp > 0);
        for man in men.iter() {
            able |= s.carried(man).collect();
        }
        able.only(|by| {
            !self.fires_alone(s, by) && self.may_begin_fire(s, seat, by, at, mode).is_ok()
        })
    }

    /// 2.0.mandatory-fg: whether several in a hex could fire at another.
    pub fn may_volley(&self, s: &State, seat: Seat, from: HexId, at: HexId, mode: Mode) -> Legal {
        match self.volley_of(s, seat, from, at, mode).len() {
            0 | 1 => no(&["3.2.2.i"], "aslsk-no-group"),
            _ => Ok(()),
        }
    }

    /// The volleys that what is listed so far makes possible.
    pub fn list_volleys(&self, s: &State, out: &mut Actions<Action>) {
        const MOST: usize = 96;
        if !out.wants_twins() {
            return;
        }
        let mut pairs = [(HexId(0), HexId(0), 0u8); MOST];
        let mut n = 0;
        for action in out.iter() {
            let Action::Fire(by, at) = action else {
                continue;
            };
            let Some(man) = self.gunner(s, by).filter(|_| !self.fires_alone(s, by)) else {
                continue;
            };
            let from = s.hex(man);
            match pairs[..n].iter_mut().find(|it| it.0 == from && it.1 == at) {
                Some(pair) => pair.2 += 1,
                None if n < MOST => {
                    pairs[n] = (from, at, 1);
                    n += 1;
                }
                None => {}
            }
        }
        for (from, at, _) in pairs[..n].iter().filter(|pair| pair.2 > 1) {
            out.push_twin(Action::Volley(*from, *at));
        }
    }

    /// The attack of all in a hex: those who have not fired yet if there are any, with the leader who serves it best.
    pub fn volley(
        &self,
        s: &State,
        seat: Seat,
        from: HexId,
        at: HexId,
        mode: Mode,
    ) -> Option<Fire> {
        let all = self.volley_of(s, seat, from, at, mode);
        let fresh = all.only(|by| self.may_fire(s, by, at, mode) == Ok(Form::Full));
        let all = if fresh.is_empty() { all } else { fresh };
        let mut fire = self.declared(s, all.first()?, at, mode, seat);
        self.join_each(s, &mut fire, all);
        self.lead(s, &mut fire);
        Some(fire)
    }

    fn join_each(&self, s: &State, fire: &mut Fire, all: Pieces) {
        loop {
            let joins = |by: &Piece| self.may_join(s, fire, *by).is_ok();
            let Some(by) = all.iter().find(joins) else {
                return;
            };
            self.join(s, fire, by);
        }
    }

    /// 3.2.2.m: a leader for every hex, if there is one whose leadership does no harm.
    fn lead(&self, s: &State, fire: &mut Fire) {
        let mut led = *fire;
        for by in fire.by.iter() {
            let Some(hex) = self.gunner(s, by).map(|man| s.hex(man)) else {
                continue;
            };
            if led.led.iter().any(|leader| s.hex(leader) == hex) {
                continue;
            }
            let serves = |leader: &Piece| {
                self.leadership(s, *leader) <= 0 && self.may_direct(s, &led, *leader).is_ok()
            };
            let leaders = self.leaders_in(s, fire.seat, hex);
            let best =
                { leaders.iter().filter(serves) }.min_by_key(|&leader| self.leadership(s, leader));
            let Some(best) = best else {
                return;
            };
            led.led.insert(best);
        }
        *fire = led;
    }

    /// Whether anybody would still join an attack or direct it.
    pub fn may_gather(&self, s: &State, fire: &Fire) -> Legal {
        let mut all = *fire;
        self.gather(s, &mut all);
        match all != *fire {
            true => Ok(()),
            false => no(&["3.2.2.i"], "aslsk-no-chain"),
        }
    }

    /// Everybody joins who has not fired yet, and leaders direct it where every hex has one.
    pub fn gather(&self, s: &State, fire: &mut Fire) {
        let full = |by: Piece| self.may_fire(s, by, fire.at, fire.mode) == Ok(Form::Full);
        let all = self.firers(s, fire.seat).only(full);
        self.join_each(s, fire, all);
        self.lead(s, fire);
    }

    /// 3.8.d: everybody attacks everybody, as far as that may be.
    pub fn rush(&self, s: &State, close: &mut Close) {
        let seat = self.declaring(close);
        loop {
            let attacks = |unit: &Piece| self.may_attack(s, close, *unit).is_ok();
            let Some(unit) = s.men_in(seat, close.hex).iter().find(attacks) else {
                break;
            };
            close.by.insert(unit);
        }
        loop {
            let suffers = |unit: &Piece| self.may_be_attacked(s, close, *unit).is_ok();
            let Some(unit) = s.men_in(foe(seat), close.hex).iter().find(suffers) else {
                return;
            };
            close.at.insert(unit);
        }
    }
}
