//! What is done in a position, and what was wrong with it.

use super::laid::Laid;
use super::pattern::{Bound, Deed, Pattern};
use crate::Game;

/// What was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// This was done, and is never right.
    Did(Vec<String>),
    /// All this was done, and nothing that is right.
    Missed(Vec<String>),
    /// All this was done, and what should be seen at the end is not: what, and what is there.
    Ended(Vec<String>, String),
}

/// A look over the shoulder of whoever plays a position.
pub struct Watch<'a, G: Game> {
    laid: &'a Laid<'a, G>,
    never: Vec<Trail<'a>>,
    prefers: Vec<Trail<'a>>,
    deeds: Vec<String>,
}

/// How far what was done follows a pattern.
struct Trail<'a> {
    pattern: &'a Pattern,
    begun: Vec<Begun>,
    /// What was done of it, once all was.
    done: Option<Vec<String>>,
}

/// A pattern of which the first parts were done.
#[derive(Clone, Default)]
struct Begun {
    bound: Bound,
    deeds: Vec<String>,
}

impl<'a> Trail<'a> {
    fn all(patterns: &'a [Pattern]) -> Vec<Trail<'a>> {
        let trail = |pattern| Trail {
            pattern,
            begun: vec![Begun::default()],
            done: None,
        };
        patterns.iter().map(trail).collect()
    }

    /// Something is done; `fits` says what open words stand for.
    fn follow(&mut self, text: &str, fits: impl Fn(&Deed, &Bound) -> Option<Bound>) {
        let mut further = Vec::new();
        for begun in &self.begun {
            let Some(deed) = self.pattern.steps.get(begun.deeds.len()) else {
                continue;
            };
            if let Some(bound) = fits(deed, &begun.bound) {
                let mut deeds = begun.deeds.clone();
                deeds.push(text.to_owned());
                further.push(Begun { bound, deeds });
            }
        }
        let whole = |begun: &&Begun| begun.deeds.len() == self.pattern.steps.len();
        if self.done.is_none() {
            self.done = further.iter().find(whole).map(|begun| begun.deeds.clone());
        }
        self.begun.append(&mut further);
    }
}

impl<'a, G: Game> Watch<'a, G> {
    pub(super) fn new(laid: &'a Laid<'a, G>) -> Self {
        Watch {
            laid,
            never: Trail::all(&laid.blunder.never),
            prefers: Trail::all(&laid.blunder.prefers),
            deeds: Vec::new(),
        }
    }

    /// The seat does something. What the rules force is not held against it.
    pub fn does(&mut self, state: &G::State, action: G::Action, forced: bool) {
        let (laid, text) = (self.laid, self.laid.book.write(state, action));
        let call = laid.call(state);
        let fits = |deed: &Deed, bound: &Bound| {
            let plain = || {
                let read = |text: &str| laid.book.read(state, text) == Ok(action);
                let same = deed.is_plain() && read(&deed.called(&call));
                same.then(|| bound.clone())
            };
            deed.fits(&text, bound, &call).or_else(plain)
        };
        if !forced {
            self.never
                .iter_mut()
                .for_each(|trail| trail.follow(&text, fits));
        }
        self.prefers
            .iter_mut()
            .for_each(|trail| trail.follow(&text, fits));
        if !forced {
            self.deeds.push(text);
        }
    }

    /// What was done of each pattern that is never right, and of each that is.
    pub fn done(&self) -> impl Iterator<Item = bool> {
        let all = self.never.iter().chain(&self.prefers);
        all.map(|trail| trail.done.is_some())
    }

    /// What was done that is never right.
    pub fn never(&self) -> Option<Wrong> {
        let done = self.never.iter().find_map(|trail| trail.done.clone());
        done.map(Wrong::Did)
    }

    /// What was wrong, when the answer is given or the turn over.
    pub fn wrong(&self, state: &G::State) -> Option<Wrong> {
        let missed =
            !self.prefers.is_empty() && self.prefers.iter().all(|trail| trail.done.is_none());
        let missed = missed.then(|| Wrong::Missed(self.deeds.clone()));
        let ended = || {
            let unseen = self.laid.unseen(state)?;
            Some(Wrong::Ended(self.deeds.clone(), unseen))
        };
        self.never().or(missed).or_else(ended)
    }
}
