//! What things look like, for who draws them: in the types of the rules, so that no word of a view is read again.

use crate::book::Book;
use crate::data::Class;
use crate::ids::Piece;
use crate::state::{Marks, State};
use hex::{Direction, Heading};
use table::Seat;

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieLook {
    /// What it shows.
    pub n: u8,
    /// Whether it has ten sides.
    pub ten: bool,
}

/// A counter, as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PieceLook {
    pub nation: String,
    /// Its word in the catalogue.
    pub kind: String,
    pub class: Class,
    /// Firepower of its small arms.
    pub fp: u8,
    pub range: u8,
    pub morale: u8,
    /// In halves.
    pub ma: u8,
    pub faces: Option<Heading>,
    pub pinned: bool,
    pub fired: bool,
    pub moved: bool,
    pub charging: bool,
    pub blown: bool,
    pub temporary: bool,
    pub permanent: bool,
    pub wheels: bool,
    pub shaken: bool,
    pub captured: bool,
    pub hidden: bool,
    /// A tank leader is aboard.
    pub led: bool,
    /// A weapon that nobody serves.
    pub unserved: bool,
    /// A ship that was hit.
    pub holed: bool,
    /// Trot and gallop of a group on horseback.
    pub gaits: Option<[u8; 2]>,
    /// Charges of a flamethrower.
    pub charges: Option<u8>,
    /// The piece it is aboard of, or that serves it.
    pub by: Option<u16>,
}

/// An aircraft or a balloon.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PlaneLook {
    pub nation: String,
    /// Its word in the catalogue.
    pub kind: String,
    pub down: bool,
    /// Its mission of this turn is over.
    pub over: bool,
}

/// What lies beside the map as a card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum CardLook {
    Module {
        /// Its word in the catalogue.
        kind: String,
        fp: u8,
        left: u8,
        of: u8,
    },
    Plane(PlaneLook),
}

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum MarkLook {
    Barrage {
        fp: u8,
        shrapnel: bool,
        seat: Seat,
    },
    Gas(u8),
    Smoke(u8),
    Wire,
    Crushed,
    Mines,
    Network,
    Filled,
    Horses(Seat),
    Wreck,
    /// Fire planned for a turn, as its owner knows it.
    Planned(u8),
    /// A request: how often in vain.
    Request(u8),
    /// Shots that a gun of who looks has made at somebody there.
    Shots(u8),
    Control(Seat),
}

/// A number beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum TrackLook {
    Points,
    Units,
    Ammunition,
}

impl Book {
    /// Which way a piece faces, where that counts (L6.1).
    pub(crate) fn heading(&self, s: &State, piece: Piece) -> Option<Heading> {
        let facing = s.unit(piece).facing;
        let shown = self.kind(s, piece).faces() && facing < 6 && s.on_map(piece);
        shown.then(|| Heading::side(Direction::all()[usize::from(facing)]))
    }

    pub(crate) fn look(&self, s: &State, piece: Piece) -> PieceLook {
        let (kind, unit) = (self.kind(s, piece), s.unit(piece));
        let nation = self.nation(piece);
        let is = |mark: Marks| unit.marks.any(mark);
        PieceLook {
            nation: nation.to_owned(),
            kind: kind.word.clone(),
            class: kind.class,
            fp: self.catalog.fp(kind, nation, self.date.year),
            range: kind.range,
            morale: self.morale(s, piece),
            ma: kind.ma,
            faces: self.heading(s, piece),
            pinned: is(Marks::PINNED),
            fired: is(Marks::FIRED),
            moved: is(Marks::MOVED),
            charging: is(Marks::CHARGING),
            blown: is(Marks::BLOWN),
            temporary: is(Marks::TEMPORARY),
            permanent: is(Marks::PERMANENT),
            wheels: is(Marks::WHEELS),
            shaken: is(Marks::SHAKEN),
            captured: is(Marks::CAPTURED),
            hidden: is(Marks::HIDDEN),
            led: kind.is_vehicle() && self.has_leader(s, piece),
            unserved: kind.is_support() && s.on_map(piece) && !self.is_served(s, piece),
            holed: kind.class == Class::Ship && unit.left() > 0,
            gaits: kind.gaits.map(|gaits| [gaits.trot, gaits.gallop]),
            charges: kind.flame.map(|_| unit.left()),
            by: self.beside_of(s, piece).map(u16::from),
        }
    }

    /// Whom a piece lies with: what carries it, else who serves it.
    fn beside_of(&self, s: &State, piece: Piece) -> Option<Piece> {
        let carrier = s.unit(piece).aboard.get();
        let served = || {
            let weapon = self.kind(s, piece).is_support() && s.on_map(piece);
            weapon.then(|| self.server(s, piece)).flatten()
        };
        carrier.or_else(served)
    }
}
