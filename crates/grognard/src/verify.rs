//! `grognard verify`

use crate::desk::Desk;
use crate::trouble::{self, Trouble};
use crate::{Format, journal};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::Text;
use table::journal::Verdict;

#[derive(clap::Args)]
pub struct Args {
    /// The saved match
    file: PathBuf,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    if let Err(error) = std::fs::metadata(&args.file) {
        return Err(Trouble::file("trouble-read", &args.file, &error));
    }
    let verdict = verdict(desk, args);
    match args.format {
        Format::Json => writeln!(out, "{:#}", as_json(desk, args, &verdict))?,
        Format::Text => {
            if let Ok(verdict) = &verdict {
                writeln!(out, "{}", desk.say(&text(args, verdict)))?;
            }
        }
    }
    verdict.map(drop)
}

fn verdict(desk: &Desk, args: &Args) -> Result<Verdict, Trouble> {
    let broken = |trouble| match trouble {
        // A journal that cannot be read to its end is a journal that does not hold.
        Trouble::Told { lines, .. } => Trouble::Told { status: 1, lines },
        quiet => quiet,
    };
    let (system, journal) = journal::read(&args.file).map_err(broken)?;
    let verified = system.verify(&desk.content, &journal);
    verified.map_err(|faults| trouble::first(1, &faults))
}

fn text(args: &Args, verdict: &Verdict) -> Text {
    let (key, entries) = match verdict {
        Verdict::Running {
            entries,
            dice_checked: false,
        } => ("verify-open", entries),
        Verdict::Running {
            entries,
            dice_checked: true,
        } => ("verify-running", entries),
        Verdict::Proven { entries, .. } => ("verify-ok", entries),
    };
    Text::new(key)
        .name("file", args.file.display().to_string())
        .num("n", *entries as i64)
}

fn as_json(desk: &Desk, args: &Args, verdict: &Result<Verdict, Trouble>) -> Value {
    let file = args.file.display().to_string();
    match verdict {
        Ok(Verdict::Running {
            entries,
            dice_checked,
        }) => {
            json!({ "file": file, "ok": true, "over": false, "actions": entries, "dice_checked": dice_checked })
        }
        Ok(Verdict::Proven { entries, outcomes }) => {
            json!({ "file": file, "ok": true, "over": true, "actions": entries, "dice_checked": true, "outcomes": outcomes })
        }
        Err(trouble) => {
            let lines: &[Text] = match trouble {
                Trouble::Told { lines, .. } => lines,
                Trouble::Quiet => &[],
            };
            let errors: Vec<String> = lines.iter().map(|line| desk.say(line)).collect();
            json!({ "file": file, "ok": false, "errors": errors })
        }
    }
}
