//! The piece line: `PLACE KIND[#NAME] WORD… KEY=N… [+CARRIED[#NAME][:WORD]]`.

use super::doc::{Place, Reader};
use crate::{Carried, PieceLine};

const GRAMMAR: &str =
    "PLACE KIND#NAME WORD KEY=NUMBER +CARRIED#NAME:WORD, as in \"E6 infantry#T german figures=2\"";

/// Reads one piece line that stands at `at`; `None` if it is not one.
pub(super) fn piece(reader: &mut Reader, at: Place, line: &str) -> Option<PieceLine> {
    let faults = reader.faults.len();
    let mut tokens = tokens(line).map(|(column, word)| (at.right(column), word));
    let mut piece = PieceLine {
        at: at.to_string(),
        ..PieceLine::default()
    };
    let (Some((_, place)), Some((kind_at, kind))) = (tokens.next(), tokens.next()) else {
        reader.fault(
            at,
            format!("a piece needs a place and a kind: \"{line}\""),
            GRAMMAR,
        );
        return None;
    };
    piece.place = place.to_owned();
    let (kind, name) = match kind.split_once('#') {
        Some((kind, name)) => (kind, Some(name)),
        None => (kind, None),
    };
    if !is_kind(kind) {
        reader.fault(
            kind_at,
            format!("\"{kind}\" is not a kind of piece"),
            GRAMMAR,
        );
    }
    if name.is_some_and(|name| !is_word(name)) {
        reader.fault(
            kind_at,
            "the name after # is missing or is not one word",
            GRAMMAR,
        );
    }
    piece.kind = kind.to_owned();
    piece.name = name.map(str::to_owned);
    for (at, token) in tokens {
        trait_of(reader, at, token, &mut piece);
    }
    (reader.faults.len() == faults).then_some(piece)
}

/// Adds a word, a value or a thing carried.
fn trait_of(reader: &mut Reader, at: Place, token: &str, piece: &mut PieceLine) {
    if let Some(carried) = token.strip_prefix('+') {
        let mut words = carried.split(':');
        let kind = words.next().unwrap_or_default();
        let (kind, name) = match kind.split_once('#') {
            Some((kind, name)) => (kind, Some(name)),
            None => (kind, None),
        };
        let words: Vec<&str> = words.collect();
        if !is_kind(kind) || !name.into_iter().chain(words.iter().copied()).all(is_word) {
            return reader.fault(
                at,
                format!("\"{token}\" names nothing that is carried"),
                GRAMMAR,
            );
        }
        let words = words.into_iter().map(str::to_owned).collect();
        piece.carried.push(Carried {
            kind: kind.to_owned(),
            name: name.map(str::to_owned),
            words,
        });
    } else if let Some((key, value)) = token.split_once('=') {
        match value.parse() {
            Ok(n) if is_word(key) && piece.value(key).is_none() => {
                piece.values.push((key.to_owned(), n))
            }
            Ok(_) if is_word(key) => {
                reader.fault(at, format!("\"{key}\" is given twice"), "keep one of them")
            }
            _ => reader.fault(
                at,
                format!("\"{token}\" is not a name and a whole number"),
                "figures=2",
            ),
        }
    } else if token.contains('#') {
        reader.fault(
            at,
            format!("\"{token}\": only the kind of piece takes a name"),
            GRAMMAR,
        );
    } else if !is_word(token) {
        reader.fault(
            at,
            format!("\"{token}\" is not a word"),
            "part words with blanks only",
        );
    } else if piece.has(token) {
        reader.fault(
            at,
            format!("\"{token}\" is given twice"),
            "keep one of them",
        );
    } else {
        piece.words.push(token.to_owned());
    }
}

/// Letters, digits, and what joins them.
fn is_word(text: &str) -> bool {
    !text.is_empty()
        && text
            .chars()
            .all(|c| c.is_alphanumeric() || "-_.'".contains(c))
}

/// A kind may have a plus in its name, as the leader 6+1 has.
fn is_kind(text: &str) -> bool {
    is_word(&text.replace('+', "-"))
}

/// The words of a line and the columns where they begin, from 0.
fn tokens(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace().map(move |word| {
        let byte = word.as_ptr() as usize - line.as_ptr() as usize;
        (line[..byte].chars().count(), word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<PieceLine, String> {
        let mut reader = Reader {
            file: "a.toml",
            faults: Vec::new(),
        };
        let piece = piece(
            &mut reader,
            Place {
                line: 7,
                column: 11,
            },
            line,
        );
        match reader.faults.first() {
            None => Ok(piece.expect("a line without a fault is a piece")),
            Some(fault) => Err(format!("{}: {}", fault.at, fault.what)),
        }
    }

    #[test]
    fn a_line_has_place_kind_name_words_values_and_things_carried() {
        let piece = read("K7 squad.line#G1 german  broken figures=2 worth=-1 +lmg#W:broken +radio")
            .unwrap();
        assert_eq!(
            (&*piece.place, &*piece.kind, piece.name.as_deref()),
            ("K7", "squad.line", Some("G1"))
        );
        assert_eq!(piece.words, ["german", "broken"]);
        assert_eq!(
            (piece.value("figures"), piece.value("worth")),
            (Some(2), Some(-1))
        );
        assert_eq!(
            piece.carried[0],
            Carried {
                kind: "lmg".into(),
                name: Some("W".into()),
                words: vec!["broken".into()]
            }
        );
        assert_eq!(
            piece.carried[1],
            Carried {
                kind: "radio".into(),
                name: None,
                words: vec![]
            }
        );
        assert_eq!(piece.at, "line 7, column 11");
    }

    #[test]
    fn what_is_wrong_with_a_line_is_told_with_its_column() {
        let wrong = [
            (
                "E3",
                "line 7, column 11: a piece needs a place and a kind: \"E3\"",
            ),
            (
                "E3 inf#",
                "line 7, column 14: the name after # is missing or is not one word",
            ),
            ("E3 #M", "line 7, column 14: \"\" is not a kind of piece"),
            (
                "E3 inf red,  ordered",
                "line 7, column 18: \"red,\" is not a word",
            ),
            (
                "E3 inf red red",
                "line 7, column 22: \"red\" is given twice",
            ),
            (
                "E3 inf red#T",
                "line 7, column 18: \"red#T\": only the kind of piece takes a name",
            ),
            (
                "E3 inf figures=two",
                "line 7, column 18: \"figures=two\" is not a name and a whole number",
            ),
            ("É3 inf n=1 n=2", "line 7, column 22: \"n\" is given twice"),
            (
                "E3 inf +:x",
                "line 7, column 18: \"+:x\" names nothing that is carried",
            ),
        ];
        for (line, fault) in wrong {
            assert_eq!(read(line), Err(fault.to_owned()));
        }
    }
}
