//! A match keeps little of what it told, and tells it again when it is asked.

use crate::content;
use std::sync::Arc;
use table::commit::Secrets;
use table::journal::Journal;
use table::{AnyMatch, Content, Event, Match, MatchSpec, Rng, Seat, Turn, Viewer};

/// Enough that most of it is no longer kept.
const ACTIONS: usize = 400;

/// What every entry told the referee, as it was heard when it was made.
fn played(game: &mut dyn AnyMatch) -> Vec<Vec<Event>> {
    let mut rng = Rng::new(7);
    let mut told = vec![game.view(Viewer::Referee).events];
    while let (Turn::Ask(ask), true) = (game.turn(), game.len() < ACTIONS) {
        let action = game.random_action(&mut rng).unwrap();
        game.play(ask.seat, &action).unwrap();
        told.push(game.view(Viewer::Referee).events);
        if rng.below(4) == 0 && game.undo(ask.seat).is_ok() {
            // One that is taken back by its own seat alone is not spoken of.
            told.push(Vec::new());
        }
    }
    told
}

#[test]
fn what_is_told_again_is_what_was_told() {
    let content = content();
    for system in shelf::systems() {
        let spec = MatchSpec::scenario("1");
        let secrets = Secrets::from_number(3, 2);
        let mut game = system.open_match(&content, &spec, secrets).unwrap();
        let told = played(game.as_mut());
        assert!(told.len() > 200, "{}: {}", system.id(), told.len());
        let journal = Journal::parse("again", &game.journal()).unwrap();
        let again = system.resume(&content, &journal).unwrap();
        for game in [&game, &again] {
            assert_eq!(told.len(), game.len() + 1);
            for (n, then) in told.iter().enumerate().skip(1) {
                let (seat, action, heard) = game.entry(n).unwrap();
                let then = then
                    .iter()
                    .filter(|event| event.audience.hears(Viewer::Seat(seat)));
                let then: Vec<Event> = then.cloned().collect();
                assert_eq!(heard, then, "{}: {n}, {action}", system.id());
            }
            for viewer in [
                Viewer::Referee,
                Viewer::Everyone,
                Viewer::Seat(Seat(0)),
                Viewer::Seat(Seat(1)),
            ] {
                let log = game.log(viewer);
                let positions = game.positions(viewer, 0).into_iter();
                let moments: Vec<(usize, Event)> = positions
                    .flat_map(|at| at.events.into_iter().map(move |event| (at.number, event)))
                    .collect();
                assert_eq!(log, moments, "{}: {viewer:?}", system.id());
                let last = game.last_position(viewer);
                for number in [1, last / 3, last / 2, last] {
                    let seen = game.view_at(viewer, number).unwrap().events;
                    let then = log.iter().filter(|(of, _)| *of == number);
                    let then: Vec<Event> = then.map(|(_, event)| event.clone()).collect();
                    assert_eq!(seen, then, "{}: {viewer:?} {number}", system.id());
                }
            }
        }
        // The log of the referee has all that stands.
        let all: usize = told.iter().map(Vec::len).sum();
        assert!(game.log(Viewer::Referee).len() <= all);
        assert_eq!(
            game.log(Viewer::Referee),
            again.log(Viewer::Referee),
            "{}",
            system.id()
        );
    }
}

#[test]
fn matches_of_one_scenario_share_one_book() {
    let book = |content: &Content, options: &[(&str, &str)]| {
        let system = shelf::system("ccgw").unwrap();
        let options = options.iter().map(|(k, v)| (k.to_string(), v.to_string()));
        let spec = MatchSpec {
            options: options.collect(),
            ..MatchSpec::scenario("1")
        };
        let game = system.open_match(content, &spec, Secrets::from_number(1, 2));
        let game = game.unwrap();
        let pinned = system.pinned(content, &spec).unwrap();
        let table = game.as_any().downcast_ref::<Match<ccgw::Book>>().unwrap();
        (table.book().clone(), pinned)
    };
    let mut content = content();
    let (one, pinned) = book(&content, &[]);
    assert!(Arc::ptr_eq(&one, &book(&content, &[]).0));
    // From the files it was opened from alone, and from others beside them, it is the same.
    assert!(Arc::ptr_eq(&one, &book(&pinned, &[]).0));
    content.insert("ccgw/maps/another.json", "{}");
    assert!(Arc::ptr_eq(&one, &book(&content, &[]).0));
    assert!(!Arc::ptr_eq(&one, &book(&content, &[("swap", "on")]).0));
    let cards = content.get("ccgw/cards.json").unwrap();
    let cards = cards.replacen("\"copies\": 2", "\"copies\": 3", 1);
    content.insert("ccgw/cards.json", cards);
    let (other, changed) = book(&content, &[]);
    assert!(!Arc::ptr_eq(&one, &other));
    assert_ne!(pinned.hash(), changed.hash());
}
