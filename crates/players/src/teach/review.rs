//! A finished match, looked through again: how likely each side was to win, turn by turn, and which decisions cost most.

use super::facts::Fates;
use super::lines::{Lines, plain, planned, won};
use super::scale::Scale;
use super::trial::{Ahead, Found, Trial};
use crate::Judge;
use crate::choose::wide;
use crate::one::hashed;
use crate::plan::{Line, Step};
use crate::sim::spread;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{
    Actions, AnyMatch, Game, Known, Lapse, Match, Moment, Prospect, Review, Rng, Seat, Text, Turn,
    Viewer,
};

/// How thoroughly a match is looked through.
#[derive(Clone, Debug)]
pub struct Reviewing {
    /// Whose decisions are weighed.
    pub seats: Vec<Seat>,
    /// The seed: the same seed says the same of the same match.
    pub seed: u64,
    /// How many threads. What comes of it does not depend on them.
    pub threads: usize,
    /// How often each turn is played on to the end of the match.
    pub prospects: u32,
    /// How often each answer is tried at first …
    pub glances: u32,
    /// … and how often those that decide which decisions cost most; an even number.
    pub rounds: u32,
}

impl Reviewing {
    /// As thorough as is usual.
    pub fn usual(seats: Vec<Seat>) -> Reviewing {
        Reviewing {
            seats,
            seed: 1,
            threads: 1,
            prospects: 80,
            glances: 6,
            rounds: 100,
        }
    }
}

/// So many answers are tried at a glance besides the one that was taken, and so many of a decision that may be among the dearest.
const ANSWERS: usize = 6;
const MORE: usize = 12;
/// So many decisions of a seat are looked at closely, not more than so many of a turn …
const CLOSELY: usize = 24;
const OF_A_TURN: usize = 3;
/// … and so many are told.
const TOLD: usize = 10;
const TOLD_OF_A_TURN: usize = 2;
/// What costs less is not worth telling, nor what is less sure than this many times its uncertainty.
const LEAST: f64 = 0.01;
const SURE: f64 = 1.0;
/// The parts of the work: the prospects, the first look, the close one.
const PARTS: [f64; 3] = [0.2, 0.35, 0.45];

/// A decision of the match.
struct Decision<G: Game> {
    number: usize,
    seat: Seat,
    state: G::State,
    action: G::Action,
    turn: u32,
    moment: Moment,
    window: bool,
    /// Whether there was more than one answer.
    choice: bool,
}

/// How far the work has come; who does it stops when nobody wants it any more.
struct Work<'a> {
    tick: &'a (dyn Fn(f64) -> bool + Sync),
    done: AtomicU64,
}

/// Parts of the work are counted in millionths.
const MILLION: f64 = 1e6;

impl Work<'_> {
    fn does(&self, part: f64) -> bool {
        let part = (MILLION * part) as u64;
        let done = self.done.fetch_add(part, Ordering::Relaxed) + part;
        (self.tick)((done as f64 / MILLION).min(1.0))
    }
}

/// Looks a finished match through. `tick` hears how much is done, of one, from any thread; where it says no, nothing comes of it.
pub fn review<G: Game>(
    game: &Match<G>,
    judge: &Judge<G>,
    how: &Reviewing,
    tick: &(dyn Fn(f64) -> bool + Sync),
) -> Option<Review> {
    let book = &**game.book();
    let reviewer = Reviewer {
        book,
        judge,
        how,
        all: decisions(game, judge),
        work: Work {
            tick,
            done: AtomicU64::new(0),
        },
    };
    let (mut prospects, scales) = reviewer.prospects()?;
    let mut lapses = Vec::new();
    for &seat in &how.seats {
        let close = reviewer.first_look(seat, &scales)?;
        lapses.extend(reviewer.close_look(&close, &scales)?);
    }
    lapses.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    prospects.extend(last(game));
    Some(Review { prospects, lapses })
}

fn cost(lapse: &Lapse) -> f64 {
    lapse.better.best.chance - lapse.better.taken.chance
}

/// All decisions of a match, those without a choice among them.
fn decisions<G: Game>(game: &Match<G>, judge: &Judge<G>) -> Vec<Decision<G>> {
    let book = &**game.book();
    let mut list = Actions::new();
    let decision = |decided: table::Decided<G>| {
        let Turn::Ask(ask) = book.turn(&decided.state) else {
            return None;
        };
        list.clear();
        book.legal(&decided.state, &mut list);
        Some(Decision {
            number: decided.number,
            seat: decided.seat,
            turn: (judge.turn)(book, &decided.state).0,
            moment: ask.moment,
            window: ask.window,
            choice: list.len() > 1,
            action: decided.action,
            state: decided.state,
        })
    };
    game.decisions().filter_map(decision).collect()
}

/// How it ended.
fn last<G: Game>(game: &Match<G>) -> Option<Prospect> {
    let Turn::Over(outcome) = game.turn() else {
        return None;
    };
    let (round, seat) = game.book().round(&game.known(Viewer::Referee));
    let won = |seat: u8| {
        outcome
            .winner
            .map_or(0.5, |winner| f64::from(winner == Seat(seat)))
    };
    Some(Prospect {
        round,
        seat,
        number: game.last_position(Viewer::Referee),
        chances: (0..game.seats().len() as u8).map(won).collect(),
    })
}

/// By turn and seat: how points count.
type Scales = BTreeMap<u32, Vec<Scale>>;

struct Reviewer<'a, G: Game> {
    book: &'a G,
    judge: &'a Judge<G>,
    how: &'a Reviewing,
    all: Vec<Decision<G>>,
    work: Work<'a>,
}

impl<'a, G: Game> Reviewer<'a, G> {
    /// Does something for each of some decisions; none if nobody wants it any more.
    fn each<T: Send>(
        &self,
        which: &[usize],
        part: f64,
        job: impl Fn(&Decision<G>, usize) -> T + Sync,
    ) -> Option<Vec<T>> {
        let part = part / which.len().max(1) as f64;
        let one = |i: u64| {
            let at = which[i as usize];
            self.work.does(0.0).then(|| {
                let done = job(&self.all[at], at);
                self.work.does(part);
                done
            })
        };
        let done = spread(which.len() as u64, self.how.threads, one);
        done.into_iter().collect()
    }

    fn rng(&self, what: u64, at: usize) -> Rng {
        hashed(&[self.how.seed, what, at as u64])
    }

    /// How likely each side was to win when each turn began, and how points count in it.
    fn prospects(&self) -> Option<(Vec<Prospect>, Scales)> {
        let mut firsts: Vec<usize> = (0..self.all.len()).collect();
        firsts.dedup_by_key(|&mut at| self.all[at].turn);
        let found = self.each(&firsts, PARTS[0], |decision, at| {
            self.prospect(decision, at)
        })?;
        let turns = firsts.iter().map(|&at| self.all[at].turn);
        let scales = turns
            .zip(found.iter().map(|found| found.1.clone()))
            .collect();
        Some((found.into_iter().map(|found| found.0).collect(), scales))
    }

    fn prospect(&self, decision: &Decision<G>, at: usize) -> (Prospect, Vec<Scale>) {
        let mut lines = Lines::new(self.book, self.judge, &decision.state, decision.seat);
        let mut rng = self.rng(1, at);
        let seats: Vec<Seat> = (0..self.book.seats().len() as u8).map(Seat).collect();
        let mut sums = vec![0.0; seats.len()];
        let mut points: Vec<Vec<f64>> = vec![Vec::new(); seats.len()];
        for _ in 0..self.how.prospects {
            let first = lines.playout.best(&decision.state);
            let end = lines.play(
                &plain(first),
                &decision.state,
                [wide(&mut rng), wide(&mut rng)],
            );
            let after = match end.over {
                Some(_) => end.state.clone(),
                None => {
                    let mut state = end.state.clone();
                    let luck = &mut Rng::new(wide(&mut rng));
                    lines.playout.until_turn(&mut state, u32::MAX, luck);
                    state
                }
            };
            for (i, &seat) in seats.iter().enumerate() {
                sums[i] += won(self.book, &after, seat).unwrap_or(0.5);
                if end.over.is_none() {
                    points[i].push(lines.points(&end.state, seat));
                }
            }
        }
        let rounds = f64::from(self.how.prospects.max(1));
        let chances: Vec<f64> = sums.iter().map(|sum| sum / rounds).collect();
        let swing = self.judge.telling.swing;
        let scales = { points.iter().zip(&chances) }
            .map(|(points, &won)| Scale::through(points, won, swing))
            .collect();
        let known = Known::mask(self.book, &decision.state, Viewer::Referee);
        let (round, seat) = self.book.round(&known);
        let prospect = Prospect {
            round,
            seat,
            number: decision.number,
            chances,
        };
        (prospect, scales)
    }

    /// What a seat did in the rest of the turn after one of its decisions.
    fn actual(&self, at: usize) -> Vec<Step<G::Action>> {
        let Decision { seat, turn, .. } = self.all[at];
        let rest = self.all[at + 1..]
            .iter()
            .take_while(|later| later.turn == turn);
        let own = rest.filter(|later| later.seat == seat && later.choice && !later.window);
        own.map(|later| Step {
            moment: later.moment,
            action: later.action,
        })
        .collect()
    }

    /// What was done: with what followed it, and as it would be carried on at a glance. What costs is the answer, not what came after.
    fn taken(&self, at: usize) -> Vec<Line<G::Action>> {
        let action = self.all[at].action;
        vec![planned(action, self.actual(at)), plain(action)]
    }

    /// Weighs all decisions of a seat at a glance; those that may have cost most.
    fn first_look(&self, seat: Seat, scales: &Scales) -> Option<Vec<usize>> {
        let own = |&at: &usize| self.all[at].seat == seat && self.all[at].choice;
        let which: Vec<usize> = (0..self.all.len()).filter(own).collect();
        let seats = self.how.seats.len() as f64;
        let costs = self.each(&which, PARTS[1] / seats, |decision, at| {
            self.glance(decision, at, scales)
        })?;
        let mut costs: Vec<(usize, f64)> = which.into_iter().zip(costs).collect();
        costs.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut close = Vec::new();
        for (at, _) in costs {
            let same = |&other: &usize| self.all[other].turn == self.all[at].turn;
            if close.len() < CLOSELY
                && close.iter().filter(|&other| same(other)).count() < OF_A_TURN
            {
                close.push(at);
            }
        }
        Some(close)
    }

    /// What was done and so many other answers, to be tried.
    fn trial(
        &self,
        decision: &Decision<G>,
        at: usize,
        scales: &Scales,
        answers: usize,
        rng: &mut Rng,
    ) -> Trial<'a, G> {
        let known = Known::mask(self.book, &decision.state, Viewer::Seat(decision.seat));
        let lab = Lines::new(self.book, self.judge, &decision.state, decision.seat);
        let scale = scales[&decision.turn][decision.seat.index()];
        Trial::new(lab, known, scale, self.taken(at), answers, rng)
    }

    fn glance(&self, decision: &Decision<G>, at: usize, scales: &Scales) -> f64 {
        let mut rng = self.rng(2, at);
        let mut trial = self.trial(decision, at, scales, ANSWERS, &mut rng);
        for _ in 0..self.how.glances {
            trial.round(&mut rng);
        }
        trial.at_least()
    }

    /// Weighs some decisions of a seat thoroughly; those that cost most.
    fn close_look(&self, close: &[usize], scales: &Scales) -> Option<Vec<Lapse>> {
        let seats = self.how.seats.len() as f64;
        let lapses = self.each(close, PARTS[2] / seats, |decision, at| {
            self.thoroughly(decision, at, scales)
        })?;
        let mut lapses: Vec<(u32, Lapse)> = { close.iter().zip(lapses) }
            .filter_map(|(&at, lapse)| Some((self.all[at].turn, lapse?)))
            .collect();
        lapses.sort_by(|a, b| cost(&b.1).total_cmp(&cost(&a.1)));
        let mut told: Vec<(u32, Lapse)> = Vec::new();
        for (turn, lapse) in lapses {
            let same = told.iter().filter(|(other, _)| *other == turn).count();
            if told.len() < TOLD && same < TOLD_OF_A_TURN {
                told.push((turn, lapse));
            }
        }
        Some(told.into_iter().map(|(_, lapse)| lapse).collect())
    }

    /// What one decision cost, and why; nothing where it cost nothing for sure.
    fn thoroughly(&self, decision: &Decision<G>, at: usize, scales: &Scales) -> Option<Lapse> {
        let mut rng = self.rng(3, at);
        let mut trial = self.trial(decision, at, scales, MORE, &mut rng);
        trial.race(&mut rng, &|| false);
        if !trial.has_others() {
            return None;
        }
        let viewer = Viewer::Referee;
        let before = trial.lab.standing(&decision.state, viewer);
        let mut fates = vec![Fates::of(&before); trial.lines.len()];
        for _ in 0..self.how.rounds.max(4) {
            for (end, fates) in trial.until_over(&mut rng).iter().zip(&mut fates) {
                let after = trial.lab.standing(&end.state, viewer);
                fates.add(&before, &after, end.over);
            }
        }
        let taken = trial.better_taken();
        let Ahead { best, by, unsure } = trial.best_beside(taken);
        if by < LEAST || by < SURE * unsure {
            return None;
        }
        let found = Found {
            before: &before,
            fates: [&fates[taken], &fates[best]],
            lines: [taken, best],
            by,
        };
        let referee = Known::mask(self.book, &decision.state, viewer);
        let prompt = self.book.view(&trial.known).prompt;
        Some(Lapse {
            seat: decision.seat,
            round: self.book.round(&referee).0,
            number: decision.number,
            question: prompt.map_or_else(|| Text::new(decision.moment), |prompt| prompt.text),
            better: trial.better(&found, &decision.state, &mut rng),
        })
    }
}
