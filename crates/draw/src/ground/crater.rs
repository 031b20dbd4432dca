//! Craters: rim, bowl, rays.

use std::f64::consts::TAU;

use crate::pen::{Point, Rng, curve, f};

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
