//! Sets of ids: the bits of the sets of `table`, with the verbs for one kind of piece.

use super::{CardId, UnitId, WeaponId};
use serde::{Deserialize, Serialize};
use table::{Set64, id_set};

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
