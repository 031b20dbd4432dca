use super::*;
use crate::case::toy::Toy;
use crate::{AnyMatch, Content, Game, MatchSpec, Refused, Seat, Turn};
use std::sync::Arc;

/// Red fires; blue may step back or stay; red draws a card, which leaves no choice.
const HEAD: &str = r#"
title = { en = "Fire", fr = "Le tir" }
about = { en = "One shot", fr = "Un coup" }
side = "red"
at = "combat"
turn = "red"
pieces = ["A1 infantry#R red", "C1 infantry#B blue figures=3", "B1 infantry#H blue"]
"#;
const STEP: &str =
    "[[step]]\ntitle = { en = \"a\", fr = \"b\" }\ntext = { en = \"a\", fr = \"b\" }\n";

fn lesson(steps: &str) -> Arc<Lesson> {
    let read = Lesson::read("toy/lessons/first.toml", &format!("{HEAD}{steps}"));
    Arc::new(read.unwrap_or_else(|faults| panic!("{faults:#?}")))
}

fn table(lesson: &Lesson) -> Box<dyn AnyMatch> {
    let spec = MatchSpec::default();
    let book = Toy::open(&Content::default(), &spec).unwrap_or_else(|faults| panic!("{faults:?}"));
    Box::new(lay(Arc::new(book), lesson).unwrap_or_else(|faults| panic!("{faults:?}")))
}

fn faults(steps: &str) -> Vec<String> {
    let lesson = lesson(steps);
    let found = check(&lesson, &|| Ok(table(&lesson)));
    found.iter().map(ToString::to_string).collect()
}

/// A shot that may be aimed at either of two, what comes of it, and the last word.
fn two_shots() -> String {
    let fire = "do = [\"fire A1 C1 | fire A1 B1\"]\nchance = [\"hit\", \"miss\"]\n";
    format!("{STEP}{STEP}{fire}{STEP}")
}

#[test]
fn a_lesson_is_led_step_by_step_and_what_is_not_wanted_is_refused() {
    let fire =
        "do = [\"fire A1 C1\", \"blue: stay\"]\nchance = [\"hit\", \"flag\"]\nshow = \"C1\"\n";
    let lesson = lesson(&format!("{STEP}{STEP}{fire}{STEP}"));
    assert_eq!((lesson.id(), lesson.steps.len()), ("first", 3));
    let mut game = table(&lesson);
    let mut guide = Guide::begin(lesson.clone(), &mut *game).unwrap();
    // The first step is read: nothing is wanted, and what is legal is told to wait.
    assert!(guide.is_done() && !guide.is_over());
    assert!(guide.wanted(&*game, game.offers(Seat(0))).is_empty());
    let not = guide.act(&mut *game, "fire A1 C1").unwrap_err();
    let NotDone::Refused(Refused::Forbidden(refusal)) = not else {
        panic!("{not:?}");
    };
    assert_eq!(refusal.text.key, "lesson-read-on");
    guide.next(&mut *game).unwrap();
    // Then one action of several.
    assert!(game.offers(Seat(0)).len() > 1);
    let wanted = guide.wanted(&*game, game.offers(Seat(0)));
    assert_eq!(wanted.len(), 1);
    assert_eq!(wanted[0].action, "fire A1 C1");
    let not = guide.act(&mut *game, "fire A1 B1").unwrap_err();
    let NotDone::Refused(Refused::Forbidden(refusal)) = not else {
        panic!("{not:?}");
    };
    assert_eq!(refusal.text.key, "lesson-not-yet");
    assert_eq!((guide.step(), game.len()), (1, 0));
    // A turned page is not turned back by reading on.
    guide.next(&mut *game).unwrap();
    assert_eq!(guide.step(), 1);
    guide.act(&mut *game, "fire A1 C1").unwrap();
    assert!(guide.is_over());
    assert_eq!(guide.moves(), ["fire A1 C1"]);
    // Blue has stayed by the script; the card waits for a word of the script.
    assert!(matches!(game.turn(), Turn::Ask(_)));
    assert_eq!(game.len(), 2);
}

#[test]
fn everything_that_a_step_allows_is_tried() {
    let none: [&str; 0] = [];
    assert_eq!(faults(&two_shots()), none);
    // Who stands in B1 cannot go back, for C1 is taken: he stays without being asked.
    let steps = two_shots()
        .replace("B1\"]", "B1\", \"blue: back\"]")
        .replace("miss", "flag");
    let found = faults(&steps);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(
        found[0].contains("after 'fire A1 B1' instead of 'fire A1 C1'"),
        "{found:#?}"
    );
    assert!(
        found[0].contains("it is red who is asked here"),
        "{found:#?}"
    );
}

#[test]
fn what_a_lesson_cannot_do_is_told_with_its_place_and_what_it_could() {
    let told = |act: &str, chance: &str| {
        let steps = format!("{STEP}do = [\"{act}\"]\nchance = [{chance}]\n{STEP}");
        faults(&steps).join("\n")
    };
    let illegal = told("fire C1 A1", "");
    assert!(
        illegal.contains("line 11, column 7") && illegal.contains("fire A1 C1"),
        "{illegal}"
    );
    let other = told("blue: stay", "");
    assert!(other.contains("it is red who is asked here"), "{other}");
    let short = told("fire A1 C1", "\"hit\"");
    assert!(short.contains("the script has run out"), "{short}");
    let left = told("fire A1 C1", "\"miss\", \"miss\", \"c1\", \"miss\"");
    assert!(left.contains("line 12, column"), "{left}");
}

#[test]
fn a_file_that_is_none_is_told_all_that_is_wrong_at_once() {
    let read = |text: &str| -> Vec<String> {
        let faults = Lesson::read("first.toml", text).unwrap_err();
        faults.iter().map(ToString::to_string).collect()
    };
    let told = read(&format!("{HEAD}{STEP}do = \"fire A1 C1\"\nsay = 1\n")).join("\n");
    assert!(told.contains("a `step` has no `say`"), "{told}");
    assert!(told.contains("the last step asks for something"), "{told}");
    let told = read("title = { en = \"a\" }\npieces = []\n").join("\n");
    for what in ["no words in 'fr'", "no `about`", "whose `side`", "no steps"] {
        assert!(told.contains(what), "{what}: {told}");
    }
    let told = read(&format!("rules = [\"x\"]\n{HEAD}{STEP}")).join("\n");
    assert!(
        told.contains("a lesson has no `rules` of its own"),
        "{told}"
    );
}

#[test]
fn what_the_learner_had_chosen_is_found_again() {
    let lesson = lesson(&two_shots());
    let other = ["fire A1 B1".to_owned()];
    let mut game = table(&lesson);
    let mut guide = Guide::begin(lesson.clone(), &mut *game).unwrap();
    guide.forward(&mut *game, 2, &other).unwrap();
    assert_eq!(guide.moves(), other);
    let spec = play_on(&lesson, guide.moves());
    let book = Arc::new(
        Toy::open(&Content::default(), &MatchSpec::default()).unwrap_or_else(|_| panic!()),
    );
    let state = after(book, lesson.clone(), &spec.options[MOVES]).unwrap();
    assert_eq!(
        crate::commit::to_hex(&crate::state_hash(&state)),
        game.hash()
    );
    // Moves that do not fit are those of the file.
    let mut game = table(&lesson);
    let mut guide = Guide::begin(lesson, &mut *game).unwrap();
    guide.forward(&mut *game, 9, &["jump".to_owned()]).unwrap();
    assert_eq!(guide.moves(), ["fire A1 C1"]);
}
