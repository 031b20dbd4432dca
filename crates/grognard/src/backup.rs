//! `grognard backup`

use crate::desk::Desk;
use crate::serve::{folder, not_started, runtime};
use crate::trouble::Trouble;
use std::io::Write;
use std::path::PathBuf;
use table::Text;

#[derive(clap::Args)]
pub struct Args {
    /// The folder to copy to: a new one, or an empty one
    to: PathBuf,
    /// The folder in which matches are kept [default: the user's data folder]
    #[arg(
        long,
        value_name = "DIR",
        env = "GROGNARD_DATA",
        hide_env_values = true
    )]
    data: Option<PathBuf>,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = folder(&args.data)?;
    let copied = runtime()?.block_on(server::backup(&data, &args.to));
    copied.map_err(not_started)?;
    let text = Text::new("backup-done").name("to", args.to.display().to_string());
    writeln!(out, "{}", desk.say(&text))?;
    Ok(())
}
