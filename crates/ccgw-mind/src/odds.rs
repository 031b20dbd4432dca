//! The dice of a combat, counted out once.

use std::sync::LazyLock;

/// Dice beyond this number are counted as this many.
pub(super) const MOST_DICE: usize = 12;
/// Soldiers or Flags ignored beyond this number are counted as this many.
const MOST_IGNORED: usize = 4;
/// Figures of a unit at full strength.
pub(super) const FIGURES: usize = 4;

/// By number of dice.
pub(super) type ByDice = [f64; MOST_DICE + 1];

/// How likely each number of hits is, the last standing for all above; and how many Flags count.
struct Counted {
    hits: [[[ByDice; FIGURES + 1]; MOST_IGNORED + 1]; 2],
    flags: [ByDice; MOST_IGNORED + 1],
}

static COUNTED: LazyLock<Box<Counted>> = LazyLock::new(count);

fn choose(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |ways, i| ways * (n - i) as f64 / (i + 1) as f64)
}

/// The odds of `k` among `n` dice that show something with probability `p`.
fn binomial(n: usize, k: usize, p: f64) -> f64 {
    choose(n, k) * p.powi(k as i32) * (1.0 - p).powi((n - k) as i32)
}

fn count() -> Box<Counted> {
    let mut counted = Box::new(Counted {
        hits: [[[[0.0; MOST_DICE + 1]; FIGURES + 1]; MOST_IGNORED + 1]; 2],
        flags: [[0.0; MOST_DICE + 1]; MOST_IGNORED + 1],
    });
    for n in 0..=MOST_DICE {
        for (deadly, by_ignored) in counted.hits.iter_mut().enumerate() {
            // Two sides show the Soldier; of the other four the Burst hits, and Deadly where it counts.
            let sure = (1 + deadly) as f64 / 4.0;
            for (ignored, odds) in by_ignored.iter_mut().enumerate() {
                for soldiers in 0..=n {
                    for others in 0..=n - soldiers {
                        let hits = others + soldiers.saturating_sub(ignored);
                        odds[hits.min(FIGURES)][n] +=
                            binomial(n, soldiers, 2.0 / 6.0) * binomial(n - soldiers, others, sure);
                    }
                }
            }
        }
        for (ignored, mean) in counted.flags.iter_mut().enumerate() {
            mean[n] = (ignored..=n)
                .map(|flags| (flags - ignored) as f64 * binomial(n, flags, 1.0 / 6.0))
                .sum();
        }
    }
    counted
}

/// How likely 0, 1, 2, 3 and more hits are, each by the number of dice.
#[inline]
pub(super) fn hits(ignored: u8, deadly: bool) -> &'static [ByDice; FIGURES + 1] {
    &COUNTED.hits[usize::from(deadly)][usize::from(ignored).min(MOST_IGNORED)]
}

/// How many Flags count on average.
#[inline]
pub(super) fn flags(ignored: u8) -> &'static ByDice {
    &COUNTED.flags[usize::from(ignored).min(MOST_IGNORED)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odds_are_those_of_the_die() {
        let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
        for dice in 0..=MOST_DICE {
            let total: f64 = hits(1, true).iter().map(|odds| odds[dice]).sum();
            assert!(near(total, 1.0));
        }
        // One die: three sides of six hit, four with Deadly, one where its Soldier is ignored.
        assert!(near(hits(0, false)[1][1], 3.0 / 6.0));
        assert!(near(hits(0, true)[1][1], 4.0 / 6.0));
        assert!(near(hits(1, false)[1][1], 1.0 / 6.0));
        assert!(near(hits(0, false)[2][2], 0.25));
        assert!(near(flags(0)[3], 0.5));
        assert!(near(flags(1)[2], 1.0 / 36.0));
    }
}
