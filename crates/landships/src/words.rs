//! Pieces in words.

use crate::action::Caller;
use crate::book::Book;
use crate::ids::{Module, Piece, Plane};
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
    /// A battery off the map by its kind and its name.
    pub fn module_text(&self, module: Module) -> Text {
        let kind = format!("landships-module-{}", self.module_kind(module).word);
        Text::new("landships-piece")
            .text("kind", Text::new(kind))
            .name("name", self.module_name(module))
    }
    /// An aircraft by its kind and its name.
    pub fn plane_text(&self, plane: Plane) -> Text {
        let kind = usize::from(self.planes[plane.index()].kind);
        let kind = format!("landships-unit-{}", self.catalog.planes[kind].word);
        Text::new("landships-piece")
            .text("kind", Text::new(kind))
            .name("name", self.plane_name(plane))
    }
    /// Who asks for fire, in words.
    pub fn caller_text(&self, s: &State, caller: Caller) -> Text {
        match caller {
            Caller::Unit(piece) => self.named(s, piece),
            Caller::Plane(plane) => self.plane_text(plane),
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
