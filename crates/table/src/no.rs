//! Refusals, cheap enough to be the answer of every test of legality.

use hex::HexId;

/// Why not: the rules that forbid it, the deciding one first, and the key of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No {
    /// Rule ids.
    pub rules: &'static [&'static str],
    /// More of them, where the case at hand brings some.
    pub also: &'static [&'static str],
    /// The key of the words.
    pub key: &'static str,
    /// The hex that forbids it, where one does.
    pub hex: Option<HexId>,
}

impl No {
    /// A refusal.
    pub const fn by(rules: &'static [&'static str], key: &'static str) -> No {
        No {
            rules,
            also: &[],
            key,
            hex: None,
        }
    }
    /// The same, by more rules.
    pub const fn and(self, also: &'static [&'static str]) -> No {
        No { also, ..self }
    }
    /// The same, with the hex that forbids it.
    pub const fn at(self, hex: HexId) -> No {
        No {
            hex: Some(hex),
            ..self
        }
    }
}

/// Legal, or not and why.
pub type Legal<T = ()> = Result<T, No>;

/// Not legal.
pub const fn no<T>(rules: &'static [&'static str], key: &'static str) -> Legal<T> {
    Err(No::by(rules, key))
}
