use players::{Games, Judge, Machine, Player, play, rng_of};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Actions, Chance, Game, Teller, random_step};

/// How long random play is measured, and how long each of the small things.
const PLAY: Duration = Duration::from_millis(600);
const SMALL: Duration = Duration::from_millis(100);

/// The speeds of a system on one core.
#[derive(Clone, Copy, Debug)]
pub struct Speeds {
    /// Actions of random play a second, forced answers not counted.
    pub choices_per_second: f64,
    /// The same with forced answers.
    pub actions_per_second: f64,
    /// What the first should reach.
    pub target: f64,
    /// Nanoseconds for the clone of a state in the middle of a game.
    pub clone_ns: f64,
    /// Nanoseconds for a question of sight asked before.
    pub sight_ns: f64,
    /// The bytes of a state.
    pub state_bytes: usize,
}

/// Measures one scenario; a game that goes wrong is an error.
pub(crate) fn speeds<G: Game>(
    book: &G,
    judge: &Judge<G>,
    target: f64,
    sights: fn(&G, &G::State, u32) -> u32,
) -> Result<Speeds, String> {
    let what = Games {
        first: 0,
        games: 1,
        seed: 1,
        seats: vec![Machine::from(Player::Random); book.seats().len()],
        check: false,
        ledger: false,
        threads: 1,
    };
    let mut list = Actions::brief();
    let (mut actions, mut choices) = (0u64, 0u64);
    let begin = Instant::now();
    for game in 0.. {
        let played = play(book, judge, &what, game, &mut list);
        let played = played.map_err(|error| format!("game {game} of seed 1: {error}"))?;
        actions += u64::from(played.actions);
        choices += u64::from(played.choices);
        if begin.elapsed() >= PLAY {
            break;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let state = middle(book);
    Ok(Speeds {
        choices_per_second: choices as f64 / seconds,
        actions_per_second: actions as f64 / seconds,
        target,
        clone_ns: each(1000, || {
            for _ in 0..1000 {
                black_box(black_box(&state).clone());
            }
        }),
        sight_ns: each(1 << 16, || {
            _ = black_box(sights(book, black_box(&state), 1 << 16))
        }),
        state_bytes: size_of::<G::State>(),
    })
}

/// A position some way into a game.
fn middle<G: Game>(book: &G) -> G::State {
    let mut rng = rng_of(2, 0);
    let mut list = Actions::new();
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    for _ in 0..200 {
        let before = state.clone();
        if !random_step(book, &mut state, &mut list, &mut rng) {
            return before;
        }
    }
    state
}

/// Nanoseconds for each of the `count` things that `run` does; the best of several goes.
fn each(count: u32, mut run: impl FnMut()) -> f64 {
    run();
    let (begin, mut best) = (Instant::now(), Duration::MAX);
    while begin.elapsed() < SMALL {
        let start = Instant::now();
        run();
        best = best.min(start.elapsed());
    }
    best.as_secs_f64() * 1e9 / f64::from(count)
}
