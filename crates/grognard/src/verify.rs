//! `grognard verify`

use crate::desk::Desk;
use crate::journal;
use crate::trouble::{self, Trouble};
use std::io::Write;
use std::path::PathBuf;
use table::Text;
use table::journal::Verdict;

#[derive(clap::Args)]
pub struct Args {
    /// The saved match
    file: PathBuf,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let broken = |trouble| match trouble {
        // A journal that cannot be read to its end is a journal that does not hold.
        Trouble::Told { lines, .. } => Trouble::Told { status: 1, lines },
        quiet => quiet,
    };
    if let Err(error) = std::fs::metadata(&args.file) {
        return Err(Trouble::file("trouble-read", &args.file, &error));
    }
    let (system, journal) = journal::read(&args.file).map_err(broken)?;
    let verdict = system
        .verify(&desk.content, &journal)
        .map_err(|faults| Trouble::Told {
            status: 1,
            lines: faults.iter().map(trouble::fault).collect(),
        })?;
    let (key, entries) = match verdict {
        Verdict::Running { entries } => ("verify-open", entries),
        Verdict::Proven { entries, .. } => ("verify-ok", entries),
    };
    let text = Text::new(key)
        .name("file", args.file.display().to_string())
        .num("n", entries as i64);
    Ok(writeln!(out, "{}", desk.say(&text))?)
}
