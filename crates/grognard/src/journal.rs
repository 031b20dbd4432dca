//! Saved matches.

use crate::desk::Desk;
use crate::linked;
use crate::trouble::{self, Trouble};
use shelf::System;
use std::fs;
use std::path::Path;
use table::journal::{Header, Journal, Told};
use table::{AnyMatch, Text};

/// What somebody can have of a match.
pub enum Paper {
    /// Its journal, and the system it is of.
    Journal(&'static dyn System, Box<Journal>),
    /// What a player has of it while it runs.
    Told(Box<Told>),
}

/// The text of a file.
pub fn text(file: &Path) -> Result<String, Trouble> {
    fs::read_to_string(file).map_err(|error| Trouble::file("trouble-read", file, &error))
}

/// Reads a journal and finds its system.
pub fn read(file: &Path) -> Result<(&'static dyn System, Journal), Trouble> {
    parse(file, &text(file)?)
}

/// Reads what a text is: a journal, or a player's view of a running match.
pub fn paper(file: &Path, text: &str) -> Result<Paper, Trouble> {
    if !Told::is_one(text) {
        let (system, journal) = parse(file, text)?;
        return Ok(Paper::Journal(system, Box::new(journal)));
    }
    let name = file.display().to_string();
    let told = Told::parse(&name, text).map_err(|faults| trouble::first(2, &faults))?;
    system(name, &told.header)?;
    Ok(Paper::Told(Box::new(told)))
}

/// Reads the journal of a file, or of the match of a link.
pub fn of(source: &str) -> Result<(&'static dyn System, Journal), Trouble> {
    match source.starts_with("http://") {
        true => parse(Path::new(source), &linked::journal(source)?),
        false => read(Path::new(source)),
    }
}

fn parse(file: &Path, text: &str) -> Result<(&'static dyn System, Journal), Trouble> {
    let name = file.display().to_string();
    let journal = Journal::parse(&name, text).map_err(|faults| trouble::first(2, &faults))?;
    Ok((system(name, &journal.header)?, journal))
}

fn system(name: String, header: &Header) -> Result<&'static dyn System, Trouble> {
    shelf::system(&header.system).ok_or_else(|| {
        Trouble::input(
            Text::new("trouble-journal-system")
                .name("file", name)
                .name("system", header.system.clone()),
        )
    })
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
