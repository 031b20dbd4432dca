//! Sets of ids: the bits of [`Set64`] with the verbs of one kind of piece.

use super::Id;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};
use table::Set64;

/// A set of at most 64 ids of one kind.
pub struct IdSet<I>(u64, PhantomData<I>);

impl<I: Id> IdSet<I> {
    /// The empty set.
    pub const EMPTY: IdSet<I> = IdSet::of_bits(0);

    /// The set of these bits.
    #[inline]
    pub const fn of_bits(bits: u64) -> Self {
        IdSet(bits, PhantomData)
    }
    /// Its bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
    /// The set of one id.
    #[inline]
    pub fn one(id: I) -> Self {
        IdSet::of_bits(1 << id.number())
    }
    /// The set of the first `n` ids.
    #[inline]
    pub const fn below(n: u8) -> Self {
        IdSet::of_bits(Set64::below(n).0)
    }
    /// Whether the id is in the set.
    #[inline]
    pub fn has(self, id: I) -> bool {
        self.0 >> id.number() & 1 == 1
    }
    /// Puts the id in.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.0 |= 1 << id.number();
    }
    /// Takes the id out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.0 &= !(1 << id.number());
    }
    /// How many ids are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<I> {
        Set64(self.0).first().map(I::new)
    }
    /// The highest id.
    #[inline]
    pub fn last(self) -> Option<I> {
        Set64(self.0).last().map(I::new)
    }
    /// The ids in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        Set64(self.0).iter().map(I::new)
    }
}

impl<I> Clone for IdSet<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<I> Copy for IdSet<I> {}
impl<I> Default for IdSet<I> {
    #[inline]
    fn default() -> Self {
        IdSet(0, PhantomData)
    }
}
impl<I> PartialEq for IdSet<I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<I> Eq for IdSet<I> {}
impl<I> Hash for IdSet<I> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}
impl<I> fmt::Debug for IdSet<I> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(Set64(self.0).iter()).finish()
    }
}
impl<I> Serialize for IdSet<I> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(s)
    }
}
impl<'de, I> Deserialize<'de> for IdSet<I> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        u64::deserialize(d).map(|bits| IdSet(bits, PhantomData))
    }
}

impl<I: Id> FromIterator<I> for IdSet<I> {
    #[inline]
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let ids = ids.into_iter();
        ids.fold(IdSet::EMPTY, |set, id| set | IdSet::one(id))
    }
}
impl<I> BitOr for IdSet<I> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        IdSet(self.0 | other.0, PhantomData)
    }
}
impl<I> BitAnd for IdSet<I> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        IdSet(self.0 & other.0, PhantomData)
    }
}
impl<I> Sub for IdSet<I> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        IdSet(self.0 & !other.0, PhantomData)
    }
}
impl<I> Not for IdSet<I> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        IdSet(!self.0, PhantomData)
    }
}
impl<I> BitOrAssign for IdSet<I> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
impl<I> BitAndAssign for IdSet<I> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}
