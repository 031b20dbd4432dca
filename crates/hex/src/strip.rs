//! A road, stream or trench: a line with a width.

use crate::grid::Shape;
use crate::line::{How, Span, clip};
use crate::point::Point;
use crate::ratio::Ratio;

/// A strip narrower than this (in drawing units) could vanish between the points of the lattice.
pub const MIN_WIDTH: i32 = 4;

type Stretch = (Ratio, Ratio);

/// The convex pieces of a strip: a rectangle for each straight part, and at each bend the parallelogram that
/// fills the gap (a bevelled joint). Corners are rounded to the lattice; what is drawn is what is tested.
pub fn pieces(shape: Shape, points: &[Point], width: i32) -> Vec<Vec<Point>> {
    assert!(
        points.len() >= 2 && width >= MIN_WIDTH,
        "a strip needs two points and a width"
    );
    let mut pieces = Vec::new();
    let mut last: Option<Point> = None;
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let out = half_width(shape, to - from, width);
        if let Some(last) = last {
            pieces.push(vec![from + last, from + out, from - last, from - out]);
        }
        pieces.push(vec![from + out, to + out, to - out, from - out]);
        last = Some(out);
    }
    pieces.into_iter().filter_map(clockwise).collect()
}

/// The vector from the middle of a strip to its edge, square to `along` in the true picture.
fn half_width(shape: Shape, along: Point, width: i32) -> Point {
    let (dx, dy) = (i64::from(along.x), i64::from(along.y));
    // In the true picture one axis is longer by the root of three; see `Point`.
    let (x, y, square) = match shape {
        Shape::PointsUp => (-dy, 3 * dx, 3 * (3 * dx * dx + dy * dy)),
        Shape::FlatTop => (-3 * dy, dx, 3 * (dx * dx + 3 * dy * dy)),
    };
    assert!(square > 0, "a straight part needs two different ends");
    let scaled = |part: i64| {
        let numerator = part.unsigned_abs() as u128 * width as u128;
        let twice = (numerator * numerator / square as u128).isqrt() as i32;
        (twice + 1) / 2 * part.signum() as i32
    };
    Point::new(scaled(x), scaled(y))
}

/// The corners in clockwise order, or nothing if the piece has no area.
fn clockwise(mut corners: Vec<Point>) -> Option<Vec<Point>> {
    let diagonals = (corners[2] - corners[0]).cross(corners[3] - corners[1]);
    if diagonals < 0 {
        corners.reverse();
    }
    (diagonals != 0).then_some(corners)
}

/// How a line meets the union of convex pieces, in order.
pub fn spans(pieces: &[Vec<Point>], from: Point, to: Point) -> Vec<Span> {
    let (mut through, mut left, mut right, mut touched) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let near = |piece: &&Vec<Point>| !misses(from, to, piece);
    for piece in pieces.iter().filter(near) {
        let Some(met) = clip(from, to, piece) else {
            continue;
        };
        let stretch = (met.span.enter, met.span.leave);
        match (met.span.how, met.edge) {
            (How::Touch, _) => touched.push(stretch.0),
            (How::Along, Some(edge)) => {
                let with = (piece[(edge + 1) % piece.len()] - piece[edge]).dot(to - from) > 0;
                if with {
                    right.push(stretch)
                } else {
                    left.push(stretch)
                }
            }
            _ => through.push(stretch),
        }
    }
    // Between two pieces that share an edge the line is inside the strip.
    let (left, right) = (merged(left), merged(right));
    through.extend(shared(&left, &right));
    let through = merged(through);
    let along = merged(
        left.into_iter()
            .chain(right)
            .flat_map(|stretch| without(stretch, &through))
            .collect(),
    );
    let covered = |at: &Ratio| {
        through
            .iter()
            .chain(&along)
            .any(|stretch| stretch.0 <= *at && *at <= stretch.1)
    };
    touched.retain(|at| !covered(at));
    touched.sort();
    touched.dedup();
    let span = |how: How| move |(enter, leave): Stretch| Span { enter, leave, how };
    let mut spans: Vec<Span> = touched
        .into_iter()
        .map(|at| (at, at))
        .map(span(How::Touch))
        .collect();
    spans.extend(along.into_iter().map(span(How::Along)));
    spans.extend(through.into_iter().map(span(How::Through)));
    spans.sort();
    spans
}

/// Whether a piece lies wholly on one side of a line, or beyond the upright box around it.
fn misses(from: Point, to: Point, piece: &[Point]) -> bool {
    let line = to - from;
    let all = |test: &dyn Fn(&Point) -> bool| piece.iter().all(test);
    all(&|point| line.cross(*point - from) > 0)
        || all(&|point| line.cross(*point - from) < 0)
        || all(&|point| point.x < from.x.min(to.x))
        || all(&|point| point.x > from.x.max(to.x))
        || all(&|point| point.y < from.y.min(to.y))
        || all(&|point| point.y > from.y.max(to.y))
}

/// The union of stretches, in order.
fn merged(mut stretches: Vec<Stretch>) -> Vec<Stretch> {
    stretches.sort();
    let mut union: Vec<Stretch> = Vec::new();
    for (enter, leave) in stretches {
        match union.last_mut() {
            Some(last) if enter <= last.1 => last.1 = last.1.max(leave),
            _ => union.push((enter, leave)),
        }
    }
    union
}

/// What two unions have in common, for more than a point.
fn shared(a: &[Stretch], b: &[Stretch]) -> Vec<Stretch> {
    let pairs = a
        .iter()
        .flat_map(|x| b.iter().map(move |y| (x.0.max(y.0), x.1.min(y.1))));
    pairs.filter(|stretch| stretch.0 < stretch.1).collect()
}

/// What is left of a stretch outside a union.
fn without(stretch: Stretch, union: &[Stretch]) -> Vec<Stretch> {
    let (mut enter, mut rest) = (stretch.0, Vec::new());
    for &(from, to) in union {
        if enter < from {
            rest.push((enter, from.min(stretch.1)));
        }
        enter = enter.max(to);
    }
    rest.push((enter, stretch.1));
    rest.retain(|stretch| stretch.0 < stretch.1);
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn road(points: &[[i32; 2]]) -> Vec<Vec<Point>> {
        let points: Vec<Point> = points.iter().map(|&point| point.into()).collect();
        pieces(Shape::FlatTop, &points, 20)
    }

    fn met(road: &[Vec<Point>], from: [i32; 2], to: [i32; 2]) -> Vec<How> {
        spans(road, from.into(), to.into())
            .into_iter()
            .map(|span| span.how)
            .collect()
    }

    #[test]
    fn a_strip_looks_equally_wide_in_every_direction() {
        // Flat-top: the true picture is (x, y * sqrt(3)), so 20 wide is 20 across and 11.5 down.
        assert_eq!(
            road(&[[0, 0], [100, 0]]),
            [[[0, -6], [100, -6], [100, 6], [0, 6]].map(Point::from)]
        );
        assert_eq!(
            road(&[[0, 0], [0, 100]]),
            [[[10, 0], [10, 100], [-10, 100], [-10, 0]].map(Point::from)]
        );
    }

    #[test]
    fn a_points_up_board_is_stretched_the_other_way() {
        let road = |to: [i32; 2]| pieces(Shape::PointsUp, &[Point::default(), to.into()], 20);
        let across = [[0, 10], [0, -10], [100, -10], [100, 10]].map(Point::from);
        assert!(
            across
                .iter()
                .all(|corner| road([100, 0])[0].contains(corner))
        );
        let down = [[-6, 0], [6, 0], [6, 100], [-6, 100]].map(Point::from);
        assert!(down.iter().all(|corner| road([0, 100])[0].contains(corner)));
    }

    #[test]
    fn a_road_is_crossed_run_along_or_followed() {
        let road = road(&[[0, 0], [100, 0], [200, 0]]);
        assert_eq!(met(&road, [50, -50], [50, 50]), [How::Through]);
        assert_eq!(met(&road, [-50, 6], [250, 6]), [How::Along]);
        assert_eq!(met(&road, [10, 0], [190, 0]), [How::Through]);
        assert_eq!(
            met(&road, [100, -50], [100, 50]),
            [How::Through],
            "across, exactly where two parts join"
        );
        assert_eq!(met(&road, [-50, 0], [0, 0]), [How::Touch]);
        assert_eq!(met(&road, [50, 20], [150, 20]), []);
    }

    #[test]
    fn a_bend_has_no_gap_on_its_outer_side() {
        let road = road(&[[0, 0], [100, 0], [100, 100]]);
        assert_eq!(met(&road, [101, -8], [101, -2]), [How::Through]);
        assert_eq!(met(&road, [120, -8], [80, 4]).len(), 1);
        // Bevelled: the very corner is cut off.
        assert_eq!(met(&road, [109, -8], [109, -4]), []);
    }
}
