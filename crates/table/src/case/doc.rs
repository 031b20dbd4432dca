//! A TOML document in which everything knows its place.

use crate::Fault;
use serde_json::Value as Json;
use std::{fmt, iter};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A place in a file. Both count from 1; columns count characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl Place {
    /// So many characters further in the same line.
    pub(super) fn right(self, columns: usize) -> Place {
        Place {
            column: self.column + columns,
            ..self
        }
    }
    /// Reads what `Display` writes.
    pub(super) fn parse(text: &str) -> Option<Place> {
        let (line, column) = text.strip_prefix("line ")?.split_once(", column ")?;
        Some(Place {
            line: line.parse().ok()?,
            column: column.parse().ok()?,
        })
    }
}

/// A text of which every line is known by the byte it begins at: files of cases are long, and everything in them has a place.
#[derive(Clone, Copy)]
struct Source<'a> {
    text: &'a str,
    lines: &'a [usize],
}

impl Source<'_> {
    /// The bytes at which lines begin.
    fn lines(text: &str) -> Vec<usize> {
        let after = text.match_indices('\n').map(|(newline, _)| newline + 1);
        iter::once(0).chain(after).collect()
    }
    /// The place of a byte of it.
    fn place(self, byte: usize) -> Place {
        let byte = self.text.floor_char_boundary(byte);
        let line = self.lines.partition_point(|begin| *begin <= byte);
        let before = &self.text[self.lines[line - 1]..byte];
        Place {
            line,
            column: before.chars().count() + 1,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A text of the file and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Where.
    pub at: Place,
    /// The text.
    pub text: String,
}

/// A value with its place.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub at: Place,
    pub item: Item,
}

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// A text and the place of its first character inside the quotes.
    Text(String, Place),
    Num(i64),
    Real(f64),
    Flag(bool),
    List(Vec<Node>),
    Table(Vec<(Said, Node)>),
    /// What no case has a use for: a date, a number out of bounds.
    Other,
}

impl Node {
    /// Reads a document: a table.
    pub fn document(file: &str, text: &str) -> Result<Node, Vec<Fault>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        let lines = Source::lines(text);
        let source = Source {
            text,
            lines: &lines,
        };
        if errors.is_empty() {
            return Ok(Node {
                at: Place { line: 1, column: 1 },
                item: table_of(source, table.get_ref()),
            });
        }
        Err(errors
            .iter()
            .map(|error| {
                let at = error
                    .span()
                    .map_or(String::new(), |span| source.place(span.start).to_string());
                Fault::new(
                    file,
                    at,
                    error.message(),
                    "see https://toml.io for how such files are written",
                )
            })
            .collect())
    }

    /// The value as data for the system.
    pub fn json(&self) -> Json {
        match &self.item {
            Item::Text(text, _) => Json::from(text.as_str()),
            Item::Num(n) => Json::from(*n),
            Item::Real(x) => Json::from(*x),
            Item::Flag(flag) => Json::from(*flag),
            Item::List(list) => list.iter().map(Node::json).collect(),
            Item::Table(rows) => rows
                .iter()
                .map(|(key, node)| (key.text.clone(), node.json()))
                .collect(),
            Item::Other => Json::Null,
        }
    }

    /// Every value inside with its path: `hq.british`, `special[1]`.
    pub fn walk(&self, path: &str, visit: &mut impl FnMut(&str, &Node)) {
        visit(path, self);
        match &self.item {
            Item::List(list) => {
                for (i, node) in list.iter().enumerate() {
                    node.walk(&format!("{path}[{i}]"), visit);
                }
            }
            Item::Table(rows) => {
                for (key, node) in rows {
                    node.walk(&join(path, &key.text), visit);
                }
            }
            _ => {}
        }
    }

    /// The rows of a table, tables inside it opened: `hq.british = 5` without
    /// quotes is a table in a table to TOML, and one name to a writer of cases.
    pub fn flat(&self) -> Option<Vec<(Said, &Node)>> {
        let Item::Table(rows) = &self.item else {
            return None;
        };
        let mut out = Vec::new();
        for (key, node) in rows {
            match node.flat() {
                None => out.push((key.clone(), node)),
                Some(inner) => out.extend(inner.into_iter().map(|(last, node)| {
                    (
                        Said {
                            at: key.at,
                            text: join(&key.text, &last.text),
                        },
                        node,
                    )
                })),
            }
        }
        Some(out)
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}

fn table_of(source: Source, table: &DeTable) -> Item {
    let mut rows: Vec<_> = table.iter().collect();
    rows.sort_by_key(|(key, _)| key.span().start);
    Item::Table(
        rows.into_iter()
            .map(|(key, value)| {
                let at = source.place(key.span().start);
                (
                    Said {
                        at,
                        text: key.get_ref().to_string(),
                    },
                    node_of(source, value),
                )
            })
            .collect(),
    )
}

fn node_of(source: Source, value: &Spanned<DeValue>) -> Node {
    let span = value.span();
    let at = source.place(span.start);
    let item = match value.get_ref() {
        DeValue::String(string) => {
            // Between plain quotes the text stands as it reads; else its beginning must do.
            let plain = span.len() == string.len() + 2;
            Item::Text(string.to_string(), if plain { at.right(1) } else { at })
        }
        DeValue::Integer(n) => {
            i64::from_str_radix(n.as_str(), n.radix()).map_or(Item::Other, Item::Num)
        }
        DeValue::Float(x) => x.as_str().parse().map_or(Item::Other, Item::Real),
        DeValue::Boolean(flag) => Item::Flag(*flag),
        DeValue::Datetime(_) => Item::Other,
        DeValue::Array(list) => {
            Item::List(list.iter().map(|value| node_of(source, value)).collect())
        }
        DeValue::Table(table) => table_of(source, table),
    };
    Node { at, item }
}

/// Takes values out of nodes and keeps what is wrong with them.
pub(super) struct Reader<'a> {
    pub file: &'a str,
    pub faults: Vec<Fault>,
}

impl Reader<'_> {
    pub fn fault(&mut self, at: Place, what: impl Into<String>, mend: impl Into<String>) {
        self.faults
            .push(Fault::new(self.file, at.to_string(), what, mend));
    }
    /// One text.
    pub fn text(&mut self, key: &Said, node: &Node) -> Option<String> {
        match &node.item {
            Item::Text(text, _) if !text.trim().is_empty() => Some(text.clone()),
            _ => {
                self.fault(
                    node.at,
                    format!("`{}` needs a text", key.text),
                    format!("{} = \"…\"", key.text),
                );
                None
            }
        }
    }
    /// One text or number, or a list of them.
    pub fn words(&mut self, key: &Said, node: &Node) -> Vec<Said> {
        let one = std::slice::from_ref(node);
        let list = if let Item::List(list) = &node.item {
            list
        } else {
            one
        };
        let mut out = Vec::new();
        for node in list {
            match &node.item {
                Item::Text(text, _) if !text.trim().is_empty() => {
                    out.push(Said {
                        at: node.at,
                        text: text.trim().to_owned(),
                    });
                }
                Item::Num(n) => out.push(Said {
                    at: node.at,
                    text: n.to_string(),
                }),
                _ => self.fault(
                    node.at,
                    format!("`{}` needs a text or a list of texts", key.text),
                    format!("{} = [\"…\", \"…\"]", key.text),
                ),
            }
        }
        out
    }
    /// The rows of a table, opened; see [`Node::flat`].
    pub fn rows<'n>(&mut self, key: &Said, node: &'n Node) -> Vec<(Said, &'n Node)> {
        node.flat().unwrap_or_else(|| {
            self.fault(
                node.at,
                format!("`{}` needs a list of names and values in braces", key.text),
                format!("{} = {{ \"…\" = \"…\" }}", key.text),
            );
            Vec::new()
        })
    }
}
