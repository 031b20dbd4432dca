//! Which of the two rulebooks is on the table. They share a trunk, written in the words of the first.

use crate::book::Book;
use crate::kinds::{Class, Terrain};
use std::marker::PhantomData;
use std::ops::Deref;

/// A rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Combat Commander: Europe.
    Europe,
    /// Great War Commander.
    GreatWar,
}

impl Edition {
    /// The id of its system: the folder of its content, and how the keys of its words begin.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::Europe => "cce",
            Edition::GreatWar => "gwc",
        }
    }
}

/// The trunk's word for a thing, and that of Great War Commander.
const WORDS: [(&str, &str); 7] = [
    ("broken", "demoralised"),
    ("bunker", "blockhouse"),
    ("pillbox", "casemate"),
    ("gully", "ditch"),
    ("stream", "river"),
    ("water-barrier", "water"),
    ("major-bridge", "bridge"),
];
/// The same for the classes of Units: "squad" is a word of both, for different things.
const CLASSES: [(Class, &str); 2] = [(Class::Squad, "section"), (Class::Team, "squad")];

impl Edition {
    /// The word that data, drafts and views of this rulebook have for what the trunk calls so.
    pub fn word(self, plain: &str) -> &str {
        let found = WORDS.iter().find(|(trunk, _)| *trunk == plain);
        match (self, found) {
            (Edition::GreatWar, Some(&(_, own))) => own,
            _ => plain,
        }
    }
    /// What the trunk calls a thing that has this word in data and drafts of this rulebook.
    pub fn plain(self, word: &str) -> &str {
        let found = WORDS.iter().find(|(_, own)| *own == word);
        match (self, found) {
            (Edition::GreatWar, Some(&(trunk, _))) => trunk,
            _ => word,
        }
    }
    /// The word for a class of units.
    pub fn class_word(self, class: Class) -> &'static str {
        let found = CLASSES.iter().find(|(trunk, _)| *trunk == class);
        match (self, found) {
            (Edition::GreatWar, Some(&(_, own))) => own,
            _ => class.word(),
        }
    }
    /// The class of units of that word.
    pub fn class(self, word: &str) -> Option<Class> {
        let mut all = Class::ALL.iter().copied();
        all.find(|&class| self.class_word(class) == word)
    }
}

/// T78.1c: the types of terrain of Combat Commander: Europe, the one that prevails in a hex first.
const EUROPE: [Terrain; 12] = [
    Terrain::Building,
    Terrain::Woods,
    Terrain::Brush,
    Terrain::Orchard,
    Terrain::Field,
    Terrain::MajorBridge,
    Terrain::MinorBridge,
    Terrain::Gully,
    Terrain::WaterBarrier,
    Terrain::Stream,
    Terrain::Marsh,
    Terrain::Open,
];
/// g:T99.1a: those of Great War Commander in the same way.
const GREAT_WAR: [Terrain; 16] = [
    Terrain::MajorBridge,
    Terrain::WaterBarrier,
    Terrain::Stream,
    Terrain::Building,
    Terrain::Marsh,
    Terrain::Woods,
    Terrain::DestroyedWoods,
    Terrain::Boulders,
    Terrain::Quarry,
    Terrain::Gully,
    Terrain::Brush,
    Terrain::Ruin,
    Terrain::Orchard,
    Terrain::Field,
    Terrain::ShellHole,
    Terrain::Open,
];

impl Edition {
    /// The types of terrain, the one that prevails in a hex first.
    pub const fn hierarchy(self) -> &'static [Terrain] {
        match self {
            Edition::Europe => &EUROPE,
            Edition::GreatWar => &GREAT_WAR,
        }
    }
    /// The word for a type of terrain on maps and in views.
    pub fn terrain_word(self, terrain: Terrain) -> &'static str {
        self.word(terrain.word())
    }
    /// The type of terrain of that word.
    pub fn terrain(self, word: &str) -> Option<Terrain> {
        let mut all = self.hierarchy().iter().copied();
        all.find(|&terrain| self.terrain_word(terrain) == word)
    }
}

/// A rulebook known by its type, as the contract wants it.
pub trait Bound: Send + Sync + 'static {
    /// Which one.
    const WHICH: Edition;
    /// Raised by every change that makes an old match play out differently.
    const NUMBER: u16;
}

/// The type of Combat Commander: Europe.
pub enum EuropeBook {}

impl Bound for EuropeBook {
    const WHICH: Edition = Edition::Europe;
    const NUMBER: u16 = 4;
}

/// The type of Great War Commander.
pub enum GreatWarBook {}

impl Bound for GreatWarBook {
    const WHICH: Edition = Edition::GreatWar;
    const NUMBER: u16 = 3;
}

/// A book with its rulebook in its type. The rules are those of [`Book`], compiled once for both.
pub struct Commander<B>(Book, PhantomData<fn() -> B>);

/// Combat Commander: Europe.
pub type Cce = Commander<EuropeBook>;
/// Great War Commander.
pub type Gwc = Commander<GreatWarBook>;

impl<B: Bound> Commander<B> {
    /// Binds a book that was opened for this rulebook.
    pub(crate) fn bound(book: Book) -> Self {
        debug_assert_eq!(book.edition, B::WHICH);
        Commander(book, PhantomData)
    }
}

impl<B> Deref for Commander<B> {
    type Target = Book;
    #[inline]
    fn deref(&self) -> &Book {
        &self.0
    }
}

impl Book {
    /// Whether Great War Commander is played: for views and players. Rules ask `law` and `hooks`.
    #[inline]
    pub fn is_gwc(&self) -> bool {
        self.edition == Edition::GreatWar
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_book_has_its_words() {
        let [europe, great_war] = [Edition::Europe, Edition::GreatWar];
        for (plain, own) in WORDS {
            assert_eq!((great_war.word(plain), great_war.plain(own)), (own, plain));
            assert_eq!((europe.word(plain), europe.plain(own)), (plain, own));
        }
        assert_eq!(europe.class("squad"), Some(Class::Squad));
        assert_eq!(great_war.class("squad"), Some(Class::Team));
        assert_eq!(great_war.class("section"), Some(Class::Squad));
        assert_eq!(great_war.class("team"), None);
        assert_eq!(great_war.terrain("ditch"), Some(Terrain::Gully));
        assert_eq!(great_war.terrain("gully"), None);
        assert_eq!(europe.terrain("ruin"), None);
        for &class in Class::ALL {
            assert_eq!(great_war.class(great_war.class_word(class)), Some(class));
        }
    }
}
