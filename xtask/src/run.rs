//! Running a command and counting the tests it reports.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Tests seen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Those that passed.
    pub passed: usize,
    /// Those that did not.
    pub failed: usize,
}

impl Count {
    /// Adds what a summary line of a test runner says: "12 passed, 1 failed", or in two lines "ℹ pass 12", "ℹ fail 1".
    fn add(&mut self, line: &str) {
        let line = strip(line);
        if let [sign, kind @ ("pass" | "fail"), n] = line.split(' ').collect::<Vec<_>>()[..]
            && matches!(sign, "ℹ" | "#")
            && let Ok(n) = n.parse::<usize>()
        {
            match kind {
                "pass" => self.passed += n,
                _ => self.failed += n,
            }
            return;
        }
        let summary = ["Summary [", "test result:"]
            .iter()
            .any(|head| line.trim_start().starts_with(head));
        let words: Vec<&str> = line
            .split([' ', ',', ';', '.'])
            .filter(|word| !word.is_empty())
            .collect();
        let bare = matches!(words.as_slice(), [_, "passed", _, "failed"]);
        if !summary && !bare {
            return;
        }
        for pair in words.windows(2) {
            if let Ok(n) = pair[0].parse::<usize>() {
                match pair[1] {
                    "passed" => self.passed += n,
                    "failed" => self.failed += n,
                    _ => {}
                }
            }
        }
    }
}

/// A line without the colours of a terminal.
fn strip(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line.chars();
    while let Some(c) = rest.next() {
        if c == '\u{1b}' {
            rest.by_ref().find(|c| c.is_ascii_alphabetic());
        } else {
            out.push(c);
        }
    }
    out
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
        .to_owned()
}

/// This cargo, at the root of the workspace.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs to the end; an error if it cannot be run or fails.
pub fn run(command: &mut Command) -> Result<(), String> {
    let told = shown(command);
    let status = command
        .status()
        .map_err(|error| format!("{told}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{told}: {status}"))
    }
}

/// Runs to the end, shows what it says, and counts the tests it reports.
pub fn run_counted(command: &mut Command, count: &mut Count) -> Result<(), String> {
    run_noted(command, count, &mut Vec::new())
}

/// The same; of what it says the lines are kept that tell how the tests ended, and where one failed.
pub fn run_noted(
    command: &mut Command,
    count: &mut Count,
    notes: &mut Vec<String>,
) -> Result<(), String> {
    let told = shown(command);
    let failed = |error: std::io::Error| format!("{told}: {error}");
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let errors = child.stderr.take().expect("standard error is piped");
    let other = std::thread::spawn(move || follow(errors, &mut std::io::stderr()));
    *notes = follow(
        child.stdout.take().expect("standard output is piped"),
        &mut std::io::stdout(),
    );
    notes.extend(
        other
            .join()
            .map_err(|_| format!("{told}: its messages could not be read"))?,
    );
    notes.iter().for_each(|line| count.add(line));
    let status = child.wait().map_err(failed)?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{told}: {status}"))
    }
}

/// Passes lines on, and keeps those that look like a summary or the place of a failure.
fn follow(from: impl Read, to: &mut dyn Write) -> Vec<String> {
    let mut kept = Vec::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        // A reader that went away does not stop the tests.
        let _ = writeln!(to, "{line}");
        if ["passed", " pass ", " fail ", "test at "]
            .iter()
            .any(|word| line.contains(word))
        {
            kept.push(line);
        }
    }
    kept
}

fn shown(command: &Command) -> String {
    let args: Vec<String> = command
        .get_args()
        .map(|arg| arg.to_string_lossy().into_owned())
        .collect();
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    format!("{name} {}", args.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_all_four_runners_are_counted() {
        let mut count = Count::default();
        count.add("     Summary [   0.61s] 40 tests run: 38 passed (1 slow), 2 failed, 0 skipped");
        count.add("test result: ok. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out");
        count.add("12 passed, 0 failed");
        count.add("what passed, what failed");
        count.add("ℹ pass 2");
        count.add("# fail 1");
        count.add("✔ pass 2");
        assert_eq!(
            count,
            Count {
                passed: 55,
                failed: 4
            }
        );
    }

    #[test]
    fn colours_do_not_hide_a_summary() {
        let mut count = Count::default();
        count.add("\u{1b}[32;1m     Summary\u{1b}[0m [   0.61s] \u{1b}[1m4\u{1b}[0m tests run: \u{1b}[1m4\u{1b}[0m \u{1b}[32;1mpassed\u{1b}[0m, \u{1b}[1m0\u{1b}[0m skipped");
        assert_eq!(count.passed, 4);
    }
}
