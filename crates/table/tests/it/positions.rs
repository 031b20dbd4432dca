//! The moments of a match as each viewer counts them.

use crate::play::{BLUE, RED, dealt, finished, open_hands};
use crate::toy::Toy;
use table::{AnyMatch, Event, Match, Position, Rng, Turn, Viewer};

const VIEWERS: [Viewer; 4] = [
    Viewer::Seat(RED),
    Viewer::Seat(BLUE),
    Viewer::Everyone,
    Viewer::Referee,
];

fn events(positions: &[Position]) -> Vec<(usize, Event)> {
    let told = positions.iter();
    told.flat_map(|position| {
        position
            .events
            .iter()
            .map(|event| (position.number, event.clone()))
    })
    .collect()
}

#[test]
fn positions_are_numbered_as_the_log_is() {
    for seed in 0..5 {
        let table = finished(seed);
        for viewer in VIEWERS {
            let positions = table.positions(viewer, 0);
            assert_eq!(events(&positions), table.log(viewer));
            let mut numbers = positions.iter().map(|position| position.number);
            assert_eq!(numbers.next(), Some(0), "the set-up is the first");
            assert!(positions.is_sorted_by(|a, b| a.number < b.number));
            for position in &positions {
                let view = table
                    .view_at(viewer, position.number)
                    .expect("it is listed");
                assert_eq!(view.events, position.events);
                assert!(view.offers.is_empty());
            }
            assert!(table.view_at(viewer, 10_000).is_none());
        }
    }
}

/// What was seen at each moment is seen again when one goes back to it.
#[test]
fn a_position_shows_what_was_seen_then() {
    let mut table = dealt(3);
    let mut rng = Rng::new(3);
    let mut seen = Vec::new();
    for viewer in VIEWERS {
        seen.push((viewer, 0, table.view(viewer)));
    }
    while let Turn::Ask(ask) = table.turn() {
        let before = table.positions(Viewer::Referee, 0).len();
        let action = table.random_action(&mut rng).expect("somebody is asked");
        table.play(ask.seat, &action).expect("it was offered");
        for viewer in VIEWERS {
            let last = table
                .positions(viewer, 0)
                .last()
                .map_or(0, |last| last.number);
            // A viewer who had no part in it stays where he was.
            let part = viewer == Viewer::Referee
                || seen
                    .iter()
                    .all(|(who, number, _)| *who != viewer || *number < last);
            if part {
                seen.push((viewer, last, table.view(viewer)));
            }
        }
        assert_eq!(table.positions(Viewer::Referee, 0).len(), before + 1);
    }
    for (viewer, number, then) in seen {
        let again = table.view_at(viewer, number).expect("it stands");
        assert_eq!(again.zones, then.zones, "{viewer:?} {number}");
        assert_eq!(again.facts, then.facts, "{viewer:?} {number}");
        assert_eq!(again.prompt, then.prompt, "{viewer:?} {number}");
    }
}

/// Red's cards are the same and blue's are not: red cannot tell the one match from the other.
#[test]
fn nothing_hidden_shows_in_a_position() {
    let hand = |table: &Match<Toy>, seat| {
        let cards = table.book().hand(table.state(), seat);
        cards.into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let mut one = open_hands(1);
    let same = |other: &Match<Toy>| {
        hand(other, RED) == hand(&one, RED) && hand(other, BLUE) != hand(&one, BLUE)
    };
    let mut other = (1000..)
        .map(dealt)
        .find(same)
        .expect("there is such a deal");
    for table in [&mut one, &mut other] {
        table.play(RED, "stake 2").expect("it is legal");
        table.undo(RED).expect("nothing was drawn");
        table.play(RED, "stake 1").expect("it is legal");
    }
    for viewer in [Viewer::Seat(RED), Viewer::Everyone] {
        let positions = one.positions(viewer, 0);
        assert_eq!(positions, other.positions(viewer, 0));
        for position in positions {
            let number = position.number;
            assert_eq!(one.view_at(viewer, number), other.view_at(viewer, number));
        }
    }
    let blue = Viewer::Seat(BLUE);
    assert_ne!(one.view_at(blue, 0), other.view_at(blue, 0));
    assert!(one.view_at(Viewer::Seat(RED), 0).is_some_and(|view| {
        let theirs = view.zones.iter().find(|zone| zone.seat == Some(BLUE));
        theirs.is_some_and(|zone| zone.cards.is_empty() && zone.count > 0)
    }));
}

#[test]
fn what_was_taken_back_has_no_position() {
    let mut table = open_hands(1);
    table.play(RED, "stake 2").expect("it is legal");
    let staked = table.positions(Viewer::Seat(BLUE), 0);
    assert_eq!(staked.len(), 2);
    table.undo(RED).expect("nothing was drawn");
    assert_eq!(table.positions(Viewer::Seat(BLUE), 0).len(), 1);
    table.play(RED, "stake 1").expect("it is legal");
    let positions = table.positions(Viewer::Seat(BLUE), 0);
    assert_eq!(positions.len(), 2);
    assert_eq!(positions[1].seat, Some(RED));
    let view = table.view_at(Viewer::Seat(BLUE), positions[1].number);
    let stake = view.and_then(|view| view.prompt).expect("red is asked");
    assert_eq!(stake.facts["stake"], 1);
}
