//! What lies on the way: mines, drumfire, gas, trenches, and breakdown at its end.

use super::{Fates, needed};
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame};
use crate::ids::{Piece, Pieces};
use crate::state::State;
use table::{Odds, Tally};

impl Book {
    /// A step or a halt: what becomes of one of those who move, the weakest.
    pub(super) fn way_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let top = s.stack.len().checked_sub(1)?;
        let units = match s.stack[top] {
            Frame::March(march) => march.units,
            Frame::Drive(drive) => drive.units,
            _ => return None,
        };
        let unit = { units.iter() }
            .min_by_key(|&unit| (self.kind(s, unit).is_support(), self.morale(s, unit)))?;
        let mut one = s.clone();
        match &mut one.stack[top] {
            Frame::March(march) => march.units = Pieces::one(unit),
            Frame::Drive(drive) => drive.units = Pieces::one(unit),
            _ => {}
        }
        let fates = self.fates(&one, unit, |after, c, t| {
            self.question(&one).answer(self, after, action, c, t);
            self.go_along(after, c, t);
            Flow::Done
        })?;
        self.told(fates, self.breakdown_tally(&one, action, unit))
    }

    /// What the hex does to who has entered it; whether the move ends there.
    fn go_along(&self, s: &mut State, c: &mut table::Chance, t: &mut table::Teller) {
        let Some(mut frame) = s.stack.last().copied() else {
            return;
        };
        loop {
            let flow = match &mut frame {
                Frame::March(march) => self.step_march(s, march, c, t),
                Frame::Drive(drive) if drive.units.is_empty() => return,
                Frame::Drive(drive) => self.step_drive(s, drive, c, t),
                _ => return,
            };
            if !matches!(flow, Flow::Next) {
                return;
            }
        }
    }

    /// L17.5: drumfire and gas strike who retreats into them.
    pub(super) fn retreat_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let Some(Frame::Retreat(retreat)) = s.stack.last() else {
            return None;
        };
        let fates = self.fates(s, retreat.unit, |after, c, t| {
            self.question(s).answer(self, after, action, c, t);
            Flow::Done
        })?;
        self.told(fates, None)
    }

    /// Where nothing can happen there is nothing to tell.
    fn told(&self, fates: Fates, tally: Option<Tally>) -> Option<Odds> {
        (fates.harm() > 0.0).then(|| Odds {
            tally,
            against: Vec::new(),
            chance: fates.harm(),
            rows: fates.rows(1.0),
        })
    }

    /// L18.1, L18.3: breakdown on so much or more.
    fn breakdown_tally(&self, s: &State, action: Action, tank: Piece) -> Option<Tally> {
        let Some(Frame::Drive(drive)) = s.stack.last().copied() else {
            return None;
        };
        let (drive, trench) = match action {
            Action::Stop => (drive, false),
            Action::Step(to) | Action::Fascine(to) | Action::Reverse(to) => {
                let back = matches!(action, Action::Reverse(_));
                let cost = self.drive_cost(s, &drive, to, back).ok()?;
                match self.tests_at_trench(s, tank, to) {
                    true => {
                        let enemies = self.met(s, &drive, to);
                        (self.after_drive(s, &drive, to, back, cost, enemies), true)
                    }
                    false => return None,
                }
            }
            _ => return None,
        };
        let (from, rule) = match trench {
            true => (self.tables.breakdown_trench, "L18.3"),
            false if self.may_break_down(s, tank, &drive) => {
                (self.tables.breakdown(drive.hexes), "L18.1")
            }
            false => return None,
        };
        let sum = self.breakdown_modifiers(s, tank, &drive, trench, true);
        Some(needed("breakdown", from.into(), rule, &sum))
    }
}
