//! One match at the table: who sits there, what is answered for whom, what each sees.

mod back;
mod follow;
mod resign;
mod seen;

use crate::error::Wrong;
use crate::keys::{self};
use crate::lessons::side;
use crate::levels;
use crate::pinned::Pinned;
use crate::recent::{Recent, Told};
use crate::stock::Library;
use crate::store::{Append, GameRow, Going, Invite, Line, SeatRow, State, Unread};
use crate::wire::{self, Agreed};
use hex::Map;
use shelf::{Advising, Mind, System};
use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::{SystemTime, UNIX_EPOCH};
use table::commit::REHEARSAL;
use table::journal::{Journal, Step};
use table::lesson::{self, Guide};
use table::orders::{self, Standing};
use table::{AnyMatch, Fault, Refused, Seat, Text, Turn, Viewer};

/// A person is answered for at most so often in a row: more is a fault of the rules.
const ANSWERS: usize = 10_000;

/// A machine that waits for a person remembers for so many milliseconds.
const MINDFUL: i64 = 10_000;

/// The name by which a machine sits.
pub(crate) const MACHINE: &str = "machine";
/// The name by which one far away sits.
pub(crate) const FAR: &str = "far";

/// What is to be written of a change.
pub(crate) enum Unwritten {
    /// What a match goes on with.
    Match(Box<Append>),
    /// Where a learner is now, and how often he was led on before.
    Lesson(String, i64),
}

/// A match and those who sit at it.
pub(crate) struct Sitting {
    pub id: String,
    pub system: &'static dyn System,
    pub game: Box<dyn AnyMatch>,
    pub seats: Vec<SeatRow>,
    title: Text,
    date: Text,
    sides: Vec<Text>,
    agreed: Vec<Agreed>,
    map: Arc<Map>,
    /// The name by which the library has it.
    map_name: String,
    /// What it was begun with.
    pub pinned: Pinned,
    pub standing: Standing,
    /// By seat: the machine that sits there, while it does not think.
    minds: HashMap<Seat, Box<dyn Mind>>,
    /// By seat: the machine that advises there, while it does not think.
    advisers: HashMap<Seat, Box<dyn Advising>>,
    /// When one of them last thought.
    thought: i64,
    /// The actions that stand: whether nobody was asked.
    done: Vec<bool>,
    /// The rest of a way that somebody goes.
    way: Option<Going>,
    /// How many lines the journal has on disk, and how many entries; how often the match was changed there.
    head: i64,
    saved: usize,
    pub version: i64,
    /// By entry that is not on disk yet: whether nobody was asked.
    unsaved: Vec<bool>,
    /// Whose standing orders are to be written.
    ordered: Vec<Seat>,
    /// Whether who sits where is to be written.
    reseated: bool,
    /// What was written for whom, if it is still kept.
    envelopes: HashMap<Viewer, Weak<Told>>,
    odds: HashMap<Seat, Weak<Told>>,
    recent: Arc<Recent>,
    /// How often a machine has arranged a set-up: no two are the same.
    pub arranged: u32,
    /// Who leads through it, if it is a lesson: it is in memory alone then.
    pub guide: Option<Guide>,
}

impl Sitting {
    /// Seats a match that is new or was folded from its journal.
    pub fn new(
        library: &Library,
        row: &GameRow,
        game: Box<dyn AnyMatch>,
        pinned: Pinned,
    ) -> Result<Sitting, Wrong> {
        let system = library.system(game.system())?;
        let view = game.view(Viewer::Everyone);
        let card = pinned.card(library, system, game.scenario());
        let card = card.as_ref();
        let (map_name, map) = pinned.laid(library, system, &view.map, &*game)?;
        let plain = || {
            { game.seats().iter() }
                .map(|seat| side(system.id(), seat))
                .collect()
        };
        let taught = game.options().contains_key(lesson::LESSON);
        let untitled = || match taught {
            true => Text::new("lesson-after"),
            false => system.title(),
        };
        let bad = |faults| Wrong::faults("bad-orders", faults);
        let orders = system.orders(&library.content).map_err(bad)?;
        let alone = system.orders_alone(&library.content).map_err(bad)?;
        let people = row.seats.iter().filter(|seat| seat.by != MACHINE).count();
        let mut standing = Standing::new(orders, row.seats.len(), people < 2).alone(alone);
        // What stood until the end of a turn begins with this one.
        standing.expire(&view, None);
        Ok(Sitting {
            id: row.id.clone(),
            system,
            seats: row.seats.clone(),
            title: card.map_or_else(untitled, |card| card.title.clone()),
            date: card.map_or_else(|| system.title(), |card| card.date.clone()),
            sides: card.map_or_else(plain, |card| card.sides.clone()),
            agreed: wire::agreed(card, game.options()),
            map,
            map_name,
            pinned,
            standing,
            minds: HashMap::new(),
            advisers: HashMap::new(),
            thought: 0,
            done: Vec::new(),
            way: row.state.way.clone(),
            head: row.head,
            saved: game.len() + 1,
            version: row.version,
            unsaved: Vec::new(),
            ordered: Vec::new(),
            reseated: false,
            envelopes: HashMap::new(),
            odds: HashMap::new(),
            recent: library.recent.clone(),
            arranged: 0,
            guide: None,
            game,
        })
    }

    /// Folds a match from the lines of its journal.
    pub fn load(
        library: &Library,
        row: &GameRow,
        lines: Vec<Line>,
        orders: Vec<(u8, String)>,
        pinned: Pinned,
    ) -> Result<Sitting, Unread> {
        let broken = |faults: Vec<Fault>| {
            let first = faults.first().map(ToString::to_string);
            Unread::Damage(first.unwrap_or_default())
        };
        let text: String = lines
            .iter()
            .map(|line| format!("{}\n", line.text))
            .collect();
        let journal = Journal::parse(&row.id, &text).map_err(broken)?;
        let system = library.system(&journal.header.system)?;
        let game = match row.imported {
            true => system.replay(&pinned.content, &journal),
            false => system.resume(&pinned.content, &journal),
        };
        // Before the entries stand the header and, in a match that was played here, its secrets.
        let before = journal.line_of(0) - 1;
        let unasked: Vec<bool> = lines.iter().skip(before).map(|line| line.unasked).collect();
        let mut sitting = Sitting::new(library, row, game.map_err(broken)?, pinned)?;
        sitting.recall(&journal, &unasked);
        sitting.heed(orders);
        Ok(sitting)
    }

    /// Takes standing orders as they were written.
    fn heed(&mut self, orders: Vec<(u8, String)>) {
        for (seat, words) in orders {
            let orders = orders::parse("orders", &words);
            if let (Ok(orders), true) = (orders, usize::from(seat) < self.seats.len()) {
                self.standing.of_mut(Seat(seat)).orders = orders;
            }
        }
    }

    /// Which of the entries stand. `unasked`: of each, whether nobody was asked.
    fn recall(&mut self, journal: &Journal, unasked: &[bool]) {
        for (n, entry) in journal.entries.iter().enumerate() {
            match entry.step {
                Step::Start | Step::Resign { .. } => {}
                Step::Do { .. } => self.done.push(unasked.get(n).copied().unwrap_or(false)),
                Step::Undo { .. } => drop(self.done.pop()),
            }
        }
    }

    pub fn over(&self) -> bool {
        matches!(self.game.turn(), Turn::Over(_))
    }
    fn machine(&self, seat: Seat) -> bool {
        let row = self.seats.get(seat.index());
        row.is_some_and(|row| row.by == MACHINE)
    }
    /// Whether a machine has to think.
    pub fn machine_asked(&self) -> bool {
        // In a lesson the script answers.
        self.guide.is_none() && matches!(self.game.turn(), Turn::Ask(ask) if self.machine(ask.seat))
    }
    /// How a seat may look at it: once it is over, everybody sees all.
    pub fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match seat {
            _ if self.over() => Viewer::Referee,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Everyone,
        }
    }

    fn play(&mut self, seat: Seat, action: &str, unasked: bool) -> Result<(), Refused> {
        self.game.play(seat, action)?;
        self.done.push(unasked);
        self.changed(unasked);
        Ok(())
    }

    fn changed(&mut self, unasked: bool) {
        self.unsaved.push(unasked);
        self.forget_seen();
    }

    /// What was written for those who look is no longer so.
    pub(crate) fn forget_seen(&mut self) {
        self.envelopes.clear();
        self.odds.clear();
    }

    /// Plays what a person or a machine has decided; what a person wants to do `then` is done as long as nothing
    /// comes between.
    pub fn act(&mut self, seat: Seat, action: &str, then: Vec<String>) -> Result<(), Refused> {
        if self.guide.is_some() {
            return self.learn(action, &then);
        }
        self.play(seat, action, false)?;
        // The answer of another to a step does not end the way; any other decision of his own does.
        if self.way.as_ref().is_none_or(|way| way.seat == seat) {
            let steps = then.into();
            self.way = Some(Going { seat, steps }).filter(|way| !way.steps.is_empty());
        }
        self.settle();
        Ok(())
    }

    /// Whether this seat has sent this action for this state of the match before, and it was done.
    pub fn repeated(&self, seat: Seat, seq: usize, action: &str) -> bool {
        seq.checked_add(1).is_some_and(|number| {
            let entry = self.game.entry(number);
            entry.is_some_and(|(by, ..)| by == seat) && self.game.meant(number, action)
        })
    }

    /// Answers for people who need not be asked, until somebody must be.
    pub fn settle(&mut self) {
        if self.guide.is_some() {
            return;
        }
        for _ in 0..ANSWERS {
            let Turn::Ask(ask) = self.game.turn() else {
                return;
            };
            if self.standing.fleeting() {
                let seen = self.game.view(Viewer::Everyone);
                if self.standing.expire(&seen, self.system.ended(ask.moment)) {
                    self.ordered = (0..self.seats.len() as u8).map(Seat).collect();
                }
            }
            if self.machine(ask.seat) {
                return;
            }
            if let Some(step) = self.next_step(ask.seat) {
                if self.play(ask.seat, &step, true).is_err() {
                    return;
                }
                continue;
            }
            let view = self.game.view(Viewer::Seat(ask.seat));
            let Some(answer) = self.standing.answer(&ask, &view) else {
                return;
            };
            if self.play(ask.seat, &answer, true).is_err() {
                return;
            }
        }
    }

    /// The next step of a way, if it is this seat's and nothing has come between.
    fn next_step(&mut self, seat: Seat) -> Option<String> {
        self.way.as_ref().filter(|way| way.seat == seat)?;
        // What could not be taken back has shown something: who goes there looks again.
        let quiet = self.may_undo(seat).is_ok();
        let way = self.way.as_mut()?;
        let step = way.steps.pop_front().filter(|_| quiet);
        let step = step.filter(|step| matches!(self.game.why_not(seat, step), Ok(None)));
        if step.is_none() {
            self.way = None;
        }
        step
    }

    /// The machine that is asked, having looked at the match; it is given back with [`Sitting::mind_back`].
    pub fn mind(&mut self) -> Option<(Seat, Option<Box<dyn Mind>>)> {
        let Turn::Ask(ask) = self.game.turn() else {
            return None;
        };
        let row = self.seats.get(ask.seat.index())?;
        if row.by != MACHINE {
            return None;
        }
        let player = levels::player(row.level.as_deref());
        // Where the dice are known, what it does may not depend on how long anybody took.
        let known = self.game.options().contains_key(REHEARSAL);
        let mind = self.minds.remove(&ask.seat).filter(|_| !known);
        let mut mind = mind.unwrap_or_else(|| self.system.mind(player, self.luck()));
        let looked = mind.look(&*self.game);
        Some((ask.seat, looked.then_some(mind)))
    }

    /// The machine of a seat has thought.
    pub fn mind_back(&mut self, seat: Seat, mind: Box<dyn Mind>) {
        self.minds.insert(seat, mind);
        self.thought = now();
    }

    /// The machine that has advised at a seat before; it is given back with [`Sitting::adviser_back`].
    pub fn adviser(&mut self, seat: Seat) -> Option<Box<dyn Advising>> {
        // Where the dice are known, what it says may not depend on what it was asked before.
        let known = self.game.options().contains_key(REHEARSAL);
        self.advisers.remove(&seat).filter(|_| !known)
    }

    /// The machine that advises at a seat has thought.
    pub fn adviser_back(&mut self, seat: Seat, adviser: Box<dyn Advising>) {
        self.advisers.insert(seat, adviser);
        self.thought = now();
    }

    /// Machines that wait for a person forget after a while what they have found out: it may be much, and they
    /// would have to begin anew in their next turn.
    pub fn rest(&mut self, now: i64) {
        if !self.machine_asked() && now - self.thought > MINDFUL {
            self.minds = HashMap::new();
            self.advisers = HashMap::new();
        }
    }

    /// Somebody far away takes a seat; `claim`: what is kept of his. Nobody else takes it then.
    pub fn sit(&mut self, seat: Seat, claim: String) -> Result<(), Wrong> {
        let row = self.seats.get_mut(seat.index());
        let row = row.ok_or_else(Wrong::no_invitation)?;
        match &row.invite {
            Some(Invite::Open) => {
                row.invite = Some(Invite::Taken(claim));
                self.reseated = true;
                self.envelopes.clear();
                Ok(())
            }
            // Hashes are compared in constant time.
            Some(Invite::Taken(by)) if keys::read(by) == keys::read(&claim) => Ok(()),
            _ => Err(Wrong::taken()),
        }
    }

    /// New standing orders of a seat.
    pub fn order(&mut self, seat: Seat, orders: Vec<orders::Order>) {
        // What is to stand until the end of a turn begins with this one.
        self.standing
            .expire(&self.game.view(Viewer::Everyone), None);
        self.standing.of_mut(seat).orders = orders;
        self.ordered.push(seat);
    }

    /// The standing orders of a seat, one a line.
    pub fn orders(&self, seat: Seat) -> String {
        let orders = &self.standing.of(seat).orders;
        orders.iter().map(|order| format!("{order}\n")).collect()
    }

    /// What is to be written now; nothing if all of it is.
    pub fn append(&mut self) -> Option<Append> {
        let unchanged = self.unsaved.is_empty() && self.ordered.is_empty() && !self.reseated;
        if unchanged || self.guide.is_some() {
            return None;
        }
        let unasked = std::mem::take(&mut self.unsaved);
        let text = match unasked.is_empty() {
            true => String::new(),
            false => self.game.journal_after(self.saved),
        };
        let flags = unasked.into_iter().chain(std::iter::repeat(false));
        let line = |(text, unasked): (&str, bool)| Line {
            text: text.to_owned(),
            unasked,
        };
        let lines: Vec<Line> = text.lines().zip(flags).map(line).collect();
        let orders = std::mem::take(&mut self.ordered).into_iter();
        let append = Append {
            id: self.id.clone(),
            head: self.head,
            version: self.version,
            changed: now(),
            state: self.state(),
            orders: orders.map(|seat| (seat.0, self.orders(seat))).collect(),
            seats: std::mem::take(&mut self.reseated).then(|| self.seats.clone()),
            machine: self.machine_asked(),
            lines,
        };
        self.version += 1;
        self.head += append.lines.len() as i64;
        self.saved = self.game.len() + 1;
        Some(append)
    }

    /// What is to be written now; `was`: where the learner was, if it is a lesson that is written down.
    pub fn unwritten(&mut self, was: Option<String>) -> Option<Unwritten> {
        let Some(was) = was else {
            return Some(Unwritten::Match(Box::new(self.append()?)));
        };
        let place = self.place().filter(|place| *place != was)?;
        self.version += 1;
        Some(Unwritten::Lesson(place, self.version - 1))
    }

    /// How many lines its journal has on disk.
    pub fn head(&self) -> i64 {
        self.head
    }

    /// How it stands, for lists.
    pub fn state(&self) -> State {
        let mut state = State {
            seq: self.game.len(),
            round: self.game.round(),
            options: self.game.options().clone(),
            way: self.way.clone(),
            ..State::default()
        };
        match self.game.turn() {
            Turn::Ask(ask) => state.asked = Some(ask.seat.0),
            Turn::Over(outcome) => {
                state.over = true;
                state.winner = outcome.winner.map(|seat| seat.0);
            }
        }
        state
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
