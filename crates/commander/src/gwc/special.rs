//! What scenarios say besides (g:notes.doctrine).

use crate::book::Book;
use crate::ids::UnitId;
use crate::state::State;
use hex::HexId;

impl Book {
    /// g:notes.doctrine: whether the doctrine of the scenario keeps a tank from firing at a hex: those of its kind
    /// close in first, and fire no farther than so many hexes.
    pub fn is_beyond_doctrine(&self, s: &State, tank: UnitId, hex: HexId) -> bool {
        let (seat, kind) = (s.unit(tank).seat, s.unit(tank).kind);
        let mut doctrine = self.doctrine.iter();
        doctrine.any(|&(whose, which, far)| {
            (whose, which) == (seat, kind) && self.distance(s.hex(tank), hex) > far as i8
        })
    }
}
