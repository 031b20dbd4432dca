//! Every worked case can be shown: its positions, its ground, and all it expects holds.

use crate::{content, files, root};
use shelf::Caption;
use table::case::CaseFile;

#[test]
fn every_case_is_a_film_in_which_everything_holds() {
    let content = content();
    let (mut shown, mut unsaid) = (0, Vec::new());
    for &system in shelf::systems() {
        for (path, text) in files(&root("cases").join(system.id())) {
            let file = CaseFile::read(&path, &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
            for case in &file.cases {
                let film = system.film(&content, &file, &case.name);
                let film = film.unwrap_or_else(|| panic!("{path} \"{}\" has no film", case.name));
                let wrong: Vec<_> = film
                    .frames
                    .iter()
                    .flat_map(|frame| &frame.expects)
                    .filter(|expect| !expect.passed)
                    .collect();
                assert!(wrong.is_empty(), "{path} \"{}\": {wrong:?}", case.name);
                assert!(film.frames.iter().any(|frame| !frame.expects.is_empty()));
                let bare = { film.frames.iter() }
                    .find(|frame| frame.action.is_some() && frame.did.is_none());
                unsaid.extend(
                    bare.map(|frame| (path.clone(), case.name.clone(), frame.action.clone())),
                );
                let mut expects = film.frames.iter().flat_map(|frame| &frame.expects);
                assert!(expects.all(|expect| expect.claim.is_some()));
                let ground = film.ground.expect("it can be drawn");
                assert_eq!(ground.name(), film.map);
                assert!(film.frames.iter().all(|frame| frame.view.map == film.map));
                shown += 1;
            }
        }
    }
    assert!(shown > 500);
    assert!(unsaid.is_empty(), "no words: {unsaid:#?}");
}

/// A case that lays a trench and a forest on the bare board has a map with both.
#[test]
fn terrain_that_a_case_lays_is_on_its_ground() {
    let text = "rules = [\"ranged.mg\"]\nat = \"combat\"\nturn = \"british\"\nterrain = { E6 = \"trench\", F6 = \"forest wire\" }\n\
                pieces = [\"E3 machine-gun#M british ordered\", \"E6 infantry#T german\"]\n\
                then = [{ do = \"fire E3 E6\", chance = [\"S\", \"S\", \"B\"], see = { \"#T\" = \"figures=3\" } }, { see = { \"#T\" = \"figures=4\" } }]\n";
    let file = CaseFile::read("laid", text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let system = shelf::system("ccgw").expect("it is on the shelf");
    let film = system.film(&content(), &file, "laid").expect("a film");
    assert!(system.film(&content(), &file, "another").is_none());
    assert_eq!(film.frames.len(), 2);
    assert_eq!(film.frames[1].action.as_deref(), Some("fire E3 E6"));
    assert_eq!(film.frames[1].words, ["fire E3 E6", "S S B"]);
    let held: Vec<bool> = film.frames[1]
        .expects
        .iter()
        .map(|expect| expect.passed)
        .collect();
    assert_eq!(held, [true, false]);
    let ground = film.ground.expect("a map");
    let hex = |label: &str| ground.grid().parse(label).expect("a hex");
    assert!(ground.has(hex("E6"), "trench") && ground.has(hex("F6"), "forest"));
    assert!(!ground.has(hex("F6"), "wire"), "a token is no tile");
    let faces = film.frames[0]
        .view
        .hexes
        .iter()
        .find(|seen| seen.hex == "F6");
    assert!(
        faces.is_some_and(|seen| !seen.faces.is_empty()),
        "the wire is drawn"
    );
    let board = system.draw_board(&ground, &Caption::default());
    assert!(board.ground.contains("<svg"));
}
