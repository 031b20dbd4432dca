//! `grognard regret`: by how much the answers of players fall short of the best.

use crate::desk::Desk;
use crate::save::save;
use crate::trouble::Trouble;
use crate::{Format, pick, seats, sim, table_text};
use players::{Machine, Making, Mark, Script};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::System;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::{MatchSpec, Text};

#[derive(clap::Args)]
pub struct Args {
    /// The system
    system: String,
    /// Who answers, as in greedy; may be given again
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    player: Vec<String>,
    /// The file of questions [default: regret/SYSTEM.json]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Makes the file anew instead: so many questions
    #[arg(long, value_name = "N", conflicts_with = "player")]
    make: Option<usize>,
    /// From how many games they are taken
    #[arg(long, default_value_t = 120, value_name = "N", requires = "make")]
    games: u64,
    /// How often a match is played on from each answer that looks good
    #[arg(long, default_value_t = 96, value_name = "N", requires = "make")]
    rounds: u32,
    /// The seed: the same seed gives the same questions
    #[arg(long, default_value_t = 1, value_name = "N", requires = "make")]
    seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A file of questions.
#[derive(Serialize, Deserialize)]
struct Exam {
    /// The command that made it.
    made: String,
    games: Vec<Script>,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let system = pick::system(&args.system)?;
    let usual = || PathBuf::from(format!("regret/{}.json", system.id()));
    let file = args.file.clone().unwrap_or_else(usual);
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores);
    match args.make {
        Some(questions) => {
            let making = Making {
                games: args.games,
                questions,
                rounds: args.rounds,
                seed: args.seed,
                threads,
            };
            make(desk, system, &making, &file)
        }
        None => {
            let exam = read(&file)?;
            let players = args.player.iter().map(|name| seats::player(system, name));
            let players: Vec<Machine> = players.collect::<Result<_, _>>()?;
            let told = Told {
                system,
                marks: players
                    .into_iter()
                    .map(|player| Ok((player, put(desk, system, &exam, player, threads)?)))
                    .collect::<Result<_, Trouble>>()?,
            };
            match args.format {
                Format::Json => Ok(writeln!(out, "{:#}", told.json())?),
                Format::Text => told.text(desk, out),
            }
        }
    }
}

/// Makes the file.
fn make(desk: &Desk, system: &dyn System, making: &Making, file: &Path) -> Result<(), Trouble> {
    let cards = system.scenarios(&desk.content)?;
    let specs: Vec<MatchSpec> = cards
        .iter()
        .map(|card| MatchSpec::scenario(&card.id))
        .collect();
    let bar = sim::progress(making.questions as u64);
    let games = system.make_exam(&desk.content, &specs, making, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let games = games.map_err(|error| Trouble::broken(system.id(), error))?;
    let made = format!(
        "grognard regret {} --make {} --games {} --rounds {} --seed {}",
        system.id(),
        making.questions,
        making.games,
        making.rounds,
        making.seed
    );
    // A game a line, so that a change of one is a change of a line.
    let lines: Vec<String> = games.iter().map(|game| json!(game).to_string()).collect();
    let text = format!(
        "{{\n\"made\": {},\n\"games\": [\n{}\n]\n}}\n",
        json!(made),
        lines.join(",\n")
    );
    save(file, text.as_bytes())
}

fn read(file: &Path) -> Result<Exam, Trouble> {
    let text =
        fs::read_to_string(file).map_err(|error| Trouble::file("trouble-read", file, &error))?;
    serde_json::from_str(&text).map_err(|error| {
        let text = Text::new("trouble-exam").name("file", file.display().to_string());
        Trouble::input(text.name("error", error.to_string()))
    })
}

/// Puts all questions to a player.
fn put(
    desk: &Desk,
    system: &dyn System,
    exam: &Exam,
    player: Machine,
    threads: usize,
) -> Result<Vec<Mark>, Trouble> {
    let questions = exam.games.iter().map(|game| game.questions.len() as u64);
    let bar = sim::progress(questions.sum());
    let marks = system.regret(&desk.content, &exam.games, player, threads, &|| bar.inc(1))?;
    bar.finish_and_clear();
    marks.map_err(|error| {
        let text = Text::new("trouble-exam-old").name("error", error);
        Trouble::input(text.name("made", exam.made.clone()))
    })
}

/// Some marks together.
#[derive(Default)]
struct Sum {
    questions: u64,
    marked: f64,
    sum: f64,
    squares: f64,
    time: Duration,
}

impl Sum {
    fn add(&mut self, mark: &Mark) {
        self.questions += 1;
        self.time += mark.time;
        if let Some(regret) = mark.regret {
            self.marked += 1.0;
            self.sum += regret;
            self.squares += regret * regret;
        }
    }
    fn of<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> Sum {
        let mut sum = Sum::default();
        marks.into_iter().for_each(|mark| sum.add(mark));
        sum
    }
    /// The average, and how far it may be off with 95 %.
    fn mean(&self) -> (f64, f64) {
        let n = self.marked.max(1.0);
        let mean = self.sum / n;
        let spread = (self.squares / n - mean * mean).max(0.0);
        (mean, 1.96 * (spread / n).sqrt())
    }
    fn time(&self) -> Duration {
        self.time / u32::try_from(self.questions.max(1)).unwrap_or(u32::MAX)
    }
}

/// How players answered.
struct Told<'a> {
    system: &'a dyn System,
    marks: Vec<(Machine, Vec<Mark>)>,
}

impl Told<'_> {
    /// The marks of a player by the kind of question.
    fn kinds(marks: &[Mark]) -> BTreeMap<&str, Sum> {
        let mut kinds: BTreeMap<&str, Sum> = BTreeMap::new();
        for mark in marks {
            kinds.entry(&mark.moment).or_default().add(mark);
        }
        kinds
    }

    fn json(&self) -> Value {
        let sum = |sum: &Sum| {
            let (mean, off) = sum.mean();
            json!({ "questions": sum.questions, "marked": sum.marked, "regret": mean, "off_95": off, "mean_ms": sum.time().as_secs_f64() * 1e3 })
        };
        let player = |(player, marks): &(Machine, Vec<Mark>)| {
            let kinds = Self::kinds(marks);
            let kinds: BTreeMap<&str, Value> = kinds.iter().map(|(k, s)| (*k, sum(s))).collect();
            json!({ "player": player.to_string(), "all": sum(&Sum::of(marks)), "kinds": kinds })
        };
        let players: Vec<Value> = self.marks.iter().map(player).collect();
        json!({ "system": self.system.id(), "players": players })
    }

    fn text(&self, desk: &Desk, out: &mut dyn Write) -> Result<(), Trouble> {
        writeln!(out, "{}", desk.key("regret-head"))?;
        for (player, marks) in &self.marks {
            let all = Sum::of(marks);
            let missed = all.questions - all.marked as u64;
            let row = |name: String, sum: &Sum| {
                let (mean, off) = sum.mean();
                let percent = |n: f64| format!("{}\u{202f}%", desk.decimal(100.0 * n, 2));
                let time = format!("{} s", desk.decimal(sum.time().as_secs_f64(), 3));
                let off = format!("± {}", percent(off));
                vec![name, desk.number(sum.questions), percent(mean), off, time]
            };
            let mut rows = vec![row(player.to_string(), &all)];
            for (kind, sum) in Self::kinds(marks) {
                rows.push(row(format!("  {kind}"), &sum));
            }
            table_text::write(out, &rows, &[1, 2, 3, 4])?;
            if missed > 0 {
                let text = Text::new("regret-missed").num("questions", missed as i64);
                writeln!(out, "  {}", desk.say(&text))?;
            }
        }
        Ok(())
    }
}
