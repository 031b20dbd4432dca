//! Organic outlines: value noise, and the iso-lines of a field of blobs by marching squares.

use std::collections::BTreeMap;

use crate::pen::{Point, Rng, curve, f};

/// Smooth value noise between 0 and 1.
#[derive(Clone, Copy)]
pub struct Noise(u32);

impl Noise {
    /// The noise of a seed.
    pub fn new(seed: u32) -> Noise {
        Noise(seed)
    }

    fn lattice(self, x: i32, y: i32) -> f64 {
        let n = (x as u32)
            .wrapping_mul(374_761_393)
            .wrapping_add((y as u32).wrapping_mul(668_265_263))
            .wrapping_add(self.0.wrapping_mul(1_442_695_041));
        let n = (n ^ (n >> 13)).wrapping_mul(1_274_126_177);
        f64::from(n ^ (n >> 16)) / 4_294_967_296.0
    }

    /// The value at a point.
    pub fn at(self, x: f64, y: f64) -> f64 {
        let smooth = |t: f64| t * t * (3.0 - 2.0 * t);
        let (i, j) = (x.floor(), y.floor());
        let (u, v) = (smooth(x - i), smooth(y - j));
        let (i, j) = (i as i32, j as i32);
        let top = self.lattice(i, j) * (1.0 - u) + self.lattice(i + 1, j) * u;
        let foot = self.lattice(i, j + 1) * (1.0 - u) + self.lattice(i + 1, j + 1) * u;
        top * (1.0 - v) + foot * v
    }
}

/// A window on the sheet: left, top, right, bottom.
pub type Window = [f64; 4];

/// A sum of soft discs.
#[derive(Clone, Copy)]
pub struct Blobs<'a> {
    /// Their centres.
    pub centres: &'a [Point],
    /// Their reach.
    pub radius: f64,
    /// Seed of the wobble.
    pub seed: u32,
    /// How much the line wobbles.
    pub wobble: f64,
    /// How long the wobbles are.
    pub length: f64,
}

impl Blobs<'_> {
    /// The value of the field at a point, wobble included.
    pub fn at(&self, p: Point) -> f64 {
        soft_sum(self.centres, self.radius, p) + self.ripple(p)
    }

    fn ripple(&self, p: Point) -> f64 {
        (Noise::new(self.seed).at(p[0] / self.length, p[1] / self.length) - 0.5) * 2.0 * self.wobble
    }

    /// The share of the centres in the field when `others` pull the other way: half on the border of two regions.
    pub fn share(&self, others: &[Point], p: Point) -> f64 {
        let (mine, theirs) = (
            soft_sum(self.centres, self.radius, p),
            soft_sum(others, self.radius, p),
        );
        mine / (mine + theirs).max(0.02) + self.ripple(p)
    }

    /// The window that holds the whole blob.
    pub fn window(&self) -> Window {
        let pad = 2.0 * self.radius;
        let mut w = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for c in self.centres {
            w = [
                w[0].min(c[0] - pad),
                w[1].min(c[1] - pad),
                w[2].max(c[0] + pad),
                w[3].max(c[1] + pad),
            ];
        }
        w
    }

    /// The closed path where the field has the value `iso`.
    pub fn path(&self, iso: f64, step: f64) -> String {
        if self.centres.is_empty() {
            return String::new();
        }
        Relief::sample(self.window(), step, |p| self.at(p)).path(iso)
    }
}

fn soft_sum(centres: &[Point], radius: f64, p: Point) -> f64 {
    let reach = 1.0 / (radius * radius);
    let near = centres
        .iter()
        .map(|c| ((p[0] - c[0]).powi(2) + (p[1] - c[1]).powi(2)) * reach);
    near.filter(|d| *d < 4.0).map(|d| (-d * 1.1).exp()).sum()
}

/// A field sampled once, so that several lines can be traced on it.
pub struct Relief {
    window: Window,
    step: f64,
    values: Vec<Vec<f64>>,
}

impl Relief {
    /// `field` sampled every `step` over a window; lines close at its edge.
    pub fn sample(window: Window, step: f64, field: impl Fn(Point) -> f64) -> Relief {
        let [x0, y0, x1, y1] = window;
        let (nx, ny) = (
            ((x1 - x0) / step).ceil() as usize,
            ((y1 - y0) / step).ceil() as usize,
        );
        let value = |i: usize, j: usize| {
            let edge = i == 0 || j == 0 || i == nx || j == ny;
            if edge {
                -1.0
            } else {
                field([x0 + i as f64 * step, y0 + j as f64 * step])
            }
        };
        let values = (0..=ny)
            .map(|j| (0..=nx).map(|i| value(i, j)).collect())
            .collect();
        Relief {
            window,
            step,
            values,
        }
    }

    /// The closed lines where the field has the value `iso`.
    pub fn loops(&self, iso: f64) -> Vec<Vec<Point>> {
        let mut segments = BTreeMap::new();
        let v = &self.values;
        for j in 0..v.len().saturating_sub(1) {
            for i in 0..v[j].len().saturating_sub(1) {
                let at = [
                    self.window[0] + i as f64 * self.step,
                    self.window[1] + j as f64 * self.step,
                ];
                let corners =
                    [v[j][i], v[j][i + 1], v[j + 1][i + 1], v[j + 1][i]].map(|value| value - iso);
                for (a, b) in (Cell {
                    at,
                    step: self.step,
                    i,
                    j,
                    corners,
                })
                .segments()
                {
                    segments.insert(a.0, (a.1, b));
                }
            }
        }
        join(segments)
    }

    /// The same as one smooth path; empty when the field never has the value.
    pub fn path(&self, iso: f64) -> String {
        self.loops(iso)
            .iter()
            .map(|path| curve(path, true))
            .collect()
    }
}

/// Short strokes from a line up its slope: every `gap` points, of a length drawn between the two given.
pub fn hachures(
    line: &[Point],
    gap: usize,
    length: [f64; 2],
    seed: u32,
    field: impl Fn(Point) -> f64,
) -> String {
    let mut chance = Rng::new(seed);
    let mut d = String::new();
    for p in line.iter().step_by(gap) {
        let slope = [
            field([p[0] + 1.0, p[1]]) - field([p[0] - 1.0, p[1]]),
            field([p[0], p[1] + 1.0]) - field([p[0], p[1] - 1.0]),
        ];
        let steep = slope[0].hypot(slope[1]).max(1e-9);
        let reach = chance.between(length[0], length[1]) / steep;
        d += &format!(
            "M{} {}l{} {}",
            f(p[0]),
            f(p[1]),
            f(slope[0] * reach),
            f(slope[1] * reach)
        );
    }
    d
}

/// A crossing of the line with a side of the sampling grid: which side, where.
type Crossing = ((bool, usize, usize), Point);

struct Cell {
    at: Point,
    step: f64,
    i: usize,
    j: usize,
    corners: [f64; 4],
}

impl Cell {
    fn crossing(&self, side: char) -> Crossing {
        let ([x, y], z, [a, b, c, d]) = (self.at, self.step, self.corners);
        let t = |from: f64, to: f64| from / (from - to);
        match side {
            't' => ((false, self.j, self.i), [x + z * t(a, b), y]),
            'r' => ((true, self.j, self.i + 1), [x + z, y + z * t(b, c)]),
            'b' => ((false, self.j + 1, self.i), [x + z * t(d, c), y + z]),
            _ => ((true, self.j, self.i), [x, y + z * t(a, d)]),
        }
    }

    fn segments(&self) -> Vec<(Crossing, Crossing)> {
        let [a, b, c, d] = self.corners.map(|v| v > 0.0);
        let sides: &[&str] =
            match (u8::from(a) << 3) | (u8::from(b) << 2) | (u8::from(c) << 1) | u8::from(d) {
                1 => &["bl"],
                2 => &["rb"],
                3 => &["rl"],
                4 => &["tr"],
                5 => &["tl", "br"],
                6 => &["tb"],
                7 => &["tl"],
                8 => &["lt"],
                9 => &["bt"],
                10 => &["lb", "rt"],
                11 => &["rt"],
                12 => &["lr"],
                13 => &["br"],
                14 => &["lb"],
                _ => &[],
            };
        let ends = |pair: &&str| {
            let mut side = pair.chars();
            (
                self.crossing(side.next().expect("two sides")),
                self.crossing(side.next().expect("two sides")),
            )
        };
        sides.iter().map(ends).collect()
    }
}

fn join(mut segments: BTreeMap<(bool, usize, usize), (Point, Crossing)>) -> Vec<Vec<Point>> {
    let mut found = Vec::new();
    while let Some((_, (start, mut next))) = segments.pop_first() {
        let mut path = vec![start];
        loop {
            path.push(next.1);
            let Some((_, after)) = segments.remove(&next.0) else {
                break;
            };
            next = after;
        }
        if path.len() > 8 {
            found.push(path.into_iter().step_by(2).collect());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_blob_gives_one_closed_loop() {
        let blobs = Blobs {
            centres: &[[0.0, 0.0]],
            radius: 20.0,
            seed: 1,
            wobble: 0.1,
            length: 20.0,
        };
        let path = blobs.path(0.5, 3.0);
        assert_eq!(path.matches('M').count(), 1);
        assert!(path.ends_with('Z'));
    }

    #[test]
    fn two_far_blobs_give_two_loops() {
        let blobs = Blobs {
            centres: &[[0.0, 0.0], [200.0, 0.0]],
            radius: 20.0,
            seed: 1,
            wobble: 0.0,
            length: 20.0,
        };
        assert_eq!(blobs.path(0.5, 3.0).matches('M').count(), 2);
    }
}
