//! Boards laid side by side (1.1.a).

use super::Hexes;
use super::plots::{PAVED, ROAD, WIDTH, roads};
use hex::{GridDocument, HexId, Map, MapDocument, Shape, Sheet, StripDocument, flat_top};
use table::{Content, Fault};

/// Boards laid side by side, as their name says: those of a row with strokes between, rows with dots, `~` behind one that lies
/// upside down, and the letters of its first and last column behind one of which only a part is in play: `p-q~`, `p.q`, `rA,Q`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The boards; their order numbers them.
    pub boards: Vec<Placed>,
}

/// One board in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The name of the board, with which its labels begin: `content/aslsk/boards/<name>.json`.
    pub board: String,
    /// Boards to its left, and boards above it.
    pub at: [u8; 2],
    /// Whether it lies upside down.
    pub turned: bool,
    /// The letters of the first and the last column in play; all if left out. The cut goes through the middle of both, as
    /// at the edge of a board.
    pub columns: Option<[String; 2]>,
}

impl Layout {
    /// The boards of that name; nothing if it is none.
    pub fn named(name: &str) -> Option<Layout> {
        let mut boards = Vec::new();
        for (row, line) in name.split('.').enumerate() {
            for (column, one) in line.split('-').enumerate() {
                let at = [u8::try_from(column).ok()?, u8::try_from(row).ok()?];
                boards.push(Placed::named(one, at)?);
            }
        }
        Some(Layout { boards })
    }
}

impl Placed {
    fn named(one: &str, at: [u8; 2]) -> Option<Placed> {
        let (one, turned) = match one.strip_suffix('~') {
            Some(one) => (one, true),
            None => (one, false),
        };
        let end = one.find(|c: char| !c.is_ascii_lowercase());
        let (board, columns) = one.split_at(end.unwrap_or(one.len()));
        let columns = match columns {
            "" => None,
            columns => {
                let (first, last) = columns.split_once(',')?;
                Some([first.to_owned(), last.to_owned()])
            }
        };
        let placed = Placed {
            board: board.to_owned(),
            at,
            turned,
            columns,
        };
        (!board.is_empty()).then_some(placed)
    }
}

/// A board that was read.
struct Read {
    file: String,
    document: MapDocument,
    sheet: Sheet,
}

/// The document of all boards together; half hexes at their edges are hexes (1.1.d).
pub fn joined(content: &Content, file: &str, boards: &str) -> Result<MapDocument, Vec<Fault>> {
    let fault = |what: &str, mend: &str| vec![Fault::new(file, "map", what, mend)];
    let layout = &Layout::named(boards).ok_or_else(|| {
        let mend = "write the boards as they lie: \"p-q~\" side by side and the second upside down, \"p.q\" one below the other";
        fault(&format!("'{boards}' names no boards"), mend)
    })?;
    let mut faults = Vec::new();
    let mut boards = Vec::new();
    for placed in &layout.boards {
        match read(content, file, placed) {
            Ok(board) => boards.push(board),
            Err(mut found) => faults.append(&mut found),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let Some([columns, rows]) = place(layout, &mut boards) else {
        let mend = "lay rows of the same width, such as \"p-q.r-s~\"";
        return Err(fault("the boards do not lie edge to edge", mend));
    };
    if usize::from(columns) * usize::from(rows) + usize::from(columns / 2) > Hexes::CAPACITY {
        let what = format!("the map has more than {} hexes", Hexes::CAPACITY);
        return Err(fault(&what, "lay two boards at most"));
    }
    let grid = GridDocument {
        shape: Shape::FlatTop,
        columns,
        rows,
        halves: true,
        digits: false,
        sheets: boards.iter().map(|board| board.sheet.clone()).collect(),
    };
    let documents: Vec<(&str, &MapDocument)> = boards
        .iter()
        .map(|board| (board.file.as_str(), &board.document))
        .collect();
    let mut document = hex::join(&name(layout), grid, &documents)?;
    link_roads(file, &mut document)?;
    Ok(document)
}

fn read(content: &Content, file: &str, placed: &Placed) -> Result<Read, Vec<Fault>> {
    let path = format!("aslsk/boards/{}.json", placed.board);
    let text = content.get(&path).map_err(|fault| vec![fault])?;
    let document = MapDocument::parse(&path, text).map_err(|fault| vec![fault])?;
    // The board must be right by itself: faults are told with its own labels.
    let map = Map::resolve(&path, document.clone())?;
    super::plots::check(&path, &map)?;
    let grid = map.grid();
    let column = |letters: &str| {
        grid.parse(&format!("{letters}1"))
            .map(|hex| grid.column(hex))
    };
    let columns = match &placed.columns {
        None => [1, grid.columns()],
        Some([first, last]) => match (column(first), column(last)) {
            (Ok(first), Ok(last)) => [first, last],
            _ => {
                let at = "map";
                let what = format!("the board has no columns {first} to {last}");
                let mend = "write the letters of two columns behind the board, such as \"pA,Q\"";
                return Err(vec![Fault::new(file, at, what, mend)]);
            }
        },
    };
    let sheet = Sheet {
        name: placed.board.clone(),
        at: [0, 0],
        columns,
        rows: grid.rows(),
        turned: placed.turned,
    };
    Ok(Read {
        file: path,
        document,
        sheet,
    })
}

/// Lays the boards edge to edge, and tells the columns and rows of the whole; nothing if they make no rectangle.
fn place(layout: &Layout, boards: &mut [Read]) -> Option<[u16; 2]> {
    let mut order: Vec<usize> = (0..boards.len()).collect();
    order.sort_by_key(|&i| (layout.boards[i].at[1], layout.boards[i].at[0]));
    let (mut above, mut left, mut whole) = (0, 0, None);
    let (mut row, mut column) = (0u8, 0u8);
    for (n, &i) in order.iter().enumerate() {
        let at = layout.boards[i].at;
        let high = boards[order[n.saturating_sub(1)]].sheet.rows;
        if n > 0 && at[1] != row {
            // A new row of boards: the one above must be as wide as the first.
            (above, row, column) = (above + high, row + 1, 0);
            if *whole.get_or_insert(left) != left {
                return None;
            }
            left = 0;
        }
        let sheet = &mut boards[i].sheet;
        let even = column == 0 || sheet.rows == high;
        if at != [column, row] || !even || sheet.columns[0] >= sheet.columns[1] {
            return None;
        }
        sheet.at = [left, above];
        left += sheet.wide() - 1;
        column += 1;
    }
    let last = boards[*order.last()?].sheet.rows;
    (*whole.get_or_insert(left) == left).then_some([left + 1, above + last])
}

/// A name that tells the map from any other.
fn name(layout: &Layout) -> String {
    let mut placed: Vec<&Placed> = layout.boards.iter().collect();
    placed.sort_by_key(|placed| (placed.at[1], placed.at[0]));
    let mut name = String::new();
    for placed in placed {
        match placed.at {
            [0, 0] => {}
            [0, _] => name.push('.'),
            _ => name.push('-'),
        }
        name += &placed.board;
        if let Some([first, last]) = &placed.columns {
            name += &format!("{first},{last}");
        }
        if placed.turned {
            name.push('~');
        }
    }
    name
}

/// Roads leave the short edges of a board beside its middle. If one of two boards is turned, the road of one comes to
/// the hex next to that of the other: a short piece along the edge joins them.
fn link_roads(file: &str, document: &mut MapDocument) -> Result<(), Vec<Fault>> {
    let map = Map::resolve(file, document.clone())?;
    let grid = map.grid();
    let (roads, paved) = roads(&map);
    let shared = |hex: HexId| {
        let inner = grid.column(hex) > 1 && grid.column(hex) < grid.columns();
        inner && grid.column(hex) % 2 == 1 && grid.on_sheets(hex).count() > 1
    };
    let west = 1 << flat_top::NW.index() | 1 << flat_top::SW.index();
    let east = 1 << flat_top::NE.index() | 1 << flat_top::SE.index();
    let one_way = |hex: HexId| match roads[hex.index()] {
        0 => None,
        sides if sides & !west == 0 => Some(false),
        sides if sides & !east == 0 => Some(true),
        _ => None,
    };
    for hex in grid.ids().filter(|&hex| shared(hex)) {
        let Some(other) = grid.neighbour(hex, flat_top::S) else {
            continue;
        };
        let ends = one_way(hex).zip(one_way(other));
        if shared(other) && ends.is_some_and(|(one, other)| one != other) {
            let both = paved.contains(hex) && paved.contains(other);
            document.strips.push(StripDocument {
                kind: if both { PAVED } else { ROAD }.to_owned(),
                width: Some(WIDTH),
                through: vec![grid.label(hex), grid.label(other)],
                points: Vec::new(),
            });
        }
    }
    Ok(())
}
