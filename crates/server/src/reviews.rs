//! What was better in matches that are over. Looking one through takes a while: it is done once, aside, and kept.

use crate::driver::aside;
use crate::error::Wrong;
use crate::hall::Hall;
use crate::sitting::{MACHINE, Sitting};
use crate::wire::Reviewed;
use players::Reviewing;
use shelf::System;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::journal::Journal;
use table::{Content, Review, Seat};
use tokio::sync::Semaphore;

/// What was found by another way of looking is found anew: raised with every change of it.
const WAY: i64 = 1;
/// At most so many matches wait to be looked through; who comes then asks again later.
const WAITING: usize = 64;
/// Progress is counted in thousandths.
const WHOLE: f64 = 1000.0;

/// The matches that are looked through, and how far that is.
pub(crate) struct Reviews {
    under_way: Mutex<HashMap<String, Arc<AtomicU32>>>,
    /// One after the other.
    turn: Semaphore,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            under_way: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }
}

impl Reviews {
    fn under_way(&self) -> MutexGuard<'_, HashMap<String, Arc<AtomicU32>>> {
        self.under_way
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is needed to look a match through.
struct Finished {
    system: &'static dyn System,
    content: Content,
    journal: String,
    seats: Vec<Seat>,
}

impl Hall {
    /// What was better in a finished match, as far as that is known; who asks first has it looked through.
    pub async fn review(self: &Arc<Hall>, id: &str) -> Result<Reviewed, Wrong> {
        let finished = self.look(id, |sitting| sitting.finished()).await??;
        if let Some(review) = self.reviewed(id).await? {
            return Ok(Reviewed {
                done: 1.0,
                review: Some(review),
            });
        }
        let mut under_way = self.reviews.under_way();
        let done = match under_way.get(id) {
            Some(done) => done.clone(),
            None if under_way.len() >= WAITING => Arc::default(),
            None => {
                let done: Arc<AtomicU32> = Arc::default();
                under_way.insert(id.to_owned(), done.clone());
                self.look_through(id.to_owned(), finished, done.clone());
                done
            }
        };
        Ok(Reviewed {
            done: f64::from(done.load(Ordering::Relaxed)) / WHOLE,
            review: None,
        })
    }

    /// What was found and kept.
    async fn reviewed(&self, id: &str) -> Result<Option<Review>, Wrong> {
        let kept = self.store.review(id, WAY).await?;
        Ok(kept.and_then(|json| serde_json::from_str(&json).ok()))
    }

    /// Looks a match through, when its turn comes.
    fn look_through(self: &Arc<Hall>, id: String, finished: Finished, done: Arc<AtomicU32>) {
        let hall = self.clone();
        self.begin(async move {
            if let Some(Ok(_turn)) = hall.while_open(hall.reviews.turn.acquire()).await {
                let closing = hall.closing.subscribe();
                let tick = move |part: f64| {
                    done.store((WHOLE * part) as u32, Ordering::Relaxed);
                    !*closing.borrow()
                };
                let review = aside(move || finished.look_through(&tick)).await.flatten();
                let json = review.map(|review| serde_json::json!(review).to_string());
                if let Some(json) = json {
                    // What is not kept is found anew when somebody asks again.
                    let _ = hall.store.keep_review(&id, WAY, json).await;
                }
            }
            hall.reviews.under_way().remove(&id);
        });
    }
}

impl Finished {
    fn look_through(&self, tick: &(dyn Fn(f64) -> bool + Sync)) -> Option<Review> {
        let journal = Journal::parse("review", &self.journal).ok()?;
        let game = self.system.replay(&self.content, &journal).ok()?;
        let how = Reviewing::usual(self.seats.clone());
        self.system.review(&*game, &how, tick)
    }
}

impl Sitting {
    /// The match, if it is over: of those at one screen all, of one against machines his decisions alone are weighed.
    fn finished(&self) -> Result<Finished, Wrong> {
        if !self.over() || self.guide.is_some() {
            return Err(Wrong::running());
        }
        let all = || (0..self.seats.len() as u8).map(Seat);
        let person = |seat: &Seat| self.seats[seat.index()].by != MACHINE;
        let people: Vec<Seat> = all().filter(person).collect();
        Ok(Finished {
            system: self.system,
            content: self.pinned.content.clone(),
            journal: self.game.journal(),
            seats: if people.is_empty() {
                all().collect()
            } else {
                people
            },
        })
    }
}
