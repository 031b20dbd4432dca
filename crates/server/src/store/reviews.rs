//! What was found out about finished matches, so that it is found out once.

use super::Store;
use super::base::Base;
use super::writer::NotWritten;
use sqlx::{AnyConnection, Row};

/// Something that was found.
pub(crate) struct Found {
    pub id: String,
    /// By which way of looking.
    pub way: i64,
    pub json: String,
}

/// Writes it down, if its match is still there.
pub(super) async fn keep(
    base: &Base,
    conn: &mut AnyConnection,
    found: &Found,
) -> Result<Result<(), NotWritten>, sqlx::Error> {
    let there = base.held(
        "SELECT id FROM games WHERE id = $1",
        "SELECT id FROM games WHERE id = $1 FOR KEY SHARE",
    );
    let there = sqlx::query(there).bind(&found.id);
    if there.fetch_optional(&mut *conn).await?.is_none() {
        return Ok(Err(NotWritten::Stale));
    }
    let sql = "INSERT INTO reviews (game, way, json) VALUES ($1, $2, $3) \
               ON CONFLICT (game) DO UPDATE SET way = excluded.way, json = excluded.json";
    sqlx::query(sql)
        .bind(&found.id)
        .bind(found.way)
        .bind(&found.json)
        .execute(&mut *conn)
        .await?;
    Ok(Ok(()))
}

impl Store {
    /// What was found out about a match by this way of looking.
    pub async fn review(&self, id: &str, way: i64) -> Result<Option<String>, sqlx::Error> {
        let sql = "SELECT json FROM reviews WHERE game = $1 AND way = $2";
        let row = sqlx::query(sql).bind(id).bind(way);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Keeps what was found out about a match.
    pub async fn keep_review(&self, id: &str, way: i64, json: String) -> Result<(), NotWritten> {
        let id = id.to_owned();
        let found = Found { id, way, json };
        self.write(|done| super::Job::Review(Box::new(found), done))
            .await
    }
}
