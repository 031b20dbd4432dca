//! Rows of infantry.

use super::{Notes, nation, source};
use crate::catalog::{Catalog, Unit};
use crate::data::{Class, Size, UnitRow};

/// A row of `units.json`.
pub fn unit(notes: &mut Notes, nations: &[String], units: &[UnitRow], row: &UnitRow) -> Unit {
    let at = format!("{} {}", row.nation, row.word);
    check(notes, &at, row);
    let mut find = |word: &Option<String>, size: Size, what: &str| {
        let word = word.as_ref()?;
        let found = units.iter().position(|other| {
            other.nation == row.nation && other.word == *word && other.size == size
        });
        if found.is_none() {
            notes.fault(
                &at,
                format!("its {what} \"{word}\" is no unit of the right size of its nation"),
                "write the word of one that is",
            );
        }
        found.map(|index| index as u8)
    };
    Unit {
        half: find(&row.half, Size::HalfSquad, "half"),
        lower: find(&row.lower, row.size, "lower"),
        nation: nation(notes, nations, &at, &row.nation),
        size: row.size,
        class: row.class,
        fp: row.fp,
        range: row.range,
        morale: row.morale,
        broken: row.broken,
        self_rally: row.self_rally,
        smoke: row.smoke,
        assault_fire: row.assault_fire,
        no_elr: row.no_elr,
        leadership: row.leadership,
    }
}

/// What the numbers of a row have to do with one another.
fn check(notes: &mut Notes, at: &str, row: &UnitRow) {
    let leader = row.size == Size::Leader;
    source(notes, at, &row.source);
    let good = (2..=12).contains(&row.morale) && (2..=12).contains(&row.broken);
    notes.must(good, at, "a morale is from 2 to 12", "write both morales");
    let printed = match leader {
        true if row.leadership > 0 => format!("{}+{}", row.morale, row.leadership),
        true => format!("{}-{}", row.morale, -row.leadership),
        false => format!("{}-{}-{}", row.fp, row.range, row.morale),
    };
    notes.must(
        printed == row.word,
        at,
        "the word is not what the numbers say",
        &format!("write {printed}, or other numbers"),
    );
    let class = row.class == Class::Elite || !matches!(row.size, Size::Leader | Size::Crew);
    notes.must(
        class,
        at,
        "leaders and crews are Elite (1.2.1.a, 1.2.2.b)",
        "write the class E",
    );
    notes.must(
        row.half.is_some() == (row.size == Size::Squad),
        at,
        "a squad has a half-squad, and nothing else has one",
        "write the word of a half-squad of its nation as half, or take half away",
    );
    notes.must(
        row.lower.is_none() || !row.no_elr,
        at,
        "what is not subject to ELR has nothing lower (5.1.d)",
        "take either lower or no_elr away",
    );
    notes.must(
        row.no_elr || row.size != Size::Crew,
        at,
        "a crew is not subject to ELR (5.1.d)",
        "write no_elr",
    );
}

/// 5.1.b: quality falls, step by step; it never comes back to where it was.
pub fn circles(notes: &mut Notes, catalog: &Catalog) {
    for (index, unit) in catalog.units.iter().enumerate() {
        let at = format!(
            "{} {}",
            catalog.nation_word(unit.nation),
            catalog.unit_word(index as u8)
        );
        let mut next = unit.lower;
        for _ in 0..catalog.units.len() {
            next = next.and_then(|lower| catalog.unit(lower).lower);
        }
        notes.must(
            next.is_none(),
            &at,
            "its lower units go in a circle",
            "the last of them has no lower one",
        );
        let Some(lower) = unit.lower.map(|lower| catalog.unit(lower)) else {
            continue;
        };
        notes.must(
            lower.class >= unit.class && lower.morale <= unit.morale,
            &at,
            "its lower unit is better than itself (5.1.b)",
            "write one of a lower class",
        );
    }
}
