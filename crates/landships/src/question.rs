//! From a position to the question that is open. Each question stands in the module of its procedure.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Frame;
use crate::state::{Phase, State};
use crate::{drive, gunfire, march, morale, room, setup, vehicles};
use table::{Legal, No, Question};

/// A question of this book.
pub type Asked = dyn Question<Book = Book, State = State, Action = Action>;

/// Nothing of the kind is asked now: the order of the phases.
pub const NOT_NOW: No = No::by(&["L4.2"], "landships-no-now");

/// An answer to another question.
pub fn elsewhere(_: Action) -> Legal {
    Err(NOT_NOW)
}

impl Book {
    /// The question now open: read off the innermost procedure, or off the phase when none is open.
    pub fn question(&self, s: &State) -> &'static Asked {
        match s.stack.last() {
            Some(Frame::March(_)) => &march::Marching,
            Some(Frame::Retreat(_)) => &morale::Retreating,
            Some(Frame::Excess(_)) => &room::Overfull,
            Some(Frame::Drive(_)) => &drive::Driving,
            Some(Frame::Idle) => unreachable!("an idle frame is not on the stack"),
            None => match s.phase {
                Phase::SetUp => &setup::SetUp,
                Phase::March | Phase::Regroup => &march::MarchPhase,
                Phase::Vehicles => &vehicles::VehiclePhase,
                Phase::GunFire | Phase::Offensive => &gunfire::GunFire,
                phase => unreachable!("nothing is asked in {phase:?}"),
            },
        }
    }
}
