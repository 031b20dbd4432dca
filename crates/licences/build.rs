//! Gathers the licences of the packages that are linked into the program, when what is locked changes.

#[path = "src/gather.rs"]
mod gather;
#[path = "src/listed.rs"]
mod listed;

use std::path::Path;
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=../../Cargo.lock");
    let given = |name: &str| env::var(name).unwrap_or_default();
    let metadata = |more: &[&str]| {
        let output = Command::new(given("CARGO"))
            .args(["metadata", "--format-version", "1", "--locked"])
            .args(["--filter-platform", &given("TARGET")])
            .args(more)
            .output();
        output.ok().filter(|output| output.status.success())
    };
    // Who builds the program alone has not fetched what only the tests need, and cargo wants to see it too.
    let told = metadata(&["--offline"]).or_else(|| metadata(&[]));
    let linked = told.and_then(|output| gather::linked("grognard", &output.stdout));
    // Without it a program is still built: with the names of everything, and a line that says so.
    let found = linked.unwrap_or_else(|| {
        let lock = fs::read_to_string("../../Cargo.lock").unwrap_or_default();
        gather::locked(&lock)
    });
    let text = serde_json::to_string(&found).expect("licences are plain data");
    let out = Path::new(&given("OUT_DIR")).join("licences.json");
    fs::write(out, text).expect("the build can write where it is told to");
}
