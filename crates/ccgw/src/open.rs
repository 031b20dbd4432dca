//! Opening the book: data files to tables, all faults at once.

use crate::book::{Book, First, Objective, Posted};
use crate::kinds::{Edge, GRENADIER, Kind, Terrain};
use crate::laid::laid;
use crate::reader::Reader;
use crate::scenario::{
    self, CardFile, ObjectiveFile, Scenario, Side, Special, TerrainFile, UnitFile,
};
use crate::tables::{board, decks, numbers};
use crate::turn::{COMBAT_HAND, HQ_TOKENS};
use hex::{HexSet128, Map};
use std::collections::BTreeMap;
use table::{Content, Draft, Fault, MatchSpec, Seat};

/// Most objectives a scenario may have: each hex of an `each` objective counts.
pub const MOST_OBJECTIVES: usize = 24;
/// Most units on one table.
pub const MOST_UNITS: usize = 48;

/// Opens the scenario, or the board of a draft.
pub fn open(content: &Content, what: &MatchSpec) -> Result<Book, Vec<Fault>> {
    let (file, mut scenario) = find(content, what).map_err(|fault| vec![fault])?;
    let draft = what.draft.as_ref();
    if let Some(draft) = draft {
        amend(&mut scenario, draft).map_err(|fault| vec![fault])?;
    }
    let (map_file, map) = read_map(content, &scenario, draft)?;
    let one = |fault| vec![fault];
    let cards: CardFile = scenario::read(content, "ccgw/cards.json").map_err(one)?;
    let units: UnitFile = scenario::read(content, "ccgw/units.json").map_err(one)?;
    let terrain: TerrainFile = scenario::read(content, "ccgw/terrain.json").map_err(one)?;
    let mut reader = Reader {
        file: &file,
        map: &map,
        faults: Vec::new(),
        sides: Vec::new(),
    };
    if scenario.sides.len() != 2 || scenario.sides[0].edge == scenario.sides[1].edge {
        reader.fault(
            "sides",
            "there must be two sides, one at the bottom and one at the top",
            "list both",
        );
        return Err(reader.faults);
    }
    check_sides(&scenario, &mut reader);
    reader.sides = scenario
        .sides
        .iter()
        .map(|side| side.side.clone())
        .collect();
    let mut book = board(&map_file, &map)?;
    numbers(&mut book, &units, &terrain, &mut reader);
    decks(&mut book, &cards, &mut reader);
    if let Some(draft) = draft {
        lay(&mut book, draft, &mut reader);
        book.map = laid(&map_file, &book.map, &book.terrain)?;
        book.names = draft
            .pieces
            .iter()
            .flatten()
            .map(|line| line.name.clone())
            .collect();
    }
    fill(&mut book, &scenario, &mut reader);
    book.scenario = what.scenario.clone();
    if reader.faults.is_empty() {
        Ok(book)
    } else {
        Err(reader.faults)
    }
}

/// What a file may not say: it could not be played, or its match not be kept.
fn check_sides(scenario: &Scenario, reader: &mut Reader) {
    let names: Vec<&str> = scenario
        .sides
        .iter()
        .map(|side| side.side.as_str())
        .collect();
    if names[0] == names[1]
        || names
            .iter()
            .any(|name| name.is_empty() || *name == "server")
    {
        reader.fault(
            "sides",
            "the two sides need names of their own",
            "call them british and german, say",
        );
    }
    let tokens: u32 = scenario.sides.iter().map(|side| u32::from(side.hq)).sum();
    if tokens > u32::from(HQ_TOKENS) {
        reader.fault(
            "sides",
            "there are only thirty HQ tokens (comp.hq-token)",
            "give fewer",
        );
    }
    for (i, side) in scenario.sides.iter().enumerate() {
        if side.command > 20 || side.combat > COMBAT_HAND {
            reader.fault(
                &format!("sides[{i}]"),
                "that is more cards than a hand holds",
                "at most 20 Command cards and 5 Combat cards (cc.hand-max)",
            );
        }
    }
    if scenario.medals == 0 || scenario.medals > 30 {
        reader.fault(
            "medals",
            "nobody could win by that",
            "write a number from 1 to 30",
        );
    }
    for (i, objective) in scenario.objectives.iter().enumerate() {
        if objective.worth == 0 || objective.worth > 10 {
            reader.fault(
                &format!("objectives[{i}].worth"),
                "that is no number of medals",
                "write 1 to 10",
            );
        }
    }
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
            return Err(Fault::new(
                "",
                "",
                "no scenario was named",
                "give one, such as ccgw/1",
            ));
        };
        return Ok((draft.file.clone(), bare()));
    }
    let number: Result<u16, _> = id.parse();
    let path = number.map_or_else(
        |_| format!("ccgw/scenarios/{id}.json"),
        |n| format!("ccgw/scenarios/{n:02}.json"),
    );
    Ok((path.clone(), scenario::read(content, &path)?))
}

/// No forces, no cards, no tokens: a board for a draft.
pub fn bare() -> Scenario {
    let side = |name: &str, edge| Side {
        side: name.into(),
        edge,
        command: 0,
        combat: 0,
        hq: 0,
        artillery: 0,
    };
    Scenario {
        id: String::new(),
        number: 0,
        battle: String::new(),
        map: String::new(),
        sides: vec![side("british", Edge::Bottom), side("german", Edge::Top)],
        first: "british".into(),
        minutes: 0,
        medals: 6,
        units: BTreeMap::new(),
        wire: Vec::new(),
        shelling: Vec::new(),
        objectives: Vec::new(),
        special: Vec::new(),
        rules: BTreeMap::new(),
        sources: BTreeMap::new(),
    }
}

/// What a draft says of the scenario itself.
fn amend(scenario: &mut Scenario, draft: &Draft) -> Result<(), Fault> {
    let wrong = |key: &str, error: serde_json::Error| {
        Fault::new(
            &draft.file,
            key,
            error.to_string(),
            "write it as in a scenario file; see docs/cases.md",
        )
    };
    if let Some(map) = &draft.map {
        scenario.map.clone_from(map);
    }
    // The sides first: other keys name them.
    if let Some(value) = draft.more.get("sides") {
        let names: [String; 2] =
            serde_json::from_value(value.clone()).map_err(|error| wrong("sides", error))?;
        for (side, name) in scenario.sides.iter_mut().zip(names) {
            side.side = name;
        }
        scenario.first.clone_from(&scenario.sides[0].side);
    }
    for (key, value) in &draft.more {
        let value = value.clone();
        let read = |error| wrong(key, error);
        match key.as_str() {
            "target" => scenario.medals = serde_json::from_value(value).map_err(read)?,
            "objectives" => scenario.objectives = serde_json::from_value(value).map_err(read)?,
            "special" => scenario.special = serde_json::from_value(value).map_err(read)?,
            "shelling" => scenario.shelling = serde_json::from_value(value).map_err(read)?,
            "first" => scenario.first = serde_json::from_value(value).map_err(read)?,
            "artillery" => {
                let strengths: BTreeMap<String, u8> =
                    serde_json::from_value(value).map_err(read)?;
                for (name, strength) in strengths {
                    let side = scenario
                        .sides
                        .iter_mut()
                        .find(|side| side.side == name)
                        .ok_or_else(|| {
                            Fault::new(
                                &draft.file,
                                key,
                                format!("'{name}' is no side here"),
                                "name one of the two sides",
                            )
                        })?;
                    side.artillery = strength;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn read_map(
    content: &Content,
    scenario: &Scenario,
    draft: Option<&Draft>,
) -> Result<(String, Map), Vec<Fault>> {
    if scenario.map.is_empty() || (draft.is_some() && scenario.map == "open") {
        let text = r#"{"name": "open", "grid": {"shape": "points-up", "columns": 12, "rows": 11}}"#;
        return Ok(("open".into(), Map::read("open", text)?));
    }
    let path = format!("ccgw/maps/{}.json", scenario.map);
    let text = content.get(&path).map_err(|fault| vec![fault])?;
    Ok((path.clone(), Map::read(&path, text)?))
}

/// The tiles and tokens a draft lays on the board.
fn lay(book: &mut Book, draft: &Draft, reader: &mut Reader) {
    for (place, words) in &draft.terrain {
        let Some(hex) = reader.hex(&format!("terrain.{place}"), place) else {
            continue;
        };
        for word in words.split_whitespace() {
            match Terrain::named(word) {
                Some(Terrain::Wire) => drop(book.wire.insert(hex)),
                Some(Terrain::ShellCrater) => drop(book.craters.insert(hex)),
                Some(tile) => book.terrain[hex.index()] = tile,
                None => reader.fault(
                    &format!("terrain.{place}"),
                    &format!("'{word}' is no terrain of this game"),
                    "see the list of terrain words in docs/cases.md",
                ),
            }
        }
    }
    for hex in book.craters {
        if !book.ground(book.terrain[hex.index()]).crater {
            let label = book.label(hex);
            reader.fault(
                &format!("terrain.{label}"),
                "no shell crater is ever placed on this terrain",
                "leave the crater out (ter.ruin.triple, ter.mine-crater.triple)",
            );
        }
    }
}

/// What the scenario says.
fn fill(book: &mut Book, scenario: &Scenario, reader: &mut Reader) {
    book.sides = scenario
        .sides
        .clone()
        .try_into()
        .expect("two sides, checked above");
    book.target = scenario.medals;
    for hex in book.map.grid().ids() {
        let ground = *book.ground(book.terrain[hex.index()]);
        if ground.blocks {
            book.blocking.insert(hex);
        }
        if ground.high {
            book.hills.insert(hex);
        }
    }
    book.first = match scenario.first.as_str() {
        "roll" => First::Roll,
        name => First::Seat(reader.seat("first", name).unwrap_or_default()),
    };
    for (i, label) in scenario.wire.iter().enumerate() {
        if let Some(hex) = reader.hex(&format!("wire[{i}]"), label) {
            book.wire.insert(hex);
        }
    }
    for (i, &row) in scenario.shelling.iter().enumerate() {
        if row == 0 || row > book.map.grid().rows() {
            reader.fault(
                &format!("shelling[{i}]"),
                "there is no such row",
                "rows are numbered 1 to 11",
            );
        } else {
            book.shelling.push(row);
        }
    }
    post(book, scenario, reader);
    for (i, objective) in scenario.objectives.iter().enumerate() {
        self::objective(book, &format!("objectives[{i}]"), objective, reader);
    }
    if book.objectives.len() > MOST_OBJECTIVES {
        reader.fault(
            "objectives",
            "there are too many objective hexes",
            "at most 24 count",
        );
    }
    for (i, special) in scenario.special.iter().enumerate() {
        self::special(book, &format!("special[{i}]"), special, reader);
    }
}

/// setup.03-units
fn post(book: &mut Book, scenario: &Scenario, reader: &mut Reader) {
    let mut taken = HexSet128::EMPTY;
    for (name, lines) in &scenario.units {
        let Some(seat) = reader.seat("units", name) else {
            continue;
        };
        for (i, line) in lines.iter().enumerate() {
            let at = format!("units.{name}[{i}]");
            let mut words = line.split_whitespace();
            let hex = words.next().and_then(|label| reader.hex(&at, label));
            let kind = words.next().and_then(Kind::named);
            let mut specialists = 0;
            for word in words {
                // spec.grenadier-host: infantry only.
                match word {
                    "grenadier" if kind == Some(Kind::Infantry) => specialists |= GRENADIER,
                    _ => reader.fault(
                        &at,
                        &format!("'{word}' cannot be with this unit"),
                        "only infantry has a grenadier",
                    ),
                }
            }
            let (Some(hex), Some(kind)) = (hex, kind) else {
                reader.fault(
                    &at,
                    &format!("'{line}' is no unit"),
                    "write a hex, a kind and specialists: E3 infantry grenadier",
                );
                continue;
            };
            if !taken.insert(hex) {
                reader.fault(
                    &at,
                    "two units stand in one hex (move.one-unit-per-hex)",
                    "move one of them",
                );
                continue;
            }
            book.posted.push(Posted {
                seat,
                kind,
                hex,
                specialists,
            });
        }
    }
    let lonely = [Seat(0), Seat(1)]
        .iter()
        .any(|&seat| book.posted.iter().all(|p| p.seat != seat));
    if lonely && !scenario.id.is_empty() {
        reader.fault("units", "a side has no unit", "place some for both");
    }
    if book.posted.len() > MOST_UNITS {
        reader.fault("units", "there are too many units", "at most 48 fit");
    }
    book.posted.sort_by_key(|posted| (posted.seat, posted.hex));
}

fn objective(book: &mut Book, at: &str, file: &ObjectiveFile, reader: &mut Reader) {
    let hexes = reader.hexes(at, file.group.as_deref(), &file.hexes);
    let needs = file
        .needs
        .iter()
        .map(|line| reader.line(at, line))
        .collect();
    let objective = Objective {
        kind: file.kind,
        side: file.side.as_deref().and_then(|name| reader.seat(at, name)),
        hexes,
        worth: file.worth,
        needs,
        holder: file
            .holder
            .as_deref()
            .and_then(|name| reader.seat(at, name)),
        rule: file.rule.clone(),
        name: file.group.clone().unwrap_or_default(),
    };
    if file.each {
        let one = |hex| Objective {
            hexes: HexSet128::of(hex),
            ..objective.clone()
        };
        book.objectives.extend(hexes.iter().map(one));
    } else {
        book.objectives.push(objective);
    }
}

fn special(book: &mut Book, at: &str, special: &Special, reader: &mut Reader) {
    match special {
        Special::PressedForTime { side, .. } => book.pressed = reader.seat(at, side),
        Special::Breakthrough { side, .. } => {
            if let Some(seat) = reader.seat(at, side) {
                book.breakthrough[seat.index()] = true;
            }
        }
        Special::Observation { group, hexes, .. } => {
            let hexes = reader.hexes(at, group.as_deref(), hexes);
            let beside = hexes.iter().fold(hexes, |all, hex| all | book.near(hex));
            book.observation = Some(beside);
        }
        Special::Protection {
            group,
            hexes,
            soldiers,
            flags,
            rule,
        } => {
            for hex in reader.hexes(at, group.as_deref(), hexes) {
                book.protection[hex.index()] = Some(([*soldiers, *flags], rule.clone()));
            }
        }
        Special::Grenadiers { side, count, .. } => {
            if let Some(seat) = reader.seat(at, side) {
                book.grenadiers.push((seat, *count));
            }
        }
    }
}
