//! What goes over the wire of looking ahead.

use serde::Serialize;
use table::{Odds, Text};
use utoipa::ToSchema;

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
