//! What the ground answers, checked from outside.

mod ground;
mod lines;
mod maps;
mod sheets;
mod sights;

use hex::{Grid, HexId, Shape};

/// The board of Commands & Colours.
fn long_board() -> Grid {
    Grid::new(Shape::PointsUp, 12, 11).unwrap()
}

/// The board of Combat Commander.
fn flat_board() -> Grid {
    Grid::new(Shape::FlatTop, 15, 10).unwrap()
}

fn hexes(grid: &Grid, labels: &[&str]) -> Vec<HexId> {
    let mut hexes: Vec<HexId> = labels
        .iter()
        .map(|label| grid.parse(label).unwrap())
        .collect();
    hexes.sort();
    hexes
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: i32) -> i32 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        ((self.0 >> 33) % below as u64) as i32
    }
}
