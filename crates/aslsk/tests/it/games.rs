//! Random games keep the invariants of the rules.

use aslsk::Book;
use std::sync::Arc;
use table::conformance::{self, Options};
use table::{Actions, Chance, Content, Game, MatchSpec, Rng, Teller, Turn, random_step};

/// A game of random answers to its end: how many there were.
fn play(book: &Book, seed: u64) -> u32 {
    let mut rng = Rng::new(seed);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    for n in 0..400_000 {
        let Turn::Ask(ask) = book.turn(&state) else {
            return n;
        };
        random_step(book, &mut state, &mut list, &mut rng);
        if let Err(broken) = book.check(&state) {
            panic!("game {seed}, action {n} at {}: {broken}", ask.moment);
        }
    }
    panic!("game {seed} has no end: {:?}", book.turn(&state));
}

/// A meeting on open ground, until there are scenarios.
fn meeting(content: &mut Content) {
    let scenario = r#"{
        "id": "meeting", "date": "1944-07", "map": "p",
        "sides": [{ "side": "german", "edge": "south" }, { "side": "russian", "edge": "north" }],
        "first": "german", "turns": 6,
        "forces": [
            { "side": "german", "units": [["4-6-7", 6], ["9-1", 1], ["8-0", 1]], "weapons": [["mmg", 1], ["lmg", 2]],
              "area": { "within": ["south", 3] } },
            { "side": "russian", "units": [["4-4-7", 8], ["8-1", 1], ["7-0", 1]], "weapons": [["lmg", 2]],
              "area": { "within": ["north", 3] } },
            { "side": "russian", "units": [["5-2-7", 3], ["8-0", 1]], "area": { "edge": "north" }, "enters": 2 }
        ],
        "goals": [{ "side": "german", "exit": ["north", 6] }]
    }"#;
    content.insert("aslsk/scenarios/meeting.json", scenario);
}

/// The same with tanks on both sides, some of which enter later.
fn tanks(content: &mut Content) {
    let scenario = r#"{
        "id": "tanks", "date": "1944-07", "map": "p",
        "sides": [{ "side": "german", "edge": "south" }, { "side": "russian", "edge": "north" }],
        "first": "german", "turns": 6,
        "forces": [
            { "side": "german", "units": [["4-6-7", 5], ["9-1", 1]], "weapons": [["mmg", 1], ["lmg", 1], ["ft", 1]],
              "vehicles": [["pzkpfw-iiin", 1], ["pzkpfw-vg", 1], ["stug-iiig", 1], ["psw-222", 1]],
              "area": { "within": ["south", 4] } },
            { "side": "russian", "units": [["4-4-7", 6], ["8-1", 1], ["7-0", 1]], "weapons": [["lmg", 2]],
              "vehicles": [["t-34-m41", 1], ["kv-1-m41", 1], ["ba-64", 1]], "area": { "within": ["north", 4] } },
            { "side": "russian", "units": [["5-2-7", 2]], "vehicles": [["t-34-85", 1], ["su-76m", 1]],
              "area": { "edge": "north" }, "enters": 2 }
        ],
        "goals": [{ "side": "german", "exit": ["north", 12] }]
    }"#;
    content.insert("aslsk/scenarios/tanks.json", scenario);
}

/// The book of a scenario of this file.
fn open(lay: fn(&mut Content), scenario: &str) -> Book {
    let mut content = crate::content();
    lay(&mut content);
    let spec = MatchSpec::scenario(scenario.to_owned());
    Book::open(&content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// So many games, or as many as `GAMES` says.
fn games(usual: u64) -> u64 {
    let said = std::env::var("GAMES").ok().and_then(|n| n.parse().ok());
    said.unwrap_or(usual)
}

/// Random games of a scenario end, and keep the invariants.
fn random_games(lay: fn(&mut Content), scenario: &str, usual: u64) {
    let book = open(lay, scenario);
    let actions: u32 = (0..games(usual)).map(|seed| play(&book, seed)).sum();
    assert!(actions > 0, "something is played");
}

/// A scenario obeys the laws of every system.
fn obeys(lay: fn(&mut Content), scenario: &str, usual: u64, every: usize) {
    let options = Options {
        every,
        ..Options::default()
    };
    let games = games(usual);
    let report = conformance::run(Arc::new(open(lay, scenario)), 0..games, &options);
    let report = report.unwrap_or_else(|broken| panic!("{scenario}: {broken}"));
    assert_eq!(report.games, games);
}

#[test]
fn random_tank_games_end_within_the_rules() {
    random_games(tanks, "tanks", 12);
}

/// Guns, mortars and what is carried against tanks.
fn guns(content: &mut Content) {
    let scenario = r#"{
        "id": "guns", "date": "1944-12", "map": "p",
        "sides": [{ "side": "german", "edge": "south", "fausts": true }, { "side": "american", "edge": "north" }],
        "first": "american", "turns": 5,
        "forces": [
            { "side": "german", "units": [["4-6-7", 4], ["2-2-8", 5], ["9-1", 1]],
              "weapons": [["pak40", 1], ["leig18", 1], ["grw34", 1], ["flak38", 1], ["flak18", 1], ["mtr50", 1], ["psk", 1]],
              "area": { "within": ["south", 4] } },
            { "side": "american", "units": [["6-6-6", 6], ["2-2-7", 3], ["8-1", 1]],
              "weapons": [["m1-81", 1], ["m1-57", 1], ["m2a1", 1], ["baz44", 2], ["mtr60", 1], ["mmg", 1]],
              "area": { "within": ["north", 4] } }
        ],
        "goals": [{ "side": "american", "exit": ["south", 6] }]
    }"#;
    content.insert("aslsk/scenarios/guns.json", scenario);
}

#[test]
fn random_games_with_guns_end_within_the_rules() {
    random_games(guns, "guns", 10);
}

#[test]
fn tanks_obey_the_laws_of_every_system() {
    obeys(tanks, "tanks", 24, 61);
}

#[test]
fn guns_obey_the_laws_of_every_system() {
    obeys(guns, "guns", 12, 31);
}

#[test]
fn random_games_end_within_the_rules() {
    random_games(meeting, "meeting", 20);
}
