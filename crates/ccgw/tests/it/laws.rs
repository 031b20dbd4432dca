//! The laws every system obeys, over all scenarios.

use crate::stock::{content, scenario};
use std::sync::Arc;
use table::conformance::{self, Options};

/// At least 2,000 random games in all.
const GAMES_EACH: u64 = 60;

fn obeys(number: u16) {
    let options = Options {
        every: 61,
        state_bytes: 1536,
        ..Options::default()
    };
    let seed = u64::from(number) * 1_000;
    let report = conformance::run(
        Arc::new(scenario(number)),
        seed..seed + GAMES_EACH,
        &options,
    )
    .unwrap_or_else(|broken| panic!("scenario {number}: {broken}"));
    assert_eq!(report.games, GAMES_EACH);
}

macro_rules! scenarios {
    ($($name:ident = $number:literal,)*) => {
        const ALL: &[u16] = &[$($number),*];
        $(#[test] fn $name() { obeys($number); })*
    };
}

#[test]
fn every_scenario_is_among_them_and_the_games_are_two_thousand() {
    let content = content();
    assert_eq!(content.under("ccgw/scenarios").count(), ALL.len());
    assert!(ALL.len() as u64 * GAMES_EACH >= 2_000);
}

scenarios! {
    scenario_01 = 1, scenario_02 = 2, scenario_03 = 3, scenario_04 = 4,
    scenario_05 = 5, scenario_06 = 6, scenario_07 = 7, scenario_08 = 8,
    scenario_09 = 9, scenario_10 = 10, scenario_11 = 11, scenario_12 = 12,
    scenario_13 = 13, scenario_14 = 14, scenario_15 = 15, scenario_16 = 16,
    scenario_41 = 41, scenario_42 = 42, scenario_43 = 43, scenario_44 = 44,
    scenario_45 = 45, scenario_46 = 46, scenario_47 = 47, scenario_48 = 48,
    scenario_49 = 49, scenario_50 = 50, scenario_51 = 51, scenario_52 = 52,
    scenario_53 = 53, scenario_54 = 54, scenario_55 = 55, scenario_56 = 56,
    scenario_57 = 57, scenario_58 = 58,
}
