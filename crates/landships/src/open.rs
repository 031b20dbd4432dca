//! Opening the book: data files to tables, all faults at once.

mod areas;
mod forces;
mod muster;

use crate::book::{Book, Optional, Side};
use crate::catalog::Catalog;
use crate::date::Date;
use crate::draft;
use crate::ground::{Ground, Hexes, lay};
use crate::ids::PIECES;
use crate::notation::side_named;
use crate::scenario::{Points, Scenario, SideFile};
use crate::tables::Tables;
use areas::Reader;
pub use areas::edge_of;
use hex::{Map, MapDocument};
use table::{BySeat, Content, Draft, Fault, MatchSpec, Seat, handicap};

/// Opens the scenario, or the board of a draft.
pub fn open(content: &Content, what: &MatchSpec) -> Result<Book, Vec<Fault>> {
    let (file, mut scenario) = find(content, what).map_err(|fault| vec![fault])?;
    let catalog = Catalog::open(content)?;
    let options = &what.options;
    handicap::take(
        content,
        "landships",
        &file,
        &mut scenario,
        &catalog,
        options,
    )?;
    let draft = what.draft.as_ref();
    if let Some(draft) = draft {
        draft::amend(&mut scenario, draft).map_err(|fault| vec![fault])?;
    }
    let tables = Tables::open(content)?;
    let date = Date::parse(&scenario.date).ok_or_else(|| {
        let what = format!("'{}' is no month", scenario.date);
        vec![Fault::new(
            &file,
            "date",
            what,
            "write year and month, such as 1916-09",
        )]
    })?;
    let ground = ground(content, &file, &scenario, draft)?;
    let sides = sides(&file, &scenario, &catalog, date)?;
    let mut reader = Reader::new(&file, &sides);
    let first = reader.seat("first", &scenario.first).unwrap_or(Seat(0));
    let wind = scenario.wind.as_deref().and_then(|word| {
        let found = side_named(word);
        if found.is_none() {
            reader.fault(
                "wind",
                "this is no hexside".into(),
                "write e, se, sw, w, nw or ne",
            );
        }
        found
    });
    let mut book = Book {
        scenario: what.scenario.clone(),
        ground,
        catalog,
        tables,
        sides,
        date,
        turns: scenario.turns.max(1),
        first,
        forces: Vec::new(),
        posts: Vec::new(),
        names: Vec::new(),
        modules: Vec::new(),
        planes: Vec::new(),
        planned: Vec::new(),
        networks: Vec::new(),
        control: BySeat([Hexes::EMPTY; 2]),
        visibility: scenario.visibility.clone(),
        wind,
        fright: scenario.fright.unwrap_or_else(|| usual_fright(date)),
        points: Points::default(),
        points_more: BySeat(scenario.points_more),
        worths: Vec::new(),
        levels: Vec::new(),
        optional: Optional::default(),
    };
    agree(&mut book, &scenario, &mut reader, what);
    reader.fill(
        &mut book,
        &scenario,
        draft.is_none_or(|draft| draft.pieces.is_none()),
    );
    if let Some(draft) = draft.filter(|draft| draft.pieces.is_some()) {
        draft::post(&mut book, draft);
    }
    name_pieces(&mut book);
    if reader.faults.is_empty() {
        reader.muster(&book);
    }
    match reader.faults.is_empty() {
        true => Ok(book),
        false => Err(reader.faults),
    }
}

/// L17.7: +2 in 1916, +1 in 1917, then nothing.
fn usual_fright(date: Date) -> i8 {
    match date.year {
        ..=1916 => 2,
        1917 => 1,
        _ => 0,
    }
}

/// The scenario's file, or a bare one for a draft without a scenario.
pub fn find(content: &Content, what: &MatchSpec) -> Result<(String, Scenario), Fault> {
    let draft = what.draft.as_ref();
    let id = { draft.and_then(|draft| draft.scenario.as_deref()) }.unwrap_or(&what.scenario);
    if id.is_empty() {
        let Some(draft) = draft else {
            let mend = "give one, such as landships/1";
            return Err(Fault::new("", "", "no scenario was named", mend));
        };
        return Ok((draft.file.clone(), bare()));
    }
    let number: Result<u16, _> = id.parse();
    let path = match number {
        Ok(n) => format!("landships/scenarios/{n:02}.json"),
        Err(_) => format!("landships/scenarios/{id}.json"),
    };
    let scenario = serde_json::from_str(content.get(&path)?).map_err(|error| {
        let at = format!("line {}, column {}", error.line(), error.column());
        let mend = "write it as docs/content.md says";
        Fault::new(&path, at, error.to_string(), mend)
    })?;
    Ok((path, scenario))
}

/// No forces and no map: a table for a draft.
fn bare() -> Scenario {
    let side = |name: &str, edge| SideFile {
        side: name.into(),
        edge: Some(edge),
        ..SideFile::default()
    };
    Scenario {
        date: "1917-04".into(),
        sides: vec![
            side("british", crate::scenario::Edge::West),
            side("german", crate::scenario::Edge::East),
        ],
        first: "british".into(),
        turns: 10,
        ..Scenario::default()
    }
}

/// Optional rules, and what the players have agreed on (L26).
fn agree(book: &mut Book, scenario: &Scenario, reader: &mut Reader, what: &MatchSpec) {
    for word in &scenario.optional {
        if !book.optional.set(word, true) {
            let what = format!("'{word}' is no optional rule");
            reader.fault("optional", what, "write hidden, shells, abandon or ditch");
        }
    }
    for (name, value) in handicap::others(&what.options) {
        let option = scenario.options.iter().find(|option| option.name == *name);
        let listed = option.is_some_and(|it| it.values.iter().any(|it| it.value == *value));
        if !listed || !book.optional.set(name, value == "on") {
            let mend = "leave it out, or write a value that the scenario has";
            reader.fault(name, "this scenario has no such option".into(), mend);
        }
    }
}

/// The map of the scenario, or a bare one, with what a draft lays on it.
fn ground(
    content: &Content,
    file: &str,
    scenario: &Scenario,
    draft: Option<&Draft>,
) -> Result<Ground, Vec<Fault>> {
    let laid = draft.map_or(&[][..], |draft| draft.terrain.as_slice());
    let document = match scenario.map.as_str() {
        "" => {
            let text = r#"{"name": "clear", "grid": {"shape": "points-up", "columns": 20, "rows": 12, "digits": true}}"#;
            MapDocument::parse("clear", text)
        }
        name => {
            let path = format!("landships/maps/{name}.json");
            let text = content.get(&path).map_err(|fault| vec![fault])?;
            MapDocument::parse(&path, text)
        }
    };
    let document = lay(file, document.map_err(|fault| vec![fault])?, laid)?;
    if !document.grid.digits {
        let mend = "write \"digits\": true in its grid";
        return Err(vec![Fault::new(
            file,
            "map",
            "the map has no digits (L3.1)",
            mend,
        )]);
    }
    Ground::open(file, Map::resolve(file, document)?)
}

fn sides(
    file: &str,
    scenario: &Scenario,
    catalog: &Catalog,
    date: Date,
) -> Result<[Side; 2], Vec<Fault>> {
    let fault = |what: String, mend: &str| vec![Fault::new(file, "sides", what, mend)];
    let [a, b] = scenario.sides.as_slice() else {
        return Err(fault("there must be two sides".into(), "list both"));
    };
    let side = |side: &SideFile| {
        let nation = side.nation.clone().unwrap_or_else(|| side.side.clone());
        if !catalog.is_nation(&nation) {
            let what = format!("'{nation}' is no nation");
            return Err(fault(
                what,
                "see content/landships/units.json for those there are",
            ));
        }
        // L15.3
        let late = matches!(nation.as_str(), "russian" | "turkish");
        let masks = date.year >= if late { 1917 } else { 1916 };
        // L22.8; the British have fascines from November 1917 (L22.9).
        let fills = match nation.as_str() {
            "french" => date.year >= 1917,
            "british" => (date.year, date.month) >= (1917, 11),
            _ => false,
        };
        Ok(Side {
            name: side.side.clone(),
            edge: side.edge,
            masks: side.masks.unwrap_or(masks),
            exits: Hexes::EMPTY,
            fills: side.fills.unwrap_or(fills),
            nation,
        })
    };
    match (side(a), side(b)) {
        (Ok(a), Ok(b)) if a.name != b.name => Ok([a, b]),
        (Ok(_), Ok(_)) => Err(fault("both have one name".into(), "call them differently")),
        (Err(a), Err(b)) => Err(a.into_iter().chain(b).collect()),
        (Err(faults), _) | (_, Err(faults)) => Err(faults),
    }
}

/// Every piece has a name: that of a draft, else a letter of its side and a number; `v` for vehicles, `w` for weapons.
fn name_pieces(book: &mut Book) {
    let letter = |seat: Seat| { book.side(seat).name.chars() }.next().unwrap_or('x');
    let mut letters = [Seat(0), Seat(1)].map(|seat| letter(seat).to_ascii_uppercase());
    if letters[0] == letters[1] {
        letters[1] = 'X';
    }
    book.names.resize(PIECES, String::new());
    let mut counts = [[0u8; 3]; 2];
    for (place, post) in book.posts.iter().enumerate() {
        let kind = &book.catalog.kinds[usize::from(post.kind)];
        let (sort, infix) = match kind {
            kind if kind.is_support() => (2, "w"),
            kind if kind.faces() => (1, "v"),
            _ => (0, ""),
        };
        let count = &mut counts[post.seat.index()][sort];
        *count += 1;
        if book.names[place].is_empty() {
            book.names[place] = format!("{}{infix}{count}", letters[post.seat.index()]);
        }
    }
    let mut counts = [[0u8; 2]; 2];
    let modules = book
        .modules
        .iter_mut()
        .map(|it| (it.seat, 0, 'm', &mut it.name));
    let planes = book
        .planes
        .iter_mut()
        .map(|it| (it.seat, 1, 'p', &mut it.name));
    for (seat, sort, infix, name) in modules.chain(planes) {
        let count = &mut counts[seat.index()][sort];
        *count += 1;
        if name.is_empty() {
            *name = format!("{}{infix}{count}", letters[seat.index()]);
        }
    }
    for place in 0..PIECES {
        if book.names[place].is_empty() {
            book.names[place] = format!("n{}", place + 1);
        }
    }
}
