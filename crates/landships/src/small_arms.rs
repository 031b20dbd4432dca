//! Defensive Small-Arms Fire and Offensive Fire (L4.7, L4.9, L11): the SACRT.

use crate::book::Book;
use crate::frame::Flow;
use crate::state::State;
use table::{Chance, Teller};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_small_arms(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn small_arms_open(&self, _: &State) -> bool {
        false
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_small_arms(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
}
