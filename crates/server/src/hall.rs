//! All matches of a server. Those that are looked at are in memory; all of them are on disk.

use crate::error::Wrong;
use crate::keys::{Keys, Pass, new_id, random};
use crate::limits::Limits;
use crate::sitting::{MACHINE, Sitting, Told, now};
use crate::stock::Library;
use crate::store::{GameRow, Line, NotWritten, Opening, SeatRow, State, Store};
use crate::wire::{Acted, Brought, NewMatch};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::commit::{Key32, Secrets};
use table::journal::Journal;
use table::{AnyMatch, Rng, Seat, orders};
use tokio::sync::{OwnedMutexGuard, Semaphore, watch};

/// A match that nobody has looked at for so long goes back to disk.
const IDLE: Duration = Duration::from_secs(600);

/// All matches.
pub(crate) struct Hall {
    pub library: Library,
    pub keys: Keys,
    pub limits: Limits,
    pub store: Store,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Machines that may think at a time.
    thinkers: Semaphore,
    /// Drawings, journals and cases that may be worked at at a time.
    pub chores: Semaphore,
    /// Places for those who listen.
    pub streams: Arc<Semaphore>,
    /// Set when the server stops.
    pub closing: watch::Sender<bool>,
}

/// A match, at the table or about to come there.
pub(crate) struct Room {
    id: String,
    table: Arc<tokio::sync::Mutex<Option<Sitting>>>,
    /// Changes when the match does.
    pub news: watch::Sender<u64>,
    driven: AtomicBool,
    used: AtomicI64,
}

impl Room {
    /// Somebody still looks.
    pub fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }
}

/// The match is yours until this is dropped, and is seated.
pub(crate) type Taken = OwnedMutexGuard<Option<Sitting>>;

/// What a guard holds: [`Hall::take`] has seated it.
fn seated(taken: &mut Taken) -> &mut Sitting {
    taken.as_mut().expect("a match that was taken is seated")
}

impl Hall {
    pub fn new(library: Library, keys: Keys, store: Store, limits: Limits) -> Hall {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hall {
            library,
            keys,
            streams: Arc::new(Semaphore::new(limits.streams)),
            limits,
            store,
            rooms: Mutex::default(),
            thinkers: Semaphore::new(cores),
            chores: Semaphore::new(cores),
            closing: watch::Sender::new(false),
        }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match that exists.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Wrong> {
        let found = self.rooms().get(id).cloned();
        let room = match found {
            Some(room) => room,
            None => {
                let row = self.store.game(id).await?;
                let row = row.ok_or_else(|| Wrong::nowhere("there is no such match here"))?;
                self.enter(&row.id, None)
            }
        };
        room.touch();
        Ok(room)
    }

    fn enter(&self, id: &str, sitting: Option<Sitting>) -> Arc<Room> {
        let mut rooms = self.rooms();
        let make = || {
            Arc::new(Room {
                id: id.to_owned(),
                table: Arc::new(tokio::sync::Mutex::new(sitting)),
                news: watch::Sender::new(0),
                driven: AtomicBool::new(false),
                used: AtomicI64::new(now()),
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

    /// Sends matches back to disk that nobody looks at.
    pub fn sweep(&self) {
        let old = now() - IDLE.as_millis() as i64;
        self.rooms().retain(|_, room| {
            Arc::strong_count(room) > 1 || room.used.load(Ordering::Relaxed) > old
        });
    }

    /// Takes a match to look at or to change; reads it from disk if it is not at the table.
    async fn take(self: &Arc<Hall>, room: &Room) -> Result<Taken, Wrong> {
        let mut taken = room.table.clone().lock_owned().await;
        if taken.is_none() {
            *taken = Some(self.load(&room.id).await?);
        }
        Ok(taken)
    }

    async fn load(self: &Arc<Hall>, id: &str) -> Result<Sitting, Wrong> {
        let row = self.store.game(id).await?;
        let row = row.ok_or_else(|| Wrong::nowhere("there is no such match here"))?;
        let lines = self.store.lines(id).await?;
        let orders = self.store.orders(id).await?;
        let hall = self.clone();
        let load = move || Sitting::load(&hall.library, &row, lines, orders);
        let loaded = tokio::task::spawn_blocking(load).await;
        loaded.map_err(|_| Wrong::broken())?
    }

    /// What somebody may do at a match; nothing is looked up for who may do nothing.
    pub fn pass(&self, id: &str, token: Option<&str>) -> Result<Pass, Wrong> {
        let token = token.ok_or_else(Wrong::no_token)?;
        self.keys.pass(id, token).ok_or_else(Wrong::no_seat)
    }

    /// Looks at a match, on a thread of its own.
    pub async fn look<R: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        look: impl FnOnce(&mut Sitting) -> R + Send + 'static,
    ) -> Result<R, Wrong> {
        let room = self.room(id).await?;
        let mut taken = self.take(&room).await?;
        self.drive(room);
        let work = tokio::task::spawn_blocking(move || look(seated(&mut taken)));
        work.await.map_err(|_| Wrong::broken())
    }

    /// What one sees who looks at it now.
    pub async fn envelope(
        self: &Arc<Hall>,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<Arc<Told>, Wrong> {
        self.look(id, move |sitting| sitting.envelope(seat)).await
    }

    /// Changes a match. It is on disk before anybody sees it, and nothing stops half way: not even one who no
    /// longer waits for the answer.
    pub async fn change<R: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        change: impl FnOnce(&mut Sitting) -> Result<R, Wrong> + Send + 'static,
    ) -> Result<R, Wrong> {
        let room = self.room(id).await?;
        let hall = self.clone();
        let work = tokio::spawn(async move {
            let taken = hall.take(&room).await?;
            let done = hall.commit(&room, taken, change).await;
            hall.drive(room);
            done
        });
        work.await.map_err(|_| Wrong::broken())?
    }

    async fn commit<R: Send + 'static>(
        &self,
        room: &Room,
        mut taken: Taken,
        change: impl FnOnce(&mut Sitting) -> Result<R, Wrong> + Send + 'static,
    ) -> Result<R, Wrong> {
        let work = tokio::task::spawn_blocking(move || {
            // A match in the middle of a change that failed is folded again from its journal.
            let mut sitting = taken.take().expect("a match that was taken is seated");
            let done = change(&mut sitting);
            let append = sitting.append();
            *taken = Some(sitting);
            (taken, done, append)
        });
        let (mut taken, done, append) = work.await.map_err(|_| Wrong::broken())?;
        if let Some(append) = append {
            if let Err(NotWritten) = self.store.append(append).await {
                *taken = None;
                return Err(Wrong::not_saved());
            }
            room.news.send_modify(|n| *n += 1);
        }
        done
    }

    /// Goes on with a match as long as machines are asked.
    pub fn drive(self: &Arc<Hall>, room: Arc<Room>) {
        if !room.driven.swap(true, Ordering::SeqCst) {
            let hall = self.clone();
            tokio::spawn(async move { hall.driving(room).await });
        }
    }

    async fn driving(self: Arc<Hall>, room: Arc<Room>) {
        loop {
            let Ok(mut taken) = self.take(&room).await else {
                room.driven.store(false, Ordering::SeqCst);
                return;
            };
            let sitting = seated(&mut taken);
            let seq = sitting.game.len();
            let thought = sitting.thought(Rng::new(seed()));
            let stop = *self.closing.borrow();
            let Some((seat, thought)) = thought.filter(|_| !stop) else {
                // Said while the match is held: who changes it next sees it.
                room.driven.store(false, Ordering::SeqCst);
                return;
            };
            drop(taken);
            let action = match thought {
                Some(thought) => self.think(thought).await,
                None => None,
            };
            let Ok(taken) = self.take(&room).await else {
                continue;
            };
            let done = self.commit(&room, taken, move |sitting| {
                if sitting.game.len() != seq {
                    return Ok(());
                }
                // A machine that found nothing, or nonsense, takes what comes.
                let played = action.map(|action| sitting.act_for_machine(seat, &action));
                if !matches!(played, Some(Ok(()))) {
                    let any = sitting.game.random_action(&mut Rng::new(seed()));
                    let any = any.ok_or_else(Wrong::broken)?;
                    sitting
                        .act_for_machine(seat, &any)
                        .map_err(Wrong::refused)?;
                }
                Ok(())
            });
            if done.await.is_err() {
                // A full disk, most likely: not at once again.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }

    async fn think(&self, thought: shelf::Thought) -> Option<String> {
        let _turn = self.thinkers.acquire().await.ok()?;
        tokio::task::spawn_blocking(thought).await.ok()
    }

    /// Goes on with the matches in which a machine was asked when the server stopped.
    pub async fn wake(self: Arc<Hall>) {
        let Ok(running) = self.store.running().await else {
            return;
        };
        for row in running {
            let asked = row
                .state
                .asked
                .and_then(|seat| row.seats.get(usize::from(seat)));
            if asked.is_some_and(|seat| seat.by == MACHINE) {
                if let Ok(room) = self.room(&row.id).await {
                    self.drive(room);
                }
            }
        }
    }

    /// A new match; on disk when this returns.
    pub async fn create(
        self: &Arc<Hall>,
        new: NewMatch,
    ) -> Result<(String, Vec<crate::wire::SeatCard>), Wrong> {
        let system = self.library.system(&new.system)?;
        let card = self.library.card(system.id(), &new.scenario);
        let card = card.ok_or_else(|| {
            Wrong::unfit(
                "no-scenario",
                "there is no such scenario: /api/systems lists them",
            )
        })?;
        let seats = seats(card.seats.len(), &new)?;
        let secrets = secrets(seats.len()).map_err(|_| Wrong::not_saved())?;
        let hall = self.clone();
        let open = move || hall.library.start(system, &new.scenario, secrets);
        let game = tokio::task::spawn_blocking(open).await;
        let game = game.map_err(|_| Wrong::broken())??;
        self.open(game, seats).await
    }

    /// Puts a match on the table that has just been set up.
    pub async fn open(
        self: &Arc<Hall>,
        game: Box<dyn AnyMatch>,
        seats: Vec<SeatRow>,
    ) -> Result<(String, Vec<crate::wire::SeatCard>), Wrong> {
        self.admit().await?;
        let id = new_id().map_err(|_| Wrong::not_saved())?;
        let lines = lines(&game.journal());
        let mut row = GameRow {
            id: id.clone(),
            system: game.system().to_owned(),
            scenario: game.scenario().to_owned(),
            created: now(),
            changed: now(),
            seats,
            imported: false,
            head: lines.len() as i64,
            state: State::default(),
        };
        let sitting = Sitting::new(&self.library, &row, game, &[])?;
        row.state = sitting.state();
        let cards = sitting.cards(|seat| Some(self.keys.seat(&id, seat)));
        let written = self.store.create(Opening { row, lines }).await;
        written.map_err(|_| Wrong::not_saved())?;
        let room = self.enter(&id, Some(sitting));
        // The first questions may need nobody.
        self.change(&id, |sitting| {
            sitting.settle();
            Ok(())
        })
        .await?;
        self.drive(room);
        Ok((id, cards))
    }

    /// Takes in the journal of a finished match, to be looked at.
    pub async fn bring(self: &Arc<Hall>, text: String) -> Result<Brought, Wrong> {
        let hall = self.clone();
        let read = move || hall.read(&text);
        let _turn = self.chores.acquire().await;
        let read = tokio::task::spawn_blocking(read).await;
        let opening =
            read.map_err(|_| Wrong::unfit("bad-journal", "this is no match that was played"))??;
        self.admit().await?;
        let id = opening.row.id.clone();
        let written = self.store.create(opening).await;
        written.map_err(|_| Wrong::not_saved())?;
        let token = self.keys.look(&id);
        Ok(Brought { id, token })
    }

    fn read(&self, text: &str) -> Result<Opening, Wrong> {
        let bad = |faults| Wrong::faults("bad-journal", faults);
        let text = table::journal::public(text);
        let journal = Journal::parse("journal", &text).map_err(bad)?;
        let system = shelf::system(&journal.header.system).ok_or_else(|| {
            Wrong::unfit(
                "bad-journal",
                "the header names a system that is not known here",
            )
        })?;
        let game = system
            .replay(&self.library.content, &journal)
            .map_err(bad)?;
        if journal.over.is_none() {
            return Err(Wrong::unfit(
                "not-over",
                "the match of this journal is not over: bring it when it is, or go on with it by 'grognard play --load'",
            ));
        }
        let far = SeatRow {
            by: "far".to_owned(),
            level: None,
        };
        let lines = lines(&text);
        let mut row = GameRow {
            id: new_id().map_err(|_| Wrong::not_saved())?,
            system: game.system().to_owned(),
            scenario: game.scenario().to_owned(),
            created: now(),
            changed: now(),
            seats: vec![far; game.seats().len()],
            imported: true,
            head: lines.len() as i64,
            state: State::default(),
        };
        row.state = Sitting::new(&self.library, &row, game, &[])?.state();
        Ok(Opening { row, lines })
    }

    /// Whether there is room for one more match.
    async fn admit(&self) -> Result<(), Wrong> {
        match self.store.count().await? < self.limits.matches {
            true => Ok(()),
            false => Err(Wrong::too_many(
                "this server holds as many matches as it may: its owner can move the data folder away",
            )),
        }
    }

    /// Plays an action of a seat.
    pub async fn act(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        seq: usize,
        action: String,
    ) -> Result<Acted, Wrong> {
        let acted = self.change(id, move |sitting| {
            if let Some(events) = sitting.repeated(seat, seq, &action) {
                return Ok((seq + 1, events));
            }
            if sitting.game.len() != seq {
                return Err(Wrong::stale(sitting.game.len()));
            }
            let events = sitting.act(seat, &action).map_err(Wrong::refused)?;
            Ok((seq + 1, events))
        });
        let (seq, events) = acted.await?;
        Ok(Acted { seq, events })
    }

    /// Takes a seat's last action back; where the match then stands.
    pub async fn undo(self: &Arc<Hall>, id: &str, seat: Seat, seq: usize) -> Result<usize, Wrong> {
        let undone = self.change(id, move |sitting| {
            if sitting.game.len() != seq {
                return Err(Wrong::stale(sitting.game.len()));
            }
            sitting.undo(seat).map_err(Wrong::barred)?;
            Ok(sitting.game.len())
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
                        order.moment,
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

fn seats(wanted: usize, new: &NewMatch) -> Result<Vec<SeatRow>, Wrong> {
    if new.seats.len() != wanted {
        return Err(Wrong::unfit(
            "bad-seats",
            format!("this scenario has {wanted} seats: say of each who sits there"),
        ));
    }
    let known = crate::levels::levels();
    let seat = |(i, seat): (usize, &crate::wire::NewSeat)| {
        let level = match (seat.by.as_str(), &seat.level) {
            ("here" | "far", None) => None,
            (MACHINE, level) => Some(level.clone().unwrap_or_else(|| known[0].id.to_owned())),
            _ => {
                return Err(Wrong::unfit(
                    "bad-seats",
                    format!(
                        "seats[{i}]: by is here, far or machine, and only a machine has a level"
                    ),
                ));
            }
        };
        if level
            .as_ref()
            .is_some_and(|level| known.iter().all(|known| known.id != level))
        {
            return Err(Wrong::unfit(
                "bad-seats",
                format!("seats[{i}]: there is no such level: /api/levels lists them"),
            ));
        }
        Ok(SeatRow {
            by: seat.by.clone(),
            level,
        })
    };
    new.seats.iter().enumerate().map(seat).collect()
}

fn lines(journal: &str) -> Vec<Line> {
    let line = |text: &str| Line {
        text: text.to_owned(),
        unasked: false,
    };
    journal.lines().map(line).collect()
}

fn secrets(seats: usize) -> std::io::Result<Secrets> {
    let keys: std::io::Result<Vec<Key32>> = (0..seats).map(|_| Ok(Key32(random()?))).collect();
    Ok(Secrets {
        server: Key32(random()?),
        seats: keys?,
    })
}

/// A seed for what a machine does by chance; it is no part of the match.
fn seed() -> u64 {
    random().map_or(0, u64::from_le_bytes)
}
