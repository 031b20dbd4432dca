//! What a player may do, one small step at a time.

use crate::ids::{CardId, StrategyId, UnitId, WeaponId};
use crate::state::Load;
use hex::HexId;
use table::Seat;

/// Something that fires: a unit, or a Weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Element {
    /// A unit.
    Unit(UnitId),
    /// A Weapon.
    Weapon(WeaponId),
    /// g:O21.3.2a: the gun of this tank.
    Gun(UnitId),
}

/// One answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Play a card for its Order.
    Play(CardId),
    /// Play a card for its Action.
    Card(CardId),
    /// Play a Fire card for Op Fire.
    OpFire(CardId),
    /// Use the Initiative card.
    Reroll,
    /// Decline.
    Pass,
    /// No more of this.
    Done,
    /// All who may.
    All,
    /// Discard a card of one's own hand.
    Discard(CardId),
    /// Discard a card of the opponent's hand.
    Take(CardId),
    /// Choose a unit.
    Unit(UnitId),
    /// Choose a Weapon.
    Weapon(WeaponId),
    /// Choose a hex.
    At(HexId),
    /// Fire at a hex, alone or as the first of a group.
    Fire(Element, HexId),
    /// Fire smoke shells at a hex.
    Smoke(WeaponId, HexId),
    /// Join the Fire Group.
    Join(Element),
    /// A unit, with its group, enters a hex.
    Step(UnitId, HexId),
    /// A unit, with its group, leaves over the enemy map edge.
    Exit(UnitId),
    /// A unit joins the moving group before it sets out.
    With(UnitId),
    /// Give the Weapon of a unit on the move to another.
    Give(UnitId, UnitId),
    /// 11.3b: eliminate one's own Weapon.
    Scrap(WeaponId),
    /// Choose a player.
    Side(Seat),
    /// O18.2.1: the Spotting Round, for an attack or for smoke.
    Spot(HexId, bool),
    /// Choose a space of the Time Track.
    Space(u8),
    /// Choose an Objective chit.
    Chit(u8),
    /// Choose an item of the Support table.
    Item(u8),
    /// g:3.1.9: by this card a Unit of Engineers digs itself in, or takes Wire away.
    Dig(CardId, UnitId, bool),
    /// g:E71.2: the card that was set aside is the Order.
    Hq,
    /// g:S98.1: play a Strategy Card as a Situation, with a choice that it gives; 0: it gives none.
    Situation(StrategyId, u8),
    /// g:S98.2: discard the Strategy Card for 1 more on the roll.
    Plus,
    /// g:S98.3.1: keep this Strategy Card.
    Keep(StrategyId),
    /// g:4.4.2: the box into which the Telephone goes.
    Box(Load),
    /// g:2.4: the Artillery Observer off the map.
    Observer,
    /// g:O19.2.1.4b: the axis of a barrage, 1 to 3.
    Axis(u8),
    /// g:O19.2.2.1, g:O19.2.2.2: the barrage creeps this way, 1 to 6; 0: it stands.
    Creep(u8),
    /// g:O17.1b
    Bomb(HexId),
    /// g:O17.1c
    Strafe(HexId, HexId),
    /// g:O27.c: an Artillery Request by a Liaison Agent.
    Request,
    /// A card of the player who is not asked. It can be named, as in a case, but never be played.
    Theirs(CardId),
}

const _: () = assert!(size_of::<Action>() <= 16);
