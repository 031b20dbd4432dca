//! Procedures under way. Each carries its own progress, so that a position in the middle of anything can be cloned, stored and
//! tested.

use crate::ids::{Piece, Pieces};
use crate::shot::Shot;
use crate::state::HexIdOr;
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One procedure of the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// No procedure: what lies behind the end of the stack.
    #[default]
    Idle,
    /// An attack is declared: who takes part is chosen.
    Fire(Fire),
    /// A shot of ordnance is declared.
    Shot(Shot),
    /// Infantry moves.
    Move(Move),
    /// The DEFENDER may answer an expenditure (3.3.3.b).
    Answer,
    /// A unit routs.
    Rout(Rout),
    /// Close Combat in a hex.
    Close(Close),
    /// A vehicle moves.
    Drive(Drive),
    /// A vehicle is set up, or has gone into Motion: where it points is chosen.
    Arrange(Arrange),
    /// Close Combat in a hex with a vehicle: one attack after the other (3.8.l).
    Assault(Assault),
    /// An acquired stack parts: whom does the weapon follow (6.10.e)?
    Part(Part),
    /// Fire at a hex where nobody is seen: which, and then how (6.4.h)?
    Search(Piece, HexIdOr),
}

/// The form of an attack, by the phase it is made in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// Prep Fire (3.2.5).
    #[default]
    Prep,
    /// Defensive First Fire, with Subsequent First and Final Protective Fire (3.3.3).
    First,
    /// Final Fire (3.4).
    Final,
    /// Advancing Fire (3.5).
    Advancing,
}

/// An attack on the Infantry Fire Table that is being declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fire {
    /// Units with their own firepower, and machine guns.
    pub by: Pieces,
    /// Leaders who direct it.
    pub led: Pieces,
    /// The hex fired at.
    pub at: HexId,
    /// Who fires.
    pub seat: Seat,
    /// In which phase.
    pub mode: Mode,
}

/// Infantry on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// Those who move now, as a stack or alone.
    pub units: Pieces,
    /// Members of the stack that have split off and have still to finish (3.3.1.i).
    pub rest: Pieces,
    /// Where they are.
    pub at: HexId,
    /// The hex they came from last; where they are if they have entered none.
    pub from: HexId,
    /// MF spent in this Location, in halves.
    pub here: u8,
    /// Hexes entered.
    pub hexes: u8,
    /// Whether they have spent anything yet.
    pub begun: bool,
    /// What was spent last has still to be answered.
    pub due: bool,
    /// The units that spent it: they are the moving target (3.3.3.a).
    pub target: Pieces,
    /// Where they were when their MPh began (3.3.2.1.a).
    pub start: HexId,
    /// Those who have acquired them have been asked whom they follow (6.10.e).
    pub parts: bool,
}

impl Move {
    /// A move of these that has not begun.
    pub const fn of(units: Pieces, at: HexId) -> Move {
        Move {
            units,
            rest: Pieces::EMPTY,
            at,
            from: at,
            here: 0,
            hexes: 0,
            begun: false,
            due: false,
            target: Pieces::EMPTY,
            start: at,
            parts: false,
        }
    }
}

/// An acquired stack that parts (6.10.e).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Part {
    /// The weapons that have acquired it, Guns and vehicles.
    pub guns: Pieces,
    /// Whom each of them may follow.
    pub units: Pieces,
}

/// What moves now, be it infantry or a vehicle: the moving target of Defensive First Fire.
#[derive(Clone, Copy, Debug)]
pub struct Going {
    /// Who spent something.
    pub target: Pieces,
    /// Where.
    pub at: HexId,
    /// The hex it came from.
    pub from: HexId,
    /// Where it was when its MPh began.
    pub start: HexId,
    /// MF or MP spent in this Location, in halves.
    pub here: u8,
}

/// A vehicle on the move (3.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drive {
    /// Who.
    pub car: Piece,
    /// Infantry that has passed its PAATC against it (3.3.4.b).
    pub passed: Pieces,
    /// Where it is.
    pub at: HexId,
    /// The hex it came from last; where it is if it has entered none.
    pub from: HexId,
    /// Where it was when its MPh began.
    pub start: HexId,
    /// The hex it has fired from as Bounding First Fire (7.8.c).
    pub fired: HexIdOr,
    /// MP spent in this Location, in halves.
    pub here: u8,
    /// Hexes entered.
    pub hexes: u8,
    /// Whether it has spent anything yet.
    pub begun: bool,
    /// What was spent last has still to be answered.
    pub due: bool,
    /// It is the moving target of that answer.
    pub target: bool,
    /// It entered this hex at the road rate (1.1.1.woods-road.a).
    pub on_road: bool,
    /// It may still set its turret with the MP spent last (3.2.4.y).
    pub aims: bool,
    /// It spent all its MP to enter a hex: it may still stop (3.3.2.z).
    pub all: bool,
    /// Its MPh is over.
    pub over: bool,
    /// What it spent last was to enter its hex (7.6.f).
    pub enters: bool,
    /// It has spent an MP since the first shot of its main armament (3.3.2.2.c).
    pub late: bool,
}

/// Where a vehicle points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrange {
    /// Who.
    pub car: Piece,
    /// At set-up: it may be Crew Exposed too (7.7.h).
    pub first: bool,
}

/// Close Combat with a vehicle in the hex (3.8.l).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Assault {
    /// Who attacks in the attack that is being declared.
    pub by: Pieces,
    /// Whom.
    pub at: Pieces,
    /// Where.
    pub hex: HexId,
    /// Whose attack is next.
    pub turn: Seat,
    /// Who achieved Ambush: he makes all his attacks first.
    pub ambush: Option<Seat>,
    /// How far.
    pub bout: Bout,
    /// Weapons of the vehicle in the attack that is being declared.
    pub weapons: u8,
    /// Weapons that the vehicle of each side has used.
    pub used: [u8; 2],
    /// Who has no more to attack with, or wants no more.
    pub passed: [bool; 2],
}

/// A unit on the rout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rout {
    /// Who.
    pub unit: Piece,
    /// A leader who goes with it of his own will (3.6.i).
    pub leader: Option<Piece>,
    /// Where it began.
    pub from: HexId,
    /// MF spent, in halves.
    pub spent: u8,
    /// Known Enemies out of whose sight it has gone: it may not close on them (3.6.f).
    pub shy: Pieces,
    /// Whether it has moved.
    pub begun: bool,
    /// Low Crawl (3.6.d).
    pub crawls: bool,
}

/// How far a Close Combat has come (3.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bout {
    /// Ambush is looked for (3.8.i).
    #[default]
    Ambush,
    /// The first side declares.
    First,
    /// The other side declares.
    Second,
    /// What is declared is resolved.
    Resolve,
    /// Who is left is in Melee.
    Melee,
}

/// Close Combat in one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Close {
    /// Where.
    pub hex: HexId,
    /// Who declares first.
    pub first: Seat,
    /// Who achieved Ambush (3.8.k): then one side after the other, and losses count at once (3.8.m).
    pub ambush: Option<Seat>,
    /// How far.
    pub bout: Bout,
    /// Who attacks in the attack that is being declared.
    pub by: Pieces,
    /// Whom.
    pub at: Pieces,
    /// The side has no more to declare.
    pub done: bool,
}

/// What a procedure wants next.
pub type Flow = table::flow::Flow<Frame>;
