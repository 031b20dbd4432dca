//! A straight line against a convex shape.

use crate::point::Point;
use crate::ratio::Ratio;
use serde::{Deserialize, Serialize};

/// How a line meets something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// In single points of its border only.
    Touch,
    /// Running along its border, for more than a point, without entering it.
    Along,
    /// Crossing it.
    Through,
    /// Crossing it, and the part of the line in this hex never leaves it.
    Inside,
}

impl How {
    /// Whether the line really crosses: [`How::Through`] or [`How::Inside`].
    pub const fn crosses(self) -> bool {
        matches!(self, How::Through | How::Inside)
    }
}

/// A stretch of a line, or a single point if `enter == leave`, and how it meets a thing there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Where it begins.
    pub enter: Ratio,
    /// Where it ends.
    pub leave: Ratio,
    /// How the thing is met between.
    pub how: How,
}

impl Span {
    /// The same stretch on the line read from its other end.
    pub const fn flip(self) -> Span {
        Span {
            enter: self.leave.flip(),
            leave: self.enter.flip(),
            how: self.how,
        }
    }
}

/// What a line has in common with a convex shape.
pub(crate) struct Clip {
    pub span: Span,
    /// For [`How::Along`]: the edge that is run along, by its first corner.
    pub edge: Option<usize>,
}

/// Clips the line from `from` to `to` with a convex polygon whose corners go clockwise as drawn. Each edge
/// is a half-plane; what is left of 0 to 1 after all of them is the answer.
pub(crate) fn clip(from: Point, to: Point, convex: &[Point]) -> Option<Clip> {
    assert!(from != to, "a line needs two ends");
    assert!(convex.len() >= 3, "a convex shape needs three corners");
    let line = to - from;
    let (mut enter, mut leave, mut edge) = (Ratio::ZERO, Ratio::ONE, None);
    for (k, &corner) in convex.iter().enumerate() {
        let along = convex[(k + 1) % convex.len()] - corner;
        // Inside means start + t * slope >= 0.
        let start = along.cross(from - corner);
        let slope = along.cross(line);
        match slope.signum() {
            1 => enter = enter.max(Ratio::new(-start, slope)),
            -1 => leave = leave.min(Ratio::new(start, -slope)),
            _ if start < 0 => return None,
            _ if start == 0 => edge = Some(k),
            _ => {}
        }
    }
    let how = match (enter.cmp(&leave), edge) {
        (std::cmp::Ordering::Greater, _) => return None,
        (std::cmp::Ordering::Equal, _) => How::Touch,
        (std::cmp::Ordering::Less, Some(_)) => How::Along,
        (std::cmp::Ordering::Less, None) => How::Through,
    };
    Some(Clip {
        span: Span { enter, leave, how },
        edge,
    })
}

/// Where on the line from `from` (going `line`) its crossing with the edge `a`-`b` lies; the ends lie on
/// different sides of the line, or one of them on it. May be outside 0 to 1.
pub(crate) fn meeting(from: Point, line: Point, a: Point, b: Point) -> Ratio {
    let (num, den) = crossing(from, line, a, b);
    Ratio::new(num, den)
}

/// The same as a fraction that is not reduced, with a positive denominator.
pub(crate) fn crossing(from: Point, line: Point, a: Point, b: Point) -> (i64, i64) {
    let edge = b - a;
    let (num, den) = ((a - from).cross(edge), line.cross(edge));
    (num * den.signum(), den.abs())
}

/// Where on the line a point of it lies.
pub(crate) fn position(from: Point, line: Point, point: Point) -> Ratio {
    debug_assert_eq!(line.cross(point - from), 0, "the point is not on the line");
    Ratio::new((point - from).dot(line), line.dot(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [
        Point::new(0, 0),
        Point::new(10, 0),
        Point::new(10, 10),
        Point::new(0, 10),
    ];

    fn met(from: [i32; 2], to: [i32; 2]) -> Option<How> {
        clip(from.into(), to.into(), &SQUARE).map(|clip| clip.span.how)
    }

    #[test]
    fn crossing_touching_and_running_along_are_told_apart() {
        assert_eq!(met([-5, 5], [15, 5]), Some(How::Through));
        assert_eq!(met([2, 2], [3, 3]), Some(How::Through));
        assert_eq!(met([-5, 5], [5, -5]), Some(How::Touch));
        assert_eq!(met([-5, 0], [15, 0]), Some(How::Along));
        assert_eq!(met([-5, 0], [0, 0]), Some(How::Touch));
        assert_eq!(met([-5, 5], [5, -6]), None);
        assert_eq!(met([-5, 0], [-1, 0]), None);
    }

    #[test]
    fn the_ends_of_a_crossing_are_exact() {
        let clip = clip([-5, 3].into(), [16, 4].into(), &SQUARE).unwrap();
        assert_eq!(
            (clip.span.enter, clip.span.leave),
            (Ratio::new(5, 21), Ratio::new(15, 21))
        );
    }
}
