//! `grognard analyse`: a match looked through again, and what would have been better.

use crate::desk::Desk;
use crate::play::tell;
use crate::trouble::{self, Trouble};
use crate::{Format, journal, pick, table_text};
use indicatif::{ProgressBar, ProgressStyle};
use players::Reviewing;
use serde_json::json;
use shelf::System;
use std::io::Write;
use table::{AnyMatch, Choice, Lapse, MatchSpec, Prospect, Review, Seat, Text, Turn};

#[derive(clap::Args)]
pub struct Args {
    /// The saved match, or its link: http://127.0.0.1:7414/match/ID#t=TOKEN
    #[arg(value_name = "FILE|LINK", required_unless_present = "swing")]
    source: Option<String>,
    /// Whose decisions are weighed, as in british; may be given again [default: everybody's]
    #[arg(long, value_name = "SEAT")]
    seat: Vec<String>,
    /// How often each answer is tried that may have been better
    #[arg(long, default_value_t = 100, value_name = "N")]
    rounds: u32,
    /// The seed: the same seed says the same of the same match
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Also a match that is not over, with everything that is hidden: for its owner
    #[arg(long)]
    referee: bool,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Instead finds out how many points of a system make the odds of winning e times as good
    #[arg(long, value_name = "SYSTEM", hide = true)]
    swing: Option<String>,
    /// From so many games of each scenario
    #[arg(
        long,
        default_value_t = 20,
        value_name = "N",
        requires = "swing",
        hide = true
    )]
    games: u64,
}

impl Args {
    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or_else(cores)
    }
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    if let Some(system) = &args.swing {
        return swing(desk, pick::system(system)?, args, out);
    }
    let source = args
        .source
        .as_deref()
        .expect("a match or a system is given");
    let (system, journal) = journal::of(source)?;
    let game = system.replay(&desk.content, &journal);
    let game = game.map_err(|faults| trouble::first(2, &faults))?;
    if !args.referee && matches!(game.turn(), Turn::Ask(_)) {
        return Err(Trouble::input(Text::new("analyse-running")));
    }
    let how = Reviewing {
        seed: args.seed,
        threads: args.threads(),
        rounds: args.rounds,
        ..Reviewing::usual(seats(&*game, &args.seat)?)
    };
    let style = ProgressStyle::with_template("{bar:40} {percent} %  {eta}");
    let bar = ProgressBar::new(1000).with_style(style.expect("the template of the bar is sound"));
    let tick = |done: f64| {
        bar.set_position((1000.0 * done) as u64);
        true
    };
    let review = system.review(&*game, &how, &tick).unwrap_or_default();
    bar.finish_and_clear();
    match args.format {
        Format::Json => Ok(writeln!(out, "{:#}", json!(review))?),
        Format::Text => told(desk, system, &*game, &review, out),
    }
}

/// The seats of these names; all of them where none is named.
fn seats(game: &dyn AnyMatch, names: &[String]) -> Result<Vec<Seat>, Trouble> {
    let known = game.seats();
    if names.is_empty() {
        return Ok((0..known.len() as u8).map(Seat).collect());
    }
    let seat = |name: &String| {
        let place = known.iter().position(|one| one == name);
        place.map(|place| Seat(place as u8)).ok_or_else(|| {
            let text = Text::new("trouble-seat").name("seat", name.clone());
            Trouble::input(text.name("known", known.join(", ")))
        })
    };
    names.iter().map(seat).collect()
}

/// Finds out the swing of a system.
fn swing(
    desk: &Desk,
    system: &dyn System,
    args: &Args,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let cards = system.scenarios(&desk.content)?;
    let specs: Vec<MatchSpec> = { cards.iter() }
        .map(|card| MatchSpec::scenario(&card.id))
        .collect();
    let found = system.swing(&desk.content, &specs, args.games, args.seed, args.threads())?;
    let text = Text::new("analyse-swing")
        .text("system", system.title())
        .num("points", found.points.round() as i64)
        .num("positions", found.positions as i64)
        .num("games", (args.games * specs.len() as u64) as i64);
    Ok(writeln!(out, "{}", desk.say(&text))?)
}

/// A part of one, in whole per cent.
fn percent(part: f64) -> i64 {
    (100.0 * part).round() as i64
}

fn told(
    desk: &Desk,
    system: &dyn System,
    game: &dyn AnyMatch,
    review: &Review,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let side = |seat: usize| tell::side(desk, game.system(), &game.seats()[seat]);
    let cards = system.scenarios(&desk.content)?;
    if let Some(card) = cards.iter().find(|card| card.id == game.scenario()) {
        let head = Text::new("analyse-head")
            .text("title", card.title.clone())
            .text("date", card.date.clone());
        writeln!(out, "{}\n", desk.say(&head))?;
    }
    writeln!(out, "{}", desk.key("analyse-course"))?;
    let mut rows = vec![vec![desk.key("analyse-turn")]];
    rows[0].extend((0..game.seats().len()).map(side));
    let last = review.prospects.len().saturating_sub(1);
    for (i, prospect) in review.prospects.iter().enumerate() {
        rows.push(row(desk, prospect, i == last));
    }
    table_text::write(out, &rows, &[0, 1, 2])?;
    writeln!(out)?;
    if review.lapses.is_empty() {
        return Ok(writeln!(out, "{}", desk.key("analyse-no-lapses"))?);
    }
    writeln!(out, "{}", desk.key("analyse-lapses"))?;
    for (n, lapse) in review.lapses.iter().enumerate() {
        let side = side(lapse.seat.index());
        one(desk, n + 1, side, lapse, out)?;
    }
    Ok(())
}

fn row(desk: &Desk, prospect: &Prospect, last: bool) -> Vec<String> {
    let turn = match prospect.round {
        _ if last => desk.key("analyse-end"),
        0 => desk.key("analyse-set-up"),
        round => round.to_string(),
    };
    let chances = prospect.chances.iter().map(|&chance| {
        let text = Text::new("match-percent").num("n", percent(chance));
        desk.say(&text)
    });
    std::iter::once(turn).chain(chances).collect()
}

/// A decision, what was better, and why.
fn one(
    desk: &Desk,
    n: usize,
    side: String,
    lapse: &Lapse,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let head = Text::new("analyse-lapse")
        .num("n", n as i64)
        .num("round", lapse.round)
        .name("side", side)
        .text("question", lapse.question.clone());
    writeln!(out)?;
    tell::paragraph("", &desk.say(&head), out)?;
    let choice = |key: &'static str, choice: &Choice| {
        let what = choice.offer.text.clone();
        let text = Text::new(key).text("what", what);
        desk.say(&text.num("chance", percent(choice.chance)))
    };
    let better = &lapse.better;
    tell::paragraph("   ", &choice("analyse-taken", &better.taken), out)?;
    tell::paragraph("   ", &choice("analyse-better", &better.best), out)?;
    if !better.best.then.is_empty() {
        let then = better.best.then.iter().map(|text| desk.say(text));
        let then = then.collect::<Vec<String>>().join("; ");
        let text = Text::new("analyse-then").name("what", then);
        tell::paragraph("   ", &desk.say(&text), out)?;
    }
    for reason in &better.reasons {
        tell::paragraph("   – ", &desk.say(&reason.text), out)?;
    }
    Ok(())
}
