//! The one who writes. What comes while the disk is busy is written together with the next sync, so that many
//! matches cost few of them.

use super::base::{Base, Fault};
use super::pen::Pen;
use super::{GameRow, Line, SeatRow, State, owner, pins, postgres, reviews, tail, thinking};
use sqlx::AnyConnection;
use std::time::Duration;
use table::Content;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// At most so many jobs are written together.
const TOGETHER: usize = 256;
/// A disk that takes nothing is tried again at once and then less and less often, with so many bytes.
const SOON: Duration = Duration::from_millis(10);
const SELDOM: Duration = Duration::from_secs(1);
const PROBED: usize = 64 << 10;
/// What another node has crossed is tried so often.
const CROSSED: u32 = 5;

/// Why something is not written, as far as anybody knows. What the match is must be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotWritten {
    /// Another node was quicker: the match is not where it was thought to be, and nothing was written.
    Stale,
    /// It was not acknowledged.
    Failed,
}

/// Whether each of several things was written.
type Each = Vec<Result<(), NotWritten>>;

pub(super) type Done = oneshot::Sender<Result<(), NotWritten>>;

/// A match that begins.
pub(crate) struct Opening {
    pub row: GameRow,
    pub lines: Vec<Line>,
    /// The content it was begun with.
    pub pinned: Content,
    /// What needed nobody; it is written with the rest or not at all.
    pub settled: Option<Append>,
    /// Whether a machine is asked then.
    pub machine: bool,
}

/// What a match goes on with.
pub(crate) struct Append {
    pub id: String,
    /// How many lines its journal has, and how often it was changed.
    pub head: i64,
    pub version: i64,
    pub lines: Vec<Line>,
    pub changed: i64,
    pub state: State,
    /// Standing orders that are others now.
    pub orders: Vec<(u8, String)>,
    /// Who sits where, if that is another now.
    pub seats: Option<Vec<SeatRow>>,
    /// Whether a machine is asked now.
    pub machine: bool,
}

/// What is to be written.
pub(super) enum Job {
    Open(Box<Opening>, Done),
    Append(Box<Append>, Done),
    Remove(String, Done),
    Review(Box<reviews::Found>, Done),
    /// An owner's code, and until when it would be good.
    Code(String, i64, Done),
    /// Whether the database still takes what is written; nobody waits for it.
    Probe,
    Close(oneshot::Sender<()>),
}

/// The one who writes.
pub(super) struct Writer {
    pub pen: Pen,
    /// Whether the disk takes what is written.
    pub well: watch::Sender<bool>,
}

impl Writer {
    pub async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::new();
        let (mut probe, mut wait) = (Instant::now(), SOON);
        loop {
            let well = *self.well.borrow();
            if well {
                (probe, wait) = (Instant::now(), SOON);
            }
            let came = tokio::select! {
                biased;
                () = tokio::time::sleep_until(probe), if !well => {
                    self.probe().await;
                    wait = SELDOM.min(wait * 2);
                    probe = Instant::now() + wait;
                    continue;
                }
                came = queue.recv_many(&mut jobs, TOGETHER) => came,
            };
            if came == 0 {
                return;
            }
            let mut closing = None;
            let mut work = Vec::new();
            for job in jobs.drain(..) {
                match job {
                    Job::Close(done) => closing = Some(done),
                    Job::Probe if well => self.check().await,
                    Job::Probe => {}
                    job => work.push(job),
                }
            }
            if self.pen.base.is_shared() {
                // Whoever writes many takes them in the same order, so that nobody waits for one who waits for him.
                work.sort_by(|one, other| one.game().cmp(other.game()));
            }
            let removed = work.iter().any(|job| matches!(job, Job::Remove(..)));
            self.write(work).await;
            if let Some(done) = closing {
                self.pen.close().await;
                let _ = done.send(());
                return;
            }
            while removed && queue.is_empty() && self.pen.shrink().await {}
        }
    }

    /// Writes all together; if one of them does not fit, each by itself, so that it does not spoil the others.
    /// A disk that fails fails all of them, and those that come until it has taken a probe.
    async fn write(&mut self, work: Vec<Job>) {
        if work.is_empty() {
            return;
        }
        if !*self.well.borrow() {
            return answer_all(work, Err(NotWritten::Failed));
        }
        let mut tries = 0;
        loop {
            tries += 1;
            let error = match self.together(&work).await {
                Ok(written) => return answer(work, written),
                Err(error) => error,
            };
            match self.pen.base.fault(&error) {
                Fault::Misfit | Fault::Crossed if work.len() > 1 => {
                    for job in work {
                        Box::pin(self.write(vec![job])).await;
                    }
                    return;
                }
                Fault::Crossed if tries < CROSSED => {}
                Fault::Misfit | Fault::Crossed => {
                    tracing::error!("what does not fit was not written: {error}");
                    return answer_all(work, Err(NotWritten::Failed));
                }
                Fault::Ill => {
                    self.ill(&error);
                    return answer_all(work, Err(NotWritten::Failed));
                }
            }
        }
    }

    /// The database does not take what is written; nobody plays until it does.
    fn ill(&self, error: &sqlx::Error) {
        let who = match self.pen.base {
            Base::Sqlite(_) => "disk",
            Base::Postgres(_) => "database",
        };
        tracing::error!(
            "the {who} does not take what is written: {error}; nothing is played until it does"
        );
        self.well.send_replace(false);
    }

    async fn together(&mut self, work: &[Job]) -> Result<Each, sqlx::Error> {
        let Some(patience) = self.pen.base.patience() else {
            return self.transact(work).await;
        };
        let late = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        // What is given up has dropped its line, and with it what was open there.
        let done = tokio::time::timeout(patience, self.transact(work)).await;
        done.map_err(late)?
    }

    async fn transact(&mut self, work: &[Job]) -> Result<Each, sqlx::Error> {
        let mut conn = self.pen.begin().await?;
        match all(&self.pen.base, &mut conn, work).await {
            Ok(written) => self.pen.commit(conn).await.map(|()| written),
            Err(error) => {
                self.pen.discard(conn).await;
                Err(error)
            }
        }
    }

    /// Finds out whether the database is still there.
    async fn check(&mut self) {
        match self.together(&[]).await {
            Ok(_) => {}
            Err(error) => self.ill(&error),
        }
    }

    /// Finds out whether the disk takes something again.
    async fn probe(&mut self) {
        for filler in ["x".repeat(PROBED), String::new()] {
            let Ok(mut conn) = self.pen.begin().await else {
                return;
            };
            let sql = "INSERT INTO probes (id, text) VALUES (0, $1) \
                       ON CONFLICT (id) DO UPDATE SET text = excluded.text";
            let put = sqlx::query(sql).bind(filler).execute(&mut conn).await;
            let done = match put {
                Ok(_) => self.pen.commit(conn).await,
                Err(error) => {
                    self.pen.discard(conn).await;
                    Err(error)
                }
            };
            if done.is_err() {
                return;
            }
        }
        tracing::info!("what is written is taken again: play goes on");
        self.well.send_replace(true);
    }
}

fn answer_all(work: Vec<Job>, written: Result<(), NotWritten>) {
    let each = vec![written; work.len()];
    answer(work, each);
}

fn answer(work: Vec<Job>, written: Each) {
    for (job, written) in work.into_iter().zip(written) {
        match job {
            Job::Open(_, done)
            | Job::Append(_, done)
            | Job::Remove(_, done)
            | Job::Review(_, done)
            | Job::Code(_, _, done) => drop(done.send(written)),
            Job::Probe | Job::Close(_) => {}
        }
    }
}

impl Job {
    /// The match it is about.
    fn game(&self) -> &str {
        match self {
            Job::Open(opening, _) => &opening.row.id,
            Job::Append(more, _) => &more.id,
            Job::Remove(id, _) => id,
            Job::Review(found, _) => &found.id,
            Job::Code(..) | Job::Probe | Job::Close(_) => "",
        }
    }

    /// What other nodes are told once it is done: the match, and how often it was changed.
    fn news(&self) -> Option<String> {
        match self {
            Job::Append(more, _) => Some(format!("{}:{}", more.id, more.version + 1)),
            Job::Remove(id, _) => Some(format!("{id}:{GONE}")),
            _ => None,
        }
    }
}

/// Who hears this of a match hears that it is no more.
const GONE: i64 = i64::MAX;

async fn all(base: &Base, conn: &mut AnyConnection, work: &[Job]) -> Result<Each, sqlx::Error> {
    let mut written = Vec::with_capacity(work.len());
    let mut news = String::new();
    for job in work {
        let done = match job {
            Job::Open(opening, _) => open(base, conn, opening).await?,
            Job::Append(more, _) => append(base, conn, more).await?,
            Job::Remove(id, _) => remove(base, conn, id).await?,
            Job::Review(found, _) => reviews::keep(base, conn, found).await?,
            Job::Code(nonce, until, _) => owner::use_code(conn, nonce, *until).await?,
            Job::Probe | Job::Close(_) => Ok(()),
        };
        written.push(done);
        if !base.is_shared() || done.is_err() {
            continue;
        }
        if news.len() > postgres::MESSAGE {
            postgres::tell(conn, std::mem::take(&mut news)).await?;
        }
        if let Some(told) = job.news() {
            news = news + &told + " ";
        }
    }
    if !news.is_empty() {
        postgres::tell(conn, news).await?;
    }
    Ok(written)
}

async fn open(
    base: &Base,
    conn: &mut AnyConnection,
    opening: &Opening,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    let row = &opening.row;
    let sql = "INSERT INTO games (id, system, scenario, created, changed, seats, imported, finished, head, state, tail) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    sqlx::query(sql)
        .bind(&row.id)
        .bind(&row.system)
        .bind(&row.scenario)
        .bind(row.created)
        .bind(row.changed)
        .bind(json(&row.seats))
        .bind(i64::from(row.imported))
        .bind(i64::from(row.state.over))
        .bind(opening.lines.len() as i64)
        .bind(json(&row.state))
        .bind(tail(opening.lines.iter()).unwrap_or_default())
        .execute(&mut *conn)
        .await?;
    lines(conn, &row.id, 0, &opening.lines).await?;
    pins::pin(base, conn, &row.id, &opening.pinned).await?;
    match &opening.settled {
        Some(more) => append(base, conn, more).await,
        None => {
            thinking::note(base, conn, &row.id, opening.machine).await?;
            Ok(Ok(()))
        }
    }
}

async fn append(
    base: &Base,
    conn: &mut AnyConnection,
    more: &Append,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    // Nothing is written unless the match is where it is thought to be: the database itself refuses what is stale.
    let sql = "UPDATE games SET head = $1, changed = $2, finished = $3, state = $4, tail = COALESCE($5, tail), \
               version = version + 1 WHERE id = $6 AND head = $7 AND version = $8";
    let found = sqlx::query(sql)
        .bind(more.head + more.lines.len() as i64)
        .bind(more.changed)
        .bind(i64::from(more.state.over))
        .bind(json(&more.state))
        .bind(tail(more.lines.iter()))
        .bind(&more.id)
        .bind(more.head)
        .bind(more.version)
        .execute(&mut *conn)
        .await?;
    if found.rows_affected() != 1 {
        return Ok(Err(NotWritten::Stale));
    }
    thinking::note(base, conn, &more.id, more.machine).await?;
    lines(conn, &more.id, more.head, &more.lines).await?;
    let sql = "INSERT INTO orders (game, seat, words) VALUES ($1, $2, $3) \
               ON CONFLICT (game, seat) DO UPDATE SET words = excluded.words";
    for (seat, words) in &more.orders {
        sqlx::query(sql)
            .bind(&more.id)
            .bind(i64::from(*seat))
            .bind(words)
            .execute(&mut *conn)
            .await?;
    }
    if let Some(seats) = &more.seats {
        sqlx::query("UPDATE games SET seats = $1 WHERE id = $2")
            .bind(json(seats))
            .bind(&more.id)
            .execute(&mut *conn)
            .await?;
    }
    Ok(Ok(()))
}

async fn remove(
    base: &Base,
    conn: &mut AnyConnection,
    id: &str,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    // Its row first: whoever is in the middle of a change has written it, or finds nothing any more.
    for sql in [
        "DELETE FROM games WHERE id = $1",
        "DELETE FROM lines WHERE game = $1",
        "DELETE FROM orders WHERE game = $1",
        "DELETE FROM reviews WHERE game = $1",
        "DELETE FROM thinking WHERE game = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *conn).await?;
    }
    pins::unpin(base, conn, id).await?;
    Ok(Ok(()))
}

async fn lines(
    conn: &mut AnyConnection,
    id: &str,
    from: i64,
    lines: &[Line],
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO lines (game, n, unasked, line) VALUES ($1, $2, $3, $4)";
    for (n, line) in (from..).zip(lines) {
        sqlx::query(sql)
            .bind(id)
            .bind(n)
            .bind(i64::from(line.unasked))
            .bind(&line.text)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

fn json<T: serde::Serialize>(what: &T) -> String {
    serde_json::to_string(what).expect("rows are plain text and numbers")
}
