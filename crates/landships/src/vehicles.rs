//! Vehicle Movement (L4.4, L6, L7, L18.1): tanks, armoured cars, trucks, ships, mounted cavalry; then tank fright (L17.7).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame};
use crate::ids::Piece;
use crate::question::elsewhere;
use crate::state::State;
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, Question, Seat, Teller, no};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_vehicles(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn vehicles_open(&self, s: &State) -> bool {
        s.pieces()
            .any(|unit| self.may_set_off(s, unit).is_ok() || self.may_mount(s, unit).is_ok())
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_vehicles(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        self.test_fright(s, c, t)
    }

    /// Whether a unit may move and has something to do.
    pub(crate) fn may_set_off(&self, s: &State, unit: Piece) -> Legal {
        self.may_drive(s, unit)?;
        match self.has_drive_choice(s, &self.set_off(s, unit)) {
            true => Ok(()),
            false => no(&["L5.1"], "landships-no-way"),
        }
    }
}

/// Who moves next.
pub struct VehiclePhase;

impl Question for VehiclePhase {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "vehicles")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in s.pieces() {
            if book.may_set_off(s, unit).is_ok() {
                out.push(Action::Move(unit));
            }
            if book.may_mount(s, unit).is_ok() {
                out.push(Action::Mount(unit));
            }
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Move(unit) if unit.index() < s.units.len() => book.may_set_off(s, unit),
            Action::Mount(unit) if unit.index() < s.units.len() => book.may_mount(s, unit),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Move(unit) => {
                let drive = book.set_off(s, unit);
                s.stack.push(Frame::Drive(drive));
            }
            Action::Mount(unit) => book.mount(s, unit, t),
            _ => {}
        }
    }
    fn meant(&self, _: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        s.of_in(s.active, at).first().map(Action::Move)
    }
}
