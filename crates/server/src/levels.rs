//! How strong a machine plays, and in which character.

use players::{Character, Level, Machine};
use serde::Serialize;
use shelf::System;
use table::Text;
use utoipa::ToSchema;

/// A strength that people may choose.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LevelCard {
    /// Its name.
    pub id: &'static str,
    /// Its name in words.
    pub title: Text,
    /// Whether it is the one for who does not choose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
}

/// A strength in one system.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StrengthCard {
    /// Its name.
    pub id: &'static str,
    /// Its name in words.
    pub title: Text,
    /// Whether it is the one for who does not choose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
    /// What it does, how strong it is and how long it thinks, a sentence each.
    pub about: Vec<Text>,
    /// How many Elo it is above the weakest, about.
    pub elo: u16,
    /// How many milliseconds it thinks about the first move of a turn on one core, about.
    pub thinks: u64,
}

/// What a machine may like besides winning.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CharacterCard {
    /// Its name.
    pub id: &'static str,
    /// Its name in words.
    pub title: Text,
    /// What it likes.
    pub about: Text,
}

fn card(level: Level) -> LevelCard {
    LevelCard {
        id: level.id(),
        title: level.title(),
        usual: level == Level::USUAL,
    }
}

/// The strengths, weakest first.
pub(crate) fn levels() -> Vec<LevelCard> {
    Level::ALL.into_iter().map(card).collect()
}

/// What they are in a system.
pub(crate) fn strengths(system: &dyn System) -> Vec<StrengthCard> {
    let card = |of: Level| {
        let rung = system.levels().rung(of);
        StrengthCard {
            id: of.id(),
            title: of.title(),
            usual: of == Level::USUAL,
            about: rung.about(of).into(),
            elo: rung.elo,
            thinks: rung.thinks.as_millis() as u64,
        }
    };
    Level::ALL.into_iter().map(card).collect()
}

/// The characters that a machine may have in a system.
pub(crate) fn characters(system: &dyn System) -> Vec<CharacterCard> {
    let card = |character: Character| CharacterCard {
        id: character.id(),
        title: character.title(),
        about: character.about(),
    };
    system.characters().into_iter().map(card).collect()
}

/// The strength for who does not choose.
pub(crate) fn usual() -> String {
    Level::USUAL.id().to_owned()
}

/// Who plays at that strength in that character; the weakest and no character if nobody knows them any more.
pub(crate) fn machine(
    system: &dyn System,
    level: Option<&str>,
    character: Option<&str>,
) -> Machine {
    let level = level.and_then(|id| id.parse().ok());
    Machine {
        player: system.levels().player(level.unwrap_or(Level::ALL[0])),
        character: character.and_then(|id| id.parse().ok()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SeatRow;

    #[test]
    fn matches_begun_when_there_were_three_strengths_go_on() {
        let system = shelf::system("cce").expect("the system is on the shelf");
        for (old, level) in [
            ("recruit", Level::Recruit),
            ("veteran", Level::Veteran),
            ("grognard", Level::Grognard),
        ] {
            let row = format!("{{\"by\":\"machine\",\"level\":\"{old}\"}}");
            let row: SeatRow = serde_json::from_str(&row).expect("a seat of an old match");
            let machine = machine(system, row.level.as_deref(), row.character.as_deref());
            assert_eq!(machine, system.levels().player(level).into());
        }
        // Whoever is not known any more is the weakest.
        let weakest = system.levels().player(Level::Recruit).into();
        assert_eq!(machine(system, Some("marshal"), Some("dreamer")), weakest);
    }
}
