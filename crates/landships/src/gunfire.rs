//! Defensive Gun Fire (L4.5, L12, L13): guns, AT rifles, flamethrowers and machine guns at vehicles and ships.

use crate::book::Book;
use crate::frame::Flow;
use crate::state::State;
use table::{Chance, Teller};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_gunfire(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn gunfire_open(&self, _: &State) -> bool {
        false
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_gunfire(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
}
