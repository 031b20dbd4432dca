//! Rolls, and cards revealed for something else than dice.

use crate::ids::CardId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// O20.3.3
    Fire,
    /// O20.3.4a
    Defence,
    /// O20.2.3a, O18.2.2
    Targeting,
    /// O18.2.3.2b
    Impact,
    /// F103.2c
    Mines,
    /// O16.4.2
    Melee,
    /// O22.2b
    Rally,
    /// O23.2a
    Rout,
    /// 6.2.2a
    SuddenDeath,
    /// A35.4b, E59a, E68a
    Support,
    /// E50
    Commissar,
    /// g:O23.5.2: whether a tank sticks.
    Immobilise,
    /// g:O17.1e
    Air,
}

impl Purpose {
    /// Its key.
    pub const fn key(self) -> &'static str {
        match self {
            Purpose::Fire => "fire-roll",
            Purpose::Defence => "defence-roll",
            Purpose::Targeting => "targeting-roll",
            Purpose::Impact => "impact-roll",
            Purpose::Mines => "mines-roll",
            Purpose::Melee => "melee-roll",
            Purpose::Rally => "rally-roll",
            Purpose::Rout => "rout-roll",
            Purpose::SuddenDeath => "sudden-death-roll",
            Purpose::Support => "support-roll",
            Purpose::Commissar => "commissar-roll",
            Purpose::Immobilise => "immobilise-roll",
            Purpose::Air => "air-roll",
        }
    }
}

/// The steps of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RollStage {
    /// 1.9a: a card is revealed.
    Reveal,
    /// 9.1a: the Initiative card may cancel it.
    Shown,
    /// 6.1.2a: it was the last card of the deck.
    Emptied,
    /// 1.9.1: the trigger.
    Trigger,
    /// Its value counts.
    Counts,
    /// g:S98.2: a Strategy Card may add 1 to it, the inactive player's first.
    Plus,
    /// g:S98.2: then the active player's.
    Added,
}

/// A roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolls.
    pub seat: Seat,
    /// What for.
    pub why: Purpose,
    /// The card revealed.
    #[serde(with = "crate::ids::room")]
    pub card: Option<CardId>,
    /// Whether it emptied the deck.
    pub emptied: bool,
    /// Whether the Time advance of the emptied deck has been made: a Time! on the card makes no second (6.1.2b).
    pub advanced: bool,
    /// How far.
    pub stage: RollStage,
    /// g:S98.2: what Strategy Cards add to it.
    pub plus: i8,
}

/// What a card is revealed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shown {
    /// 1.8a: a random hex.
    Hex,
    /// 1.9.1.1a: an Event.
    Event,
    /// O18.2.2.1, O18.2.2.2: drift.
    Drift,
}

/// A card revealed for something else than a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reveal {
    /// Who reveals.
    pub seat: Seat,
    /// What for.
    pub what: Shown,
    /// The card, once it is revealed.
    #[serde(with = "crate::ids::room")]
    pub card: Option<CardId>,
    /// Whether it emptied the deck, and the Time advance is due.
    pub emptied: bool,
}
