//! Looks through a data folder, saves what can be saved of a damaged one, and copies one that is in use.
//!
//! A journal is the truth of its match: one that has lost a line is folded as far as it goes, and only where
//! somebody asks for it. A server never does: a match that is not whole stays shut.

use crate::hall::Hall;
use crate::keys::Keys;
use crate::limits::Limits;
use crate::listen::{DATABASE, NotStarted, REPAIRED, lock, of_house, opened};
use crate::owner::Owner;
use crate::private::sync_folder;
use crate::seal::OTHER_SECRET;
use crate::sitting::{Sitting, now};
use crate::stock::{Library, Stock};
use crate::store::{Append, GameRow, Line, Opening, SeatRow, State, Store, Unread};
use crate::wire::Help;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::journal::Journal;
use table::{Content, Seat};

/// What was found in a folder.
#[derive(Clone, Debug, Default)]
pub struct Examined {
    /// What is wrong with the database as such, in its own words.
    pub file: Vec<String>,
    /// Its matches.
    pub matches: Vec<Found>,
}

/// A match that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The match.
    pub id: String,
    /// How many lines of its journal are there, one after the other.
    pub lines: usize,
    /// What is damaged; nothing if it folds.
    pub damage: Option<String>,
    /// What was done in it, one after the other; nothing of one that is damaged.
    pub actions: Vec<Action>,
}

/// An entry of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// Whose it is.
    pub seat: Seat,
    /// In its notation; `undo` takes the last one back, `resign` gives the match up.
    pub action: String,
    /// It was answered for a person who was not asked.
    pub unasked: bool,
}

/// A match after a repair.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The match.
    pub id: String,
    /// How many lines of its journal could be read.
    pub lines: usize,
    /// How many of them tell a match: none if nothing of it could be saved.
    pub kept: usize,
    /// What was damaged; nothing if it was whole.
    pub damage: Option<String>,
}

/// Looks through data folders.
pub struct Examiner {
    library: Arc<Library>,
}

impl Examiner {
    /// One who knows what is in the stock.
    pub fn new(stock: Stock) -> Result<Examiner, NotStarted> {
        let library = Library::new(stock).map_err(NotStarted::Stock)?;
        Ok(Examiner {
            library: Arc::new(library),
        })
    }

    /// Looks at these matches of a folder that no server uses, or at all; nothing is changed.
    pub async fn examine(
        &self,
        data: &Path,
        ids: Option<BTreeSet<String>>,
    ) -> Result<Examined, NotStarted> {
        let _lock = lock(data)?;
        let hall = self.hall(data, &data.join(DATABASE)).await?;
        Ok(examined(hall, ids).await)
    }

    /// Looks at these matches of a house, or at all, while its nodes run; nothing is changed.
    pub async fn examine_house(
        &self,
        data: &Path,
        database: &str,
        ids: Option<BTreeSet<String>>,
    ) -> Result<Examined, NotStarted> {
        let (store, keys) = of_house(data, database).await?;
        let hall = self.hall_of(data, store, keys)?;
        Ok(examined(hall, ids).await)
    }

    /// Makes a new database of what can be read of the old one, which is kept: what was saved, and where it is.
    pub async fn repair(&self, data: &Path) -> Result<(Vec<Saved>, PathBuf), NotStarted> {
        let failed = |error| NotStarted::Data(data.to_owned(), error);
        let _lock = lock(data)?;
        let work = data.join("repairing");
        let mut saved = Vec::new();
        // One that was broken off when all was saved goes on from there.
        if data.join(REPAIRED).exists() {
            let hall = self.hall(data, &data.join(REPAIRED)).await?;
            for id in hall.store.ids().await {
                let Found { lines, damage, .. } = look(&hall, &id).await;
                let kept = lines;
                saved.push(Saved {
                    id,
                    lines,
                    kept,
                    damage,
                });
            }
            hall.store.clone().close().await;
        } else {
            let _ = fs::remove_dir_all(&work);
            fs::create_dir(&work).map_err(failed)?;
            let old = work.join(DATABASE);
            copy_database(&data.join(DATABASE), &old).map_err(failed)?;
            let new = work.join("new.db");
            let store = Store::file(&new).await;
            let store = store.map_err(|error| opened(new.clone(), error))?;
            // Of one that is no database at all nothing can be saved.
            if let Ok(hall) = self.hall(data, &old).await {
                for id in hall.store.ids().await {
                    saved.push(save(&hall, &store, &id).await?);
                }
                hall.store.clone().close().await;
            }
            store.close().await;
            finish(&new, &data.join(REPAIRED)).map_err(failed)?;
        }
        let kept = swap(data).map_err(failed)?;
        let _ = fs::remove_dir_all(&work);
        Ok((saved, kept))
    }

    /// A hall that nobody can enter.
    async fn hall(&self, data: &Path, file: &Path) -> Result<Arc<Hall>, NotStarted> {
        let failed = |error| NotStarted::Data(data.to_owned(), error);
        let keys = Keys::load(&data.join("secret")).map_err(failed)?;
        let store = Store::file(file).await;
        let store = store.map_err(|error| opened(file.to_owned(), error))?;
        self.hall_of(data, store, keys)
    }

    fn hall_of(&self, data: &Path, store: Store, keys: Keys) -> Result<Arc<Hall>, NotStarted> {
        let owner = Owner::load(data);
        let owner = owner.map_err(|error| NotStarted::Data(data.to_owned(), error))?;
        let (library, limits) = (self.library.clone(), Limits::default());
        let hall = Hall::new(library, (keys, owner), store, limits, true);
        Ok(Arc::new(hall))
    }
}

async fn examined(hall: Arc<Hall>, ids: Option<BTreeSet<String>>) -> Examined {
    let mut found = Examined::default();
    if ids.is_none() {
        let faults = hall.store.faults().await;
        found.file = faults.unwrap_or_else(|error| vec![error.to_string()]);
    }
    for id in hall.store.ids().await {
        if ids.as_ref().is_none_or(|ids| ids.contains(&id)) {
            found.matches.push(look(&hall, &id).await);
        }
    }
    hall.store.clone().close().await;
    found
}

async fn look(hall: &Arc<Hall>, id: &str) -> Found {
    let lines = hall.store.salvage(id).await;
    let mut found = Found {
        id: id.to_owned(),
        lines: lines.len(),
        damage: None,
        actions: Vec::new(),
    };
    match hall.load(id).await {
        Ok(sitting) => found.actions = actions(&sitting, &lines),
        Err(unread) => found.damage = Some(unread.to_string()),
    }
    found
}

fn actions(sitting: &Sitting, lines: &[Line]) -> Vec<Action> {
    // Before the set-up, which is entry 0, stand the header and perhaps the secrets.
    let start = { lines.iter() }.position(|line| line.text.starts_with("{\"n\":0,"));
    let flags = lines.iter().skip(start.unwrap_or(0) + 1);
    let entries = (1..).map_while(|n| sitting.game.entry(n));
    let action = |((seat, action, _), line): (_, &Line)| Action {
        seat,
        action,
        unasked: line.unasked,
    };
    entries.zip(flags).map(action).collect()
}

/// Writes what tells a match of one into another store.
async fn save(hall: &Arc<Hall>, into: &Store, id: &str) -> Result<Saved, NotStarted> {
    let lines = hall.store.salvage(id).await;
    let unread = hall.load(id).await.err();
    let mut saved = Saved {
        id: id.to_owned(),
        lines: lines.len(),
        kept: 0,
        damage: unread.as_ref().map(ToString::to_string),
    };
    let orders = hall.store.orders(id).await.unwrap_or_default();
    let row = hall.store.game(id).await.ok().flatten();
    let Some(row) = row
        .filter(|row| row.damage.is_none())
        .or_else(|| row_of(hall, id, &lines))
    else {
        return Ok(saved);
    };
    // What is sealed with a secret that is not here cannot be judged, and is kept until it is.
    let sealed = matches!(&unread, Some(Unread::Wrong(wrong)) if wrong.body.error == OTHER_SECRET);
    let told = match sealed {
        true => {
            let pinned = hall.pinned_by(&row).await.ok();
            pinned.map(|pinned| (lines.len(), row.state.clone(), pinned.content))
        }
        false => longest(hall, &row, &lines).await,
    };
    let Some((kept, state, pinned)) = told else {
        return Ok(saved);
    };
    let row = GameRow {
        head: kept as i64,
        state,
        ..row
    };
    let settled = Append {
        id: id.to_owned(),
        head: row.head,
        lines: Vec::new(),
        changed: row.changed,
        state: row.state.clone(),
        orders,
        seats: None,
        version: 0,
        machine: false,
    };
    let opening = Opening {
        row,
        lines: lines[..kept].to_vec(),
        pinned,
        settled: Some(settled),
        machine: false,
    };
    let written = into.create(opening).await;
    let full = || io::Error::other("what was saved could not be written: make room on the disk");
    written.map_err(|_| NotStarted::Data(PathBuf::from("repairing"), full()))?;
    saved.kept = kept;
    Ok(saved)
}

/// How many of the lines tell a match, from the first on, how it stands then, and what it was begun with.
async fn longest(
    hall: &Arc<Hall>,
    row: &GameRow,
    lines: &[Line],
) -> Option<(usize, State, Content)> {
    let (mut best, mut good, mut bad) = (None, 0, lines.len() + 1);
    let mut next = lines.len();
    // What begins well does so however much of it is left out at its end.
    while next > good && next < bad {
        let some = lines[..next].to_vec();
        match hall.fold(row.clone(), some, Vec::new()).await {
            Ok(sitting) => {
                best = Some((next, sitting.state(), sitting.pinned.content));
                good = next;
            }
            Err(_) => bad = next,
        }
        next = good + (bad - good) / 2;
    }
    best
}

/// A row for a journal that has lost its own. Who sat where is not known any more: the links of all seats go on
/// working, and no machine plays.
fn row_of(hall: &Hall, id: &str, lines: &[Line]) -> Option<GameRow> {
    let first = lines.iter().take(3).cloned().collect();
    let first = hall.keys.seal().open(id, first).ok()?;
    let text: String = first.into_iter().map(|line| line.text + "\n").collect();
    let journal = Journal::parse(id, &text).ok()?;
    let seat = SeatRow {
        by: "far".to_owned(),
        level: None,
        invite: None,
        friendly: false,
        help: Help::default(),
    };
    Some(GameRow {
        id: id.to_owned(),
        seats: vec![seat; journal.header.seats.len()],
        system: journal.header.system,
        scenario: journal.header.scenario,
        created: now(),
        changed: now(),
        imported: false,
        head: 0,
        state: Default::default(),
        tail: String::new(),
        version: 0,
        damage: None,
    })
}

/// The file that belongs to a database and holds what is not yet in it.
fn log_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

fn copy_database(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    match fs::copy(log_of(from), log_of(to)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Gives a file its name once all of it is on the disk.
fn finish(file: &Path, name: &Path) -> io::Result<()> {
    File::open(file)?.sync_all()?;
    fs::rename(file, name)?;
    sync_folder(name)
}

/// Puts the repaired database in the place of the old one, which gets another name.
fn swap(data: &Path) -> io::Result<PathBuf> {
    let (old, new) = (data.join(DATABASE), data.join(REPAIRED));
    let kept = data.join(format!("{DATABASE}.damaged-{}", now()));
    // Its log first: a database without it is an older one, a log without its database is nothing.
    for (from, to) in [(log_of(&old), log_of(&kept)), (old.clone(), kept.clone())] {
        match fs::rename(from, to) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    fs::rename(&new, &old)?;
    sync_folder(&old)?;
    Ok(kept)
}

/// Copies a folder, in use or not, to one that is not there yet: matches as of one moment, and the secrets without
/// which no link opens them.
pub async fn backup(data: &Path, to: &Path) -> Result<(), NotStarted> {
    let failed = |error| NotStarted::Data(to.to_owned(), error);
    let file = data.join(DATABASE);
    File::open(&file).map_err(|error| NotStarted::Data(data.to_owned(), error))?;
    crate::listen::folder(to).map_err(failed)?;
    if fs::read_dir(to).map_err(failed)?.next().is_some() {
        let full = io::Error::new(io::ErrorKind::AlreadyExists, "the folder is not empty");
        return Err(failed(full));
    }
    let part = to.join("matches.part");
    let copied = Store::copy(&file, &part).await;
    copied.map_err(|error| opened(file, error))?;
    for secret in ["secret", "owner"] {
        match fs::copy(data.join(secret), to.join(secret)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    finish(&part, &to.join(DATABASE)).map_err(failed)
}
