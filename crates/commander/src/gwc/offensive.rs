//! The Offensive: a line of Formations moves, then fires (g:O24.1 to g:O24.2c).

use crate::book::Book;
use crate::frame::{
    Activate, Arms, Attack, Fire, Flow, Frame, Moment, Move, Offensive, OffensiveStep,
};
use crate::ids::{UnitId, Units};
use crate::kinds::{OFF, STACK};
use crate::state::{State, foe};
use hex::HexId;
use table::{Legal, No, Seat, Teller, no};

/// Who is activated for it.
impl Book {
    /// g:O24.1: the Formations of a side that may be in a line: unactivated, not Demoralised.
    fn steady(&self, s: &State, seat: Seat) -> Units {
        let fresh = self.fresh(s, seat);
        fresh.iter().filter(|&unit| !s.unit(unit).broken).collect()
    }
    /// Those of a set that stand with or beside one of these.
    fn touching(&self, s: &State, these: Units, among: Units) -> Units {
        let close = |unit: &UnitId| {
            let mut own = these.iter();
            own.any(|other| self.distance(s.hex(other), s.hex(*unit)) <= 1)
        };
        (among - these).iter().filter(close).collect()
    }
    /// All of a set that hang together with this one.
    fn line_of_troops(&self, s: &State, one: UnitId, among: Units) -> Units {
        let mut line = Units::one(one);
        loop {
            let more = self.touching(s, line, among);
            if more.is_empty() {
                return line;
            }
            line |= more;
        }
    }
    /// g:O14.5: whether a Formation could enter a hex in an Offensive.
    fn could_attack(&self, s: &State, unit: UnitId) -> bool {
        let going = Move {
            flags: Move::OFFENSIVE,
            ..Move::of(Units::EMPTY)
        };
        let mut near = self.near(s.hex(unit)).iter();
        near.any(|to| self.may_step(s, Units::one(unit), &going, to).is_ok())
    }
    /// g:O24.1: two at least, one of them a Leader, all in one line; g:O14.5: and somebody who can go.
    fn is_line(&self, s: &State, line: Units) -> bool {
        line.len() >= 2
            && !(line & s.leaders).is_empty()
            && line.iter().any(|unit| self.could_attack(s, unit))
    }
    /// g:O24.1: who may be activated first: any of a line that could be formed.
    pub fn line_starters(&self, s: &State, seat: Seat) -> Units {
        let steady = self.steady(s, seat);
        let mut left = steady;
        let mut starters = Units::EMPTY;
        while let Some(one) = left.first() {
            let line = self.line_of_troops(s, one, steady);
            left = left - line;
            if self.is_line(s, line) {
                starters |= line;
            }
        }
        starters
    }
    /// g:O24.1: who may come to those chosen: without regard to any Command radius.
    pub fn line_followers(&self, s: &State, activate: &Activate) -> Units {
        let steady = self.steady(s, activate.seat);
        self.touching(s, activate.chosen, steady)
    }
    /// g:O24.1: the whole line of those chosen.
    pub fn whole_line(&self, s: &State, activate: &Activate) -> Units {
        let steady = self.steady(s, activate.seat);
        let line = |first| self.line_of_troops(s, first, steady);
        activate.first.map_or(Units::EMPTY, line)
    }
    /// g:O24.1: whether those chosen are a line.
    pub fn may_close_line(&self, s: &State, activate: &Activate) -> Legal {
        if self.is_line(s, activate.chosen) {
            return Ok(());
        }
        no(&["g:O24.1", "O14.4"], "no-line")
    }
    /// g:O24.1: whether an Offensive may be ordered.
    pub fn may_attack_in_line(&self, s: &State, seat: Seat) -> Legal {
        if self.line_starters(s, seat).is_empty() {
            return no(&["g:O24.1", "O14.4"], "no-line");
        }
        Ok(())
    }
}

/// The Order itself.
impl Book {
    /// g:O24.2a: the Offensive of those activated for it.
    pub fn offensive(&self, all: Units) -> Frame {
        Frame::Offensive(Offensive {
            all,
            step: OffensiveStep::Called,
            ..Offensive::default()
        })
    }
    /// g:O24.2a, step by step: the opponent may stop it (g:S98.4.5), they move, they fire.
    pub fn step_offensive(&self, s: &mut State, off: &mut Offensive, _t: &mut Teller) -> Flow {
        match off.step {
            OffensiveStep::Called => {
                off.step = OffensiveStep::Move;
                self.put_back(s, Frame::Offensive(*off));
                self.open_window(s, Moment::OffensiveActivated, foe(s.active))
            }
            OffensiveStep::Move => {
                off.step = OffensiveStep::Fire;
                Flow::Call(Frame::Move(Move {
                    flags: Move::OFFENSIVE,
                    ..Move::of(off.all)
                }))
            }
            // g:O24.2c: no Weapons, no tanks.
            OffensiveStep::Fire => {
                off.step = OffensiveStep::Over;
                Flow::Call(Frame::Fire(Fire {
                    units: (off.moved & s.everybody()) - s.tanks,
                    arms: Arms::default(),
                    all: off.all,
                    fired: true,
                    offensive: true,
                }))
            }
            OffensiveStep::Over => Flow::Done,
        }
    }
    /// The Offensive under way.
    pub fn attacking<'a>(&self, s: &'a State) -> Option<&'a Offensive> {
        s.stack.innermost(|frame| match frame {
            Frame::Offensive(off) => Some(off),
            _ => None,
        })
    }
    fn attacking_mut<'a>(&self, s: &'a mut State) -> Option<&'a mut Offensive> {
        s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Offensive(off) => Some(off),
            _ => None,
        })
    }
    /// g:O24.2b: no hex may hold too many at any time, and nobody enters one twice, nor the one he came from.
    pub fn may_press_on(&self, s: &State, units: Units, going: &Move, to: HexId) -> Legal {
        let Some(unit) = units.first() else {
            return Ok(());
        };
        let there = self.figures(s, s.unit(unit).seat, to);
        let come = units.iter().map(|unit| self.class(s, unit).figures());
        if there + come.sum::<u8>() > STACK {
            return Err(No::by(&["g:O24.2b", "8.2a"], "no-room-attacking").at(to));
        }
        let on_the_way = going.from != OFF && units == going.group;
        let been = |off: &Offensive| off.path.contains(&to);
        if on_the_way && self.attacking(s).is_some_and(been) {
            return Err(No::by(&["g:O24.2b"], "no-way-back").at(to));
        }
        Ok(())
    }
    /// g:O24.2b: a group sets out, or goes on, from this hex.
    pub fn note_start(&self, s: &mut State, going: &Move, from: HexId) {
        if going.has(Move::OFFENSIVE)
            && going.from == OFF
            && let Some(off) = self.attacking_mut(s)
        {
            off.path.clear();
            off.path.push(from);
        }
    }
    /// g:O24.2b, g:O24.2c: it has entered a hex.
    pub fn note_entry(&self, s: &mut State, going: &Move) {
        if going.has(Move::OFFENSIVE)
            && let Some(off) = self.attacking_mut(s)
        {
            off.moved |= going.group;
            if off.path.len() < 12 {
                off.path.push(going.to);
            }
        }
    }
    /// g:O24.2c: whether these may fire together: all Units in the Command radius of one Leader of the Offensive, and
    /// no other Leader with them. Alone anybody may.
    pub fn may_salvo(&self, s: &State, attack: &Attack) -> Legal {
        if attack.seat != s.active || attack.units.len() < 2 {
            return Ok(());
        }
        if !self.fire(s).is_some_and(|fire| fire.offensive) {
            return Ok(());
        }
        let Some(off) = self.attacking(s) else {
            return Ok(());
        };
        let leads = |leader: UnitId| {
            let squad = self.radius(s, leader) | Units::one(leader);
            (attack.units - squad).is_empty()
        };
        let mut leaders = (off.all & s.leaders & s.everybody()).iter();
        if leaders.any(leads) {
            Ok(())
        } else {
            no(&["g:O24.2c"], "no-salvo")
        }
    }
}
