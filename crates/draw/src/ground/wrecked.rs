//! The ground of the Great War: boulders, quarries, woods of which only stumps are left.

use std::f64::consts::TAU;

use crate::pen::{Point, Rng, f, line};

/// Rocks strewn over a hex of size `s`.
pub fn boulders(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut out = String::new();
    for i in 0..9 {
        let turn = f64::from(i) * 2.4 + chance.between(-0.3, 0.3);
        let far = s * 0.72 * (f64::from(i) / 9.0).sqrt();
        let r = s * chance.between(0.1, 0.19);
        let c = [at[0] + turn.cos() * far, at[1] + turn.sin() * far];
        let edge = |k: f64, chance: &mut Rng| {
            let points: Vec<Point> = (0..6)
                .map(|j| {
                    let turn = f64::from(j) / 6.0 * TAU + chance.between(-0.2, 0.2);
                    let d = r * k * chance.between(0.85, 1.15);
                    [c[0] + turn.cos() * d, c[1] + turn.sin() * d * 0.85]
                })
                .collect();
            line(&points) + "z"
        };
        let (rock, lit) = (edge(1.0, &mut chance), edge(0.5, &mut chance));
        out += &format!(
            r##"<path d="{rock}" fill="#8f8b80" stroke="#3c3a33" stroke-width="1.600" stroke-linejoin="round"/><path d="{lit}" fill="#b7b3a5" transform="translate({0} {0})"/>"##,
            f(-r * 0.16)
        );
    }
    out
}

/// A pit with steps cut into its sides, in a hex of size `s`.
pub fn quarry(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut ring = |k: f64| {
        let points: Vec<Point> = (0..9)
            .map(|i| {
                let turn = f64::from(i) / 9.0 * TAU;
                let d = s * k * chance.between(0.92, 1.06);
                [at[0] + turn.cos() * d, at[1] + turn.sin() * d * 0.88]
            })
            .collect();
        line(&points) + "z"
    };
    let (rim, step, floor) = (ring(0.84), ring(0.64), ring(0.42));
    format!(
        r##"<path d="{rim}" fill="#d8cdae" stroke="#6b5d3f" stroke-width="2.200" stroke-linejoin="round"/><path d="{step}" fill="#bfb292" stroke="#7d6e4d" stroke-width="1.600"/><path d="{floor}" fill="#a39776" stroke="#7d6e4d" stroke-width="1.200"/>"##
    )
}

/// Splintered trunks and what lies about them, in a hex of size `s`.
pub fn stumps(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let (mut fallen, mut trunks) = (String::new(), String::new());
    for i in 0..9 {
        let turn = f64::from(i) * 2.4 + chance.between(-0.3, 0.3);
        let far = s * 0.74 * ((f64::from(i) + 0.4) / 9.0).sqrt();
        let (x, y) = (at[0] + turn.cos() * far, at[1] + turn.sin() * far * 0.9);
        let (x, y) = (x.round(), y.round());
        if i % 3 == 2 {
            let lean = chance.between(0.0, TAU);
            let (dx, dy) = (lean.cos() * s * 0.4, lean.sin() * s * 0.24);
            let (dx, dy) = (dx.round(), dy.round());
            fallen += &format!(
                "M{} {}l{dx} {dy}",
                x - (dx / 2.0).round(),
                y - (dy / 2.0).round()
            );
        } else {
            let tall = (s * chance.between(0.22, 0.38)).round();
            trunks += &format!("M{x} {y}l1-{tall} 1 3 2-5 1 {}z", tall + 2.0);
        }
    }
    format!(
        r##"<path d="{fallen}" stroke="#4a3b26" stroke-width="3" stroke-linecap="round"/><path d="{trunks}" fill="#4a3b26" stroke="#2c2315"/>"##
    )
}
