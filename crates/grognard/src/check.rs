//! `grognard check`

use crate::desk::Desk;
use crate::trouble::{self, Trouble};
use crate::{Format, catalogue, stock};
use serde_json::{Value, json};
use shelf::System;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use table::case::{Case, CaseFile, CaseReport, Failure};
use table::{Fault, Text};

/// Folders are searched so deep.
const DEEPEST: usize = 16;

#[derive(clap::Args)]
pub struct Args {
    /// Case files (see docs/cases.md), or folders of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut files = Vec::new();
    for path in &args.files {
        let before = files.len();
        collect(path, DEEPEST, true, &mut files)?;
        if files.len() == before {
            return Err(Trouble::input(
                Text::new("trouble-no-cases").name("file", path.display().to_string()),
            ));
        }
    }
    let (mut all, mut malformed) = (Vec::new(), Vec::new());
    for path in &files {
        let text = fs::read_to_string(path)
            .map_err(|error| Trouble::file("trouble-read", path, &error))?;
        match check(desk, &path.display().to_string(), &text, None) {
            Ok(reports) => {
                if args.format == Format::Text {
                    failures(&reports)
                        .try_for_each(|(report, failure)| tell(desk, report, failure, out))?;
                }
                all.extend(reports);
            }
            Err(faults) => malformed.extend(faults),
        }
    }
    out.flush()?;
    let files: BTreeSet<&str> = malformed.iter().map(|fault| fault.file.as_str()).collect();
    let lines: Vec<Text> = malformed.iter().map(trouble::fault).collect();
    for line in &lines {
        // Before the last line, which stands alone; if nobody hears it, the exit status still tells.
        let _ = writeln!(std::io::stderr(), "grognard: {}", desk.say(line));
    }
    let passed = all.iter().filter(|report| report.passed).count();
    let failed = all.len() - passed;
    match args.format {
        Format::Text => {
            let total = Text::new("check-total")
                .num("passed", passed as i64)
                .num("failed", (failed + files.len()) as i64);
            writeln!(out, "{}", desk.say(&total))?;
        }
        Format::Json => {
            let value = json!({
                "passed": passed,
                "failed": failed + files.len(),
                "cases": all.iter().map(as_json).collect::<Vec<Value>>(),
                "malformed": malformed.iter().map(fault_json).collect::<Vec<Value>>(),
            });
            writeln!(out, "{value:#}")?;
        }
    }
    match (malformed.is_empty(), failed) {
        (false, _) => Err(Trouble::Told {
            status: 2,
            lines: Vec::new(),
        }),
        (true, 0) => Ok(()),
        _ => Err(Trouble::failed()),
    }
}

fn failures(reports: &[CaseReport]) -> impl Iterator<Item = (&CaseReport, &Failure)> {
    reports
        .iter()
        .flat_map(|report| report.failures.iter().map(move |failure| (report, failure)))
}

fn as_json(report: &CaseReport) -> Value {
    let failure = |failure: &Failure| {
        json!({
            "line": failure.at.line,
            "step": failure.step,
            "what": failure.what,
            "expected": failure.expected,
            "found": failure.found,
        })
    };
    json!({
        "file": report.file,
        "case": report.name,
        "rules": report.rules,
        "passed": report.passed,
        "failures": report.failures.iter().map(failure).collect::<Vec<Value>>(),
    })
}

fn fault_json(fault: &Fault) -> Value {
    json!({ "file": fault.file, "at": fault.at, "what": fault.what, "mend": fault.mend })
}

fn collect(path: &Path, depth: usize, named: bool, out: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    let failed = |error: &std::io::Error| Trouble::file("trouble-read", path, error);
    let meta = fs::metadata(path).map_err(|error| failed(&error))?;
    if !meta.is_dir() {
        if named || path.extension().is_some_and(|e| e == "toml") {
            out.push(path.to_owned());
        }
    } else if depth > 0 {
        let mut inside = Vec::new();
        for entry in fs::read_dir(path).map_err(|error| failed(&error))? {
            inside.push(entry.map_err(|error| failed(&error))?.path());
        }
        inside.sort();
        inside
            .iter()
            .try_for_each(|path| collect(path, depth - 1, false, out))?;
    }
    Ok(())
}

/// Runs the cases of a file. Its system is the one it names, else the one given, else the one whose folder it
/// lies in, else the one whose rules it cites.
fn check(
    desk: &Desk,
    name: &str,
    text: &str,
    system: Option<&str>,
) -> Result<Vec<CaseReport>, Vec<Fault>> {
    let file = CaseFile::read(name, text)?;
    let system = system_of(&file, system)?;
    Ok(file
        .cases
        .iter()
        .map(|case| one(desk, system, name, case))
        .collect())
}

/// Runs one case. Rules that break fail the case, not the program; so does a rule id that is not in the
/// catalogue, for a case that claims it claims nothing.
fn one(desk: &Desk, system: &dyn System, name: &str, case: &Case) -> CaseReport {
    let file = CaseFile {
        file: name.to_owned(),
        system: None,
        cases: vec![case.clone()],
    };
    let failure = |what: &str, found: String| Failure {
        step: 0,
        at: case.at,
        what: what.to_owned(),
        expected: String::new(),
        found,
    };
    let played = catch_unwind(AssertUnwindSafe(|| system.run_cases(&desk.content, &file)));
    let mut failures: Vec<Failure> = match played {
        Ok(reports) => reports
            .into_iter()
            .flat_map(|report| report.failures)
            .collect(),
        Err(_) => vec![failure(
            "the rules",
            "they broke; the message stands above".to_owned(),
        )],
    };
    let catalogue = catalogue::ids(system.id());
    let unknown = case.rules.iter().filter(|id| !catalogue.contains(*id));
    failures.extend(unknown.map(|id| {
        failure(
            "rules",
            format!("there is no rule \"{id}\" in rules/{}.toml", system.id()),
        )
    }));
    CaseReport {
        file: name.to_owned(),
        name: case.name.clone(),
        rules: case.rules.clone(),
        passed: failures.is_empty(),
        failures,
    }
}

fn system_of(file: &CaseFile, system: Option<&str>) -> Result<&'static dyn System, Vec<Fault>> {
    let known: Vec<&str> = shelf::systems().iter().map(|system| system.id()).collect();
    let mend = format!(
        "write system = \"…\" at its top; there are: {}",
        known.join(", ")
    );
    let folder = || {
        file.file
            .rsplit('/')
            .skip(1)
            .find(|part| known.contains(part))
    };
    // A file of no folder is told by its rules: the one system whose catalogue knows them.
    let rules = || {
        let knows = |id: &&&str| {
            let catalogue = catalogue::ids(id);
            file.cases
                .iter()
                .flat_map(|case| &case.rules)
                .any(|rule| catalogue.contains(rule))
        };
        let mut found = known.iter().filter(knows);
        found.next().filter(|_| found.next().is_none()).copied()
    };
    let named = file.system.as_deref().or(system);
    match named.or_else(folder).or_else(rules) {
        None => Err(vec![Fault::new(
            &file.file,
            "",
            "the file does not say which system it is for",
            mend,
        )]),
        Some(id) => shelf::system(id).ok_or_else(|| {
            vec![Fault::new(
                &file.file,
                "system",
                format!("there is no system \"{id}\""),
                mend,
            )]
        }),
    }
}

fn tell(
    desk: &Desk,
    report: &CaseReport,
    failure: &Failure,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let key = if failure.expected.is_empty() {
        "check-broken"
    } else {
        "check-failure"
    };
    let mut text = Text::new(key)
        .name("file", report.file.clone())
        .num("line", failure.at.line as i64)
        .name("case", report.name.clone())
        .num("step", failure.step as i64)
        .name("what", failure.what.clone())
        .name("found", failure.found.clone());
    if !failure.expected.is_empty() {
        text = text.name("expected", failure.expected.clone());
    }
    Ok(writeln!(out, "{}", desk.say(&text))?)
}

/// The rules of a system that are claimed by a case of the program which passes now.
pub fn exercised(desk: &Desk, system: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (name, text) in stock::cases(system) {
        let reports = check(desk, name, text, Some(system)).unwrap_or_default();
        ids.extend(
            reports
                .into_iter()
                .filter(|report| report.passed)
                .flat_map(|report| report.rules),
        );
    }
    ids
}

/// The cases of the program that claim a rule, by file and name.
pub fn exercising(system: &str, id: &str) -> Vec<String> {
    let mut cases = Vec::new();
    for (name, text) in stock::cases(system) {
        let Ok(file) = CaseFile::read(name, text) else {
            continue;
        };
        let claiming = file
            .cases
            .iter()
            .filter(|case| case.rules.iter().any(|rule| rule == id));
        cases.extend(claiming.map(|case| format!("{name} \"{}\"", case.name)));
    }
    cases
}
