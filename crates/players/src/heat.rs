//! Lines that race: each is played out again and again with the same luck as the others, and the worse half falls out, until two
//! are left.

use crate::plan::Line;

/// How far an opinion may be off, in points: results count against it accordingly.
const DOUBT: f64 = 30.0;
/// What is known beforehand of luck counts like so many rounds.
const FEW: f64 = 4.0;
/// By how many points what comes of an answer differs for luck alone, where the judge does not say.
const LUCK: f64 = 40.0;

/// What came of one line beside the first one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Score {
    rounds: f64,
    sum: f64,
    squares: f64,
}

impl Score {
    pub fn add(&mut self, ahead: f64) {
        self.rounds += 1.0;
        self.sum += ahead;
        self.squares += ahead * ahead;
    }
    pub fn merge(&mut self, other: &Score) {
        self.rounds += other.rounds;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// A line in the race.
#[derive(Clone, Debug)]
pub(crate) struct Runner<A> {
    pub line: Line<A>,
    pub score: Score,
}

/// A race. All lines are measured against the first, which never falls out.
pub(crate) struct Heat<A> {
    pub runners: Vec<Runner<A>>,
    luck: f64,
}

impl<A> Heat<A> {
    pub fn new(lines: Vec<Line<A>>, luck: f64) -> Self {
        let runner = |line| Runner {
            line,
            score: Score::default(),
        };
        Heat {
            runners: lines.into_iter().map(runner).collect(),
            luck: if luck > 0.0 { luck } else { LUCK },
        }
    }

    /// By how much a line is ahead of the first, by opinion and results together, and how uncertain that is.
    fn lead(&self, i: usize) -> (f64, f64) {
        let Runner { line, score } = &self.runners[i];
        if i == 0 {
            return (0.0, 0.0);
        }
        let opinion = line.opinion - self.runners[0].line.opinion;
        let rounds = score.rounds.max(1.0);
        let mean = score.sum / rounds;
        let spread = (score.squares / rounds - mean * mean).max(0.0);
        let spread = (rounds * spread + FEW * self.luck * self.luck) / (rounds + FEW);
        let (known, believed) = (score.rounds / spread, 1.0 / (DOUBT * DOUBT));
        let weight = known + believed;
        (
            (known * mean + believed * opinion) / weight,
            weight.sqrt().recip(),
        )
    }

    /// Keeps the first and the better half of the others.
    pub fn halve(&mut self) {
        let mut order: Vec<usize> = (1..self.runners.len()).collect();
        order.sort_by(|&a, &b| self.lead(b).0.total_cmp(&self.lead(a).0));
        order.truncate(order.len().div_ceil(2).max(1));
        let mut stay = vec![false; self.runners.len()];
        stay[0] = true;
        order.iter().for_each(|&i| stay[i] = true);
        let mut stay = stay.into_iter();
        self.runners.retain(|_| stay.next().unwrap_or(false));
    }

    /// The place of the best; another than the first only if it is ahead by so many times what is uncertain.
    pub fn best(&self, clear: f64) -> usize {
        let lead = |&i: &usize| {
            let (lead, unsure) = self.lead(i);
            lead - clear * unsure
        };
        let others = (1..self.runners.len()).filter(|i| lead(i) > 0.0);
        others
            .max_by(|a, b| lead(a).total_cmp(&lead(b)))
            .unwrap_or(0)
    }
}
