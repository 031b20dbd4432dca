//! Who plays at which strength: one table for all systems. Each level was at least 100 Elo above the one before when it was measured;
//! `docs/minds.md` has the figures and the command. The strengths by playouts are the same on every machine, the last thinks by the clock.

use players::{Budget, Levels, Player, Rung};
use std::time::Duration;

const fn soft(points: u16, elo: u16) -> Rung {
    Rung::new(Player::Soft(points), elo, 1)
}

const fn greedy(elo: u16) -> Rung {
    Rung::new(Player::Greedy, elo, 1)
}

const fn search(playouts: u32, elo: u16, milliseconds: u64) -> Rung {
    let budget = Budget::Playouts(playouts);
    Rung::new(Player::Search(budget), elo, milliseconds)
}

/// By the clock: half of the time goes to the first move.
const fn clock(seconds: u64, elo: u16) -> Rung {
    let budget = Budget::Time(Duration::from_secs(seconds));
    Rung::new(Player::Search(budget), elo, seconds * 500)
}

pub(crate) const CCGW: Levels = Levels([
    soft(120, 0),
    soft(40, 100),
    soft(12, 200),
    greedy(300),
    clock(2, 400),
]);

pub(crate) const CCE: Levels = Levels([
    soft(120, 0),
    soft(40, 100),
    soft(12, 200),
    greedy(300),
    clock(2, 400),
]);

pub(crate) const GWC: Levels = Levels([
    soft(120, 0),
    soft(40, 100),
    soft(12, 200),
    greedy(300),
    clock(2, 400),
]);

pub(crate) const ASLSK: Levels = Levels([
    soft(120, 0),
    soft(40, 100),
    soft(12, 200),
    greedy(300),
    clock(2, 400),
]);

pub(crate) const LANDSHIPS: Levels = Levels([
    soft(120, 0),
    soft(40, 100),
    soft(12, 200),
    greedy(300),
    search(2, 400, 1),
]);
