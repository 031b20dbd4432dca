//! Pieces in words.

use crate::book::Book;
use crate::ids::{Piece, Sort};
use crate::state::State;
use table::Text;

impl Book {
    /// A sentence about a unit, with where it is.
    pub fn unit_text(&self, key: &'static str, s: &State, unit: Piece) -> Text {
        self.placed(Text::new(key).text("unit", self.named(s, unit)), s, unit)
    }
    /// A sentence about a weapon, with where it is.
    pub fn arm_text(&self, key: &'static str, s: &State, arm: Piece) -> Text {
        self.placed(Text::new(key).text("weapon", self.named(s, arm)), s, arm)
    }
    fn placed(&self, text: Text, s: &State, piece: Piece) -> Text {
        if s.on_map(piece) {
            text.name("hex", self.label(s.hex(piece)))
        } else {
            text.name("hex", "")
        }
    }
    /// A piece: what it is, and its name.
    pub fn named(&self, s: &State, piece: Piece) -> Text {
        let text = Text::new("aslsk-piece");
        self.with_kind(text, s, piece)
            .name("name", self.name(piece))
    }
    /// A text with what a piece is called for short: infantry by its numbers, a weapon by its type, a vehicle by its name.
    pub fn with_kind(&self, text: Text, s: &State, piece: Piece) -> Text {
        match piece.sort() {
            Sort::Man(_) => text.name("kind", self.catalog.unit_word(s.man(piece).kind)),
            Sort::Arm(_) => {
                let word = self.catalog.weapon_word(s.arm(piece).kind);
                text.text("kind", Text::new(format!("aslsk-unit-{word}")))
            }
            Sort::Car(_) => text.name("kind", self.catalog.vehicle_name(s.car(piece).kind)),
        }
    }
}
