//! How strong players are by what their games came to (Bradley and Terry): the share of wins of one over another
//! follows from the difference between them, and the differences are those by which the games are likeliest.

/// What the games of two players came to.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Who played, by their numbers.
    pub players: [usize; 2],
    /// How many games.
    pub games: u64,
    /// How many of them the first one won; a drawn game is half a win.
    pub won: f64,
}

/// The strengths of some players. Only differences mean anything, and only between players that games tie to each other, be it by
/// way of others.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// By player: the strength, in units by which the odds of winning are e times as good.
    strength: Vec<f64>,
    /// By player: the first of all players that are tied to him.
    tied: Vec<usize>,
    /// How uncertain the strengths are, and how far together.
    covariance: Vec<Vec<f64>>,
}

/// So many games that nobody won are counted for every two players that have met besides those they played: somebody who always won
/// is then stronger by something, not by everything.
const PRIOR: f64 = 1.0;
/// From the mean to the bound of what holds with 95 %.
const Z: f64 = 1.959_964;
/// Elo for a unit of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// A step of the search for the likeliest strengths is not longer than this, and the search is over when one is as short as that.
const STEPS: [f64; 2] = [1.0, 1e-10];

impl Ladder {
    /// The strengths of so many players by these scores; a pair may be among them more than once.
    pub fn fit(players: usize, scores: &[Score]) -> Ladder {
        let scores = together(players, scores);
        let tied = ties(players, &scores);
        // The first of those that are tied stands still: strengths are counted from his.
        let free: Vec<usize> = (0..players).filter(|&i| tied[i] != i).collect();
        let mut strength = vec![0.0; players];
        loop {
            let (slope, curve) = likelihood(&strength, &free, &scores);
            let covariance = inverse(curve);
            let steps: Vec<f64> = covariance
                .iter()
                .map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum())
                .collect();
            let longest = steps.iter().fold(0.0f64, |most, step| most.max(step.abs()));
            let part = STEPS[0] / longest.max(STEPS[0]);
            for (&player, step) in free.iter().zip(&steps) {
                strength[player] += part * step;
            }
            if longest <= STEPS[1] {
                return Ladder {
                    strength,
                    tied,
                    covariance: spread(players, &free, &covariance),
                };
            }
        }
    }

    /// By how much Elo one player is stronger than another, with the bounds between which it lies with 95 %: lower bound, value, upper
    /// bound. None if no games tie them to each other.
    pub fn gap(&self, one: usize, other: usize) -> Option<[f64; 3]> {
        if self.tied[one] != self.tied[other] {
            return None;
        }
        let gap = self.strength[one] - self.strength[other];
        let c = &self.covariance;
        let spread = c[one][one] + c[other][other] - 2.0 * c[one][other];
        let off = Z * spread.max(0.0).sqrt();
        Some([gap - off, gap, gap + off].map(|strength| ELO * strength))
    }
}

/// One score for every two players that have met, with what is counted besides.
fn together(players: usize, scores: &[Score]) -> Vec<Score> {
    let mut sums: Vec<Score> = Vec::new();
    for score in scores.iter().filter(|score| score.games > 0) {
        let [a, b] = score.players;
        assert!(a.max(b) < players && a != b, "a score is of two players");
        let (pair, won) = match a < b {
            true => ([a, b], score.won),
            false => ([b, a], score.games as f64 - score.won),
        };
        match sums.iter_mut().find(|sum| sum.players == pair) {
            Some(sum) => {
                sum.games += score.games;
                sum.won += won;
            }
            None => sums.push(Score {
                players: pair,
                games: score.games,
                won,
            }),
        }
    }
    sums
}

/// For each player the first of those that are tied to him.
fn ties(players: usize, scores: &[Score]) -> Vec<usize> {
    let mut tied: Vec<usize> = (0..players).collect();
    for score in scores {
        let [a, b] = score.players.map(|player| tied[player]);
        let first = a.min(b);
        for tie in &mut tied {
            if *tie == a || *tie == b {
                *tie = first;
            }
        }
    }
    tied
}

/// The slope of the logarithm of the likelihood along the strengths that are free, and how it bends (downwards, as it always does).
fn likelihood(strength: &[f64], free: &[usize], scores: &[Score]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut slope = vec![0.0; free.len()];
    let mut curve = vec![vec![0.0; free.len()]; free.len()];
    for score in scores {
        let [a, b] = score.players;
        let games = score.games as f64 + PRIOR;
        let share = 1.0 / (1.0 + (strength[b] - strength[a]).exp());
        let more = score.won + PRIOR / 2.0 - games * share;
        let bend = games * share * (1.0 - share);
        let [a, b] = [a, b].map(|player| free.iter().position(|&i| i == player));
        for (at, sign) in [(a, 1.0), (b, -1.0)] {
            if let Some(at) = at {
                slope[at] += sign * more;
                curve[at][at] += bend;
            }
        }
        if let (Some(a), Some(b)) = (a, b) {
            curve[a][b] -= bend;
            curve[b][a] -= bend;
        }
    }
    (slope, curve)
}

/// The inverse of a matrix that is symmetric and bends one way only, so that no row need be exchanged (Gauss and Jordan).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..n)
        .map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect())
        .collect();
    for pivot in 0..n {
        let by = matrix[pivot][pivot];
        for matrix in [&mut matrix, &mut inverse] {
            matrix[pivot].iter_mut().for_each(|cell| *cell /= by);
        }
        for row in (0..n).filter(|&row| row != pivot) {
            let by = matrix[row][pivot];
            for matrix in [&mut matrix, &mut inverse] {
                let from = matrix[pivot].clone();
                let cells = matrix[row].iter_mut().zip(from);
                cells.for_each(|(cell, from)| *cell -= by * from);
            }
        }
    }
    inverse
}

/// A matrix over the players that are free as one over all of them: who stands still is certain.
fn spread(players: usize, free: &[usize], matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let mut all = vec![vec![0.0; players]; players];
    for (&i, row) in free.iter().zip(matrix) {
        for (&j, cell) in free.iter().zip(row) {
            all[i][j] = *cell;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    /// Games between every two players of these strengths in Elo, each decided by lot.
    fn played(elo: &[f64], games: u64, rng: &mut Rng) -> Vec<Score> {
        let mut scores = Vec::new();
        for a in 0..elo.len() {
            for b in a + 1..elo.len() {
                let share = 1.0 / (1.0 + 10f64.powf((elo[b] - elo[a]) / 400.0));
                let line = (share * 1e6) as u32;
                let won = (0..games).filter(|_| rng.below(1_000_000) < line).count();
                scores.push(Score {
                    players: [a, b],
                    games,
                    won: won as f64,
                });
            }
        }
        scores
    }

    #[test]
    fn known_strengths_are_found_again() {
        let known = [0.0, 150.0, 130.0, 420.0, 700.0];
        let mut rng = Rng::new(5);
        let (mut inside, mut all) = (0, 0);
        for _ in 0..40 {
            let ladder = Ladder::fit(5, &played(&known, 200, &mut rng));
            for (player, elo) in known.into_iter().enumerate().skip(1) {
                let [low, found, high] = ladder.gap(player, 0).unwrap();
                assert!((found - elo).abs() < 120.0, "{found} for {elo}");
                assert!(low < found && found < high);
                all += 1;
                inside += u32::from((low..high).contains(&elo));
            }
        }
        // 152 of 160 are to be expected.
        assert!((144..=159).contains(&inside), "{inside} of {all}");
    }

    #[test]
    fn intervals_shrink_with_the_root_of_the_games() {
        let wide = |games: u64| {
            let score = Score {
                players: [0, 1],
                games,
                won: games as f64 * 0.6,
            };
            let [low, _, high] = Ladder::fit(2, &[score]).gap(1, 0).unwrap();
            high - low
        };
        assert!(wide(1000) < wide(100) && wide(100) < wide(10));
        assert!((wide(1000) / wide(4000) - 2.0).abs() < 0.01);
    }

    #[test]
    fn scores_are_the_same_together_and_apart_and_from_either_side() {
        let score = |players, games, won| Score {
            players,
            games,
            won,
        };
        let apart = [score([0, 1], 10, 3.0), score([1, 0], 20, 12.5)];
        let apart = Ladder::fit(2, &apart).gap(1, 0).unwrap();
        let whole = Ladder::fit(2, &[score([0, 1], 30, 10.5)]).gap(1, 0);
        assert_eq!(Some(apart), whole);
        // A share of 19.5 in 30, with a drawn game beside it.
        assert!((apart[1] - 400.0 * (20.0f64 / 11.0).log10()).abs() < 1e-6);
    }

    #[test]
    fn who_always_won_is_stronger_by_something_and_the_more_games_the_more() {
        let gap = |games: u64| {
            let score = Score {
                players: [0, 1],
                games,
                won: 0.0,
            };
            Ladder::fit(2, &[score]).gap(1, 0).unwrap()
        };
        let [low, ten, high] = gap(10);
        assert!(0.0 < low && high.is_finite());
        assert!(400.0 < ten && ten < gap(100)[1]);
    }

    #[test]
    fn players_that_nothing_ties_are_not_compared() {
        let score = |players| Score {
            players,
            games: 4,
            won: 2.0,
        };
        let ladder = Ladder::fit(6, &[score([3, 1]), score([1, 0]), score([4, 5])]);
        assert!(ladder.gap(0, 3).is_some() && ladder.gap(5, 4).is_some());
        assert!(ladder.gap(0, 4).is_none() && ladder.gap(2, 0).is_none());
        let [low, gap, high] = ladder.gap(2, 2).unwrap();
        assert!(low == 0.0 && gap == 0.0 && high == 0.0);
        assert!(Ladder::fit(0, &[]).strength.is_empty());
    }
}
