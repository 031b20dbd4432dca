//! Opening the book: data files to tables, all faults at once.

use crate::book::{Book, Side};
use crate::catalog::{Catalog, Date};
use crate::ground::{Edge, Ground, Hexes, lay};
use crate::ids::{ARMS, CARS, MEN, PIECES, Piece, Pieces, Sort};
use crate::scenario::{AreaFile, Force, Goal, Objective, Scenario, SideFile, SightOption};
use crate::tables::Tables;
use hex::{HexId, MapDocument};
use table::{Content, Draft, Fault, MatchSpec, Seat, handicap};

/// Most objectives of a scenario.
pub const OBJECTIVES: usize = 16;

/// What a row of a force lists.
#[derive(Clone, Copy)]
enum Posts {
    Men,
    Arms,
    Cars,
}

/// A kind of piece that a scenario posts, in the order of the pieces.
#[derive(Clone, Copy, Debug)]
pub struct Posted {
    /// The piece.
    pub piece: Piece,
    /// Its place in the catalogue.
    pub kind: u8,
    /// Whose.
    pub seat: Seat,
}

/// Opens the scenario, or the board of a draft.
pub fn open(content: &Content, what: &MatchSpec) -> Result<Book, Vec<Fault>> {
    let (file, mut scenario) = find(content, what).map_err(|fault| vec![fault])?;
    agree(&mut scenario, &file, what)?;
    let catalog = Catalog::open(content)?;
    let options = &what.options;
    handicap::take(content, "aslsk", &file, &mut scenario, &catalog, options)?;
    let draft = what.draft.as_ref();
    if let Some(draft) = draft {
        amend(&mut scenario, draft).map_err(|fault| vec![fault])?;
    }
    let tables = Tables::open(content)?;
    let date = Date::parse(&scenario.date).ok_or_else(|| {
        let what = format!("'{}' is no month", scenario.date);
        vec![Fault::new(
            &file,
            "date",
            what,
            "write year and month, such as 1944-08",
        )]
    })?;
    let ground = ground(content, &file, &scenario, draft, date)?;
    let sides = sides(&file, &scenario, &catalog)?;
    let mut reader = Reader {
        file: &file,
        faults: Vec::new(),
        names: sides.each_ref().map(|side| side.name.clone()),
    };
    let first = reader.seat("first", &scenario.first).unwrap_or(Seat(0));
    let mut book = Book {
        scenario: what.scenario.clone(),
        ground,
        catalog,
        tables,
        sides,
        date,
        turns: scenario.turns,
        half: scenario.half,
        blind: scenario.sight == SightOption::Book,
        first,
        forces: Vec::new(),
        objectives: Vec::new(),
        goals: Vec::new(),
        names: vec![String::new(); PIECES],
        posted: Vec::new(),
    };
    reader.fill(&mut book, &scenario);
    if draft.is_none() && reader.faults.is_empty() {
        reader.faults = book.muster(&file, &scenario);
    }
    book.name_pieces(draft);
    if reader.faults.is_empty() {
        Ok(book)
    } else {
        Err(reader.faults)
    }
}

/// The scenario's file, or a bare one for a draft without a scenario.
pub fn find(content: &Content, what: &MatchSpec) -> Result<(String, Scenario), Fault> {
    let draft = what.draft.as_ref();
    let id = draft
        .and_then(|draft| draft.scenario.as_deref())
        .unwrap_or(&what.scenario);
    if id.is_empty() {
        let Some(draft) = draft else {
            return Err(Fault::new(
                "",
                "",
                "no scenario was named",
                "give one, such as aslsk/1",
            ));
        };
        return Ok((draft.file.clone(), bare()));
    }
    let number: Result<u16, _> = id.parse();
    let path = number.map_or_else(
        |_| format!("aslsk/scenarios/{id}.json"),
        |n| format!("aslsk/scenarios/{n:02}.json"),
    );
    let text = content.get(&path)?;
    let scenario = serde_json::from_str(text).map_err(|error| {
        let at = format!("line {}, column {}", error.line(), error.column());
        Fault::new(
            &path,
            at,
            error.to_string(),
            "write it as docs/content.md says",
        )
    })?;
    Ok((path, scenario))
}

/// No forces and no boards: a table for a draft.
fn bare() -> Scenario {
    let side = |name: &str| SideFile {
        side: name.into(),
        nation: None,
        elr: 3,
        edge: None,
        fausts: false,
    };
    Scenario {
        id: String::new(),
        number: 0,
        battle: String::new(),
        date: "1944-07".into(),
        map: String::new(),
        sides: vec![side("german"), side("russian")],
        first: "german".into(),
        turns: 8,
        half: false,
        forces: Vec::new(),
        objectives: Vec::new(),
        goals: Vec::new(),
        minutes: 0,
        notes: Vec::new(),
        sight: SightOption::Free,
        options: Vec::new(),
    }
}

/// What the players have agreed on.
fn agree(scenario: &mut Scenario, file: &str, what: &MatchSpec) -> Result<(), Vec<Fault>> {
    for (name, value) in handicap::others(&what.options) {
        let option = scenario.options.iter().find(|option| option.name == *name);
        let Some(option) = option else {
            let mend = "leave it out, or write one that the scenario has";
            let what = "this scenario has no such option";
            return Err(vec![Fault::new(file, name, what, mend)]);
        };
        let listed = option.values.iter().any(|it| it.value == *value);
        scenario.sight = match (name.as_str(), value.as_str()) {
            ("sight", "free") if listed => SightOption::Free,
            ("sight", "book") if listed => SightOption::Book,
            _ => {
                let all: Vec<&str> = option.values.iter().map(|it| it.value.as_str()).collect();
                let mend = format!("write one of: {}", all.join(", "));
                let what = format!("'{value}' is no value of it");
                return Err(vec![Fault::new(file, name, what, &mend)]);
            }
        };
    }
    Ok(())
}

/// What a draft says of the scenario itself.
fn amend(scenario: &mut Scenario, draft: &Draft) -> Result<(), Fault> {
    let wrong = |key: &str, error: serde_json::Error| {
        let mend = "write it as in a scenario file; see docs/cases.md";
        Fault::new(&draft.file, key, error.to_string(), mend)
    };
    if let Some(value) = draft.more.get("sides") {
        let names: [String; 2] =
            serde_json::from_value(value.clone()).map_err(|error| wrong("sides", error))?;
        for (side, name) in scenario.sides.iter_mut().zip(names) {
            side.nation = None;
            side.side = name;
        }
        scenario.first.clone_from(&scenario.sides[0].side);
    }
    if let Some(map) = &draft.map {
        scenario.map.clone_from(map);
    }
    for (key, value) in &draft.more {
        let value = value.clone();
        let read = |error| wrong(key, error);
        match key.as_str() {
            "date" => scenario.date = serde_json::from_value(value).map_err(read)?,
            "first" => scenario.first = serde_json::from_value(value).map_err(read)?,
            "turns" => scenario.turns = serde_json::from_value(value).map_err(read)?,
            "sight" => scenario.sight = serde_json::from_value(value).map_err(read)?,
            "half" => scenario.half = serde_json::from_value(value).map_err(read)?,
            "objectives" => scenario.objectives = serde_json::from_value(value).map_err(read)?,
            "goals" => scenario.goals = serde_json::from_value(value).map_err(read)?,
            "forces" => scenario.forces = serde_json::from_value(value).map_err(read)?,
            "elr" => {
                let said: std::collections::BTreeMap<String, u8> =
                    serde_json::from_value(value).map_err(read)?;
                for side in &mut scenario.sides {
                    side.elr = said.get(&side.side).copied().unwrap_or(side.elr);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The boards of the scenario, or a bare board, with what a draft lays on it.
fn ground(
    content: &Content,
    file: &str,
    scenario: &Scenario,
    draft: Option<&Draft>,
    date: Date,
) -> Result<Ground, Vec<Fault>> {
    let month = date.month;
    let laid = draft.map_or(&[][..], |draft| draft.terrain.as_slice());
    if !scenario.map.is_empty() && laid.is_empty() {
        return Ground::open(content, file, &scenario.map, month);
    }
    let document = match scenario.map.is_empty() {
        true => {
            let text =
                r#"{"name": "open", "grid": {"shape": "flat-top", "columns": 24, "rows": 12}}"#;
            MapDocument::parse("open", text).map_err(|fault| vec![fault])?
        }
        false => crate::ground::joined(content, file, &scenario.map)?,
    };
    Ground::of_map(file, lay(file, document, laid)?, month)
}

fn sides(file: &str, scenario: &Scenario, catalog: &Catalog) -> Result<[Side; 2], Vec<Fault>> {
    let fault = |what: String, mend: &str| vec![Fault::new(file, "sides", what, mend)];
    let [a, b] = scenario.sides.as_slice() else {
        return Err(fault("there must be two sides".into(), "list both"));
    };
    let side = |side: &SideFile| {
        let nation = side.nation.clone().unwrap_or_else(|| side.side.clone());
        match catalog.find_nation(&nation) {
            Some(_) => Ok(Side {
                name: side.side.clone(),
                nation,
                elr: side.elr,
                edge: side.edge,
                fausts: side.fausts,
            }),
            None => {
                let all = format!("write one of: {}", catalog.nations.join(", "));
                Err(fault(format!("'{nation}' is no nation"), &all))
            }
        }
    };
    Ok([side(a)?, side(b)?])
}

/// Names of a file turned into things, and what cannot be turned.
struct Reader<'a> {
    file: &'a str,
    faults: Vec<Fault>,
    names: [String; 2],
}

impl Reader<'_> {
    fn fault(&mut self, at: &str, what: String, mend: &str) {
        self.faults.push(Fault::new(self.file, at, what, mend));
    }
    fn seat(&mut self, at: &str, name: &str) -> Option<Seat> {
        let found = self.names.iter().position(|side| side == name);
        if found.is_none() {
            let mend = format!("write {}", self.names.join(" or "));
            self.fault(at, format!("'{name}' is no side here"), &mend);
        }
        found.map(|seat| Seat(seat as u8))
    }
    fn hex(&mut self, book: &Book, at: &str, label: &str) -> Option<HexId> {
        let found = book.ground.map.grid().parse(label);
        if let Err(error) = &found {
            self.fault(at, error.to_string(), "write a hex of the map");
        }
        found.ok()
    }

    fn fill(&mut self, book: &mut Book, scenario: &Scenario) {
        for (n, force) in scenario.forces.iter().enumerate() {
            let at = format!("forces.{n}");
            let Some(seat) = self.seat(&at, &force.side) else {
                continue;
            };
            let area = self.area(book, &at, &force.area);
            let mut pieces = Pieces::EMPTY;
            self.post(book, &at, seat, &force.units, Posts::Men, &mut pieces);
            self.post(book, &at, seat, &force.weapons, Posts::Arms, &mut pieces);
            self.post(book, &at, seat, &force.vehicles, Posts::Cars, &mut pieces);
            let enters = force.enters.unwrap_or(0);
            book.forces.push(Force {
                area,
                enters,
                pieces,
            });
        }
        for (n, objective) in scenario.objectives.iter().take(OBJECTIVES).enumerate() {
            let at = format!("objectives.{n}");
            let held = objective
                .held
                .as_ref()
                .and_then(|side| self.seat(&at, side));
            if let Some(hex) = self.hex(book, &at, &objective.hex) {
                let hexes = book.whole(hex);
                book.objectives.push(Objective { hexes, held });
            }
        }
        for (n, goal) in scenario.goals.iter().enumerate() {
            let at = format!("goals.{n}");
            if let Some(seat) = self.seat(&at, &goal.side) {
                let exit = goal
                    .exit
                    .map(|(edge, points)| (book.ground.edge(edge), points));
                book.goals.push(Goal {
                    seat,
                    control: goal.control,
                    exit,
                    casualties: goal.casualties,
                });
            }
        }
    }

    /// Units or weapons of a force become pieces.
    fn post(
        &mut self,
        book: &mut Book,
        at: &str,
        seat: Seat,
        rows: &[(String, u8)],
        sort: Posts,
        pieces: &mut Pieces,
    ) {
        let nation = book.side(seat).nation.clone();
        for (word, count) in rows {
            let (kind, list, most) = match sort {
                Posts::Men => (book.catalog.find_unit(&nation, word), "units.json", MEN),
                Posts::Arms => (
                    book.catalog.find_weapon(&nation, word),
                    "weapons.json",
                    ARMS,
                ),
                Posts::Cars => (
                    book.catalog.find_vehicle(&nation, word),
                    "vehicles.json",
                    CARS,
                ),
            };
            let Some(kind) = kind else {
                let mend = format!("see content/aslsk/{list} for its words");
                self.fault(at, format!("'{nation}' has no '{word}'"), &mend);
                continue;
            };
            for _ in 0..*count {
                let alike = |posted: &&Posted| match sort {
                    Posts::Men => posted.piece.is_man(),
                    Posts::Arms => posted.piece.is_arm(),
                    Posts::Cars => posted.piece.is_car(),
                };
                let place = book.posted.iter().filter(alike).count();
                if place >= most {
                    return self.fault(at, "there are too many pieces".into(), "leave some out");
                }
                let piece = match sort {
                    Posts::Men => Piece::man(place),
                    Posts::Arms => Piece::arm(place),
                    Posts::Cars => Piece::car(place),
                };
                book.posted.push(Posted { piece, kind, seat });
                pieces.insert(piece);
            }
        }
    }

    fn area(&mut self, book: &Book, at: &str, area: &AreaFile) -> Hexes {
        let ground = &book.ground;
        let near = area
            .near
            .as_ref()
            .and_then(|(label, far)| Some((self.hex(book, at, label)?, *far)));
        let listed: Hexes = { area.hexes.iter() }
            .filter_map(|label| self.hex(book, at, label))
            .collect();
        let sheets = ground.map.grid().sheets();
        let board = area.board.as_ref().map(|letter| {
            sheets
                .iter()
                .position(|sheet| sheet.name == *letter)
                .map(|sheet| sheet as u8)
        });
        if board == Some(None) {
            self.fault(
                at,
                "there is no such board".into(),
                "write the letter of a board in play",
            );
        }
        let holds = |hex: &HexId| {
            let edge = |edge: Edge| ground.edge(edge);
            (area.hexes.is_empty() || listed.contains(*hex))
                && area.edge.is_none_or(|side| edge(side).contains(*hex))
                && area.within.is_none_or(|(side, far)| {
                    edge(side)
                        .iter()
                        .any(|other| ground.distance(*hex, other) <= far)
                })
                && near.is_none_or(|(centre, far)| ground.distance(*hex, centre) <= far)
                && board
                    .flatten()
                    .is_none_or(|sheet| ground.sheet(*hex) == Some(sheet))
        };
        let found: Hexes = (0..ground.len() as u16).map(HexId).filter(holds).collect();
        if found.is_empty() {
            self.fault(at, "no hex is in this area".into(), "make it larger");
        }
        found
    }
}

impl Book {
    /// The whole building of a hex, or the hex alone.
    fn whole(&self, hex: HexId) -> Hexes {
        let building = self.ground.plot(hex).building;
        if building == 0 {
            return Hexes::of(hex);
        }
        let hexes = (0..self.ground.len() as u16).map(HexId);
        hexes
            .filter(|&other| self.ground.plot(other).building == building)
            .collect()
    }

    /// Every piece has a name: that of a draft, else a letter of its side and a number.
    fn name_pieces(&mut self, draft: Option<&Draft>) {
        let initial = |seat: Seat, book: &Book| {
            let letter = |seat: Seat| {
                book.side(seat)
                    .name
                    .chars()
                    .next()
                    .unwrap_or('X')
                    .to_ascii_uppercase()
            };
            match seat {
                Seat(1) if letter(Seat(0)) == letter(Seat(1)) => 'X',
                seat => letter(seat),
            }
        };
        let mut count = [[0u16; 3]; 2];
        for n in 0..self.posted.len() {
            let Posted { piece, seat, .. } = self.posted[n];
            let sort = match piece.sort() {
                Sort::Man(_) => 0,
                Sort::Arm(_) => 1,
                Sort::Car(_) => 2,
            };
            count[seat.index()][sort] += 1;
            let number = count[seat.index()][sort];
            let letter = initial(seat, self);
            self.names[piece.index()] = match sort {
                0 => format!("{letter}{number}"),
                1 => format!("{letter}w{number}"),
                _ => format!("{letter}v{number}"),
            };
        }
        if let Some(draft) = draft.filter(|draft| draft.pieces.is_some()) {
            self.names = crate::draft::names(draft, self);
        }
        for place in 0..PIECES {
            if self.names[place].is_empty() {
                self.names[place] = format!("n{}", place + 1);
            }
        }
    }
}
