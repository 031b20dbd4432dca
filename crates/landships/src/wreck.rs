//! What becomes of a destroyed vehicle, and of who is aboard (L3.8, L6.8, L12.9, L20.5).

use crate::book::Book;
use crate::data::Class;
use crate::ids::{Piece, PieceOr, Pieces};
use crate::state::{Marks, State, is_on_map};
use hex::HexId;
use table::{Chance, Sum, Teller};

/// L12.9, L20.5: a tank leader survives on this or less.
const LEADER_SURVIVES: u8 = 3;

impl Book {
    /// A unit is eliminated, whatever it is: of a vehicle who is aboard is seen to, and the German crews near it (L17.9).
    pub fn destroy(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) {
        self.destroy_all(s, Pieces::one(unit), c, t);
    }

    /// Units are eliminated at the same time: none of them is there any more when the others are felt.
    pub(crate) fn destroy_all(&self, s: &mut State, units: Pieces, c: &mut Chance, t: &mut Teller) {
        let mut felt = Vec::new();
        for unit in units.iter() {
            felt.extend(self.wreck(s, unit, c, t));
        }
        for hex in felt {
            self.shake_near(s, hex, c, t);
        }
    }

    /// A unit is no more; the hex where a German tank was (L17.9).
    fn wreck(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) -> Option<HexId> {
        let kind = self.kind(s, unit);
        if !kind.is_vehicle() || !s.on_map(unit) {
            self.eliminate(s, unit, t);
            return None;
        }
        let (hex, tank) = (s.hex(unit), kind.class == Class::Tank);
        let bridge = s.is(unit, Marks::BRIDGE);
        let aboard = s.aboard(unit);
        for one in aboard.iter() {
            s.unit_mut(one).aboard = PieceOr::NONE;
            if bridge {
                s.mark(one, Marks::BRIDGE);
            }
        }
        self.eliminate(s, unit, t);
        self.bail_out(s, aboard, c, t);
        (tank && self.nation(unit) == "german" && is_on_map(hex)).then_some(hex)
    }

    /// Who was aboard: a leader rolls (L12.9), passengers test (L6.8), a gun in tow is lost.
    fn bail_out(&self, s: &mut State, aboard: Pieces, c: &mut Chance, t: &mut Teller) {
        for one in aboard.iter() {
            let survives = match self.kind(s, one).class {
                Class::Leader => self.d6("escape", s.unit(one).seat, c, t) <= LEADER_SURVIVES,
                _ if self.kind(s, one).is_support() => false,
                _ => {
                    let more = Sum::opened("landships", t.on());
                    self.morale_test(s, one, &more, c, t) == 0
                }
            };
            match survives {
                true => self.pin(s, one, t),
                false => self.eliminate(s, one, t),
            }
        }
    }
}
