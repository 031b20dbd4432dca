//! One step ahead: what an action comes to, on average, by exact odds where they can be counted out.

use crate::Judge;
use table::{Actions, Ask, Chance, Game, Known, Leaf, Rng, Seat, Teller, Turn, enumerate};

/// So many results of an action are looked at, those of the answers that follow it included: where there are
/// more they are not counted out but sampled …
const RESULTS: usize = 64;
/// … so many times.
const SAMPLES: usize = 12;
/// Answers given in the mind after an action, before it is judged where it stands.
const DEPTH: u32 = 32;
/// Up to so many actions all are tried, else only those that lead somewhere of their own: the twins that are left
/// out of a list assume that a set is chosen in order, which whoever takes the best first does not do.
const ALL: usize = 48;

/// A look ahead for one seat.
pub(crate) struct Ahead<'a, G: Game> {
    pub book: &'a G,
    pub judge: &'a Judge<G>,
    pub seat: Seat,
    /// How many results of an action are counted out at most …
    pub results: usize,
    /// … and how many are sampled where there are more.
    pub samples: usize,
    /// Whether the seat's own next questions are answered in the mind while the judge does not see what they are about.
    pub further: bool,
    /// Says when there is no more time: the actions that are left count for nothing. The first is always weighed.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

/// Where the look ahead began.
struct From {
    turn: u32,
    ask: Ask,
}

/// The actions worth trying.
pub(crate) fn tried<A: Copy + PartialEq>(list: &Actions<A>) -> Vec<A> {
    if list.len() <= ALL {
        list.iter().collect()
    } else {
        list.plain().to_vec()
    }
}

/// So many guesses at what is hidden must agree that the match is won.
const SURE: usize = 3;
/// Where an answer can come to more than this, it is not sure of anything.
const FEW: usize = 4;

/// An answer that wins the match at once whatever is drawn, if there is one among these.
pub(crate) fn wins<G: Game>(
    book: &G,
    known: &Known<G::State>,
    seat: Seat,
    list: &Actions<G::Action>,
    rng: &mut Rng,
) -> Option<G::Action> {
    let won = |state: &G::State| matches!(book.turn(state), Turn::Over(outcome) if outcome.winner == Some(seat));
    let sure = |guess: &G::State, action| {
        let leaves = enumerate(book, guess, action, FEW);
        leaves.is_some_and(|leaves| leaves.iter().all(|leaf| won(&leaf.state)))
    };
    let guess = book.guess(known, rng);
    let found = { tried(list).into_iter() }.find(|&action| sure(&guess, action))?;
    let agreed = (1..SURE).all(|_| sure(&book.guess(known, rng), found));
    agreed.then_some(found)
}

impl<'a, G: Game> Ahead<'a, G> {
    /// A look as thorough as that of who plays by it alone.
    pub fn new(book: &'a G, judge: &'a Judge<G>, seat: Seat) -> Self {
        Ahead {
            book,
            judge,
            seat,
            results: RESULTS,
            samples: SAMPLES,
            further: false,
            stop: None,
        }
    }

    /// The worth of each action of the seat, from what it knows: what it comes to on average, by exact odds. What is
    /// decided before its worth can be seen is weighed at a glance, or by the answers that follow.
    pub fn weigh(&self, known: &Known<G::State>, rng: &mut Rng) -> Vec<(G::Action, f64)> {
        let mut list = Actions::new();
        self.book.legal(known, &mut list);
        let actions = tried(&list);
        let guess = self.book.guess(known, rng);
        if actions.len() < 2 {
            return actions.into_iter().map(|action| (action, 0.0)).collect();
        }
        if !self.judge.plans && (self.further || self.sees(&guess, &actions, rng)) {
            let values = self.values(&guess, &actions, rng);
            return actions.into_iter().zip(values).collect();
        }
        let mut opinions = Vec::new();
        let lore = self.judge.learned.lore();
        (self.judge.rank)(self.book, &guess, &actions, lore, &mut opinions);
        let mut weighed = actions.into_iter().zip(opinions).collect::<Vec<_>>();
        self.like(&guess, &mut weighed, rng);
        weighed
    }

    /// Opinions on some answers count in how the seat likes what comes of each, if it likes anything.
    pub fn like(&self, guess: &G::State, weighed: &mut [(G::Action, f64)], rng: &mut Rng) {
        let Some(likes) = self.judge.likes else {
            return;
        };
        let luck = rng.clone();
        for (action, opinion) in weighed {
            let mut after = guess.clone();
            self.apply(&mut after, *action, &mut luck.clone());
            *opinion += likes(self.book, &after, self.seat);
        }
        rng.bits();
    }

    /// Whether every one of these actions leads to a position that can be judged at once.
    fn sees(&self, state: &G::State, actions: &[G::Action], rng: &mut Rng) -> bool {
        let luck = rng.clone();
        actions.iter().all(|&action| {
            let mut after = state.clone();
            self.apply(&mut after, action, &mut luck.clone());
            let own = matches!(self.book.turn(&after), Turn::Ask(ask) if ask.seat == self.seat && !ask.window);
            !own || (self.judge.settled)(self.book, &after)
        })
    }

    /// The worth of each action in this whole position, of which the seat is asked.
    pub fn values(&self, state: &G::State, actions: &[G::Action], rng: &mut Rng) -> Vec<f64> {
        let Turn::Ask(ask) = self.book.turn(state) else {
            return vec![0.0; actions.len()];
        };
        let from = From {
            turn: (self.judge.turn)(self.book, state).0,
            ask,
        };
        // The same luck for all where it has to be sampled.
        let luck = rng.clone();
        let mut stopped = false;
        let value = |(i, &action): (usize, &G::Action)| {
            stopped = stopped || (i > 0 && self.stop.is_some_and(|stop| stop()));
            if stopped {
                return f64::MIN;
            }
            let mut rng = luck.clone();
            self.expected(state, action, &from, self.results, &mut rng)
        };
        let values = actions.iter().enumerate().map(value).collect();
        rng.bits();
        values
    }

    /// The worth of an action, from so many results at most.
    fn expected(
        &self,
        state: &G::State,
        action: G::Action,
        from: &From,
        results: usize,
        rng: &mut Rng,
    ) -> f64 {
        match enumerate(self.book, state, action, results) {
            Some(leaves) => {
                let each = results / leaves.len();
                let worth = |leaf: Leaf<G::State>| {
                    let odds = leaf.num as f64 / leaf.den as f64;
                    odds * self.follow(leaf.state, from, each, rng)
                };
                leaves.into_iter().map(worth).sum()
            }
            None => {
                let samples = self.samples.min(results);
                let sample = |_| {
                    let mut after = state.clone();
                    self.apply(&mut after, action, rng);
                    self.follow(after, from, results / samples, rng)
                };
                (0..samples).map(sample).sum::<f64>() / samples as f64
            }
        }
    }

    fn apply(&self, state: &mut G::State, action: G::Action, rng: &mut Rng) {
        self.book.apply(
            state,
            action,
            &mut Chance::sample(rng),
            &mut Teller::silent(),
        );
    }

    /// Plays on to a position that can be judged: windows are declined, others answer as they like best, and the
    /// seat itself answers what the judge does not see through.
    fn follow(&self, mut state: G::State, from: &From, results: usize, rng: &mut Rng) -> f64 {
        for _ in 0..DEPTH {
            let Turn::Ask(ask) = self.book.turn(&state) else {
                break;
            };
            if (self.judge.turn)(self.book, &state).0 != from.turn {
                break;
            }
            if ask.window {
                return self.expected(&state, self.judge.pass, from, results.max(1), rng);
            }
            let own = ask.seat == self.seat;
            let judged = (self.judge.settled)(self.book, &state) || ask.moment == from.ask.moment;
            if own && (judged || !self.further) {
                break;
            }
            state = self.best_reply(&state, ask.seat, rng);
        }
        self.judge.of(self.book, &state, self.seat)
    }

    /// What comes of the answer that looks best at once to the seat asked.
    fn best_reply(&self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::State {
        let mut list = Actions::new();
        self.book.legal(state, &mut list);
        let luck = rng.clone();
        let results = tried(&list).into_iter().map(|action| {
            let mut after = state.clone();
            self.apply(&mut after, action, &mut luck.clone());
            let worth = self.judge.of(self.book, &after, seat);
            (worth, after)
        });
        let best = results.reduce(|best, next| if next.0 > best.0 { next } else { best });
        rng.bits();
        best.expect("a question has an answer").1
    }
}
