//! The one who writes. What comes while the disk is busy is written together with the next sync, so that many
//! matches cost few of them.

use super::{GameRow, Line, State, pins};
use sqlx::{AnyConnection, AnyPool, Connection};
use table::Content;
use tokio::sync::{mpsc, oneshot};

/// At most so many jobs are written together.
const TOGETHER: usize = 256;

/// It is not on the disk; nothing was changed there.
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
}

/// What is to be written.
pub(super) enum Job {
    Open(Box<Opening>, Done),
    Append(Box<Append>, Done),
    Remove(String, Done),
    Close(oneshot::Sender<()>),
}

pub(super) async fn run(pool: AnyPool, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while queue.recv_many(&mut jobs, TOGETHER).await > 0 {
        let mut closing = None;
        let mut work = Vec::new();
        for job in jobs.drain(..) {
            match job {
                Job::Close(done) => closing = Some(done),
                job => work.push(job),
            }
        }
        write(&pool, work).await;
        if let Some(done) = closing {
            pool.close().await;
            let _ = done.send(());
            return;
        }
    }
}

/// Writes all together; if that fails, each by itself, so that one does not spoil the others.
async fn write(pool: &AnyPool, work: Vec<Job>) {
    if work.is_empty() {
        return;
    }
    match together(pool, &work).await {
        Ok(written) => answer(work, written),
        Err(error) if work.len() == 1 => {
            eprintln!("grognard: the journal could not be written: {error}");
            answer(work, vec![Err(NotWritten)]);
        }
        Err(_) => {
            for job in work {
                Box::pin(write(pool, vec![job])).await;
            }
        }
    }
}

fn answer(work: Vec<Job>, written: Vec<Result<(), NotWritten>>) {
    for (job, written) in work.into_iter().zip(written) {
        if let Job::Open(_, done) | Job::Append(_, done) | Job::Remove(_, done) = job {
            let _ = done.send(written);
        }
    }
}

async fn together(
    pool: &AnyPool,
    work: &[Job],
) -> Result<Vec<Result<(), NotWritten>>, sqlx::Error> {
    let mut conn = pool.acquire().await?;
    let mut transaction = conn.begin().await?;
    let mut written = Vec::with_capacity(work.len());
    for job in work {
        written.push(match job {
            Job::Open(opening, _) => open(&mut transaction, opening).await?,
            Job::Append(more, _) => append(&mut transaction, more).await?,
            Job::Remove(id, _) => remove(&mut transaction, id).await?,
            Job::Close(_) => Ok(()),
        });
    }
    transaction.commit().await?;
    Ok(written)
}

async fn open(
    conn: &mut AnyConnection,
    opening: &Opening,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    let row = &opening.row;
    let sql = "INSERT INTO games (id, system, scenario, created, changed, seats, imported, finished, head, state) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
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
    let sql = "UPDATE games SET head = $1, changed = $2, finished = $3, state = $4 \
               WHERE id = $5 AND head = $6";
    let found = sqlx::query(sql)
        .bind(more.head + more.lines.len() as i64)
        .bind(more.changed)
        .bind(i64::from(more.state.over))
        .bind(json(&more.state))
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
    Ok(Ok(()))
}

async fn remove(conn: &mut AnyConnection, id: &str) -> Result<Result<(), NotWritten>, sqlx::Error> {
    pins::unpin(conn, id).await?;
    for sql in [
        "DELETE FROM lines WHERE game = $1",
        "DELETE FROM orders WHERE game = $1",
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
