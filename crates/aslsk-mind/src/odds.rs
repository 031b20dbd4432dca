//! Two dice, and what the Infantry Fire Table does to a unit on average.

use aslsk::tables::{Effect, Tables};

/// In how many of 36 ways two dice fall on a sum.
const WAYS: [u8; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// The chance that two dice come to this or less.
pub(super) fn at_most(n: i32) -> f64 {
    let upto = (n + 1).clamp(0, 13) as usize;
    let ways: u8 = WAYS[..upto].iter().sum();
    f64::from(ways) / 36.0
}

/// The chance that two dice come to exactly this.
pub(super) fn exactly(n: i32) -> f64 {
    let ways = usize::try_from(n).ok().and_then(|n| WAYS.get(n));
    f64::from(ways.copied().unwrap_or(0)) / 36.0
}

/// What a pin costs of a unit, …
const PIN: f64 = 0.08;
/// … a break …
const BREAK: f64 = 0.5;
/// … and Casualty Reduction.
const REDUCED: f64 = 0.55;

/// The least DRM of the table, how many there are, and how many morale levels.
const LEAST: i32 = -9;
const DRMS: usize = 27;
const MORALES: usize = 14;
/// A stack of more than this many is as good as one of this many.
const CROWD: usize = 4;

/// What part of its worth a unit loses to an attack, on average.
#[derive(Debug)]
pub(super) struct Losses(Vec<f32>);

impl Losses {
    pub fn new(tables: &Tables) -> Losses {
        let mut all = Vec::with_capacity(2 * CROWD * Tables::COLUMNS.len() * DRMS * MORALES);
        for broken in [false, true] {
            for crowd in 1..=CROWD {
                for column in 0..Tables::COLUMNS.len() as u8 {
                    for drm in (LEAST..).take(DRMS) {
                        for morale in 0..MORALES as i32 {
                            let loss = |dr: i32| {
                                let effect = tables.ift(column, dr + drm);
                                exactly(dr) * lost(effect, crowd as f64, morale, broken)
                            };
                            all.push((2..=12).map(loss).sum::<f64>() as f32);
                        }
                    }
                }
            }
        }
        Losses(all)
    }
    /// Against a unit of this morale, broken or not, in a stack of so many.
    pub fn of(&self, column: u8, drm: i32, morale: i32, broken: bool, crowd: u32) -> f64 {
        let drm = (drm - LEAST).clamp(0, DRMS as i32 - 1) as usize;
        let morale = morale.clamp(0, MORALES as i32 - 1) as usize;
        let crowd = (crowd.max(1) as usize).min(CROWD) - 1;
        let at = (usize::from(broken) * CROWD + crowd) * Tables::COLUMNS.len();
        let at = ((at + usize::from(column)) * DRMS + drm) * MORALES + morale;
        self.0[at].into()
    }
}

/// What a Morale Check with so much added costs.
fn checked(add: i32, morale: i32, broken: bool) -> f64 {
    let fails = 1.0 - at_most((morale - add).min(11));
    match broken {
        true => REDUCED * fails,
        false => BREAK * fails + PIN * exactly(morale - add) + 0.2 * exactly(12),
    }
}

/// What a result of the table costs a unit in a stack of so many.
fn lost(effect: Effect, crowd: f64, morale: i32, broken: bool) -> f64 {
    match effect {
        Effect::None => 0.0,
        Effect::Ptc if broken => 0.0,
        Effect::Ptc => PIN * (1.0 - at_most(morale)),
        Effect::Mc(n) => checked(n.into(), morale, broken),
        Effect::K(n) => {
            let check = checked(n.into(), morale, broken);
            let falls = REDUCED + (1.0 - REDUCED) * check;
            (falls + (crowd - 1.0) * check) / crowd
        }
        Effect::Kia(n) => {
            let dead = (f64::from(n) / crowd).min(1.0);
            dead + (1.0 - dead) * if broken { REDUCED } else { BREAK }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up() {
        assert_eq!(at_most(1), 0.0);
        assert_eq!(at_most(12), 1.0);
        let sum: f64 = (2..=12).map(exactly).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert_eq!(exactly(-3), 0.0);
    }

    #[test]
    fn who_has_more_morale_loses_less() {
        for add in 0..4 {
            for morale in 5..10 {
                assert!(checked(add, morale, false) > checked(add, morale + 1, false));
                assert!(checked(add, morale, true) > checked(add, morale + 1, true));
            }
        }
    }
}
