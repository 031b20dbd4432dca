//! Rule ids: the trunk cites the rules of Europe, and here they become those of Great War Commander.

use crate::book::Book;
use crate::edition::Edition;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The rules of Great War Commander that the trunk carries out.
const IDS: &str = include_str!("ids.txt");
/// Stands before the id of a rule that Great War Commander has alone: some ids are in both books and say different
/// things.
const OWN: &str = "g:";

/// The rows of the list: a rule, and what stands beside it.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    IDS.lines().filter_map(|line| line.split_once(" = "))
}

/// The rules of Europe in a row; none where it names a file.
fn europe(row: &'static str) -> impl Iterator<Item = &'static str> {
    row.split(", ").filter_map(|rule| rule.strip_prefix("cce-"))
}

/// By rule of Europe, those that say the same here, in the order of the book.
static HERE: LazyLock<HashMap<&'static str, Vec<&'static str>>> = LazyLock::new(|| {
    let mut here: HashMap<_, Vec<_>> = HashMap::new();
    for (own, row) in rows() {
        europe(row).for_each(|rule| here.entry(rule).or_default().push(own));
    }
    here
});

/// The rules here for one that code cites; none if only Europe has it.
fn here(rule: &str) -> Vec<&str> {
    match rule.strip_prefix(OWN) {
        Some(own) => vec![own],
        None => HERE.get(rule).cloned().unwrap_or_default(),
    }
}

/// The rule here for one that code cites: the first, if there are several.
pub fn cite(rule: &str) -> &str {
    let first = here(rule).first().copied();
    debug_assert!(
        first.is_some(),
        "{rule} is a rule of Europe alone: cite what Great War Commander has instead"
    );
    first.unwrap_or(rule)
}

impl Book {
    /// The id, in the rulebook on the table, of a rule that code cites.
    pub fn cite<'a>(&self, rule: &'a str) -> &'a str {
        match self.edition {
            Edition::Europe => rule,
            Edition::GreatWar => cite(rule),
        }
    }
    /// The same for the rules of a refusal: all that this book has. It may name rules that only the other has, as long
    /// as not all of them are.
    pub fn cited<'a>(&self, rules: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
        let rules = rules.into_iter();
        if self.edition == Edition::Europe {
            return rules.filter(|rule| !rule.starts_with(OWN)).collect();
        }
        let mut found: Vec<&str> = Vec::new();
        for rule in rules.flat_map(here) {
            if !found.contains(&rule) {
                found.push(rule);
            }
        }
        debug_assert!(!found.is_empty(), "a refusal cites rules of Europe alone");
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Rules of Europe that Great War Commander does not have.
    const EUROPE_ALONE: usize = 46;

    fn text(path: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }
    fn catalogue(system: &str) -> BTreeSet<String> {
        let text = text(&format!("../../rules/{system}.toml"));
        let ids = text
            .lines()
            .filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
        ids.map(str::to_owned).collect()
    }

    #[test]
    fn every_row_names_rules_and_files_that_are_there() {
        let (here, europe_ids) = (catalogue("gwc"), catalogue("cce"));
        let mut seen = BTreeSet::new();
        for (own, row) in rows() {
            assert!(here.contains(own), "{own} is no rule of gwc");
            assert!(seen.insert(own), "{own} has two rows");
            match row.strip_prefix('@') {
                Some(file) => drop(text(&format!("src/{file}"))),
                None => assert!(europe(row).count() > 0, "{own} has no rule of cce"),
            }
            for rule in europe(row) {
                assert!(europe_ids.contains(rule), "{rule} is no rule of cce");
            }
        }
        let alone = europe_ids.iter().filter(|rule| here_is_none(rule));
        assert_eq!(alone.count(), EUROPE_ALONE);
    }
    fn here_is_none(rule: &str) -> bool {
        !HERE.contains_key(rule)
    }

    /// All sources of the crate.
    fn sources(folder: &Path, out: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, out);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                out.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn every_rule_cited_with_the_mark_is_there() {
        let here = catalogue("gwc");
        let mut texts = Vec::new();
        sources(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &mut texts,
        );
        let part = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
        let mut seen = 0;
        for text in &texts {
            for (at, _) in text.match_indices(OWN) {
                let id = text[at + OWN.len()..].split(|c| !part(c)).next();
                let id = id.unwrap_or_default().trim_end_matches('.');
                if !id.is_empty() && !text[..at].ends_with(part) {
                    assert!(here.contains(id), "{id} is no rule of gwc");
                    seen += 1;
                }
            }
        }
        assert!(seen > 100);
    }

    #[test]
    fn a_rule_is_cited_as_the_book_on_the_table_has_it() {
        assert_eq!(cite("A32"), "A39", "Dig In");
        assert_eq!(cite("g:A32"), "A32", "Barrage");
        assert_eq!(cite("4.2a"), "4.3a", "the first of two");
        assert_eq!(here("4.2a"), ["4.3a", "4.3c"]);
        assert!(here("T83").is_empty(), "no cliffs here");
    }
}
