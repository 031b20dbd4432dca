use crate::{Budget, Player};
use std::str::FromStr;
use std::time::Duration;
use table::Text;

/// A strength offered to people. Its name is the text `level-` and its id. Which player it is, a system says ([`Levels`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Knows what is good, and mostly does something else.
    Recruit,
    /// Errs often.
    Soldier,
    /// Errs now and then.
    Corporal,
    /// A good opponent.
    Veteran,
    /// As strong as it can be.
    Grognard,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Recruit,
        Level::Soldier,
        Level::Corporal,
        Level::Veteran,
        Level::Grognard,
    ];
    /// Who sits there where nobody has said who.
    pub const USUAL: Level = Level::Veteran;

    /// The id by which it is asked for.
    pub fn id(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Soldier => "soldier",
            Level::Corporal => "corporal",
            Level::Veteran => "veteran",
            Level::Grognard => "grognard",
        }
    }
    /// Its name in words.
    pub fn title(self) -> Text {
        Text::new(format!("level-{}", self.id()))
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(id: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.id() == id);
        found.ok_or_else(|| id.to_owned())
    }
}

/// Who thinks no longer than this seems not to think.
const AT_ONCE: Duration = Duration::from_millis(250);

/// Who plays at a strength in a system, and what was measured of it (`docs/minds.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Who plays.
    pub player: Player,
    /// How many Elo it is above the first, about.
    pub elo: u16,
    /// How long it thinks about the first move of a turn on one core, about.
    pub thinks: Duration,
}

/// The strengths of a system, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels(pub [Rung; Level::ALL.len()]);

impl Levels {
    /// Who plays at a strength.
    pub fn rung(&self, level: Level) -> &Rung {
        &self.0[level as usize]
    }
    /// The same.
    pub fn player(&self, level: Level) -> Player {
        self.rung(level).player
    }
}

impl Rung {
    /// What it does, how strong it is and how long it thinks, a sentence each.
    pub fn about(&self, level: Level) -> [Text; 3] {
        let does = match self.player {
            Player::Random => Text::new("level-chance"),
            Player::Soft(_) => Text::new(format!("level-soft-{}", level.id())),
            Player::Quick | Player::Greedy => Text::new("level-glance"),
            Player::Search(Budget::Time(time)) | Player::Search0(Budget::Time(time)) => {
                Text::new("level-clock").num("seconds", time.as_secs() as i64)
            }
            Player::Search(Budget::Playouts(_)) | Player::Search0(Budget::Playouts(_)) => {
                Text::new("level-plans")
            }
        };
        let least = Level::ALL[0].title();
        let elo = Text::new("level-elo").num("elo", i64::from(self.elo));
        let seconds = match self.thinks {
            short if short <= AT_ONCE => 0,
            long => long.as_millis().div_ceil(1000) as i64,
        };
        let time = Text::new("level-time").num("seconds", seconds);
        [does, elo.text("least", least), time]
    }
    /// A strength by its player, how many Elo it is above the first, and the milliseconds it thinks.
    pub const fn new(player: Player, elo: u16, milliseconds: u64) -> Rung {
        Rung {
            player,
            elo,
            thinks: Duration::from_millis(milliseconds),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.id().parse(), Ok(level));
        }
        for id in ["", "Recruit", "general"] {
            assert_eq!(id.parse::<Level>(), Err(id.to_owned()));
        }
        // Matches that were begun when there were three have these.
        for old in ["recruit", "veteran", "grognard"] {
            assert!(old.parse::<Level>().is_ok());
        }
    }
}
