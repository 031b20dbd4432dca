//! A line of sight from the side: the ground under it and everything it meets.

use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A line of sight from the side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The hexes it runs through, from end to end.
    pub ground: Vec<GroundView>,
    /// Everything it meets, in order.
    pub met: Vec<MetView>,
}

/// A hex under a line of sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroundView {
    /// The hex.
    pub hex: String,
    /// Where along the line it is come into, in thousandths.
    pub enter: u16,
    /// Where it is left.
    pub leave: u16,
    /// How high its ground lies, in levels.
    pub level: u8,
}

/// Something on a line of sight, in one hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MetView {
    /// Where along the line it begins, in thousandths.
    pub enter: u16,
    /// Where it ends.
    pub leave: u16,
    /// The hex it lies in.
    pub hex: String,
    /// What it is, with its hex.
    pub text: Text,
    /// How high it stands over its ground, in halves of a level; 0 where it is the ground itself.
    pub high: u8,
    /// What it does to the line.
    pub effect: MetEffect,
    /// By how much it hinders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hindrance: Option<i64>,
    /// The rules that say so.
    pub rules: Vec<Cow<'static, str>>,
}

/// What something does to a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum MetEffect {
    /// Nothing.
    Passes,
    /// It is harder to hit through it.
    Hinders,
    /// Nothing is seen behind it.
    Blocks,
}
