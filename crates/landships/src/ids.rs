//! Which piece: one number for everything that stands on the map, so that a set of them is one field of bits.

use serde::{Deserialize, Serialize};
use table::{Set128, set_operators};

/// So many ground units, guns and ships fit on one table.
pub const PIECES: usize = 96;

/// A ground unit, a support weapon or a ship. Its number is its identity, whatever becomes of it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Piece(u8);

impl Piece {
    /// The piece of this number.
    #[inline]
    pub const fn of(index: usize) -> Piece {
        assert!(index < PIECES);
        Piece(index as u8)
    }
    /// Its number, to look it up.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece, or none, in one byte: none is what lies behind the end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PieceOr(u8);

impl PieceOr {
    /// None.
    pub const NONE: PieceOr = PieceOr(u8::MAX);
    /// The piece, if there is one.
    #[inline]
    pub const fn get(self) -> Option<Piece> {
        if self.0 == u8::MAX {
            None
        } else {
            Some(Piece(self.0))
        }
    }
    /// Whether it is this one.
    #[inline]
    pub const fn is(self, piece: Piece) -> bool {
        self.0 == piece.0
    }
}

impl Default for PieceOr {
    fn default() -> Self {
        PieceOr::NONE
    }
}

impl From<Piece> for PieceOr {
    fn from(piece: Piece) -> PieceOr {
        PieceOr(piece.0)
    }
}

/// So many modules of artillery fire for both sides at most.
pub const MODULES: usize = 12;
/// So many aircraft and balloons fly for both sides at most.
pub const PLANES: usize = 8;

/// A module of artillery off the map (L14.1): its place in the list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Module(pub u8);

/// An aircraft or a balloon (L19.1): its place in the list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Plane(pub u8);

impl Module {
    /// Its place, to look it up.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Plane {
    /// Its place, to look it up.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// As views number it.
impl From<Piece> for u16 {
    fn from(piece: Piece) -> u16 {
        piece.0.into()
    }
}

/// A set of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pieces(pub Set128);
set_operators!(Pieces);

impl Pieces {
    /// None.
    pub const EMPTY: Pieces = Pieces(Set128::EMPTY);

    /// The set of one piece.
    #[inline]
    pub const fn one(piece: Piece) -> Pieces {
        Pieces(Set128::one(piece.0))
    }
    /// Whether the piece is in it.
    #[inline]
    pub const fn has(self, piece: Piece) -> bool {
        self.0.has(piece.0)
    }
    /// Puts a piece in.
    #[inline]
    pub fn insert(&mut self, piece: Piece) {
        self.0.insert(piece.0);
    }
    /// Takes a piece out.
    #[inline]
    pub fn remove(&mut self, piece: Piece) {
        self.0.remove(piece.0);
    }
    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.len()
    }
    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Piece> {
        self.0.first().map(Piece)
    }
    /// All of them, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        self.0.iter().map(Piece)
    }
    /// Those for which it holds.
    #[inline]
    pub fn only(self, holds: impl Fn(Piece) -> bool) -> Pieces {
        self.iter().filter(|&piece| holds(piece)).collect()
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut set = Pieces::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}
