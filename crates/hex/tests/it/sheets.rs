//! Boards with half hexes, alone and joined.

use hex::{
    Grid, GridDocument, GridError, HexId, MapDocument, Point, Shape, Sheet, UNIT, flat_top, join,
};

fn halves(columns: u16, rows: u16) -> GridDocument {
    GridDocument {
        shape: Shape::FlatTop,
        columns,
        rows,
        halves: true,
        digits: false,
        sheets: Vec::new(),
    }
}

fn sheet(name: &str, at: [u16; 2]) -> Sheet {
    Sheet {
        name: name.to_owned(),
        at,
        columns: [1, 33],
        rows: 10,
        turned: false,
    }
}

fn with(columns: u16, rows: u16, sheets: &[Sheet]) -> GridDocument {
    GridDocument {
        sheets: sheets.to_vec(),
        ..halves(columns, rows)
    }
}

#[test]
fn every_second_column_has_a_hex_more() {
    let grid = Grid::of(&halves(33, 10)).unwrap();
    assert_eq!(grid.len(), 17 * 10 + 16 * 11);
    assert_eq!((grid.row_len(0), grid.row_len(1)), (16, 33));
    for hex in grid.ids() {
        assert_eq!(grid.in_row(grid.row(hex), grid.column(hex)), Some(hex));
        let (column, row) = (i32::from(grid.column(hex)), i32::from(grid.row(hex)));
        let down = if column % 2 == 1 {
            2 * row
        } else {
            2 * row + 1
        };
        let centre = Point::new(3 * column - 1, down).times(UNIT);
        assert_eq!(grid.centre(hex), centre);
    }
    let corners = || grid.ids().flat_map(|hex| grid.corners(hex));
    assert_eq!(corners().map(|corner| corner.y).min(), Some(0));
    assert_eq!(
        corners().map(|corner| corner.y).max(),
        Some(grid.extent().y)
    );
    let b0 = grid.parse("B0").unwrap();
    let near: Vec<String> = grid.neighbours(b0).map(|hex| grid.label(hex)).collect();
    assert_eq!(near, ["C1", "B1", "A1"]);
    assert_eq!(
        grid.neighbour(grid.parse("A1").unwrap(), flat_top::NE),
        Some(b0)
    );
}

#[test]
fn sheets_cover_the_board_without_overlapping() {
    let error = |document: &GridDocument| Grid::of(document).err();
    let side_by_side = [sheet("p", [0, 0]), sheet("q", [32, 0])];
    assert_eq!(error(&with(65, 10, &side_by_side)), None);
    assert_eq!(
        error(&with(33, 20, &[sheet("p", [0, 0]), sheet("q", [0, 10])])),
        None
    );
    for sheets in [
        vec![sheet("p", [0, 0])],
        vec![sheet("p", [0, 0]), sheet("p", [32, 0])],
        vec![sheet("p", [0, 0]), sheet("q", [30, 0])],
        vec![sheet("p", [0, 0]), sheet("Q", [32, 0])],
        vec![sheet("p", [0, 0]), sheet("", [32, 0])],
        vec![sheet("p", [0, 0]), sheet("q", [33, 0])],
        vec![sheet("p", [0, 0]), sheet("q", [65534, 0])],
    ] {
        assert_eq!(
            error(&with(65, 10, &sheets)),
            Some(GridError::Sheets),
            "{sheets:?}"
        );
    }
    let plain = GridDocument {
        halves: false,
        ..with(33, 10, &[sheet("p", [0, 0])])
    };
    assert_eq!(error(&plain), Some(GridError::NoHalves));
    let points_up = GridDocument {
        shape: Shape::PointsUp,
        ..halves(12, 11)
    };
    assert_eq!(error(&points_up), Some(GridError::NoHalves));
}

#[test]
fn a_document_without_halves_is_written_as_ever() {
    let text = r#"{"name":"x","grid":{"shape":"flat-top","columns":15,"rows":10}}"#;
    let document = MapDocument::parse("x", text).unwrap();
    assert_eq!(serde_json::to_string(&document).unwrap(), text);
    let document = MapDocument {
        grid: with(33, 10, &[sheet("p", [0, 0])]),
        ..document
    };
    assert_eq!(
        MapDocument::parse("x", &document.to_json()).unwrap(),
        document
    );
}

#[test]
fn drawings_and_labels_move_with_their_sheet() {
    let text = r#"{"name": "b", "grid": {"shape": "flat-top", "columns": 33, "rows": 10, "halves": true},
        "terrain": {"wood": ["C3", "GG2"]}, "sides": {"wall": ["C3/C4"]},
        "outlines": [{"kind": "wood", "points": [[480, 300], [520, 360], [440, 380]]}],
        "strips": [{"kind": "road", "through": ["C3", "D3"]}]}"#;
    let board = MapDocument::parse("b", text).unwrap();
    let turned = Sheet {
        turned: true,
        ..sheet("q", [32, 0])
    };
    let boards = [("b", &board), ("b", &board)];
    let joined = join("both", with(65, 10, &[sheet("p", [0, 0]), turned]), &boards).unwrap();
    let grid = Grid::of(&joined.grid).unwrap();
    // GG2 of the first board is GG9 of the turned one: another hex of the same column.
    assert_eq!(joined.terrain.0[0].1, ["pC3", "pGG2", "qC3", "pGG9"]);
    assert_eq!(joined.sides.0[0].1, ["pC3/pC4", "qC4/qC3"]);
    let map = hex::Map::resolve("both", joined).unwrap();
    for (name, outline) in ["p", "q"].iter().zip(map.outlines()) {
        let centre = grid.centre(grid.parse(&format!("{name}C3")).unwrap());
        assert!(outline.area.contains(centre));
    }
    assert_eq!(map.strips()[1].through.len(), 2);
    let touching = |pair: &[HexId]| grid.distance(pair[0], pair[1]) == 1;
    assert!(map.strips().iter().all(|strip| touching(&strip.through)));
}

#[test]
fn a_board_that_does_not_fit_its_sheet_is_at_fault() {
    let text = r#"{"name": "b", "grid": {"shape": "flat-top", "columns": 33, "rows": 10}}"#;
    let board = MapDocument::parse("b", text).unwrap();
    let faults = join(
        "one",
        with(33, 10, &[sheet("p", [0, 0])]),
        &[("b.json", &board)],
    );
    let faults = faults.unwrap_err();
    assert_eq!((faults.len(), faults[0].file.as_str()), (1, "b.json"));
}
