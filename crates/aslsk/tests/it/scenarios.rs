//! The scenarios of the box, and what is told of one that cannot be played.

use crate::content;
use aslsk::Book;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Content, Game, MatchSpec};

fn files(content: &Content) -> Vec<Value> {
    let files = content.under("aslsk/scenarios/");
    files
        .map(|(file, text)| {
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"))
        })
        .collect()
}

fn open(content: &Content, id: &str) -> Result<Book, Vec<table::Fault>> {
    Book::open(content, &MatchSpec::scenario(id))
}

#[test]
fn every_scenario_opens_and_lasts_five_to_eight_turns() {
    let content = content();
    let mut numbers = Vec::new();
    for file in files(&content) {
        let id = file["id"].as_str().expect("an id");
        if let Err(faults) = open(&content, id) {
            panic!("{id}: {faults:#?}");
        }
        let turns = file["turns"].as_u64().expect("turns");
        assert!((5..=8).contains(&turns), "{id} has {turns} turns");
        assert!(
            file["minutes"].as_u64().is_some_and(|it| it >= 20),
            "{id} takes some time"
        );
        numbers.push(file["number"].as_u64().expect("a number"));
    }
    numbers.sort_unstable();
    let all: Vec<u64> = (1..=numbers.len() as u64).collect();
    assert_eq!(numbers, all, "they are numbered in their order");
    assert!(numbers.len() >= 10);
}

#[test]
fn the_first_two_are_small() {
    for file in files(&content()).iter().take(2) {
        let id = &file["id"];
        assert!(file["minutes"].as_u64().is_some_and(|it| it <= 30), "{id}");
        let mut squads = [0, 0];
        for force in file["forces"].as_array().expect("forces") {
            assert!(force["vehicles"].is_null(), "{id} has no vehicles");
            let seat = usize::from(force["side"] != file["sides"][0]["side"]);
            for unit in force["units"].as_array().expect("units") {
                let squad = unit[0]
                    .as_str()
                    .is_some_and(|word| word.matches('-').count() == 2);
                squads[seat] += if squad {
                    unit[1].as_u64().unwrap_or(0)
                } else {
                    0
                };
            }
        }
        assert!(
            squads.iter().all(|it| (4..=6).contains(it)),
            "{id}: {squads:?}"
        );
    }
}

#[test]
fn nations_boards_and_arms_all_come_up() {
    let content = content();
    let (mut nations, mut boards, mut exits, mut late) = (BTreeSet::new(), BTreeSet::new(), 0, 0);
    let (mut turned, mut beside, mut below) = (0, 0, 0);
    for file in files(&content) {
        for side in file["sides"].as_array().expect("sides") {
            nations.insert(side["side"].as_str().expect("a side").to_owned());
        }
        let map = file["map"].as_str().expect("a map");
        boards.extend(map.chars().filter(char::is_ascii_lowercase));
        turned += usize::from(map.contains('~'));
        beside += usize::from(map.contains('-'));
        below += usize::from(map.contains('.'));
        let goals = file["goals"].as_array().expect("goals");
        exits += goals.iter().filter(|goal| !goal["exit"].is_null()).count();
        let forces = file["forces"].as_array().expect("forces");
        late += forces
            .iter()
            .filter(|force| !force["enters"].is_null())
            .count();
    }
    for nation in ["german", "russian", "american", "british"] {
        assert!(nations.contains(nation), "{nation}");
    }
    let more = ["italian", "french", "finnish", "hungarian"];
    assert!(
        more.iter().filter(|it| nations.contains(**it)).count() >= 2,
        "{nations:?}"
    );
    assert!(boards.len() >= 4, "{boards:?}");
    assert!(turned > 0 && beside > 0 && below > 0 && exits > 0 && late > 0);
}

/// A scenario that can be played.
fn sound() -> Value {
    json!({
        "id": "sound", "date": "1941-06", "map": "p", "first": "german", "turns": 5,
        "sides": [{ "side": "german" }, { "side": "russian" }],
        "forces": [
            { "side": "german", "units": [["4-6-7", 3]], "weapons": [["lmg", 1]], "vehicles": [],
              "area": { "within": ["south", 3] } },
            { "side": "russian", "units": [["4-4-7", 3], ["2-2-8", 1]], "weapons": [["ptp45", 1]], "area": { "within": ["north", 3] } },
        ],
        "objectives": [{ "hex": "P4", "held": "russian" }],
        "goals": [{ "side": "german", "control": 1 }],
    })
}

/// What is told of a scenario in which `at` was replaced.
fn told(at: &str, by: Value) -> String {
    let mut file = sound();
    *file
        .pointer_mut(at)
        .unwrap_or_else(|| panic!("{at} is there")) = by;
    let mut content = content();
    content.insert("aslsk/scenarios/sound.json", file.to_string());
    match open(&content, "sound") {
        Ok(_) => String::new(),
        Err(faults) => faults.iter().map(|fault| format!("{fault}\n")).collect(),
    }
}

#[test]
fn what_cannot_be_played_is_told() {
    assert_eq!(told("/turns", json!(5)), "");
    let wrong = [
        ("/turns", json!(0), "turns: there is no turn"),
        ("/goals", json!([]), "nobody can win"),
        ("/goals/0/control", json!(2), "there are 1 objectives"),
        (
            "/goals/0",
            json!({ "side": "german" }),
            "nothing is asked for",
        ),
        (
            "/goals/0",
            json!({ "side": "german", "exit": ["north", 7] }),
            "all of them together are 6 points",
        ),
        (
            "/goals/0",
            json!({ "side": "german", "casualties": 8 }),
            "all enemies together are 7 points",
        ),
        (
            "/forces/1/units/1",
            json!(["8-0", 1]),
            "1 Guns have 0 crews",
        ),
        ("/forces/0/units", json!([]), "nobody can carry its weapons"),
        (
            "/forces/0/weapons/0",
            json!(["pak40", 1]),
            "'pak40' comes in 1942-01",
        ),
        ("/forces/0/area", json!({ "hexes": ["P9"] }), ""),
        ("/forces/0/units/0", json!(["4-6-7", 4]), ""),
        (
            "/forces/0",
            json!({ "side": "german", "units": [["4-6-7", 4]], "area": { "hexes": ["P9"] } }),
            "they do not fit into the 1 hexes",
        ),
        (
            "/forces/0",
            json!({ "side": "german", "units": [["4-6-7", 3]], "enters": 6, "area": { "edge": "south" } }),
            "the game ends before turn 6",
        ),
        (
            "/forces/0",
            json!({ "side": "german", "units": [["4-6-7", 3]], "enters": 2, "area": { "within": ["south", 2] } }),
            "over an edge of the map",
        ),
        (
            "/forces/0/vehicles",
            json!([["pzkpfw-vg", 1]]),
            "'pzkpfw-vg' comes in 1944-04",
        ),
    ];
    for (at, by, what) in wrong {
        let said = told(at, by);
        let right = if what.is_empty() {
            said.is_empty()
        } else {
            said.contains(what)
        };
        assert!(right, "{at}: '{said}', not '{what}'");
    }
}

#[test]
fn more_objectives_than_there_is_room_for_are_refused() {
    let row = json!({ "hex": "P4" });
    let said = told("/objectives", Value::Array(vec![row; 17]));
    assert!(said.contains("there are 17 objectives"), "{said}");
}
