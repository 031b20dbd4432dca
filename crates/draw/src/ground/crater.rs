//! Craters: rim, bowl, rays.

use std::f64::consts::TAU;

use crate::pen::{Point, Rng, curve, distance, f};

/// A crater of radius `r`; a mine crater is the same, filling its hex.
pub fn crater(at: Point, r: f64, seed: u32) -> String {
    let [x, y] = at;
    let mut chance = Rng::new(seed);
    let mut rays = String::new();
    for i in 0..17 {
        let turn = f64::from(i) / 17.0 * TAU + chance.next() * 0.15;
        let (near, far) = (r * 1.04, r * (1.2 + chance.next() * 0.2));
        let point = |d: f64| [x + turn.cos() * d, y + turn.sin() * d * 0.86];
        let (a, b) = (point(near), point(far));
        rays += &format!("M{} {}L{} {}", f(a[0]), f(a[1]), f(b[0]), f(b[1]));
    }
    let mut ring = |k: f64, j: f64| {
        let points: Vec<Point> = (0..11)
            .map(|i| {
                let (turn, d) = (
                    f64::from(i) / 11.0 * TAU,
                    r * k * (1.0 - j + chance.next() * 2.0 * j),
                );
                [x + turn.cos() * d, y + turn.sin() * d * 0.86]
            })
            .collect();
        curve(&points, true)
    };
    let (rim, bowl, deep, water) = (
        ring(1.02, 0.05),
        ring(0.84, 0.05),
        ring(0.6, 0.07),
        ring(0.3, 0.09),
    );
    format!(
        r##"<path d="{rays}" stroke="#7b6543" stroke-width="1.1" opacity=".55"/><path d="{rim}" fill="#e4d6ae" stroke="#8d7650" stroke-width="1"/><path d="{bowl}" fill="#a58c61"/><path d="{deep}" fill="#84704e" transform="translate({} {})"/><path d="{water}" fill="#6c6a5c" opacity=".8"/>"##,
        f(-r * 0.05),
        f(-r * 0.05)
    )
}

/// A shell crater in a hex of size `s`.
pub fn shell_crater(at: Point, s: f64, seed: u32) -> String {
    crater(at, s * 0.6, seed)
}

/// A mine crater in a hex of size `s`: twice torn, water at the bottom.
pub fn mine_crater(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed ^ 0x51);
    let mut clods = String::new();
    for _ in 0..16 {
        let (turn, d) = (chance.next() * TAU, s * chance.between(0.84, 0.99));
        let r = s * chance.between(0.02, 0.05);
        clods += &format!(
            r##"<circle cx="{}" cy="{}" r="{}"/>"##,
            f(at[0] + turn.cos() * d * 0.9),
            f(at[1] + turn.sin() * d * 0.86),
            f(r)
        );
    }
    let pool = r##"<ellipse rx="RX" ry="RY" fill="#7f9a9c" stroke="#55685f" stroke-width="1" opacity=".85"/>"##
        .replace("RX", &f(s * 0.2).to_string())
        .replace("RY", &f(s * 0.14).to_string());
    format!(
        r##"{}<g fill="#8a7450" opacity=".8">{clods}</g><g transform="translate({} {})">{pool}</g>"##,
        crater(at, s * 0.8, seed),
        f(at[0] - s * 0.02),
        f(at[1] + s * 0.02)
    )
}

/// Where shells have fallen in a hex, in parts of its size, and how wide they have torn it.
const HOLES: [([f64; 2], f64); 4] = [
    ([-0.42, -0.3], 0.24),
    ([0.4, -0.38], 0.19),
    ([0.3, 0.34], 0.28),
    ([-0.36, 0.42], 0.17),
];
/// The same around a counter in the middle.
const AROUND: [([f64; 2], f64); 7] = [
    ([-0.7, 0.06], 0.16),
    ([0.7, -0.08], 0.16),
    ([-0.36, 0.66], 0.15),
    ([0.36, 0.62], 0.18),
    ([-0.38, -0.64], 0.17),
    ([0.34, -0.66], 0.13),
    ([0.02, 0.0], 0.26),
];

/// Several small craters in a hex of size `s`: ground that shells have turned over. Whole boards are covered with them, so
/// they are a few circles each.
pub fn shell_holes(at: Point, s: f64, seed: u32) -> String {
    let turn = if seed.is_multiple_of(2) { 1.0 } else { -1.0 };
    let mut chance = Rng::new(seed);
    let holes = HOLES.map(|([x, y], r)| {
        let shift = s * 0.1 * (chance.next() - 0.5);
        ([at[0] + turn * x * s + shift, at[1] + y * s - shift], r * s)
    });
    dug(&holes)
}

/// Ground that is nothing but holes, in a hex of size `s`: none over another, the middle left for who stands there.
pub fn churned(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut holes: Vec<(Point, f64)> = Vec::new();
    for _ in 0..60 {
        let (turn, far) = (chance.next() * TAU, s * chance.next().sqrt() * 0.84);
        let (p, r) = (
            [turn.cos() * far, turn.sin() * far],
            s * chance.between(0.09, 0.2),
        );
        let free = |(q, other): &(Point, f64)| distance(*q, p) > other + r + s * 0.05;
        if holes.len() < 8 && holes.iter().all(free) {
            holes.push((p, r));
        }
    }
    let placed: Vec<(Point, f64)> = { holes.iter() }
        .map(|(p, r)| ([at[0] + p[0], at[1] + p[1]], *r))
        .collect();
    dug(&placed)
}

/// Ground that shells have torn up, over whatever was there; craters around the middle, where a counter leaves them in sight.
pub fn torn(s: f64) -> String {
    let earth = patch(s * 0.9, 3);
    let holes = AROUND.map(|([x, y], r)| ([x * s, y * s], r * s));
    format!(
        r##"<path d="{earth}" fill="#cdbd93" fill-opacity=".9" stroke="#8d7650" stroke-width="1.500" stroke-dasharray="3 2"/>{}"##,
        dug(&holes)
    )
}

/// Earth over a trench that was blown in, through the middle of a hex of size `s`.
pub fn filled(s: f64) -> String {
    let earth = patch(s * 0.74, 5);
    format!(
        r##"<path d="{earth}" fill="#cdbd93" stroke="#8d7650" stroke-width="1.200" stroke-dasharray="3 2"/><path d="M-24-8l9 4M14-16l8 6M-9 17l11-4M16 12l10 3M-6-20l6 5" stroke="#6d5636" stroke-width="3.600" stroke-linecap="round"/>"##
    )
}

/// An uneven patch of ground around the middle.
fn patch(r: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let points: Vec<Point> = (0..12)
        .map(|i| {
            let turn = f64::from(i) / 12.0 * TAU;
            let d = r * chance.between(0.9, 1.02);
            [turn.cos() * d, turn.sin() * d * 0.94]
        })
        .collect();
    curve(&points, true)
}

fn dug(holes: &[(Point, f64)]) -> String {
    let ring = |part: f64, up: f64| -> String {
        let circle = |&([x, y], r): &(Point, f64)| {
            let d = (r * part * 10.0).round() / 10.0;
            let (x, y) = ((x * 10.0).round() / 10.0 - d, (y - r * up).round());
            format!(
                "M{x} {y}a{d} {d} 0 1 0 {w} 0 {d} {d} 0 1 0-{w} 0",
                w = 2.0 * d
            )
        };
        holes.iter().map(circle).collect()
    };
    format!(
        r##"<path d="{}" fill="#e4d6ae" stroke="#8d7650" stroke-width="1.500" stroke-dasharray="2 1.200"/><path d="{}" fill="#a58c61"/><path d="{}" fill="#75664a"/>"##,
        ring(1.0, 0.0),
        ring(0.76, 0.0),
        ring(0.46, 0.12)
    )
}
