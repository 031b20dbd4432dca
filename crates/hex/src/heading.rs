//! Ways out of a hex: through its sides and over its corners.

use crate::direction::Direction;
use crate::grid::Shape;
use serde::{Deserialize, Serialize};

/// One of the twelve ways out of the middle of a hex, in twelfths of a turn clockwise: even numbers lead through the side of
/// a [`Direction`], odd ones over the corner behind it. Vehicles of one game face a side, guns of another a corner; a
/// game uses the six it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Heading(u8);

impl Heading {
    /// Through this side.
    pub const fn side(direction: Direction) -> Heading {
        Heading(2 * direction as u8)
    }

    /// Over the corner between this side and the next one clockwise.
    pub const fn corner(direction: Direction) -> Heading {
        Heading(2 * direction as u8 + 1)
    }

    /// All twelve, clockwise.
    pub fn all() -> impl Iterator<Item = Heading> {
        (0..12).map(Heading)
    }

    /// Its number, 0 to 11.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The sides next to it, clockwise: twice the same where it leads through one.
    pub const fn sides(self) -> [Direction; 2] {
        let first = Direction::all()[self.0 as usize / 2];
        [first, first.turn(self.0 as i32 % 2)]
    }

    /// The heading `n` sixths of a turn clockwise, from side to side or from corner to corner.
    pub const fn turn(self, n: i32) -> Heading {
        Heading((self.0 as i32 + 2 * n).rem_euclid(12) as u8)
    }

    /// The sixths of a turn from this one to the other by the shorter way, 0 to 3; none between a side and a corner.
    pub const fn turns_to(self, other: Heading) -> Option<u8> {
        let apart = (other.0 + 12 - self.0) % 12;
        let apart = if apart > 6 { 12 - apart } else { apart };
        if apart % 2 == 0 {
            Some(apart / 2)
        } else {
            None
        }
    }

    /// Where it leads on a board of this shape as it is drawn, in degrees clockwise from the right.
    pub const fn degrees(self, shape: Shape) -> u16 {
        let first = match shape {
            Shape::PointsUp => 0,
            Shape::FlatTop => 30,
        };
        (first + 30 * self.0 as u16) % 360
    }
}

impl TryFrom<u8> for Heading {
    type Error = String;
    fn try_from(n: u8) -> Result<Heading, String> {
        match n {
            0..12 => Ok(Heading(n)),
            _ => Err(format!("{n} is no heading: they are 0 to 11")),
        }
    }
}

impl From<Heading> for u8 {
    fn from(heading: Heading) -> u8 {
        heading.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::direction::{flat_top, points_up};

    #[test]
    fn a_heading_lies_between_its_sides() {
        for direction in Direction::all() {
            let (side, corner) = (Heading::side(direction), Heading::corner(direction));
            assert_eq!(side.sides(), [direction; 2]);
            assert_eq!(corner.sides(), [direction, direction.turn(1)]);
            assert_eq!(side.turn(2), Heading::side(direction.turn(2)));
            assert_eq!(corner.turn(-1), Heading::corner(direction.turn(-1)));
            assert_eq!(side.turns_to(corner), None);
        }
        assert_eq!(Heading::all().count(), 12);
    }

    #[test]
    fn turning_goes_the_shorter_way() {
        for heading in Heading::all() {
            let turned = (-3..=3).map(|n| heading.turns_to(heading.turn(n)));
            let apart = [3, 2, 1, 0, 1, 2, 3].map(Some);
            assert!(turned.eq(apart));
        }
    }

    #[test]
    fn headings_lead_where_the_compass_says() {
        let drawn = |heading: Heading, shape| heading.degrees(shape);
        assert_eq!(drawn(Heading::side(points_up::E), Shape::PointsUp), 0);
        assert_eq!(drawn(Heading::corner(points_up::SE), Shape::PointsUp), 90);
        assert_eq!(drawn(Heading::side(flat_top::S), Shape::FlatTop), 90);
        assert_eq!(drawn(Heading::side(flat_top::N), Shape::FlatTop), 270);
        assert_eq!(drawn(Heading::corner(flat_top::NE), Shape::FlatTop), 0);
    }

    #[test]
    fn a_heading_is_a_number_on_the_wire() {
        let text = serde_json::to_string(&Heading::corner(points_up::NE)).unwrap();
        assert_eq!(text, "11");
        assert!(serde_json::from_str::<Heading>("11").is_ok());
        assert!(serde_json::from_str::<Heading>("12").is_err());
    }
}
