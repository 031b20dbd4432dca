//! What is SQLite's alone: where the file is, how it is opened, how it is kept small and copied.

use sqlx::{AnyConnection, Executor, Row};
use std::io;
use std::path::Path;

/// Room for so many pages is soon needed again, and stays.
const SPARE: i64 = 64;
/// A database of more pages is not written anew while somebody waits for the program to start.
const RENEWED: i64 = 64 << 10;

fn not_text() -> io::Error {
    let what = "its name is not text in UTF-8: choose another folder";
    io::Error::new(io::ErrorKind::InvalidInput, what)
}

/// The file as an address; what an address reserves is written as its number.
pub(super) fn url(file: &Path) -> io::Result<String> {
    let name = file.to_str().ok_or_else(not_text)?;
    let mut url = String::from("sqlite://");
    for byte in name.bytes() {
        match byte {
            b'\\' if cfg!(windows) => url.push('/'),
            b'/' | b'.' | b'-' | b'_' | b':' => url.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => url.push(char::from(byte)),
            byte => url.push_str(&format!("%{byte:02X}")),
        }
    }
    Ok(url + "?mode=rwc")
}

/// Makes the file, for its owner alone: SQLite gives what it lays beside it the same mode.
pub(super) fn private(file: &Path) -> io::Result<()> {
    let mut options = std::fs::File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(file)?;
    // One that was made before, for all.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// WAL with a full sync: a commit that has returned is on the disk, and not in the memory of the disk.
pub(super) async fn prepare(conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [
        // Readers and the writer wait so long for each other, in milliseconds.
        "PRAGMA busy_timeout = 5000",
        // Of a database that is made now.
        "PRAGMA auto_vacuum = INCREMENTAL",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA fullfsync = 1",
        // The log is cut back to so many bytes when all of it is in the database.
        "PRAGMA journal_size_limit = 16777216",
    ] {
        conn.execute(pragma).await?;
    }
    Ok(())
}

/// Gives the room of what was deleted back to the disk, a part of it; whether there was any.
pub(super) async fn shrink(conn: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    if number(conn, "PRAGMA freelist_count").await? < SPARE {
        return Ok(false);
    }
    conn.execute("PRAGMA incremental_vacuum(2000)").await?;
    Ok(number(conn, "PRAGMA freelist_count").await? >= SPARE)
}

/// A database from before can give room back only once it was written anew.
pub(super) async fn renew(conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let pages = number(conn, "PRAGMA page_count").await?;
    if number(conn, "PRAGMA auto_vacuum").await? == 0 && pages < RENEWED {
        conn.execute("VACUUM").await?;
    }
    Ok(())
}

/// A copy as of one moment, in a file that is not there yet; those who read and write go on.
pub(super) async fn copy(conn: &mut AnyConnection, to: &Path) -> Result<(), sqlx::Error> {
    let to = to.to_str().map(str::to_owned).ok_or_else(not_text)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(to).execute(conn).await;
    copied.map(drop)
}

/// What is wrong with the file as such, in SQLite's words; nothing if nothing is.
pub(super) async fn faults(conn: &mut AnyConnection) -> Result<Vec<String>, sqlx::Error> {
    let rows = conn.fetch_all("PRAGMA integrity_check(100)").await?;
    let words: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
    Ok(words?.into_iter().filter(|word| word != "ok").collect())
}

/// Whether the code of an error says that the file is damaged, or no database at all.
pub(super) fn is_damage(code: &str) -> bool {
    /// SQLITE_CORRUPT, SQLITE_NOTADB.
    const DAMAGE: [i64; 2] = [11, 26];
    // Codes of five characters are those of PostgreSQL.
    let code = code.parse::<i64>().ok().filter(|_| code.len() < 5);
    code.is_some_and(|code| DAMAGE.contains(&(code & 0xff)))
}

async fn number(conn: &mut AnyConnection, pragma: &'static str) -> Result<i64, sqlx::Error> {
    conn.fetch_one(pragma).await?.try_get(0)
}
