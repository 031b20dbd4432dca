//! `grognard ladder`: how strong all players of all systems are, and how even the scenarios, from games that are kept and
//! added to; `docs/ladder.md` is written from them.

mod even;
mod kept;
mod page;
mod plan;
mod play;
mod strength;

use crate::desk::Desk;
use crate::save::save;
use crate::stock;
use crate::trouble::Trouble;
use kept::Kept;
use page::Page;
use plan::{Plan, Plans};
use play::{Climb, How};
use shelf::System;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::Text;
use words::Lang;

#[derive(clap::Args, Default)]
pub struct Args {
    /// The systems [default: all of the plan]
    #[arg(value_name = "SYSTEM")]
    systems: Vec<String>,
    /// Who plays, weakest first, as in random,quick,search:60it [default: as in FOLDER/plan.toml]
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    players: Vec<String>,
    /// How many games two neighbours play, a third of them two players that are two apart [default: as in the plan]
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// How many games of each scenario a player plays against himself, or with a number alone, every player; may be
    /// given again [default: as in the plan]
    #[arg(long, value_name = "PLAYER=N")]
    balance: Vec<String>,
    /// The seed: the same seed gives the same games [default: as in the plan]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Ends by itself after so many minutes; called again it goes on
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
    /// Forgets the games that were kept
    #[arg(long)]
    anew: bool,
    /// Plays nothing: writes the page from what is kept
    #[arg(long, conflicts_with_all = ["players", "games", "balance", "seed", "minutes", "anew"])]
    only_write: bool,
    /// How many games at once; the result does not depend on it [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Where the games are kept, and the plan
    #[arg(long, value_name = "DIR", default_value = "ladder")]
    folder: PathBuf,
    /// The page; its drawings are put beside it
    #[arg(long, value_name = "FILE.md", default_value = "docs/ladder.md")]
    page: PathBuf,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    if !args.only_write {
        play(desk, args)?;
    }
    write(desk, args, out)
}

/// Plays what is missing. What was played is kept, whatever becomes of the rest.
fn play(desk: &Desk, args: &Args) -> Result<(), Trouble> {
    let plans = Plans::read(&args.folder.join("plan.toml"))?;
    let seed = plans.seed(args);
    let (systems, plans): (Vec<_>, Vec<Plan>) = plans.all(args)?.into_iter().unzip();
    let climb = |(&system, plan)| climb(desk, args, system, plan, seed);
    let climbs = systems.iter().zip(&plans).map(climb);
    let mut climbs: Vec<Climb> = climbs.collect::<Result<_, _>>()?;
    fs::create_dir_all(&args.folder)
        .map_err(|error| Trouble::file("trouble-save", &args.folder, &error))?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let how = How {
        threads: args.threads.unwrap_or_else(cores),
        until: args.minutes.map(|n| Duration::from_secs(60 * n)),
    };
    play::play(desk, &mut climbs, &plans, &how)
}

/// A system with what is kept of it. Games by other rules, scenarios or seeds are not added to.
fn climb(
    desk: &Desk,
    args: &Args,
    system: &'static dyn System,
    plan: &Plan,
    seed: u64,
) -> Result<Climb, Trouble> {
    let cards = system.scenarios(&desk.content)?;
    let file = file(&args.folder, system);
    let scenarios: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    let kept = match args.anew {
        true => None,
        false => Kept::read(&file)?,
    };
    let moved = |kept: &Kept, what: &'static str| {
        let text = Text::new("trouble-ladder-moved").name("file", file.display().to_string());
        let text = text.name("edition", kept.edition.to_string());
        let text = text.name("now", system.edition().to_string());
        Trouble::input(text.name("what", what))
    };
    let mut kept = match kept {
        None => Kept {
            edition: system.edition(),
            seed,
            scenarios,
            ..Kept::default()
        },
        Some(kept) if kept.edition != system.edition() => return Err(moved(&kept, "edition")),
        Some(kept) if kept.scenarios != scenarios => return Err(moved(&kept, "scenarios")),
        Some(kept) if kept.seed != seed => return Err(moved(&kept, "seed")),
        Some(kept) => kept,
    };
    kept.made = plan.command(system.id(), seed);
    let before = std::mem::take(&mut kept.players);
    let named = plan.players.iter().chain(plan.balance.keys());
    for name in named.chain(&before) {
        if !kept.players.contains(name) {
            kept.players.push(name.clone());
        }
    }
    Ok(Climb {
        system,
        cards,
        kept,
        file,
    })
}

fn file(folder: &Path, system: &dyn System) -> PathBuf {
    folder.join(format!("{}.json", system.id()))
}

/// Writes the page and its drawings from all that is kept. They are in English, as all of `docs/`.
fn write(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let english = Desk {
        words: stock::words(Lang::En),
        content: desk.content.clone(),
        colour: false,
    };
    let mut page = Page::new(&english, &args.page);
    for &system in shelf::systems() {
        let file = file(&args.folder, system);
        let Some(kept) = Kept::read(&file)? else {
            continue;
        };
        if kept.edition != system.edition() {
            let text = Text::new("ladder-moved").name("file", file.display().to_string());
            let text = text.name("edition", kept.edition.to_string());
            let text = text.name("now", system.edition().to_string());
            writeln!(out, "{}", desk.say(&text))?;
        }
        page.add(system, system.scenarios(&desk.content)?, kept);
    }
    for (file, text) in page.files() {
        save(&file, text.as_bytes())?;
        let said = Text::new("report-done").name("file", file.display().to_string());
        writeln!(out, "{}", desk.say(&said))?;
    }
    Ok(())
}
