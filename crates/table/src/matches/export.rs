use super::{Match, state_hash};
use crate::commit::Key32;
use crate::journal::{self, Journal, Step};
use crate::{Event, Fault, Game, Turn, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A state on its way, so that a match is resumed without folding all of its journal.
/// It is worth nothing without the journal, whose hash it must have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The entry after which the state stands.
    pub n: u32,
    /// The state as postcard.
    pub state: Vec<u8>,
}

impl<G: Game> Match<G> {
    /// Takes a match up again where its journal ends. With the `keep` line it can be
    /// played on; without it, only be looked at.
    pub fn resume(book: Arc<G>, journal: &Journal) -> Result<Self, Fault> {
        journal::replay(book, journal)
    }

    /// Takes a match up from a snapshot: only what came after it is folded, and what was
    /// told before it is not in the log.
    pub fn resume_at(book: Arc<G>, journal: &Journal, from: &Snapshot) -> Result<Self, Fault> {
        journal::replay_from(book, journal, from)
    }

    /// The state now, for [`Match::resume_at`].
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            n: self.record.entries.len() as u32 - 1,
            state: postcard::to_allocvec(&self.state).expect("a state is plain data"),
        }
    }

    /// Puts a match that was just set up where a snapshot stands. The entries up to it are
    /// taken as they are; the state must have the hash of the last of them.
    pub(crate) fn jump(&mut self, journal: &Journal, from: &Snapshot) -> Result<(), String> {
        let passed = journal
            .entries
            .get(1..=from.n as usize)
            .ok_or("the journal ends before the snapshot")?;
        self.state = postcard::from_bytes(&from.state)
            .map_err(|e| format!("the snapshot is no state of this system: {e}"))?;
        for entry in passed {
            match entry.step {
                Step::Do { .. } => self.live.push(entry.n),
                Step::Undo { of, .. } if self.live.last() == Some(&of) => _ = self.live.pop(),
                _ => return Err(format!("entry {} does not fit where it stands", entry.n)),
            }
            self.drawn += entry.chance.len() as u64;
            self.told.push(Vec::new());
            self.record.entries.push(entry.clone());
        }
        let expected = journal.entries[from.n as usize].hash;
        if Key32(state_hash(&self.state)) != expected {
            return Err(format!(
                "the snapshot is not the state after entry {}",
                from.n
            ));
        }
        self.snapshots.push((self.live.len(), self.state.clone()));
        Ok(())
    }

    /// What a viewer may have of a running match: its own actions and what it was told,
    /// numbered for it alone. The actions of others show by what they told. Of a finished
    /// match, and for the referee, it is the whole record.
    pub fn masked(&self, viewer: Viewer) -> String {
        if viewer == Viewer::Referee || matches!(self.book.turn(&self.state), Turn::Over(_)) {
            return self.record.text_public();
        }
        let full = self.record.text_public();
        let mut lines = vec![
            full.lines()
                .next()
                .expect("a journal has a header")
                .to_owned(),
        ];
        for (number, n) in self.entries_for(viewer) {
            let own = match &self.record.entries[n].step {
                Step::Do { seat, action, .. } if viewer == Viewer::Seat(*seat) => Some(action),
                _ => None,
            };
            let told: Vec<&Event> = self.heard(n, viewer).collect();
            let mut line = serde_json::json!({ "n": number, "told": told });
            if let Some(action) = own {
                line["do"] = action.as_str().into();
            }
            lines.push(line.to_string());
        }
        lines.join("\n") + "\n"
    }
}
