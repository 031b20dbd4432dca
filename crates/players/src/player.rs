use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long a search may think about one move: everything its seat decides in one turn of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long on the clock: it is looked at before every look ahead and every playout, which take a few milliseconds.
    Time(Duration),
    /// So many playouts on one thread, for results that can be repeated.
    Playouts(u32),
}

/// A machine player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// Takes any legal action, every one equally likely.
    #[default]
    Random,
    /// Takes what looks best at a glance.
    Quick,
    /// Looks one step ahead and takes a good action, though not always the best: an action that is worth so many
    /// points less is e times less likely.
    Soft(u16),
    /// Looks one step ahead and takes the best action.
    Greedy,
    /// Plans its turns and plays them out in its mind, many times, from what it knows.
    Search(Budget),
    /// Plays on in its mind as searches did before they planned: to measure others by.
    Search0(Budget),
}

/// The longest time a search may be given.
const LONGEST: Duration = Duration::from_secs(3600);

impl Player {
    /// How players are asked for, weakest first.
    pub const FORMS: [&str; 8] = [
        "random",
        "quick",
        "soft:POINTS",
        "greedy",
        "search:MILLISECONDSms",
        "search:SECONDSs",
        "search:PLAYOUTSit",
        "search-0:…",
    ];
}

impl FromStr for Budget {
    type Err = String;
    fn from_str(text: &str) -> Result<Budget, String> {
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let number: u32 = text[..text.len() - unit.len()]
            .parse()
            .map_err(|_| text.to_owned())?;
        let budget = match unit {
            "it" => Budget::Playouts(number),
            "ms" => Budget::Time(Duration::from_millis(number.into())),
            "s" => Budget::Time(Duration::from_secs(number.into())),
            _ => return Err(text.to_owned()),
        };
        let fits = match budget {
            Budget::Time(time) => time <= LONGEST,
            Budget::Playouts(_) => true,
        };
        (number > 0 && fits)
            .then_some(budget)
            .ok_or_else(|| text.to_owned())
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(n) => write!(f, "{n}it"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Player {
    type Err = String;
    fn from_str(text: &str) -> Result<Player, String> {
        let unknown = || text.to_owned();
        match text.split_once(':') {
            None if text == "random" => Ok(Player::Random),
            None if text == "quick" => Ok(Player::Quick),
            None if text == "greedy" => Ok(Player::Greedy),
            Some(("soft", points)) => match points.parse() {
                Ok(points) if points > 0 => Ok(Player::Soft(points)),
                _ => Err(unknown()),
            },
            Some(("search", budget)) => {
                let budget = budget.parse().map_err(|_| unknown())?;
                Ok(Player::Search(budget))
            }
            Some(("search-0", budget)) => {
                let budget = budget.parse().map_err(|_| unknown())?;
                Ok(Player::Search0(budget))
            }
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Quick => f.write_str("quick"),
            Player::Soft(points) => write!(f, "soft:{points}"),
            Player::Greedy => f.write_str("greedy"),
            Player::Search(budget) => write!(f, "search:{budget}"),
            Player::Search0(budget) => write!(f, "search-0:{budget}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_as_it_is_written() {
        for name in [
            "random",
            "quick",
            "soft:40",
            "greedy",
            "search:1s",
            "search:200ms",
            "search:500it",
        ] {
            let player: Player = name.parse().unwrap();
            assert_eq!(player.to_string(), name);
        }
        assert_eq!("search:1000ms".parse(), "search:1s".parse::<Player>());
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for name in [
            "",
            "Random",
            "greedy:1",
            "soft",
            "soft:0",
            "search",
            "search:",
            "search:s",
            "search:0s",
            "search:1h",
            "search:-1s",
            "search:9999s",
            "search:é",
            "search:99999999999ms",
        ] {
            assert_eq!(name.parse::<Player>(), Err(name.to_owned()));
        }
    }
}
