//! Lessons and quick starts, as they go over the wire.

use crate::stock::Both;
use serde::{Deserialize, Serialize};
use table::{Seat, Text};
use utoipa::ToSchema;

/// A lesson in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LessonCard {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: Both,
    /// What it teaches.
    pub about: Both,
    /// How many steps it has.
    pub steps: usize,
}

/// The quick start of a system.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct QuickCard {
    /// The name of the system.
    pub title: Text,
    /// What the game is.
    pub about: Both,
    /// Its parts.
    pub parts: Vec<QuickPartCard>,
}

/// A part of a quick start.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct QuickPartCard {
    /// The idea in a few words.
    pub title: Both,
    /// A few sentences.
    pub text: Both,
    /// The names of drawings.
    pub faces: Vec<String>,
    /// The numbers that matter.
    pub rows: Vec<QuickRowCard>,
    /// The rules that say more.
    pub rules: Vec<String>,
}

/// A thing and its number.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct QuickRowCard {
    /// What.
    pub what: Both,
    /// How much.
    pub value: Both,
    /// The name of its drawing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub face: String,
}

/// The step of a lesson that is open.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LessonAt {
    /// The lesson.
    pub id: String,
    /// What it is called.
    pub name: Both,
    /// The number of the step, from 0.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// The idea in a few words.
    pub title: Both,
    /// What there is to know, and what to do.
    pub text: Both,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// Hexes to look at.
    pub show: Vec<String>,
    /// Whether nothing is to be done but to read, and to go on.
    pub reads: bool,
    /// Whether it is the last step.
    pub over: bool,
    /// What the learner has done so far.
    pub moves: Vec<String>,
}

/// Where to take a lesson up.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonPlace {
    /// The step, from 0.
    #[serde(default)]
    pub step: usize,
    /// What the learner had done before it; without, what the lesson has.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A lesson that has begun.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LessonBegun {
    /// The match it is: looked at and played like any other, but forgotten when nobody looks at it any more.
    pub id: String,
    /// The seat of the learner.
    pub seat: Seat,
    /// Its secret.
    pub token: String,
}

/// Against whom a match goes on from a lesson.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    /// How strong the machine is; as usual where nothing is said.
    #[serde(default)]
    pub level: Option<String>,
}
