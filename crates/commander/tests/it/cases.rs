//! Every case of `cases/cce` and `cases/gwc` comes out as the rules say.

use commander::{Cce, Gwc};
use std::collections::BTreeSet;
use std::path::Path;
use table::Game;
use table::case::{self, CaseFile};

#[test]
fn every_case_of_europe_comes_out() {
    every_case_comes_out::<Cce>(600);
}

#[test]
fn every_case_of_the_great_war_comes_out() {
    every_case_comes_out::<Gwc>(800);
}

/// `least`: so many there are at least; `CASES=part` runs only files with this in their name.
fn every_case_comes_out<G: Game>(least: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let content = crate::content();
    let only = std::env::var("CASES").unwrap_or_default();
    let mut paths = Vec::new();
    let mut folders = vec![root.join("cases").join(G::SYSTEM)];
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
    let catalogue = std::fs::read_to_string(root.join(format!("rules/{}.toml", G::SYSTEM)))
        .expect("the catalogue");
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
                for report in case::run::<G>(&content, &file) {
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
    assert!(passed >= least || !only.is_empty(), "only {passed} cases");
}
