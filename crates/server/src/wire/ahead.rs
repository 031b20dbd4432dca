//! What goes over the wire of looking ahead.

use serde::Serialize;
use table::{Odds, Offer, Text};
use utoipa::ToSchema;

/// What could be done after an action.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Foreseen {
    /// Where the match stands.
    pub seq: usize,
    /// At the next question of the seat, if others let the action go by.
    pub offers: Vec<Offer>,
    /// At the questions after it, if the seat declines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Later>,
}

/// What could be done at a later question.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Later {
    /// What is answered before it.
    pub first: Vec<String>,
    /// What could then be done.
    pub offers: Vec<Offer>,
}

/// What each reaction would come to, the best first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Reactions {
    /// Where the match stands.
    pub seq: usize,
    /// The reactions.
    pub reactions: Vec<Reaction>,
}

/// A reaction, carried on until a die, a card or somebody else decides.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Reaction {
    /// Its actions, to be sent one with the others after it.
    pub actions: Vec<String>,
    /// Each of them in words.
    pub texts: Vec<Text>,
    /// Which of them says best what it is.
    pub says: usize,
    /// Whether something is done to somebody else.
    pub aims: bool,
    /// What may come of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}
