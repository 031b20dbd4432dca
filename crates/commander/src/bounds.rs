//! What the numbers of the data files may be: more than any box holds, and so few that no sum in play runs over.

use crate::edition::Edition;
use crate::scenario::{
    CardFile, Scenario, SideFile, Special, StrategyFile, TableFile, UnitFile, WeaponFile,
};
use crate::state::{MOST_HEXES, MOST_UNITS};
use std::ops::RangeInclusive;
use table::{Bounds, Cards, Fault};

/// A rating of a counter: Firepower, Range, Movement, Morale, Command.
pub const RATING: RangeInclusive<i64> = -12..=40;
/// Spaces of the Time Track.
const TRACK: i64 = 15;
/// Kinds of counters of a nation.
const KINDS: usize = 100;
/// Objective chits: they are bits of a word.
const CHITS: usize = 32;
/// Strategy Cards of a nation: the same.
const PLANS: usize = 15;
/// Fortifications and the like, that a side has or awaits.
pub const WORKS: usize = 60;

/// What is read of every book.
pub struct Files<'a> {
    /// The decks.
    pub cards: &'a CardFile,
    /// The counters.
    pub units: &'a UnitFile,
    /// Weapons and Radios.
    pub weapons: &'a WeaponFile,
    /// Support, chits, Smoke.
    pub rows: &'a TableFile,
}

/// All numbers of the files that need no map; where they are out of bounds, nothing more is read.
pub fn check(
    edition: Edition,
    file: &str,
    scenario: &Scenario,
    files: &Files,
) -> Result<(), Vec<Fault>> {
    let mut bounds = Bounds::new();
    let path = |name: &str| format!("{}/{name}.json", edition.id());
    of_scenario(bounds.file(file), scenario);
    decks(bounds.file(&path("cards")), scenario, files.cards);
    of_units(bounds.file(&path("units")), files.units);
    of_weapons(bounds.file(&path("weapons")), files.weapons);
    of_tables(bounds.file(&path("tables")), files.rows);
    bounds.held()
}

/// Strategy Cards: as many as there are bits for.
pub fn strategy(path: &str, file: &StrategyFile) -> Result<(), Vec<Fault>> {
    let mut bounds = Bounds::new();
    bounds.file(path);
    for (nation, lines) in &file.decks {
        bounds.count(&format!("decks.{nation}"), lines.len(), 0..=PLANS);
        bounds.once(&format!("decks.{nation}"), names(lines));
    }
    bounds.held()
}

/// Both nations have a deck, large enough for two hands, for what lies open and for the dice.
fn decks(bounds: &mut Bounds, scenario: &Scenario, file: &CardFile) {
    for side in &scenario.sides {
        let lines = file.decks.get(&side.side).map_or(&[][..], Vec::as_slice);
        let at = format!("decks.{}", side.side);
        bounds.count(&at, lines.len(), 24..=Cards::MOST);
        bounds.once(&at, names(lines));
    }
}

/// The names of cards, with which their lines begin.
fn names(lines: &[String]) -> impl Iterator<Item = &str> {
    lines
        .iter()
        .map(|line| line.split(' ').next().unwrap_or_default())
}

fn of_units(bounds: &mut Bounds, file: &UnitFile) {
    bounds.count("leaders", file.leaders.len(), 0..=KINDS / 4);
    for (nation, kinds) in &file.nations {
        bounds.count(nation, kinds.len(), 0..=KINDS);
        for (word, face) in kinds {
            let at = format!("{nation}.{word}");
            bounds.within(&at, face.count, 0..=MOST_UNITS as i64);
            bounds.within(&at, face.bog, 0..=20);
        }
    }
}

fn of_weapons(bounds: &mut Bounds, file: &WeaponFile) {
    for (nation, arms) in &file.weapons {
        bounds.count(&format!("weapons.{nation}"), arms.len(), 0..=KINDS);
        for (word, arm) in arms {
            bounds.within(&format!("{nation}.{word}"), arm.movement, -12..=12);
        }
    }
    bounds.count("radios", file.radios.len(), 0..=KINDS);
    for (calibre, radio) in &file.radios {
        bounds.within(&format!("radios.{calibre}"), radio.fp, 1..=20);
    }
}

fn of_tables(bounds: &mut Bounds, file: &TableFile) {
    bounds.count("chits", file.chits.len(), 0..=CHITS);
    for (nation, rows) in &file.support {
        for (roll, items) in rows {
            bounds.count(&format!("support.{nation}.{roll}"), items.len(), 0..=30);
        }
    }
    let smoke = (1..=10).filter_map(|n: u8| file.smoke.get(&n.to_string()));
    let smoke = smoke.map(|&n| usize::from(n)).sum();
    bounds.count("smoke", smoke, 0..=Cards::MOST);
    for (nation, &limit) in &file.discard {
        bounds.within(&format!("discard.{nation}"), limit, 0..=12);
    }
}

fn of_scenario(bounds: &mut Bounds, scenario: &Scenario) {
    bounds.within("time", scenario.time, 0..=TRACK);
    bounds.within("sudden-death", scenario.sudden_death, 1..=TRACK);
    bounds.within("open-draws", scenario.open_draws, 0..=CHITS as i64);
    for (side, &points) in &scenario.vp {
        bounds.within(&format!("vp.{side}"), points, -200..=200);
    }
    bounds.count("laid", scenario.fortifications.len(), 0..=MOST_HEXES);
    bounds.count("special", scenario.special.len(), 0..=WORKS);
    for (i, special) in scenario.special.iter().enumerate() {
        let at = format!("special[{i}]");
        match special {
            Special::Discards { limit, .. } => bounds.within(&at, *limit, 0..=12),
            Special::Doctrine { distance, .. } => bounds.within(&at, *distance, 0..=40),
            Special::NoExit { .. } | Special::NoAir {} | Special::NoGas {} => {}
        }
    }
    for (i, side) in scenario.sides.iter().enumerate() {
        of_side(bounds, &format!("sides[{i}]"), side);
    }
}

fn of_side(bounds: &mut Bounds, at: &str, side: &SideFile) {
    let at = |key: &str| format!("{at}.{key}");
    bounds.within(&at("orders"), side.orders, 0..=12);
    bounds.within(&at("surrender"), side.surrender, 0..=200);
    bounds.within(&at("discards"), side.discards.unwrap_or(0), 0..=12);
    bounds.within(&at("mines"), side.mines.unwrap_or(0), 0..=20);
    bounds.within(&at("secrets"), side.secrets, 0..=CHITS as i64);
    bounds.within(&at("agents"), side.agents.unwrap_or(0), 0..=8);
    bounds.count(&at("units"), side.units.len(), 0..=MOST_UNITS);
    bounds.count(&at("weapons"), side.weapons.len(), 0..=MOST_UNITS);
    bounds.count(&at("forts"), side.forts.len(), 0..=WORKS);
    bounds.count(&at("due"), side.due.len(), 0..=WORKS);
}
