//! The standing orders to begin with speak of windows and facts that there are.

use crate::{content, scenarios};
use std::collections::{BTreeMap, BTreeSet};
use table::commit::Secrets;
use table::{MatchSpec, Rng, Turn, Viewer};

/// By system and moment, the facts that stood beside its windows.
type Windows = BTreeMap<(&'static str, String), BTreeSet<String>>;

fn windows() -> Windows {
    let (content, mut seen) = (content(), Windows::new());
    for (system, card) in scenarios(&content) {
        let seed = u64::from(card.number);
        let (spec, secrets) = (
            MatchSpec::scenario(card.id),
            Secrets::from_number(seed, card.seats.len()),
        );
        let opened = system.open_match(&content, &spec, secrets);
        let mut game = opened.unwrap_or_else(|faults| panic!("{faults:#?}"));
        let mut rng = Rng::new(seed);
        while let Turn::Ask(ask) = game.turn() {
            if ask.window {
                let prompt = game.view(Viewer::Everyone).prompt.expect("a question");
                let facts = seen.entry((system.id(), prompt.moment)).or_default();
                facts.extend(prompt.facts.into_keys());
            }
            let action = game.random_action(&mut rng).expect("an answer");
            game.play(ask.seat, &action).expect("a legal answer");
        }
    }
    seen
}

#[test]
fn every_window_has_its_standing_order_and_every_order_its_window() {
    let (content, seen) = (content(), windows());
    for &system in shelf::systems() {
        let orders = system
            .orders(&content)
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        let named: BTreeSet<&str> = orders.iter().map(|order| order.moment.as_str()).collect();
        let mine = seen.keys().filter(|(id, _)| *id == system.id());
        let open: BTreeSet<&str> = mine.map(|(_, moment)| moment.as_str()).collect();
        assert_eq!(named, open, "{}", system.id());
        for order in &orders {
            let facts = &seen[&(system.id(), order.moment.clone())];
            for cond in &order.when {
                assert!(facts.contains(&cond.fact), "no {}: {order}", cond.fact);
            }
        }
    }
}
