//! The data files of this system, as they are written. A scenario names its map (2.2.1).

use crate::edition::Edition;
use crate::kinds::Nation;
use crate::state::Load;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use table::{Content, Fault};

/// `content/cce/scenarios/NN.json`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scenario {
    /// The id a player types.
    pub id: String,
    /// Its number in our book.
    pub number: u16,
    /// The map's name.
    pub map: String,
    /// About how long a game takes.
    pub minutes: u16,
    /// 4.3.2
    #[serde(default)]
    pub year: u16,
    /// In Great War Commander instead of the year: `1917-04`.
    #[serde(default)]
    pub date: Option<String>,
    /// Both sides; the first is the Axis (intro.sides).
    pub sides: Vec<SideFile>,
    /// 5a: who takes the first Turn.
    pub first: String,
    /// Who sets up first.
    pub sets_up: String,
    /// 9a: who holds the Initiative card.
    pub initiative: String,
    /// 6.1.1
    #[serde(default)]
    pub time: u8,
    /// 6.2.1
    pub sudden_death: u8,
    /// 4.1.1: points at the start, by side.
    #[serde(default)]
    pub vp: BTreeMap<String, i16>,
    /// 7.3.1a: objectives controlled at the start, by side.
    #[serde(default)]
    pub control: BTreeMap<String, Vec<u8>>,
    /// Letters of chits that lie open.
    #[serde(default)]
    pub open_chits: Vec<String>,
    /// Chits drawn openly besides.
    #[serde(default)]
    pub open_draws: u8,
    /// Fortifications on the map from the start, `"K7 bunker"`.
    #[serde(default, rename = "laid")]
    pub fortifications: Vec<String>,
    /// Special rules.
    #[serde(default)]
    pub special: Vec<Special>,
    /// Wins of the first side in games between equal machine players, of how many: for people who read the file.
    #[serde(default)]
    pub balance: Option<String>,
    /// Where each part comes from.
    #[serde(default)]
    pub sources: BTreeMap<String, String>,
}

/// One side.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideFile {
    /// Its nation: also the name of the seat.
    pub side: String,
    /// attacker, recon or defender.
    pub posture: String,
    /// elite, line or green; Great War Commander has none.
    #[serde(default)]
    pub quality: Option<String>,
    /// 5.1a
    pub orders: u8,
    /// own.handicap: cards in hand besides those of its posture.
    #[serde(skip)]
    pub hand_more: i8,
    /// 7.2b: top, bottom, left or right.
    pub edge: String,
    /// 4.2a
    pub surrender: u8,
    /// Where it sets up: a group of the map, or so many rows or columns from its own edge.
    pub area: Area,
    /// Units, `"3 rifle +lmg veteran"`, `"K7 sergeant-y"`, `"2 rifle @4"`: a number or a hex, a kind, the Weapon it
    /// carries, the space of the Time Track on which it waits.
    pub units: Vec<String>,
    /// Weapons that are given to units at set-up, `"2 lmg"`.
    #[serde(default)]
    pub weapons: Vec<String>,
    /// Fortifications to be set up, `"3 foxholes"`.
    #[serde(default)]
    pub forts: Vec<String>,
    /// F103.2a: the strength of its Mines, where it is not 6.
    #[serde(default)]
    pub mines: Option<u8>,
    /// 12: its Radio, by calibre.
    #[serde(default)]
    pub radio: Option<String>,
    /// How many secret chits it draws.
    #[serde(default)]
    pub secrets: u8,
    /// g:5.3: its discard limit.
    #[serde(default)]
    pub discards: Option<u8>,
    /// g:12a: its Telephone, by calibre …
    #[serde(default)]
    pub telephone: Option<String>,
    /// … and the box in which it lies: local, standing or gas.
    #[serde(default, rename = "box")]
    pub load: Option<String>,
    /// g:6.1.2f: Fortifications and Telephones that come later, with the space of the Time Track: `2 wire @3`,
    /// `telephone 105mm @4`.
    #[serde(default)]
    pub due: Vec<String>,
    /// g:O27: its counters of Liaison Agents, if not 2.
    #[serde(default)]
    pub agents: Option<u8>,
    /// g:1.S.a: false, if it has no Strategy Cards.
    #[serde(default)]
    pub strategy: Option<bool>,
}

/// Where a side sets up.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Area {
    /// So many rows or columns from its own edge.
    Depth(u16),
    /// A group of the map.
    Group(String),
}

impl Default for Area {
    fn default() -> Self {
        Area::Depth(u16::MAX)
    }
}

/// The special rules a scenario may combine.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Special {
    /// The discard limit of a side is another than that of its nation.
    Discards {
        /// Which side.
        side: String,
        /// How many.
        limit: u8,
    },
    /// A side gains no points by leaving over the enemy map edge (7.2.1a).
    NoExit {
        /// Which side.
        side: String,
    },
    /// g:notes.doctrine: tanks of a kind do not fire beyond a distance.
    Doctrine {
        /// Which side.
        side: String,
        /// Its kind of tank.
        tank: String,
        /// So many hexes.
        distance: u8,
    },
    /// No aircraft fly.
    NoAir {},
    /// There is no Gas.
    NoGas {},
}

/// `content/cce/cards.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// Where it comes from.
    pub source: String,
    /// `"G-1 recover assault-fire shellholes A3 1-1 jammed"`, by nation.
    pub decks: BTreeMap<String, Vec<String>>,
}

/// `content/cce/units.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct UnitFile {
    /// Where it comes from.
    pub source: String,
    /// Leaders, the same for every nation; Great War Commander has none.
    #[serde(default)]
    pub leaders: BTreeMap<String, FaceFile>,
    /// Squads and Teams by nation.
    #[serde(flatten)]
    pub nations: BTreeMap<String, BTreeMap<String, FaceFile>>,
}

/// Both sides of a unit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceFile {
    /// squad or team; Leaders have none.
    #[serde(default)]
    pub class: Option<String>,
    /// Firepower, Range, Movement, Morale and, of Leaders, Command; boxed ones in brackets.
    pub good: String,
    /// The same of the broken side.
    pub broken: String,
    /// g:3.3.1.3: the rank of a Leader.
    #[serde(default)]
    pub rank: Option<String>,
    /// engineer, stosstruppen, early.
    #[serde(default)]
    pub traits: Vec<String>,
    /// The first month in which it may be had, `1916-02` …
    #[serde(default)]
    pub from: Option<String>,
    /// … and the last.
    #[serde(default)]
    pub to: Option<String>,
    /// How many counters there are, if it matters.
    #[serde(default)]
    pub count: u8,
    /// The gun of a tank.
    #[serde(default)]
    pub gun: GunFile,
    /// g:O23.5.2: where a tank sticks.
    #[serde(default)]
    pub bog: u8,
    /// Where a value comes from, if not from where the others do.
    #[serde(default)]
    pub source: Option<String>,
}

/// The gun of a tank: Firepower and Range, `"8 10"`, on each of its sides.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunFile {
    /// On its good side.
    #[serde(default)]
    pub good: Option<String>,
    /// On its broken side.
    #[serde(default)]
    pub broken: Option<String>,
}

/// `content/cce/weapons.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponFile {
    /// Where it comes from.
    pub source: String,
    /// Weapons by nation.
    pub weapons: BTreeMap<String, BTreeMap<String, ArmFile>>,
    /// Radios by calibre: FP, and by nation `smoke` or `plain`.
    pub radios: BTreeMap<String, RadioFile>,
}

/// A Weapon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArmFile {
    /// What it is.
    pub class: String,
    /// Firepower, in brackets if boxed.
    pub fp: String,
    /// Range, in brackets if boxed; `2-14` with a minimum.
    pub range: String,
    /// What it takes from Movement.
    #[serde(default)]
    pub movement: i8,
    /// gloss.artillery
    #[serde(default)]
    pub white_bar: bool,
    /// O20.2.1a
    #[serde(default)]
    pub smoke: bool,
    /// 11.4b
    pub fix: String,
    /// 11.4b
    pub elim: String,
    /// Where the two come from, if not from the list.
    #[serde(default)]
    pub fix_source: Option<String>,
    /// The first month in which it may be had, `1916-02` …
    #[serde(default)]
    pub from: Option<String>,
    /// … and the last.
    #[serde(default)]
    pub to: Option<String>,
    /// g:11.2b: `squad`, if only such a one may carry it.
    #[serde(default)]
    pub carrier: Option<String>,
    /// g:A45.2: whether it is the gun of a Hidden Position.
    #[serde(default)]
    pub hidden: bool,
    /// Where a value comes from, if not from where the others do.
    #[serde(default)]
    pub source: Option<String>,
}

/// A Radio.
#[derive(Clone, Debug, Deserialize)]
pub struct RadioFile {
    /// Its Firepower.
    pub fp: u8,
    /// `smoke` or `plain`, by nation.
    #[serde(flatten)]
    pub nations: BTreeMap<String, String>,
}

impl RadioFile {
    /// What a Radio of this kind fires: smoke too for some nations in Europe; a Telephone begins in the Local box.
    pub fn load(&self, edition: Edition, nation: Nation) -> Load {
        let kind = self.nations.get(nation.word());
        match edition {
            Edition::Europe => Load::smoke(kind.is_some_and(|kind| kind == "smoke")),
            Edition::GreatWar => Load::Local,
        }
    }
}

/// `content/cce/tables.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// Where it comes from.
    pub source: String,
    /// Where single tables come from, if from elsewhere.
    #[serde(default)]
    pub sources: BTreeMap<String, String>,
    /// Support tables by nation and roll: `"weapon-team +lmg 2 1939-1945"`, `"radio 105mm 4 1944-1945"`.
    pub support: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    /// Objective chits by letter: `"3=2"`, `"each=1"`, `"all-five open"`.
    pub chits: BTreeMap<String, String>,
    /// Smoke markers by Hindrance.
    #[serde(default)]
    pub smoke: BTreeMap<String, u8>,
    /// Discard limits by nation.
    #[serde(default)]
    pub discard: BTreeMap<String, u8>,
    /// O18.2.3.3a: by Radio FP, the roll that destroys a Fortification.
    #[serde(default)]
    pub vulnerability: BTreeMap<String, u8>,
}

/// `content/gwc/strategy.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrategyFile {
    /// Where it comes from.
    pub source: String,
    /// `"F-S3 anti-gas 1916-01..1918-12 reminder"`, by nation.
    pub decks: BTreeMap<String, Vec<String>>,
}

/// Reads a data file.
pub fn read<T: DeserializeOwned>(content: &Content, path: &str) -> Result<T, Fault> {
    let text = content.get(path)?;
    serde_json::from_str(text).map_err(|error| {
        let at = format!("line {}, column {}", error.line(), error.column());
        Fault::new(
            path,
            at,
            error.to_string(),
            "compare with docs/content.md and the files beside it",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::{Edge, Fort, Posture, Quality};

    #[test]
    fn every_scenario_file_reads_and_leaves_room_for_reinforcements() {
        let content = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content");
        let mut seen = 0;
        for file in std::fs::read_dir(format!("{content}/cce/scenarios")).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let scenario: Scenario = serde_json::from_str(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let map = format!("{content}/cce/maps/{}.json", scenario.map);
            assert!(std::fs::exists(map).unwrap(), "{}", scenario.map);
            let mut units = 0;
            for side in &scenario.sides {
                assert!(Nation::named(&side.side).is_some());
                assert!(Posture::named(&side.posture).is_some());
                let quality = side.quality.as_deref().unwrap();
                assert!(Quality::named(quality).is_some());
                assert!(Edge::named(&side.edge).is_some());
                for line in &side.forts {
                    let word = line.split_whitespace().nth(1).unwrap();
                    assert!(Fort::named(word).is_some(), "{word}");
                }
                let count = |line: &String| -> u8 {
                    let number = line.split_whitespace().next().unwrap();
                    number.parse().unwrap()
                };
                let own: u8 = side.units.iter().map(count).sum();
                // About 70 to 80 % of the units make a side surrender.
                let share = f64::from(side.surrender) / f64::from(own);
                assert!((0.68..0.81).contains(&share), "{}: {share}", scenario.id);
                units += own;
            }
            assert!(units <= 52, "{}", scenario.id);
            seen += 1;
        }
        assert!(seen >= 8);
    }
}
