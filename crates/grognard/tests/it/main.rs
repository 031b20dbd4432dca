//! The program as its users meet it: every command, good and bad input, both languages.

mod check;
mod content;
mod data;
mod fair;
mod ladder;
#[cfg(unix)]
mod owned;
mod pictures;
mod play;
mod saved;
mod served;
mod spoken;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program, in English, without the colours and the language of whoever runs the tests.
fn grognard(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grognard"));
    command.args(args).current_dir(root());
    for name in ["LC_MESSAGES", "LANG", "NO_COLOR", "GROGNARD_LOG"] {
        command.env_remove(name);
    }
    // Unset, it would be the language of the system.
    command.env("LC_ALL", "C");
    command
}

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a run came to.
struct Ran {
    status: i32,
    out: String,
    err: String,
}

impl Ran {
    fn of(output: Output) -> Ran {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
        let ran = Ran {
            status: output.status.code().expect("the program ends by itself"),
            out: text(output.stdout),
            err: text(output.stderr),
        };
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
        ran
    }
    /// It went well and said nothing on standard error.
    fn good(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }
    /// It ended with that status; its errors.
    fn bad(self, status: i32) -> String {
        assert_eq!(self.status, status, "{}\n{}", self.out, self.err);
        self.err
    }
}

fn run(args: &[&str]) -> Ran {
    Ran::of(grognard(args).output().expect("the program runs"))
}

/// Runs with lines on standard input.
fn typed(args: &[&str], lines: &str) -> Ran {
    let mut command = grognard(args);
    let command = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("standard input is piped");
    let lines = lines.to_owned();
    // The program may leave before it has read everything.
    let writer = std::thread::spawn(move || _ = input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the lines are written");
    Ran::of(output)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// A path as an argument.
fn arg(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

#[test]
fn it_says_what_it_can_do_in_both_languages() {
    assert!(run(&["overview"]).good().contains("grognard play ccgw/1"));
    let mut french = grognard(&["overview"]);
    let french = Ran::of(french.env("LC_ALL", "fr_FR.UTF-8").output().unwrap()).good();
    assert!(
        french.contains("Tapez simplement\u{202f}: grognard"),
        "{french}"
    );
}

#[test]
fn every_command_has_help() {
    for command in [
        "serve", "list", "draw", "play", "check", "rules", "sim", "replay", "verify", "bot",
        "licences", "owner",
    ] {
        let help = run(&[command, "--help"]).good();
        assert!(help.contains("Usage: grognard"), "{help}");
    }
    assert!(run(&["--version"]).good().starts_with("grognard "));
}

#[test]
fn bad_usage_ends_with_status_2() {
    run(&["dance"]).bad(2);
    run(&["sim"]).bad(2);
    run(&["list", "--lang", "de"]).bad(2);
    run(&["play", "ccgw/1", "--seed", "x"]).bad(2);
    run(&["--port", "7414", "list"]).bad(2);
    run(&["--listen", "everywhere"]).bad(2);
}

#[test]
fn what_a_server_is_to_tell_is_asked_for_in_words_that_it_knows() {
    for (lang, part) in [("C", "does not say what"), ("fr_FR.UTF-8", "ne dit pas ce")] {
        let mut command = grognard(&["list"]);
        command
            .env("LC_ALL", lang)
            .env("GROGNARD_LOG", "server=loud");
        let told = Ran::of(command.output().unwrap()).bad(2);
        assert!(
            told.contains("GROGNARD_LOG") && told.contains(part),
            "{told}"
        );
    }
    let mut command = grognard(&["list"]);
    command.env("GROGNARD_LOG", "server=debug,sqlx=warn");
    Ran::of(command.output().unwrap()).good();
}

#[test]
fn an_unknown_system_or_scenario_is_told_what_there_is() {
    for command in [&["play"][..], &["sim"], &["draw", "-o", "-"]] {
        let of = |what| run(&[command, &[what]].concat()).bad(2);
        assert!(of("ccgw/99").contains("1, 2, 3"), "{command:?}");
        assert!(of("chess/1").contains("ccgw"), "{command:?}");
    }
    let french = run(&["play", "ccgw/99", "--lang", "fr"]).bad(2);
    assert!(
        french.contains("n’a pas de scénario «\u{202f}99\u{202f}»"),
        "{french}"
    );
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = grognard(&["rules", "coverage", "--format", "json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    Ran::of(child.wait_with_output().expect("the program ends")).good();
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_under_the_output_is_an_error() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let output = grognard(&["list"])
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .expect("the program runs");
    let error = Ran::of(output).bad(2);
    assert!(error.contains("output cannot be written"), "{error}");
}
