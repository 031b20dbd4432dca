//! Goes on with matches in which machines are asked.

use crate::error::Wrong;
use crate::hall::{Hall, Room, seated};
use crate::keys::random;
use crate::sitting::{MACHINE, Sitting};
use shelf::Mind;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::{Rng, Seat};

/// What fails is tried so often, after so long.
const TRIES: u32 = 3;
const AGAIN: Duration = Duration::from_secs(1);
/// How much a machine that thinks makes way.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

impl Hall {
    /// Goes on with a match as long as machines are asked.
    pub fn drive(self: &Arc<Hall>, room: Arc<Room>) {
        if !room.driven.swap(true, Ordering::SeqCst) {
            let hall = self.clone();
            tokio::spawn(async move { hall.driving(room).await });
        }
    }

    async fn driving(self: Arc<Hall>, room: Arc<Room>) {
        let mut failed = 0;
        loop {
            let Ok(mut taken) = self.take(&room).await else {
                room.driven.store(false, Ordering::SeqCst);
                return;
            };
            let sitting = seated(&mut taken);
            let seq = sitting.game.len();
            let asked = sitting.mind(Rng::new(seed()));
            let stop = *self.closing.borrow();
            let Some((seat, mind)) = asked.filter(|_| !stop && failed < TRIES) else {
                // Said while the match is held: who changes it next sees it.
                room.driven.store(false, Ordering::SeqCst);
                return;
            };
            drop(taken);
            // Until what it decides is on disk: a crowd of quick machines may not come between people and disk.
            let turn = self.thinkers.acquire().await;
            let thought = match mind {
                Some(mind) => think(mind).await,
                None => None,
            };
            if *self.closing.borrow() {
                continue;
            }
            let Ok(taken) = self.take(&room).await else {
                continue;
            };
            let done = self.commit(&room, taken, move |sitting| {
                let action = thought.and_then(|(mind, action)| {
                    sitting.mind_back(seat, mind);
                    action
                });
                match sitting.game.len() == seq {
                    true => answer(sitting, seat, action),
                    false => Ok(()),
                }
            });
            let done = done.await;
            drop(turn);
            match done {
                Ok(()) => failed = 0,
                Err(_) => {
                    // A full disk, most likely: not at once again, and not for ever; who looks next tries again.
                    failed += 1;
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    }

    /// Goes on with the matches in which a machine was asked when the server stopped.
    pub async fn wake(self: Arc<Hall>) {
        let Ok(running) = self.store.running().await else {
            return;
        };
        for row in running {
            let seat = row.state.asked.map(usize::from);
            let asked = seat.and_then(|seat| row.seats.get(seat));
            if asked.is_none_or(|seat| seat.by != MACHINE) {
                continue;
            }
            if let Ok(room) = self.room(&row.id).await {
                self.drive(room);
            }
        }
    }
}

/// Lets a machine think, on a thread of its own that makes way for those who wait for an answer; it comes back
/// with what it has decided.
async fn think(mut mind: Box<dyn Mind>) -> Option<(Box<dyn Mind>, Option<String>)> {
    let (done, thought) = tokio::sync::oneshot::channel();
    let think = move || {
        make_way();
        let action = mind.think();
        let _ = done.send((mind, action));
    };
    let thread = std::thread::Builder::new().name("mind".to_owned());
    thread.spawn(think).ok()?;
    // One that panics sends nothing.
    thought.await.ok()
}

/// This thread, and those it starts, run when others have nothing to do.
fn make_way() {
    #[cfg(target_os = "linux")]
    // On Linux it is the thread that is nice, not the program; one that may not be still thinks.
    let _ = rustix::process::nice(NICE);
}

/// Plays what a machine has decided; one that found nothing, or nonsense, takes what comes.
fn answer(sitting: &mut Sitting, seat: Seat, action: Option<String>) -> Result<(), Wrong> {
    let played = action.map(|action| sitting.act_for_machine(seat, &action));
    if let Some(Ok(())) = played {
        return Ok(());
    }
    let any = sitting.game.random_action(&mut Rng::new(seed()));
    let any = any.ok_or_else(Wrong::broken)?;
    sitting.act_for_machine(seat, &any).map_err(Wrong::refused)
}

/// A seed for what a machine does by chance; it is no part of the match.
fn seed() -> u64 {
    random().map_or(0, u64::from_le_bytes)
}
