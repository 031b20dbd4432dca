//! A match on the table: who may do what, what is seen, what can be taken back.

use crate::toy::{Flaw, State, Toy};
use std::sync::Arc;
use table::commit::Secrets;
use table::{
    AnyMatch, Audience, Barred, Draft, Match, MatchSpec, Refused, Rng, Seat, Turn, Viewer,
};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

pub fn book() -> Arc<Toy> {
    Arc::new(Toy::with(Flaw::None))
}

/// A match in which red is dealt a sword and a spy, blue a sword and a shield: the first
/// such after `number` hundred.
pub fn open_hands(number: u64) -> Match<Toy> {
    let fits = |table: &Match<Toy>| {
        let hand = |seat| table.book().hand(table.state(), seat);
        hand(RED) == ["sword", "spy"] && hand(BLUE) == ["sword", "shield"]
    };
    let mut deals = (number * 100..).map(dealt);
    deals.find(fits).expect("there is such a deal")
}

pub fn dealt(number: u64) -> Match<Toy> {
    Match::new(
        book(),
        &MatchSpec::scenario("duel"),
        Secrets::from_number(number, 2),
    )
    .expect("there is no draft")
}

/// A match played to its end at random.
pub fn finished(number: u64) -> Match<Toy> {
    let mut table = dealt(number);
    let mut rng = Rng::new(number);
    while let Turn::Ask(ask) = table.turn() {
        let action = table.random_action(&mut rng).expect("somebody is asked");
        table.play(ask.seat, &action).expect("it was offered");
    }
    table
}

#[test]
fn a_refused_action_says_why_and_changes_nothing() {
    let mut table = open_hands(1);
    let before = table.hash();
    assert_eq!(table.play(BLUE, "stake 1"), Err(Refused::NotAsked));
    assert!(matches!(
        table.play(RED, "dance"),
        Err(Refused::Unreadable(_))
    ));
    let Err(Refused::Forbidden(refusal)) = table.play(RED, "strike") else {
        panic!("it is not the time to strike")
    };
    assert_eq!(refusal.rules, ["T2"]);
    assert_eq!(AnyMatch::why_not(&table, RED, "strike"), Ok(Some(refusal)));
    assert_eq!(AnyMatch::why_not(&table, RED, "stake 3"), Ok(None));
    assert_eq!((table.hash(), table.len()), (before, 0));
}

#[test]
fn what_is_unlisted_for_no_stated_reason_is_still_refused() {
    let broken = Arc::new(Toy::with(Flaw::AllowsUnlisted));
    let mut table = Match::new(broken, &MatchSpec::default(), Secrets::from_number(1, 2)).unwrap();
    let Err(Refused::Forbidden(refusal)) = table.play(RED, "strike") else {
        panic!("it is not listed")
    };
    assert_eq!(refusal.text.key, "table-not-now");
}

#[test]
fn a_match_begins_from_a_scenario_not_from_a_draft() {
    let spec = MatchSpec {
        draft: Some(Draft::default()),
        ..MatchSpec::scenario("duel")
    };
    let faults = Match::new(book(), &spec, Secrets::from_number(1, 2))
        .err()
        .unwrap();
    assert_eq!(
        (faults[0].file.as_str(), faults[0].at.as_str()),
        ("toy/duel", "draft")
    );
}

#[test]
fn seats_without_names_of_their_own_are_refused() {
    for (names, what) in [
        (["red", "server"], "'server'"),
        (["", "blue"], "seat 1 has no name"),
        (["red", "red"], "two seats are called 'red'"),
    ] {
        let mut odd = Toy::with(Flaw::None);
        odd.names = names;
        let opened = Match::new(
            Arc::new(odd),
            &MatchSpec::scenario("duel"),
            Secrets::from_number(1, 2),
        );
        let fault = &opened.err().unwrap()[0];
        assert!(fault.at == "seats" && fault.what.contains(what), "{fault}");
    }
}

#[test]
fn who_plays_is_told_what_he_hears_and_nothing_else() {
    let mut table = open_hands(1);
    table.play(RED, "stake 1").unwrap();
    let told = AnyMatch::play(&mut table, RED, "swap spy").unwrap();
    let heard: Vec<Audience> = told.iter().map(|event| event.audience).collect();
    assert_eq!(heard, [Audience::Only(RED)]);
    let others = table.view(Viewer::Everyone).events;
    let heard: Vec<Audience> = others.iter().map(|event| event.audience).collect();
    assert_eq!(heard, [Audience::Except(RED)]);
}

#[test]
fn offers_go_to_the_seat_asked_alone() {
    let table = open_hands(1);
    let count = |viewer| table.view(viewer).offers.len();
    let offers = [RED, BLUE].map(|seat| table.offers(seat).len());
    assert_eq!(offers, [3, 0]);
    assert_eq!(
        [
            Viewer::Seat(RED),
            Viewer::Seat(BLUE),
            Viewer::Everyone,
            Viewer::Referee
        ]
        .map(count),
        [3, 0, 0, 3]
    );
}

#[test]
fn a_view_has_what_was_told_since_ones_own_last_decision() {
    let mut table = open_hands(1);
    for (seat, action) in [
        (RED, "stake 1"),
        (RED, "strike"),
        (BLUE, "pass"),
        (BLUE, "stake 2"),
    ] {
        table.play(seat, action).unwrap();
    }
    let keys = |viewer| {
        table
            .view(viewer)
            .events
            .iter()
            .map(|e| e.text.key.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(keys(Viewer::Seat(RED)), ["toy-rolled", "toy-staked"]);
    assert_eq!(keys(Viewer::Seat(BLUE)), ["toy-staked"]);
}

#[test]
fn nobody_hears_what_is_for_another() {
    let mut table = dealt(3);
    table.play(RED, "stake 1").unwrap();
    let text = serde_json::to_string(&table.log(Viewer::Seat(BLUE))).unwrap();
    assert_eq!(
        (
            text.matches("toy-drew\"").count(),
            text.matches("toy-drew-hidden").count()
        ),
        (2, 2)
    );
    let everyone = serde_json::to_string(&table.log(Viewer::Everyone)).unwrap();
    assert_eq!(everyone.matches("toy-drew\"").count(), 0);
    assert_eq!(table.log(Viewer::Referee).len(), 9);
}

#[test]
fn the_numbers_of_a_log_do_not_count_what_others_did_unheard() {
    let mut table = open_hands(1);
    for (seat, action) in [
        (RED, "stake 1"),
        (RED, "strike"),
        (BLUE, "block"),
        (BLUE, "stake 2"),
    ] {
        table.play(seat, action).unwrap();
    }
    let numbers = |viewer| {
        table
            .log(viewer)
            .iter()
            .map(|(n, _)| *n)
            .filter(|&n| n > 0)
            .collect::<Vec<_>>()
    };
    // The strike itself tells nothing: only red and the referee count it.
    assert_eq!(numbers(Viewer::Seat(BLUE)), [1, 2, 3]);
    assert_eq!(numbers(Viewer::Seat(RED)), [1, 3, 4]);
    assert_eq!(numbers(Viewer::Referee), [1, 3, 4]);
}

#[test]
fn a_stake_is_taken_back_and_the_record_keeps_both() {
    let mut table = open_hands(1);
    let log = table.log(Viewer::Referee);
    let before = (table.hash(), table.state().clone());
    table.play(RED, "stake 3").unwrap();
    table.undo(RED).unwrap();
    assert_eq!((table.hash(), table.state().clone()), before);
    assert_eq!(table.len(), 2);
    assert_eq!(table.log(Viewer::Referee), log);
    assert_eq!(table.undo(RED), Err(Barred::Nothing));
}

#[test]
fn undo_is_barred_after_a_roll_a_probe_and_another_seat() {
    let mut table = open_hands(1);
    table.play(RED, "stake 1").unwrap();
    table.play(RED, "strike").unwrap();
    assert_eq!(table.undo(BLUE), Err(Barred::OtherSeat));
    assert_eq!(table.may_undo(RED), Ok(()));
    table.play(BLUE, "pass").unwrap();
    assert_eq!(
        (table.undo(RED), table.undo(BLUE)),
        (Err(Barred::OtherSeat), Err(Barred::Chance))
    );
    table.play(BLUE, "stake 1").unwrap();
    table.play(BLUE, "look").unwrap();
    assert_eq!(table.undo(BLUE), Err(Barred::Probe));
}

#[test]
fn undo_goes_back_step_by_step_across_snapshots() {
    let mut table = open_hands(4);
    let mut states: Vec<State> = vec![table.state().clone()];
    // The table keeps a snapshot at every sixteenth action: cross one and come back.
    for _ in 0..10 {
        let Turn::Ask(ask) = table.turn() else {
            panic!("swaps win nothing")
        };
        table.play(ask.seat, "stake 1").unwrap();
        states.push(table.state().clone());
        let swap = table
            .offers(ask.seat)
            .into_iter()
            .find(|offer| offer.action.starts_with("swap"));
        table.play(ask.seat, &swap.unwrap().action).unwrap();
        states.push(table.state().clone());
    }
    assert_eq!(states.len(), 21);
    while states.len() > 1 && table.undo_agreed(RED).is_ok() {
        states.pop();
        assert_eq!(Some(table.state()), states.last());
    }
    assert_eq!(states.len(), 1);
}

#[test]
fn what_was_drawn_and_taken_back_is_spent() {
    let rolls = |table: &Match<Toy>| {
        table
            .record()
            .entries
            .iter()
            .flat_map(|e| e.chance.clone())
            .collect::<Vec<_>>()
    };
    let strike = |table: &mut Match<Toy>| {
        table.play(RED, "stake 1").unwrap();
        table.play(RED, "strike").unwrap();
        table.play(BLUE, "pass").unwrap();
    };
    // The stream of this seed, one roll after the other.
    let mut straight = open_hands(8);
    strike(&mut straight);
    straight.play(BLUE, "stake 1").unwrap();
    straight.play(BLUE, "strike").unwrap();
    straight.play(RED, "pass").unwrap();
    let mut again = open_hands(8);
    strike(&mut again);
    again.undo_agreed(RED).unwrap();
    again.play(BLUE, "pass").unwrap();
    assert_eq!(rolls(&again), rolls(&straight));
    assert_eq!(
        again
            .log(Viewer::Everyone)
            .iter()
            .filter(|(_, e)| e.text.key == "table-took-back")
            .count(),
        1
    );
}

#[test]
fn a_match_that_is_over_stays_over() {
    let mut table = finished(5);
    let last = [RED, BLUE].map(|seat| table.undo(seat));
    assert!(last.iter().all(Result::is_err));
    assert_eq!(table.undo_agreed(RED), Err(Barred::Probe));
    assert_eq!(table.play(RED, "stake 1"), Err(Refused::NotAsked));
}

#[test]
fn a_masked_export_holds_only_what_the_seat_knows() {
    let mut table = dealt(6);
    table.play(RED, "stake 1").unwrap();
    let swap = table
        .offers(RED)
        .into_iter()
        .find(|o| o.action.starts_with("swap"))
        .unwrap()
        .action;
    table.play(RED, &swap).unwrap();
    let [red, blue, all] =
        [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Everyone].map(|v| table.masked(v));
    assert!(red.contains(&swap));
    for text in [&blue, &all] {
        assert!(
            !text.contains("swap") && !text.contains("keep") && !text.contains("\"chance\""),
            "{text}"
        );
    }
    assert_eq!(
        (
            red.matches("toy-drew\"").count(),
            blue.matches("toy-drew\"").count()
        ),
        (3, 2)
    );
    assert_eq!(finished(6).masked(Viewer::Seat(RED)), finished(6).journal());
}

#[test]
fn who_resigns_ends_the_match_whoever_is_asked() {
    for seat in [RED, BLUE] {
        let mut table = dealt(7);
        table.play(RED, "stake 1").unwrap();
        let (hash, len) = (table.hash(), table.len());
        table.resign(seat).unwrap();
        let winner = Some(if seat == RED { BLUE } else { RED });
        assert_eq!(table.turn(), Turn::Over(table::Outcome { winner }));
        assert_eq!((table.hash(), table.len()), (hash, len + 1));
        // Nothing follows, and nothing is taken back.
        assert_eq!(table.resign(seat), Err(Refused::NotAsked));
        assert_eq!(table.play(RED, "strike"), Err(Refused::NotAsked));
        assert!([RED, BLUE].iter().all(|seat| table.undo(*seat).is_err()));
        assert_eq!(table.undo_agreed(RED), Err(Barred::Probe));
        assert!(table.offers(RED).is_empty() && table.rehearse(RED).is_none());
        // Everybody is told, and sees no question any more.
        for viewer in [Viewer::Everyone, Viewer::Seat(RED), Viewer::Referee] {
            let (_, last) = table.log(viewer).pop().unwrap();
            assert_eq!(last.text.key, "table-resigns");
            let view = table.view(viewer);
            assert!(view.prompt.is_none() && view.offers.is_empty());
            assert_eq!(table.course(viewer).ended, [last]);
        }
        assert_eq!(table.masked(Viewer::Seat(seat)), table.journal());
    }
}
