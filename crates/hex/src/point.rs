//! Points of the lattice on which maps are drawn.

use serde::{Deserialize, Serialize};
use std::ops::{Add, Sub};

/// Lattice units in one elementary step. In steps, a points-up hex is 2 wide and 4 high, a flat-top hex 4 wide
/// and 2 high; 60 leaves a hundred or more places across a hex and divides by 2, 3, 4, 5 and 6.
pub const UNIT: i32 = 60;

/// Coordinates in map documents stay within plus or minus this, so that all products fit an `i64`.
pub const MAX_COORDINATE: i32 = 1 << 20;

/// A point of the affine lattice, written `[x, y]` in documents. `x` grows to the right and `y` **down**, on
/// both shapes; `[0, 0]` is the upper left corner of the rectangle around the board, [`crate::Grid::extent`]
/// the lower right one.
///
/// The lattice is the true picture squeezed along one axis by the square root of three. To draw it with hexes
/// whose side measures `s` (which is also the radius of their corners):
///
/// | shape | screen x | screen y |
/// |---|---|---|
/// | points-up | `x * (s * sqrt(3) / 2) / UNIT` | `y * (s / 2) / UNIT` |
/// | flat-top | `x * (s / 2) / UNIT` | `y * (s * sqrt(3) / 2) / UNIT` |
///
/// Centres, with `column` and `row` as printed (from 1), in lattice units:
///
/// - points-up, `rows` rows, row 1 at the bottom: `x = (2 * column - 1) * UNIT` in odd (full) rows and
///   `x = 2 * column * UNIT` in even (short) rows; `y = (3 * (rows - row) + 2) * UNIT`. On a board with digits, row 1 at
///   the top, even rows are as long, and `y = (3 * row - 1) * UNIT`.
/// - flat-top, row 1 at the top, odd columns half a hex higher: `x = (3 * column - 1) * UNIT`;
///   `y = (2 * row - 1) * UNIT` in odd columns and `y = 2 * row * UNIT` in even columns. On a board with halves
///   everything lies half a hex lower, to leave room for row 0.
///
/// Corners lie at (0, ±2), (±1, ±1) steps from the centre on points-up boards, at (±2, 0), (±1, ±1) on flat-top
/// ones. Lengths that must look alike in every direction (the width of a strip, the size of a name) are in
/// *drawing units*: the unsqueezed axis is measured in them, and the side of a hex is `2 * UNIT` of them. With
/// `s = 2 * UNIT` the transform is the plain unsqueezing `(x * sqrt(3), y)` or `(x, y * sqrt(3))`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(from = "[i32; 2]", into = "[i32; 2]")]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

impl Point {
    /// The point `[x, y]`.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// Twice the signed area between the two vectors: positive if `other` is clockwise of `self` as drawn.
    pub const fn cross(self, other: Point) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The lattice dot product. Not the one of the true picture; good for ratios along one line.
    pub const fn dot(self, other: Point) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// Both coordinates within [`MAX_COORDINATE`].
    pub const fn in_range(self) -> bool {
        self.x.unsigned_abs() <= MAX_COORDINATE as u32
            && self.y.unsigned_abs() <= MAX_COORDINATE as u32
    }

    /// The vector made `n` times as long.
    pub const fn times(self, n: i32) -> Point {
        Point::new(self.x * n, self.y * n)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl From<[i32; 2]> for Point {
    fn from([x, y]: [i32; 2]) -> Point {
        Point { x, y }
    }
}

impl From<Point> for [i32; 2] {
    fn from(point: Point) -> [i32; 2] {
        [point.x, point.y]
    }
}
