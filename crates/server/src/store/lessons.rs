//! Lessons that run, where several nodes may be asked for them. One who has a file to himself keeps them in memory.

use super::postgres::{self, now};
use super::{NotWritten, Store};
use sqlx::Row;
use std::time::Duration;

/// A lesson that nobody has gone on with is forgotten after so long.
const KEPT: Duration = Duration::from_secs(24 * 3600);

/// A lesson that runs.
pub(crate) struct LessonRow {
    pub id: String,
    pub system: String,
    pub lesson: String,
    /// Where the learner is, as JSON.
    pub place: String,
    pub version: i64,
}

impl Store {
    /// Writes down that a lesson has begun.
    pub async fn begin_lesson(&self, row: &LessonRow) -> Result<(), sqlx::Error> {
        let sql = concat!(
            "INSERT INTO lessons (id, system, lesson, place, version, changed) VALUES ($1, $2, $3, $4, $5, ",
            now!(),
            ")"
        );
        let begun = sqlx::query(sql).bind(&row.id).bind(&row.system);
        let begun = begun.bind(&row.lesson).bind(&row.place).bind(row.version);
        begun.execute(&self.readers).await.map(drop)
    }

    /// A lesson that runs.
    pub async fn lesson(&self, id: &str) -> Result<Option<LessonRow>, sqlx::Error> {
        let sql = "SELECT id, system, lesson, place, version FROM lessons WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers);
        let read = |row: sqlx::any::AnyRow| {
            Ok(LessonRow {
                id: row.try_get(0)?,
                system: row.try_get(1)?,
                lesson: row.try_get(2)?,
                place: row.try_get(3)?,
                version: row.try_get(4)?,
            })
        };
        row.await?.map(read).transpose()
    }

    /// The learner is elsewhere now; stale, if another node has led him on meanwhile.
    pub async fn lead(&self, id: &str, place: String, version: i64) -> Result<(), NotWritten> {
        let led = self.led(id, place, version).await;
        match led {
            Ok(true) => Ok(()),
            Ok(false) => Err(NotWritten::Stale),
            Err(error) => {
                tracing::error!("a lesson was not written: {error}");
                Err(NotWritten::Failed)
            }
        }
    }

    async fn led(&self, id: &str, place: String, version: i64) -> Result<bool, sqlx::Error> {
        let sql = concat!(
            "UPDATE lessons SET place = $1, version = version + 1, changed = ",
            now!(),
            " WHERE id = $2 AND version = $3"
        );
        let led = sqlx::query(sql).bind(place).bind(id).bind(version);
        if led.execute(&self.readers).await?.rows_affected() != 1 {
            return Ok(false);
        }
        let mut conn = self.readers.acquire().await?;
        // Who listens elsewhere hears of it now, or when he looks again.
        let _ = postgres::tell(&mut conn, format!("{id}:{}", version + 1)).await;
        Ok(true)
    }

    /// Forgets lessons that nobody goes on with.
    pub async fn forget_lessons(&self) -> Result<(), sqlx::Error> {
        let sql = concat!("DELETE FROM lessons WHERE changed < ", now!(), " - $1");
        let old = sqlx::query(sql).bind(KEPT.as_millis() as i64);
        old.execute(&self.readers).await.map(drop)
    }
}
