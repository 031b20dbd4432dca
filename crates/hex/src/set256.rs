//! A set of hexes on a board of middling size.

use crate::id::HexId;
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of hexes with numbers 0 to 255, one bit each. Iterates in order of number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct HexSet256([u128; 2]);

impl HexSet256 {
    /// No hex.
    pub const EMPTY: HexSet256 = HexSet256([0; 2]);
    /// The number of hexes a set can tell apart.
    pub const CAPACITY: usize = 256;

    /// The set of one hex.
    #[inline]
    pub fn of(hex: HexId) -> HexSet256 {
        let mut set = HexSet256::EMPTY;
        set.insert(hex);
        set
    }
    /// Adds a hex; true if it was not there.
    #[inline]
    pub fn insert(&mut self, hex: HexId) -> bool {
        let before = *self;
        self.0[hex.index() / 128] |= 1 << (hex.index() % 128);
        *self != before
    }
    /// Takes a hex out; true if it was there.
    #[inline]
    pub fn remove(&mut self, hex: HexId) -> bool {
        let before = *self;
        self.0[hex.index() / 128] &= !(1 << (hex.index() % 128));
        *self != before
    }
    /// Whether the hex is in the set. A hex that could not be in it is not.
    #[inline]
    pub const fn contains(self, hex: HexId) -> bool {
        let i = hex.0 as usize;
        i < HexSet256::CAPACITY && self.0[i / 128] >> (i % 128) & 1 == 1
    }
    /// Whether both sets share a hex.
    #[inline]
    pub const fn meets(self, other: HexSet256) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] != 0
    }
    /// The number of hexes.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }
    /// The hex with the smallest number.
    #[inline]
    pub const fn first(self) -> Option<HexId> {
        if self.0[0] != 0 {
            Some(HexId(self.0[0].trailing_zeros() as u16))
        } else if self.0[1] != 0 {
            Some(HexId(128 + self.0[1].trailing_zeros() as u16))
        } else {
            None
        }
    }
    /// The hexes in order of number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = HexId> {
        let mut left = self;
        std::iter::from_fn(move || {
            let hex = left.first()?;
            left.remove(hex);
            Some(hex)
        })
    }
}

impl FromIterator<HexId> for HexSet256 {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        let mut set = HexSet256::EMPTY;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl BitOr for HexSet256 {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        HexSet256([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitAnd for HexSet256 {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        HexSet256([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl Sub for HexSet256 {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        HexSet256([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}

impl BitOrAssign for HexSet256 {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for HexSet256 {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl SubAssign for HexSet256 {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_hold_hexes() {
        let hexes = [HexId(0), HexId(127), HexId(128), HexId(255)];
        let mut set: HexSet256 = hexes.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), hexes);
        assert!(!set.insert(HexId(128)) && set.remove(HexId(0)));
        assert_eq!((set.len(), set.first()), (3, Some(HexId(127))));
        assert!(!set.contains(HexId(0)) && !set.contains(HexId(300)));
        assert!(set.meets(HexSet256::of(HexId(255))));
        assert_eq!((set - HexSet256::of(HexId(127))).first(), Some(HexId(128)));
    }
}
