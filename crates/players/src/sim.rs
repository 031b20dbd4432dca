use crate::one::{self, Played, Sitting};
use crate::{Judge, Machine};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Actions, Game, Seat, SideView, Text};

/// Games are played and counted in blocks of this size, so that memory does not grow with their number.
const BLOCK: u64 = 4096;

/// Which games to play.
#[derive(Clone, Debug)]
pub struct Games {
    /// The number of the first.
    pub first: u64,
    /// How many.
    pub games: u64,
    /// The seed of the whole; game `i` depends on the seed and `i` alone.
    pub seed: u64,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Machine>,
    /// Whether the invariants of the rules are tested after every action.
    pub check: bool,
    /// Whether the report tells how long the games were and what was gained in them.
    pub ledger: bool,
    /// How many threads play. The result does not depend on it.
    pub threads: usize,
}

/// What many games came to.
#[derive(Clone, Debug)]
pub struct SimReport {
    /// How many games.
    pub games: u64,
    /// Wins by seat, in the order of the seats.
    pub wins: Vec<u64>,
    /// Games that nobody won.
    pub draws: u64,
    /// All actions taken.
    pub actions: u64,
    /// Actions that were a choice between two or more.
    pub choices: u64,
    /// Actions per game.
    pub mean_length: f64,
    /// A hash over the last states of all games, in order.
    pub signature: String,
    /// How long it took.
    pub time: Duration,
    /// What was gained and how fast, if that was asked for.
    pub ledger: Ledger,
}

/// How long the games were, and what each side had gained at their ends.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// The number of turns of each game, the shortest first.
    pub turns: Vec<i64>,
    /// By seat: what a score was made of, with the sums over all games.
    pub parts: Vec<BTreeMap<String, (Text, i64)>>,
}

impl Ledger {
    fn add(&mut self, (turn, sides): (i64, Vec<SideView>)) {
        self.turns.push(turn);
        for side in sides {
            let seat = side.seat.index();
            if self.parts.len() <= seat {
                self.parts.resize(seat + 1, BTreeMap::new());
            }
            for part in side.tracks.into_iter().flat_map(|track| track.parts) {
                let sum = self.parts[seat].entry(part.id).or_insert((part.text, 0));
                sum.1 += part.value;
            }
        }
    }
}

impl SimReport {
    /// Several reports as one, wins by seat number; its signature is over theirs, in order.
    pub fn total<'a>(reports: impl Iterator<Item = &'a SimReport>) -> SimReport {
        let mut signature = blake3::Hasher::new();
        let mut total = SimReport {
            games: 0,
            wins: Vec::new(),
            draws: 0,
            actions: 0,
            choices: 0,
            mean_length: 0.0,
            signature: String::new(),
            time: Duration::ZERO,
            ledger: Ledger::default(),
        };
        for report in reports {
            total.games += report.games;
            total.draws += report.draws;
            total.actions += report.actions;
            total.choices += report.choices;
            total.time += report.time;
            let seats = total.wins.len().max(report.wins.len());
            total.wins.resize(seats, 0);
            let wins = total.wins.iter_mut().zip(&report.wins);
            wins.for_each(|(all, one)| *all += one);
            signature.update(report.signature.as_bytes());
        }
        total.mean_length = total.actions as f64 / total.games.max(1) as f64;
        total.signature = signature.finalize().to_hex().to_string();
        total
    }
}

/// Plays many games. `tick` hears how many are done, from any thread. The first game that goes wrong, in the
/// order of the games, is the error: a game without an end, a broken invariant, a fault in the rules.
pub fn sim<G: Game>(
    book: &G,
    judge: &Judge<G>,
    what: &Games,
    tick: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, String> {
    let seats = book.seats().len();
    assert_eq!(seats, what.seats.len(), "every seat has a player");
    let begin = Instant::now();
    let mut sum = Sum {
        wins: vec![0; seats],
        draws: 0,
        actions: 0,
        choices: 0,
        signature: blake3::Hasher::new(),
        ledger: Ledger::default(),
    };
    for first in (0..what.games).step_by(BLOCK as usize) {
        let count = BLOCK.min(what.games - first);
        let first = what.first + first;
        for (i, played) in block(book, judge, what, first, count, tick)
            .into_iter()
            .enumerate()
        {
            let n = first + i as u64;
            sum.add(played.map_err(|error| format!("game {n} of seed {}: {error}", what.seed))?);
        }
    }
    sum.ledger.turns.sort_unstable();
    Ok(SimReport {
        games: what.games,
        wins: sum.wins,
        draws: sum.draws,
        actions: sum.actions,
        choices: sum.choices,
        mean_length: sum.actions as f64 / what.games.max(1) as f64,
        signature: sum.signature.finalize().to_hex().to_string(),
        time: begin.elapsed(),
        ledger: sum.ledger,
    })
}

struct Sum {
    wins: Vec<u64>,
    draws: u64,
    actions: u64,
    choices: u64,
    signature: blake3::Hasher,
    ledger: Ledger,
}

impl Sum {
    fn add(&mut self, played: Played) {
        match played.outcome.winner {
            Some(Seat(seat)) => self.wins[seat as usize] += 1,
            None => self.draws += 1,
        }
        self.actions += u64::from(played.actions);
        self.choices += u64::from(played.choices);
        self.signature.update(&played.hash);
        self.ledger.add(played.last);
    }
}

/// Plays game `i`.
pub fn play<G: Game>(
    book: &G,
    judge: &Judge<G>,
    what: &Games,
    i: u64,
    list: &mut Actions<G::Action>,
) -> Result<Played, String> {
    let sitting = Sitting {
        seats: &what.seats,
        numbers: [what.seed, i],
        check: what.check,
        last: what.ledger,
        cores: 1,
    };
    one::play(book, &vec![judge; what.seats.len()], &sitting, list)
}

/// Plays `count` games from `first`; their results in order, whichever thread played them.
fn block<G: Game>(
    book: &G,
    judge: &Judge<G>,
    what: &Games,
    first: u64,
    count: u64,
    tick: &(dyn Fn(u64) + Sync),
) -> Vec<Result<Played, String>> {
    spread(count, what.threads, |i| {
        let played = caught(|| play(book, judge, what, first + i, &mut Actions::brief()));
        tick(1);
        played
    })
}

/// Does `count` things on so many threads; what came of them, in order.
pub(crate) fn spread<T: Send>(count: u64, threads: usize, job: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut mine = Vec::new();
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= count {
                return mine;
            }
            mine.push((i, job(i)));
        }
    };
    let threads = threads.clamp(1, count.max(1) as usize);
    let mut done: Vec<(u64, T)> = if threads == 1 {
        work()
    } else {
        std::thread::scope(|scope| {
            let hands: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            hands
                .into_iter()
                .flat_map(|hand| hand.join().expect("a game that panics is caught"))
                .collect()
        })
    };
    done.sort_unstable_by_key(|(i, _)| *i);
    done.into_iter().map(|(_, done)| done).collect()
}

/// A game whose rules panic is an error of its own.
pub(crate) fn caught<T>(game: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(game)).unwrap_or_else(|panic| Err(told(&*panic)))
}

fn told(panic: &(dyn std::any::Any + Send)) -> String {
    let message = panic.downcast_ref::<String>().map(String::as_str);
    let message = message
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without a word");
    format!("the rules broke: {message}")
}
