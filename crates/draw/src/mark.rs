//! Marks on the board: each meaning has its form, and a light casing under its colour.

use crate::ink::{CASING, FOCUS, INK, INK_2, SELECTED, TARGET};
use crate::pen::{Point, distance, f, hex_points, mix, poly, towards};
use crate::text::{escape, numeral};

/// Solid double ring with a pale wash.
pub fn selected(at: Point, s: f64, flat: bool) -> String {
    let p = hex_points(at, s * 0.965, flat);
    poly(
        &p,
        &format!(
            r#"fill="{CASING}" fill-opacity=".38" stroke="{CASING}" stroke-width="6" stroke-linejoin="round""#
        ),
    ) + &poly(
        &p,
        &format!(r#"fill="none" stroke="{SELECTED}" stroke-width="3.2" stroke-linejoin="round""#),
    )
}

fn brackets(at: Point, s: f64, flat: bool, reach: f64) -> String {
    let p = hex_points(at, s * 0.95, flat);
    let mut d = String::new();
    for i in 0..6 {
        let (q, w) = (
            mix(p[i], p[(i + 5) % 6], reach),
            mix(p[i], p[(i + 1) % 6], reach),
        );
        d += &format!(
            "M{} {}L{} {}L{} {}",
            f(q[0]),
            f(q[1]),
            f(p[i][0]),
            f(p[i][1]),
            f(w[0]),
            f(w[1])
        );
    }
    d
}

fn cased(d: &str, casing: f64, ink: &str, width: f64, more: &str) -> String {
    format!(
        r#"<path d="{d}" fill="none" stroke="{CASING}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{ink}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" {more}/>"#,
        f(casing),
        f(width)
    )
}

/// Six corner brackets; thicker and tinted when aimed at.
pub fn target(at: Point, s: f64, flat: bool, aimed: bool) -> String {
    let wash = if aimed {
        poly(
            &hex_points(at, s * 0.95, flat),
            &format!(r#"fill="{TARGET}" fill-opacity=".13" stroke="{TARGET}" stroke-width="1.4""#),
        )
    } else {
        String::new()
    };
    wash + &cased(
        &brackets(at, s, flat, 0.27),
        6.5,
        TARGET,
        if aimed { 4.0 } else { 3.0 },
        "",
    )
}

/// Thin dashes: this may not be chosen.
pub fn refused(at: Point, s: f64, flat: bool) -> String {
    let p = hex_points(at, s * 0.95, flat);
    poly(
        &p,
        &format!(r#"fill="none" stroke="{CASING}" stroke-width="4""#),
    ) + &poly(
        &p,
        &format!(r#"fill="none" stroke="{INK_2}" stroke-width="1.6" stroke-dasharray="5 4""#),
    )
}

/// Dashed blue ring: the keyboard is here.
pub fn cursor(at: Point, s: f64, flat: bool) -> String {
    let p = hex_points(at, s * 0.9, flat);
    poly(
        &p,
        &format!(r#"fill="none" stroke="{CASING}" stroke-width="6""#),
    ) + &poly(
        &p,
        &format!(r#"fill="none" stroke="{FOCUS}" stroke-width="3.5" stroke-dasharray="12 5""#),
    )
}

/// Corner ticks: the last thing happened here.
pub fn last_event(at: Point, s: f64, flat: bool) -> String {
    cased(&brackets(at, s, flat, 0.12), 5.0, INK_2, 2.0, "")
}

/// A disc with the cost of moving there.
pub fn legal_move(at: Point, cost: &str) -> String {
    format!(
        r#"<circle cx="{x}" cy="{y}" r="9" fill="{CASING}" stroke="{SELECTED}" stroke-width="3"/>{}"#,
        numeral([at[0], at[1] + 4.5], 13.0, INK, cost),
        x = f(at[0]),
        y = f(at[1])
    )
}

/// The odds pill around `at`: dice count in a small die, then the chance. Reversed when `aimed`.
pub fn badge(at: Point, chance: &str, dice: Option<u8>, aimed: bool) -> String {
    let (face, rim, ink) = if aimed {
        (TARGET, CASING, CASING)
    } else {
        (CASING, TARGET, INK)
    };
    let w = if dice.is_some() { 20.0 } else { 0.0 } + chance.chars().count() as f64 * 7.1 + 11.0;
    let die = dice.map_or(String::new(), |n| {
        format!(
            r#"<rect x="{}" y="-6" width="12" height="12" rx="2.6" fill="{rim}"/>{}"#,
            f(-w / 2.0 + 6.0),
            numeral([-w / 2.0 + 12.0, 4.0], 11.0, face, &n.to_string())
        )
    });
    format!(
        r#"<g transform="translate({} {})"><rect x="{}" y="-10" width="{}" height="20" rx="10" fill="{face}" stroke="{rim}" stroke-width="1.5"/>{die}{}</g>"#,
        f(at[0]),
        f(at[1]),
        f(-w / 2.0),
        f(w),
        numeral(
            [if dice.is_some() { 10.0 } else { 0.0 }, 4.4],
            12.5,
            ink,
            chance
        )
    )
}

/// What a line of sight meets.
#[derive(Clone, Debug, PartialEq)]
pub enum Sight {
    /// Nothing.
    Clear,
    /// A hindrance at a point, with its value.
    Hindered(Point, String),
    /// A blocker at a point.
    Blocked(Point),
}

/// A sight line between two hex centres; it starts and ends `gap` away from them.
pub fn sight_line(from: Point, to: Point, gap: f64, sight: &Sight) -> String {
    let gap = gap.min(distance(from, to) * 0.4);
    let (a, b) = (towards(from, to, gap), towards(to, from, gap));
    let solid = |a: Point, b: Point| cased(&crate::pen::line(&[a, b]), 6.0, TARGET, 2.6, "");
    let dot = format!(
        r#"<circle cx="{}" cy="{}" r="4" fill="{TARGET}" stroke="{CASING}" stroke-width="1.5"/>"#,
        f(b[0]),
        f(b[1])
    );
    match sight {
        Sight::Clear => solid(a, b) + &dot,
        Sight::Hindered(at, value) => {
            let sign = format!(
                r#"<g transform="translate({} {})"><path d="M0 -12L12 0L0 12L-12 0z" fill="{CASING}" stroke="{TARGET}" stroke-width="2"/>{}</g>"#,
                f(at[0]),
                f(at[1]),
                numeral([0.0, 5.0], 13.0, TARGET, value)
            );
            solid(a, b) + &dot + &sign
        }
        Sight::Blocked(at) => {
            let beyond = format!(
                r#"<path d="{}" stroke="{INK_2}" stroke-width="2.2" stroke-dasharray="4 5"/>"#,
                crate::pen::line(&[*at, b])
            );
            let sign = format!(
                r#"<g transform="translate({} {})"><circle r="9" fill="{TARGET}" stroke="{CASING}" stroke-width="2"/><path d="M-3.5 -3.5l7 7m0-7l-7 7" stroke="{CASING}" stroke-width="2.4" stroke-linecap="round"/></g>"#,
                f(at[0]),
                f(at[1])
            );
            beyond + &solid(a, *at) + &sign
        }
    }
}

/// A path through hex centres: cased dots, the cost at each step after the first, an arrow head.
pub fn path(points: &[Point], costs: &[String]) -> String {
    let [.., before, end] = points else {
        return String::new();
    };
    let tip = towards(*end, *before, 9.0);
    let mut way = points.to_vec();
    *way.last_mut().expect("two points") = tip;
    let d = crate::pen::line(&way);
    let turn = (end[1] - before[1]).atan2(end[0] - before[0]).to_degrees();
    let head = format!(
        r#"<path transform="translate({} {}) rotate({})" d="M8 0L-6 -7L-3 0L-6 7z" fill="{SELECTED}" stroke="{CASING}" stroke-width="1.6"/>"#,
        f(tip[0]),
        f(tip[1]),
        f(turn)
    );
    let dots = format!(
        r#"<path d="{d}" fill="none" stroke="{CASING}" stroke-width="7" stroke-linecap="round"/><path d="{d}" fill="none" stroke="{SELECTED}" stroke-width="4" stroke-dasharray="0.1 8" stroke-linecap="round"/>"#
    );
    let steps = points[1..]
        .iter()
        .zip(costs)
        .filter(|(_, cost)| !cost.is_empty());
    let signs: String = steps
        .map(|(p, cost)| {
            format!(
                r#"<text x="{}" y="{}" font-family="{}" font-weight="700" font-size="12" fill="{SELECTED}" stroke="{CASING}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">{}</text>"#,
                f(p[0] + 9.0),
                f(p[1] - 7.0),
                crate::text::COUNT,
                escape(cost)
            )
        })
        .collect();
    dots + &head + &signs
}

/// Dashed outline around an area of hexes (their corners given as edges), with a number on its edge.
pub fn range(edges: &[(Point, Point)], number: &str) -> String {
    let d: String = edges
        .iter()
        .map(|(a, b)| crate::pen::line(&[*a, *b]))
        .collect();
    let sign = edges
        .iter()
        .map(|(a, b)| mix(*a, *b, 0.5))
        .min_by(|a, b| a[1].total_cmp(&b[1]));
    let sign = sign
        .filter(|_| !number.is_empty())
        .map_or(String::new(), |p| badge(p, number, None, false));
    cased(&d, 5.0, SELECTED, 2.2, r#"stroke-dasharray="7 5""#) + &sign
}
