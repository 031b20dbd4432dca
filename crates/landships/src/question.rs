//! From a position to the question that is open. Each question stands in the module of its procedure.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, VolleyStage};
use crate::state::{Phase, State};
use crate::{
    artillery, assign, drive, flak, gas, gunfire, march, melee, missions, morale, patrol, requests,
    room, setup, shelter, small_arms, vehicles, volley,
};
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
            Some(Frame::Volley(volley)) if volley.stage == VolleyStage::Shelter => {
                &volley::Sheltering
            }
            Some(Frame::Volley(_)) => &volley::Volleying,
            Some(Frame::Melee(_)) => &melee::Losing,
            Some(Frame::Drive(_)) => &drive::Driving,
            Some(Frame::Shell(_) | Frame::Bombs(_) | Frame::Strafe(_)) => &shelter::Sheltering,
            Some(Frame::Cloud(_)) => &gas::Drifting,
            Some(Frame::Duel(_)) => &patrol::Dueling,
            Some(Frame::Sky(_)) => &flak::Aiming,
            Some(Frame::Idle) => unreachable!("an idle frame is not on the stack"),
            None => match s.phase {
                Phase::SetUp => &setup::SetUp,
                Phase::March | Phase::Regroup => &march::MarchPhase,
                Phase::SmallArms | Phase::Offensive => &small_arms::FirePhase,
                Phase::Melee => &melee::MeleePhase,
                Phase::Vehicles => &vehicles::VehiclePhase,
                Phase::GunFire => &gunfire::GunFire,
                Phase::Missions => &missions::Missions,
                Phase::Interception => &patrol::Interception,
                Phase::Flak => &flak::Flak,
                Phase::AirFire => &flak::AirFire,
                Phase::Standing => &artillery::StandingFire,
                Phase::Requests => &requests::Requests,
                Phase::Assignment => &assign::Assignment,
                phase => unreachable!("nothing is asked in {phase:?}"),
            },
        }
    }
}
