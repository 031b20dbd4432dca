//! The Advance Order (O16).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Advance, Flow, Frame, Going, Moment};
use crate::kinds::{Class, NOBODY, OFF};
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Legal, No, Set64, Teller};

impl Advance {
    /// Who is on the way.
    pub fn movers(&self) -> Set64 {
        let both = [self.unit, self.twin].into_iter();
        both.filter(|&unit| unit != NOBODY).collect()
    }
}

impl Book {
    /// O16.1a, O16.1b, O16.2, O16.3, F106.2b: whether a unit may enter the next hex by an Advance.
    pub fn may_advance(&self, s: &State, unit: u8, to: HexId) -> Legal {
        let from = s.hex(unit);
        if self.distance(from, to) != 1 {
            return Err(No::by(&["O16.1a"], "cce-no-neighbour"));
        }
        self.passable(s, from, to)
            .map_err(|no| no.and(&["O16.3"]))?;
        if self.hexside(from, to).cliff && s.carried(unit).is_some() {
            return Err(No::by(&["T83", "O16.2"], "cce-no-cliff-weapon").at(to));
        }
        Ok(())
    }
    /// O14.4: whether a unit could advance anywhere.
    pub fn could_advance(&self, s: &State, unit: u8) -> bool {
        self.near(s.hex(unit))
            .iter()
            .any(|to| self.may_advance(s, unit, to).is_ok())
            || self.may_exit(s, Set64::one(unit), None).is_ok()
    }
    /// One step of the Order.
    pub fn step_advance(&self, s: &mut State, going: &mut Advance, t: &mut Teller) -> Flow {
        going.waiting &= s.everybody();
        let units = going.movers() & s.everybody();
        match going.going {
            Going::Still => {
                (going.unit, going.twin) = (NOBODY, NOBODY);
                let can = |unit: u8| self.could_advance(s, unit);
                if going.waiting.iter().any(can) {
                    return Flow::Ask;
                }
                self.with_melees(s)
            }
            Going::Leave => {
                going.going = Going::Enter;
                let Some(first) = units.first() else {
                    return Flow::Next;
                };
                let to = going.from;
                if to == OFF {
                    // The other Team, if there is one, is next.
                    let more = units.len() > 1;
                    going.going = if more { Going::Leave } else { Going::Still };
                    return self.exit(s, first, t);
                }
                let near = |unit: u8| self.distance(s.hex(unit), to) == 1;
                if self.is_impassable(s, to) || !units.iter().all(near) {
                    going.going = Going::Still;
                    return Flow::Next;
                }
                for unit in units.iter() {
                    s.put(unit, to);
                }
                self.recount(s, t);
                self.mines(s, to, units)
            }
            Going::Enter => {
                going.going = Going::Landed;
                if units.is_empty() {
                    return Flow::Next;
                }
                self.put_back(s, Frame::Advance(*going));
                self.open_window(s, Moment::Advanced, foe(s.active))
            }
            Going::React | Going::Landed | Going::Over => {
                going.going = Going::Still;
                Flow::Next
            }
        }
    }
    /// What may be answered in an Advance Order.
    pub fn list_advance(&self, s: &State, going: &Advance, out: &mut Actions<Action>) {
        for unit in going.waiting.iter() {
            for to in self.near(s.hex(unit)).iter() {
                if self.may_advance(s, unit, to).is_ok() {
                    out.push(Action::Step(unit, to));
                }
            }
            if self.may_exit(s, Set64::one(unit), None).is_ok() {
                out.push(Action::Exit(unit));
            }
        }
        if going.entered {
            out.push(Action::Done);
        }
        if out.len() > 1 {
            self.list_scrap(s, out);
        }
    }
    /// One answer in an Advance Order.
    pub fn answer_advance(&self, s: &mut State, action: Action, t: &mut Teller) {
        let Some(Frame::Advance(mut going)) = s.stack.last().copied() else {
            unreachable!("an Advance Order is under way");
        };
        match action {
            Action::Scrap(weapon) => self.scrap(s, weapon, t),
            Action::Step(unit, to) => {
                let from = s.hex(unit);
                going.waiting.remove(unit);
                going.entered = true;
                going.unit = unit;
                // Until the step is made this is where it leads.
                going.from = to;
                going.going = Going::Leave;
                t.all(|| {
                    self.unit_event("cce-advanced", s, unit)
                        .name("from", self.label(from))
                        .name("to", self.label(to))
                });
                self.put_back(s, Frame::Advance(going));
                if let Flow::Call(frame) = self.mines(s, from, Set64::one(unit)) {
                    s.stack.push(frame);
                }
            }
            Action::Exit(unit) => {
                let from = s.hex(unit);
                going.waiting.remove(unit);
                going.entered = true;
                (going.unit, going.from) = (unit, OFF);
                going.going = Going::Leave;
                self.put_back(s, Frame::Advance(going));
                if let Flow::Call(frame) = self.mines(s, from, Set64::one(unit)) {
                    s.stack.push(frame);
                }
            }
            _ => {
                going.waiting = Set64::EMPTY;
                self.put_back(s, Frame::Advance(going));
            }
        }
    }
    /// Whether a unit is a Squad.
    pub fn is_squad(&self, s: &State, unit: u8) -> bool {
        self.class(s, unit) == Class::Squad
    }
}
