//! Who plays at which strength: one table for all systems. `docs/minds.md` has how far each level was above the one before when it was
//! measured, in how many games, and the command. The levels by softness are the same on every machine, the last thinks by the clock.

use players::{Budget, Levels, Player, Rung};
use std::time::Duration;

/// What answers without looking ahead takes so many milliseconds for a move, about.
const AT_ONCE: u64 = 10;

const fn soft(points: u16, elo: u16) -> Rung {
    Rung::new(Player::Soft(points), elo, AT_ONCE)
}

const fn greedy(elo: u16) -> Rung {
    Rung::new(Player::Greedy, elo, AT_ONCE)
}

/// By the clock: half of the time goes to the first move.
const fn clock(seconds: u64, elo: u16) -> Rung {
    let budget = Budget::Time(Duration::from_secs(seconds));
    Rung::new(Player::Search(budget), elo, seconds * 500)
}

pub(crate) const CCGW: Levels = Levels([
    soft(90, 0),
    soft(30, 450),
    soft(10, 900),
    greedy(1130),
    clock(2, 1240),
]);

pub(crate) const CCE: Levels = Levels([
    soft(90, 0),
    soft(30, 280),
    soft(18, 470),
    soft(10, 700),
    clock(2, 880),
]);

pub(crate) const GWC: Levels = Levels([
    soft(90, 0),
    soft(30, 190),
    soft(10, 540),
    soft(4, 890),
    clock(2, 1110),
]);

pub(crate) const ASLSK: Levels = Levels([
    soft(90, 0),
    soft(20, 160),
    soft(10, 350),
    soft(4, 630),
    clock(2, 930),
]);

pub(crate) const LANDSHIPS: Levels = Levels([
    soft(120, 0),
    soft(35, 150),
    soft(17, 300),
    greedy(540),
    clock(2, 640),
]);
