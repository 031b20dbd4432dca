//! Orders under way: attacks, moves, Melees, Rally and Rout rolls, barrages. Kept with the other procedures in `frame`.

use crate::deeds::{Boost, MeleeBoost};
use crate::frame::Arms;
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A Fire Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fire {
    /// Units that may still attack.
    pub units: Units,
    /// Weapons that may still attack.
    pub arms: Arms,
    /// g:A37a: all who were activated for it.
    pub all: Units,
    /// Whether an attack has been made (O14.4).
    pub fired: bool,
    /// g:O24.2c: whether it is the fire of an Offensive.
    pub offensive: bool,
}

/// What kind of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Means {
    /// Fire of units and Weapons in a Fire Order.
    Fire,
    /// A33: Op Fire.
    OpFire,
    /// A26: Assault Fire.
    Assault,
    /// O18.2.3.2: a Radio.
    Impact,
    /// F103: Mines.
    Mines,
    /// g:O17.1e: aircraft.
    Air,
    /// g:O24.2c: the fire of an Offensive.
    Offensive,
    /// g:O19.2.1.4.1a: a Telephone on all hexes without Formations.
    EmptyHexes,
}

/// The steps of an attack (O20.2, O20.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// O20.3.1: the Fire Group gathers.
    Gather,
    /// O20.2.3a: an Artillery Weapon has to hit.
    Targeting,
    /// The Targeting roll has been made.
    Targeted,
    /// Actions before the Fire roll.
    Before,
    /// A40: the second hex of Spray Fire is named.
    Spray,
    /// O20.3.3
    Roll,
    /// The Fire roll has been made.
    Rolled,
    /// A41b: which Weapon breaks.
    Strain,
    /// O20.3.4a: whose Defence roll is next.
    Defend,
    /// Actions before the Defence roll.
    Brace,
    /// The Defence roll has been made.
    Defended,
    /// Over.
    Over,
}

/// O20.2.3a, O18.2.2: what a Targeting roll has to beat, determined before it is made: no trigger alters it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aim {
    /// The range.
    pub range: u8,
    /// 10.3.1: the Hindrance on the line.
    pub hindrance: u8,
}

/// One attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The firing units.
    pub units: Units,
    /// The defenders whose Defence roll is still to be made.
    pub left: Units,
    /// The firing Weapons.
    pub arms: Arms,
    /// The hex attacked.
    pub hex: HexId,
    /// A40d: the second one, or `OFF`.
    pub second: HexId,
    /// Who attacks.
    pub seat: Seat,
    /// How.
    pub means: Means,
    /// How far.
    pub stage: Stage,
    /// How often each of the Actions that add 2 FP was played: see [`Attack::boosted`].
    pub boosts: [u8; 6],
    /// The FP of Mines or of a Radio.
    pub given: u8,
    /// O20.3.3, 4.1.2: the Attack Total, kept while triggers interrupt the Defence rolls.
    pub total: i8,
    /// A41b: Weapons that still have to break.
    pub strain: u8,
    /// O20.2.1a: smoke shells.
    pub smoke: bool,
    /// T87b, T97b: the Hedge (1) or Wall (2) that all the fire crossed into each of the hexes when it was made.
    pub crossed: [i8; 2],
    /// Who rolls now.
    #[serde(with = "crate::ids::room")]
    pub unit: Option<UnitId>,
    /// E52.2c: the two Teams of each Squad that was Deployed while it was attacked.
    #[serde(with = "crate::ids::room")]
    pub pairs: [Option<[UnitId; 2]>; 2],
    /// g:O21.3.2a: whether a tank fires its gun.
    pub gun: bool,
    /// g:S98.1: a Situation that bears on it, as a number of its own; 0: none.
    pub situation: u8,
    /// What the Targeting roll of an Artillery Weapon has to beat.
    pub aim: Aim,
}

impl Attack {
    /// Who makes the Defence roll, while one is made.
    pub fn defender(&self) -> UnitId {
        self.unit.expect("somebody makes a Defence roll")
    }
    /// How often one of the Actions that add 2 FP was played.
    pub fn boosted(&self, boost: Boost) -> u8 {
        let (byte, shift) = boost.place();
        self.boosts[byte] >> shift & 0xf
    }
    /// It is played once more.
    pub fn boost(&mut self, boost: Boost) {
        let (byte, shift) = boost.place();
        self.boosts[byte] += 1 << shift;
    }
    /// An attack about to begin.
    pub fn new(seat: Seat, means: Means, hex: HexId) -> Self {
        Attack {
            units: Units::EMPTY,
            left: Units::EMPTY,
            arms: Arms::default(),
            hex,
            second: OFF,
            seat,
            means,
            stage: Stage::Gather,
            boosts: [0; 6],
            given: 0,
            total: 0,
            strain: 0,
            smoke: false,
            crossed: [0; 2],
            unit: None,
            pairs: [None; 2],
            gun: false,
            situation: 0,
            aim: Aim::default(),
        }
    }
}

/// The steps of a move from hex to hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Going {
    /// Nobody is between two hexes.
    Still,
    /// F103.1a: Mines in the hex left.
    Leave,
    /// F103.1a: Mines in the hex entered.
    Enter,
    /// O21.6: the inactive player's Actions.
    React,
    /// Whether the move goes on.
    Landed,
    /// Nobody moves any more.
    Over,
    /// g:O23.5.2, g:T107.1a: Wire under a tank, mud and Gas.
    Test,
}

/// A Move Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// Units activated that have not moved yet.
    pub waiting: Units,
    /// O21.2a: the unit or the group on the move.
    pub group: Units,
    /// All units activated for this Order: a tie breaks them (O20.3.4d).
    pub all: Units,
    /// A33.2b, A33.3b: the inactive player's units activated for Op Fire during this Order.
    pub op: Units,
    /// Movement points spent by the group.
    pub spent: u8,
    /// T93b: a Road hex was entered.
    pub road: bool,
    /// F106.2a: no Movement points are left.
    pub halted: bool,
    /// O14.4: whether a new hex was entered.
    pub entered: bool,
    /// O21.2b: whether one of a group has broken on its way.
    pub struck: bool,
    /// A33.3d: whether Op Fire has been made at this expenditure.
    pub shot: bool,
    /// F105.2b: from trench to trench, no Op Fire.
    pub sheltered: bool,
    /// Between which hexes the group is.
    pub from: HexId,
    /// The hex it enters.
    pub to: HexId,
    /// How far it is.
    pub going: Going,
    /// What else holds for it, as bits.
    pub flags: u8,
    /// g:A54a, g:S98.3.4, g:S98.4.7: not 0, if the group has entered a hex with enemies: its Movement points are lost
    /// for good.
    pub mp_lost: u8,
    /// O21.1.1: who of the group has spent a point on giving his Weapon away, once for each.
    #[serde(with = "crate::ids::room")]
    pub gifts: [Option<UnitId>; 4],
}

impl Move {
    /// g:T118a: the group has paid for its first Shell Hole.
    pub const CRATER: u8 = 1;
    /// g:T124.1: it has paid for its first Destroyed Woods.
    pub const SPLINTERS: u8 = 1 << 1;
    /// g:O24.2b: it is the move of an Offensive.
    pub const OFFENSIVE: u8 = 1 << 2;
    /// g:S98.4.7: Sturmtruppen.
    pub const STURM: u8 = 1 << 3;
    /// g:S98.3.4: Assaults.
    pub const ASSAULTS: u8 = 1 << 4;
    /// g:A41: no Wire counts.
    pub const NO_WIRE: u8 = 1 << 5;
    /// g:S98.5.3: Sammies.
    pub const SAMMIES: u8 = 1 << 6;
    /// g:A54a: Stosstruppen.
    pub const STOSS: u8 = 1 << 7;

    /// Whether this flag is set.
    pub const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
    /// The Move of these units before any of them has set out.
    pub fn of(units: Units) -> Move {
        Move {
            waiting: units,
            group: Units::EMPTY,
            all: units,
            op: Units::EMPTY,
            spent: 0,
            road: false,
            halted: false,
            entered: false,
            struck: false,
            shot: false,
            sheltered: false,
            from: OFF,
            to: OFF,
            going: Going::Still,
            flags: 0,
            mp_lost: 0,
            gifts: [None; 4],
        }
    }
    /// O21.1.1: the points that one of the group has spent on giving Weapons away: they are his own.
    pub fn given_by(&self, unit: UnitId) -> i32 {
        self.gifts.iter().filter(|&&by| by == Some(unit)).count() as i32
    }
    /// O21.1.1: one more.
    pub fn give_by(&mut self, unit: UnitId) {
        if let Some(free) = self.gifts.iter_mut().find(|by| by.is_none()) {
            *free = Some(unit);
        }
    }
    /// O21.2a: whether the group is still gathering: it has spent nothing.
    pub fn is_forming(&self) -> bool {
        !self.group.is_empty() && self.spent == 0 && self.gifts[0].is_none()
    }
}

/// An Advance Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advance {
    /// Units that may still advance.
    pub waiting: Units,
    /// Whether one has (O14.4).
    pub entered: bool,
    /// The unit on its way.
    #[serde(with = "crate::ids::room")]
    pub unit: Option<UnitId>,
    /// E52.2c: the other Team, if it was Deployed on its way.
    #[serde(with = "crate::ids::room")]
    pub twin: Option<UnitId>,
    /// From where.
    pub from: HexId,
    /// How far it is.
    pub going: Going,
}

/// The steps of a Melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MeleeStep {
    /// A25: Ambushes; how many passed in a row.
    Ambush(u8),
    /// A25a: this seat breaks one of its units.
    Suffer(Seat),
    /// O16.4.2: the inactive player rolls, then the active one.
    Roll(u8),
    /// His roll has been made.
    Rolled(u8),
    /// O16.4.3a
    Result,
    /// A38: No Quarter, the inactive player first.
    Quarter(u8),
    /// Over.
    Over,
    /// g:A28.1: Actions before the roll of the inactive player, then of the active one.
    Brace(u8),
}

/// One Melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Melee {
    /// Where.
    pub hex: HexId,
    /// How far.
    pub step: MeleeStep,
    /// Who took part when the FP was added up.
    pub units: Units,
    /// The Melee FP, then the Melee Totals, by seat.
    pub total: [i8; 2],
    /// F101b, F104b: who began it in a Bunker or Pillbox, and wins a tie.
    pub holder: Option<Seat>,
    /// g:A33, g:A35, g:A40, g:A48, g:A55: Actions for each roll, by seat: two bits for each kind.
    pub boosts: [u8; 2],
}

impl Melee {
    /// How often one of the Actions that add 2 to the roll of a side was played.
    pub fn boosted(&self, seat: Seat, boost: MeleeBoost) -> u8 {
        self.boosts[seat.index()] >> boost as u8 & 3
    }
    /// It is played once more; a fourth card counts no more.
    pub fn boost(&mut self, seat: Seat, boost: MeleeBoost) {
        if self.boosted(seat, boost) < 3 {
            self.boosts[seat.index()] += 1 << boost as u8;
        }
    }
}

/// Rally or Rout rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Testing {
    /// Units still to roll for.
    pub left: Units,
    /// The unit rolled for now.
    #[serde(with = "crate::ids::room")]
    pub unit: Option<UnitId>,
    /// E52.2c: the other Team, if that unit was Deployed since.
    #[serde(with = "crate::ids::room")]
    pub twin: Option<UnitId>,
    /// g:E64.2: each Section still to roll for and the Squad detached from it, for which its roll counts.
    #[serde(with = "crate::ids::room")]
    pub pairs: [Option<[UnitId; 2]>; 2],
    /// O23.1a: whether it is known whose units are rolled for.
    pub begun: bool,
}

/// O22: Rally rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Recover(pub Testing);

/// O23: Rout rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rout(pub Testing);

/// A retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub unit: UnitId,
    /// Hexes still to go.
    pub left: u8,
    /// E52.2c: the other Team, if it was Deployed on its way …
    #[serde(with = "crate::ids::room")]
    pub twin: Option<UnitId>,
    /// … and the hexes that one has to go.
    pub twin_left: u8,
    /// From where the last step was made.
    pub from: HexId,
    /// O23.3.4: the hex whose Mines have attacked it as it leaves, or `OFF`.
    pub mined: HexId,
    /// How far it is.
    pub going: Going,
}
