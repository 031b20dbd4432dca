use super::parse::{FAULTS, Reader};
use super::{Head, Header};
use crate::{Audience, Event, Fault, Seat};
use serde::Deserialize;

/// What a player has of a match that runs ([`crate::Match::masked`]): the header, and moment by
/// moment what the seat did and was told. It has no hashes and no dice but those that were told,
/// so nothing of it can be folded; that it is whole and of one match can be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The name of the file it came from, for faults.
    pub file: String,
    /// What was agreed.
    pub header: Header,
    /// The same, field by field.
    pub head: Head,
    /// Whose view it is, where something was told to that seat alone.
    pub seat: Option<Seat>,
    /// What was done and told, from the set-up on.
    pub moments: Vec<ToldLine>,
}

/// A moment of a match, as one seat counts them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToldLine {
    /// Its number; the set-up has 0.
    pub n: usize,
    /// What the seat was told.
    pub told: Vec<Event>,
    /// What it did itself.
    #[serde(default, rename = "do")]
    pub action: Option<String>,
}

/// How a player's view goes on from an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// It is another seat's: each counts its own moments, and they cannot be compared.
    OtherSeat,
    /// It is the same seat's, and agrees.
    Same {
        /// How many moments both have.
        common: usize,
        /// How many of the earlier one must have been taken back since.
        taken_back: usize,
    },
}

impl Told {
    /// Whether a text is meant to be one.
    pub fn is_one(text: &str) -> bool {
        let second = text.lines().nth(1).map(serde_json::from_str);
        matches!(second, Some(Ok(serde_json::Value::Object(map))) if map.contains_key("told"))
    }

    /// Reads one. Every line that is not as it should be is a fault with its place.
    pub fn parse(file: &str, text: &str) -> Result<Told, Vec<Fault>> {
        let head = Head::read(file, text).map_err(|fault| vec![fault])?;
        let mut reader = Reader::new(file);
        let mut lines = text.lines();
        let Some((header, _)) = reader.header(lines.next().unwrap_or_default()) else {
            return Err(reader.faults);
        };
        let mut told = Told {
            file: file.to_owned(),
            header,
            head,
            seat: None,
            moments: Vec::new(),
        };
        for line in lines {
            if reader.faults.len() >= FAULTS {
                break;
            }
            reader.line += 1;
            told.take(line, &mut reader);
        }
        match reader.faults.is_empty() {
            true => Ok(told),
            false => Err(reader.faults),
        }
    }

    fn take(&mut self, line: &str, reader: &mut Reader) {
        let Some((map, _)) = reader.object(line) else {
            return;
        };
        if map.contains_key("keep") {
            return reader.fault(
                "the secrets of the match stand here, which no player may have",
                "take this line out: a view has none",
            );
        }
        let Some(moment) = reader.typed::<ToldLine>(map) else {
            return;
        };
        let next = self.moments.len();
        if moment.n != next {
            reader.fault(
                format!("this is moment {}", moment.n),
                format!("moment {next} follows here"),
            );
        }
        let mut alone = moment.told.iter().filter_map(alone);
        self.seat = self.seat.or_else(|| alone.clone().next());
        if alone.any(|seat| Some(seat) != self.seat) {
            reader.fault(
                "what two seats were told alone stands in one view",
                "the view of one seat",
            );
        }
        self.moments.push(moment);
    }

    /// Holds it against what the same player had earlier. An undo leaves no trace in a view: what
    /// has gone from its end may have been taken back, unless dice fell, which nobody takes back.
    pub fn since(&self, earlier: &Told) -> Result<Since, Fault> {
        if self.seat != earlier.seat {
            return Ok(Since::OtherSeat);
        }
        let both = self.moments.iter().zip(&earlier.moments);
        let common = both.take_while(|(now, then)| now == then).count();
        let gone = &earlier.moments[common..];
        let firm =
            |moment: &ToldLine| moment.n == 0 || moment.told.iter().any(|e| !e.dice.is_empty());
        if !gone.iter().any(firm) {
            return Ok(Since::Same {
                common,
                taken_back: gone.len(),
            });
        }
        let at = format!("line {}, moment {common}", common + 2);
        let (what, mend) = match self.moments.get(common) {
            Some(_) => (
                "this is not what was told before",
                format!(
                    "{} tells it otherwise, and dice do not fall twice",
                    earlier.file
                ),
            ),
            None => (
                "the match ends before what was told before",
                format!(
                    "{} goes on: the match went back in time, or this is the earlier of the two",
                    earlier.file
                ),
            ),
        };
        Err(Fault::new(&self.file, at, what, mend))
    }
}

/// The seat that alone was told this.
fn alone(event: &Event) -> Option<Seat> {
    match event.audience {
        Audience::Only(seat) => Some(seat),
        Audience::All | Audience::Except(_) => None,
    }
}
