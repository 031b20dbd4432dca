//! Every case of `cases/cce` comes out as the rules say.

use commander::Book;
use std::collections::BTreeSet;
use std::path::Path;
use table::case::{self, CaseFile};

#[test]
fn every_case_comes_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let content = crate::content();
    let only = std::env::var("CASES").unwrap_or_default();
    let mut paths = Vec::new();
    let mut folders = vec![root.join("cases/cce")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the cases are there") {
            let path = entry.expect("a file").path();
            match path.extension() {
                Some(ext) if ext == "toml" => paths.push(path),
                _ if path.is_dir() => folders.push(path),
                _ => {}
            }
        }
    }
    paths.sort();
    let catalogue = std::fs::read_to_string(root.join("rules/cce.toml")).expect("the catalogue");
    let ids: BTreeSet<&str> = catalogue
        .lines()
        .filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'))
        .collect();
    let (mut passed, mut wrong) = (0, Vec::new());
    let mut shown = BTreeSet::new();
    for path in paths {
        let name = path.strip_prefix(&root).expect("below the root");
        let text = std::fs::read_to_string(&path).expect("text");
        if !name.display().to_string().contains(&only) {
            continue;
        }
        match CaseFile::read(&name.display().to_string(), &text) {
            Ok(file) => {
                for report in case::run::<Book>(&content, &file) {
                    passed += usize::from(report.passed);
                    for rule in &report.rules {
                        if !ids.contains(rule.as_str()) {
                            wrong.push(format!("{}: there is no rule '{rule}'", report.file));
                        }
                    }
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
        "{passed} cases pass, {} of {} rules",
        shown.len(),
        ids.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
