//! Procedures under way. Each carries its own progress, so that a position in the middle of anything can be cloned, stored and
//! tested.

use crate::action::Gait;
use crate::ids::{Piece, Pieces, Plane};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One procedure of the rules. New ones come last, so that journals still read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// No procedure: what lies behind the end of the stack.
    #[default]
    Idle,
    /// Foot moves, in its own phase or in the Regroup phase (L5, L4.10).
    March(March),
    /// A unit retreats (L17.5).
    Retreat(Retreat),
    /// Too many are in a hex: the owner moves some further back (L8.3).
    Excess(Excess),
    /// A hex is attacked on the SACRT (L11).
    Volley(Volley),
    /// A close combat (L16).
    Melee(Melee),
    /// A vehicle, a ship or cavalry moves (L6, L7).
    Drive(Drive),
    /// A barrage falls on a hex (L14.12).
    Shell(Shell),
    /// Gas lands: its owner chooses where it goes too (L15.1).
    Cloud(Cloud),
    /// A patrol intercepts another that may want to intercept it (L19.11).
    Duel(Duel),
    /// Small arms are aimed at an aircraft (L19.7).
    Sky(Sky),
    /// Bombs fall on a hex (L19.8).
    Bombs(Bombs),
    /// A ground attack on a hex (L19.10).
    Strafe(Strafe),
}

const _: () = assert!(size_of::<Frame>() <= 64, "five of them fit a state");

impl Frame {
    /// Whether those who move have still to come through what lies in the hex they have entered.
    pub(crate) fn is_due(&self) -> bool {
        match self {
            Frame::March(march) => march.due,
            Frame::Drive(drive) => drive.due,
            _ => false,
        }
    }
}

/// Foot on the move: alone or as a stack; or a gun with its crew (L21.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct March {
    /// Those who move now.
    pub units: Pieces,
    /// Where they are; `OFFBOARD` before they enter (L4.14).
    pub at: HexId,
    /// Movement points spent, in halves (L1.5).
    pub spent: u8,
    /// Hexes entered.
    pub hexes: u8,
    /// They have started in wire or entered it (L5.11).
    pub wired: bool,
    /// They have had to stop (L5.12), or have made their whole move (L5.2, L5.6).
    pub stopped: bool,
    /// What came of the last hex has still to be seen to: barrage, gas, mines.
    pub due: bool,
}

/// A vehicle or a ship on the move, or cavalry, alone or as a stack (L4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drive {
    /// Those who move now.
    pub units: Pieces,
    /// Where they are; `OFFBOARD` before they enter (L4.14).
    pub at: HexId,
    /// Movement points spent, in halves.
    pub spent: u8,
    /// What turns would have cost that the road forced: they are free on the road allowance only (L6.5).
    pub free: u8,
    /// Hexes entered (L18.1).
    pub hexes: u8,
    /// The hexside faced (L6.1).
    pub facing: u8,
    /// How cavalry moves (L7.1); none before it has chosen.
    pub gait: Option<Gait>,
    /// The direction of the last step.
    pub way: u8,
    /// Steps in that direction, one after another (L7.4).
    pub run: u8,
    /// Loadings and unloadings of a truck, each half of its allowance (L6.8).
    pub loads: u8,
    /// A hex was entered off the road (L6.5).
    pub off: bool,
    /// It has backed into a hex (L6.4).
    pub reversed: bool,
    /// It has entered difficult terrain (L18.2).
    pub difficult: bool,
    /// An FT-17 has entered woods (L18.2).
    pub woods: bool,
    /// It has tested at a trench: no test at the end (L18.3).
    pub tested: bool,
    /// It has just entered the map, and may face where it likes (L4.14).
    pub entering: bool,
    /// Cavalry has started in wire (L5.11).
    pub wired: bool,
    /// They have had to stop (L5.12), or have made their whole move (L5.6).
    pub stopped: bool,
    /// What came of the last hex has still to be seen to: mines, barrage, gas, the trench.
    pub due: bool,
}

/// A unit on the retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub unit: Piece,
    /// Steps still to go.
    pub steps: u8,
}

/// Too many of a side in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Excess {
    /// Where.
    pub hex: HexId,
    /// Whose.
    pub seat: Seat,
}

/// How far an attack on the SACRT has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VolleyStage {
    /// Who fires is being declared (L11.2).
    Declared,
    /// The owner of the target chooses who is in the fortified network (L22.5).
    Shelter,
    /// The die falls (L1.8).
    Roll,
    /// What it comes to, unit by unit (L11.7).
    Hits,
}

/// An attack on the SACRT. Its weapons are in the volley of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Volley {
    /// Those in the fortified network (L22.5).
    pub sheltered: Pieces,
    /// Those who have still to read their result.
    pub todo: Pieces,
    /// The target.
    pub hex: HexId,
    /// Who fires.
    pub seat: Seat,
    /// How far it has come.
    pub stage: VolleyStage,
    /// A charge of a flamethrower (L11.12).
    pub flame: bool,
    /// Inside a mixed hex (L11.11).
    pub mixed: bool,
    /// The natural die.
    pub die: u8,
    /// The column of the SACRT.
    pub column: u8,
}

/// A close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Melee {
    /// Vehicles that have taken a loss (L16.10).
    pub hit: Pieces,
    /// Where.
    pub hex: HexId,
    /// Losses still to be taken, by seat.
    pub losses: [u8; 2],
    /// DE: all defenders are lost.
    pub all: bool,
    /// The die has fallen.
    pub rolled: bool,
}

impl Melee {
    /// A combat that begins.
    pub fn at(hex: HexId) -> Melee {
        Melee {
            hit: Pieces::EMPTY,
            hex,
            losses: [0; 2],
            all: false,
            rolled: false,
        }
    }
}

/// Who of a hex is in its fortified network (L22.5): chosen before any die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shelter {
    /// Those whom their owner has chosen.
    pub chosen: Pieces,
}

/// One attack of a barrage on one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shell {
    /// Where.
    pub hex: HexId,
    /// Whose fire.
    pub seat: Seat,
    /// Firepower.
    pub fp: u8,
    /// Shrapnel or high explosive (L14.16).
    pub shrapnel: bool,
    /// L22.5
    pub shelter: Shelter,
}

/// Gas where it has landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cloud {
    /// Where.
    pub hex: HexId,
    /// Whose.
    pub seat: Seat,
    /// The hex beside the wind that was chosen; none yet.
    pub also: Option<HexId>,
}

/// Two aircraft, of which one intercepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duel {
    /// Who intercepts.
    pub by: Plane,
    /// Whom.
    pub at: Plane,
    /// Whether both intercept each other; none: nobody has said so yet.
    pub mutual: Option<bool>,
}

/// Fire at an aircraft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sky {
    /// Who fires.
    pub units: Pieces,
    /// At what.
    pub at: Plane,
    /// No more join.
    pub ready: bool,
}

/// Bombs on one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bombs {
    /// Where.
    pub hex: HexId,
    /// Whose.
    pub seat: Seat,
    /// The factors of all aircraft.
    pub factor: u8,
    /// An AA gun has hit one of them (L19.6).
    pub spoilt: bool,
    /// L22.5
    pub shelter: Shelter,
}

/// A ground attack on one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strafe {
    /// Where.
    pub hex: HexId,
    /// Whose.
    pub seat: Seat,
    /// Machine guns of all aircraft.
    pub mgs: u8,
    /// An AA gun has hit one of them (L19.6).
    pub spoilt: bool,
    /// The die, once it is rolled.
    pub die: Option<u8>,
    /// Those who have still to read their result.
    pub due: Pieces,
    /// L22.5
    pub shelter: Shelter,
}

/// What a procedure wants next.
pub type Flow = table::flow::Flow<Frame>;
