//! `grognard golden`: the record of one seeded random game, for `cargo xtask golden`.

use crate::desk::Desk;
use crate::pick;
use crate::save::save;
use crate::trouble::Trouble;
use players::CAP;
use shelf::{ScenarioCard, System};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::commit::Secrets;
use table::journal::{Journal, Step};
use table::{MatchSpec, Rng, Turn};

/// So many actions are written out; the hash at the end is that of the whole game.
const WRITTEN: usize = 400;
/// The hash is written after so many actions.
const HASHED: usize = 25;

#[derive(clap::Args)]
pub struct Args {
    /// The scenario, as in ccgw/4: its record is printed
    #[arg(required_unless_present = "folder", conflicts_with = "folder")]
    scenario: Option<String>,
    /// Compares the records of all scenarios with the files of this folder
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Writes the files anew
    #[arg(long, requires = "folder")]
    bless: bool,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    match (&args.folder, &args.scenario) {
        (Some(folder), _) => compare(desk, folder, args.bless, out),
        (None, scenario) => {
            let (system, card) = pick::scenario(desk, scenario.as_deref().unwrap_or_default())?;
            Ok(write!(out, "{}", record(desk, system, &card)?)?)
        }
    }
}

/// Every scenario against its file; the first line that differs is told.
fn compare(desk: &Desk, folder: &Path, bless: bool, out: &mut dyn Write) -> Result<(), Trouble> {
    let (mut differ, mut same) = (0, 0);
    for &system in shelf::systems() {
        for card in system.scenarios(&desk.content)? {
            let path = folder
                .join(system.id())
                .join(format!("{:02}.txt", card.number));
            let now = record(desk, system, &card)?;
            let then = fs::read_to_string(&path).unwrap_or_default();
            if now == then {
                same += 1;
                continue;
            }
            if bless {
                fs::create_dir_all(folder.join(system.id()))
                    .map_err(|e| Trouble::file("trouble-read", folder, &e))?;
                save(&path, now.as_bytes())?;
                writeln!(out, "{}", path.display())?;
                continue;
            }
            differ += 1;
            let line = now
                .lines()
                .zip(then.lines())
                .take_while(|(now, then)| now == then)
                .count();
            let told = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
            writeln!(
                out,
                "{}:{}: \"{}\" is now \"{}\"",
                path.display(),
                line + 1,
                told(&then),
                told(&now)
            )?;
        }
    }
    if !bless {
        writeln!(out, "{same} golden matches as they were, {differ} not")?;
    }
    if differ == 0 {
        Ok(())
    } else {
        Err(Trouble::failed())
    }
}

/// Plays the game and writes it down.
fn record(desk: &Desk, system: &dyn System, card: &ScenarioCard) -> Result<String, Trouble> {
    let seed = u64::from(card.number);
    let name = format!("{}/{}", system.id(), card.number);
    let broken = |what: String| Trouble::broken(&name, what);
    let secrets = Secrets::from_number(seed, card.seats.len());
    let mut game = system.open_match(
        &desk.content,
        &MatchSpec::scenario(card.id.clone()),
        secrets,
    )?;
    let mut rng = Rng::new(seed);
    while let Turn::Ask(ask) = game.turn() {
        if game.len() >= CAP as usize {
            return Err(broken(format!(
                "no end after {CAP} actions, at {}",
                ask.moment
            )));
        }
        let action = game
            .random_action(&mut rng)
            .ok_or_else(|| broken(format!("dead end at {}", ask.moment)))?;
        let played = game.play(ask.seat, &action);
        played.map_err(|refused| {
            broken(format!("'{action}' was offered and refused: {refused:?}"))
        })?;
    }
    Ok(format!(
        "{name}, seed {seed}\n{}",
        written(&Journal::parse(&name, &game.journal())?)
    ))
}

fn written(journal: &Journal) -> String {
    let mut out = Vec::new();
    for (n, entry) in journal.entries.iter().enumerate().take(WRITTEN + 1) {
        let what = match &entry.step {
            Step::Start => "set-up".to_owned(),
            Step::Do { seat, action, .. } => {
                format!("{n} {}: {action}", journal.header.name(*seat))
            }
            Step::Undo { seat, of, .. } => format!("{n} {}: undo {of}", journal.header.name(*seat)),
            Step::Resign { seat } => format!("{n} {}: resign", journal.header.name(*seat)),
        };
        out.push(match entry.chance.is_empty() {
            true => what,
            false => format!("{what}  [{}]", entry.chance.join(" ")),
        });
        if n % HASHED == 0 {
            out.push(format!("# {}", &entry.hash.to_string()[..16]));
        }
    }
    let last = journal.entries.len() - 1;
    if last > WRITTEN {
        out.push(format!("… {} more", last - WRITTEN));
    }
    let winner = journal.over.as_ref().and_then(|over| over.winner);
    out.push(format!(
        "over after {last}: {}",
        winner.map_or("draw", |seat| journal.header.name(seat))
    ));
    out.push(format!("# {}\n", journal.entries[last].hash));
    out.join("\n")
}
