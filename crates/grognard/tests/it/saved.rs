//! Saving, loading, replay, verify.

use crate::{Ran, arg, folder, grognard, run, typed};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A match between machines, saved.
fn finished(folder: &Path) -> PathBuf {
    let file = folder.join("over.txt");
    typed(
        &[
            "play",
            "ccgw/1",
            "--seat",
            "british=random",
            "--seed",
            "9",
            "--save",
            arg(&file),
        ],
        "",
    )
    .good();
    file
}

/// A match just begun, saved.
fn begun(folder: &Path) -> PathBuf {
    let file = folder.join("begun.txt");
    typed(
        &["play", "ccgw/1", "--seed", "9", "--save", arg(&file)],
        "1\n1\n1\n",
    )
    .good();
    file
}

#[test]
fn a_saved_match_goes_on_where_it_stood() {
    let folder = folder();
    let file = begun(folder.path());
    let before = fs::read_to_string(&file).unwrap();
    typed(
        &[
            "play",
            "--load",
            arg(&file),
            "--save",
            arg(&file),
            "--seed",
            "1",
        ],
        "1\n1\nquit\n",
    )
    .good();
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.len() > before.len() && after.starts_with(&before[..before.len() - 1]));
    let verified = run(&["verify", arg(&file)]).good();
    assert!(
        verified.contains("ok so far") && verified.contains("every die and card checked"),
        "{verified}"
    );
    // Nothing but the match is left in the folder.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_finished_match_is_verified_and_told() {
    let folder = folder();
    let file = finished(folder.path());
    assert!(
        run(&["verify", arg(&file)])
            .good()
            .contains("every die, card and hash")
    );
    let english = run(&["replay", arg(&file)]).good();
    assert!(
        english.contains("The match is over") && !english.contains("[ccgw"),
        "{english}"
    );
    let french = run(&["replay", arg(&file), "--lang", "fr"]).good();
    assert!(
        french.contains("La partie est terminée") && !french.contains("[ccgw"),
        "{french}"
    );
    let short = run(&["replay", arg(&file), "--to", "3"]).good();
    assert!(
        short.contains("3 actions") && short.len() < english.len(),
        "{short}"
    );
    run(&["replay", arg(&file), "--to", "99999999"]).bad(2);
}

#[test]
fn a_match_is_given_up_when_one_says_so_twice() {
    let folder = folder();
    let file = begun(folder.path());
    let out = typed(&["play", "--load", arg(&file)], "resign\nquit\n").good();
    assert!(out.contains("Type resign again") && !out.contains("is over."));
    let out = typed(&["play", "--load", arg(&file)], "resign\nresign\n").good();
    assert!(out.contains(" resign: the ") && out.contains("The match is over."));
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("\"resign\":true") && saved.contains("\"reveal\""));
    assert!(
        run(&["verify", arg(&file)])
            .good()
            .contains("every die, card and hash")
    );
    assert!(
        run(&["replay", arg(&file)])
            .good()
            .contains(" resign: the ")
    );
}

#[test]
fn a_loaded_match_is_saved_where_it_came_from() {
    let folder = folder();
    let file = begun(folder.path());
    let before = fs::read_to_string(&file).unwrap();
    typed(&["play", "--load", arg(&file)], "1\n1\nquit\n").good();
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.len() > before.len() && after.starts_with(&before[..before.len() - 1]));
    // Where nothing is played, nothing is written; where another file is named, this one stays.
    let read_only = fs::metadata(&file).unwrap().modified().unwrap();
    typed(&["play", "--load", arg(&file)], "quit\n").good();
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), read_only);
    let other = folder.path().join("other.txt");
    typed(
        &["play", "--load", arg(&file), "--save", arg(&other)],
        "1\n",
    )
    .good();
    assert_eq!(fs::read_to_string(&file).unwrap(), after);
    assert!(fs::read_to_string(&other).unwrap().len() > after.len());
}

#[test]
fn a_running_match_is_told_as_everybody_saw_it() {
    let folder = folder();
    let file = folder.path().join("running.txt");
    let args = ["play", "ccgw/1", "--seed", "9", "--save", arg(&file)];
    typed(&args, &"1\n".repeat(120)).good();
    let public = run(&["replay", arg(&file)]).good();
    let whole = run(&["replay", arg(&file), "--referee"]).good();
    assert!(
        public.contains("what everybody saw") && !public.contains("\n1. "),
        "{public}"
    );
    assert!(
        whole.contains("\n1. ") && whole.len() > public.len(),
        "{whole}"
    );
    // The cards dealt to a seat are told to that seat alone: they are the referee's and nobody else's.
    let heard: Vec<&str> = public.lines().collect();
    let hidden = whole
        .lines()
        .filter(|line| line.starts_with("  ") && !heard.contains(line));
    assert!(hidden.count() > 0, "{whole}");
}

#[test]
fn a_verdict_is_data_too() {
    let folder = folder();
    let json = |out: &str| serde_json::from_str::<serde_json::Value>(out).expect("JSON");
    let file = finished(folder.path());
    let over = json(&run(&["verify", arg(&file), "--format", "json"]).good());
    assert_eq!((&over["ok"], &over["over"]), (&true.into(), &true.into()));
    assert!(over["outcomes"].as_u64().is_some_and(|n| n > 0));
    let cut = fs::read_to_string(&file)
        .unwrap()
        .replacen("\"hash\":\"", "\"hash\":\"0", 1);
    fs::write(&file, cut).unwrap();
    let ran = run(&["verify", arg(&file), "--format", "json"]);
    let refused = json(&ran.out);
    assert_eq!((ran.status, &refused["ok"]), (1, &false.into()));
    assert!(
        refused["errors"][0]
            .as_str()
            .is_some_and(|what| what.contains("line ")),
        "{refused}"
    );
}

#[test]
#[cfg(unix)]
fn a_saved_match_is_an_ordinary_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let mode = |file: &Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let file = begun(folder.path());
    let plain = folder.path().join("plain");
    fs::write(&plain, "").unwrap();
    assert_eq!(mode(&file), mode(&plain));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    typed(&["play", "--load", arg(&file)], "1\n").good();
    assert_eq!(mode(&file), 0o640);
}

#[test]
fn a_tampered_match_is_refused_with_the_place() {
    let folder = folder();
    let file = finished(folder.path());
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let tampered = |name: &str, text: String| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        run(&["verify", arg(&file)]).bad(1)
    };
    // A line changed, a line gone, two lines in the wrong order, the end gone, another seed revealed.
    let changed =
        text.replacen("\"hash\":\"", "\"hash\":\"0", 5)
            .replacen("\"hash\":\"0", "\"hash\":\"", 4);
    assert!(tampered("changed", changed).contains("line 6"));
    let without = |n: usize| [&lines[..n], &lines[n + 1..]].concat().join("\n");
    assert!(tampered("gone", without(3)).contains("line 4"));
    let mut swapped = lines.clone();
    swapped.swap(4, 5);
    assert!(tampered("swapped", swapped.join("\n")).contains("line 5"));
    tampered("cut", without(lines.len() - 1));
    tampered("empty", String::new());
    tampered("noise", "\u{0}not a journal".to_owned());
}

#[test]
fn what_is_no_journal_is_an_error() {
    let folder = folder();
    let file = folder.path().join("x.txt");
    fs::write(&file, "{}\n").unwrap();
    for command in [
        &["replay"][..],
        &["play", "--load"],
        &["draw", "-o", "-", "--journal"],
    ] {
        let error = run(&[command, &[arg(&file)]].concat()).bad(2);
        assert!(error.contains("line 1"), "{error}");
    }
    assert!(
        run(&["verify", "/no/such/file"])
            .bad(2)
            .contains("/no/such/file")
    );
    assert!(
        run(&["replay", arg(folder.path())])
            .bad(2)
            .contains("cannot be read")
    );
    fs::write(&file, b"\xff\xfe").unwrap();
    run(&["verify", arg(&file)]).bad(1);
}

#[cfg(target_os = "linux")]
#[test]
fn a_match_that_cannot_be_saved_says_so() {
    let folder = folder();
    let save = |to: &str| {
        typed(
            &["play", "ccgw/1", "--seed", "1", "--save", to],
            "1\nquit\n",
        )
        .bad(2)
    };
    assert!(save("/dev/full").contains("No space left"));
    assert!(save(arg(folder.path())).contains("is a folder"));
    assert!(save("/no/such/folder/x.txt").contains("nothing was written"));
    // As the match goes on it is told once, however often it is tried.
    let ran = typed(
        &["play", "ccgw/1", "--seed", "1", "--save", "/dev/full"],
        "1\n1\n1\n1\n1\nquit\n",
    );
    assert_eq!(ran.out.matches("No space left").count(), 1, "{}", ran.out);
    // In the session it is told, and the match goes on.
    let out = typed(
        &["play", "ccgw/1", "--seed", "1"],
        "save /no/such/folder/x\nsave\nhand\n",
    )
    .good();
    assert!(
        out.contains("cannot be saved") && out.contains("Save where?"),
        "{out}"
    );
}

#[test]
fn a_copy_is_a_copy_and_the_match_is_saved_where_it_was() {
    let folder = folder();
    let (file, copy) = (folder.path().join("match"), folder.path().join("copy"));
    let lines = format!(
        "1\nsave {}\nsave /no/such/folder/x\n1\n1\n1\nquit\n",
        arg(&copy)
    );
    let args = ["play", "ccgw/1", "--seed", "9", "--save", arg(&file)];
    let out = typed(&args, &lines).good();
    assert_eq!(out.matches("cannot be saved").count(), 1, "{out}");
    let (copy, file) = (
        fs::read_to_string(&copy).unwrap(),
        fs::read_to_string(&file).unwrap(),
    );
    assert!(file.len() > copy.len() && file.starts_with(&copy[..copy.len() - 1]));
}

#[test]
fn who_leaves_without_saving_is_told() {
    let folder = folder();
    let copy = folder.path().join("copy");
    let play = |lines: &str| typed(&["play", "ccgw/1", "--seed", "9"], lines).good();
    let asks = |out: &str| out.matches("or quit again").count();
    let lost = |out: &str| out.contains("Nothing was saved");
    // Nothing played, nothing lost.
    let out = play("quit\nnonsense\n");
    assert!(asks(&out) == 0 && !lost(&out), "{out}");
    let out = play("1\nquit\nquit\n");
    assert!(asks(&out) == 1 && !lost(&out), "{out}");
    let out = play("1\n");
    assert!(asks(&out) == 0 && lost(&out), "{out}");
    let out = play(&format!("1\nquit\nsave {}\nquit\n", arg(&copy)));
    assert!(asks(&out) == 1 && !lost(&out), "{out}");
    run(&["verify", arg(&copy)]).good();
    let french = typed(&["play", "ccgw/1", "--lang", "fr"], "1\n").good();
    assert!(french.contains("Rien n’a été sauvegardé"), "{french}");
}

#[test]
fn one_line_gone_is_one_fault_and_a_number() {
    let folder = folder();
    let file = finished(folder.path());
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&file, [&lines[..3], &lines[4..]].concat().join("\n")).unwrap();
    for (command, status) in [
        (&["verify"][..], 1),
        (&["replay"], 2),
        (&["play", "--load"], 2),
    ] {
        let error = run(&[command, &[arg(&file)]].concat()).bad(status);
        assert_eq!(error.lines().count(), 2, "{error}");
        assert!(
            error.contains("line 4") && error.contains("more faults follow"),
            "{error}"
        );
    }
}

#[test]
fn a_replay_tells_actions_in_words_and_every_draw_once() {
    let folder = folder();
    let file = finished(folder.path());
    let out = run(&["replay", arg(&file), "--to", "40"]).good();
    assert!(out.contains("\n1. British: Play ") && out.contains(" [play "));
    assert!(
        out.contains("card drawn: ") && !out.contains("draw a Command card."),
        "{out}"
    );
}

#[cfg(unix)]
#[test]
fn when_the_disk_is_full_the_old_file_stays() {
    let folder = folder();
    let file = begun(folder.path());
    let before = fs::read(&file).unwrap();
    // A limit of no bytes for every file stands in for a full disk.
    let program = grognard(&[]).get_program().to_owned();
    let script = "trap '' XFSZ; ulimit -f 0; printf '1\\nquit\\n' | \"$0\" play --load \"$1\" --save \"$1\" --lang fr";
    let output = Command::new("bash")
        .args(["-c", script])
        .arg(program)
        .arg(&file)
        .output()
        .expect("bash runs");
    let error = Ran::of(output).bad(2);
    assert!(
        error.contains("l’ancien fichier est toujours là"),
        "{error}"
    );
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
#[cfg(unix)]
fn a_link_keeps_pointing_to_its_match() {
    let folder = folder();
    let file = begun(folder.path());
    let link = folder.path().join("link.txt");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    typed(&["play", "--load", arg(&link), "--save", arg(&link)], "1\n").good();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    run(&["verify", arg(&file)]).good();
}

#[test]
fn a_match_of_other_content_says_so_and_how_to_go_on() {
    let folder = folder();
    let scenarios = folder.path().join("own/ccgw/scenarios");
    fs::create_dir_all(&scenarios).unwrap();
    let scenario = fs::read_to_string(crate::root().join("content/ccgw/scenarios/01.json"));
    let scenario = scenario.unwrap().replace("\"medals\": 6", "\"medals\": 1");
    fs::write(scenarios.join("01.json"), &scenario).unwrap();
    let own = folder.path().join("own");
    let file = folder.path().join("over.txt");
    let seats = ["--seat", "british=random", "--seat", "german=random"];
    let play = ["play", "ccgw/1", "--seed", "3", "--save", arg(&file)];
    run(&[&play[..], &seats, &["--content", arg(&own)]].concat()).good();
    for command in [
        &["verify", arg(&file)][..],
        &["replay", arg(&file)],
        &["play", "--load", arg(&file)],
    ] {
        let error = Ran::of(grognard(command).output().unwrap());
        assert_ne!(error.status, 0);
        assert!(
            error.err.contains("other content files") && error.err.contains("--content DIR"),
            "{}",
            error.err
        );
    }
    run(&["verify", arg(&file), "--content", arg(&own)]).good();
    // As one file, as a server gives it.
    let files = serde_json::json!({ "ccgw/scenarios/01.json": scenario });
    let one = folder.path().join("content.json");
    fs::write(&one, files.to_string()).unwrap();
    run(&["verify", arg(&file), "--content", arg(&one)]).good();
    fs::write(&one, "[]").unwrap();
    let error = run(&["verify", arg(&file), "--content", arg(&one)]).bad(2);
    assert!(error.contains("/api/matches/ID/content"), "{error}");
    // A match from before does not say with what it was begun.
    let text = fs::read_to_string(begun(folder.path())).unwrap();
    assert!(text.lines().next().unwrap().contains("\"content\":\""));
}
