//! What is seen from a hex, and what is in the way.

use crate::stock::{content, position};
use table::{Game, Known, SightView, Viewer};

fn from_e3(terrain: &str, pieces: &str) -> Vec<SightView> {
    let content = content();
    let given = format!(
        "at = \"combat\"\nturn = \"british\"\nterrain = {{ {terrain} }}\npieces = [\"E3 machine-gun british ordered\", {pieces}]\n"
    );
    let (book, state) = position(&content, &given);
    let known = Known::mask(&book, &state, Viewer::Everyone);
    assert!(book.sight(&known, "Z99").is_empty());
    book.sight(&known, "E3")
}

fn of<'a>(seen: &'a [SightView], hex: &str) -> &'a SightView {
    seen.iter()
        .find(|view| view.hex == hex)
        .expect("every hex is listed")
}

#[test]
fn on_an_open_board_everything_is_seen() {
    let seen = from_e3("", "\"L11 infantry german\"");
    assert!(seen.iter().all(|view| view.clear && view.why.is_none()));
    assert!(seen.len() > 120);
}

#[test]
fn a_forest_hides_what_lies_behind_it_and_is_named() {
    let seen = from_e3("F5 = \"forest\"", "\"L11 infantry german\"");
    assert!(of(&seen, "F5").clear, "the forest itself is seen");
    let hidden = of(&seen, "G7");
    assert!(!hidden.clear);
    assert_eq!(hidden.blockers, ["F5"]);
    let why = hidden.why.as_ref().expect("a reason");
    assert_eq!(why.rules[0], "ter.forest.los");
    assert_eq!(
        why.text,
        table::Text::new("ccgw-no-sight-hex").name("hex", "F5")
    );
}

#[test]
fn a_unit_in_the_way_blocks_as_well() {
    let seen = from_e3("", "\"F5 infantry german\"");
    let hidden = of(&seen, "G7");
    assert_eq!(hidden.blockers, ["F5"]);
    assert_eq!(
        hidden.why.as_ref().expect("a reason").rules[0],
        "los.obstacles"
    );
}
