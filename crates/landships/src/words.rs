//! Pieces in words.

use crate::book::Book;
use crate::ids::Piece;
use crate::state::State;
use table::Text;

impl Book {
    /// A sentence about a unit, with where it is.
    pub fn unit_text(&self, key: &'static str, s: &State, unit: Piece) -> Text {
        let text = Text::new(key).text("unit", self.named(s, unit));
        match s.on_map(unit) {
            true => text.name("hex", self.label(s.hex(unit))),
            false => text.name("hex", ""),
        }
    }
    /// A piece by its kind and its name.
    pub fn named(&self, s: &State, piece: Piece) -> Text {
        let kind = format!("landships-unit-{}", self.kind(s, piece).word);
        Text::new("landships-piece")
            .text("kind", Text::new(kind))
            .name("name", self.name(piece))
    }
}
