//! The dependencies by `cargo-deny`, as deny.toml says: licences, doubles, sources, and known faults where their list can
//! be had.

use crate::run::{cargo, root, run};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Installed where there is none.
const VERSION: &str = "0.20.2";

/// Looks the dependencies through.
pub fn deny() -> Result<(), String> {
    let program = found().map_or_else(install, Ok)?;
    let checked = |offline: bool, what: &[&str]| {
        let mut command = Command::new(&program);
        command
            .current_dir(root())
            .args(["--workspace", "--all-features"]);
        if offline {
            command.arg("--offline");
        }
        run(command
            .arg("check")
            .args(["--hide-inclusion-graph"])
            .args(what))
    };
    // What other systems need is looked through too, and was never built here.
    run(&mut cargo(&["fetch", "--locked"]))?;
    checked(true, &["licenses", "bans", "sources"])?;
    if !advisories() {
        eprintln!(
            "known faults of dependencies were not looked up: their list is not on this machine. GROGNARD_ADVISORIES=1 cargo \
             xtask deny fetches it"
        );
        return Ok(());
    }
    checked(
        env::var_os("GROGNARD_ADVISORIES").is_none(),
        &["advisories"],
    )
}

/// Whether the list of known faults is here, or may be fetched.
fn advisories() -> bool {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let lists = home.and_then(|home| fs::read_dir(home.join("advisory-dbs")).ok());
    let here = lists.is_some_and(|lists| lists.flatten().any(|list| list.path().is_dir()));
    here || env::var_os("GROGNARD_ADVISORIES").is_some()
}

fn name() -> String {
    format!("cargo-deny{}", env::consts::EXE_SUFFIX)
}

/// The one in the path, or the one that was installed here.
fn found() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([own().join("bin")]);
    folders
        .map(|folder| folder.join(name()))
        .find(|file| file.is_file())
}

/// What is installed here stays with what is built here.
fn own() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    root().join(target).join("tools")
}

/// Built without optimisation, which is quicker than what it saves.
fn install() -> Result<PathBuf, String> {
    eprintln!(
        "there is no cargo-deny: cargo install cargo-deny --version {VERSION} into target/tools"
    );
    let mut command = cargo(&[
        "install",
        "cargo-deny",
        "--locked",
        "--debug",
        "--version",
        VERSION,
    ]);
    run(command.arg("--root").arg(own()))?;
    found().ok_or_else(|| "cargo-deny was installed and is not there".to_owned())
}
