//! The tables of the book: what follows from the map alone, the printed numbers, the decks.

use crate::book::{Ability, Book, First, Ground, Skill, Year};
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::find::bare;
use crate::kinds::{Kind, Specialist, Terrain};
use crate::reader::Reader;
use crate::scenario::{CardFile, SpecialistLine, TerrainFile, UnitFile};
use hex::{HexId, HexSet128, Map, SightLines};
use table::{BySeat, Cards, Fault, Seat};

/// Tables that follow from the map alone.
pub fn board(file: &str, map: &Map) -> Result<Book, Vec<Fault>> {
    let grid = map.grid();
    let lines = SightLines::new(grid)
        .filter(|_| grid.columns() == 12 && grid.rows() == 11)
        .ok_or_else(|| {
            vec![Fault::new(
                file,
                "grid",
                "the battlefield is 12 hexes wide and 11 deep (comp.board.grid)",
                "use that grid",
            )]
        })?;
    let ids: Vec<HexId> = grid.ids().collect();
    let mut terrain = Vec::new();
    let mut faults = Vec::new();
    for &hex in &ids {
        let mut tiles = map
            .terrain_words(hex)
            .map(|word| (word, Terrain::named(word)));
        let tile = tiles
            .next()
            .map_or(Some(Terrain::Countryside), |(_, tile)| tile);
        let ok = tile.is_some_and(|tile| !matches!(tile, Terrain::Wire | Terrain::ShellCrater))
            && tiles.next().is_none();
        if !ok {
            faults.push(Fault::new(
                file,
                format!("terrain of {}", grid.label(hex)),
                "a hex has one tile, and it must be a terrain of this game",
                "use one of forest, building, hill, ruin, trench, mine-crater, sunken-lane, church, bunker, water, ford, bridge",
            ));
        }
        terrain.push(tile.unwrap_or_default());
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let next: Vec<[Option<HexId>; 6]> = ids
        .iter()
        .map(|&hex| hex::Direction::all().map(|direction| grid.neighbour(hex, direction)))
        .collect();
    let near = next
        .iter()
        .map(|next| next.iter().flatten().copied().collect())
        .collect();
    let far = { ids.iter() }
        .map(|&a| {
            let mut far = [0; HexSet128::CAPACITY];
            for &b in &ids {
                far[b.index()] = grid.distance(a, b) as u8;
            }
            far
        })
        .collect();
    let sections = ids
        .iter()
        .map(|&hex| sections(grid.row(hex), grid.column(hex)))
        .collect();
    Ok(Book {
        scenario: String::new(),
        lines,
        next,
        near,
        far,
        sections,
        protection: vec![None; terrain.len()],
        terrain,
        blocking: HexSet128::EMPTY,
        hills: HexSet128::EMPTY,
        map: map.clone(),
        grounds: Default::default(),
        abilities: Default::default(),
        skills: Default::default(),
        command: Cards::default(),
        combat: Cards::default(),
        combat_class: Vec::new(),
        cost: Vec::new(),
        combat_of: Vec::new(),
        command_of: Vec::new(),
        sides: bare().sides.try_into().expect("two sides"),
        first: First::Seat(Seat(0)),
        targets: BySeat::default(),
        posted: Vec::new(),
        wire: HexSet128::EMPTY,
        craters: HexSet128::EMPTY,
        works: HexSet128::EMPTY,
        damaged: HexSet128::EMPTY,
        water: HexSet128::EMPTY,
        fords: HexSet128::EMPTY,
        fight_in_ford: false,
        rows_chosen: false,
        heavy_shells: false,
        captures: None,
        choices: [0; 2],
        choices_may: false,
        swap: false,
        year: None,
        shelling: Vec::new(),
        objectives: Vec::new(),
        pressed: None,
        breakthrough: [false; 2],
        observation: None,
        names: Vec::new(),
        grenadiers: Vec::new(),
    })
}

/// comp.board.sections: the dotted lines run between columns 4|5 and 8|9 of the
/// long rows and cut hexes 4 and 8 of the short ones (comp.board.dotted-hex).
fn sections(row: u16, column: u16) -> u8 {
    let short = row.is_multiple_of(2);
    match (short, column) {
        (false, 1..=4) | (true, 1..=3) => 0b001,
        (true, 4) => 0b011,
        (false, 5..=8) | (true, 5..=7) => 0b010,
        (true, 8) => 0b110,
        _ => 0b100,
    }
}

/// The numbers of units and terrain.
pub fn numbers(book: &mut Book, units: &UnitFile, terrain: &TerrainFile, reader: &mut Reader) {
    for kind in Kind::ALL {
        match units.units.iter().find(|line| line.id == kind.word()) {
            Some(line) => {
                book.abilities[kind as usize] = Ability {
                    figures: line.figures,
                    dice: line.dice.clone(),
                    sight: line.sight,
                    moves: line.moves,
                    move_and_fight: line.move_and_fight,
                    advances: line.advances,
                    deadly_at: line.deadly_hits_at.clone(),
                    medals: line.medals,
                };
            }
            None => reader.fault_in(
                "ccgw/units.json",
                "units",
                format!("'{}' is missing", kind.word()),
            ),
        }
    }
    for specialist in Specialist::ALL {
        let word = specialist.word();
        match units.specialists.iter().find(|line| line.id == word) {
            Some(line) => book.skills[specialist as usize] = skill(line, reader),
            None => {
                let what = format!("'{word}' is missing");
                reader.fault_in("ccgw/units.json", "specialists", what);
            }
        }
    }
    let lines: Vec<_> = terrain.terrain.iter().chain(&terrain.markers).collect();
    for tile in Terrain::ALL {
        let Some(line) = lines.iter().find(|line| line.id == tile.word()) else {
            reader.fault_in(
                "ccgw/terrain.json",
                "terrain",
                format!("'{}' is missing", tile.word()),
            );
            continue;
        };
        let word = |text: &str, reader: &mut Reader| {
            Terrain::named(text).unwrap_or_else(|| {
                reader.fault_in(
                    "ccgw/terrain.json",
                    &line.id,
                    format!("'{text}' is no terrain"),
                );
                tile
            })
        };
        book.grounds[tile as usize] = Ground {
            stop_on_enter: line.stop_on_enter,
            stop_on_leave: line.stop_on_leave,
            lost_entering: line.dice_lost.entered,
            lost_standing: line.dice_lost.standing,
            ranged: line.ranged,
            close: line.close,
            close_from_hill: line.close_from_hill.unwrap_or(line.close),
            crater: line.after_triple.crater,
            moves_as: word(&line.after_triple.moves_as, reader),
            fights_as: word(&line.after_triple.fights_as, reader),
            blocks: line.blocks_sight == "yes",
            high: line.blocks_sight == "hill",
            no_fight: line.no_fight,
        };
    }
}

/// One specialist.
fn skill(line: &SpecialistLine, reader: &mut Reader) -> Skill {
    let mut kind = |word: &str| {
        let found = Kind::named(word);
        if found.is_none() {
            let what = format!("'{word}' is no kind of unit");
            reader.fault_in("ccgw/units.json", &line.id, what);
        }
        found
    };
    Skill {
        hosts: line.hosts.iter().filter_map(|host| kind(host)).collect(),
        close: line.close,
        ranged: line.ranged.clone(),
        unmoved: line.unmoved,
        deadly_at: line.deadly_hits_at.clone(),
        moves: line.moves,
        move_and_fight: line.move_and_fight,
        at_most: line.move_and_fight_at_most,
        figures: line.figures.clone(),
        history: line
            .history
            .iter()
            .map(|year| Year {
                side: year.side.clone(),
                year: year.from,
                most: year.most,
                host: year.host.as_deref().and_then(&mut kind),
            })
            .collect(),
        one_per_section: line.one_per_section,
    }
}

/// Both decks, and what their cards cost.
pub fn decks(book: &mut Book, cards: &CardFile, reader: &mut Reader) {
    let file = "ccgw/cards.json";
    book.command = Cards::new(
        cards
            .command
            .iter()
            .map(|line| (line.id.clone(), line.copies)),
    );
    book.combat = Cards::new(
        cards
            .combat
            .iter()
            .map(|line| (line.id.clone(), line.copies)),
    );
    for line in &cards.command {
        match Command::named(&line.id) {
            Some(card) => book.command_of.push(card),
            None => reader.fault_in(file, &line.id, "there is no such Command card".into()),
        }
    }
    for line in &cards.combat {
        match Combat::named(&line.id) {
            Some(card) => book.combat_of.push(card),
            None => reader.fault_in(file, &line.id, "there is no such Combat card".into()),
        }
    }
    for &card in Combat::ALL {
        let class = cards.combat.iter().position(|line| line.id == card.word());
        if class.is_none() {
            reader.fault_in(file, card.word(), "this Combat card is missing".into());
        }
        book.combat_class.push(class.unwrap_or(0) as u8);
        book.cost
            .push(class.map_or(0, |class| cards.combat[class].cost));
    }
    for card in Command::all() {
        if !book.command_of.contains(&card) {
            reader.fault_in(file, card.word(), "this Command card is missing".into());
        }
    }
}
