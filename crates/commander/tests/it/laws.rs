//! The laws every system obeys, over all scenarios of both books.

use commander::{Cce, Gwc};
use std::sync::Arc;
use table::conformance::{self, Options};
use table::{Game, MatchSpec};

#[test]
fn every_scenario_of_europe_obeys_the_laws() {
    obeys_the_laws::<Cce>(10);
}

#[test]
fn every_scenario_of_the_great_war_obeys_the_laws() {
    obeys_the_laws::<Gwc>(13);
}

fn obeys_the_laws<G: Game>(scenarios: u64) {
    let content = crate::content();
    let options = Options {
        every: 97,
        state_bytes: 2560,
        ..Options::default()
    };
    let games = std::env::var("LAWS").ok().and_then(|n| n.parse().ok());
    let games = games.unwrap_or(2);
    for number in 1..=scenarios {
        let spec = MatchSpec::scenario(number.to_string());
        let book = G::open(&content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let seed = number * 1_000;
        let report = conformance::run(Arc::new(book), seed..seed + games, &options)
            .unwrap_or_else(|broken| panic!("{}/{number}: {broken}", G::SYSTEM));
        assert_eq!(report.games as u64, games);
    }
}
