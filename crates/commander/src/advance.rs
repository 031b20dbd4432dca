//! The Advance Order (O16).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Advance, Flow, Frame, Going, Moment};
use crate::ids::{UnitId, Units};
use crate::kinds::{Class, OFF};
use crate::refuse::unasked;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Odds, Question, Seat, Teller, Text, no};

impl Advance {
    /// g:O16.2a: in `twin`: those waiting advance together, on top of the Order itself.
    pub const STACK: UnitId = UnitId::new(254);

    /// Who is on the way.
    pub fn movers(&self) -> Units {
        if self.is_stack() {
            return self.waiting;
        }
        [self.unit, self.twin].into_iter().flatten().collect()
    }
    /// One, or the whole stack, is on its way.
    fn set_out(&mut self, unit: UnitId) {
        if self.is_stack() {
            self.entered = true;
        } else {
            self.waiting.remove(unit);
            self.unit = Some(unit);
        }
    }
    /// g:O16.2a: whether it is a stack that advances together.
    pub fn is_stack(&self) -> bool {
        self.twin == Some(Advance::STACK)
    }
}

impl Book {
    /// O16.1a, O16.1b, O16.2, O16.3, F106.2b: whether a unit may enter the next hex by an Advance.
    pub fn may_advance(&self, s: &State, unit: UnitId, to: HexId) -> Legal {
        let from = s.hex(unit);
        if self.distance(from, to) != 1 {
            return Err(No::by(&["O16.1a"], "no-neighbour"));
        }
        self.passable(s, from, to)
            .map_err(|no| no.and(&["O16.3"]))?;
        if self.hexside(from, to).cliff && s.carried(unit).is_some() {
            return Err(No::by(&["T83", "O16.2"], "no-cliff-weapon").at(to));
        }
        if self.is_tank(s, unit) {
            self.tank_may_enter(s, unit, from, to)?;
        }
        Ok(())
    }
    /// O14.4: whether a unit could advance anywhere.
    pub fn could_advance(&self, s: &State, unit: UnitId) -> bool {
        self.near(s.hex(unit))
            .iter()
            .any(|to| self.may_advance(s, unit, to).is_ok())
            || self.may_exit(s, Units::one(unit), None).is_ok()
    }
    /// 11.3b, O16.2: whether a unit could climb a Cliff if it gave its Weapon up.
    fn could_climb(&self, s: &State, unit: UnitId) -> bool {
        let from = s.hex(unit);
        let climbs = |to: HexId| self.hexside(from, to).cliff && self.passable(s, from, to).is_ok();
        s.carried(unit).is_some() && self.near(from).iter().any(climbs)
    }
    /// One step of the Order.
    pub fn step_advance(&self, s: &mut State, going: &mut Advance, t: &mut Teller) -> Flow {
        going.waiting &= s.everybody();
        let units = going.movers() & s.everybody();
        match going.going {
            Going::Test => {
                going.going = Going::Enter;
                // Still the hex that the step led to.
                self.mines(s, going.from, units)
            }
            // g:O16.2a: a stack has been formed; where it goes is asked.
            Going::Still if going.is_stack() => {
                if units.is_empty() || going.entered {
                    return Flow::Done;
                }
                Flow::Ask
            }
            Going::Still => {
                (going.unit, going.twin) = (None, None);
                let can = |unit: UnitId| self.could_advance(s, unit) || self.could_climb(s, unit);
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
                // Who was driven inland meanwhile leaves the map no more.
                if to == OFF && self.may_exit(s, Units::one(first), None).is_err() {
                    going.going = Going::Still;
                    return Flow::Next;
                }
                if to == OFF {
                    going.entered = true;
                    // The other Team, if there is one, is next.
                    let more = units.len() > 1;
                    going.going = if more { Going::Leave } else { Going::Still };
                    going.waiting.remove(first);
                    return self.exit(s, first, t);
                }
                // O16.2: nor does who was given a Weapon meanwhile climb a Cliff with it.
                let climbs = |unit: UnitId| {
                    !self.hexside(s.hex(unit), to).cliff || s.carried(unit).is_none()
                };
                let open = |unit: UnitId| self.is_still_open(s, unit, to) && climbs(unit);
                if !units.iter().all(open) {
                    going.going = Going::Still;
                    return Flow::Next;
                }
                let from = s.hex(first);
                // O14.4: not before it is there.
                going.entered = true;
                for unit in units.iter() {
                    s.put(unit, to);
                }
                self.recount(s, t);
                self.advance_in(s, going, units, [from, to], t)
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
    /// g:O16.2a: whether all of these could advance into one hex, or leave the map.
    fn could_advance_together(&self, s: &State, units: Units) -> bool {
        let Some(first) = units.first() else {
            return false;
        };
        let mut near = self.near(s.hex(first)).iter();
        near.any(|to| self.may_advance_together(s, units, to).is_ok())
            || self.may_exit(s, units, None).is_ok()
    }
    /// g:O16.2a, g:8.2.1
    pub fn may_advance_together(&self, s: &State, units: Units, to: HexId) -> Legal {
        let mut all = units.iter();
        all.try_for_each(|unit| self.may_advance(s, unit, to))
    }
    /// g:O16.2a: whether one could advance with another from its hex.
    fn has_company(&self, s: &State, waiting: Units, unit: UnitId) -> bool {
        let others = s.those(waiting, s.hex(unit)) - Units::one(unit);
        let pair = |other: UnitId| Units::one(unit) | Units::one(other);
        let mut others = others.iter();
        others.any(|other| self.could_advance_together(s, pair(other)))
    }
    /// g:O16.2a: who may still come along.
    fn company(&self, s: &State, going: &Advance) -> Units {
        let Some(Frame::Advance(order)) = s.stack.iter().rev().nth(1) else {
            return Units::EMPTY;
        };
        let Some(first) = going.waiting.first() else {
            return Units::EMPTY;
        };
        let fits =
            |unit: &UnitId| self.could_advance_together(s, going.waiting | Units::one(*unit));
        let here = s.those(order.waiting, s.hex(first));
        here.iter().filter(fits).collect()
    }
    fn list_stack(&self, s: &State, going: &Advance, out: &mut Actions<Action>) {
        let units = going.waiting;
        let lead = units.first().unwrap_or_default();
        for to in self.near(s.hex(lead)).iter() {
            if self.may_advance_together(s, units, to).is_ok() {
                out.push(Action::Step(lead, to));
            }
        }
        if self.may_exit(s, units, None).is_ok() {
            out.push(Action::Exit(lead));
        }
        for unit in self.company(s, going).iter() {
            if units.last().is_some_and(|last| unit < last) {
                out.push_twin(Action::With(unit));
            } else {
                out.push(Action::With(unit));
            }
        }
    }
    /// g:O16.2a: another comes along; the first begins the stack.
    fn answer_with(&self, s: &mut State, mut going: Advance, unit: UnitId) {
        if !going.is_stack() {
            going.waiting.remove(unit);
            going.entered = true;
            self.put_back(s, Frame::Advance(going));
            s.stack.push(Frame::Advance(Advance {
                waiting: Units::one(unit),
                entered: false,
                unit: None,
                twin: Some(Advance::STACK),
                from: OFF,
                going: Going::Still,
            }));
            return;
        }
        going.waiting.insert(unit);
        self.put_back(s, Frame::Advance(going));
        let below = s.stack.len() - 2;
        if let Frame::Advance(order) = &mut s.stack[below] {
            order.waiting.remove(unit);
        }
    }
    /// Whether a unit is a Squad.
    pub fn is_squad(&self, s: &State, unit: UnitId) -> bool {
        self.class(s, unit) == Class::Squad
    }
}

impl Question for Advance {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "advance")
    }
    /// g:S98.1: a Strategy Card may be played on the way.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if self.is_stack() {
            return book.list_stack(s, self, out);
        }
        for unit in self.waiting.iter() {
            for to in book.near(s.hex(unit)).iter() {
                if book.may_advance(s, unit, to).is_ok() {
                    out.push(Action::Step(unit, to));
                }
            }
            if book.may_exit(s, Units::one(unit), None).is_ok() {
                out.push(Action::Exit(unit));
            }
            if book.law.advances_together && book.has_company(s, self.waiting, unit) {
                out.push(Action::With(unit));
            }
        }
        if self.entered {
            out.push(Action::Done);
        }
        let climbs = || self.waiting.iter().any(|unit| book.could_climb(s, unit));
        if out.len() > 1 || climbs() {
            book.list_scrap(s, s.active, out);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Step(_, hex) if self.is_stack() => {
                book.may_advance_together(s, self.waiting, hex)?;
                no(&["g:O16.2a"], "no-other-mover")
            }
            Action::With(_) if book.law.advances_together => no(&["g:O16.2a"], "no-other-mover"),
            Action::Done if self.is_stack() => no(&["g:O16.2a"], "no-group-waits"),
            Action::Step(unit, hex) => {
                if !self.waiting.has(unit) {
                    return no(&["O14.1d", "O16.1a"], "no-activated");
                }
                book.may_advance(s, unit, hex)
            }
            Action::Exit(unit) => book
                .may_exit(s, Units::one(unit), None)
                .map_err(|no| no.and(&["O16.3", "g:O16.2b"])),
            Action::Give(..) => Err(unasked(&["O21.1.1", "11.3a"])),
            Action::Done => no(&["O14.4"], "no-complier"),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut going = *self;
        let units = match action {
            Action::Step(unit, _) | Action::Exit(unit) if !going.is_stack() => Units::one(unit),
            _ => going.waiting,
        };
        match action {
            Action::Scrap(weapon) => book.scrap(s, weapon, t),
            Action::With(unit) => book.answer_with(s, going, unit),
            Action::Step(unit, to) => {
                let from = s.hex(unit);
                going.set_out(unit);
                // Until the step is made this is where it leads.
                going.from = to;
                going.going = Going::Leave;
                for unit in units.iter() {
                    t.all(|| {
                        book.unit_event("advanced", s, unit)
                            .name("from", book.label(from))
                            .name("to", book.label(to))
                    })
                    .deed()
                    .step(|| book.step(Units::one(unit), from, to));
                }
                book.put_back(s, Frame::Advance(going));
                book.mine_leavers(s, from, units);
            }
            Action::Exit(unit) => {
                let from = s.hex(unit);
                going.set_out(unit);
                going.from = OFF;
                going.going = Going::Leave;
                book.put_back(s, Frame::Advance(going));
                book.mine_leavers(s, from, units);
            }
            _ => {
                going.waiting = Units::EMPTY;
                book.put_back(s, Frame::Advance(going));
            }
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        book.step_meant(s, self.waiting, self.waiting, from, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        let note = book.note_here("note-advance")?;
        Some(note.num("n", self.waiting.len()))
    }
    /// The Melee it would begin.
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Step(unit, to) if self.waiting.has(unit) => {
                let mut after = s.clone();
                after.put(unit, to);
                book.melee_odds(&after, s.active, to)
            }
            _ => None,
        }
    }
}
