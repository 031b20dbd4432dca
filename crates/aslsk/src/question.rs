//! From a position to the question that is open. Each question stands in the module of its procedure.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Frame;
use crate::state::{Phase, State};
use crate::{
    acquire, advance, assault, close, drive, movement, rally, rout, search, setup, shooting, shots,
    vehicles,
};
use table::{Legal, No, Question, Text};

/// A question of this book.
pub type Asked = dyn Question<Book = Book, State = State, Action = Action>;

/// Nothing of the kind is asked now: the order of the phases.
pub const NOT_NOW: No = No::by(&["3.0.a"], "aslsk-no-now");

/// An answer to another question.
pub fn elsewhere(_: Action) -> Legal {
    Err(NOT_NOW)
}

/// A line of fact under a question.
pub fn opened(key: &'static str) -> Text {
    Text::new(key)
}

impl Book {
    /// The question now open: read off the innermost procedure, or off the phase when none is open.
    pub fn question(&self, s: &State) -> &'static Asked {
        match s.stack.last() {
            Some(Frame::Fire(_)) => &shooting::FireGroup,
            Some(Frame::Shot(_)) => &shots::Shooting,
            Some(Frame::Move(_)) => &movement::Moving,
            Some(Frame::Answer) => &movement::FirstFire,
            Some(Frame::Rout(_)) => &rout::Routing,
            Some(Frame::Close(_)) => &close::Blows,
            Some(Frame::Drive(_)) => &drive::Driving,
            Some(Frame::Arrange(_)) => &vehicles::Arranging,
            Some(Frame::Assault(_)) => &assault::Assaults,
            Some(Frame::Part(_)) => &acquire::Parting,
            Some(Frame::Search(..)) => &search::Searching,
            Some(Frame::Idle) => unreachable!("an idle frame is not on the stack"),
            None => match s.phase {
                Phase::SetUp => &setup::SetUp,
                Phase::Recovery
                | Phase::Repair
                | Phase::Transfer
                | Phase::SelfRally
                | Phase::Rally
                | Phase::RallyEnd => &rally::RallyStep,
                Phase::PrepFire | Phase::DefensiveFire | Phase::AdvancingFire => {
                    &shooting::FirePhase
                }
                Phase::Movement => &movement::Movement,
                Phase::Rout => &rout::RoutPhase,
                Phase::Advance => &advance::Advance,
                Phase::CloseCombat => &close::CloseCombat,
                Phase::Reinforcements | Phase::End => unreachable!("nothing is asked there"),
            },
        }
    }
}
