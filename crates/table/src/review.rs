use crate::{Odds, Offer, Seat, Text};
use serde::{Deserialize, Serialize};

/// What one who knows better says of a finished match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Review {
    /// How likely each side was to win at the beginning of each turn, and how it ended.
    pub prospects: Vec<Prospect>,
    /// The decisions that cost most, the dearest first.
    pub lapses: Vec<Lapse>,
}

/// How likely each side was to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Prospect {
    /// The turn that begins here; 0 for the set-up.
    pub round: i64,
    /// Whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The number of the position, as the referee counts.
    pub number: usize,
    /// By seat: the part of matches that it wins from here; half of a draw is won.
    pub chances: Vec<f64>,
}

/// A decision after which a side was less likely to win than after another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lapse {
    /// Who decided.
    pub seat: Seat,
    /// In which turn.
    pub round: i64,
    /// The number of the position in which it was decided, as the referee counts.
    pub number: usize,
    /// What was asked.
    pub question: Text,
    /// What was done instead of what.
    pub better: Better,
}

/// Something that is better than something else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Better {
    /// What is less good.
    pub taken: Choice,
    /// What is better.
    pub best: Choice,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Reason>,
}

/// An answer to a question, and what it comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    /// The answer.
    pub offer: Offer,
    /// What goes best with it in the same turn, in the order in which it is done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Text>,
    /// The part of matches that are won with it; half of a draw is won.
    pub chance: f64,
    /// What may come of it at once, where something is at stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}

/// A difference between two answers, in words that go with both sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reason {
    /// The words.
    pub text: Text,
    /// The hexes it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<String>,
}
