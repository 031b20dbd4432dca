//! A scenario as its file has it: its special rules override the charts (L1.10), so each of them has a key here.

use crate::ground::Hexes;
use crate::ids::{Module, Pieces};
use crate::state::Barrage;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::Seat;

/// `content/landships/scenarios/<id>.json`
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // what is for people who choose one is read by the shelf
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its number.
    #[serde(default)]
    pub number: u16,
    /// The rules that have it, where the rules have it.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The key of its words.
    #[serde(default)]
    pub battle: String,
    /// When: `1916-09`.
    pub date: String,
    /// Its map, under `content/landships/maps`; empty for a draft.
    pub map: String,
    /// Both sides.
    pub sides: Vec<SideFile>,
    /// The first player (L1.1).
    pub first: String,
    /// Game turns (L4.1).
    pub turns: u8,
    /// The trenches each side has dug (L3.6): hexes and ranges.
    #[serde(default)]
    pub trenches: BTreeMap<String, Vec<String>>,
    /// What each side controls at the start besides its set-up areas (L3.7).
    #[serde(default)]
    pub control: BTreeMap<String, Vec<String>>,
    /// The forces of both sides, in the order of their pieces.
    #[serde(default)]
    pub forces: Vec<ForceFile>,
    /// Planned fire (L14.18).
    #[serde(default)]
    pub planned: Vec<PlannedFile>,
    /// Fortified networks that are dug at set-up (L22.4, L26.1).
    #[serde(default)]
    pub networks: Vec<NetworkFile>,
    /// From which turn on how many hexes can be seen (L9.7); 0: no limit.
    #[serde(default)]
    pub visibility: Vec<(u8, u8)>,
    /// Where the wind blows to (L15.1).
    #[serde(default)]
    pub wind: Option<String>,
    /// What tank fright adds (L17.7), where it is not that of the year.
    #[serde(default)]
    pub fright: Option<i8>,
    /// own.handicap: points that a side has from the start.
    #[serde(skip)]
    pub points_more: [i16; 2],
    /// What wins.
    #[serde(default)]
    pub victory: VictoryFile,
    /// Optional rules that are in force: `hidden`, `shells`, `abandon`, `ditch` (L26).
    #[serde(default)]
    pub optional: Vec<String>,
    /// What players may agree on.
    #[serde(default)]
    pub options: Vec<OptionFile>,
    /// About how long it takes.
    #[serde(default)]
    pub minutes: u16,
    /// Wins of the first side in games between equal machine players.
    #[serde(default)]
    pub balance: String,
    /// Where it comes from.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// What players may agree on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // as above
pub struct OptionFile {
    /// An optional rule: `hidden`.
    pub name: String,
    /// Its rule.
    pub rule: String,
    /// `off` and `on`, the usual first.
    pub values: Vec<ValueFile>,
}

/// What an option may be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueFile {
    /// Its word.
    pub value: String,
}

/// A side.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// Its name.
    pub side: String,
    /// Its nation (D7); its name without it.
    #[serde(default)]
    pub nation: Option<String>,
    /// Its own edge of the map: where it retreats to (L17.5).
    #[serde(default)]
    pub edge: Option<Edge>,
    /// Whether it has gas masks, where it is not as L15.3 says.
    #[serde(default)]
    pub masks: Option<bool>,
    /// It may leave the map by this edge (L5.8).
    #[serde(default)]
    pub exits: Option<Edge>,
    /// Whether it may fill trenches (L22.8), where it is not as the rule says.
    #[serde(default)]
    pub fills: Option<bool>,
    /// Its artillery.
    #[serde(default)]
    pub modules: Vec<ModuleFile>,
    /// Its aircraft and balloons.
    #[serde(default)]
    pub planes: Vec<PlaneFile>,
}

/// A module of artillery (D6).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModuleFile {
    /// Its word in `guns.json`.
    pub kind: String,
    /// Ammunition, where it is not the usual.
    #[serde(default)]
    pub points: Option<u8>,
    /// Of these so many may be gas.
    #[serde(default)]
    pub gas: u8,
    /// Whether it may fire hurricanes (L14.9).
    #[serde(default)]
    pub hurricane: bool,
    /// Whether it has shrapnel alone (L26.2).
    #[serde(default)]
    pub shrapnel: bool,
    /// Its name; given by a draft.
    #[serde(default)]
    pub name: String,
}

/// An aircraft or a balloon (D4).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaneFile {
    /// Its word in `guns.json`.
    pub kind: String,
    /// The turns in which it flies, first and last; all of them without it.
    #[serde(default)]
    pub turns: Option<(u8, u8)>,
    /// Of a balloon: where it stands (L19.12).
    #[serde(default)]
    pub hex: Option<String>,
    /// Its name; given by a draft.
    #[serde(default)]
    pub name: String,
}

/// Units that set up or enter together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceFile {
    /// Whose.
    pub side: String,
    /// Pieces and how many, in their order: words of `units.json`, `vehicles.json`, `guns.json`. Crews belong to the guns
    /// of their force, AT rifles to its teams, in their order.
    pub units: Vec<(String, u8)>,
    /// Where they set up, or enter.
    #[serde(default)]
    pub area: AreaFile,
    /// The turn in which they may enter (L4.14); without it they set up.
    #[serde(default)]
    pub enters: Option<u8>,
    /// Where vehicles and guns face: `e`; without it their owner chooses.
    #[serde(default)]
    pub facing: Option<String>,
    /// The nation, where it is not that of the side.
    #[serde(default)]
    pub nation: Option<String>,
    /// Picked troops (D7).
    #[serde(default)]
    pub picked: bool,
    /// They may fill a trench in one Foot Movement phase (L29.5).
    #[serde(default)]
    pub escort: bool,
    /// Its tanks have a fascine each (L22.9).
    #[serde(default)]
    pub fascines: bool,
}

/// A part of the map: hexes for which all of this holds.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaFile {
    /// One of these hexes or ranges: `1406`, `0301-0312`.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// In these columns, first and last.
    #[serde(default)]
    pub columns: Option<(u16, u16)>,
    /// In these rows.
    #[serde(default)]
    pub rows: Option<(u16, u16)>,
    /// On this edge.
    #[serde(default)]
    pub edge: Option<Edge>,
    /// With this word of the map.
    #[serde(default)]
    pub terrain: Option<String>,
}

/// An edge of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Edge {
    North,
    East,
    South,
    West,
}

/// Planned fire (L14.18).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedFile {
    /// Whose.
    pub side: String,
    /// Which of its modules, from 1.
    pub module: u8,
    /// First and last turn.
    pub turns: (u8, u8),
    /// `drumfire`, `shrapnel`, `hurricane`, `gas` or `smoke`.
    pub kind: String,
    /// Where its hex may be chosen.
    #[serde(default)]
    pub area: AreaFile,
}

/// Fortified networks that a side digs at set-up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkFile {
    /// Whose.
    pub side: String,
    /// How many.
    pub count: u8,
    /// Where they may be.
    #[serde(default)]
    pub area: AreaFile,
}

/// What wins (L25).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictoryFile {
    /// Points by what is lost, where they are not those of L25.1: `{ "tank": 4 }`.
    #[serde(default)]
    pub points: BTreeMap<String, i16>,
    /// Points for hexes (L25.3).
    #[serde(default)]
    pub hexes: Vec<WorthFile>,
    /// Levels (L25.4), the best of the first player first: at least this difference, who wins, what it is called.
    #[serde(default)]
    pub levels: Vec<(i16, String, String)>,
}

/// Points for hexes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorthFile {
    /// Hexes and ranges.
    pub hexes: Vec<String>,
    /// Points for each.
    pub worth: i16,
    /// Who scores them; without it, whoever controls them.
    #[serde(default)]
    pub side: Option<String>,
}

/// A force, as it is played.
#[derive(Clone, Debug)]
pub struct Force {
    /// Where it sets up or enters.
    pub area: Hexes,
    /// In which turn it may enter; 0: it sets up.
    pub enters: u8,
    /// Its pieces.
    pub pieces: Pieces,
    /// Where it faces.
    pub facing: Option<u8>,
}

/// Planned fire, as it is played.
#[derive(Clone, Debug)]
pub struct Planned {
    /// Whose.
    pub seat: Seat,
    /// Which module.
    pub module: Module,
    /// First and last turn.
    pub turns: (u8, u8),
    /// How.
    pub kind: Barrage,
    /// Where its hex may be chosen.
    pub area: Hexes,
}

/// A fortified network that is dug at set-up, as it is played.
#[derive(Clone, Debug)]
pub struct Network {
    /// Whose.
    pub seat: Seat,
    /// Where it may be.
    pub area: Hexes,
}

/// Points for hexes, as they are played.
#[derive(Clone, Debug)]
pub struct Worth {
    /// The hexes.
    pub hexes: Hexes,
    /// Points for each.
    pub worth: i16,
    /// Who scores them; none: whoever controls them.
    pub seat: Option<Seat>,
}

/// Points by what is lost (L25.1).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Points {
    pub group: i16,
    pub mg: i16,
    pub gun: i16,
    pub tank: i16,
    pub breakdown: i16,
    pub car: i16,
    pub leader: i16,
    pub plane: i16,
    /// For each hit a ship can take.
    pub ship: i16,
}

impl Default for Points {
    /// L25.1
    fn default() -> Self {
        Points {
            group: 1,
            mg: 2,
            gun: 2,
            tank: 3,
            breakdown: 1,
            car: 2,
            leader: 1,
            plane: 2,
            ship: 2,
        }
    }
}

impl Points {
    /// Sets the one of that word; whether there is one.
    pub fn set(&mut self, word: &str, points: i16) -> bool {
        let place = match word {
            "group" => &mut self.group,
            "mg" => &mut self.mg,
            "gun" => &mut self.gun,
            "tank" => &mut self.tank,
            "breakdown" => &mut self.breakdown,
            "car" => &mut self.car,
            "leader" => &mut self.leader,
            "plane" => &mut self.plane,
            "ship" => &mut self.ship,
            _ => return false,
        };
        *place = points;
        true
    }
}
