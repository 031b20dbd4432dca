//! The secrets of a match that runs, sealed: whoever reads the database does not read the dice that are still to
//! fall. The `keep` line of a journal is sealed before it goes to the store and opened when the match is folded;
//! the store itself knows nothing of it.

use crate::error::Wrong;
use crate::keys::random;
use crate::store::{Line, Unread};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};
use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Row, SqliteConnection};
use std::io;
use std::path::Path;

/// Where the secrets stand among the lines of a journal.
const PLACE: usize = 1;
/// How a line with secrets begins, and one with sealed ones.
const KEEP: &str = "{\"keep\":";
const SEALED: &str = "{\"sealed\":";
const NONCE: usize = 24;
/// Databases with this number hold no secret in plain text, not even in places that are free again.
const CLEAN: i64 = 1;
const MARK_CLEAN: &str = "PRAGMA user_version = 1";

/// The code of a match that is sealed with another secret than the server has.
pub(crate) const OTHER_SECRET: &str = "other-secret";

/// What secrets are sealed with: made from the secret of the server, and good for nothing else.
pub(crate) struct Seal {
    cipher: XChaCha20Poly1305,
    /// Tells one secret from another and gives away nothing of it.
    mark: String,
}

/// A sealed line as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SealedLine {
    sealed: Sealed,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    /// Which secret it was sealed with.
    by: String,
    /// Nonce and sealed text.
    text: String,
}

/// Why sealed secrets do not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shut {
    /// They were sealed with another secret than the server has.
    OtherSecret,
    /// They are not as they were written, or those of another match.
    Damaged,
}

impl Seal {
    pub fn new(secret: &[u8; 32]) -> Seal {
        let key = blake3::derive_key("grognard 2026-11 secrets of matches, sealed", secret);
        let mark = blake3::derive_key("grognard 2026-11 mark of the secret of a server", secret);
        Seal {
            cipher: XChaCha20Poly1305::new(&key.into()),
            mark: table::commit::to_hex(&mark[..8]),
        }
    }

    /// What tells the secret from another, for nodes that must have the same.
    pub fn mark(&self) -> &str {
        &self.mark
    }

    /// Seals the secrets among the lines of a new journal.
    pub fn close(&self, id: &str, mut lines: Vec<Line>) -> io::Result<Vec<Line>> {
        if let Some(line) = lines.get_mut(PLACE)
            && line.text.starts_with(KEEP)
        {
            line.text = self.sealed(id, &line.text)?;
        }
        Ok(lines)
    }

    /// Opens them again. A line from before they were sealed is taken as it is; a match that is over has
    /// revealed its secrets and needs none.
    pub fn open(&self, id: &str, mut lines: Vec<Line>) -> Result<Vec<Line>, Unread> {
        let line = lines.get(PLACE).map(|line| line.text.as_str());
        let Some(line) = line.filter(|line| line.starts_with(SEALED)) else {
            return Ok(lines);
        };
        match self.opened(id, line) {
            Ok(text) => lines[PLACE].text = text,
            Err(_) if is_over(&lines) => _ = lines.remove(PLACE),
            Err(shut) => return Err(shut.told(id)),
        }
        Ok(lines)
    }

    fn sealed(&self, id: &str, text: &str) -> io::Result<String> {
        let nonce: [u8; NONCE] = random()?;
        let payload = Payload {
            msg: text.as_bytes(),
            aad: id.as_bytes(),
        };
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), payload);
        let sealed = sealed.map_err(|_| io::Error::other("the secrets could not be sealed"))?;
        let line = SealedLine {
            sealed: Sealed {
                by: self.mark.clone(),
                text: URL_SAFE_NO_PAD.encode([&nonce[..], &sealed].concat()),
            },
        };
        Ok(serde_json::to_string(&line).expect("a sealed line is plain text"))
    }

    fn opened(&self, id: &str, line: &str) -> Result<String, Shut> {
        let line: SealedLine = serde_json::from_str(line).map_err(|_| Shut::Damaged)?;
        if line.sealed.by != self.mark {
            return Err(Shut::OtherSecret);
        }
        let bytes = URL_SAFE_NO_PAD.decode(&line.sealed.text).ok();
        let bytes = bytes.ok_or(Shut::Damaged)?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE>().ok_or(Shut::Damaged)?;
        let payload = Payload {
            msg: sealed,
            aad: id.as_bytes(),
        };
        let opened = self.cipher.decrypt(&XNonce::from(*nonce), payload);
        let opened = opened.map_err(|_| Shut::Damaged)?;
        String::from_utf8(opened).map_err(|_| Shut::Damaged)
    }
}

impl Shut {
    /// How it is told: whoever runs the server learns which match it is and what to do, nobody what is in it.
    fn told(self, id: &str) -> Unread {
        match self {
            Shut::OtherSecret => {
                tracing::error!(
                    "the match {id} does not open: the secrets of its dice were sealed with another secret than \
                     the file 'secret' in the data folder has now; put back the one with which the match was begun"
                );
                Unread::Wrong(Wrong::unfit(
                    OTHER_SECRET,
                    "this match was begun under another secret of this server, and its dice are sealed with it: whoever \
                     runs the server puts the old file 'secret' back into the data folder, and it goes on",
                ))
            }
            Shut::Damaged => Unread::Damage(
                "line 2: the sealed secrets of its dice are not as they were written, or those of another match".to_owned(),
            ),
        }
    }
}

fn is_over(lines: &[Line]) -> bool {
    let last = lines.last().map(|line| line.text.as_str());
    last.is_some_and(|line| line.starts_with("{\"over\":"))
}

/// Seals what older programs wrote in plain text. What cannot be sealed now is tried again at the next start, and
/// the matches go on all the same.
pub(crate) async fn seal_old(file: &Path, seal: &Seal) {
    // One that is not there, or is empty, is made by the store.
    if !std::fs::metadata(file).is_ok_and(|file| file.len() > 0) {
        return;
    }
    if let Err(error) = clean(file, seal).await {
        tracing::warn!(
            "secrets of matches that an older version began may still be in plain text in the database, and could \
             not be sealed ({error}): it is tried again at the next start"
        );
    }
}

async fn clean(file: &Path, seal: &Seal) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut conn = SqliteConnection::connect_with(&options).await?;
    let done = clean_by(&mut conn, seal).await;
    conn.close().await?;
    done
}

async fn clean_by(conn: &mut SqliteConnection, seal: &Seal) -> Result<(), sqlx::Error> {
    let known = "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('games', 'lines')";
    if sqlx::query_scalar::<_, i64>(known)
        .fetch_one(&mut *conn)
        .await?
        < 2
    {
        return Ok(());
    }
    // By match, not by a walk over all lines of all journals.
    let sql = "SELECT lines.game, lines.line FROM games JOIN lines ON lines.game = games.id AND lines.n = $1 \
               WHERE substr(lines.line, 1, $2) = $3";
    let plain = sqlx::query(sql)
        .bind(PLACE as i64)
        .bind(KEEP.len() as i64)
        .bind(KEEP);
    let plain = plain.fetch_all(&mut *conn).await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *conn)
        .await?;
    if plain.is_empty() && version >= CLEAN {
        return Ok(());
    }
    // What the store wants of a database that is written anew is asked for too: once is enough.
    for pragma in [
        "PRAGMA secure_delete = ON",
        "PRAGMA synchronous = FULL",
        "PRAGMA auto_vacuum = INCREMENTAL",
    ] {
        sqlx::query(pragma).execute(&mut *conn).await?;
    }
    let mut transaction = conn.begin().await?;
    for row in plain {
        // One row that cannot be read is the damage of one match, told when it is opened.
        let (Ok(id), Ok(line)) = (row.try_get::<String, _>(0), row.try_get::<String, _>(1)) else {
            continue;
        };
        let sealed = seal.sealed(&id, &line).map_err(sqlx::Error::Io)?;
        sqlx::query("UPDATE lines SET line = $1 WHERE game = $2 AND n = $3")
            .bind(sealed)
            .bind(id)
            .bind(PLACE as i64)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    // Pages that were split or freed in earlier times keep what stood there, and so does the WAL: both are written anew.
    // The number comes last: where this breaks off, it is done again.
    sqlx::query("VACUUM").execute(&mut *conn).await?;
    truncate(conn).await?;
    sqlx::query(MARK_CLEAN).execute(&mut *conn).await?;
    Ok(())
}

/// Takes all that is in the WAL into the database and empties it.
async fn truncate(conn: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
        .fetch_one(&mut *conn)
        .await?;
    match row.try_get::<i64, _>(0)? {
        0 => Ok(()),
        _ => Err(sqlx::Error::Io(io::Error::other("the database is in use"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str = "{\"keep\":{\"secrets\":{\"server\":\"00ff\"}}}";

    fn lines(second: &str, last: &str) -> Vec<Line> {
        let line = |text: &str| Line {
            text: text.to_owned(),
            unasked: false,
        };
        ["{\"grognard\":1}", second, last].map(line).into()
    }

    fn opened(lines: Result<Vec<Line>, Unread>) -> Vec<Line> {
        lines.unwrap_or_else(|unread| panic!("{unread}"))
    }

    #[test]
    fn what_was_sealed_opens_again_and_looks_another_way_each_time() {
        let seal = Seal::new(&[7; 32]);
        let plain = lines(PLAIN, "{\"n\":0}");
        let [one, two] = [(); 2].map(|()| seal.close("a", plain.clone()).unwrap());
        assert!(one[0] == plain[0] && one[2] == plain[2]);
        assert!(one[1].text != two[1].text && !one[1].text.contains("secrets"));
        for sealed in [one, two] {
            assert_eq!(opened(seal.open("a", sealed)), plain);
        }
        // From before there were seals, and a match whose dice were never secret.
        for other in [plain, lines("{\"n\":0}", "{\"n\":1}")] {
            assert_eq!(opened(seal.open("a", other.clone())), other);
        }
    }

    #[test]
    fn what_does_not_open_says_whether_it_is_the_secret_or_the_line() {
        let seal = Seal::new(&[7; 32]);
        let sealed = seal.sealed("a", PLAIN).unwrap();
        assert_eq!(seal.opened("a", &sealed).as_deref(), Ok(PLAIN));
        assert_eq!(seal.opened("b", &sealed), Err(Shut::Damaged));
        let other = Seal::new(&[8; 32]);
        assert_eq!(other.opened("a", &sealed), Err(Shut::OtherSecret));
        // Somebody who writes our mark on it has not our key.
        let marked = sealed.replace(&seal.mark, &other.mark);
        assert_eq!(other.opened("a", &marked), Err(Shut::Damaged));
        let end = sealed.len() - 4;
        for at in [0, SEALED.len(), end / 2, end] {
            let mut bytes = sealed.clone().into_bytes();
            bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
            let bent = String::from_utf8(bytes).unwrap();
            assert_eq!(seal.opened("a", &bent), Err(Shut::Damaged), "{bent}");
        }
    }

    #[test]
    fn a_match_that_is_over_opens_without_its_secrets() {
        let sealed = Seal::new(&[7; 32]).sealed("a", PLAIN).unwrap();
        let other = Seal::new(&[8; 32]);
        let running = other.open("a", lines(&sealed, "{\"n\":0}"));
        assert!(matches!(running, Err(Unread::Wrong(wrong)) if wrong.body.error == OTHER_SECRET));
        let over = lines(&sealed, "{\"over\":true}");
        let opened = opened(other.open("a", over.clone()));
        assert_eq!(opened, [over[0].clone(), over[2].clone()]);
    }
}
