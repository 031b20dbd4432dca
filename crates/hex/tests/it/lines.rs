//! Lines from centre to centre on a bare board, against a second way of finding what they meet.

use crate::{flat_board, hexes, long_board};
use hex::{Axial, Direction, Grid, HexId, How, Point, Ratio, Shape, Stencil, Stencils};

/// What a line has to do with one hex, found from the sides its corners lie on, in 128 bits.
fn by_corners(grid: &Grid, a: HexId, b: HexId, hex: HexId) -> Option<(Ratio, Ratio, How)> {
    let (from, to) = (grid.centre(a), grid.centre(b));
    let line = (i128::from(to.x - from.x), i128::from(to.y - from.y));
    let rel = |p: Point| (i128::from(p.x - from.x), i128::from(p.y - from.y));
    let cross = |u: (i128, i128), v: (i128, i128)| u.0 * v.1 - u.1 * v.0;
    let corners = grid.corners(hex).map(rel);
    let sides = corners.map(|corner| cross(line, corner));
    // The places on the line, as fractions with a positive denominator.
    let mut places: Vec<(i128, i128)> = Vec::new();
    for k in 0..6 {
        let (p, q) = (k, (k + 1) % 6);
        if sides[p] == 0 {
            let square = line.0 * line.0 + line.1 * line.1;
            places.push((corners[p].0 * line.0 + corners[p].1 * line.1, square));
        } else if sides[p].signum() * sides[q].signum() < 0 {
            // The corner weighted by the distance of the other one.
            let weigh = |u: i128, v: i128| (u * sides[q] - v * sides[p], sides[q] - sides[p]);
            let (num, den) = if line.0 != 0 {
                let (num, den) = weigh(corners[p].0, corners[q].0);
                (num, den * line.0)
            } else {
                let (num, den) = weigh(corners[p].1, corners[q].1);
                (num, den * line.1)
            };
            places.push((num * den.signum(), den.abs()));
        }
    }
    places.sort_by(|x, y| (x.0 * y.1).cmp(&(y.0 * x.1)));
    let ratio = |place: &(i128, i128)| Ratio::new(place.0 as i64, place.1 as i64);
    let (first, last) = (ratio(places.first()?), ratio(places.last()?));
    if last < Ratio::ZERO || first > Ratio::ONE {
        return None;
    }
    let how = match (
        sides.iter().any(|&side| side < 0),
        sides.iter().any(|&side| side > 0),
    ) {
        (true, true) => How::Through,
        _ if first < last => How::Along,
        _ => How::Touch,
    };
    Some((first.max(Ratio::ZERO), last.min(Ratio::ONE), how))
}

fn compare(grid: &Grid) {
    let stencils = Stencils::new(grid);
    for a in grid.ids() {
        for b in grid.ids().filter(|&b| b != a) {
            let mut met = vec![None; grid.len()];
            for step in &stencils.between(grid, a, b).steps {
                if let Some(hex) = grid.at(grid.axial(a) + step.hex) {
                    assert_eq!(
                        met[hex.index()].replace((step.enter, step.leave, step.how)),
                        None
                    );
                }
            }
            for hex in grid.ids() {
                let label = |hex| grid.label(hex);
                let want = by_corners(grid, a, b, hex);
                assert_eq!(
                    met[hex.index()],
                    want,
                    "{} to {} in {}",
                    label(a),
                    label(b),
                    label(hex)
                );
            }
        }
    }
}

#[test]
fn every_line_of_the_long_board_meets_what_the_corners_say() {
    compare(&long_board());
}

#[test]
fn every_line_of_the_flat_board_meets_what_the_corners_say() {
    compare(&flat_board());
}

fn offsets() -> impl Iterator<Item = (Shape, Axial)> {
    let shapes = [Shape::PointsUp, Shape::FlatTop].into_iter();
    shapes.flat_map(|shape| {
        (-9..=9).flat_map(move |q| (-9..=9).map(move |r| (shape, Axial::new(q, r))))
    })
}

#[test]
fn a_stencil_read_backwards_is_the_stencil_of_the_opposite_offset() {
    for (shape, offset) in offsets() {
        assert_eq!(
            Stencil::of(shape, offset).mirrored(offset),
            Stencil::of(shape, -offset)
        );
    }
}

#[test]
fn the_hexes_crossed_and_the_edges_run_along_cover_the_line_without_a_gap() {
    for (shape, offset) in offsets() {
        let stencil = Stencil::of(shape, offset);
        let mut reached = Ratio::ZERO;
        for step in stencil.steps.iter().filter(|step| step.how != How::Touch) {
            assert!(step.enter <= reached && step.enter < step.leave);
            assert!(step.leave > reached || step.beside.is_some());
            reached = step.leave;
        }
        assert_eq!(reached, Ratio::ONE);
    }
}

#[test]
fn hexsides_are_crossed_where_one_hex_is_left_for_the_next() {
    for (shape, offset) in offsets() {
        let stencil = Stencil::of(shape, offset);
        let step = |hex: Axial| stencil.steps.iter().find(|step| step.hex == hex);
        for side in &stencil.sides {
            let (near, far) = (step(side.hex), step(side.hex + side.dir.step()));
            match side.how {
                How::Through => {
                    let (near, far) = (near.expect("crossed"), far.expect("crossed"));
                    assert_eq!((near.how, far.how), (How::Through, How::Through));
                    assert_eq!(side.enter, near.enter.max(far.enter));
                    assert_eq!(side.leave, near.leave.min(far.leave));
                }
                How::Along => {
                    let (near, far) = (near.expect("run along"), far.expect("run along"));
                    assert_eq!((near.how, far.how), (How::Along, How::Along));
                    assert_eq!((near.beside, far.beside), (Some(far.hex), Some(near.hex)));
                    assert_eq!((side.enter, side.leave), (near.enter, near.leave));
                }
                _ => assert_eq!(side.enter, side.leave),
            }
        }
        let crossed = stencil
            .steps
            .iter()
            .filter(|step| step.how == How::Through)
            .count();
        let through = stencil
            .sides
            .iter()
            .filter(|side| side.how == How::Through)
            .count();
        let along = stencil
            .sides
            .iter()
            .filter(|side| side.how == How::Along)
            .count();
        let touched = stencil
            .steps
            .iter()
            .filter(|step| step.how == How::Touch)
            .count();
        // Between two hexes crossed one after the other lies a hexside crossed, a hexside run
        // along, or a corner, where a third hex is touched.
        assert_eq!(through + along + touched + 1, crossed);
    }
}

#[test]
fn a_line_up_a_column_of_full_rows_runs_along_the_edges_of_the_short_ones() {
    let grid = long_board();
    let (e1, e3) = (grid.parse("E1").unwrap(), grid.parse("E3").unwrap());
    let stencil = Stencil::of(grid.shape(), grid.axial(e3) - grid.axial(e1));
    let met = |how| {
        let steps = stencil.steps.iter().filter(|step| step.how == how);
        let mut met: Vec<HexId> = steps
            .map(|step| grid.at(grid.axial(e1) + step.hex).unwrap())
            .collect();
        met.sort();
        met
    };
    assert_eq!(met(How::Through), hexes(&grid, &["E1", "E3"]));
    assert_eq!(met(How::Along), hexes(&grid, &["D2", "E2"]));
    assert_eq!(met(How::Touch), []);
    let along: Vec<_> = stencil
        .sides
        .iter()
        .filter(|side| side.how == How::Along)
        .collect();
    assert_eq!(along.len(), 1);
    assert_eq!(
        (along[0].enter, along[0].leave),
        (Ratio::new(1, 3), Ratio::new(2, 3))
    );
    // The four other sides that end in the two corners are touched.
    assert_eq!(
        stencil
            .sides
            .iter()
            .filter(|side| side.how == How::Touch)
            .count(),
        4
    );
}

#[test]
fn a_line_along_a_row_of_a_flat_board_alternates_hexes_and_edges() {
    let grid = flat_board();
    let (c5, g5) = (grid.parse("C5").unwrap(), grid.parse("G5").unwrap());
    let stencil = Stencil::of(grid.shape(), grid.axial(g5) - grid.axial(c5));
    let labels: Vec<_> = stencil
        .steps
        .iter()
        .map(|step| {
            (
                grid.label(grid.at(grid.axial(c5) + step.hex).unwrap()),
                step.how,
            )
        })
        .collect();
    use How::{Along, Through};
    let want = [
        ("C5", Through),
        ("D4", Along),
        ("D5", Along),
        ("E5", Through),
        ("F4", Along),
        ("F5", Along),
        ("G5", Through),
    ];
    assert_eq!(labels, want.map(|(label, how)| (label.to_string(), how)));
}

#[test]
fn a_neighbour_is_reached_across_one_hexside() {
    for shape in [Shape::PointsUp, Shape::FlatTop] {
        for dir in Direction::all() {
            let stencil = Stencil::of(shape, dir.step());
            assert_eq!(stencil.steps.len(), 2);
            assert_eq!(stencil.sides.len(), 1);
            assert_eq!(
                (stencil.sides[0].enter, stencil.sides[0].how),
                (Ratio::new(1, 2), How::Through)
            );
        }
    }
}
