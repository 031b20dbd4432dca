//! Expectations on what is seen and told, matched against the referee's view.

use super::cast::Cast;
use super::play::failure;
use super::report::Failure;
use super::step::{See, Sought, Step};
use crate::{Event, Outcome, PieceView, SightView, View, Zone};
use std::collections::BTreeMap;

/// What a step can look at.
pub(super) struct Scene {
    /// The referee's view.
    pub view: View,
    /// What is seen from the hexes that the step asks for.
    pub sights: BTreeMap<String, Vec<SightView>>,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// How the match ended, if it has.
    pub over: Option<Outcome>,
    /// What was told in this step.
    pub events: Vec<Event>,
    /// The names of the pieces.
    pub cast: Cast,
    /// The numbers of pieces as they count now, where a step asks for them.
    pub ratings: BTreeMap<u16, Vec<String>>,
    /// The words of the system; none if it does not list them.
    pub vocabulary: Vec<String>,
}

/// What should be there, and what is.
pub(super) struct Differs {
    pub expected: String,
    pub found: String,
}

pub(super) type Match = Result<(), Differs>;

pub(super) fn differs(expected: impl Into<String>, found: impl Into<String>) -> Match {
    Err(Differs {
        expected: expected.into(),
        found: found.into(),
    })
}

impl Scene {
    /// All expectations of the step on what is seen and told.
    pub fn check(&self, step: &Step) -> Vec<Failure> {
        let see = step
            .see
            .iter()
            .map(|see| (see.at, see.key.clone(), self.see(see)));
        let tally = step.tallies.iter().map(|sought| {
            let nth = sought
                .nth
                .map_or(String::new(), |nth| format!(" {}", nth + 1));
            let what = format!("the tally {}{nth}", sought.name);
            (sought.at, what, self.tally(sought))
        });
        let told = step
            .told
            .first()
            .map(|first| (first.at, "told".to_owned(), self.told(step)));
        let said = |what: &str| match what {
            "told" => self.events.iter().map(|event| event.text.clone()).collect(),
            _ => Vec::new(),
        };
        see.chain(tally)
            .chain(told)
            .filter_map(|(at, what, result)| {
                let Differs { expected, found } = result.err()?;
                Some(Failure {
                    said: said(&what),
                    ..failure(at, &what, &expected, found)
                })
            })
            .collect()
    }

    fn see(&self, see: &See) -> Match {
        let key = &*see.key;
        if let Some(name) = key.strip_prefix('#') {
            self.known(&see.sought)?;
            return self.piece(name, &see.sought);
        }
        if key == "asked" {
            return words(&see.sought, &self.asked());
        }
        if let Some(value) = self
            .view
            .facts
            .get(key)
            .filter(|_| !matches!(see.sought, Sought::Cards(_)))
        {
            return fact(&see.sought, &value.to_string());
        }
        if key == "winner" {
            return fact(&see.sought, &self.winner());
        }
        if let Some((from, to)) = sight_ends(key) {
            return self.sight(&from, &to, &see.sought);
        }
        if let Some(hex) = hex_label(key) {
            self.known(&see.sought)?;
            return self.hex(&hex, &see.sought);
        }
        match key
            .strip_prefix("zone.")
            .or(key.starts_with("hand.").then_some(key))
        {
            Some(id) => self.zone(id, &see.sought),
            None => {
                let facts: Vec<&str> = self.view.facts.keys().map(String::as_str).collect();
                differs(
                    show(&see.sought),
                    format!("nothing of that name; there is: {}", facts.join(" ")),
                )
            }
        }
    }

    /// A denied word must be a word: a slip of the pen may not pass for a rule.
    fn known(&self, sought: &Sought) -> Match {
        let expected: Vec<&String> = match sought {
            Sought::Words(words) => words.iter().collect(),
            Sought::Pieces(pieces) => pieces.iter().flatten().collect(),
            _ => return Ok(()),
        };
        let is_word = |word: &str| {
            let own = ["gone", "empty", "occupied"].contains(&word);
            own || word.contains(['=', '#'])
                || hex_label(word).is_some()
                || self.seats.iter().any(|seat| seat == word)
                || self.vocabulary.iter().any(|known| known == word)
        };
        let denied = expected.iter().filter_map(|word| word.strip_prefix('!'));
        match denied.into_iter().find(|word| !is_word(word)) {
            Some(word) if !self.vocabulary.is_empty() => differs(
                format!("!{word}"),
                format!(
                    "that this is no word of the game; there are: {}",
                    self.vocabulary.join(" ")
                ),
            ),
            _ => Ok(()),
        }
    }

    /// The seat and the moment, or `nobody`.
    fn asked(&self) -> Vec<String> {
        match &self.view.prompt {
            None => vec!["nobody".to_owned()],
            Some(prompt) => {
                let seat = self.seats.get(prompt.seat.index()).cloned();
                vec![
                    seat.unwrap_or_else(|| format!("seat {}", prompt.seat.0)),
                    prompt.moment.clone(),
                ]
            }
        }
    }

    /// For systems that do not tell it as a fact.
    fn winner(&self) -> String {
        match self.over {
            None => "none".to_owned(),
            Some(Outcome { winner: None }) => "draw".to_owned(),
            Some(Outcome { winner: Some(seat) }) => {
                self.seats.get(seat.index()).cloned().unwrap_or_default()
            }
        }
    }

    fn piece(&self, name: &str, sought: &Sought) -> Match {
        let Sought::Words(expected) = sought else {
            return differs("words, as in \"E6 figures=2\"", show(sought));
        };
        let piece = self.cast.find(&self.view, name);
        let on_board = piece.filter(|piece| hex_label(&piece.place).is_some());
        let mut expected = expected.clone();
        if expected.iter().any(|word| word == "gone") {
            if !self.cast.knows(name) {
                return differs("gone", "that no piece was ever named so");
            }
            if let Some(piece) = on_board {
                return differs("gone", describe(piece));
            }
            expected.retain(|word| word != "gone");
        }
        match piece {
            Some(piece) => {
                let mut here = vec![piece.place.clone()];
                here.extend(self.all_of(piece));
                // The ground under it counts too, so that `!wire` says what it seems to say.
                here.extend(self.ground(&piece.place));
                words(&Sought::Words(expected), &here).map_err(|Differs { expected, .. }| Differs {
                    expected,
                    found: describe(piece),
                })
            }
            None if expected.is_empty() => Ok(()),
            None => differs(expected.join(" "), "no such piece"),
        }
    }

    /// The words of a hex itself.
    fn ground(&self, hex: &str) -> Vec<String> {
        let there = self.view.hexes.iter().filter(|view| view.hex == hex);
        there.flat_map(|view| view.words.clone()).collect()
    }

    /// All that holds for a piece, with its numbers as they count now where the step asks for them.
    fn all_of(&self, piece: &PieceView) -> Vec<String> {
        let now = self.ratings.get(&piece.id).into_iter().flatten();
        traits(piece).into_iter().chain(now.cloned()).collect()
    }

    /// For each line a piece of its own in the hex: whether they can be told off, one by one.
    fn pieces(&self, hex: &str, lines: &[Vec<String>]) -> Match {
        let there = self.view.pieces.iter().filter(|piece| piece.place == hex);
        let there: Vec<Vec<String>> = there
            .map(|piece| {
                let mut own = self.all_of(piece);
                own.extend(piece.name.iter().map(|name| format!("#{name}")));
                own
            })
            .collect();
        let holds =
            |line: &[String], piece: &[String]| words(&Sought::Words(line.to_vec()), piece).is_ok();
        if told_off(lines, &there, &mut vec![false; there.len()], &holds) {
            return Ok(());
        }
        let found: Vec<String> = there.iter().map(|piece| piece.join(" ")).collect();
        differs(
            list(&lines.iter().map(|line| line.join(" ")).collect::<Vec<_>>()),
            or_none(&found.join(", ")),
        )
    }

    fn hex(&self, hex: &str, sought: &Sought) -> Match {
        if let Sought::Pieces(lines) = sought {
            return self.pieces(hex, lines);
        }
        let Sought::Words(expected) = sought else {
            return differs("words, as in \"trench !wire\"", show(sought));
        };
        let mut here = self.ground(hex);
        let pieces: Vec<&PieceView> = self
            .view
            .pieces
            .iter()
            .filter(|piece| piece.place == hex)
            .collect();
        let mut found = here.clone();
        for piece in &pieces {
            here.extend(self.all_of(piece));
            here.extend(piece.name.iter().map(|name| format!("#{name}")));
            found.push(traits(piece).join(" "));
        }
        here.push(
            if pieces.is_empty() {
                "empty"
            } else {
                "occupied"
            }
            .to_owned(),
        );
        words(&Sought::Words(expected.clone()), &here).map_err(|Differs { expected, .. }| {
            let found = if found.is_empty() {
                "nothing there".to_owned()
            } else {
                found.join(" ")
            };
            Differs { expected, found }
        })
    }

    /// `clear`, `hindered` or `blocked`, with what hinders it and by which rules; as a number, the hindrance.
    fn sight(&self, from: &str, to: &str, sought: &Sought) -> Match {
        let seen = self.sights.get(from).into_iter().flatten();
        let Some(line) = seen.into_iter().find(|line| line.hex == to) else {
            return differs(show(sought), "no sight between hexes of these names");
        };
        let hindrance = line.hindrance.unwrap_or(0);
        if let (Sought::Num(_), true) = (sought, line.clear) {
            return fact(sought, &hindrance.to_string());
        }
        let word = match (line.clear, hindrance) {
            (false, _) => "blocked",
            (true, 0) => "clear",
            _ => "hindered",
        };
        let mut found = vec![word.to_owned()];
        found.extend(line.hindrance.map(|n| format!("hindrance={n}")));
        found.extend(line.blockers.iter().cloned());
        let rules = line.why.iter().flat_map(|why| &why.rules);
        found.extend(rules.map(ToString::to_string));
        words(sought, &found)
    }

    /// The zones of that name, or whose names begin so: `hand.british` is all hands of the British.
    fn zone(&self, id: &str, sought: &Sought) -> Match {
        let inside = |zone: &&Zone| {
            zone.id
                .strip_prefix(id)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let zones: Vec<&Zone> = self.view.zones.iter().filter(inside).collect();
        if zones.is_empty() {
            let ids: Vec<&str> = self.view.zones.iter().map(|zone| &*zone.id).collect();
            return differs(
                show(sought),
                format!("no such place; there is: {}", ids.join(" ")),
            );
        }
        let mut cards: Vec<String> = zones
            .iter()
            .flat_map(|zone| &zone.cards)
            .map(|card| card.card.clone())
            .collect();
        cards.sort();
        match sought {
            Sought::Words(_) => words(sought, &cards),
            Sought::Pieces(_) => differs("cards", list(&cards)),
            Sought::Num(n) => {
                let count: i64 = zones.iter().map(|zone| i64::from(zone.count)).sum();
                if count == *n {
                    Ok(())
                } else {
                    differs(n.to_string(), count.to_string())
                }
            }
            Sought::Cards(expected) => {
                let mut expected = expected.clone();
                expected.sort();
                if expected == cards {
                    Ok(())
                } else {
                    differs(list(&expected), list(&cards))
                }
            }
        }
    }
}

/// Whether each line finds a piece that no other takes.
fn told_off(
    lines: &[Vec<String>],
    there: &[Vec<String>],
    taken: &mut Vec<bool>,
    holds: &dyn Fn(&[String], &[String]) -> bool,
) -> bool {
    let Some((line, rest)) = lines.split_first() else {
        return true;
    };
    for (i, piece) in there.iter().enumerate() {
        if !taken[i] && holds(line, piece) {
            taken[i] = true;
            if told_off(rest, there, taken, holds) {
                return true;
            }
            taken[i] = false;
        }
    }
    false
}

/// Every expected word must be here, every `!word` must not.
fn words(sought: &Sought, here: &[String]) -> Match {
    let Sought::Words(expected) = sought else {
        return fact(sought, &here.join(" "));
    };
    let holds = |word: &str| {
        let label = hex_label(word);
        here.iter().any(|h| h == word || Some(h) == label.as_ref())
    };
    let missing: Vec<&str> = expected
        .iter()
        .map(String::as_str)
        .filter(|word| word.strip_prefix('!').map_or_else(|| !holds(word), holds))
        .collect();
    if missing.is_empty() {
        Ok(())
    } else {
        differs(missing.join(" "), or_none(&here.join(" ")))
    }
}

/// The two hexes of `sight.K3.K9`.
pub(super) fn sight_ends(key: &str) -> Option<(String, String)> {
    let (from, to) = key.strip_prefix("sight.")?.split_once('.')?;
    Some((hex_label(from)?, hex_label(to)?))
}

/// A fact is the same word or number, or, with `!`, another.
fn fact(sought: &Sought, value: &str) -> Match {
    let holds = match sought {
        Sought::Num(n) => value == n.to_string(),
        Sought::Words(expected) if expected.iter().all(|word| word.starts_with('!')) => {
            !expected.iter().any(|word| &word[1..] == value)
        }
        Sought::Words(expected) => expected.join(" ") == value,
        Sought::Cards(_) | Sought::Pieces(_) => false,
    };
    if holds {
        Ok(())
    } else {
        differs(show(sought), value)
    }
}

/// Side, kind, values and states of a piece.
pub(super) fn traits(piece: &PieceView) -> Vec<String> {
    let mut out = vec![piece.side.clone(), piece.kind.clone()];
    out.extend(
        piece
            .values
            .iter()
            .map(|(key, value)| format!("{key}={value}")),
    );
    out.extend(piece.words.iter().cloned());
    out.retain(|word| !word.is_empty());
    out
}

fn describe(piece: &PieceView) -> String {
    format!("{} {}", piece.place, traits(piece).join(" "))
}

fn show(sought: &Sought) -> String {
    match sought {
        Sought::Words(words) => words.join(" "),
        Sought::Num(n) => n.to_string(),
        Sought::Cards(cards) => list(cards),
        Sought::Pieces(lines) => list(&lines.iter().map(|line| line.join(" ")).collect::<Vec<_>>()),
    }
}

fn list(cards: &[String]) -> String {
    format!("[{}]", cards.join(" "))
}

pub(super) fn or_none(text: &str) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text.to_owned()
    }
}

/// The printed label of a hex: `E3`, or `3.5`, the fifth hex of row 3; `0306` on a board with digits.
pub(super) fn hex_label(text: &str) -> Option<String> {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if let Some((row, number)) = text.split_once('.') {
        let number: u8 = number
            .parse()
            .ok()
            .filter(|number| digits(row) && (1..=26).contains(number))?;
        return Some(format!("{}{row}", char::from(b'A' + number - 1)));
    }
    if text.len() == 4 && digits(text) {
        return Some(text.to_owned());
    }
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let row = &text[letters..];
    let is = (1..=2).contains(&letters) && row.len() <= 2 && digits(row);
    is.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hex_is_known_by_both_its_labels_and_nothing_else_is() {
        assert_eq!(hex_label("E3").as_deref(), Some("E3"));
        assert_eq!(hex_label("3.5").as_deref(), Some("E3"));
        assert_eq!(hex_label("11.12").as_deref(), Some("L11"));
        assert_eq!(hex_label("AA12").as_deref(), Some("AA12"));
        assert_eq!(hex_label("0306").as_deref(), Some("0306"));
        for text in [
            "", "E", "3", "e3", "E333", "306", "03061", "ABC1", "hq.1", "3.", ".5", "3.0", "3.99",
            "phase", "É1",
        ] {
            assert_eq!(hex_label(text), None, "{text}");
        }
    }
}
