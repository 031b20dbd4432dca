//! Gas: laid and gone (g:T107), and what meets Formations in the hex they have entered: the mud for a tank (g:O23.5.4),
//! then Gas (g:T107.1a).

use crate::book::Book;
use crate::frame::{Flow, Gassing, Mud, Purpose, Roll};
use crate::gwc::situations::Situation;
use crate::ids::Units;
use crate::state::State;
use hex::HexId;
use table::Teller;

impl Book {
    /// g:T107, g:8.1.5, g:8.1.6: Gas is laid in a hex, once, and not in a Blaze. What it does to who is there is
    /// another thing (g:O19.2.1.3b).
    pub fn lay_gas(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        let markers = s.markers(hex);
        if markers.gas() || markers.blaze() {
            return;
        }
        s.markers_mut(hex).set_gas(true);
        s.gases += 1;
        t.all(|| self.say("gas").name("hex", self.label(hex)));
    }
    /// g:T107.2: Gas goes from a hex.
    pub fn clear_gas(&self, s: &mut State, hex: HexId) {
        if s.markers(hex).gas() {
            s.markers_mut(hex).set_gas(false);
            s.gases -= 1;
        }
    }
    /// g:O23.5.4: first the roll of the tank, by the active player; then Gas, one Formation after the other: it is
    /// Suppressed, and Demoralised if it was so already (g:T107.1a).
    pub fn step_gas(&self, s: &mut State, gas: &mut Gassing, t: &mut Teller) -> Flow {
        match gas.mud.take() {
            Some(Mud::Rolls(tank)) => {
                gas.mud = Some(Mud::Rolled(tank));
                return Flow::Call(Roll::of(s.active, Purpose::Immobilise));
            }
            Some(Mud::Rolled(tank)) if s.is_on_map(tank) => return self.bog_result(s, tank, t),
            _ => {}
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
        // g:S98.3.3
        if self.reminds(s, s.unit(unit).seat, Situation::AntiGas) {
            return Flow::Next;
        }
        Flow::Call(Book::breaks(Units::one(unit)))
    }
}
