//! The journals on disk. One task writes; what it has said yes to outlives the program and the machine.

mod base;
mod house;
mod lessons;
mod news;
mod owner;
mod pen;
mod pins;
mod postgres;
mod reviews;
mod rows;
mod sqlite;
mod thinking;
mod writer;

pub(crate) use base::damaged;
pub(crate) use lessons::LessonRow;
pub(crate) use news::News;
pub(crate) use rows::{GameRow, Going, Invite, Line, SeatRow, State};
pub(crate) use thinking::LEASE;
pub(crate) use writer::{Append, NotWritten, Opening};

use crate::error::Wrong;
use crate::keys::random;
use base::Base;
use pen::Pen;
use rows::{game_row, line, tail, whole};

use futures_util::StreamExt;
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Row};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use writer::{Job, Writer};

/// At most so many jobs wait to be written; who comes then waits before the door.
const QUEUE: usize = 1024;
/// Who reads waits so long for one of them.
const WAIT: Duration = Duration::from_secs(10);
/// A node that stops has so long to say so.
const PARTING: Duration = Duration::from_secs(1);
/// At most so many rows are listed at a time.
const LISTED: i64 = 500;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    base: Base,
    /// By which other nodes know this one.
    node: Arc<str>,
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
    /// Whether the disk takes what is written.
    well: watch::Receiver<bool>,
}

/// How busy a database is, from this side.
pub(crate) struct Load {
    /// Changes that wait to be written.
    pub queue: f64,
    /// Connections that read, and those of them that are idle.
    pub connections: f64,
    pub idle: f64,
}

impl Store {
    /// Opens a database file, making it if there is none.
    pub async fn file(file: &Path) -> Result<Store, sqlx::Error> {
        Store::open(Base::file(file)?).await
    }

    /// Opens the database at an address.
    pub async fn at(address: &str) -> Result<Store, sqlx::Error> {
        Store::open(Base::at(address)?).await
    }

    async fn open(base: Base) -> Result<Store, sqlx::Error> {
        let mut conn = base.connect().await?;
        base.unhurried(&mut conn).await?;
        sqlx::migrate!().run(&mut conn).await?;
        base.prepare(&mut conn).await?;
        base.settle_in(&mut conn).await?;
        let pen = Pen::new(base.clone(), conn);
        let prepared = base.clone();
        let readers = AnyPoolOptions::new()
            .max_connections(base.readers())
            .min_connections(1)
            .acquire_timeout(WAIT)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(move |conn, _| {
                let base = prepared.clone();
                Box::pin(async move { base.prepare(conn).await })
            });
        let readers = readers.connect(base.url()).await?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (tell, well) = watch::channel(true);
        let writer = Writer { pen, well: tell };
        tokio::spawn(writer.run(queue));
        Ok(Store {
            base,
            node: table::commit::to_hex(&random::<8>()?).into(),
            readers,
            jobs,
            well,
        })
    }

    /// How busy it is.
    pub fn load(&self) -> Load {
        Load {
            queue: (QUEUE - self.jobs.capacity()) as f64,
            connections: f64::from(self.readers.size()),
            idle: self.readers.num_idle() as f64,
        }
    }

    /// Whether other nodes write here too, so that what is in memory may be behind.
    pub fn is_shared(&self) -> bool {
        self.base.is_shared()
    }

    /// Copies a database as of one moment into a file that is not there yet; who uses it goes on.
    pub async fn copy(file: &Path, to: &Path) -> Result<(), sqlx::Error> {
        let mut conn = Base::Sqlite(sqlite::url(file)?).connect().await?;
        let copied = sqlite::copy(&mut conn, to).await;
        sqlx::Connection::close(conn).await?;
        copied?;
        Ok(sqlite::private(to)?)
    }

    /// What is wrong with the database as such; nothing if nothing is.
    pub async fn faults(&self) -> Result<Vec<String>, sqlx::Error> {
        self.base.faults(&mut *self.readers.acquire().await?).await
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
        if self.is_shared() {
            // A database that is away waits for nobody.
            let _ = tokio::time::timeout(PARTING, self.let_go()).await;
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
        sent.map_err(|_| NotWritten::Failed)?;
        written.await.unwrap_or(Err(NotWritten::Failed))
    }

    /// The row of a match.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state, tail, version \
                   FROM games WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers);
        row.await?.as_ref().map(game_row).transpose()
    }

    /// How often a match was changed; nothing if it is not there.
    pub async fn version(&self, id: &str) -> Result<Option<i64>, sqlx::Error> {
        // Not every database can be asked for it.
        if id.contains('\0') {
            return Ok(None);
        }
        let row = sqlx::query("SELECT version FROM games WHERE id = $1").bind(id);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// The newest matches, those that run before those that are over; so many of them are left out.
    pub async fn games(&self, skip: u32) -> Result<Vec<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state, tail, version \
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
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state, tail, version \
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
        let mut lines = self.lines(&row.id, 0).await?;
        if self.is_shared() {
            // Another node may have gone on since the row was read.
            lines.retain(|(n, _)| *n < row.head);
        }
        whole(row, &lines).map_err(Unread::Damage)?;
        Ok(lines.into_iter().map(|(_, line)| line).collect())
    }

    /// The lines of a match after the first so many, as far as its row says.
    pub async fn lines_after(&self, row: &GameRow, head: i64) -> Result<Vec<Line>, sqlx::Error> {
        if head >= row.head {
            return Ok(Vec::new());
        }
        let lines = self.lines(&row.id, head).await?.into_iter();
        let lines = lines.take_while(|(n, _)| *n < row.head);
        Ok(lines.map(|(_, line)| line).collect())
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

    /// The lines of a match from that one on as they lie there, with their places.
    async fn lines(&self, id: &str, from: i64) -> Result<Vec<(i64, Line)>, sqlx::Error> {
        let sql = "SELECT n, line, unasked FROM lines WHERE game = $1 AND n >= $2 ORDER BY n";
        let rows = sqlx::query(sql)
            .bind(id)
            .bind(from)
            .fetch_all(&self.readers);
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
        match damaged(&error) {
            true => Unread::Damage(error.to_string()),
            false => Unread::Database(error),
        }
    }
}
