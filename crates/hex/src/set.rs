//! A set of hexes on a small board.

use crate::id::HexId;
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of hexes with numbers 0 to 127, one bit each. Iterates in order of number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct HexSet128(pub u128);

impl HexSet128 {
    /// No hex.
    pub const EMPTY: HexSet128 = HexSet128(0);
    /// The number of hexes a set can tell apart.
    pub const CAPACITY: usize = 128;

    /// The set of one hex.
    #[inline]
    pub const fn of(hex: HexId) -> HexSet128 {
        assert!(
            hex.index() < HexSet128::CAPACITY,
            "the board is too large for a HexSet128"
        );
        HexSet128(1 << hex.0)
    }

    /// Adds a hex; true if it was not there.
    #[inline]
    pub fn insert(&mut self, hex: HexId) -> bool {
        let before = self.0;
        self.0 |= HexSet128::of(hex).0;
        self.0 != before
    }

    /// Takes a hex out; true if it was there.
    #[inline]
    pub fn remove(&mut self, hex: HexId) -> bool {
        let before = self.0;
        self.0 &= !HexSet128::of(hex).0;
        self.0 != before
    }

    /// Whether the hex is in the set. A hex that could not be in it is not.
    #[inline]
    pub const fn contains(self, hex: HexId) -> bool {
        hex.index() < HexSet128::CAPACITY && self.0 >> hex.0 & 1 == 1
    }

    /// Whether both sets share a hex.
    #[inline]
    pub const fn meets(self, other: HexSet128) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every hex of this set is in the other.
    #[inline]
    pub const fn is_within(self, other: HexSet128) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of hexes.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The hex with the smallest number.
    #[inline]
    pub const fn first(self) -> Option<HexId> {
        if self.0 == 0 {
            None
        } else {
            Some(HexId(self.0.trailing_zeros() as u16))
        }
    }

    /// The hexes in order of number.
    #[inline]
    pub const fn iter(self) -> HexSet128Iter {
        HexSet128Iter(self.0)
    }
}

/// The hexes of a [`HexSet128`] in order of number.
#[derive(Clone, Debug)]
pub struct HexSet128Iter(u128);

impl Iterator for HexSet128Iter {
    type Item = HexId;

    #[inline]
    fn next(&mut self) -> Option<HexId> {
        let hex = HexSet128(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(hex)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for HexSet128Iter {}

impl IntoIterator for HexSet128 {
    type Item = HexId;
    type IntoIter = HexSet128Iter;
    fn into_iter(self) -> HexSet128Iter {
        self.iter()
    }
}

impl FromIterator<HexId> for HexSet128 {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> HexSet128 {
        let mut set = HexSet128::EMPTY;
        set.extend(hexes);
        set
    }
}

impl Extend<HexId> for HexSet128 {
    fn extend<I: IntoIterator<Item = HexId>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

impl BitOr for HexSet128 {
    type Output = HexSet128;
    fn bitor(self, other: HexSet128) -> HexSet128 {
        HexSet128(self.0 | other.0)
    }
}

impl BitAnd for HexSet128 {
    type Output = HexSet128;
    fn bitand(self, other: HexSet128) -> HexSet128 {
        HexSet128(self.0 & other.0)
    }
}

impl Sub for HexSet128 {
    type Output = HexSet128;
    fn sub(self, other: HexSet128) -> HexSet128 {
        HexSet128(self.0 & !other.0)
    }
}

impl Not for HexSet128 {
    type Output = HexSet128;
    fn not(self) -> HexSet128 {
        HexSet128(!self.0)
    }
}

impl BitOrAssign for HexSet128 {
    fn bitor_assign(&mut self, other: HexSet128) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for HexSet128 {
    fn bitand_assign(&mut self, other: HexSet128) {
        self.0 &= other.0;
    }
}

impl SubAssign for HexSet128 {
    fn sub_assign(&mut self, other: HexSet128) {
        self.0 &= !other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in_in_order() {
        let set: HexSet128 = [127, 0, 64, 5].into_iter().map(HexId).collect();
        assert_eq!(
            set.iter().map(|hex| hex.0).collect::<Vec<_>>(),
            [0, 5, 64, 127]
        );
        assert_eq!(set.len(), 4);
        assert!(set.contains(HexId(64)) && !set.contains(HexId(63)) && !set.contains(HexId(200)));
    }

    #[test]
    fn insert_and_remove_say_whether_anything_changed() {
        let mut set = HexSet128::EMPTY;
        assert!(set.insert(HexId(9)) && !set.insert(HexId(9)));
        assert!(set.remove(HexId(9)) && !set.remove(HexId(9)));
        assert!(set.is_empty() && set.first().is_none());
    }

    #[test]
    fn the_operators_are_those_of_sets() {
        let (a, b) = (HexSet128(0b0110), HexSet128(0b0011));
        assert_eq!((a | b).0, 0b0111);
        assert_eq!((a & b).0, 0b0010);
        assert_eq!((a - b).0, 0b0100);
        assert!(a.meets(b) && (a & b).is_within(a) && !a.is_within(b));
    }

    #[test]
    fn a_set_survives_json() {
        let set = HexSet128(1 << 127 | 3);
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<HexSet128>(&text).unwrap(), set);
    }
}
