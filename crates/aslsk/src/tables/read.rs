//! From the file to the tables. Every fault is collected before giving up.

use super::*;
use crate::catalog::read::{Notes, file, source};
use crate::data::{Bands, TableFile};
use std::collections::BTreeMap;

/// The tables whose source must be said.
const NAMED: [&str; 20] = [
    "ift",
    "he",
    "close_combat",
    "to_hit",
    "to_hit_gun",
    "critical",
    "ap",
    "ap_range",
    "apcr",
    "apcr_range",
    "heat",
    "he_kill",
    "flame",
    "panzerfaust",
    "demolition",
    "leader_creation",
    "leader_creation_nation",
    "leader_creation_drm",
    "red",
    "paatc",
];

/// The file as tables.
pub fn open(content: &Content) -> Result<Tables, Vec<Fault>> {
    let rows: TableFile = file(content, Tables::FILE).map_err(|fault| vec![fault])?;
    let notes = &mut Notes::new(Tables::FILE);
    for name in NAMED {
        match rows.sources.get(name) {
            Some(told) => source(notes, &format!("sources.{name}"), told),
            None => notes.fault(
                "sources",
                format!("nothing is said of {name}"),
                "write its source",
            ),
        }
    }
    let (odds, beyond) = odds(notes, &rows.close_combat);
    let to_hit = |notes: &mut Notes, name| band(notes, "to_hit", &rows.to_hit, name);
    let gun = |notes: &mut Notes, name| band(notes, "to_hit_gun", &rows.to_hit_gun, name);
    let ap = |notes: &mut Notes, name| band(notes, "ap_range", &rows.ap_range, name);
    let apcr = |notes: &mut Notes, name| band(notes, "apcr_range", &rows.apcr_range, name);
    let (special, guns) = split(&rows.ap, |key| {
        key.starts_with("mg") || key.ends_with("atr")
    });
    let (apds, rest) = split(&rows.apcr, |key| key.starts_with("apds-"));
    let tables = Tables {
        ift: ift(notes, &rows.ift),
        he: he(notes, &rows.he),
        odds,
        beyond,
        to_hit: [
            "infantry-black",
            "infantry-red",
            "vehicle-black",
            "vehicle-red",
            "area",
        ]
        .map(|name| to_hit(notes, name)),
        to_hit_gun: GunRows {
            short: gun(notes, "short"),
            l: gun(notes, "l"),
            ll: gun(notes, "ll"),
            to_57: gun(notes, "57"),
            to_40: gun(notes, "40"),
            apcr: gun(notes, "apcr"),
        },
        critical: critical(notes, &rows.critical),
        ap: guns_of(notes, "ap", guns),
        mg: named(notes, "ap", &rows.ap, "mg"),
        mg_50: named(notes, "ap", &rows.ap, "mg-50"),
        atr: atr(notes, special),
        ap_range: ["25", "57", "more"].map(|name| ap(notes, name)),
        apcr: guns_of(notes, "apcr", rest),
        apds: guns_of(notes, "apcr", apds),
        apcr_range: ["57", "more", "apds"].map(|name| apcr(notes, name)),
        heat: by_calibre(notes, "heat", &rows.heat),
        he_kill: by_calibre(notes, "he_kill", &rows.he_kill),
        flame: rows.flame,
        panzerfaust: rows.panzerfaust,
        demolition: demolition(notes, &rows.demolition),
        leader_creation: leaders(notes, &rows.leader_creation),
        leader_creation_nation: rows.leader_creation_nation.into_iter().collect(),
        leader_creation_drm: ["morale-8", "morale-6", "broken", "outnumbered"].map(|name| {
            named(
                notes,
                "leader_creation_drm",
                &rows.leader_creation_drm,
                name,
            )
        }),
        red: { rows.red.into_iter() }
            .map(|(nation, black)| {
                let black = notes.date(&format!("red.{nation}"), black.as_deref(), Date::LAST);
                (nation, black)
            })
            .collect(),
        paatc: rows.paatc.into_iter().collect(),
    };
    match notes.faults.is_empty() {
        true => Ok(tables),
        false => Err(std::mem::take(&mut notes.faults)),
    }
}

/// Rows of a table by key.
type Rows<'a> = Vec<(&'a str, i8)>;

/// Rows of which it holds, and the others.
fn split(rows: &BTreeMap<String, i8>, holds: impl Fn(&str) -> bool) -> (Rows<'_>, Rows<'_>) {
    { rows.iter() }
        .map(|(key, &number)| (key.as_str(), number))
        .partition(|(key, _)| holds(key))
}

/// A result as it is printed.
fn effect(text: &str) -> Option<Effect> {
    let number = |text: &str| text.parse().ok().filter(|number| (1..=9).contains(number));
    match text {
        "-" => Some(Effect::None),
        "PTC" => Some(Effect::Ptc),
        "NMC" => Some(Effect::Mc(0)),
        _ => {
            let kia = text.strip_suffix("KIA").map(|n| number(n).map(Effect::Kia));
            let mc = || text.strip_suffix("MC").map(|n| number(n).map(Effect::Mc));
            let k = || text.strip_prefix("K/").map(|n| number(n).map(Effect::K));
            kia.or_else(mc).or_else(k).flatten()
        }
    }
}

fn ift(notes: &mut Notes, rows: &BTreeMap<String, Vec<String>>) -> [[Effect; 16]; 11] {
    let known = |key: &String| {
        Tables::COLUMNS
            .iter()
            .any(|column| column.to_string() == *key)
    };
    notes.must(
        rows.keys().all(known),
        "ift",
        "there is a column that the table does not have",
        "its columns are 1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36",
    );
    Tables::COLUMNS.map(|column| {
        let at = format!("ift.{column}");
        let texts = rows.get(&column.to_string()).map_or(&[][..], Vec::as_slice);
        notes.must(
            texts.len() == 16,
            &at,
            "a column has a result for each final DR from 0 to 15",
            "write 16 of them",
        );
        let mut results = [Effect::None; 16];
        for (place, (result, text)) in results.iter_mut().zip(texts).enumerate() {
            match effect(text) {
                Some(effect) => *result = effect,
                None => notes.fault(
                    &format!("{at}[{place}]"),
                    format!("\"{text}\" is no result"),
                    "write 3KIA, K/2, 1MC, NMC, PTC or -",
                ),
            }
        }
        results
    })
}

fn he(notes: &mut Notes, rows: &BTreeMap<String, u16>) -> [u16; 11] {
    let least = Tables::COLUMNS.map(|column| {
        let found = rows.get(&column.to_string()).copied();
        found.unwrap_or_else(|| {
            let at = format!("he.{column}");
            notes.fault(&at, "the column has no calibre", "write its least calibre");
            u16::MAX
        })
    });
    notes.must(
        least.is_sorted() && rows.len() == least.len(),
        "he",
        "a higher column has a larger calibre",
        "write one calibre for each column of the IFT, rising",
    );
    least
}

/// `3:2` as two numbers.
fn ratio(text: &str) -> Option<[u32; 2]> {
    let (attack, defence) = text.split_once(':')?;
    let number = |text: &str| {
        text.parse()
            .ok()
            .filter(|number| (1..=100).contains(number))
    };
    Some([number(attack)?, number(defence)?])
}

fn odds(notes: &mut Notes, rows: &BTreeMap<String, u8>) -> (Vec<[u32; 3]>, [u8; 2]) {
    let (mut odds, mut beyond) = (Vec::new(), [None; 2]);
    for (key, &number) in rows {
        let end = ["<", ">"].iter().position(|sign| key.starts_with(sign));
        match (end, ratio(key.trim_start_matches(['<', '>']))) {
            (_, None) => notes.fault(
                "close_combat",
                format!("\"{key}\" are no odds"),
                "write attacker and defender: 3:2",
            ),
            (Some(end), _) => beyond[end] = Some(number),
            (None, Some([attack, defence])) => odds.push([attack, defence, number.into()]),
        }
    }
    odds.sort_by(|[a, b, _], [c, d, _]| (a * d).cmp(&(c * b)));
    notes.must(
        odds.is_sorted_by_key(|&[.., number]| number) && !odds.is_empty(),
        "close_combat",
        "better odds have a lower kill number",
        "write kill numbers that rise with the odds",
    );
    notes.must(
        beyond.iter().all(Option::is_some),
        "close_combat",
        "one end of the table is missing",
        "write the lowest odds with < and the highest with >",
    );
    (odds, beyond.map(Option::unwrap_or_default))
}

fn band(notes: &mut Notes, table: &str, bands: &Bands, name: &str) -> ByRange {
    let at = format!("{table}.{name}");
    let mut numbers = [0; RANGES];
    let Some(row) = bands.rows.get(name) else {
        notes.fault(
            &at,
            "the row is missing",
            "write a number for each band of ranges",
        );
        return numbers;
    };
    let whole = bands.to.is_sorted() && bands.to.last() == Some(&u8::MAX);
    notes.must(
        whole && row.len() == bands.to.len(),
        &at,
        "there is not one number for each range",
        "write the furthest range of each band, the last 255, and as many numbers in each row",
    );
    for (range, number) in numbers.iter_mut().enumerate() {
        let band = bands.to.iter().position(|&to| range <= usize::from(to));
        *number = band.and_then(|band| row.get(band)).copied().unwrap_or(0);
    }
    numbers
}

fn critical(notes: &mut Notes, rows: &BTreeMap<String, u8>) -> [u8; 13] {
    let mut numbers = [0; 13];
    for (key, &number) in rows {
        match key
            .parse::<usize>()
            .ok()
            .and_then(|key| numbers.get_mut(key))
        {
            Some(place) => *place = number,
            None => notes.fault(
                &format!("critical.{key}"),
                "this is no To Hit number of the ITT",
                "write one from 0 to 12",
            ),
        }
    }
    // Above the highest of the table it does not fall again.
    for place in 1..numbers.len() {
        if !rows.contains_key(&place.to_string()) {
            numbers[place] = numbers[place].max(numbers[place - 1]);
        }
    }
    numbers
}

/// `russian-76L` as a row.
fn gun(key: &str, number: i8) -> Option<KillRow> {
    let key = key.strip_prefix("apds-").unwrap_or(key);
    let (nation, gun) = match key.split_once('-') {
        Some((nation, gun)) => (Some(nation.to_owned()), gun),
        None => (None, key),
    };
    let digits = gun.trim_end_matches(['L', '*']);
    let barrel = match &gun[digits.len()..] {
        "*" => Barrel::Short,
        "" => Barrel::Usual,
        "L" => Barrel::L,
        "LL" => Barrel::LL,
        _ => return None,
    };
    Some(KillRow {
        nation,
        calibre: digits.parse().ok()?,
        barrel,
        number,
    })
}

fn guns_of(notes: &mut Notes, table: &str, rows: Rows) -> Vec<KillRow> {
    let mut guns = Vec::new();
    for (key, number) in rows {
        match gun(key, number) {
            Some(row) => guns.push(row),
            None => notes.fault(
                &format!("{table}.{key}"),
                "this is no gun",
                "write calibre and barrel: 75L, russian-76L",
            ),
        }
    }
    guns.sort_by_key(|row| row.nation.is_none());
    guns
}

fn atr(notes: &mut Notes, rows: Rows) -> Vec<(String, i8)> {
    let mut all: Vec<(String, i8)> = { rows.iter() }
        .filter_map(|(key, number)| {
            let nation = key.strip_suffix("atr")?.trim_end_matches('-');
            Some((nation.to_owned(), *number))
        })
        .collect();
    all.sort_by_key(|(nation, _)| nation.is_empty());
    let last = all.last().is_some_and(|(nation, _)| nation.is_empty());
    notes.must(
        last,
        "ap.atr",
        "there is no ATR of all nations",
        "write its number as atr",
    );
    all
}

fn named(notes: &mut Notes, table: &str, rows: &BTreeMap<String, i8>, name: &str) -> i8 {
    rows.get(name).copied().unwrap_or_else(|| {
        notes.fault(
            &format!("{table}.{name}"),
            "it is missing",
            "write its number",
        );
        0
    })
}

fn by_calibre(notes: &mut Notes, table: &str, rows: &BTreeMap<String, i8>) -> Vec<(u16, i8)> {
    let mut all = Vec::new();
    for (key, &number) in rows {
        match key.parse() {
            Ok(calibre) => all.push((calibre, number)),
            Err(_) => notes.fault(
                &format!("{table}.{key}"),
                "this is no calibre",
                "write it in millimetres",
            ),
        }
    }
    all.sort_unstable();
    all
}

fn demolition(notes: &mut Notes, rows: &[[u8; 2]]) -> Vec<[u8; 2]> {
    notes.must(
        !rows.is_empty() && rows.is_sorted(),
        "demolition",
        "the Position DRs do not rise (4.3.e)",
        "write the highest DR and the To Kill number of each row, in order",
    );
    rows.to_vec()
}

fn leaders(notes: &mut Notes, words: &[String]) -> Vec<String> {
    notes.must(
        words.len() == 7,
        "leader_creation",
        "there is not one row for each dr from 1 to 7 (5.3.a)",
        "write seven words of leaders, empty where none is created",
    );
    match words {
        [] => vec![String::new()],
        _ => words.to_vec(),
    }
}
