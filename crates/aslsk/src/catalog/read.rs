//! From the files to the counters. Every fault is collected before giving up.

mod arms;
mod cars;
mod men;

use super::{Catalog, Date};
use crate::data::{Class, Size, UnitFile, UnitRow, VehicleFile, WeaponFile};
use serde::de::DeserializeOwned;
use table::{Content, Fault};

/// What can be said of where a number comes from.
const SOURCES: [&str; 3] = ["seed", "known", "reconstructed"];
/// An index is a `u8`.
const MOST: usize = 255;

/// A file of the content as rows; what is wrong with it as JSON is a fault with line and column.
pub fn file<T: DeserializeOwned>(content: &Content, path: &str) -> Result<T, Fault> {
    serde_json::from_str(content.get(path)?).map_err(|error| {
        Fault::new(
            path,
            format!("line {}, column {}", error.line(), error.column()),
            error.to_string(),
            "write it as the other rows of the file",
        )
    })
}

/// Checks a mark of where a number comes from.
pub fn source(notes: &mut Notes, at: &str, source: &str) {
    if !SOURCES.contains(&source) {
        notes.fault(
            at,
            format!("nobody knows the source \"{source}\""),
            &format!("write one of {}", SOURCES.join(", ")),
        );
    }
}

/// What is wrong in one file.
pub struct Notes<'a> {
    file: &'a str,
    /// So far.
    pub faults: Vec<Fault>,
}

impl<'a> Notes<'a> {
    /// Nothing yet.
    pub fn new(file: &'a str) -> Notes<'a> {
        Notes {
            file,
            faults: Vec::new(),
        }
    }
    /// One more.
    pub fn fault(&mut self, at: &str, what: impl Into<String>, mend: &str) {
        self.faults.push(Fault::new(self.file, at, what, mend));
    }
    /// One more, if it does not hold.
    pub fn must(&mut self, holds: bool, at: &str, what: &str, mend: &str) {
        if !holds {
            self.fault(at, what, mend);
        }
    }
    /// A month, or `without` one where none is written.
    pub fn date(&mut self, at: &str, text: Option<&str>, without: Date) -> Date {
        let Some(text) = text else { return without };
        Date::parse(text).unwrap_or_else(|| {
            self.fault(
                at,
                format!("\"{text}\" is no month"),
                "write year and month: 1944-06",
            );
            without
        })
    }
    fn once<'b>(&mut self, rows: impl Iterator<Item = (&'b str, &'b str)>) {
        let mut seen = std::collections::BTreeSet::new();
        for (place, row) in rows.enumerate() {
            let at = format!("{} {}", row.0, row.1);
            self.must(
                seen.insert(row),
                &at,
                "there are two rows of this word",
                "a word is one of a kind in its nation",
            );
            if place == MOST {
                self.fault(
                    &at,
                    "there are more rows than can be counted",
                    "at most 255",
                );
            }
        }
    }
}

/// The three files as one catalogue.
pub fn open(content: &Content) -> Result<Catalog, Vec<Fault>> {
    let units = file::<UnitFile>(content, Catalog::UNITS);
    let weapons = file::<WeaponFile>(content, Catalog::WEAPONS);
    let vehicles = file::<VehicleFile>(content, Catalog::VEHICLES);
    let (units, weapons, vehicles) = match (units, weapons, vehicles) {
        (Ok(units), Ok(weapons), Ok(vehicles)) => (units.units, weapons.weapons, vehicles.vehicles),
        (units, weapons, vehicles) => {
            let faults = [units.err(), weapons.err(), vehicles.err()];
            return Err(faults.into_iter().flatten().collect());
        }
    };
    let mut nations: Vec<String> = Vec::new();
    for row in &units {
        if !nations.contains(&row.nation) {
            nations.push(row.nation.clone());
        }
    }
    let mut men_notes = Notes::new(Catalog::UNITS);
    men_notes.once(units.iter().map(|row| (&*row.nation, &*row.word)));
    let mut arms_notes = Notes::new(Catalog::WEAPONS);
    arms_notes.once(weapons.iter().map(|row| (&*row.nation, &*row.word)));
    let mut cars_notes = Notes::new(Catalog::VEHICLES);
    cars_notes.once(vehicles.iter().map(|row| (&*row.nation, &*row.word)));
    let catalog = Catalog {
        units: { units.iter() }
            .map(|row| men::unit(&mut men_notes, &nations, &units, row))
            .collect(),
        weapons: { weapons.iter() }
            .map(|row| arms::weapon(&mut arms_notes, &nations, row))
            .collect(),
        vehicles: { vehicles.iter() }
            .map(|row| cars::vehicle(&mut cars_notes, &nations, row))
            .collect(),
        crew_morale: { nations.iter() }
            .map(|nation| crew_morale(&units, nation))
            .collect(),
        unit_words: units.iter().map(|row| row.word.clone()).collect(),
        weapon_words: weapons.iter().map(|row| row.word.clone()).collect(),
        vehicle_words: vehicles.iter().map(|row| row.word.clone()).collect(),
        vehicle_names: vehicles.iter().map(|row| row.name.clone()).collect(),
        nations,
    };
    men::circles(&mut men_notes, &catalog);
    let faults = [men_notes.faults, arms_notes.faults, cars_notes.faults].concat();
    if faults.is_empty() {
        Ok(catalog)
    } else {
        Err(faults)
    }
}

/// 7.10.b: the best morale of the unbroken Elite MMC of the nation.
fn crew_morale(units: &[UnitRow], nation: &str) -> u8 {
    let elite = units.iter().filter(|row| {
        row.nation == nation && row.size != Size::Leader && row.class == Class::Elite
    });
    elite.map(|row| row.morale).max().unwrap_or(0)
}

fn nation(notes: &mut Notes, nations: &[String], at: &str, word: &str) -> u8 {
    let found = nations.iter().position(|nation| nation == word);
    if found.is_none() {
        notes.fault(
            at,
            format!("\"{word}\" has no infantry"),
            &format!("write one of {}", nations.join(", ")),
        );
    }
    found.unwrap_or(0) as u8
}
