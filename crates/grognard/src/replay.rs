//! `grognard replay`

use crate::desk::Desk;
use crate::journal;
use crate::play::tell;
use crate::trouble::Trouble;
use std::io::Write;
use std::path::PathBuf;
use table::journal::{Journal, Step};
use table::{AnyMatch, Text, Turn, Viewer};

#[derive(clap::Args)]
pub struct Args {
    /// The saved match
    file: PathBuf,
    /// Only up to action N
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Tells a match that is not over with everything that is hidden: for its owner
    #[arg(long)]
    referee: bool,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let (system, mut journal) = journal::read(&args.file)?;
    let all = journal.entries.len();
    let open = args.referee || journal.over.is_some();
    if let Some(to) = args.to {
        journal::cut(&mut journal, to)?;
    }
    let game = system.replay(&desk.content, &journal)?;
    let cards = system.scenarios(&desk.content)?;
    if let Some(card) = cards.iter().find(|card| card.id == game.scenario()) {
        let head = Text::new("replay-head")
            .text("title", card.title.clone())
            .text("date", card.date.clone());
        writeln!(out, "{}\n", desk.say(&head))?;
    }
    if open {
        referee(desk, &journal, game.as_ref(), all, out)
    } else {
        // What others hold must not show: no action, no number of actions, only what was told to everybody.
        for (_, event) in game.log(Viewer::Everyone) {
            tell::event(desk, &event, out)?;
        }
        Ok(writeln!(out, "{}", desk.key("replay-public"))?)
    }
}

/// The whole record: every action and all that it told.
fn referee(
    desk: &Desk,
    journal: &Journal,
    game: &dyn AnyMatch,
    all: usize,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let system = game.system();
    // The referee's log counts as the journal does.
    let mut log = game.log(Viewer::Referee).into_iter().peekable();
    for n in 0..journal.entries.len() {
        if let Some(text) = action(desk, system, journal, n) {
            writeln!(out, "{}", desk.say(&text))?;
        }
        while let Some((_, event)) = log.next_if(|(number, _)| *number <= n) {
            tell::event(desk, &event, out)?;
        }
    }
    let last = (journal.entries.len() - 1) as i64;
    let text = match game.turn() {
        Turn::Over(outcome) => match outcome.winner {
            Some(seat) => Text::new("play-won").name(
                "side",
                tell::side(desk, system, &game.seats()[seat.index()]),
            ),
            None => Text::new("play-drawn"),
        },
        Turn::Ask(_) if journal.entries.len() < all => Text::new("replay-to").num("n", last),
        Turn::Ask(_) => Text::new("replay-running").num("n", last),
    };
    Ok(writeln!(out, "{}", desk.say(&text))?)
}

/// The line of an entry: who did what, or took what back.
fn action(desk: &Desk, system: &str, journal: &Journal, n: usize) -> Option<Text> {
    let side = |seat| tell::side(desk, system, journal.header.name(seat));
    match &journal.entries[n].step {
        Step::Start => None,
        Step::Do { seat, action, .. } => Some(
            Text::new("replay-action")
                .num("n", n as i64)
                .name("side", side(*seat))
                .name("action", action.clone()),
        ),
        Step::Undo { seat, of, .. } => Some(
            Text::new("replay-undo")
                .num("n", n as i64)
                .name("side", side(*seat))
                .num("of", *of),
        ),
    }
}
