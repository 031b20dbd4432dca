//! The charts T1–T12. Every number of them stands in `tables.json` as it is printed, and nowhere else.

use crate::data::{SpecialRow, TableFile, file};
use crate::ground::Terrain;
use std::collections::BTreeMap;
use table::{Content, Fault};

/// The columns of the terrain chart (terrain.columns, terrain.abbreviations).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Tank leaders, forward observers, foot troops.
    Foot,
    /// Cavalry troops.
    Horse,
    /// Tanks.
    Tank,
    /// Armoured cars and trucks.
    Wheels,
    /// Ships.
    Ship,
}

/// A cell of the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So many movement points, in halves.
    Halves(u8),
    /// PRO (terrain.code.pro).
    Prohibited,
    /// OT (terrain.code.ot): what else is in the hex.
    Other,
    /// NA (terrain.code.na)
    None,
}

/// A row of the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// What a hex is.
    Base(Terrain),
    /// Roads and bridges.
    Road,
    /// Trenches.
    Trench,
    /// Fortified networks.
    Fortified,
    /// Barbed wire.
    Wire,
    /// Minefields.
    Mines,
    /// A facing change, by hexside.
    Facing,
}

/// A cell of the spotting table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// At this distance or nearer.
    Within(u8),
    /// OT: what else is in the hex.
    Other,
    /// NA: the table has no number.
    None,
}

/// A row of the spotting table; road, wire and mines never change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SpotRow {
    Clear,
    Woods,
    Town,
    Trench,
    Hill,
    River,
    Road,
}

/// A result of the barrage table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelled {
    /// A miss (barrage.result.miss).
    Miss,
    /// H, H+1, H+2 (with shrapnel H+3): so much is added to the morale test.
    Hit(u8),
}

/// A result of the bombing table: bomb.result.p, bomb.result.e.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bombed {
    Miss,
    Pinned,
    Eliminated,
}

/// Losses in close combat, in combat groups (cacrt.losses).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Losses {
    /// None: all of them (cacrt.de).
    pub defender: Option<u8>,
    /// Of the attacker.
    pub attacker: u8,
}

/// Modifiers by name.
#[derive(Clone, Debug)]
pub struct Named(BTreeMap<String, i8>);

impl Named {
    /// The number of that name. What names there are is checked when the file is opened.
    pub fn of(&self, name: &str) -> i32 {
        self.0.get(name).copied().unwrap_or_default().into()
    }
}

/// All charts.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Tables {
    movement: [[Cost; 5]; ROWS.len()],
    spotting: [[Spot; 5]; SPOTS.len()],
    barrage: [[Shelled; 4]; 7],
    /// Whether a natural 1 in this column removes wire (barrage.wire).
    cuts: [bool; 4],
    bombing: [[Bombed; 3]; 4],
    cacrt: [[Losses; 5]; 8],
    sacrt: [[bool; 6]; 8],
    permission: [[bool; 5]; 6],
    atcrt: [u8; 11],
    barrage_columns: [u8; 4],
    bombing_columns: [u8; 3],
    sacrt_columns: [u8; 6],
    /// T3b: breakdown on this or more, by hexes moved 1–3, 4–7, 8+.
    breakdown: [u8; 3],
    /// T3b: the column of poor trench crossing (breakdown.trench.column).
    pub breakdown_trench: u8,
    /// T3a: temporary on this or less.
    pub temporary: u8,
    /// T3c: repaired on this or less.
    pub repaired: u8,
    /// T6: through on this or less (comms.check).
    pub through: u8,
    /// T8a: on target on this or less, drumfire with gas and smoke (scatter.drumfire), hurricane (scatter.hurricane).
    pub on_target: [u8; 2],
    pub rifle: SpecialRow,
    pub flame: SpecialRow,
    pub mg: SpecialRow,
    pub notes: Named,
    pub spotting_notes: Named,
    pub breakdown_mods: Named,
    pub leader: Named,
    pub atcrt_mods: Named,
    pub permission_mods: Named,
    pub barrage_mods: Named,
    pub barrage_special: Named,
    pub bombing_mods: Named,
    pub bombing_special: Named,
    pub aircraft: Named,
    pub cacrt_mods: Named,
    pub sacrt_mods: Named,
    pub sacrt_special: Named,
}

/// The rows of the terrain chart as the file calls them, in the order of the chart.
pub const ROWS: [(&str, Row); 14] = [
    ("road", Row::Road),
    ("trench", Row::Trench),
    ("clear", Row::Base(Terrain::Clear)),
    ("difficult", Row::Base(Terrain::Difficult)),
    ("town", Row::Base(Terrain::Town)),
    ("crater", Row::Base(Terrain::Crater)),
    ("hill", Row::Base(Terrain::Hill)),
    ("woods", Row::Base(Terrain::Woods)),
    ("river", Row::Base(Terrain::River)),
    ("swamp", Row::Base(Terrain::Swamp)),
    ("fortified", Row::Fortified),
    ("wire", Row::Wire),
    ("mines", Row::Mines),
    ("facing", Row::Facing),
];

/// The rows of the spotting table as the file calls them.
pub const SPOTS: [(&str, SpotRow); 7] = [
    ("clear", SpotRow::Clear),
    ("woods", SpotRow::Woods),
    ("town", SpotRow::Town),
    ("trench", SpotRow::Trench),
    ("hill", SpotRow::Hill),
    ("river", SpotRow::River),
    ("road", SpotRow::Road),
];

impl Tables {
    /// The file.
    pub const FILE: &'static str = "landships/tables.json";

    /// The tables of the content.
    pub fn open(content: &Content) -> Result<Tables, Vec<Fault>> {
        let rows: TableFile = file(content, Tables::FILE).map_err(|fault| vec![fault])?;
        let mut reader = Reader::default();
        let tables = reader.tables(&rows);
        match reader.faults.is_empty() {
            true => Ok(tables),
            false => Err(reader.faults),
        }
    }

    /// T1: terrain.clear, terrain.difficult, terrain.town, terrain.crater, terrain.hill, terrain.woods, terrain.river,
    /// terrain.swamp, terrain.fortified, terrain.mines, terrain.facing.
    pub fn cost(&self, row: Row, column: Column) -> Cost {
        let place = ROWS.iter().position(|(_, other)| *other == row);
        self.movement[place.expect("every row is in the chart")][column as usize]
    }
    /// T2: spotting.clear-difficult, spotting.swamp-woods, spotting.town, spotting.trench-fortified, spotting.hill-crater,
    /// spotting.river, spotting.road-wire-mines.
    pub fn spot(&self, row: SpotRow, column: Column) -> Spot {
        self.spotting[row as usize][column as usize]
    }
    /// T3b: breakdown on this or more after so many hexes (breakdown.test.columns).
    pub fn breakdown(&self, hexes: u8) -> u8 {
        let column = match hexes {
            0..=3 => 0,
            4..=7 => 1,
            _ => 2,
        };
        self.breakdown[column]
    }
    /// T4: hits on this or less; nothing beyond 10 hexes.
    pub fn atcrt(&self, distance: u16) -> Option<u8> {
        self.atcrt.get(usize::from(distance)).copied()
    }
    /// T7: whether fire is permitted, by the adjusted die and the turns without success.
    pub fn permission(&self, die: i32, turns: u8) -> bool {
        self.permission[row_of(die, 1, 6)][usize::from(turns.min(4))]
    }
    /// T8b: the column of a firepower; below the first there is no attack.
    pub fn barrage_column(&self, fp: u32) -> Option<usize> {
        column_of(&self.barrage_columns, fp)
    }
    /// T8b
    pub fn barrage(&self, column: usize, die: i32) -> Shelled {
        self.barrage[row_of(die, 1, 7)][column]
    }
    /// T8b *: whether a natural 1 removes wire in this column.
    pub fn cuts(&self, column: usize) -> bool {
        self.cuts[column]
    }
    /// T9: the column of a bombing factor.
    pub fn bombing_column(&self, factor: u32) -> Option<usize> {
        column_of(&self.bombing_columns, factor)
    }
    /// T9
    pub fn bombing(&self, column: usize, die: i32) -> Bombed {
        self.bombing[row_of(die, 1, 4)][column]
    }
    /// T11, by the column 0 to 4: cacrt.row0, cacrt.row1, cacrt.row2, cacrt.row3, cacrt.row4, cacrt.row5, cacrt.row6,
    /// cacrt.row7.
    pub fn cacrt(&self, column: usize, die: i32) -> Losses {
        self.cacrt[row_of(die, 0, 7)][column]
    }
    /// T12: the column of a firepower.
    pub fn sacrt_column(&self, fp: u32) -> Option<usize> {
        column_of(&self.sacrt_columns, fp)
    }
    /// T12: whether it is a hit.
    pub fn sacrt(&self, column: usize, die: i32) -> bool {
        self.sacrt[row_of(die, 1, 8)][column]
    }
}

/// L1.4: results outside a table use its nearest row.
fn row_of(die: i32, first: i32, last: i32) -> usize {
    (die.clamp(first, last) - first) as usize
}

/// The last column that begins at so much or less.
fn column_of(columns: &[u8], number: u32) -> Option<usize> {
    columns
        .iter()
        .rposition(|&least| u32::from(least) <= number)
}

/// From the file to the tables, every fault collected.
#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, at: &str, what: impl Into<String>, mend: &str) {
        self.faults.push(Fault::new(Tables::FILE, at, what, mend));
    }

    fn tables(&mut self, rows: &TableFile) -> Tables {
        let keys = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let base: Vec<String> = keys(&ROWS.map(|(name, _)| name));
        self.names("movement", rows.movement.keys(), &base);
        let spots: Vec<String> = keys(&SPOTS.map(|(name, _)| name));
        self.names("spotting", rows.spotting.keys(), &spots);
        let barrage = self.chart("barrage", &rows.barrage.rows, shelled, Shelled::Miss);
        let starred = |column: usize| {
            let cells = rows.barrage.rows.iter().map(|row| &row[column]);
            cells.into_iter().any(|cell| cell.ends_with('*'))
        };
        let none = Losses {
            defender: Some(0),
            attacker: 0,
        };
        Tables {
            movement: ROWS
                .map(|(name, _)| self.row("movement", name, &rows.movement, cost, Cost::None)),
            spotting: SPOTS
                .map(|(name, _)| self.row("spotting", name, &rows.spotting, spot, Spot::None)),
            barrage,
            cuts: [0, 1, 2, 3].map(starred),
            bombing: self.chart("bombing", &rows.bombing.rows, bombed, Bombed::Miss),
            cacrt: self.chart("cacrt", &rows.cacrt, losses, none),
            sacrt: self.chart("sacrt", &rows.sacrt.rows, hit, false),
            permission: self.chart("permission", &rows.permission, granted, false),
            atcrt: self.atcrt(&rows.atcrt),
            barrage_columns: rows.barrage.columns,
            bombing_columns: rows.bombing.columns,
            sacrt_columns: rows.sacrt.columns,
            breakdown: ["1-3", "4-7", "8+"]
                .map(|key| self.number("breakdown", &rows.breakdown, key)),
            breakdown_trench: self.number("breakdown", &rows.breakdown, "trench"),
            temporary: self.until(
                "breakdown_type",
                &rows.breakdown_type,
                "temporary",
                "permanent",
            ),
            repaired: self.until("repair", &rows.repair, "repaired", "-"),
            through: self.until("communications", &rows.communications, "through", "-"),
            on_target: ["drumfire", "hurricane"].map(|kind| match rows.scatter.get(kind) {
                Some(row) => self.until("scatter", row, "on", "off"),
                None => {
                    self.fault("scatter", format!("there is no {kind}"), "write it");
                    0
                }
            }),
            rifle: self.special(rows, "rifle"),
            flame: self.special(rows, "flame"),
            mg: self.special(rows, "mg"),
            notes: self.named(
                "notes",
                &rows.notes,
                &["wire_allowance", "ft17_woods", "hard_facing"],
            ),
            spotting_notes: self.named(
                "spotting_notes",
                &rows.spotting_notes,
                &["ft17_woods", "attacker"],
            ),
            breakdown_mods: self.named(
                "breakdown_modifiers",
                &rows.breakdown_modifiers,
                &["leader", "difficult", "ft17_woods"],
            ),
            leader: self.named("leader", &rows.leader, &["type", "repair"]),
            atcrt_mods: self.named("atcrt_modifiers", &rows.atcrt_modifiers, &ATCRT),
            permission_mods: self.named(
                "permission_modifiers",
                &rows.permission_modifiers,
                &PERMISSION,
            ),
            barrage_mods: self.named(
                "barrage_modifiers",
                &rows.barrage_modifiers,
                &["woods_trench", "fortified_town", "cavalry", "river"],
            ),
            barrage_special: self.named(
                "barrage_special",
                &rows.barrage_special,
                &["horses", "support", "armour", "shrapnel"],
            ),
            bombing_mods: self.named(
                "bombing_modifiers",
                &rows.bombing_modifiers,
                &["town", "trench_swamp_woods", "fortified"],
            ),
            bombing_special: self.named("bombing_special", &rows.bombing_special, &["support"]),
            aircraft: self.named("aircraft", &rows.aircraft, &["rolls", "hits", "spoilt"]),
            cacrt_mods: self.named(
                "cacrt_modifiers",
                &rows.cacrt_modifiers,
                &["pinned", "mg", "flame"],
            ),
            sacrt_mods: self.named("sacrt_modifiers", &rows.sacrt_modifiers, &SACRT),
            sacrt_special: self.named("sacrt_special", &rows.sacrt_special, &["horses", "wheels"]),
        }
    }

    /// That there is a row for each of these, and no other.
    fn names<'a>(&mut self, at: &str, found: impl Iterator<Item = &'a String>, wanted: &[String]) {
        let found: Vec<&String> = found.collect();
        for name in wanted.iter().filter(|name| !found.contains(name)) {
            self.fault(at, format!("there is no row {name}"), "write it");
        }
        for name in found.into_iter().filter(|name| !wanted.contains(name)) {
            self.fault(at, format!("the chart has no row {name}"), "leave it out");
        }
    }

    fn cell<T>(&mut self, at: &str, text: &str, read: fn(&str) -> Option<T>, else_: T) -> T {
        read(text).unwrap_or_else(|| {
            self.fault(
                at,
                format!("nobody can read the cell \"{text}\""),
                "write it as it is printed",
            );
            else_
        })
    }

    fn row<T: Copy>(
        &mut self,
        at: &str,
        name: &str,
        rows: &BTreeMap<String, [String; 5]>,
        read: fn(&str) -> Option<T>,
        else_: T,
    ) -> [T; 5] {
        let at = format!("{at}.{name}");
        match rows.get(name) {
            Some(row) => [0, 1, 2, 3, 4].map(|place| self.cell(&at, &row[place], read, else_)),
            None => [else_; 5],
        }
    }

    fn chart<T: Copy, const WIDE: usize, const HIGH: usize>(
        &mut self,
        at: &str,
        rows: &[[String; WIDE]],
        read: fn(&str) -> Option<T>,
        else_: T,
    ) -> [[T; WIDE]; HIGH] {
        if rows.len() != HIGH {
            self.fault(
                at,
                format!("there are {} rows", rows.len()),
                "the chart has others",
            );
        }
        let mut chart = [[else_; WIDE]; HIGH];
        for (high, (to, from)) in chart.iter_mut().zip(rows).enumerate() {
            for (to, from) in to.iter_mut().zip(from) {
                *to = self.cell(&format!("{at}[{high}]"), from, read, else_);
            }
        }
        chart
    }

    /// The last die with this word; all after it have the other.
    fn until(&mut self, at: &str, row: &[String; 6], word: &str, other: &str) -> u8 {
        let many = row.iter().take_while(|cell| *cell == word).count();
        if row[many..].iter().any(|cell| cell != other) {
            self.fault(
                at,
                "the row goes to and fro",
                &format!("first {word}, then {other}"),
            );
        }
        many as u8
    }

    fn number(&mut self, at: &str, rows: &BTreeMap<String, i8>, key: &str) -> u8 {
        let found = rows.get(key).and_then(|&number| u8::try_from(number).ok());
        found.unwrap_or_else(|| {
            self.fault(at, format!("there is no number for {key}"), "write one");
            0
        })
    }

    fn atcrt(&mut self, rows: &BTreeMap<String, i8>) -> [u8; 11] {
        let keys = [
            "0-1", "0-1", "2", "3", "4", "5", "6", "7", "8", "9-10", "9-10",
        ];
        keys.map(|key| self.number("atcrt", rows, key))
    }

    fn special(&mut self, rows: &TableFile, key: &str) -> SpecialRow {
        let found = rows.against_tanks.get(key).copied();
        found.unwrap_or_else(|| {
            self.fault(
                "against_tanks",
                format!("there is no row {key}"),
                "write it",
            );
            SpecialRow {
                range: 0,
                hits: 0,
                shots: 0,
                second: 0,
            }
        })
    }

    fn named(&mut self, at: &str, rows: &BTreeMap<String, i8>, names: &[&str]) -> Named {
        let wanted: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        self.names(at, rows.keys(), &wanted);
        Named(rows.clone())
    }
}

const ATCRT: [&str; 11] = [
    "first",
    "second",
    "third",
    "pivot",
    "no_crew",
    "shaken",
    "art_wheels",
    "town",
    "leader",
    "at_close",
    "at_close_below",
];
const PERMISSION: [&str; 5] = [
    "air_1915",
    "air_1917",
    "french_1914",
    "german_1918",
    "russian",
];
const SACRT: [&str; 8] = [
    "mg",
    "cavalry",
    "river",
    "moved",
    "swamp_woods_trench",
    "fortified_town",
    "aircraft",
    "mg_morale",
];

/// A cell without the letter of its note: `1 (c)`.
fn bare(text: &str) -> &str {
    text.split(" (").next().unwrap_or(text)
}

fn cost(text: &str) -> Option<Cost> {
    Some(match bare(text) {
        "PRO" => Cost::Prohibited,
        "OT" => Cost::Other,
        "NA" => Cost::None,
        "1/2" => Cost::Halves(1),
        number => Cost::Halves(number.parse::<u8>().ok().filter(|number| *number < 100)? * 2),
    })
}

fn spot(text: &str) -> Option<Spot> {
    Some(match bare(text) {
        "OT" => Spot::Other,
        "NA" => Spot::None,
        number => Spot::Within(number.parse().ok()?),
    })
}

fn shelled(text: &str) -> Option<Shelled> {
    Some(match text.trim_end_matches('*') {
        "-" => Shelled::Miss,
        "H" => Shelled::Hit(0),
        "H+1" => Shelled::Hit(1),
        "H+2" => Shelled::Hit(2),
        _ => return None,
    })
}

fn bombed(text: &str) -> Option<Bombed> {
    Some(match text {
        "-" => Bombed::Miss,
        "P" => Bombed::Pinned,
        "E" => Bombed::Eliminated,
        _ => return None,
    })
}

fn losses(text: &str) -> Option<Losses> {
    let (defender, attacker) = text.split_once('/')?;
    let number = |text: &str| match text {
        "-" => Some(0),
        _ => text.parse().ok().filter(|&number: &u8| number < 10),
    };
    let defender = match defender {
        "DE" => None,
        text => Some(number(text)?),
    };
    Some(Losses {
        defender,
        attacker: number(attacker)?,
    })
}

fn hit(text: &str) -> Option<bool> {
    match text {
        "H" => Some(true),
        "-" => Some(false),
        _ => None,
    }
}

fn granted(text: &str) -> Option<bool> {
    match text {
        "F" => Some(true),
        "-" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
