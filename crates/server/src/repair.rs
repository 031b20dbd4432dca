//! Looks through a data folder that no server uses: every match is folded from its journal.

use crate::hall::Hall;
use crate::keys::Keys;
use crate::limits::Limits;
use crate::listen::{NotStarted, lock, opened};
use crate::sitting::Sitting;
use crate::stock::{Library, Stock};
use crate::store::{Line, Store};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use table::Seat;

/// A match that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The match.
    pub id: String,
    /// How many lines of its journal are there.
    pub lines: usize,
    /// What is damaged; nothing if it folds.
    pub damage: Option<String>,
    /// What was done in it, one after the other; nothing of one that is damaged.
    pub actions: Vec<Action>,
}

/// An entry of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// Whose it is.
    pub seat: Seat,
    /// In its notation; `undo` takes the last one back.
    pub action: String,
    /// It was answered for a person who was not asked.
    pub unasked: bool,
}

/// Looks through data folders.
pub struct Examiner {
    library: Arc<Library>,
}

impl Examiner {
    /// One who knows what is in the stock.
    pub fn new(stock: Stock) -> Result<Examiner, NotStarted> {
        let library = Library::new(stock).map_err(NotStarted::Stock)?;
        Ok(Examiner {
            library: Arc::new(library),
        })
    }

    /// Looks at these matches of a folder, or at all; nothing is changed.
    pub async fn examine(
        &self,
        data: &Path,
        ids: Option<BTreeSet<String>>,
    ) -> Result<Vec<Found>, NotStarted> {
        let _lock = lock(data)?;
        let hall = self.hall(data).await?;
        let there = hall.store.ids().await;
        let mut found = Vec::new();
        for id in there {
            if ids.as_ref().is_none_or(|ids| ids.contains(&id)) {
                found.push(look(&hall, &id).await);
            }
        }
        hall.store.clone().close().await;
        Ok(found)
    }

    /// A hall that nobody can enter.
    async fn hall(&self, data: &Path) -> Result<Arc<Hall>, NotStarted> {
        let failed = |error| NotStarted::Data(data.to_owned(), error);
        let keys = Keys::load(&data.join("secret")).map_err(failed)?;
        let file = data.join("matches.db");
        let store = Store::open(&file).await;
        let store = store.map_err(|error| opened(file, error))?;
        let library = self.library.clone();
        let limits = Limits::default();
        Ok(Arc::new(Hall::new(library, keys, store, limits, true)))
    }
}

async fn look(hall: &Arc<Hall>, id: &str) -> Found {
    let lines = hall.store.salvage(id).await;
    let mut found = Found {
        id: id.to_owned(),
        lines: lines.len(),
        damage: None,
        actions: Vec::new(),
    };
    match hall.load(id).await {
        Ok(sitting) => found.actions = actions(&sitting, &lines),
        Err(unread) => found.damage = Some(unread.to_string()),
    }
    found
}

fn actions(sitting: &Sitting, lines: &[Line]) -> Vec<Action> {
    // Before the set-up, which is entry 0, stand the header and perhaps the secrets.
    let start = lines
        .iter()
        .position(|line| line.text.starts_with("{\"n\":0,"));
    let flags = lines.iter().skip(start.unwrap_or(0) + 1);
    let entries = (1..).map_while(|n| sitting.game.entry(n));
    let action = |((seat, action, _), line): (_, &Line)| Action {
        seat,
        action,
        unasked: line.unasked,
    };
    entries.zip(flags).map(action).collect()
}
