//! Handicaps: by what a side may be made weaker or stronger than its scenario has it.
//!
//! A system lists them in `content/SYSTEM/handicaps.json`, a row for each, and every scenario has those that it has room
//! for, for either side: [`Handicaps`] says what one changes. They are agreed on as options are, as in `british.hq=+2`, and
//! stand in the header of a journal with them. The file is read where there is one to be had or taken, and only then: a match
//! without is pinned, and plays, as if there were none.

use crate::{Content, Fault, Seat};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Nothing is made better or worse by more.
const MOST: i8 = 20;

/// A kind of handicap.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its id: `hq`.
    pub id: String,
    /// The least it may be …
    pub from: i8,
    /// … and the most; 0, which is none, is never listed.
    pub to: i8,
}

/// `content/SYSTEM/handicaps.json`
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    /// The rule that allows them.
    pub rule: String,
    /// Those there are, in the order in which they are shown.
    pub handicaps: Vec<Row>,
    /// Where the numbers come from: for people who read the file.
    #[serde(rename = "source")]
    pub _source: String,
}

/// What a side of a scenario may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// What a match is opened with: `british.hq`.
    pub name: String,
    /// Whose it would be.
    pub seat: Seat,
    /// Its row.
    pub id: String,
    /// How much it may be, the least first.
    pub values: Vec<i8>,
    /// Whether there is only one thing to it: it is taken, or not.
    pub switch: bool,
}

/// A scenario that has handicaps, as its file has it.
pub trait Handicaps: Clone {
    /// What is looked up besides: the lists of units, say.
    type Lists;
    /// The names of its sides.
    fn sides(&self) -> Vec<&str>;
    /// Takes a handicap. Whether there is room for it; none: the system knows none of that id.
    fn take(&mut self, lists: &Self::Lists, seat: Seat, id: &str, by: i8) -> Option<bool>;
}

/// Whether an option of a match is a handicap: it has the name of its side before it.
pub fn is_one(option: &str) -> bool {
    option.contains('.')
}

/// The other options of a match.
pub fn others(options: &BTreeMap<String, String>) -> impl Iterator<Item = (&String, &String)> {
    options.iter().filter(|(name, _)| !is_one(name))
}

/// How much it is, as it is written: `+2`, `-1`.
pub fn written(by: i8) -> String {
    format!("{by:+}")
}

/// The file of a system.
pub fn file_of(system: &str) -> String {
    format!("{system}/handicaps.json")
}

/// The rows of a system; none where it has no file of them.
pub fn rows(content: &Content, system: &str) -> Result<Rows, Vec<Fault>> {
    let file = file_of(system);
    let Ok(text) = content.get(&file) else {
        return Ok(Rows::default());
    };
    let rows: Rows = serde_json::from_str(text).map_err(|error| {
        let at = format!("line {}, column {}", error.line(), error.column());
        let mend = "a rule, a source, and of each handicap its id, from and to";
        vec![Fault::new(&file, at, error.to_string(), mend)]
    })?;
    let (mut ids, mut faults) = (BTreeSet::new(), Vec::new());
    for row in &rows.handicaps {
        if !ids.insert(row.id.as_str()) {
            let what = "there are two of this id";
            faults.push(Fault::new(&file, &row.id, what, "leave one out"));
        }
        let far = row.from < -MOST || row.to > MOST;
        if row.from > row.to || far || (row.from, row.to) == (0, 0) {
            let what = format!("from {} to {} is no range", row.from, row.to);
            let mend = format!("write numbers from -{MOST} to {MOST}, the lesser first");
            faults.push(Fault::new(&file, &row.id, what, mend));
        }
    }
    match faults.is_empty() {
        true => Ok(rows),
        false => Err(faults),
    }
}

/// What each side of a scenario may take: the rows there is room for.
pub fn offered<S: Handicaps>(
    content: &Content,
    system: &str,
    scenario: &S,
    lists: &S::Lists,
) -> Result<Vec<Handicap>, Vec<Fault>> {
    let rows = rows(content, system)?;
    let (sides, mut offered) = (scenario.sides(), Vec::new());
    // Whatever else a file has is refused when it is opened.
    let sides = Some(sides).filter(|sides| sides.len() == 2);
    for (seat, side) in sides.into_iter().flatten().enumerate() {
        let seat = Seat(seat as u8);
        for row in &rows.handicaps {
            let mut values = Vec::new();
            for by in (row.from..=row.to).filter(|by| *by != 0) {
                match scenario.clone().take(lists, seat, &row.id, by) {
                    Some(true) => values.push(by),
                    Some(false) => {}
                    None => {
                        let what = "this system has no such handicap";
                        let fault = Fault::new(&file_of(system), &row.id, what, "leave it out");
                        return Err(vec![fault]);
                    }
                }
            }
            if !values.is_empty() {
                offered.push(Handicap {
                    name: format!("{side}.{}", row.id),
                    seat,
                    id: row.id.clone(),
                    values,
                    switch: (row.from, row.to) == (1, 1),
                });
            }
        }
    }
    Ok(offered)
}

/// Takes the handicaps that are among the options of a match; `file` is that of its scenario.
pub fn take<S: Handicaps>(
    content: &Content,
    system: &str,
    file: &str,
    scenario: &mut S,
    lists: &S::Lists,
    options: &BTreeMap<String, String>,
) -> Result<(), Vec<Fault>> {
    let wanted: Vec<_> = options.iter().filter(|(name, _)| is_one(name)).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let offered = offered(content, system, scenario, lists)?;
    let mut faults = Vec::new();
    for (name, value) in wanted {
        let Some(found) = offered.iter().find(|it| it.name == *name) else {
            let names: Vec<&str> = offered.iter().map(|it| it.name.as_str()).collect();
            let mend = match names.is_empty() {
                true => "leave it out: it has none".to_owned(),
                false => format!("take one of {}", names.join(", ")),
            };
            let what = "this scenario has no such handicap";
            faults.push(Fault::new(file, name, what, mend));
            continue;
        };
        let Some(&by) = found.values.iter().find(|by| written(**by) == *value) else {
            let values: Vec<String> = found.values.iter().map(|by| written(*by)).collect();
            let what = format!("'{value}' is no value of this handicap here");
            let mend = format!("write one of: {}", values.join(", "));
            faults.push(Fault::new(file, name, what, mend));
            continue;
        };
        if scenario.take(lists, found.seat, &found.id, by) != Some(true) {
            let what = format!("there is no room for '{value}' beside the others");
            faults.push(Fault::new(file, name, what, "take less of it, or of them"));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults),
    }
}

/// A number with something added, where that is within bounds.
pub fn add(number: &mut u8, by: i8, bounds: std::ops::RangeInclusive<u8>) -> bool {
    let sum = number.checked_add_signed(by);
    match sum.filter(|sum| bounds.contains(sum)) {
        Some(sum) => {
            *number = sum;
            true
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two sides with so many cards each.
    #[derive(Clone)]
    struct Cards([u8; 2]);

    impl Handicaps for Cards {
        type Lists = ();
        fn sides(&self) -> Vec<&str> {
            vec!["red", "blue"]
        }
        fn take(&mut self, _: &(), seat: Seat, id: &str, by: i8) -> Option<bool> {
            (id == "cards").then(|| add(&mut self.0[seat.index()], by, 1..=5))
        }
    }

    fn content(rows: &str) -> Content {
        let mut content = Content::default();
        let text =
            format!(r#"{{"rule": "own.handicap", "source": "ours", "handicaps": [{rows}]}}"#);
        content.insert("toy/handicaps.json", text);
        content
    }
    fn wanted(name: &str, value: &str) -> BTreeMap<String, String> {
        BTreeMap::from([(name.to_owned(), value.to_owned())])
    }
    fn taken(options: &BTreeMap<String, String>) -> Result<[u8; 2], String> {
        let content = content(r#"{"id": "cards", "from": -1, "to": 2}"#);
        let mut cards = Cards([1, 4]);
        match take(&content, "toy", "toy/1.json", &mut cards, &(), options) {
            Ok(()) => Ok(cards.0),
            Err(faults) => Err(faults[0].to_string()),
        }
    }

    #[test]
    fn a_scenario_has_those_it_has_room_for() {
        let content = content(r#"{"id": "cards", "from": -1, "to": 2}"#);
        let offered = offered(&content, "toy", &Cards([1, 4]), &()).unwrap();
        let values: Vec<_> = { offered.iter() }
            .map(|it| (it.name.as_str(), it.values.clone()))
            .collect();
        assert_eq!(
            values,
            [("red.cards", vec![1, 2]), ("blue.cards", vec![-1, 1])]
        );
    }

    #[test]
    fn it_is_taken_by_its_side_alone() {
        assert_eq!(taken(&wanted("blue.cards", "-1")), Ok([1, 3]));
        assert_eq!(taken(&wanted("cards", "-1")), Ok([1, 4]));
    }

    #[test]
    fn what_cannot_be_had_says_what_can() {
        let wrong = |name, value| taken(&wanted(name, value)).unwrap_err();
        assert_eq!(
            wrong("red.cards", "-1"),
            "toy/1.json: red.cards: '-1' is no value of this handicap here (write one of: +1, +2)"
        );
        assert_eq!(
            wrong("green.cards", "+1"),
            "toy/1.json: green.cards: this scenario has no such handicap (take one of red.cards, blue.cards)"
        );
        assert!(wrong("red.cards", "1").contains("write one of: +1, +2"));
    }

    #[test]
    fn a_row_must_be_known_and_have_a_range() {
        let unknown = content(r#"{"id": "dice", "from": 1, "to": 2}"#);
        let faults = offered(&unknown, "toy", &Cards([1, 4]), &()).unwrap_err();
        assert_eq!((&*faults[0].at, faults.len()), ("dice", 1));
        let twice = r#"{"id": "cards", "from": 2, "to": 1}, {"id": "cards", "from": 0, "to": 0}"#;
        assert_eq!(rows(&content(twice), "toy").unwrap_err().len(), 3);
    }

    #[test]
    fn nothing_is_read_for_a_match_without() {
        let content = content("broken").traced();
        let options = wanted("fog", "on");
        take(
            &content,
            "toy",
            "toy/1.json",
            &mut Cards([1, 4]),
            &(),
            &options,
        )
        .unwrap();
        assert_eq!(content.taken().hash(), Content::default().hash());
    }
}
