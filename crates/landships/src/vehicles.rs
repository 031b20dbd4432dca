//! Vehicle Movement (L4.4, L6, L7, L18.1): tanks, armoured cars, trucks, ships, mounted cavalry; then tank fright (L17.7).

use crate::book::Book;
use crate::frame::Flow;
use crate::state::State;
use table::{Chance, Teller};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_vehicles(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn vehicles_open(&self, _: &State) -> bool {
        false
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_vehicles(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
}
