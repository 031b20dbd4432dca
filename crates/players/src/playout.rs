//! Playing on in the mind.

use crate::ahead::tried;
use crate::plan::Course;
use crate::{Judge, Rank, WON};
use table::{Actions, Ask, Chance, Game, Rng, Seat, Teller, Turn};

/// A match that is won in the mind is worth this: more than any position, little enough not to drown the rest.
const WIN: f64 = 1200.0;

/// Plays on at a glance, by the quick opinion of the judge.
pub(crate) struct Playout<'a, G: Game> {
    pub book: &'a G,
    pub judge: &'a Judge<G>,
    /// What may be answered to the question looked at last.
    list: Actions<G::Action>,
    opinions: Vec<f64>,
}

impl<'a, G: Game> Playout<'a, G> {
    pub fn new(book: &'a G, judge: &'a Judge<G>) -> Self {
        Playout {
            book,
            judge,
            list: Actions::new(),
            opinions: Vec::new(),
        }
    }

    /// What may be answered to the question looked at last.
    pub fn list(&self) -> &Actions<G::Action> {
        &self.list
    }

    /// Looks at the question of a position; nothing where the turn is over.
    pub fn asked(&mut self, state: &G::State, turn: u32) -> Option<Ask> {
        let Turn::Ask(ask) = self.book.turn(state) else {
            return None;
        };
        if (self.judge.turn)(self.book, state).0 > turn {
            return None;
        }
        self.look(state);
        Some(ask)
    }

    pub fn look(&mut self, state: &G::State) {
        self.list.clear();
        self.book.legal(state, &mut self.list);
    }

    /// The answers to the question looked at last, each with this opinion on it.
    pub fn weighed(&mut self, state: &G::State, rank: Rank<G>) -> Vec<(G::Action, f64)> {
        let actions = self.opinions(state, rank);
        let opinions = self.opinions.iter().copied();
        actions.into_iter().zip(opinions).collect()
    }

    fn opinions(&mut self, state: &G::State, rank: Rank<G>) -> Vec<G::Action> {
        let actions = tried(&self.list);
        self.opinions.clear();
        if actions.len() > 1 {
            let lore = self.judge.learned.lore();
            rank(self.book, state, &actions, lore, &mut self.opinions);
        } else {
            self.opinions.resize(actions.len(), 0.0);
        }
        actions
    }

    /// The answer to the question looked at last that is best by this opinion; of equals the first.
    pub fn glance(&mut self, state: &G::State, rank: Rank<G>) -> G::Action {
        let actions = self.opinions(state, rank);
        actions[top(&self.opinions)]
    }

    /// The answer that looks best at a glance.
    pub fn best(&mut self, state: &G::State) -> G::Action {
        self.look(state);
        self.glance(state, self.judge.rank)
    }

    pub fn apply(&self, state: &mut G::State, action: G::Action, rng: &mut Rng) {
        let (chance, teller) = (&mut Chance::sample(rng), &mut Teller::silent());
        self.book.apply(state, action, chance, teller);
    }

    /// Plays on until this turn has begun; false if the match ended before.
    pub fn until_turn(&mut self, state: &mut G::State, until: u32, rng: &mut Rng) -> bool {
        self.until(state, until, None, rng)
    }

    /// The same, by a plan for one turn of a seat.
    pub fn until(
        &mut self,
        state: &mut G::State,
        until: u32,
        mut course: Option<Course<G>>,
        rng: &mut Rng,
    ) -> bool {
        while let Turn::Ask(ask) = self.book.turn(state) {
            let turn = (self.judge.turn)(self.book, state).0;
            if turn >= until {
                return true;
            }
            self.look(state);
            let action = match &mut course {
                Some(course) if (course.seat, course.turn) == (ask.seat, turn) => {
                    course.action(ask, state, self)
                }
                _ => self.glance(state, self.judge.rank),
            };
            self.apply(state, action, rng);
        }
        false
    }

    /// The worth of a position, kept within bounds.
    pub fn worth(&self, state: &G::State, seat: Seat) -> f64 {
        let worth = self.judge.of(self.book, state, seat);
        if worth.abs() >= WON {
            worth.signum() * WIN
        } else {
            worth.clamp(-WIN, WIN)
        }
    }
}

/// The place of the greatest; of equals the first.
fn top(values: &[f64]) -> usize {
    let mut best = 0;
    for (i, &value) in values.iter().enumerate() {
        if value > values[best] {
            best = i;
        }
    }
    best
}
