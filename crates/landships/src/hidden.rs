//! Hidden units (L26.1): when they are shown, and who may have some.

use crate::book::Book;
use crate::ids::{Piece, Pieces};
use crate::state::{Marks, State, foe};
use hex::HexId;
use table::{Seat, Teller};

impl Book {
    /// Whether a side has hidden units: everybody knows that, nobody where they are.
    pub fn has_hidden(&self, s: &State, seat: Seat) -> bool {
        { s.units.iter() }.any(|unit| unit.seat == seat && unit.marks.any(Marks::HIDDEN))
    }

    /// Hidden units of the other side in a hex.
    pub fn hidden_in(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        let hides = |&unit: &Piece| {
            s.is(unit, Marks::HIDDEN) && s.unit(unit).seat == foe(seat) && s.hex(unit) == hex
        };
        s.pieces().filter(hides).collect()
    }

    /// L26.1: an attack on a hex shows the network there, and those hidden units that it rolls for.
    pub(crate) fn uncover(
        &self,
        s: &mut State,
        hex: HexId,
        t: &mut Teller,
        rolled: impl Fn(&State, Piece) -> bool,
    ) {
        self.show_network(s, hex, t);
        let hidden = |&unit: &Piece| s.hex(unit) == hex && s.is(unit, Marks::HIDDEN);
        let found = s.pieces().filter(hidden).filter(|&unit| rolled(s, unit));
        for unit in found.collect::<Pieces>().iter() {
            self.reveal(s, unit, t);
        }
    }

    /// L26.1: looked for whenever something has changed.
    pub(crate) fn look_around(&self, s: &mut State, t: &mut Teller) {
        let any = { s.units.iter() }.any(|unit| unit.marks.any(Marks::HIDDEN));
        let any = any || self.has_hidden_network(s);
        if any && s.phase != crate::state::Phase::SetUp {
            t.probe();
            self.reveal_networks(s, t);
            self.reveal_spotted(s, t);
        }
    }

    /// L26.1: who would retreat into hidden enemies reveals them, and goes elsewhere. Whether there were some.
    pub(crate) fn stumble(&self, s: &mut State, seat: Seat, hex: HexId, t: &mut Teller) -> bool {
        let found = self.hidden_in(s, seat, hex);
        if self.has_hidden(s, foe(seat)) {
            t.probe();
        }
        found.iter().for_each(|unit| self.reveal(s, unit, t));
        !found.is_empty()
    }
}
