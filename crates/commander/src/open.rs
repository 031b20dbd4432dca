//! Opening the book: data files to tables, all faults at once.

use crate::book::{Book, Side};
use crate::forces::fill;
use crate::ground::board;
use crate::kinds::{Edge, Fort, NOBODY, Nation, Posture, Quality};
use crate::laid::laid;
use crate::scenario::{self, Area, CardFile, Scenario, SideFile, TableFile, UnitFile, WeaponFile};
use crate::sight::Lines;
use crate::tables::{Tables, tables};
use hex::{HexSet256, Map};
use std::collections::BTreeMap;
use table::{Content, Draft, Fault, MatchSpec, Seat};

/// Collects what is wrong in one file.
pub struct Faults {
    /// The file.
    pub file: String,
    /// What is wrong.
    pub all: Vec<Fault>,
}

impl Faults {
    /// Something is wrong.
    pub fn add(&mut self, at: impl Into<String>, what: impl Into<String>, mend: &str) {
        self.all
            .push(Fault::new(&self.file, at.into(), what.into(), mend));
    }
    /// What a word names, or a fault.
    pub fn word<T>(&mut self, at: &str, word: &str, found: Option<T>, mend: &str) -> Option<T> {
        if found.is_none() {
            self.add(at, format!("'{word}' means nothing here"), mend);
        }
        found
    }
}

/// Opens the scenario, or the board of a draft.
pub fn open(content: &Content, what: &MatchSpec) -> Result<Book, Vec<Fault>> {
    let one = |fault| vec![fault];
    let (file, mut scenario) = find(content, what).map_err(one)?;
    let unknown = |name| {
        let mend = "leave it out: it has none";
        Fault::new(&file, name, "this scenario has no such option", mend)
    };
    if !what.options.is_empty() {
        return Err(what.options.keys().map(unknown).collect());
    }
    let draft = what.draft.as_ref();
    if let Some(draft) = draft {
        amend(&mut scenario, draft).map_err(one)?;
    }
    let (map_file, map) = read_map(content, &scenario, draft)?;
    let cards: CardFile = scenario::read(content, "cce/cards.json").map_err(one)?;
    let units: UnitFile = scenario::read(content, "cce/units.json").map_err(one)?;
    let weapons: WeaponFile = scenario::read(content, "cce/weapons.json").map_err(one)?;
    let rows: TableFile = scenario::read(content, "cce/tables.json").map_err(one)?;
    let mut faults = Faults {
        file,
        all: Vec::new(),
    };
    let nations = nations(&scenario, &mut faults);
    let Some(nations) = nations else {
        return Err(faults.all);
    };
    let tables = tables(nations, &map, &cards, &units, &weapons, &rows)?;
    let mut book = assemble(&map_file, map, nations, tables)?;
    fill(&mut book, &scenario, &weapons, &rows, &mut faults);
    if let Some(draft) = draft {
        book.names = names(draft);
    }
    book.scenario = what.scenario.clone();
    if faults.all.is_empty() {
        Ok(book)
    } else {
        Err(faults.all)
    }
}

fn names(draft: &Draft) -> Vec<Option<String>> {
    let lines = draft.pieces.iter().flatten();
    lines.map(|line| line.name.clone()).collect()
}

/// The scenario's file, or a bare one for a draft without a scenario.
fn find(content: &Content, what: &MatchSpec) -> Result<(String, Scenario), Fault> {
    let id = what
        .draft
        .as_ref()
        .and_then(|draft| draft.scenario.as_deref())
        .unwrap_or(&what.scenario);
    if id.is_empty() {
        let Some(draft) = &what.draft else {
            let mend = "give one, such as cce/1";
            return Err(Fault::new("", "", "no scenario was named", mend));
        };
        return Ok((draft.file.clone(), bare()));
    }
    let number: Result<u16, _> = id.parse();
    let path = number.map_or_else(
        |_| format!("cce/scenarios/{id}.json"),
        |n| format!("cce/scenarios/{n:02}.json"),
    );
    Ok((path.clone(), scenario::read(content, &path)?))
}

/// No forces, no chits: a board for a draft.
fn bare() -> Scenario {
    let side = |name: &str, posture: &str, edge: &str| SideFile {
        side: name.into(),
        posture: posture.into(),
        quality: "line".into(),
        orders: 6,
        edge: edge.into(),
        surrender: 20,
        ..SideFile::default()
    };
    Scenario {
        year: 1944,
        sides: vec![
            side("german", "defender", "top"),
            side("russian", "attacker", "bottom"),
        ],
        first: "german".into(),
        sets_up: "german".into(),
        initiative: "german".into(),
        sudden_death: 10,
        ..Scenario::default()
    }
}

/// What a draft says of the scenario itself.
fn amend(scenario: &mut Scenario, draft: &Draft) -> Result<(), Fault> {
    let wrong = |key: &str, error: serde_json::Error| {
        let mend = "write it as in a scenario file; see docs/cases.md";
        Fault::new(&draft.file, key, error.to_string(), mend)
    };
    if let Some(map) = &draft.map {
        scenario.map.clone_from(map);
    }
    if let Some(value) = draft.more.get("sides") {
        let names: [String; 2] =
            serde_json::from_value(value.clone()).map_err(|error| wrong("sides", error))?;
        for (side, name) in scenario.sides.iter_mut().zip(names) {
            side.side = name;
        }
        let first = scenario.sides[0].side.clone();
        scenario.first.clone_from(&first);
        scenario.sets_up.clone_from(&first);
        scenario.initiative = first;
    }
    for (key, value) in &draft.more {
        let read = |error| wrong(key, error);
        let value = value.clone();
        match key.as_str() {
            "posture" => {
                each(scenario, value, |side, word: String| side.posture = word).map_err(read)?
            }
            "quality" => {
                each(scenario, value, |side, word: String| side.quality = word).map_err(read)?
            }
            "edge" => each(scenario, value, |side, word: String| side.edge = word).map_err(read)?,
            "area" => each(scenario, value, |side, area: Area| side.area = area).map_err(read)?,
            "mines" => each(scenario, value, |side, n: u8| side.mines = Some(n)).map_err(read)?,
            "order-limit" => each(scenario, value, |side, n: u8| side.orders = n).map_err(read)?,
            "year" => scenario.year = serde_json::from_value(value).map_err(read)?,
            "sudden-death" => {
                scenario.sudden_death = serde_json::from_value(value).map_err(read)?
            }
            "special" => scenario.special = serde_json::from_value(value).map_err(read)?,
            _ => {}
        }
    }
    Ok(())
}

/// A value for each side that is named.
fn each<T: serde::de::DeserializeOwned>(
    scenario: &mut Scenario,
    value: serde_json::Value,
    mut set: impl FnMut(&mut SideFile, T),
) -> Result<(), serde_json::Error> {
    let by_side: BTreeMap<String, T> = serde_json::from_value(value)?;
    for (name, value) in by_side {
        if let Some(side) = scenario.sides.iter_mut().find(|side| side.side == name) {
            set(side, value);
        }
    }
    Ok(())
}

fn read_map(
    content: &Content,
    scenario: &Scenario,
    draft: Option<&Draft>,
) -> Result<(String, Map), Vec<Fault>> {
    let (file, map) = if scenario.map.is_empty() || scenario.map == "open" {
        let text = r#"{"name": "open", "grid": {"shape": "flat-top", "columns": 15, "rows": 10}}"#;
        ("open".to_owned(), Map::read("open", text)?)
    } else {
        let path = format!("cce/maps/{}.json", scenario.map);
        let text = content.get(&path).map_err(|fault| vec![fault])?;
        (path.clone(), Map::read(&path, text)?)
    };
    match draft {
        Some(draft) => {
            let map = laid(&draft.file, &map, &ground_words(draft))?;
            Ok((draft.file.clone(), map))
        }
        None => Ok((file, map)),
    }
}

/// What a draft lays that is ground; markers are the business of the state.
fn ground_words(draft: &Draft) -> Vec<(String, String)> {
    let ground = |words: &str| {
        let keep = words.split_whitespace().filter(|word| !is_marker(word));
        keep.collect::<Vec<_>>().join(" ")
    };
    let lines = draft.terrain.iter();
    lines
        .map(|(place, words)| (place.clone(), ground(words)))
        .filter(|(_, words)| !words.is_empty())
        .collect()
}

/// Whether a word laid on a hex is a marker: a Fortification, Smoke, a Blaze.
pub fn is_marker(word: &str) -> bool {
    Fort::named(word).is_some() || word == "blaze" || word.starts_with("smoke.")
}

/// intro.sides: the Axis first.
fn nations(scenario: &Scenario, faults: &mut Faults) -> Option<[Nation; 2]> {
    let mend = "list two sides: german, and russian or american";
    let mut found = Vec::new();
    for (i, side) in scenario.sides.iter().enumerate() {
        let at = format!("sides[{i}]");
        found.extend(faults.word(&at, &side.side, Nation::named(&side.side), mend));
    }
    match found.as_slice() {
        &[axis, allies] if axis != allies => Some([axis, allies]),
        _ => {
            faults.add(
                "sides",
                "there must be two sides of different nations",
                mend,
            );
            None
        }
    }
}

fn assemble(
    file: &str,
    map: Map,
    nations: [Nation; 2],
    tables: Tables,
) -> Result<Book, Vec<Fault>> {
    let ground = board(file, &map)?;
    let hexes = map.grid().len();
    let edges = [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right];
    let edge_far = edges.map(|edge| crate::ground::edge_far(&map, edge));
    let side = |nation| Side {
        nation,
        posture: Posture::Recon,
        quality: Quality::Line,
        orders: 1,
        discards: 1,
        edge: Edge::Top,
        surrender: 1,
        area: HexSet256::EMPTY,
        forts: Vec::new(),
        mines: 6,
        radio: None,
        weapons: Vec::new(),
        secrets: 0,
        exits: true,
    };
    Ok(Book {
        scenario: String::new(),
        ground: ground.ground,
        sides6: ground.sides6,
        next: ground.next,
        near: ground.near,
        far: ground.far,
        edge_far,
        lines: Lines::new(hexes),
        printed: [1, 2, 3, 4, 5].map(|n| {
            let group = map.group(&format!("objective-{n}"));
            group.and_then(|hexes| hexes.first().copied())
        }),
        objectives: ground.objectives,
        map,
        kinds: tables.kinds,
        arms: tables.arms,
        decks: tables.decks,
        faces: tables.faces,
        serving: tables.serving,
        sides: nations.map(side),
        posted: Vec::new(),
        laid: Vec::new(),
        smoke: Vec::new(),
        year: 0,
        first: Seat(0),
        sets_up: Seat(0),
        initiative: Seat(0),
        time: 0,
        sudden_death: 1,
        vp: 0,
        control: [NOBODY; 5],
        chits: tables.chits,
        open_chits: 0,
        open_draws: 0,
        bag: tables.bag,
        cup: tables.cup,
        support: tables.support,
        vulnerability: tables.vulnerability,
        marches: Default::default(),
        names: Vec::new(),
    })
}
