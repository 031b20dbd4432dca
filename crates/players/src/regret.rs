//! A measure finer than wins: by how much the answers of a player fall short of the best.
//!
//! Questions are taken from games between machines, of every kind about as many as of any other. What each answer is worth is found
//! out by playing on to the end of the match, again and again, all with the same guesses at what is hidden and the same luck. The
//! rounds are counted in two halves: what is best by one of them is measured by the other, so that luck in finding the best is no
//! regret of who took another.

use crate::ahead::tried;
use crate::choose::wide;
use crate::one::{hashed, rng_of};
use crate::playout::Playout;
use crate::sim::{caught, spread};
use crate::{CAP, Judge, Machine, Player, Thinker};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::{Actions, Chance, Game, Known, Rng, Seat, Teller, Turn, Viewer, state_hash};

/// After this part of the rounds those that look best go on alone, …
const FIRST: u32 = 8;
/// … so many of them.
const FINAL: usize = 12;
/// Questions with more answers than this are left out: where everything is set up one by one.
const MOST: usize = 300;
/// Both players of the games that are taken from: one that errs now and then, and one that errs less.
const PLAYED_BY: [Player; 2] = [Player::Soft(12), Player::Greedy];

/// A game, as far as its questions need it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Script {
    /// The id of its scenario.
    pub scenario: String,
    /// The seed and the number of the game: its dice and cards.
    pub numbers: [u64; 2],
    /// The places of the answers in the lists they were taken from, where there was more than one, up to the last question.
    pub answers: Vec<u16>,
    /// The questions that are put.
    pub questions: Vec<Asked>,
}

/// A question, and what its answers are worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// After so many answers.
    pub at: u32,
    /// The kind of question.
    pub moment: String,
    /// The beginning of the hash of the position.
    pub hash: String,
    /// What each answer is worth.
    pub worth: Vec<Worth>,
}

/// What an answer is worth: its place in the list, how many rounds were played in each half, and how many points were made in each: two
/// for a match that was won, one for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth(pub u16, pub u32, pub u32, pub u32);

impl Worth {
    /// The part of matches that were won, by the rounds of a half.
    fn part(self, half: usize) -> f64 {
        let points = [self.2, self.3][half];
        f64::from(points) / (2.0 * f64::from(self.1.max(1)))
    }
}

impl Asked {
    /// By how much an answer falls short of the best, in parts of a win: nothing where it was never tried. A single question can
    /// come out below nothing, for luck; many do not.
    pub fn regret(&self, answer: u16) -> Option<f64> {
        let taken = self.worth.iter().find(|worth| worth.0 == answer)?;
        let most = self.worth.iter().map(|worth| worth.1).max()?;
        let whole = || self.worth.iter().filter(|worth| worth.1 == most);
        let short = |half: usize| {
            let best = whole().max_by(|a, b| a.part(half).total_cmp(&b.part(half)))?;
            Some(best.part(1 - half) - taken.part(1 - half))
        };
        Some((short(0)? + short(1)?) / 2.0)
    }
}

/// Which questions are taken, and how thoroughly their answers are tried.
#[derive(Clone, Debug)]
pub struct Making {
    /// How many games they are taken from.
    pub games: u64,
    /// How many questions.
    pub questions: usize,
    /// How many rounds are played of each answer that looks good; an even number.
    pub rounds: u32,
    /// The seed of the whole.
    pub seed: u64,
    /// How many threads. What comes of it does not depend on them.
    pub threads: usize,
}

/// How a player answered a question.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The kind of question.
    pub moment: String,
    /// By how much the answer fell short; nothing where it was never tried.
    pub regret: Option<f64>,
    /// How long the player thought.
    pub time: Duration,
}

/// A game as it is played or played again.
struct Walk<'a, G: Game> {
    book: &'a G,
    state: G::State,
    rng: Rng,
    list: Actions<G::Action>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(book: &'a G, [seed, i]: [u64; 2]) -> Self {
        let mut rng = rng_of(seed, i);
        let state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
        Walk {
            book,
            state,
            rng,
            list: Actions::new(),
        }
    }
    fn play(&mut self, action: G::Action) {
        let chance = &mut Chance::sample(&mut self.rng);
        self.book
            .apply(&mut self.state, action, chance, &mut Teller::silent());
    }
    /// Goes on to the next question with a choice: who is asked, and what.
    fn next(&mut self) -> Option<(Seat, &'static str)> {
        for _ in 0..CAP {
            let Turn::Ask(ask) = self.book.turn(&self.state) else {
                return None;
            };
            self.list.clear();
            self.book.legal(&self.state, &mut self.list);
            match self.list.forced() {
                Some(only) => self.play(only),
                None => return Some((ask.seat, ask.moment)),
            }
        }
        None
    }
    fn known(&self, seat: Seat) -> Known<G::State> {
        Known::mask(self.book, &self.state, Viewer::Seat(seat))
    }
    fn place(&self, action: G::Action) -> Option<u16> {
        let place = self.list.iter().position(|one| one == action)?;
        u16::try_from(place).ok()
    }
    fn hash(&self) -> String {
        let hash = state_hash(&self.state);
        hash[..6].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Takes questions out of games and tries their answers. `tick` hears of every question that is done, from any thread.
pub fn make<G: Game>(
    books: &[(String, G)],
    judge: &Judge<G>,
    making: &Making,
    tick: &(dyn Fn() + Sync),
) -> Result<Vec<Script>, String> {
    let each = |i: u64| {
        let (scenario, book) = &books[(i % books.len() as u64) as usize];
        caught(|| Ok(played(book, judge, making.seed, i))).map(|(answers, asked)| {
            let script = Script {
                scenario: scenario.clone(),
                numbers: [making.seed, i],
                answers,
                questions: Vec::new(),
            };
            (script, asked)
        })
    };
    let games = spread(making.games, making.threads, each);
    let games: Vec<(Script, Vec<(u32, &str)>)> = games.into_iter().collect::<Result<_, _>>()?;
    let taken = taken(&games, making);
    let tried = spread(taken.len() as u64, making.threads, |i| {
        let (game, at) = taken[i as usize];
        let book = &books[game % books.len()].1;
        let asked = caught(|| question(book, judge, &games[game].0, at, making));
        tick();
        asked.map(|asked| (game, asked))
    });
    let mut scripts: Vec<Script> = games.into_iter().map(|(script, _)| script).collect();
    for asked in tried {
        let (game, asked) = asked?;
        scripts[game].questions.push(asked);
    }
    scripts.retain_mut(|script| {
        script.questions.sort_by_key(|asked| asked.at);
        let last = script.questions.last().map_or(0, |asked| asked.at);
        script.answers.truncate(last as usize);
        !script.questions.is_empty()
    });
    Ok(scripts)
}

/// One game: its answers, and the questions that may be taken.
fn played<G: Game>(
    book: &G,
    judge: &Judge<G>,
    seed: u64,
    i: u64,
) -> (Vec<u16>, Vec<(u32, &'static str)>) {
    let mut minds: Vec<Thinker<G>> = (0..book.seats().len() as u64)
        .map(|seat| {
            let player = PLAYED_BY[((i + seat) % 2) as usize];
            Thinker::new(player, *judge, hashed(&[seed, i, seat])).on(1)
        })
        .collect();
    let mut walk = Walk::new(book, [seed, i]);
    let (mut answers, mut asked) = (Vec::new(), Vec::new());
    while let Some((seat, moment)) = walk.next() {
        if (2..=MOST).contains(&tried(&walk.list).len()) {
            asked.push((answers.len() as u32, moment));
        }
        let known = walk.known(seat);
        let action = minds[seat.index()].choose(book, &known);
        answers.push(walk.place(action).expect("an answer is on the list"));
        walk.play(action);
    }
    (answers, asked)
}

/// The questions that are taken: a kind that is asked four times as often is taken twice as often.
fn taken(games: &[(Script, Vec<(u32, &str)>)], making: &Making) -> Vec<(usize, u32)> {
    let mut counts: BTreeMap<&str, f64> = BTreeMap::new();
    for (_, moment) in games.iter().flat_map(|(_, asked)| asked) {
        *counts.entry(moment).or_default() += 1.0;
    }
    let mut rng = hashed(&[making.seed, 7]);
    let mut drawn: Vec<(f64, usize, u32)> = Vec::new();
    for (game, (_, asked)) in games.iter().enumerate() {
        for (at, moment) in asked {
            let chance = (f64::from(rng.bits()) + 1.0) / f64::from(u32::MAX);
            drawn.push((chance.ln() * counts[moment].sqrt(), game, *at));
        }
    }
    drawn.sort_by(|a, b| b.0.total_cmp(&a.0));
    drawn.truncate(making.questions);
    drawn.into_iter().map(|(_, game, at)| (game, at)).collect()
}

/// Plays a game again up to a question.
fn again<'a, G: Game>(
    book: &'a G,
    script: &Script,
    at: u32,
) -> Option<(Walk<'a, G>, Seat, &'static str)> {
    let mut walk = Walk::new(book, script.numbers);
    for &place in &script.answers[..at as usize] {
        walk.next()?;
        let action = walk.list.iter().nth(place.into())?;
        walk.play(action);
    }
    let (seat, moment) = walk.next()?;
    Some((walk, seat, moment))
}

/// Tries the answers to a question.
fn question<G: Game>(
    book: &G,
    judge: &Judge<G>,
    script: &Script,
    at: u32,
    making: &Making,
) -> Result<Asked, String> {
    let (walk, seat, moment) = again(book, script, at).ok_or("a game went another way")?;
    let known = walk.known(seat);
    let mut runners: Vec<(G::Action, Worth)> = tried(&walk.list)
        .into_iter()
        .filter_map(|action| Some((action, Worth(walk.place(action)?, 0, 0, 0))))
        .collect();
    let mut rng = hashed(&[making.seed, script.numbers[1], at.into()]);
    let mut playout = Playout::new(book, judge);
    let rounds = making.rounds.next_multiple_of(2).max(2);
    let first = (rounds / FIRST).next_multiple_of(2);
    for round in 0..rounds {
        if round == first {
            runners.sort_by_key(|(_, worth)| std::cmp::Reverse(worth.2 + worth.3));
        }
        let guess = book.guess(&known, &mut rng);
        let luck = Rng::new(wide(&mut rng));
        let goes_on = if round < first { runners.len() } else { FINAL };
        for (action, worth) in runners.iter_mut().take(goes_on) {
            let (mut state, mut luck) = (guess.clone(), luck.clone());
            playout.apply(&mut state, *action, &mut luck);
            playout.until_turn(&mut state, u32::MAX, &mut luck);
            let points = match book.turn(&state) {
                Turn::Over(outcome) => outcome.winner.map_or(1, |won| 2 * u32::from(won == seat)),
                Turn::Ask(_) => 1,
            };
            if round % 2 == 0 {
                worth.1 += 1;
                worth.2 += points;
            } else {
                worth.3 += points;
            }
        }
    }
    runners.sort_by_key(|(_, worth)| worth.0);
    Ok(Asked {
        at,
        moment: moment.to_owned(),
        hash: walk.hash(),
        worth: runners.into_iter().map(|(_, worth)| worth).collect(),
    })
}

/// Puts the questions to a player. The error is a game that goes another way than it did when the questions were made.
pub fn regret<G: Game>(
    books: &BTreeMap<String, G>,
    judge: &Judge<G>,
    scripts: &[Script],
    player: Machine,
    threads: usize,
    tick: &(dyn Fn() + Sync),
) -> Result<Vec<Mark>, String> {
    let one = |script: &Script| {
        let other = || format!("{}: the rules have changed since", script.scenario);
        let book = books.get(&script.scenario).ok_or_else(other)?;
        let mut marks = Vec::new();
        for asked in &script.questions {
            let (walk, seat, _) = again(book, script, asked.at).ok_or_else(other)?;
            if walk.hash() != asked.hash {
                return Err(other());
            }
            let numbers = [script.numbers[0], script.numbers[1], asked.at.into(), 1];
            let mut mind = Thinker::new(player, *judge, hashed(&numbers)).on(1);
            let known = walk.known(seat);
            let begin = Instant::now();
            let action = mind.choose(book, &known);
            marks.push(Mark {
                moment: asked.moment.clone(),
                regret: walk.place(action).and_then(|place| asked.regret(place)),
                time: begin.elapsed(),
            });
            tick();
        }
        Ok(marks)
    };
    let all = spread(scripts.len() as u64, threads, |i| {
        caught(|| one(&scripts[i as usize]))
    });
    let all: Vec<Vec<Mark>> = all.into_iter().collect::<Result<_, _>>()?;
    Ok(all.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(worth: &[Worth]) -> Asked {
        Asked {
            at: 0,
            moment: "order".to_owned(),
            hash: String::new(),
            worth: worth.to_vec(),
        }
    }

    #[test]
    fn the_best_of_one_half_is_measured_by_the_other() {
        let clear = asked(&[Worth(0, 10, 20, 18), Worth(1, 10, 10, 8)]);
        assert_eq!([clear.regret(0), clear.regret(1)], [Some(0.0), Some(0.5)]);
        // Each was lucky in one half: nobody pays for having taken the other.
        let luck = asked(&[Worth(0, 10, 14, 8), Worth(1, 10, 8, 14)]);
        for answer in [0, 1] {
            let regret = luck.regret(answer).unwrap();
            assert!((regret + 0.15).abs() < 1e-9, "{regret}");
        }
    }

    #[test]
    fn who_fell_out_early_is_never_the_best_and_who_was_not_tried_has_no_mark() {
        let asked = asked(&[Worth(0, 2, 4, 4), Worth(1, 10, 10, 10), Worth(2, 10, 4, 4)]);
        assert_eq!(asked.regret(0), Some(-0.5));
        assert_eq!(asked.regret(2), Some(0.3));
        assert_eq!(asked.regret(3), None);
    }
}
