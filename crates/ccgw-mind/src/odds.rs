//! The dice of a combat, counted out once.

use std::sync::LazyLock;

/// Dice beyond this number are counted as this many.
const MOST_DICE: usize = 12;
/// Soldiers or Flags ignored beyond this number are counted as this many.
const MOST_IGNORED: usize = 4;
/// Figures of a unit at full strength.
pub(super) const FIGURES: usize = 4;

/// How likely each number of hits is, the last standing for all above; and how many Flags count.
struct Counted {
    hits: [[[[f64; FIGURES + 1]; MOST_IGNORED + 1]; 2]; MOST_DICE + 1],
    flags: [[f64; MOST_IGNORED + 1]; MOST_DICE + 1],
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
        hits: [[[[0.0; FIGURES + 1]; MOST_IGNORED + 1]; 2]; MOST_DICE + 1],
        flags: [[0.0; MOST_IGNORED + 1]; MOST_DICE + 1],
    });
    for n in 0..=MOST_DICE {
        for (deadly, by_ignored) in counted.hits[n].iter_mut().enumerate() {
            // Two sides show the Soldier; of the other four the Burst hits, and Deadly where it counts.
            let sure = (1 + deadly) as f64 / 4.0;
            for (ignored, odds) in by_ignored.iter_mut().enumerate() {
                for soldiers in 0..=n {
                    for others in 0..=n - soldiers {
                        let hits = others + soldiers.saturating_sub(ignored);
                        odds[hits.min(FIGURES)] +=
                            binomial(n, soldiers, 2.0 / 6.0) * binomial(n - soldiers, others, sure);
                    }
                }
            }
        }
        for (ignored, mean) in counted.flags[n].iter_mut().enumerate() {
            *mean = (ignored..=n)
                .map(|flags| (flags - ignored) as f64 * binomial(n, flags, 1.0 / 6.0))
                .sum();
        }
    }
    counted
}

/// How likely 0, 1, 2, 3 and more hits are.
#[inline]
pub(super) fn hits(dice: u8, ignored: u8, deadly: bool) -> &'static [f64; FIGURES + 1] {
    let dice = usize::from(dice).min(MOST_DICE);
    let ignored = usize::from(ignored).min(MOST_IGNORED);
    &COUNTED.hits[dice][usize::from(deadly)][ignored]
}

/// How many Flags count on average.
#[inline]
pub(super) fn flags(dice: u8, ignored: u8) -> f64 {
    COUNTED.flags[usize::from(dice).min(MOST_DICE)][usize::from(ignored).min(MOST_IGNORED)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odds_are_those_of_the_die() {
        let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
        for dice in 0..=MOST_DICE as u8 {
            let total: f64 = hits(dice, 1, true).iter().sum();
            assert!(near(total, 1.0));
        }
        // One die: three sides of six hit, four with Deadly, one where its Soldier is ignored.
        assert!(near(hits(1, 0, false)[1], 3.0 / 6.0));
        assert!(near(hits(1, 0, true)[1], 4.0 / 6.0));
        assert!(near(hits(1, 1, false)[1], 1.0 / 6.0));
        assert!(near(hits(2, 0, false)[2], 0.25));
        assert!(near(flags(3, 0), 0.5));
        assert!(near(flags(2, 1), 1.0 / 36.0));
    }
}
