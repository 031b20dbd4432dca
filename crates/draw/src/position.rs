//! What stands on the board, in words of its own: other crates turn their views into this.

use hex::{Heading, HexId};

use crate::art::Token;
use crate::counter::Counter;
use crate::ink::Side;
use crate::laid::Work;
use crate::mark;
use crate::plan::Plan;
use crate::tactical::{Lying, Marker};
use crate::unit::{Kind, Pennant, Specialist, Unit};

/// A unit in a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it stands.
    pub at: HexId,
    /// What it is.
    pub unit: Unit,
}

impl Piece {
    /// A unit with that many figures left of so many.
    pub fn new(at: HexId, side: Side, kind: Kind, figures: u8, of: u8) -> Piece {
        Piece {
            at,
            unit: Unit {
                side,
                kind,
                figures,
                of,
                specialist: None,
                pennant: None,
                label: String::new(),
            },
        }
    }

    /// The same with a specialist.
    pub fn with(mut self, specialist: Specialist) -> Piece {
        self.unit.specialist = Some(specialist);
        self
    }

    /// The same under a pennant.
    pub fn under(mut self, pennant: Pennant) -> Piece {
        self.unit.pennant = Some(pennant);
        self
    }

    /// The same with words for those who do not see it.
    pub fn called(mut self, label: impl Into<String>) -> Piece {
        self.unit.label = label.into();
        self
    }
}

/// What a sight line between hexes meets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing.
    Clear,
    /// A hindrance in a hex, with its value.
    Hindered(HexId, String),
    /// A blocker in a hex.
    Blocked(HexId),
}

/// A mark on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Chosen.
    Selected(HexId),
    /// May be shot at.
    Target {
        /// Where.
        at: HexId,
        /// Aimed at now.
        aimed: bool,
        /// How many dice.
        dice: Option<u8>,
        /// The chance as written, such as `67 %`; empty for no badge.
        chance: String,
    },
    /// May not be chosen.
    Refused(HexId),
    /// May be moved to, at a cost.
    Move(HexId, String),
    /// The keyboard is here.
    Cursor(HexId),
    /// The last thing happened here.
    LastEvent(HexId),
    /// A way through hexes, with the cost at each step after the first.
    Path(Vec<HexId>, Vec<String>),
    /// A line of sight.
    Sight {
        /// Who looks.
        from: HexId,
        /// At what.
        to: HexId,
        /// What the line meets.
        sight: Seen,
    },
    /// An area, with a number on its edge.
    Range(Vec<HexId>, String),
}

impl Seen {
    pub(crate) fn on(&self, plan: &Plan) -> mark::Sight {
        match self {
            Seen::Clear => mark::Sight::Clear,
            Seen::Hindered(hex, value) => mark::Sight::Hindered(plan.centre(*hex), value.clone()),
            Seen::Blocked(hex) => mark::Sight::Blocked(plan.centre(*hex)),
        }
    }
}

/// Everything that a game puts on a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The units.
    pub pieces: Vec<Piece>,
    /// Wire laid in play.
    pub wire: Vec<HexId>,
    /// Shell craters made in play.
    pub craters: Vec<HexId>,
    /// Fortified positions, broken bridges, guns without crews.
    pub tokens: Vec<(HexId, Token)>,
    /// Buildings shot to ruins.
    pub ruins: Vec<HexId>,
    /// Objective medals and who holds them.
    pub medals: Vec<(HexId, Option<Side>)>,
    /// Counters, from below.
    pub counters: Vec<(HexId, Counter)>,
    /// Piles of tactical pieces: in each hex who lies in the middle, from below, with those that lie on him.
    pub piles: Vec<(HexId, Vec<Vec<Lying>>)>,
    /// What lies in hexes besides them.
    pub markers: Vec<(HexId, Marker)>,
    /// Which way pieces face, where that counts and their drawing does not show it.
    pub facings: Vec<(HexId, Heading)>,
    /// What was dug, built or laid, and what hangs over the ground.
    pub works: Vec<(HexId, Work)>,
    /// Objectives with number, worth and holder.
    pub goals: Vec<(HexId, u8, u8, Option<Side>)>,
    /// Marks.
    pub marks: Vec<Mark>,
}
