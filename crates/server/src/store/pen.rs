//! The connection that writes. What failed is not mended but thrown away: after a full disk the database may have
//! taken a transaction back by itself while the driver still thinks that it is in one, and whatever is
//! written then is never there. So transactions are begun and ended in plain words that the database refuses
//! where they do not fit, and no connection outlives a fault.

use super::base::Base;
use sqlx::{AnyConnection, Connection, Executor};

pub(super) struct Pen {
    pub base: Base,
    conn: Option<AnyConnection>,
}

impl Pen {
    /// A pen that has opened its database once.
    pub fn new(base: Base, conn: AnyConnection) -> Pen {
        let conn = Some(conn);
        Pen { base, conn }
    }

    /// Begins a transaction. It ends with [`Pen::commit`] or [`Pen::discard`]; dropped, it has not been.
    pub async fn begin(&mut self) -> Result<AnyConnection, sqlx::Error> {
        if let Some(mut conn) = self.conn.take() {
            match conn.execute(self.base.begin()).await {
                Ok(_) => return Ok(conn),
                // A database that was away in the meantime has forgotten us: nothing was begun, and we come anew.
                Err(_) if self.base.is_shared() => self.discard(conn).await,
                Err(error) => {
                    self.discard(conn).await;
                    return Err(error);
                }
            }
        }
        let mut conn = self.base.connect().await?;
        match conn.execute(self.base.begin()).await {
            Ok(_) => Ok(conn),
            Err(error) => {
                self.discard(conn).await;
                Err(error)
            }
        }
    }

    /// Ends a transaction: all of it is on the disk when this returns well. If not, none of it may be, or all.
    pub async fn commit(&mut self, mut conn: AnyConnection) -> Result<(), sqlx::Error> {
        match self.base.commit(&mut conn).await {
            Ok(()) => {
                self.conn = Some(conn);
                Ok(())
            }
            Err(error) => {
                self.discard(conn).await;
                Err(error)
            }
        }
    }

    /// Throws a connection away, and with it what it had begun.
    pub async fn discard(&mut self, conn: AnyConnection) {
        // Waited for: the next one needs its locks. What it says does not matter any more.
        let _ = conn.close_hard().await;
    }

    /// Gives the room of deleted matches back, a part of it; whether there is more.
    pub async fn shrink(&mut self) -> bool {
        let Some(mut conn) = self.conn.take() else {
            return false;
        };
        match self.base.shrink(&mut conn).await {
            Ok(more) => {
                self.conn = Some(conn);
                more
            }
            Err(_) => {
                self.discard(conn).await;
                false
            }
        }
    }

    pub async fn close(&mut self) {
        if let Some(conn) = self.conn.take() {
            let _ = conn.close().await;
        }
    }
}
