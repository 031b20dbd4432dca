//! A map ready for play: labels resolved, words numbered, drawings checked.

use crate::area::Area;
use crate::document::MapDocument;
use crate::fault::Fault;
use crate::grid::{Grid, HexSide};
use crate::id::HexId;
use crate::line::Span;
use crate::point::Point;
use crate::resolve::resolve;
use crate::stencil::Stencils;
use crate::strip;
use std::collections::BTreeMap;

/// The number of a terrain word on its map. Words are numbered in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(pub u16);

/// A drawn obstacle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// A word of the system.
    pub kind: String,
    /// Where it lies.
    pub area: Area,
}

/// A road, stream or trench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// A word of the system.
    pub kind: String,
    /// The width in drawing units.
    pub width: i32,
    /// The middle line.
    pub points: Vec<Point>,
    /// The hexes it passes, in order; empty if it was drawn through points and does not say.
    pub through: Vec<HexId>,
    pub(crate) pieces: Vec<Vec<Point>>,
}

impl Strip {
    /// The convex polygons that make up the strip, as they are tested: one for each straight part, one for each bend.
    pub fn pieces(&self) -> &[Vec<Point>] {
        &self.pieces
    }

    /// How a line meets the strip, in order; see [`Area::spans`].
    pub fn spans(&self, from: Point, to: Point) -> Vec<Span> {
        strip::spans(&self.pieces, from, to)
    }
}

/// A line of equal height.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contour {
    /// The level of the ground just inside.
    pub level: i8,
    /// The ground inside.
    pub area: Area,
}

/// A name written on the ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The key of the words.
    pub key: String,
    /// The hex it is written at.
    pub at: HexId,
    /// The middle of the text on the lattice.
    pub point: Point,
    /// Degrees clockwise.
    pub angle: i32,
    /// The height of the letters in drawing units.
    pub size: i32,
}

/// The ground of a game: a board, and everything that lies on it before the first move.
#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) document: MapDocument,
    pub(crate) grid: Grid,
    pub(crate) stencils: Stencils,
    pub(crate) words: Vec<String>,
    pub(crate) terrain: Vec<Vec<Word>>,
    pub(crate) hexes: Vec<Vec<HexId>>,
    pub(crate) side_words: BTreeMap<HexSide, Vec<Word>>,
    pub(crate) sides: Vec<Vec<HexSide>>,
    pub(crate) outlines: Vec<Outline>,
    pub(crate) strips: Vec<Strip>,
    pub(crate) contours: Vec<Contour>,
    pub(crate) groups: Vec<(String, Vec<HexId>)>,
    pub(crate) decor: Vec<(String, Vec<HexId>)>,
    pub(crate) names: Vec<Name>,
}

impl Map {
    /// Reads a map from the text of a document. `file` is only used to name the place of a fault. A text that is not a
    /// map document at all has one fault; otherwise all faults are listed.
    pub fn read(file: &str, text: &str) -> Result<Map, Vec<Fault>> {
        let document = MapDocument::parse(file, text).map_err(|fault| vec![fault])?;
        Map::resolve(file, document)
    }

    /// Makes a map of a document, or lists everything wrong with it.
    pub fn resolve(file: &str, document: MapDocument) -> Result<Map, Vec<Fault>> {
        resolve(file, document)
    }

    /// The document the map was made of.
    pub fn document(&self) -> &MapDocument {
        &self.document
    }

    /// The key of the map.
    pub fn name(&self) -> &str {
        &self.document.name
    }

    /// The board.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The stencils of the board.
    pub fn stencils(&self) -> &Stencils {
        &self.stencils
    }

    /// What the open ground looks like, in a word of the system.
    pub fn surface(&self) -> Option<&str> {
        self.document.surface.as_deref()
    }

    /// All words for hexes and hexsides, in alphabetical order: the text of [`Word`] 0, 1, ...
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The number of a word, if it occurs on this map.
    pub fn word(&self, text: &str) -> Option<Word> {
        self.words
            .binary_search_by(|word| word.as_str().cmp(text))
            .ok()
            .map(|at| Word(at as u16))
    }

    /// The text of a word.
    pub fn text(&self, word: Word) -> &str {
        &self.words[word.0 as usize]
    }

    /// The words a hex carries, in alphabetical order.
    pub fn terrain(&self, hex: HexId) -> &[Word] {
        &self.terrain[hex.index()]
    }

    /// The words a hex carries, as text, in alphabetical order.
    pub fn terrain_words(&self, hex: HexId) -> impl Iterator<Item = &str> + '_ {
        self.terrain(hex).iter().map(|&word| self.text(word))
    }

    /// Whether a hex carries a word.
    pub fn has(&self, hex: HexId, word: &str) -> bool {
        self.terrain_words(hex).any(|text| text == word)
    }

    /// The hexes that carry a word, in order of number; none if the map does not know it.
    pub fn hexes_of(&self, word: &str) -> &[HexId] {
        self.word(word)
            .map_or(&[], |word| &self.hexes[word.0 as usize])
    }

    /// The words a hexside carries, in alphabetical order.
    pub fn side_terrain(&self, side: HexSide) -> &[Word] {
        self.side_words.get(&side).map_or(&[], |words| words)
    }

    /// Whether a hexside carries a word.
    pub fn side_has(&self, side: HexSide, word: &str) -> bool {
        self.side_terrain(side)
            .iter()
            .any(|&other| self.text(other) == word)
    }

    /// The hexsides that carry a word, in order; none if the map does not know it.
    pub fn sides_of(&self, word: &str) -> &[HexSide] {
        self.word(word)
            .map_or(&[], |word| &self.sides[word.0 as usize])
    }

    /// The drawn obstacles, in the order of the document.
    pub fn outlines(&self) -> &[Outline] {
        &self.outlines
    }

    /// Roads, streams and trenches, in the order of the document.
    pub fn strips(&self) -> &[Strip] {
        &self.strips
    }

    /// The lines of equal height, in the order of the document.
    pub fn contours(&self) -> &[Contour] {
        &self.contours
    }

    /// The level at the centre of a hex: the highest of the hills it lies on, else the lowest of the hollows, else 0.
    pub fn level(&self, hex: HexId) -> i8 {
        let centre = self.grid.centre(hex);
        let levels = || {
            self.contours
                .iter()
                .filter(|contour| contour.area.contains(centre))
                .map(|contour| contour.level)
        };
        let hill = levels().filter(|&level| level > 0).max();
        hill.or_else(|| levels().min()).unwrap_or(0)
    }

    /// The hexes of a group, in the order of the document.
    pub fn group(&self, name: &str) -> Option<&[HexId]> {
        self.groups
            .iter()
            .find(|group| group.0 == name)
            .map(|group| group.1.as_slice())
    }

    /// The hexes with a thing drawn for show.
    pub fn decor(&self, word: &str) -> &[HexId] {
        self.decor
            .iter()
            .find(|(name, _)| name == word)
            .map_or(&[], |(_, hexes)| hexes)
    }

    /// All groups, in the order of the document.
    pub fn groups(&self) -> &[(String, Vec<HexId>)] {
        &self.groups
    }

    /// The names written on the ground, in the order of the document.
    pub fn names(&self) -> &[Name] {
        &self.names
    }
}
