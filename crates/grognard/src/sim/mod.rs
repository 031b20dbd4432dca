//! `grognard sim`

mod report;

use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{Format, pick, seats, table_text};
use indicatif::{ProgressBar, ProgressStyle};
use players::{Games, Machine, SimReport};
use serde_json::{Map, Value, json};
use shelf::{ScenarioCard, System};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use table::Text;

#[derive(clap::Args)]
pub struct Args {
    /// The scenario, as in ccgw/4; a system alone (ccgw) plays each of its scenarios
    scenario: String,
    /// How many games of each scenario: with 34 scenarios, 100 make 3400 in all
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    /// Who plays a seat, as in british=random [default: random everywhere]
    #[arg(long = "seat", value_name = "SEAT=PLAYER")]
    seats: Vec<String>,
    /// Who plays each seat, in their order, as in greedy,random
    #[arg(long, value_name = "PLAYER,PLAYER", conflicts_with = "seats")]
    players: Option<String>,
    #[command(flatten)]
    agreement: pick::Agreement,
    /// The seed: the same seed gives the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Tests the invariants of the rules after every action
    #[arg(long)]
    check: bool,
    /// How many threads; the games do not depend on it [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Writes a report with its drawing: FILE.md and FILE.svg
    #[arg(long, value_name = "FILE.md")]
    report: Option<PathBuf>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What the games of one scenario came to.
struct Played {
    card: ScenarioCard,
    report: SimReport,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let one = args.scenario.contains('/');
    let (system, cards) = if one {
        let (system, card) = pick::scenario(desk, &args.scenario)?;
        (system, vec![card])
    } else {
        let system = pick::system(&args.scenario)?;
        (system, system.scenarios(&desk.content)?)
    };
    let sitting = match &args.players {
        Some(list) => seats::in_order(system, &cards, list)?,
        None => seats::all(system, &cards, &args.seats)?,
    };
    // What is wrong with an option is told before the games, not after some of them.
    for card in &cards {
        args.agreement.spec(system, card)?;
    }
    let bar = progress(args.games.saturating_mul(cards.len() as u64));
    let mut all = Vec::new();
    for (card, sitting) in cards.into_iter().zip(sitting) {
        let report = play(desk, args, system, &card, sitting, &bar)?;
        all.push(Played { card, report });
    }
    bar.finish_and_clear();
    if let Some(file) = &args.report {
        return report::write(desk, system, args, &all, file, out);
    }
    match args.format {
        Format::Json if one => writeln!(out, "{:#}", as_json(&all[0]))?,
        Format::Json => {
            writeln!(out, "{:#}", total_json(system, args.games, &all))?;
        }
        Format::Text => {
            if !one {
                let each = Text::new("sim-each").num("games", args.games as i64);
                writeln!(out, "{}", desk.say(&each))?;
            }
            text(desk, system, &all, out)?;
            if !one {
                total_text(desk, &all, out)?;
            }
        }
    }
    Ok(())
}

fn play(
    desk: &Desk,
    args: &Args,
    system: &dyn System,
    card: &ScenarioCard,
    seats: Vec<Machine>,
    bar: &ProgressBar,
) -> Result<SimReport, Trouble> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let games = Games {
        first: 0,
        games: args.games,
        seed: args.seed,
        seats,
        check: args.check,
        ledger: args.report.is_some(),
        threads: args.threads.unwrap_or(cores).clamp(1, 256),
    };
    let spec = args.agreement.spec(system, card)?;
    let report = system.sim(&desk.content, &spec, &games, &|n| bar.inc(n))?;
    report.map_err(|error| Trouble::broken(&format!("{}/{}", system.id(), card.number), error))
}

/// A bar on standard error, if that is a terminal.
pub fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}");
    ProgressBar::new(games).with_style(style.expect("the template of the bar is sound"))
}

fn rate(report: &SimReport) -> f64 {
    let seconds = report.time.as_secs_f64();
    if seconds > 0.0 {
        (report.actions as f64 / seconds).round()
    } else {
        0.0
    }
}

fn as_json(played: &Played) -> Value {
    let Played { card, report } = played;
    let wins: Map<String, Value> = card
        .seats
        .iter()
        .cloned()
        .zip(report.wins.iter().map(|&n| n.into()))
        .collect();
    json!({
        "scenario": card.id,
        "games": report.games,
        "wins": wins,
        "draws": report.draws,
        "actions": report.actions,
        "choices": report.choices,
        "actions_per_second": rate(report),
        "mean_length": report.mean_length,
        "signature": report.signature,
    })
}

/// All scenarios together.
fn total(all: &[Played]) -> SimReport {
    SimReport::total(all.iter().map(|played| &played.report))
}

/// The same numbers as of one scenario, over all of them, and then each.
fn total_json(system: &dyn System, each: u64, all: &[Played]) -> Value {
    let total = total(all);
    let mut wins: BTreeMap<&str, u64> = BTreeMap::new();
    for Played { card, report } in all {
        for (seat, n) in card.seats.iter().zip(&report.wins) {
            *wins.entry(seat).or_default() += n;
        }
    }
    json!({
        "system": system.id(),
        "games_per_scenario": each,
        "games": total.games,
        "wins": wins,
        "draws": total.draws,
        "actions": total.actions,
        "choices": total.choices,
        "actions_per_second": rate(&total),
        "mean_length": total.mean_length,
        "signature": total.signature,
        "scenarios": all.iter().map(as_json).collect::<Vec<Value>>(),
    })
}

fn total_text(desk: &Desk, all: &[Played], out: &mut dyn Write) -> Result<(), Trouble> {
    let head = Text::new("sim-total").num("scenarios", all.len() as i64);
    writeln!(out, "{}", desk.say(&head))?;
    let total = total(all);
    let mut rows = vec![vec![
        format!("  {}", desk.key("sim-draws")),
        desk.number(total.draws),
    ]];
    rows.extend(numbers(desk, &total));
    table_text::write(out, &rows, &[1])?;
    Ok(writeln!(
        out,
        "  {} {}",
        desk.key("sim-signature"),
        total.signature
    )?)
}

/// Games, actions, length, speed.
fn numbers(desk: &Desk, report: &SimReport) -> Vec<Vec<String>> {
    let row = |key: &str, value: String| vec![format!("  {}", desk.key(key)), value];
    vec![
        row("sim-games", desk.number(report.games)),
        row("sim-actions", desk.number(report.actions)),
        row("sim-length", desk.decimal(report.mean_length, 1)),
        row("sim-rate", desk.decimal(rate(report), 0)),
    ]
}

fn text(
    desk: &Desk,
    system: &dyn System,
    all: &[Played],
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    for Played { card, report } in all {
        writeln!(
            out,
            "{}/{}  {}",
            system.id(),
            card.number,
            desk.say(&card.title)
        )?;
        let share = |n: u64| {
            let percent = 100.0 * n as f64 / report.games.max(1) as f64;
            format!("{}\u{202f}%", desk.decimal(percent, 1))
        };
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (side, &n) in card.sides.iter().zip(&report.wins) {
            let label = desk.say(&Text::new("sim-wins").text("side", side.clone()));
            rows.push(vec![format!("  {label}"), desk.number(n), share(n)]);
        }
        let row = |key: &str, value: String| vec![format!("  {}", desk.key(key)), value];
        rows.push(
            [
                row("sim-draws", desk.number(report.draws)),
                vec![share(report.draws)],
            ]
            .concat(),
        );
        rows.extend(numbers(desk, report));
        table_text::write(out, &rows, &[1, 2])?;
        writeln!(out, "  {} {}", desk.key("sim-signature"), report.signature)?;
    }
    Ok(())
}
