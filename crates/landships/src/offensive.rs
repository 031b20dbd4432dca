//! Where anti-tank fire stands beside small arms in the Offensive Fire phase (L4.9): the chapter of guns answers for it.

use crate::action::Action;
use crate::book::Book;
use crate::question::elsewhere;
use crate::state::State;
use table::{Actions, Chance, Legal, Teller};

impl Book {
    /// Whether somebody can shoot at a vehicle.
    pub(crate) fn shots_open(&self, _: &State) -> bool {
        false
    }
    /// Every shot that is legal now.
    pub(crate) fn list_shots(&self, _: &State, _: &mut Actions<Action>) {}
    /// Whether a shot is legal now.
    pub(crate) fn may_shoot_now(&self, _: &State, action: Action) -> Legal {
        elsewhere(action)
    }
    /// Makes it.
    pub(crate) fn shoot_now(&self, _: &mut State, _: Action, _: &mut Chance, _: &mut Teller) {}
}
