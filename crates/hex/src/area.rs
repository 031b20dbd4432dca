//! A drawn outline: any polygon, and how a line meets it.

use crate::line::{How, Span, crossing, position};
use crate::point::Point;
use crate::ratio::Ratio;

/// A closed outline of straight edges. Where it crosses itself, inside is what an odd number of edges separates
/// from the far away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    points: Vec<Point>,
    low: Point,
    high: Point,
}

/// A stretch of a line between two marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leg {
    Outside,
    Inside,
    Border,
}

/// A line cut where it meets the border; the flag of a mark says whether it lies on the border (the ends of the line may
/// not).
struct Walk {
    marks: Vec<(Ratio, bool)>,
    /// Where edges are crossed, and whether by the line moved to its left and to its right.
    flips: Vec<(Ratio, bool, bool)>,
    /// How many, odd or even, are crossed before the line begins.
    behind: (bool, bool),
    /// Edges that it runs on.
    edges: Vec<(Ratio, Ratio)>,
}

impl Walk {
    /// What lies between a mark and the next. Which side it is on is told by counting, for the line moved by a hair to its
    /// left and to its right, the edges crossed before it; if the two disagree the leg runs on an edge.
    fn leg(&self, mark: usize) -> Option<Leg> {
        let (a, b) = (self.marks[mark].0, self.marks.get(mark + 1)?.0);
        let before = || self.flips.iter().filter(|flip| flip.0 <= a);
        let left = before().fold(self.behind.0, |odd, flip| odd ^ flip.1);
        let right = before().fold(self.behind.1, |odd, flip| odd ^ flip.2);
        let runs_on = |edge: &(Ratio, Ratio)| edge.0 <= a && b <= edge.1;
        Some(match (left, right) {
            (true, true) => Leg::Inside,
            (false, false) if !self.edges.iter().any(runs_on) => Leg::Outside,
            _ => Leg::Border,
        })
    }
}

impl Area {
    /// The outline through these points, closed from the last to the first. At least three.
    pub fn new(points: Vec<Point>) -> Area {
        assert!(points.len() >= 3, "an outline needs three points");
        assert!(
            points.iter().all(|point| point.in_range()),
            "a point is out of range"
        );
        let x = || points.iter().map(|point| point.x);
        let y = || points.iter().map(|point| point.y);
        let low = Point::new(
            x().min().expect("three points"),
            y().min().expect("three points"),
        );
        let high = Point::new(
            x().max().expect("three points"),
            y().max().expect("three points"),
        );
        Area { points, low, high }
    }

    /// The points of the outline, in the order of the document.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The edges, the closing one last.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let next = self.points.iter().skip(1).chain(self.points.first());
        self.points.iter().copied().zip(next.copied())
    }

    /// Whether the point lies inside or on the border.
    pub fn contains(&self, point: Point) -> bool {
        let beside = point.x < self.low.x || point.x > self.high.x;
        if beside || point.y < self.low.y || point.y > self.high.y {
            return false;
        }
        let mut inside = false;
        for (a, b) in self.edges() {
            let turn = (b - a).cross(point - a);
            if turn == 0 && (a - point).dot(b - point) <= 0 {
                return true;
            }
            if (a.y > point.y) != (b.y > point.y) && (turn > 0) == (b.y > a.y) {
                inside = !inside;
            }
        }
        inside
    }

    /// How the line from `from` to `to` meets the area, in order: [`How::Through`] where it runs inside,
    /// [`How::Along`] where it runs on the border, [`How::Touch`] where it meets the border and stays outside.
    pub fn spans(&self, from: Point, to: Point) -> Vec<Span> {
        let Some(walk) = self.walk(from, to) else {
            return Vec::new();
        };
        let mut spans: Vec<Span> = Vec::new();
        let mut last = Leg::Outside;
        for (i, &(enter, on_border)) in walk.marks.iter().enumerate() {
            let next = walk.leg(i).unwrap_or(Leg::Outside);
            if next == Leg::Outside {
                if on_border && last == Leg::Outside {
                    spans.push(Span {
                        enter,
                        leave: enter,
                        how: How::Touch,
                    });
                }
            } else {
                let leave = walk.marks[i + 1].0;
                match spans.last_mut() {
                    Some(span) if next == last => span.leave = leave,
                    _ => spans.push(Span {
                        enter,
                        leave,
                        how: how(next),
                    }),
                }
            }
            last = next;
        }
        spans
    }

    /// Where the line meets the border itself, in order: [`How::Through`] where it goes from one side to the
    /// other (over a stretch if it runs on the border for a while), [`How::Along`] and [`How::Touch`] where it comes back
    /// to the side it was on, or begins or ends on the border.
    pub fn crossings(&self, from: Point, to: Point) -> Vec<Span> {
        let Some(walk) = self.walk(from, to) else {
            return Vec::new();
        };
        let mut spans = Vec::new();
        let mut i = 0;
        while i < walk.marks.len() {
            let (enter, on_border) = walk.marks[i];
            let before = i.checked_sub(1).and_then(|i| walk.leg(i));
            while walk.leg(i) == Some(Leg::Border) {
                i += 1;
            }
            let leave = walk.marks[i].0;
            let after = walk.leg(i);
            let how = match before.zip(after) {
                Some((before, after)) if before != after => How::Through,
                _ if enter == leave => How::Touch,
                _ => How::Along,
            };
            if on_border {
                spans.push(Span { enter, leave, how });
            }
            i += 1;
        }
        spans
    }

    /// Whether the upright box around the area lies beyond the line, or wholly on one side of it.
    fn misses(&self, from: Point, to: Point) -> bool {
        if from.x.max(to.x) < self.low.x
            || from.x.min(to.x) > self.high.x
            || from.y.max(to.y) < self.low.y
            || from.y.min(to.y) > self.high.y
        {
            return true;
        }
        let others = [
            Point::new(self.low.x, self.high.y),
            Point::new(self.high.x, self.low.y),
        ];
        let side = |corner: Point| (to - from).cross(corner - from).signum();
        let first = side(self.low);
        first != 0 && side(self.high) == first && others.into_iter().all(|it| side(it) == first)
    }

    /// Cuts the line at the border; nothing if it never comes near.
    fn walk(&self, from: Point, to: Point) -> Option<Walk> {
        assert!(from != to, "a line needs two ends");
        if self.misses(from, to) {
            return None;
        }
        let line = to - from;
        let side = |point: Point| line.cross(point - from).signum();
        let (mut flips, mut edges, mut marks) = (Vec::new(), Vec::new(), Vec::new());
        // What is crossed before the line begins.
        let mut behind = (false, false);
        let mut side_b = side(self.points[0]);
        for (a, b) in self.edges() {
            let side_a = side_b;
            side_b = side(b);
            if side_a == 0 {
                marks.push((position(from, line, a), true));
            }
            if side_a == 0 && side_b == 0 {
                let (x, y) = (position(from, line, a), position(from, line, b));
                edges.push((x.min(y), x.max(y)));
            } else if side_a * side_b <= 0 {
                let flip = ((side_a < 0) != (side_b < 0), (side_a > 0) != (side_b > 0));
                let (num, den) = crossing(from, line, a, b);
                if num < 0 {
                    behind = (behind.0 ^ flip.0, behind.1 ^ flip.1);
                } else if num <= den {
                    let at = Ratio::new(num, den);
                    flips.push((at, flip.0, flip.1));
                    marks.push((at, true));
                }
            }
        }
        if marks.is_empty() && edges.is_empty() && behind == (false, false) {
            return None;
        }
        marks.retain(|mark| Ratio::ZERO <= mark.0 && mark.0 <= Ratio::ONE);
        marks.sort_unstable();
        marks.dedup();
        if marks.first().is_none_or(|mark| mark.0 != Ratio::ZERO) {
            marks.insert(0, (Ratio::ZERO, false));
        }
        if marks.last().is_none_or(|mark| mark.0 != Ratio::ONE) {
            marks.push((Ratio::ONE, false));
        }
        Some(Walk {
            marks,
            flips,
            behind,
            edges,
        })
    }
}

fn how(leg: Leg) -> How {
    match leg {
        Leg::Inside => How::Through,
        Leg::Border => How::Along,
        Leg::Outside => How::Touch,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(points: &[[i32; 2]]) -> Area {
        Area::new(points.iter().map(|&point| point.into()).collect())
    }

    fn hows(spans: Vec<Span>) -> Vec<How> {
        spans.into_iter().map(|span| span.how).collect()
    }

    fn house() -> Area {
        // An L: the notch is the upper right quarter.
        area(&[[0, 0], [10, 0], [10, 10], [20, 10], [20, 20], [0, 20]])
    }

    #[test]
    fn a_corner_grazed_is_touched_and_a_wall_followed_is_run_along() {
        use How::*;
        assert_eq!(hows(house().spans([-5, 5].into(), [5, -5].into())), [Touch]);
        assert_eq!(
            hows(house().spans([-5, 15].into(), [25, 15].into())),
            [Through]
        );
        assert_eq!(hows(house().spans([-5, 0].into(), [25, 0].into())), [Along]);
        assert_eq!(
            hows(house().spans([-5, 10].into(), [25, 10].into())),
            [Through, Along]
        );
        assert_eq!(hows(house().spans([15, 5].into(), [18, 2].into())), []);
        assert_eq!(hows(house().spans([5, 25].into(), [5, 20].into())), [Touch]);
    }

    #[test]
    fn the_inner_corner_of_an_l_touched_from_outside_or_inside() {
        use How::*;
        // Through the inner corner from the notch into the body.
        assert_eq!(
            hows(house().spans([15, 5].into(), [5, 15].into())),
            [Through]
        );
        // Across the body, grazing the inner corner: still one stretch inside, but the border is touched.
        let (from, to) = ([5, 5].into(), [15, 15].into());
        assert_eq!(hows(house().spans(from, to)), [Through]);
        assert_eq!(hows(house().crossings(from, to)), [Touch]);
    }

    #[test]
    fn crossings_count_the_border_not_the_inside() {
        use How::*;
        let spans = house().crossings([-10, 15].into(), [30, 15].into());
        assert_eq!(
            spans.iter().map(|span| span.enter).collect::<Vec<_>>(),
            [Ratio::new(1, 4), Ratio::new(3, 4)]
        );
        assert_eq!(hows(spans), [Through, Through]);
        assert_eq!(
            hows(house().crossings([-5, 10].into(), [25, 10].into())),
            [Through, Through]
        );
        assert_eq!(hows(house().crossings([5, 15].into(), [8, 15].into())), []);
        assert_eq!(
            hows(house().crossings([5, 15].into(), [5, 20].into())),
            [Touch]
        );
        assert_eq!(
            hows(house().crossings([-5, 0].into(), [25, 0].into())),
            [Along]
        );
    }

    #[test]
    fn a_point_inside_on_the_border_and_in_the_notch() {
        assert!(house().contains([5, 5].into()) && house().contains([15, 10].into()));
        assert!(house().contains([0, 0].into()) && house().contains([20, 15].into()));
        assert!(!house().contains([15, 5].into()) && !house().contains([25, 20].into()));
    }
}
