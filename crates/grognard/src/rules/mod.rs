//! `grognard rules`

mod coverage;
mod list;
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
    /// Lists the ids of rules with their titles
    List(list::Args),
    /// Counts, per system, the rules cited in the code, those exercised by a passing case, and those in neither
    Coverage(coverage::Args),
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    match &args.command {
        Command::Show(args) => show::run(desk, &args.id, args.format, out),
        Command::List(args) => list::run(desk, args, out),
        Command::Coverage(args) => coverage::run(desk, args, out),
    }
}

pub use list::list;
pub use show::run as show;
