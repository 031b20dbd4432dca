//! Ground that hexes of a word make together: swamps, ground torn by shells, towns.

use hex::HexId;

use super::Land;
use crate::ground::{building, crater, water};
use crate::ink::MUD;
use crate::plan::{SIZE, Softness};

impl Land<'_> {
    /// The hexes of a word inside one soft edge; nothing where there are none.
    fn patch(&self, word: &str, look: &str, wobble: f64) -> String {
        let edge = Softness {
            reach: 1.0,
            wobble,
            length: 21.0,
            seed: 31,
        };
        let region = self.plan.region(self.map.hexes_of(word), true);
        match region.path(edge, 0.44) {
            path if path.is_empty() => path,
            path => format!(r#"<path d="{path}" {look}/>"#),
        }
    }

    /// Swamps, difficult ground, the streets of towns: a wash each, and what lies on it.
    pub(super) fn patches(&self) -> String {
        let look = r##"fill="#a9bc9c" stroke="#7f9a86" stroke-width="1.200""##;
        let swamps =
            self.patch("swamp", look, 0.08) + &self.each("swamp", |c, _| water::marsh(c, SIZE));
        let look = format!(r#"fill="{MUD}" fill-opacity=".55""#);
        let holes = self.each("difficult", |c, seed| crater::churned(c, SIZE, seed));
        let look_of_towns = r##"fill="#cdb79a" fill-opacity=".8" stroke="#a58d6c" stroke-width="1" stroke-dasharray="4 3""##;
        swamps
            + &self.patch("difficult", &look, 0.14)
            + &holes
            + &self.patch("town", look_of_towns, 0.03)
    }

    /// Towns: houses, or ruins where the map shows `ruin`.
    pub(super) fn towns(&self) -> String {
        let ruins = self.map.decor("ruin");
        let drawn = |hex: &HexId| {
            let (c, seed) = (self.plan.centre(*hex), self.plan.seed(*hex, 71));
            match ruins.contains(hex) {
                true => building::ruins(c, SIZE, seed),
                false => building::town(c, SIZE, seed),
            }
        };
        self.map.hexes_of("town").iter().map(drawn).collect()
    }
}
