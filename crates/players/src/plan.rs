//! What a seat means to do in the rest of a turn.
//!
//! A plan is a line of answers. It is held to as far as it can be: an answer that cannot be given any more is left out, and where
//! the plan says nothing the opinion of its manner decides. So a plan outlives the luck of dice and the reactions of others.

use crate::Rank;
use crate::choose::{best, soft};
use crate::playout::Playout;
use table::{Actions, Ask, Game, Moment, Rng, Seat};

/// An answer, and to what kind of question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Step<A> {
    pub moment: Moment,
    pub action: A,
}

/// A line of answers, in their order. Without any it is what the judge would do at a glance.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan<A> {
    pub steps: Vec<Step<A>>,
    /// The manner of what it does not say: 0 is the usual one.
    pub manner: usize,
}

impl<A: Copy + PartialEq> Plan<A> {
    /// What the judge would do in a manner.
    pub fn of(manner: usize) -> Plan<A> {
        let steps = Vec::new();
        Plan { steps, manner }
    }

    /// The place of the first step, from this one on, that answers this question.
    fn next(&self, from: usize, moment: Moment, list: &Actions<A>) -> Option<usize> {
        let rest = self.steps.iter().enumerate().skip(from);
        let mut fits = rest.filter(|(_, step)| step.moment == moment);
        let fit = fits.find(|(_, step)| list.contains(step.action));
        fit.map(|(at, _)| at)
    }
}

/// Whose turn follows a plan, and how far it has come.
pub(crate) struct Course<'a, G: Game> {
    pub seat: Seat,
    pub turn: u32,
    plan: &'a Plan<G::Action>,
    rank: Rank<G>,
    at: usize,
}

impl<'a, G: Game> Course<'a, G> {
    /// A plan for a turn of a seat, and the opinion of its manner.
    pub fn new(seat: Seat, turn: u32, plan: &'a Plan<G::Action>, rank: Rank<G>) -> Self {
        Course {
            seat,
            turn,
            plan,
            rank,
            at: 0,
        }
    }

    /// What the plan says to this question, if it says anything. Reactions are not planned.
    pub fn said(&mut self, ask: Ask, list: &Actions<G::Action>) -> Option<G::Action> {
        if ask.window || list.len() == 1 {
            return None;
        }
        let at = self.plan.next(self.at, ask.moment, list)?;
        self.at = at + 1;
        Some(self.plan.steps[at].action)
    }

    /// The answer to the question looked at last.
    pub fn action(&mut self, ask: Ask, state: &G::State, playout: &mut Playout<G>) -> G::Action {
        self.said(ask, playout.list())
            .unwrap_or_else(|| playout.glance(state, self.rank))
    }

    /// What is left of the plan.
    pub fn rest(&self) -> Plan<G::Action> {
        Plan {
            steps: self.plan.steps[self.at..].to_vec(),
            manner: self.plan.manner,
        }
    }
}

/// A way to go on: an answer to the question at hand, and what is to follow it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line<A> {
    pub first: A,
    pub rest: Plan<A>,
    /// By how many points it is better than another, at a glance.
    pub opinion: f64,
}

/// What is less good by so many points is e times less likely to be tried instead.
const WARMTH: u16 = 12;
/// How much the opinion on what is changed later in the turn counts: chains of answers are worth less than their parts.
const LATER: f64 = 0.5;

/// A change to a line: at so many questions of the turn something else is answered than it says.
pub(crate) struct Change {
    /// Before how many questions of the seat each of them comes, in order; the first question is 0.
    pub at: Vec<u32>,
    /// Whether the rest of the plan is kept after the last of them.
    pub keeps: bool,
}

/// The line with the change, by playing it through once; none where the turn ended before all was changed.
pub(crate) fn changed<G: Game>(
    playout: &mut Playout<G>,
    mut state: G::State,
    line: &Line<G::Action>,
    change: &Change,
    mut course: Course<G>,
    rng: &mut Rng,
) -> Option<Line<G::Action>> {
    let mut steps = Vec::new();
    let (mut asked, mut made, mut opinion) = (0, 0, 0.0);
    while made < change.at.len() {
        let ask = playout.asked(&state, course.turn)?;
        let own = ask.seat == course.seat && (asked == 0 || !ask.window);
        if !own || playout.list().len() == 1 {
            let action = if ask.seat == course.seat {
                course.action(ask, &state, playout)
            } else {
                playout.glance(&state, playout.judge.rank)
            };
            playout.apply(&mut state, action, rng);
            continue;
        }
        let usual = if asked == 0 {
            line.first
        } else {
            course.action(ask, &state, playout)
        };
        let mut action = usual;
        if asked == change.at[made] {
            made += 1;
            let weighed = playout.weighed(&state, course.rank);
            let others: Vec<_> = weighed.iter().copied().filter(|w| w.0 != usual).collect();
            action = soft(&others, WARMTH, rng).unwrap_or(usual);
            let of = |action| weighed.iter().find(|w| w.0 == action).map_or(0.0, |w| w.1);
            opinion += LATER * (of(action) - of(usual));
        }
        steps.push(Step {
            moment: ask.moment,
            action,
        });
        asked += 1;
        playout.apply(&mut state, action, rng);
    }
    let mut rest = course.rest();
    if !change.keeps {
        rest.steps.clear();
    }
    let first = steps.remove(0).action;
    steps.append(&mut rest.steps);
    rest.steps = steps;
    Some(Line {
        first,
        rest,
        opinion: line.opinion + opinion,
    })
}

/// The answer that a kept plan gives to the question at hand, with what is left of it; or the best at a glance.
pub(crate) fn kept<G: Game>(
    playout: &mut Playout<G>,
    guess: &G::State,
    ask: Ask,
    mut course: Course<G>,
) -> Line<G::Action> {
    playout.look(guess);
    let said = course.said(ask, playout.list());
    let first = said.or_else(|| best(&playout.weighed(guess, course.rank)));
    Line {
        first: first.expect("a question has an answer"),
        rest: course.rest(),
        opinion: 0.0,
    }
}
