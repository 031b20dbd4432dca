//! What goes over the wire of teaching: hints and warnings while a match runs, what was better when it is over.

use serde::{Deserialize, Serialize};
use table::{Better, Odds, Review, Text};
use utoipa::ToSchema;

/// How much a machine helps at a seat, in a match without another person far away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Help {
    /// Not at all.
    None,
    /// It says what it would do if it is asked.
    #[default]
    Hints,
    /// It also warns of blunders.
    Warnings,
}

impl Help {
    /// Whether it is as much as usual.
    pub fn is_usual(&self) -> bool {
        *self == Help::Hints
    }
}

/// What a machine would do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// Where the match stands.
    pub seq: usize,
    /// The action, one of the offers.
    pub action: String,
    /// In words.
    pub text: Text,
    /// What may come of it, where something is at stake.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// Why it is better than the next best answer, where that makes a difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
}

/// Whether an action is a blunder.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Warning {
    /// Where the match stands.
    pub seq: usize,
    /// If it is one: what would be better, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
}

/// What was better in a finished match, once that is known.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Reviewed {
    /// How much of the work is done, of 1.
    pub done: f64,
    /// What came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}
