//! What a player may do, one small step at a time. A unit is named by its own name.

use crate::ids::{Module, Piece, Plane};
use crate::state::{Arms, Barrage, Mission};
use hex::HexId;
use serde::{Deserialize, Serialize};

/// How mounted cavalry moves (L7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Gait {
    Trot,
    Gallop,
    Charge,
}

impl Gait {
    /// All three.
    pub const ALL: [Gait; 3] = [Gait::Trot, Gait::Gallop, Gait::Charge];
    /// As actions call it.
    pub const fn word(self) -> &'static str {
        match self {
            Gait::Trot => "trot",
            Gait::Gallop => "gallop",
            Gait::Charge => "charge",
        }
    }
}

/// Who asks for fire (L14.2): a forward observer, or an aircraft or balloon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// On the ground.
    Unit(Piece),
    /// In the air.
    Plane(Plane),
}

/// What fires in a barrage (L14.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Battery {
    /// Off the map.
    Module(Module),
    /// On the map (L14.17).
    Gun(Piece),
}

/// A weapon that shoots at one vehicle (L12, L13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weapon {
    /// The gun of a piece, or the first of a vehicle.
    Gun,
    /// The second gun of a vehicle.
    Gun2,
    /// An MG group, or two machine guns of a vehicle, at weak armour (L13.3).
    Mg,
    /// One shot of an AT rifle (L13.2).
    Rifle,
    /// A charge of a flamethrower (L13.4).
    Flame,
}

impl Weapon {
    /// All of them.
    pub const ALL: [Weapon; 5] = [
        Weapon::Gun,
        Weapon::Gun2,
        Weapon::Mg,
        Weapon::Rifle,
        Weapon::Flame,
    ];
    /// As actions call it.
    pub const fn word(self) -> &'static str {
        match self {
            Weapon::Gun => "gun",
            Weapon::Gun2 => "gun2",
            Weapon::Mg => "mg",
            Weapon::Rifle => "rifle",
            Weapon::Flame => "flame",
        }
    }
}

/// One answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// No more of this.
    Done,
    /// Decline.
    Pass,

    // Set-up (L1.12)
    /// Set a piece up in a hex; a gun brings its crew.
    Place(Piece, HexId),
    /// Set it up hidden (L26.1).
    Hide(Piece, HexId),
    /// Dig a fortified network (L26.1).
    Dig(HexId),
    /// Write down planned fire: a row of the scenario, and its hex (L14.18).
    Plan(u8, HexId),

    // Artillery (L14, L15)
    /// Continue standing drumfire with a module (L14.8).
    Continue(Module),
    /// Shift a Barrage marker to an adjacent hex, by this observer (L14.8).
    Shift(HexId, HexId, Caller),
    /// Ask for fire on a hex (L14.2).
    Request(Caller, HexId),
    /// Assign a module or a gun to a granted hex (L14.7).
    Assign(Battery, HexId, Barrage),
    /// This hex: the one beside the wind that gas takes too (L15.1), the close combat that comes next (L16.1).
    Hex(HexId),

    // Movement (L5–L7)
    /// Begin to move with this unit; a gun takes its crew along (L21.3).
    Move(Piece),
    /// Another one joins those who have not moved yet.
    Join(Piece),
    /// All who can move from a hex as a stack.
    Stack(HexId),
    /// Enter a hex.
    Step(HexId),
    /// Enter a trench hex and drop the fascine there (L22.9).
    Fascine(HexId),
    /// Back into the hex behind (L6.4).
    Reverse(HexId),
    /// Face a hexside: who moves (L6.3), or what is set up.
    Turn(u8),
    /// Choose the gait of cavalry (L7.1).
    Gait(Gait),
    /// Board a tank (L20.1) or a truck, or be towed by it (L6.8).
    Board(Piece, Piece),
    /// Leave it.
    Alight(Piece),
    /// Those who move dismount (L7.7).
    Dismount,
    /// A group mounts its horses (L7.7).
    Mount(Piece),
    /// Leave the stack: it stays where it is.
    Leave(Piece),
    /// Leave the map (L5.8).
    Exit,
    /// Those who move stop here.
    Stop,

    // Fire (L11–L13)
    /// Fire at a hex on the SACRT: the attack is being declared (L11.2).
    Fire(Piece, Arms, HexId),
    /// Another one joins the attack.
    Add(Piece, Arms),
    /// Everybody who can joins.
    Everyone,
    /// Spend a charge of a flamethrower on a hex (L11.12).
    Burn(Piece, HexId),
    /// Shoot at a vehicle (L12.1, L13.1).
    Shoot(Piece, Weapon, Piece),
    /// Pivot a gun to a hexside (L12.5).
    Pivot(Piece, u8),
    /// This one is protected by the fortified network (L22.5).
    Shelter(Piece),
    /// Destroy a support weapon of one's own (L21.6).
    Destroy(Piece),

    // What befalls units
    /// Lose this one: in close combat (L16.9), or where a hex is too full (L8.3).
    Lose(Piece),
    /// Who retreats goes there (L17.5).
    Retreat(HexId),
    /// A unit of a hex that is too full goes one hex back (L8.3).
    Push(Piece, HexId),

    // Air (L19)
    /// Give an aircraft a mission; with its hex where it attacks one.
    Fly(Plane, Mission, Option<HexId>),
    /// A patrol intercepts (L19.11).
    Intercept(Plane, Plane),
    /// An AA gun fires at an aircraft (L19.4).
    Flak(Piece, Plane),
    /// An MG group or AA gun joins the fire at an attacking aircraft (L19.7).
    Sky(Piece, Plane),

    // Regroup (L22)
    /// Cut wire (L22.3).
    Cut(Piece),
    /// Fill a trench (L22.8).
    Fill(Piece),
}

const _: () = assert!(size_of::<Action>() <= 16);
