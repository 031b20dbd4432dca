//! Sets of hexes, one bit each.

use crate::id::HexId;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// Hexes in one word.
const BITS: usize = u128::BITS as usize;

/// A set of hexes on a board of at most 128 × `WORDS`. Iterates in order of number.
///
/// A board of a new size needs an alias and nothing else: `HexSet<6>` holds two geomorphic boards of 330 hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexSet<const WORDS: usize>([u128; WORDS]);

/// A set of hexes on a small board.
pub type HexSet128 = HexSet<1>;
/// A set of hexes on a board of middling size.
pub type HexSet256 = HexSet<2>;

impl<const WORDS: usize> HexSet<WORDS> {
    /// No hex.
    pub const EMPTY: Self = HexSet([0; WORDS]);
    /// The number of hexes a set can tell apart.
    pub const CAPACITY: usize = BITS * WORDS;

    /// The set of one hex.
    ///
    /// # Panics
    /// If the board is too large for the set.
    #[inline]
    pub const fn of(hex: HexId) -> Self {
        assert!(
            hex.index() < Self::CAPACITY,
            "the board is too large for this set of hexes"
        );
        let mut words = [0; WORDS];
        words[hex.index() / BITS] = 1 << (hex.index() % BITS);
        HexSet(words)
    }

    /// Adds a hex; true if it was not there.
    #[inline]
    pub fn insert(&mut self, hex: HexId) -> bool {
        let (word, bit) = (&mut self.0[hex.index() / BITS], 1 << (hex.index() % BITS));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Takes a hex out; true if it was there.
    #[inline]
    pub fn remove(&mut self, hex: HexId) -> bool {
        let (word, bit) = (&mut self.0[hex.index() / BITS], 1 << (hex.index() % BITS));
        let was_there = *word & bit != 0;
        *word &= !bit;
        was_there
    }

    /// Whether the hex is in the set. A hex that could not be in it is not.
    #[inline]
    pub const fn contains(self, hex: HexId) -> bool {
        let i = hex.index();
        if i >= Self::CAPACITY {
            return false;
        }
        // Half a word first: a machine shifts 64 bits by one instruction.
        let half = (self.0[i / BITS] >> (i & 64)) as u64;
        half >> (i & 63) & 1 == 1
    }

    /// Whether both sets share a hex.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        let (mut shared, mut i) = (0, 0);
        while i < WORDS {
            shared |= self.0[i] & other.0[i];
            i += 1;
        }
        shared != 0
    }

    /// Whether every hex of this set is in the other.
    #[inline]
    pub const fn is_within(self, other: Self) -> bool {
        let (mut outside, mut i) = (0, 0);
        while i < WORDS {
            outside |= self.0[i] & !other.0[i];
            i += 1;
        }
        outside == 0
    }

    /// The number of hexes.
    #[inline]
    pub const fn len(self) -> usize {
        let (mut all, mut i) = (0, 0);
        while i < WORDS {
            all += self.0[i].count_ones() as usize;
            i += 1;
        }
        all
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let (mut any, mut i) = (0, 0);
        while i < WORDS {
            any |= self.0[i];
            i += 1;
        }
        any == 0
    }

    /// The hex with the smallest number.
    #[inline]
    pub const fn first(self) -> Option<HexId> {
        let mut i = 0;
        while i < WORDS {
            if self.0[i] != 0 {
                return Some(HexId((i * BITS) as u16 + self.0[i].trailing_zeros() as u16));
            }
            i += 1;
        }
        None
    }

    /// The hexes in order of number.
    #[inline]
    pub const fn iter(self) -> HexSetIter<WORDS> {
        HexSetIter { left: self, at: 0 }
    }

    #[inline]
    fn zip(self, other: Self, op: impl Fn(u128, u128) -> u128) -> Self {
        HexSet(std::array::from_fn(|i| op(self.0[i], other.0[i])))
    }
}

/// The hexes of a [`HexSet`] in order of number.
#[derive(Clone, Debug)]
pub struct HexSetIter<const WORDS: usize> {
    left: HexSet<WORDS>,
    /// The first word that may hold one.
    at: usize,
}

impl<const WORDS: usize> Iterator for HexSetIter<WORDS> {
    type Item = HexId;

    #[inline]
    fn next(&mut self) -> Option<HexId> {
        while self.at < WORDS {
            let word = &mut self.left.0[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(HexId((self.at * BITS) as u16 + bit as u16));
            }
            self.at += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.len();
        (left, Some(left))
    }
}

impl<const WORDS: usize> ExactSizeIterator for HexSetIter<WORDS> {}

impl<const WORDS: usize> IntoIterator for HexSet<WORDS> {
    type Item = HexId;
    type IntoIter = HexSetIter<WORDS>;
    #[inline]
    fn into_iter(self) -> HexSetIter<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> FromIterator<HexId> for HexSet<WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        let mut set = HexSet::EMPTY;
        set.extend(hexes);
        set
    }
}

impl<const WORDS: usize> Extend<HexId> for HexSet<WORDS> {
    #[inline]
    fn extend<I: IntoIterator<Item = HexId>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

impl<const WORDS: usize> Default for HexSet<WORDS> {
    #[inline]
    fn default() -> Self {
        HexSet::EMPTY
    }
}

impl<const WORDS: usize> BitOr for HexSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<const WORDS: usize> BitAnd for HexSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<const WORDS: usize> Sub for HexSet<WORDS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl<const WORDS: usize> Not for HexSet<WORDS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        HexSet(self.0.map(|word| !word))
    }
}

impl<const WORDS: usize> BitOrAssign for HexSet<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> BitAndAssign for HexSet<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> SubAssign for HexSet<WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// The words one after the other, without their number: in the bytes of a state a set of one word is a plain `u128`.
impl<const WORDS: usize> Serialize for HexSet<WORDS> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut words = to.serialize_tuple(WORDS)?;
        for word in &self.0 {
            words.serialize_element(word)?;
        }
        words.end()
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for HexSet<WORDS> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Words<const WORDS: usize>;
        impl<'de, const WORDS: usize> Visitor<'de> for Words<WORDS> {
            type Value = HexSet<WORDS>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{WORDS} words of a set of hexes")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut words = [0; WORDS];
                for (i, word) in words.iter_mut().enumerate() {
                    let next = seq.next_element()?;
                    *word = next.ok_or_else(|| A::Error::invalid_length(i, &self))?;
                }
                Ok(HexSet(words))
            }
        }
        from.deserialize_tuple(WORDS, Words::<WORDS>)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<const WORDS: usize>(hexes: &[u16]) -> HexSet<WORDS> {
        hexes.iter().copied().map(HexId).collect()
    }

    fn gives_back<const WORDS: usize>(hexes: &[u16]) {
        let set: HexSet<WORDS> = of(hexes);
        let mut sorted = hexes.to_vec();
        sorted.sort_unstable();
        assert_eq!(set.iter().map(|hex| hex.0).collect::<Vec<_>>(), sorted);
        assert_eq!(set.iter().len(), hexes.len());
        assert_eq!(set.len(), hexes.len());
        assert_eq!(set.first().map(|hex| hex.0), sorted.first().copied());
        assert!(hexes.iter().all(|&hex| set.contains(HexId(hex))));
        let all = HexSet::<WORDS>::CAPACITY as u16;
        assert!(!set.contains(HexId(63)) && !set.contains(HexId(all)));
        assert_eq!((!set).len(), usize::from(all) - hexes.len());
    }

    #[test]
    fn a_set_of_any_size_gives_back_what_was_put_in_in_order() {
        gives_back::<1>(&[127, 0, 64, 5]);
        gives_back::<2>(&[255, 127, 0, 128]);
        gives_back::<6>(&[659, 767, 128, 0, 383, 384]);
        gives_back::<32>(&[4095, 1, 2048]);
        gives_back::<1>(&[]);
    }

    #[test]
    fn insert_and_remove_say_whether_anything_changed() {
        let mut set = HexSet::<3>::EMPTY;
        for hex in [9, 128, 383].map(HexId) {
            assert!(set.insert(hex) && !set.insert(hex));
            assert!(set.remove(hex) && !set.remove(hex));
        }
        assert!(set.is_empty() && set.first().is_none());
    }

    #[test]
    fn the_operators_are_those_of_sets() {
        let (a, b): (HexSet256, HexSet256) = (of(&[1, 2, 200]), of(&[0, 1, 201]));
        assert_eq!(a | b, of(&[0, 1, 2, 200, 201]));
        assert_eq!(a & b, of(&[1]));
        assert_eq!(a - b, of(&[2, 200]));
        assert!(a.meets(b) && (a & b).is_within(a) && !a.is_within(b));
        assert!(!a.meets(of(&[3, 201])));
    }

    #[test]
    #[should_panic(expected = "too large")]
    fn a_hex_beyond_the_board_is_no_set() {
        HexSet128::of(HexId(128));
    }

    #[test]
    fn the_bytes_of_a_set_are_those_of_its_words() {
        let (small, large): (HexSet128, HexSet256) = (of(&[3, 100]), of(&[3, 100, 130]));
        let words = [1 << 3 | 1 << 100, 4u128];
        let bytes = |set| postcard::to_allocvec(&set).unwrap();
        assert_eq!(bytes(small), postcard::to_allocvec(&words[0]).unwrap());
        assert_eq!(
            postcard::to_allocvec(&large).unwrap(),
            postcard::to_allocvec(&words).unwrap()
        );
        assert_eq!(postcard::from_bytes(&bytes(small)), Ok(small));
    }

    #[test]
    fn a_set_survives_json() {
        let set: HexSet256 = of(&[0, 1, 127, 255]);
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<HexSet256>(&text).unwrap(), set);
        assert!(serde_json::from_str::<HexSet<3>>(&text).is_err());
    }
}
