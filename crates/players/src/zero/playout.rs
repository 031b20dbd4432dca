//! Playing on in the mind.

use crate::ahead::{Ahead, tried};
use crate::{Judge, Rank, WON};
use table::{Actions, Ask, Chance, Game, Rng, Seat, Teller, Turn};

/// A match that is won in the mind is worth this: more than any position, little enough not to drown the rest.
const WIN: f64 = 1200.0;
/// With care, so many answers are tried at most, those that look best at a glance …
const WIDE: usize = 8;
/// … each with so many results.
const RESULTS: usize = 4;
const SAMPLES: usize = 2;

/// Plays on: at a glance, by the quick opinion of the judge; or with care, one step ahead, for one turn.
pub(crate) struct Playout<'a, G: Game> {
    pub book: &'a G,
    pub judge: &'a Judge<G>,
    /// The turn that is played with care.
    pub careful: Option<u32>,
    /// A manner in which a seat plays in a turn, instead of the usual one.
    pub manner: Option<(Seat, u32, Rank<G>)>,
    list: Actions<G::Action>,
    opinions: Vec<f64>,
}

impl<'a, G: Game> Playout<'a, G> {
    pub fn new(book: &'a G, judge: &'a Judge<G>) -> Self {
        Playout {
            book,
            judge,
            careful: None,
            manner: None,
            list: Actions::new(),
            opinions: Vec::new(),
        }
    }

    /// What may be answered and what the judge thinks of each at a glance.
    fn opinions(&mut self, state: &G::State) -> Vec<G::Action> {
        self.opinions_by(state, self.judge.rank)
    }

    fn opinions_by(&mut self, state: &G::State, rank: Rank<G>) -> Vec<G::Action> {
        self.list.clear();
        self.book.legal(state, &mut self.list);
        let actions = tried(&self.list);
        if actions.len() > 1 {
            let lore = self.judge.learned.lore();
            rank(self.book, state, &actions, lore, &mut self.opinions);
        } else {
            self.opinions.clear();
            self.opinions.resize(actions.len(), 0.0);
        }
        actions
    }

    /// The answer that looks best at a glance.
    pub fn best(&mut self, state: &G::State) -> G::Action {
        let actions = self.opinions(state);
        actions[top(&self.opinions)]
    }

    /// The same by this opinion.
    pub fn best_by(&mut self, state: &G::State, rank: Rank<G>) -> G::Action {
        let actions = self.opinions_by(state, rank);
        actions[top(&self.opinions)]
    }

    /// The opinion by which a seat plays in a turn.
    fn rank_of(&self, seat: Seat, turn: u32) -> Rank<G> {
        match self.manner {
            Some((whose, when, rank)) if (whose, when) == (seat, turn) => rank,
            _ => self.judge.rank,
        }
    }

    /// The answer that comes to most, among those that look good.
    fn best_with_care(&mut self, state: &G::State, ask: Ask, rng: &mut Rng) -> G::Action {
        let mut actions = self.opinions(state);
        if actions.len() > WIDE {
            let mut order: Vec<usize> = (0..actions.len()).collect();
            order.sort_by(|&a, &b| self.opinions[b].total_cmp(&self.opinions[a]));
            actions = order[..WIDE].iter().map(|&i| actions[i]).collect();
        }
        if actions.len() == 1 {
            return actions[0];
        }
        let ahead = Ahead {
            results: RESULTS,
            samples: SAMPLES,
            further: true,
            ..Ahead::new(self.book, self.judge, ask.seat)
        };
        let values = ahead.values(state, &actions, rng);
        actions[top(&values)]
    }

    pub fn apply(&self, state: &mut G::State, action: G::Action, rng: &mut Rng) {
        let (chance, teller) = (&mut Chance::sample(rng), &mut Teller::silent());
        self.book.apply(state, action, chance, teller);
    }

    /// Plays on until this turn has begun; false if the match ended before.
    pub fn until_turn(&mut self, state: &mut G::State, until: u32, rng: &mut Rng) -> bool {
        while let Turn::Ask(ask) = self.book.turn(state) {
            let turn = (self.judge.turn)(self.book, state).0;
            if turn >= until {
                return true;
            }
            let action = if self.careful == Some(turn) {
                self.best_with_care(state, ask, rng)
            } else {
                self.best_by(state, self.rank_of(ask.seat, turn))
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
