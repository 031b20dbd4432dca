use super::{Entry, EntryLine, FORMAT, Header, Journal, Over, Step, link_of};
use crate::Fault;
use crate::commit::{Commitments, Key32, SERVER, Secrets, check_names};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    grognard: u8,
    system: String,
    scenario: String,
    options: BTreeMap<String, String>,
    edition: u16,
    seats: Vec<String>,
    commitments: BTreeMap<String, Key32>,
    #[serde(default)]
    content: Option<Key32>,
    #[serde(default)]
    given: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeepLine {
    keep: Kept,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    secrets: BTreeMap<String, Key32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OverLine {
    over: bool,
    winner: Option<String>,
    reveal: BTreeMap<String, Key32>,
    hash: Key32,
}

/// After so many faults nobody reads on: a text that is no journal may be long.
pub(super) const FAULTS: usize = 100;

/// No line of a match has a tenth as many parts: one that has more is not taken to pieces.
const PARTS: usize = 1_000;

/// Reads the lines one after the other and collects what is wrong.
pub(super) struct Reader<'a> {
    file: &'a str,
    pub(super) line: usize,
    /// The link of the line before, as it stands there: one edited line is one fault.
    before: String,
    pub(super) faults: Vec<Fault>,
}

impl Journal {
    /// Reads a journal. Every line that is not as it was written is a fault with its
    /// place; whether the match it tells can have happened is for [`super::replay`].
    pub fn parse(file: &str, text: &str) -> Result<Journal, Vec<Fault>> {
        let mut reader = Reader::new(file);
        let mut lines = text.lines();
        let Some((header, link)) = reader.header(lines.next().unwrap_or_default()) else {
            return Err(reader.faults);
        };
        let mut journal = Journal {
            file: file.to_owned(),
            header,
            keep: None,
            entries: Vec::new(),
            over: None,
        };
        reader.check_link(&journal.header_body(), link);
        for line in lines {
            if reader.faults.len() >= FAULTS {
                break;
            }
            reader.line += 1;
            reader.take(line, &mut journal);
        }
        if journal.entries.is_empty() && reader.faults.is_empty() {
            reader.line += 1;
            reader.fault("the set-up is missing", "entry 0 follows the header");
        }
        if reader.faults.is_empty() {
            Ok(journal)
        } else {
            Err(reader.faults)
        }
    }
}

/// The record without the `keep` line, for whoever holds only the text. That is line 2 or none: elsewhere
/// [`Journal::parse`] refuses it, so no other is looked at.
pub fn public(text: &str) -> Cow<'_, str> {
    let mut parts = text.splitn(3, '\n');
    let (header, second) = (parts.next(), parts.next().unwrap_or_default());
    match serde_json::from_str::<KeepLine>(second) {
        Ok(_) => [header, parts.next()]
            .map(Option::unwrap_or_default)
            .join("\n")
            .into(),
        Err(_) => text.into(),
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(file: &'a str) -> Reader<'a> {
        Reader {
            file,
            line: 1,
            before: String::new(),
            faults: Vec::new(),
        }
    }

    pub(super) fn fault(&mut self, what: impl Into<String>, mend: impl Into<String>) {
        self.faults.push(Fault::new(
            self.file,
            format!("line {}", self.line),
            what,
            mend,
        ));
    }

    /// The object of a line; its link is put aside.
    pub(super) fn object(&mut self, line: &str) -> Option<(Map<String, Value>, String)> {
        let parts = line.bytes().filter(|byte| *byte == b',').count();
        if parts > PARTS {
            let mend = format!("a line has {PARTS} parts at most");
            self.fault(format!("this line has {parts} parts"), mend);
            return None;
        }
        match serde_json::from_str(line) {
            Ok(Value::Object(mut map)) => {
                let link = map
                    .shift_remove("link")
                    .and_then(|l| l.as_str().map(str::to_owned));
                return Some((map, link.unwrap_or_default()));
            }
            Ok(_) => self.fault("this is not an object", "one JSON object a line"),
            Err(e) => self.fault(format!("this is not JSON: {e}"), "one JSON object a line"),
        }
        None
    }

    pub(super) fn typed<T: for<'de> Deserialize<'de>>(
        &mut self,
        map: Map<String, Value>,
    ) -> Option<T> {
        let read = serde_json::from_value(Value::Object(map));
        read.map_err(|e| self.fault(e.to_string(), "write it as the journal's format says"))
            .ok()
    }

    /// Finds a line whose words do not fit its link, or that stands in another's place.
    pub(super) fn check_link(&mut self, body: &str, link: String) {
        let expected = link_of(&self.before, body);
        if link != expected {
            self.fault(
                format!(
                    "this line is not as it was written, or not in its place: its link is '{link}'"
                ),
                format!("its words, after the line before it, give '{expected}'"),
            );
        }
        self.before = link;
    }

    /// One key for the server and for each seat, none for anybody else.
    fn keys(
        &mut self,
        seats: &[String],
        mut keys: BTreeMap<String, Key32>,
    ) -> Option<(Key32, Vec<Key32>)> {
        let server = keys.remove(SERVER);
        let each: Option<Vec<Key32>> = seats.iter().map(|name| keys.remove(name)).collect();
        match (server, each) {
            (Some(server), Some(each)) if keys.is_empty() => Some((server, each)),
            _ => {
                self.fault(
                    "this does not name the server and every seat, once each",
                    format!("{SERVER}, {}", seats.join(", ")),
                );
                None
            }
        }
    }

    pub(super) fn header(&mut self, line: &str) -> Option<(Header, String)> {
        let (map, link) = self.object(line)?;
        if map.get("grognard") != Some(&FORMAT.into()) {
            self.fault(
                "this is not the header of a journal",
                format!("{{\"grognard\":{FORMAT}, …}}"),
            );
            return None;
        }
        let raw: HeaderLine = self.typed(map)?;
        debug_assert_eq!(raw.grognard, FORMAT);
        if let Err(what) = check_names(&raw.seats) {
            self.fault(what, "a name of its own for each seat");
            return None;
        }
        let (server, seats) = self.keys(&raw.seats, raw.commitments)?;
        let header = Header {
            system: raw.system,
            scenario: raw.scenario,
            options: raw.options,
            edition: raw.edition,
            seats: raw.seats,
            commitments: Commitments { server, seats },
            content: raw.content,
            given: raw.given,
        };
        Some((header, link))
    }

    fn take(&mut self, line: &str, journal: &mut Journal) {
        let Some((map, link)) = self.object(line) else {
            return;
        };
        if journal.over.is_some() {
            self.fault(
                "the match is over, yet there is another line",
                "end the file before it",
            );
        } else if map.contains_key("keep") {
            self.keep(map, journal);
        } else if map.contains_key("over") {
            if let Some(over) = self.over(map, &journal.header) {
                self.check_link(&journal.over_body(&over), link);
                journal.over = Some(over);
            }
        } else if let Some(entry) = self.entry(map, &journal.header) {
            let next = journal.entries.len() as u32;
            if entry.n != next {
                self.fault(
                    format!("this is entry {}", entry.n),
                    format!("entry {next} follows here"),
                );
            }
            self.check_link(&journal.entry_body(&entry), link);
            journal.entries.push(entry);
        }
    }

    fn keep(&mut self, map: Map<String, Value>, journal: &mut Journal) {
        if self.line != 2 {
            self.fault(
                "the secrets are not in their place",
                "keep them once, on line 2",
            );
        }
        // Whoever reads the fault may read no secret: what stands here is not cited.
        let Ok(raw) = serde_json::from_value::<KeepLine>(Value::Object(map)) else {
            self.fault(
                "these are not the secrets of a match",
                "write them as the journal's format says",
            );
            return;
        };
        let keys = self.keys(&journal.header.seats, raw.keep.secrets);
        journal.keep = keys.map(|(server, seats)| Secrets { server, seats });
    }

    fn over(&mut self, map: Map<String, Value>, header: &Header) -> Option<Over> {
        let raw: OverLine = self.typed(map)?;
        if !raw.over {
            self.fault("a match that is not over has no such line", "\"over\":true");
        }
        let winner = match raw.winner {
            Some(name) => Some(self.seat(&name, header)?),
            None => None,
        };
        let (server, seats) = self.keys(&header.seats, raw.reveal)?;
        Some(Over {
            winner,
            reveal: Secrets { server, seats },
            hash: raw.hash,
        })
    }

    fn seat(&mut self, name: &str, header: &Header) -> Option<crate::Seat> {
        let seat = header.seat(name);
        if seat.is_none() {
            self.fault(
                format!("there is no seat '{name}'"),
                header.seats.join(" or "),
            );
        }
        seat
    }

    fn entry(&mut self, map: Map<String, Value>, header: &Header) -> Option<Entry> {
        let raw: EntryLine = self.typed(map)?;
        let seat = match &raw.seat {
            Some(name) => Some(self.seat(name, header)?),
            None => None,
        };
        let step = match (seat, raw.action, raw.undo, raw.resign) {
            (None, None, None, false) if raw.n == 0 => Step::Start,
            (Some(seat), Some(action), None, false) if raw.n > 0 => Step::Do {
                seat,
                action,
                probed: raw.probed,
            },
            (Some(seat), None, Some(of), false) if raw.n > 0 => Step::Undo {
                seat,
                of,
                agreed: raw.agreed,
            },
            (Some(seat), None, None, true) if raw.n > 0 => Step::Resign { seat },
            _ => {
                self.fault(
                    "this is neither the set-up, nor an action, nor an undo, nor a resignation",
                    "\"seat\" with \"do\", \"undo\" or \"resign\"",
                );
                return None;
            }
        };
        let Some(hash) = raw.hash else {
            self.fault("the hash of the state is missing", "\"hash\":\"…\"");
            return None;
        };
        Some(Entry {
            n: raw.n,
            step,
            chance: raw.chance,
            hash,
        })
    }
}
