//! What a scenario says, put into the book: sides, forces, set-up areas, what lies on the map.

use crate::book::{Book, Due, Posted, Side};
use crate::bounds::WORKS;
use crate::edition::Edition;
use crate::frame::What;
use crate::gwc::data;
use crate::kinds::{Class, Edge, Fort, Nation, OFF, Posture, Quality};
use crate::open::Faults;
use crate::scenario::{Area, Scenario, SideFile, Special, TableFile, WeaponFile};
use crate::state::Load;
use hex::HexSet256;
use table::Seat;

/// g:O27: Liaison Agents of a side, where the scenario does not say.
const AGENTS: u8 = 2;

/// What the scenario says.
pub fn fill(
    book: &mut Book,
    scenario: &Scenario,
    weapons: &WeaponFile,
    rows: &TableFile,
    faults: &mut Faults,
) {
    for (i, side) in scenario.sides.iter().enumerate() {
        fill_side(book, Seat(i as u8), side, weapons, rows, faults);
    }
    let mend = "write the nation of one of the two sides";
    let seat = |faults: &mut Faults, at: &str, name: &str| {
        let found = book.seat_named(name);
        faults.word(at, name, found, mend).unwrap_or_default()
    };
    let first = seat(faults, "first", &scenario.first);
    let sets_up = seat(faults, "sets-up", &scenario.sets_up);
    let initiative = seat(faults, "initiative", &scenario.initiative);
    (book.first, book.sets_up, book.initiative) = (first, sets_up, initiative);
    (book.time, book.sudden_death) = (scenario.time, scenario.sudden_death);
    book.date = match &scenario.date {
        Some(date) => {
            let found = data::month(date);
            faults.word("date", date, found, "write a year and a month: 1917-04")
        }
        .unwrap_or_default(),
        None => [scenario.year, 0],
    };
    book.open_draws = scenario.open_draws;
    for (name, points) in &scenario.vp {
        let sign = if seat_of(book, faults, "vp", name) == Seat(0) {
            1
        } else {
            -1
        };
        book.vp += sign * points;
    }
    for (name, objectives) in &scenario.control {
        let by = seat_of(book, faults, "control", name);
        for &objective in objectives {
            match book.control.get_mut(usize::from(objective).wrapping_sub(1)) {
                Some(control) => *control = by.0,
                None => faults.add(
                    "control",
                    format!("there is no objective {objective}"),
                    "write 1 to 5",
                ),
            }
        }
    }
    for letter in &scenario.open_chits {
        let found = book.chits.iter().position(|chit| chit.1 == *letter);
        if let Some(chit) = faults.word("open-chits", letter, found, "write a letter from A to X") {
            book.open_chits |= 1 << chit;
        }
    }
    lay(book, scenario, faults);
    for special in &scenario.special {
        match special {
            Special::Discards { side, limit } => {
                let seat = seat_of(book, faults, "special", side);
                book.sides[seat.index()].discards = *limit;
            }
            Special::NoExit { side } => {
                let seat = seat_of(book, faults, "special", side);
                book.sides[seat.index()].exits = false;
            }
            Special::Doctrine {
                side,
                tank,
                distance,
            } => {
                let seat = seat_of(book, faults, "special", side);
                let found = book.kind_named(book.side(seat).nation, tank);
                let mend = "write a kind of tank of that side";
                let kind = faults.word("special", tank, found, mend);
                book.doctrine
                    .extend(kind.map(|kind| (seat, kind, *distance)));
            }
            Special::NoAir {} => book.no_air = true,
            Special::NoGas {} => book.no_gas = true,
        }
    }
    if scenario.sudden_death == 0 {
        faults.add(
            "sudden-death",
            "the game could not end",
            "write a space of the Time Track",
        );
    }
    check_room(book, scenario, faults);
}

fn seat_of(book: &Book, faults: &mut Faults, at: &str, name: &str) -> Seat {
    let found = book.seat_named(name);
    faults
        .word(at, name, found, "write the nation of one of the two sides")
        .unwrap_or_default()
}

fn lay(book: &mut Book, scenario: &Scenario, faults: &mut Faults) {
    for (i, line) in scenario.fortifications.iter().enumerate() {
        let at = format!("laid[{i}]");
        let mut words = line.split_whitespace();
        let hex = words
            .next()
            .and_then(|label| book.map.grid().parse(label).ok());
        let fort = words.next().map(|word| book.edition.plain(word));
        let fort = fort.and_then(Fort::named);
        match (hex, fort) {
            (Some(hex), Some(fort)) => book.fortifications.push((hex, fort)),
            _ => faults.add(
                at,
                format!("'{line}' is no Fortification"),
                "write a hex and a kind: K7 bunker",
            ),
        }
    }
}

/// Slots that are kept free for units that come in play. In Great War Commander each side may have as many agents as it
/// has counters, a Hero, the Squad of a hidden gun, and two more.
fn births(book: &Book) -> usize {
    let of_side = |side: &crate::book::Side| usize::from(side.agents) + 4;
    match book.edition {
        Edition::Europe => 8,
        Edition::GreatWar => book.sides.iter().map(of_side).sum(),
    }
}

/// Weapons and the guns of tanks share their places, of which some are kept for those that come in play.
fn check_arms(book: &Book, faults: &mut Faults) {
    let most = crate::state::MOST_WEAPONS - book.law.spare_arms;
    let carried = book.posted.iter().filter(|unit| unit.weapon.is_some());
    let loose: usize = book.sides.iter().map(|side| side.weapons.len()).sum();
    let is_tank = |kind: u8| book.kinds[usize::from(kind)].class.is_tank();
    let tanks = book.posted.iter().filter(|unit| is_tank(unit.kind));
    let all = carried.count() + loose + tanks.count();
    if all > most {
        faults.add(
            "sides",
            format!("there are {all} Weapons and tanks"),
            &format!("at most {most} fit, so that others can come: take some away"),
        );
    }
}

fn check_room(book: &Book, scenario: &Scenario, faults: &mut Faults) {
    let most = crate::state::MOST_UNITS.saturating_sub(births(book));
    if book.posted.len() > most {
        faults.add(
            "sides",
            "there are too many units",
            &format!("at most {most} fit, so that others can come"),
        );
    }
    check_arms(book, faults);
    check_squads(book, faults);
    let works = book.sides.iter().map(|side| side.forts.len());
    if works.max() > Some(WORKS) || book.due.len() > WORKS {
        let mend = format!("at most {WORKS} fit");
        faults.add("sides", "there are too many Fortifications", &mend);
    }
    for (i, _) in scenario.sides.iter().enumerate() {
        let seat = Seat(i as u8);
        let own = book.posted.iter().filter(|posted| posted.seat == seat);
        let start = own.filter(|posted| posted.time == 0).count();
        if start == 0 && !scenario.id.is_empty() {
            faults.add(
                format!("sides[{i}].units"),
                "nobody is there at the start",
                "give it some units",
            );
        }
        if start > 0 && book.side(seat).area.is_empty() {
            faults.add(
                format!("sides[{i}].area"),
                "there is no hex in it",
                "give rows, or a group of the map",
            );
        }
    }
}

/// g:gloss.silhouettes: each nation has a Squad, to which a Section is reduced; A36b: in Europe a Team of each quality.
fn check_squads(book: &Book, faults: &mut Faults) {
    for side in &book.sides {
        let nation = side.nation.word();
        let team =
            |kind: &crate::book::UnitKind| kind.nation == side.nation && kind.class == Class::Team;
        let own = book.edition == Edition::GreatWar;
        if own && !book.kinds.iter().any(team) {
            faults.add(
                format!("units.json: {nation}"),
                "there is no Squad",
                "give it a counter of class squad",
            );
        }
        let word = side.quality.team();
        if !own && book.kind_named(side.nation, word).is_none() {
            faults.add(
                format!("units.json: {nation}"),
                format!("there is no '{word}'"),
                "give it one: Squads of this quality deploy into such Teams",
            );
        }
    }
}

fn fill_side(
    book: &mut Book,
    seat: Seat,
    file: &SideFile,
    weapons: &WeaponFile,
    rows: &TableFile,
    faults: &mut Faults,
) {
    let at = |what: &str| format!("sides[{}].{what}", seat.0);
    let nation = book.side(seat).nation;
    let posture = faults.word(
        &at("posture"),
        &file.posture,
        Posture::named(&file.posture),
        "write attacker, recon or defender",
    );
    let quality = file.quality.as_deref().unwrap_or("line");
    let quality = faults.word(
        &at("quality"),
        quality,
        Quality::named(quality),
        "write elite, line or green",
    );
    let edge = faults.word(
        &at("edge"),
        &file.edge,
        Edge::named(&file.edge),
        "write top, bottom, left or right",
    );
    let edge = edge.unwrap_or(Edge::Top);
    let area = area(book, edge, &file.area, &at("area"), faults);
    let radio = radio(book, nation, file, weapons, &at, faults);
    let mut loose = Vec::new();
    for (i, line) in file.weapons.iter().enumerate() {
        let at = at(&format!("weapons[{i}]"));
        let found = counted(line).and_then(|(count, word)| {
            let kind = book.arm_named(nation, word)?;
            Some(std::iter::repeat_n(kind, count))
        });
        let mend = "write a number and a Weapon: 2 lmg";
        loose.extend(faults.word(&at, line, found, mend).into_iter().flatten());
    }
    let mut forts = Vec::new();
    for (i, line) in file.forts.iter().enumerate() {
        let at = at(&format!("forts[{i}]"));
        let found = counted(line).and_then(|(count, word)| {
            let fort = Fort::named(book.edition.plain(word))?;
            Some(std::iter::repeat_n(fort, count))
        });
        let mend = "write a number and a Fortification: 3 foxholes";
        forts.extend(faults.word(&at, line, found, mend).into_iter().flatten());
    }
    for (i, line) in file.due.iter().enumerate() {
        let at = at(&format!("due[{i}]"));
        let found = due(book, seat, line, weapons);
        let mend = "write 2 wire @3, or telephone 105mm @4";
        if let Some(due) = faults.word(&at, line, found, mend) {
            book.due.extend(due);
        }
    }
    for (i, line) in file.units.iter().enumerate() {
        let at = at(&format!("units[{i}]"));
        post(book, seat, line, &at, faults);
    }
    let limit = rows.discard.get(nation.word()).copied().unwrap_or(1);
    book.sides[seat.index()] = Side {
        nation,
        posture: posture.unwrap_or(Posture::Recon),
        quality: quality.unwrap_or(Quality::Line),
        orders: file.orders,
        hand_more: file.hand_more,
        discards: file.discards.unwrap_or(limit),
        edge,
        surrender: file.surrender.max(1),
        area,
        forts,
        mines: file.mines.unwrap_or(6),
        radio,
        weapons: loose,
        secrets: file.secrets,
        exits: true,
        agents: file.agents.unwrap_or(AGENTS),
        strategy: book.law.strategy && file.strategy.unwrap_or(true),
    };
}

/// 12: the Radio of a side, with what it fires; in Great War Commander the Telephone, with its box.
fn radio(
    book: &Book,
    nation: Nation,
    file: &SideFile,
    weapons: &WeaponFile,
    at: &dyn Fn(&str) -> String,
    faults: &mut Faults,
) -> Option<(u8, Load)> {
    let key = book.law.radio;
    let calibre = match book.edition {
        Edition::Europe => file.radio.as_ref()?,
        Edition::GreatWar => file.telephone.as_ref()?,
    };
    let found = weapons.radios.get(calibre);
    let found = found.filter(|radio| radio.nations.contains_key(nation.word()));
    let mend = "write a calibre of that nation in weapons.json";
    let radio = faults.word(&at(key), calibre, found, mend)?;
    let load = match &file.load {
        Some(word) => faults.word(
            &at("box"),
            word,
            Load::named(word),
            "write local, standing or gas",
        )?,
        None => radio.load(book.edition, nation),
    };
    Some((radio.fp, load))
}

/// g:6.1.2f: `2 wire @3`, `telephone 105mm @4`, `telephone 9 @4`.
fn due(book: &Book, seat: Seat, line: &str, weapons: &WeaponFile) -> Option<Vec<Due>> {
    let (what, space) = line.split_once(" @")?;
    let space = space.parse().ok().filter(|n| (1..=15).contains(n))?;
    let due = |what| Due { seat, space, what };
    if let Some(calibre) = what.strip_prefix("telephone ") {
        let known = weapons.radios.get(calibre).map(|radio| radio.fp);
        let fp = known.or_else(|| calibre.parse().ok());
        let fp = fp.filter(|fp| (8..=10).contains(fp))?;
        return Some(vec![due(What::Phone(fp))]);
    }
    let (count, word) = counted(what)?;
    let fort = Fort::named(book.edition.plain(word))?;
    Some(vec![due(What::Fort(fort)); count])
}

/// Of one line at most so many: as many as there is room for units.
const MOST_OF_A_LINE: usize = crate::state::MOST_UNITS;

/// `3 foxholes`: how many, and of what; one, if there is no number. None, if there are too many.
fn counted(line: &str) -> Option<(usize, &str)> {
    let (count, rest) = line.split_once(' ').unwrap_or(("1", line));
    match count.parse() {
        Ok(n) => (n <= MOST_OF_A_LINE).then_some((n, rest)),
        Err(_) => Some((1, line)),
    }
}

fn area(book: &Book, edge: Edge, area: &Area, at: &str, faults: &mut Faults) -> HexSet256 {
    match area {
        Area::Depth(depth) => {
            let near = |hex: &hex::HexId| book.to_edge(*hex, edge) <= *depth;
            book.map.grid().ids().filter(near).collect()
        }
        Area::Group(name) => {
            let found = book.map.group(name);
            let hexes = faults.word(at, name, found, "name it under \"groups\" of the map");
            hexes.into_iter().flatten().copied().collect()
        }
    }
}

/// `"3 rifle +lmg veteran"`, `"K7 sergeant-y"`, `"2 rifle @4"`.
fn post(book: &mut Book, seat: Seat, line: &str, at: &str, faults: &mut Faults) {
    let nation = book.side(seat).nation;
    let mend = "write a number or a hex, a kind, +weapon, veteran, @space: 2 rifle +lmg @4";
    let mut words = line.split_whitespace().peekable();
    let (mut count, mut hex) = (1, OFF);
    if let Some(first) = words.peek() {
        if let Ok(n) = first.parse::<usize>() {
            count = n;
            words.next();
        } else if let Ok(found) = book.map.grid().parse(first) {
            hex = found;
            words.next();
        }
    }
    let Some(kind) = words.next().and_then(|word| book.kind_named(nation, word)) else {
        return faults.add(
            at,
            format!("'{line}' is no unit of the {}", nation.word()),
            mend,
        );
    };
    let mut posted = Posted {
        seat,
        kind,
        weapon: None,
        hex,
        time: 0,
        veteran: false,
    };
    for word in words {
        match (word.strip_prefix('+'), word.strip_prefix('@')) {
            (Some(weapon), _) => {
                let found = book.arm_named(nation, weapon);
                posted.weapon = faults.word(at, weapon, found, mend);
            }
            (_, Some(space)) => {
                let found = space.parse().ok().filter(|n| (1..=15).contains(n));
                posted.time = faults.word(at, space, found, mend).unwrap_or(0);
            }
            _ if word == "veteran" => posted.veteran = true,
            _ => faults.add(at, format!("'{word}' means nothing here"), mend),
        }
    }
    if count > MOST_OF_A_LINE {
        let mend = format!("at most {MOST_OF_A_LINE} fit");
        return faults.add(at, format!("there are too many units in '{line}'"), &mend);
    }
    book.posted.extend(std::iter::repeat_n(posted, count));
}
