//! check

use crate::{Ran, arg, folder, run};
use std::fs;

const HEAD: &str = "system = \"ccgw\"\n";

/// A machine gun fires; the infantry beside it keeps the phase open.
fn case(figures: u8) -> String {
    format!(
        "{HEAD}[[case]]\nname = \"fire\"\nrules = [\"ranged.mg\"]\nat = \"combat\"\nturn = \"british\"\n\
         pieces = [\"E3 machine-gun british ordered\", \"F3 infantry british ordered\", \"E6 infantry german\"]\n\
         [[case.then]]\ndo = \"fire E3 E6\"\nchance = [\"S\", \"D\", \"B\"]\nsee = {{ E6 = \"figures={figures}\" }}\n"
    )
}

fn check(text: &str, more: &[&str]) -> Ran {
    let folder = folder();
    let file = folder.path().join("x.toml");
    fs::write(&file, text).unwrap();
    run(&[&["check", arg(&file)][..], more].concat())
}

fn last(out: &str) -> &str {
    out.lines().last().unwrap_or_default()
}

#[test]
fn the_cases_of_the_project_pass() {
    let ran = run(&["check", "cases"]);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    assert!(last(&ran.out).ends_with(" passed, 0 failed"), "{}", ran.out);
}

#[test]
fn a_case_that_holds_passes_wherever_its_file_lies() {
    let ran = check(&case(2), &[]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "1 passed, 0 failed\n"),
        "{}",
        ran.err
    );
}

#[test]
fn a_case_that_does_not_hold_says_what_was_expected_and_found() {
    let ran = check(&case(3), &[]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.out.contains("x.toml:11") && ran.out.contains("expected figures=3, found"),
        "{}",
        ran.out
    );
    assert_eq!(last(&ran.out), "0 passed, 1 failed");
    let french = check(&case(3), &["--lang", "fr"]);
    assert!(
        french.out.contains("attendu figures=3, trouvé"),
        "{}",
        french.out
    );
}

#[test]
fn what_came_of_a_case_is_data_too() {
    let json = |ran: &Ran| serde_json::from_str::<serde_json::Value>(&ran.out).expect("JSON");
    let ran = check(&case(3), &["--format", "json"]);
    let value = json(&ran);
    assert_eq!(
        (ran.status, &value["passed"], &value["failed"]),
        (1, &0.into(), &1.into())
    );
    let case = &value["cases"][0];
    assert_eq!(
        (&case["case"], &case["passed"]),
        (&"fire".into(), &false.into())
    );
    assert_eq!(case["rules"][0], "ranged.mg");
    assert_eq!(case["failures"][0]["line"], 11);
    let ran = check("system = \"ccgw\"\n[[case]\n", &["--format", "json"]);
    let fault = &json(&ran)["malformed"][0];
    assert_eq!(ran.status, 2);
    assert!(
        fault["at"].as_str().is_some_and(|at| at.contains("line 2")),
        "{fault}"
    );
}

#[test]
fn a_malformed_file_is_told_with_its_place() {
    let ran = check("system = \"ccgw\"\n[[case]\n", &[]);
    assert!(ran.err.contains("line 2"), "{}", ran.err);
    assert_eq!((ran.status, last(&ran.out)), (2, "0 passed, 1 failed"));
    let ran = check(&case(2).replace("chance", "chanse"), &[]);
    assert!(ran.err.contains("chanse") && ran.status == 2, "{}", ran.err);
}

#[test]
fn a_file_must_belong_to_a_system() {
    let told_by_its_rules = check(&case(2).replace(HEAD, ""), &[]);
    assert_eq!(told_by_its_rules.status, 0, "{}", told_by_its_rules.err);
    let nowhere = check(
        &case(2).replace(HEAD, "").replace("ranged.mg", "chess.mate"),
        &[],
    );
    assert!(
        nowhere.status == 2 && nowhere.err.contains("ccgw"),
        "{}",
        nowhere.err
    );
    let unknown = check(&case(2).replace(HEAD, "system = \"chess\"\n"), &[]);
    assert!(
        unknown.status == 2 && unknown.err.contains("chess"),
        "{}",
        unknown.err
    );
}

#[test]
fn a_case_that_claims_an_unknown_rule_fails() {
    let ran = check(&case(2).replace("ranged.mg", "ranged.mgs"), &[]);
    assert!(
        ran.status == 1 && ran.out.contains("ranged.mgs"),
        "{}",
        ran.out
    );
}

#[test]
fn files_that_are_not_there_are_an_error() {
    assert!(
        run(&["check", "/no/such/file.toml"])
            .bad(2)
            .contains("/no/such/file.toml")
    );
    let empty = folder();
    assert!(
        run(&["check", arg(empty.path())])
            .bad(2)
            .contains("no case files")
    );
    run(&["check"]).bad(2);
}

#[test]
fn a_failure_is_told_in_words() {
    let refused = case(2).replace("fire E3 E6", "fire E3 E9");
    let ran = check(&refused, &[]);
    assert!(
        ran.status == 1 && ran.out.contains('“') && !ran.out.contains("ccgw-"),
        "{}",
        ran.out
    );
    let french = check(&refused, &["--lang", "fr"]);
    assert!(
        french.out.contains("«\u{202f}") && !french.out.contains("ccgw-"),
        "{}",
        french.out
    );
    // For programs it stays as it is.
    let json = check(&refused, &["--format", "json"]);
    assert!(json.out.contains("ccgw-no-"), "{}", json.out);
    let short = check(&case(2).replace("\"S\", \"D\", \"B\"", "\"S\""), &[]);
    assert!(
        short.out.contains("for British") && !short.out.contains("seat 0"),
        "{}",
        short.out
    );
}

#[test]
fn a_case_that_cites_an_unknown_rule_fails() {
    let tally = case(2).replace(
        "see = ",
        "tally = { dice = { terms = { \"ranged.mgs\" = 3 } } }\nsee = ",
    );
    let refuses = case(2).replace(
        "do = ",
        "refuses = { \"fire E3 E9\" = \"ranged.mgs\" }\ndo = ",
    );
    for (text, what) in [(tally, "tally"), (refuses, "refuses")] {
        let ran = check(&text, &[]);
        let told = format!("{what}: there is no rule \"ranged.mgs\"");
        assert!(
            ran.status == 1 && ran.out.contains(&told),
            "{told}\n{}{}",
            ran.out,
            ran.err
        );
    }
}

#[test]
fn a_file_that_is_no_text_is_one_fault_and_the_others_run() {
    let folder = folder();
    fs::write(
        folder.path().join("a.toml"),
        b"system = \"ccgw\"\n# caf\xe9\n",
    )
    .unwrap();
    fs::write(folder.path().join("b.toml"), case(2)).unwrap();
    fs::write(folder.path().join("c.toml"), case(3)).unwrap();
    let ran = run(&["check", arg(folder.path())]);
    assert_eq!((ran.status, last(&ran.out)), (2, "1 passed, 2 failed"));
    assert!(ran.out.contains("c.toml:11"), "{}", ran.out);
    let told: Vec<&str> = ran.err.lines().collect();
    assert_eq!(told.len(), 1, "{}", ran.err);
    for part in ["a.toml", "line 2", "UTF-8"] {
        assert!(told[0].contains(part), "{}", ran.err);
    }
}

#[test]
fn the_lessons_of_the_project_pass() {
    let folders = ["ccgw", "cce", "gwc", "aslsk"].map(|system| format!("content/{system}/lessons"));
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    let ran = run(&[&["check"][..], &folders].concat());
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    assert_eq!(last(&ran.out), "9 passed, 0 failed");
}

#[test]
fn a_lesson_that_cannot_be_played_is_told_what_and_where() {
    let folder = folder();
    let lessons = folder.path().join("ccgw/lessons");
    fs::create_dir_all(&lessons).unwrap();
    let file = lessons.join("mine.toml");
    let words = "title = { en = \"a\", fr = \"b\" }\n";
    let step = format!("[[step]]\n{words}text = {{ en = \"a\", fr = \"b\" }}\n");
    let text = format!(
        "{words}about = {{ en = \"a\", fr = \"b\" }}\nside = \"british\"\nat = \"combat\"\nturn = \"british\"\n\
         pieces = [\"E3 machine-gun british ordered\", \"E6 infantry german\"]\n\
         {step}do = \"fire E3 K9\"\nrules = [\"no.such\"]\n{step}"
    );
    fs::write(&file, &text).unwrap();
    let ran = run(&["check", arg(&file)]);
    assert_eq!(ran.status, 2);
    for told in [
        "line 10, column 6",
        "fire E3 E6",
        "there is no rule \"no.such\"",
    ] {
        assert!(ran.err.contains(told), "{told}: {}", ran.err);
    }
    // Written well, it passes.
    let text = text.replace("K9\"", "E6\"\nchance = [\"S\", \"D\", \"B\"]");
    fs::write(&file, text.replace("no.such", "ranged.mg")).unwrap();
    let ran = run(&["check", arg(&file)]);
    assert_eq!(
        (ran.status, last(&ran.out)),
        (0, "1 passed, 0 failed"),
        "{}",
        ran.err
    );
}
