//! The standing orders to begin with speak of windows and facts that there are.

use crate::{content, scenarios};
use shelf::{ScenarioCard, System};
use std::collections::{BTreeMap, BTreeSet};
use table::commit::Secrets;
use table::orders::Order;
use table::{Content, MatchSpec, Rng, Turn, Viewer};

/// By system and moment, the facts that stood beside its windows.
type Windows = BTreeMap<(&'static str, String), BTreeSet<String>>;

/// How often every scenario is played at most, for the windows that open seldom.
const GAMES: u64 = 60;

fn windows() -> Windows {
    let (content, mut seen) = (content(), Windows::new());
    for game in 0..GAMES {
        for (system, card) in scenarios(&content) {
            let orders = system.orders(&content).unwrap_or_default();
            let met = |order: &Order| seen.contains_key(&(system.id(), order.moment.clone()));
            if game == 0 || !orders.iter().all(met) {
                let seed = u64::from(card.number) + 1000 * game;
                look(&content, system, &card, seed, &mut seen);
            }
        }
    }
    seen
}

/// Plays one random game and notes the windows that open in it.
fn look(
    content: &Content,
    system: &dyn System,
    card: &ScenarioCard,
    seed: u64,
    seen: &mut Windows,
) {
    let (spec, secrets) = (
        MatchSpec::scenario(card.id.clone()),
        Secrets::from_number(seed, card.seats.len()),
    );
    let opened = system.open_match(content, &spec, secrets);
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
        let alone = system
            .orders_alone(&content)
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        for order in orders.iter().chain(&alone) {
            let facts = &seen[&(system.id(), order.moment.clone())];
            for cond in &order.when {
                assert!(facts.contains(&cond.fact), "no {}: {order}", cond.fact);
            }
        }
    }
}
