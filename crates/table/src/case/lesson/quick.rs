//! The quick start of a system: one page, in pictures and few words.

use super::file::{Both, both};
use crate::Fault;
use crate::case::doc::{Item, Node, Reader, Said};

/// One page about a game.
#[derive(Clone, Debug, Default)]
pub struct Quick {
    /// What the game is, in a sentence.
    pub about: Both,
    /// Its parts, in the order in which they are read.
    pub parts: Vec<QuickPart>,
}

/// One part: an idea with its drawings.
#[derive(Clone, Debug, Default)]
pub struct QuickPart {
    /// The idea in a few words.
    pub title: Both,
    /// A few sentences.
    pub text: Both,
    /// The names of drawings, as views give them.
    pub faces: Vec<String>,
    /// The numbers that matter.
    pub rows: Vec<QuickRow>,
    /// The rules that say more.
    pub rules: Vec<Said>,
}

/// A thing and its number.
#[derive(Clone, Debug, Default)]
pub struct QuickRow {
    /// What.
    pub what: Both,
    /// How much.
    pub value: Both,
    /// The name of its drawing.
    pub face: String,
}

impl Quick {
    /// Reads a quick start; all that is wrong with it at once.
    pub fn read(file: &str, text: &str) -> Result<Quick, Vec<Fault>> {
        let document = Node::document(file, text)?;
        let mut reader = Reader {
            file,
            faults: Vec::new(),
        };
        let mut quick = Quick::default();
        for (key, node) in rows(&document) {
            match &*key.text {
                "about" => quick.about = both(&mut reader, key, node),
                "part" => quick.parts = list(node).map(|node| part(&mut reader, node)).collect(),
                other => {
                    let what = format!("a quick start has no `{other}`");
                    reader.fault(key.at, what, "it knows: about, part");
                }
            }
        }
        if quick.parts.is_empty() {
            reader.fault(document.at, "there is nothing to read", "add a [[part]]");
        }
        match reader.faults.is_empty() {
            true => Ok(quick),
            false => Err(reader.faults),
        }
    }
}

fn rows(node: &Node) -> &[(Said, Node)] {
    match &node.item {
        Item::Table(rows) => rows,
        _ => &[],
    }
}

fn list(node: &Node) -> impl Iterator<Item = &Node> {
    let list: &[Node] = match &node.item {
        Item::List(list) => list,
        _ => &[],
    };
    list.iter()
}

fn part(reader: &mut Reader, node: &Node) -> QuickPart {
    let mut part = QuickPart::default();
    let texts = |said: Vec<Said>| said.into_iter().map(|said| said.text).collect();
    for (key, node) in rows(node) {
        match &*key.text {
            "title" => part.title = both(reader, key, node),
            "text" => part.text = both(reader, key, node),
            "faces" => part.faces = texts(reader.words(key, node)),
            "rules" => part.rules = reader.words(key, node),
            "rows" => part.rows = list(node).map(|node| row(reader, node)).collect(),
            other => {
                let what = format!("a `part` has no `{other}`");
                reader.fault(
                    key.at,
                    what,
                    "a `part` knows: title, text, faces, rows, rules",
                );
            }
        }
    }
    for (key, said) in [("title", &part.title), ("text", &part.text)] {
        if *said == Both::default() {
            let mend = format!("{key} = {{ en = \"…\", fr = \"…\" }}");
            reader.fault(node.at, format!("the part has no `{key}`"), mend);
        }
    }
    part
}

fn row(reader: &mut Reader, node: &Node) -> QuickRow {
    let mut row = QuickRow::default();
    for (key, node) in rows(node) {
        match (&*key.text, &node.item) {
            ("what", _) => row.what = both(reader, key, node),
            // A number is the same in both languages.
            ("value", Item::Text(text, _)) => {
                row.value = Both {
                    en: text.clone(),
                    fr: text.clone(),
                };
            }
            ("value", _) => row.value = both(reader, key, node),
            ("face", _) => row.face = reader.text(key, node).unwrap_or_default(),
            (other, _) => {
                let what = format!("a row has no `{other}`");
                reader.fault(key.at, what, "a row knows: what, value, face");
            }
        }
    }
    row
}
