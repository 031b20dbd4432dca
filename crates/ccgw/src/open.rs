//! Opening the book: data files to tables, all faults at once.

use crate::book::{Book, First, Objective, Posted};
use crate::bounds;
use crate::find::{amend, find, read_map};
use crate::kinds::{Kind, Specialist, Terrain};
use crate::laid::laid;
use crate::reader::Reader;
use crate::replenish::COMBAT_HAND;
use crate::scenario::{self, CardFile, ObjectiveFile, Scenario, Special, TerrainFile, UnitFile};
use crate::tables::{board, decks, numbers};
use crate::turn::HQ_TOKENS;
use hex::HexSet128;
use table::{BySeat, Content, Draft, Fault, MatchSpec, Seat, handicap};

/// Most objectives a scenario may have: each hex of an `each` objective counts.
pub const MOST_OBJECTIVES: usize = 24;
/// Most units on one table.
pub const MOST_UNITS: usize = 48;

/// Opens the scenario, or the board of a draft. Those of the expansion take cards, units and terrain from the same
/// files as the base game (fx.needs-base).
pub fn open(content: &Content, what: &MatchSpec) -> Result<Book, Vec<Fault>> {
    let (file, mut scenario) = find(content, what).map_err(|fault| vec![fault])?;
    let options = &what.options;
    handicap::take(content, "ccgw", &file, &mut scenario, &(), options)?;
    let draft = what.draft.as_ref();
    if let Some(draft) = draft {
        amend(&mut scenario, draft).map_err(|fault| vec![fault])?;
    }
    let (map_file, map) = read_map(content, &scenario, draft)?;
    let one = |fault| vec![fault];
    let cards: CardFile = scenario::read(content, "ccgw/cards.json").map_err(one)?;
    let units: UnitFile = scenario::read(content, "ccgw/units.json").map_err(one)?;
    let terrain: TerrainFile = scenario::read(content, "ccgw/terrain.json").map_err(one)?;
    bounds::check(&file, &scenario, &cards, &units, &terrain)?;
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

/// The tiles and tokens a draft lays on the board.
fn lay(book: &mut Book, draft: &Draft, reader: &mut Reader) {
    for (place, words) in &draft.terrain {
        let Some(hex) = reader.hex(&format!("terrain.{place}"), place) else {
            continue;
        };
        for word in words.split_whitespace() {
            match Terrain::named(word) {
                None if word == "fortified" => drop(book.works.insert(hex)),
                None if word == "damaged" => drop(book.damaged.insert(hex)),
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
    // own.handicap
    let more = scenario.medals_more;
    book.targets = BySeat(more.map(|more| scenario.medals.saturating_add_signed(more)));
    for hex in book.map.grid().ids() {
        let ground = *book.ground(book.terrain[hex.index()]);
        if ground.blocks {
            book.blocking.insert(hex);
        }
        if ground.high {
            book.hills.insert(hex);
        }
        match book.terrain[hex.index()] {
            Terrain::Water => drop(book.water.insert(hex)),
            Terrain::Ford => drop(book.fords.insert(hex)),
            _ => {}
        }
    }
    lay_markers(book, scenario, reader);
    book.first = match scenario.first.as_str() {
        "roll" => First::Roll,
        name if name.starts_with("stars ") => {
            First::Stars(reader.seat("first", &name[6..]).unwrap_or_default())
        }
        name => First::Seat(reader.seat("first", name).unwrap_or_default()),
    };
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
    allow(book, scenario, reader);
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
    let worth = book.objectives.iter().map(|objective| objective.worth);
    if let Err(faults) = bounds::medals(reader.file, worth) {
        reader.faults.extend(faults);
    }
    for (i, special) in scenario.special.iter().enumerate() {
        self::special(book, &format!("special[{i}]"), special, reader);
    }
}

/// setup.02-terrain, fx.comp.markers: what lies on the tiles.
fn lay_markers(book: &mut Book, scenario: &Scenario, reader: &mut Reader) {
    for (key, labels, set) in [
        ("wire", &scenario.wire, &mut book.wire),
        ("fortified", &scenario.fortified, &mut book.works),
        ("damaged", &scenario.damaged, &mut book.damaged),
    ] {
        for (i, label) in labels.iter().enumerate() {
            if let Some(hex) = reader.hex(&format!("{key}[{i}]"), label) {
                set.insert(hex);
            }
        }
    }
    let never = [
        Terrain::Ruin,
        Terrain::Bunker,
        Terrain::Water,
        Terrain::Ford,
    ];
    for hex in book.works {
        let tile = book.terrain[hex.index()];
        if never.contains(&tile) || book.wire.contains(hex) || book.damaged.contains(hex) {
            let label = book.label(hex);
            reader.fault(
                &format!("fortified {label}"),
                "no fortified position may lie here (fx.ter.fort-pos.placement)",
                "put it elsewhere",
            );
        }
    }
    for hex in book.damaged {
        if book.terrain[hex.index()] != Terrain::Bridge {
            let label = book.label(hex);
            reader.fault(
                &format!("damaged {label}"),
                "there is no bridge here",
                "draw a bridge on the map",
            );
        }
    }
}

/// fx.deploy.scenario-count, fx.deploy.older-scenarios: specialists of one's own choice.
fn allow(book: &mut Book, scenario: &Scenario, reader: &mut Reader) {
    for (name, &count) in &scenario.specialists {
        if let Some(seat) = reader.seat("specialists", name) {
            book.choices[seat.index()] = count;
        }
    }
    book.choices_may = scenario.specialists_may;
    book.swap = scenario.swap;
    book.year = scenario.year;
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
            let mut specialist = None;
            for word in words {
                // spec.grenadier-host, fx.deploy.host, fx.deploy.one-per-unit
                let found = Specialist::named(word);
                let fits = |it: &Specialist| {
                    kind.is_some_and(|kind| book.skill(*it).hosts.contains(&kind))
                        && specialist.is_none()
                };
                match found.filter(fits) {
                    Some(found) => specialist = Some(found),
                    None => reader.fault(
                        &at,
                        &format!("'{word}' cannot be with this unit"),
                        "see content/ccgw/units.json for the specialists and their hosts; a unit has one at most",
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
                specialist,
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
        Special::FightInFord { .. } => book.fight_in_ford = true,
        Special::RowsChosen { .. } => book.rows_chosen = true,
        Special::HeavyShells { .. } => book.heavy_shells = true,
        Special::Captures { side, worth, .. } => {
            book.captures = reader.seat(at, side).map(|seat| (seat, *worth));
        }
        Special::Grenadiers { side, count, .. } => {
            if let Some(seat) = reader.seat(at, side) {
                book.grenadiers.push((seat, *count));
            }
        }
    }
}
