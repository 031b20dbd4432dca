//! Which unit, which Weapon, which card: numbers that cannot be taken for one another, and none of which is 255. So
//! `Option` of one takes a byte, and is written as the byte that it always was: 255 for nobody.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU8;
use table::{BySeat, Set64};

mod set;

pub use set::{Arms, FateCards, Units, Weapons};

/// What stands for nobody where an id is written.
const NOBODY: u8 = u8::MAX;

/// The place of something in a list of its own kind.
pub trait Id: Copy {
    /// The one in this place.
    fn new(number: u8) -> Self;
    /// Its place.
    fn number(self) -> u8;
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        // The number with all bits turned, so that the one number that is left out is 0.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The one in this place.
            #[inline]
            pub const fn new(number: u8) -> Self {
                match NonZeroU8::new(!number) {
                    Some(turned) => $name(turned),
                    None => panic!("255 is nobody"),
                }
            }
            /// Its place.
            #[inline]
            pub const fn number(self) -> u8 {
                !self.0.get()
            }
            /// Its place, to look it up.
            #[inline]
            pub const fn index(self) -> usize {
                self.number() as usize
            }
        }
        impl Id for $name {
            #[inline]
            fn new(number: u8) -> Self {
                $name::new(number)
            }
            #[inline]
            fn number(self) -> u8 {
                $name::number(self)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                self.number().fmt(f)
            }
        }
        impl PartialOrd for $name {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                Some(self.cmp(other))
            }
        }
        impl Ord for $name {
            #[inline]
            fn cmp(&self, other: &Self) -> Ordering {
                self.number().cmp(&other.number())
            }
        }
        impl Hash for $name {
            #[inline]
            fn hash<H: Hasher>(&self, hasher: &mut H) {
                self.number().hash(hasher);
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                self.number().serialize(s)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                match u8::deserialize(d)? {
                    NOBODY => Err(D::Error::custom("255 is nobody")),
                    number => Ok($name::new(number)),
                }
            }
        }
    };
}

id! {
    /// A unit: its slot in the state.
    UnitId
}
id! {
    /// A Weapon: its slot in the state.
    WeaponId
}
id! {
    /// A Fate card: its place in the deck of its owner.
    CardId
}
id! {
    /// A Strategy Card: its place among those of its nation.
    StrategyId
}

/// The first slot: where somebody has to be named and nobody is there.
impl Default for UnitId {
    fn default() -> Self {
        UnitId::new(0)
    }
}
/// As views number it.
impl From<UnitId> for u16 {
    fn from(unit: UnitId) -> Self {
        unit.number().into()
    }
}

/// A unit or a Weapon that an Event has chosen: it knows which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceId(UnitId);

impl PieceId {
    /// The unit in this slot.
    #[inline]
    pub const fn unit(self) -> UnitId {
        self.0
    }
    /// The Weapon in this slot.
    #[inline]
    pub const fn weapon(self) -> WeaponId {
        WeaponId::new(self.0.number())
    }
}
impl Id for PieceId {
    #[inline]
    fn new(number: u8) -> Self {
        PieceId(UnitId::new(number))
    }
    #[inline]
    fn number(self) -> u8 {
        self.0.number()
    }
}
impl From<UnitId> for PieceId {
    fn from(unit: UnitId) -> Self {
        PieceId(unit)
    }
}
impl From<WeaponId> for PieceId {
    fn from(weapon: WeaponId) -> Self {
        Id::new(weapon.number())
    }
}

impl CardId {
    /// What stands for a card that the viewer does not know.
    pub const HIDDEN: CardId = CardId::new(254);
}
impl StrategyId {
    /// What stands for a card that the viewer does not know.
    pub const HIDDEN: StrategyId = StrategyId::new(254);

    /// Its bit in a set of Strategy Cards.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self.number()
    }
    /// The cards of such a set.
    pub fn of_bits(bits: u16) -> impl Iterator<Item = StrategyId> {
        Set64(bits.into()).iter().map(StrategyId::new)
    }
}

/// Room for an id, or for several, that is written as plain numbers.
pub trait Room: Sized {
    /// What is written for it.
    type Number: Serialize + DeserializeOwned;
    /// Its numbers.
    fn written(&self) -> Self::Number;
    /// Those of these numbers.
    fn read(number: Self::Number) -> Self;
}

impl<I: Id> Room for Option<I> {
    type Number = u8;
    fn written(&self) -> u8 {
        self.map_or(NOBODY, I::number)
    }
    fn read(number: u8) -> Self {
        (number != NOBODY).then(|| I::new(number))
    }
}

impl<I: Id> Room for Option<[I; 2]> {
    type Number = [u8; 2];
    fn written(&self) -> [u8; 2] {
        self.map_or([NOBODY; 2], |both| both.map(I::number))
    }
    fn read(numbers: [u8; 2]) -> Self {
        (numbers[0] != NOBODY).then(|| numbers.map(I::new))
    }
}

impl<R: Room, const N: usize> Room for [R; N]
where
    [R::Number; N]: Serialize + DeserializeOwned,
{
    type Number = [R::Number; N];
    fn written(&self) -> Self::Number {
        self.each_ref().map(R::written)
    }
    fn read(numbers: Self::Number) -> Self {
        numbers.map(R::read)
    }
}

impl<R: Room> Room for BySeat<R> {
    type Number = BySeat<R::Number>;
    fn written(&self) -> Self::Number {
        BySeat(self.0.each_ref().map(R::written))
    }
    fn read(numbers: Self::Number) -> Self {
        BySeat(numbers.0.map(R::read))
    }
}

/// How a field with room for ids is written: `#[serde(with = "crate::ids::room")]`.
pub mod room {
    use super::Room;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes it.
    pub fn serialize<R: Room, S: Serializer>(field: &R, s: S) -> Result<S::Ok, S::Error> {
        field.written().serialize(s)
    }
    /// Reads it.
    pub fn deserialize<'de, R: Room, D: Deserializer<'de>>(d: D) -> Result<R, D::Error> {
        R::Number::deserialize(d).map(R::read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Two {
        #[serde(with = "room")]
        one: Option<WeaponId>,
        #[serde(with = "room")]
        more: [Option<WeaponId>; 2],
    }

    #[test]
    fn nobody_takes_no_more_room_than_somebody() {
        assert_eq!(size_of::<Option<WeaponId>>(), 1);
        let all = (0..NOBODY).map(WeaponId::new);
        assert!(all.clone().zip(0..).all(|(id, n)| id.number() == n));
        assert!(all.is_sorted());
    }

    #[test]
    fn ids_are_written_as_the_numbers_that_they_are() {
        let two = Two {
            one: None,
            more: [Some(WeaponId::new(7)), None],
        };
        let text = serde_json::to_string(&two).unwrap();
        assert_eq!(text, r#"{"one":255,"more":[7,255]}"#);
        assert_eq!(serde_json::from_str::<Two>(&text).unwrap(), two);
        assert!(serde_json::from_str::<WeaponId>("255").is_err());
    }
}
