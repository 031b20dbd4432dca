//! Answers that race: each is played out again and again with the same luck as the others, and falls out as soon
//! as it is surely behind.

/// How far an opinion may be off, in points: results count against it accordingly.
const DOUBT: f64 = 12.0;
/// An answer falls out when it is so many standard errors behind the best …
const SURELY: f64 = 2.6;
/// … or when it is surely within so many points of it …
const ALIKE: f64 = 1.5;
/// … but not before so many rounds.
const ROUNDS: f64 = 8.0;
/// What is known beforehand of luck counts like so many rounds.
const FEW: f64 = 4.0;

/// One answer in the race.
#[derive(Clone, Debug)]
struct Runner<A> {
    action: A,
    /// What it is worth by opinion, less the first answer.
    opinion: f64,
    /// How often it was played out.
    rounds: f64,
    /// The sum of what it was worth, less the first answer, and of the squares.
    sum: f64,
    squares: f64,
    runs: bool,
}

impl<A> Runner<A> {
    /// How much more than the first an answer is worth, by opinion and results together, and how uncertain that is.
    fn lead(&self) -> (f64, f64) {
        self.lead_by(0.0)
    }
    /// The same, if results are known beforehand to differ by so many points for luck alone.
    fn lead_by(&self, luck: f64) -> (f64, f64) {
        let opinion = 1.0 / (DOUBT * DOUBT);
        if self.rounds < 2.0 {
            return (self.opinion, DOUBT);
        }
        let mean = self.sum / self.rounds;
        let mut spread = (self.squares / self.rounds - mean * mean).max(1.0);
        if luck > 0.0 {
            spread = (self.rounds * spread + FEW * luck * luck) / (self.rounds + FEW);
        }
        let results = self.rounds / spread;
        let weight = results + opinion;
        (
            (results * mean + opinion * self.opinion) / weight,
            weight.sqrt().recip(),
        )
    }
}

/// A race. The first answer is the one of the best opinion; the others are measured against it.
#[derive(Clone, Debug)]
pub(crate) struct Race<A> {
    runners: Vec<Runner<A>>,
}

impl<A: Copy> Race<A> {
    /// A race between the answers that are within a margin of the best by opinion, and not more than so many.
    pub fn new(mut weighed: Vec<(A, f64)>, margin: f64, most: usize) -> Self {
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        let top = weighed.first().map_or(0.0, |first| first.1);
        weighed.retain(|(_, worth)| top - worth <= margin);
        weighed.truncate(most);
        let runner = |(action, worth): (A, f64)| Runner {
            action,
            opinion: worth - top,
            rounds: 0.0,
            sum: 0.0,
            squares: 0.0,
            runs: true,
        };
        Race {
            runners: weighed.into_iter().map(runner).collect(),
        }
    }

    /// Whether nothing is left to find out.
    pub fn is_decided(&self) -> bool {
        self.runners.iter().filter(|runner| runner.runs).count() < 2
    }

    /// One round: every answer that still runs is played out once, and the first in any case. A round that is
    /// broken off does not count for those that were not played.
    pub fn round(&mut self, mut play: impl FnMut(A) -> Option<f64>) {
        let mut first = None;
        for (i, runner) in self.runners.iter_mut().enumerate() {
            if !runner.runs && i > 0 {
                continue;
            }
            let Some(worth) = play(runner.action) else {
                return;
            };
            let ahead = worth - *first.get_or_insert(worth);
            runner.rounds += 1.0;
            runner.sum += ahead;
            runner.squares += ahead * ahead;
        }
    }

    /// Lets those fall out that are surely behind, or surely as good as the best.
    pub fn cull(&mut self) {
        let Some(best) = self.leader(0.0) else {
            return;
        };
        let top = self.runners[best].lead().0;
        for (i, runner) in self.runners.iter_mut().enumerate() {
            let (lead, unsure) = runner.lead();
            let behind = top - lead > SURELY * unsure;
            let alike = top - lead + SURELY * unsure < ALIKE;
            if i != best && runner.rounds >= ROUNDS && (behind || alike) {
                runner.runs = false;
            }
        }
    }

    /// Of equals the one of the better opinion, which stands before the other.
    fn leader(&self, luck: f64) -> Option<usize> {
        let runs = |i: &usize| self.runners[*i].runs;
        let lead = |i: usize| self.runners[i].lead_by(luck).0;
        (0..self.runners.len())
            .filter(runs)
            .reduce(|best, next| if lead(next) > lead(best) { next } else { best })
    }

    /// The answer that is best as far as is known. Where results differ by so many points for luck alone, a few of them
    /// do not count much.
    pub fn best(&self, luck: f64) -> Option<A> {
        self.leader(luck).map(|best| self.runners[best].action)
    }

    /// Adds what came of the same race elsewhere.
    pub fn merge(&mut self, other: &Race<A>) {
        for (mine, theirs) in self.runners.iter_mut().zip(&other.runners) {
            mine.rounds += theirs.rounds;
            mine.sum += theirs.sum;
            mine.squares += theirs.squares;
            mine.runs |= theirs.runs;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    /// What an answer is worth, with luck that all share and some of its own.
    fn race(worths: &[f64], rounds: u32) -> (Race<usize>, u32) {
        let opinions = worths.iter().enumerate().map(|(i, _)| (i, -(i as f64)));
        let mut race = Race::new(opinions.collect(), 100.0, 10);
        let (mut rng, mut played) = (Rng::new(5), 0);
        for round in 1..=rounds {
            let luck = f64::from(rng.below(200));
            race.round(|i| {
                played += 1;
                Some(worths[i] + luck + f64::from(rng.below(40)))
            });
            if round % 4 == 0 {
                race.cull();
            }
            if race.is_decided() {
                break;
            }
        }
        (race, played)
    }

    #[test]
    fn the_best_wins_against_the_opinion() {
        let (race, _) = race(&[0.0, 2.0, 30.0, -5.0], 200);
        assert!(race.is_decided());
        assert_eq!(race.best(0.0), Some(2));
    }

    #[test]
    fn two_lucky_rounds_do_not_count_where_luck_is_great() {
        let mut race = Race::new(vec![('a', 9.0), ('b', 1.0)], 100.0, 10);
        for _ in 0..2 {
            race.round(|action| Some(if action == 'a' { 0.0 } else { 10.0 }));
        }
        assert_eq!(race.best(0.0), Some('b'));
        assert_eq!(race.best(30.0), Some('a'));
    }

    #[test]
    fn what_is_alike_does_not_race_for_ever() {
        let mut race = Race::new(vec![('a', 3.0), ('b', 1.0)], 100.0, 10);
        for _ in 0..8 {
            race.round(|_| Some(7.0));
        }
        race.cull();
        assert!(race.is_decided());
        assert_eq!(race.best(0.0), Some('a'));
    }

    #[test]
    fn what_is_far_behind_falls_out_early() {
        let (_, few) = race(&[0.0, -200.0, -200.0, -200.0], 1000);
        assert!(few < 60, "{few}");
    }

    #[test]
    fn opinions_alone_decide_where_nothing_was_played() {
        let race = Race::new(vec![('a', 1.0), ('b', 3.0), ('c', -90.0)], 50.0, 10);
        assert_eq!(race.best(0.0), Some('b'));
        assert_eq!(race.runners.len(), 2);
    }

    #[test]
    fn a_round_that_is_broken_off_counts_for_those_that_were_played() {
        let mut race = Race::new(vec![('a', 3.0), ('b', 1.0)], 50.0, 10);
        let mut left = 1;
        race.round(|_| {
            left -= 1;
            (left >= 0).then_some(1.0)
        });
        let rounds = |i: usize| race.runners[i].rounds;
        assert_eq!([rounds(0), rounds(1)], [1.0, 0.0]);
    }
}
