//! The server on PostgreSQL: one is found or fetched, started in a folder of its own, and the tests of the server are run on it, two
//! nodes to a test. Then nodes are killed and the database is stopped while people play.

use crate::browser::install;
use crate::run::{Count, cargo, run, run_counted};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Where the packages of Debian and its like put its programs.
const PACKAGES: &str = "/usr/lib/postgresql";

/// Runs the tests of the server on PostgreSQL, with the program at `program`.
pub fn nodes(program: &Path, nextest: bool, count: &mut Count) -> Result<(), String> {
    needs()?;
    let database = Database::start(program)?;
    eprintln!("PostgreSQL is at {}", database.url);
    let mut tests = match nextest {
        true => cargo(&[
            "nextest",
            "run",
            "--run-ignored",
            "all",
            "--status-level",
            "slow",
        ]),
        false => cargo(&["test"]),
    };
    tests.args([
        "--package",
        "server",
        "--test",
        "it",
        "--locked",
        "--no-fail-fast",
    ]);
    if !nextest {
        tests.args(["--", "--include-ignored"]);
    }
    run_counted(tests.env("GROGNARD_TEST_DATABASE", &database.url), count)?;
    drop(database);
    let few = ["--kills", "0", "--node-kills", "4", "--outages", "2"];
    run(Command::new(program).arg("torture").args(few))
}

/// A database that runs until this is dropped.
struct Database {
    child: Child,
    url: String,
}

impl Database {
    fn start(program: &Path) -> Result<Database, String> {
        let mut command = Command::new(program);
        let command = command.arg("postgres").stdin(Stdio::piped());
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| format!("{}: {error}", program.display()))?;
        let told = child.stdout.take().expect("standard output is piped");
        let mut url = String::new();
        let read = BufReader::new(told).read_line(&mut url);
        let url = url.trim().to_owned();
        let database = Database { child, url };
        match read {
            Ok(_) if database.url.starts_with("postgres://") => Ok(database),
            _ => Err("PostgreSQL does not start: see above".to_owned()),
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // The end of its input ends it; then it stops the database.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// Its programs in the path or among the packages; where there are none they are installed.
fn needs() -> Result<(), String> {
    if found() {
        return Ok(());
    }
    install("PostgreSQL", &["postgresql"])
        .filter(|()| found())
        .ok_or_else(|| "PostgreSQL 13 or later is needed for the tests of several nodes: install it so that initdb is in the path".to_owned())
}

fn found() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let packages = std::fs::read_dir(PACKAGES).into_iter().flatten().flatten();
    let packages: Vec<PathBuf> = packages.map(|folder| folder.path().join("bin")).collect();
    let name = format!("initdb{}", env::consts::EXE_SUFFIX);
    env::split_paths(&path)
        .chain(packages)
        .any(|folder| folder.join(&name).is_file())
}
