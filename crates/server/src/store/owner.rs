//! The owner's codes that were used: each is good once, whichever node it is brought to.

use super::writer::NotWritten;
use super::{Job, Store};
use sqlx::AnyConnection;

/// Writes down that a code is used; stale, if it was before.
pub(super) async fn use_code(
    conn: &mut AnyConnection,
    nonce: &str,
    until: i64,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    let old = sqlx::query("DELETE FROM codes WHERE until < $1").bind(crate::sitting::now());
    old.execute(&mut *conn).await?;
    let sql = "INSERT INTO codes (nonce, until) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING";
    let used = sqlx::query(sql).bind(nonce).bind(until);
    Ok(match used.execute(conn).await?.rows_affected() {
        0 => Err(NotWritten::Stale),
        _ => Ok(()),
    })
}

impl Store {
    /// Uses a code up; stale, if it was before.
    pub async fn use_code(&self, nonce: String, until: i64) -> Result<(), NotWritten> {
        self.write(|done| Job::Code(nonce, until, done)).await
    }
}
