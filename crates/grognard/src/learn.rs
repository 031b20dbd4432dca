//! `grognard learn`: what machine players learn by playing themselves, and whether it makes them better.

use crate::desk::Desk;
use crate::save::save;
use crate::trouble::Trouble;
use crate::{pick, seats, sim};
use players::{Bout, Course, Duel, Progress, Verdict, share, verdict};
use shelf::System;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{MatchSpec, Text};

#[derive(clap::Args)]
pub struct Args {
    /// The system
    system: String,
    /// How many games are played; in a test, at most
    #[arg(long, default_value_t = 400_000, value_name = "N")]
    games: u64,
    /// After how many games something is learned
    #[arg(long, default_value_t = 2000, value_name = "N")]
    batch: u64,
    /// How freely the learner plays: of two answers that differ by so many points the worse is e times less likely
    #[arg(long, default_value_t = 6.0, value_name = "POINTS")]
    warmth: f32,
    /// How far what an answer counts moves at once at first, in points
    #[arg(long, default_value_t = 0.4, value_name = "POINTS")]
    rate: f32,
    /// Keeps what it has learned of positions too, not only of answers
    #[arg(long)]
    facts: bool,
    /// Goes on from this file, instead of from nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The seed: the same seed gives the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The file [default: content/SYSTEM/mind.json]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Plays by the file against what this program has learned, until it is clear which is better
    #[arg(long)]
    test: bool,
    /// Who plays in a test
    #[arg(
        long,
        default_value = "quick",
        value_name = "PLAYER",
        requires = "test"
    )]
    player: String,
    /// How many games at once [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let system = pick::system(&args.system)?;
    let usual = || PathBuf::from(format!("content/{}/mind.json", system.id()));
    let file = args.file.clone().unwrap_or_else(usual);
    let cards = system.scenarios(&desk.content)?;
    let specs = cards.iter().map(|card| MatchSpec::scenario(&card.id));
    let school = School {
        desk,
        system,
        specs: specs.collect(),
        args,
        threads: args
            .threads
            .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    if args.test {
        school.test(&file, out)
    } else {
        school.learn(&file, out)
    }
}

struct School<'a> {
    desk: &'a Desk,
    system: &'a dyn System,
    specs: Vec<MatchSpec>,
    args: &'a Args,
    threads: usize,
}

impl School<'_> {
    fn learn(&self, file: &Path, out: &mut dyn Write) -> Result<(), Trouble> {
        let (args, desk) = (self.args, self.desk);
        let course = Course {
            games: args.games,
            batch: args.batch.clamp(1, args.games.max(1)),
            warmth: args.warmth,
            rate: args.rate,
            facts: args.facts,
            seed: args.seed,
            threads: self.threads,
        };
        let from = args.from.as_deref().map(read).transpose()?;
        let bar = sim::progress(args.games);
        let mut last = None;
        let tell = &mut |progress: Progress| {
            bar.set_position(progress.games);
            last = Some(progress);
        };
        let learned = self.system.learn(
            &desk.content,
            &self.specs,
            &course,
            from.as_deref().unwrap_or_default(),
            &self.command(),
            tell,
        )?;
        bar.finish_and_clear();
        let text = learned.map_err(|error| Trouble::broken(self.system.id(), error))?;
        save(file, text.as_bytes())?;
        if let Some(last) = last {
            let text = Text::new("learn-done")
                .num("games", last.games as i64)
                .name("surprise", desk.decimal(last.surprise, 4))
                .name("file", file.display().to_string());
            writeln!(out, "{}", desk.say(&text))?;
        }
        Ok(())
    }

    /// The command that makes the file again.
    fn command(&self) -> String {
        let args = self.args;
        let from = args.from.as_ref();
        let from = from.map_or(String::new(), |file| format!(" --from {}", file.display()));
        format!(
            "grognard learn {} --games {} --batch {} --warmth {} --rate {} --seed {}{}{from}",
            self.system.id(),
            args.games,
            args.batch,
            args.warmth,
            args.rate,
            args.seed,
            if args.facts { " --facts" } else { "" },
        )
    }

    fn test(&self, file: &Path, out: &mut dyn Write) -> Result<(), Trouble> {
        /// After so many pairs for each thread it is looked whether the matter is clear.
        const PAIRS: u64 = 25;
        let (args, desk) = (self.args, self.desk);
        let text = read(file)?;
        let player = seats::player(self.system, &args.player)?;
        let bar = sim::progress(args.games);
        let mut bouts: Vec<Bout> = Vec::new();
        for round in 0.. {
            if bouts.len() as u64 >= args.games || verdict(&bouts) != Verdict::Open {
                break;
            }
            let duel = Duel {
                a: player,
                b: player,
                first: 0,
                pairs: PAIRS * self.threads as u64,
                seed: args.seed.wrapping_add(round),
                threads: self.threads,
                cores: 1,
            };
            let learned = [Some(text.as_str()), None];
            let tick = &|_: &Bout| bar.inc(1);
            let played = self
                .system
                .arena(&desk.content, &self.specs, &duel, learned, tick)?;
            bouts.extend(played.map_err(|error| Trouble::broken(self.system.id(), error))?);
        }
        bar.finish_and_clear();
        let [low, mean, high] = share(bouts.iter().map(Bout::score).sum(), bouts.len() as u64);
        let percent = |part: f64| desk.decimal(100.0 * part, 1);
        let key = match verdict(&bouts) {
            Verdict::Better => "learn-better",
            Verdict::NotBetter => "learn-not-better",
            Verdict::Open => "learn-open",
        };
        let text = Text::new(key)
            .num("games", bouts.len() as i64)
            .name("share", percent(mean))
            .name("low", percent(low))
            .name("high", percent(high));
        Ok(writeln!(out, "{}", desk.say(&text))?)
    }
}

fn read(file: &Path) -> Result<String, Trouble> {
    fs::read_to_string(file).map_err(|error| Trouble::file("trouble-read", file, &error))
}
