//! Who thinks about which match, where several nodes may: a queue of the matches in which a machine is asked. A node
//! takes one for a while and says again and again that it is still at it; of one that has died another takes over.
//!
//! A lease keeps two from doing the same work, no more: what is decided twice is appended once.
//! One who has a file to himself needs none of it: what is asked stands in the rows of the matches.

use super::Store;
use super::base::Base;
use super::postgres::now;
use sqlx::{AnyConnection, Row};
use std::time::Duration;

/// Whoever has said nothing for so long has died.
pub(crate) const LEASE: Duration = Duration::from_secs(6);
/// What failed is not tried again for so long.
const LATER: Duration = Duration::from_secs(600);
/// So long the node where a machine is asked may take it before others do.
const FIRST: i64 = 500;

/// Notes whether a machine is asked in a match.
pub(super) async fn note(
    base: &Base,
    conn: &mut AnyConnection,
    game: &str,
    machine: bool,
) -> Result<(), sqlx::Error> {
    if !base.is_shared() {
        return Ok(());
    }
    let noted = match machine {
        // One who is at it stays at it.
        true => sqlx::query(concat!(
            "INSERT INTO thinking (game, since, node, until) VALUES ($1, ",
            now!(),
            ", '', ",
            now!(),
            " + $2) ON CONFLICT (game) DO NOTHING"
        ))
        .bind(game)
        .bind(FIRST),
        false => sqlx::query("DELETE FROM thinking WHERE game = $1").bind(game),
    };
    noted.execute(conn).await.map(drop)
}

impl Store {
    /// Takes a match to think about, or says that this node is still at it; whether it is ours.
    pub async fn claim(&self, game: &str) -> Result<bool, sqlx::Error> {
        if !self.is_shared() {
            return Ok(true);
        }
        let sql = concat!(
            "UPDATE thinking SET node = $1, until = ",
            now!(),
            " + $2 WHERE game = $3 AND (node IN ($1, '') OR until < ",
            now!(),
            ")"
        );
        let claimed = sqlx::query(sql).bind(&*self.node).bind(lease()).bind(game);
        Ok(claimed.execute(&self.readers).await?.rows_affected() == 1)
    }

    /// Takes at most so many matches that nobody thinks about, those first that have waited longest.
    pub async fn take_over(&self, most: usize) -> Result<Vec<String>, sqlx::Error> {
        let sql = concat!(
            "UPDATE thinking SET node = $1, until = ",
            now!(),
            " + $2 WHERE game IN (SELECT game FROM thinking WHERE until < ",
            now!(),
            " ORDER BY since LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING game"
        );
        let taken = sqlx::query(sql).bind(&*self.node).bind(lease());
        let taken = taken.bind(most as i64).fetch_all(&self.readers).await?;
        taken.iter().map(|row| row.try_get(0)).collect()
    }

    /// A match that cannot be gone on with is looked at again later, by whoever comes to it.
    pub async fn postpone(&self, game: &str) -> Result<(), sqlx::Error> {
        let sql = concat!(
            "UPDATE thinking SET node = '-', until = ",
            now!(),
            " + $1 WHERE game = $2"
        );
        let later = sqlx::query(sql).bind(LATER.as_millis() as i64).bind(game);
        later.execute(&self.readers).await.map(drop)
    }

    /// Lets go of all that this node has taken: others need not wait until it has been silent for long.
    pub(super) async fn let_go(&self) -> Result<(), sqlx::Error> {
        let sql = "UPDATE thinking SET node = '', until = 0 WHERE node = $1";
        let done = sqlx::query(sql).bind(&*self.node);
        done.execute(&self.readers).await.map(drop)
    }

    /// How many matches wait for a machine, or have one that thinks.
    pub async fn asked(&self) -> Result<i64, sqlx::Error> {
        let row = sqlx::query("SELECT COUNT(*) FROM thinking");
        row.fetch_one(&self.readers).await?.try_get(0)
    }
}

fn lease() -> i64 {
    LEASE.as_millis() as i64
}
