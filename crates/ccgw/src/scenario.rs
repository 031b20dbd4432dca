//! The data files of this system, as they are written.

use crate::kinds::Edge;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use table::{Content, Fault};

/// `content/ccgw/scenarios/NN.json` (scn.format).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scenario {
    /// The id a player types.
    pub id: String,
    /// The number in the booklet.
    pub number: u16,
    /// The battle it belongs to.
    pub battle: String,
    /// The map's name.
    pub map: String,
    /// Both armies with their assets, the one at the bottom first.
    pub sides: Vec<Side>,
    /// Who moves first.
    pub first: String,
    /// Medals to win.
    pub medals: u8,
    /// own.handicap: medals that a side needs besides those.
    #[serde(skip)]
    pub medals_more: [i8; 2],
    /// About how long a game takes.
    pub minutes: u16,
    /// Units by side, `"E3 infantry grenadier"`.
    pub units: BTreeMap<String, Vec<String>>,
    /// Wire tokens.
    #[serde(default)]
    pub wire: Vec<String>,
    /// Fortified positions (fx.comp.markers).
    #[serde(default)]
    pub fortified: Vec<String>,
    /// Bridges of the map that are damaged.
    #[serde(default)]
    pub damaged: Vec<String>,
    /// Specialists of each side's own choice (fx.deploy.scenario-count).
    #[serde(default)]
    pub specialists: BTreeMap<String, u8>,
    /// fx.deploy.older-scenarios: whether fewer may be placed.
    #[serde(default)]
    pub specialists_may: bool,
    /// fx.deploy.swap: deployed specialists may be exchanged.
    #[serde(default)]
    pub swap: bool,
    /// fx.deploy.history: the year whose specialists there are.
    pub year: Option<u16>,
    /// What players may agree on before play.
    #[serde(default)]
    pub options: Vec<Choice>,
    /// Rows of No Man's Land to be shelled, the nearest to the enemy first.
    #[serde(default)]
    pub shelling: Vec<u16>,
    /// Objective medals.
    #[serde(default)]
    pub objectives: Vec<ObjectiveFile>,
    /// Special rules.
    #[serde(default)]
    pub special: Vec<Special>,
    /// The catalogue ids of the parts above.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
    /// Where each part comes from.
    #[serde(default)]
    pub sources: BTreeMap<String, String>,
}

/// One thing that players may agree on: the first value is what the book says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// Its values, the usual one first.
    pub values: Vec<ChoiceValue>,
    /// Its catalogue id.
    #[serde(default)]
    pub rule: String,
}

/// One value of an option.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceValue {
    /// Its name.
    pub value: String,
    /// What it changes in this file: keys that take the place of those above.
    #[serde(default)]
    pub change: serde_json::Map<String, serde_json::Value>,
}

/// One army and its assets.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Its name: also the name of the seat.
    pub side: String,
    /// Where its player sits.
    pub edge: Edge,
    /// Command cards.
    pub command: u8,
    /// Combat cards.
    pub combat: u8,
    /// HQ tokens.
    pub hq: u8,
    /// Strength of the reserve artillery.
    pub artillery: u8,
}

/// How an objective medal is gained and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectiveKind {
    /// medal.temporary
    Temporary,
    /// medal.temporary-turn-start
    TemporaryTurnStart,
    /// medal.permanent
    Permanent,
    /// medal.permanent-turn-start
    PermanentTurnStart,
    /// medal.majority
    MajorityTurnStart,
    /// scn.57.second-line-majority: more of them than the enemy, at any time.
    Majority,
    /// scn.45.woods: no enemy in any of its hexes.
    ClearedTurnStart,
    /// scn.55.trench-units: a medal for each unit in its hexes.
    UnitsTurnStart,
}

/// One objective as a scenario describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveFile {
    /// Its catalogue id.
    #[serde(default)]
    pub rule: String,
    /// How it is gained and lost.
    pub kind: ObjectiveKind,
    /// For whom; absent: whichever side.
    pub side: Option<String>,
    /// The group of the map it lies on …
    pub group: Option<String>,
    /// … or its hexes.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// Medals.
    #[serde(default = "one")]
    pub worth: u8,
    /// Groups that must be held too.
    #[serde(default)]
    pub needs: Vec<String>,
    /// Each hex counts for itself.
    #[serde(default)]
    pub each: bool,
    /// Who holds it when the game starts.
    pub holder: Option<String>,
}

fn one() -> u8 {
    1
}

/// The special rules a scenario may combine.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Special {
    /// medal.time-pressure
    PressedForTime {
        /// The side in a hurry.
        side: String,
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// More units on and beside these hexes: the first targeting die is free.
    Observation {
        /// The group …
        group: Option<String>,
        /// … or the hexes.
        #[serde(default)]
        hexes: Vec<String>,
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// medal.breakthrough
    Breakthrough {
        /// Who may break through.
        side: String,
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// These hexes protect in their own way.
    Protection {
        /// The group …
        group: Option<String>,
        /// … or the hexes.
        #[serde(default)]
        hexes: Vec<String>,
        /// Soldiers ignored.
        soldiers: u8,
        /// Flags that may be ignored.
        flags: u8,
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// scn.45.forges-ford: units in a ford may fight.
    FightInFord {
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// scn.50.nml-choice: the first player chooses the rows that are shelled.
    RowsChosen {
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// scn.52.nml: shells replace empty trenches and bunkers.
    HeavyShells {
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// scn.54.guns: guns stay without their crews and can be taken.
    Captures {
        /// Who takes them.
        side: String,
        /// Medals for each.
        worth: u8,
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
    /// scn.12.grenadiers: grenadiers placed by their owner at set-up.
    Grenadiers {
        /// Who places them.
        side: String,
        /// How many.
        count: u8,
        /// Its catalogue id.
        #[serde(default)]
        rule: String,
    },
}

/// `content/ccgw/cards.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// The Command deck.
    pub command: Vec<CardLine>,
    /// The Combat deck.
    pub combat: Vec<CardLine>,
}

/// One card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLine {
    /// Its id.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// What it costs in HQ tokens.
    #[serde(default)]
    pub cost: u8,
    /// How certain the numbers are: for people who read the file.
    #[serde(rename = "source")]
    pub _source: String,
}

/// `content/ccgw/units.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    /// The kinds of unit.
    pub units: Vec<UnitLine>,
    /// The specialists.
    pub specialists: Vec<SpecialistLine>,
}

/// One kind of unit.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitLine {
    /// Its id.
    pub id: String,
    /// Figures at full strength.
    pub figures: u8,
    /// Dice in close combat, then at range 2, 3 …
    pub dice: Vec<u8>,
    /// Whether it must see its target.
    pub sight: bool,
    /// Hexes it may move.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Hexes it may move and still fight.
    pub move_and_fight: u8,
    /// Whether it may advance after combat.
    pub advances: bool,
    /// Ranges at which Deadly hits.
    #[serde(default)]
    pub deadly_hits_at: Vec<u8>,
    /// Medals for it.
    #[serde(default = "one")]
    pub medals: u8,
    /// How certain the numbers are: for people who read the file.
    #[serde(rename = "source")]
    pub _source: String,
}

/// One specialist.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpecialistLine {
    /// Its id.
    pub id: String,
    /// The kinds of unit it joins.
    pub hosts: Vec<String>,
    /// More dice in close combat.
    #[serde(default)]
    pub close: u8,
    /// More dice at range 2, 3 …
    #[serde(default)]
    pub ranged: Vec<u8>,
    /// Whether only a unit that has not moved has them.
    #[serde(default)]
    pub unmoved: bool,
    /// Ranges at which Deadly hits.
    #[serde(default)]
    pub deadly_hits_at: Vec<u8>,
    /// Hexes the unit may move, if more than its own.
    #[serde(default, rename = "move")]
    pub moves: u8,
    /// Hexes it may move and still fight, if more than its own.
    #[serde(default)]
    pub move_and_fight: u8,
    /// Hexes it may move at most and still fight.
    pub move_and_fight_at_most: Option<u8>,
    /// Figures in the box by side (fx.spec.pools).
    pub figures: BTreeMap<String, u8>,
    /// fx.deploy.history
    #[serde(default)]
    pub history: Vec<YearLine>,
    /// fx.deploy.history: at most one in each section.
    #[serde(default)]
    pub one_per_section: bool,
    /// How certain the numbers are: for people who read the file.
    #[serde(rename = "source")]
    pub _source: String,
}

/// From when a side had how many of a specialist.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct YearLine {
    /// Whose.
    pub side: String,
    /// From this year on …
    pub from: u16,
    /// … at most so many.
    pub most: u8,
    /// With units of this kind only.
    pub host: Option<String>,
}

/// `content/ccgw/terrain.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainFile {
    /// The tiles.
    pub terrain: Vec<TerrainLine>,
    /// The tokens.
    pub markers: Vec<TerrainLine>,
}

/// One terrain (ter.entry-parts).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLine {
    /// Its id.
    pub id: String,
    /// A unit entering must stop.
    pub stop_on_enter: bool,
    /// A unit leaving must stop in the next hex.
    #[serde(default)]
    pub stop_on_leave: bool,
    /// Dice an attacker on it loses.
    pub dice_lost: DiceLost,
    /// Soldiers and Flags ignored against fire.
    pub ranged: [u8; 2],
    /// Soldiers and Flags ignored in close combat.
    pub close: [u8; 2],
    /// The same against an attacker who stands on a hill too.
    pub close_from_hill: Option<[u8; 2]>,
    /// A token that takes away all protection: said by its zeros.
    #[serde(default, rename = "cancels-protection")]
    pub _cancels_protection: bool,
    /// `yes`, `no` or `hill`.
    pub blocks_sight: String,
    /// Whether a unit on it may not fight.
    #[serde(default)]
    pub no_fight: bool,
    /// What a triple makes of it.
    pub after_triple: AfterTriple,
    /// How certain the numbers are: for people who read the file.
    #[serde(rename = "source")]
    pub _source: String,
}

/// Dice an attacker loses through the hex he stands in.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceLost {
    /// In the turn he entered.
    pub entered: u8,
    /// In any other turn.
    pub standing: u8,
}

/// What three equal targeting dice make of the central hex.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct AfterTriple {
    /// Whether a crater is placed.
    pub crater: bool,
    /// What the hex is for movement afterwards.
    pub moves_as: String,
    /// What it is for combat afterwards.
    pub fights_as: String,
}

/// Reads a JSON file of the content.
pub fn read<T: DeserializeOwned>(content: &Content, path: &str) -> Result<T, Fault> {
    let text = content.get(path)?;
    serde_json::from_str(text).map_err(|error| {
        Fault::new(
            path,
            format!("line {}, column {}", error.line(), error.column()),
            error.to_string(),
            "correct the file; docs/content.md describes its fields",
        )
    })
}
