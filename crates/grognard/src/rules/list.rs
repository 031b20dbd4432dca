//! `grognard rules list`

use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{catalogue, pick, table_text};
use std::io::Write;
use table::Text;

#[derive(clap::Args)]
pub struct Args {
    /// Only the rules whose id begins so, as in ter. or ccgw/ter.
    #[arg(default_value = "", hide_default_value = true)]
    prefix: String,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    list(desk, None, &args.prefix, out)
}

/// The ids and titles of the rules that begin so, of one system or of all.
pub fn list(
    desk: &Desk,
    system: Option<&str>,
    wanted: &str,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let (system, prefix) = match wanted.split_once('/') {
        Some((system, prefix)) => (Some(system), prefix),
        None => (system, wanted),
    };
    let systems = match system {
        Some(id) => vec![pick::system(id)?],
        None => shelf::systems().to_vec(),
    };
    let prefix = prefix.to_lowercase();
    let mut rows = Vec::new();
    for system in systems {
        let rules = catalogue::rules(system.id(), desk.words.lang()).into_iter();
        let listed = rules.filter(|rule| rule.id.starts_with(&prefix));
        rows.extend(listed.map(|rule| vec![format!("{}/{}", system.id(), rule.id), rule.title]));
    }
    if rows.is_empty() {
        let text = Text::new("trouble-rule-prefix").name("prefix", prefix);
        return Err(Trouble::input(text));
    }
    Ok(table_text::write(out, &rows, &[])?)
}
