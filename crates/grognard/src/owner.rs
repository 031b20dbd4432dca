//! `grognard owner`: a link by which a browser becomes the owner's, and another key.

use crate::desk::Desk;
use crate::serve::{bad_data, folder, link};
use crate::trouble::Trouble;
use server::owner::{self, OwnerKey};
use std::io::Write;
use std::path::PathBuf;
use table::Text;

#[derive(clap::Args)]
pub struct Args {
    /// The folder in which matches are kept [default: the user's data folder]
    #[arg(
        long,
        value_name = "DIR",
        env = "GROGNARD_DATA",
        hide_env_values = true
    )]
    data: Option<PathBuf>,
    /// Makes another key: browsers that have the old one are shut out, seats stay as they are
    #[arg(long)]
    new: bool,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = folder(&args.data)?;
    let bad = |error: std::io::Error| bad_data(&data, &error);
    let url = server::running(&data);
    if args.new {
        let key = OwnerKey::renew(&data).map_err(bad)?;
        if let Some(url) = &url {
            owner::write_page(&data, url, &key).map_err(bad)?;
        }
        writeln!(out, "{}", desk.key("owner-new"))?;
    }
    match url {
        Some(url) => {
            let key = OwnerKey::load(&data).map_err(bad)?;
            let text = Text::new("owner-link").name("url", link(&url, &key).map_err(bad)?);
            Ok(writeln!(out, "{}", desk.say(&text))?)
        }
        // Another key is there all the same.
        None if args.new => Ok(()),
        None => {
            let text = Text::new("owner-not-running").name("folder", data.display().to_string());
            Err(Trouble::input(text))
        }
    }
}
