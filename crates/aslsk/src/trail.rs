//! The way of who moves now: what was spent where, and how much of it somebody has seen (3.3.2.1.a, 3.3.2.2.b, 3.3.2.m).

use crate::book::Book;
use crate::state::{HexIdOr, State, TRAIL, Trace};
use hex::HexId;

impl Book {
    /// Somebody begins to move.
    pub fn forget_trail(&self, s: &mut State) {
        s.trail.clear();
    }

    /// MF or MP are spent in a hex, in halves.
    pub fn note_trail(&self, s: &mut State, at: HexId, cost: u8) {
        let here = s.trail.iter_mut().last();
        if let Some(trace) = here.filter(|trace| trace.hex.0 == at) {
            trace.spent = trace.spent.saturating_add(cost);
            return;
        }
        // The oldest of a very long way is forgotten.
        if s.trail.len() == TRAIL {
            s.trail.copy_within(1.., 0);
            s.trail.pop();
        }
        s.trail.push(Trace {
            hex: HexIdOr(at),
            spent: cost,
        });
    }

    /// What was spent in sight of a hex, in halves.
    pub fn spent_in_sight(&self, s: &State, of: HexId) -> u8 {
        let seen = s.trail.iter().filter(|trace| self.sees(s, of, trace.hex.0));
        seen.fold(0, |all, trace| all.saturating_add(trace.spent))
    }
}
