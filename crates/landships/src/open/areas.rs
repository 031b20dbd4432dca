//! Places of a scenario file: hexes, ranges, areas.

use crate::book::{Book, Side};
use crate::ground::{Ground, Hexes};
use crate::scenario::{AreaFile, Edge};
use hex::HexId;
use table::{Fault, Seat};

/// Reads a scenario file, and gathers what is wrong with it.
pub struct Reader<'a> {
    file: &'a str,
    names: [String; 2],
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(file: &'a str, sides: &[Side; 2]) -> Reader<'a> {
        Reader {
            file,
            names: sides.each_ref().map(|side| side.name.clone()),
            faults: Vec::new(),
        }
    }
    /// Something is wrong.
    pub fn fault(&mut self, at: &str, what: String, mend: &str) {
        self.faults.push(Fault::new(self.file, at, what, mend));
    }
    /// The seat of that name.
    pub fn seat(&mut self, at: &str, name: &str) -> Option<Seat> {
        let found = self.names.iter().position(|other| other == name);
        if found.is_none() {
            let mend = format!("write {}", self.names.join(" or "));
            self.fault(at, format!("'{name}' is no side here"), &mend);
        }
        found.map(|seat| Seat(seat as u8))
    }
    /// Hexes and ranges: `1406`, `0301-0312`.
    pub fn hexes(&mut self, book: &Book, at: &str, labels: &[String]) -> Hexes {
        let mut found = Hexes::EMPTY;
        for label in labels {
            let (from, to) = label.split_once('-').unwrap_or((label, label));
            let grid = book.ground.map.grid();
            match (grid.parse(from), grid.parse(to)) {
                (Ok(from), Ok(to)) => {
                    let (a, b) = (grid.column(from), grid.column(to));
                    let (c, d) = (grid.row(from), grid.row(to));
                    let within = |&hex: &HexId| {
                        (a.min(b)..=a.max(b)).contains(&grid.column(hex))
                            && (c.min(d)..=c.max(d)).contains(&grid.row(hex))
                    };
                    found |= grid.ids().filter(within).collect();
                }
                (Err(error), _) | (_, Err(error)) => {
                    self.fault(at, error.to_string(), "write a hex or a range: 0301-0312");
                }
            }
        }
        found
    }
    /// The hexes for which all of it holds.
    pub fn area(&mut self, book: &Book, at: &str, area: &AreaFile) -> Hexes {
        let listed = self.hexes(book, at, &area.hexes);
        let ground = &book.ground;
        let grid = ground.map.grid();
        let holds = |&hex: &HexId| {
            let between = |(from, to): (u16, u16), n: u16| (from..=to).contains(&n);
            (area.hexes.is_empty() || listed.contains(hex))
                && area.columns.is_none_or(|it| between(it, grid.column(hex)))
                && area.rows.is_none_or(|it| between(it, grid.row(hex)))
                && area
                    .edge
                    .is_none_or(|edge| edge_of(ground, edge).contains(hex))
                && { area.terrain.as_ref() }.is_none_or(|word| ground.map.has(hex, word))
        };
        let found: Hexes = grid.ids().filter(holds).collect();
        if found.is_empty() {
            self.fault(at, "no hex is in this area".into(), "make it larger");
        }
        found
    }
}

/// The hexes of an edge (L4.14).
pub fn edge_of(ground: &Ground, edge: Edge) -> Hexes {
    let grid = ground.map.grid();
    let on = |&hex: &HexId| match edge {
        Edge::North => grid.row(hex) == 1,
        Edge::South => grid.row(hex) == grid.rows(),
        Edge::West => grid.column(hex) == 1,
        Edge::East => grid.column(hex) == grid.columns(),
    };
    grid.ids().filter(on).collect()
}
