//! Two players against each other, fairly: every pair of games has the same scenario and the same dice and cards,
//! with the sides changed.

use crate::one::{self, Sitting, Times};
use crate::sim::{caught, spread};
use crate::{Judge, Machine};
use std::borrow::Borrow;
use table::{Actions, Game, Seat};

/// Who plays whom, and how often.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The one whose wins are counted.
    pub a: Machine,
    /// The other.
    pub b: Machine,
    /// The number of the first pair.
    pub first: u64,
    /// How many pairs of games.
    pub pairs: u64,
    /// The seed of the whole; a pair depends on the seed and its number alone.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
    /// How many threads each search may use.
    pub cores: usize,
}

/// One game of a duel.
#[derive(Clone, Copy, Debug)]
pub struct Bout {
    /// The number of its pair: it decides dice and cards.
    pub pair: u64,
    /// Which of the scenarios.
    pub scenario: usize,
    /// Where the first player sat.
    pub a: Seat,
    /// Who won: the first player, or the other, or nobody.
    pub won: Option<bool>,
    /// How many actions were taken.
    pub actions: u32,
    /// The hash of the last state.
    pub hash: [u8; 32],
    /// How long the players have thought, the first one first.
    pub times: [Times; 2],
}

impl Bout {
    /// One for a win of the first player, a half for a draw.
    pub fn score(&self) -> f64 {
        self.won.map_or(0.5, |won| f64::from(u8::from(won)))
    }
}

/// Where the first player sits in game `n`, and the number of its pair.
fn seating(n: u64) -> (u64, Seat) {
    (n / 2, Seat((n % 2) as u8))
}

/// Plays a duel over some scenarios in turn, each for two seats; each player thinks by a judge of its own. `tick` hears of every game
/// that is done, from any thread. The first game that goes wrong is the error.
pub fn arena<G: Game>(
    books: &[impl Borrow<G> + Sync],
    judges: [&Judge<G>; 2],
    duel: &Duel,
    tick: &(dyn Fn(&Bout) + Sync),
) -> Result<Vec<Bout>, String> {
    let two = books.iter().all(|book| book.borrow().seats().len() == 2);
    if !two || books.is_empty() {
        return Err("a duel needs scenarios for two".to_owned());
    }
    let bout = |n: u64| {
        let (pair, a) = seating(n);
        let pair = duel.first + pair;
        let scenario = (pair % books.len() as u64) as usize;
        let mut seats = [duel.b; 2];
        let mut by = [judges[1]; 2];
        seats[a.index()] = duel.a;
        by[a.index()] = judges[0];
        let sitting = Sitting {
            seats: &seats,
            numbers: [duel.seed, pair],
            check: false,
            last: false,
            cores: duel.cores,
        };
        let book = books[scenario].borrow();
        let played = caught(|| one::play(book, &by, &sitting, &mut Actions::brief()))
            .map_err(|error| format!("pair {pair} of seed {}: {error}", duel.seed))?;
        let bout = Bout {
            pair,
            scenario,
            a,
            won: played.outcome.winner.map(|winner| winner == a),
            actions: played.actions,
            hash: played.hash,
            times: [played.times[a.index()], played.times[1 - a.index()]],
        };
        tick(&bout);
        Ok(bout)
    };
    spread(duel.pairs * 2, duel.threads, bout)
        .into_iter()
        .collect()
}

/// The share of wins, and between which bounds it lies with 95 % (after Wilson).
pub fn share(score: f64, games: u64) -> [f64; 3] {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return [0.0, 0.5, 1.0];
    }
    let n = games as f64;
    let p = score / n;
    let wide = 1.0 + Z * Z / n;
    let middle = (p + Z * Z / (2.0 * n)) / wide;
    let half = Z / wide * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), p, (middle + half).min(1.0)]
}

/// The difference in Elo that goes with a share of wins; infinite where one always wins.
pub fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}
