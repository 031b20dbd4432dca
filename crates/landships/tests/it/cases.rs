//! Every case of `cases/landships` comes out as the rules say.

use landships::Book;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::case::{self, CaseFile};

/// The files to run: those of the folder, or the one, or those with this in their name, that `CASES` says.
fn files(root: &Path) -> Vec<PathBuf> {
    let only = std::env::var("CASES").unwrap_or_default();
    if Path::new(&only).is_file() {
        return vec![PathBuf::from(only)];
    }
    let folder = std::fs::read_dir(root.join("cases/landships")).expect("the cases are there");
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.display().to_string().contains(&only));
    paths.sort();
    paths
}

#[test]
fn every_case_comes_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let content = crate::content();
    let catalogue =
        std::fs::read_to_string(root.join("rules/landships.toml")).expect("the catalogue");
    let ids: BTreeSet<&str> = catalogue
        .lines()
        .filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'))
        .collect();
    let (mut passed, mut wrong, mut shown) = (0, Vec::new(), BTreeSet::new());
    for path in files(&root) {
        let text = std::fs::read_to_string(&path).expect("text");
        match CaseFile::read(&path.display().to_string(), &text) {
            Ok(file) => {
                for report in case::run::<Book>(&content, &file) {
                    passed += usize::from(report.passed);
                    let strange = report.rules.iter().filter(|id| !ids.contains(id.as_str()));
                    wrong.extend(strange.map(|id| format!("{}: no rule '{id}'", report.file)));
                    shown.extend(report.rules.iter().cloned());
                    if !report.passed {
                        wrong.push(report.to_string());
                    }
                }
            }
            Err(faults) => wrong.extend(faults.iter().map(|fault| format!("{fault:?}"))),
        }
    }
    eprintln!(
        "{passed} cases pass; {} of {} rules",
        shown.len(),
        ids.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(passed > 0, "no case");
}
