//! The laws every system obeys, tried on random games.
//!
//! A system's tests call [`run`] with its book. Each law is a function that says what
//! broke; `run` adds the seed and the actions that led there.
//!
//! Some laws are tried at every action, without a function of their own: `check`, `ends`,
//! `no-panic`, `size`, and `no-dead-end`, by which every question has an answer. The last
//! is also the law that every choice, once begun, can be completed: a choice made in parts
//! is a row of questions, and one that cannot be completed ends in a question without an
//! answer.

mod hidden;
mod laws;
mod played;

pub use hidden::{
    chance_does_not_leak, events_do_not_leak, guess_fits, lists_do_not_leak, lone_answer_is_public,
    turn_is_public, undo_barrier,
};
pub use laws::{
    copies_are_equal, listed_is_accepted, notation, parts_add_up, same_chance_same_state,
    unlisted_is_refused,
};
pub use played::match_is_kept;

use crate::{Actions, Ask, Chance, Game, Known, Rng, Seat, Teller, Turn, Viewer};
use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How thorough to be, and the bounds of the system.
#[derive(Clone, Debug)]
pub struct Options {
    /// The slow laws are tried at every so many actions; the quick ones at each.
    pub every: usize,
    /// A random game ends within so many actions.
    pub cap: usize,
    /// A state takes no more bytes than this.
    pub state_bytes: usize,
    /// How many guesses are compared at a time.
    pub guesses: usize,
    /// Every so many games one more is played as a match: journal, undo, verification.
    pub match_every: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            every: 7,
            cap: 20_000,
            state_bytes: 4096,
            guesses: 2,
            match_every: 10,
        }
    }
}

/// What was played while no law broke.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games.
    pub games: u64,
    /// How many actions in them.
    pub actions: u64,
    /// The most actions in a game.
    pub longest: u64,
    /// The fewest actions in a game.
    pub shortest: u64,
    /// The most legal actions in a position.
    pub widest: usize,
    /// How often each seat won.
    pub wins: Vec<u64>,
    /// How often nobody did.
    pub draws: u64,
}

impl Report {
    /// The mean length of a game, in actions.
    pub fn mean_length(&self) -> u64 {
        self.actions / self.games.max(1)
    }
}

/// A law that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which law.
    pub law: &'static str,
    /// The seed of the game.
    pub seed: u64,
    /// What was found.
    pub what: String,
    /// The actions that led there.
    pub history: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "law '{}' broke in game {} after {} actions: {}",
            self.law,
            self.seed,
            self.history.len(),
            self.what
        )?;
        write!(f, "\n  {}", self.history.join("\n  "))
    }
}

impl std::error::Error for Broken {}

/// A position in which the laws are tried.
pub struct Spot<'a, G: Game> {
    /// The book.
    pub book: &'a G,
    /// The state.
    pub state: &'a G::State,
    /// The question.
    pub ask: Ask,
    /// What is legal.
    pub list: &'a Actions<G::Action>,
    /// Actions that were legal elsewhere in this game.
    pub pool: &'a [G::Action],
    /// How many guesses to compare.
    pub guesses: usize,
}

impl<G: Game> Spot<'_, G> {
    fn known(&self, viewer: Viewer) -> Known<G::State> {
        Known::mask(self.book, self.state, viewer)
    }
    /// The seats and the spectators.
    fn viewers(&self) -> Vec<Viewer> {
        let seats = (0..self.book.seats().len()).map(|i| Viewer::Seat(Seat(i as u8)));
        seats.chain([Viewer::Everyone]).collect()
    }
    fn any_action(&self, rng: &mut Rng) -> G::Action {
        let all: Vec<G::Action> = self.list.iter().collect();
        all[rng.below(all.len() as u32) as usize]
    }
    fn write(&self, action: G::Action) -> String {
        self.book.write(self.state, action)
    }
}

/// A law about a position.
type Law<G> = fn(&Spot<G>, &mut Rng) -> Result<(), String>;

/// Plays a random game for each seed and tries the laws on the way.
pub fn run<G: Game>(book: Arc<G>, seeds: Range<u64>, options: &Options) -> Result<Report, Broken> {
    let mut report = Report {
        wins: vec![0; book.seats().len()],
        shortest: u64::MAX,
        ..Report::default()
    };
    for seed in seeds {
        let mut tour = Tour {
            book: &*book,
            options,
            rng: Rng::new(seed),
            history: Vec::new(),
            pool: Vec::new(),
            widest: 0,
        };
        let broken = |(law, what), history: &[String]| Broken {
            law,
            seed,
            what,
            history: history.to_vec(),
        };
        let caught = catch_unwind(AssertUnwindSafe(|| tour.game()));
        let winner = flat(caught).map_err(|e| broken(e, &tour.history))?;
        match winner {
            Some(seat) => report.wins[seat.index()] += 1,
            None => report.draws += 1,
        }
        let length = tour.history.len() as u64;
        report.games += 1;
        report.actions += length;
        report.longest = report.longest.max(length);
        report.shortest = report.shortest.min(length);
        report.widest = report.widest.max(tour.widest);
        if seed.is_multiple_of(options.match_every.max(1)) {
            let mut history = Vec::new();
            let caught = catch_unwind(AssertUnwindSafe(|| {
                match_is_kept(&book, seed, options.cap, &mut history)
            }));
            flat(caught.map(|result| result.map_err(|what| ("journal", what))))
                .map_err(|e| broken(e, &history))?;
        }
    }
    Ok(report)
}

type Breach = (&'static str, String);

/// A panic of the rules is a breach too, told with its words.
fn flat<T>(caught: std::thread::Result<Result<T, Breach>>) -> Result<T, Breach> {
    caught.unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
        Err(("no-panic", words.unwrap_or_default()))
    })
}

/// One random game.
struct Tour<'a, G: Game> {
    book: &'a G,
    options: &'a Options,
    rng: Rng,
    history: Vec<String>,
    pool: Vec<G::Action>,
    widest: usize,
}

impl<G: Game> Tour<'_, G> {
    fn game(&mut self) -> Result<Option<Seat>, Breach> {
        self.sizes().map_err(|what| ("size", what))?;
        let mut state = self
            .book
            .start(&mut Chance::sample(&mut self.rng), &mut Teller::silent());
        let mut list = Actions::new();
        loop {
            self.book.check(&state).map_err(|what| ("check", what))?;
            let ask = match self.book.turn(&state) {
                Turn::Ask(ask) => ask,
                Turn::Over(outcome) => return Ok(outcome.winner),
            };
            if self.history.len() >= self.options.cap {
                return Err(("ends", format!("no end after {} actions", self.options.cap)));
            }
            list.clear();
            self.book.legal(&state, &mut list);
            if list.plain().is_empty() {
                return Err((
                    "no-dead-end",
                    format!("nothing is legal at '{}'", ask.moment),
                ));
            }
            self.widest = self.widest.max(list.len());
            if self.history.len().is_multiple_of(self.options.every.max(1)) {
                self.slow_laws(&state, ask, &list)?;
            }
            let action = self.choose(&list);
            self.history.push(self.book.write(&state, action));
            self.book.apply(
                &mut state,
                action,
                &mut Chance::sample(&mut self.rng),
                &mut Teller::silent(),
            );
        }
    }

    /// Mostly what search would choose from, now and then a twin; all of it is remembered.
    fn choose(&mut self, list: &Actions<G::Action>) -> G::Action {
        let all: Vec<G::Action> = if self.rng.below(8) == 0 {
            list.iter().collect()
        } else {
            list.plain().to_vec()
        };
        let action = all[self.rng.below(all.len() as u32) as usize];
        if self.pool.len() < 64 {
            self.pool.push(action);
        } else {
            self.pool[self.rng.below(64) as usize] = action;
        }
        action
    }

    fn sizes(&self) -> Result<(), String> {
        let (state, action) = (size_of::<G::State>(), size_of::<G::Action>());
        match (state <= self.options.state_bytes, action <= 16) {
            (false, _) => Err(format!(
                "a state takes {state} bytes, more than {}",
                self.options.state_bytes
            )),
            (_, false) => Err(format!("an action takes {action} bytes, more than 16")),
            _ => Ok(()),
        }
    }

    fn slow_laws(
        &mut self,
        state: &G::State,
        ask: Ask,
        list: &Actions<G::Action>,
    ) -> Result<(), Breach> {
        let laws: [(&str, Law<G>); 13] = [
            ("listed-is-accepted", listed_is_accepted),
            ("notation", notation),
            ("unlisted-is-refused", unlisted_is_refused),
            ("copies-are-equal", copies_are_equal),
            ("parts-add-up", parts_add_up),
            ("same-chance-same-state", same_chance_same_state),
            ("guess-fits", guess_fits),
            ("turn-is-public", turn_is_public),
            ("lone-answer-is-public", lone_answer_is_public),
            ("lists-do-not-leak", lists_do_not_leak),
            ("undo-barrier", undo_barrier),
            ("events-do-not-leak", events_do_not_leak),
            ("chance-does-not-leak", chance_does_not_leak),
        ];
        let spot = Spot {
            book: self.book,
            state,
            ask,
            list,
            pool: &self.pool,
            guesses: self.options.guesses,
        };
        laws.into_iter()
            .try_for_each(|(name, law)| law(&spot, &mut self.rng).map_err(|what| (name, what)))
    }
}
