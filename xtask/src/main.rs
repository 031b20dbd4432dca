//! Chores: `cargo xtask test`, `bench`, `torture`, `golden`.

mod browser;
mod deny;
mod postgres;
mod run;
mod steps;

use std::process::ExitCode;

const HELP: &str = "Chores of the project:

  cargo xtask test             everything: format, lints, dependencies, build, tests, cases, docs, pages;
                               --no-browser leaves the pages out, --no-nodes what needs PostgreSQL, for machines without
  cargo xtask deny             the dependencies alone: their licences, sources, known faults
  cargo xtask browser          the pages alone, in a real browser: types, play, access
  cargo xtask nodes            the server on PostgreSQL alone: its tests with two nodes, nodes killed, the database away
  cargo xtask bench            the speeds of the rules and of the server, release build; its golden matches against those of the debug build
  cargo xtask torture          kills the server, cuts its power and breaks its disk, thousands of times, release build (Linux);
                               --kills N, --cuts N, --faults N, --node-kills N, --outages N, --seed N for other numbers than
                               1000, 1000, 10000, 200, 20, 1
  cargo xtask golden           compares the golden matches with those of the program
  cargo xtask golden --bless   writes them anew";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test", without @ ..] if without.iter().all(|it| steps::PARTS.contains(it)) => {
            steps::test(without)
        }
        ["deny"] => deny::deny(),
        ["browser"] => steps::browser(),
        ["nodes"] => steps::nodes(),
        ["bench"] => steps::bench(),
        ["torture", args @ ..] => steps::torture(args),
        ["golden"] => steps::golden(false),
        ["golden", "--bless"] => steps::golden(true),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => {
            eprintln!("xtask: there is no chore \"{}\"\n\n{HELP}", args.join(" "));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}
