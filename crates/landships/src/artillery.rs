//! The Artillery phase (L4.3, L14, L15): standing barrages, requests, assignment; then everything falls.

use crate::book::Book;
use crate::frame::Flow;
use crate::ids::Piece;
use crate::state::State;
use table::{Chance, Teller};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_artillery(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn artillery_open(&self, _: &State) -> bool {
        false
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_artillery(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
}

impl Book {
    /// L5.7: a unit has entered a hex with a standing barrage marker.
    pub(crate) fn enter_barrage(&self, _: &mut State, _: Piece, _: &mut Chance, _: &mut Teller) {}

    /// L15.2, L15.3: a unit has entered gas.
    pub(crate) fn enter_gas(&self, _: &mut State, _: Piece, _: &mut Chance, _: &mut Teller) {}
}

impl Book {
    /// L15.4: every Gas marker drifts and ages.
    pub(crate) fn drift_gas(&self, _: &mut State, _: &mut Chance, _: &mut Teller) {}
}
