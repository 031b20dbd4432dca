use serde::{Deserialize, Serialize};

/// The operators of a set that is one field of bits, or of another such set: `|` both, `&` those in both, `-` those not
/// in the other, `!` all others.
#[macro_export]
macro_rules! set_operators {
    ($name:ident) => {
        impl std::ops::BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }
        }
        impl std::ops::BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                $name(self.0 & other.0)
            }
        }
        impl std::ops::Sub for $name {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                $name(self.0 & !other.0)
            }
        }
        impl std::ops::Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                $name(!self.0)
            }
        }
        impl std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl std::ops::BitAndAssign for $name {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }
    };
}

macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name(pub $bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);

            /// The set of one id.
            #[inline]
            pub const fn one(id: u8) -> Self {
                $name(1 << id)
            }
            /// The set of the ids below `n`.
            #[inline]
            pub const fn below(n: u8) -> Self {
                $name(if n as u32 >= <$bits>::BITS { <$bits>::MAX } else { (1 << n) - 1 })
            }
            /// Whether the id is in the set.
            #[inline]
            pub const fn has(self, id: u8) -> bool {
                self.0 >> id & 1 == 1
            }
            /// Puts the id in.
            #[inline]
            pub fn insert(&mut self, id: u8) {
                self.0 |= 1 << id;
            }
            /// Takes the id out.
            #[inline]
            pub fn remove(&mut self, id: u8) {
                self.0 &= !(1 << id);
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
            pub const fn first(self) -> Option<u8> {
                if self.0 == 0 {
                    None
                } else {
                    Some(self.0.trailing_zeros() as u8)
                }
            }
            /// The highest id.
            #[inline]
            pub const fn last(self) -> Option<u8> {
                if self.0 == 0 {
                    None
                } else {
                    Some((<$bits>::BITS - 1 - self.0.leading_zeros()) as u8)
                }
            }
            /// The `n`th id in ascending order; `n` must be below `len`.
            #[inline]
            pub fn nth(self, n: u32) -> u8 {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                bits.trailing_zeros() as u8
            }
            /// The ids in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = u8> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let id = bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    Some(id)
                })
            }
        }

        impl FromIterator<u8> for $name {
            fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Self {
                ids.into_iter()
                    .fold($name::EMPTY, |set, id| set | $name::one(id))
            }
        }

        $crate::set_operators!($name);
    };
}

bit_set! {
    /// A set of at most 64 small ids (units, cards) as bits: no order, no duplicates, no allocation.
    Set64(u64)
}

bit_set! {
    /// A set of at most 128 small ids: the units or cards of the larger systems.
    Set128(u128)
}

/// A set of ids of one kind: the bits of a set below, with its verbs. The id has `number` and `new`, from and to a `u8`.
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident($set:ident) of $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        pub struct $name($crate::$set);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name($crate::$set::EMPTY);

            /// The set of these numbers.
            #[inline]
            pub const fn of(set: $crate::$set) -> Self {
                $name(set)
            }
            /// The numbers of those in the set.
            #[inline]
            pub const fn numbers(self) -> $crate::$set {
                self.0
            }
            /// The set of one.
            #[inline]
            pub const fn one(id: $id) -> Self {
                $name($crate::$set::one(id.number()))
            }
            /// The set of the first `n`.
            #[inline]
            pub const fn below(n: u8) -> Self {
                $name($crate::$set::below(n))
            }
            /// Whether it is in the set.
            #[inline]
            pub const fn has(self, id: $id) -> bool {
                self.0.has(id.number())
            }
            /// Puts it in.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0.insert(id.number());
            }
            /// Takes it out.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0.remove(id.number());
            }
            /// How many there are.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.len()
            }
            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0.is_empty()
            }
            /// The lowest.
            #[inline]
            pub fn first(self) -> Option<$id> {
                self.0.first().map($id::new)
            }
            /// The highest.
            #[inline]
            pub fn last(self) -> Option<$id> {
                self.0.last().map($id::new)
            }
            /// The `n`th in ascending order; `n` must be below `len`.
            #[inline]
            pub fn nth(self, n: u32) -> $id {
                $id::new(self.0.nth(n))
            }
            /// All, in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                self.0.iter().map($id::new)
            }
            /// Those for which it holds.
            #[inline]
            pub fn only(self, holds: impl Fn($id) -> bool) -> Self {
                self.iter().filter(|&id| holds(id)).collect()
            }
        }

        impl FromIterator<$id> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let ids = ids.into_iter();
                ids.fold($name::EMPTY, |set, id| set | $name::one(id))
            }
        }
        $crate::set_operators!($name);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_out_in_order() {
        let set: Set64 = [9, 3, 63].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 9, 63]);
        assert_eq!(
            (set.first(), set.last(), set.nth(1)),
            (Some(3), Some(63), 9)
        );
    }
}
