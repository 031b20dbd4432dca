//! A match: a book, a state, and the record of how it came about.

mod any;
mod course;
mod entries;
mod export;
mod resign;
mod told;
mod walk;

use crate::commit::{Key32, Secrets, check_names};
use crate::journal::{Entry, Header, Journal, Link, Over, Step};
use crate::orders::PASS;
use crate::{
    Actions, Ask, Barred, Chance, Event, Fault, Game, Known, MatchSpec, Refusal, Refused, Seat,
    Stands, Teller, Text, Turn, Unscripted, Viewer,
};
use entries::Entries;
use serde::Serialize;
use std::sync::Arc;
use told::{Again, Told};

pub use walk::Decided;

/// The hash of a state: BLAKE3 over its postcard bytes. The journal has it after every action.
pub fn state_hash<S: Serialize>(state: &S) -> [u8; 32] {
    let bytes = postcard::to_allocvec(state).expect("a state is plain data");
    *blake3::hash(&bytes).as_bytes()
}

/// After so many actions the state is kept, so that undo need not begin at the beginning.
const SNAPSHOT_EVERY: usize = 16;
/// Of those that are older than so many actions …
const SNAPSHOT_RECENT: usize = 48;
/// … only every so many actions' stay: nobody goes there often.
const SNAPSHOT_SELDOM: usize = 128;

/// So many actions may be taken back in a match, and twice as many as stand: no person does, and a program that did
/// would fill the disk.
const UNDOS: usize = 500;

/// A match of one system.
pub struct Match<G: Game> {
    book: Arc<G>,
    /// What was agreed, the secrets, the end; what was done is in `entries`.
    head: Journal,
    entries: Entries,
    /// Known to the owner of the match only.
    seed: Option<[u8; 32]>,
    /// How many outcomes have been drawn, those taken back included: the index of the next.
    drawn: u64,
    state: G::State,
    /// The actions that stand, by entry, in order.
    live: Vec<u32>,
    /// The state after so many of these; the first is the set-up.
    snapshots: Vec<(usize, G::State)>,
    told: Told,
    /// The links of the header and of each entry, so that what is new can be written alone.
    links: Vec<Link>,
}

impl<G: Game> Match<G> {
    /// A new match of a scenario, set up and waiting for its first answer. A position of
    /// one's own is refused: its journal could not be folded from actions alone.
    pub fn new(book: Arc<G>, spec: &MatchSpec, secrets: Secrets) -> Result<Self, Vec<Fault>> {
        Self::begin(book, spec, secrets, None)
    }

    /// A new match whose journal says with which content it was begun.
    pub fn begin(
        book: Arc<G>,
        spec: &MatchSpec,
        secrets: Secrets,
        content: Option<Key32>,
    ) -> Result<Self, Vec<Fault>> {
        Self::begin_at(book, spec, secrets, content, None)
    }

    /// A new match that begins in a position which follows from what was agreed: whoever has its journal finds the same
    /// one, and folds on from there.
    pub fn begin_at(
        book: Arc<G>,
        spec: &MatchSpec,
        secrets: Secrets,
        content: Option<Key32>,
        from: Option<G::State>,
    ) -> Result<Self, Vec<Fault>> {
        let seats = book.seats();
        let refuse = |at: &str, what: String, mend: &str| {
            let file = format!("{}/{}", G::SYSTEM, spec.scenario);
            Err(vec![Fault::new(&file, at, what, mend)])
        };
        if spec.draft.is_some() {
            let what = "a match begins from its scenario, not from a draft".to_owned();
            return refuse("draft", what, "seat the draft in a case");
        }
        if let Err(what) = check_names(&seats) {
            return refuse("seats", what, "a name of its own for each seat");
        }
        let header = Header {
            system: G::SYSTEM.to_owned(),
            scenario: spec.scenario.clone(),
            options: spec.options.clone(),
            edition: G::EDITION,
            commitments: secrets.commitments(&seats),
            seats,
            content,
            given: None,
        };
        let seed = secrets.seed(&header.agreed());
        let record = Journal {
            file: String::new(),
            header,
            keep: Some(secrets),
            entries: Vec::new(),
            over: None,
        };
        let mut chance = Chance::keyed(seed, 0);
        let mut started = Self::set_up(book, record, &mut chance, from);
        started.finish();
        Ok(started)
    }

    /// The match after its set-up, or in the position that stands for it; `record` has no entry yet.
    pub(crate) fn set_up(
        book: Arc<G>,
        record: Journal,
        chance: &mut Chance,
        from: Option<G::State>,
    ) -> Self {
        let mut teller = Teller::listening();
        let state = from.unwrap_or_else(|| book.start(chance, &mut teller));
        let agreed = record.header.agreed();
        let seed = record.keep.as_ref().map(|secrets| secrets.seed(&agreed));
        let mut started = Match {
            book,
            links: vec![record.first_link()],
            head: record,
            entries: Entries::default(),
            seed,
            drawn: 0,
            snapshots: vec![(0, state.clone())],
            state,
            live: Vec::new(),
            told: Told::default(),
        };
        started.push(Step::Start, chance.log().to_vec(), teller.take());
        started
    }

    /// The book on the table.
    pub fn book(&self) -> &Arc<G> {
        &self.book
    }
    /// The whole state: for the owner of the match and for the referee.
    pub fn state(&self) -> &G::State {
        &self.state
    }
    /// The record so far. It holds everything: see [`Journal::text`] and [`Match::masked`].
    pub fn record(&self) -> Journal {
        Journal {
            entries: self.entries.from(0),
            ..self.head.clone()
        }
    }
    /// An entry of the record that is there.
    pub(crate) fn entry_at(&self, n: usize) -> Entry {
        self.entries.at(n)
    }
    /// What is appended to a record that holds the first so many entries.
    fn record_after(&self, entries: usize) -> String {
        let link = self.links.get(entries).or(self.links.last());
        let rest = Journal {
            entries: self.entries.from(entries),
            ..self.head.clone()
        };
        rest.text_after(0, link.copied())
    }
    /// What a viewer knows.
    pub fn known(&self, viewer: Viewer) -> Known<G::State> {
        Known::mask(&*self.book, &self.state, viewer)
    }
    pub(crate) fn drawn(&self) -> u64 {
        self.drawn
    }
    fn asked(&self) -> Option<Ask> {
        match self.now() {
            Turn::Ask(ask) => Some(ask),
            Turn::Over(_) => None,
        }
    }

    /// Reads an action of the seat asked, and says why it is not legal if it is not:
    /// both from what that seat knows.
    #[allow(clippy::type_complexity)]
    pub(crate) fn consider(
        &self,
        seat: Seat,
        text: &str,
    ) -> Result<(G::Action, String, Option<Refusal>), Refused> {
        if self.asked().is_none_or(|ask| ask.seat != seat) {
            return Err(Refused::NotAsked);
        }
        let known = self.known(Viewer::Seat(seat));
        let action = self.book.read(&known, text).map_err(Refused::Unreadable)?;
        let mut list = Actions::new();
        self.book.legal(&known, &mut list);
        let refusal = (!list.contains(action))
            .then(|| self.book.why_not(&known, action).unwrap_or_else(not_now));
        Ok((action, self.book.write(&known, action), refusal))
    }

    /// Plays an action in its notation; what the seat heard of it comes back.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Event>, Refused> {
        let (action, written, refusal) = self.consider(seat, text)?;
        if let Some(refusal) = refusal {
            return Err(Refused::Forbidden(refusal));
        }
        let Some(seed) = self.seed else {
            return Err(no_secrets());
        };
        self.perform(seat, action, written, &mut Chance::keyed(seed, self.drawn));
        self.finish();
        let last = self.told.len() - 1;
        Ok(Again::new(self).heard(last, Viewer::Seat(seat)))
    }

    /// Plays an action with the dice and cards of a script; how many of its words were used.
    pub fn play_scripted(
        &mut self,
        seat: Seat,
        text: &str,
        script: &[String],
    ) -> Result<usize, Unscripted> {
        let considered = self.consider(seat, text).map_err(Unscripted::Refused)?;
        let (action, written, refusal) = considered;
        if let Some(refusal) = refusal {
            return Err(Unscripted::Refused(Refused::Forbidden(refusal)));
        }
        // On a copy first: what came of a script that does not fit is worth nothing.
        let mut chance = Chance::script(script);
        let mut next = self.state.clone();
        self.book
            .apply(&mut next, action, &mut chance, &mut Teller::silent());
        if let Some(misfit) = chance.fault() {
            let seats = &self.head.header.seats;
            let name = seats.get(misfit.seat.index()).map_or("nobody", |name| name);
            let told = misfit.told(name);
            return Err(match misfit.word {
                None => Unscripted::RanOut(told),
                Some(_) => Unscripted::Misfit(told),
            });
        }
        let used = chance.used();
        self.perform(seat, action, written, &mut Chance::script(script));
        self.finish();
        Ok(used)
    }

    /// Applies a legal action and records it.
    pub(crate) fn perform(
        &mut self,
        seat: Seat,
        action: G::Action,
        written: String,
        chance: &mut Chance,
    ) {
        let mut teller = Teller::listening();
        self.book
            .apply(&mut self.state, action, chance, &mut teller);
        let step = Step::Do {
            seat,
            action: written,
            probed: teller.probed(),
        };
        self.push(step, chance.log().to_vec(), teller.take());
    }

    fn push(&mut self, step: Step, chance: Vec<String>, told: Vec<Event>) {
        let n = self.entries.len() as u32;
        if let Step::Do { .. } = step {
            self.live.push(n);
            if self.live.len().is_multiple_of(SNAPSHOT_EVERY) {
                self.snapshots.push((self.live.len(), self.state.clone()));
            }
        }
        self.drawn += chance.len() as u64;
        self.told.push(told, self.head.header.seats.len());
        let entry = Entry {
            n,
            step,
            chance,
            hash: self.hash_now(),
        };
        let before = *self.links.last().expect("the header has a link");
        self.links.push(self.head.next_link(before, &entry));
        self.entries.push(&entry);
        self.forget();
    }

    fn hash_now(&self) -> Key32 {
        Key32(state_hash(&self.state))
    }

    /// When the match is over, the secrets are revealed and it is closed.
    pub(crate) fn finish(&mut self) {
        let Turn::Over(outcome) = self.now() else {
            return;
        };
        let Some(reveal) = self.head.keep.take() else {
            return;
        };
        self.seed = None;
        self.head.over = Some(Over {
            winner: outcome.winner,
            reveal,
            hash: self.hash_now(),
        });
    }

    /// Closes it as its journal does; what was kept is revealed now.
    pub(crate) fn close(&mut self, over: Over) {
        (self.seed, self.head.keep) = (None, None);
        self.head.over = Some(over);
    }

    /// The last action that stands, or the one `back` before it.
    fn standing(&self, back: usize) -> Option<(u32, Stands)> {
        let entry = self.entries.at(*self.live.iter().nth_back(back)? as usize);
        let Step::Do {
            seat,
            probed,
            ref action,
        } = entry.step
        else {
            unreachable!("only actions stand")
        };
        let barred = if !entry.chance.is_empty() {
            Some(Barred::Chance)
        } else if probed || self.asked().is_none() {
            // The end of a match shows everything.
            Some(Barred::Probe)
        } else {
            None
        };
        let pass = action == PASS;
        Some((entry.n, Stands { seat, pass, barred }))
    }

    /// Whether the seat may take the last action back by itself: its own, which drew
    /// nothing, looked at nothing hidden, and which nobody has answered.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Barred> {
        self.could_undo(seat)?;
        self.seldom(0)
    }

    /// Whether so little was taken back that one more may be, after `back` more.
    fn seldom(&self, back: usize) -> Result<(), Barred> {
        // Every entry after the set-up stands, was taken back, or took one back.
        let undone = (self.entries.len() - 1 - self.live.len()) / 2;
        let standing = self.live.len().saturating_sub(back);
        match undone + back < UNDOS + 2 * standing {
            true => Ok(()),
            false => Err(Barred::Often),
        }
    }

    /// The same, however often something was taken back: journals are older than that bound.
    pub(crate) fn could_undo(&self, seat: Seat) -> Result<(), Barred> {
        match self.standing(0) {
            None => Err(Barred::Nothing),
            Some((_, stands)) if stands.seat != seat => Err(Barred::OtherSeat),
            Some((_, stands)) => stands.barred.map_or(Ok(()), Err),
        }
    }

    /// Takes the seat's last action back. The record keeps both.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Barred> {
        self.may_undo(seat)?;
        self.take_back(seat, false);
        Ok(())
    }

    /// Takes the last action back with everybody's consent, across a roll or another
    /// seat's answer: for unrated matches. What was drawn is spent and does not come again.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<(), Barred> {
        if self.live.is_empty() {
            return Err(Barred::Nothing);
        }
        if self.asked().is_none() {
            return Err(Barred::Probe);
        }
        self.seldom(0)?;
        self.take_back(seat, true);
        Ok(())
    }

    pub(crate) fn last_live(&self) -> Option<u32> {
        self.live.last().copied()
    }

    pub(crate) fn take_back(&mut self, seat: Seat, agreed: bool) {
        let depth = self.live.len() - 1;
        let of = self.live[depth];
        let told = self.told_of_undo(seat, of, agreed);
        self.state = self.state_at(depth);
        self.live.truncate(depth);
        self.snapshots.retain(|(at, _)| *at <= depth);
        self.push(Step::Undo { seat, of, agreed }, Vec::new(), told);
    }

    /// The state after the first `depth` actions that stand, folded from the nearest snapshot.
    fn state_at(&self, depth: usize) -> G::State {
        let nearest = self.snapshots.iter().rfind(|(at, _)| *at <= depth);
        let (from, state) = nearest.expect("the set-up is kept");
        let mut state = state.clone();
        for &n in &self.live[*from..depth] {
            self.redo(&mut state, n, &mut Teller::silent());
        }
        state
    }

    /// Does an action that stands once more.
    fn redo(&self, state: &mut G::State, n: u32, teller: &mut Teller) {
        let entry = self.entries.at(n as usize);
        let Step::Do { seat, action, .. } = &entry.step else {
            unreachable!("only actions stand")
        };
        let known = Known::mask(&*self.book, state, Viewer::Seat(*seat));
        let action = self.book.read(&known, action).expect("the table wrote it");
        self.book
            .apply(state, action, &mut Chance::script(&entry.chance), teller);
    }
}

/// A match whose dice are kept elsewhere can be looked at alone.
fn no_secrets() -> Refused {
    Refused::Forbidden(Refusal {
        rules: Vec::new(),
        text: Text::new("table-no-secrets"),
    })
}

fn not_now() -> Refusal {
    Refusal {
        rules: Vec::new(),
        text: Text::new("table-not-now"),
    }
}
