//! The two databases, and everything in which they differ. All other SQL is read by both.
//!
//! SQLite is a file that one process has to itself. PostgreSQL is shared: other nodes write too, so what is read is
//! held while it is needed, and whoever looks at a match hears of it when another node has changed it.

use super::{postgres, sqlite};
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, Connection, Executor};
use std::path::Path;
use std::time::Duration;

/// Connections that read at a time.
const READERS_OF_FILE: u32 = 4;
const READERS_OF_SERVER: u32 = 12;

/// A database.
#[derive(Clone)]
pub(super) enum Base {
    /// The address of a file of SQLite.
    Sqlite(String),
    /// The address of a database of PostgreSQL.
    Postgres(String),
}

/// What an error of a transaction means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// What was to be written does not fit: it is at fault, not the database.
    Misfit,
    /// Another node stood in the way: it goes if it is done again.
    Crossed,
    /// The database does not take what is written.
    Ill,
}

impl Base {
    /// A file, made if there is none.
    pub fn file(file: &Path) -> Result<Base, sqlx::Error> {
        sqlite::private(file)?;
        Ok(Base::Sqlite(sqlite::url(file)?))
    }

    /// What an address stands for.
    pub fn at(address: &str) -> Result<Base, sqlx::Error> {
        match address.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Base::Postgres(address.to_owned())),
            _ => {
                let what = "its address begins with postgres://; without one, matches are kept in a file of the data folder";
                Err(sqlx::Error::Configuration(what.into()))
            }
        }
    }

    pub fn url(&self) -> &str {
        match self {
            Base::Sqlite(url) | Base::Postgres(url) => url,
        }
    }

    /// Whether other nodes write here too.
    pub fn is_shared(&self) -> bool {
        matches!(self, Base::Postgres(_))
    }

    pub fn readers(&self) -> u32 {
        match self {
            Base::Sqlite(_) => READERS_OF_FILE,
            Base::Postgres(_) => READERS_OF_SERVER,
        }
    }

    /// Opens a connection.
    pub async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let options: sqlx::any::AnyConnectOptions = self.url().parse()?;
        let mut conn = sqlx::ConnectOptions::connect(&options).await?;
        match self.prepare(&mut conn).await {
            Ok(()) => Ok(conn),
            Err(error) => {
                let _ = conn.close_hard().await;
                Err(error)
            }
        }
    }

    /// What a connection is told before it is used.
    pub async fn prepare(&self, conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            Base::Sqlite(_) => sqlite::prepare(conn).await,
            Base::Postgres(_) => postgres::prepare(conn).await,
        }
    }

    /// Tables are changed in their own time.
    pub async fn unhurried(&self, conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            Base::Sqlite(_) => Ok(()),
            Base::Postgres(_) => postgres::unhurried(conn).await,
        }
    }

    /// What is done once, when the tables are there.
    pub async fn settle_in(&self, conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            // It is as good without.
            Base::Sqlite(_) => drop(sqlite::renew(conn).await),
            Base::Postgres(_) => postgres::check(conn).await?,
        }
        Ok(())
    }

    /// What a transaction that writes begins with.
    pub fn begin(&self) -> &'static str {
        match self {
            // Refused where one is open already.
            Base::Sqlite(_) => "BEGIN IMMEDIATE",
            Base::Postgres(_) => "BEGIN",
        }
    }

    /// Ends a transaction: all of it is on the disk when this returns well.
    pub async fn commit(&self, conn: &mut AnyConnection) -> Result<(), sqlx::Error> {
        conn.execute("COMMIT").await?;
        if let Base::Sqlite(_) = self {
            // Nothing is open now, or this is refused: after a full disk the two may disagree.
            conn.execute("BEGIN").await?;
            conn.execute("ROLLBACK").await?;
        }
        Ok(())
    }

    /// How long a transaction may take. A disk takes its time; a database over a line may never answer.
    pub fn patience(&self) -> Option<Duration> {
        match self {
            Base::Sqlite(_) => None,
            Base::Postgres(_) => Some(postgres::PATIENCE),
        }
    }

    /// Of two ways to read a row in a transaction the one by which it stays as it is until the end of it. A file has
    /// one who writes, and needs none.
    pub fn held(&self, alone: &'static str, shared: &'static str) -> &'static str {
        if self.is_shared() { shared } else { alone }
    }

    /// What an error of a transaction means.
    pub fn fault(&self, error: &sqlx::Error) -> Fault {
        let Some(told) = error.as_database_error() else {
            return Fault::Ill;
        };
        match self {
            _ if told.kind() != sqlx::error::ErrorKind::Other => Fault::Misfit,
            Base::Sqlite(_) => Fault::Ill,
            Base::Postgres(_) => postgres::fault(told.code().as_deref().unwrap_or_default()),
        }
    }

    /// Gives the room of what was deleted back, a part of it; whether there is more.
    pub async fn shrink(&self, conn: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        match self {
            Base::Sqlite(_) => sqlite::shrink(conn).await,
            // It sees to it itself.
            Base::Postgres(_) => Ok(false),
        }
    }

    /// What is wrong with the database as such, in its words; nothing if nothing is.
    pub async fn faults(&self, conn: &mut AnyConnection) -> Result<Vec<String>, sqlx::Error> {
        match self {
            Base::Sqlite(_) => sqlite::faults(conn).await,
            Base::Postgres(_) => Ok(Vec::new()),
        }
    }
}

/// Whether an error says that the database is damaged, or none at all.
pub(crate) fn damaged(error: &sqlx::Error) -> bool {
    if let sqlx::Error::Migrate(error) = error
        && let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = &**error
    {
        return damaged(error);
    }
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| sqlite::is_damage(&code) || postgres::is_damage(&code))
}
