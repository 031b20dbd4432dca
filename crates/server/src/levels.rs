//! How strong a machine plays.

use players::{Level, Player};
use serde::Serialize;
use table::Text;
use utoipa::ToSchema;

/// A strength that people may choose.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LevelCard {
    /// Its name.
    pub id: &'static str,
    /// Its name in words.
    pub title: Text,
}

/// The strengths, weakest first.
pub(crate) fn levels() -> Vec<LevelCard> {
    let card = |level: Level| LevelCard {
        id: level.id(),
        title: Text::new(format!("level-{}", level.id())),
    };
    Level::ALL.into_iter().map(card).collect()
}

/// The player of that strength; the weakest if nobody knows it any more.
pub(crate) fn player(id: Option<&str>) -> Player {
    let found = id.and_then(|id| id.parse().ok());
    found.unwrap_or(Level::ALL[0]).player()
}
