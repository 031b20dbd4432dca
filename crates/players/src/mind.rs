use crate::Thinker;
use std::sync::Arc;
use table::{AnyMatch, Game, Known, Match, Turn, Viewer};

/// A machine player at one seat of one match. Whoever holds the match keeps it from question to question: a
/// search shares its time among all that its seat decides in a turn, and remembers what it has found out.
///
/// Looking is quick and is done while the match stands still; thinking takes its time, needs the match no more,
/// and may be done on another thread. A mind that is lost, as when a program starts again, is replaced by a new
/// one: nothing but the strength of the next move hangs on it.
pub trait Mind: Send {
    /// Takes in what the seat that is asked knows. False when nobody is asked, or the match is of another system.
    fn look(&mut self, game: &dyn AnyMatch) -> bool;
    /// An answer to what was looked at last, in its notation; none when nothing was looked at since the last one.
    fn think(&mut self) -> Option<String>;
}

/// A mind of one system.
pub struct Seated<G: Game> {
    thinker: Thinker<G>,
    /// What was looked at last.
    seen: Option<(Arc<G>, Known<G::State>)>,
}

impl<G: Game> Seated<G> {
    /// A mind that has looked at nothing yet.
    pub fn new(thinker: Thinker<G>) -> Self {
        Seated {
            thinker,
            seen: None,
        }
    }
}

impl<G: Game> Mind for Seated<G> {
    fn look(&mut self, game: &dyn AnyMatch) -> bool {
        self.seen = None;
        let Some(game) = game.as_any().downcast_ref::<Match<G>>() else {
            return false;
        };
        let Turn::Ask(ask) = game.turn() else {
            return false;
        };
        let known = game.known(Viewer::Seat(ask.seat));
        self.seen = Some((game.book().clone(), known));
        true
    }
    fn think(&mut self) -> Option<String> {
        let (book, known) = self.seen.take()?;
        let action = self.thinker.choose_in_time(&book, &known);
        Some(book.write(&known, action))
    }
}
