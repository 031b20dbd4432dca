//! `grognard check`

use crate::desk::Desk;
use crate::trouble::{self, Trouble};
use crate::{Format, blunders, catalogue, lessons, play, stock};
use serde_json::{Value, json};
use shelf::System;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use table::case::{Case, CaseFile, CaseReport, Failure, Place};
use table::{Fault, Text};

/// Folders are searched so deep.
const DEEPEST: usize = 16;

#[derive(clap::Args)]
pub struct Args {
    /// Case files (see docs/cases.md), lessons (docs/lessons.md), blunders (docs/blunders.md), or folders of them
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
    let mut besides = 0;
    for path in &files {
        let name = path.display().to_string();
        let text = stock::text(path).map_err(|fault| vec![fault]);
        if let Some(system) = lessons::system_of(path) {
            match text.and_then(|text| lessons::check(desk, system, &name, &text)) {
                Ok(()) => besides += 1,
                Err(faults) => malformed.extend(faults),
            }
            continue;
        }
        if let Some(system) = blunders::system_of(path) {
            match text.and_then(|text| blunders::check(desk, system, &name, &text)) {
                Ok(positions) => besides += positions,
                Err(faults) => malformed.extend(faults),
            }
            continue;
        }
        match text.and_then(|text| check(desk, &name, &text, None)) {
            Ok(reports) => {
                if args.format == Format::Text {
                    for checked in &reports {
                        let mut failures = checked.report.failures.iter();
                        failures.try_for_each(|failure| tell(desk, checked, failure, out))?;
                    }
                }
                all.extend(reports.into_iter().map(|checked| checked.report));
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
    let passed = passed + besides;
    match args.format {
        Format::Text => {
            let total = Text::new("check-total")
                .num("passed", passed as i64)
                .num("failed", (failed + files.len()) as i64);
            // What stands alone is easier found.
            if failed > 0 {
                writeln!(out)?;
            }
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

/// What came of a case, and what it is about, for whoever tells it.
struct Checked {
    report: CaseReport,
    system: &'static str,
    /// The names of the seats, where the case tells them.
    seats: Vec<String>,
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

/// The files that are meant: one that is named, or those below a folder that end in `.toml`.
pub fn collect(
    path: &Path,
    depth: usize,
    named: bool,
    out: &mut Vec<PathBuf>,
) -> Result<(), Trouble> {
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
) -> Result<Vec<Checked>, Vec<Fault>> {
    let file = CaseFile::read(name, text)?;
    let system = system_of(&file, system)?;
    Ok(file
        .cases
        .iter()
        .map(|case| Checked {
            report: one(desk, system, name, case),
            system: system.id(),
            seats: seats(desk, system, case),
        })
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
        said: Vec::new(),
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
    for (step, at, what, id) in cited(case) {
        if !catalogue.contains(id) {
            let found = format!("there is no rule \"{id}\" in rules/{}.toml", system.id());
            failures.push(Failure {
                step,
                at,
                ..failure(what, found)
            });
        }
    }
    CaseReport {
        file: name.to_owned(),
        name: case.name.clone(),
        rules: case.rules.clone(),
        passed: failures.is_empty(),
        failures,
    }
}

/// The rules a case names: step, place, key, id.
fn cited(case: &Case) -> Vec<(usize, Place, &'static str, &String)> {
    let claimed = case.rules.iter().map(|id| (0, case.at, "rules", id));
    let mut all: Vec<_> = claimed.collect();
    for (step, n) in case.steps.iter().zip(1..) {
        for refused in &step.refuses {
            let at = refused.act.at;
            all.extend(refused.rules.iter().map(|id| (n, at, "refuses", id)));
        }
        for tally in &step.tallies {
            let terms = tally.terms.iter();
            all.extend(terms.map(|(id, _)| (n, tally.at, "tally", id)));
        }
    }
    all
}

/// The names of the seats of a case: those it gives, those of its scenario, those of the first scenario of the
/// system if its pieces are of these sides.
fn seats(desk: &Desk, system: &dyn System, case: &Case) -> Vec<String> {
    if let Some(Value::Array(names)) = case.draft.more.get("sides") {
        let names = names.iter().filter_map(Value::as_str);
        return names.map(str::to_owned).collect();
    }
    let cards = system.scenarios(&desk.content).unwrap_or_default();
    let card = match &case.draft.scenario {
        Some(id) => cards
            .iter()
            .find(|card| card.id == *id || card.number.to_string() == *id),
        None => cards.first(),
    };
    let seats = card.map(|card| card.seats.clone()).unwrap_or_default();
    let is_side = |word: &&String| desk.words.has(&format!("{}-side-{word}", system.id()));
    let mut sides = case.draft.pieces.iter().flatten();
    let fits = sides.all(|piece| {
        let mut own = piece.words.iter().filter(is_side);
        own.all(|side| seats.contains(side))
    });
    if fits { seats } else { Vec::new() }
}

/// A text of a case runner for people: a key of the system becomes its words, "seat 0" the name of the side.
fn worded(desk: &Desk, checked: &Checked, said: &[Text], text: &str) -> String {
    let (mut text, mut said) = (text.to_owned(), said.to_vec());
    for (i, seat) in checked.seats.iter().enumerate() {
        let side = play::tell::side(desk, checked.system, seat);
        text = text.replace(&format!("seat {i}"), &side);
        let drawer = |side: &str| format!(" for {side} needs one of: ");
        text = text.replace(&drawer(seat), &drawer(&side));
    }
    let prefix = format!("{}-", checked.system);
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let (mut out, mut rest) = (String::new(), text.as_str());
    while let Some(start) = rest.find(&prefix) {
        let (before, found) = rest.split_at(start);
        let end = found.find(|c| !part(c)).unwrap_or(found.len());
        let (token, after) = found.split_at(end);
        out.push_str(before);
        match !before.ends_with(part) && desk.words.has(token) {
            true => {
                // Each is said in its turn: what was told twice may have been told of two things.
                let next = said.iter().position(|said| said.key == token);
                let words = match next {
                    Some(next) => desk.say(&said.remove(next)),
                    None => without_arguments(&desk.key(token)),
                };
                out.push_str(&desk.say(&Text::new("check-words").name("words", words)));
            }
            false => out.push_str(token),
        }
        rest = after;
    }
    out + rest
}

/// A sentence said without its arguments, with dots in their place.
fn without_arguments(said: &str) -> String {
    let (mut out, mut rest) = (String::new(), said);
    while let Some((before, after)) = rest.split_once("{$") {
        out.push_str(before);
        out.push('…');
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    out + rest
}

fn system_of(file: &CaseFile, system: Option<&str>) -> Result<&'static dyn System, Vec<Fault>> {
    let known: Vec<&str> = shelf::systems().iter().map(|system| system.id()).collect();
    let mend = format!(
        "write system = \"…\" at its top; there are: {}",
        known.join(", ")
    );
    let folder = || {
        file.file
            .rsplit(std::path::is_separator)
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
    checked: &Checked,
    failure: &Failure,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let report = &checked.report;
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
        .name("what", worded(desk, checked, &[], &failure.what))
        .name(
            "found",
            worded(desk, checked, &failure.said, &failure.found),
        );
    if !failure.expected.is_empty() {
        text = text.name("expected", worded(desk, checked, &[], &failure.expected));
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
                .map(|checked| checked.report)
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
