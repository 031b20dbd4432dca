//! From points to the part of matches that are won.

/// By how many points the odds of winning grow, and how good they are at none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    swing: f64,
    at_none: f64,
}

/// Nobody is surer than this of a match that is still played.
const SUREST: f64 = 0.99;

impl Scale {
    /// The scale by which positions of these points are won in that part, on average.
    pub fn through(points: &[f64], won: f64, swing: f64) -> Scale {
        let won = won.clamp(1.0 - SUREST, SUREST);
        let mean = |at_none: f64| {
            let scale = Scale { swing, at_none };
            let all: f64 = points.iter().map(|&points| scale.chance(points)).sum();
            all / points.len().max(1) as f64
        };
        // The mean grows with the offset: it is closed in on.
        let far = points
            .iter()
            .fold(0.0f64, |far, points| far.max(points.abs()));
        let (mut low, mut high) = (-(far / swing + 6.0), far / swing + 6.0);
        for _ in 0..40 {
            let middle = (low + high) / 2.0;
            if mean(middle) < won {
                low = middle;
            } else {
                high = middle;
            }
        }
        Scale {
            swing,
            at_none: (low + high) / 2.0,
        }
    }

    /// The part of matches that are won from positions of so many points.
    pub fn chance(&self, points: f64) -> f64 {
        1.0 / (1.0 + (-(points / self.swing + self.at_none)).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_agrees_with_what_was_won() {
        let points = [-300.0, -50.0, 0.0, 20.0, 400.0];
        for won in [0.05, 0.4, 0.9] {
            let scale = Scale::through(&points, won, 120.0);
            let mean = points.iter().map(|&p| scale.chance(p)).sum::<f64>() / 5.0;
            assert!((mean - won).abs() < 1e-6, "{mean} for {won}");
            assert!(scale.chance(100.0) > scale.chance(0.0));
        }
        // Who always wins on paper may still lose.
        let sure = Scale::through(&[1000.0], 1.0, 100.0);
        assert!((sure.chance(1000.0) - SUREST).abs() < 1e-6);
    }
}
