//! Procedures that only Great War Commander has. Kept with the others in `frame`.

use crate::frame::{Flow, Frame};
use crate::ids::{Id, StrategyId, UnitId, Units, WeaponId};
use crate::state::MOST_UNITS;
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{List, Seat};

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
    pub all: Units,
    /// Those that have entered a hex.
    pub moved: Units,
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
    /// The Unit.
    #[serde(with = "crate::ids::room")]
    pub unit: Option<UnitId>,
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
    pub left: Units,
}

impl PlayedSituation {
    /// The step of a Situation whose one procedure or question is behind it.
    pub const DONE: u8 = 1;

    /// g:S98.4.6: no Situation yet: those activated for Op Fire, kept for the window above.
    pub const fn kept(seat: Seat, left: Units) -> Frame {
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

/// g:O23.5.4: a tank that may be Immobilised where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mud {
    /// It is still to be rolled for.
    Rolls(UnitId),
    /// The roll has been made.
    Rolled(UnitId),
}

/// As a number: who is still to be rolled for has a bit more.
impl Id for Mud {
    fn new(number: u8) -> Self {
        match number & MUD_ROLLS {
            0 => Mud::Rolled(UnitId::new(number)),
            _ => Mud::Rolls(UnitId::new(number & !MUD_ROLLS)),
        }
    }
    fn number(self) -> u8 {
        match self {
            Mud::Rolls(tank) => tank.number() | MUD_ROLLS,
            Mud::Rolled(tank) => tank.number(),
        }
    }
}

/// The bit of a tank that is still to be rolled for: above all slots.
const MUD_ROLLS: u8 = 0x40;
const _: () = assert!(MOST_UNITS <= MUD_ROLLS as usize);

/// Formations that have entered Gas (g:T107.1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gassing {
    /// Those still to be dealt with.
    pub left: Units,
    /// g:O23.5.4: the tank in the mud.
    #[serde(with = "crate::ids::room")]
    pub mud: Option<Mud>,
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
