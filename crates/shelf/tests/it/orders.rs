//! The standing orders to begin with speak of windows and facts that there are.

use crate::{content, scenarios};
use shelf::{ScenarioCard, System};
use std::collections::{BTreeMap, BTreeSet};
use table::commit::Secrets;
use table::orders::{Answer, Order};
use table::{Content, MatchSpec, Rng, Turn, Viewer};

/// By system and moment, what was asked: whether in a window, and the facts that stood beside it.
type Windows = BTreeMap<(&'static str, String), (bool, BTreeSet<String>)>;

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

/// Plays one random game and notes what is asked in it.
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
        let key = (system.id(), ask.moment.to_owned());
        if ask.window || !seen.contains_key(&key) {
            let prompt = game.view(Viewer::Everyone).prompt.expect("a question");
            let (window, facts) = seen.entry(key).or_default();
            *window |= ask.window;
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
        let mine = seen.iter().filter(|((id, _), _)| *id == system.id());
        let windows = mine.filter(|(_, (window, _))| *window);
        let open: BTreeSet<&str> = windows.map(|((_, moment), _)| moment.as_str()).collect();
        let unordered: Vec<&&str> = open.difference(&named).collect();
        assert!(unordered.is_empty(), "{}: {unordered:?}", system.id());
        let alone = system
            .orders_alone(&content)
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        for order in orders.iter().chain(&alone) {
            let met = seen.get(&(system.id(), order.moment.clone()));
            let (_, facts) = met.unwrap_or_else(|| panic!("nobody is asked: {order}"));
            for cond in &order.when {
                assert!(facts.contains(&cond.fact), "no {}: {order}", cond.fact);
            }
        }
    }
}

/// Where an order says `usual`, the rules know what that is, and it is an answer.
#[test]
fn what_is_usual_is_an_answer() {
    let (content, mut met) = (content(), BTreeSet::new());
    for (system, card) in scenarios(&content) {
        let orders = system.orders(&content).unwrap_or_default();
        let usual: Vec<&Order> = orders.iter().filter(|o| o.then == Answer::Usual).collect();
        let secrets = Secrets::from_number(card.number.into(), card.seats.len());
        let spec = MatchSpec::scenario(card.id.clone());
        let opened = system.open_match(&content, &spec, secrets);
        let mut game = opened.unwrap_or_else(|faults| panic!("{faults:#?}"));
        let mut rng = Rng::new(card.number.into());
        while let Turn::Ask(ask) = game.turn() {
            if usual.iter().any(|order| order.moment == ask.moment) {
                let view = game.view(Viewer::Seat(ask.seat));
                if let Some(action) = view.prompt.expect("a question").usual {
                    let offered = view.offers.iter().any(|offer| offer.action == action);
                    assert!(offered, "{}: {action}", ask.moment);
                    met.insert((system.id(), ask.moment));
                }
            }
            let action = game.random_action(&mut rng).expect("an answer");
            game.play(ask.seat, &action).expect("a legal answer");
        }
    }
    for &system in shelf::systems() {
        let orders = system.orders(&content).unwrap_or_default();
        for order in orders.iter().filter(|o| o.then == Answer::Usual) {
            let known = met.iter().any(|key| *key == (system.id(), &*order.moment));
            assert!(known, "{}: {order}", system.id());
        }
    }
}
