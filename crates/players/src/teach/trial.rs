//! Trying answers: all with the same guesses at what is hidden and the same luck.

use super::compare::{Results, chance, lead};
use super::facts::{Fates, Standing};
use super::lines::{End, Lines};
use super::scale::Scale;
use super::why::Compared;
use crate::choose::wide;
use crate::plan::Line;
use table::{Better, Choice, Game, Known, Rng, Text};

/// Answers race in laps of so many rounds, the worse half falling out after each, until so many are left.
const LAPS: [u32; 3] = [8, 12, 16];
const LEFT: usize = 2;
/// What a person is told to do after the better answer: so many steps at most.
const THEN: usize = 3;
/// Over so many turns of luck enemies who could attack are counted.
const COUNTED: u64 = 6;

/// Lines that are tried at a question of a seat: first those that begin with what was taken, then others.
pub(super) struct Trial<'a, G: Game> {
    pub lab: Lines<'a, G>,
    pub known: Known<G::State>,
    scale: Scale,
    pub lines: Vec<Line<G::Action>>,
    results: Vec<Results>,
    /// How many of them begin with what was taken.
    taken: usize,
}

/// The best of the others, by how much it is ahead in parts of a win, and how uncertain that is.
pub(super) struct Ahead {
    pub best: usize,
    pub by: f64,
    pub unsure: f64,
}

/// What was found out of two lines: what was taken, and what is better.
pub(super) struct Found<'f> {
    pub before: &'f Standing,
    pub fates: [&'f Fates; 2],
    pub lines: [usize; 2],
    /// By how much the second is better.
    pub by: f64,
}

impl<'a, G: Game> Trial<'a, G> {
    pub fn new(
        mut lab: Lines<'a, G>,
        known: Known<G::State>,
        scale: Scale,
        taken: Vec<Line<G::Action>>,
        answers: usize,
        rng: &mut Rng,
    ) -> Self {
        let guess = lab.playout.book.guess(&known, rng);
        let lines = lab.around(&guess, &taken, answers);
        Trial {
            lab,
            known,
            scale,
            taken: taken.len(),
            results: vec![Results::default(); lines.len()],
            lines,
        }
    }

    /// Whether anything else can be done.
    pub fn has_others(&self) -> bool {
        self.lines.len() > self.taken
    }

    /// Plays every line once, all with the same guess and the same luck.
    pub fn round(&mut self, rng: &mut Rng) -> Vec<End<G::State>> {
        let guess = self.lab.playout.book.guess(&self.known, rng);
        let luck = [wide(rng), wide(rng)];
        let mut ends = Vec::new();
        for (line, results) in self.lines.iter().zip(&mut self.results) {
            let end = self.lab.play(line, &guess, luck);
            let near = end.over.unwrap_or_else(|| self.scale.chance(end.points));
            results.near.push(near);
            ends.push(end);
        }
        ends
    }

    /// The same, and on to the end of the match.
    pub fn until_over(&mut self, rng: &mut Rng) -> Vec<End<G::State>> {
        let ends = self.round(rng);
        let luck = wide(rng);
        for (end, results) in ends.iter().zip(&mut self.results) {
            results.last.push(self.lab.finish(end, luck));
        }
        ends
    }

    /// Lets the worse half of the others fall out, again and again, until few are left; what was found out so far is forgotten
    /// then: who won by luck is measured anew. `late`: whether it takes too long.
    pub fn race(&mut self, rng: &mut Rng, late: &dyn Fn() -> bool) {
        for (i, lap) in LAPS.into_iter().enumerate() {
            let others = self.lines.len() - self.taken;
            if others <= LEFT {
                break;
            }
            for round in 0..lap {
                // Whoever is left is judged by one round at least.
                if round > 0 && late() {
                    break;
                }
                self.round(rng);
            }
            let half = others.div_ceil(2).max(LEFT);
            self.keep(if i + 1 == LAPS.len() { LEFT } else { half });
        }
        self.results.fill(Results::default());
    }

    /// Keeps so many of the others.
    fn keep(&mut self, most: usize) {
        let mut order: Vec<usize> = (self.taken..self.lines.len()).collect();
        let mean = |i: usize| self.results[i].mean();
        order.sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
        order.truncate(most);
        let kept = |i: usize| i < self.taken || order.contains(&i);
        let mut at = 0..;
        self.lines.retain(|_| at.next().is_some_and(kept));
        let mut at = 0..;
        self.results.retain(|_| at.next().is_some_and(kept));
    }

    /// Which of the lines of what was taken comes to most.
    pub fn better_taken(&self) -> usize {
        let ahead = |i: usize| lead(&self.results[i], &self.results[0]).0;
        let others = (1..self.taken).filter(|&i| ahead(i) > 0.0);
        others
            .max_by(|&a, &b| ahead(a).total_cmp(&ahead(b)))
            .unwrap_or(0)
    }

    /// By how much another is better than what was taken, so far, with some certainty; nothing if none is.
    pub fn at_least(&self) -> f64 {
        let taken = &self.results[self.better_taken()];
        let leads = { self.results[self.taken..].iter() }.map(|other| lead(other, taken));
        leads
            .map(|(ahead, unsure)| ahead - 0.5 * unsure)
            .fold(0.0, f64::max)
    }

    /// The best of the others. What is best by one half of the rounds is measured by the other, so that nobody is charged for the
    /// luck of finding it.
    pub fn best_beside(&self, taken: usize) -> Ahead {
        let best = |of: &dyn Fn(usize) -> f64| {
            (self.taken..self.lines.len())
                .max_by(|&a, &b| of(a).total_cmp(&of(b)))
                .expect("there are other answers")
        };
        let at = |i: usize, odd: usize| {
            lead(&self.results[i].half(odd), &self.results[taken].half(odd)).0
        };
        let measured = |odd: usize| at(best(&|i| at(i, odd)), 1 - odd);
        let whole = |i: usize| lead(&self.results[i], &self.results[taken]);
        let found = best(&|i| whole(i).0);
        Ahead {
            best: found,
            by: (measured(0) + measured(1)) / 2.0,
            unsure: whole(found).1,
        }
    }

    /// What was found out, in words. `state` is one that fits what the seat knows, or what there was.
    pub fn better(&mut self, found: &Found, state: &G::State, rng: &mut Rng) -> Better {
        let book = self.lab.playout.book;
        let lines = found.lines.map(|i| self.lines[i].clone());
        let odds = [&lines[0], &lines[1]].map(|line| book.odds(&self.known, line.first));
        let luck: Vec<u64> = (0..COUNTED).map(|_| wide(rng)).collect();
        let lab = &mut self.lab;
        let much = lab.playout.judge.telling.much;
        let reasons = Compared {
            seat: lab.seat,
            before: found.before,
            taken: found.fates[0],
            best: found.fates[1],
            attackers: &mut |piece| [0, 1].map(|i| lab.attackers(&lines[i], state, piece, &luck)),
            odds: [odds[0].as_ref(), odds[1].as_ref()],
            much,
        }
        .reasons();
        let then = self.then(&lines[1], state, wide(rng));
        let chance = chance(&self.results[found.lines[1]]).clamp(found.by, 1.0);
        let choice = |line: &Line<G::Action>, chance, odds, then| Choice {
            offer: book.offer(&self.known, line.first),
            then,
            chance,
            odds,
        };
        let [taken, best] = odds;
        Better {
            taken: choice(&lines[0], chance - found.by, taken, Vec::new()),
            best: choice(&lines[1], chance, best, then),
            reasons,
        }
    }

    /// How one would go on after an answer.
    fn then(&mut self, line: &Line<G::Action>, state: &G::State, luck: u64) -> Vec<Text> {
        let book = self.lab.playout.book;
        let said = self.lab.follow_up(line, state, luck).into_iter();
        said.take(THEN)
            .map(|(state, action)| book.offer(&state, action).text)
            .collect()
    }
}
