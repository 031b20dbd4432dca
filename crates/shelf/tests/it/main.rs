//! Every scenario of every system on the shelf: the laws hold, and everything it says has words.

mod agreed;
mod blunders;
mod drawn;
mod films;
mod laws;
mod lessons;
mod machines;
mod orders;
mod reviews;
mod spoiled;
mod spoken;
mod told;
mod ways;

use shelf::{ScenarioCard, System};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use table::Content;

/// A folder at the root of the project.
fn root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(folder)
}

/// The files of a folder and below it: path from there, text.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a folder can be listed").path();
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            out.extend(
                files(&path)
                    .into_iter()
                    .map(|(inner, text)| (format!("{name}/{inner}"), text)),
            );
        } else if let Ok(text) = fs::read_to_string(&path) {
            out.push((name, text));
        }
    }
    out.sort();
    out
}

fn content() -> Content {
    let mut content = Content::default();
    for (path, text) in files(&root("content")) {
        content.insert(path, text);
    }
    content
}

/// Every scenario there is.
fn scenarios(content: &Content) -> Vec<(&'static dyn System, ScenarioCard)> {
    let mut out = Vec::new();
    for &system in shelf::systems() {
        let cards = system
            .scenarios(content)
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        assert!(!cards.is_empty(), "{} has scenarios", system.id());
        out.extend(cards.into_iter().map(|card| (system, card)));
    }
    out
}

#[test]
fn every_system_is_found_by_its_id() {
    for system in shelf::systems() {
        assert_eq!(
            shelf::system(system.id()).map(|found| found.id()),
            Some(system.id())
        );
    }
    assert!(shelf::system("chess").is_none());
}

#[test]
fn scenarios_have_ids_and_numbers_of_their_own() {
    let content = content();
    for &system in shelf::systems() {
        let cards = system.scenarios(&content).unwrap();
        let ids: BTreeSet<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        let numbers: BTreeSet<u16> = cards.iter().map(|card| card.number).collect();
        assert_eq!((ids.len(), numbers.len()), (cards.len(), cards.len()));
    }
}
