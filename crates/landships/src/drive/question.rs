//! Where a vehicle, a ship or cavalry goes.

use crate::action::{Action, Gait};
use crate::book::Book;
use crate::costs::MP;
use crate::frame::{Drive, Frame};
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{State, is_on_map};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, Question, Seat, Teller, Text};

/// Where those who move go, and what they do on the way.
pub struct Driving;

impl Driving {
    fn drive(s: &State) -> Drive {
        match s.stack.last() {
            Some(Frame::Drive(drive)) => *drive,
            frame => unreachable!("{frame:?} is no drive"),
        }
    }
}

impl Book {
    /// Everything that might be done in a move, but to stop.
    fn drive_tries(&self, s: &State, drive: &Drive) -> Vec<Action> {
        let mut tries: Vec<Action> = match is_on_map(drive.at) {
            true => { self.ground.around(drive.at) }
                .flat_map(|to| [Action::Step(to), Action::Reverse(to), Action::Fascine(to)])
                .collect(),
            false => { self.entries(drive.units).iter() }
                .flat_map(|to| [Action::Step(to), Action::Fascine(to)])
                .collect(),
        };
        tries.extend((0..6).map(Action::Turn));
        tries.extend(Gait::ALL.map(Action::Gait));
        tries.extend([Action::Dismount, Action::Exit]);
        let here = |unit: &Piece| s.hex(*unit) == drive.at;
        tries.extend(s.pieces().filter(here).map(Action::Join));
        tries.extend(drive.units.iter().map(Action::Leave));
        if let Some(truck) = drive.units.first() {
            tries.extend({ s.pieces().filter(here) }.map(|unit| Action::Board(unit, truck)));
            tries.extend(s.aboard(truck).iter().map(Action::Alight));
        }
        tries
    }

    /// Whether an answer is one.
    fn may_while_driving(&self, s: &State, drive: &Drive, action: Action) -> Legal {
        match action {
            Action::Step(to) => self.may_drive_to(s, drive, to, false),
            Action::Reverse(to) => self.may_drive_to(s, drive, to, true),
            Action::Fascine(to) => self.may_drop(s, drive, to),
            Action::Turn(facing) => self.may_turn(s, drive, facing),
            Action::Gait(gait) => self.may_gait(s, drive, gait),
            Action::Dismount => self.may_dismount(s, drive),
            Action::Exit => self.may_drive_off(s, drive),
            Action::Join(unit) if unit.index() < s.units.len() => {
                self.may_ride_along(s, drive, unit)
            }
            Action::Leave(unit) => self.may_fall_out(s, drive, unit),
            Action::Board(load, on) => self.may_load(s, drive, load, on),
            Action::Alight(load) => self.may_unload(s, drive, load),
            Action::Stop => self.may_rein(s, drive),
            _ => elsewhere(action),
        }
    }

    /// Whether there is anything to do but to stop.
    pub(crate) fn has_drive_choice(&self, s: &State, drive: &Drive) -> bool {
        let tries = self.drive_tries(s, drive);
        { tries.into_iter() }
            // Who stays behind does nothing, and who joins does not move anybody.
            .filter(|action| !matches!(action, Action::Leave(_) | Action::Join(_)))
            .any(|action| self.may_while_driving(s, drive, action).is_ok())
    }
}

impl Question for Driving {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "driving")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let drive = Driving::drive(s);
        let tries = book.drive_tries(s, &drive);
        for action in tries.into_iter().chain([Action::Stop]) {
            if book.may_while_driving(s, &drive, action).is_ok() {
                out.push(action);
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.may_while_driving(s, &Driving::drive(s), action)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut drive = Driving::drive(s);
        match action {
            Action::Step(to) => drive = book.drive_step(s, drive, to, false, t),
            Action::Reverse(to) => drive = book.drive_step(s, drive, to, true, t),
            Action::Fascine(to) => {
                drive = book.drive_step(s, drive, to, false, t);
                book.drop_fascine(s, &drive, to);
            }
            Action::Turn(facing) => drive = book.drive_turn(s, drive, facing),
            Action::Gait(gait) => drive.gait = Some(gait),
            Action::Join(unit) => drive.units.insert(unit),
            Action::Leave(unit) => {
                book.end_drive(s, &drive, Pieces::one(unit), c, t);
                drive.units.remove(unit);
            }
            Action::Board(load, _) => drive = book.take_up(s, drive, load, t),
            Action::Alight(load) => drive = book.set_down(s, drive, load, t),
            Action::Dismount => {
                // Those who galloped are blown all the same.
                book.end_drive(s, &drive, drive.units, c, t);
                book.dismount(s, &drive, t);
                drive.units = Pieces::EMPTY;
            }
            Action::Exit => {
                drive.units.iter().for_each(|unit| book.leave_hex(s, unit));
                book.exit(s, drive.units, t);
                drive.units = Pieces::EMPTY;
            }
            Action::Stop => {
                book.end_drive(s, &drive, drive.units, c, t);
                drive.units = Pieces::EMPTY;
            }
            _ => {}
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Drive(drive);
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Step(at))
    }
    fn cost(&self, book: &Book, s: &State, action: Action) -> Option<i64> {
        let drive = Driving::drive(s);
        let cost = match action {
            Action::Step(to) | Action::Fascine(to) => book.drive_cost(s, &drive, to, false).ok()?,
            Action::Reverse(to) => book.drive_cost(s, &drive, to, true).ok()?,
            Action::Turn(facing) if facing < 6 => book.turn_cost(s, &drive, facing).0,
            _ => return None,
        };
        Some(cost.into())
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let drive = Driving::drive(s);
        let left = { book.drive_allowance(s, &drive, false) }.saturating_sub(drive.spent);
        let half = if left.is_multiple_of(MP) { "no" } else { "yes" };
        Some(
            Text::new("landships-note-marching")
                .num("mp", left / MP)
                .name("half", half),
        )
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        Driving::drive(s).units.iter().map(u16::from).collect()
    }
}
