use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One term of a number, with the rule that puts it there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Term {
    /// What it adds.
    pub amount: i32,
    /// The rule id.
    pub rule: Cow<'static, str>,
    /// The words for it.
    pub why: Text,
}

/// A number that can be opened into its terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tally {
    /// What is counted: `dice`, `hits` …
    pub name: Cow<'static, str>,
    /// The sum, as the rules use it.
    pub total: i32,
    /// The terms. Their sum is the total.
    pub terms: Vec<Term>,
}

/// Why something may not be done: the rules that forbid it, the first above all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// Rule ids, the deciding one first.
    pub rules: Vec<Cow<'static, str>>,
    /// The words.
    pub text: Text,
}
