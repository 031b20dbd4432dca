//! What may be done, and what to click for it.

use crate::{Look, Text};
use hex::Heading;
use serde::{Deserialize, Serialize};

/// One legal action: its notation, its words, what to click for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The notation, to be sent back.
    pub action: String,
    /// The words.
    pub text: Text,
    /// What to click, in order. Empty: a button.
    pub click: Vec<Click>,
    /// How the last of them is marked.
    #[serde(default, skip_serializing_if = "Mark::is_plain")]
    pub mark: Mark,
    /// What the step costs, where it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i64>,
    /// The piece that does it: where several lie in one hex, it is chosen by its drawing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
    /// What kind of answer it is, where every system has its like: it chooses the key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verb: Option<Verb>,
    /// Whether it is seldom wanted: a page keeps it out of the way.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// What it brings, in a sentence, where the words do not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
    /// The name of a drawing of it; given by who draws.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// What is drawn for it, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

impl Offer {
    /// An action that is chosen by a button.
    pub fn new(action: impl Into<String>, text: Text) -> Self {
        Offer {
            action: action.into(),
            text,
            click: Vec::new(),
            mark: Mark::Pick,
            cost: None,
            verb: None,
            piece: None,
            aside: false,
            note: None,
            face: String::new(),
            look: Look::default(),
        }
    }
}

/// What choosing a thing does to it: it chooses the mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Mark {
    /// It is chosen.
    #[default]
    Pick,
    /// Something goes there.
    Move,
    /// It begins to go, and goes on from there: where it can go is known before.
    Begin,
    /// Something is done to it.
    Target,
}

impl Mark {
    fn is_plain(&self) -> bool {
        *self == Mark::Pick
    }
}

/// Answers that every system has: one verb, one key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Verb {
    /// Goes on with what was begun.
    Confirm,
    /// Lets something offered go by.
    Decline,
    /// This unit, group or attack does nothing more of this kind.
    Done,
    /// Nobody does anything more of this kind: the step of the turn is over.
    End,
    /// All who can.
    All,
}

/// Something that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Click {
    /// A hex by its label.
    Hex(String),
    /// A card in a zone.
    Card(String),
    /// A piece by its id in the view.
    Piece(u16),
    /// A way out of a hex: where something turns to, fires at or comes from.
    Way {
        /// The hex by its label.
        hex: String,
        /// Which way, numbered as the facing of a piece is.
        #[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 11))]
        heading: Heading,
    },
}
