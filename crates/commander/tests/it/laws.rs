//! The laws every system obeys, over all scenarios of both books.

use commander::{Cce, Gwc};
use std::sync::Arc;
use table::conformance::{self, Options};
use table::{Game, MatchSpec};

/// At least 2,000 random games in all; `LAWS=n` plays n of each scenario instead.
const GAMES_EACH: u64 = 88;

fn obeys<G: Game>(number: u64) {
    let options = Options {
        every: 97,
        state_bytes: 2560,
        ..Options::default()
    };
    let games = std::env::var("LAWS").ok().and_then(|n| n.parse().ok());
    let games = games.unwrap_or(GAMES_EACH);
    let spec = MatchSpec::scenario(number.to_string());
    let book = G::open(&crate::content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let seed = number * 1_000;
    let report = conformance::run(Arc::new(book), seed..seed + games, &options)
        .unwrap_or_else(|broken| panic!("{}/{number}: {broken}", G::SYSTEM));
    assert_eq!(report.games, games);
}

macro_rules! scenarios {
    ($of:ident, $all:ident: $($name:ident = $number:literal,)*) => {
        const $all: &[u64] = &[$($number),*];
        $(#[test] fn $name() { obeys::<$of>($number); })*
    };
}

scenarios! {
    Cce, EUROPE:
    europe_01 = 1, europe_02 = 2, europe_03 = 3, europe_04 = 4, europe_05 = 5,
    europe_06 = 6, europe_07 = 7, europe_08 = 8, europe_09 = 9, europe_10 = 10,
}
scenarios! {
    Gwc, GREAT_WAR:
    great_war_01 = 1, great_war_02 = 2, great_war_03 = 3, great_war_04 = 4, great_war_05 = 5,
    great_war_06 = 6, great_war_07 = 7, great_war_08 = 8, great_war_09 = 9, great_war_10 = 10,
    great_war_11 = 11, great_war_12 = 12, great_war_13 = 13,
}

#[test]
fn every_scenario_is_among_them_and_the_games_are_two_thousand() {
    let content = crate::content();
    for (system, listed) in [("cce", EUROPE), ("gwc", GREAT_WAR)] {
        let folder = format!("{system}/scenarios");
        assert_eq!(content.under(&folder).count(), listed.len(), "{system}");
    }
    assert!((EUROPE.len() + GREAT_WAR.len()) as u64 * GAMES_EACH >= 2_000);
}
