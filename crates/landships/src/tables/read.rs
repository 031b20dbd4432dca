//! From the file to the tables, every fault collected.

use super::*;

/// The tables of a file, or all that is wrong with it.
pub(super) fn tables(rows: &TableFile) -> Result<Tables, Vec<Fault>> {
    let mut reader = Reader::default();
    let tables = reader.tables(rows);
    match reader.faults.is_empty() {
        true => Ok(tables),
        false => Err(reader.faults),
    }
}

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
            cacrt: self.chart("cacrt", &rows.cacrt.rows, losses, none),
            sacrt: self.chart("sacrt", &rows.sacrt.rows, hit, false),
            permission: self.chart("permission", &rows.permission.rows, granted, false),
            atcrt: self.atcrt(&rows.atcrt),
            barrage_columns: rows.barrage.columns,
            bombing_columns: rows.bombing.columns,
            sacrt_columns: rows.sacrt.columns,
            cacrt_columns: rows.cacrt.columns,
            permission_columns: rows.permission.columns,
            permission_years: self.years(rows),
            breakdown: self.breakdown(&rows.breakdown),
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
            wire_allowance: self.number("notes", &rows.notes, "wire_allowance"),
            attacker: self.number("spotting_notes", &rows.spotting_notes, "attacker"),
            notes: self.named(
                "notes",
                &rows.notes,
                &[
                    "wire_firepower",
                    "wire_allowance",
                    "ft17_woods",
                    "hard_facing",
                ],
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
                &["horses", "support", "armour", "shrapnel", "wire"],
            ),
            bombing_mods: self.named(
                "bombing_modifiers",
                &rows.bombing_modifiers,
                &["town", "trench_swamp_woods", "fortified"],
            ),
            bombing_special: self.named("bombing_special", &rows.bombing_special, &["support"]),
            aircraft: self.named(
                "aircraft",
                &rows.aircraft,
                &["rolls", "hits", "spoilt", "away", "down"],
            ),
            cacrt_shifts: self.named(
                "cacrt_shifts",
                &rows.cacrt_shifts,
                &["town", "enemy_tank", "friendly_tank"],
            ),
            cacrt_mods: self.named("cacrt_modifiers", &rows.cacrt_modifiers, &CACRT),
            sacrt_mods: self.named("sacrt_modifiers", &rows.sacrt_modifiers, &SACRT),
            sacrt_special: self.named(
                "sacrt_special",
                &rows.sacrt_special,
                &["star", "horses", "wheels", "retreat"],
            ),
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

    /// T4: a number for every distance from 0 on, as the keys have them: `0-1`, `2`.
    fn atcrt(&mut self, rows: &BTreeMap<String, i8>) -> Vec<u8> {
        let mut found: BTreeMap<u8, u8> = BTreeMap::new();
        for key in rows.keys() {
            let number = self.number("atcrt", rows, key);
            let (first, last) = self.span("atcrt", key);
            found.extend((first..=last.unwrap_or(first)).map(|far| (far, number)));
        }
        if found.keys().zip(0..).any(|(&far, next)| far != next) {
            self.fault(
                "atcrt",
                "a distance is missing",
                "write all of them from 0 on",
            );
        }
        found.into_values().collect()
    }

    /// T3b: its columns by hexes moved, as the keys have them: `1-3`, `4-7`, `8+`.
    fn breakdown(&mut self, rows: &BTreeMap<String, i8>) -> [(u8, u8); 3] {
        let keys: Vec<&String> = rows.keys().filter(|key| *key != "trench").collect();
        let mut found: Vec<(u8, u8)> = Vec::new();
        for key in keys {
            let number = self.number("breakdown", rows, key);
            found.push((self.span("breakdown", key).0, number));
        }
        found.sort();
        <[(u8, u8); 3]>::try_from(found).unwrap_or_else(|found| {
            let what = format!("there are {} columns of hexes", found.len());
            self.fault("breakdown", what, "the chart has 3");
            [(0, 0); 3]
        })
    }

    /// The numbers of a key: `2`, `9-10`, or `8+` without an end.
    fn span(&mut self, at: &str, key: &str) -> (u8, Option<u8>) {
        let (first, last) = match key.strip_suffix('+') {
            Some(first) => (first, None),
            None => key
                .split_once('-')
                .map_or((key, Some(key)), |(first, last)| (first, Some(last))),
        };
        let read = |text: &str| text.parse::<u8>().ok().filter(|number| *number < 100);
        match (read(first), last.map(read)) {
            (Some(first), None) => (first, None),
            (Some(first), Some(Some(last))) => (first, Some(last)),
            _ => {
                self.fault(
                    at,
                    format!("nobody can read {key}"),
                    "write it as 2, 9-10 or 8+",
                );
                (0, None)
            }
        }
    }

    /// T7: the years of the modifiers that have some.
    fn years(&mut self, rows: &TableFile) -> BTreeMap<String, (u16, Option<u16>)> {
        let wanted: Vec<String> = PERMISSION[..4]
            .iter()
            .map(|name| (*name).to_owned())
            .collect();
        self.names("permission_years", rows.permission_years.keys(), &wanted);
        rows.permission_years.clone()
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
                vehicle_mgs: 0,
            }
        })
    }

    fn named(&mut self, at: &str, rows: &BTreeMap<String, i8>, names: &[&str]) -> Named {
        let wanted: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        self.names(at, rows.keys(), &wanted);
        Named(rows.clone())
    }
}

const ATCRT: [&str; 12] = [
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
    "natural",
];
const PERMISSION: [&str; 5] = [
    "air_1915",
    "air_1917",
    "french_1914",
    "german_1918",
    "russian",
];
const CACRT: [&str; 5] = [
    "pinned",
    "friendly_mg",
    "enemy_mg",
    "friendly_flame",
    "enemy_flame",
];
const SACRT: [&str; 9] = [
    "mg",
    "cavalry",
    "river",
    "moved",
    "swamp_woods_trench",
    "fortified_town",
    "aircraft",
    "mg_morale",
    "vehicle_mgs",
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
