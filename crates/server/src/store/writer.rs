//! The one who writes. What comes while the disk is busy is written together with the next sync, so that many
//! matches cost few of them.

use super::pen::Pen;
use super::{GameRow, Line, SeatRow, State, pins, reviews, tail};
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

/// It was not acknowledged by the disk. What the match is must be read from there again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotWritten;

pub(super) type Done = oneshot::Sender<Result<(), NotWritten>>;

/// A match that begins.
pub(crate) struct Opening {
    pub row: GameRow,
    pub lines: Vec<Line>,
    /// The content it was begun with.
    pub pinned: Content,
    /// What needed nobody; it is written with the rest or not at all.
    pub settled: Option<Append>,
}

/// What a match goes on with.
pub(crate) struct Append {
    pub id: String,
    /// How many lines its journal has.
    pub head: i64,
    pub lines: Vec<Line>,
    pub changed: i64,
    pub state: State,
    /// Standing orders that are others now.
    pub orders: Vec<(u8, String)>,
    /// Who sits where, if that is another now.
    pub seats: Option<Vec<SeatRow>>,
}

/// What is to be written.
pub(super) enum Job {
    Open(Box<Opening>, Done),
    Append(Box<Append>, Done),
    Remove(String, Done),
    Review(Box<reviews::Found>, Done),
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
                    job => work.push(job),
                }
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
            return answer_all(work, Err(NotWritten));
        }
        match self.together(&work).await {
            Ok(written) => answer(work, written),
            Err(error) if error.as_database_error().is_some_and(is_misfit) => {
                if work.len() == 1 {
                    tracing::error!("what does not fit was not written: {error}");
                    return answer_all(work, Err(NotWritten));
                }
                for job in work {
                    Box::pin(self.write(vec![job])).await;
                }
            }
            Err(error) => {
                tracing::error!(
                    "the disk does not take what is written: {error}; nothing is played until it does"
                );
                self.well.send_replace(false);
                answer_all(work, Err(NotWritten));
            }
        }
    }

    async fn together(&mut self, work: &[Job]) -> Result<Vec<Result<(), NotWritten>>, sqlx::Error> {
        let mut conn = self.pen.begin().await?;
        match all(&mut conn, work).await {
            Ok(written) => self.pen.commit(conn).await.map(|()| written),
            Err(error) => {
                self.pen.discard(conn).await;
                Err(error)
            }
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
        tracing::info!("the disk takes what is written again: play goes on");
        self.well.send_replace(true);
    }
}

/// Whether what was to be written was at fault, not the disk.
fn is_misfit(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.kind() != sqlx::error::ErrorKind::Other
}

fn answer_all(work: Vec<Job>, written: Result<(), NotWritten>) {
    let each = vec![written; work.len()];
    answer(work, each);
}

fn answer(work: Vec<Job>, written: Vec<Result<(), NotWritten>>) {
    for (job, written) in work.into_iter().zip(written) {
        match job {
            Job::Open(_, done)
            | Job::Append(_, done)
            | Job::Remove(_, done)
            | Job::Review(_, done) => drop(done.send(written)),
            Job::Close(_) => {}
        }
    }
}

async fn all(
    conn: &mut AnyConnection,
    work: &[Job],
) -> Result<Vec<Result<(), NotWritten>>, sqlx::Error> {
    let mut written = Vec::with_capacity(work.len());
    for job in work {
        written.push(match job {
            Job::Open(opening, _) => open(conn, opening).await?,
            Job::Append(more, _) => append(conn, more).await?,
            Job::Remove(id, _) => remove(conn, id).await?,
            Job::Review(found, _) => reviews::keep(conn, found).await?,
            Job::Close(_) => Ok(()),
        });
    }
    Ok(written)
}

async fn open(
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
    pins::pin(conn, &row.id, &opening.pinned).await?;
    match &opening.settled {
        Some(more) => append(conn, more).await,
        None => Ok(Ok(())),
    }
}

async fn append(
    conn: &mut AnyConnection,
    more: &Append,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    // Nothing is written unless the journal ends where its match thinks it does.
    let sql = "UPDATE games SET head = $1, changed = $2, finished = $3, state = $4, tail = COALESCE($5, tail) \
               WHERE id = $6 AND head = $7";
    let found = sqlx::query(sql)
        .bind(more.head + more.lines.len() as i64)
        .bind(more.changed)
        .bind(i64::from(more.state.over))
        .bind(json(&more.state))
        .bind(tail(more.lines.iter()))
        .bind(&more.id)
        .bind(more.head)
        .execute(&mut *conn)
        .await?;
    if found.rows_affected() != 1 {
        return Ok(Err(NotWritten));
    }
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

async fn remove(conn: &mut AnyConnection, id: &str) -> Result<Result<(), NotWritten>, sqlx::Error> {
    pins::unpin(conn, id).await?;
    for sql in [
        "DELETE FROM lines WHERE game = $1",
        "DELETE FROM orders WHERE game = $1",
        "DELETE FROM reviews WHERE game = $1",
        "DELETE FROM games WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *conn).await?;
    }
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
