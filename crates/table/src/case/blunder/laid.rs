//! A position on the table.

use super::deeds::Watch;
use super::file::Blunder;
use crate::case::cast::Cast;
use crate::case::play::Play;
use crate::case::report::Failure;
use crate::case::run::{begin, scene, wrong_position};
use crate::case::step::Step;
use crate::{Actions, Content, Fault, Game, Known, Seat, Turn, Viewer};

/// A position on the table, played up to its question.
pub struct Laid<'b, G: Game> {
    /// What it is.
    pub blunder: &'b Blunder,
    /// Its book.
    pub book: G,
    /// How it stands.
    pub state: G::State,
    /// Who is asked.
    pub seat: Seat,
    cast: Cast,
}

impl<'b, G: Game> Laid<'b, G> {
    /// Lays it out; all that is wrong with it at once.
    pub fn new(content: &Content, blunder: &'b Blunder) -> Result<Self, Vec<Fault>> {
        let case = &blunder.position;
        let faults = |failures: Vec<Failure>| -> Vec<Fault> {
            let unplayed = |failure| unplayed(blunder, failure);
            failures.into_iter().map(unplayed).collect()
        };
        let book = G::open(content, &blunder.spec());
        let book = book.map_err(|wrong| faults(wrong_position(case, &wrong)))?;
        let mut cast = Cast::default();
        let state = begin(&book, case, &mut cast).map_err(faults)?.state;
        let Turn::Ask(ask) = book.turn(&state) else {
            let mend = "leave something to decide";
            return Err(vec![blunder.fault(blunder.at, "the match is over", mend)]);
        };
        let laid = Laid {
            blunder,
            book,
            state,
            seat: ask.seat,
            cast,
        };
        match laid.faults() {
            faults if faults.is_empty() => Ok(laid),
            faults => Err(faults),
        }
    }

    /// Looks over the shoulder of whoever plays the position.
    pub fn watch(&self) -> Watch<'_, G> {
        Watch::new(self)
    }

    /// What may be answered to the question.
    pub fn legal(&self, state: &G::State) -> Actions<G::Action> {
        let mut list = Actions::new();
        if let Turn::Ask(_) = self.book.turn(state) {
            self.book.legal(state, &mut list);
        }
        list
    }

    /// How the system writes a name of the file.
    pub(super) fn call(&self, state: &G::State) -> impl Fn(&str) -> String {
        let named = !self.cast.is_silent();
        let view = named.then(|| {
            self.book
                .view(&Known::mask(&self.book, state, Viewer::Referee))
        });
        move |name: &str| match &view {
            Some(view) => self.cast.word(view, name),
            None => name.to_owned(),
        }
    }

    /// What is not to be seen that should be when the turn is over.
    pub(super) fn unseen(&self, state: &G::State) -> Option<String> {
        let ends = &self.blunder.ends;
        if ends.is_empty() {
            return None;
        }
        let play = Play::new(&self.book, state.clone());
        let scene = scene(&play, &mut self.cast.clone(), ends);
        let step = Step {
            see: ends.clone(),
            ..Step::default()
        };
        let wrong = scene.check(&step);
        let first = wrong.first()?;
        Some(format!("{}: {}", first.what, first.found))
    }

    /// What is wrong with the position as it stands on the table. Where one answer counts, what is named must be among the
    /// answers, and some of them must be right and some wrong.
    fn faults(&self) -> Vec<Fault> {
        let list = self.legal(&self.state);
        let menu = || Play::new(&self.book, self.state.clone()).menu();
        let fault = |at, what: String| self.blunder.fault(at, what, menu());
        if list.forced().is_some() {
            let what = "there is nothing to decide".to_owned();
            return vec![fault(self.blunder.at, what)];
        }
        if self.blunder.whole_turn {
            return Vec::new();
        }
        let (mut done, mut rights) = (vec![false; self.blunder.patterns().count()], 0);
        for action in list.iter() {
            let mut watch = self.watch();
            watch.does(&self.state, action, false);
            let either = done.iter_mut().zip(watch.done());
            either.for_each(|(done, now)| *done |= now);
            rights += usize::from(watch.wrong(&self.state).is_none());
        }
        let idle = self.blunder.patterns().zip(done).filter(|(_, done)| !done);
        let mut out: Vec<Fault> = idle
            .map(|(pattern, _)| {
                let what = format!("\"{}\" is none of the answers", pattern.said.text);
                fault(pattern.said.at, what)
            })
            .collect();
        let all = match rights {
            0 => Some("no answer is right"),
            n if n == list.len() => Some("every answer is right"),
            _ => None,
        };
        if out.is_empty() {
            out.extend(all.map(|what| fault(self.blunder.at, what.to_owned())));
        }
        out
    }
}

/// A position that cannot be played.
fn unplayed(blunder: &Blunder, failure: Failure) -> Fault {
    let what = match &*failure.expected {
        "" => format!("{}: {}", failure.what, failure.found),
        expected => format!(
            "{}: expected {expected}, found {}",
            failure.what, failure.found
        ),
    };
    let mend = "positions are written as in docs/cases.md";
    blunder.fault(failure.at, what, mend)
}
