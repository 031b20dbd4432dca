//! What goes over the wire of setting up.

use hex::Heading;
use serde::{Deserialize, Serialize};
use table::{Text, View};
use utoipa::ToSchema;

/// An arrangement that somebody thinks about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetUpDraft {
    /// Where the match stands, as the envelope said.
    pub seq: usize,
    /// What is answered to each question in turn, in its notation; null where nothing is decided yet.
    #[serde(default)]
    pub want: Vec<Option<String>>,
    /// Whether a machine decides what is not decided yet: each time a little otherwise.
    #[serde(default)]
    pub fill: bool,
    /// What is put where it may not go: why not is the answer.
    #[serde(default)]
    pub why: Option<SetUpWhy>,
}

/// A thing, and somewhere.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetUpWhy {
    /// Its number among the steps, from 0.
    pub step: usize,
    /// The hex by its label.
    pub hex: String,
}

/// How it would look.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SetUpPlan {
    /// Where the match stood.
    pub seq: usize,
    /// The questions in their order: with an action for each, they are answered all at once.
    pub steps: Vec<SetUpStep>,
    /// The table with it.
    pub view: View,
}

/// One thing that is placed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SetUpStep {
    /// The piece, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
    /// What it is, where it is no piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// What is decided.
    #[schema(required)]
    pub action: Option<String>,
    /// Where it may go, as long as nothing comes after it.
    pub places: Vec<SetUpPlace>,
}

/// Somewhere a thing may go.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SetUpPlace {
    /// The action.
    pub action: String,
    /// The hex.
    pub hex: String,
    /// To whom it goes, where it is given to somebody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<u16>,
    /// Which way it is turned there, where it is placed already and only that is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>, maximum = 11)]
    pub heading: Option<Heading>,
    /// What it is in words, where the same place may mean several things.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}
