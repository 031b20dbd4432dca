//! What a player can type.

use super::standing::{self, Change};

/// A line of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty line: the question again.
    Again,
    /// The action of that number on the list.
    Number(usize),
    /// Why an action, by number or notation, is not legal.
    Why(String),
    /// Take back.
    Undo,
    /// Give the match up.
    Resign,
    /// What was told: the last so many lines.
    Log(usize),
    /// The board again.
    Board,
    /// A rule.
    Rules(String),
    /// The ids of the rules that begin so, with their titles.
    RulesList(String),
    /// What is played.
    Scenario,
    /// Save to a file; without a name, to the one given at the start.
    Save(String),
    /// The cards in hand.
    Hand,
    /// His standing orders.
    Orders(Change),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// Anything else is an action in its notation.
    Notation(String),
}

/// So many lines of the log are shown if no number is given.
const LOG: usize = 20;

/// Reads a line. English and French words are both understood, whatever the language shown.
pub fn read(line: &str) -> Command {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if let Ok(number) = line.parse() {
        return Command::Number(number);
    }
    let alone = rest.is_empty();
    match word.to_lowercase().as_str() {
        "" => Command::Again,
        "why" | "pourquoi" => Command::Why(rest.to_owned()),
        "undo" | "annuler" if alone => Command::Undo,
        "resign" | "abandonner" if alone => Command::Resign,
        "log" | "journal" if alone => Command::Log(LOG),
        "log" | "journal" if rest.parse::<usize>().is_ok() => {
            Command::Log(rest.parse().unwrap_or(LOG))
        }
        "board" | "plateau" if alone => Command::Board,
        "rules" | "rule" | "règle" | "règles" | "regle" | "regles" => {
            match rest.split_once(char::is_whitespace).unwrap_or((rest, "")) {
                ("list" | "liste", prefix) => Command::RulesList(prefix.trim().to_owned()),
                _ => Command::Rules(rest.to_owned()),
            }
        }
        "scenario" | "scénario" if alone => Command::Scenario,
        "save" | "sauver" => Command::Save(rest.to_owned()),
        "hand" | "main" if alone => Command::Hand,
        "orders" | "consignes" => Command::Orders(standing::read(rest)),
        "help" | "aide" | "?" if alone => Command::Help,
        "quit" | "quitter" | "exit" if alone => Command::Quit,
        _ => Command::Notation(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_in_both_languages() {
        assert_eq!(read("  12 "), Command::Number(12));
        assert_eq!(
            read("pourquoi move E3 E4"),
            Command::Why("move E3 E4".into())
        );
        assert_eq!(read("why"), Command::Why(String::new()));
        assert_eq!(read("règle liste ter."), Command::RulesList("ter.".into()));
        assert_eq!(read("scénario"), Command::Scenario);
        assert_eq!(read("log 5"), Command::Log(5));
        assert_eq!(read("Annuler"), Command::Undo);
        assert_eq!(read("abandonner"), Command::Resign);
        assert_eq!(read("save"), Command::Save(String::new()));
        assert_eq!(read("move E3 E4"), Command::Notation("move E3 E4".into()));
        assert_eq!(read(""), Command::Again);
        assert_eq!(read("consignes"), Command::Orders(Change::List));
        assert_eq!(read("order E3"), Command::Notation("order E3".into()));
        assert_eq!(read("-3"), Command::Notation("-3".into()));
    }
}
