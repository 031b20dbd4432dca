//! The questions of foot movement.

use crate::action::Action;
use crate::book::Book;
use crate::costs::MP;
use crate::frame::{Frame, March};
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{Phase, State, is_on_map};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

/// Who moves next, in the Foot Movement phase and the Regroup phase.
pub struct MarchPhase;

impl Question for MarchPhase {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        match s.phase {
            Phase::Regroup => (s.active, "regroup"),
            _ => (s.active, "march"),
        }
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in s.pieces() {
            if book.may_start(s, unit).is_ok() {
                out.push(Action::Move(unit));
            }
            if book.may_leave_tank(s, unit).is_ok() {
                out.push(Action::Alight(unit));
            }
        }
        book.list_stacks(s, out);
        book.list_work(s, out);
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Move(unit) if unit.index() < s.units.len() => book.may_start(s, unit),
            Action::Alight(unit) if unit.index() < s.units.len() => book.may_leave_tank(s, unit),
            Action::Stack(hex) => book.may_move_stack(s, hex),
            Action::Cut(_) | Action::Fill(_) | Action::Destroy(_) => book.may_do_work(s, action),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Cut(_) | Action::Fill(_) | Action::Destroy(_) => book.do_work(s, action, c, t),
            Action::Alight(leader) => {
                let march = book.leave_tank(s, leader, t);
                s.stack.push(Frame::March(march));
            }
            Action::Move(unit) => {
                let march = book.set_out(s, unit);
                s.stack.push(Frame::March(march));
            }
            Action::Stack(hex) => {
                let units = book.stack_of(s, hex);
                if let Some(first) = units.first() {
                    let march = book.set_out(s, first);
                    s.stack.push(Frame::March(March { units, ..march }));
                }
            }
            _ => {}
        }
    }
    fn meant(&self, _: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        s.of_in(s.active, at).first().map(Action::Move)
    }
}

/// Where those who move go.
pub struct Marching;

impl Marching {
    fn march(s: &State) -> March {
        match s.stack.last() {
            Some(Frame::March(march)) => *march,
            frame => unreachable!("{frame:?} is no march"),
        }
    }
}

impl Book {
    /// L4.6: those on foot in a hex who would move together; a gun goes by itself (L21.3). It leads where one who moves and the
    /// others who join him lead too: it is for people.
    fn stack_of(&self, s: &State, hex: HexId) -> Pieces {
        let starts = |unit: Piece| self.kind(s, unit).is_foot() && self.may_start(s, unit).is_ok();
        s.of_in(s.active, hex).only(starts)
    }

    fn may_move_stack(&self, s: &State, hex: HexId) -> Legal {
        match is_on_map(hex) && self.stack_of(s, hex).len() > 1 {
            true => Ok(()),
            false => no(&["L4.6"], "landships-no-stack"),
        }
    }

    /// The hexes from which several could move together.
    fn list_stacks(&self, s: &State, out: &mut Actions<Action>) {
        let mut seen = Pieces::EMPTY;
        for unit in s.there[s.active].iter().filter(|&unit| s.on_map(unit)) {
            let hex = s.hex(unit);
            if !seen.has(unit) && self.may_move_stack(s, hex).is_ok() {
                out.push_twin(Action::Stack(hex));
            }
            seen |= s.all_in(s.active, hex);
        }
    }

    /// Whether a unit may join those who have not moved yet.
    fn may_join(&self, s: &State, march: &March, unit: Piece) -> Legal {
        if unit.index() >= s.units.len() {
            return elsewhere(Action::Join(unit));
        }
        self.may_move(s, unit)?;
        let gun = |unit: Piece| self.kind(s, unit).is_support();
        if march.hexes > 0 || march.units.has(unit) || s.hex(unit) != march.at {
            return no(&["L4.6"], "landships-no-join");
        }
        match gun(unit) || march.units.iter().any(gun) {
            true => no(&["L21.3"], "landships-no-join"),
            false => Ok(()),
        }
    }

    /// L8.3: whether these may end their move here.
    fn may_end(&self, s: &State, march: &March, units: Pieces) -> Legal {
        if !is_on_map(march.at) {
            return Ok(());
        }
        let others = s.every_in(s.active, march.at) - march.units;
        match self.has_room_for(s, others | units) {
            true => Ok(()),
            false => no(&["L8.1", "L8.3"], "landships-no-room"),
        }
    }

    /// The same of all who move; L8.3: where no way leads on, they stay, and make room at the end of the phase.
    fn may_stop(&self, s: &State, march: &March) -> Legal {
        let on = |to: HexId| self.may_step(s, march, to).is_ok();
        match self.may_end(s, march, march.units) {
            Err(_) if !self.ground.around(march.at).any(on) => Ok(()),
            may => may,
        }
    }

    /// Who of them may stay behind.
    fn may_leave(&self, s: &State, march: &March, unit: Piece) -> Legal {
        if !march.units.has(unit) || march.units.len() < 2 || march.hexes == 0 {
            return no(&["L4.6"], "landships-no-leave");
        }
        if march
            .units
            .iter()
            .any(|unit| self.kind(s, unit).is_support())
        {
            return no(&["L21.3"], "landships-no-leave");
        }
        self.may_end(s, march, Pieces::one(unit))?;
        // L8.3: the others go on where this one takes the last room.
        let others = March {
            units: march.units - Pieces::one(unit),
            ..*march
        };
        let on = |to: HexId| self.may_step(s, &others, to).is_ok();
        match self.may_end(s, march, march.units) {
            Err(_) if self.ground.around(march.at).any(on) => Ok(()),
            may => may,
        }
    }

    /// L21.3: a gun that has been moved takes any facing.
    fn may_face(&self, s: &State, march: &March, facing: u8) -> Legal {
        let gun = march
            .units
            .iter()
            .find(|&unit| self.kind(s, unit).is_support());
        match gun.filter(|_| march.hexes > 0) {
            Some(gun) if s.unit(gun).facing != facing && facing < 6 => Ok(()),
            _ => no(&["L21.3"], "landships-no-turn"),
        }
    }
}

impl Question for Marching {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "marching")
    }
    // L26.1: where there is but one answer whatever is hidden, everybody knows it.
    fn ask(&self, book: &Book, s: &State) -> Ask {
        let ask = book.ask_of(s, self.asked(book, s));
        let mut list = Actions::new();
        if ask.secret {
            self.list(book, &book.in_the_open(s, ask.seat), &mut list);
        }
        Ask {
            secret: list.len() > 1,
            ..ask
        }
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let march = Marching::march(s);
        match is_on_map(march.at) {
            true => { book.ground.around(march.at) }
                .filter(|&to| book.may_step(s, &march, to).is_ok())
                .for_each(|to| out.push(Action::Step(to))),
            false => { book.entries(march.units).iter() }
                .filter(|&to| book.may_step(s, &march, to).is_ok())
                .for_each(|to| out.push(Action::Step(to))),
        }
        let joins = { s.pieces() }
            .filter(|&it| s.hex(it) == march.at)
            .map(Action::Join);
        let leaves = march.units.iter().map(Action::Leave);
        let turns = (0..6).map(Action::Turn);
        let tanks = match is_on_map(march.at) {
            true => s.of_in(s.active, march.at),
            false => Pieces::EMPTY,
        };
        let boards = { march.units.iter() }
            .flat_map(|unit| tanks.iter().map(move |tank| Action::Board(unit, tank)));
        for action in joins
            .chain(leaves)
            .chain(boards)
            .chain(turns)
            .chain([Action::Exit, Action::Stop])
        {
            if self.test(book, s, action).is_ok() {
                out.push(action);
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let march = Marching::march(s);
        match action {
            Action::Step(to) => book.may_step(s, &march, to),
            Action::Join(unit) => book.may_join(s, &march, unit),
            Action::Leave(unit) => book.may_leave(s, &march, unit),
            Action::Turn(facing) => book.may_face(s, &march, facing),
            Action::Exit => book.may_exit(s, &march),
            Action::Board(leader, tank) => book.may_board_tank(s, &march, leader, tank),
            Action::Stop => book.may_stop(s, &march),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let mut march = Marching::march(s);
        match action {
            Action::Step(to) => march = book.march_step(s, march, to, t),
            Action::Join(unit) => march.units.insert(unit),
            Action::Leave(unit) => {
                book.end_march(s, Pieces::one(unit));
                march.units.remove(unit);
            }
            Action::Turn(facing) => {
                for unit in march.units.iter() {
                    if book.kind(s, unit).is_support() {
                        s.unit_mut(unit).facing = facing;
                    }
                }
                // It has been faced: its move is over.
                book.end_march(s, march.units);
                march.units = Pieces::EMPTY;
            }
            Action::Board(leader, tank) => {
                book.board_tank(s, leader, tank, t);
                march.units.remove(leader);
            }
            Action::Exit => {
                book.exit(s, march.units, t);
                march.units = Pieces::EMPTY;
            }
            Action::Stop => {
                book.end_march(s, march.units);
                march.units = Pieces::EMPTY;
            }
            _ => {}
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::March(march);
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Step(at))
    }
    fn cost(&self, book: &Book, s: &State, action: Action) -> Option<i64> {
        let Action::Step(to) = action else {
            return None;
        };
        let cost = book.step_cost(s, &Marching::march(s), to).ok()?;
        Some(cost.into())
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let march = Marching::march(s);
        let left = { book.march_allowance(s, &march, false) }.saturating_sub(march.spent);
        let half = if left.is_multiple_of(MP) { "no" } else { "yes" };
        Some(
            Text::new("landships-note-marching")
                .num("mp", left / MP)
                .name("half", half),
        )
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        Marching::march(s).units.iter().map(u16::from).collect()
    }
}
