//! What the nodes of a house agree on. A file has one process, which agrees with itself.

use super::Store;
use sqlx::Row;

impl Store {
    /// What the house has agreed on under this name; `value`, if it is the first to say so.
    pub async fn agree(&self, name: &str, value: &str) -> Result<String, sqlx::Error> {
        let sql = "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        let said = sqlx::query(sql).bind(name).bind(value);
        said.execute(&self.readers).await?;
        Ok(self.agreed(name).await?.unwrap_or_default())
    }

    /// What the house has agreed on under this name, if anything.
    pub async fn agreed(&self, name: &str) -> Result<Option<String>, sqlx::Error> {
        let row = sqlx::query("SELECT value FROM house WHERE name = $1").bind(name);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Counts: how often this was asked before, by all nodes.
    pub async fn count_up(&self, name: &str) -> Result<u64, sqlx::Error> {
        let sql = "INSERT INTO house (name, value) VALUES ($1, '1') ON CONFLICT (name) DO UPDATE \
                   SET value = CAST(CAST(house.value AS BIGINT) + 1 AS TEXT) RETURNING value";
        let row = sqlx::query(sql).bind(name).fetch_one(&self.readers).await?;
        let counted: u64 = row.try_get::<String, _>(0)?.parse().unwrap_or(1);
        Ok(counted.saturating_sub(1))
    }
}
