//! Lines around groups of hexes.

use crate::direction::Direction;
use crate::grid::Grid;
use crate::id::HexId;
use crate::point::Point;
use std::collections::BTreeSet;

impl Grid {
    /// The hexes in groups of such as touch, by their smallest numbers.
    pub fn parts(&self, hexes: &BTreeSet<HexId>) -> Vec<BTreeSet<HexId>> {
        let mut rest = hexes.clone();
        let mut parts = Vec::new();
        while let Some(first) = rest.pop_first() {
            let (mut part, mut open) = (BTreeSet::from([first]), vec![first]);
            while let Some(hex) = open.pop() {
                for other in self.neighbours(hex) {
                    if rest.remove(&other) {
                        part.insert(other);
                        open.push(other);
                    }
                }
            }
            parts.push(part);
        }
        parts
    }

    /// The lines around a group of hexes that touch, inside its border by so many hundredths of a hex: one, and one
    /// more for each gap in it.
    pub fn borders(&self, part: &BTreeSet<HexId>, inside: i32) -> Vec<Vec<Point>> {
        let within = |hex: HexId, direction: Direction| {
            self.neighbour(hex, direction)
                .filter(|other| part.contains(other))
        };
        let mut edges: BTreeSet<(HexId, Direction)> = part
            .iter()
            .flat_map(|&hex| Direction::all().map(|direction| (hex, direction)))
            .filter(|&(hex, direction)| within(hex, direction).is_none())
            .collect();
        let mut borders = Vec::new();
        while let Some(first) = edges.first().copied() {
            let (mut edge, mut points) = (first, Vec::new());
            while edges.remove(&edge) {
                let (hex, direction) = edge;
                let (centre, corner) = (self.centre(hex), self.corners(hex)[direction.index()]);
                let to;
                (to, edge) = match within(hex, direction.turn(1)) {
                    None => (centre, (hex, direction.turn(1))),
                    // Both hexes inside meet at the corner: inward is between their centres.
                    Some(next) => (
                        centre + self.centre(next) - corner,
                        (next, direction.turn(-1)),
                    ),
                };
                let way = to - corner;
                points.push(corner + Point::new(way.x * inside / 100, way.y * inside / 100));
            }
            borders.push(points);
        }
        borders
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Shape};

    #[test]
    fn the_line_around_a_group_holds_its_centres_and_no_others() {
        let grid = Grid::new(Shape::FlatTop, 7, 6).unwrap();
        let group: BTreeSet<HexId> = ["C3", "C4", "D3", "E5", "A1"]
            .iter()
            .map(|label| grid.parse(label).unwrap())
            .collect();
        let parts = grid.parts(&group);
        assert_eq!(parts.len(), 3, "A1; C3, C4 and D3; E5");
        for part in parts {
            let borders = grid.borders(&part, 10);
            let area = Area::new(borders[0].clone());
            let inside = |hex: &HexId| area.contains(grid.centre(*hex));
            assert_eq!(borders.len(), 1);
            assert_eq!(grid.ids().filter(inside).collect::<BTreeSet<_>>(), part);
        }
    }

    #[test]
    fn a_ring_has_a_line_around_and_one_within() {
        let grid = Grid::new(Shape::FlatTop, 7, 6).unwrap();
        let ring: BTreeSet<HexId> = grid
            .ring(grid.parse("D3").unwrap(), 1)
            .into_iter()
            .collect();
        assert_eq!(grid.borders(&ring, 0).len(), 2);
    }
}
