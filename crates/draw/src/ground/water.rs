//! Water: bands with dark banks and a light thread; bridges, fords, marsh.

use super::woods::tuft;
use crate::ink::{BANK, WATER, WATER_LIGHT};
use crate::pen::{Point, distance, f, line, mix};

/// A stream or river of width `w` along a path.
pub fn water(d: &str, w: f64) -> String {
    format!(
        r##"<path d="{d}" fill="none" stroke="#f1e8cc" stroke-width="{}" opacity=".5" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{BANK}" stroke-width="{}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{WATER}" stroke-width="{}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{WATER_LIGHT}" stroke-width="1.3" stroke-dasharray="14 12" transform="translate(0 {})"/>"##,
        f(w + 6.5),
        f(w + 3.0),
        f(w),
        f((w * 0.12).min(2.0))
    )
}

/// A planked bridge of a length and width, turned by `turn` degrees along the way over it.
pub fn bridge(at: Point, turn: f64, length: f64, width: f64) -> String {
    let planks: String = (1..6)
        .map(|i| {
            format!(
                "M{} {}v{}",
                f(length * (f64::from(i) / 6.0 - 0.5)),
                f(-width / 2.0),
                f(width)
            )
        })
        .collect();
    format!(
        r##"<g transform="translate({} {}) rotate({})"><rect x="{}" y="{}" width="{}" height="{}" fill="#d8c9a2" stroke="#5a4730" stroke-width="2"/><path d="{planks}" stroke="#8d7650"/></g>"##,
        f(at[0]),
        f(at[1]),
        f(turn),
        f(-length / 2.0),
        f(-width / 2.0),
        f(length),
        f(width)
    )
}

/// Stepping stones through the water, along the way over it.
pub fn ford(at: Point, turn: f64, s: f64) -> String {
    let stones = [
        [-0.42, 0.03],
        [-0.21, -0.04],
        [0.0, 0.03],
        [0.21, -0.03],
        [0.42, 0.04],
    ];
    let one = |p: &Point| {
        let (x, y) = (f(p[0] * s), f(p[1] * s));
        format!(
            r##"<ellipse cx="{x}" cy="{y}" rx="{}" ry="{}" fill="#d8cba6" stroke="#5a4730" stroke-width="1.2"/>"##,
            f(s * 0.09),
            f(s * 0.08)
        )
    };
    let row: String = stones.iter().map(one).collect();
    format!(
        r#"<g transform="translate({} {}) rotate({})">{row}</g>"#,
        f(at[0]),
        f(at[1]),
        f(turn)
    )
}

/// Water dashes and tufts over a grey-green hex.
pub fn marsh(at: Point, s: f64) -> String {
    let k = s / 42.0;
    let stands = [
        [-16.0, -10.0],
        [10.0, -18.0],
        [16.0, 8.0],
        [-10.0, 14.0],
        [0.0, -1.0],
        [-24.0, 4.0],
    ];
    let one = |p: &Point| reeds([at[0] + p[0] * k, at[1] + p[1] * k], s);
    stands.iter().map(one).collect()
}

/// A tuft in a puddle, for hexes of size `s`.
pub fn reeds(at: Point, s: f64) -> String {
    let ([x, y], k) = (at, s / 42.0);
    format!(
        r##"<path d="M{} {}h{}" stroke="#5d7d8a" stroke-width="1.4"/>{}"##,
        f(x - 7.0 * k),
        f(y + 3.0 * k),
        f(14.0 * k),
        tuft([x, y + 2.0 * k], 0.75 * k)
    )
}

/// A planked deck over the four corners of an outline, with rails along its long sides; any other shape is one slab.
pub fn deck(corners: &[Point]) -> String {
    let d = line(corners) + "Z";
    let slab = format!(
        r##"<path d="{d}" fill="#2a2115" opacity=".28" transform="translate(1.5 2.5)"/><path d="{d}" fill="#d8c9a2" stroke="#8d7650" stroke-width="1"/>"##
    );
    let [a, b, c, e] = corners else {
        return slab;
    };
    let [a, b, c, e] = if distance(*a, *b) >= distance(*b, *c) {
        [*a, *b, *c, *e]
    } else {
        [*b, *c, *e, *a]
    };
    let n = (distance(a, b) / 6.0).ceil() as u32;
    let planks: String = (1..n)
        .map(|i| f64::from(i) / f64::from(n))
        .map(|t| line(&[mix(a, b, t), mix(e, c, t)]))
        .collect();
    let rails = line(&[a, b]) + &line(&[e, c]);
    format!(
        r##"{slab}<path d="{planks}" stroke="#8d7650"/><path d="{rails}" stroke="#5a4730" stroke-width="2.4" stroke-linecap="round"/>"##
    )
}

/// Still water inside a shore.
pub fn pond(d: &str) -> String {
    format!(
        r#"<path d="{d}" fill="{WATER}" stroke="{BANK}" stroke-width="1.8" stroke-linejoin="round"/>"#
    )
}
