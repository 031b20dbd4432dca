//! One game between machine players.

use crate::{Judge, Machine, Player, Thinker};
use std::time::{Duration, Instant};
use table::{
    Actions, Chance, Game, Known, Outcome, Rng, Seat, SideView, Teller, Turn, Viewer, random_step,
    state_hash,
};

/// A game of more actions than this is an error.
pub const CAP: u32 = 100_000;

/// How long a seat has thought: a move is all it decides in one turn, its own or another's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Moves in which it had a choice.
    pub moves: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest.
    pub worst: Duration,
}

impl Times {
    /// The average time of a move.
    pub fn mean(&self) -> Duration {
        self.total / u32::try_from(self.moves.max(1)).unwrap_or(u32::MAX)
    }
    /// Those of several games together.
    pub fn sum(all: impl Iterator<Item = Times>) -> Times {
        let mut sum = Times::default();
        all.for_each(|times| sum.add(times));
        sum
    }
    fn add(&mut self, other: Times) {
        self.moves += other.moves;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
    }
}

/// One game that came to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions were taken.
    pub actions: u32,
    /// How many of them were a choice between two or more.
    pub choices: u32,
    /// The hash of the last state.
    pub hash: [u8; 32],
    /// How long each seat has thought.
    pub times: Vec<Times>,
    /// The number of the last turn, and what the sides had then; 0 and nothing where nobody wanted to know.
    pub last: (i64, Vec<SideView>),
}

/// Who plays, and by which numbers.
pub(crate) struct Sitting<'a> {
    /// Who sits where.
    pub seats: &'a [Machine],
    /// The seed and the number of the game: dice and cards depend on nothing else.
    pub numbers: [u64; 2],
    /// Whether the invariants of the rules are tested after every action.
    pub check: bool,
    /// Whether somebody wants to know how it stood at the end.
    pub last: bool,
    /// How many threads a search may use.
    pub cores: usize,
}

/// The numbers for game `i` of a seed.
pub fn rng_of(seed: u64, i: u64) -> Rng {
    hashed(&[seed, i])
}

/// A seed for what these words name, under another seed.
pub fn seed_of(seed: u64, words: &[&str]) -> u64 {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&seed.to_le_bytes());
    for word in words {
        hasher.update(&(word.len() as u64).to_le_bytes());
        hasher.update(word.as_bytes());
    }
    let hash = hasher.finalize();
    let bytes = hash.as_bytes()[..8].try_into();
    u64::from_le_bytes(bytes.expect("a hash has 32 bytes"))
}

/// The numbers for what these numbers name.
pub(crate) fn hashed(numbers: &[u64]) -> Rng {
    let mut hasher = blake3::Hasher::new();
    for number in numbers {
        hasher.update(&number.to_le_bytes());
    }
    let hash = hasher.finalize();
    let bytes = hash.as_bytes()[..8].try_into();
    Rng::new(u64::from_le_bytes(bytes.expect("a hash has 32 bytes")))
}

/// Whoever thinks, and since when in which turn.
struct Seated<G: Game> {
    thinker: Thinker<G>,
    turn: u32,
    move_so_far: Duration,
    times: Times,
}

impl<G: Game> Seated<G> {
    fn choose(&mut self, book: &G, judge: &Judge<G>, known: &Known<G::State>) -> G::Action {
        let turn = (judge.turn)(book, known).0;
        if self.turn != turn {
            self.close();
            self.turn = turn;
        }
        let begin = Instant::now();
        let action = self.thinker.choose(book, known);
        self.move_so_far += begin.elapsed();
        action
    }
    fn close(&mut self) {
        let time = std::mem::take(&mut self.move_so_far);
        if time > Duration::ZERO {
            self.times.add(Times {
                moves: 1,
                total: time,
                worst: time,
            });
        }
    }
}

/// Plays one game to its end, each seat by a judge of its own.
pub(crate) fn play<G: Game>(
    book: &G,
    judges: &[&Judge<G>],
    sitting: &Sitting,
    list: &mut Actions<G::Action>,
) -> Result<Played, String> {
    let [seed, i] = sitting.numbers;
    let rng = &mut rng_of(seed, i);
    let mut minds: Vec<Seated<G>> = (0u64..)
        .zip(sitting.seats)
        .map(|(seat, &machine)| Seated {
            thinker: Thinker::new(machine, *judges[seat as usize], hashed(&[seed, i, seat]))
                .on(sitting.cores),
            turn: 0,
            move_so_far: Duration::ZERO,
            times: Times::default(),
        })
        .collect();
    let mut state = book.start(&mut Chance::sample(rng), &mut Teller::silent());
    let (mut actions, mut choices) = (0, 0);
    loop {
        let ask = match book.turn(&state) {
            Turn::Over(outcome) => {
                minds.iter_mut().for_each(Seated::close);
                return Ok(Played {
                    outcome,
                    actions,
                    choices,
                    hash: state_hash(&state),
                    times: minds.iter().map(|mind| mind.times).collect(),
                    last: { sitting.last.then(|| stood(book, &state)) }.unwrap_or_default(),
                });
            }
            Turn::Ask(ask) => ask,
        };
        if actions == CAP {
            return Err(format!("no end after {CAP} actions, at {}", ask.moment));
        }
        if sitting.seats[ask.seat.index()].player == Player::Random {
            random_step(book, &mut state, list, rng);
        } else {
            answer(
                book,
                judges[ask.seat.index()],
                &mut state,
                ask.seat,
                &mut minds,
                list,
                rng,
            );
        }
        actions += 1;
        choices += u32::from(list.len() > 1);
        if sitting.check {
            book.check(&state).map_err(|broken| {
                format!("after action {actions}, asked at {}: {broken}", ask.moment)
            })?;
        }
    }
}

/// The number of the turn, and what each side has, as everybody sees it.
fn stood<G: Game>(book: &G, state: &G::State) -> (i64, Vec<SideView>) {
    let known = Known::mask(book, state, Viewer::Everyone);
    (book.round(&known).0, book.view(&known).sides)
}

/// The seat asked answers from what it knows.
fn answer<G: Game>(
    book: &G,
    judge: &Judge<G>,
    state: &mut G::State,
    seat: Seat,
    minds: &mut [Seated<G>],
    list: &mut Actions<G::Action>,
    rng: &mut Rng,
) {
    list.clear();
    book.legal(state, list);
    let action = list.forced().unwrap_or_else(|| {
        let known = Known::mask(book, state, Viewer::Seat(seat));
        minds[seat.index()].choose(book, judge, &known)
    });
    let (chance, teller) = (&mut Chance::sample(rng), &mut Teller::silent());
    book.apply(state, action, chance, teller);
}
