//! Lines of answers, and what comes of them.

use super::facts::Standing;
use crate::plan::{Course, Line, Plan, Step};
use crate::playout::Playout;
use crate::{Judge, WON};
use table::{Game, Known, Rng, Seat, Turn, Viewer};

/// How much the position at the end of the turn counts, beside that at the end of the next.
const SOON: f64 = 0.5;

/// What came of a line by the end of the next turn.
pub(super) struct End<S> {
    /// How good it was for the seat by then, in points.
    pub points: f64,
    /// What was won, if the match ended before.
    pub over: Option<f64>,
    /// The position.
    pub state: S,
}

/// The part of a match that a seat has won, once it is over.
pub(super) fn won<G: Game>(book: &G, state: &G::State, seat: Seat) -> Option<f64> {
    match book.turn(state) {
        Turn::Over(outcome) => Some(
            outcome
                .winner
                .map_or(0.5, |winner| f64::from(winner == seat)),
        ),
        Turn::Ask(_) => None,
    }
}

/// Plays lines of a seat in a turn.
pub(super) struct Lines<'a, G: Game> {
    pub seat: Seat,
    pub turn: u32,
    pub playout: Playout<'a, G>,
}

impl<'a, G: Game> Lines<'a, G> {
    pub fn new(book: &'a G, judge: &'a Judge<G>, state: &G::State, seat: Seat) -> Self {
        Lines {
            seat,
            turn: (judge.turn)(book, state).0,
            playout: Playout::new(book, judge),
        }
    }

    fn course<'p>(&self, plan: &'p Plan<G::Action>) -> Course<'p, G> {
        Course::new(self.seat, self.turn, plan, self.playout.judge.rank)
    }

    /// Plays a line to the end of the next turn. Each turn has luck of its own, so that what is done in one shifts no die of the next.
    pub fn play(
        &mut self,
        line: &Line<G::Action>,
        guess: &G::State,
        luck: [u64; 2],
    ) -> End<G::State> {
        let [mut luck, mut later] = luck.map(Rng::new);
        let mut state = guess.clone();
        let course = self.course(&line.rest);
        let (seat, turn) = (self.seat, self.turn);
        self.playout.apply(&mut state, line.first, &mut luck);
        let mut points = 0.0;
        if self
            .playout
            .until(&mut state, turn + 1, Some(course), &mut luck)
        {
            points = SOON * self.points(&state, seat);
            if self.playout.until_turn(&mut state, turn + 2, &mut later) {
                points += (1.0 - SOON) * self.points(&state, seat);
            }
        }
        End {
            points,
            over: won(self.playout.book, &state, self.seat),
            state,
        }
    }

    /// How good a position is for a seat, in points.
    pub fn points(&self, state: &G::State, seat: Seat) -> f64 {
        self.playout
            .judge
            .of(self.playout.book, state, seat)
            .clamp(-WON, WON)
    }

    /// Plays on to the end of the match; what was won.
    pub fn finish(&mut self, end: &End<G::State>, luck: u64) -> f64 {
        if let Some(won) = end.over {
            return won;
        }
        let mut state = end.state.clone();
        self.playout
            .until_turn(&mut state, u32::MAX, &mut Rng::new(luck));
        won(self.playout.book, &state, self.seat).unwrap_or(0.5)
    }

    /// This answer with these to follow, and the other answers that look best at a glance, so many.
    pub fn around(
        &mut self,
        guess: &G::State,
        taken: &[Line<G::Action>],
        most: usize,
    ) -> Vec<Line<G::Action>> {
        let rank = self.playout.judge.rank;
        self.playout.look(guess);
        let mut weighed = self.playout.weighed(guess, rank);
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        let others = weighed
            .into_iter()
            .filter(|w| taken.iter().all(|line| line.first != w.0));
        let others = others.take(most).map(|(first, _)| plain(first));
        taken.iter().cloned().chain(others).collect()
    }

    /// The answers of the seat in the rest of the turn after a line has begun, as it would most likely give them: those that are a choice.
    pub fn follow_up(
        &mut self,
        line: &Line<G::Action>,
        guess: &G::State,
        luck: u64,
    ) -> Vec<(G::State, G::Action)> {
        let (mut state, mut luck) = (guess.clone(), Rng::new(luck));
        let mut course = self.course(&line.rest);
        let mut said = Vec::new();
        self.playout.apply(&mut state, line.first, &mut luck);
        while let Some(ask) = self.playout.asked(&state, self.turn) {
            let own = ask.seat == self.seat;
            let action = if own {
                course.action(ask, &state, &mut self.playout)
            } else {
                self.playout.glance(&state, self.playout.judge.rank)
            };
            if own && !ask.window && self.playout.list().len() > 1 {
                said.push((state.clone(), action));
            }
            self.playout.apply(&mut state, action, &mut luck);
        }
        said
    }

    /// How many enemies could attack a piece once the turn is over, on average over some luck.
    pub fn attackers(
        &mut self,
        line: &Line<G::Action>,
        guess: &G::State,
        piece: u16,
        luck: &[u64],
    ) -> f64 {
        let mut sum = 0;
        for &luck in luck {
            let (mut state, mut luck) = (guess.clone(), Rng::new(luck));
            let course = self.course(&line.rest);
            self.playout.apply(&mut state, line.first, &mut luck);
            self.playout
                .until(&mut state, self.turn + 1, Some(course), &mut luck);
            sum += (self.playout.judge.telling.attackers)(self.playout.book, &state, piece);
        }
        sum as f64 / luck.len().max(1) as f64
    }

    /// How things stand in a position, as far as a viewer sees it.
    pub fn standing(&self, state: &G::State, viewer: Viewer) -> Standing {
        let (book, telling) = (self.playout.book, &self.playout.judge.telling);
        let view = book.view(&Known::mask(book, state, viewer));
        Standing::new(&view, telling.lost, telling.shaken, telling.strength)
    }
}

/// An answer after which everything is decided at a glance.
pub(super) fn plain<A: Copy + PartialEq>(first: A) -> Line<A> {
    Line {
        first,
        rest: Plan::of(0),
        opinion: 0.0,
    }
}

/// An answer after which these follow, as far as they can be given.
pub(super) fn planned<A: Copy + PartialEq>(first: A, steps: Vec<Step<A>>) -> Line<A> {
    Line {
        rest: Plan { steps, manner: 0 },
        ..plain(first)
    }
}
