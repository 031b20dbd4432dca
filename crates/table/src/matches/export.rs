use super::Match;
use super::told::Again;
use crate::journal::{self, Journal, Step};
use crate::{Event, Fault, Game, Viewer};
use std::sync::Arc;

impl<G: Game> Match<G> {
    /// Takes a match up again where its journal ends, once every die and card of it has
    /// been held against the seed. A running match without the `keep` line has no seed to
    /// go on with: it can be looked at ([`journal::replay`]), but not resumed.
    pub fn resume(book: Arc<G>, journal: &Journal) -> Result<Self, Fault> {
        Self::resume_from(book, journal, None)
    }

    /// The same for a match that began in a position which follows from what was agreed: see [`Match::begin_at`].
    pub fn resume_from(
        book: Arc<G>,
        journal: &Journal,
        from: Option<G::State>,
    ) -> Result<Self, Fault> {
        if journal.secrets().is_none() {
            return Err(Fault::new(
                &journal.file,
                "line 2",
                "the match runs, and its secrets are not here: it can be looked at, not resumed",
                "the owner's save has them in its line 'keep'",
            ));
        }
        journal::replay_from(book, journal, from)
    }

    /// What a viewer may have of a running match: its own actions and what it was told,
    /// numbered for it alone. The actions of others show by what they told. Of a finished
    /// match, and for the referee, it is the whole record.
    pub fn masked(&self, viewer: Viewer) -> String {
        if viewer == Viewer::Referee || self.asked().is_none() {
            return self.record().text_public();
        }
        let mut lines = vec![self.head.header_line()];
        let mut again = Again::new(self);
        for (number, n) in self.entries_for(viewer) {
            let own = match self.entries.at(n).step {
                Step::Do { seat, action, .. } if viewer == Viewer::Seat(seat) => Some(action),
                _ => None,
            };
            let told: Vec<Event> = { again.heard(n, viewer).into_iter() }
                .map(Event::plain)
                .collect();
            let mut line = serde_json::json!({ "n": number, "told": told });
            if let Some(action) = own {
                line["do"] = action.as_str().into();
            }
            lines.push(line.to_string());
        }
        lines.join("\n") + "\n"
    }
}
