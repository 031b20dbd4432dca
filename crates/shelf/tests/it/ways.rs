//! A way to a goal is made of the steps of the rules, and every goal that a step reaches is found.

use crate::content;
use table::commit::Secrets;
use table::orders::PASS;
use table::{AnyMatch, Click, Mark, MatchSpec, Offer, Rng, Seat, Turn, Way};

/// Of each system so many movers are looked at, in so many games at most.
const MOVERS: usize = 60;
const GAMES: u64 = 12;

/// Hex and piece of everybody who may step now, with where and at what cost.
fn steps(offers: &[Offer]) -> Vec<(String, Option<u16>, String, i64)> {
    let step = |offer: &Offer| match (offer.mark, offer.click.as_slice()) {
        (Mark::Move, [Click::Hex(from), Click::Hex(to)]) => Some((
            from.clone(),
            offer.piece,
            to.clone(),
            offer.cost.unwrap_or(1),
        )),
        _ => None,
    };
    offers.iter().filter_map(step).collect()
}

/// Goes a way, and takes all of it back; others let it go by.
fn walk(game: &mut dyn AnyMatch, seat: Seat, way: &Way) {
    let before = game.hash();
    let mut cost = 0;
    let mut done = 0;
    for (n, step) in way.steps.iter().enumerate() {
        let offers = game.offers(seat);
        let offer = offers.iter().find(|offer| offer.action == step.action);
        let offer = offer.unwrap_or_else(|| panic!("step {n} of {way:?}"));
        let clicked = match offer.click.last() {
            // Who turns stays in his hex.
            Some(Click::Hex(hex) | Click::Way { hex, .. }) => hex,
            other => panic!("{other:?} is no step"),
        };
        assert_eq!(clicked, &step.hex);
        cost += offer.cost.unwrap_or(1);
        game.play(seat, &step.action).expect("it is offered");
        done += 1;
        while let (Turn::Ask(ask), false) = (game.turn(), way.open && n + 1 == way.steps.len()) {
            if ask.seat == seat {
                break;
            }
            game.play(ask.seat, PASS).expect("a reaction can be passed");
            done += 1;
        }
    }
    assert_eq!((cost, &way.steps.last().unwrap().hex), (way.cost, &way.to));
    for _ in 0..done {
        game.undo_agreed(seat)
            .expect("nothing bars what all agree to");
    }
    assert_eq!(game.hash(), before);
}

#[test]
fn a_way_is_made_of_steps_and_every_step_has_its_way() {
    let content = content();
    for system in shelf::systems() {
        let (mut movers, mut far) = (0, 0);
        for seed in 0..GAMES {
            let spec = MatchSpec::scenario((1 + seed % 3).to_string());
            let secrets = Secrets::from_number(seed, 2);
            let mut game = system.open_match(&content, &spec, secrets).unwrap();
            let mut rng = Rng::new(seed);
            while let (Turn::Ask(ask), true) = (game.turn(), movers < MOVERS) {
                let steps = steps(&game.offers(ask.seat));
                if let Some((from, piece, ..)) = steps.first().filter(|_| rng.below(3) == 0) {
                    let ways = game.ways(ask.seat, from, *piece, &[]);
                    for (_, _, to, cost) in steps.iter().filter(|s| (&s.0, s.1) == (from, *piece)) {
                        let way = ways.iter().find(|way| way.to == *to);
                        let way = way.unwrap_or_else(|| panic!("{}: no way to {to}", system.id()));
                        assert!(way.cost <= *cost, "{}: {way:?}", system.id());
                    }
                    far += ways.iter().filter(|way| way.steps.len() > 1).count();
                    let chosen = &ways[rng.below(ways.len() as u32) as usize];
                    walk(game.as_mut(), ask.seat, chosen);
                    // Bent over its first step, it is still a way there.
                    let via = [chosen.steps[0].action.clone()];
                    let bent = game.ways(ask.seat, from, *piece, &via);
                    if chosen.steps.len() > 1 {
                        let bent = bent.iter().find(|way| way.to == chosen.to);
                        let bent = bent.expect("the way itself begins like this");
                        assert_eq!((bent.cost, &bent.steps[0].action), (chosen.cost, &via[0]));
                    }
                    movers += 1;
                }
                let action = game.random_action(&mut rng).unwrap();
                game.play(ask.seat, &action).unwrap();
            }
        }
        assert!(
            movers >= 40 && far > movers,
            "{}: {movers}, {far}",
            system.id()
        );
    }
}
