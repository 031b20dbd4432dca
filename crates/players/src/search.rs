//! The player that plans its turns.
//!
//! A turn is a chain of some twenty small decisions that belong together. So what is searched are not answers but lines: an answer to
//! the question at hand and a plan for the rest of the turn ([`crate::plan`]). Lines are proposed, most of them by changing the one
//! that is kept at one question or two, and race ([`crate::heat`]): each is played on with the same guess at what is hidden and the
//! same luck, to the end of this turn and of the next one, where the judge says what came of it; the worse half falls out, and
//! again. The line that wins is changed and races again. It is kept from question to question and dropped only for a clear loss.
//!
//! The budget is for a whole move, all that the seat decides within one turn: the first question of an own turn gets the largest
//! part, every later one a part of what is left. Which part it is hangs on nothing but how many questions there were, those with a
//! single answer among them: whoever watches the clock learns nothing of what the seat holds.

use crate::choose::wide;
use crate::heat::{Heat, Score};
use crate::plan::{Change, Course, Line, Plan, changed, kept};
use crate::playout::Playout;
use crate::{Budget, Clock, Judge, Rank};
use std::time::Duration;
use table::{Ask, Game, Known, Rng};

/// The part of the budget for the first question of an own turn, and of what is left for each later one and each reaction.
const FIRST: f64 = 0.5;
const LATER: f64 = 0.06;
/// The part of the time for a question that is used, so that it holds on a busy machine too.
const USED: f64 = 0.96;
/// For less time than this no thread is started …
const SHORT: Duration = Duration::from_millis(3);
/// … and for less than this, or so many playouts, what is kept is all there is time for.
const SHORTEST: Duration = Duration::from_millis(1);
const FEWEST: u32 = 12;
/// No more answers than this are tried first, the best at a glance.
const ANSWERS: usize = 40;
/// A glance that finds an answer so far behind is believed to the letter, and of what is beyond that a part.
const NEAR: f64 = 15.0;
const BEYOND: f64 = 0.3;
/// No more lines than this race at once.
const MOST: usize = 48;
/// About so many rounds before half of the lines fall out.
const ROUNDS: f64 = 6.0;
/// From so many playouts on the line that wins is changed and races again, and again.
const AGAIN: [f64; 2] = [160.0, 600.0];
/// A plan is left for what is better by so many times what is uncertain.
const CLEAR: f64 = 0.6;
/// How much the position at the end of the turn counts, beside that at the end of the next.
const SOON: f64 = 0.5;

/// A search at one seat, with what it means to do in this turn and what is left of its budget.
pub(crate) struct Search<A> {
    budget: Budget,
    turn: u32,
    /// The part of the budget that is left.
    left: f64,
    /// Whether the first question of an own turn was put.
    begun: bool,
    /// What there is for the question at hand.
    slot: Budget,
    plan: Option<Plan<A>>,
    /// How long a playout takes, as far as is known.
    each: Option<Duration>,
}

/// The question before a search.
pub(crate) struct Question<'a, G: Game> {
    pub book: &'a G,
    pub judge: &'a Judge<G>,
    pub known: &'a Known<G::State>,
    pub ask: Ask,
}

/// What may be spent on a question.
#[derive(Clone, Copy)]
struct Purse<'a> {
    clock: &'a dyn Clock,
    begin: Duration,
    budget: Budget,
}

impl Purse<'_> {
    /// The part that is spent after so many playouts.
    fn spent(&self, playouts: u32) -> f64 {
        match self.budget {
            Budget::Playouts(n) => f64::from(playouts) / f64::from(n.max(1)),
            Budget::Time(time) => {
                let since = self.clock.now().saturating_sub(self.begin);
                since.as_secs_f64() / time.as_secs_f64()
            }
        }
    }
}

impl<A: Copy + PartialEq + Send + Sync> Search<A> {
    pub fn new(budget: Budget) -> Self {
        Search {
            budget,
            turn: 0,
            left: 1.0,
            begun: false,
            slot: budget,
            plan: None,
            each: None,
        }
    }

    /// A question is put to the seat, which may have a single answer: what there is for it.
    pub fn asked<G: Game<Action = A>>(&mut self, question: &Question<G>) {
        let (turn, whose) = (question.judge.turn)(question.book, question.known);
        if self.turn != turn {
            (self.turn, self.left, self.begun, self.plan) = (turn, 1.0, false, None);
        }
        let first = whose == question.ask.seat && !question.ask.window && !self.begun;
        self.begun |= first;
        let part = self.left * if first { FIRST } else { LATER };
        self.left -= part;
        self.slot = match self.budget {
            Budget::Time(time) => Budget::Time(time.mul_f64(part)),
            Budget::Playouts(n) => Budget::Playouts((f64::from(n) * part) as u32),
        };
    }

    /// How long the question at hand takes, whatever is answered to it.
    pub fn takes(&self) -> Duration {
        match self.slot {
            Budget::Time(time) => time,
            Budget::Playouts(_) => Duration::ZERO,
        }
    }

    /// An answer of the seat to a question that has more than one.
    pub fn choose<G: Game<Action = A>>(
        &mut self,
        question: &Question<G>,
        clock: &dyn Clock,
        cores: usize,
        rng: &mut Rng,
    ) -> A {
        let (turn, whose) = (question.judge.turn)(question.book, question.known);
        let budget = match self.slot {
            Budget::Time(time) => Budget::Time(time.mul_f64(USED)),
            playouts => playouts,
        };
        let thinks = match budget {
            Budget::Time(time) => time >= SHORTEST,
            Budget::Playouts(n) => n >= FEWEST,
        };
        // Who has no time left does not look at the clock either.
        let purse = Purse {
            clock,
            begin: if thinks { clock.now() } else { Duration::ZERO },
            budget,
        };
        let mut thought = Thought {
            question,
            turn,
            purse,
            playout: Playout::new(question.book, question.judge),
            done: 0,
        };
        let mut line = thought.kept(self.plan.as_ref().unwrap_or(&Plan::of(0)), rng);
        if thinks {
            let cores = match budget {
                Budget::Time(time) if time < SHORT => 1,
                _ => cores,
            };
            line = thought.best(line, self, cores, rng);
        }
        if whose == question.ask.seat {
            self.plan = Some(line.rest);
        }
        line.first
    }
}

/// Thinking about one question.
struct Thought<'a, G: Game> {
    question: &'a Question<'a, G>,
    turn: u32,
    purse: Purse<'a>,
    playout: Playout<'a, G>,
    /// How many playouts were done.
    done: u32,
}

impl<'a, G: Game> Thought<'a, G> {
    /// The manners in which the seat may play this turn, beside the usual one.
    fn manners(&self) -> &'static [Rank<G>] {
        let (_, whose) = (self.question.judge.turn)(self.question.book, self.question.known);
        self.question.judge.manners[usize::from(whose != self.question.ask.seat)]
    }

    fn rank(&self, manner: usize) -> Rank<G> {
        match manner {
            0 => self.question.judge.rank,
            n => self.manners()[n - 1],
        }
    }

    fn course<'p>(&self, plan: &'p Plan<G::Action>) -> Course<'p, G> {
        let rank = self.rank(plan.manner);
        Course::new(self.question.ask.seat, self.turn, plan, rank)
    }

    fn guess(&self, rng: &mut Rng) -> G::State {
        self.question.book.guess(self.question.known, rng)
    }

    /// What a plan says to the question.
    fn kept(&mut self, plan: &Plan<G::Action>, rng: &mut Rng) -> Line<G::Action> {
        let guess = self.guess(rng);
        let course = self.course(plan);
        kept(&mut self.playout, &guess, self.question.ask, course)
    }

    /// The best line that is found in the time, beginning with one that is kept.
    fn best(
        &mut self,
        line: Line<G::Action>,
        search: &mut Search<G::Action>,
        cores: usize,
        rng: &mut Rng,
    ) -> Line<G::Action> {
        let all = self.playouts(&line, search, rng);
        let times = 1 + AGAIN.iter().filter(|&&n| all >= n).count();
        let mut best = line;
        for time in 0..times {
            let (from, to) = (time as f64 / times as f64, (time + 1) as f64 / times as f64);
            let lines = (all * (to - from) / (ROUNDS * 3.0)).clamp(2.0, MOST as f64);
            let proposed = if time == 0 {
                self.answers(&best, rng)
            } else {
                vec![best]
            };
            let proposed = self.with_changes(proposed, lines as usize, rng);
            if proposed.len() < 2 {
                best = proposed
                    .into_iter()
                    .next()
                    .expect("what is kept is proposed");
                break;
            }
            let heat = Heat::new(proposed, self.question.judge.luck);
            best = self.race(heat, [from, to], cores, rng);
        }
        best
    }

    /// About how many playouts there is time for; by the clock one is tried where that is not known yet.
    fn playouts(
        &mut self,
        line: &Line<G::Action>,
        search: &mut Search<G::Action>,
        rng: &mut Rng,
    ) -> f64 {
        match self.purse.budget {
            Budget::Playouts(n) => f64::from(n),
            Budget::Time(time) => {
                let begin = self.purse.clock.now();
                let guess = self.guess(rng);
                self.play(line, &guess, [wide(rng), wide(rng)]);
                let took = self.purse.clock.now().saturating_sub(begin);
                let took = search.each.map_or(took, |each| (each * 7 + took) / 8);
                search.each = Some(took);
                time.as_secs_f64() / took.as_secs_f64().max(1e-6)
            }
        }
    }

    /// What is kept, the other answers that look good, and the other manners.
    fn answers(&mut self, line: &Line<G::Action>, rng: &mut Rng) -> Vec<Line<G::Action>> {
        let guess = self.guess(rng);
        let usual = self.rank(0);
        self.playout.look(&guess);
        let mut weighed = self.playout.weighed(&guess, usual);
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        let top = weighed[0].1;
        weighed.iter_mut().for_each(|w| w.1 = -believed(top - w.1));
        let opinion = weighed.iter().find(|w| w.0 == line.first);
        let mut lines = vec![Line {
            opinion: opinion.map_or(0.0, |w| w.1),
            ..line.clone()
        }];
        for manner in 1..=self.manners().len() {
            let plan = Plan::of(manner);
            let mut other = self.kept(&plan, rng);
            other.opinion = lines[0].opinion - 3.0;
            lines.push(other);
        }
        let others = weighed.into_iter().filter(|w| w.0 != line.first);
        lines.extend(others.take(ANSWERS).map(|(first, opinion)| Line {
            first,
            rest: line.rest.clone(),
            opinion,
        }));
        lines
    }

    /// More lines, up to so many: the first of them with changes.
    fn with_changes(
        &mut self,
        mut lines: Vec<Line<G::Action>>,
        most: usize,
        rng: &mut Rng,
    ) -> Vec<Line<G::Action>> {
        let (_, whose) = (self.question.judge.turn)(self.question.book, self.question.known);
        if whose != self.question.ask.seat {
            return lines;
        }
        let mut asked = self.asked(&lines[0], rng);
        for _ in 0..2 * most {
            if lines.len() >= most || self.purse.spent(self.done) > 0.9 {
                break;
            }
            let at = rng.below(asked.max(1));
            let mut at = vec![at, at];
            if rng.below(3) == 0 {
                at[1] = rng.below(asked.max(1));
            }
            at.sort_unstable();
            at.dedup();
            let change = Change {
                at,
                keeps: rng.below(3) > 0,
            };
            let guess = self.guess(rng);
            let course = self.course(&lines[0].rest);
            let line = changed(&mut self.playout, guess, &lines[0], &change, course, rng);
            match line {
                Some(line) if !lines.contains(&line) => lines.push(line),
                Some(_) => {}
                None => asked = asked.saturating_sub(1),
            }
        }
        lines
    }

    /// How many questions the seat answers by a line in the turn, this one included.
    fn asked(&mut self, line: &Line<G::Action>, rng: &mut Rng) -> u32 {
        let mut state = self.guess(rng);
        let mut course = self.course(&line.rest);
        self.playout.apply(&mut state, line.first, rng);
        let mut count = 1;
        while let Some(ask) = self.playout.asked(&state, self.turn) {
            let own = ask.seat == self.question.ask.seat;
            let action = if own {
                count += u32::from(!ask.window && self.playout.list().len() > 1);
                course.action(ask, &state, &mut self.playout)
            } else {
                self.playout.glance(&state, self.question.judge.rank)
            };
            self.playout.apply(&mut state, action, rng);
        }
        count
    }

    /// Races lines within a part of the time; the best of them.
    fn race(
        &mut self,
        mut heat: Heat<G::Action>,
        [from, to]: [f64; 2],
        cores: usize,
        rng: &mut Rng,
    ) -> Line<G::Action> {
        let laps = (heat.runners.len() as f64).log2().ceil().max(1.0) as u32;
        let from = self.purse.spent(self.done).max(from);
        for lap in 1..=laps {
            let until = from + (to - from) * f64::from(lap) / f64::from(laps);
            self.lap(&mut heat, until, cores, rng);
            if lap < laps {
                heat.halve();
            }
        }
        let best = heat.best(CLEAR);
        heat.runners.swap_remove(best).line
    }

    /// Plays rounds until so much is spent.
    fn lap(&mut self, heat: &mut Heat<G::Action>, until: f64, cores: usize, rng: &mut Rng) {
        let lines: Vec<&Line<G::Action>> = heat.runners.iter().map(|runner| &runner.line).collect();
        let cores = match self.purse.budget {
            Budget::Time(_) => cores.max(1),
            Budget::Playouts(_) => 1,
        };
        let mut parts: Vec<(Vec<Score>, Rng)> = (0..cores)
            .map(|_| (vec![Score::default(); lines.len()], Rng::new(wide(rng))))
            .collect();
        let (first, others) = parts.split_first_mut().expect("there is a core");
        let (question, turn, purse) = (self.question, self.turn, self.purse);
        let lines = &lines;
        std::thread::scope(|scope| {
            for (scores, rng) in others {
                let mut thought = Thought {
                    question,
                    turn,
                    purse,
                    playout: Playout::new(question.book, question.judge),
                    done: 0,
                };
                scope.spawn(move || thought.rounds(lines, scores, until, rng));
            }
            self.rounds(lines, &mut first.0, until, &mut first.1);
        });
        for (scores, _) in &parts {
            let runners = heat.runners.iter_mut().zip(scores);
            runners.for_each(|(runner, score)| runner.score.merge(score));
        }
    }

    fn rounds(
        &mut self,
        lines: &[&Line<G::Action>],
        scores: &mut [Score],
        until: f64,
        rng: &mut Rng,
    ) {
        while self.purse.spent(self.done) < until {
            let guess = self.guess(rng);
            let luck = [wide(rng), wide(rng)];
            let usual = self.play(lines[0], &guess, luck);
            for (line, score) in lines.iter().zip(scores.iter_mut()).skip(1) {
                if self.purse.spent(self.done) >= 1.0 {
                    return;
                }
                score.add(self.play(line, &guess, luck) - usual);
            }
        }
    }

    /// What comes of a line, by the end of this turn and of the next. Each has luck of its own, so that what is done in this one
    /// shifts no die of the next.
    fn play(&mut self, line: &Line<G::Action>, guess: &G::State, luck: [u64; 2]) -> f64 {
        self.done += 1;
        let mut state = guess.clone();
        let [mut luck, mut later] = luck.map(Rng::new);
        let (turn, seat) = (self.turn, self.question.ask.seat);
        let course = self.course(&line.rest);
        let playout = &mut self.playout;
        playout.apply(&mut state, line.first, &mut luck);
        if !playout.until(&mut state, turn + 1, Some(course), &mut luck) {
            return playout.worth(&state, seat);
        }
        let soon = playout.worth(&state, seat);
        playout.until_turn(&mut state, turn + 2, &mut later);
        SOON * soon + (1.0 - SOON) * playout.worth(&state, seat)
    }
}

/// How far behind an answer is taken to be that is so far behind at a glance.
fn believed(behind: f64) -> f64 {
    behind.min(NEAR) + BEYOND * (behind - NEAR).max(0.0)
}
