use std::fmt;
use std::str::FromStr;

/// A machine player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// Takes any legal action, every one equally likely.
    #[default]
    Random,
}

impl Player {
    /// All of them, weakest first.
    pub const ALL: [Player; 1] = [Player::Random];

    /// The name by which it is asked for.
    pub fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
        }
    }
}

impl FromStr for Player {
    type Err = String;
    fn from_str(text: &str) -> Result<Player, String> {
        Player::ALL
            .into_iter()
            .find(|player| player.name() == text)
            .ok_or_else(|| text.to_owned())
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
