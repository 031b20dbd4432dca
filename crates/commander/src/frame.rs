//! Procedures under way. Each carries its own progress, so that a position in the middle of anything can be cloned,
//! stored and tested.

use crate::cards::{Deed, EventKind, Order};
use crate::ids::{PieceId, UnitId, Units, WeaponId};
use crate::kinds::Fort;
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::Seat;

mod barrage;
mod roll;
mod support;

pub use crate::gwc::frames::*;
pub use crate::ids::Arms;
pub use crate::underway::*;
pub use barrage::*;
pub use roll::*;
pub use support::*;

/// One procedure of the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// No procedure: what lies behind the end of the stack.
    #[default]
    Idle,
    /// Somebody may play an Action, or the Initiative card, at this moment.
    Window(Window),
    /// 1.9: a roll, from the card revealed to its value.
    Roll(Roll),
    /// 1.3: a card revealed for something else than dice.
    Reveal(Reveal),
    /// 6.1.2: a Time advance.
    Time(Time),
    /// 1.9.1.3: a sniper.
    Sniper(Sniper),
    /// E42: an Event.
    Event(Event),
    /// O14.1: units are activated for an Order, or for Op Fire.
    Activate(Activate),
    /// O20: a Fire Order under way.
    Fire(Fire),
    /// O20.3, O18.2.3.2, F103.2: one attack.
    Attack(Attack),
    /// O21: a Move Order under way.
    Move(Move),
    /// O16: an Advance Order under way.
    Advance(Advance),
    /// O16.4b: the Melees that have to be fought, but for those of these units, which wait for the end of the Order
    /// (g:O16.4).
    Melees(Units),
    /// O16.4: one Melee.
    Melee(Melee),
    /// O22: Rally rolls.
    Recover(Recover),
    /// O23: Rout rolls.
    Rout(Rout),
    /// O23.3: a unit retreats.
    Retreat(Retreat),
    /// O18.2: Fire for Effect.
    Barrage(Barrage),
    /// 3.2.1, 3.2.4, A36: units break, one after the other.
    Break(Breaking),
    /// E52: a Squad becomes two Teams.
    Deploy(Deploying),
    /// 8.1.5: units leave a hex that burns.
    Displace(Displacing),
    /// Something new is put on the map: a unit with its Weapon, a Fortification, Smoke.
    Place(Placing),
    /// E59a, E68a, A35.4b: an item of the Support table.
    Support(Supporting),
    /// 8.2b: a hex is overstacked.
    Overstack(Overstack),
    /// A26: Assault Fire is declared.
    Assault,
    /// O15: cards are discarded.
    Discard,
    /// 5.4a: a hand is refilled, or dealt.
    Refill(Refill),
    /// g:O24.1: an Offensive under way.
    Offensive(Offensive),
    /// g:O17.1a: Air Strikes.
    Air(Air),
    /// g:O22: a Line of Fire.
    Line(Line),
    /// g:O27: a Liaison Order.
    Liaison(Liaison),
    /// g:S98.1: the Situation of a Strategy Card.
    Situation(PlayedSituation),
    /// g:T107.1a: Formations that have entered Gas.
    Gas(Gassing),
}

/// The moments at which Actions may be played (A24.1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// 9.1a: a roll has been made.
    AfterRoll,
    /// A27, A30, A34, A37, A40, A41: before one's own Fire roll.
    BeforeFire,
    /// A29, A35.1, A35.3: before one's own Defence roll.
    BeforeDefence,
    /// A36: one's own Squad would break.
    WouldBreak,
    /// A25: before the dice of a Melee.
    BeforeMelee,
    /// A38: a Melee is over.
    AfterMelee,
    /// A33, A35.2, A35.5: an enemy unit has moved into a hex.
    Entered,
    /// A35.2, A35.5: an enemy unit has advanced into a hex.
    Advanced,
    /// A32: the end of a Time advance.
    DigIn,
    /// A31, A35.4: the opponent has passed and discarded.
    Passed,
    /// g:S98.2: a roll stands, and a Strategy Card may add 1 to it.
    Plus,
    /// g:A32: before an Impact roll.
    BeforeImpact,
    /// g:A33, g:A35, g:A40, g:A48, g:A55: before one's own Melee roll.
    BeforeMeleeRoll,
    /// g:A53: one's own Formation has just been broken by a Defence roll.
    Demoralised,
    /// g:A49: Gas has been laid.
    GasLaid,
    /// g:S98.5.7: this Action has been announced, and is not carried out yet.
    Announced(Deed),
    /// g:S98.4.6: somebody was activated for Op Fire.
    OpActivated,
    /// g:S98.4.5: an Offensive has been activated.
    OffensiveActivated,
    /// g:S98.3.2: an Air Strike was ordered.
    AirOrdered,
    /// g:A37a: who is Suppressed by a Counter-Attack.
    Countered,
    /// g:A49: who dies of a Major Gas Attack.
    Gassed,
    /// g:S98.4.4: the Accuracy roll of the Artillery Observer has hit.
    Accurate,
}

/// A reaction window: it opened because somebody *might* hold a card for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Which moment.
    pub moment: Moment,
    /// Who is asked.
    pub seat: Seat,
    /// Whether something was done in it.
    pub used: bool,
}

/// The steps of a Time advance (6.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimeStep {
    /// 6.1.2a, 6.1.2d: the marker moves, the deck is shuffled.
    Shuffle,
    /// 6.1.2e: Sudden Death.
    SuddenDeath,
    /// 6.2.2b: its roll has been made.
    Rolled,
    /// 6.1.2f: the Defender gains a point.
    Defender,
    /// 6.1.2g: one Smoke marker goes.
    Smoke,
    /// 6.1.2h: reinforcements enter.
    Enter,
    /// 6.1.2i: Dig In, the inactive player first.
    DigIn(u8),
    /// O16.4a: Melees.
    Melee,
    /// Over.
    Over,
    /// g:T107.2: Gas goes.
    Gas,
    /// g:6.1.2h: Strategy Cards are drawn.
    Strategy,
    /// g:6.1.2e: a second Smoke marker goes.
    SmokeAgain,
    /// g:T107.2: a second Gas marker goes.
    GasAgain,
    /// g:6.1.2f: so many Fortifications and Telephones have come already.
    Bring(u8),
}

impl TimeStep {
    /// Whether Gas goes now.
    pub const fn is_gas(self) -> bool {
        matches!(self, TimeStep::Gas | TimeStep::GasAgain)
    }
}

/// A Time advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Time {
    /// Who caused it.
    pub by: Seat,
    /// 1.9.1c: whether a trigger caused it, so that no roll within triggers anything.
    pub trigger: bool,
    /// How far.
    pub step: TimeStep,
    /// g:O16.4: who stood in a hex with enemies when it began.
    pub engaged: Units,
}

/// A sniper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sniper {
    /// Who rolled.
    pub seat: Seat,
    /// The random hex, or `OFF` before it is drawn.
    pub hex: HexId,
    /// Whether the choice has been made.
    pub done: bool,
    /// g:O16.4: who stood in a hex with enemies when it began.
    pub engaged: Units,
}

/// An Event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Event {
    /// Which one; none before the card is revealed.
    pub kind: Option<EventKind>,
    /// E48b: the wind on the card.
    pub wind: u8,
    /// 1.9.1.1b: who drew it.
    pub seat: Seat,
    /// How far.
    pub step: EventStep,
    /// The unit chosen first, or the Weapon where an Event has one of those.
    #[serde(with = "crate::ids::room")]
    pub chosen: Option<PieceId>,
    /// A hex drawn or chosen, or `OFF`.
    pub hex: HexId,
    /// Units or hexes still to be dealt with.
    pub left: Units,
    /// g:O16.4: who stood in a hex with enemies when it began.
    pub engaged: Units,
}

impl Event {
    /// The unit chosen first.
    pub fn unit(&self) -> UnitId {
        self.chosen.expect("a unit was chosen").unit()
    }
    /// The Weapon chosen first.
    pub fn weapon(&self) -> WeaponId {
        self.chosen.expect("a Weapon was chosen").weapon()
    }
}

/// How far an Event is. Most have two steps, and mean the second by one of its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventStep(u8);

impl EventStep {
    /// It begins.
    pub const BEGIN: EventStep = EventStep(0);
    /// A card has been revealed for it.
    pub const DRAWN: EventStep = EventStep(1);
    /// The first thing is chosen, another will be.
    pub const CHOSEN: EventStep = EventStep(1);
    /// The first half of its text is done.
    pub const THEN: EventStep = EventStep(1);
    /// The last step of every Event: Melees, then nothing.
    pub const OVER: EventStep = EventStep(u8::MAX);

    /// The step after this one.
    pub const fn next(self) -> EventStep {
        EventStep(self.0 + 1)
    }
}

/// Who is activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activate {
    /// For which Order; Fire also for Op Fire.
    pub order: Order,
    /// Whether for Op Fire, into the hex of the Move under way.
    pub op: bool,
    /// Who activates.
    pub seat: Seat,
    /// The unit activated first.
    #[serde(with = "crate::ids::room")]
    pub first: Option<UnitId>,
    /// All of them.
    pub chosen: Units,
}

/// Units that break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Breaking {
    /// Units still to break.
    pub left: Units,
    /// The Squad whose owner was asked for Light Wounds.
    #[serde(with = "crate::ids::room")]
    pub asked: Option<UnitId>,
}

/// A Squad that becomes two Teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deploying {
    /// The Squad, now the first Team.
    pub unit: UnitId,
    /// The second Team.
    pub twin: UnitId,
    /// Markers still to be given: Weapon, Suppressed, Veteran, as bits.
    pub left: u8,
}

/// Units that leave a burning hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Displacing {
    /// The hex.
    pub hex: HexId,
}

/// What is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// A unit that waits in the box or on a track.
    Unit(UnitId),
    /// A Fortification.
    Fort(Fort),
    /// A random Smoke marker.
    Smoke,
    /// Nothing: a Fortification is taken away (A31).
    Nothing,
    /// g:T107: Gas.
    Gas,
    /// g:12a: a Telephone of this Firepower, into a box of the Artillery Track.
    Phone(u8),
}

/// Where it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Where {
    /// 6.1.2h, E68b: the friendly map edge.
    Edge,
    /// E59b, E76b: this hex or one beside it, within the stacking limit.
    Around(HexId),
    /// E59b: around the random hex, drawn when the item is chosen.
    Drawn,
    /// A35.4b: an empty hex of the set-up area with Cover.
    Hidden,
    /// A39: the hex of a unit with boxed Movement that is activated to Move, or one beside it.
    Grenade,
    /// A32, E55: a hex with a friendly unit, for Foxholes.
    Dug,
    /// A31: a hex with a friendly unit and a Fortification.
    Demolished,
    /// E58a: a friendly hex.
    Friendly,
    /// E56: a hex with a broken friendly unit.
    WithBroken,
    /// E77a: beside an unbroken Squad of one's own.
    BesideSquad,
    /// 7.2.1b: a space of the Time Track.
    TimeTrack,
    /// The set-up area of the side.
    Setup,
    /// g:7.2.1.1: the enemy map edge, for a tank that comes back.
    EnemyEdge,
    /// g:O27, g:E88: the hex of the highest-ranking Leader.
    WithHrl,
    /// g:E89: beside a Unit in Good Order, or in its hex.
    BesideGoodOrder,
    /// g:3.1.9: the hex of a Unit that digs.
    Dig,
}

/// Something that is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placing {
    /// Who places it.
    pub seat: Seat,
    /// What.
    pub what: What,
    /// Where.
    pub place: Where,
    /// Whether he may decline.
    pub may: bool,
}

/// An overstacked hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Overstack {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub hex: HexId,
    /// 8.2c: whether the free Deploy has been used or declined.
    pub deployed: bool,
}

/// A hand that is refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refill {
    /// Whose.
    pub seat: Seat,
    /// 5.4b: the deck ran out, and the Time advance is due.
    pub emptied: bool,
    /// The first deal: no Time advance comes of it.
    pub deal: bool,
}

/// What a procedure wants next.
pub type Flow = table::flow::Flow<Frame>;

const _: () = assert!(size_of::<Frame>() <= 56);
