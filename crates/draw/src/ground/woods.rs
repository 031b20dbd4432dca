//! Trees: single ones, a forest hex, the canopy inside its dark outline, orchards, brush.

use std::f64::consts::TAU;

use crate::ink::{CANOPY_LEAF, LEAF, ORCHARD_LEAF, WOODS, WOODS_EDGE};
use crate::pen::{Point, Rng, distance, f};

/// One tree seen from above, with its shadow.
pub fn tree(at: Point, r: f64, leaf: [&str; 3]) -> String {
    let [x, y] = at;
    format!(
        r##"<ellipse cx="{}" cy="{}" rx="{r1}" ry="{}" fill="#2b2c17" opacity=".22"/><circle cx="{}" cy="{}" r="{r1}" fill="{}" stroke="{}" stroke-width=".9"/><path d="M{} {}a{r62} {r62} 0 0 1 {} {}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" opacity=".85"/>"##,
        f(x + r * 0.28),
        f(y + r * 0.42),
        f(r * 0.86),
        f(x),
        f(y),
        leaf[0],
        leaf[2],
        f(x - r * 0.62),
        f(y - r * 0.05),
        f(r * 0.75),
        f(-r * 0.56),
        leaf[1],
        f(r * 0.3),
        r1 = f(r),
        r62 = f(r * 0.62),
    )
}

/// The trees of one forest hex of size `s`.
pub fn forest(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut trees: Vec<(Point, f64)> = Vec::new();
    for _ in 0..220 {
        if trees.len() == 17 {
            break;
        }
        let (turn, reach) = (chance.next() * TAU, chance.next().sqrt() * s * 0.76);
        let p = [
            at[0] + turn.cos() * reach,
            at[1] + turn.sin() * reach * 0.95,
        ];
        let r = s * (0.14 + chance.next() * 0.08);
        if trees.iter().all(|(q, _)| distance(*q, p) > s * 0.25) {
            trees.push((p, r));
        }
    }
    trees.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    trees.iter().map(|(p, r)| tree(*p, *r, LEAF)).collect()
}

/// The floor of woods: shade and the outline that blocks sight, under the trees.
pub fn floor(outline: &str) -> String {
    format!(
        r##"<path d="{outline}" fill="#26280f" opacity=".2" transform="translate(1.5 2.5)"/><path d="{outline}" fill="{WOODS}" fill-opacity=".55" stroke="{WOODS_EDGE}" stroke-width="1.5" stroke-opacity=".85"/>"##
    )
}

/// A closed canopy inside `outline`, discs within half `reach` of `at`. `clip` is an id unique on the page.
pub fn canopy(outline: &str, at: Point, reach: f64, seed: u32, clip: &str) -> String {
    let mut chance = Rng::new(seed);
    let mut trees: Vec<(Point, f64)> = Vec::new();
    for _ in 0..(reach * reach / 44.0) as u32 {
        let p = [
            at[0] + (chance.next() - 0.5) * reach,
            at[1] + (chance.next() - 0.5) * reach,
        ];
        let r = 5.0 + chance.next() * 2.5;
        if trees.iter().all(|(q, _)| distance(*q, p) > 8.5) {
            trees.push((p, r));
        }
    }
    trees.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    let discs: String = trees
        .iter()
        .map(|(p, r)| tree(*p, *r, CANOPY_LEAF))
        .collect();
    format!(
        r##"<path d="{outline}" fill="#26280f" opacity=".28" transform="translate(2 3)"/><clipPath id="{clip}"><path d="{outline}"/></clipPath><path d="{outline}" fill="{WOODS}"/><g clip-path="url(#{clip})">{discs}</g><path d="{outline}" fill="none" stroke="{WOODS_EDGE}" stroke-width="2"/>"##
    )
}

/// A closed canopy of discs at these stands, inside `outline`. `clip` is an id unique on the page. A wood has hundreds
/// of trees: they share their inks.
pub fn grove(outline: &str, stands: &[Point], seed: u32, clip: &str) -> String {
    let mut chance = Rng::new(seed);
    let [leaf, light, edge] = CANOPY_LEAF;
    let (mut discs, mut lights) = (String::new(), String::new());
    for [x, y] in stands {
        let r = chance.between(5.2, 7.4);
        discs += &format!(r#"<circle cx="{}" cy="{}" r="{}"/>"#, f(*x), f(*y), f(r));
        lights += &format!("M{} {}q0-4 4.5-4", f(x - 4.0), f(*y));
    }
    format!(
        r##"<path d="{outline}" fill="#26280f" opacity=".28" transform="translate(2 3)"/><clipPath id="{clip}"><path d="{outline}"/></clipPath><path d="{outline}" fill="{WOODS}"/><g clip-path="url(#{clip})"><g fill="{leaf}" stroke="{edge}" stroke-width="1.1">{discs}</g><path d="{lights}" fill="none" stroke="{light}" stroke-width="1.9" stroke-linecap="round" opacity=".8"/></g><path d="{outline}" fill="none" stroke="{WOODS_EDGE}" stroke-width="2" stroke-linejoin="round"/>"##
    )
}

/// One tree of an orchard in a hex of size `s`.
pub fn fruit_tree(at: Point, s: f64) -> String {
    tree(at, 0.148 * s, ORCHARD_LEAF)
}

/// Trees in rows: hinders, has no outline.
pub fn orchard(at: Point, s: f64) -> String {
    let mut rows = String::new();
    for j in -1..=1 {
        for i in -1..=1 {
            let slant = if j % 2 != 0 { 0.07 * s } else { 0.0 };
            rows += &tree(
                [
                    at[0] + f64::from(i) * 0.5 * s + slant,
                    at[1] + f64::from(j) * 0.476 * s,
                ],
                0.148 * s,
                ORCHARD_LEAF,
            );
        }
    }
    rows
}

/// A tuft of grass, `k` times the drawn size.
pub fn tuft(at: Point, k: f64) -> String {
    tufts(&[at], k)
}

/// Tufts of grass, `k` times the drawn size.
pub fn tufts(stands: &[Point], k: f64) -> String {
    let blades = |[x, y]: &Point| {
        format!(
            "M{} {y0}q{} {} {} {}M{} {y0}q0 {} {} {}M{} {y0}q{} {} {} {}",
            f(x - 4.0 * k),
            f(-k),
            f(-5.0 * k),
            f(-3.0 * k),
            f(-6.0 * k),
            f(x - k),
            f(-6.0 * k),
            f(-k),
            f(-9.0 * k),
            f(x + 2.0 * k),
            f(k),
            f(-5.0 * k),
            f(3.0 * k),
            f(-7.0 * k),
            y0 = f(*y),
        )
    };
    let blades: String = stands.iter().map(blades).collect();
    format!(
        r##"<path d="{blades}" stroke="#5f6b3c" stroke-width="1.5" fill="none" stroke-linecap="round"/>"##
    )
}

/// Tufts all over a hex.
pub fn brush(at: Point, s: f64) -> String {
    let k = s / 42.0;
    let stands = [
        [-14.0, -6.0],
        [8.0, -14.0],
        [15.0, 6.0],
        [-4.0, 8.0],
        [-20.0, 16.0],
        [4.0, 22.0],
    ];
    tufts(
        &stands.map(|p| [at[0] + p[0] * k, at[1] + p[1] * k]),
        1.2 * k,
    )
}
