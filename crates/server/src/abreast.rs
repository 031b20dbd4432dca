//! Keeps this node abreast of the others: a match that is in memory here may have been changed elsewhere.

use crate::error::Wrong;
use crate::hall::{Hall, Room, Taken, seated};
use crate::store::{News, Unread};
use std::sync::Arc;
use tokio::sync::mpsc;

impl Hall {
    /// A match that is at the table, as it is now. What others have done is done here too; one that does not follow is
    /// taken off the table, to be read again.
    pub(crate) async fn abreast(
        self: &Arc<Hall>,
        room: &Room,
        mut taken: Taken,
    ) -> Result<Taken, Wrong> {
        let sitting = seated(&mut taken);
        let (id, here) = (sitting.id.clone(), sitting.version);
        let gone = || Wrong::nowhere("there is no such match here");
        if sitting.guide.is_some() {
            let row = self.store.lesson(&id).await?.ok_or_else(gone)?;
            if row.version != here {
                *taken = None;
            }
            return Ok(taken);
        }
        if self.store.version(&id).await?.ok_or_else(gone)? == here {
            return Ok(taken);
        }
        let row = self.store.game(&id).await?.ok_or_else(gone)?;
        if let Some(damage) = row.damage {
            return Err(Wrong::unread(&id, Unread::Damage(damage)));
        }
        let lines = self.store.lines_after(&row, sitting.head()).await?;
        let orders = self.store.orders(&id).await?;
        room.touch();
        let followed = tokio::task::spawn_blocking(move || {
            // In the middle of it the match is nobody's: should it break, it is read again.
            let mut sitting = taken.take().expect("a match that was taken is seated");
            if sitting.follow(row, &lines, orders) {
                *taken = Some(sitting);
            }
            taken
        });
        followed.await.map_err(|_| Wrong::broken())
    }

    /// Passes on what other nodes tell to those who listen here, until the server stops.
    pub(crate) async fn heed(self: Arc<Hall>, mut news: mpsc::Receiver<News>) {
        while let Some(Some(news)) = self.while_open(news.recv()).await {
            let (id, version) = match &news {
                News::Changed(id, version) => (Some(&**id), *version),
                News::Missed => (None, i64::MAX),
            };
            for room in self.known(id) {
                room.hear(version);
            }
        }
    }
}
