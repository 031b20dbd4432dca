//! Goes on with matches in which machines are asked.

use crate::changes::Missed;
use crate::error::Wrong;
use crate::hall::{Hall, Room, seated};
use crate::keys::random;
use crate::sitting::{MACHINE, Sitting};
use crate::store::LEASE;
use axum::http::StatusCode;
use shelf::Mind;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::commit::REHEARSAL;
use table::{Rng, Seat};

/// What fails is tried so often, after so long.
const TRIES: u32 = 3;
const AGAIN: Duration = Duration::from_secs(1);
/// What other nodes have left is looked for so often.
const LOOK: Duration = Duration::from_millis(700);
/// How much a machine that thinks makes way.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Where a match stands, the seat that is asked, and its machine, if it could look at the match.
type Asked = (usize, Seat, Option<Box<dyn Mind>>);
/// A machine that has thought, and what it has decided.
type Thought = (Box<dyn Mind>, Option<String>);

impl Hall {
    /// Goes on with a match as long as machines are asked.
    pub fn drive(self: &Arc<Hall>, room: Arc<Room>) {
        if !room.driven.swap(true, Ordering::SeqCst) {
            let hall = self.clone();
            self.begin(async move { hall.driving(&room).await });
        }
    }

    async fn driving(self: &Arc<Hall>, room: &Room) {
        let (mut failed, mut claimed) = (0, None);
        while !room.rests().await {
            if self.while_open(self.store.wait_well()).await.is_none() {
                return;
            }
            // A turn lasts until what was decided is on disk: a crowd of quick machines may not come between people
            // and disk. Before it, the match is not read from there.
            let Some(turn) = self.while_open(self.thinkers.acquire()).await else {
                return;
            };
            // While a machine is asked again and again, the match stays ours for a while.
            let fresh = claimed.is_some_and(|at: Instant| at.elapsed() < LEASE / 3);
            if !fresh && !self.claimed(room).await {
                return;
            }
            if !fresh {
                claimed = Some(Instant::now());
            }
            let asked = self.asked(room, failed < TRIES).await;
            let Some((seq, seat, mind)) = asked else {
                return;
            };
            let begun = Instant::now();
            let thought = match mind {
                Some(mind) => self.while_open(self.at_it(room, think(mind))).await,
                None => Some(None),
            };
            let Some(thought) = thought else {
                return;
            };
            self.metrics.thoughts.took(begun.elapsed());
            let done = self.answered(room, seq, seat, thought).await;
            drop(turn);
            match done {
                Ok(()) => failed = 0,
                // A full disk: what was decided is decided again when there is room.
                Err(_) if !self.store.is_well() => {}
                Err(_) => {
                    // Not at once again, and not for ever; who looks next tries again.
                    failed += 1;
                    self.while_open(tokio::time::sleep(AGAIN)).await;
                }
            }
        }
    }

    /// Whether this node is to think about a match. Another that is at it goes on; the one that is asked first begins.
    async fn claimed(&self, room: &Room) -> bool {
        let claimed = self.store.claim(room.id()).await;
        let ours = claimed.unwrap_or_else(|error| {
            tracing::warn!("a match was not taken to be thought about: {error}");
            false
        });
        if !ours {
            room.driven.store(false, Ordering::SeqCst);
        }
        ours
    }

    /// Leaves a match that cannot be gone on with: other nodes would fail at it too.
    async fn leave(&self, room: &Room) {
        if self.store.is_shared() {
            let _ = self.store.postpone(room.id()).await;
        }
    }

    /// Does something that takes its time, and says to other nodes again and again that somebody is at it.
    async fn at_it<T>(&self, room: &Room, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        loop {
            match tokio::time::timeout(LEASE / 3, &mut work).await {
                Ok(done) => return done,
                // What is decided twice is done once: that it was not said does no harm.
                Err(_) => _ = self.store.claim(room.id()).await,
            }
        }
    }

    /// Takes over what other nodes have left, as long as machines have time here.
    pub async fn help(self: Arc<Hall>) {
        loop {
            let again = self.while_open(tokio::time::sleep(LOOK)).await;
            if again.is_none() {
                return;
            }
            let free = self.thinkers.available_permits();
            if free == 0 || !self.store.is_well() {
                continue;
            }
            // A database that is away is told of elsewhere.
            for id in self.store.take_over(free).await.unwrap_or_default() {
                if let Ok(room) = self.room(&id).await {
                    self.drive(room);
                }
            }
        }
    }

    /// The machine that is asked, and where the match stands; nothing if none is, or if it may not `go_on`.
    async fn asked(self: &Arc<Hall>, room: &Room, go_on: bool) -> Option<Asked> {
        let mut taken = match self.take(room).await {
            Ok(taken) => taken,
            Err(wrong) => {
                room.driven.store(false, Ordering::SeqCst);
                if wrong.status != StatusCode::SERVICE_UNAVAILABLE {
                    self.leave(room).await;
                }
                return None;
            }
        };
        let sitting = seated(&mut taken);
        let seq = sitting.game.len();
        let asked = sitting.mind().filter(|_| go_on);
        if asked.is_none() {
            room.driven.store(false, Ordering::SeqCst);
            if !go_on {
                self.leave(room).await;
            }
        }
        asked.map(|(seat, mind)| (seq, seat, mind))
    }

    /// Plays what a machine has decided, unless the match has gone on meanwhile.
    async fn answered(
        self: &Arc<Hall>,
        room: &Room,
        seq: usize,
        seat: Seat,
        thought: Option<Thought>,
    ) -> Result<(), Wrong> {
        let taken = self.take(room).await?;
        let mut thought = Some(thought);
        let answered = self.commit(room, taken, move |sitting| {
            let action = thought.take().flatten().and_then(|(mind, action)| {
                sitting.mind_back(seat, mind);
                action
            });
            match sitting.game.len() == seq {
                true => answer(sitting, seat, action),
                false => Ok(()),
            }
        });
        match answered.await {
            Ok(done) => done,
            Err(Missed::Wrong(wrong)) => Err(wrong),
            // Another node was quicker: what the match is now is looked at anew.
            Err(Missed::Stale(_)) => Ok(()),
        }
    }

    /// Goes on with the matches in which a machine was asked when the server stopped.
    pub async fn wake(self: Arc<Hall>) {
        if self.store.is_shared() {
            return self.help().await;
        }
        let Ok(running) = self.store.running().await else {
            return;
        };
        for row in running {
            let seat = row.state.asked.map(usize::from);
            let asked = seat.and_then(|seat| row.seats.get(seat));
            if asked.is_none_or(|seat| seat.by != MACHINE) {
                continue;
            }
            if *self.closing.borrow() {
                return;
            }
            if let Ok(room) = self.room(&row.id).await {
                self.drive(room);
            }
        }
    }
}

/// Lets a machine think; it comes back with what it has decided.
async fn think(mut mind: Box<dyn Mind>) -> Option<Thought> {
    let think = move || {
        let action = mind.think();
        (mind, action)
    };
    aside(think).await
}

/// Does something on a thread of its own that makes way for those who wait for an answer; nothing comes of what panics.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (done, came) = tokio::sync::oneshot::channel();
    let work = move || {
        make_way();
        let _ = done.send(work());
    };
    let thread = std::thread::Builder::new().name("mind".to_owned());
    thread.spawn(work).ok()?;
    came.await.ok()
}

/// This thread, and those it starts, run when others have nothing to do.
fn make_way() {
    #[cfg(target_os = "linux")]
    // On Linux it is the thread that is nice, not the program; one that may not be still thinks.
    let _ = rustix::process::nice(NICE);
}

/// Plays what a machine has decided; one that found nothing, or nonsense, takes what comes.
fn answer(sitting: &mut Sitting, seat: Seat, action: Option<String>) -> Result<(), Wrong> {
    let played = action.map(|action| sitting.act(seat, &action, Vec::new()));
    if let Some(Ok(())) = played {
        return Ok(());
    }
    let any = sitting.game.random_action(&mut sitting.luck());
    let any = any.ok_or_else(Wrong::broken)?;
    sitting.act(seat, &any, Vec::new()).map_err(Wrong::refused)
}

impl Sitting {
    /// What a machine does by chance; it is no part of the match. Where the dice are known, so is this.
    pub fn luck(&self) -> Rng {
        self.luck_of(0)
    }

    /// The same for one of several things it does where the match stands.
    pub fn luck_of(&self, nth: u32) -> Rng {
        let known = self.game.options().get(REHEARSAL);
        let known = known.and_then(|seed| seed.parse::<u64>().ok());
        Rng::new(match known {
            Some(seed) => {
                seed.rotate_left(40) ^ u64::from(nth).rotate_left(20) ^ self.game.len() as u64
            }
            None => random().map_or(0, u64::from_le_bytes),
        })
    }
}
