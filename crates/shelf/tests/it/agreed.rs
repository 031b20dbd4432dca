//! What players may agree on before play opens, each by itself and all together.

use crate::{content, scenarios};
use shelf::{HandicapCard, NoSuch, ScenarioCard};
use std::collections::BTreeMap;
use table::commit::Secrets;
use table::journal::Journal;
use table::{MatchSpec, Rng, Seat, Turn, Viewer};

#[test]
fn every_value_of_every_option_opens_a_match() {
    let content = content();
    let mut opened = 0;
    for (system, card) in scenarios(&content) {
        let open = |options: BTreeMap<String, String>| {
            let spec = MatchSpec {
                options: options.clone(),
                ..MatchSpec::scenario(&card.id)
            };
            let secrets = Secrets::from_number(0, card.seats.len());
            let game = system.open_match(&content, &spec, secrets);
            let game = game.unwrap_or_else(|faults| panic!("{}: {faults:#?}", card.file));
            assert_eq!(game.options(), &options);
        };
        let mut last = BTreeMap::new();
        for option in &card.options {
            assert!(option.values.len() > 1, "{}: {}", card.file, option.name);
            for value in &option.values {
                let one = (option.name.clone(), value.value.clone());
                open([one.clone()].into());
                last.extend([one]);
                opened += 1;
            }
        }
        open(last);
    }
    assert!(opened > 50);
}

#[test]
fn the_usual_is_not_written_down_and_what_is_not_there_is_said() {
    let content = content();
    let found = scenarios(&content).into_iter();
    let mut found = found.filter(|(_, card)| card.options.len() > 1);
    let (_, card) = found.next().unwrap();
    let of = |option: usize, value: usize| {
        let option = &card.options[option];
        (option.name.clone(), option.values[value].value.clone())
    };
    let wanted: BTreeMap<String, String> = [of(0, 1), of(1, 0)].into();
    assert_eq!(card.agree(&wanted), Ok([of(0, 1)].into()));
    let wanted = [("weather".to_owned(), "rain".to_owned())].into();
    assert_eq!(card.agree(&wanted), Err(NoSuch::Option("weather")));
    let (option, value) = (of(0, 0).0, "perhaps".to_owned());
    let wanted = [(option.clone(), value.clone())].into();
    let no_such = NoSuch::Value {
        option: &option,
        value: &value,
    };
    assert_eq!(card.agree(&wanted), Err(no_such));
}

/// The handicaps of a seat, the least or the most of each, as a match is opened with them.
fn handicaps(card: &ScenarioCard, seat: Seat, most: bool) -> BTreeMap<String, String> {
    let own = card.handicaps.iter().filter(|it| it.seat == seat);
    let one = |it: &HandicapCard| {
        let values = &it.option.values[1..];
        let value = if most { values.last() } else { values.first() };
        let value = value.expect("one that is offered may be taken");
        (it.option.name.clone(), value.value.clone())
    };
    own.map(one).collect()
}

#[test]
fn every_handicap_of_every_scenario_opens_a_match() {
    let content = content();
    for (system, card) in scenarios(&content) {
        let usual = Secrets::from_number(0, card.seats.len());
        let usual = system.open_match(&content, &MatchSpec::scenario(&card.id), usual);
        let usual = usual.unwrap_or_else(|faults| panic!("{faults:#?}"));
        for seat in [Seat(0), Seat(1)] {
            for most in [false, true] {
                let options = handicaps(&card, seat, most);
                assert!(!options.is_empty(), "{}: nothing for {seat:?}", card.file);
                let spec = MatchSpec {
                    options: options.clone(),
                    ..MatchSpec::scenario(&card.id)
                };
                let secrets = Secrets::from_number(0, card.seats.len());
                let game = system.open_match(&content, &spec, secrets);
                let game = game.unwrap_or_else(|faults| panic!("{}: {faults:#?}", card.file));
                assert_eq!(card.agree(&options), Ok(options.clone()));
                assert_eq!(game.options(), &options);
                let [seen, was] = [&game, &usual].map(|it| it.view(Viewer::Everyone));
                let same = (seen.sides, seen.pieces) == (was.sides, was.pieces);
                assert!(!same, "{}: {options:?}", card.file);
            }
        }
    }
}

#[test]
fn the_laws_hold_and_games_end_under_handicaps() {
    let content = content();
    for system in shelf::systems() {
        let cards = system.scenarios(&content).unwrap();
        for (n, seat, most) in [
            (0, Seat(0), false),
            (1, Seat(1), false),
            (2, Seat(0), true),
            (3, Seat(1), true),
        ] {
            let card = &cards[n];
            let spec = MatchSpec {
                options: handicaps(card, seat, most),
                ..MatchSpec::scenario(&card.id)
            };
            let tried = system.conformance(&content, &spec, 3..4, 7);
            let tried = tried.unwrap_or_else(|faults| panic!("{faults:#?}"));
            tried.unwrap_or_else(|broken| panic!("{}: {broken}", card.file));
        }
    }
}

#[test]
fn a_journal_with_a_handicap_is_replayed() {
    let content = content();
    let system = shelf::systems()[0];
    let card = &system.scenarios(&content).unwrap()[0];
    let spec = MatchSpec {
        options: handicaps(card, Seat(1), true),
        ..MatchSpec::scenario(&card.id)
    };
    let secrets = Secrets::from_number(5, card.seats.len());
    let mut game = system.open_match(&content, &spec, secrets).unwrap();
    let mut rng = Rng::new(1);
    for _ in 0..40 {
        let (Turn::Ask(ask), Some(action)) = (game.turn(), game.random_action(&mut rng)) else {
            break;
        };
        game.play(ask.seat, &action).unwrap();
    }
    let journal = Journal::parse("journal", &game.journal()).unwrap();
    assert_eq!(journal.header.options, spec.options);
    let again = system.resume(&content, &journal).unwrap();
    assert_eq!((again.hash(), again.len()), (game.hash(), 40));
}
