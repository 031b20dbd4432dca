//! A finished match looked through: the same for every system, by views and minds alone.

use crate::content;
use players::{Machine, Reviewing};
use shelf::System;
use table::commit::Secrets;
use table::{AnyMatch, MatchSpec, Review, Rng, Seat, Turn, Viewer};

/// A match between these players, given up after so many actions if it is not over by then.
fn played(system: &dyn System, players: [&str; 2], most: usize) -> Box<dyn AnyMatch> {
    let content = content();
    let scenario = &system.scenarios(&content).unwrap()[0].id;
    let spec = MatchSpec::scenario(scenario);
    let mut game = { system.open_match(&content, &spec, Secrets::from_number(3, 2)) }
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut minds = players.map(|player| {
        let player: Machine = player.parse().expect("a player");
        system.mind(player, Rng::new(5))
    });
    while let Turn::Ask(ask) = game.turn() {
        if game.len() == most {
            game.resign(ask.seat).expect("who is asked may give up");
            break;
        }
        let mind = &mut minds[ask.seat.index()];
        assert!(mind.look(&*game));
        let action = mind.think().expect("who is asked answers");
        game.play(ask.seat, &action).expect("it is legal");
    }
    game
}

/// Looked through as quickly as can be.
fn brief(seats: &[Seat], threads: usize) -> Reviewing {
    Reviewing {
        threads,
        prospects: 4,
        glances: 2,
        rounds: 8,
        ..Reviewing::usual(seats.to_vec())
    }
}

fn look_through(system: &dyn System, game: &dyn AnyMatch, how: &Reviewing) -> Review {
    let review = system.review(game, how, &|_| true);
    review.expect("nobody said that it is not wanted")
}

/// What holds for every review.
fn is_sound(game: &dyn AnyMatch, review: &Review) {
    let last = game.last_position(Viewer::Referee);
    let mut before = None;
    for prospect in &review.prospects {
        assert!(before < Some(prospect.number) && prospect.number <= last);
        before = Some(prospect.number);
        let sum: f64 = prospect.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{prospect:?}");
    }
    assert_eq!(before, Some(last), "the end is told");
    for lapse in &review.lapses {
        let (seat, done, _) = game.entry(lapse.number + 1).expect("it was decided there");
        let taken = &lapse.better.taken;
        assert_eq!((seat, &done), (lapse.seat, &taken.offer.action));
        assert_ne!(taken.offer.action, lapse.better.best.offer.action);
        assert!(lapse.better.best.chance > taken.chance && taken.chance >= 0.0);
        assert!(!lapse.better.reasons.is_empty());
    }
    let costs = review
        .lapses
        .iter()
        .map(|it| it.better.best.chance - it.better.taken.chance);
    let costs: Vec<f64> = costs.collect();
    assert!(
        costs.is_sorted_by(|a, b| a >= b),
        "the dearest first: {costs:?}"
    );
}

#[test]
fn a_match_of_every_system_is_looked_through() {
    for &system in shelf::systems() {
        let game = played(system, ["quick", "random"], 70);
        let review = look_through(system, &*game, &brief(&[Seat(1)], 2));
        is_sound(&*game, &review);
        assert!(review.lapses.iter().all(|lapse| lapse.seat == Seat(1)));
        assert!(review.prospects.len() > 1, "{}", system.id());
    }
}

#[test]
fn who_errs_is_told_more_than_who_does_not() {
    let system = shelf::system("ccgw").expect("it is on the shelf");
    let game = played(system, ["quick", "random"], usize::MAX);
    let how = Reviewing {
        rounds: 24,
        ..brief(&[Seat(0), Seat(1)], 2)
    };
    let review = look_through(system, &*game, &how);
    is_sound(&*game, &review);
    let cost = |seat| -> f64 {
        let own = review.lapses.iter().filter(|lapse| lapse.seat == seat);
        own.map(|it| it.better.best.chance - it.better.taken.chance)
            .sum()
    };
    assert!(
        cost(Seat(1)) > 2.0 * cost(Seat(0)),
        "{} {}",
        cost(Seat(1)),
        cost(Seat(0))
    );
    // The same seed says the same, however many look.
    assert_eq!(
        review,
        look_through(system, &*game, &Reviewing { threads: 1, ..how })
    );
}

#[test]
fn nothing_comes_of_what_nobody_wants() {
    let system = shelf::system("ccgw").expect("it is on the shelf");
    let game = played(system, ["quick", "quick"], 40);
    let how = brief(&[Seat(0)], 1);
    assert!(system.review(&*game, &how, &|done| done < 0.5).is_none());
}
