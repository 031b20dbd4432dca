//! The words of the rulebook: kinds of unit, terrain, dice, sections.

use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{Dice, Faces, Seat};

/// A battlefield unit. The first three are soldier units, and only the first is infantry (comp.unit.soldier-class);
/// tanks and field guns come from another box and are reconstructed here (docs/readings.md). Every army has the same
/// kinds (fx.comp.french-army).
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
    /// scn.55.tanks, own.tank.dice
    Schneider,
    /// scn.55.tanks, own.tank.dice
    SaintChamond,
    /// scn.54.gun-crews, own.gun.dice
    FieldGun,
}

impl Kind {
    /// In the order of the data files.
    pub const ALL: [Kind; 6] = [
        Kind::Infantry,
        Kind::MachineGun,
        Kind::Mortar,
        Kind::Schneider,
        Kind::SaintChamond,
        Kind::FieldGun,
    ];

    /// The word for it in data, notation and views.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::MachineGun => "machine-gun",
            Kind::Mortar => "mortar",
            Kind::Schneider => "schneider",
            Kind::SaintChamond => "saint-chamond",
            Kind::FieldGun => "field-gun",
        }
    }
    /// comp.unit.soldier-class
    pub const fn is_soldier(self) -> bool {
        matches!(self, Kind::Infantry | Kind::MachineGun | Kind::Mortar)
    }
    /// Whether it is a tank.
    pub const fn is_tank(self) -> bool {
        matches!(self, Kind::Schneider | Kind::SaintChamond)
    }
    /// The kind of that word.
    pub fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A specialist with a unit, at most one (fx.deploy.one-per-unit).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Specialist {
    /// spec.grenadier-melee, fx.spec.grenadier
    Grenadier,
    /// fx.spec.elite
    Elite,
    /// fx.spec.engineer-wire
    Engineer,
    /// fx.spec.flamethrower-melee
    Flamethrower,
    /// fx.spec.heavy-mg, fx.spec.heavy-mortar
    Loader,
    /// fx.spec.lmg
    LightMg,
    /// fx.spec.sniper
    Sniper,
    /// fx.spec.officer-move
    Officer,
    /// fx.spec.observer-marker, fx.spec.forward-observer
    Observer,
}

impl Specialist {
    /// In the order of fx.spec.pools.
    pub const ALL: [Specialist; 9] = [
        Specialist::Grenadier,
        Specialist::Elite,
        Specialist::Engineer,
        Specialist::Flamethrower,
        Specialist::Loader,
        Specialist::LightMg,
        Specialist::Sniper,
        Specialist::Officer,
        Specialist::Observer,
    ];

    /// The word for it in data, notation and views.
    pub const fn word(self) -> &'static str {
        match self {
            Specialist::Grenadier => "grenadier",
            Specialist::Elite => "elite",
            Specialist::Engineer => "engineer",
            Specialist::Flamethrower => "flamethrower",
            Specialist::Loader => "loader",
            Specialist::LightMg => "lmg",
            Specialist::Sniper => "sniper",
            Specialist::Officer => "officer",
            Specialist::Observer => "observer",
        }
    }
    /// The specialist of that word.
    pub fn named(word: &str) -> Option<Specialist> {
        let mut all = Specialist::ALL.into_iter();
        all.find(|specialist| specialist.word() == word)
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
    /// fx.ter.church.protection
    Church,
    /// fx.ter.bunker.fort
    Bunker,
    /// fx.ter.water.impassable
    Water,
    /// fx.ter.water.ford-move
    Ford,
    /// A bridge over a waterway (fx.ter.water.impassable).
    Bridge,
    /// A shell-crater token.
    ShellCrater,
    /// A wire token.
    Wire,
}

impl Terrain {
    /// Every terrain.
    pub const ALL: [Terrain; 15] = [
        Terrain::Countryside,
        Terrain::Forest,
        Terrain::Building,
        Terrain::Hill,
        Terrain::Ruin,
        Terrain::Trench,
        Terrain::MineCrater,
        Terrain::SunkenLane,
        Terrain::Church,
        Terrain::Bunker,
        Terrain::Water,
        Terrain::Ford,
        Terrain::Bridge,
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
            Terrain::Church => "church",
            Terrain::Bunker => "bunker",
            Terrain::Water => "water",
            Terrain::Ford => "ford",
            Terrain::Bridge => "bridge",
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
/// No unit: bare wire as the target of a combat, reserve artillery as its attacker.
pub const NOBODY: u8 = u8::MAX;

/// Who holds an objective, in the one byte of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Holder(u8);

impl Holder {
    /// Nobody holds it.
    pub const NOBODY: Holder = Holder(u8::MAX);
    /// This seat, or nobody.
    pub fn of(seat: Option<Seat>) -> Holder {
        seat.map_or(Holder::NOBODY, |seat| Holder(seat.0))
    }
    /// The seat that holds it.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        (self != Holder::NOBODY).then_some(Seat(self.0))
    }
}

/// A unit or none: stored in the one byte of a slot, so that a journal stays as long as it was.
pub mod slot {
    use super::NOBODY;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the slot, or the number that none has.
    pub fn serialize<S: Serializer>(unit: &Option<u8>, to: S) -> Result<S::Ok, S::Error> {
        unit.unwrap_or(NOBODY).serialize(to)
    }
    /// Reads it back.
    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Option<u8>, D::Error> {
        u8::deserialize(from).map(|unit| (unit != NOBODY).then_some(unit))
    }
}

/// What a medal on the Victory card was won for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prize {
    /// comp.victory-card: an enemy unit eliminated.
    Unit,
    /// medal.permanent: an objective that is kept for good.
    Objective,
    /// medal.breakthrough
    Breakthrough,
    /// scn.54.guns: a gun taken.
    Gun,
    /// medal.time-pressure
    Time,
}

impl Prize {
    /// All of them, in the order of their numbers.
    pub const ALL: [Prize; 5] = [
        Prize::Unit,
        Prize::Objective,
        Prize::Breakthrough,
        Prize::Gun,
        Prize::Time,
    ];
    /// Its name in keys.
    pub fn word(self) -> &'static str {
        match self {
            Prize::Unit => "unit",
            Prize::Objective => "objective",
            Prize::Breakthrough => "breakthrough",
            Prize::Gun => "gun",
            Prize::Time => "time",
        }
    }
}
