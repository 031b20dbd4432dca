//! The book on the table: map, sight, counters, charts, scenario. Nothing here changes in play.

use crate::catalog::{Catalog, Kind};
use crate::date::Date;
use crate::ground::{Ground, Hexes};
use crate::ids::{Module, Piece, Plane};
use crate::scenario::{Edge, Force, Network, Planned, Points, Worth};
use crate::state::State;
use crate::tables::Tables;
use hex::HexId;
use table::{BySeat, No, Refusal, Seat, Text};

/// A side of the scenario.
#[derive(Clone, Debug)]
pub struct Side {
    /// Its name: `british`.
    pub name: String,
    /// Its nation (D7).
    pub nation: String,
    /// Its own edge of the map (L17.5).
    pub edge: Option<Edge>,
    /// Gas masks (L15.3).
    pub masks: bool,
    /// Where it may leave the map (L5.8).
    pub exits: Hexes,
    /// Whether it may fill trenches (L22.8).
    pub fills: bool,
}

/// A piece of the scenario or the draft: what does not change in play.
#[derive(Clone, Debug)]
pub struct Post {
    /// Its place in the catalogue at the start.
    pub kind: u8,
    /// Whose it is at the start.
    pub seat: Seat,
    /// Its nation.
    pub nation: String,
    /// The piece it sets up with: the gun of a crew, the team of an AT rifle.
    pub with: Option<Piece>,
    /// Picked troops (D7).
    pub picked: bool,
    /// May fill a trench in one phase (L29.5).
    pub escort: bool,
    /// A tank with a fascine (L22.9).
    pub fascine: bool,
}

/// A module of artillery.
#[derive(Clone, Debug)]
pub struct ModulePost {
    /// Its name.
    pub name: String,
    /// Its place in the catalogue.
    pub kind: u8,
    /// Whose.
    pub seat: Seat,
    /// Ammunition points at the start.
    pub points: u8,
    /// Of these so many may be gas.
    pub gas: u8,
    /// Whether it may fire hurricanes (L14.9).
    pub hurricane: bool,
    /// Whether it has shrapnel alone from the start (L26.2).
    pub shrapnel: bool,
}

/// An aircraft or a balloon.
#[derive(Clone, Debug)]
pub struct PlanePost {
    /// Its name.
    pub name: String,
    /// Its place in the catalogue.
    pub kind: u8,
    /// Whose.
    pub seat: Seat,
    /// The turns in which it flies, first and last (L19.1).
    pub turns: (u8, u8),
    /// Where a balloon stands (L19.12).
    pub hex: Option<HexId>,
}

/// Optional rules in force (L26).
#[derive(Clone, Copy, Debug, Default)]
pub struct Optional {
    /// L26.1
    pub hidden: bool,
    /// L26.2
    pub shells: bool,
    /// L26.3
    pub abandon: bool,
    /// L26.4
    pub ditch: bool,
}

impl Optional {
    /// Switches the one of that word; whether there is one.
    pub fn set(&mut self, word: &str, on: bool) -> bool {
        let place = match word {
            "hidden" => &mut self.hidden,
            "shells" => &mut self.shells,
            "abandon" => &mut self.abandon,
            "ditch" => &mut self.ditch,
            _ => return false,
        };
        *place = on;
        true
    }
}

/// A level of victory (L25.4).
#[derive(Clone, Debug)]
pub struct Level {
    /// At least so many points more for the first player.
    pub from: i16,
    /// Who wins.
    pub winner: Seat,
    /// `major`, `minor`.
    pub word: String,
}

/// Everything that does not change in play.
pub struct Book {
    /// The scenario's id; empty for a position of one's own.
    pub scenario: String,
    /// The map.
    pub ground: Ground,
    /// Counters.
    pub catalog: Catalog,
    /// Charts.
    pub tables: Tables,
    /// Both sides; a seat is an index into this.
    pub sides: [Side; 2],
    /// When it is.
    pub date: Date,
    /// Game turns.
    pub turns: u8,
    /// The first player (L1.1).
    pub first: Seat,
    /// The forces, in the order of their pieces.
    pub forces: Vec<Force>,
    /// The pieces.
    pub posts: Vec<Post>,
    /// The name of every piece.
    pub names: Vec<String>,
    /// Modules of artillery.
    pub modules: Vec<ModulePost>,
    /// Aircraft and balloons.
    pub planes: Vec<PlanePost>,
    /// Planned fire.
    pub planned: Vec<Planned>,
    /// Fortified networks that are dug at set-up.
    pub networks: Vec<Network>,
    /// What each side controls at the start (L3.7).
    pub control: BySeat<Hexes>,
    /// From which turn on how many hexes can be seen (L9.7).
    pub visibility: Vec<(u8, u8)>,
    /// Where the wind blows to (L15.1): a direction.
    pub wind: Option<u8>,
    /// What tank fright adds (L17.7).
    pub fright: i8,
    /// Points by what is lost.
    pub points: Points,
    /// own.handicap: points from the start.
    pub points_more: BySeat<i16>,
    /// Points for hexes.
    pub worths: Vec<Worth>,
    /// Levels of victory, the best of the first player first.
    pub levels: Vec<Level>,
    /// Optional rules in force.
    pub optional: Optional,
}

impl Book {
    /// The seat's side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }
    /// The seat of that name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        (0..2).map(Seat).find(|&seat| self.side(seat).name == name)
    }
    /// The printed label of a hex (L3.1).
    pub fn label(&self, hex: HexId) -> String {
        self.ground.map.grid().label(hex)
    }
    /// The name of a piece.
    pub fn name(&self, piece: Piece) -> &str {
        self.names.get(piece.index()).map_or("", String::as_str)
    }
    /// The name of a module.
    pub fn module_name(&self, module: Module) -> &str {
        let post = self.modules.get(module.index());
        post.map_or("", |post| post.name.as_str())
    }
    /// The name of an aircraft.
    pub fn plane_name(&self, plane: Plane) -> &str {
        let post = self.planes.get(plane.index());
        post.map_or("", |post| post.name.as_str())
    }
    /// What a piece is now.
    #[inline]
    pub fn kind(&self, s: &State, piece: Piece) -> &Kind {
        &self.catalog.kinds[usize::from(s.unit(piece).kind)]
    }
    /// The nation of a piece.
    pub fn nation(&self, piece: Piece) -> &str {
        &self.posts[piece.index()].nation
    }
    /// The force a piece belongs to.
    pub fn force(&self, piece: Piece) -> Option<&Force> {
        self.forces.iter().find(|force| force.pieces.has(piece))
    }
    /// How many hexes can be seen in this turn (L9.7); none: no limit.
    pub fn visibility(&self, turn: u8) -> Option<u8> {
        let row = { self.visibility.iter() }.rfind(|(from, _)| *from <= turn);
        row.map(|&(_, hexes)| hexes).filter(|&hexes| hexes > 0)
    }
    /// The name of a side in words.
    pub fn side_text(&self, seat: Seat) -> Text {
        Text::new(format!("landships-side-{}", self.side(seat).nation))
    }
    /// A refusal in words.
    pub fn refusal(&self, no: No) -> Refusal {
        let text = Text::new(no.key);
        let text = match no.hex.filter(|hex| hex.index() < self.ground.len()) {
            Some(hex) => text.name("hex", self.label(hex)),
            None => text,
        };
        let rules = no.rules.iter().chain(no.also);
        Refusal {
            rules: rules.map(|&rule| rule.into()).collect(),
            text,
        }
    }
}
