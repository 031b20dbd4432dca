use crate::{Character, Player};
use std::fmt;
use std::str::FromStr;

/// Who sits at a seat: how it thinks, and in which character, as in `greedy+attacker`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// How it thinks.
    pub player: Player,
    /// What it likes besides winning.
    pub character: Option<Character>,
}

impl From<Player> for Machine {
    fn from(player: Player) -> Machine {
        Machine {
            player,
            character: None,
        }
    }
}

impl FromStr for Machine {
    type Err = String;
    fn from_str(text: &str) -> Result<Machine, String> {
        let (player, character) = match text.split_once('+') {
            Some((player, character)) => (player, Some(character)),
            None => (text, None),
        };
        let read = || {
            Ok(Machine {
                player: player.parse()?,
                character: character.map(Character::from_str).transpose()?,
            })
        };
        read().map_err(|_: String| text.to_owned())
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player.fmt(f)?;
        match self.character {
            Some(character) => write!(f, "+{}", character.id()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_read_as_it_is_written() {
        for name in ["greedy", "soft:40+hoarder", "search:2s+attacker"] {
            let machine: Machine = name.parse().unwrap();
            assert_eq!(machine.to_string(), name);
        }
        for name in [
            "+attacker",
            "greedy+",
            "greedy+coward",
            "greedy+attacker+hoarder",
        ] {
            assert_eq!(name.parse::<Machine>(), Err(name.to_owned()));
        }
    }
}
