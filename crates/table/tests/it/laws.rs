//! Conformance passes the sound toy and catches each flaw by the law it breaks.

use crate::toy::{Flaw, Toy};
use std::sync::Arc;
use table::conformance::{Broken, Options, Report, run};

fn options() -> Options {
    Options {
        every: 1,
        cap: 500,
        state_bytes: 128,
        match_every: 1,
        guesses: 4,
    }
}

fn broken(flaw: Flaw) -> Broken {
    match run(Arc::new(Toy::with(flaw)), 0..100, &options()) {
        Ok(report) => panic!("{flaw:?} was not caught: {report:?}"),
        Err(broken) => broken,
    }
}

#[test]
fn the_sound_toy_keeps_every_law() {
    let report: Report = run(Arc::new(Toy::with(Flaw::None)), 0..300, &options())
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((report.games, report.draws), (300, 0));
    assert!(report.wins.iter().all(|&wins| wins > 60), "{report:?}");
    assert!(report.shortest <= report.mean_length() && report.mean_length() < report.longest);
    assert_eq!(report.widest, 4);
}

#[test]
fn each_flaw_is_caught_by_its_law() {
    let caught = [
        (Flaw::RefusesListed, "listed-is-accepted"),
        (Flaw::Twice, "listed-is-accepted"),
        (Flaw::Unsound, "listed-is-accepted"),
        (Flaw::AllowsUnlisted, "unlisted-is-refused"),
        (Flaw::NoRule, "unlisted-is-refused"),
        (Flaw::Notation, "notation"),
        (Flaw::LostField, "copies-are-equal"),
        (Flaw::PartsMissing, "parts-add-up"),
        (Flaw::Moody, "same-chance-same-state"),
        (Flaw::MoodyStart, "journal"),
        (Flaw::ShortGuess, "guess-fits"),
        (Flaw::MaskForgets, "guess-fits"),
        (Flaw::OwnWindowLeaks, "turn-is-public"),
        (Flaw::TurnLeaks, "turn-is-public"),
        (Flaw::LoneAnswer, "lone-answer-is-public"),
        (Flaw::ListLeaks, "lists-do-not-leak"),
        (Flaw::RefusalLeaks, "lists-do-not-leak"),
        (Flaw::NoProbe, "undo-barrier"),
        (Flaw::EventLeaks, "events-do-not-leak"),
        (Flaw::IdLeaks, "events-do-not-leak"),
        (Flaw::Unheard, "events-do-not-leak"),
        (Flaw::HidesNothing, "chance-does-not-leak"),
        (Flaw::LastDrawnLeaks, "chance-does-not-leak"),
        (Flaw::DeadEnd, "no-dead-end"),
        (Flaw::Endless, "ends"),
        (Flaw::Panics, "no-panic"),
    ];
    for (flaw, law) in caught {
        let found = broken(flaw);
        assert_eq!(found.law, law, "{flaw:?}: {found}");
    }
}

#[test]
fn a_window_that_opens_for_a_hidden_card_is_caught_by_either_of_two_laws() {
    let found = broken(Flaw::WindowLeaks);
    assert!(
        ["turn-is-public", "undo-barrier"].contains(&found.law),
        "{found}"
    );
}

#[test]
fn a_state_beyond_its_bound_is_caught() {
    let tight = Options {
        state_bytes: 16,
        ..options()
    };
    assert_eq!(
        run(Arc::new(Toy::with(Flaw::None)), 0..1, &tight)
            .unwrap_err()
            .law,
        "size"
    );
}

#[test]
fn what_broke_comes_with_the_actions_that_led_there() {
    let found = broken(Flaw::DeadEnd);
    assert_eq!(found.history.last().map(String::as_str), Some("stake 3"));
    assert!(found.to_string().contains("\n  stake 3"));
}
