//! The six directions of a hex.

use crate::grid::Shape;
use crate::id::Axial;
use serde::{Deserialize, Serialize};

/// One of the six neighbours of a hex, numbered clockwise as seen on the board. What a number means depends
/// on the shape of the board; use the names in [`points_up`] and [`flat_top`].
///
/// | number | points-up | flat-top | axial step |
/// |---|---|---|---|
/// | 0 | E  | SE | (+1,  0) |
/// | 1 | SE | S  | ( 0, +1) |
/// | 2 | SW | SW | (-1, +1) |
/// | 3 | W  | NW | (-1,  0) |
/// | 4 | NW | N  | ( 0, -1) |
/// | 5 | NE | NE | (+1, -1) |
///
/// North is the top of the board: towards higher rows on a points-up board without digits, else towards row 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Points-up E, flat-top SE.
    D0,
    /// Points-up SE, flat-top S.
    D1,
    /// SW on both.
    D2,
    /// Points-up W, flat-top NW.
    D3,
    /// Points-up NW, flat-top N.
    D4,
    /// NE on both.
    D5,
}

/// The compass names of the directions on a points-up board.
pub mod points_up {
    use super::Direction;
    /// East: the next hex of the row.
    pub const E: Direction = Direction::D0;
    /// South-east: one row down.
    pub const SE: Direction = Direction::D1;
    /// South-west: one row down.
    pub const SW: Direction = Direction::D2;
    /// West: the previous hex of the row.
    pub const W: Direction = Direction::D3;
    /// North-west: one row up.
    pub const NW: Direction = Direction::D4;
    /// North-east: one row up.
    pub const NE: Direction = Direction::D5;
}

/// The compass names of the directions on a flat-top board.
pub mod flat_top {
    use super::Direction;
    /// South-east: the next column, lower.
    pub const SE: Direction = Direction::D0;
    /// South: the next hex of the column.
    pub const S: Direction = Direction::D1;
    /// South-west: the previous column, lower.
    pub const SW: Direction = Direction::D2;
    /// North-west: the previous column, higher.
    pub const NW: Direction = Direction::D3;
    /// North: the previous hex of the column.
    pub const N: Direction = Direction::D4;
    /// North-east: the next column, higher.
    pub const NE: Direction = Direction::D5;
}

const ALL: [Direction; 6] = [
    Direction::D0,
    Direction::D1,
    Direction::D2,
    Direction::D3,
    Direction::D4,
    Direction::D5,
];
const STEPS: [Axial; 6] = [
    Axial::new(1, 0),
    Axial::new(0, 1),
    Axial::new(-1, 1),
    Axial::new(-1, 0),
    Axial::new(0, -1),
    Axial::new(1, -1),
];
const POINTS_UP: [&str; 6] = ["E", "SE", "SW", "W", "NW", "NE"];
const FLAT_TOP: [&str; 6] = ["SE", "S", "SW", "NW", "N", "NE"];

impl Direction {
    /// All six, clockwise.
    pub const fn all() -> [Direction; 6] {
        ALL
    }

    /// The number of the direction, 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction `n` sixths of a turn clockwise; negative turns anticlockwise.
    pub const fn turn(self, n: i32) -> Direction {
        ALL[(self as i32 + n.rem_euclid(6)) as usize % 6]
    }

    /// The direction facing this one.
    pub const fn opposite(self) -> Direction {
        self.turn(3)
    }

    /// The axial step to the neighbour in this direction.
    pub const fn step(self) -> Axial {
        STEPS[self as usize]
    }

    /// The compass name on a board of this shape, such as `NE`.
    pub const fn name(self, shape: Shape) -> &'static str {
        match shape {
            Shape::PointsUp => POINTS_UP[self as usize],
            Shape::FlatTop => FLAT_TOP[self as usize],
        }
    }

    /// The direction of that compass name on a board of this shape, if it has one.
    pub fn named(shape: Shape, name: &str) -> Option<Direction> {
        ALL.into_iter()
            .find(|direction| direction.name(shape) == name)
    }

    /// The direction whose axial step is `step`, if it is a single step.
    pub fn of_step(step: Axial) -> Option<Direction> {
        ALL.into_iter().find(|direction| direction.step() == step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_turn_comes_back_and_a_half_turn_faces_the_other_way() {
        for direction in Direction::all() {
            assert_eq!(direction.turn(6), direction);
            assert_eq!(direction.turn(-1), direction.turn(5));
            assert_eq!(direction.opposite().opposite(), direction);
            assert_eq!(direction.step() + direction.opposite().step(), Axial::ZERO);
            assert_eq!(Direction::of_step(direction.step()), Some(direction));
        }
    }

    #[test]
    fn compass_names_belong_to_a_shape() {
        assert_eq!(Direction::named(Shape::PointsUp, "E"), Some(points_up::E));
        assert_eq!(Direction::named(Shape::FlatTop, "N"), Some(flat_top::N));
        assert_eq!(Direction::named(Shape::FlatTop, "E"), None);
        for shape in [Shape::PointsUp, Shape::FlatTop] {
            for direction in Direction::all() {
                assert_eq!(
                    Direction::named(shape, direction.name(shape)),
                    Some(direction)
                );
            }
        }
    }
}
