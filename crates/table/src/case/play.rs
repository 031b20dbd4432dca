//! Playing: what is done, with scripted chance; forced answers play themselves.

use super::doc::{Place, Said};
use super::report::Failure;
use crate::{Actions, Chance, Event, Game, Teller, Text, Turn};
use std::collections::VecDeque;

/// So many forced answers in a row are an endless game.
const MANY: usize = 1000;

/// The chance of one step, used up from the front.
pub(super) struct Script<'a> {
    said: &'a [Said],
    words: Vec<String>,
    used: usize,
}

impl<'a> Script<'a> {
    pub fn new(said: &'a [Said]) -> Self {
        Script {
            said,
            words: said.iter().map(|said| said.text.clone()).collect(),
            used: 0,
        }
    }
    /// How many words have been used.
    pub fn used(&self) -> usize {
        self.used
    }
    /// The words used since, in one line; nothing if there are none.
    pub fn said_since(&self, before: usize) -> Option<String> {
        let words = &self.words[before..self.used];
        (!words.is_empty()).then(|| words.join(" "))
    }
    /// What is left over at the end of a step is a mistake.
    pub fn leftover(&self) -> Option<Failure> {
        let first = self.said.get(self.used)?;
        let left = self.words[self.used..].join(" ");
        Some(failure(
            first.at,
            "chance",
            "every word to be used",
            format!("left over: {left}"),
        ))
    }
}

/// Why an action could not be played out.
enum Stop {
    /// The script has run out.
    RanOut(String),
    /// A word of the script does not fit.
    Misfit(String),
    /// What must always hold does not.
    Broken(String),
}

impl Stop {
    fn at(self, place: Place, act: &str) -> Failure {
        match self {
            Stop::RanOut(why) | Stop::Misfit(why) => failure(place, act, "", why),
            Stop::Broken(why) => failure(place, act, "a sound position", why),
        }
    }
}

pub(super) fn failure(at: Place, what: &str, expected: &str, found: String) -> Failure {
    Failure {
        step: 0,
        at,
        what: what.to_owned(),
        expected: expected.to_owned(),
        found,
        said: Vec::new(),
    }
}

/// A game being played by a case.
pub(super) struct Play<'a, G: Game> {
    pub book: &'a G,
    pub state: G::State,
    /// What was told since it was last taken.
    pub events: Vec<Event>,
    /// The forced answers of this step that drew something, with what they drew.
    pub drawn: Vec<String>,
    /// The forced answers of the last settling, each with the state it was given in.
    settled: VecDeque<(G::State, G::Action)>,
}

impl<'a, G: Game> Play<'a, G> {
    pub fn new(book: &'a G, state: G::State) -> Self {
        Play {
            book,
            state,
            events: Vec::new(),
            drawn: Vec::new(),
            settled: VecDeque::new(),
        }
    }

    /// Sets a scenario up.
    pub fn start(book: &'a G, at: Place, script: &mut Script) -> Result<Self, Failure> {
        let mut chance = Chance::script(&script.words);
        let mut teller = Teller::listening();
        let state = book.start(&mut chance, &mut teller);
        if let Some(why) = chance.fault() {
            let why = format!(
                "{why} (its dice and cards are the lead_chance, or the chance of a first then without do)"
            );
            return Err(failure(at, "the set-up", "", why));
        }
        script.used = chance.used();
        Ok(Play {
            events: teller.take(),
            ..Play::new(book, state)
        })
    }

    /// Whether the match is over.
    pub fn over(&self) -> bool {
        matches!(self.book.turn(&self.state), Turn::Over(_))
    }

    /// All that is legal now.
    pub fn legal(&self) -> Actions<G::Action> {
        let mut list = Actions::new();
        if !self.over() {
            self.book.legal(&self.state, &mut list);
        }
        list
    }

    /// Does one thing, and the forced answers before and after it.
    pub fn act(&mut self, act: &Said, script: &mut Script) -> Result<(), Failure> {
        for _ in 0..MANY {
            let list = self.legal();
            let action = self
                .book
                .read(&self.state, &act.text)
                .ok()
                .filter(|&action| list.contains(action));
            // What has played itself for one player is not meant for the other, whose turn it would end.
            if action.is_some() && self.was_settled_for_the_other(&act.text) {
                return self.settle(act.at, script);
            }
            if let Some(action) = action {
                self.apply(action, script)
                    .map_err(|stop| stop.at(act.at, &act.text))?;
                self.settled.clear();
                return self.settle(act.at, script);
            }
            if self.was_settled(&act.text) {
                // What is forced after it may have waited for the chance of this step.
                return self.settle(act.at, script);
            }
            let Some(forced) = list.forced() else {
                return Err(self.refused(act));
            };
            if let Err(stop) = self.force(forced, script) {
                let mut failure = self.refused(act);
                failure.found += &format!("; {}", stop.at(act.at, "").found);
                return Err(failure);
            }
        }
        Err(endless(act.at))
    }

    /// Plays forced answers as long as the script has the chance for them.
    fn settle(&mut self, at: Place, script: &mut Script) -> Result<(), Failure> {
        for _ in 0..MANY {
            let Some(forced) = self.legal().forced() else {
                return Ok(());
            };
            let answer = self.book.write(&self.state, forced);
            let before = script.used();
            match self.force(forced, script) {
                Ok(()) => {
                    let drew = script.said_since(before);
                    self.drawn
                        .extend(drew.map(|words| format!("{answer} ({words})")));
                }
                Err(Stop::RanOut(_)) => return Ok(()),
                Err(Stop::Misfit(why)) => {
                    let why = format!("{why}; or it is left over, and nothing before has drawn it");
                    let stop = Stop::Misfit(why);
                    return Err(stop.at(at, &format!("the forced answer {answer}")));
                }
                Err(stop) => return Err(stop.at(at, &format!("the forced answer {answer}"))),
            }
        }
        Err(endless(at))
    }

    fn force(&mut self, forced: G::Action, script: &mut Script) -> Result<(), Stop> {
        let before = self.state.clone();
        self.apply(forced, script)?;
        self.settled.push_back((before, forced));
        Ok(())
    }

    /// Whether this was a forced answer that has played itself; it is then ticked off.
    fn was_settled(&mut self, text: &str) -> bool {
        let found = self
            .settled
            .iter()
            .position(|(before, forced)| self.book.read(before, text) == Ok(*forced));
        self.settled.drain(..found.map_or(0, |i| i + 1));
        found.is_some()
    }

    /// The words of an answer that has played itself, where it did.
    pub fn worded_when_forced(&self, text: &str) -> Option<Text> {
        let mut settled = self.settled.iter();
        let (before, forced) =
            settled.find(|(before, forced)| self.book.read(before, text) == Ok(*forced))?;
        Some(self.book.offer(before, *forced).text)
    }

    /// Whether this was a forced answer of the player who is not asked now, outside of a window; it is then ticked off.
    fn was_settled_for_the_other(&mut self, text: &str) -> bool {
        let Turn::Ask(now) = self.book.turn(&self.state) else {
            return false;
        };
        let other = self.settled.iter().any(|(before, forced)| {
            let asked = self.book.turn(before);
            let theirs = matches!(asked, Turn::Ask(ask) if ask.seat != now.seat && !ask.window);
            theirs && self.book.read(before, text) == Ok(*forced)
        });
        other && !now.window && self.was_settled(text)
    }

    /// A failure with what forced answers have drawn on the way: a word too many goes to the first of them.
    pub fn with_draws(&self, mut failure: Failure) -> Failure {
        if !self.drawn.is_empty() {
            failure.found += &format!("; forced on the way: {}", self.drawn.join(", "));
        }
        failure
    }

    /// Plays an action on a copy and keeps it if the chance was right.
    fn apply(&mut self, action: G::Action, script: &mut Script) -> Result<(), Stop> {
        let mut chance = Chance::script(&script.words[script.used..]);
        let mut teller = Teller::listening();
        let mut next = self.state.clone();
        self.book.apply(&mut next, action, &mut chance, &mut teller);
        if let Some(why) = chance.fault() {
            let seats = self.book.seats();
            let seat = seats.get(why.seat.index()).map_or("nobody", String::as_str);
            let told = why.told(seat);
            return Err(match why.word {
                None => Stop::RanOut(told),
                Some(_) => Stop::Misfit(told),
            });
        }
        script.used += chance.used();
        self.state = next;
        self.events.extend(teller.take());
        self.book.check(&self.state).map_err(Stop::Broken)
    }

    /// Why an action cannot be done, and what can.
    pub fn refused(&self, act: &Said) -> Failure {
        let found = format!("{}; {}", self.why_not(&act.text), self.menu());
        Failure {
            said: self.said(&act.text).into_iter().collect(),
            ..failure(act.at, &act.text, "a legal action", found)
        }
    }

    /// The words of the refusal of an action.
    pub fn said(&self, text: &str) -> Option<Text> {
        let action = self.book.read(&self.state, text).ok();
        let refusal = |action| self.book.why_not(&self.state, action);
        let refusal = action.filter(|_| !self.over()).and_then(refusal);
        refusal.map(|refusal| refusal.text)
    }

    /// Why a text is not a legal action.
    pub fn why_not(&self, text: &str) -> String {
        let action = match self.book.read(&self.state, text) {
            _ if self.over() => return "the match is over".to_owned(),
            Ok(action) => action,
            Err(why) => return format!("it cannot be read: {why}"),
        };
        match self.book.why_not(&self.state, action) {
            Some(refusal) => format!(
                "refused by {} ({})",
                refusal.rules.join(", "),
                refusal.text.key
            ),
            None if self.legal().contains(action) => "it is legal".to_owned(),
            None => "it is not on the list, but the rules do not say why".to_owned(),
        }
    }

    /// What is legal, in words.
    pub fn menu(&self) -> String {
        const SHOWN: usize = 40;
        let list = self.legal();
        let all: Vec<String> = list
            .iter()
            .map(|action| self.book.write(&self.state, action))
            .collect();
        match all.len() {
            0 => "nothing is legal".to_owned(),
            n if n > SHOWN => format!("legal: {} and {} more", all[..SHOWN].join(", "), n - SHOWN),
            _ => format!("legal: {}", all.join(", ")),
        }
    }
}

fn endless(at: Place) -> Failure {
    failure(
        at,
        "forced answers",
        "an end of them",
        format!("more than {MANY} in a row"),
    )
}
