//! The laws reach every scenario through the shelf; each rules crate tries them on many more games.

use crate::{content, scenarios};
use table::MatchSpec;

/// The slow laws are tried at every so many actions.
const EVERY: usize = 7;

#[test]
fn the_laws_hold_in_a_game_of_every_scenario() {
    let content = content();
    for (system, card) in scenarios(&content) {
        let spec = MatchSpec::scenario(card.id);
        let tried = system.conformance(&content, &spec, 10..11, EVERY);
        let report = tried.unwrap_or_else(|faults| panic!("{faults:#?}"));
        let report =
            report.unwrap_or_else(|broken| panic!("{}/{}: {broken}", system.id(), card.number));
        assert_eq!(report.games, 1);
    }
}
