//! A scenario as its file has it (1.3.a).

use crate::ground::Edge;
use serde::Deserialize;

/// `content/aslsk/scenarios/<id>.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // what is for people who choose one is read by the shelf
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its number.
    #[serde(default)]
    pub number: u16,
    /// The key of its words.
    #[serde(default)]
    pub battle: String,
    /// When: `1944-08`.
    pub date: String,
    /// Its boards (see [`crate::ground::Layout`]); empty for a draft.
    pub map: String,
    /// Both sides.
    pub sides: Vec<SideFile>,
    /// Who is ATTACKER first.
    pub first: String,
    /// Game Turns.
    pub turns: u8,
    /// Whether only the first side plays the last of them (3.9.a).
    #[serde(default)]
    pub half: bool,
    /// The forces of both sides, in the order in which they set up.
    #[serde(default)]
    pub forces: Vec<ForceFile>,
    /// What is fought for.
    #[serde(default)]
    pub objectives: Vec<ObjectiveFile>,
    /// What wins: who reaches one of his goals; else the other side.
    #[serde(default)]
    pub goals: Vec<GoalFile>,
    /// About how long it takes.
    #[serde(default)]
    pub minutes: u16,
    /// Where it comes from, and how even it is.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Whether sight is looked at before fire is declared.
    #[serde(default)]
    pub sight: SightOption,
    /// What players may agree on.
    #[serde(default)]
    pub options: Vec<OptionFile>,
}

/// What players may agree on: a field of the scenario, and what it may be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionFile {
    /// The field.
    pub name: String,
    /// The rule that allows it.
    #[allow(dead_code)] // as above
    pub rule: String,
    /// The usual first.
    pub values: Vec<ValueFile>,
}

/// What an option may be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueFile {
    /// Its word.
    pub value: String,
}

/// When sight may be looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SightOption {
    /// At any time.
    #[default]
    Free,
    /// By the book: when the attack is declared (3.2.1.e).
    Book,
}

/// A side.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// Its name.
    pub side: String,
    /// Whose counters it has; its name without it.
    #[serde(default)]
    pub nation: Option<String>,
    /// Its ELR.
    #[serde(default = "usual_elr")]
    pub elr: u8,
    /// The edge of the map it comes from.
    #[serde(default)]
    pub edge: Option<Edge>,
    /// It has Panzerfausts even where the enemy has no vehicles (4.4.2.a).
    #[serde(default)]
    pub fausts: bool,
}

fn usual_elr() -> u8 {
    3
}

/// Units that set up or enter together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceFile {
    /// Whose.
    pub side: String,
    /// Units and how many, in their order.
    #[serde(default)]
    pub units: Vec<(String, u8)>,
    /// Weapons and how many.
    #[serde(default)]
    pub weapons: Vec<(String, u8)>,
    /// Vehicles and how many.
    #[serde(default)]
    pub vehicles: Vec<(String, u8)>,
    /// Where they set up, or enter.
    #[serde(default)]
    pub area: AreaFile,
    /// In which turn they enter (3.3.h); without it they set up on the map.
    #[serde(default)]
    pub enters: Option<u8>,
}

/// A part of the map: hexes for which all of this holds.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaFile {
    /// One of these.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// On this edge.
    #[serde(default)]
    pub edge: Option<Edge>,
    /// Not farther than this from the edge.
    #[serde(default)]
    pub within: Option<(Edge, u8)>,
    /// Not farther than this from the hex.
    #[serde(default)]
    pub near: Option<(String, u8)>,
    /// On the board of this letter, half hexes that are joined to another left out (1.3.b).
    #[serde(default)]
    pub board: Option<String>,
}

/// Something that is controlled (2.0.control.a).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveFile {
    /// A hex of it: if that is one of a building, the whole building.
    pub hex: String,
    /// Who controls it at the start.
    #[serde(default)]
    pub held: Option<String>,
}

/// What wins.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalFile {
    /// Who wins by it.
    pub side: String,
    /// At least so many objectives controlled at the end.
    #[serde(default)]
    pub control: Option<u8>,
    /// So many points exited over this edge.
    #[serde(default)]
    pub exit: Option<(Edge, u8)>,
    /// So many points of the enemy eliminated.
    #[serde(default)]
    pub casualties: Option<u8>,
}

/// A force, as it is played.
#[derive(Clone, Debug)]
pub struct Force {
    /// Where it sets up or enters.
    pub area: crate::ground::Hexes,
    /// In which turn it enters; 0: it sets up.
    pub enters: u8,
    /// Its pieces.
    pub pieces: crate::ids::Pieces,
}

/// What wins, as it is played.
#[derive(Clone, Debug)]
pub struct Goal {
    /// Who wins by it.
    pub seat: table::Seat,
    /// So many objectives.
    pub control: Option<u8>,
    /// So many points over these hexes.
    pub exit: Option<(crate::ground::Hexes, u8)>,
    /// So many points of the enemy.
    pub casualties: Option<u8>,
}

/// What is controlled, as it is played.
#[derive(Clone, Copy, Debug)]
pub struct Objective {
    /// Its hexes.
    pub hexes: crate::ground::Hexes,
    /// Who controls it at the start.
    pub held: Option<table::Seat>,
}
