//! Boards: which hexes there are, which touch, where they lie.

use crate::{flat_board, hexes, long_board};
use hex::{Direction, Field, Grid, GridError, Point, Shape, UNIT, flat_top, points_up};

fn boards() -> Vec<Grid> {
    vec![
        long_board(),
        flat_board(),
        Grid::new(Shape::PointsUp, 5, 4).unwrap(),
        Grid::new(Shape::FlatTop, 33, 30).unwrap(),
        Grid::new(Shape::FlatTop, 1, 1).unwrap(),
    ]
}

#[test]
fn the_long_board_has_127_hexes_in_full_and_short_rows() {
    let grid = long_board();
    assert_eq!(grid.len(), 127);
    assert_eq!(
        (1..=11).map(|row| grid.row_len(row)).collect::<Vec<_>>(),
        [12, 11, 12, 11, 12, 11, 12, 11, 12, 11, 12]
    );
    assert_eq!(grid.label(grid.parse("3.5").unwrap()), "E3");
}

#[test]
fn a_board_too_small_or_too_large_is_refused() {
    assert_eq!(Grid::new(Shape::PointsUp, 1, 3), Err(GridError::TooSmall));
    assert_eq!(Grid::new(Shape::FlatTop, 3, 0), Err(GridError::TooSmall));
    assert_eq!(
        Grid::new(Shape::FlatTop, 65535, 65535),
        Err(GridError::TooLarge)
    );
    assert_eq!(
        Grid::new(Shape::FlatTop, 4096, 1),
        Err(GridError::TooLarge),
        "few hexes, but too many offsets"
    );
}

#[test]
fn hex_c_of_a_short_row_touches_c_and_the_next_of_the_full_rows() {
    let grid = long_board();
    let near = |label: &str| {
        let mut near: Vec<_> = grid.neighbours(grid.parse(label).unwrap()).collect();
        near.sort();
        near
    };
    assert_eq!(
        near("E4"),
        hexes(&grid, &["D4", "F4", "E3", "F3", "E5", "F5"])
    );
    assert_eq!(
        near("E5"),
        hexes(&grid, &["D5", "F5", "D4", "E4", "D6", "E6"])
    );
    assert_eq!(near("A1"), hexes(&grid, &["B1", "A2"]));
    assert_eq!(near("L11"), hexes(&grid, &["K11", "K10"]));
    let e4 = grid.parse("E4").unwrap();
    assert_eq!(grid.neighbour(e4, points_up::NE), grid.parse("F5").ok());
    assert_eq!(grid.neighbour(e4, points_up::SW), grid.parse("E3").ok());
    assert_eq!(grid.neighbour(e4, points_up::W), grid.parse("D4").ok());
}

#[test]
fn odd_columns_of_a_flat_board_lie_half_a_hex_higher() {
    let grid = flat_board();
    let k7 = grid.parse("K7").unwrap();
    assert_eq!(grid.neighbour(k7, flat_top::N), grid.parse("K6").ok());
    assert_eq!(grid.neighbour(k7, flat_top::SE), grid.parse("L7").ok());
    assert_eq!(grid.neighbour(k7, flat_top::NE), grid.parse("L6").ok());
    let l7 = grid.parse("L7").unwrap();
    assert_eq!(grid.neighbour(l7, flat_top::SW), grid.parse("K8").ok());
    assert_eq!(
        grid.neighbour(grid.parse("A1").unwrap(), flat_top::NE),
        None
    );
}

#[test]
fn neighbours_are_mutual_and_at_distance_one() {
    for grid in boards() {
        for hex in grid.ids() {
            assert_eq!(grid.at(grid.axial(hex)), Some(hex));
            for dir in Direction::all() {
                let Some(other) = grid.neighbour(hex, dir) else {
                    continue;
                };
                assert_eq!(grid.neighbour(other, dir.opposite()), Some(hex));
                assert_eq!(grid.distance(hex, other), 1);
                assert_eq!(grid.direction(hex, other), Some(dir));
            }
        }
    }
}

#[test]
fn distance_is_the_number_of_steps_and_a_metric() {
    for grid in [long_board(), flat_board()] {
        for start in grid.ids() {
            let mut steps = vec![u16::MAX; grid.len()];
            let (mut front, mut count) = (vec![start], 0);
            while !front.is_empty() {
                let mut next = Vec::new();
                for hex in front {
                    if steps[hex.index()] == u16::MAX {
                        steps[hex.index()] = count;
                        next.extend(grid.neighbours(hex));
                    }
                }
                (front, count) = (next, count + 1);
            }
            for hex in grid.ids() {
                assert_eq!(grid.distance(start, hex), steps[hex.index()]);
                assert_eq!(grid.distance(start, hex), grid.distance(hex, start));
                assert!(grid.ids().all(|via| {
                    grid.distance(start, hex) <= grid.distance(start, via) + grid.distance(via, hex)
                }));
            }
        }
    }
}

#[test]
fn rings_make_up_the_hexes_within() {
    let grid = long_board();
    let f6 = grid.parse("F6").unwrap();
    let mut rings: Vec<_> = (0..=3).flat_map(|n| grid.ring(f6, n)).collect();
    rings.sort();
    assert_eq!(rings, grid.within(f6, 3));
    assert_eq!(
        (0..=3).map(|n| grid.ring(f6, n).len()).collect::<Vec<_>>(),
        [1, 6, 12, 18]
    );
}

#[test]
fn a_hexside_has_one_name_and_the_corners_of_both_its_hexes() {
    for grid in boards() {
        for hex in grid.ids() {
            for dir in Direction::all() {
                let side = grid.side(hex, dir);
                let ends = grid.ends(side);
                assert!(ends.iter().all(|end| grid.corners(hex).contains(end)));
                if let Some(other) = grid.neighbour(hex, dir) {
                    assert_eq!(grid.side(other, dir.opposite()), side);
                    assert_eq!(grid.side_between(other, hex), Some(side));
                    assert!(ends.iter().all(|end| grid.corners(other).contains(end)));
                    assert_eq!(grid.parse_side(&grid.side_label(side)), Ok(side));
                }
            }
        }
    }
}

#[test]
fn centres_lie_where_the_formula_for_drawers_says() {
    for grid in boards() {
        let rows = i32::from(grid.rows());
        for hex in grid.ids() {
            let (column, row) = (i32::from(grid.column(hex)), i32::from(grid.row(hex)));
            let steps = match grid.shape() {
                Shape::PointsUp if row % 2 == 1 => [2 * column - 1, 3 * (rows - row) + 2],
                Shape::PointsUp => [2 * column, 3 * (rows - row) + 2],
                Shape::FlatTop if column % 2 == 1 => [3 * column - 1, 2 * row - 1],
                Shape::FlatTop => [3 * column - 1, 2 * row],
            };
            assert_eq!(grid.centre(hex), Point::from(steps).times(UNIT));
        }
    }
}

#[test]
fn the_extent_is_the_rectangle_around_all_corners() {
    for grid in boards() {
        let corners: Vec<Point> = grid.ids().flat_map(|hex| grid.corners(hex)).collect();
        assert_eq!(corners.iter().map(|corner| corner.x).min(), Some(0));
        assert_eq!(corners.iter().map(|corner| corner.y).min(), Some(0));
        assert_eq!(
            corners.iter().map(|corner| corner.x).max(),
            Some(grid.extent().x)
        );
        assert_eq!(
            corners.iter().map(|corner| corner.y).max(),
            Some(grid.extent().y)
        );
    }
}

#[test]
fn the_field_of_a_hexside_widens_every_second_row() {
    let grid = long_board();
    let f6 = grid.parse("F6").unwrap();
    let count = |n| grid.arc(f6, points_up::NW, n).len() - grid.arc(f6, points_up::NW, n - 1).len();
    assert_eq!([count(1), count(2), count(3), count(4)], [1, 3, 3, 5]);
    assert_eq!(
        grid.arc(f6, points_up::E, 2),
        hexes(&grid, &["G6", "H6", "H5", "H7"])
    );
}

#[test]
fn the_field_of_a_corner_holds_one_more_hex_at_each_distance() {
    let grid = long_board();
    let f6 = grid.parse("F6").unwrap();
    assert_eq!(
        grid.arc(f6, Field::Corner(points_up::NW), 1),
        hexes(&grid, &["F7", "G7"])
    );
    let count = |n| grid.arc(f6, Field::Corner(points_up::NW), n).len();
    assert_eq!([count(1), count(2), count(3)], [2, 2 + 3, 2 + 3 + 4]);
}

#[test]
fn six_fields_cover_the_board_and_overlap_only_on_their_borders() {
    for grid in [long_board(), flat_board()] {
        for from in grid.ids() {
            for to in grid.ids().filter(|&to| to != from) {
                let sides = Direction::all()
                    .into_iter()
                    .filter(|&dir| grid.in_arc(from, dir, to))
                    .count();
                let corners = Direction::all()
                    .into_iter()
                    .filter(|&dir| grid.in_arc(from, Field::Corner(dir), to))
                    .count();
                assert!((1..=2).contains(&sides) && (1..=2).contains(&corners));
            }
            assert!(!grid.in_arc(from, points_up::E, from));
        }
    }
}
