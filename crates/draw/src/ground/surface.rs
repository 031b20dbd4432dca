//! The surface: a tint per hex, soft blobs of meadow and mud, plots and small craters that mean nothing.

use super::crater::crater;
use super::field::plot_of;
use crate::contour::Blobs;
use crate::ink::{CHURNED, MEADOW, MUD, OPEN};
use crate::pen::{Point, Rng, f, hex_points, poly};
use crate::plan::{Plan, SIZE};

/// What lies under everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    /// Meadows.
    Green,
    /// Earth turned by shells, meadows behind the lines.
    Churned,
}

impl Surface {
    /// The surface a map calls by that word; meadows when it says nothing.
    pub fn by_word(word: Option<&str>) -> Surface {
        match word {
            Some("churned" | "mud" | "cratered") => Surface::Churned,
            _ => Surface::Green,
        }
    }
}

/// The tints of all hexes and half hexes.
pub fn tints(plan: &Plan, surface: Surface) -> String {
    let (inks, base): (&[&str], _) = match surface {
        Surface::Green => (&OPEN, OPEN[0]),
        Surface::Churned => (&CHURNED, "#dacda7"),
    };
    let [w, h] = plan.size();
    let mut chance = Rng::new(5);
    let mut out = format!(
        r#"<rect width="{}" height="{}" fill="{base}"/>"#,
        f(w),
        f(h)
    );
    for c in plan.centres().iter().chain(&plan.beyond) {
        out += &poly(
            &hex_points(*c, SIZE + 0.6, plan.flat),
            &format!(r#"fill="{}""#, chance.pick(inks)),
        );
    }
    out
}

/// Meadow behind the lines and mud between them; `front` is where the fighting is, from top (0) to bottom (1).
pub fn blobs(plan: &Plan, surface: Surface, front: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut row = |y: f64, scatter: f64, gap: f64| {
        let [w, h] = plan.size();
        let n = (w / (gap * SIZE)).round().max(1.0);
        let at = |i: u32| {
            [
                w * (f64::from(i) + chance.between(0.2, 0.8)) / n,
                h * (y + chance.between(-scatter, scatter)),
            ]
        };
        (0..n as u32).map(at).collect::<Vec<Point>>()
    };
    let blob = |centres: &[Point],
                reach: f64,
                iso: f64,
                wobble: f64,
                length: f64,
                seed: u32,
                ink: &str,
                opacity: &str| {
        let blobs = Blobs {
            centres,
            radius: SIZE * reach,
            seed,
            wobble,
            length,
        };
        format!(
            r#"<path d="{}" fill="{ink}" fill-rule="evenodd" opacity="{opacity}"/>"#,
            blobs.path(iso, 7.0)
        )
    };
    match surface {
        Surface::Churned => {
            blob(
                &row(0.03, 0.07, 4.2),
                2.8,
                0.45,
                0.18,
                60.0,
                4,
                MEADOW,
                ".55",
            ) + &blob(&row(0.95, 0.06, 4.0), 2.8, 0.5, 0.18, 60.0, 9, MEADOW, ".6")
                + &match plan.grid().digits() {
                    // There mud is difficult ground, and the map says where.
                    true => String::new(),
                    false => blob(&row(front, 0.04, 3.6), 2.0, 0.55, 0.3, 34.0, 12, MUD, ".42"),
                }
        }
        Surface::Green => {
            blob(&row(0.15, 0.12, 6.0), 2.2, 0.5, 0.2, 56.0, 4, MEADOW, ".5")
                + &blob(&row(0.5, 0.14, 6.5), 2.0, 0.5, 0.2, 52.0, 6, MEADOW, ".45")
                + &blob(&row(0.88, 0.1, 6.0), 2.2, 0.5, 0.2, 56.0, 9, MEADOW, ".5")
        }
    }
}

/// Furrowed plots on the hexes that `plain` allows (hex centres far from anything that counts).
pub fn plots(plain: &[Point], seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut out = String::new();
    let mut taken: Vec<Point> = Vec::new();
    for _ in 0..40 {
        if plain.is_empty() || taken.len() == 4 {
            break;
        }
        let at = *chance.pick(plain);
        if taken
            .iter()
            .any(|p| crate::pen::distance(*p, at) < SIZE * 6.0)
        {
            continue;
        }
        taken.push(at);
        out += &plot_of(at, seed.wrapping_add(taken.len() as u32));
    }
    out
}

/// Small shell holes around the front, away from the hexes that `free` refuses.
pub fn pockmarks(plan: &Plan, front: f64, seed: u32, free: impl Fn(Point) -> bool) -> String {
    let [w, h] = plan.size();
    let mut chance = Rng::new(seed);
    let mut out = String::new();
    for i in 0..(w * h / 14_000.0) as u32 {
        let at = [
            30.0 + chance.next() * (w - 60.0),
            h * (front + chance.between(-0.15, 0.15)),
        ];
        let r = 4.0 + chance.next() * 5.0;
        if free(at) {
            out += &format!(r#"<g opacity=".6">{}</g>"#, crater(at, r, 300 + i));
        }
    }
    out
}
