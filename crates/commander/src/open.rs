//! Opening the book: data files to tables, all faults at once.

use crate::board::{board, check_size, printed_works};
use crate::book::{Book, Side};
use crate::bounds::{self, Files};
use crate::draft::with_terrain;
use crate::edition::Edition;
use crate::forces::fill;
use crate::gwc::data;
use crate::handicap::Lists;
use crate::kinds::{Edge, Fort, NOBODY, Nation, Posture, Quality};
use crate::room;
use crate::scenario::{
    self, Area, CardFile, RadioFile, Scenario, SideFile, StrategyFile, TableFile, WeaponFile,
};
use crate::sight::Lines;
use crate::tables::{Tables, tables};
use hex::{HexSet256, Map};
use std::collections::BTreeMap;
use table::{Content, Draft, Fault, MatchSpec, Seat, handicap};

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
pub fn open(edition: Edition, content: &Content, what: &MatchSpec) -> Result<Book, Vec<Fault>> {
    let one = |fault| vec![fault];
    let system = edition.id();
    let (file, mut scenario) = find(edition, content, what).map_err(one)?;
    let unknown = |(name, _): (&String, _)| {
        let mend = "leave it out: it has none";
        Fault::new(&file, name, "this scenario has no such option", mend)
    };
    let unknown: Vec<Fault> = handicap::others(&what.options).map(unknown).collect();
    if !unknown.is_empty() {
        return Err(unknown);
    }
    let units = scenario::read(content, &format!("{system}/units.json")).map_err(one)?;
    let lists = Lists { edition, units };
    handicap::take(content, system, &file, &mut scenario, &lists, &what.options)?;
    let units = lists.units;
    let draft = what.draft.as_ref();
    if let Some(draft) = draft {
        amend(&mut scenario, draft).map_err(one)?;
    }
    let (map_file, map) = read_map(edition, content, &scenario, draft)?;
    let cards: CardFile = scenario::read(content, &format!("{system}/cards.json")).map_err(one)?;
    let weapons: WeaponFile =
        scenario::read(content, &format!("{system}/weapons.json")).map_err(one)?;
    let rows: TableFile = scenario::read(content, &format!("{system}/tables.json")).map_err(one)?;
    let mut faults = Faults {
        file: file.clone(),
        all: Vec::new(),
    };
    let nations = nations(&scenario, &mut faults);
    let Some(nations) = nations else {
        return Err(faults.all);
    };
    let files = Files {
        cards: &cards,
        units: &units,
        weapons: &weapons,
        rows: &rows,
    };
    bounds::check(edition, &file, &scenario, &files)?;
    let tables = tables(edition, nations, &map, &cards, &units, &weapons, &rows)?;
    let mut book = assemble(edition, &map_file, map, nations, tables)?;
    if book.edition == Edition::GreatWar {
        stock(&mut book, content, &weapons)?;
    }
    fill(&mut book, &scenario, &weapons, &rows, &mut faults);
    match draft {
        Some(draft) => book.names = names(draft),
        None if faults.all.is_empty() => room::check(&book, &mut faults),
        None => {}
    }
    book.scenario = what.scenario.clone();
    if faults.all.is_empty() {
        Ok(book)
    } else {
        Err(faults.all)
    }
}

/// What only Great War Commander has beside the board: Strategy Cards and the Telephones in the box.
fn stock(book: &mut Book, content: &Content, weapons: &WeaponFile) -> Result<(), Vec<Fault>> {
    let path = "gwc/strategy.json";
    let file: StrategyFile = scenario::read(content, path).map_err(|fault| vec![fault])?;
    bounds::strategy(path, &file)?;
    for seat in [0, 1] {
        let nation = book.sides[seat].nation.word();
        book.strategy_cards[seat] = data::strategy_cards(&file, nation).map_err(|line| {
            let what = format!("'{line}' is no Strategy Card");
            vec![Fault::new(
                path,
                nation,
                what,
                "compare with docs/content.md",
            )]
        })?;
        let names = book.strategy_cards[seat]
            .iter()
            .map(|card| (card.name.clone(), 1));
        book.strategy_decks[seat] = table::Cards::new(names);
        let own = |radio: &RadioFile| radio.nations.contains_key(nation);
        let phones = weapons.radios.iter().filter(|(_, radio)| own(radio));
        book.phones[seat] = phones
            .map(|(name, radio)| (name.clone(), radio.fp))
            .collect();
    }
    Ok(())
}

/// The names of the units, by their slots: a line of the Weapons box takes none.
fn names(draft: &Draft) -> Vec<Option<String>> {
    let units = draft.pieces.iter().flatten();
    let units = units.filter(|line| line.place != crate::draft::WEAPONS_BOX);
    units.map(|line| line.name.clone()).collect()
}

/// The scenario's file, or a bare one for a draft without a scenario.
pub fn find(
    edition: Edition,
    content: &Content,
    what: &MatchSpec,
) -> Result<(String, Scenario), Fault> {
    let system = edition.id();
    let id = what
        .draft
        .as_ref()
        .and_then(|draft| draft.scenario.as_deref())
        .unwrap_or(&what.scenario);
    if id.is_empty() {
        let Some(draft) = &what.draft else {
            let mend = format!("give one, such as {system}/1");
            return Err(Fault::new("", "", "no scenario was named", mend));
        };
        return Ok((draft.file.clone(), bare(edition)));
    }
    let number: Result<u16, _> = id.parse();
    let path = number.map_or_else(
        |_| format!("{system}/scenarios/{id}.json"),
        |n| format!("{system}/scenarios/{n:02}.json"),
    );
    Ok((path.clone(), scenario::read(content, &path)?))
}

/// No forces, no chits: a board for a draft.
fn bare(edition: Edition) -> Scenario {
    let side = |name: &str, posture: &str, edge: &str| SideFile {
        side: name.into(),
        posture: posture.into(),
        orders: 6,
        edge: edge.into(),
        surrender: 20,
        ..SideFile::default()
    };
    let (year, date, other) = match edition {
        Edition::Europe => (1944, None, "russian"),
        Edition::GreatWar => (0, Some("1917-04".into()), "french"),
    };
    Scenario {
        year,
        date,
        sides: vec![
            side("german", "defender", "top"),
            side(other, "attacker", "bottom"),
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
        if let Some(first) = scenario.sides.first().map(|side| side.side.clone()) {
            scenario.first.clone_from(&first);
            scenario.sets_up.clone_from(&first);
            scenario.initiative = first;
        }
    }
    for (key, value) in &draft.more {
        let read = |error| wrong(key, error);
        let value = value.clone();
        match key.as_str() {
            "posture" => {
                each(scenario, value, |side, word: String| side.posture = word).map_err(read)?
            }
            "quality" => each(scenario, value, |side, word: String| {
                side.quality = Some(word)
            })
            .map_err(read)?,
            "edge" => each(scenario, value, |side, word: String| side.edge = word).map_err(read)?,
            "area" => each(scenario, value, |side, area: Area| side.area = area).map_err(read)?,
            "mines" => each(scenario, value, |side, n: u8| side.mines = Some(n)).map_err(read)?,
            "due" => {
                each(scenario, value, |side, due: Vec<String>| side.due = due).map_err(read)?
            }
            "order-limit" => each(scenario, value, |side, n: u8| side.orders = n).map_err(read)?,
            "discard-limit" => {
                each(scenario, value, |side, n: u8| side.discards = Some(n)).map_err(read)?
            }
            "date" => scenario.date = serde_json::from_value(value).map_err(read)?,
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
    edition: Edition,
    content: &Content,
    scenario: &Scenario,
    draft: Option<&Draft>,
) -> Result<(String, Map), Vec<Fault>> {
    let (file, map) = if scenario.map.is_empty() || scenario.map == "open" {
        let rows = match edition {
            Edition::Europe => 10,
            Edition::GreatWar => 11,
        };
        let grid = format!(r#"{{"shape": "flat-top", "columns": 15, "rows": {rows}}}"#);
        let text = format!(r#"{{"name": "open", "grid": {grid}}}"#);
        ("open".to_owned(), Map::read("open", &text)?)
    } else {
        let path = format!("{}/maps/{}.json", edition.id(), scenario.map);
        let text = content.get(&path).map_err(|fault| vec![fault])?;
        let map = Map::read(&path, text)?;
        check_size(&path, &map).map_err(|fault| vec![fault])?;
        (path, map)
    };
    match draft {
        Some(draft) => {
            let map = with_terrain(edition, &draft.file, &map, &terrain_words(edition, draft))?;
            Ok((draft.file.clone(), map))
        }
        None => Ok((file, map)),
    }
}

/// What a draft lays that is terrain; markers are the business of the state.
fn terrain_words(edition: Edition, draft: &Draft) -> Vec<(String, String)> {
    let terrain = |words: &str| {
        let keep = words
            .split_whitespace()
            .filter(|word| !is_marker(edition, word));
        keep.collect::<Vec<_>>().join(" ")
    };
    let lines = draft.terrain.iter();
    lines
        .map(|(place, words)| (place.clone(), terrain(words)))
        .filter(|(_, words)| !words.is_empty())
        .collect()
}

/// Whether a word laid on a hex is a marker: a Fortification, Smoke, a Blaze.
pub fn is_marker(edition: Edition, word: &str) -> bool {
    Fort::named(edition.plain(word)).is_some()
        || word == "blaze"
        || word.starts_with("smoke.")
        || (edition == Edition::GreatWar && GREAT_WAR_MARKERS.contains(&word))
}

/// g:T107, g:T118a, g:T117: Gas, and the markers of a Shell Hole and of a Ruin, as against what is printed.
const GREAT_WAR_MARKERS: [&str; 3] = ["gas", "shell-hole!", "ruin!"];

/// intro.sides: the Axis first.
fn nations(scenario: &Scenario, faults: &mut Faults) -> Option<[Nation; 2]> {
    let mend = "list two sides: german, and who fights the Germans in this book";
    let mut found = Vec::new();
    for (i, side) in scenario.sides.iter().enumerate() {
        let at = format!("sides[{i}]");
        found.extend(faults.word(&at, &side.side, Nation::named(&side.side), mend));
    }
    match found.as_slice() {
        &[axis, allies] if axis != allies && scenario.sides.len() == 2 => Some([axis, allies]),
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
    edition: Edition,
    file: &str,
    map: Map,
    nations: [Nation; 2],
    tables: Tables,
) -> Result<Book, Vec<Fault>> {
    let board = board(edition, file, &map)?;
    let hexes = map.grid().len();
    let works = printed_works(edition, &map);
    let edges = [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right];
    let edge_far = edges.map(|edge| crate::board::edge_far(&map, edge));
    let side = |nation| Side {
        nation,
        posture: Posture::Recon,
        quality: Quality::Line,
        orders: 1,
        hand_more: 0,
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
        agents: 0,
        strategy: false,
    };
    Ok(Book {
        edition,
        law: edition.law(),
        chart: edition.terrain_chart(),
        scenario: String::new(),
        hexes: board.hexes,
        sides6: board.sides6,
        next: board.next,
        near: board.near,
        far: board.far,
        edge_far,
        lines: Lines::new(hexes),
        printed: [1, 2, 3, 4, 5].map(|n| {
            let group = map.group(&format!("objective-{n}"));
            group.and_then(|hexes| hexes.first().copied())
        }),
        objectives: board.objectives,
        map,
        kinds: tables.kinds,
        arms: tables.arms,
        decks: tables.decks,
        faces: tables.faces,
        serving: tables.serving,
        sides: nations.map(side),
        posted: Vec::new(),
        fortifications: works,
        smoke: Vec::new(),
        date: [0, 0],
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
        strategy_cards: Default::default(),
        strategy_decks: Default::default(),
        phones: Default::default(),
        due: Vec::new(),
        doctrine: Vec::new(),
        no_air: false,
        no_gas: false,
    })
}
