//! Procedures that only Great War Commander has. Kept with the others in `frame`.

use crate::frame::{Flow, Frame};
use crate::ids::{StrategyId, WeaponId};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{List, Seat, Set64};

/// The steps of an Offensive (g:O24.2a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OffensiveStep {
    /// g:O24.2b: Formations move, group by group.
    #[default]
    Move,
    /// g:O24.2c: those that entered a hex fire.
    Fire,
    /// Over.
    Over,
    /// g:S98.4.5: it has been activated, and the opponent may stop it.
    Called,
}

/// An Offensive (g:O24.1).
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
pub enum AirAttack {
    /// g:O17.1b: one hex is bombed.
    Bombing,
    /// g:O17.1c: two hexes of a row are strafed.
    Strafing,
}

/// Air Strikes (g:O17.1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Air {
    /// Whose.
    pub seat: Seat,
    /// Strikes still to be made.
    pub left: u8,
    /// The random hex, or `OFF` before it is drawn.
    pub hex: HexId,
    /// How they attack, once it is chosen.
    pub mode: Option<AirAttack>,
    /// The hexes attacked, or `OFF`.
    pub target: [HexId; 2],
    /// How far.
    pub step: u8,
}

/// Line of Fire (g:O22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// The Unit, or `NOBODY`.
    pub unit: u8,
    /// Its Weapon.
    #[serde(with = "crate::ids::room")]
    pub weapon: Option<WeaponId>,
    /// g:O22.1: the first hex, or `OFF`.
    pub first: HexId,
}

/// A Liaison Order (g:O27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Liaison {
    /// How far.
    pub step: u8,
}

impl Liaison {
    /// The first step: one of the three options.
    pub const CHOOSE: u8 = 0;
    /// It was carried out.
    pub const DONE: u8 = 1;
}

/// A Situation under way (g:S98.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayedSituation {
    /// Whose.
    pub seat: Seat,
    /// His Strategy Card; none while Formations are only kept.
    #[serde(with = "crate::ids::room")]
    pub card: Option<StrategyId>,
    /// Which of the things it offers; 0 where it offers one.
    pub choice: u8,
    /// How far: each Situation counts its own steps.
    pub step: u8,
    /// Formations still to be dealt with.
    pub left: Set64,
}

impl PlayedSituation {
    /// The step of a Situation whose one procedure or question is behind it.
    pub const DONE: u8 = 1;

    /// g:S98.4.6: no Situation yet: those activated for Op Fire, kept for the window above.
    pub const fn kept(seat: Seat, left: Set64) -> Frame {
        Frame::Situation(PlayedSituation {
            seat,
            card: None,
            choice: 0,
            step: 0,
            left,
        })
    }
    /// Whether it only keeps Formations.
    pub const fn is_kept(&self) -> bool {
        self.card.is_none()
    }
    /// A procedure, then nothing.
    pub fn once(&mut self, frame: Frame) -> Flow {
        if self.step == PlayedSituation::DONE {
            return Flow::Done;
        }
        self.step = PlayedSituation::DONE;
        Flow::Call(frame)
    }
    /// A question, then nothing.
    pub fn ask_once(&self) -> Flow {
        match self.step {
            PlayedSituation::DONE => Flow::Done,
            _ => Flow::Ask,
        }
    }
}

/// Formations that have entered Gas (g:T107.1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gassing {
    /// Those still to be dealt with.
    pub left: Set64,
    /// The one that is dealt with now, or `NOBODY`.
    pub asked: u8,
}

/// Who makes an Artillery Request (g:O19.a, g:O27.c, g:S98.3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Asker {
    /// An Order card.
    #[default]
    Card,
    /// A Liaison Agent with the highest-ranking Leader.
    Agent,
    /// A Strategy Card.
    StrategyCard,
    /// g:S98.3.9: the enemy, whose barrage falls short.
    Enemy,
}
