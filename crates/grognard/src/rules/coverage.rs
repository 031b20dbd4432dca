//! `grognard rules coverage`

use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{Format, catalogue, check, pick, table_text};
use serde_json::{Value, json};
use shelf::System;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use table::Text;
use words::Lang;

#[derive(clap::Args)]
pub struct Args {
    /// Only this system
    #[arg(long, value_name = "SYSTEM")]
    system: Option<String>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The rules of a system or of one of its booklets, and where they are.
#[derive(Default)]
struct Coverage {
    rules: Vec<String>,
    cited: BTreeSet<String>,
    tested: BTreeSet<String>,
}

impl Coverage {
    /// The rules that are in none of the sets.
    fn lacking(&self, sets: &[&BTreeSet<String>]) -> Vec<&str> {
        let nowhere = |id: &&String| sets.iter().all(|set| !set.contains(*id));
        self.rules
            .iter()
            .filter(nowhere)
            .map(String::as_str)
            .collect()
    }
    fn missing(&self) -> Vec<&str> {
        self.lacking(&[&self.cited, &self.tested])
    }
    fn add(&mut self, id: &str, cited: bool, tested: bool) {
        self.rules.push(id.to_owned());
        if cited {
            self.cited.insert(id.to_owned());
        }
        if tested {
            self.tested.insert(id.to_owned());
        }
    }
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let systems = match &args.system {
        Some(id) => vec![pick::system(id)?],
        None => shelf::systems().to_vec(),
    };
    let mut all = Vec::new();
    for system in systems {
        all.push((system.id(), books(desk, system)));
    }
    match args.format {
        Format::Json => {
            let list: Vec<Value> = all
                .iter()
                .map(|(system, books)| as_json(system, books))
                .collect();
            writeln!(out, "{:#}", Value::from(list))?;
        }
        Format::Text => text(desk, &all, out)?,
    }
    Ok(())
}

type Books = BTreeMap<&'static str, Coverage>;

fn books(desk: &Desk, system: &dyn System) -> Books {
    let folder = format!("{}/", system.id());
    let sources = system.sources().into_iter();
    let texts = sources.chain(desk.content.under(&folder));
    let mut tokens = BTreeSet::new();
    texts.for_each(|(_, text)| tokens.extend(ids_in(text)));
    let tested = check::exercised(desk, system.id());
    let mut books = Books::new();
    for rule in catalogue::rules(system.id(), Lang::En) {
        let book = books.entry(system.booklet(&rule.id)).or_default();
        book.add(
            &rule.id,
            tokens.contains(rule.id.as_str()),
            tested.contains(&rule.id),
        );
    }
    books
}

/// The words of a text that could be rule ids: whole tokens, without the full stop of a sentence. A bare number, which
/// is the id of a chapter in some books, is one only in a comment.
fn ids_in(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-' || c == '_';
    text.lines().flat_map(move |line| {
        let comment = line.trim_start().starts_with("//");
        line.split(move |c| !part(c))
            .map(|token| token.trim_matches(['.', '-']))
            .filter(move |token| comment || token.bytes().any(|b| !b.is_ascii_digit()))
            .filter(|token| token.bytes().any(|b| b.is_ascii_digit() || b == b'.'))
    })
}

fn whole(books: &Books) -> Coverage {
    let mut whole = Coverage::default();
    for book in books.values() {
        book.rules
            .iter()
            .for_each(|id| whole.add(id, book.cited.contains(id), book.tested.contains(id)));
    }
    whole
}

fn as_json(system: &str, books: &Books) -> Value {
    let numbers = |key: &str, name: &str, coverage: &Coverage| {
        json!({
            key: name,
            "rules": coverage.rules.len(),
            "cited": coverage.cited.len(),
            "tested": coverage.tested.len(),
            "missing": coverage.missing(),
        })
    };
    let split = books.iter().map(|(name, book)| {
        let mut value = numbers("book", name, book);
        value["uncited"] = json!(book.lacking(&[&book.cited]));
        value["untested"] = json!(book.lacking(&[&book.tested]));
        value
    });
    let mut value = numbers("system", system, &whole(books));
    value["books"] = split.collect();
    value
}

fn text(desk: &Desk, all: &[(&str, Books)], out: &mut dyn Write) -> Result<(), Trouble> {
    let heads = [
        "coverage-system",
        "coverage-rules",
        "coverage-cited",
        "coverage-tested",
        "coverage-missing",
    ];
    let mut rows = vec![heads.map(|key| desk.key(key)).to_vec()];
    for (system, books) in all {
        let mut row = |name: String, coverage: &Coverage| {
            let numbers = [
                coverage.rules.len(),
                coverage.cited.len(),
                coverage.tested.len(),
                coverage.missing().len(),
            ];
            rows.push(
                std::iter::once(name)
                    .chain(numbers.map(|n| n.to_string()))
                    .collect(),
            );
        };
        row((*system).to_owned(), &whole(books));
        books
            .iter()
            .for_each(|(name, book)| row(format!("  {name}"), book));
    }
    table_text::write(out, &rows, &[1, 2, 3, 4])?;
    for (system, books) in all {
        let missing = whole(books).missing().join(", ");
        if !missing.is_empty() {
            let line = Text::new("coverage-list")
                .name("system", *system)
                .name("ids", missing);
            writeln!(out)?;
            for line in table_text::wrap(&desk.say(&line), 100) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_whole_tokens() {
        let text = r#"// retreat.one-hex-per-flag. Then (ter.hill), "scn.04.time": ter.hill.los-first-hex"#;
        let found: Vec<&str> = ids_in(text).collect();
        assert_eq!(
            found,
            [
                "retreat.one-hex-per-flag",
                "ter.hill",
                "scn.04.time",
                "ter.hill.los-first-hex"
            ]
        );
    }
}
