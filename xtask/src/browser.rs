//! The pages in a real browser: what that needs is found or fetched, then the type checker and the tests are run.

use crate::run::{Count, root, run, run_counted, run_noted};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Node that runs the tests: `engines` in web/package.json.
const NODE: u32 = 20;
/// So many tests that fail are tried once more; where more do, something is broken.
const FEW: usize = 3;
/// The names Chromium goes by in the path.
const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome.exe",
];
/// Where it lies on systems that do not put programs into the path.
const APPS: [&str; 4] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
];

/// Checks the types of the pages and plays on them, with the program at `program`.
pub fn browser(program: &Path, count: &mut Count) -> Result<(), String> {
    let web = root().join("web");
    node()?;
    packages(&web)?;
    let chromium = chromium()?;
    run(Command::new("node")
        .args(["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."])
        .current_dir(&web))?;
    let node = |together: &str, files: &[PathBuf]| {
        let mut command = Command::new("node");
        command
            .args(["--test", "--test-reporter=spec"])
            .arg(format!("--test-concurrency={together}"))
            .args(files)
            .env("GROGNARD", program)
            .env("CHROMIUM", &chromium)
            .current_dir(&web);
        command
    };
    let tests = test_files(&web)?;
    let (mut tried, mut notes) = (Count::default(), Vec::new());
    let done = run_noted(&mut node("2", &tests), &mut tried, &mut notes);
    let again: Vec<PathBuf> = tests
        .into_iter()
        .filter(|file| notes.iter().any(|line| is_at(line, file)))
        .collect();
    count.passed += tried.passed;
    // A machine that has too much to do can be late for a browser. What fails is told above; it has failed for good when it
    // fails alone too.
    if done.is_err() && tried.failed <= FEW && !again.is_empty() {
        eprintln!("{} failed: once more, alone", tried.failed);
        let mut alone = Count::default();
        let done = run_counted(&mut node("1", &again), &mut alone);
        count.failed += alone.failed;
        if done.is_ok() {
            eprintln!("{} passed at the second try only", tried.failed);
            count.passed += tried.failed;
        }
        return done;
    }
    count.failed += tried.failed;
    done
}

/// Whether a line of the runner says that a test of this file failed.
fn is_at(line: &str, file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    line.trim_start().starts_with("test at ") && line.contains(&format!("{name}:"))
}

/// The tests by name, so that every Node takes them alike.
fn test_files(web: &Path) -> Result<Vec<PathBuf>, String> {
    let folder = web.join("tests");
    let listed = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = listed
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    match files.is_empty() {
        true => Err(format!("{}: there are no tests", folder.display())),
        false => Ok(files),
    }
}

fn node() -> Result<(), String> {
    let wanted = format!("Node {NODE} or later is needed for the tests of the pages (nodejs.org)");
    let told = || {
        let output = Command::new("node").arg("--version").output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let told = told()
        .or_else(|| install("Node", &["nodejs", "npm"]).and_then(|()| told()))
        .ok_or_else(|| format!("there is no node: {wanted}"))?;
    let found = told.trim_start_matches('v').split('.').next();
    match found.and_then(|n| n.parse::<u32>().ok()) {
        Some(n) if n >= NODE => Ok(()),
        _ => Err(format!("node {told} is too old: {wanted}")),
    }
}

/// The packages of web/package.json, fetched when the lock file is another than last time.
fn packages(web: &Path) -> Result<(), String> {
    let read = |path: PathBuf| fs::read_to_string(path).ok();
    let lock = read(web.join("package-lock.json"));
    let stamp = web.join("node_modules/.fetched");
    if lock.is_some() && read(stamp.clone()) == lock {
        return Ok(());
    }
    eprintln!("fetching the packages of web/package.json: npm ci");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm).arg("ci").current_dir(web))?;
    fs::write(&stamp, lock.unwrap_or_default()).map_err(|error| error.to_string())
}

/// Chromium in the path, or as `CHROMIUM` says; where there is none it is installed.
fn chromium() -> Result<PathBuf, String> {
    if let Some(path) = env::var_os("CHROMIUM") {
        return Ok(path.into());
    }
    if let Some(path) = find() {
        return Ok(path);
    }
    install("Chromium", &["chromium"])
        .and_then(|()| find())
        .ok_or_else(|| {
            "Chromium is needed for the tests of the pages: install it, or say where it is with CHROMIUM=…"
                .to_owned()
        })
}

/// Installs packages of the system; says so.
pub fn install(what: &str, packages: &[&str]) -> Option<()> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    eprintln!("there is no {what}: apt-get install {}", packages.join(" "));
    // Whether the lists of packages can be renewed does not matter if the package is found.
    let _ = apt(&["update"]);
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat()).ok()
}

/// apt-get, as who we are or as root where no password is asked for.
fn apt(args: &[&str]) -> Result<(), String> {
    let quiet =
        |command: &mut Command| run(command.args(args).env("DEBIAN_FRONTEND", "noninteractive"));
    quiet(&mut Command::new("apt-get"))
        .or_else(|_| quiet(Command::new("sudo").args(["-n", "apt-get"])))
}

fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .flat_map(|folder| CHROMIUM.map(|name| folder.join(name)))
        .chain(APPS.map(PathBuf::from))
        .find(|file| file.is_file())
}
