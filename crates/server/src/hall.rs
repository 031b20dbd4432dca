//! All matches of a server. Those that are looked at are in memory; all of them are on disk.

use crate::crowd::Crowd;
use crate::error::Wrong;
use crate::keys::{Keys, Pass, SEATS};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::owner::Owner;
use crate::pinned::Pinned;
use crate::recent::Told;
use crate::reviews::Reviews;
use crate::sitting::{Sitting, now};
use crate::stock::Library;
use crate::store::{GameRow, Line, NotWritten, Store, Unread};
use axum::http::StatusCode;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{MatchSpec, Seat};
use tokio::sync::{OwnedMutexGuard, OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinHandle;

/// A match that nobody has looked at for so long goes back to disk.
const IDLE: Duration = Duration::from_secs(600);
/// A seat of a match is listened to by at most so many, and so is what everybody sees.
const LISTENERS: usize = 16;

/// Machines that think at a time: a search uses all cores by itself; what needs none of them waits no longer than one of two.
const THINKERS: usize = 2;

/// More is never begun at a time.
const WORK: u32 = 1 << 20;

/// All matches.
pub(crate) struct Hall {
    pub library: Arc<Library>,
    pub keys: Keys,
    pub owner: Owner,
    pub limits: Limits,
    pub store: Store,
    /// How many matches were begun with known dice.
    pub rehearsed: AtomicU64,
    /// Whether only this machine is served.
    pub private: bool,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Machines that may think and act at a time.
    pub thinkers: Semaphore,
    /// Drawings, journals and cases that may be worked at at a time.
    pub chores: Semaphore,
    /// Finished matches that are looked through.
    pub reviews: Reviews,
    /// Places for those who listen.
    pub streams: Arc<Semaphore>,
    /// Who holds how many lines.
    pub crowd: Arc<Crowd>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Set when the server stops.
    pub closing: watch::Sender<bool>,
    /// Held by each who goes on although nobody may wait for him; taken whole when the server stops.
    work: Arc<Semaphore>,
}

/// A match, at the table or about to come there.
pub(crate) struct Room {
    id: String,
    pub table: Arc<tokio::sync::Mutex<Option<Sitting>>>,
    /// Changes when the match does.
    pub news: watch::Sender<u64>,
    pub driven: AtomicBool,
    used: AtomicI64,
    /// How often the match was changed, as far as this node has it.
    version: AtomicI64,
    /// Places for those who listen, by seat; the last are of those who look on.
    places: [Arc<Semaphore>; SEATS as usize + 1],
}

impl Room {
    /// The match.
    pub fn id(&self) -> &str {
        &self.id
    }
    /// A place to listen from, if one is left.
    pub fn place(&self, seat: Option<Seat>) -> Option<OwnedSemaphorePermit> {
        let places = seat.map_or(self.places.last(), |seat| self.places.get(seat.index()));
        places?.clone().try_acquire_owned().ok()
    }
    /// Whether the match is at the table and no machine is asked; then nobody drives it any more.
    pub async fn rests(&self) -> bool {
        let table = self.table.lock().await;
        let rests = table
            .as_ref()
            .is_some_and(|sitting| !sitting.machine_asked());
        if rests {
            // Said while the match is held: who changes it next sees it.
            self.driven.store(false, Ordering::SeqCst);
        }
        rests
    }
    /// Another node says that the match was changed so often: who listens hears of it, if it is news here.
    pub fn hear(&self, version: i64) {
        if version > self.version.load(Ordering::SeqCst) {
            self.news.send_modify(|n| *n += 1);
        }
    }
    /// The match is here as it is after so many changes: who listens hears of it, if it is news here.
    pub fn stands(&self, version: i64) {
        if self.version.fetch_max(version, Ordering::SeqCst) < version {
            self.news.send_modify(|n| *n += 1);
        }
    }
    /// Somebody still looks.
    pub fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }
}

/// The match is yours until this is dropped, and is seated.
pub(crate) type Taken = OwnedMutexGuard<Option<Sitting>>;

/// What a guard holds: [`Hall::take`] has seated it.
pub(crate) fn seated(taken: &mut Taken) -> &mut Sitting {
    taken.as_mut().expect("a match that was taken is seated")
}

impl Hall {
    pub fn new(
        library: Arc<Library>,
        (keys, owner): (Keys, Owner),
        store: Store,
        limits: Limits,
        private: bool,
    ) -> Hall {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hall {
            library,
            keys,
            owner,
            streams: Arc::new(Semaphore::new(limits.streams)),
            crowd: Arc::default(),
            limits,
            store,
            rehearsed: AtomicU64::new(0),
            private,
            rooms: Mutex::default(),
            thinkers: Semaphore::new(THINKERS),
            chores: Semaphore::new(cores),
            reviews: Reviews::default(),
            metrics: Arc::default(),
            closing: watch::Sender::new(false),
            work: Arc::new(Semaphore::new(WORK as usize)),
        }
    }

    pub(crate) fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match that exists.
    pub async fn room(self: &Arc<Hall>, id: &str) -> Result<Arc<Room>, Wrong> {
        let found = self.rooms().get(id).cloned();
        let room = match found {
            Some(room) => room,
            None => {
                if self.store.version(id).await?.is_none() {
                    // It may be a lesson that another node has begun.
                    let lesson = self.load_lesson(id).await;
                    let lesson = lesson.map_err(|unread| Wrong::unread(id, unread))?;
                    return Ok(self.enter(id, Some(lesson)));
                }
                self.enter(id, None)
            }
        };
        room.touch();
        Ok(room)
    }

    pub(crate) fn enter(&self, id: &str, sitting: Option<Sitting>) -> Arc<Room> {
        let mut rooms = self.rooms();
        let make = || {
            Arc::new(Room {
                id: id.to_owned(),
                table: Arc::new(tokio::sync::Mutex::new(sitting)),
                news: watch::Sender::new(0),
                driven: AtomicBool::new(false),
                used: AtomicI64::new(now()),
                version: AtomicI64::new(0),
                places: std::array::from_fn(|_| Arc::new(Semaphore::new(LISTENERS))),
            })
        };
        let room = rooms.entry(id.to_owned()).or_insert_with(make).clone();
        self.make_room(&mut rooms);
        room
    }

    /// Sends matches back to disk of which there are too many; a match that is held by somebody stays.
    fn make_room(&self, rooms: &mut HashMap<String, Arc<Room>>) {
        if rooms.len() <= self.limits.live {
            return;
        }
        let mut free: Vec<(i64, String)> = rooms
            .values()
            .filter(|room| Arc::strong_count(room) == 1)
            .map(|room| (room.used.load(Ordering::Relaxed), room.id.clone()))
            .collect();
        free.sort();
        // A tenth at once, so that it is not done for every match that comes.
        for (_, id) in free.iter().take(self.limits.live / 10 + 1) {
            rooms.remove(id);
        }
    }

    /// Sends matches back to disk that nobody looks at; the others let go of what they can do without.
    pub fn sweep(&self) {
        let now = now();
        let old = now - IDLE.as_millis() as i64;
        self.rooms().retain(|_, room| {
            Arc::strong_count(room) > 1 || room.used.load(Ordering::Relaxed) > old
        });
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            // One that somebody holds does not rest.
            if let Ok(mut table) = room.table.try_lock()
                && let Some(sitting) = table.as_mut()
            {
                sitting.rest(now);
            }
        }
    }

    /// Forgets lessons that nobody goes on with, where they are written down.
    pub async fn sweep_lessons(&self) {
        if self.store.is_shared()
            && let Err(error) = self.store.forget_lessons().await
        {
            tracing::warn!("old lessons were not forgotten: {error}");
        }
    }

    /// Takes a match to look at or to change, as it is now; reads it from disk if it is not at the table.
    pub(crate) async fn take(self: &Arc<Hall>, room: &Room) -> Result<Taken, Wrong> {
        let mut taken = room.table.clone().lock_owned().await;
        if taken.is_some() && self.store.is_shared() {
            let abreast = self.abreast(room, taken).await;
            taken = abreast.inspect_err(|wrong| self.gone(room, wrong))?;
        }
        if taken.is_none() {
            let loaded = self.load(&room.id).await;
            let loaded = loaded.map_err(|unread| Wrong::unread(&room.id, unread));
            *taken = Some(loaded.inspect_err(|wrong| self.gone(room, wrong))?);
        }
        room.stands(seated(&mut taken).version);
        Ok(taken)
    }

    /// Another node may have deleted it: nobody need look for it here any more.
    fn gone(&self, room: &Room, wrong: &Wrong) {
        if self.store.is_shared() && wrong.status == StatusCode::NOT_FOUND {
            self.rooms().remove(&room.id);
            // Whoever listens has this room, and is not found in it any more by what the other node tells.
            room.news.send_modify(|n| *n += 1);
        }
    }

    /// The rooms of matches that are in memory, or of this one.
    pub fn known(&self, id: Option<&str>) -> Vec<Arc<Room>> {
        let rooms = self.rooms();
        match id {
            Some(id) => rooms.get(id).cloned().into_iter().collect(),
            None => rooms.values().cloned().collect(),
        }
    }

    /// Folds a match from its journal.
    pub async fn load(self: &Arc<Hall>, id: &str) -> Result<Sitting, Unread> {
        let Some(row) = self.store.game(id).await? else {
            return self.load_lesson(id).await;
        };
        let lines = self.store.journal(&row).await?;
        let orders = self.store.orders(id).await?;
        let begun = Instant::now();
        let folded = self.fold(row, lines, orders).await;
        self.metrics.folds.took(begun.elapsed());
        folded
    }

    /// How many machines think here.
    pub fn thinking(&self) -> usize {
        THINKERS - self.thinkers.available_permits()
    }

    /// What the match of a row was begun with.
    pub async fn pinned_by(self: &Arc<Hall>, row: &GameRow) -> Result<Pinned, Unread> {
        let spec = MatchSpec {
            options: row.state.options.clone(),
            ..MatchSpec::scenario(&row.scenario)
        };
        let hash = self.store.pinned(&row.id).await?;
        let system = self.library.system(&row.system)?;
        Ok(self.pinned(system, spec, hash).await?)
    }

    /// Folds a match from these lines, on a thread of its own.
    pub async fn fold(
        self: &Arc<Hall>,
        row: GameRow,
        lines: Vec<Line>,
        orders: Vec<(u8, String)>,
    ) -> Result<Sitting, Unread> {
        let pinned = self.pinned_by(&row).await?;
        let hall = self.clone();
        let load = move || {
            let lines = hall.keys.seal().open(&row.id, lines)?;
            Sitting::load(&hall.library, &row, lines, orders, pinned)
        };
        let loaded = tokio::task::spawn_blocking(load).await;
        loaded.map_err(|_| Wrong::broken())?
    }

    /// Draws the small pictures, so that they are there when the page asks.
    pub fn paint(&self) {
        for system in shelf::systems() {
            for card in self.library.cards(system.id()) {
                if *self.closing.borrow() {
                    return;
                }
                // What cannot be drawn is told to who asks for it.
                let _ = self.library.thumb(*system, &card.id);
            }
        }
    }

    /// What somebody may do at a match; nothing is looked up for who may do nothing.
    pub fn pass(&self, id: &str, token: Option<&str>) -> Result<Pass, Wrong> {
        let token = token.ok_or_else(Wrong::no_token)?;
        // The owner may look on everywhere, and sees what everybody sees.
        let (pass, owner) = (self.keys.pass(id, token), self.owner.is(token));
        let pass = pass.or(owner.then_some(Pass::Look));
        pass.ok_or_else(Wrong::no_seat)
    }

    /// Whether it is the owner who asks.
    pub fn owns(&self, token: Option<&str>) -> Result<(), Wrong> {
        match self.owner.is(token.ok_or_else(Wrong::no_token)?) {
            true => Ok(()),
            false => Err(Wrong::no_seat()),
        }
    }

    /// The owner's key, for a code that was not used yet, here or at another node.
    pub async fn redeem(&self, code: &str) -> Result<String, Wrong> {
        let code = self.owner.code(code).ok_or_else(Wrong::bad_code)?;
        match self.store.use_code(code.nonce, code.until).await {
            Ok(()) => Ok(code.key),
            Err(NotWritten::Stale) => Err(Wrong::bad_code()),
            Err(NotWritten::Failed) => Err(Wrong::not_saved()),
        }
    }

    /// Looks at a match, on a thread of its own.
    pub async fn look<R: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        look: impl FnOnce(&mut Sitting) -> R + Send + 'static,
    ) -> Result<R, Wrong> {
        let room = self.room(id).await?;
        let mut taken = self.take(&room).await?;
        let work = tokio::task::spawn_blocking(move || {
            let sitting = seated(&mut taken);
            (look(sitting), sitting.machine_asked())
        });
        let (seen, machine) = work.await.map_err(|_| Wrong::broken())?;
        if machine && !self.store.is_shared() {
            // Read from disk just now, perhaps. Where there are other nodes, one of them is at it, or will be.
            self.drive(room);
        }
        Ok(seen)
    }

    /// What one sees who looks at it now.
    pub async fn envelope(
        self: &Arc<Hall>,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<Arc<Told>, Wrong> {
        self.look(id, move |sitting| sitting.envelope(seat)).await
    }

    /// Begins work that goes on although nobody may wait for it; none once the server has stopped.
    pub fn begin<R: Send + 'static>(
        &self,
        work: impl Future<Output = R> + Send + 'static,
    ) -> Option<JoinHandle<R>> {
        let held = self.work.clone().try_acquire_owned().ok()?;
        Some(tokio::spawn(async move {
            let done = work.await;
            drop(held);
            done
        }))
    }

    /// Waits for something, but no longer than the server runs.
    pub async fn while_open<R>(&self, what: impl Future<Output = R>) -> Option<R> {
        let mut closing = self.closing.subscribe();
        tokio::select! {
            done = what => Some(done),
            _ = closing.wait_for(|closing| *closing) => None,
        }
    }

    /// Waits until all work is done, though not for ever, and closes the store.
    pub async fn close(&self, grace: Duration) {
        let _ = tokio::time::timeout(grace, self.work.acquire_many(WORK)).await;
        self.work.close();
        self.store.clone().close().await;
    }
}
