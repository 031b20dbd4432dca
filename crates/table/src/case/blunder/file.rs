//! The file: positions as those of cases, and what is wrong in them.

use super::pattern::Pattern;
use crate::case::doc::{Item, Node, Place, Reader, Said};
use crate::case::file::{Case, check_position, check_seen, entry, tables};
use crate::case::lesson::{Both, both};
use crate::case::step::{See, see};
use crate::{Fault, MatchSpec};
use std::collections::BTreeSet;

/// A file of positions.
#[derive(Clone, Debug, Default)]
pub struct BlunderFile {
    /// The file, as the caller named it.
    pub file: String,
    /// The system, where the file says it; else it follows from the folder.
    pub system: Option<String>,
    /// The positions in the order of the file.
    pub positions: Vec<Blunder>,
}

/// A position, and what no person would do there.
#[derive(Clone, Debug, Default)]
pub struct Blunder {
    /// The file it stands in.
    pub file: String,
    /// Where it begins.
    pub at: Place,
    /// What it is called: no two of a file have the same name.
    pub name: String,
    /// Why it is wrong, or right.
    pub why: Both,
    /// What is never right.
    pub never: Vec<Pattern>,
    /// What is right: one of these must be done.
    pub prefers: Vec<Pattern>,
    /// What must be seen when the turn is over.
    pub ends: Vec<See>,
    /// Whether all is looked at that the side does in the rest of the turn, and not its next answer alone.
    pub whole_turn: bool,
    /// The position, read as that of a case.
    pub(super) position: Case,
}

/// The keys besides those of the position.
const KEYS: [&str; 7] = [
    "name", "source", "why", "never", "prefers", "ends", "within",
];

impl BlunderFile {
    /// Reads a file of positions; all that is wrong with it at once.
    pub fn read(file: &str, text: &str) -> Result<BlunderFile, Vec<Fault>> {
        let document = Node::document(file, text)?;
        let mut reader = Reader {
            file,
            faults: Vec::new(),
        };
        let read = read(&mut reader, &document);
        match reader.faults.is_empty() {
            true => Ok(read),
            false => Err(reader.faults),
        }
    }
}

impl Blunder {
    /// What to open its book with.
    pub fn spec(&self) -> MatchSpec {
        self.position.spec()
    }

    /// Something is wrong with it.
    pub fn fault(&self, at: Place, what: impl Into<String>, mend: impl Into<String>) -> Fault {
        Fault::new(&self.file, at.to_string(), what, mend)
    }

    /// The patterns of both kinds.
    pub fn patterns(&self) -> impl Iterator<Item = &Pattern> {
        self.never.iter().chain(&self.prefers)
    }
}

fn read(reader: &mut Reader, document: &Node) -> BlunderFile {
    let mut out = BlunderFile {
        file: reader.file.to_owned(),
        ..BlunderFile::default()
    };
    let Item::Table(rows) = &document.item else {
        return out;
    };
    for (key, node) in rows {
        match &*key.text {
            "system" => out.system = reader.text(key, node),
            "case" => {
                for (at, rows) in tables(reader, key, node) {
                    let position = blunder(reader, at, rows);
                    out.positions.push(position);
                }
            }
            other => {
                let what = format!("`{other}` stands outside the positions");
                reader.fault(key.at, what, "write it below a [[case]]");
            }
        }
    }
    if out.positions.is_empty() && reader.faults.is_empty() {
        reader.fault(
            document.at,
            "the file has no position",
            "begin each with [[case]]",
        );
    }
    let mut names = BTreeSet::new();
    for position in out
        .positions
        .iter()
        .filter(|position| !position.name.is_empty())
    {
        if !names.insert(&position.name) {
            let what = format!("two positions are named \"{}\"", position.name);
            reader.fault(position.at, what, "rename one");
        }
    }
    out
}

fn blunder(reader: &mut Reader, at: Place, rows: &[(Said, Node)]) -> Blunder {
    let mut out = Blunder {
        file: reader.file.to_owned(),
        at,
        ..Blunder::default()
    };
    let mut case = Case::default();
    case.at = at;
    case.draft.file = reader.file.to_owned();
    for (key, node) in rows {
        match &*key.text {
            "name" => out.name = reader.text(key, node).unwrap_or_default(),
            "why" => out.why = both(reader, key, node),
            "never" => out.never = patterns(reader, key, node),
            "prefers" => out.prefers = patterns(reader, key, node),
            "ends" => out.ends = see(reader, key, node),
            "within" => out.whole_turn = within(reader, key, node),
            "rules" | "then" => {
                let mend = format!("besides the position it knows: {}", KEYS.join(", "));
                reader.fault(
                    key.at,
                    format!("such a position has no `{}`", key.text),
                    mend,
                );
            }
            _ => entry(reader, &mut case, key, node),
        }
    }
    check_position(reader, &mut case);
    check_seen(reader, &case, &out.ends);
    case.name.clone_from(&out.name);
    out.position = case;
    complete(reader, &out);
    out
}

fn patterns(reader: &mut Reader, key: &Said, node: &Node) -> Vec<Pattern> {
    let said = reader.words(key, node);
    if said.is_empty() && matches!(&node.item, Item::List(list) if list.is_empty()) {
        reader.fault(
            key.at,
            format!("`{}` is empty", key.text),
            "fill it, or take it out",
        );
    }
    said.into_iter()
        .filter_map(|said| Pattern::read(reader, said))
        .collect()
}

/// Whether the whole turn is looked at.
fn within(reader: &mut Reader, key: &Said, node: &Node) -> bool {
    match reader.text(key, node).as_deref() {
        Some("turn") => return true,
        Some("answer") | None => {}
        Some(other) => {
            let mend = "within = \"answer\" looks at the next answer alone, as without it; within = \"turn\" at the rest of the turn";
            reader.fault(
                node.at,
                format!("nothing is looked at within '{other}'"),
                mend,
            );
        }
    }
    false
}

/// What must not be missing, and what needs the whole turn.
fn complete(reader: &mut Reader, blunder: &Blunder) {
    let at = blunder.at;
    if blunder.name.is_empty() {
        reader.fault(at, "the position has no name", "name = \"what goes wrong\"");
    }
    if blunder.why == Both::default() {
        let mend = "why = { en = \"…\", fr = \"…\" }";
        reader.fault(at, "the position does not say `why`", mend);
    }
    if blunder.never.is_empty() && blunder.prefers.is_empty() && blunder.ends.is_empty() {
        let mend =
            "add never = [\"…\"], what is wrong, or prefers = [\"…\"], one of which is right";
        reader.fault(at, "nothing is wrong here, and nothing right", mend);
    }
    if blunder.whole_turn {
        return;
    }
    let mend = "add within = \"turn\"";
    if let Some(see) = blunder.ends.first() {
        reader.fault(see.at, "`ends` looks at the end of the turn", mend);
    }
    for pattern in blunder.patterns().filter(|pattern| pattern.steps.len() > 1) {
        let what = "an answer is one action: nothing follows it";
        reader.fault(pattern.said.at, what, mend);
    }
}
