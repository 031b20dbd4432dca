//! Every case of `crates/aslsk/cases` comes out as the rules say.

use aslsk::Book;
use std::collections::BTreeSet;
use std::path::Path;
use table::case::{self, CaseFile};

/// `CASES=part` runs only files with this in their name.
#[test]
fn every_case_comes_out() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = own.join("../..");
    let content = crate::content();
    let only = std::env::var("CASES").unwrap_or_default();
    let folder = std::fs::read_dir(own.join("cases")).expect("the cases are there");
    let mut paths: Vec<_> = folder.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let catalogue = std::fs::read_to_string(root.join("rules/aslsk.toml")).expect("the catalogue");
    let ids: BTreeSet<&str> = catalogue
        .lines()
        .filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'))
        .collect();
    let (mut passed, mut wrong) = (0, Vec::new());
    for path in paths {
        let name = path
            .strip_prefix(own)
            .expect("below the crate")
            .display()
            .to_string();
        if !name.contains(&only) {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("text");
        match CaseFile::read(&name, &text) {
            Ok(file) => {
                for report in case::run::<Book>(&content, &file) {
                    passed += usize::from(report.passed);
                    let unknown = report
                        .rules
                        .iter()
                        .filter(|rule| !ids.contains(rule.as_str()));
                    wrong.extend(unknown.map(|rule| format!("{name}: there is no rule '{rule}'")));
                    if !report.passed {
                        wrong.push(report.to_string());
                    }
                }
            }
            Err(faults) => wrong.extend(faults.iter().map(|fault| format!("{fault:?}"))),
        }
    }
    assert!(wrong.is_empty(), "{passed} passed\n{}", wrong.join("\n"));
    assert!(passed > 0 || !only.is_empty(), "no case was run");
}
