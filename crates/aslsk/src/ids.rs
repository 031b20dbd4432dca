//! Which piece: one number for men, weapons and vehicles alike, so that a set of any of them is one field of bits.

use serde::{Deserialize, Serialize};
use table::{Set128, id_set};

/// So many units of infantry fit on one table.
pub const MEN: usize = 64;
/// So many Support Weapons and Guns.
pub const ARMS: usize = 40;
/// So many vehicles.
pub const CARS: usize = 24;
/// All pieces.
pub const PIECES: usize = MEN + ARMS + CARS;

const FIRST_ARM: u8 = MEN as u8;
const FIRST_CAR: u8 = (MEN + ARMS) as u8;
const _: () = assert!(PIECES == 128);

/// A piece: a unit of infantry, a weapon or a vehicle. Its number is its identity, whatever becomes of it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Piece(u8);

/// What sort of piece it is, with its place in the list of its sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Infantry: a squad, half-squad, crew or leader (2.0.infantry).
    Man(usize),
    /// A Support Weapon or a Gun: of the weapons those with counters of their own (2.0.weapon).
    Arm(usize),
    /// A vehicle.
    Car(usize),
}

impl Piece {
    /// The unit of infantry in this place of its list.
    #[inline]
    pub const fn man(place: usize) -> Piece {
        assert!(place < MEN);
        Piece(place as u8)
    }
    /// The weapon in this place of its list.
    #[inline]
    pub const fn arm(place: usize) -> Piece {
        assert!(place < ARMS);
        Piece(FIRST_ARM + place as u8)
    }
    /// The vehicle in this place of its list.
    #[inline]
    pub const fn car(place: usize) -> Piece {
        assert!(place < CARS);
        Piece(FIRST_CAR + place as u8)
    }
    const fn new(number: u8) -> Piece {
        Piece(number)
    }
    /// The piece of this number.
    #[inline]
    pub const fn of_index(index: usize) -> Piece {
        assert!(index < PIECES);
        Piece(index as u8)
    }
    /// Its number among all pieces.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
    /// Its number among all pieces, to look it up.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// What sort of piece it is.
    #[inline]
    pub const fn sort(self) -> Sort {
        match self.0 {
            0..FIRST_ARM => Sort::Man(self.0 as usize),
            FIRST_ARM..FIRST_CAR => Sort::Arm((self.0 - FIRST_ARM) as usize),
            _ => Sort::Car((self.0 - FIRST_CAR) as usize),
        }
    }
    /// Whether it is infantry.
    #[inline]
    pub const fn is_man(self) -> bool {
        self.0 < FIRST_ARM
    }
    /// Whether it is a weapon.
    #[inline]
    pub const fn is_arm(self) -> bool {
        matches!(self.sort(), Sort::Arm(_))
    }
    /// Whether it is a vehicle.
    #[inline]
    pub const fn is_car(self) -> bool {
        self.0 >= FIRST_CAR
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

impl Pieces {
    /// Every unit of infantry there could be.
    pub const MEN: Pieces = Pieces::below(FIRST_ARM);
    /// Every weapon there could be.
    pub const ARMS: Pieces = Pieces::of(Set128(
        Set128::below(FIRST_CAR).0 & !Set128::below(FIRST_ARM).0,
    ));
    /// Every vehicle there could be.
    pub const CARS: Pieces = Pieces::of(Set128(!Set128::below(FIRST_CAR).0));

    /// The infantry among them.
    #[inline]
    pub fn men(self) -> Pieces {
        self & Pieces::MEN
    }
    /// The weapons among them.
    #[inline]
    pub fn arms(self) -> Pieces {
        self & Pieces::ARMS
    }
    /// The vehicles among them.
    #[inline]
    pub fn cars(self) -> Pieces {
        self & Pieces::CARS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sort_has_its_own_numbers() {
        assert_eq!(Piece::man(63).sort(), Sort::Man(63));
        assert_eq!(Piece::arm(0).sort(), Sort::Arm(0));
        assert_eq!(Piece::arm(39).sort(), Sort::Arm(39));
        assert_eq!(Piece::car(0).sort(), Sort::Car(0));
        assert_eq!(Piece::car(23).number(), 127);
        let all = Pieces::MEN | Pieces::ARMS | Pieces::CARS;
        assert_eq!(all.len(), 128);
        assert_eq!(all.men().len() as usize, MEN);
        assert_eq!(all.arms().len() as usize, ARMS);
        assert_eq!(all.cars().len() as usize, CARS);
    }
}
