//! Boards laid side by side: their documents moved into place, as one document.

use crate::document::{GridDocument, Listing, MapDocument, StripDocument};
use crate::fault::Fault;
use crate::grid::{Grid, Shape};
use crate::id::HexId;
use crate::label::LabelError;
use crate::point::{Point, UNIT};
use crate::sheet::Sheet;

/// One document for the boards on these sheets, each with the file it comes from. Every board is flat-top with halves
/// and has the rows of its sheet. What lies beyond the columns that a sheet uses is left out, what reaches beyond is
/// cut. Only labels are checked here; [`crate::Map::resolve`] checks the rest.
pub fn join(
    name: &str,
    grid: GridDocument,
    boards: &[(&str, &MapDocument)],
) -> Result<MapDocument, Vec<Fault>> {
    let fault = |file: &str, at: &str, what: String| {
        let mend = "flat-top with halves, as many rows and at least as many columns as its sheet";
        vec![Fault::new(file, at, what, mend)]
    };
    let whole = Grid::of(&grid).map_err(|error| fault(name, "sheets", error.to_string()))?;
    assert_eq!(grid.sheets.len(), boards.len(), "a board for each sheet");
    let mut joined = MapDocument {
        name: name.to_owned(),
        surface: boards.first().and_then(|board| board.1.surface.clone()),
        source: boards.first().and_then(|board| board.1.source.clone()),
        grid,
        terrain: Listing::default(),
        sides: Listing::default(),
        outlines: Vec::new(),
        strips: Vec::new(),
        contours: Vec::new(),
        decor: Listing::default(),
        groups: Listing::default(),
        names: Vec::new(),
    };
    let mut faults = Vec::new();
    for (sheet, &(file, board)) in whole.sheets().iter().zip(boards) {
        let (shape, rows) = (board.grid.shape, board.grid.rows);
        let fits =
            board.grid.halves && rows == sheet.rows && board.grid.columns >= sheet.columns[1];
        let own = match Grid::of(&board.grid) {
            Ok(own) if fits && shape == Shape::FlatTop && board.grid.sheets.is_empty() => own,
            _ => {
                faults.extend(fault(
                    file,
                    "grid",
                    "the board does not fit its sheet".into(),
                ));
                continue;
            }
        };
        let mut laying = Laying {
            file,
            whole: &whole,
            sheet,
            own,
            faults: Vec::new(),
        };
        laying.lay(board, &mut joined);
        faults.append(&mut laying.faults);
    }
    if faults.is_empty() {
        Ok(joined)
    } else {
        Err(faults)
    }
}

struct Laying<'a> {
    file: &'a str,
    whole: &'a Grid,
    sheet: &'a Sheet,
    own: Grid,
    faults: Vec<Fault>,
}

impl Laying<'_> {
    fn lay(&mut self, board: &MapDocument, to: &mut MapDocument) {
        self.listing("terrain", &board.terrain, &mut to.terrain);
        self.listing("decor", &board.decor, &mut to.decor);
        self.listing("groups", &board.groups, &mut to.groups);
        self.listing("sides", &board.sides, &mut to.sides);
        for outline in &board.outlines {
            let mut outline = outline.clone();
            outline.points = self.area(&outline.points);
            to.outlines
                .extend((outline.points.len() > 2).then_some(outline));
        }
        for contour in &board.contours {
            let mut contour = contour.clone();
            contour.points = self.area(&contour.points);
            to.contours
                .extend((contour.points.len() > 2).then_some(contour));
        }
        for (number, strip) in board.strips.iter().enumerate() {
            self.strip(number, strip, &mut to.strips);
        }
        for (number, name) in board.names.iter().enumerate() {
            if let Some(hex) = self.hex(&format!("names[{number}].at"), &name.at) {
                let mut name = name.clone();
                name.at = self.whole.label(hex);
                if self.sheet.turned {
                    // The letters stay upright.
                    (name.dx, name.dy) = (-name.dx, -name.dy);
                }
                to.names.push(name);
            }
        }
    }

    /// The hex of the whole board under a label of this one, if the sheet uses it.
    fn hex(&mut self, at: &str, label: &str) -> Option<HexId> {
        match self.own.parse(label) {
            Ok(hex) => self.moved(hex),
            Err(error) => {
                self.told(at, error);
                None
            }
        }
    }

    fn told(&mut self, at: &str, error: LabelError) {
        let mend = "name a hex of the board, such as \"E3\"";
        self.faults
            .push(Fault::new(self.file, at, error.to_string(), mend));
    }

    fn moved(&self, hex: HexId) -> Option<HexId> {
        let (column, row) = self.sheet.whole(self.own.column(hex), self.own.row(hex))?;
        self.whole.in_row(row, column)
    }

    fn listing(&mut self, part: &str, from: &Listing, to: &mut Listing) {
        for (word, labels) in &from.0 {
            let at = to.0.iter().position(|list| list.0 == *word);
            let at = at.unwrap_or_else(|| {
                to.0.push((word.clone(), Vec::new()));
                to.0.len() - 1
            });
            for label in labels {
                let place = format!("{part}.{word}");
                let moved = match label.contains('/') {
                    true => self.side(&place, label),
                    false => { self.hex(&place, label) }.map(|hex| self.whole.label(hex)),
                };
                // A hex of two halves may be listed on both boards.
                let listed = &mut to.0[at].1;
                listed.extend(moved.filter(|label| !listed.contains(label)));
            }
        }
        to.0.retain(|list| !list.1.is_empty());
    }

    fn side(&mut self, at: &str, label: &str) -> Option<String> {
        let side = match self.own.parse_side(label) {
            Ok(side) => side,
            Err(error) => {
                self.told(at, error);
                return None;
            }
        };
        let (a, b) = self.own.beside(side);
        let side = self.whole.side_between(self.moved(a)?, self.moved(b?)?)?;
        Some(self.whole.side_label(side))
    }

    /// A point of the board on the whole one.
    fn point(&self, point: Point) -> Point {
        let [left, above] = self.sheet.at.map(i32::from);
        let [first, last] = self.sheet.columns.map(i32::from);
        match self.sheet.turned {
            false => point + Point::new(3 * (left + 1 - first), 2 * above).times(UNIT),
            true => {
                let rows = i32::from(self.sheet.rows);
                let far = Point::new(3 * (left + 1 + last) - 2, 2 * (above + rows + 1));
                far.times(UNIT) - point
            }
        }
    }

    /// An outline in its place, cut where the sheet is.
    fn area(&self, points: &[Point]) -> Vec<Point> {
        let [first, last] = self.sheet.columns;
        let middle = |column: u16| (3 * i32::from(column) - 1) * UNIT;
        let mut points = points.to_vec();
        if first > 1 {
            points = cut(&points, middle(first), 1);
        }
        if last < self.own.columns() {
            points = cut(&points, middle(last), -1);
        }
        points.iter().map(|&point| self.point(point)).collect()
    }

    fn strip(&mut self, number: usize, strip: &StripDocument, to: &mut Vec<StripDocument>) {
        let at = format!("strips[{number}].through");
        let labels = strip.through.iter();
        let hexes: Vec<Option<HexId>> = labels.map(|label| self.hex(&at, label)).collect();
        if hexes.iter().all(Option::is_some) {
            let mut strip = strip.clone();
            let hexes = hexes.into_iter().flatten();
            strip.through = hexes.map(|hex| self.whole.label(hex)).collect();
            strip.points = strip.points.iter().map(|&each| self.point(each)).collect();
            to.push(strip);
            return;
        }
        // Part of it lies beyond the cut: what is left goes through the middles of its hexes.
        for run in hexes.split(Option::is_none).filter(|run| run.len() > 1) {
            let hexes = run.iter().flatten();
            to.push(StripDocument {
                through: hexes.map(|&hex| self.whole.label(hex)).collect(),
                points: Vec::new(),
                ..strip.clone()
            });
        }
    }
}

/// What lies of an outline on one side of an upright line: on the right for 1, on the left for -1.
fn cut(points: &[Point], x: i32, side: i32) -> Vec<Point> {
    let beyond = |point: &Point| (point.x - x) * side < 0;
    let mut left = Vec::new();
    for (i, a) in points.iter().enumerate() {
        let b = &points[(i + 1) % points.len()];
        if !beyond(a) {
            left.push(*a);
        }
        if beyond(a) != beyond(b) {
            let (run, rise) = (i64::from(b.x - a.x), i64::from(b.y - a.y));
            let y = i64::from(a.y) + rise * i64::from(x - a.x) / run;
            left.push(Point::new(x, y as i32));
        }
    }
    left.dedup();
    if left.len() > 1 && left.first() == left.last() {
        left.pop();
    }
    left
}
