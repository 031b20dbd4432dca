//! The book on the table: map, sight, counters, tables, scenario. Nothing here changes in play.

use crate::catalog::{Catalog, Date};
use crate::ground::{Edge, Ground};
use crate::ids::Piece;
use crate::open::Posted;
use crate::scenario::{Force, Goal, Objective};
use crate::tables::Tables;
use hex::HexId;
use table::{No, Refusal, Seat, Text};

/// A side of the scenario.
#[derive(Clone, Debug)]
pub struct Side {
    /// Its name: `german`.
    pub name: String,
    /// The nation whose counters it has.
    pub nation: String,
    /// Its Experience Level Rating (5.1.a).
    pub elr: u8,
    /// The edge of the map it comes from.
    pub edge: Option<Edge>,
    /// It has Panzerfausts whether the enemy has vehicles or not (4.4.2.a).
    pub fausts: bool,
}

/// Everything that does not change in play.
pub struct Book {
    /// The scenario's id; empty for a position of one's own.
    pub scenario: String,
    /// The map.
    pub ground: Ground,
    /// Counters.
    pub catalog: Catalog,
    /// Tables.
    pub tables: Tables,
    /// Both sides; a seat is an index into this.
    pub sides: [Side; 2],
    /// When it is.
    pub date: Date,
    /// Game Turns (3.9.a).
    pub turns: u8,
    /// Whether only the first side plays the last one (3.9.a).
    pub half: bool,
    /// Whether nobody may look before he declares (3.2.1.e): an option; sight is free without it.
    pub blind: bool,
    /// Who is ATTACKER first.
    pub first: Seat,
    /// The forces, in the order of their pieces.
    pub forces: Vec<Force>,
    /// What is controlled.
    pub objectives: Vec<Objective>,
    /// What wins.
    pub goals: Vec<Goal>,
    /// The pieces of the scenario.
    pub posted: Vec<Posted>,
    /// The name of every piece.
    pub names: Vec<String>,
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
    /// The printed label of a hex (1.1.b).
    pub fn label(&self, hex: HexId) -> String {
        self.ground.map.grid().label(hex)
    }
    /// The name of a piece.
    pub fn name(&self, piece: Piece) -> &str {
        self.names.get(piece.index()).map_or("", String::as_str)
    }
    /// The name of a side in words.
    pub fn side_text(&self, seat: Seat) -> Text {
        Text::new(format!("aslsk-side-{}", self.side(seat).nation))
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
