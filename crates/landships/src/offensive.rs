//! Where anti-tank fire stands beside small arms in the Offensive Fire phase (L4.9): the chapter of guns answers for it.

use crate::action::Action;
use crate::book::Book;
use crate::question::elsewhere;
use crate::state::{Phase, State};
use table::{Actions, Chance, Legal, Teller};

impl Book {
    /// Whether somebody can shoot at a vehicle.
    pub(crate) fn shots_open(&self, s: &State) -> bool {
        s.phase == Phase::Offensive && !self.shots(s).is_empty()
    }
    /// Every shot that is legal now; a pivot is one where it does not serve fire at a hex already.
    pub(crate) fn list_shots(&self, s: &State, out: &mut Actions<Action>) {
        if s.phase != Phase::Offensive {
            return;
        }
        for action in self.shots(s) {
            match action {
                Action::Pivot(gun, side) if self.may_pivot(s, gun, side).is_ok() => {}
                action => out.push(action),
            }
        }
    }
    /// Whether a shot is legal now.
    pub(crate) fn may_shoot_now(&self, s: &State, action: Action) -> Legal {
        match action {
            _ if s.phase != Phase::Offensive => elsewhere(action),
            Action::Shoot(by, weapon, target) => self.may_shoot(s, by, weapon, target),
            Action::Pivot(gun, side) => self.may_pivot_to_shoot(s, gun, side),
            _ => elsewhere(action),
        }
    }
    /// Makes it.
    pub(crate) fn shoot_now(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        if let Action::Shoot(by, weapon, target) = action {
            self.shoot(s, by, weapon, target, c, t);
        }
    }
}
