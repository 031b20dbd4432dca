//! The rule catalogues: every rule of a system with its id, its words in both languages, and where its
//! source stands.

use crate::stock;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use words::Lang;

/// One rule.
#[derive(Clone, Debug, Deserialize)]
pub struct Rule {
    /// What code and cases cite.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its words.
    pub rule: String,
    /// The term of the French rulebook.
    #[serde(default)]
    pub fr: String,
    /// The lines of the source.
    #[serde(default)]
    pub lines: String,
    /// What is not clear in the source, and how it is read here.
    #[serde(default)]
    pub unclear: Option<String>,
    /// Other rules that belong to it.
    #[serde(default)]
    pub refs: Vec<String>,
}

/// The words of a rule in another language.
#[derive(Debug, Deserialize)]
struct Translated {
    id: String,
    title: String,
    rule: String,
    unclear: Option<String>,
}

#[derive(Deserialize)]
struct File<R> {
    rule: Vec<R>,
}

/// The rules of a system in the order of its rulebook.
pub fn rules(system: &str, lang: Lang) -> Vec<Rule> {
    let mut rules: Vec<Rule> = read(&format!("{system}.toml"));
    if lang == Lang::En {
        return rules;
    }
    let words: Vec<Translated> = read(&format!("{system}.{lang}.toml"));
    let mut words: BTreeMap<String, Translated> = words
        .into_iter()
        .map(|words| (words.id.clone(), words))
        .collect();
    for rule in &mut rules {
        if let Some(words) = words.remove(&rule.id) {
            rule.title = words.title;
            rule.rule = words.rule;
            rule.unclear = words.unclear.or(rule.unclear.take());
        }
    }
    rules
}

/// The ids of the rules of a system; read once.
pub fn ids(system: &str) -> &'static BTreeSet<String> {
    static IDS: OnceLock<BTreeMap<&str, BTreeSet<String>>> = OnceLock::new();
    static NONE: BTreeSet<String> = BTreeSet::new();
    let of = |id| {
        rules(id, Lang::En)
            .into_iter()
            .map(|rule| rule.id)
            .collect()
    };
    let all = IDS.get_or_init(|| {
        shelf::systems()
            .iter()
            .map(|s| (s.id(), of(s.id())))
            .collect()
    });
    all.get(system).unwrap_or(&NONE)
}

fn read<R: for<'de> Deserialize<'de>>(name: &str) -> Vec<R> {
    let Some(text) = stock::rules(name) else {
        return Vec::new();
    };
    let file: File<R> =
        toml::from_str(text).unwrap_or_else(|e| panic!("the program's own {name} is tested: {e}"));
    file.rule
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_words_in_both_languages() {
        for &system in shelf::systems() {
            let (en, fr) = (rules(system.id(), Lang::En), rules(system.id(), Lang::Fr));
            assert!(!en.is_empty() && en.len() == fr.len());
            let same: Vec<&str> = en
                .iter()
                .zip(&fr)
                .filter(|(e, f)| e.rule == f.rule)
                .map(|(e, _)| &*e.id)
                .collect();
            assert!(same.is_empty(), "no French words for {same:?}");
        }
    }

    #[test]
    fn rule_ids_are_unique() {
        for &system in shelf::systems() {
            let mut ids: Vec<String> = rules(system.id(), Lang::En)
                .into_iter()
                .map(|rule| rule.id)
                .collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all);
        }
    }
}
