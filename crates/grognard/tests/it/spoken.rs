//! Every key the program speaks in has words, and every word of the program is spoken.

use crate::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::{Lang, Words};

/// Keys that are put together at run time, or come from elsewhere.
const MADE: [&str; 5] = ["system-", "table-", "level-", "character-", "rehearsal"];

/// All texts in quotes of the sources below a folder.
fn quoted(folder: &Path, out: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            quoted(&path, out);
        } else {
            let text = fs::read_to_string(&path).expect("sources are text");
            out.extend(text.split('"').map(str::to_owned));
        }
    }
}

#[test]
fn keys_of_the_program_and_words_of_the_program_are_the_same() {
    let text =
        fs::read_to_string(root().join("locales/en/program.ftl")).expect("the words are there");
    let words = Words::new(Lang::En, &[("program.ftl", &text)]).expect("the words can be read");
    let known: BTreeSet<&str> = words.keys().iter().map(String::as_str).collect();
    let heads: BTreeSet<&str> = known
        .iter()
        .filter_map(|key| key.split('-').next())
        .collect();
    let mut spoken = BTreeSet::new();
    quoted(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut spoken,
    );
    let is_key = |text: &&String| {
        let plain = text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        let head = text.split_once('-').filter(|(_, rest)| !rest.is_empty());
        plain && head.is_some_and(|(head, _)| heads.contains(head))
    };
    let spoken: BTreeSet<&str> = spoken.iter().filter(is_key).map(String::as_str).collect();
    assert!(spoken.len() > 200, "only {} keys are spoken", spoken.len());
    let silent: Vec<&&str> = spoken.difference(&known).collect();
    assert!(silent.is_empty(), "without words: {silent:?}");
    let made = |key: &&&str| MADE.iter().any(|head| key.starts_with(head));
    let unused: Vec<&&str> = known.difference(&spoken).filter(|key| !made(key)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}
