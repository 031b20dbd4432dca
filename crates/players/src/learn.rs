//! Learning by play.
//!
//! A pupil plays against itself at a glance, and not always what it thinks best: of two answers that differ by its warmth the worse is
//! e times less likely. What it did in a turn by which the match then went better than was to be expected it will do more often, and what
//! went worse less often: the traits of its answers get more points or less. What is to be expected is learned together with
//! that, by the facts of positions and their worth, from turn to turn, each looking a part of the way ahead to what came of it.
//!
//! A course depends on its numbers alone, not on the threads that played it.

use crate::ahead::tried;
use crate::lore::cells;
use crate::one::hashed;
use crate::sim::{caught, spread};
use crate::{CAP, Judge, Lore};
use table::{Actions, Chance, Game, Rng, Seat, Teller, Turn};

/// How much of what is said of a turn is said of the next one too.
const LOOK: f32 = 0.9;
/// How fast what is expected is learned, in the end a tenth of it.
const SURE: f32 = 0.01;
/// Answers less likely than this say nothing.
const UNLIKELY: f32 = 1e-4;
/// From this part of a course on what is learned is averaged.
const SETTLES: f64 = 0.6;
/// What stands for a hundred points of worth at first, as a logarithm of odds.
const SLOPE: f32 = 0.6;

/// A course of learning.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many games are played.
    pub games: u64,
    /// After so many something is learned.
    pub batch: u64,
    /// In points.
    pub warmth: f32,
    /// How far a cell goes at once at first, in points.
    pub rate: f32,
    /// Whether what facts count is kept too, or serves for learning alone.
    pub facts: bool,
    /// The seed of the whole.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
}

/// How it goes.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many games were played.
    pub games: u64,
    /// How far what was expected was from what came, as a logarithm.
    pub surprise: f64,
    /// The mean size of what was learned of traits, in points.
    pub size: f64,
    /// What a hundred points are, as a logarithm of odds.
    pub slope: f64,
}

/// Goes through a course, from what is known already.
pub fn learn<G: Game>(
    books: &[G],
    judge: &Judge<G>,
    from: &Lore,
    course: &Course,
    tell: &mut dyn FnMut(Progress),
) -> Result<Lore, String> {
    if books.is_empty() || books.iter().any(|book| book.seats().len() != 2) {
        return Err("learning needs scenarios for two".to_owned());
    }
    let mut pupil = Pupil::new(books, judge, from, course);
    let batches = (course.games / course.batch.max(1)).max(1);
    for batch in 0..batches {
        let game = |n: u64| {
            let n = batch * course.batch + n;
            caught(|| pupil.play(n)).map_err(|error| format!("game {n}: {error}"))
        };
        let played: Result<Vec<Slopes>, String> = spread(course.batch, course.threads, game)
            .into_iter()
            .collect();
        let done = [batch, batch + 1].map(|batch| batch as f64 / batches as f64);
        let progress = pupil.learn(&played?, done);
        tell(Progress {
            games: (batch + 1) * course.batch,
            ..progress
        });
    }
    Ok(pupil.learned())
}

/// Numbers that climb a slope, each by steps of its own: far where it is sure which way, little where it is noise.
struct Climber {
    at: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// The sum of where it was since it settled, and how often.
    sum: Vec<f64>,
    sums: u32,
}

impl Climber {
    fn new(at: Vec<f32>) -> Self {
        let n = at.len();
        Climber {
            at,
            mean: vec![0.0; n],
            square: vec![0.0; n],
            steps: 0,
            sum: vec![0.0; n],
            sums: 0,
        }
    }

    fn climb(&mut self, slope: &[f32], rate: f32, settled: bool) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.99;
        /// A cell that is hardly ever touched goes less far than the others.
        const SELDOM: f32 = 0.2;
        self.steps += 1;
        let scale = [MEAN, SQUARE].map(|part| 1.0 - part.powi(self.steps));
        for (i, &slope) in slope.iter().enumerate() {
            self.mean[i] = MEAN * self.mean[i] + (1.0 - MEAN) * slope;
            self.square[i] = SQUARE * self.square[i] + (1.0 - SQUARE) * slope * slope;
        }
        let touched = self.square.iter().filter(|&&square| square > 0.0);
        let usual = self.square.iter().sum::<f32>() / touched.count().max(1) as f32;
        let floor = SELDOM * (usual / scale[1]).sqrt() + 1e-9;
        for (i, at) in self.at.iter_mut().enumerate() {
            let spread = (self.square[i] / scale[1]).sqrt();
            *at += rate * (self.mean[i] / scale[0]) / (spread + floor);
            self.sum[i] += f64::from(u8::from(settled)) * f64::from(*at);
        }
        self.sums += u32::from(settled);
    }

    /// Where it was on average once it had settled.
    fn settled(&self) -> Vec<f32> {
        let n = f64::from(self.sums.max(1));
        self.sum.iter().map(|sum| (sum / n) as f32).collect()
    }
}

/// Who learns.
struct Pupil<'a, G: Game> {
    books: &'a [G],
    judge: &'a Judge<G>,
    course: &'a Course,
    lore: Lore,
    traits: Climber,
    /// The facts, then the worth of a position, then each scenario for its first seat.
    expects: Climber,
}

/// What a game says.
struct Slopes {
    traits: Vec<f32>,
    expects: Vec<f32>,
    surprise: f64,
}

impl<'a, G: Game> Pupil<'a, G> {
    fn new(books: &'a [G], judge: &'a Judge<G>, from: &Lore, course: &'a Course) -> Self {
        let (traits, facts) = (cells(judge.learned.traits), cells(judge.learned.facts));
        let mut expects = vec![0.0; facts + 1 + books.len()];
        expects[facts] = SLOPE;
        for (at, cell) in expects.iter_mut().zip(&from.facts) {
            *at = cell * SLOPE / 100.0;
        }
        let lore = Lore {
            traits: from.traits.clone(),
            facts: vec![0.0; facts],
        };
        debug_assert_eq!(lore.traits.len(), traits);
        Pupil {
            books,
            judge,
            course,
            traits: Climber::new(lore.traits.clone()),
            lore,
            expects: Climber::new(expects),
        }
    }

    /// Learns from games, which go from one part of the course to another.
    fn learn(&mut self, played: &[Slopes], [from, to]: [f64; 2]) -> Progress {
        let sum = |of: fn(&Slopes) -> &Vec<f32>| {
            let mut sum = vec![0.0; of(&played[0]).len()];
            for slopes in played {
                let cells = sum.iter_mut().zip(of(slopes));
                cells.for_each(|(sum, slope)| *sum += slope / played.len() as f32);
            }
            sum
        };
        let cooled = 1.0 - 0.9 * from as f32;
        let settled = to > SETTLES;
        let traits = sum(|slopes| &slopes.traits);
        self.traits
            .climb(&traits, self.course.rate * cooled, settled);
        let expects = sum(|slopes| &slopes.expects);
        self.expects.climb(&expects, SURE * cooled, settled);
        self.lore.traits.clone_from(&self.traits.at);
        let size = self
            .traits
            .at
            .iter()
            .map(|cell| f64::from(cell.abs()))
            .sum::<f64>();
        let surprise = played.iter().map(|slopes| slopes.surprise).sum::<f64>();
        Progress {
            games: 0,
            surprise: surprise / played.len() as f64,
            size: size / self.traits.at.len().max(1) as f64,
            slope: f64::from(self.expects.at[self.lore.facts.len()]),
        }
    }

    /// What it has learned by now.
    fn learned(&self) -> Lore {
        let expects = self.expects.settled();
        let (facts, rest) = expects.split_at(self.lore.facts.len());
        let slope = rest[0].max(0.05) / 100.0;
        Lore {
            traits: self.traits.settled(),
            facts: { facts.iter() }
                .map(|fact| fact / slope * f32::from(u8::from(self.course.facts)))
                .collect(),
        }
    }

    /// Plays a game, and says what it shows.
    fn play(&self, n: u64) -> Result<Slopes, String> {
        let scenario = (n % self.books.len() as u64) as usize;
        let mut game = Playing {
            pupil: self,
            book: &self.books[scenario],
            scenario,
            rng: hashed(&[self.course.seed, n]),
            turns: Vec::new(),
            list: Actions::brief(),
        };
        let mut state = game
            .book
            .start(&mut Chance::sample(&mut game.rng), &mut Teller::silent());
        for _ in 0..CAP {
            let Turn::Ask(ask) = game.book.turn(&state) else {
                return Ok(game.slopes(&state));
            };
            let action = game.answer(&state, ask.seat);
            let (chance, teller) = (&mut Chance::sample(&mut game.rng), &mut Teller::silent());
            game.book.apply(&mut state, action, chance, teller);
        }
        Err(format!("no end after {CAP} actions"))
    }
}

/// A turn of a game, as far as something is learned from it.
struct Stage {
    number: u32,
    /// By seat: what is known of the position at its beginning.
    facts: [Vec<(u16, f32)>; 2],
    /// By seat: what was to be expected then.
    expected: [f32; 2],
    /// By seat: which traits its answers had more than those it might have given.
    traits: [Vec<f32>; 2],
}

struct Playing<'a, G: Game> {
    pupil: &'a Pupil<'a, G>,
    book: &'a G,
    scenario: usize,
    rng: Rng,
    turns: Vec<Stage>,
    list: Actions<G::Action>,
}

impl<G: Game> Playing<'_, G> {
    fn answer(&mut self, state: &G::State, seat: Seat) -> G::Action {
        self.list.clear();
        self.book.legal(state, &mut self.list);
        if let Some(only) = self.list.forced() {
            return only;
        }
        let pupil = self.pupil;
        let number = (pupil.judge.turn)(self.book, state).0;
        if self.turns.last().is_none_or(|turn| turn.number != number) {
            self.begin(state, number);
        }
        let actions = tried(&self.list);
        let mut opinions = Vec::new();
        (pupil.judge.rank)(self.book, state, &actions, &pupil.lore, &mut opinions);
        let chances = chances(&opinions, pupil.course.warmth);
        let chosen = self.draw(&chances);
        // By hand alone: what was learned is not learned again.
        (pupil.judge.rank)(self.book, state, &actions, &Lore::default(), &mut opinions);
        let likely = actions.iter().zip(&opinions).zip(&chances).enumerate();
        let likely = likely.filter(|(i, (_, chance))| **chance > UNLIKELY || *i == chosen);
        let (weighed, more): (Vec<_>, Vec<_>) = likely
            .map(|(i, ((&action, &opinion), chance))| {
                let more = f32::from(u8::from(i == chosen)) - chance;
                ((action, opinion), more)
            })
            .unzip();
        let turn = self.turns.last_mut().expect("a turn has begun");
        let traits = &mut turn.traits[seat.index()];
        (pupil.judge.traits)(self.book, state, &weighed, &mut |at, cell, much| {
            traits[usize::from(cell)] += more[at] * much;
        });
        actions[chosen]
    }

    fn draw(&mut self, chances: &[f32]) -> usize {
        let mut at = self.rng.bits() as f32 / u32::MAX as f32;
        for (i, chance) in chances.iter().enumerate() {
            at -= chance;
            if at < 0.0 {
                return i;
            }
        }
        let most = |a: &usize, b: &usize| chances[*a].total_cmp(&chances[*b]);
        (0..chances.len()).max_by(most).unwrap_or(0)
    }

    fn begin(&mut self, state: &G::State, number: u32) {
        let cells = self.pupil.traits.at.len();
        let facts = [Seat(0), Seat(1)].map(|seat| self.known(state, seat));
        let expected = [0, 1].map(|seat: usize| self.expected(&facts[seat]));
        self.turns.push(Stage {
            number,
            facts,
            expected,
            traits: [vec![0.0; cells], vec![0.0; cells]],
        });
    }

    /// What a seat knows of a position: its facts, its worth, the scenario.
    fn known(&self, state: &G::State, seat: Seat) -> Vec<(u16, f32)> {
        let judge = self.pupil.judge;
        let facts = self.pupil.lore.facts.len() as u16;
        let mut known = Vec::with_capacity(64);
        (judge.facts)(self.book, state, seat, &mut |cell, much| {
            known.push((cell, much))
        });
        let worth = (judge.worth)(self.book, state, seat, &Lore::default());
        known.push((facts, (worth / 100.0).clamp(-12.0, 12.0) as f32));
        let side = if seat == Seat(0) { 1.0 } else { -1.0 };
        known.push((facts + 1 + self.scenario as u16, side));
        known
    }

    /// How likely a seat is to win, by what it knows.
    fn expected(&self, known: &[(u16, f32)]) -> f32 {
        let cells = &self.pupil.expects.at;
        let sum: f32 = known
            .iter()
            .map(|&(cell, much)| cells[usize::from(cell)] * much)
            .sum();
        1.0 / (1.0 + (-sum).exp())
    }

    /// What the game shows, now that it is over.
    fn slopes(&self, end: &G::State) -> Slopes {
        let mut slopes = Slopes {
            traits: vec![0.0; self.pupil.traits.at.len()],
            expects: vec![0.0; self.pupil.expects.at.len()],
            surprise: 0.0,
        };
        let Turn::Over(outcome) = self.book.turn(end) else {
            return slopes;
        };
        let each = 1.0 / (2 * self.turns.len().max(1)) as f32;
        for seat in [0, 1] {
            let won = outcome
                .winner
                .map_or(0.5, |winner| f32::from(u8::from(winner.index() == seat)));
            let (mut after, mut gain) = (won, 0.0);
            for turn in self.turns.iter().rev() {
                let expected = turn.expected[seat];
                // How much better it went than was to be expected, from this turn on.
                gain = after - expected + LOOK * gain;
                after = expected;
                let cells = slopes.traits.iter_mut().zip(&turn.traits[seat]);
                cells.for_each(|(slope, more)| *slope += gain * more);
                for &(cell, much) in &turn.facts[seat] {
                    slopes.expects[usize::from(cell)] += each * gain * much;
                }
                let right = 1.0 - (won - expected).abs();
                slopes.surprise -= f64::from(each * right.max(1e-6).ln());
            }
        }
        slopes
    }
}

/// How likely each answer is, by the opinions on them.
fn chances(opinions: &[f64], warmth: f32) -> Vec<f32> {
    let top = opinions.iter().copied().fold(f64::MIN, f64::max);
    let part = |opinion: &f64| ((opinion - top) as f32 / warmth).exp();
    let mut chances: Vec<f32> = opinions.iter().map(part).collect();
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}
