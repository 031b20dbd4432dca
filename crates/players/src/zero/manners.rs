//! Which manner of playing comes to most, for the rest of a turn.
//!
//! Where a turn is a chain of a hundred small answers, the answers to one of them differ by less than a second of playing on can
//! find out. Manners differ more: a whole turn is played on in each of them, and the one that comes to most is kept until it
//! clearly is no longer the best. The usual one is left only for what is better by more than luck.

use super::playout::Playout;
use super::{Limit, Question};
use crate::Rank;
use crate::choose::wide;
use table::{Game, Rng};

/// The part of the budget for the first question of a turn, and of what is left for each later one.
pub(crate) const FIRST: f64 = 0.45;
pub(crate) const LATER: f64 = 0.2;
/// That another manner is no better counts beforehand like so many rounds, in which it is behind by this part of their spread.
const PRIOR: f64 = 14.0;
const BEHIND: f64 = 0.08;
/// Before so many rounds nothing is known.
const ROUNDS: f64 = 6.0;
/// What is the same in so many rounds is the same.
const SAME: f64 = 3.0;
/// What is known beforehand of luck counts like so many rounds.
const FEW: f64 = 4.0;
/// A manner falls out when it is so many standard errors behind.
const SURELY: f64 = 1.5;
/// How much the position at the end of the turn counts, beside that at the end of the next.
const SOON: f64 = 0.5;

/// A manner beside the one that is kept.
#[derive(Clone, Debug)]
struct Other {
    manner: usize,
    rounds: f64,
    /// The sum of what it came to, less the one that is kept, and of the squares.
    sum: f64,
    squares: f64,
    runs: bool,
}

impl Other {
    fn new(manner: usize) -> Other {
        Other {
            manner,
            rounds: 0.0,
            sum: 0.0,
            squares: 0.0,
            runs: true,
        }
    }
    fn add(&mut self, ahead: f64) {
        self.rounds += 1.0;
        self.sum += ahead;
        self.squares += ahead * ahead;
    }
    /// By how much it is ahead, and how uncertain that is, if results differ by so many points for luck alone.
    fn lead(&self, luck: f64) -> (f64, f64) {
        let rounds = self.rounds.max(1.0);
        let mean = self.sum / rounds;
        let spread = self.squares / rounds - mean * mean;
        let spread = (rounds * spread + FEW * luck * luck) / (rounds + FEW);
        let spread = spread.max(0.0).sqrt();
        let weight = self.rounds + PRIOR;
        let lead = (self.sum - PRIOR * BEHIND * spread) / weight;
        (lead, spread / weight.sqrt())
    }
}

/// Lets those fall out that are the same, or behind.
fn cull(others: &mut [Other], luck: f64) {
    let leads = others.iter().filter(|other| other.runs);
    let best = leads.map(|other| other.lead(luck).0).fold(0.0, f64::max);
    for other in others {
        let (lead, unsure) = other.lead(luck);
        let same = other.rounds >= SAME && other.squares == 0.0;
        let behind = other.rounds >= ROUNDS && lead + SURELY * unsure < best;
        other.runs &= !(same || behind);
    }
}

impl<G: Game> Question<'_, G> {
    /// The manners in which the seat may play this turn, beside the usual one.
    fn manners(&self) -> &'static [Rank<G>] {
        let (_, whose) = (self.judge.turn)(self.book, self.known);
        self.judge.manners[usize::from(whose != self.seat)]
    }

    /// The opinion of a manner: the usual one is 0.
    pub fn manner(&self, n: usize) -> Rank<G> {
        match n {
            0 => self.judge.rank,
            n => self.manners()[n - 1],
        }
    }

    /// The manners beside the one that is kept; in the middle of a turn one for each answer that is another than its.
    fn others(&self, kept: usize, first: bool, rng: &mut Rng) -> Vec<Other> {
        let all = (0..=self.manners().len()).filter(|&n| n != kept);
        if first {
            return all.map(Other::new).collect();
        }
        let guess = self.book.guess(self.known, rng);
        let mut playout = Playout::new(self.book, self.judge);
        let mut answers = vec![playout.best_by(&guess, self.manner(kept))];
        let mut others = Vec::new();
        for n in all {
            let answer = playout.best_by(&guess, self.manner(n));
            if !answers.contains(&answer) {
                answers.push(answer);
                others.push(Other::new(n));
            }
        }
        others
    }

    /// The manner that comes to most from here, and after how many playouts.
    pub fn best_manner(
        &self,
        kept: usize,
        first: bool,
        limit: &Limit,
        cores: usize,
        rng: &mut Rng,
    ) -> (usize, u32) {
        let others = self.others(kept, first, rng);
        if others.is_empty() {
            return (kept, 0);
        }
        let mut races: Vec<(Vec<Other>, Rng, u32)> = (0..cores.max(1))
            .map(|_| (others.clone(), Rng::new(wide(rng)), 0))
            .collect();
        let (own, more) = races.split_first_mut().expect("there is a race");
        std::thread::scope(|scope| {
            for (others, rng, done) in more {
                scope.spawn(move || *done = self.compare(kept, others, limit, rng));
            }
            own.2 = self.compare(kept, &mut own.0, limit, &mut own.1);
        });
        let done = races.iter().map(|race| race.2).sum();
        let luck = self.judge.luck;
        let mut best = (kept, 0.0);
        for n in 0..others.len() {
            let mut whole = Other::new(others[n].manner);
            for (race, ..) in &races {
                whole.rounds += race[n].rounds;
                whole.sum += race[n].sum;
                whole.squares += race[n].squares;
            }
            let (lead, _) = whole.lead(luck);
            if whole.rounds >= ROUNDS && lead > best.1 {
                best = (whole.manner, lead);
            }
        }
        (best.0, done)
    }

    /// Plays on in each manner until the limit is reached or it is decided; how many playouts it took.
    fn compare(&self, kept: usize, others: &mut [Other], limit: &Limit, rng: &mut Rng) -> u32 {
        let turn = (self.judge.turn)(self.book, self.known).0;
        let mut playout = Playout::new(self.book, self.judge);
        let mut done = 0;
        while others.iter().any(|other| other.runs) && !limit.is_reached(done) {
            let guess = self.book.guess(self.known, rng);
            let luck = Rng::new(wide(rng));
            let mut play = |manner: usize| {
                done += 1;
                playout.manner = Some((self.seat, turn, self.manner(manner)));
                self.outcome(guess.clone(), turn, &mut playout, &mut luck.clone())
            };
            let usual = play(kept);
            for other in others.iter_mut().filter(|other| other.runs) {
                other.add(play(other.manner) - usual);
            }
            cull(others, self.judge.luck);
        }
        done
    }

    /// What comes of a position, by the end of this turn and of the next.
    fn outcome(
        &self,
        mut state: G::State,
        turn: u32,
        playout: &mut Playout<G>,
        rng: &mut Rng,
    ) -> f64 {
        if !playout.until_turn(&mut state, turn + 1, rng) {
            return playout.worth(&state, self.seat);
        }
        let soon = playout.worth(&state, self.seat);
        playout.until_turn(&mut state, turn + 2, rng);
        SOON * soon + (1.0 - SOON) * playout.worth(&state, self.seat)
    }
}
