//! `grognard play`

pub mod board;
mod command;
mod session;
mod standing;
pub mod tell;

use crate::desk::Desk;
use crate::seats::{self, Sitter};
use crate::trouble::Trouble;
use crate::{journal, pick};
use players::Level;
use session::Session;
use shelf::System;
use std::io::{Write, stdin};
use std::path::PathBuf;
use table::commit::{Key32, Secrets};
use table::{AnyMatch, Rng, Text, Viewer};

/// What the help says after the options.
const AFTER: &str = "In the match: the number of an action takes it, and so does its notation; help tells the \
rest (why, undo, resign, log, board, scenario, hand, orders, rules, save, quit). Lines are read from standard input, so that a match can \
be scripted; its end leaves the match, saved if --save or --load was given. Standing orders answer reaction windows for \
you: against machines, those in which you hold nothing to play; between people, those that are rarely worth \
the screen changing hands (see orders in the match).";

#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The scenario, as in ccgw/1 (not needed with --load)
    #[arg(required_unless_present = "load")]
    scenario: Option<String>,
    /// Who plays a seat: SEAT=human, or a machine: SEAT=recruit, soldier, corporal, veteran or grognard, with a character if it is to
    /// have one (veteran+attacker); 'grognard list SYSTEM' tells what they are [default: you the first, a veteran the others]
    #[arg(long = "seat", value_name = "SEAT=PLAYER")]
    seats: Vec<String>,
    #[command(flatten)]
    agreement: pick::Agreement,
    /// The seed of dice, cards and machine players, to play the same match again [default: nobody knows]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Goes on with a saved match, and saves it there as it goes on
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options"])]
    load: Option<PathBuf>,
    /// Saves the match here as it goes on [default with --load: that file]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let (system, game) = match (&args.load, &args.scenario) {
        (Some(file), _) => journal::resume(desk, file)?,
        (None, scenario) => open(desk, scenario.as_deref().unwrap_or_default(), args)?,
    };
    let usual = Sitter::Machine(system.levels().player(Level::USUAL).into());
    let sitters = seats::read(system, game.seats(), &args.seats, Sitter::Human, usual)?;
    let map = system.ground(&desk.content, &game.view(Viewer::Everyone))?;
    let rng = Rng::new(args.seed.map_or_else(entropy, Ok)?);
    let mut session = Session::new(desk, system, game, map, sitters, rng)?;
    match (&args.save, &args.load) {
        (Some(file), _) => session.save_to(file.clone()),
        (None, Some(file)) => session.saved_in(file.clone()),
        (None, None) => {}
    }
    session.run(&mut stdin().lock(), out)
}

fn open(
    desk: &Desk,
    scenario: &str,
    args: &Args,
) -> Result<(&'static dyn System, Box<dyn AnyMatch>), Trouble> {
    let (system, card) = pick::scenario(desk, scenario)?;
    let seats = card.seats.len();
    let spec = args.agreement.spec(system, &card)?;
    let secrets = match args.seed {
        Some(seed) => Secrets::from_number(seed, seats),
        None => {
            let mut keys = Vec::new();
            for _ in 0..=seats {
                keys.push(Key32(random_bytes()?));
            }
            Secrets {
                server: keys[0],
                seats: keys[1..].to_vec(),
            }
        }
    };
    let game = system.open_match(&desk.content, &spec, secrets)?;
    Ok((system, game))
}

/// A number nobody can guess.
pub fn entropy() -> Result<u64, Trouble> {
    Ok(u64::from_le_bytes(random_bytes()?))
}

fn random_bytes<const N: usize>() -> Result<[u8; N], Trouble> {
    let mut bytes = [0; N];
    let failed = |error: getrandom::Error| {
        Trouble::input(Text::new("trouble-entropy").name("error", error.to_string()))
    };
    getrandom::fill(&mut bytes).map_err(failed)?;
    Ok(bytes)
}
