//! `grognard blunders`: what players do in positions in which there is something that no person would do.

use crate::check::collect;
use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{Format, pick, seats, sim, stock, table_text};
use players::{Machine, Tried, Trying};
use serde_json::{Value, json};
use shelf::System;
use std::collections::BTreeMap;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use table::blunder::{Blunder, BlunderFile, Wrong};
use table::{Fault, Text};
use words::Lang;

/// The folder of the positions, with one for each system in it.
const FOLDER: &str = "blunders";
/// Of what was done so many characters are told.
const TOLD: usize = 110;

#[derive(clap::Args)]
pub struct Args {
    /// The systems
    #[arg(required = true, value_name = "SYSTEM")]
    systems: Vec<String>,
    /// Who plays the positions, as in search:1s; may be given again
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    player: Vec<String>,
    /// How often each position is played, each time with other luck
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    seeds: u32,
    /// Only positions whose file or name contains this
    #[arg(long, value_name = "PATTERN")]
    only: Option<String>,
    /// Says why, too, of what was wrong
    #[arg(long)]
    why: bool,
    /// Where the positions are: files in DIR/SYSTEM
    #[arg(long, default_value = FOLDER, value_name = "DIR")]
    folder: PathBuf,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A system, its positions, and what each player did in each of them.
struct Played {
    system: &'static dyn System,
    trying: Trying,
    positions: Vec<Blunder>,
    tried: Vec<Vec<Tried>>,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let systems = args.systems.iter().map(|id| pick::system(id));
    let systems: Vec<&dyn System> = systems.collect::<Result<_, _>>()?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let mut all = Vec::new();
    for system in systems {
        let players = args.player.iter().map(|name| seats::player(system, name));
        let trying = Trying {
            players: players.collect::<Result<_, _>>()?,
            seeds: args.seeds.into(),
            threads: args.threads.unwrap_or_else(cores).clamp(1, 256),
        };
        let positions = read(system, args)?;
        let bar = sim::progress((positions.len() * trying.players.len()) as u64 * trying.seeds);
        let tried = system.blunders(&desk.content, &positions, &trying, &|| bar.inc(1))?;
        bar.finish_and_clear();
        let tried = tried.map_err(|error| Trouble::broken(system.id(), error))?;
        all.push(Played {
            system,
            trying,
            positions,
            tried,
        });
    }
    match args.format {
        Format::Json => {
            let systems: Vec<Value> = all.iter().map(Played::json).collect();
            writeln!(
                out,
                "{:#}",
                json!({ "seeds": args.seeds, "systems": systems })
            )?;
        }
        Format::Text => {
            for played in &all {
                played.text(desk, args, out)?;
            }
        }
    }
    Ok(())
}

/// The positions of a system that are asked for; all that is wrong with its files at once.
fn read(system: &dyn System, args: &Args) -> Result<Vec<Blunder>, Trouble> {
    let folder = args.folder.join(system.id());
    let mut files = Vec::new();
    collect(&folder, 1, false, &mut files)?;
    let (mut positions, mut faults) = (Vec::new(), Vec::new());
    for path in &files {
        let name = path.display().to_string();
        let text = stock::text(path).map_err(|fault| vec![fault]);
        match text.and_then(|text| BlunderFile::read(&name, &text)) {
            Ok(file) => positions.extend(file.positions),
            Err(wrong) => faults.extend(wrong),
        }
    }
    if !faults.is_empty() {
        return Err(faults.into());
    }
    if let Some(only) = &args.only {
        let only = only.to_lowercase();
        let asked = |text: &str| text.to_lowercase().contains(&only);
        positions.retain(|position| asked(&position.name) || asked(file_name(&position.file)));
    }
    if positions.is_empty() {
        let text = Text::new("trouble-no-blunders").name("folder", folder.display().to_string());
        return Err(Trouble::input(text));
    }
    Ok(positions)
}

fn file_name(file: &str) -> &str {
    file.rsplit(std::path::is_separator).next().unwrap_or(file)
}

impl Played {
    fn text(&self, desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
        let trying = &self.trying;
        for (i, player) in trying.players.iter().enumerate() {
            let all: Vec<&Tried> = self.tried.iter().map(|tried| &tried[i]).collect();
            let wrong: Vec<usize> = all.iter().map(|tried| count(tried)).collect();
            let time: f64 = all.iter().map(|tried| tried.time.as_secs_f64()).sum();
            let tries = all.len() as u64 * trying.seeds;
            let head = Text::new("blunders-head")
                .name("system", self.system.id())
                .name("player", player.to_string())
                .num("wrong", wrong.iter().filter(|n| **n > 0).count() as i64)
                .num("positions", all.len() as i64)
                .num("times", wrong.iter().sum::<usize>() as i64)
                .num("tries", tries as i64)
                .name("time", desk.decimal(time / tries as f64, 3));
            writeln!(out, "{}", desk.say(&head))?;
            let mut rows = Vec::new();
            for ((position, tried), wrong) in self.positions.iter().zip(&all).zip(wrong) {
                let share = format!("{wrong}/{}", trying.seeds);
                let file = format!("  {}", file_name(&position.file));
                let did = most(tried).unwrap_or_default();
                rows.push(vec![file, position.name.clone(), share, did]);
                if args.why && wrong > 0 {
                    let why = match desk.words.lang() {
                        Lang::En => &position.why.en,
                        Lang::Fr => &position.why.fr,
                    };
                    rows.push(vec![
                        String::new(),
                        String::new(),
                        String::new(),
                        why.clone(),
                    ]);
                }
            }
            table_text::write(out, &rows, &[2])?;
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let trying = &self.trying;
        let position = |(position, tried): (&Blunder, &Vec<Tried>)| {
            let of = |(player, tried): (&Machine, &Tried)| {
                let wrong = tried.wrong.iter().flatten();
                let did: Vec<Value> = wrong.map(|wrong| did(wrong).into()).collect();
                json!({ "player": player.to_string(), "wrong": count(tried), "did": did, "ms": tried.time.as_secs_f64() * 1e3 })
            };
            let players: Vec<Value> = trying.players.iter().zip(tried).map(of).collect();
            json!({
                "file": position.file,
                "line": position.at.line,
                "name": position.name,
                "why": { "en": position.why.en, "fr": position.why.fr },
                "players": players,
            })
        };
        let positions = self.positions.iter().zip(&self.tried).map(position);
        json!({ "system": self.system.id(), "positions": positions.collect::<Vec<Value>>() })
    }
}

/// How often it was wrong.
fn count(tried: &Tried) -> usize {
    tried.wrong.iter().flatten().count()
}

/// What was done that was wrong.
fn did(wrong: &Wrong) -> String {
    match wrong {
        Wrong::Did(deeds) => deeds.join(" … "),
        Wrong::Missed(deeds) => deeds.join(", "),
        Wrong::Ended(deeds, seen) => format!("{} → {seen}", deeds.join(", ")),
    }
}

/// What was wrong most often, as far as there is room for it: its end says most.
fn most(tried: &Tried) -> Option<String> {
    let mut often: BTreeMap<String, usize> = BTreeMap::new();
    for wrong in tried.wrong.iter().flatten() {
        *often.entry(did(wrong)).or_default() += 1;
    }
    let (did, _) = often.into_iter().max_by_key(|(_, n)| *n)?;
    let all = did.chars().count();
    let end = |did: &str| did.chars().skip(all - TOLD).collect::<String>();
    Some(if all > TOLD {
        format!("… {}", end(&did))
    } else {
        did
    })
}

/// The system of a file of positions: it lies in the folder of that system in `blunders`.
pub fn system_of(path: &Path) -> Option<&'static dyn System> {
    let mut folders = path.parent()?.iter().rev().filter_map(|part| part.to_str());
    let system = shelf::system(folders.next()?)?;
    (folders.next()? == FOLDER).then_some(system)
}

/// How many positions a file has; all that is wrong with them at once.
pub fn check(
    desk: &Desk,
    system: &dyn System,
    name: &str,
    text: &str,
) -> Result<usize, Vec<Fault>> {
    let file = BlunderFile::read(name, text)?;
    let checked = || system.check_blunders(&desk.content, &file);
    let faults = catch_unwind(AssertUnwindSafe(checked)).unwrap_or_else(|_| {
        let what = "the rules broke; the message stands above";
        vec![Fault::new(name, "", what, "report it with this file")]
    });
    match faults.is_empty() {
        true => Ok(file.positions.len()),
        false => Err(faults),
    }
}
