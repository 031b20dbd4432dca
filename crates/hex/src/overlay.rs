//! Lines across what changes during play: units, smoke, wrecks.

use crate::grid::Grid;
use crate::id::HexId;
use crate::line::How;
use crate::set::HexSet;
use crate::stencil::{Stencil, Stencils};

/// What lies strictly between two hexes. Hexes touched only at a corner are not between.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Between<const WORDS: usize = 1> {
    /// The hexes crossed, without the two ends.
    pub through: HexSet<WORDS>,
    /// The pairs of hexes on both sides of each hexside run along, in no particular order. A hexside at the border of the
    /// board has nothing beyond and is not listed.
    pub along: Box<[(HexId, HexId)]>,
}

impl<const WORDS: usize> Between<WORDS> {
    /// Whether a set of obstacles lies on the line: in a hex crossed, or on both sides of a hexside run along.
    #[inline]
    pub fn crosses(&self, obstacles: HexSet<WORDS>) -> bool {
        self.through.meets(obstacles) || self.along.iter().any(|pair| both(*pair, obstacles))
    }
}

fn both<const WORDS: usize>(pair: (HexId, HexId), obstacles: HexSet<WORDS>) -> bool {
    obstacles.contains(pair.0) && obstacles.contains(pair.1)
}

/// What lies between each two hexes of a board that sets of `WORDS` words can hold, made at once.
#[derive(Clone, Debug)]
pub struct SightLines<const WORDS: usize = 1> {
    grid: Grid,
    between: Vec<Between<WORDS>>,
}

impl<const WORDS: usize> SightLines<WORDS> {
    /// The table of a board, or nothing if it has more hexes than the sets hold.
    pub fn new(grid: &Grid) -> Option<Self> {
        if grid.len() > HexSet::<WORDS>::CAPACITY {
            return None;
        }
        let stencils = Stencils::new(grid);
        let mut between = Vec::with_capacity(grid.len() * (grid.len() + 1) / 2);
        for high in grid.ids() {
            for low in grid.ids().take(high.index() + 1) {
                between.push(lying_between(
                    grid,
                    stencils.between(grid, low, high),
                    low,
                    high,
                ));
            }
        }
        Some(SightLines {
            grid: grid.clone(),
            between,
        })
    }

    /// What lies between two hexes, in either order.
    #[inline]
    pub fn between(&self, a: HexId, b: HexId) -> &Between<WORDS> {
        let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
        &self.between[high * (high + 1) / 2 + low]
    }

    /// Whether obstacles lie on the line: in a hex strictly between that is crossed, or on both sides of a hexside
    /// run along. What stands in the end hexes does not count.
    #[inline]
    pub fn blocked(&self, a: HexId, b: HexId, obstacles: HexSet<WORDS>) -> bool {
        self.between(a, b).crosses(obstacles)
    }

    /// The first obstacle on the line as seen from `a`. Of a pair on both sides of a hexside, the one with the
    /// smaller number.
    pub fn first_block(&self, a: HexId, b: HexId, obstacles: HexSet<WORDS>) -> Option<HexId> {
        let between = self.between(a, b);
        if !between.crosses(obstacles) {
            return None;
        }
        let stencil = Stencil::of(self.grid.shape(), self.grid.axial(b) - self.grid.axial(a));
        let on_line = stencil
            .steps
            .iter()
            .filter_map(|step| self.grid.at(self.grid.axial(a) + step.hex));
        on_line.into_iter().find_map(|hex| {
            let pair = between
                .along
                .iter()
                .find(|&&(x, y)| (x == hex || y == hex) && both((x, y), obstacles));
            let through = between.through.contains(hex) && obstacles.contains(hex);
            if through {
                Some(hex)
            } else {
                pair.map(|pair| pair.0)
            }
        })
    }
}

fn lying_between<const WORDS: usize>(
    grid: &Grid,
    stencil: &Stencil,
    low: HexId,
    high: HexId,
) -> Between<WORDS> {
    let at = |offset| grid.at(grid.axial(low) + offset);
    let (mut through, mut along) = (HexSet::EMPTY, Vec::new());
    for step in &stencil.steps {
        match (at(step.hex), step.beside.and_then(at)) {
            (Some(hex), _) if step.how == How::Through && hex != low && hex != high => {
                through.insert(hex);
            }
            (Some(hex), Some(beside)) if hex < beside => along.push((hex, beside)),
            _ => {}
        }
    }
    Between {
        through,
        along: along.into(),
    }
}
