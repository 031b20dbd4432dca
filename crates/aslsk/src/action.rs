//! What a player may do, one small step at a time. A unit is named by its own name.

use crate::ids::Piece;
use crate::shot::Round;
use hex::HexId;

/// One answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// No more of this.
    Done,
    /// Decline.
    Pass,
    /// Set a piece up in a hex.
    Place(Piece, HexId),
    /// Set a piece up with somebody who possesses it.
    Give(Piece, Piece),
    /// Try to recover a weapon (3.1.b, 3.3.1.q).
    Recover(Piece, Piece),
    /// Try to repair a weapon (3.1.c1).
    Repair(Piece),
    /// Try to rally: a unit, and the leader who rallies it (3.1.f1); without one it rallies itself (3.1.e).
    Rally(Piece, Option<Piece>),
    /// Keep a unit under DM (3.1.h).
    KeepDm(Piece),
    /// Fire with this unit or weapon at a hex.
    Fire(Piece, HexId),
    /// Shoot ordnance at a hex, or at a vehicle in it, with this round (3.2.4.h).
    Shoot(Piece, HexId, Round, Option<Piece>),
    /// Try to fire a Panzerfaust with this unit at a hex, or at a vehicle in it (4.4.2.b).
    Faust(Piece, HexId, Option<Piece>),
    /// Point a Gun at a corner (3.2.4.w, 3.2.4.x).
    Turn(Piece, u8),
    /// Set a Gun up hidden, pointed at a corner (6.4.a).
    Hide(Piece, u8),
    /// Take the DRM instead of the Backblast (4.4.3.a).
    Protect,
    /// Manhandle the Gun into a hex (6.5.a).
    Push(HexId),
    /// Another one joins the attack, the move or the Close Combat.
    Add(Piece),
    /// A leader directs the attack (3.2.2.m).
    Direct(Piece),
    /// Destroy a weapon (4.0.i).
    Destroy(Piece),
    /// Begin to move with this unit.
    Move(Piece),
    /// Declare Double Time (3.3.1.m).
    DoubleTime,
    /// Declare Assault Movement (3.3.1.j).
    AssaultMove,
    /// Enter a hex.
    Step(HexId),
    /// Enter a woods-road or orchard-road hex by the road (1.1.1.woods-road.b).
    Road(HexId),
    /// Throw smoke grenades into a hex (3.3.1.p).
    Smoke(Piece, HexId),
    /// Leave a weapon behind (4.0.c).
    Abandon(Piece),
    /// Place a Demolition Charge on a Location (4.3.b).
    Charge(Piece, HexId),
    /// Leave the stack.
    Leave(Piece),
    /// Leave the map (3.3.i).
    Exit,
    /// Those who move stop here.
    Stop,
    /// Rout with this unit.
    Rout(Piece),
    /// A leader routs along (3.6.i).
    Along(Piece),
    /// Low Crawl into a hex (3.6.d).
    Crawl(HexId),
    /// Advance a unit into a hex (3.7.a).
    Advance(Piece, HexId),
    /// Resolve the Close Combat in a hex (3.8.b).
    Hex(HexId),
    /// Attack with this unit in Close Combat.
    Attack(Piece),
    /// Attack that one.
    Against(Piece),
    /// Start a vehicle (3.3.2.i).
    Start,
    /// Stop it (3.3.2.j).
    Brake,
    /// Spend so many MP where it stands (3.3.2.r).
    Delay(u8),
    /// Turn its hull to the next corner (3.3.2.g).
    Veer(u8),
    /// Turn its turret (3.2.4.y).
    Aim(u8),
    /// Enter a hex for all its MP (3.3.2.z).
    All(HexId),
    /// Enter a hex for so many MP, more than it costs (3.3.2.r).
    Slow(HexId, u8),
    /// Enter the map in a hex, pointing at a corner (3.3.2.t).
    Enter(HexId, u8),
    /// Try to free a bogged vehicle (7.6.e).
    Unbog,
    /// Change between CE and BU (7.7.h).
    Hatch(Piece),
    /// Point hull and turret there.
    Face(u8, u8),
    /// Point hull and turret of a vehicle there, in a fire phase and without a shot (3.3.2.h).
    Point(Piece, u8, u8),
    /// Fire with this unit or weapon at a hex where nobody is seen (6.4.h).
    Search(Piece),
    /// A weapon that has acquired a stack follows this one of it (6.10.e).
    Follow(Piece),
    /// Fire these machine guns of a vehicle at a hex (7.8.d).
    Mg(Piece, HexId, u8),
    /// Fire the main armament at a hex, or at a vehicle in it (7.2.a).
    Main(Piece, HexId, Round, Option<Piece>),
    /// CC Reaction Fire, with a leader or without (3.3.4.a).
    React(Piece, Option<Piece>),
    /// Try to go into Motion (3.3.2.1.a).
    Motion(Piece),
    /// Try a smoke dispenser (7.5.a).
    Dispense(Piece, HexId),
    /// Attack in Close Combat with these weapons of a vehicle (3.8.x).
    Weapons(Piece, u8),
    /// Use the close-defence weapon of a vehicle (3.8.y).
    Defend(Piece),
    /// Try to repair a weapon of a vehicle (3.1.c2).
    Mend(Piece, u8),
    /// Make one of two vehicles in a hex a wreck (3.3.2.q).
    Scrap(Piece),
    /// Fire a flamethrower at a vehicle (4.2.g).
    Flame(Piece, Piece),
    /// Place a Demolition Charge on a vehicle (4.3.e).
    ChargeCar(Piece, Piece),
    /// All who can move from a hex as a stack (3.3.1.i).
    Stack(HexId),
    /// All who can fire from a hex at another, as one group (2.0.mandatory-fg).
    Volley(HexId, HexId),
    /// Everybody who can joins.
    Everyone,
}

const _: () = assert!(size_of::<Action>() <= 16);
