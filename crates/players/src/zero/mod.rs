//! The search as it was before turns were planned, kept as it was to measure others by.
//!
//! It plays on in its mind.
//!
//! A turn is a chain of some twenty small decisions, and a tree over them is never deep enough to compare two of
//! its first branches fairly: the one that was searched more looks better. So there is no tree. The answers to the
//! question at hand race ([`race`]): in every round each is played on with the same guess at what is hidden
//! and the same luck, to the end of this turn and of the next one, where the judge says what came of it. What is
//! surely behind falls out, and the rest shares the time. They start with the opinion of one look ahead.
//!
//! What a turn is for is decided at its beginning and before the judge sees it ([`crate::Judge::settled`]): there the
//! rest of the own turn is played with care, one step ahead at every question. Everything else is played at a glance,
//! and all of it where the glance sees further ([`crate::Judge::plans`]).
//!
//! The budget is for a whole move, all that the seat decides within one turn: the first decision of an own turn
//! gets the largest part, every later one a part of what is left.

mod manners;
mod playout;
mod race;

use crate::ahead::Ahead;
use crate::choose::wide;
use crate::{Budget, Clock, Judge};
use playout::Playout;
use race::Race;
use std::time::Duration;
use table::{Game, Known, Rng, Seat};

/// The part of the budget for the first decision of an own turn, and of what is left for each later one.
const FIRST: f64 = 0.4;
const LATER: f64 = 0.15;
/// The same, where the glance sees further: for what an order is for, and for the small questions on its way.
const PLANNED: f64 = 0.25;
const SMALL: f64 = 0.04;
/// The part of the budget that is used, so that it holds on a busy machine too.
const USED: f64 = 0.96;
/// Answers so many points behind by one look ahead are not tried, nor more than so many.
const MARGIN: f64 = 25.0;
const MOST: usize = 16;
/// After so many rounds those that are behind fall out.
const BATCH: u32 = 4;
/// How much the position at the end of the turn counts, beside that at the end of the next.
const SOON: f64 = 0.5;
/// Played with care, a playout counts as so many.
const CARE: u32 = 10;
/// For less time than this no thread is started …
const SHORT: Duration = Duration::from_millis(3);
/// … and for less than this, or so many playouts, a glance is all there is time for.
const SHORTEST: Duration = Duration::from_millis(1);
const FEWEST: u32 = 4;

/// A search at one seat, with what is left of its budget in this turn.
pub(crate) struct Search {
    budget: Budget,
    turn: u32,
    /// The part of the budget that is left.
    left: f64,
    asked: bool,
    /// The manner that is kept in this turn.
    manner: usize,
}

/// The question before a search.
pub(crate) struct Question<'a, G: Game> {
    pub book: &'a G,
    pub judge: &'a Judge<G>,
    pub known: &'a Known<G::State>,
    pub seat: Seat,
}

/// When a search stops.
pub(crate) struct Limit<'a> {
    clock: &'a dyn Clock,
    until: Duration,
    playouts: u32,
}

impl Limit<'_> {
    pub fn is_reached(&self, playouts: u32) -> bool {
        playouts >= self.playouts || self.clock.now() >= self.until
    }
}

impl Search {
    pub fn new(budget: Budget) -> Self {
        Search {
            budget,
            turn: 0,
            left: USED,
            asked: false,
            manner: 0,
        }
    }

    /// The part of the budget for this decision, and whether it is the first of an own turn.
    fn part<G: Game>(&mut self, question: &Question<G>) -> (f64, bool) {
        let (turn, active) = (question.judge.turn)(question.book, question.known);
        if self.turn != turn {
            (self.turn, self.left, self.asked) = (turn, USED, false);
        }
        let first = active == question.seat && !std::mem::replace(&mut self.asked, true);
        let part = match () {
            () if question.judge.plans && question.is_settled() => SMALL,
            () if question.judge.plans => PLANNED,
            () if first => FIRST,
            () => LATER,
        };
        (self.left * part, first)
    }

    /// An answer in the manner that comes to most; it is thought over where something new begins.
    fn in_manner<G: Game>(
        &mut self,
        question: &Question<G>,
        clock: &dyn Clock,
        cores: usize,
        rng: &mut Rng,
    ) -> G::Action {
        let (turn, _) = (question.judge.turn)(question.book, question.known);
        let first = self.turn != turn;
        if first {
            (self.turn, self.left, self.manner) = (turn, USED, 0);
        }
        if first || question.is_settled() {
            let part = self.left
                * if first {
                    manners::FIRST
                } else {
                    manners::LATER
                };
            let begin = clock.now();
            let limit = match self.budget {
                Budget::Time(time) => Limit {
                    clock,
                    until: begin + time.mul_f64(part),
                    playouts: u32::MAX,
                },
                Budget::Playouts(n) => Limit {
                    clock,
                    until: Duration::MAX,
                    playouts: (f64::from(n) * part) as u32,
                },
            };
            let (manner, done) = question.best_manner(self.manner, first, &limit, cores, rng);
            self.manner = manner;
            let spent = match self.budget {
                Budget::Time(time) => {
                    clock.now().saturating_sub(begin).as_secs_f64() / time.as_secs_f64()
                }
                Budget::Playouts(n) => f64::from(done) / f64::from(n),
            };
            self.left = (self.left - spent).max(0.0);
        }
        let guess = question.book.guess(question.known, rng);
        let rank = question.manner(self.manner);
        Playout::new(question.book, question.judge).best_by(&guess, rank)
    }

    /// An answer of the seat to a question that has more than one.
    pub fn choose<G: Game>(
        &mut self,
        question: &Question<G>,
        clock: &dyn Clock,
        cores: usize,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        if question.judge.manners.iter().any(|some| !some.is_empty()) {
            return Some(self.in_manner(question, clock, cores, rng));
        }
        let (part, first) = self.part(question);
        let careful = !question.judge.plans && (first || !question.is_settled());
        match self.budget {
            Budget::Time(time) => {
                let slice = time.mul_f64(part);
                if slice < SHORTEST {
                    return Some(question.at_a_glance(rng));
                }
                let begin = clock.now();
                let limit = Limit {
                    clock,
                    until: begin + slice,
                    playouts: u32::MAX,
                };
                let cores = if slice < SHORT { 1 } else { cores };
                let (action, _) = question.answer(&limit, cores, careful, rng);
                let spent = clock.now().saturating_sub(begin);
                self.left -= spent.as_secs_f64() / time.as_secs_f64();
                self.left = self.left.max(0.0);
                action
            }
            Budget::Playouts(n) => {
                let playouts = (f64::from(n) * part) as u32;
                if playouts < FEWEST {
                    return Some(question.at_a_glance(rng));
                }
                let limit = Limit {
                    clock,
                    until: Duration::MAX,
                    playouts,
                };
                let (action, done) = question.answer(&limit, 1, careful, rng);
                self.left = (self.left - f64::from(done) / f64::from(n)).max(0.0);
                action
            }
        }
    }
}

impl<G: Game> Question<'_, G> {
    fn is_settled(&self) -> bool {
        (self.judge.settled)(self.book, self.known)
    }

    /// The answer that looks best at once.
    fn at_a_glance(&self, rng: &mut Rng) -> G::Action {
        let guess = self.book.guess(self.known, rng);
        Playout::new(self.book, self.judge).best(&guess)
    }

    /// The answer, and after how many playouts.
    fn answer(
        &self,
        limit: &Limit,
        cores: usize,
        careful: bool,
        rng: &mut Rng,
    ) -> (Option<G::Action>, u32) {
        let ahead = Ahead {
            further: true,
            stop: Some(&|| limit.is_reached(0)),
            ..Ahead::new(self.book, self.judge, self.seat)
        };
        let race = Race::new(ahead.weigh(self.known, rng), MARGIN, MOST);
        if race.is_decided() {
            return (race.best(self.judge.luck), 0);
        }
        let mut races: Vec<(Race<G::Action>, Rng, u32)> = (0..cores.max(1))
            .map(|_| (race.clone(), Rng::new(wide(rng)), 0))
            .collect();
        let (first, others) = races.split_first_mut().expect("there is a race");
        std::thread::scope(|scope| {
            for (race, rng, done) in others {
                scope.spawn(move || *done = self.run(race, limit, careful, rng));
            }
            first.2 = self.run(&mut first.0, limit, careful, &mut first.1);
        });
        let done = races.iter().map(|race| race.2).sum();
        let mut races = races.into_iter().map(|(race, ..)| race);
        let first = races.next().expect("there is a race");
        let whole = races.fold(first, |mut all, race| {
            all.merge(&race);
            all
        });
        (whole.best(self.judge.luck), done)
    }

    /// Runs a race until the limit is reached or it is decided; how many playouts it took.
    fn run(&self, race: &mut Race<G::Action>, limit: &Limit, careful: bool, rng: &mut Rng) -> u32 {
        let turn = (self.judge.turn)(self.book, self.known).0;
        let mut playout = Playout::new(self.book, self.judge);
        playout.careful = careful.then_some(turn);
        let price = if careful { CARE } else { 1 };
        let (mut done, mut rounds) = (0, 0u32);
        while !race.is_decided() && !limit.is_reached(done) {
            let guess = self.book.guess(self.known, rng);
            let luck = Rng::new(wide(rng));
            race.round(|action| {
                if limit.is_reached(done) {
                    return None;
                }
                done += price;
                let mut luck = luck.clone();
                let mut state = guess.clone();
                playout.apply(&mut state, action, &mut luck);
                Some(self.outlook(&mut state, turn, &mut playout, &mut luck))
            });
            rounds += 1;
            if rounds.is_multiple_of(BATCH) {
                race.cull();
            }
        }
        done
    }

    /// What comes of a position, by the end of this turn and of the next.
    fn outlook(
        &self,
        state: &mut G::State,
        turn: u32,
        playout: &mut Playout<G>,
        rng: &mut Rng,
    ) -> f64 {
        if !playout.until_turn(state, turn + 1, rng) {
            return playout.worth(state, self.seat);
        }
        let soon = playout.worth(state, self.seat);
        playout.until_turn(state, turn + 2, rng);
        SOON * soon + (1.0 - SOON) * playout.worth(state, self.seat)
    }
}
