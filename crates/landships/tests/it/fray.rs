//! Random games at close quarters: everything that fires small arms or fights hand to hand, hidden guns, every optional rule.

use crate::games::{games, open, play};
use std::sync::Arc;
use table::Content;
use table::conformance::{self, Options};

/// Both sides begin within range: cavalry, armoured cars, flamethrowers, assault groups, a fortified network, a town, a river.
fn fray(content: &mut Content) {
    let map = r#"{
        "name": "fray", "grid": { "shape": "points-up", "columns": 10, "rows": 8, "digits": true },
        "terrain": { "trench": ["0601", "0602", "0603", "0604"], "fortified": ["0602", "0606"], "wire": ["0502", "0504"],
            "mines": ["0505"], "woods": ["0403", "0703"], "town": ["0605", "0705"], "river": ["0108", "0208", "0308", "0408", "0508", "0608", "0708", "0808", "0908", "1008"],
            "swamp": ["0407"], "hill": ["0801"] },
        "strips": [{ "kind": "road", "through": ["0307", "0308"] }]
    }"#;
    let scenario = r#"{
        "id": "fray", "date": "1918-04", "map": "fray",
        "sides": [{ "side": "british", "edge": "west" }, { "side": "german", "edge": "east" }],
        "first": "british", "turns": 6, "trenches": { "german": ["0601-0604"] },
        "forces": [
            { "side": "british", "units": [["infantry", 5], ["mg", 2], ["assault", 1], ["flamethrower", 1], ["observer", 1]], "area": { "columns": [3, 5] } },
            { "side": "british", "units": [["cavalry", 2], ["cavalry-mg", 1]], "area": { "columns": [1, 3] } },
            { "side": "british", "units": [["mk5-female", 1], ["leader", 1], ["rolls-royce", 1], ["truck", 1]], "area": { "columns": [1, 3] }, "facing": "e" },
            { "side": "british", "units": [["18pdr", 1], ["crew", 1]], "area": { "columns": [2, 4] } },
            { "side": "german", "units": [["infantry", 4], ["assault", 2], ["flamethrower", 1]], "area": { "columns": [5, 7] } },
            { "side": "german", "units": [["mg", 2]], "area": { "columns": [6, 8] } },
            { "side": "german", "units": [["77mm", 1], ["crew", 1]], "area": { "columns": [7, 9] } },
            { "side": "german", "units": [["37mm", 1], ["crew", 1]], "area": { "columns": [6, 7] } },
            { "side": "german", "units": [["rifle-team", 1], ["at-rifle", 1]], "area": { "columns": [6, 7] } },
            { "side": "german", "units": [["a7v", 1], ["ehrhardt", 1]], "area": { "columns": [8, 10] }, "facing": "w" }
        ],
        "optional": ["hidden", "abandon"],
        "victory": { "hexes": [{ "hexes": ["0605", "0705"], "worth": 2 }],
            "levels": [[4, "british", "major"], [1, "british", "minor"], [-99, "german", "minor"]] }
    }"#;
    content.insert("landships/maps/fray.json", map);
    content.insert("landships/scenarios/fray.json", scenario);
}

#[test]
fn random_frays_end_within_the_rules() {
    let book = open(fray, "fray");
    let actions: u32 = (0..games(10)).map(|seed| play(&book, seed)).sum();
    assert!(actions > 0, "something is played");
}

#[test]
fn a_fray_obeys_the_laws_of_every_system() {
    let options = Options {
        every: 53,
        ..Options::default()
    };
    let games = games(4);
    let report = conformance::run(Arc::new(open(fray, "fray")), 0..games, &options);
    let report = report.unwrap_or_else(|broken| panic!("fray: {broken}"));
    assert_eq!(report.games, games);
}
