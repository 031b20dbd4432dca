//! Everything that changes in play, in fixed arrays and sets of bits.

mod marks;
mod things;

pub use marks::{Deeds, Marks};
pub use things::{
    Arm, Arms, Barrage, Fall, Gas, Horses, Mission, ModuleState, Phase, PlaneState, Request, Shot,
    Smoke, Stage, Standing, Unit,
};

use crate::frame::Frame;
use crate::ground::Hexes;
use crate::ids::{MODULES, PIECES, PLANES, Piece, PieceOr, Pieces};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::flow::Procedures;
use table::{BySeat, List, Seat};

/// Eliminated, or never in play.
pub const GONE: HexId = HexId(u16::MAX);
/// To enter in a later turn.
pub const LATER: HexId = HexId(u16::MAX - 1);
/// May enter in this turn (L4.14).
pub const OFFBOARD: HexId = HexId(u16::MAX - 2);
/// Left the map (L5.8).
pub const EXITED: HexId = HexId(u16::MAX - 3);
/// To be set up before play (L1.12).
pub const AT_START: HexId = HexId(u16::MAX - 4);
/// On the map, where this viewer cannot see it (L26.1).
pub const UNSEEN: HexId = HexId(u16::MAX - 5);

/// Whether it is a hex of the map.
#[inline]
pub const fn is_on_map(hex: HexId) -> bool {
    hex.0 < UNSEEN.0
}

/// The other side.
#[inline]
pub const fn foe(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A hex, or none: none is what lies behind the end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HexIdOr(pub HexId);

impl Default for HexIdOr {
    fn default() -> Self {
        HexIdOr(GONE)
    }
}

/// A stack of procedures is at most so deep.
pub const DEPTH: usize = 5;

/// A position in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Ground units, support weapons and ships.
    pub units: List<Unit, PIECES>,
    /// Those on the map, by who has them: a captured weapon is the captor's. Who is carried is there too.
    pub there: BySeat<Pieces>,
    /// Modules of artillery (L14.1), in the order of the book.
    pub modules: List<ModuleState, MODULES>,
    /// Aircraft and balloons (L19.1), in the order of the book.
    pub planes: List<PlaneState, PLANES>,
    /// Standing drumfire (L14.8).
    pub barrages: List<Standing, 12>,
    /// Fire that was granted or planned and has still to fall in this Artillery phase (L14.7, L14.10).
    pub falling: List<Fall, 16>,
    /// Gas (L15.1).
    pub gas: List<Gas, 20>,
    /// Smoke (L15.5).
    pub smoke: List<Smoke, 16>,
    /// Request counts (L14.6).
    pub requests: List<Request, 16>,
    /// Where horses wait (L7.7).
    pub horses: List<Horses, 8>,
    /// The hexes of planned fire, by the row of the book (L14.18); behind them those of networks that are dug (L26.1).
    pub planned: List<HexIdOr, 8>,
    /// The weapons of the SACRT attack that is being declared (L11.2).
    pub volley: List<Arm, 32>,
    /// Uncrushed wire.
    pub wire: Hexes,
    /// Crushed or cut wire: none for foot and cavalry, wire for wheels (L22.2).
    pub crushed: Hexes,
    /// Minefields (L22.6).
    pub mines: Hexes,
    /// Filled trenches (L18.8).
    pub filled: Hexes,
    /// Wrecks (L3.8).
    pub wrecks: Hexes,
    /// Hexes that were attacked on the SACRT in this phase (L11.3), or whose close combat is over (L16.1).
    pub struck: Hexes,
    /// The hexes each side controls (L3.7).
    pub control: BySeat<Hexes>,
    /// The game turn, from 1.
    pub turn: u8,
    /// The phasing side (L1.1).
    pub active: Seat,
    /// Whose part it is of a phase that both sides have.
    pub part: Seat,
    /// Where in the game turn.
    pub phase: Phase,
    /// Where in the phase.
    pub stage: Stage,
    /// Who acts has said that he is done with it.
    pub done: bool,
    /// Something has been done in this phase: it is no longer at its start (L21.6).
    pub begun: bool,
    /// The winner.
    pub winner: Option<Seat>,
    /// Whether the match is over without one.
    pub drawn: bool,
    /// Procedures under way, the innermost last.
    pub stack: List<Frame, DEPTH>,
}

const _: () = assert!(size_of::<State>() <= 3072, "a state stays within 3 KiB");

impl State {
    /// Nothing on the table.
    pub fn empty() -> State {
        State {
            units: List::default(),
            there: BySeat::default(),
            modules: List::default(),
            planes: List::default(),
            barrages: List::default(),
            falling: List::default(),
            gas: List::default(),
            smoke: List::default(),
            requests: List::default(),
            horses: List::default(),
            planned: List::default(),
            volley: List::default(),
            wire: Hexes::EMPTY,
            crushed: Hexes::EMPTY,
            mines: Hexes::EMPTY,
            filled: Hexes::EMPTY,
            wrecks: Hexes::EMPTY,
            struck: Hexes::EMPTY,
            control: BySeat([Hexes::EMPTY; 2]),
            turn: 1,
            active: Seat(0),
            part: Seat(0),
            phase: Phase::SetUp,
            stage: Stage::Begin,
            done: false,
            begun: false,
            winner: None,
            drawn: false,
            stack: List::default(),
        }
    }
    /// Whether the match is over.
    #[inline]
    pub fn ended(&self) -> bool {
        self.winner.is_some() || self.drawn
    }
    /// All pieces, gone or not.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + use<> {
        (0..self.units.len()).map(Piece::of)
    }
    /// The unit.
    #[inline]
    pub fn unit(&self, piece: Piece) -> &Unit {
        &self.units[piece.index()]
    }
    /// The same, to change.
    #[inline]
    pub fn unit_mut(&mut self, piece: Piece) -> &mut Unit {
        &mut self.units[piece.index()]
    }
    /// Whether one of these lies on the unit.
    #[inline]
    pub fn is(&self, piece: Piece, marks: Marks) -> bool {
        self.unit(piece).marks.any(marks)
    }
    /// Puts these on the unit.
    #[inline]
    pub fn mark(&mut self, piece: Piece, marks: Marks) {
        self.unit_mut(piece).marks.set(marks);
    }
    /// Takes these off the unit.
    #[inline]
    pub fn unmark(&mut self, piece: Piece, marks: Marks) {
        self.unit_mut(piece).marks.clear(marks);
    }
    /// Whether the unit has done one of these in this player-turn.
    #[inline]
    pub fn did(&self, piece: Piece, deeds: Deeds) -> bool {
        self.unit(piece).deeds.any(deeds)
    }
    /// It has done it.
    #[inline]
    pub fn note(&mut self, piece: Piece, deeds: Deeds) {
        self.unit_mut(piece).deeds.set(deeds);
    }
    /// Where it is.
    #[inline]
    pub fn hex(&self, piece: Piece) -> HexId {
        self.unit(piece).hex.0
    }
    /// Whether it is on the map.
    #[inline]
    pub fn on_map(&self, piece: Piece) -> bool {
        is_on_map(self.hex(piece))
    }
    /// Who has it: the owner, or who has captured it (L21.6).
    #[inline]
    pub fn holder(&self, piece: Piece) -> Seat {
        let unit = self.unit(piece);
        match unit.marks.any(Marks::CAPTURED) {
            true => foe(unit.seat),
            false => unit.seat,
        }
    }
    /// All pieces of a side in a hex, whoever they are carried by.
    pub fn all_in(&self, seat: Seat, hex: HexId) -> Pieces {
        self.those(self.there[seat], |unit| unit.hex.0 == hex)
    }
    /// The same with those that are hidden (L26.1): as their side knows it.
    pub fn every_in(&self, seat: Seat, hex: HexId) -> Pieces {
        let all = Pieces::below(self.units.len() as u8);
        let here = self.those(all, |unit| unit.hex.0 == hex);
        here.only(|piece| self.holder(piece) == seat)
    }
    /// The pieces of a side in a hex that stand there themselves: who is aboard of something is not (L6.8, L20.1).
    pub fn of_in(&self, seat: Seat, hex: HexId) -> Pieces {
        let stands = |unit: &Unit| unit.hex.0 == hex && unit.aboard == PieceOr::NONE;
        self.those(self.there[seat], stands)
    }
    /// Who is aboard of a vehicle, or is carried by a team.
    pub fn aboard(&self, of: Piece) -> Pieces {
        let all = Pieces::below(self.units.len() as u8);
        self.those(all, |unit| unit.aboard.is(of))
    }
    /// These with who is aboard of them.
    pub fn party(&self, units: Pieces) -> Pieces {
        let all = Pieces::below(self.units.len() as u8);
        let carried = |unit: &Unit| unit.aboard.get().is_some_and(|host| units.has(host));
        units | self.those(all, carried)
    }
    /// Those of a set for which it holds. Where that is few, a look along the list is quicker than one at each of the set.
    #[inline]
    fn those(&self, set: Pieces, holds: impl Fn(&Unit) -> bool) -> Pieces {
        let mut found = Pieces::EMPTY;
        let (Some(first), Some(last)) = (set.first(), set.last()) else {
            return found;
        };
        let mut next = first.index();
        while let Some(on) = self.units[next..=last.index()].iter().position(&holds) {
            found.insert(Piece::of(next + on));
            next += on + 1;
        }
        found & set
    }
    /// Puts a piece somewhere, with who is aboard of it.
    pub fn put(&mut self, piece: Piece, hex: HexId) {
        for one in (self.aboard(piece) | Pieces::one(piece)).iter() {
            self.unit_mut(one).hex = HexIdOr(hex);
            let (seat, hidden) = (self.holder(one), self.is(one, Marks::HIDDEN));
            self.there[foe(seat)].remove(one);
            match is_on_map(hex) && !hidden {
                true => self.there[seat].insert(one),
                false => self.there[seat].remove(one),
            }
        }
    }
    /// Adds a unit; its number is its place in the list.
    pub fn add(&mut self, unit: Unit) -> Piece {
        let piece = Piece::of(self.units.len());
        self.units.push(unit);
        self.put(piece, unit.hex.0);
        piece
    }
    /// The smoke on the map (L15.5).
    pub fn smoke_hexes(&self) -> Hexes {
        self.smoke.iter().map(|smoke| smoke.hex.0).collect()
    }
    /// The hexes under gas (L15.1).
    pub fn gas_hexes(&self) -> Hexes {
        self.gas.iter().map(|gas| gas.hex.0).collect()
    }
}

impl Procedures<Frame, DEPTH> for State {
    fn frames(&mut self) -> &mut List<Frame, DEPTH> {
        &mut self.stack
    }
    fn is_over(&self) -> bool {
        self.ended()
    }
}
