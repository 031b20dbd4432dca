use crate::{Budget, Player};
use std::str::FromStr;
use std::time::Duration;

/// A strength offered to people. Its name is the text `level-` and its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Knows what is good, and often does something else.
    Recruit,
    /// Always does what looks best.
    Veteran,
    /// Thinks before it acts.
    Grognard,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 3] = [Level::Recruit, Level::Veteran, Level::Grognard];

    /// The id by which it is asked for.
    pub fn id(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Veteran => "veteran",
            Level::Grognard => "grognard",
        }
    }
    /// Who plays at this strength.
    pub fn player(self) -> Player {
        match self {
            Level::Recruit => Player::Soft(12),
            Level::Veteran => Player::Greedy,
            Level::Grognard => Player::Search(Budget::Time(Duration::from_secs(1))),
        }
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(id: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.id() == id);
        found.ok_or_else(|| id.to_owned())
    }
}
