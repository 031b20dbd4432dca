//! Leads through a lesson: what is wanted now, what else plays itself.

use super::file::{Lesson, LessonStep, scripted};
use crate::{AnyMatch, Fault, Offer, Refusal, Refused, Seat, Text, Turn, Unscripted, Way};
use std::sync::Arc;

/// So many answers in a row that leave no choice are an endless game.
const MANY: usize = 1000;

/// Why something was not done in a lesson. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// The rules have a word against it, or another word than the lesson.
    Refused(Refused),
    /// The lesson cannot be played as it is written.
    Broken(Fault),
}

impl From<Fault> for NotDone {
    fn from(fault: Fault) -> NotDone {
        NotDone::Broken(fault)
    }
}

/// Where somebody is in a lesson.
#[derive(Clone, Debug)]
pub struct Guide {
    lesson: Arc<Lesson>,
    seat: Seat,
    step: usize,
    /// How many actions of the step are done.
    done: usize,
    /// How many of its dice and cards have fallen.
    drawn: usize,
    /// What the learner has done, in its notation.
    moves: Vec<String>,
}

type Done = Result<(), Fault>;

impl Guide {
    /// The beginning of a lesson, on a table that stands in its position.
    pub fn begin(lesson: Arc<Lesson>, game: &mut dyn AnyMatch) -> Result<Guide, Fault> {
        let seat = game.seats().iter().position(|seat| *seat == lesson.side);
        let Some(seat) = seat else {
            let mend = format!("write {}", game.seats().join(" or "));
            let what = format!("'{}' is no side here", lesson.side);
            return Err(lesson.fault(lesson.at, what, mend));
        };
        let mut guide = Guide {
            lesson,
            seat: Seat(seat as u8),
            step: 0,
            done: 0,
            drawn: 0,
            moves: Vec::new(),
        };
        guide.go_on(game)?;
        Ok(guide)
    }

    /// The lesson.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }
    /// The seat of the learner.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// The number of the step, from 0.
    pub fn step(&self) -> usize {
        self.step
    }
    /// What the learner has done so far, in its notation.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }
    /// Whether this is the last step: nothing more is asked.
    pub fn is_over(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }
    /// The step that is open.
    pub fn now(&self) -> &LessonStep {
        &self.lesson.steps[self.step]
    }

    /// What the learner is to do next, as the file has it.
    fn wish(&self) -> Option<&str> {
        let act = self.now().acts.get(self.done)?;
        scripted(&act.text).is_none().then_some(&*act.text)
    }

    /// Whether an action is what the step wants now.
    pub fn wants(&self, game: &dyn AnyMatch, action: &str) -> bool {
        self.wish()
            .is_some_and(|wish| fits(game, self.seat, wish, action))
    }

    /// Of all that is legal what the step wants now.
    pub fn wanted(&self, game: &dyn AnyMatch, mut offers: Vec<Offer>) -> Vec<Offer> {
        offers.retain(|offer| self.wants(game, &offer.action));
        offers
    }

    /// Of all ways those that the step wants: the learner may go them at once.
    pub fn ways(&self, game: &dyn AnyMatch, mut ways: Vec<Way>) -> Vec<Way> {
        let wishes = &self.now().acts[self.done.min(self.now().acts.len())..];
        ways.retain(|way| {
            way.steps.len() <= wishes.len() && { way.steps.iter() }
                .zip(wishes)
                .all(|(step, wish)| fits(game, self.seat, &wish.text, &step.action))
        });
        ways
    }

    /// What is said of something legal that the step does not want.
    pub fn not_yet(&self, game: &dyn AnyMatch) -> Refusal {
        let mut offers = self.wanted(game, game.offers(self.seat));
        let text = match offers.len() {
            0 => Text::new("lesson-read-on"),
            _ => Text::new("lesson-not-yet").text("wanted", offers.remove(0).text),
        };
        Refusal {
            rules: Vec::new(),
            text,
        }
    }

    /// The learner does something.
    pub fn act(&mut self, game: &mut dyn AnyMatch, action: &str) -> Result<(), NotDone> {
        let written = game.written(self.seat, action);
        let written = written.map_err(NotDone::Refused)?;
        let why = game.why_not(self.seat, &written);
        if let Some(refusal) = why.map_err(NotDone::Refused)? {
            return Err(NotDone::Refused(Refused::Forbidden(refusal)));
        }
        if !self.wants(game, &written) {
            let refusal = self.not_yet(game);
            return Err(NotDone::Refused(Refused::Forbidden(refusal)));
        }
        self.play(game, self.seat, &written)?;
        self.moves.push(written);
        self.done += 1;
        self.go_on(game)?;
        match self.is_done() {
            true => Ok(self.turn_page(game)?),
            false => Ok(()),
        }
    }

    /// The learner has read a step in which nothing is to be done.
    pub fn next(&mut self, game: &mut dyn AnyMatch) -> Result<(), Fault> {
        match self.is_done() && !self.is_over() {
            true => self.turn_page(game),
            false => Ok(()),
        }
    }

    /// Goes to a step: by these moves of the learner where they fit, else by the first that the file has.
    pub fn forward(
        &mut self,
        game: &mut dyn AnyMatch,
        to: usize,
        moves: &[String],
    ) -> Result<(), Fault> {
        let mut moves = moves;
        while self.step < to && !self.is_over() {
            let before = self.moves.len();
            self.one(game, moves)?;
            moves = moves.get(self.moves.len() - before..).unwrap_or_default();
        }
        Ok(())
    }

    /// One thing more: the page is turned, or the learner does the first of these moves, or else what the file has.
    pub(super) fn one(&mut self, game: &mut dyn AnyMatch, moves: &[String]) -> Result<(), Fault> {
        let Some(wish) = self.wish() else {
            return self.next(game);
        };
        let legal = |action: &str| matches!(game.why_not(self.seat, action), Ok(None));
        let meant = { moves.first() }.filter(|act| self.wants(game, act) && legal(act));
        let action = meant.cloned().or_else(|| first(game, self.seat, wish));
        let Some(action) = action else {
            return Err(self.illegal(game, wish));
        };
        self.act(game, &action).map_err(|not| match not {
            NotDone::Broken(fault) => fault,
            NotDone::Refused(_) => self.illegal(game, &action),
        })
    }

    /// Whether nothing more is to be done in this step: it is read, and then the page is turned.
    pub fn is_done(&self) -> bool {
        self.done >= self.now().acts.len()
    }

    fn turn_page(&mut self, game: &mut dyn AnyMatch) -> Done {
        let step = self.now();
        if let Some(left) = step.chance.get(self.drawn) {
            let what = format!("'{}' of `chance` is left over", left.text);
            let mend = "take it out, or see whether another die or card is missing";
            return Err(self.lesson.fault(left.at, what, mend));
        }
        if self.is_over() {
            return Ok(());
        }
        (self.step, self.done, self.drawn) = (self.step + 1, 0, 0);
        self.go_on(game)
    }

    /// Plays what needs no learner: answers that leave no choice, and what the file has of the other side.
    fn go_on(&mut self, game: &mut dyn AnyMatch) -> Done {
        for _ in 0..MANY {
            let Turn::Ask(ask) = game.turn() else {
                return Ok(());
            };
            let next = self.now().acts.get(self.done).map(|act| act.text.clone());
            if let [only] = &game.offers(ask.seat)[..] {
                // It may be written down all the same.
                let written = { next.as_deref() }
                    .is_some_and(|act| self.is_of(game, ask.seat, act, &only.action));
                if self.force(game, ask.seat, &only.action)? {
                    self.done += usize::from(written);
                    continue;
                }
            }
            let Some((side, act)) = next.as_deref().and_then(scripted) else {
                return Ok(());
            };
            let seat = game.seats()[ask.seat.index()].clone();
            if seat != side {
                let said = &self.now().acts[self.done];
                let what = format!(
                    "it is {seat} who is asked here ({}), not {side}",
                    ask.moment
                );
                return Err(self.lesson.fault(said.at, what, menu(game, ask.seat)));
            }
            let action = first(game, ask.seat, act);
            let action = action.ok_or_else(|| self.illegal(game, act))?;
            self.play(game, ask.seat, &action)?;
            self.done += 1;
        }
        let at = self.now().at;
        Err(self
            .lesson
            .fault(at, "the answers of this step never end", "see what it does"))
    }

    /// Whether a line of the file is this action of this seat.
    fn is_of(&self, game: &dyn AnyMatch, seat: Seat, line: &str, action: &str) -> bool {
        match scripted(line) {
            Some((side, act)) => {
                game.seats()[seat.index()] == side && fits(game, seat, act, action)
            }
            None => seat == self.seat && fits(game, seat, line, action),
        }
    }

    /// An answer that leaves no choice; it waits where it draws and no die or card is left.
    fn force(&mut self, game: &mut dyn AnyMatch, seat: Seat, action: &str) -> Result<bool, Fault> {
        match self.perform(game, seat, action) {
            Ok(()) => Ok(true),
            Err(Unscripted::RanOut(_)) => Ok(false),
            Err(why) => Err(self.unplayed(game, seat, action, why)),
        }
    }

    fn play(&mut self, game: &mut dyn AnyMatch, seat: Seat, action: &str) -> Done {
        let done = self.perform(game, seat, action);
        done.map_err(|why| self.unplayed(game, seat, action, why))
    }

    fn perform(
        &mut self,
        game: &mut dyn AnyMatch,
        seat: Seat,
        action: &str,
    ) -> Result<(), Unscripted> {
        let words = self.now().chance[self.drawn..].iter();
        let words: Vec<String> = words.map(|said| said.text.clone()).collect();
        self.drawn += game.play_scripted(seat, action, &words)?;
        Ok(())
    }

    fn unplayed(&self, game: &dyn AnyMatch, seat: Seat, action: &str, why: Unscripted) -> Fault {
        let step = self.now();
        let at = step.acts.get(self.done).map_or(step.at, |act| act.at);
        match why {
            Unscripted::Refused(_) => self.illegal(game, action),
            Unscripted::RanOut(told) | Unscripted::Misfit(told) => {
                let at = step.chance.get(self.drawn).map_or(at, |said| said.at);
                let what = format!("'{action}' of {}: {told}", game.seats()[seat.index()]);
                self.lesson
                    .fault(at, what, "list every die and card of the step in `chance`")
            }
        }
    }

    /// An action of the file that is not legal.
    fn illegal(&self, game: &dyn AnyMatch, action: &str) -> Fault {
        let step = self.now();
        let at = step.acts.get(self.done).map_or(step.at, |act| act.at);
        let Turn::Ask(ask) = game.turn() else {
            return self
                .lesson
                .fault(at, format!("'{action}': the match is over"), "end here");
        };
        let seat = &game.seats()[ask.seat.index()];
        let why = match game.why_not(ask.seat, action) {
            Ok(Some(refusal)) => format!("refused by {}", refusal.rules.join(", ")),
            Ok(None) => "it is legal, but not what was wanted".to_owned(),
            Err(Refused::Unreadable(why)) => why,
            Err(_) => "it does not fit".to_owned(),
        };
        let what = format!(
            "'{action}' is no action of {seat} here ({}): {why}",
            ask.moment
        );
        self.lesson.fault(at, what, menu(game, ask.seat))
    }
}

/// What is legal.
fn menu(game: &dyn AnyMatch, seat: Seat) -> String {
    let offers = game.offers(seat).into_iter();
    let all: Vec<String> = offers.map(|offer| offer.action).collect();
    format!("one of: {}", all.join(", "))
}

/// The first legal action of those that a wish allows.
fn first(game: &dyn AnyMatch, seat: Seat, wish: &str) -> Option<String> {
    let offers = game.offers(seat);
    let of = |one: &str| {
        offers
            .iter()
            .find(|offer| fits(game, seat, one, &offer.action))
    };
    let found = wish.split('|').find_map(of)?;
    Some(found.action.clone())
}

/// Whether an action is one that a wish allows: `order E3 | order F3`, `retreat *`. Names are read as the system reads them.
fn fits(game: &dyn AnyMatch, seat: Seat, wish: &str, action: &str) -> bool {
    wish.split('|').map(str::trim).any(|one| {
        same(one, action)
            || game
                .written(seat, one)
                .is_ok_and(|written| written == action)
    })
}

/// Whether words are the same; a star is any that follow.
fn same(wish: &str, action: &str) -> bool {
    wish.split('|')
        .map(str::trim)
        .any(|one| match one.strip_suffix('*') {
            Some(stem) => action.starts_with(stem.trim_end()),
            None => one == action,
        })
}
