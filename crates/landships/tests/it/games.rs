//! Random games keep the invariants of the rules.

use landships::{Book, State};
use std::sync::Arc;
use table::conformance::{self, Options};
use table::{
    Actions, Chance, Content, Game, Known, MatchSpec, Rng, Seat, Teller, Turn, Viewer, random_step,
};

/// A game of random answers to its end: how many there were.
pub fn play(book: &Book, seed: u64) -> u32 {
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

/// A trench raid on a small map: foot, guns, tanks with leaders, wire, mines, reinforcements, planned fire.
pub fn raid(content: &mut Content) {
    let map = r#"{
        "name": "raid", "grid": { "shape": "points-up", "columns": 12, "rows": 8, "digits": true },
        "terrain": { "trench": ["0801", "0802", "0803", "0804", "0805"], "wire": ["0702", "0703", "0704"],
            "mines": ["0705"], "woods": ["0303", "0404"], "town": ["1004"], "crater": ["0602"], "hill": ["1107"] },
        "strips": [{ "kind": "road", "through": ["0104", "0204", "0304", "0404"] }]
    }"#;
    let scenario = r#"{
        "id": "raid", "date": "1917-04", "map": "raid",
        "sides": [
            { "side": "british", "edge": "west", "modules": [{ "kind": "field-battery" }], "planes": [{ "kind": "fighter" }] },
            { "side": "german", "edge": "east", "exits": "east", "modules": [{ "kind": "howitzer-battery", "points": 3 }] }
        ],
        "first": "british", "turns": 6, "trenches": { "german": ["0801-0805"] },
        "forces": [
            { "side": "british", "units": [["infantry", 6], ["mg", 1], ["observer", 1]], "area": { "columns": [1, 4] } },
            { "side": "british", "units": [["mk4-male", 1], ["leader", 1]], "area": { "columns": [1, 2] }, "facing": "e" },
            { "side": "german", "units": [["infantry", 4], ["mg", 1]], "area": { "columns": [8, 9] } },
            { "side": "german", "units": [["37mm", 1], ["crew", 1]], "area": { "columns": [9, 11] } },
            { "side": "german", "units": [["infantry", 2]], "area": { "edge": "east" }, "enters": 2 }
        ],
        "planned": [{ "side": "british", "module": 1, "turns": [1, 1], "kind": "drumfire", "area": { "columns": [8, 8] } }],
        "victory": { "hexes": [{ "hexes": ["0801-0805"], "worth": 1, "side": "british" }],
            "levels": [[3, "british", "major"], [1, "british", "minor"], [-99, "german", "minor"]] }
    }"#;
    content.insert("landships/maps/raid.json", map);
    content.insert("landships/scenarios/raid.json", scenario);
}

/// Everything that moves on a small map with a river, a bridge and a road: tanks of both sides, wheels, guns in tow, horses,
/// ships, hidden guns, wire, mines and trenches.
pub fn motors(content: &mut Content) {
    let map = r#"{
        "name": "motors", "grid": { "shape": "points-up", "columns": 12, "rows": 8, "digits": true },
        "terrain": { "trench": ["0702", "0703"], "wire": ["0602", "0603"], "mines": ["0505"],
            "river": ["0106", "0206", "0306", "0406", "0506", "0606", "0706", "0806"], "woods": ["0403", "0904"],
            "town": ["1003"], "crater": ["0802"], "difficult": ["0801", "0903"], "hill": ["1107"], "fortified": ["0703"] },
        "strips": [{ "kind": "road", "through": ["0104", "0204", "0304", "0404", "0505", "0506", "0607", "0608"] }]
    }"#;
    let scenario = r#"{
        "id": "motors", "date": "1918-04", "map": "motors",
        "sides": [
            { "side": "british", "edge": "west", "exits": "west" },
            { "side": "german", "edge": "east", "exits": "east" }
        ],
        "first": "british", "turns": 6, "trenches": { "german": ["0702", "0703"] }, "optional": ["hidden", "ditch"],
        "forces": [
            { "side": "british", "units": [["cavalry", 3], ["cavalry-mg", 1], ["infantry", 2], ["mg", 1]], "area": { "columns": [1, 3], "rows": [1, 5] } },
            { "side": "british", "units": [["mk4-male", 1], ["mk5-female", 1], ["leader", 2], ["rolls-royce", 1]], "area": { "columns": [1, 4], "rows": [1, 4] }, "facing": "e", "fascines": true },
            { "side": "british", "units": [["18pdr", 1], ["crew", 1], ["truck", 1]], "area": { "hexes": ["0107", "0108", "0207", "0208"] }, "facing": "e" },
            { "side": "british", "units": [["gunboat", 1]], "area": { "hexes": ["0106"] }, "facing": "e" },
            { "side": "british", "units": [["whippet", 1], ["truck", 1]], "area": { "edge": "west" }, "enters": 2 },
            { "side": "german", "units": [["infantry", 3], ["mg", 1], ["flamethrower", 1], ["rifle-team", 1], ["at-rifle", 1]], "area": { "columns": [7, 9], "rows": [1, 5] } },
            { "side": "german", "units": [["37mm", 1], ["77mm", 1], ["crew", 2]], "area": { "columns": [8, 11], "rows": [1, 5] } },
            { "side": "german", "units": [["a7v", 2], ["lk2", 1], ["leader", 1], ["ehrhardt", 1]], "area": { "columns": [9, 12], "rows": [1, 5] }, "facing": "w" },
            { "side": "german", "units": [["launch", 1]], "area": { "hexes": ["0806"] }, "facing": "w" }
        ],
        "victory": { "levels": [[1, "british", "minor"], [-99, "german", "minor"]] }
    }"#;
    content.insert("landships/maps/motors.json", map);
    content.insert("landships/scenarios/motors.json", scenario);
}

/// Drumfire, gas and aircraft over a small map: every kind of module, balloons, AA guns, a gunboat.
pub fn drumfire(content: &mut Content) {
    let map = r#"{
        "name": "drumfire", "grid": { "shape": "points-up", "columns": 12, "rows": 8, "digits": true },
        "terrain": { "trench": ["0801", "0802", "0803", "0804", "0805"], "wire": ["0702", "0703", "0704"],
            "mines": ["0705"], "woods": ["0303", "0404"], "town": ["1004"], "fortified": ["0803", "0301"],
            "hill": ["1107"], "river": ["0508", "0608", "0708"], "swamp": ["0207"] }
    }"#;
    let scenario = r#"{
        "id": "drumfire", "date": "1917-10", "map": "drumfire", "wind": "w", "optional": ["shells"],
        "sides": [
            { "side": "british", "edge": "west", "masks": false,
                "modules": [{ "kind": "field-battery" }, { "kind": "field-battery" }, { "kind": "heavy-group", "hurricane": true },
                    { "kind": "howitzer-battery", "gas": 2 }],
                "planes": [{ "kind": "fighter" }, { "kind": "light-bomber" }, { "kind": "observer-plane", "turns": [1, 4] }] },
            { "side": "german", "edge": "east",
                "modules": [{ "kind": "howitzer-battery", "gas": 3, "hurricane": true }, { "kind": "siege-group" }, { "kind": "heavy-group", "gas": 1 }],
                "planes": [{ "kind": "fighter-bomber" }, { "kind": "armoured-plane" }, { "kind": "balloon", "hex": "1201" }] }
        ],
        "first": "british", "turns": 6, "trenches": { "german": ["0801-0805"] },
        "forces": [
            { "side": "british", "units": [["infantry", 6], ["mg", 2], ["observer", 2], ["cavalry", 2], ["truck", 1]], "area": { "columns": [1, 4] } },
            { "side": "british", "units": [["18pdr", 2], ["stokes", 1], ["13pdr-aa", 1], ["crew", 4]], "area": { "columns": [1, 5] } },
            { "side": "british", "units": [["mk4-male", 1], ["leader", 1]], "area": { "columns": [1, 2] }, "facing": "e" },
            { "side": "german", "units": [["infantry", 5], ["mg", 2], ["observer", 2]], "area": { "hexes": ["0803", "0804"], "columns": [8, 9] } },
            { "side": "german", "units": [["77mm", 1], ["flak", 1], ["crew", 2]], "area": { "columns": [9, 11] } },
            { "side": "german", "units": [["gunboat", 1]], "area": { "hexes": ["0508", "0608"] } }
        ],
        "planned": [{ "side": "british", "module": 1, "turns": [1, 2], "kind": "drumfire", "area": { "columns": [8, 8] } },
            { "side": "german", "module": 1, "turns": [1, 1], "kind": "gas", "area": { "columns": [2, 3] } }]
    }"#;
    content.insert("landships/maps/drumfire.json", map);
    content.insert("landships/scenarios/drumfire.json", scenario);
    // The same with hidden guns (L26.1).
    let hidden = scenario.replace(r#"["shells"]"#, r#"["shells", "hidden"]"#);
    // And with hidden networks; a small area is the sternest.
    let networks = r#""networks": [{ "side": "german", "count": 2, "area": { "columns": [7, 9], "rows": [2, 6] } },
        { "side": "german", "count": 1, "area": { "hexes": ["0606", "0607", "1104"] } },
        { "side": "british", "count": 1, "area": { "columns": [3, 4] } }], "planned""#;
    let networks = hidden.replace(r#""planned""#, networks);
    content.insert("landships/scenarios/ambush.json", hidden);
    content.insert("landships/scenarios/burrow.json", networks);
}

/// The book of a scenario of this file.
pub fn open(lay: fn(&mut Content), scenario: &str) -> Book {
    let mut content = crate::content();
    lay(&mut content);
    let spec = MatchSpec::scenario(scenario.to_owned());
    Book::open(&content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// So many games, or as many as `GAMES` says.
pub fn games(usual: u64) -> u64 {
    let said = std::env::var("GAMES").ok().and_then(|n| n.parse().ok());
    said.unwrap_or(usual)
}

#[test]
fn random_games_end_within_the_rules() {
    let book = open(raid, "raid");
    let actions: u32 = (0..games(20)).map(|seed| play(&book, seed)).sum();
    assert!(actions > 0, "something is played");
}

#[test]
fn a_raid_obeys_the_laws_of_every_system() {
    let options = Options {
        every: 31,
        ..Options::default()
    };
    let games = games(12);
    let report = conformance::run(Arc::new(open(raid, "raid")), 0..games, &options);
    let report = report.unwrap_or_else(|broken| panic!("raid: {broken}"));
    assert_eq!(report.games, games);
}

#[test]
fn random_games_of_motors_end_within_the_rules() {
    let book = open(motors, "motors");
    let actions: u32 = (0..games(20)).map(|seed| play(&book, seed)).sum();
    assert!(actions > 0, "something is played");
}

#[test]
fn motors_obey_the_laws_of_every_system() {
    let options = Options {
        every: 31,
        ..Options::default()
    };
    let games = games(8);
    let report = conformance::run(Arc::new(open(motors, "motors")), 0..games, &options);
    let report = report.unwrap_or_else(|broken| panic!("motors: {broken}"));
    assert_eq!(report.games, games);
}

#[test]
fn drumfire_and_aircraft_stay_within_the_rules() {
    for name in ["drumfire", "ambush", "burrow"] {
        let book = open(drumfire, name);
        let actions: u32 = (0..games(10)).map(|seed| play(&book, seed)).sum();
        assert!(actions > 0, "something is played");
    }
}

#[test]
fn drumfire_obeys_the_laws_of_every_system() {
    let options = Options {
        every: 61,
        ..Options::default()
    };
    let games = games(6);
    for name in ["drumfire", "ambush", "burrow"] {
        let book = Arc::new(open(drumfire, name));
        let report = conformance::run(book, 0..games, &options);
        let report = report.unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert_eq!(report.games, games);
    }
}

#[test]
fn field_batteries_draw_their_shells() {
    let lay = |content: &mut Content| {
        let scenario = r#"{ "id": "shells", "date": "1915-05", "map": "", "first": "french", "turns": 2, "optional": ["shells"],
            "sides": [{ "side": "french", "modules": [{ "kind": "field-battery" }, { "kind": "howitzer-battery" }, { "kind": "field-battery" }] },
                { "side": "german" }],
            "forces": [{ "side": "german", "units": [["infantry", 1]], "area": { "hexes": ["1006"] } },
                { "side": "french", "units": [["infantry", 1]], "area": { "hexes": ["0206"] } }] }"#;
        content.insert("landships/scenarios/shells.json", scenario);
    };
    let book = open(lay, "shells");
    // L26.2: a die for each field battery, before anything is set up.
    let words = ["2".to_owned(), "3".to_owned()];
    let mut chance = Chance::script(&words);
    let state = book.start(&mut chance, &mut Teller::silent());
    let drawn: Vec<bool> = state.modules.iter().map(|it| it.shrapnel).collect();
    assert!(chance.fault().is_none());
    assert_eq!(drawn, [true, false, false]);
}

#[test]
fn a_state_stays_within_three_kibibytes() {
    let size = size_of::<State>();
    eprintln!("a state has {size} bytes");
    assert!(size <= 3 * 1024);
}

#[test]
fn all_that_is_wrong_with_a_scenario_is_told() {
    let mut content = crate::content();
    let scenario = r#"{ "id": "bad", "date": "1915-04", "map": "", "first": "french", "turns": 3, "wind": "up",
        "sides": [{ "side": "british" }, { "side": "german" }],
        "forces": [{ "side": "german", "units": [["a7v", 1], ["dragons", 2]], "area": { "hexes": ["9999"] } }] }"#;
    content.insert("landships/scenarios/bad.json", scenario);
    let Err(faults) = Book::open(&content, &MatchSpec::scenario("bad".to_owned())) else {
        panic!("it opens");
    };
    let places: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
    for place in ["first", "wind", "forces.1"] {
        assert!(places.contains(&place), "{place} of {faults:#?}");
    }
    assert!(faults.len() >= 5, "{faults:#?}");
}

#[test]
fn a_hidden_network_is_seen_by_its_side_alone() {
    let book = open(drumfire, "burrow");
    let mut rng = Rng::new(7);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let dug = |state: &State, viewer: Viewer| -> Vec<String> {
        let seen = book.view(&Known::mask(&book, state, viewer)).hexes;
        let hidden = seen
            .into_iter()
            .filter(|it| it.words.iter().any(|word| word == "unseen"));
        hidden.map(|it| it.hex).collect()
    };
    for text in [
        "plan 1 0804",
        "plan 2 0204",
        "dig 0706",
        "dig 0902",
        "dig 1104",
    ] {
        let action = book.read(&state, text).expect(text);
        assert!(book.why_not(&state, action).is_none(), "{text}");
        book.apply(
            &mut state,
            action,
            &mut Chance::sample(&mut rng),
            &mut Teller::silent(),
        );
    }
    assert_eq!(dug(&state, Viewer::Seat(Seat(1))), ["0902", "1104", "0706"]);
    assert!(dug(&state, Viewer::Seat(Seat(0))).is_empty());
    assert!(dug(&state, Viewer::Everyone).is_empty());
}

#[test]
fn networks_that_cannot_be_dug_are_refused() {
    let lay = |networks: &str| {
        let mut content = crate::content();
        drumfire(&mut content);
        let text = content
            .get("landships/scenarios/drumfire.json")
            .expect("it is there");
        let text = text.replace(
            r#""planned""#,
            &format!(r#""networks": {networks}, "planned""#),
        );
        content.insert("landships/scenarios/dug.json", text);
        Book::open(&content, &MatchSpec::scenario("dug".to_owned())).is_ok()
    };
    assert!(lay(
        r#"[{ "side": "german", "count": 2, "area": { "hexes": ["0901", "0902"] } }]"#
    ));
    // Too little room, a river, a network that is there, too many rows, one area of both sides.
    assert!(!lay(
        r#"[{ "side": "german", "count": 3, "area": { "hexes": ["0901", "0902"] } }]"#
    ));
    assert!(!lay(
        r#"[{ "side": "german", "count": 1, "area": { "hexes": ["0508", "0803"] } }]"#
    ));
    assert!(!lay(
        r#"[{ "side": "german", "count": 7, "area": { "columns": [9, 11] } }]"#
    ));
    assert!(!lay(
        r#"[{ "side": "german", "count": 1, "area": { "columns": [5, 9] } }, { "side": "british", "count": 1, "area": { "columns": [2, 5] } }]"#
    ));
}
