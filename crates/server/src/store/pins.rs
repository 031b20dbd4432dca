//! The content that matches were begun with: kept once for each hash, as long as a match needs it.

use super::Store;
use super::base::Base;
use sqlx::{AnyConnection, Row};
use table::Content;

/// Writes down what a new match was begun with.
pub(super) async fn pin(
    base: &Base,
    conn: &mut AnyConnection,
    game: &str,
    content: &Content,
) -> Result<(), sqlx::Error> {
    let hash = content.hash().to_string();
    let sql = "INSERT INTO pins (game, content) VALUES ($1, $2)";
    sqlx::query(sql)
        .bind(game)
        .bind(&hash)
        .execute(&mut *conn)
        .await?;
    // Most matches begin with what others have begun with.
    let known = base.held(
        "SELECT hash FROM contents WHERE hash = $1",
        "SELECT hash FROM contents WHERE hash = $1 FOR KEY SHARE",
    );
    let known = sqlx::query(known).bind(&hash);
    if known.fetch_optional(&mut *conn).await?.is_some() {
        return Ok(());
    }
    let sql = "INSERT INTO contents (hash, files) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
    sqlx::query(sql)
        .bind(&hash)
        .bind(content.to_json())
        .execute(&mut *conn)
        .await?;
    Ok(())
}

/// Forgets what a match was begun with, and the files if it was the last that needed them.
pub(super) async fn unpin(
    base: &Base,
    conn: &mut AnyConnection,
    game: &str,
) -> Result<(), sqlx::Error> {
    // Held before it is asked who else needs them: one who begins a match with them is seen, or comes later.
    let held = base.held(
        "SELECT content FROM pins WHERE game = $1",
        "SELECT hash FROM contents WHERE hash IN (SELECT content FROM pins WHERE game = $1) FOR UPDATE",
    );
    sqlx::query(held).bind(game).execute(&mut *conn).await?;
    for sql in [
        "DELETE FROM contents WHERE hash IN (SELECT content FROM pins WHERE game = $1) AND NOT EXISTS \
         (SELECT 1 FROM pins WHERE pins.content = contents.hash AND pins.game <> $1)",
        "DELETE FROM pins WHERE game = $1",
    ] {
        sqlx::query(sql).bind(game).execute(&mut *conn).await?;
    }
    Ok(())
}

impl Store {
    /// The hash of the content that a match was begun with; one from before has none.
    pub async fn pinned(&self, id: &str) -> Result<Option<String>, sqlx::Error> {
        let row = sqlx::query("SELECT content FROM pins WHERE game = $1").bind(id);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// The content of that hash, as JSON.
    pub async fn content(&self, hash: &str) -> Result<Option<String>, sqlx::Error> {
        let row = sqlx::query("SELECT files FROM contents WHERE hash = $1").bind(hash);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| row.try_get(0)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{GameRow, Opening, State, Store};
    use table::Content;

    #[tokio::test]
    async fn content_is_kept_once_and_as_long_as_a_match_needs_it() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::file(&data.path().join("store")).await.unwrap();
        let mut content = Content::default();
        content.insert("a/file.json", "its text");
        let hash = content.hash().to_string();
        for id in ["one", "two"] {
            let row = GameRow {
                id: id.to_owned(),
                system: "a".to_owned(),
                scenario: "1".to_owned(),
                created: 0,
                changed: 0,
                seats: Vec::new(),
                imported: false,
                head: 0,
                state: State::default(),
                tail: String::new(),
                version: 0,
                damage: None,
            };
            let opening = Opening {
                row,
                lines: Vec::new(),
                pinned: content.clone(),
                settled: None,
                machine: false,
            };
            store.create(opening).await.unwrap();
            assert_eq!(store.pinned(id).await.unwrap(), Some(hash.clone()));
        }
        store.remove("one").await.unwrap();
        let kept = store.content(&hash).await.unwrap().expect("two needs it");
        let kept = Content::from_json("kept", &kept).unwrap();
        assert_eq!(kept.hash(), content.hash());
        store.remove("two").await.unwrap();
        assert_eq!(store.content(&hash).await.unwrap(), None);
        assert_eq!(store.pinned("two").await.unwrap(), None);
        store.close().await;
    }
}
