//! The laws every system obeys, over all sixteen scenarios.

use crate::stock::scenario;
use std::sync::Arc;
use table::conformance::{self, Options};

/// At least 2,000 random games in all.
const GAMES_EACH: u64 = 126;

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
    assert_eq!(report.games as u64, GAMES_EACH);
}

macro_rules! scenarios {
    ($($name:ident = $number:literal,)*) => { $(#[test] fn $name() { obeys($number); })* };
}

scenarios! {
    scenario_01 = 1, scenario_02 = 2, scenario_03 = 3, scenario_04 = 4,
    scenario_05 = 5, scenario_06 = 6, scenario_07 = 7, scenario_08 = 8,
    scenario_09 = 9, scenario_10 = 10, scenario_11 = 11, scenario_12 = 12,
    scenario_13 = 13, scenario_14 = 14, scenario_15 = 15, scenario_16 = 16,
}
