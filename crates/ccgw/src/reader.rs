//! Names of a data file turned into things, and what cannot be turned.

use hex::{HexId, HexSet128, Map};
use table::{Fault, Seat};

/// Turns names into things and collects what cannot be turned.
pub struct Reader<'a> {
    /// The file, for faults.
    pub file: &'a str,
    /// The map its labels and groups are of.
    pub map: &'a Map,
    /// What is wrong so far.
    pub faults: Vec<Fault>,
    /// The names of the sides.
    pub sides: Vec<String>,
}

impl Reader<'_> {
    /// Something is wrong in this file.
    pub fn fault(&mut self, at: &str, what: &str, mend: &str) {
        self.faults.push(Fault::new(self.file, at, what, mend));
    }
    /// Something is wrong in another file.
    pub fn fault_in(&mut self, file: &str, at: &str, what: String) {
        self.faults.push(Fault::new(
            file,
            at,
            what,
            "compare with the printed table in docs/content.md",
        ));
    }
    /// The hex of a label.
    pub fn hex(&mut self, at: &str, label: &str) -> Option<HexId> {
        let found = self.map.grid().parse(label);
        if let Err(error) = &found {
            self.faults.push(Fault::new(
                self.file,
                at,
                error.to_string(),
                "write a hex of the board, such as E3",
            ));
        }
        found.ok()
    }
    /// The seat of a side.
    pub fn seat(&mut self, at: &str, name: &str) -> Option<Seat> {
        let found = self.sides.iter().position(|side| side == name);
        if found.is_none() {
            let sides = self.sides.join(" or ");
            self.fault(
                at,
                &format!("'{name}' is no side of this scenario"),
                &format!("write {sides}"),
            );
        }
        found.map(|i| Seat(i as u8))
    }
    /// The hexes of a group of the map, or of labels.
    pub fn hexes(&mut self, at: &str, group: Option<&str>, labels: &[String]) -> HexSet128 {
        let mut hexes: HexSet128 = labels
            .iter()
            .filter_map(|label| self.hex(at, label))
            .collect();
        if let Some(group) = group {
            match self.map.group(group) {
                Some(found) => hexes |= found.iter().copied().collect(),
                None => self.fault(
                    at,
                    &format!("the map has no group '{group}'"),
                    "name it under \"groups\" of the map",
                ),
            }
        }
        if hexes.is_empty() {
            self.fault(
                at,
                "there is no hex in it",
                "give a group of the map, or hexes",
            );
        }
        hexes
    }

    /// The hexes of a group of the map, or of labels with blanks between: `german-front`, `E9 F9`.
    pub fn line(&mut self, at: &str, text: &str) -> HexSet128 {
        let labels = || {
            text.split_whitespace()
                .map(|label| self.map.grid().parse(label))
        };
        match labels().collect::<Result<HexSet128, _>>() {
            Ok(hexes) if !hexes.is_empty() => hexes,
            _ => self.hexes(at, Some(text), &[]),
        }
    }
}
