//! The plan: where the hexes of a grid lie on the sheet, the half hexes around them, and regions of hexes as fields.

use std::collections::BTreeSet;

use hex::{Grid, HexId, Shape, UNIT};

use crate::contour::{Blobs, Relief, Window};
use crate::pen::{Point, distance, hex_points, seed};

/// From the centre of a hex to its corner, on the sheet. Widths of lines are drawn for this size.
pub const SIZE: f64 = 37.0;

/// The sheet of a grid.
pub struct Plan<'a> {
    grid: &'a Grid,
    /// Flat tops, or points up.
    pub flat: bool,
    centres: Vec<Point>,
    /// Centres of the hexes that touch the board and are not on it.
    pub beyond: Vec<Point>,
}

impl<'a> Plan<'a> {
    /// The sheet of `grid`.
    pub fn new(grid: &'a Grid) -> Plan<'a> {
        let flat = grid.shape() == Shape::FlatTop;
        let mut plan = Plan {
            grid,
            flat,
            centres: Vec::new(),
            beyond: Vec::new(),
        };
        plan.centres = grid.ids().map(|hex| plan.point(grid.centre(hex))).collect();
        let mut seen = BTreeSet::new();
        for c in plan.centres.clone() {
            for side in 0..6 {
                let turn = (f64::from(side) * 60.0 + if flat { 30.0 } else { 0.0 }).to_radians();
                let p = [
                    c[0] + turn.cos() * plan.step(),
                    c[1] + turn.sin() * plan.step(),
                ];
                let key = ((p[0] * 4.0).round() as i64, (p[1] * 4.0).round() as i64);
                if plan.hex_at(p).is_none() && seen.insert(key) {
                    plan.beyond.push(p);
                }
            }
        }
        plan
    }

    /// The grid.
    pub fn grid(&self) -> &'a Grid {
        self.grid
    }

    /// From centre to neighbouring centre.
    pub fn step(&self) -> f64 {
        SIZE * 3.0_f64.sqrt()
    }

    /// A point of the lattice on the sheet.
    pub fn point(&self, p: hex::Point) -> Point {
        on_sheet(self.grid, p)
    }

    /// Drawing units on the sheet.
    pub fn length(&self, units: i32) -> f64 {
        f64::from(units) * SIZE / f64::from(2 * UNIT)
    }

    /// The centre of a hex. A hex that is not on the board is drawn outside the sheet.
    pub fn centre(&self, hex: HexId) -> Point {
        self.centres
            .get(hex.index())
            .copied()
            .unwrap_or([-1000.0, -1000.0])
    }

    /// All centres, in the order of the hexes.
    pub fn centres(&self) -> &[Point] {
        &self.centres
    }

    /// Width and height of the board.
    pub fn size(&self) -> [f64; 2] {
        self.point(self.grid.extent())
    }

    /// The corners of a hex around a centre.
    pub fn corners(&self, centre: Point) -> [Point; 6] {
        hex_points(centre, SIZE, self.flat)
    }

    /// The hex at a point of the sheet.
    pub fn hex_at(&self, p: Point) -> Option<HexId> {
        let near = self
            .centres
            .iter()
            .enumerate()
            .min_by(|a, b| distance(*a.1, p).total_cmp(&distance(*b.1, p)))?;
        (distance(*near.1, p) < SIZE * 0.93).then_some(HexId(near.0 as u16))
    }

    /// Centres of the half hexes inside the frame.
    pub fn halves(&self) -> Vec<Point> {
        let [w, h] = self.size();
        let inside =
            |p: &&Point| (-1.0..=w + 1.0).contains(&p[0]) && (-1.0..=h + 1.0).contains(&p[1]);
        self.beyond.iter().filter(inside).copied().collect()
    }

    /// The seed of what stands in a hex.
    pub fn seed(&self, hex: HexId, what: u32) -> u32 {
        seed(
            i32::from(self.grid.column(hex)),
            i32::from(self.grid.row(hex)),
            what,
        )
    }

    /// The frame and a margin around it, for contours that leave the board.
    pub fn window(&self) -> Window {
        let [w, h] = self.size();
        [-SIZE, -SIZE, w + SIZE, h + SIZE]
    }

    /// The region that `hexes` make: a field with a half on its border. `open` regions go on beyond the board.
    pub fn region(&self, hexes: &[HexId], open: bool) -> Region {
        let mut region = Region {
            inside: Vec::new(),
            outside: Vec::new(),
            window: self.window(),
        };
        let member = |hex: usize| hexes.contains(&HexId(hex as u16));
        for (i, c) in self.centres.iter().enumerate() {
            if member(i) {
                region.inside.push(*c)
            } else {
                region.outside.push(*c)
            }
        }
        for p in &self.beyond {
            let near = || {
                self.centres
                    .iter()
                    .enumerate()
                    .filter(|(_, c)| distance(**c, *p) < self.step() * 1.05)
            };
            let mine = near().filter(|(i, _)| member(*i)).count();
            if open && mine * 2 > near().count() {
                region.inside.push(*p)
            } else {
                region.outside.push(*p)
            }
        }
        region.shrink(self.step() * 1.6);
        region
    }
}

/// Where a point of the lattice lies in the drawing of a board.
pub fn on_sheet(grid: &Grid, p: hex::Point) -> Point {
    let (short, long) = (SIZE / 2.0, SIZE * 3.0_f64.sqrt() / 2.0);
    let (kx, ky) = match grid.shape() {
        Shape::FlatTop => (short, long),
        Shape::PointsUp => (long, short),
    };
    let unit = f64::from(UNIT);
    [f64::from(p.x) * kx / unit, f64::from(p.y) * ky / unit]
}

/// Where the centre of a hex lies in the drawing of its board.
pub fn centre(grid: &Grid, hex: HexId) -> Point {
    on_sheet(grid, grid.centre(hex))
}

/// The corners of a hex in the drawing of its board, clockwise.
pub fn corners(grid: &Grid, hex: HexId) -> [Point; 6] {
    grid.corners(hex).map(|p| on_sheet(grid, p))
}

/// A set of hexes as a smooth field.
pub struct Region {
    inside: Vec<Point>,
    outside: Vec<Point>,
    window: Window,
}

/// How soft the outline of a region is.
#[derive(Clone, Copy)]
pub struct Softness {
    /// Reach of each hex, in hex sizes.
    pub reach: f64,
    /// How much the line wobbles.
    pub wobble: f64,
    /// How long the wobbles are.
    pub length: f64,
    /// Seed of the wobble.
    pub seed: u32,
}

impl Region {
    /// Whether no hex is in it.
    pub fn is_empty(&self) -> bool {
        self.inside.is_empty()
    }

    /// Keeps to the window that matters.
    fn shrink(&mut self, pad: f64) {
        let w = self.window;
        let all = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        let b = self.inside.iter().fold(all, |b, p| {
            [
                b[0].min(p[0]),
                b[1].min(p[1]),
                b[2].max(p[0]),
                b[3].max(p[1]),
            ]
        });
        self.window = [
            w[0].max(b[0] - pad),
            w[1].max(b[1] - pad),
            w[2].min(b[2] + pad),
            w[3].min(b[3] + pad),
        ];
        let near = |p: &Point| {
            p[0] > b[0] - 3.0 * pad
                && p[0] < b[2] + 3.0 * pad
                && p[1] > b[1] - 3.0 * pad
                && p[1] < b[3] + 3.0 * pad
        };
        self.outside.retain(near);
    }

    /// The share of the region at a point.
    pub fn at(&self, soft: Softness, p: Point) -> f64 {
        let blobs = Blobs {
            centres: &self.inside,
            radius: SIZE * soft.reach,
            seed: soft.seed,
            wobble: soft.wobble,
            length: soft.length,
        };
        blobs.share(&self.outside, p)
    }

    /// A field over the region, sampled; nothing when no hex is in it.
    pub fn relief(&self, field: impl Fn(Point) -> f64) -> Option<Relief> {
        (!self.is_empty()).then(|| Relief::sample(self.window, SIZE / 7.4, field))
    }

    /// The relief of the last of some lines (reach and share), zero on it. A higher line never leaves a lower one: the
    /// field is the least of all, each measured from its own line.
    pub fn nested(&self, lines: &[(f64, f64)], soft: Softness) -> Option<Relief> {
        let last = lines.len().saturating_sub(1);
        let from = |p: Point, k: usize| {
            self.at(
                Softness {
                    reach: lines[k].0,
                    ..soft
                },
                p,
            ) - lines[k].1
                - 0.02 * (last - k) as f64
        };
        self.relief(|p| {
            (0..lines.len())
                .map(|k| from(p, k))
                .fold(f64::MAX, f64::min)
        })
    }

    /// The outline where the share is `iso`, as a path.
    pub fn path(&self, soft: Softness, iso: f64) -> String {
        self.relief(|p| self.at(soft, p))
            .map_or(String::new(), |relief| relief.path(iso))
    }
}
