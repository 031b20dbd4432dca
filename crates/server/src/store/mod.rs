//! The journals on disk. One task writes; what it has said yes to outlives the program and the machine.

mod pins;
mod writer;

pub(crate) use writer::{Append, NotWritten, Opening};

use serde::{Deserialize, Serialize};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, Executor, Row};
use std::collections::BTreeMap;
use std::path::Path;
use tokio::sync::mpsc;
use writer::Job;

/// At most so many jobs wait to be written; who comes then waits before the door.
const QUEUE: usize = 1024;
/// Readers at a time.
const READERS: u32 = 4;
/// At most so many rows are listed at a time.
const LISTED: i64 = 500;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
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
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatRow {
    /// `here`, `far` or `machine`.
    pub by: String,
    /// How strong the machine is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
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
        private(file)?;
        sqlx::any::install_default_drivers();
        let url = url(file);
        let pool = |size| {
            AnyPoolOptions::new()
                .max_connections(size)
                .min_connections(1)
                .idle_timeout(None)
                .max_lifetime(None)
                .after_connect(|conn, _| Box::pin(prepare(conn)))
        };
        let writer = pool(1).connect(&url).await?;
        sqlx::migrate!().run(&writer).await?;
        let readers = pool(READERS).connect(&url).await?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(writer, queue));
        Ok(Store { readers, jobs })
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
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state \
                   FROM games WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers);
        row.await?.as_ref().map(game_row).transpose()
    }

    /// The newest matches, those that run before those that are over; so many of them are left out.
    pub async fn games(&self, skip: u32) -> Result<Vec<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state \
                   FROM games ORDER BY finished, changed DESC, id LIMIT $1 OFFSET $2";
        let rows = sqlx::query(sql).bind(LISTED).bind(i64::from(skip));
        let rows = rows.fetch_all(&self.readers);
        rows.await?.iter().map(game_row).collect()
    }

    /// The matches that are not over.
    pub async fn running(&self) -> Result<Vec<GameRow>, sqlx::Error> {
        let sql = "SELECT id, system, scenario, created, changed, seats, imported, head, state \
                   FROM games WHERE finished = 0";
        let rows = sqlx::query(sql).fetch_all(&self.readers);
        rows.await?.iter().map(game_row).collect()
    }

    /// How many matches there are.
    pub async fn count(&self) -> Result<i64, sqlx::Error> {
        let row = sqlx::query("SELECT COUNT(*) FROM games");
        row.fetch_one(&self.readers).await?.try_get(0)
    }

    /// The journal of a match.
    pub async fn lines(&self, id: &str) -> Result<Vec<Line>, sqlx::Error> {
        let sql = "SELECT line, unasked FROM lines WHERE game = $1 ORDER BY n";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.readers);
        let line = |row: &AnyRow| {
            Ok(Line {
                text: row.try_get(0)?,
                unasked: row.try_get::<i64, _>(1)? != 0,
            })
        };
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

/// Makes the file, for its owner alone: SQLite gives what it lays beside it the same mode.
fn private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(file)?;
    // One that was made before, for all.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// WAL with a full sync: a commit that has returned is on the disk, and not in the memory of the disk.
async fn prepare(conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [
        "PRAGMA busy_timeout = 5000",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA fullfsync = 1",
    ] {
        conn.execute(pragma).await?;
    }
    Ok(())
}

fn game_row(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    let json = |error: serde_json::Error| sqlx::Error::Decode(Box::new(error));
    Ok(GameRow {
        id: row.try_get(0)?,
        system: row.try_get(1)?,
        scenario: row.try_get(2)?,
        created: row.try_get(3)?,
        changed: row.try_get(4)?,
        seats: serde_json::from_str(&row.try_get::<String, _>(5)?).map_err(json)?,
        imported: row.try_get::<i64, _>(6)? != 0,
        head: row.try_get(7)?,
        state: serde_json::from_str(&row.try_get::<String, _>(8)?).map_err(json)?,
    })
}

/// The file as an address; what an address reserves is written as its number.
fn url(file: &Path) -> String {
    let mut url = String::from("sqlite://");
    for byte in file.to_string_lossy().bytes() {
        match byte {
            b'%' | b'?' | b'#' | b' ' => url.push_str(&format!("%{byte:02X}")),
            b'\\' => url.push('/'),
            byte if byte.is_ascii() => url.push(char::from(byte)),
            byte => url.push_str(&format!("%{byte:02X}")),
        }
    }
    url + "?mode=rwc"
}
