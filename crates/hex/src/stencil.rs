//! Which hexes and hexsides a line from centre to centre meets. It depends only on the offset.

use crate::direction::Direction;
use crate::grid::{Grid, Shape, corner_offsets, lattice};
use crate::id::{Axial, HexId};
use crate::line::{How, clip, meeting, position};
use crate::point::Point;
use crate::ratio::Ratio;
use std::sync::OnceLock;

/// A hex met by a line, as an offset from the first hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the line comes into the hex.
    pub enter: Ratio,
    /// Where it goes out; equal to `enter` if only a corner is touched.
    pub leave: Ratio,
    /// The hex.
    pub hex: Axial,
    /// [`How::Through`] the hex, [`How::Along`] one of its sides, or [`How::Touch`] at a corner.
    pub how: How,
    /// For [`How::Along`]: the hex on the other side of the edge, which has a step of its own.
    pub beside: Option<Axial>,
}

/// A hexside met by a line, as the offset of one of its hexes and the direction across it (0, 1 or 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideStep {
    /// Where the line meets it.
    pub enter: Ratio,
    /// Where it leaves it; equal to `enter` unless the line runs along it.
    pub leave: Ratio,
    /// One of its hexes.
    pub hex: Axial,
    /// From that hex across the side.
    pub dir: Direction,
    /// [`How::Through`] between its ends, [`How::Along`] it, or [`How::Touch`] at one of its ends.
    pub how: How,
}

/// All a line meets on a bare board, in order from the first hex. Both end hexes are steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stencil {
    /// The hexes, by where they are entered and left.
    pub steps: Vec<Step>,
    /// The hexsides, by where they are met.
    pub sides: Vec<SideStep>,
}

impl Stencil {
    /// What the line to `offset` meets on boards of this shape. A line to the hex itself meets that hex alone.
    pub fn of(shape: Shape, offset: Axial) -> Stencil {
        if offset == Axial::ZERO {
            let (enter, leave, hex) = (Ratio::ZERO, Ratio::ONE, Axial::ZERO);
            return Stencil {
                steps: vec![Step {
                    enter,
                    leave,
                    hex,
                    how: How::Through,
                    beside: None,
                }],
                sides: vec![],
            };
        }
        let steps = steps(shape, offset);
        let sides = sides(shape, offset, &steps);
        debug_assert_eq!(steps.first().map(|step| step.hex), Some(Axial::ZERO));
        debug_assert!(
            steps
                .iter()
                .all(|step| (step.how == How::Along) == step.beside.is_some())
        );
        Stencil { steps, sides }
    }

    /// The same line read from its other end, with offsets from there.
    pub fn mirrored(&self, offset: Axial) -> Stencil {
        let mut steps: Vec<Step> = self
            .steps
            .iter()
            .map(|step| Step {
                enter: step.leave.flip(),
                leave: step.enter.flip(),
                hex: step.hex - offset,
                how: step.how,
                beside: step.beside.map(|beside| beside - offset),
            })
            .collect();
        let mut sides: Vec<SideStep> = self
            .sides
            .iter()
            .map(|side| SideStep {
                enter: side.leave.flip(),
                leave: side.enter.flip(),
                hex: side.hex - offset,
                ..*side
            })
            .collect();
        in_order(&mut steps, &mut sides);
        Stencil { steps, sides }
    }
}

fn in_order(steps: &mut [Step], sides: &mut [SideStep]) {
    steps.sort_by_key(|step| (step.enter, step.leave, step.hex));
    sides.sort_by_key(|side| (side.enter, side.leave, side.hex, side.dir));
}

fn steps(shape: Shape, offset: Axial) -> Vec<Step> {
    let line = lattice(shape, offset);
    let corners = corner_offsets(shape);
    // A hex is met if its centre is no farther from the line than its own farthest corner is.
    let reach = corners
        .iter()
        .map(|corner| line.cross(*corner).abs())
        .max()
        .expect("a hex has corners");
    let mut steps = Vec::new();
    for r in offset.r.min(0) - 1..=offset.r.max(0) + 1 {
        for q in offset.q.min(0) - 1..=offset.q.max(0) + 1 {
            let hex = Axial::new(q, r);
            let centre = lattice(shape, hex);
            if line.cross(centre).abs() > reach {
                continue;
            }
            let Some(met) = clip(
                Point::default(),
                line,
                &corners.map(|corner| centre + corner),
            ) else {
                continue;
            };
            let how = met.span.how;
            // Edge k of the clip runs from corner k to corner k + 1: it is the side in direction k + 1.
            let beside = met.edge.filter(|_| how == How::Along);
            let beside = beside.map(|edge| hex + Direction::all()[(edge + 1) % 6].step());
            steps.push(Step {
                enter: met.span.enter,
                leave: met.span.leave,
                hex,
                how,
                beside,
            });
        }
    }
    in_order(&mut steps, &mut []);
    steps
}

fn sides(shape: Shape, offset: Axial, steps: &[Step]) -> Vec<SideStep> {
    let line = lattice(shape, offset);
    let corners = corner_offsets(shape);
    let mut sides = Vec::new();
    for step in steps {
        for dir in Direction::all() {
            let centre = lattice(shape, step.hex);
            let (a, b) = (
                centre + corners[dir.turn(-1).index()],
                centre + corners[dir.index()],
            );
            let Some((enter, leave, how)) = side_met(line, a, b) else {
                continue;
            };
            let (hex, dir) = if dir.index() < 3 {
                (step.hex, dir)
            } else {
                (step.hex + dir.step(), dir.opposite())
            };
            sides.push(SideStep {
                enter,
                leave,
                hex,
                dir,
                how,
            });
        }
    }
    in_order(&mut [], &mut sides);
    sides.dedup();
    sides
}

/// How the line from the origin meets the side from `a` to `b`.
fn side_met(line: Point, a: Point, b: Point) -> Option<(Ratio, Ratio, How)> {
    let origin = Point::default();
    let (enter, leave, how) = match (line.cross(a).signum(), line.cross(b).signum()) {
        (0, 0) => {
            let (x, y) = (position(origin, line, a), position(origin, line, b));
            (x.min(y), x.max(y), How::Along)
        }
        (0, _) => (
            position(origin, line, a),
            position(origin, line, a),
            How::Touch,
        ),
        (_, 0) => (
            position(origin, line, b),
            position(origin, line, b),
            How::Touch,
        ),
        (x, y) if x == y => return None,
        _ => (
            meeting(origin, line, a, b),
            meeting(origin, line, a, b),
            How::Through,
        ),
    };
    (Ratio::ZERO < enter && leave < Ratio::ONE).then_some((enter, leave, how))
}

/// The stencils of a board, each made on first use.
#[derive(Clone, Debug)]
pub struct Stencils {
    shape: Shape,
    reach: Axial,
    cells: Vec<OnceLock<Stencil>>,
}

impl Stencils {
    /// An empty table for every offset between two hexes of the board.
    pub fn new(grid: &Grid) -> Stencils {
        let q = || grid.ids().map(|hex| grid.axial(hex).q);
        let r = || grid.ids().map(|hex| grid.axial(hex).r);
        let span =
            |low: Option<i16>, high: Option<i16>| high.zip(low).map_or(0, |(high, low)| high - low);
        let reach = Axial::new(span(q().min(), q().max()), span(r().min(), r().max()));
        let cells = (2 * reach.q as usize + 1) * (2 * reach.r as usize + 1);
        Stencils {
            shape: grid.shape(),
            reach,
            cells: vec![OnceLock::new(); cells],
        }
    }

    /// What the line to this offset meets. The offset must lie between two hexes of the board.
    pub fn get(&self, offset: Axial) -> &Stencil {
        assert!(
            offset.q.abs() <= self.reach.q && offset.r.abs() <= self.reach.r,
            "the offset leaves the board"
        );
        let wide = 2 * self.reach.q as usize + 1;
        let at = (offset.r + self.reach.r) as usize * wide + (offset.q + self.reach.q) as usize;
        self.cells[at].get_or_init(|| Stencil::of(self.shape, offset))
    }

    /// What the line from one hex of the board to another meets, with offsets from the first.
    pub fn between(&self, grid: &Grid, from: HexId, to: HexId) -> &Stencil {
        self.get(grid.axial(to) - grid.axial(from))
    }

    /// Whether obstacles lie on the line, on a board of any size: in a hex strictly between that is crossed, or on both
    /// sides of a hexside run along. On boards of up to 128 hexes [`crate::SightLines`] answers faster.
    pub fn crosses(
        &self,
        grid: &Grid,
        a: HexId,
        b: HexId,
        obstacle: impl Fn(HexId) -> bool,
    ) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        let start = grid.axial(low);
        let blocks = |offset: Axial| grid.at(start + offset).is_some_and(&obstacle);
        let between =
            |step: &&Step| step.hex != Axial::ZERO && start + step.hex != grid.axial(high);
        self.between(grid, low, high)
            .steps
            .iter()
            .filter(between)
            .any(|step| match (step.how, step.beside) {
                (How::Through, _) => blocks(step.hex),
                (_, Some(beside)) => blocks(step.hex) && blocks(beside),
                _ => false,
            })
    }
}
