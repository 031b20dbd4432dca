//! The journals on disk. One task writes; what it has said yes to outlives the program and the machine.

mod pen;
mod pins;
mod reviews;
mod sqlite;
mod writer;

pub(crate) use sqlite::damaged;
pub(crate) use writer::{Append, NotWritten, Opening};

use crate::error::Wrong;
use crate::wire::Help;
use pen::Pen;

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Row};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use writer::{Job, Writer};

/// At most so many jobs wait to be written; who comes then waits before the door.
const QUEUE: usize = 1024;
/// Readers at a time.
const READERS: u32 = 4;
/// Who reads waits so long for one of them.
const WAIT: Duration = Duration::from_secs(10);
/// At most so many rows are listed at a time.
const LISTED: i64 = 500;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
    /// Whether the disk takes what is written.
    well: watch::Receiver<bool>,
}

/// A match as its row says.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub id: String,
    pub system: String,
    pub scenario: String,
    pub created: i64,
    pub changed: i64,
    pub seats: Vec<SeatRow>,
    pub imported: bool,
    pub head: i64,
    pub state: State,
    /// The link of the last line; nothing in a match from before there was one.
    pub tail: String,
    /// What is damaged in the row itself; the match is shut then.
    pub damage: Option<String>,
}

impl GameRow {
    /// A match of which nothing but the name can be read.
    fn damaged(id: String, what: String) -> GameRow {
        GameRow {
            id,
            system: String::new(),
            scenario: String::new(),
            created: 0,
            changed: 0,
            seats: Vec::new(),
            imported: false,
            head: 0,
            state: State::default(),
            tail: String::new(),
            damage: Some(what),
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatRow {
    /// `here`, `far` or `machine`.
    pub by: String,
    /// How strong the machine is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// What it likes besides winning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// How it stands with the invitation to a seat far away. There is none where the token was handed out when the
    /// match began, as it was before there were invitations: such a seat counts as taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Invite>,
    /// Whether one who sits here with machines alone may take back whatever he likes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub friendly: bool,
    /// How much a machine helps here.
    #[serde(default, skip_serializing_if = "Help::is_usual")]
    pub help: Help,
}

/// How it stands with an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Invite {
    /// Nobody has taken it yet.
    Open,
    /// It was taken by the one whose claim has this hash.
    Taken(String),
}

/// How a match stands, for lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub seq: usize,
    #[serde(default)]
    pub round: i64,
    /// Who is asked.
    #[serde(default)]
    pub asked: Option<u8>,
    #[serde(default)]
    pub over: bool,
    #[serde(default)]
    pub winner: Option<u8>,
    /// What was agreed on beyond the usual; the journal has it too.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub text: String,
    /// It was answered for a person who was not asked.
    pub unasked: bool,
}

impl Store {
    /// Opens the database file, making it if there is none.
    pub async fn open(file: &Path) -> Result<Store, sqlx::Error> {
        sqlite::private(file)?;
        let url = sqlite::url(file)?;
        let mut conn = sqlite::connect(&url).await?;
        sqlx::migrate!().run(&mut conn).await?;
        // It is as good without.
        let _ = sqlite::renew(&mut conn).await;
        let pen = Pen::new(url.clone(), conn);
        let readers = AnyPoolOptions::new()
            .max_connections(READERS)
            .min_connections(1)
            .acquire_timeout(WAIT)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|conn, _| Box::pin(sqlite::prepare(conn)));
        let readers = readers.connect(&url).await?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (tell, well) = watch::channel(true);
        let writer = Writer { pen, well: tell };
        tokio::spawn(writer.run(queue));
        Ok(Store {
            readers,
            jobs,
            well,
        })
    }

    /// Copies a database as of one moment into a file that is not there yet; who uses it goes on.
    pub async fn copy(file: &Path, to: &Path) -> Result<(), sqlx::Error> {
        let mut conn = sqlite::connect(&sqlite::url(file)?).await?;
        let copied = sqlite::copy(&mut conn, to).await;
        sqlx::Connection::close(conn).await?;
        copied?;
        Ok(sqlite::private(to)?)
    }

    /// What is wrong with the database as such; nothing if nothing is.
    pub async fn faults(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlite::faults(&mut *self.readers.acquire().await?).await
    }

    /// Whether the disk takes what is written; until it does, nothing is begun.
    pub fn is_well(&self) -> bool {
        *self.well.borrow()
    }
    /// Waits until the disk takes what is written.
    pub async fn wait_well(&self) {
        let mut well = self.well.clone();
        // An error: the store is closed, and nobody waits for it.
        let _ = well.wait_for(|well| *well).await;
    }

    /// Waits until all that was asked is written, and closes.
    pub async fn close(self) {
        let (done, closed) = tokio::sync::oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
        self.readers.close().await;
    }

    /// Writes a new match; durable when it returns.
    pub async fn create(&self, opening: Opening) -> Result<(), NotWritten> {
        self.write(|done| Job::Open(Box::new(opening), done)).await
    }
    /// Appends to a journal; durable when it returns.
    pub async fn append(&self, append: Append) -> Result<(), NotWritten> {
        self.write(|done| Job::Append(Box::new(append), done)).await
    }

    /// Takes a match off the disk; it is gone when this returns.
    pub async fn remove(&self, id: &str) -> Result<(), NotWritten> {
        self.write(|done| Job::Remove(id.to_owned(), done)).await
    }

    async fn write(
        &self,
        job: impl FnOnce(tokio::sync::oneshot::Sender<Result<(), NotWritten>>) -> Job,
    ) -> Result<(), NotWritten> {
        let (done, written) = tokio::sync::oneshot::channel();
        let sent = self.jobs.send(job(done)).await;
        sent.map_err(|_| NotWritten)?;
        written.await.unwrap_or(Err(NotWritten))
    }

    /// The row of a match.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state, tail \
                   FROM games WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers);
        row.await?.as_ref().map(game_row).transpose()
    }

    /// The newest matches, those that run before those that are over; so many of them are left out.
    pub async fn games(&self, skip: u32) -> Result<Vec<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state, tail \
                   FROM games ORDER BY finished, changed DESC, id LIMIT $1 OFFSET $2";
        let rows = sqlx::query(sql).bind(LISTED).bind(i64::from(skip));
        match rows.fetch_all(&self.readers).await {
            Ok(rows) => rows.iter().map(game_row).collect(),
            Err(error) if damaged(&error) => Ok(self.one_by_one(skip).await),
            Err(error) => Err(error),
        }
    }

    /// The matches as far as their rows can still be read; of the others the name.
    async fn one_by_one(&self, skip: u32) -> Vec<GameRow> {
        let mut rows = Vec::new();
        let ids = self.ids().await.into_iter();
        for id in ids.skip(skip as usize).take(LISTED as usize) {
            rows.push(match self.game(&id).await {
                Ok(Some(row)) => row,
                Ok(None) => GameRow::damaged(id, "its row is missing".to_owned()),
                Err(error) => GameRow::damaged(id, error.to_string()),
            });
        }
        rows
    }

    /// The matches that are not over.
    pub async fn running(&self) -> Result<Vec<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state, tail \
                   FROM games WHERE finished = 0";
        let rows = sqlx::query(sql).fetch_all(&self.readers);
        rows.await?.iter().map(game_row).collect()
    }

    /// How many matches there are.
    pub async fn count(&self) -> Result<i64, sqlx::Error> {
        let row = sqlx::query("SELECT COUNT(*) FROM games");
        row.fetch_one(&self.readers).await?.try_get(0)
    }

    /// The journal of a match, whole: a line that is lost in it or at its end is damage, not an older match.
    pub async fn journal(&self, row: &GameRow) -> Result<Vec<Line>, Unread> {
        if let Some(damage) = &row.damage {
            return Err(Unread::Damage(damage.clone()));
        }
        let lines = self.lines(&row.id).await?;
        whole(row, &lines).map_err(Unread::Damage)?;
        Ok(lines.into_iter().map(|(_, line)| line).collect())
    }

    /// All matches of which there is a trace, as far as the database can still be read.
    pub async fn ids(&self) -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for sql in ["SELECT id FROM games", "SELECT DISTINCT game FROM lines"] {
            let mut rows = sqlx::query(sql).fetch(&self.readers);
            while let Some(Ok(row)) = rows.next().await {
                ids.extend(row.try_get::<String, _>(0));
            }
        }
        ids
    }

    /// The lines of a match up to the first that is missing or cannot be read.
    pub async fn salvage(&self, id: &str) -> Vec<Line> {
        let sql = "SELECT n, line, unasked FROM lines WHERE game = $1 ORDER BY n";
        let mut lines: Vec<Line> = Vec::new();
        let mut rows = sqlx::query(sql).bind(id).fetch(&self.readers);
        while let Some(Ok(row)) = rows.next().await {
            match line(&row) {
                Ok((n, line)) if n == lines.len() as i64 => lines.push(line),
                _ => break,
            }
        }
        lines
    }

    /// The lines of a match as they lie there, with their places.
    async fn lines(&self, id: &str) -> Result<Vec<(i64, Line)>, sqlx::Error> {
        let sql = "SELECT n, line, unasked FROM lines WHERE game = $1 ORDER BY n";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.readers);
        rows.await?.iter().map(line).collect()
    }

    /// The standing orders given at a match, by seat.
    pub async fn orders(&self, id: &str) -> Result<Vec<(u8, String)>, sqlx::Error> {
        let sql = "SELECT seat, words FROM orders WHERE game = $1 ORDER BY seat";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.readers);
        let order = |row: &AnyRow| Ok((row.try_get::<i64, _>(0)? as u8, row.try_get(1)?));
        rows.await?.iter().map(order).collect()
    }
}

/// Why a journal was not read.
#[derive(Debug)]
pub(crate) enum Unread {
    /// The database did not answer.
    Database(sqlx::Error),
    /// It is not what was written.
    Damage(String),
    /// It is there, and cannot be shown.
    Wrong(Wrong),
}

impl std::fmt::Display for Unread {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Unread::Database(error) => error.fmt(f),
            Unread::Damage(what) => f.write_str(what),
            Unread::Wrong(wrong) => f.write_str(&wrong.body.message),
        }
    }
}

impl From<Wrong> for Unread {
    fn from(wrong: Wrong) -> Unread {
        Unread::Wrong(wrong)
    }
}

impl From<sqlx::Error> for Unread {
    fn from(error: sqlx::Error) -> Unread {
        match sqlite::damaged(&error) {
            true => Unread::Damage(error.to_string()),
            false => Unread::Database(error),
        }
    }
}

/// Whether the lines are all there: one after the other, as many as the row says, the last with the link it says.
fn whole(row: &GameRow, lines: &[(i64, Line)]) -> Result<(), String> {
    if let Some((i, _)) = (0..).zip(lines).find(|(i, (n, _))| i != n) {
        return Err(format!("line {i} is missing"));
    }
    if lines.len() as i64 != row.head {
        return Err(format!(
            "there are {} lines, and the match has {}",
            lines.len(),
            row.head
        ));
    }
    let found = tail(lines.iter().map(|(_, line)| line)).unwrap_or_default();
    match row.tail.is_empty() || row.tail == found {
        true => Ok(()),
        false => Err(format!(
            "the last line has the link {found}, and the match ends with {}",
            row.tail
        )),
    }
}

fn line(row: &AnyRow) -> Result<(i64, Line), sqlx::Error> {
    let line = Line {
        text: row.try_get(1)?,
        unasked: row.try_get::<i64, _>(2)? != 0,
    };
    Ok((row.try_get(0)?, line))
}

/// The link of the last of these lines that has one.
fn tail<'a>(lines: impl DoubleEndedIterator<Item = &'a Line>) -> Option<&'a str> {
    lines
        .rev()
        .find_map(|line| table::journal::link(&line.text))
}

/// A match as its row says; what cannot be read in the row is its damage, and nobody else's.
fn game_row(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    let mut damage = None;
    let mut note = |column: &str, error: &dyn std::fmt::Display| {
        damage.get_or_insert_with(|| format!("column {column}: {error}"));
    };
    let mut text = |i: usize, column: &str| {
        row.try_get::<String, _>(i).unwrap_or_else(|error| {
            note(column, &error);
            String::new()
        })
    };
    let (system, scenario) = (text(1, "system"), text(2, "scenario"));
    let (seats, state, tail) = (text(5, "seats"), text(8, "state"), text(9, "tail"));
    let mut number = |i: usize, column: &str| {
        row.try_get::<i64, _>(i).unwrap_or_else(|error| {
            note(column, &error);
            0
        })
    };
    let (created, changed) = (number(3, "created"), number(4, "changed"));
    let (imported, head) = (number(6, "imported") != 0, number(7, "head"));
    let seats = serde_json::from_str(&seats).unwrap_or_else(|error| {
        note("seats", &error);
        Vec::new()
    });
    let state = serde_json::from_str(&state).unwrap_or_else(|error| {
        note("state", &error);
        State::default()
    });
    Ok(GameRow {
        // Who has no name cannot be told apart from others.
        id: row.try_get(0)?,
        system,
        scenario,
        created,
        changed,
        seats,
        imported,
        head,
        state,
        tail,
        damage,
    })
}
