//! Procedures under way. Each carries its own progress, so that a position in
//! the middle of anything can be cloned, stored and tested.

use crate::combat_cards::Combat;
use crate::kinds::{NOBODY, OFF};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{Seat, Set64};

/// One procedure of the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// No procedure: what lies behind the end of the stack.
    #[default]
    Idle,
    /// Somebody may play a card at this moment.
    Window(Window),
    /// A combat, from its declaration to its end.
    Attack(Attack),
    /// A unit goes back, one hex per flag.
    Retreat(Retreat),
    /// Reserve artillery fires.
    Barrage(Barrage),
    /// A Combat card asks for its target.
    Aim(Combat),
    /// cmd.replacements: figures to hand out.
    Restore {
        /// Figures for infantry.
        infantry: u8,
        /// Figures for any unit.
        any: u8,
        /// Units that gained one.
        gained: Set64,
    },
}

/// The moments at which a Combat card may be played (cc.timing), but for those
/// played together with one's own Command card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// The opponent has announced his Command card.
    Announced,
    /// The opponent moves a soldier unit.
    UnitMoves,
    /// All one's own infantry has moved.
    InfantryMoved,
    /// The opponent has bought his targeting dice.
    DiceBought,
    /// The opponent has declared a close combat.
    CloseDeclared,
    /// Before one's own combat roll.
    BeforeRoll,
    /// After the opponent's ranged roll.
    RangedRolled,
    /// After the opponent's ranged combat is resolved.
    RangedResolved,
    /// After the opponent's close combat is resolved.
    CloseResolved,
    /// One's own unit has won a close combat.
    CloseWon,
    /// One gains HQ tokens in phase 5.
    TokensGained,
}

/// A reaction window: it opened because somebody *might* hold a card for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Which moment.
    pub moment: Moment,
    /// Who is asked.
    pub seat: Seat,
}

/// How a combat is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// Ranged combat of battlefield units.
    Ranged,
    /// Close combat.
    Close,
    /// The central hex of the template.
    Centre,
    /// A surrounding hex of the template.
    Ring,
}

/// The steps of a combat (ranged.sequence, melee.sequence).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Machine guns may join the crossfire.
    Join,
    /// Declared; the defender may strike first.
    Declared,
    /// The defender has struck, or not.
    Struck,
    /// Before the roll.
    Before,
    /// The roll.
    Roll,
    /// Losses, then HQ tokens.
    Losses,
    /// Flags: which to ignore.
    Flags,
    /// The specialist's loss test.
    Test,
    /// The defender's answer.
    Answer,
    /// Won: a bonus combat may be bought.
    Won,
    /// Won: advance or stay.
    Advance,
    /// The bonus close combat.
    Bonus,
    /// The raider may go home.
    Home,
    /// Over.
    Over,
}

/// One combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking units; none for artillery.
    pub by: Set64,
    /// The unit that declared it, or `NOBODY`.
    pub lead: u8,
    /// The unit attacked, or `NOBODY` for bare wire.
    pub target: u8,
    /// The hex attacked.
    pub hex: HexId,
    /// Where the leading unit stood.
    pub from: HexId,
    /// Who attacks.
    pub seat: Seat,
    /// How.
    pub mode: Mode,
    /// How far.
    pub stage: Stage,
    /// Dice rolled.
    pub dice: u8,
    /// Faces rolled.
    pub faces: [u8; 5],
    /// Hits scored.
    pub hits: u8,
    /// The target's figures before the roll.
    pub before: u8,
    /// cc.lice was played: the target ignores no flag.
    pub lice: bool,
    /// One more die: cc.hand-grenade.
    pub grenade: bool,
    /// cc.breastplate was played.
    pub breastplate: bool,
    /// cc.impetuosity was played: a bonus combat is due.
    pub impetuous: bool,
    /// A card lets a unit strike in the opponent's combat.
    pub reaction: bool,
    /// This is a bonus close combat.
    pub bonus: bool,
    /// ra.triple, ter.wire.no-protection: terrain gives no protection.
    pub bare: bool,
}

impl Attack {
    /// A combat about to begin.
    pub fn new(seat: Seat, mode: Mode, lead: u8, target: u8, hex: HexId) -> Self {
        Attack {
            by: if lead == NOBODY {
                Set64::EMPTY
            } else {
                Set64::one(lead)
            },
            lead,
            target,
            hex,
            from: OFF,
            seat,
            mode,
            stage: Stage::Declared,
            dice: 0,
            faces: [0; 5],
            hits: 0,
            before: 0,
            lice: false,
            grenade: false,
            breastplate: false,
            impetuous: false,
            reaction: false,
            bonus: false,
            bare: false,
        }
    }
}

/// A retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Retreat {
    /// Who retreats.
    pub unit: u8,
    /// Hexes still to go.
    pub left: u8,
}

/// The steps of reserve artillery fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fire {
    /// ra.place-template
    Place,
    /// ra.buy-dice
    Buy,
    /// The dice are bought and not yet rolled.
    Bought,
    /// ra.assign-dice
    Roll,
    /// ra.resolution-order: the hex to be resolved, 0 the centre.
    Resolve(u8),
}

/// Reserve artillery at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Barrage {
    /// How far.
    pub step: Fire,
    /// Centre of the template.
    pub centre: HexId,
    /// Targeting dice to be rolled.
    pub dice: u8,
    /// Targeting dice paid for: both fires of a bombardment cost once.
    pub bought: u8,
    /// Targeting dice on each numbered hex.
    pub ring: [u8; 6],
}

/// What a procedure wants next.
pub type Flow = table::flow::Flow<Frame>;
