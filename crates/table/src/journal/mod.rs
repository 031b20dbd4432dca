//! The journal is the truth: a match is its header and the list of its actions
//! with their chance. State is a fold over it.
//!
//! One JSON object a line. First the header; then, in the owner's save of a running
//! match only, a line `keep` with the secrets of the dice; then the set-up (`n` 0) and
//! the actions, each with the hash of the state after it; at the end of a finished
//! match a line `over` that reveals the secrets.
//!
//! ```json
//! {"grognard":1,"system":"ccgw","scenario":"04","options":{},"edition":1,"seats":["british","german"],"commitments":{"server":"…","british":"…","german":"…"},"content":"…","link":"…"}
//! {"n":0,"chance":["recon-left"],"hash":"…","link":"…"}
//! {"n":1,"seat":"british","do":"play attack-left","hash":"…","link":"…"}
//! {"n":2,"seat":"british","undo":1,"hash":"…","link":"…"}
//! {"n":3,"seat":"german","resign":true,"hash":"…","link":"…"}
//! {"over":true,"winner":"british","reveal":{"server":"…","british":"…","german":"…"},"hash":"…","link":"…"}
//! ```
//!
//! A match that goes on from a position of another has `given` in its header: so many actions follow the set-up that were done
//! there, with the chance they had there; what comes after them is its own.
//!
//! `content` is the hash of the files it was begun with ([`crate::Content::hash`]); journals from before have none.
//! `hash` is BLAKE3 over the state as postcard. `link` ties each line to the one before,
//! so that an edited, moved, dropped or doubled line is found where it stands. Nothing is
//! ever deleted: an undo is a line of its own, and the chance it took back is spent. No
//! line holds a state: a match begins from its scenario, and what came of it is folded.
//!
//! Of a match that runs a player has the header and what the seat did and was told
//! ([`Told`]). The header alone is worth keeping: whoever kept it can show later that
//! nothing agreed or committed to has been changed since ([`Head`]).

mod head;
mod parse;
mod replay;
mod told;

pub use head::{Difference, Head};
pub use parse::public;
pub use replay::{Verdict, go_on, replay, replay_from, verify, verify_from};
pub use told::{Since, Told, ToldLine};

use crate::commit::{Commitments, Key32, SERVER, Secrets, to_hex};
use crate::{Fault, MatchSpec, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What was agreed before the first action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The system's id.
    pub system: String,
    /// The scenario's id.
    pub scenario: String,
    /// Options by name.
    pub options: BTreeMap<String, String>,
    /// The edition of the rules it was played by.
    pub edition: u16,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// What server and seats committed to.
    pub commitments: Commitments,
    /// The hash of the content it was begun with; journals from before have none. The seed does not hang on it.
    pub content: Option<Key32>,
    /// In a match that goes on from a position of another: so many of its actions were done there, with the chance that
    /// they had there. The seed gives what comes after them.
    pub given: Option<u32>,
}

impl Header {
    /// What to open the book with.
    pub fn spec(&self) -> MatchSpec {
        MatchSpec {
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            draft: None,
        }
    }
    /// What was agreed, in words that everybody writes alike; the seed hangs on them.
    /// What was committed to is not among them: the seed has the secrets themselves.
    pub fn agreed(&self) -> String {
        Value::Object(self.fields()).to_string()
    }
    fn fields(&self) -> Map<String, Value> {
        let options = self.options.iter();
        let options = options.map(|(k, v)| (k.clone(), Value::from(v.clone())));
        let mut fields = fields([
            ("grognard", FORMAT.into()),
            ("system", self.system.clone().into()),
            ("scenario", self.scenario.clone().into()),
            ("options", options.collect()),
            ("edition", self.edition.into()),
            ("seats", self.seats.clone().into()),
        ]);
        if let Some(given) = self.given {
            fields.insert("given".to_owned(), given.into());
        }
        fields
    }
    /// Whether the chance of an entry was given with it.
    fn is_given(&self, n: u32) -> bool {
        self.given.is_some_and(|given| n <= given)
    }
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.index()]
    }
    fn seat(&self, name: &str) -> Option<Seat> {
        self.seats
            .iter()
            .position(|seat| seat == name)
            .map(|i| Seat(i as u8))
    }
}

/// What an entry records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The set-up.
    Start,
    /// An action.
    Do {
        /// Who decided.
        seat: Seat,
        /// The notation.
        action: String,
        /// Whether something hidden was looked at.
        probed: bool,
    },
    /// The last action not yet taken back is taken back.
    Undo {
        /// Who takes back.
        seat: Seat,
        /// The number of that action.
        of: u32,
        /// With everybody's consent: then it may go across a roll or another seat.
        agreed: bool,
    },
    /// A seat gives the match up: nothing follows but the end.
    Resign {
        /// Who resigns.
        seat: Seat,
    },
}

/// One line of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number; the set-up has 0.
    pub n: u32,
    /// What was done.
    pub step: Step,
    /// The dice and cards it drew, in words.
    pub chance: Vec<String>,
    /// The hash of the state after it.
    pub hash: Key32,
}

/// How a finished match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// Who won.
    pub winner: Option<Seat>,
    /// The secrets of the dice, now open.
    pub reveal: Secrets,
    /// The hash of the last state.
    pub hash: Key32,
}

/// The record of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The name of the file it came from, for faults.
    pub file: String,
    /// What was agreed.
    pub header: Header,
    /// The secrets of a running match: in the owner's save only.
    pub keep: Option<Secrets>,
    /// The set-up and everything after it.
    pub entries: Vec<Entry>,
    /// The end.
    pub over: Option<Over>,
}

impl Journal {
    /// The whole record, as its owner keeps it: while the match runs it has the `keep`
    /// line, without which it cannot be resumed, and which no player may see.
    pub fn text(&self) -> String {
        self.lines(true).join("\n") + "\n"
    }
    /// The record without the secrets of a running match. It still holds every
    /// card drawn: of a running match players get [`crate::Match::masked`] instead.
    pub fn text_public(&self) -> String {
        self.lines(false).join("\n") + "\n"
    }
    /// The first line: what was agreed, and what was committed to.
    pub fn header_line(&self) -> String {
        linked(&self.header_body(), &mut String::new())
    }
    /// What to append to a file that already holds the first `entries` entries, the last of which has this link.
    pub(crate) fn text_after(&self, entries: usize, link: Option<Link>) -> String {
        let mut link = link.map_or_else(String::new, |link| to_hex(&link.0));
        let lines = self.lines_after(entries, &mut link);
        lines.map(|line| line + "\n").collect()
    }
    /// The link of the header.
    pub(crate) fn first_link(&self) -> Link {
        Link::of("", &self.header_body())
    }
    /// The link of an entry, which follows a line with this one.
    pub(crate) fn next_link(&self, before: Link, entry: &Entry) -> Link {
        Link::of(&to_hex(&before.0), &self.entry_body(entry))
    }

    fn lines(&self, keep: bool) -> Vec<String> {
        let mut link = String::new();
        let mut lines = Vec::with_capacity(self.entries.len() + 3);
        lines.push(linked(&self.header_body(), &mut link));
        if let Some(secrets) = self.keep.as_ref().filter(|_| keep) {
            let secrets = self.named(&secrets.server, &secrets.seats);
            lines.push(body([(
                "keep",
                Value::Object(Map::from_iter([("secrets".to_owned(), secrets)])),
            )]));
        }
        lines.extend(self.lines_after(0, &mut link));
        lines
    }

    /// The lines of all entries but the first so many, and of the end.
    fn lines_after(&self, entries: usize, link: &mut String) -> impl Iterator<Item = String> {
        let rest = self.entries.get(entries..).unwrap_or_default().iter();
        let entries = rest.map(|entry| self.entry_body(entry));
        let over = self.over.iter().map(|over| self.over_body(over));
        entries.chain(over).map(|body| linked(&body, link))
    }

    fn named(&self, server: &Key32, seats: &[Key32]) -> Value {
        let mut map = Map::new();
        map.insert(SERVER.to_owned(), server.to_string().into());
        for (name, key) in self.header.seats.iter().zip(seats) {
            map.insert(name.clone(), key.to_string().into());
        }
        Value::Object(map)
    }

    fn header_body(&self) -> String {
        let published = &self.header.commitments;
        let mut header = self.header.fields();
        header.insert(
            "commitments".to_owned(),
            self.named(&published.server, &published.seats),
        );
        if let Some(content) = self.header.content {
            header.insert("content".to_owned(), content.to_string().into());
        }
        Value::Object(header).to_string()
    }

    fn entry_body(&self, entry: &Entry) -> String {
        let name = |seat: Seat| Some(self.header.name(seat).to_owned());
        let mut line = EntryLine {
            n: entry.n,
            chance: entry.chance.clone(),
            hash: Some(entry.hash),
            ..EntryLine::default()
        };
        match &entry.step {
            Step::Start => {}
            Step::Do {
                seat,
                action,
                probed,
            } => {
                (line.seat, line.action, line.probed) =
                    (name(*seat), Some(action.clone()), *probed);
            }
            Step::Undo { seat, of, agreed } => {
                (line.seat, line.undo, line.agreed) = (name(*seat), Some(*of), *agreed);
            }
            Step::Resign { seat } => (line.seat, line.resign) = (name(*seat), true),
        }
        serde_json::to_string(&line).expect("an entry is plain text and numbers")
    }

    fn over_body(&self, over: &Over) -> String {
        body([
            ("over", true.into()),
            (
                "winner",
                over.winner
                    .map_or(Value::Null, |seat| self.header.name(seat).into()),
            ),
            (
                "reveal",
                self.named(&over.reveal.server, &over.reveal.seats),
            ),
            ("hash", over.hash.to_string().into()),
        ])
    }

    /// Whether it was begun with the files of this hash; a journal that does not say may have been.
    pub fn check_content(&self, at_hand: Key32) -> Result<(), Fault> {
        match self.header.content {
            Some(begun) if begun != at_hand => Err(self.other_content()),
            _ => Ok(()),
        }
    }
    /// What is said of a match that cannot be folded with the files at hand.
    pub fn other_content(&self) -> Fault {
        Fault::new(
            &self.file,
            "line 1, content",
            "this match was begun with other content files than those at hand: a map, a scenario, a card or a number was changed since",
            "give the files it was begun with as --content DIR, or as the file that its server gives at /api/matches/ID/content",
        )
    }

    /// The secrets of the dice, where this journal has them: revealed, or kept.
    pub fn secrets(&self) -> Option<&Secrets> {
        let revealed = self.over.as_ref().map(|over| &over.reveal);
        revealed.or(self.keep.as_ref())
    }

    /// The line on which an entry stands, counted from 1.
    pub fn line_of(&self, n: u32) -> usize {
        2 + usize::from(self.keep.is_some()) + n as usize
    }
    fn fault_at(&self, n: u32, what: impl Into<String>, mend: impl Into<String>) -> Fault {
        Fault::new(
            &self.file,
            format!("line {}, entry {n}", self.line_of(n)),
            what,
            mend,
        )
    }
}

/// The number of this format, in the header.
const FORMAT: u8 = 1;
/// A link has so many hexadecimal digits.
const LINK: usize = 16;

/// An entry as its line has it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    n: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    #[serde(default, rename = "do", skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    resign: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    agreed: bool,
    #[serde(default, rename = "probe", skip_serializing_if = "std::ops::Not::not")]
    probed: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chance: Vec<String>,
    hash: Option<Key32>,
}

fn fields<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    let named = fields.into_iter();
    named.map(|(key, value)| (key.to_owned(), value)).collect()
}

fn body<const N: usize>(of: [(&str, Value); N]) -> String {
    Value::Object(fields(of)).to_string()
}

/// The link of a line: a hash of the link before it and of its own words. In the line it is written as digits.
#[derive(Clone, Copy)]
pub(crate) struct Link([u8; 8]);

impl Link {
    fn of(before: &str, body: &str) -> Link {
        let mut hash = blake3::Hasher::new();
        hash.update(b"grognard link");
        hash.update(before.as_bytes());
        hash.update(body.as_bytes());
        let hash = hash.finalize();
        Link(std::array::from_fn(|i| hash.as_bytes()[i]))
    }
}

fn link_of(before: &str, body: &str) -> String {
    to_hex(&Link::of(before, body).0)
}

/// The link at the end of a line; the line of the secrets has none.
pub fn link(line: &str) -> Option<&str> {
    let (_, link) = line.strip_suffix("\"}")?.rsplit_once(",\"link\":\"")?;
    (link.len() == LINK && link.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(link)
}

/// The line with its link, which becomes the one before the next.
fn linked(body: &str, link: &mut String) -> String {
    *link = link_of(link, body);
    let open = body.strip_suffix('}').expect("a line is an object");
    format!("{open},\"link\":\"{link}\"}}")
}
