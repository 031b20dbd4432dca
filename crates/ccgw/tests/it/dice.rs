//! Dice are told as they fell, and which of them did nothing.

use crate::stock::{content, position};
use table::{Chance, Event, Game, Teller};

fn told(given: &str, actions: &str, chance: &[&str]) -> Vec<Event> {
    let content = content();
    let (book, mut state) = position(&content, given);
    let script: Vec<String> = chance.iter().map(|word| (*word).to_owned()).collect();
    let mut chance = Chance::script(&script);
    let mut teller = Teller::listening();
    for action in actions.split(", ") {
        let action = book.read(&state, action).expect("an action");
        book.apply(&mut state, action, &mut chance, &mut teller);
    }
    assert_eq!(chance.fault(), None);
    teller.take()
}

/// The dice of the first event that has some: `soldier`, or `-soldier` where it did nothing.
fn dice(events: &[Event]) -> Vec<String> {
    let rolled = events
        .iter()
        .find(|event| !event.dice.is_empty())
        .expect("a roll");
    let shown = |die: &table::DieView| match die.counts {
        true => die.die.clone(),
        false => format!("-{}", die.die),
    };
    rolled.dice.iter().map(shown).collect()
}

const TRENCH: &str = r##"
at = "combat"
turn = "british"
terrain = { E6 = "trench" }
pieces = ["E3 machine-gun british ordered", "E6 infantry german"]
"##;

#[test]
fn soldiers_against_a_trench_are_struck_through() {
    let rolled = |faces: &[&str]| dice(&told(TRENCH, "fire E3 E6", faces));
    assert_eq!(rolled(&["S", "B", "S"]), ["-soldier", "burst", "-soldier"]);
    assert_eq!(
        rolled(&["S", "S", "S"]),
        ["soldier", "-soldier", "-soldier"]
    );
    assert_eq!(rolled(&["D", "HQ", "S"]), ["-deadly", "hq", "-soldier"]);
}

#[test]
fn in_close_combat_deadly_hits_and_a_flag_against_the_dead_does_nothing() {
    let given = r##"
at = "combat"
turn = "british"
pieces = ["E3 infantry british ordered", "E4 infantry german figures=1"]
"##;
    let rolled = |faces: &[&str]| dice(&told(given, "assault E3 E4", faces));
    assert_eq!(rolled(&["D", "F", "S"]), ["deadly", "-flag", "soldier"]);
}

/// The template of a player at the bottom, laid on E6, has 1 on F7 and 2 on F6.
#[test]
fn targeting_dice_that_fall_on_nothing_are_struck_through() {
    let given = r##"
at = "combat"
turn = "british"
fire = "anywhere"
hq = { british = 4 }
artillery = { british = 4 }
pieces = ["F7 infantry german"]
"##;
    let events = told(given, "target E6, dice 2", &["1", "2", "B"]);
    assert_eq!(dice(&events), ["1", "-2"]);
}
