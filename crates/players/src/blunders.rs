//! Positions in which there is something that no person would do: what players do there.
//!
//! A player is put each position with a fresh mind, knowing what its seat knows. Where the whole turn is looked at, it goes on to
//! the end of it; whoever else is asked answers at a glance.

use crate::one::hashed;
use crate::sim::{caught, spread};
use crate::{CAP, Judge, Machine, Player, Thinker};
use std::time::{Duration, Instant};
use table::blunder::{Laid, Watch, Wrong};
use table::{Chance, Fault, Game, Known, Rng, Teller, Turn, Viewer};

/// Who tries the positions, and how often.
#[derive(Clone, Debug)]
pub struct Trying {
    /// The players.
    pub players: Vec<Machine>,
    /// How often each of them tries a position, each time with other luck.
    pub seeds: u64,
    /// How many threads. What comes of it does not depend on them.
    pub threads: usize,
}

/// What a player did in a position.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Each time, what was wrong.
    pub wrong: Vec<Option<Wrong>>,
    /// How long the player thought, all times together.
    pub time: Duration,
}

/// So many turns are played to see whether what a position names can be done: the first of them by who knows what is good …
const TURNS: u64 = 4000;
/// … and so many of those.
const GOOD: u64 = 60;
/// Who plays them, one after the other.
const PLAYED_BY: [Player; 3] = [Player::Quick, Player::Soft(40), Player::Soft(200)];

/// One turn, or one answer, in a position.
struct Turned<'a, G: Game> {
    laid: &'a Laid<'a, G>,
    judge: &'a Judge<G>,
    /// Whether a turn may end early once something in it was wrong.
    brief: bool,
}

impl<'a, G: Game> Turned<'a, G> {
    /// Plays it: what was done, how it stands then, and how long the player thought.
    fn play(
        &self,
        players: [Machine; 2],
        seed: u64,
    ) -> Result<(Watch<'a, G>, G::State, Duration), String> {
        let laid = self.laid;
        let numbers = |of| [named(&laid.blunder.name), seed, of];
        let mind =
            |player: Machine, of| Thinker::new(player, *self.judge, hashed(&numbers(of))).on(1);
        let (mut own, mut other) = (mind(players[0], 0), mind(players[1], 1));
        let mut luck = hashed(&numbers(2));
        let mut state = laid.state.clone();
        let mut watch = laid.watch();
        let mut time = Duration::ZERO;
        let turn = (self.judge.turn)(&laid.book, &state).0;
        for _ in 0..CAP {
            let Turn::Ask(ask) = laid.book.turn(&state) else {
                return Ok((watch, state, time));
            };
            if (self.judge.turn)(&laid.book, &state).0 != turn {
                return Ok((watch, state, time));
            }
            let known = Known::mask(&laid.book, &state, Viewer::Seat(ask.seat));
            let action = if ask.seat == laid.seat {
                let begin = Instant::now();
                let action = own.choose(&laid.book, &known);
                time += begin.elapsed();
                let forced = laid.legal(&state).forced().is_some();
                watch.does(&state, action, forced);
                if !laid.blunder.whole_turn || self.brief && watch.never().is_some() {
                    return Ok((watch, state, time));
                }
                action
            } else {
                other.choose(&laid.book, &known)
            };
            self.apply(&mut state, action, &mut luck);
        }
        Err(format!("no end of the turn after {CAP} actions"))
    }

    fn apply(&self, state: &mut G::State, action: G::Action, luck: &mut Rng) {
        let chance = &mut Chance::sample(luck);
        self.laid
            .book
            .apply(state, action, chance, &mut Teller::silent());
    }
}

/// A number for a name: what is drawn in one position does not depend on the others.
fn named(name: &str) -> u64 {
    let hash = blake3::hash(name.as_bytes());
    let bytes = hash.as_bytes()[..8].try_into();
    u64::from_le_bytes(bytes.expect("a hash has 32 bytes"))
}

/// Puts positions to players: for each position, what each player did. `tick` hears of every try, from any thread.
pub fn tempt<G: Game>(
    positions: &[Laid<G>],
    judge: &Judge<G>,
    trying: &Trying,
    tick: &(dyn Fn() + Sync),
) -> Result<Vec<Vec<Tried>>, String> {
    let (players, seeds) = (trying.players.len() as u64, trying.seeds);
    let each = players * seeds;
    let tries = spread(positions.len() as u64 * each, trying.threads, |i| {
        let laid = &positions[(i / each) as usize];
        let player = trying.players[(i % each / seeds) as usize];
        let turned = Turned {
            laid,
            judge,
            brief: true,
        };
        let tried = caught(|| {
            let (watch, state, time) = turned.play([player, Player::Quick.into()], i % seeds)?;
            Ok((watch.wrong(&state), time))
        });
        tick();
        tried.map_err(|error| format!("{}, \"{}\": {error}", laid.blunder.file, laid.blunder.name))
    });
    let tries: Vec<(Option<Wrong>, Duration)> = tries.into_iter().collect::<Result<_, _>>()?;
    let mut tries = tries.into_iter();
    let mut tried = || {
        let all: Vec<(Option<Wrong>, Duration)> = tries.by_ref().take(seeds as usize).collect();
        let time = all.iter().map(|(_, time)| *time).sum();
        let wrong = all.into_iter().map(|(wrong, _)| wrong).collect();
        Tried { wrong, time }
    };
    let mut of = || (0..players).map(|_| tried()).collect();
    Ok(positions.iter().map(|_| of()).collect())
}

/// What a position names and nobody can do, and whether anything in it can be right, or wrong: by many turns, most of them at
/// random. Positions that look at one answer were seen through when they were laid out.
pub fn possible<G: Game>(laid: &Laid<G>, judge: &Judge<G>) -> Vec<Fault> {
    let blunder = laid.blunder;
    if !blunder.whole_turn {
        return Vec::new();
    }
    let turned = Turned {
        laid,
        judge,
        brief: false,
    };
    let mut done = vec![false; blunder.patterns().count()];
    let (mut right, mut wrong) = (false, false);
    for seed in 0..TURNS {
        let player = match seed {
            seed if seed < GOOD => PLAYED_BY[(seed % 3) as usize],
            _ => Player::Random,
        };
        match caught(|| turned.play([player.into(), player.into()], seed)) {
            Ok((watch, state, _)) => {
                let either = done.iter_mut().zip(watch.done());
                either.for_each(|(done, now)| *done |= now);
                let was_wrong = watch.wrong(&state).is_some();
                (right, wrong) = (right | !was_wrong, wrong | was_wrong);
            }
            Err(error) => {
                return vec![blunder.fault(blunder.at, error, "report it with this file")];
            }
        }
        if right && wrong && done.iter().all(|done| *done) {
            return Vec::new();
        }
    }
    let idle = blunder.patterns().zip(done).filter(|(_, done)| !done);
    let mut faults: Vec<Fault> = idle
        .map(|(pattern, _)| {
            let what = format!(
                "\"{}\" was done in none of {TURNS} turns",
                pattern.said.text
            );
            let mend = "see whether it can be done, and begin nearer to it with `lead`";
            blunder.fault(pattern.said.at, what, mend)
        })
        .collect();
    if right != wrong {
        let what = if right { "wrong" } else { "right" };
        let what = format!("nothing was {what} in any of {TURNS} turns");
        let mend = "see whether it can be, and begin nearer to it with `lead`";
        faults.push(blunder.fault(blunder.at, what, mend));
    }
    faults
}
