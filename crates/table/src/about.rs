use crate::{Tally, Text};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What there is to know of a piece, a hex or a card as it stands now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct About {
    /// Its numbers as they count now, each with all that makes it.
    pub numbers: Vec<Figure>,
    /// What else holds for it: what it forbids, what it hides.
    pub notes: Vec<Note>,
    /// The hexes it is about, where it is about some: the part of the board a card speaks of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<String>,
    /// How well it is covered on each of its six sides, where that counts: clockwise, from the side to the right of the corner it faces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<u8>,
    /// The numbers, by their places, that its sides and what it fights with tell already.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<u8>,
    /// What it fights with, where each reaches elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<ArmView>,
}

/// A number with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Figure {
    /// Its name in words; the key with `-what` behind it says what it means.
    pub text: Text,
    /// The number, opened into its terms.
    pub tally: Tally,
}

/// What a piece fights with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArmView {
    /// What it is, with its numbers.
    pub text: Text,
    /// Where it reaches around the piece: from this direction, in twelfths of a turn clockwise from straight ahead …
    #[cfg_attr(feature = "schema", schema(maximum = 11))]
    pub from: u8,
    /// … clockwise over so many of them: 12 is all round.
    #[cfg_attr(feature = "schema", schema(maximum = 12))]
    pub wide: u8,
}

/// A sentence of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Note {
    /// The words.
    pub text: Text,
    /// The rules that say so.
    pub rules: Vec<Cow<'static, str>>,
}

/// An edge of a map as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum MapEdge {
    /// The upper one.
    Top,
    /// The right one.
    Right,
    /// The lower one.
    Bottom,
    /// The left one.
    Left,
}
