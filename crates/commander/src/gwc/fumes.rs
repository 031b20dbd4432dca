//! What meets Formations in the hex they have entered: the mud for a tank (O23.5.4), then Gas (T107.1a).

use crate::book::Book;
use crate::frame::{Flow, Gassing, Purpose, Roll};
use crate::gwc::situations::Situation;
use crate::gwc::tank::ROLLS;
use crate::kinds::NOBODY;
use crate::state::State;
use table::{Set64, Teller};

impl Book {
    /// O23.5.4: first the roll of the tank, by the active player; then Gas, one Formation after the other: it is
    /// Suppressed, and Demoralised if it was so already (T107.1a).
    pub fn step_gas(&self, s: &mut State, gas: &mut Gassing, t: &mut Teller) -> Flow {
        let asked = gas.asked;
        if asked != NOBODY {
            if asked & ROLLS != 0 {
                gas.asked = asked & !ROLLS;
                return Flow::Call(Roll::of(s.active, Purpose::Immobilise));
            }
            gas.asked = NOBODY;
            if s.is_on_map(asked) {
                return self.bog_result(s, asked, t);
            }
        }
        gas.left &= s.everybody();
        let Some(unit) = gas.left.first() else {
            return Flow::Done;
        };
        gas.left.remove(unit);
        if !s.unit(unit).suppressed {
            self.suppress(s, unit, t);
            return Flow::Next;
        }
        // S98.3.3
        if self.reminds(s, s.unit(unit).seat, Situation::AntiGas) {
            return Flow::Next;
        }
        Flow::Call(Book::breaks(Set64::one(unit)))
    }
}
