//! What is PostgreSQL's alone: how a connection is told to be careful, what its errors mean, how nodes hear of each other.

use super::base::Fault;
use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{AnyConnection, Executor, Row};
use std::io;
use std::time::Duration;

/// A transaction that takes longer than this is given up: the line is dead, or the database is.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);
/// A database that is away is tried for so long at a time.
const SOON: Duration = Duration::from_secs(1);
/// The channel on which nodes tell each other which matches have changed.
const CHANNEL: &str = "grognard";
/// A message has at most 8000 bytes.
pub(super) const MESSAGE: usize = 7_000;

/// The time, in milliseconds: that of the database, for all nodes alike.
macro_rules! now {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
    };
}
pub(super) use now;

/// A commit that has returned is on the disk, whatever else the database is told to do as a rule. Who is gone in the
/// middle of something holds nothing for long.
pub(super) async fn prepare(conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for words in [
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
        "SET default_transaction_isolation = 'read committed'",
        "SET statement_timeout = '10s'",
        "SET idle_in_transaction_session_timeout = '20s'",
    ] {
        conn.execute(words).await?;
    }
    Ok(())
}

/// Nothing is broken off because it takes its time, until the connection is prepared again.
pub(super) async fn unhurried(conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
    conn.execute("SET statement_timeout = 0").await.map(drop)
}

/// Whether the database can be relied on.
pub(super) async fn check(conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if setting(conn, "SHOW server_encoding").await? != "UTF8" {
        let what = "the database does not hold text in UTF-8: make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0";
        return Err(sqlx::Error::Configuration(what.into()));
    }
    for words in ["SHOW fsync", "SHOW full_page_writes"] {
        if setting(conn, words).await? != "on" {
            tracing::warn!(
                "PostgreSQL runs with {} = off: what was acknowledged may be lost when its machine stops",
                words.trim_start_matches("SHOW ")
            );
        }
    }
    Ok(())
}

async fn setting(conn: &mut AnyConnection, words: &'static str) -> Result<String, sqlx::Error> {
    conn.fetch_one(words).await?.try_get(0)
}

/// What the code of an error means.
pub(super) fn fault(code: &str) -> Fault {
    match code.get(..2) {
        // A value that cannot be held, a rule of the tables that was broken.
        Some("22" | "23") => Fault::Misfit,
        // Two transactions that waited for each other.
        Some("40") => Fault::Crossed,
        _ => Fault::Ill,
    }
}

/// data_corrupted, index_corrupted.
pub(super) fn is_damage(code: &str) -> bool {
    matches!(code, "XX001" | "XX002")
}

/// Tells all nodes, when the transaction is committed.
pub(super) async fn tell(conn: &mut AnyConnection, message: String) -> Result<(), sqlx::Error> {
    let sql = "SELECT 1 FROM (SELECT pg_notify($1, $2)) AS told";
    let told = sqlx::query(sql).bind(CHANNEL).bind(message);
    told.execute(conn).await.map(drop)
}

/// One who hears what nodes tell.
pub(super) struct Ear(PgListener);

impl Ear {
    pub async fn open(url: &str) -> Result<Ear, sqlx::Error> {
        let line = PgPoolOptions::new().max_connections(1);
        let line = line.acquire_timeout(SOON).connect(url).await?;
        let mut ear = PgListener::connect_with(&line).await?;
        // A line that was lost is told, and then opened anew by us: what was said meanwhile was not heard.
        ear.eager_reconnect(false);
        ear.listen(CHANNEL).await?;
        Ok(Ear(ear))
    }

    /// What is told next.
    pub async fn hear(&mut self) -> Result<String, sqlx::Error> {
        let heard = self.0.try_recv().await?;
        let lost = || sqlx::Error::Io(io::ErrorKind::ConnectionReset.into());
        Ok(heard.ok_or_else(lost)?.payload().to_owned())
    }
}
