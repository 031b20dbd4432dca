//! Which piece: one number for everything that stands on the map, so that a set of them is one field of bits.

use serde::{Deserialize, Serialize};
use table::id_set;

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
    const fn new(number: u8) -> Piece {
        Piece(number)
    }
    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
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

id_set! {
    /// A set of pieces.
    Pieces(Set128) of Piece
}
