//! `grognard rules`

mod coverage;
mod show;

use crate::desk::Desk;
use crate::trouble::Trouble;
use std::io::Write;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Shows a rule: its words, the French term, what is unclear, the cases that exercise it
    Show(show::Args),
    /// Counts, per system, the rules cited in the code, those exercised by a passing case, and those in neither
    Coverage(coverage::Args),
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    match &args.command {
        Command::Show(args) => show::run(desk, &args.id, args.format, out),
        Command::Coverage(args) => coverage::run(desk, args, out),
    }
}

pub use show::run as show;
