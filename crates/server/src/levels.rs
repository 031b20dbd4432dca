//! How strong a machine plays.

use players::Player;
use serde::Serialize;
use table::Text;
use utoipa::ToSchema;

/// A strength that people may choose.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Level {
    /// Its name.
    pub id: &'static str,
    /// Its name in words.
    pub title: Text,
    #[serde(skip)]
    pub player: Player,
}

/// The strengths, weakest first.
pub(crate) fn levels() -> Vec<Level> {
    let level = |id: &'static str, player| Level {
        id,
        title: Text::new(format!("level-{id}")),
        player,
    };
    vec![
        level("recruit", Player::Random),
        level("veteran", Player::Random),
        level("grognard", Player::Random),
    ]
}

/// The player of that strength; the weakest if nobody knows it any more.
pub(crate) fn player(id: Option<&str>) -> Player {
    let levels = levels();
    let found = levels.iter().find(|level| Some(level.id) == id);
    found.map_or(levels[0].player, |level| level.player)
}
