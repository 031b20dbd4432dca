//! `grognard replay`

use crate::desk::Desk;
use crate::journal;
use crate::play::tell;
use crate::trouble::{self, Trouble};
use shelf::System;
use std::io::Write;
use std::path::PathBuf;
use table::journal::{Journal, Step};
use table::{AnyMatch, Audience, Event, Text, Turn, Viewer};

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
    // While the secrets are still there: a match cut short has none.
    let mut again = Again::new(desk, system, &journal);
    if let Some(to) = args.to {
        journal::cut(&mut journal, to)?;
    }
    let game = system.replay(&desk.content, &journal);
    let game = game.map_err(|faults| trouble::first(2, &faults))?;
    let cards = system.scenarios(&desk.content)?;
    if let Some(card) = cards.iter().find(|card| card.id == game.scenario()) {
        let head = Text::new("replay-head")
            .text("title", card.title.clone())
            .text("date", card.date.clone());
        writeln!(out, "{}\n", desk.say(&head))?;
    }
    if open {
        referee(desk, &journal, game.as_ref(), all, &mut again, out)
    } else {
        // What others hold must not show: no action, no number of actions, only what was told to everybody.
        for (_, event) in game.log(Viewer::Everyone) {
            tell::event(desk, &event, out)?;
        }
        Ok(writeln!(out, "{}", desk.key("replay-public"))?)
    }
}

/// The match played once more beside its journal, for the words of its actions. Where the secrets are not
/// known or something does not fit, there are no words.
struct Again(Option<Box<dyn AnyMatch>>);

impl Again {
    fn new(desk: &Desk, system: &dyn System, journal: &Journal) -> Again {
        let game = journal.secrets().and_then(|secrets| {
            let spec = journal.header.spec();
            system
                .open_match(&desk.content, &spec, secrets.clone())
                .ok()
        });
        Again(game)
    }

    /// Takes the next step; the words of it, if it is an action.
    fn take(&mut self, step: &Step) -> Option<Text> {
        let game = self.0.as_mut()?;
        let (words, went) = match step {
            Step::Start => return None,
            Step::Do { seat, action, .. } => {
                let mut offers = game.offers(*seat).into_iter();
                let words = offers.find(|offer| offer.action == *action);
                (
                    words.map(|offer| offer.text),
                    game.play(*seat, action).is_ok(),
                )
            }
            Step::Undo { seat, agreed, .. } => (None, !agreed && game.undo(*seat).is_ok()),
            Step::Resign { seat } => (None, game.resign(*seat).is_ok()),
        };
        if !went {
            self.0 = None;
        }
        words
    }
}

/// The whole record: every action and all that it told.
fn referee(
    desk: &Desk,
    journal: &Journal,
    game: &dyn AnyMatch,
    all: usize,
    again: &mut Again,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let system = game.system();
    // The referee's log counts as the journal does.
    let mut log = game.log(Viewer::Referee).into_iter().peekable();
    for n in 0..journal.entries.len() {
        let words = again.take(&journal.entries[n].step);
        if let Some(text) = action(desk, system, journal, n, words) {
            writeln!(out, "{}", desk.say(&text))?;
        }
        while let Some((_, event)) = log.next_if(|(number, _)| *number <= n) {
            // What others heard of it says less than what its owner heard.
            if !matches!(event.audience, Audience::Except(_)) {
                let event = whose(desk, game, event);
                tell::event(desk, &event, out)?;
            }
        }
    }
    let last = (journal.entries.len() - 1) as i64;
    let text = match game.turn() {
        Turn::Over(outcome) => match outcome.winner {
            Some(seat) => tell::won(game, tell::side(desk, system, &game.seats()[seat.index()])),
            None => Text::new("play-drawn"),
        },
        Turn::Ask(_) if journal.entries.len() < all => Text::new("replay-to").num("n", last),
        Turn::Ask(_) => Text::new("replay-running").num("n", last),
    };
    Ok(writeln!(out, "{}", desk.say(&text))?)
}

/// What one seat alone heard says to the referee which seat that was.
fn whose(desk: &Desk, game: &dyn AnyMatch, event: Event) -> Event {
    let Audience::Only(seat) = event.audience else {
        return event;
    };
    let side = tell::side(desk, game.system(), &game.seats()[seat.index()]);
    let text = Text::new("replay-heard")
        .name("side", side)
        .text("told", event.text);
    Event { text, ..event }
}

/// The line of an entry: who did what, or took what back.
fn action(
    desk: &Desk,
    system: &str,
    journal: &Journal,
    n: usize,
    words: Option<Text>,
) -> Option<Text> {
    let side = |seat| tell::side(desk, system, journal.header.name(seat));
    match &journal.entries[n].step {
        // Who resigns is told like anything that happens.
        Step::Start | Step::Resign { .. } => None,
        Step::Do { seat, action, .. } => {
            let text = Text::new(match words {
                Some(_) => "replay-action-words",
                None => "replay-action",
            });
            let text = text.num("n", n as i64).name("side", side(*seat));
            let text = text.name("action", action.clone());
            Some(match words {
                Some(words) => text.text("words", words),
                None => text,
            })
        }
        Step::Undo { seat, of, .. } => Some(
            Text::new("replay-undo")
                .num("n", n as i64)
                .name("side", side(*seat))
                .num("of", *of),
        ),
    }
}
