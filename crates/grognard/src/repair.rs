//! `grognard repair`

use crate::desk::Desk;
use crate::serve::{folder, not_started, runtime, stock};
use crate::trouble::Trouble;
use server::{Examined, Examiner, NotStarted, Saved};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Text;

#[derive(clap::Args)]
pub struct Args {
    /// The folder in which matches are kept [default: the user's data folder]
    #[arg(
        long,
        value_name = "DIR",
        env = "GROGNARD_DATA",
        hide_env_values = true
    )]
    data: Option<PathBuf>,
    /// Makes a new database of what can be read; the old one is kept beside it
    #[arg(long)]
    write: bool,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = folder(&args.data)?;
    let examiner = Examiner::new(stock(desk, None)).map_err(not_started)?;
    let runtime = runtime()?;
    if args.write {
        let repaired = runtime.block_on(examiner.repair(&data));
        let (saved, kept) = repaired.map_err(not_started)?;
        return tell_saved(desk, &saved, &kept, out);
    }
    let found = match runtime.block_on(examiner.examine(&data, None)) {
        // What cannot even be opened is the finding.
        Err(NotStarted::Damaged(_, what)) => Examined {
            file: vec![what],
            matches: Vec::new(),
        },
        found => found.map_err(not_started)?,
    };
    tell_found(desk, &found, out)
}

fn tell_found(desk: &Desk, found: &Examined, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut lines: Vec<Text> = Vec::new();
    for fault in &found.file {
        lines.push(Text::new("repair-file").name("what", fault.clone()));
    }
    for found in &found.matches {
        if let Some(damage) = &found.damage {
            let text = Text::new("repair-match").name("match", found.id.clone());
            lines.push(text.name("what", damage.clone()));
        }
    }
    if lines.is_empty() {
        let text = Text::new("repair-well").num("n", found.matches.len() as i64);
        writeln!(out, "{}", desk.say(&text))?;
        return Ok(());
    }
    lines.push(Text::new("repair-how"));
    Err(Trouble::Told { status: 1, lines })
}

fn tell_saved(
    desk: &Desk,
    saved: &[Saved],
    kept: &Path,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let whole = saved.iter().filter(|saved| saved.damage.is_none()).count();
    let text = Text::new("repair-whole").num("n", whole as i64);
    writeln!(out, "{}", desk.say(&text))?;
    for saved in saved {
        let Some(damage) = &saved.damage else {
            continue;
        };
        let key = match saved.kept {
            0 => "repair-lost",
            _ => "repair-cut",
        };
        let text = Text::new(key)
            .name("match", saved.id.clone())
            .name("what", damage.clone())
            .num("kept", saved.kept as i64)
            .num("lines", saved.lines as i64);
        writeln!(out, "{}", desk.say(&text))?;
    }
    let text = Text::new("repair-kept").name("file", kept.display().to_string());
    writeln!(out, "{}", desk.say(&text))?;
    Ok(())
}
