//! The laws every system obeys, over all scenarios.

use commander::Book;
use std::sync::Arc;
use table::conformance::{self, Options};
use table::{Game, MatchSpec};

#[test]
fn every_scenario_obeys_the_laws() {
    let content = crate::content();
    let options = Options {
        every: 97,
        state_bytes: 2560,
        ..Options::default()
    };
    let games = std::env::var("LAWS").ok().and_then(|n| n.parse().ok());
    let games = games.unwrap_or(2);
    for number in 1..=10u64 {
        let spec = MatchSpec::scenario(number.to_string());
        let book = Book::open(&content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let seed = number * 1_000;
        let report = conformance::run(Arc::new(book), seed..seed + games, &options)
            .unwrap_or_else(|broken| panic!("scenario {number}: {broken}"));
        assert_eq!(report.games as u64, games);
    }
}
