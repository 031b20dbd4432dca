//! Everything that changes in play, in fixed arrays and sets of bits.

use crate::frame::Frame;
use crate::ids::{CardId, UnitId, Units, WeaponId};
use crate::kinds::OFF;
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::flow::Procedures;
use table::{BySeat, List, Seat, Set64};

pub use crate::markers::Markers;
pub use crate::piles::*;

/// Most units on one table, those still to come and those that fell included.
pub const MOST_UNITS: usize = 64;
/// Most Weapons.
pub const MOST_WEAPONS: usize = 32;
/// Most hexes of a board.
pub const MOST_HEXES: usize = 168;
/// Procedures that may be under way within each other.
pub const MOST_FRAMES: usize = 20;

/// Where a unit is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// In the box: not yet in play, or out of it without a trace.
    #[default]
    Away,
    /// To be set up before the first Turn.
    Reserve,
    /// On the map.
    Map,
    /// 4.2b: on its owner's row of the Casualty Track.
    Casualty,
    /// 6.1.2h: on this space of the Time Track.
    Time(u8),
    /// g:7.2.1b: on this space, and on the one before it until now: a tank that waits for the second of its two.
    Waited(u8),
}

/// A unit and what became of it. Its slot is its identity, since names and ranks have no effect (3a); what is attached
/// to it stays when it breaks or rallies (3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// What it is: an index into the kinds of the book.
    pub kind: u8,
    /// Whose it is.
    pub seat: Seat,
    /// Where it is.
    pub place: Place,
    /// The Weapon it carries.
    #[serde(with = "crate::ids::room")]
    pub weapon: Option<WeaponId>,
    /// 3.2.1
    pub broken: bool,
    /// 13.2a
    pub suppressed: bool,
    /// E44.1a
    pub veteran: bool,
}

impl Default for Unit {
    fn default() -> Self {
        Unit {
            kind: 0,
            seat: Seat(0),
            place: Place::Away,
            weapon: None,
            broken: false,
            suppressed: false,
            veteran: false,
        }
    }
}

/// A Weapon and what became of it. Its state and that of the unit that carries it are two things (3.2.3b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Weapon {
    /// What it is: an index into the Weapons of the book.
    pub kind: u8,
    /// Whose it was when the game began.
    pub seat: Seat,
    /// The unit that carries it.
    #[serde(with = "crate::ids::room")]
    pub by: Option<UnitId>,
    /// 11.4a
    pub broken: bool,
    /// Whether it lies in the Weapons box (4.2b).
    pub lost: bool,
}

impl Default for Weapon {
    fn default() -> Self {
        Weapon {
            kind: 0,
            seat: Seat(0),
            by: None,
            broken: false,
            lost: false,
        }
    }
}

/// Where in the game the play stands while no procedure is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Both sides set up.
    #[default]
    Setup,
    /// Chits are drawn and hands are dealt.
    Deal,
    /// The active player issues Orders, or passes.
    Orders,
    /// 8.2b: the stacking limit is tested.
    Stacking,
    /// 5.4a: the active player refills his hand.
    Refill,
    /// The other player's Turn begins.
    Next,
    /// g:5.end: Cohesion is tested.
    Cohesion,
}

/// A position in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// All units.
    pub units: List<Unit, MOST_UNITS>,
    /// Slots of Leaders.
    pub leaders: Units,
    /// Slots of tanks.
    pub tanks: Units,
    /// g:7.2.1.1: tanks that have left the map once.
    pub exited: Units,
    /// Where each stands; `OFF` for those not on the map.
    pub at: List<HexId, MOST_UNITS>,
    /// Units on the map by owner.
    pub on_map: BySeat<Units>,
    /// All Weapons.
    pub weapons: List<Weapon, MOST_WEAPONS>,
    /// The Radios.
    pub radio: BySeat<Radio>,
    /// What lies on the hexes.
    pub markers: List<Markers, MOST_HEXES>,
    /// Hexes with Smoke on them: how many.
    pub smokes: u8,
    /// Hexes ablaze: how many.
    pub blazes: u8,
    /// Hexes with Gas: how many.
    pub gases: u8,
    /// Hexes whose terrain a marker has changed: how many.
    pub altered: u8,
    /// g:O19.2.1.4b: barrages that stay.
    pub zone: BySeat<Zone>,
    /// Fate decks.
    pub pile: BySeat<Pile>,
    /// Objective chits.
    pub chits: Chits,
    /// 7.3.1b: who controls each objective, or `NOBODY`.
    pub control: [u8; 5],
    /// 4.1.1: the points, positive for the first seat.
    pub vp: i16,
    /// 4.2a: the space of each Surrender marker.
    pub surrender: BySeat<u8>,
    /// 6.1.1: the space of the Time marker.
    pub time: u8,
    /// 9: who holds the Initiative card. It is in no hand and no Fate card (9b, 1c).
    pub initiative: Seat,
    /// Number of the Turn, from 1 (gloss.turn).
    pub turn: u16,
    /// gloss.active
    pub active: Seat,
    /// Where in the game.
    pub phase: Phase,
    /// 1.5a: Orders issued this Turn.
    pub orders: u8,
    /// 5.3: cards discarded this Turn.
    pub discards: u8,
    /// gloss.activated: units activated this Turn.
    pub activated: Units,
    /// g:A42.2a: by the how many-th card of a Move each was activated for Op Fire, bit by bit; a fifth counts
    /// as the fourth. Of the active player's units, who never have such a card, the first bit tells whether they were
    /// driven: see [`State::driven`]. Nothing of it stays when the Move is over.
    pub op_card: [Units; 2],
    /// O22.1a, O23.1a: players activated for a Recover or a Rout this Turn.
    pub routed: BySeat<bool>,
    /// The dice of the last roll, the white one first.
    pub dice: [u8; 2],
    /// The card revealed last for a random hex, an Event or drift.
    pub shown: CardId,
    /// Whether the last window was answered by the Initiative card.
    pub rerolled: bool,
    /// g:S98.2: what Strategy Cards add to the last roll.
    pub plus: i8,
    /// g:3.3.1.4: who of several Leaders of the highest rank was used as the highest.
    #[serde(with = "crate::ids::room")]
    pub hrl: BySeat<Option<UnitId>>,
    /// g:2.4: whether the active player's Artillery Observer has been activated this Turn.
    pub oa_used: bool,
    /// Points each player has lost by eliminations in this step, for the end of the game.
    pub surrendered: BySeat<bool>,
    /// The winner.
    pub winner: Option<Seat>,
    /// Procedures under way, the innermost last.
    pub stack: List<Frame, MOST_FRAMES>,
}

const _: () = assert!(
    size_of::<State>() <= 2560,
    "a state stays within two and a half KiB"
);

impl State {
    /// The unit in this slot.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }
    /// The unit in this slot, to change.
    #[inline]
    pub fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }
    /// The Weapon in this slot.
    #[inline]
    pub fn weapon(&self, weapon: WeaponId) -> &Weapon {
        &self.weapons[weapon.index()]
    }
    /// The Weapon in this slot, to change.
    #[inline]
    pub fn weapon_mut(&mut self, weapon: WeaponId) -> &mut Weapon {
        &mut self.weapons[weapon.index()]
    }
    /// Every unit there is.
    #[inline]
    pub fn all_units(&self) -> impl Iterator<Item = UnitId> + Clone + use<> {
        (0..self.units.len() as u8).map(UnitId::new)
    }
    /// Every Weapon there is.
    #[inline]
    pub fn all_weapons(&self) -> impl Iterator<Item = WeaponId> + Clone + use<> {
        (0..self.weapons.len() as u8).map(WeaponId::new)
    }
    /// The unit that carries a Weapon, of which it is known that somebody does.
    #[inline]
    pub fn bearer(&self, weapon: WeaponId) -> UnitId {
        self.weapon(weapon).by.expect("somebody carries it")
    }
    /// The unit that carries a Weapon on the map.
    #[inline]
    pub fn bearer_on_map(&self, weapon: WeaponId) -> Option<UnitId> {
        let by = self.weapon(weapon).by;
        by.filter(|&by| self.is_on_map(by))
    }
    /// The Weapon a unit carries.
    #[inline]
    pub fn carried(&self, unit: UnitId) -> Option<WeaponId> {
        self.unit(unit).weapon
    }
    /// Where a unit stands.
    #[inline]
    pub fn hex(&self, unit: UnitId) -> HexId {
        self.at[unit.index()]
    }
    /// What lies on a hex.
    #[inline]
    pub fn markers(&self, hex: HexId) -> Markers {
        self.markers[hex.index()]
    }
    /// What lies on a hex, to change.
    #[inline]
    pub fn markers_mut(&mut self, hex: HexId) -> &mut Markers {
        &mut self.markers[hex.index()]
    }
    /// Whether the unit is on the map.
    #[inline]
    pub fn is_on_map(&self, unit: UnitId) -> bool {
        self.everybody().has(unit)
    }
    /// Every unit on the map.
    #[inline]
    pub fn everybody(&self) -> Units {
        self.on_map.0[0] | self.on_map.0[1]
    }
    /// Every unit in a hex.
    #[inline]
    pub fn in_hex(&self, hex: HexId) -> Units {
        self.those(self.everybody(), hex)
    }
    /// The units of a side in a hex.
    #[inline]
    pub fn of_side(&self, seat: Seat, hex: HexId) -> Units {
        self.those(self.on_map[seat], hex)
    }
    /// Those of a set of units that stand in a hex.
    #[inline]
    pub fn those(&self, units: Units, hex: HexId) -> Units {
        let mut set = 0;
        for unit in units.iter() {
            set |= u64::from(self.hex(unit) == hex) << unit.number();
        }
        Units::of(Set64(set))
    }
    /// Puts a unit down in a hex, or moves it there.
    pub fn put(&mut self, unit: UnitId, hex: HexId) {
        let seat = self.unit(unit).seat;
        self.at[unit.index()] = hex;
        self.on_map[seat].insert(unit);
        self.unit_mut(unit).place = Place::Map;
    }
    /// Takes a unit off the map, to somewhere else.
    pub fn lift(&mut self, unit: UnitId, to: Place) {
        let seat = self.unit(unit).seat;
        self.at[unit.index()] = OFF;
        self.on_map[seat].remove(unit);
        self.unit_mut(unit).place = to;
    }
    /// The sum of the last roll (1.9a), with what was added to it (g:S98.2).
    pub fn sum(&self) -> i8 {
        (self.dice[0] + self.dice[1]) as i8 + self.plus
    }
    /// g:A42.2a: by the how many-th card of the Move a unit was activated for Op Fire.
    pub fn op_card(&self, unit: UnitId) -> u8 {
        let bits = self.op_card.iter().enumerate();
        bits.fold(0, |n, (bit, set)| n | u8::from(set.has(unit)) << bit)
    }
    /// O21.2a: the active player's units that were driven into another hex, not by their own Move, since the Move Order
    /// under way began.
    pub fn driven(&self) -> Units {
        self.op_card[0] & self.on_map[self.active]
    }
    /// The product of the last roll (1.9b), with what was added to it (g:1.S.2).
    pub fn product(&self) -> i8 {
        (self.dice[0] * self.dice[1]) as i8 + self.plus
    }
}

impl Procedures<Frame, MOST_FRAMES> for State {
    #[inline]
    fn frames(&mut self) -> &mut List<Frame, MOST_FRAMES> {
        &mut self.stack
    }
    /// 6.3a: nothing further is resolved.
    #[inline]
    fn is_over(&self) -> bool {
        self.winner.is_some()
    }
}

/// The opponent in a game of two.
#[inline]
pub const fn foe(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}
