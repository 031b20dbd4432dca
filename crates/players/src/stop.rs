//! When enough games were played to tell two players apart (Wald's sequential test).

use crate::Bout;

/// What a new player has to be better by, in Elo: less is not worth the change.
const BETTER: f64 = 10.0;
/// How often the verdict may be wrong, either way.
const WRONG: f64 = 0.05;

/// What games show of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the better one.
    Better,
    /// It is not.
    NotBetter,
    /// More games are needed.
    Open,
}

/// The verdict on whole pairs of games: both games of a pair have the same dice, and count as one.
pub fn verdict(bouts: &[Bout]) -> Verdict {
    let pairs: Vec<f64> = bouts
        .chunks_exact(2)
        .map(|pair| (pair[0].score() + pair[1].score()) / 2.0)
        .collect();
    let n = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / n.max(1.0);
    let spread = pairs
        .iter()
        .map(|score| (score - mean).powi(2))
        .sum::<f64>()
        / n.max(1.0);
    if n < 10.0 || spread == 0.0 {
        return Verdict::Open;
    }
    let [low, high] = [0.0, BETTER].map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
    let odds = n * (high - low) * (2.0 * mean - low - high) / (2.0 * spread);
    let sure = ((1.0 - WRONG) / WRONG).ln();
    if odds >= sure {
        Verdict::Better
    } else if odds <= -sure {
        Verdict::NotBetter
    } else {
        Verdict::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Times;
    use table::Seat;

    /// Pairs of which the first player wins both games, one, none, in turn so often.
    fn played(both: usize, one: usize, none: usize) -> Verdict {
        let pair = |won: [bool; 2]| {
            won.map(|won| Bout {
                pair: 0,
                scenario: 0,
                a: Seat(0),
                won: Some(won),
                actions: 1,
                hash: [0; 32],
                times: [Times::default(); 2],
            })
        };
        let all = [(both, [true; 2]), (one, [true, false]), (none, [false; 2])];
        let bouts = all
            .into_iter()
            .flat_map(|(n, won)| std::iter::repeat_n(pair(won), n));
        verdict(&bouts.flatten().collect::<Vec<_>>())
    }

    #[test]
    fn few_games_say_nothing_and_many_say_what_they_show() {
        assert_eq!(played(4, 0, 1), Verdict::Open);
        assert_eq!(played(60, 80, 40), Verdict::Open);
        assert_eq!(played(600, 800, 400), Verdict::Better);
        assert_eq!(played(400, 800, 600), Verdict::NotBetter);
        assert_eq!(played(2500, 3000, 2500), Verdict::NotBetter);
    }
}
