//! Sets of ids: the bits of the sets of `table`, with the verbs for one kind of piece.

use super::{CardId, UnitId, WeaponId};
use serde::{Deserialize, Serialize};
use table::{Set64, Set128};

macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident($set:ident) of $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name($set);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name($set::EMPTY);

            /// The set of these numbers.
            #[inline]
            pub const fn of(set: $set) -> Self {
                $name(set)
            }
            /// The numbers of those in the set.
            #[inline]
            pub const fn numbers(self) -> $set {
                self.0
            }
            /// The set of one.
            #[inline]
            pub const fn one(id: $id) -> Self {
                $name($set::one(id.number()))
            }
            /// The set of the first `n`.
            #[inline]
            pub const fn below(n: u8) -> Self {
                $name($set::below(n))
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
        }

        impl FromIterator<$id> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let ids = ids.into_iter();
                ids.fold($name::EMPTY, |set, id| set | $name::one(id))
            }
        }
        table::set_operators!($name);
    };
}

id_set! {
    /// A set of units.
    Units(Set64) of UnitId
}
id_set! {
    /// A set of Weapons.
    Weapons(Set64) of WeaponId
}
id_set! {
    /// A set of Fate cards of one deck.
    FateCards(Set128) of CardId
}

/// The Weapons that fire, as bits; those of a Fire Order with the guns of tanks, counted from the top (g:O21.3.2a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms(pub u32);

impl Arms {
    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Whether this Weapon is among them.
    #[inline]
    pub const fn has(self, weapon: WeaponId) -> bool {
        self.0 >> weapon.number() & 1 == 1
    }
    /// Puts a Weapon in.
    #[inline]
    pub fn insert(&mut self, weapon: WeaponId) {
        self.0 |= 1 << weapon.number();
    }
    /// Takes others out.
    #[inline]
    pub fn remove(&mut self, others: Arms) {
        self.0 &= !others.0;
    }
    /// The Weapons, where no gun is among them.
    #[inline]
    pub const fn weapons(self) -> Weapons {
        Weapons::of(Set64(self.0 as u64))
    }
}
