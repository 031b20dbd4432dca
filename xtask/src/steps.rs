//! The chores.

use crate::browser;
use crate::deny;
use crate::postgres;
use crate::run::{Count, cargo, root, run, run_counted};
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// The oldest compiler that builds the project: `rust-version` in Cargo.toml.
const RUSTC: (u32, u32) = (1, 95);

/// A step: its name, how many tests it has at least, what it does.
type Step<'a> = (&'a str, usize, &'a dyn Fn(&mut Count) -> Result<(), String>);

/// What can be left out.
pub const PARTS: [&str; 2] = ["--no-browser", "--no-nodes"];

/// Runs everything, one step after the other, and stops at the first that fails. One that runs hardly any test has failed:
/// a folder was not found, or a filter has left nothing over.
pub fn test(without: &[&str]) -> Result<(), String> {
    let (pages, nodes) = (!without.contains(&PARTS[0]), !without.contains(&PARTS[1]));
    let steps: [Step; 11] = [
        ("what is needed", 0, &|_| needs()),
        ("format", 0, &|_| {
            run(&mut cargo(&["fmt", "--all", "--check"]))
        }),
        ("lints", 0, &|_| {
            run(&mut cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--locked",
                "--",
                "-D",
                "warnings",
            ]))
        }),
        ("dependencies", 0, &|_| deny::deny()),
        ("build", 0, &|_| {
            run(&mut cargo(&[
                "build",
                "--workspace",
                "--all-targets",
                "--locked",
            ]))
        }),
        ("tests", 600, &tests),
        ("nodes", 60, &|count| {
            postgres::nodes(&program(), nextest(), count)
        }),
        ("doc tests", 0, &|count| {
            run_counted(
                &mut cargo(&["test", "--workspace", "--doc", "--locked"]),
                count,
            )
        }),
        ("cases", 3_500, &|count| {
            run_counted(&mut grognard(&["--lang", "en", "check", "cases"]), count)
        }),
        ("docs", 0, &|_| docs()),
        ("browser", 60, &|count| browser::browser(&program(), count)),
    ];
    let wanted = |name: &str| (pages || name != "browser") && (nodes || name != "nodes");
    let steps = steps.iter().filter(|(name, ..)| wanted(name));
    let mut count = Count::default();
    let mut done = Ok(());
    let mut times = Vec::new();
    for (name, least, step) in steps {
        eprintln!("── {name}");
        let (begin, before) = (Instant::now(), count.passed);
        done = step(&mut count).map_err(|what| format!("{name}: {what}"));
        let ran = count.passed - before;
        if done.is_ok() && ran < *least {
            done = Err(format!(
                "{name}: only {ran} tests passed, and there are {least} at least"
            ));
        }
        times.push(format!("{:>7.1} s  {name}", begin.elapsed().as_secs_f64()));
        eprintln!("{}", times[times.len() - 1]);
        if done.is_err() {
            break;
        }
    }
    println!("\n{}", times.join("\n"));
    // A step that fails without a failed test counts as one.
    let failed = count.failed.max(usize::from(done.is_err()));
    if !pages {
        println!("the pages were not tried: cargo xtask browser does it");
    }
    if !nodes {
        println!("several nodes on PostgreSQL were not tried: cargo xtask nodes does it");
    }
    println!("{} passed, {failed} failed", count.passed);
    done
}

/// The pages alone.
pub fn browser() -> Result<(), String> {
    run(&mut cargo(&[
        "build",
        "--quiet",
        "--package",
        "grognard",
        "--locked",
    ]))?;
    let mut count = Count::default();
    let done = browser::browser(&program(), &mut count);
    println!("{} passed, {} failed", count.passed, count.failed);
    done
}

/// The server on PostgreSQL alone.
pub fn nodes() -> Result<(), String> {
    run(&mut cargo(&[
        "build",
        "--quiet",
        "--package",
        "grognard",
        "--locked",
    ]))?;
    let mut count = Count::default();
    let done = postgres::nodes(&program(), nextest(), &mut count);
    println!("{} passed, {} failed", count.passed, count.failed);
    done
}

/// Release build, one core: the speeds, and whether it plays as the debug build does.
pub fn bench() -> Result<(), String> {
    run(&mut release(&["bench"]))?;
    // The golden matches were written by the debug build, and the tests compare it with them.
    run(&mut release(&["golden", "--folder", "golden"]))?;
    println!("release = debug: every golden match has the same actions, chances and hashes");
    Ok(())
}

/// Release build: whether anything that was acknowledged is ever lost.
pub fn torture(args: &[&str]) -> Result<(), String> {
    let whole = [
        ["--kills", "1000"],
        ["--cuts", "1000"],
        ["--faults", "10000"],
        ["--node-kills", "200"],
        ["--outages", "20"],
    ];
    let whole = whole.as_flattened();
    let args = if args.is_empty() { whole } else { args };
    run(&mut release(&[&["torture"], args].concat()))
}

fn release(args: &[&str]) -> Command {
    let mut command = cargo(&["run", "--release", "--quiet", "--locked", "--package"]);
    command.args(["grognard", "--"]).args(args);
    command
}

/// Golden matches: compared, or written anew.
pub fn golden(bless: bool) -> Result<(), String> {
    run(&mut cargo(&["build", "--quiet", "--package", "grognard"]))?;
    let args = ["golden", "--folder", "golden", "--bless"];
    run(&mut grognard(if bless { &args } else { &args[..3] }))
}

/// The program as the build step left it.
fn grognard(args: &[&str]) -> Command {
    let mut command = Command::new(program());
    command.args(args).current_dir(root());
    command
}

fn program() -> PathBuf {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let name = format!("grognard{}", std::env::consts::EXE_SUFFIX);
    root().join(target).join("debug").join(name)
}

fn needs() -> Result<(), String> {
    let output = Command::new("rustc")
        .arg("--version")
        .output()
        .map_err(|error| format!("rustc: {error}"))?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut numbers = told
        .split_whitespace()
        .nth(1)
        .unwrap_or_default()
        .split('.')
        .map(|n| n.parse().unwrap_or(0));
    let found: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < RUSTC {
        return Err(format!(
            "{} is too old: rustc {}.{} is needed (rustup update)",
            told.trim(),
            RUSTC.0,
            RUSTC.1
        ));
    }
    for part in ["fmt", "clippy"] {
        let found = cargo(&[part, "--version"])
            .output()
            .is_ok_and(|output| output.status.success());
        if !found {
            return Err(format!(
                "cargo {part} is missing: rustup component add rustfmt clippy"
            ));
        }
    }
    eprintln!(
        "{}{}",
        told.trim(),
        if nextest() {
            ", cargo-nextest"
        } else {
            ", no cargo-nextest: cargo test does"
        }
    );
    Ok(())
}

fn nextest() -> bool {
    cargo(&["nextest", "--version"])
        .output()
        .is_ok_and(|output| output.status.success())
}

fn tests(count: &mut Count) -> Result<(), String> {
    let mut command = if nextest() {
        cargo(&[
            "nextest",
            "run",
            "--workspace",
            "--locked",
            "--no-fail-fast",
            "--status-level",
            "slow",
        ])
    } else {
        cargo(&[
            "test",
            "--workspace",
            "--all-targets",
            "--locked",
            "--no-fail-fast",
        ])
    };
    run_counted(&mut command, count)
}

fn docs() -> Result<(), String> {
    run(
        cargo(&["doc", "--workspace", "--no-deps", "--locked", "--quiet"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}
