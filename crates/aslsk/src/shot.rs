//! A shot of ordnance as it is declared (3.2.4.h): with what, at what, as which Target Type, with which ammunition.

use crate::data::Ammo;
use crate::frame::{Fire, Mode};
use crate::ids::{Piece, Pieces};
use crate::tables::TargetType;
use hex::{Direction, Heading, HexId};
use serde::{Deserialize, Serialize};
use table::{List, Seat};

/// What shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A Gun, or a Support Weapon that must score a hit.
    Arm(Piece),
    /// The main armament of a vehicle.
    Main(Piece),
    /// A Panzerfaust of this unit (4.4.2).
    Faust(Piece),
}

impl Source {
    /// The weapon, if it is one of its own.
    pub const fn arm(self) -> Option<Piece> {
        match self {
            Source::Arm(arm) => Some(arm),
            _ => None,
        }
    }
}

const KINDS: [TargetType; 4] = [
    TargetType::Infantry,
    TargetType::Vehicle,
    TargetType::Area,
    TargetType::Own,
];
const AMMO: [Ammo; 7] = [
    Ammo::He,
    Ammo::Ap,
    Ammo::Heat,
    Ammo::Apcr,
    Ammo::Apds,
    Ammo::Smoke,
    Ammo::Wp,
];
const KIND_WORDS: [&str; 4] = ["infantry", "vehicle", "area", "own"];
const AMMO_WORDS: [&str; 7] = ["he", "ap", "heat", "apcr", "apds", "smoke", "wp"];
const INTENSIVE: &str = "intensive";

/// Target Type, ammunition and Intensive Fire in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Round(u8);

/// Rounds of one Target Type.
pub type Rounds = List<Round, { 2 * AMMO.len() }>;

impl Round {
    /// These three.
    pub fn new(kind: TargetType, ammo: Ammo, intensive: bool) -> Round {
        let kind = KINDS.iter().position(|is| *is == kind).unwrap_or(0) as u8;
        let ammo = AMMO.iter().position(|is| *is == ammo).unwrap_or(0) as u8;
        Round(kind | ammo << 2 | u8::from(intensive) << 5)
    }
    /// The Target Type.
    pub const fn kind(self) -> TargetType {
        KINDS[(self.0 & 3) as usize]
    }
    /// The ammunition.
    pub const fn ammo(self) -> Ammo {
        AMMO[((self.0 >> 2 & 7) as usize) % AMMO.len()]
    }
    /// Whether it is Intensive Fire (3.2.4.ab).
    pub const fn intensive(self) -> bool {
        self.0 >> 5 & 1 == 1
    }
    /// All there are of one Target Type.
    pub fn of(kind: TargetType) -> impl Iterator<Item = Round> {
        let ammo = AMMO.into_iter();
        ammo.flat_map(move |ammo| [false, true].map(|more| Round::new(kind, ammo, more)))
    }
    /// The words of it.
    pub fn words(self) -> String {
        let kind = KIND_WORDS[(self.0 & 3) as usize];
        let ammo = AMMO_WORDS[((self.0 >> 2 & 7) as usize) % AMMO.len()];
        match self.intensive() {
            true => format!("{kind} {ammo} {INTENSIVE}"),
            false => format!("{kind} {ammo}"),
        }
    }
    /// Takes a word of a notation in; false if it is none.
    pub fn read(&mut self, word: &str) -> bool {
        let at = |words: &[&str]| words.iter().position(|is| *is == word);
        let (kind, ammo, more) = (self.kind(), self.ammo(), self.intensive());
        *self = match (at(&KIND_WORDS), at(&AMMO_WORDS)) {
            (Some(kind), _) => Round::new(KINDS[kind], ammo, more),
            (_, Some(ammo)) => Round::new(kind, AMMO[ammo], more),
            _ if word == INTENSIVE => Round::new(kind, ammo, true),
            _ => return false,
        };
        true
    }
}

/// A shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    /// With what.
    pub source: Source,
    /// The hex shot at.
    pub at: HexId,
    /// As which Target Type; `Own`: by the table of the weapon itself (4.4.a).
    pub kind: TargetType,
    /// With which ammunition.
    pub ammo: Ammo,
    /// The vehicle aimed at (3.2.4.f).
    pub car: Option<Piece>,
    /// Whether it is Intensive Fire (3.2.4.ab).
    pub intensive: bool,
    /// Who shoots.
    pub seat: Seat,
    /// In which phase.
    pub mode: Mode,
    /// The CA it shoots in: that of the Gun, or the one it turns to (3.2.4.w).
    pub facing: u8,
    /// A leader who directs a Support Weapon (4.4.1.b, 4.5.a).
    pub led: Option<Piece>,
    /// +2 instead of the Backblast (4.4.3.a).
    pub shielded: bool,
    /// The unit that a Panzerfaust is aimed at (4.4.2.f).
    pub pick: Option<Piece>,
}

impl Shot {
    /// A shot of the main armament of a vehicle.
    pub fn main(
        car: Piece,
        at: HexId,
        round: Round,
        target: Option<Piece>,
        (mode, seat): (Mode, Seat),
    ) -> Shot {
        Shot::new(Source::Main(car), at, round, target, (mode, seat))
    }
    /// A shot as it is declared: nobody directs it yet, and a Gun has still to be pointed.
    pub fn new(
        source: Source,
        at: HexId,
        round: Round,
        car: Option<Piece>,
        (mode, seat): (Mode, Seat),
    ) -> Shot {
        Shot {
            source,
            at,
            kind: round.kind(),
            ammo: round.ammo(),
            car,
            intensive: round.intensive(),
            seat,
            mode,
            facing: 0,
            led: None,
            shielded: false,
            pick: None,
        }
    }
    /// As a fire attack, for what both have in common: direction and DRM of the target.
    pub fn as_fire(&self) -> Fire {
        let by = match self.source {
            Source::Arm(piece) | Source::Faust(piece) => Pieces::one(piece),
            Source::Main(_) => Pieces::EMPTY,
        };
        Fire {
            by,
            led: self.led.map_or(Pieces::EMPTY, Pieces::one),
            at: self.at,
            seat: self.seat,
            mode: self.mode,
        }
    }
}

/// The corner that a Gun points at.
pub fn corner(facing: u8) -> Heading {
    Heading::corner(Direction::all()[usize::from(facing % 6)])
}

/// Hexspines between two CA, by the shorter way.
pub fn hexspines(from: u8, to: u8) -> u8 {
    corner(from).turns_to(corner(to)).unwrap_or(0)
}

/// Where a CA points on a clock, the top of the board at twelve: the corners are at odd hours.
pub const fn hour(facing: u8) -> u8 {
    (4 + 2 * (facing % 6)) % 12 + 1
}

/// The CA at an hour of the clock.
pub fn at_hour(hour: u8) -> Option<u8> {
    (0..6).find(|&facing| self::hour(facing) == hour)
}

const _: () = assert!(hour(0) == 5 && hour(4) == 1 && hour(5) == 3);
