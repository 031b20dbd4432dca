//! Saved matches.

use crate::desk::Desk;
use crate::trouble::{self, Trouble};
use shelf::System;
use std::fs;
use std::path::Path;
use table::journal::Journal;
use table::{AnyMatch, Text};

/// Reads a journal and finds its system.
pub fn read(file: &Path) -> Result<(&'static dyn System, Journal), Trouble> {
    let text =
        fs::read_to_string(file).map_err(|error| Trouble::file("trouble-read", file, &error))?;
    let name = file.display().to_string();
    let journal = Journal::parse(&name, &text).map_err(|faults| trouble::first(2, &faults))?;
    let id = &journal.header.system;
    let system = shelf::system(id).ok_or_else(|| {
        Trouble::input(
            Text::new("trouble-journal-system")
                .name("file", name)
                .name("system", id.clone()),
        )
    })?;
    Ok((system, journal))
}

/// Leaves of a journal only what stands after action `to`.
pub fn cut(journal: &mut Journal, to: usize) -> Result<(), Trouble> {
    let last = journal.entries.len().saturating_sub(1);
    if to > last {
        return Err(Trouble::input(
            Text::new("trouble-at")
                .num("last", last as i64)
                .num("at", to as i64),
        ));
    }
    if to < last {
        journal.entries.truncate(to + 1);
        journal.over = None;
    }
    Ok(())
}

/// Takes up a saved match.
pub fn resume(
    desk: &Desk,
    file: &Path,
) -> Result<(&'static dyn System, Box<dyn AnyMatch>), Trouble> {
    let (system, journal) = read(file)?;
    let game = system.resume(&desk.content, &journal);
    Ok((system, game.map_err(|faults| trouble::first(2, &faults))?))
}
