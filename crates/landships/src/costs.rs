//! What it costs to go from one hex to the next (L3.4), for every column of the terrain chart.

use crate::book::Book;
use crate::catalog::Kind;
use crate::ground::Terrain;
use crate::state::{State, is_on_map};
use crate::tables::{Column, Cost, Row};
use hex::HexId;
use table::{Legal, No};

/// A movement point, in halves (L1.5).
pub const MP: u8 = 2;

impl Book {
    /// Whether a road runs from one hex to the next (L3.4).
    pub fn by_road(&self, from: HexId, to: HexId) -> bool {
        if !is_on_map(from) || self.ground.plot(from).road == 0 {
            return false;
        }
        let direction = self.ground.map.grid().direction(from, to);
        direction.is_some_and(|direction| self.ground.is_road(from, direction))
    }

    /// L3.3, L3.4, L5.9: what entering a hex costs, in halves: the first that applies of wire for cavalry, road or bridge,
    /// trench,
    /// minefield, base terrain. From off the map (L4.14) no road leads in.
    pub fn entry_cost(&self, s: &State, kind: &Kind, from: HexId, to: HexId) -> Legal<u8> {
        let column = kind.column();
        let pro =
            |rules: &'static [&'static str]| Err(No::by(rules, "landships-no-terrain").at(to));
        let cell = |row: Row| self.tables.cost(row, column);
        let wheels = column == Column::Wheels;
        if wheels && (s.wire.contains(to) || s.crushed.contains(to)) {
            return pro(&["terrain.wire", "L3.4"]);
        }
        if column == Column::Horse
            && s.wire.contains(to)
            && let Cost::Halves(cost) = cell(Row::Wire)
        {
            return Ok(cost);
        }
        // L3.8
        if kind.is_vehicle() && self.ground.is_bridge(to) && s.wrecks.contains(to) {
            return pro(&["L3.8"]);
        }
        if self.by_road(from, to)
            && let Cost::Halves(cost) = cell(Row::Road)
        {
            return Ok(cost);
        }
        let base = self.base_cost(kind, to);
        let Cost::Halves(base) = base else {
            return pro(&["terrain.code.pro", "L3.4"]);
        };
        let plot = self.ground.plot(to);
        // L18.8: a filled trench is base terrain for horses and wheels.
        let filled = s.filled.contains(to) && (wheels || column == Column::Horse);
        if plot.trench.is_some() && !filled {
            return match cell(Row::Trench) {
                Cost::Halves(cost) => Ok(cost),
                _ => pro(&["terrain.trench", "L6.6"]),
            };
        }
        if s.mines.contains(to)
            && let Cost::Halves(cost) = cell(Row::Mines)
        {
            return Ok(cost);
        }
        Ok(base)
    }

    /// The base terrain alone: FT-17s enter woods (terrain.note.g), wheels no hill or crater off the road (terrain.note.d).
    fn base_cost(&self, kind: &Kind, to: HexId) -> Cost {
        let terrain = self.ground.plot(to).terrain;
        let column = kind.column();
        if kind.woods && terrain == Terrain::Woods {
            return Cost::Halves(self.tables.notes.of("ft17_woods") as u8 * MP);
        }
        let high =
            matches!(terrain, Terrain::Hill | Terrain::Crater) || self.ground.plot(to).level > 0;
        if column == Column::Wheels && high {
            return Cost::Prohibited;
        }
        self.ground.base_cost(&self.tables, to, column)
    }
}
