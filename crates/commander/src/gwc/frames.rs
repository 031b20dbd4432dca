//! Procedures that only Great War Commander has. Kept with the others in `frame`.

use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{List, Seat, Set64};

/// The steps of an Offensive (O24.2a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OffensiveStep {
    /// O24.2b: Formations move, group by group.
    #[default]
    Move,
    /// O24.2c: those that entered a hex fire.
    Fire,
    /// Over.
    Over,
    /// S98.4.5: it has been activated, and the opponent may stop it.
    Called,
}

/// An Offensive (O24.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offensive {
    /// Everybody activated for it.
    pub all: Set64,
    /// Those that have entered a hex.
    pub moved: Set64,
    /// The hexes of the group on the move, the start first: none is entered twice.
    pub path: List<HexId, 12>,
    /// How far.
    pub step: OffensiveStep,
}

/// How aircraft attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sortie {
    /// O17.1b: one hex is bombed.
    Bomb,
    /// O17.1c: two hexes of a row are strafed.
    Strafe,
}

/// Air Strikes (O17.1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Air {
    /// Whose.
    pub seat: Seat,
    /// Strikes still to be made.
    pub left: u8,
    /// The random hex, or `OFF` before it is drawn.
    pub hex: HexId,
    /// How they attack, once it is chosen.
    pub mode: Option<Sortie>,
    /// The hexes attacked, or `OFF`.
    pub target: [HexId; 2],
    /// How far.
    pub step: u8,
}

/// Line of Fire (O22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// The Unit, or `NOBODY`.
    pub unit: u8,
    /// Its Weapon, or `NOBODY`.
    pub weapon: u8,
    /// O22.1: the first hex, or `OFF`.
    pub first: HexId,
}

/// A Liaison Order (O27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Liaison {
    /// How far.
    pub step: u8,
}

/// A Situation under way (S98.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planning {
    /// Whose.
    pub seat: Seat,
    /// His Strategy Card: an index into those of his nation.
    pub card: u8,
    /// Which of the things it offers; 0 where it offers one.
    pub choice: u8,
    /// How far: each Situation counts its own steps.
    pub step: u8,
    /// Formations still to be dealt with.
    pub left: Set64,
}

/// Formations that have entered Gas (T107.1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gassing {
    /// Those still to be dealt with.
    pub left: Set64,
    /// The one that is dealt with now, or `NOBODY`.
    pub asked: u8,
}

/// Who makes an Artillery Request (O19.a, O27.c, S98.3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Asker {
    /// An Order card.
    #[default]
    Card,
    /// A Liaison Agent with the highest-ranking Leader.
    Agent,
    /// A Strategy Card.
    Plan,
    /// S98.3.9: the enemy, whose barrage falls short.
    Enemy,
}
