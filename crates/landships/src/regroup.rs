//! The Regroup phase (L4.10): half a move on foot, by the procedure of `march`. Cutting wire and filling trenches (L22.3, L22.8)
//! are answers of this phase too.

use crate::book::Book;
use crate::frame::Flow;
use crate::state::{Deeds, State};

impl Book {
    /// Everybody may move again who qualifies (L5.12).
    pub(crate) fn begin_regroup(&self, s: &mut State) -> Flow {
        for unit in s.units.iter_mut() {
            unit.deeds.clear(Deeds::ENDED);
        }
        Flow::Done
    }
    /// Whether somebody can act.
    pub(crate) fn regroup_open(&self, s: &State) -> bool {
        self.march_open(s)
    }
}
