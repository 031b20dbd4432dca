//! Changing a match: what is done is on disk before anybody sees it, and once, however many nodes are asked for it.

use crate::error::Wrong;
use crate::hall::{Hall, Room, Taken, seated};
use crate::keys;
use crate::recent::Told;
use crate::sitting::{Sitting, Unwritten};
use crate::store::NotWritten;
use crate::wire::{Act, Seated};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Seat, orders, short};

/// A change that other nodes come before is tried so often.
const TRIES: usize = 8;

/// A database that is away is waited for so long, before who waits is told to come again.
const AWAY: Duration = Duration::from_secs(5);

/// A claim has so many bytes: nobody guesses it.
const CLAIM: std::ops::RangeInclusive<usize> = 16..=64;

/// At most so many actions are done one after the other.
pub(crate) const WAY: usize = 64;

/// Why a change was not made.
pub(crate) enum Missed<C> {
    /// Another node was quicker: here is the change again.
    Stale(C),
    /// It cannot be made now.
    Wrong(Wrong),
}

impl Hall {
    /// Nothing is begun that the disk would not take. A database may be back in a moment: it is waited for a little.
    pub async fn ready(&self) -> Result<(), Wrong> {
        if !self.store.is_well() && self.store.is_shared() {
            let _ = tokio::time::timeout(AWAY, self.store.wait_well()).await;
        }
        match self.store.is_well() {
            true => Ok(()),
            false => Err(Wrong::not_saved()),
        }
    }

    /// Changes a match. It is on disk before anybody sees it, and nothing stops half way: not even one who no
    /// longer waits for the answer. Where another node was quicker it is done again, on what the match is now.
    pub async fn change<R: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        mut change: impl FnMut(&mut Sitting) -> Result<R, Wrong> + Send + 'static,
    ) -> Result<R, Wrong> {
        self.ready().await?;
        let room = self.room(id).await?;
        let hall = self.clone();
        let work = self.begin(async move {
            for _ in 0..TRIES {
                let taken = hall.take(&room).await?;
                match hall.commit(&room, taken, change).await {
                    Ok(done) => {
                        hall.drive(room);
                        return done;
                    }
                    Err(Missed::Stale(again)) => change = again,
                    Err(Missed::Wrong(wrong)) => return Err(wrong),
                }
            }
            let mut taken = hall.take(&room).await?;
            Err(Wrong::stale(seated(&mut taken).game.len()))
        });
        let work = work.ok_or_else(Wrong::not_saved)?;
        work.await.map_err(|_| Wrong::broken())?
    }

    pub(crate) async fn commit<R, C>(
        self: &Arc<Hall>,
        room: &Room,
        mut taken: Taken,
        mut change: C,
    ) -> Result<Result<R, Wrong>, Missed<C>>
    where
        R: Send + 'static,
        C: FnMut(&mut Sitting) -> Result<R, Wrong> + Send + 'static,
    {
        let shared = self.store.is_shared();
        let work = tokio::task::spawn_blocking(move || {
            // A match in the middle of a change that failed is folded again from its journal.
            let mut sitting = taken.take().expect("a match that was taken is seated");
            let was = sitting.place().filter(|_| shared);
            let done = change(&mut sitting);
            let change = (change, sitting.unwritten(was));
            *taken = Some(sitting);
            (taken, done, change)
        });
        let work = work.await.map_err(|_| Missed::Wrong(Wrong::broken()));
        let (mut taken, done, (change, unwritten)) = work?;
        let Some(unwritten) = unwritten else {
            return Ok(done);
        };
        let begun = Instant::now();
        let written = match unwritten {
            Unwritten::Match(append) => self.store.append(*append).await,
            Unwritten::Lesson(place, version) => self.store.lead(room.id(), place, version).await,
        };
        self.metrics.writes.took(begun.elapsed());
        match written {
            Ok(()) => {
                room.stands(seated(&mut taken).version);
                Ok(done)
            }
            Err(not) => {
                *taken = None;
                match not {
                    NotWritten::Stale if shared => {
                        self.metrics.crossed.up();
                        Err(Missed::Stale(change))
                    }
                    _ => {
                        self.metrics.unwritten.up();
                        Err(Missed::Wrong(Wrong::not_saved()))
                    }
                }
            }
        }
    }

    /// Takes a match off the table and off the disk, for ever.
    pub async fn remove(self: &Arc<Hall>, id: &str) -> Result<(), Wrong> {
        self.ready().await?;
        let room = self.room(id).await?;
        let hall = self.clone();
        let work = tokio::spawn(async move {
            // Held: whoever is in the middle of a change writes it first, and nobody begins another.
            let mut taken = room.table.clone().lock_owned().await;
            let removed = hall.store.remove(room.id()).await;
            removed.map_err(|_| Wrong::not_saved())?;
            *taken = None;
            hall.rooms().remove(room.id());
            room.news.send_modify(|n| *n += 1);
            Ok(())
        });
        work.await.map_err(|_| Wrong::broken())?
    }

    /// Plays an action of a seat; what the seat then sees. What was done before is not done again.
    pub async fn act(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        Act { seq, action, then }: Act,
    ) -> Result<Arc<Told>, Wrong> {
        if then.len() > WAY {
            return Err(Wrong::bad(
                "bad-body",
                format!("at most {WAY} actions go before a look"),
            ));
        }
        let acted = self.change(id, move |sitting| {
            if !sitting.repeated(seat, seq, &action) {
                if sitting.game.len() != seq {
                    return Err(Wrong::stale(sitting.game.len()));
                }
                let acted = sitting.act(seat, &action, then.clone());
                acted.map_err(Wrong::refused)?;
            }
            Ok(sitting.envelope(Some(seat)))
        });
        acted.await
    }

    /// Gives the seat of an invitation to one who claims it. It is taken on disk before it is answered; the same claim
    /// again is answered as before, for an answer may be lost.
    pub async fn sit(self: &Arc<Hall>, id: &str, seat: Seat, claim: &str) -> Result<Seated, Wrong> {
        let claim = keys::bytes(claim).filter(|claim| CLAIM.contains(&claim.len()));
        let claim = claim.ok_or_else(|| {
            Wrong::unfit(
                "bad-claim",
                "a claim is 16 to 64 random bytes in base64url: make them yourself, and keep them",
            )
        })?;
        let claim = self.keys.claim(id, seat, &claim);
        self.change(id, move |sitting| sitting.sit(seat, claim.clone()))
            .await?;
        let token = self.keys.seat(id, seat);
        Ok(Seated { seat, token })
    }

    /// Takes a seat's last action back; what the seat then sees.
    pub async fn undo(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        seq: usize,
    ) -> Result<Arc<Told>, Wrong> {
        let undone = self.change(id, move |sitting| {
            if sitting.game.len() != seq {
                return Err(Wrong::stale(sitting.game.len()));
            }
            sitting.undo(seat).map_err(Wrong::barred)?;
            Ok(sitting.envelope(Some(seat)))
        });
        undone.await
    }

    /// New standing orders of a seat, as text.
    pub async fn order(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        text: String,
    ) -> Result<String, Wrong> {
        let ordered = self.change(id, move |sitting| {
            let orders = orders::parse("orders", &text);
            let orders = orders.map_err(|faults| Wrong::faults("unclear-orders", faults))?;
            if let Some(order) = orders.iter().find(|order| !sitting.standing.knows(order)) {
                let known: Vec<&str> = sitting.standing.moments().collect();
                return Err(Wrong::unfit(
                    "unclear-orders",
                    format!(
                        "there is no window '{}': take one of {}, or *",
                        short(order.moment.clone()),
                        known.join(", ")
                    ),
                ));
            }
            sitting.order(seat, orders);
            sitting.settle();
            Ok(sitting.orders(seat))
        });
        ordered.await
    }
}
