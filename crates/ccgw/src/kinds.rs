//! The words of the rulebook: kinds of unit, terrain, dice, sections.

use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{Dice, Faces};

/// A battlefield unit. All three are soldier units; only the first is infantry (comp.unit.soldier-class).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// comp.unit.infantry
    #[default]
    Infantry,
    /// comp.unit.mg
    MachineGun,
    /// comp.unit.mortar
    Mortar,
}

impl Kind {
    /// In the order of the data files.
    pub const ALL: [Kind; 3] = [Kind::Infantry, Kind::MachineGun, Kind::Mortar];

    /// The word for it in data, notation and views.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::MachineGun => "machine-gun",
            Kind::Mortar => "mortar",
        }
    }
    /// The kind of that word.
    pub fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// What a hex is. Wire and shell craters are tokens and lie on another terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Everything without a tile (comp.board.grid).
    #[default]
    Countryside,
    /// Woods.
    Forest,
    /// A building hex.
    Building,
    /// High ground.
    Hill,
    /// A ruined building.
    Ruin,
    /// A trench.
    Trench,
    /// The crater of a mine.
    MineCrater,
    /// The sunken lane of scenario 8: countryside but for its protection (scn.08.sunken-lane).
    SunkenLane,
    /// A shell-crater token.
    ShellCrater,
    /// A wire token.
    Wire,
}

impl Terrain {
    /// Every terrain of the base game.
    pub const ALL: [Terrain; 10] = [
        Terrain::Countryside,
        Terrain::Forest,
        Terrain::Building,
        Terrain::Hill,
        Terrain::Ruin,
        Terrain::Trench,
        Terrain::MineCrater,
        Terrain::SunkenLane,
        Terrain::ShellCrater,
        Terrain::Wire,
    ];

    /// The word for it in maps, cases and views.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Countryside => "countryside",
            Terrain::Forest => "forest",
            Terrain::Building => "building",
            Terrain::Hill => "hill",
            Terrain::Ruin => "ruin",
            Terrain::Trench => "trench",
            Terrain::MineCrater => "mine-crater",
            Terrain::SunkenLane => "sunken-lane",
            Terrain::ShellCrater => "shell-crater",
            Terrain::Wire => "wire",
        }
    }
    /// The terrain of that word.
    pub fn named(word: &str) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.word() == word)
    }
}

/// comp.dice.battle: five symbols on six sides, the Soldier twice.
pub static BATTLE_DIE: Faces = Faces {
    names: &["S", "D", "B", "F", "HQ"],
    sides: &[2, 1, 1, 1, 1],
};
/// Index of the Soldier in a roll.
pub const SOLDIER: usize = 0;
/// Index of the Deadly face.
pub const DEADLY: usize = 1;
/// Index of the Burst.
pub const BURST: usize = 2;
/// Index of the Flag.
pub const FLAG: usize = 3;
/// Index of the HQ star.
pub const STAR: usize = 4;

/// How often each face was rolled.
pub fn counted(dice: &Dice) -> [u8; 5] {
    let mut faces = [0; 5];
    dice.iter().for_each(|&face| faces[face as usize] += 1);
    faces
}

/// A flank or the centre as its player names it from his seat (comp.board.sections).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Wing {
    /// His left flank.
    Left,
    /// The centre.
    Centre,
    /// His right flank.
    Right,
}

impl Wing {
    /// All three.
    pub const ALL: [Wing; 3] = [Wing::Left, Wing::Centre, Wing::Right];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Wing::Left => "left",
            Wing::Centre => "centre",
            Wing::Right => "right",
        }
    }
    /// The wing of that word.
    pub fn named(word: &str) -> Option<Wing> {
        Wing::ALL.into_iter().find(|wing| wing.word() == word)
    }
    /// Left for right: the same part of the board from the other seat.
    pub const fn mirrored(self) -> Wing {
        match self {
            Wing::Left => Wing::Right,
            Wing::Centre => Wing::Centre,
            Wing::Right => Wing::Left,
        }
    }
}

/// The long edge a player sits at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Row 1 is his baseline.
    Bottom,
    /// The last row is his baseline.
    Top,
}

/// No hex: a unit that has left the board.
pub const OFF: HexId = HexId(u16::MAX);
/// No unit.
pub const NOBODY: u8 = u8::MAX;
/// The specialist bit of a grenadier.
pub const GRENADIER: u8 = 1;
