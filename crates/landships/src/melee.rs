//! Close Combat (L4.8, L16): overrun of the helpless first (L5.5), then the CACRT hex by hex.

use crate::book::Book;
use crate::frame::Flow;
use crate::state::State;
use table::{Chance, Teller};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_melee(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn melee_open(&self, _: &State) -> bool {
        false
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_melee(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
}
