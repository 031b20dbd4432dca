//! Support: a roll, an item of the table, its place.

use super::{Frame, Where};
use crate::ids::UnitId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// The steps of a roll on the Support table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SupportStep {
    /// The roll is made.
    Roll,
    /// It has been made: the column, or the row of Great War Commander.
    Rolled,
    /// What was rolled is chosen; in Great War Commander, placed.
    Have,
    /// The item has been chosen.
    Chosen,
    /// E59a: the random hex of its unit has been drawn.
    Drawn,
    /// It has been placed.
    Placed,
}

/// An item of the Support table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Supporting {
    /// Whose.
    pub seat: Seat,
    /// The column rolled; 0 before.
    pub column: u8,
    /// Whether a Radio may be taken (E68a).
    pub radio: bool,
    /// How far.
    pub step: SupportStep,
    /// The unit that came of it.
    #[serde(with = "crate::ids::room")]
    pub unit: Option<UnitId>,
    /// Where it goes.
    pub place: Where,
    /// In Great War Commander all items of a row are had, one after the other: which is next.
    pub item: u8,
}

impl Supporting {
    /// The procedure from its roll on.
    pub const fn of(seat: Seat, place: Where, radio: bool) -> Frame {
        Frame::Support(Supporting {
            seat,
            column: 0,
            radio,
            step: SupportStep::Roll,
            unit: None,
            place,
            item: 0,
        })
    }
}
