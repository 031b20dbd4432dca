//! Line of sight (L9): who could see whom over the ground as it lies; smoke is looked at when it is there.

use crate::ground::{Hexes, Plot, Terrain};
use hex::{Grid, HexId, SightLines};

/// A table of all pairs, one bit each, beside what lies between them.
#[derive(Debug)]
pub struct Sights {
    lines: SightLines<3>,
    /// By hex: those to which the ground leaves the line free.
    free: Vec<Hexes>,
}

/// L9.3: the ground with what stands on it.
pub fn height(plot: &Plot) -> u8 {
    plot.level + u8::from(matches!(plot.terrain, Terrain::Woods | Terrain::Town))
}

impl Sights {
    /// Looks at every pair once.
    pub fn new(grid: &Grid, plots: &[Plot]) -> Sights {
        let lines = SightLines::new(grid).expect("the map was measured");
        let mut sights = Sights {
            lines,
            free: vec![Hexes::EMPTY; plots.len()],
        };
        for a in grid.ids() {
            sights.free[a.index()].insert(a);
            for b in grid.ids().take(a.index()) {
                if !sights.is_blocked((a, b), |hex| blocks(grid, plots, a, b, hex)) {
                    sights.free[a.index()].insert(b);
                    sights.free[b.index()].insert(a);
                }
            }
        }
        sights
    }

    /// L9.2: whether a line is blocked, if these hexes block.
    fn is_blocked(&self, (a, b): (HexId, HexId), blocks: impl Fn(HexId) -> bool) -> bool {
        let between = self.lines.between(a, b);
        between.through.iter().any(&blocks)
            || between.along.iter().any(|&(x, y)| blocks(x) && blocks(y))
    }

    /// Whether the ground leaves the line free, smoke aside.
    #[inline]
    pub fn is_free(&self, a: HexId, b: HexId) -> bool {
        self.free[a.index()].contains(b)
    }

    /// All hexes to which the ground leaves the line free, its own too.
    #[inline]
    pub fn free_from(&self, a: HexId) -> Hexes {
        self.free[a.index()]
    }

    /// L15.5: smoke of height 2 blocks wherever it lies between; along a hexside, with smoke or what else blocks beyond it.
    #[inline]
    pub fn is_clear(&self, grid: &Grid, plots: &[Plot], a: HexId, b: HexId, smoke: Hexes) -> bool {
        let opaque = |hex: HexId| smoke.contains(hex) || blocks(grid, plots, a, b, hex);
        self.is_free(a, b) && (smoke.is_empty() || !self.is_blocked((a, b), opaque))
    }

    /// The same from a balloon over `a`: it sees as from a hill (L19.12).
    pub fn is_clear_aloft(
        &self,
        grid: &Grid,
        plots: &[Plot],
        (a, b): (HexId, HexId),
        smoke: Hexes,
    ) -> bool {
        let (high, level) = (plots[a.index()].level.max(1), plots[b.index()].level);
        let blocks = |hex: HexId| {
            let up = height(&plots[hex.index()]) + 2 * u8::from(smoke.contains(hex));
            match high == level {
                true => up > level,
                false => up >= 2 || (up == 1 && grid.distance(hex, b) <= grid.distance(hex, a)),
            }
        };
        !self.is_blocked((a, b), blocks)
    }

    /// The first hex that blocks as seen from `a`, for who asks why.
    pub fn first_block(
        &self,
        grid: &Grid,
        plots: &[Plot],
        a: HexId,
        b: HexId,
        smoke: Hexes,
    ) -> Option<HexId> {
        let opaque = grid
            .ids()
            .filter(|&hex| smoke.contains(hex) || blocks(grid, plots, a, b, hex));
        self.lines.first_block(a, b, opaque.collect())
    }
}

/// L9.4: whether a hex between would block the line.
fn blocks(grid: &Grid, plots: &[Plot], a: HexId, b: HexId, hex: HexId) -> bool {
    let (from, to) = (plots[a.index()].level, plots[b.index()].level);
    let high = height(&plots[hex.index()]);
    if from == to {
        return high > from;
    }
    let (low, top) = if from < to { (a, b) } else { (b, a) };
    high >= 2 || (high == 1 && grid.distance(hex, low) <= grid.distance(hex, top))
}
