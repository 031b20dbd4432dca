//! What the program says when it is asked nothing.

use crate::desk::Desk;
use crate::trouble::Trouble;
use std::io::Write;

const LINES: [&str; 11] = [
    "overview-serve",
    "overview-play",
    "overview-list",
    "overview-draw",
    "overview-rules",
    "overview-check",
    "overview-sim",
    "overview-replay",
    "overview-verify",
    "overview-bot",
    "overview-help",
];

pub fn run(desk: &Desk, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{}\n", desk.key("overview-title"))?;
    for key in LINES {
        let command = desk.words.attribute(key, "command").unwrap_or_default();
        writeln!(out, "  {command:<44}{}", desk.key(key))?;
    }
    writeln!(out, "\n{}", desk.key("overview-first"))?;
    Ok(())
}
