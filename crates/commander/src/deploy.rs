//! A Squad that becomes two Teams, and hexes that hold too many (E52, 8.2).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Deploying, Flow, Frame, Overstack};
use crate::kinds::NOBODY;
use crate::state::State;
use table::{Actions, Set64, Teller};

impl Book {
    /// E52, 8.2c: a Squad becomes two Teams; its markers are still to be given.
    pub fn deploy(&self, s: &mut State, unit: u8, t: &mut Teller) -> Option<Frame> {
        let seat = s.unit(unit).seat;
        let kind = self.team_kind(seat);
        let before = *s.unit(unit);
        let twin = self.birth(s, seat, kind)?;
        t.all(|| self.unit_event("deployed", s, unit));
        s.unit_mut(unit).kind = kind;
        let hex = s.hex(unit);
        s.put(twin, hex);
        // E52.2a, E52.2c
        s.unit_mut(twin).broken = before.broken;
        if s.activated.has(unit) {
            s.activated.insert(twin);
        }
        self.twin(s, unit, twin);
        let left = u8::from(before.weapon != NOBODY)
            | u8::from(before.suppressed) << 1
            | u8::from(before.veteran) << 2;
        (left != 0).then_some(Frame::Deploy(Deploying { unit, twin, left }))
    }
    /// E52.2c: the new Team joins everything that is pending for the Squad.
    pub fn twin(&self, s: &mut State, unit: u8, twin: u8) {
        let join = |set: &mut Set64| {
            if set.has(unit) {
                set.insert(twin);
            }
        };
        for frame in s.stack.iter_mut() {
            match frame {
                Frame::Attack(a) => {
                    // One Defence roll counts for both, if the Squad's is still to come.
                    if a.unit == unit || a.left.has(unit) {
                        a.pairs[1] = std::mem::replace(&mut a.pairs[0], [unit, twin]);
                    }
                    join(&mut a.left);
                }
                Frame::Move(m) => {
                    join(&mut m.waiting);
                    join(&mut m.group);
                    join(&mut m.all);
                    join(&mut m.op);
                }
                Frame::Advance(a) => {
                    join(&mut a.waiting);
                    if a.unit == unit {
                        a.twin = twin;
                    }
                }
                Frame::Fire(f) => join(&mut f.units),
                Frame::Melee(m) => join(&mut m.units),
                Frame::Recover(r) | Frame::Rout(r) => {
                    join(&mut r.left);
                    if r.unit == unit {
                        r.twin = twin;
                    }
                }
                Frame::Retreat(r) if r.unit == unit => r.twin = [twin, r.left],
                Frame::Break(b) => join(&mut b.left),
                _ => {}
            }
        }
    }
    /// E52.2b, 13.3b, 11.3c: one marker after the other.
    pub fn step_deploy(&self, d: &Deploying) -> Flow {
        if d.left == 0 { Flow::Done } else { Flow::Ask }
    }
    /// The Team that gets the next marker.
    pub fn give_marker(&self, s: &mut State, unit: u8) {
        let Some(Frame::Deploy(mut d)) = s.stack.last().copied() else {
            unreachable!("a Squad is deployed");
        };
        let marker = d.left.trailing_zeros();
        d.left &= d.left - 1;
        if unit == d.twin {
            match marker {
                0 => {
                    if let Some(weapon) = s.carried(d.unit) {
                        self.arm_unit(s, weapon, d.twin);
                    }
                }
                1 => {
                    s.unit_mut(d.unit).suppressed = false;
                    s.unit_mut(d.twin).suppressed = true;
                }
                _ => {
                    s.unit_mut(d.unit).veteran = false;
                    s.unit_mut(d.twin).veteran = true;
                }
            }
        }
        self.put_back(s, Frame::Deploy(d));
    }

    /// 8.2b, 8.2c: what may be done about an overstacked hex.
    pub fn list_overstack(&self, s: &State, over: &Overstack, out: &mut Actions<Action>) {
        let there = s.of_side(over.seat, over.hex);
        for unit in there.iter() {
            out.push(Action::Unit(unit));
        }
        // 8.2c: in Europe alone.
        if self.law.deploys_overstacked && !over.deployed && self.may_birth(s) {
            for unit in there.iter().filter(|&unit| self.is_squad(s, unit)) {
                out.push(Action::With(unit));
            }
        }
    }
}
