//! Lines blocked by what changes in play.

use crate::{Dice, flat_board, hexes, long_board};
use hex::{Grid, HexId, HexSet128, How, PairTable, Shape, SightLines, Stencil, Stencils};

fn set(grid: &Grid, labels: &[&str]) -> HexSet128 {
    hexes(grid, labels).into_iter().collect()
}

#[test]
fn a_hex_crossed_blocks_and_the_ends_do_not() {
    let grid = long_board();
    let lines = SightLines::new(&grid).unwrap();
    let (b3, f3) = (grid.parse("B3").unwrap(), grid.parse("F3").unwrap());
    assert_eq!(
        lines.between(b3, f3).through,
        set(&grid, &["C3", "D3", "E3"])
    );
    assert!(lines.blocked(b3, f3, set(&grid, &["D3"])));
    assert!(!lines.blocked(b3, f3, set(&grid, &["B3", "F3", "D2", "D4"])));
    assert_eq!(
        lines.first_block(b3, f3, set(&grid, &["D3", "E3"])),
        grid.parse("D3").ok()
    );
    assert_eq!(
        lines.first_block(f3, b3, set(&grid, &["D3", "E3"])),
        grid.parse("E3").ok()
    );
    assert_eq!(lines.first_block(f3, b3, set(&grid, &["B3"])), None);
}

#[test]
fn an_edge_run_along_blocks_only_with_both_its_hexes() {
    let grid = long_board();
    let lines = SightLines::new(&grid).unwrap();
    let (e1, e5) = (grid.parse("E1").unwrap(), grid.parse("E5").unwrap());
    assert_eq!(lines.between(e1, e5).through, set(&grid, &["E3"]));
    assert_eq!(lines.between(e1, e5).along.len(), 2);
    assert!(!lines.blocked(e1, e5, set(&grid, &["D2", "E4"])));
    assert!(lines.blocked(e5, e1, set(&grid, &["D2", "E2"])));
    assert_eq!(
        lines.first_block(e5, e1, set(&grid, &["D2", "E2"])),
        grid.parse("D2").ok()
    );
    assert_eq!(
        lines.first_block(e5, e1, set(&grid, &["D2", "E2", "E3"])),
        grid.parse("E3").ok()
    );
}

#[test]
fn beyond_the_border_of_the_board_there_is_no_obstacle() {
    let grid = long_board();
    let lines = SightLines::new(&grid).unwrap();
    for (low, high, beside) in [("A1", "A3", "A2"), ("L5", "L7", "K6")] {
        let (low, high) = (grid.parse(low).unwrap(), grid.parse(high).unwrap());
        assert!(lines.between(low, high).along.is_empty());
        assert!(!lines.blocked(low, high, set(&grid, &[beside])));
        assert!(!lines.blocked(low, high, !HexSet128::EMPTY));
    }
}

#[test]
fn the_table_says_what_the_stencil_says_for_random_obstacles_in_both_directions() {
    let grid = long_board();
    let (lines, stencils) = (SightLines::new(&grid).unwrap(), Stencils::new(&grid));
    let mut dice = Dice(7);
    for a in grid.ids() {
        for b in grid.ids() {
            let obstacles: HexSet128 = (0..12).map(|_| HexId(dice.roll(127) as u16)).collect();
            let blocked = lines.blocked(a, b, obstacles);
            assert_eq!(blocked, lines.blocked(b, a, obstacles));
            assert_eq!(
                blocked,
                stencils.crosses(&grid, a, b, |hex| obstacles.contains(hex))
            );
            let first = lines.first_block(a, b, obstacles);
            assert_eq!(blocked, first.is_some());
            assert!(first.is_none_or(|hex| obstacles.contains(hex) && hex != a && hex != b));
        }
    }
}

#[test]
fn nothing_lies_between_a_hex_and_its_neighbour_or_itself() {
    let grid = long_board();
    let lines = SightLines::new(&grid).unwrap();
    for a in grid.ids() {
        for b in grid.within(a, 1) {
            assert!(!lines.blocked(a, b, !HexSet128::EMPTY));
        }
    }
}

#[test]
fn a_board_of_more_than_128_hexes_has_no_dense_table_but_its_stencils_answer() {
    assert!(SightLines::<1>::new(&flat_board()).is_none());
    assert!(SightLines::<2>::new(&flat_board()).is_some());
    let grid = Grid::new(Shape::FlatTop, 33, 30).unwrap();
    let stencils = Stencils::new(&grid);
    let at = |label: &str| grid.parse(label).unwrap();
    assert!(stencils.crosses(&grid, at("A1"), at("A30"), |hex| hex == at("A17")));
    assert!(
        !stencils.crosses(&grid, at("A30"), at("A1"), |hex| hex == at("B17")
            || hex == at("A30"))
    );
    let (near, far) = (at("B15"), at("GG2"));
    let line = Stencil::of(grid.shape(), grid.axial(far) - grid.axial(near));
    assert_eq!(
        line.steps
            .iter()
            .rfind(|step| step.how == How::Through)
            .map(|step| step.hex),
        Some(grid.axial(far) - grid.axial(near))
    );
}

#[test]
fn a_pair_table_keeps_a_verdict_for_each_pair_of_the_board() {
    let grid = long_board();
    let table: PairTable<u16> = PairTable::new(grid.len());
    for a in grid.ids() {
        for b in grid.ids() {
            assert_eq!(
                *table.get(a, b, |x, y| grid.distance(x, y)),
                grid.distance(a, b)
            );
        }
    }
}
