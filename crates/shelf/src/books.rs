//! Books that are open, so that matches of one scenario share one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::commit::Key32;
use table::commit::REHEARSAL;
use table::lesson::{self, LESSON, MOVES};
use table::{Content, Fault, Game, MatchSpec};

/// So many books stay open although nobody plays by them; those that somebody plays by always do.
const BOOKS: usize = 64;

/// Which book: the hash of the files it is opened from, the scenario, the options.
type Key = ([u8; 32], String, BTreeMap<String, String>);

/// A book that is open.
pub(crate) struct Opened<G: Game> {
    pub book: Arc<G>,
    /// The files that were read to open it: from them alone it opens the same.
    pub pinned: Content,
    /// Where a match begins that does not begin with a set-up: at the end of a lesson.
    pub start: Option<G::State>,
}

impl<G: Game> Clone for Opened<G> {
    fn clone(&self) -> Opened<G> {
        Opened {
            book: self.book.clone(),
            pinned: self.pinned.clone(),
            start: self.start.clone(),
        }
    }
}

/// The books of a system that are open.
pub(crate) struct Books<G: Game>(Mutex<Shelf<G>>);

struct Shelf<G: Game> {
    /// By the files that were read.
    opened: BTreeMap<Key, Opened<G>>,
    /// By all files that were there: the hash of those that were read.
    read: BTreeMap<Key, Key32>,
}

impl<G: Game> Shelf<G> {
    fn find(&self, key: &Key) -> Option<Opened<G>> {
        let (all, scenario, options) = key;
        let read = self.read.get(key).map_or(*all, |read| read.0);
        let key = (read, scenario.clone(), options.clone());
        self.opened.get(&key).cloned()
    }

    /// Keeps a book, or gives back the one that is kept.
    fn keep(&mut self, key: Key, opened: Opened<G>) -> Opened<G> {
        let hash = opened.pinned.hash();
        let own = (hash.0, key.1.clone(), key.2.clone());
        let kept = self.opened.entry(own).or_insert(opened).clone();
        self.read.insert(key, hash);
        if self.opened.len() > BOOKS {
            self.opened
                .retain(|_, opened| Arc::strong_count(&opened.book) > 1);
        }
        if self.read.len() > 2 * self.opened.len().max(BOOKS) {
            self.read.clear();
        }
        kept
    }
}

impl<G: Game> Books<G> {
    pub const fn new() -> Books<G> {
        Books(Mutex::new(Shelf {
            opened: BTreeMap::new(),
            read: BTreeMap::new(),
        }))
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The book of a match, opened now or found open.
    pub fn open(&self, content: &Content, spec: &MatchSpec) -> Result<Opened<G>, Vec<Fault>> {
        if spec.draft.is_some() {
            // A position of one's own is looked at once.
            return fresh(content, spec);
        }
        if spec.options.contains_key(REHEARSAL) {
            // Whatever its dice, the book is the same.
            return self.open(content, &without(spec, REHEARSAL));
        }
        let (scenario, options) = (spec.scenario.clone(), spec.options.clone());
        let key = (content.hash().0, scenario, options);
        if let Some(found) = self.shelf().find(&key) {
            return Ok(found);
        }
        if spec.options.contains_key(MOVES) {
            // Whatever a learner has done, the book is the same.
            return after(self.open(content, &without(spec, MOVES))?, spec);
        }
        // Not while the shelf is held: others go on. Who opens the same at the same time takes the first.
        let opened = fresh(content, spec)?;
        Ok(self.shelf().keep(key, opened))
    }
}

fn fresh<G: Game>(content: &Content, spec: &MatchSpec) -> Result<Opened<G>, Vec<Fault>> {
    let traced = content.traced();
    let book = match spec.options.get(LESSON) {
        Some(id) => {
            let lesson = lesson::read(&traced, G::SYSTEM, id)?;
            let opened = G::open(&traced, &lesson.spec());
            opened.map_err(|faults| lesson.located(faults))?
        }
        None => G::open(&traced, spec)?,
    };
    Ok(Opened {
        book: Arc::new(book),
        pinned: traced.taken(),
        start: None,
    })
}

fn without(spec: &MatchSpec, option: &str) -> MatchSpec {
    let mut spec = spec.clone();
    spec.options.remove(option);
    spec
}

/// The book of a lesson, with the position at its end.
fn after<G: Game>(opened: Opened<G>, spec: &MatchSpec) -> Result<Opened<G>, Vec<Fault>> {
    let (Some(id), Some(moves)) = (spec.options.get(LESSON), spec.options.get(MOVES)) else {
        let what = "there are moves of a lesson, but no lesson";
        return Err(vec![Fault::new("options", MOVES, what, "name the lesson")]);
    };
    let lesson = Arc::new(lesson::read(&opened.pinned, G::SYSTEM, id)?);
    let start = lesson::after(opened.book.clone(), lesson, moves)?;
    Ok(Opened {
        start: Some(start),
        ..opened
    })
}
