//! The content that a match was begun with. As long as nobody corrects a file it is what the server has; after that
//! it is what the store has kept.

use crate::error::Wrong;
use crate::hall::Hall;
use crate::stock::{Library, lock};
use hex::Map;
use shelf::{ScenarioCard, System};
use std::sync::Arc;
use table::{AnyMatch, Content, MatchSpec};

/// So many digits of its hash tell the map of a match from the one of that name that the server has now.
const DIGITS: usize = 16;
/// So many contents from before are kept for matches to come; those that are played have their own.
const OTHERS: usize = 64;

/// What a match was begun with.
#[derive(Clone)]
pub(crate) struct Pinned {
    /// The files that were read, and no others.
    pub content: Content,
    /// Whether the server would begin such a match with the same.
    current: bool,
}

impl Library {
    /// What such a match is begun with now.
    pub fn pin(&self, system: &dyn System, spec: &MatchSpec) -> Result<Pinned, Wrong> {
        let content = system.pinned(&self.content, spec);
        Ok(Pinned {
            content: content.map_err(|faults| Wrong::faults("bad-scenario", faults))?,
            current: true,
        })
    }
}

impl Pinned {
    /// The scenario as the match has it: the server may have another of this id by now, or none.
    pub fn card(&self, library: &Library, system: &dyn System, id: &str) -> Option<ScenarioCard> {
        if self.current {
            return library.card(system.id(), id).cloned();
        }
        let cards = system.scenarios(&self.content).ok()?;
        cards.into_iter().find(|card| card.id == id)
    }

    /// The map of that name, and the name by which the library has it.
    pub fn map(
        &self,
        library: &Library,
        system: &dyn System,
        name: &str,
    ) -> Result<(String, Arc<Map>), Wrong> {
        if self.current {
            return Ok((name.to_owned(), library.map(system, name)?));
        }
        let hash = self.content.hash().to_string();
        let named = format!("{name}@{}", &hash[..DIGITS]);
        let read = || system.map(&self.content, name);
        let map = library.keep_map(system, &named, read)?;
        Ok((named, map))
    }
}

impl Pinned {
    /// The same where the position of a match may have laid a map that is in no file.
    pub fn laid(
        &self,
        library: &Library,
        system: &dyn System,
        name: &str,
        game: &dyn AnyMatch,
    ) -> Result<(String, Arc<Map>), Wrong> {
        let found = self.map(library, system, name);
        let (Err(_), Some(map)) = (&found, game.map()) else {
            return found;
        };
        let named = match self.current {
            true => name.to_owned(),
            false => format!("{name}@{}", &self.content.hash().to_string()[..DIGITS]),
        };
        let map = library.keep_map(system, &named, || Ok(map.clone()))?;
        Ok((named, map))
    }
}

impl Hall {
    /// What a match was begun with. One that does not say began before that was kept: it goes on by what the
    /// server has.
    pub(crate) async fn pinned(
        self: &Arc<Hall>,
        system: &'static dyn System,
        spec: MatchSpec,
        hash: Option<String>,
    ) -> Result<Pinned, Wrong> {
        let hall = self.clone();
        let pin = move || hall.library.pin(system, &spec);
        let now = tokio::task::spawn_blocking(pin).await;
        let now = now.map_err(|_| Wrong::broken())?;
        match (hash, now) {
            (None, now) => now,
            (Some(hash), Ok(now)) if now.content.hash().to_string() == hash => Ok(now),
            (Some(hash), _) => self.other(hash).await,
        }
    }

    /// The content of that hash, from the store.
    async fn other(&self, hash: String) -> Result<Pinned, Wrong> {
        let pinned = |content| Pinned {
            content,
            current: false,
        };
        if let Some(found) = lock(&self.library.others).get(&hash) {
            return Ok(pinned(found.clone()));
        }
        let read = self.store.content(&hash).await?;
        let read = read.and_then(|json| Content::from_json(&hash, &json).ok());
        let read = read.filter(|content| content.hash().to_string() == hash);
        let content = read.ok_or_else(|| {
            tracing::error!("the content {hash} is not in the store as it was written");
            Wrong::unfit(
                "no-content",
                "the content files that this match was begun with are not here",
            )
        })?;
        let mut others = lock(&self.library.others);
        if others.len() >= OTHERS {
            others.clear();
        }
        others.insert(hash, content.clone());
        Ok(pinned(content))
    }
}
