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
