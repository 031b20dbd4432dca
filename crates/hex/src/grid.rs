//! A board of hexes: which there are, how they lie, which touch.

use crate::direction::Direction;
use crate::document::GridDocument;
use crate::id::{Axial, HexId};
use crate::point::{Point, UNIT};
use crate::sheet::{Sheet, cover};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest board a grid may describe.
pub const MAX_HEXES: usize = 4096;
/// The longest row or column: what is kept for every offset on the board grows with its square.
const MAX_LENGTH: u16 = 256;
/// The longest row or column that two digits name.
const MAX_DIGITS: u16 = 99;

/// Which way the hexes of a board point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Corners up and down, hexes in rows. Row 1 is at the bottom; odd rows are full, even rows are one hex
    /// shorter, with half a hex at both ends. Hex `c` of an even row touches hexes `c` and `c + 1` of the odd
    /// rows next to it. A board with digits has row 1 at the top and full rows, half a hex at one end of each.
    PointsUp,
    /// Sides up and down, hexes in lettered columns. Row 1 is at the top; odd columns (A, C, ...) lie half a
    /// hex higher than even ones. On a board with halves the even columns also have a row 0.
    FlatTop,
}

/// Why a board cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridError {
    /// No row, no column, or a points-up board of a single column.
    TooSmall,
    /// More than [`MAX_HEXES`] hexes, or more than 256 in a line.
    TooLarge,
    /// Halves on a points-up board, or sheets on a board without halves.
    NoHalves,
    /// Digits on a flat-top board, or more columns or rows than two digits name.
    NoDigits,
    /// Sheets that lie off the board, leave some of it bare, overlap by more than half hexes, or share a name.
    Sheets,
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridError::TooSmall => write!(f, "the board has too few columns or rows"),
            GridError::TooLarge => write!(
                f,
                "the board has more than {MAX_HEXES} hexes, or more than {MAX_LENGTH} in a line"
            ),
            GridError::NoHalves => write!(
                f,
                "only a flat-top board has halves, and only one with halves has sheets"
            ),
            GridError::NoDigits => write!(
                f,
                "only a points-up board of at most {MAX_DIGITS} columns and rows has digits"
            ),
            GridError::Sheets => write!(f, "the sheets do not cover the board, each hex once"),
        }
    }
}

impl std::error::Error for GridError {}

/// A hexside, named by one of its hexes and the direction across it. Equal for both hexes: it always carries
/// the hex with the smaller number, or the only one if the other would lie off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HexSide {
    /// The hex with the smaller number.
    pub hex: HexId,
    /// From that hex across the side.
    pub dir: Direction,
}

/// A field of 60 degrees seen from the centre of a hex. Its two borders belong to it, the hex itself does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Field {
    /// Centred on a hexside: all hexes whose centre lies within 30 degrees of the direction. One hex at
    /// distance 1, three at distances 2 and 3, five at 4 and 5.
    Side(Direction),
    /// Centred on the corner between the direction and the next one clockwise: all hexes reached by steps in
    /// these two directions only. `n + 1` hexes at distance `n`.
    Corner(Direction),
}

impl From<Direction> for Field {
    fn from(direction: Direction) -> Field {
        Field::Side(direction)
    }
}

const NO_HEX: u16 = u16::MAX;

/// A board. Hexes are numbered from 0: on a points-up board row by row from the lower left (A1, B1, ... then
/// row 2), from the upper left if it has digits (0101, 0201, ...), on a flat-top board column by column from the upper
/// left (A1, A2, ... then B1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    shape: Shape,
    columns: u16,
    rows: u16,
    halves: bool,
    digits: bool,
    sheets: Vec<Sheet>,
    places: Vec<Place>,
    neighbours: Vec<[u16; 6]>,
    low: Axial,
    wide: usize,
    by_axial: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    axial: Axial,
    column: u16,
    row: u16,
}

impl Grid {
    /// A board of that many columns (in the full rows) and rows.
    pub fn new(shape: Shape, columns: u16, rows: u16) -> Result<Grid, GridError> {
        Grid::of(&GridDocument {
            shape,
            columns,
            rows,
            halves: false,
            digits: false,
            sheets: Vec::new(),
        })
    }

    /// The board of a document.
    pub fn of(document: &GridDocument) -> Result<Grid, GridError> {
        let &GridDocument {
            shape,
            columns,
            rows,
            halves,
            digits,
            ref sheets,
        } = document;
        if (halves && shape == Shape::PointsUp) || (!halves && !sheets.is_empty()) {
            return Err(GridError::NoHalves);
        }
        if digits && (shape == Shape::FlatTop || columns.max(rows) > MAX_DIGITS) {
            return Err(GridError::NoDigits);
        }
        let least = if shape == Shape::PointsUp || halves {
            2
        } else {
            1
        };
        if columns < least || rows < 1 {
            return Err(GridError::TooSmall);
        }
        let long = columns.max(rows) > MAX_LENGTH;
        let halved = if halves { columns as usize / 2 } else { 0 };
        if long || columns as usize * rows as usize + halved > MAX_HEXES {
            return Err(GridError::TooLarge);
        }
        let places = match digits {
            true => full_rows(columns, rows),
            false => places(shape, columns, rows, halves),
        };
        let all = || places.iter().map(|place| (place.column, place.row));
        if !cover(sheets, columns, rows, all()) {
            return Err(GridError::Sheets);
        }
        let low = Axial::new(
            places
                .iter()
                .map(|place| place.axial.q)
                .min()
                .expect("a board has hexes"),
            places
                .iter()
                .map(|place| place.axial.r)
                .min()
                .expect("a board has hexes"),
        );
        let high_q = places
            .iter()
            .map(|place| place.axial.q)
            .max()
            .expect("a board has hexes");
        let high_r = places
            .iter()
            .map(|place| place.axial.r)
            .max()
            .expect("a board has hexes");
        let wide = (high_q - low.q) as usize + 1;
        let mut by_axial = vec![NO_HEX; wide * ((high_r - low.r) as usize + 1)];
        for (number, place) in places.iter().enumerate() {
            let at = (place.axial.r - low.r) as usize * wide + (place.axial.q - low.q) as usize;
            assert_eq!(by_axial[at], NO_HEX, "two hexes in one place");
            by_axial[at] = number as u16;
        }
        let mut grid = Grid {
            shape,
            columns,
            rows,
            halves,
            digits,
            sheets: sheets.clone(),
            places,
            neighbours: Vec::new(),
            low,
            wide,
            by_axial,
        };
        grid.neighbours = grid.ids().map(|hex| grid.find_neighbours(hex)).collect();
        Ok(grid)
    }

    fn find_neighbours(&self, hex: HexId) -> [u16; 6] {
        Direction::all().map(|dir| {
            self.at(self.axial(hex) + dir.step())
                .map_or(NO_HEX, |other| other.0)
        })
    }

    /// Which way the hexes point.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of columns; on a points-up board, of hexes in a full row.
    pub fn columns(&self) -> u16 {
        self.columns
    }

    /// The number of rows.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// Whether every second column has half a hex at both ends, and with them a row 0. The halves are whole hexes here:
    /// on the printed board they are cut, as the first and the last column are.
    pub fn halves(&self) -> bool {
        self.halves
    }

    /// Whether its hexes are printed with four digits, from the upper left.
    pub fn digits(&self) -> bool {
        self.digits
    }

    /// The printed boards it is made of; none if it is one itself.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The sheets a hex lies on, by number, with its own column and row there: several where halves were joined.
    pub fn on_sheets(&self, hex: HexId) -> impl Iterator<Item = (usize, (u16, u16))> + '_ {
        let (column, row) = (self.column(hex), self.row(hex));
        let own = move |(number, sheet): (usize, &Sheet)| {
            sheet.own(column, row).map(|place| (number, place))
        };
        self.sheets.iter().enumerate().filter_map(own)
    }

    /// The number of hexes in a row: one less in the even rows of a points-up board without digits; every second column in
    /// row 0.
    pub fn row_len(&self, row: u16) -> u16 {
        let first = if self.halves { 0 } else { 1 };
        assert!(first <= row && row <= self.rows, "no such row");
        match self.shape {
            Shape::PointsUp if row.is_multiple_of(2) && !self.digits => self.columns - 1,
            Shape::FlatTop if row == 0 => self.columns / 2,
            _ => self.columns,
        }
    }

    /// The number of hexes.
    #[allow(clippy::len_without_is_empty)] // a board is never empty
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// All hexes, in order of number.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = HexId> + DoubleEndedIterator + use<> {
        (0..self.places.len() as u16).map(HexId)
    }

    /// Whether the board has a hex of that number.
    pub fn holds(&self, hex: HexId) -> bool {
        hex.index() < self.places.len()
    }

    /// The axial coordinates of a hex.
    #[inline]
    pub fn axial(&self, hex: HexId) -> Axial {
        self.places[hex.index()].axial
    }

    /// The hex at axial coordinates, if it is on the board.
    pub fn at(&self, axial: Axial) -> Option<HexId> {
        let q = axial
            .q
            .checked_sub(self.low.q)
            .and_then(|q| usize::try_from(q).ok())?;
        let r = axial
            .r
            .checked_sub(self.low.r)
            .and_then(|r| usize::try_from(r).ok())?;
        if q >= self.wide {
            return None;
        }
        self.by_axial
            .get(r * self.wide + q)
            .copied()
            .filter(|&hex| hex != NO_HEX)
            .map(HexId)
    }

    /// The hex in that row at that place of the row or column, both as printed.
    pub fn in_row(&self, row: u16, column: u16) -> Option<HexId> {
        if self.halves {
            let even = column.is_multiple_of(2);
            let least = if even { 0 } else { 1 };
            let there = (1..=self.columns).contains(&column) && (least..=self.rows).contains(&row);
            // Every pair of columns to the left has 2 * rows + 1 hexes.
            let before = || (column - 1) / 2 * (2 * self.rows + 1);
            let down = || if even { self.rows + row } else { row - 1 };
            return there.then(|| HexId(before() + down()));
        }
        if row < 1 || row > self.rows || column < 1 || column > self.row_len(row) {
            return None;
        }
        Some(HexId(match self.shape {
            Shape::PointsUp if self.digits => (row - 1) * self.columns + column - 1,
            // Every pair of rows below has 2 * columns - 1 hexes.
            Shape::PointsUp => {
                (row - 1) / 2 * (2 * self.columns - 1) + (row - 1) % 2 * self.columns + column - 1
            }
            Shape::FlatTop => (column - 1) * self.rows + row - 1,
        }))
    }

    /// The row as printed, from 1; from 0 on a board with halves. Sheets count their own.
    #[inline]
    pub fn row(&self, hex: HexId) -> u16 {
        self.places[hex.index()].row
    }

    /// The column as printed, from 1; on a points-up board, the place in the row.
    #[inline]
    pub fn column(&self, hex: HexId) -> u16 {
        self.places[hex.index()].column
    }

    /// The hex next to this one in that direction, unless the board ends there.
    #[inline]
    pub fn neighbour(&self, hex: HexId, dir: Direction) -> Option<HexId> {
        let other = self.neighbours[hex.index()][dir.index()];
        (other != NO_HEX).then_some(HexId(other))
    }

    /// The hexes next to this one, clockwise from direction 0.
    #[inline]
    pub fn neighbours(&self, hex: HexId) -> impl Iterator<Item = HexId> + use<> {
        self.neighbours[hex.index()]
            .into_iter()
            .filter(|&other| other != NO_HEX)
            .map(HexId)
    }

    /// The direction from one hex to the other, if they touch.
    pub fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        Direction::of_step(self.axial(to) - self.axial(from))
    }

    /// Steps from hex to hex between the two.
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.axial(a).distance(self.axial(b))
    }

    /// The hexes at exactly that distance, in order of number.
    pub fn ring(&self, hex: HexId, distance: u16) -> Vec<HexId> {
        self.ids()
            .filter(|&other| self.distance(hex, other) == distance)
            .collect()
    }

    /// The hexes at that distance or nearer, the hex itself included, in order of number.
    pub fn within(&self, hex: HexId, distance: u16) -> Vec<HexId> {
        self.ids()
            .filter(|&other| self.distance(hex, other) <= distance)
            .collect()
    }

    /// Whether `to` lies in a field of 60 degrees from `from`. A [`Direction`] stands for [`Field::Side`].
    pub fn in_arc(&self, from: HexId, field: impl Into<Field>, to: HexId) -> bool {
        let offset = self.axial(to) - self.axial(from);
        let (field, [a, b]) = match field.into() {
            field @ (Field::Side(dir) | Field::Corner(dir)) => (field, turned(offset, dir)),
        };
        // The offset is a steps along the direction and b along the next one clockwise.
        offset != Axial::ZERO
            && match field {
                Field::Side(_) => 3 * b.abs() <= 2 * a + b,
                Field::Corner(_) => a >= 0 && b >= 0,
            }
    }

    /// The hexes in a field of 60 degrees up to that distance, in order of number.
    pub fn arc(&self, from: HexId, field: impl Into<Field>, distance: u16) -> Vec<HexId> {
        let field = field.into();
        let near =
            |&to: &HexId| self.distance(from, to) <= distance && self.in_arc(from, field, to);
        self.ids().filter(near).collect()
    }

    /// The hexside of a hex in that direction, under the one name both its hexes share.
    pub fn side(&self, hex: HexId, dir: Direction) -> HexSide {
        match self.neighbour(hex, dir) {
            Some(other) if other < hex => HexSide {
                hex: other,
                dir: dir.opposite(),
            },
            _ => HexSide { hex, dir },
        }
    }

    /// The hexside between two hexes, if they touch.
    pub fn side_between(&self, a: HexId, b: HexId) -> Option<HexSide> {
        self.direction(a, b).map(|dir| self.side(a, dir))
    }

    /// The hexes on both sides of a hexside; the second is missing at the border of the board.
    pub fn beside(&self, side: HexSide) -> (HexId, Option<HexId>) {
        (side.hex, self.neighbour(side.hex, side.dir))
    }

    /// The centre of a hex on the lattice.
    pub fn centre(&self, hex: HexId) -> Point {
        (self.origin() + lattice(self.shape, self.axial(hex))).times(UNIT)
    }

    /// The corners of a hex, clockwise. Corner `k` lies between directions `k` and `k + 1`, so that the side in
    /// direction `k` runs from corner `k - 1` to corner `k`.
    pub fn corners(&self, hex: HexId) -> [Point; 6] {
        corner_offsets(self.shape).map(|corner| self.centre(hex) + corner.times(UNIT))
    }

    /// Both ends of a hexside, clockwise as seen from its hex.
    pub fn ends(&self, side: HexSide) -> [Point; 2] {
        let corners = self.corners(side.hex);
        [
            corners[side.dir.turn(-1).index()],
            corners[side.dir.index()],
        ]
    }

    /// The lower right corner of the rectangle around the board; the upper left one is `[0, 0]`.
    pub fn extent(&self) -> Point {
        let (columns, rows) = (i32::from(self.columns), i32::from(self.rows));
        match self.shape {
            Shape::PointsUp if self.digits => {
                Point::new(2 * columns + i32::from(rows > 1), 3 * rows + 1).times(UNIT)
            }
            Shape::PointsUp => Point::new(2 * columns, 3 * rows + 1).times(UNIT),
            Shape::FlatTop if self.halves => Point::new(3 * columns + 1, 2 * rows + 2).times(UNIT),
            Shape::FlatTop if columns == 1 => Point::new(4, 2 * rows).times(UNIT),
            Shape::FlatTop => Point::new(3 * columns + 1, 2 * rows + 1).times(UNIT),
        }
    }

    /// Where the hex with axial coordinates (0, 0) lies, in steps.
    fn origin(&self) -> Point {
        match self.shape {
            Shape::PointsUp if self.rows.is_multiple_of(2) && !self.digits => Point::new(2, 2),
            Shape::PointsUp => Point::new(1, 2),
            Shape::FlatTop if self.halves => Point::new(2, 2),
            Shape::FlatTop => Point::new(2, 1),
        }
    }
}

/// The offset as `a` steps along `dir` and `b` along the next direction clockwise.
fn turned(offset: Axial, dir: Direction) -> [i32; 2] {
    let (mut a, mut b) = (i32::from(offset.q), i32::from(offset.r));
    for _ in 0..dir.index() {
        // Step 0 is step 1 turned back less step 2: q * d0 + r * d1 = (q + r) * d1 - q * d2.
        (a, b) = (a + b, -a);
    }
    [a, b]
}

/// An axial difference on the lattice, in steps of [`UNIT`].
pub(crate) fn lattice(shape: Shape, axial: Axial) -> Point {
    let (q, r) = (i32::from(axial.q), i32::from(axial.r));
    match shape {
        Shape::PointsUp => Point::new(2 * q + r, 3 * r),
        Shape::FlatTop => Point::new(3 * q, q + 2 * r),
    }
}

/// The corners of a hex around its centre, in steps of [`UNIT`], clockwise; see [`Grid::corners`].
pub(crate) fn corner_offsets(shape: Shape) -> [Point; 6] {
    Direction::all().map(|dir| {
        let sum = lattice(shape, dir.step() + dir.turn(1).step());
        Point::new(sum.x / 3, sum.y / 3)
    })
}

/// Rows from the top, all of them full, the even ones half a hex to the right.
fn full_rows(columns: u16, rows: u16) -> Vec<Place> {
    let rows = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (column, row)));
    let place = |(column, row): (u16, u16)| {
        let down = row as i16 - 1;
        let axial = Axial::new(column as i16 - 1 - down / 2, down);
        Place { axial, column, row }
    };
    rows.map(place).collect()
}

fn places(shape: Shape, columns: u16, rows: u16, halves: bool) -> Vec<Place> {
    let mut places = Vec::with_capacity(columns as usize * (rows as usize + 1));
    match shape {
        Shape::PointsUp => {
            // The top row lies at r = 0 and begins at q = 0; a short row begins half a hex to the right.
            for row in 1..=rows {
                let down = rows - row;
                let short = row.is_multiple_of(2);
                let start = match (short, rows.is_multiple_of(2)) {
                    (false, true) => -1 - (down as i16 - 1) / 2,
                    (true, false) => -((down as i16 - 1) / 2),
                    _ => -(down as i16 / 2),
                };
                for column in 1..=columns - u16::from(short) {
                    let axial = Axial::new(start + column as i16 - 1, down as i16);
                    places.push(Place { axial, column, row });
                }
            }
        }
        Shape::FlatTop => {
            for column in 1..=columns {
                let q = column as i16 - 1;
                let first = if halves && q % 2 == 1 { 0 } else { 1 };
                for row in first..=rows {
                    let axial = Axial::new(q, row as i16 - 1 - q / 2);
                    places.push(Place { axial, column, row });
                }
            }
        }
    }
    places
}
