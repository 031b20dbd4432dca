//! Advice at one seat while a match runs: from what the seat knows, and nothing else.

use super::facts::{Fates, Standing};
use super::lines::{Lines, plain, planned};
use super::scale::Scale;
use super::trial::{Ahead, Found, Trial};
use crate::choose::wide;
use crate::clock::Wall;
use crate::plan::{Line, Step};
use crate::playout::Playout;
use crate::{Clock, Judge, Player, Thinker};
use std::sync::Arc;
use std::time::Duration;
use table::{Actions, AnyMatch, Ask, Better, Game, Known, Match, Rng, Turn, Viewer};

/// So many answers are tried besides the one that is asked about.
const ANSWERS: usize = 8;
/// So often at least, and at most, and no longer than this.
const ROUNDS: [u32; 2] = [12, 80];
const TIME: Duration = Duration::from_millis(450);
/// So often the match is played on to its end to find how likely it is won at all, for no longer than this.
const PROSPECTS: u32 = 40;
const PROSPECT_TIME: Duration = Duration::from_millis(250);
/// A blunder costs so much in parts of a win, and is so many times surer than it is uncertain.
const BLUNDER: f64 = 0.06;
const SURE: f64 = 1.8;
/// What is proposed is explained if it is better than the next best by so much.
const TELLING: f64 = 0.01;
/// At most so many reactions lie between two steps of one's own.
const BETWEEN: usize = 32;

/// What is proposed, and why.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The answer in its notation.
    pub action: String,
    /// Why it is better than the next best; nothing where there is no other, or where they come to the same.
    pub better: Option<Better>,
}

/// Who advises at one seat of one match. Looking is quick and is done while the match stands still; the rest takes its time.
pub trait Advising: Send {
    /// Takes in what the seat that is asked knows. False when nobody is asked, or the match is of another system.
    fn look(&mut self, game: &dyn AnyMatch) -> bool;
    /// What a strong player would do, and why.
    fn hint(&mut self) -> Option<Hint>;
    /// Whether an answer, with these to follow it, throws something away: what would be better, and why.
    fn warn(&mut self, actions: &[String]) -> Option<Better>;
}

/// An adviser of one system.
pub struct Adviser<G: Game> {
    judge: Judge<G>,
    player: Player,
    rng: Rng,
    clock: Arc<dyn Clock>,
    /// What was looked at last.
    seen: Option<Seen<G>>,
    /// How points count in the turn of this number.
    scale: Option<(u32, Scale)>,
}

/// What a seat knows, and what it is asked.
struct Seen<G: Game> {
    book: Arc<G>,
    known: Known<G::State>,
    ask: Ask,
}

impl<G: Game> Clone for Seen<G> {
    fn clone(&self) -> Self {
        Seen {
            book: self.book.clone(),
            known: self.known.clone(),
            ask: self.ask,
        }
    }
}

impl<G: Game> Adviser<G> {
    /// One who would play as this player does.
    pub fn new(player: Player, judge: Judge<G>, rng: Rng) -> Self {
        Adviser {
            judge,
            player,
            rng,
            clock: Arc::new(Wall::new()),
            seen: None,
            scale: None,
        }
    }

    /// The same, with another clock than that on the wall.
    pub fn by(self, clock: Arc<dyn Clock>) -> Self {
        Adviser { clock, ..self }
    }
}

impl<G: Game> Advising for Adviser<G> {
    fn look(&mut self, game: &dyn AnyMatch) -> bool {
        self.seen = None;
        let Some(game) = game.as_any().downcast_ref::<Match<G>>() else {
            return false;
        };
        let Turn::Ask(ask) = game.turn() else {
            return false;
        };
        self.seen = Some(Seen {
            book: game.book().clone(),
            known: game.known(Viewer::Seat(ask.seat)),
            ask,
        });
        true
    }

    fn hint(&mut self) -> Option<Hint> {
        let seen = self.seen.clone()?;
        let rng = &mut Rng::new(wide(&mut self.rng));
        let mut thinker = Thinker::new(self.player, self.judge, Rng::new(wide(rng)));
        let chosen = thinker.choose(&seen.book, &seen.known);
        // The best of the others stands where a mistake stands elsewhere.
        let scale = self.scale(&seen, rng);
        let tried = self.tried(&seen, scale, plain(chosen), rng);
        let better = tried.and_then(|mut tried| {
            let Ahead { best, by, .. } = tried.trial.best_beside(0);
            (-by >= TELLING).then(|| tried.better([best, 0], -by, rng))
        });
        Some(Hint {
            action: seen.book.write(&seen.known, chosen),
            better,
        })
    }

    fn warn(&mut self, actions: &[String]) -> Option<Better> {
        let seen = self.seen.clone()?;
        let rng = &mut Rng::new(wide(&mut self.rng));
        let line = self.line(&seen, actions, rng)?;
        let scale = self.scale(&seen, rng);
        let mut tried = self.tried(&seen, scale, line, rng)?;
        let Ahead { best, by, unsure } = tried.trial.best_beside(0);
        let blunder = by >= BLUNDER && by >= SURE * unsure;
        blunder.then(|| tried.better([0, best], by, rng))
    }
}

impl<G: Game> Adviser<G> {
    /// What somebody means to do: an answer, and the steps after it as far as they can be taken.
    fn line(&self, seen: &Seen<G>, actions: &[String], rng: &mut Rng) -> Option<Line<G::Action>> {
        let book = &*seen.book;
        let (first, rest) = actions.split_first()?;
        let first = book.read(&seen.known, first).ok()?;
        let mut list = Actions::new();
        book.legal(&seen.known, &mut list);
        if !list.contains(first) {
            return None;
        }
        let mut state = book.guess(&seen.known, rng);
        let mut playout = Playout::new(book, &self.judge);
        playout.apply(&mut state, first, rng);
        let (mut steps, mut between) = (Vec::new(), 0);
        let mut rest = rest.iter().peekable();
        while let (Some(words), Turn::Ask(ask)) = (rest.peek(), book.turn(&state)) {
            if ask.seat != seen.ask.seat {
                between += 1;
                if between > BETWEEN {
                    break;
                }
                let answer = playout.best(&state);
                playout.apply(&mut state, answer, rng);
                continue;
            }
            let known = Known::mask(book, &state, Viewer::Seat(ask.seat));
            list.clear();
            book.legal(&known, &mut list);
            let step = book.read(&known, words).ok();
            let Some(action) = step.filter(|&step| list.contains(step)) else {
                break;
            };
            let moment = ask.moment;
            steps.push(Step { moment, action });
            playout.apply(&mut state, action, rng);
            rest.next();
        }
        Some(planned(first, steps))
    }

    /// Tries a line and the other answers that look good; nothing where there are none.
    fn tried<'a>(
        &'a self,
        seen: &'a Seen<G>,
        scale: Scale,
        line: Line<G::Action>,
        rng: &mut Rng,
    ) -> Option<Tried<'a, G>> {
        let (book, viewer) = (&*seen.book, Viewer::Seat(seen.ask.seat));
        let lab = Lines::new(book, &self.judge, &seen.known, seen.ask.seat);
        let known = seen.known.clone();
        let mut trial = Trial::new(lab, known, scale, vec![line], ANSWERS, rng);
        if !trial.has_others() {
            return None;
        }
        let begin = self.clock.now();
        let over = |part: u32| self.clock.now().saturating_sub(begin) > TIME * part / 3;
        trial.race(rng, &|| over(1));
        let before = trial.lab.standing(&seen.known, viewer);
        let mut fates = vec![Fates::of(&before); trial.lines.len()];
        for round in 0..ROUNDS[1] {
            if round >= ROUNDS[0] && over(3) {
                break;
            }
            for (end, fates) in trial.round(rng).iter().zip(&mut fates) {
                let after = trial.lab.standing(&end.state, viewer);
                fates.add(&before, &after, end.over);
            }
        }
        Some(Tried {
            trial,
            before,
            fates,
        })
    }

    /// How points count in the turn that the match stands in.
    fn scale(&mut self, seen: &Seen<G>, rng: &mut Rng) -> Scale {
        let turn = (self.judge.turn)(&seen.book, &seen.known).0;
        match self.scale {
            Some((known, scale)) if known == turn => scale,
            _ => self.scale.insert((turn, self.scaled(seen, rng))).1,
        }
    }

    fn scaled(&self, seen: &Seen<G>, rng: &mut Rng) -> Scale {
        let book = &*seen.book;
        let mut lines = Lines::new(book, &self.judge, &seen.known, seen.ask.seat);
        let (mut points, mut won) = (Vec::new(), Vec::new());
        let begin = self.clock.now();
        for round in 0..PROSPECTS {
            if round > 1 && self.clock.now().saturating_sub(begin) > PROSPECT_TIME {
                break;
            }
            let guess = book.guess(&seen.known, rng);
            let first = plain(lines.playout.best(&guess));
            let end = lines.play(&first, &guess, [wide(rng), wide(rng)]);
            won.push(lines.finish(&end, wide(rng)));
            points.extend(end.over.is_none().then_some(end.points));
        }
        // Nobody is sure after a few matches.
        let mean = (won.iter().sum::<f64>() + 1.0) / (won.len() as f64 + 2.0);
        Scale::through(&points, mean, self.judge.telling.swing)
    }
}

/// Answers that were tried, the one that is asked about first.
struct Tried<'a, G: Game> {
    trial: Trial<'a, G>,
    before: Standing,
    fates: Vec<Fates>,
}

impl<G: Game> Tried<'_, G> {
    /// By how much the second of these is better than the first, and why.
    fn better(&mut self, lines: [usize; 2], by: f64, rng: &mut Rng) -> Better {
        let guess = self.trial.lab.playout.book.guess(&self.trial.known, rng);
        let found = Found {
            before: &self.before,
            fates: lines.map(|i| &self.fates[i]),
            lines,
            by,
        };
        self.trial.better(&found, &guess, rng)
    }
}
