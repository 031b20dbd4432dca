//! Barbed wire: two coils with pickets.

use crate::pen::{Point, f};

/// So many turns of a coil, each so long and high.
fn turns(step: f64, high: f64, n: usize) -> String {
    format!(
        "c{} {} {} {} {} 0",
        f(step * 0.9),
        f(-high),
        f(step * 0.1),
        f(-high),
        f(step)
    )
    .repeat(n)
}

/// Wire of width `w` around `at`, for hexes of size `s`.
pub fn wire(at: Point, w: f64, s: f64) -> String {
    const COILS: usize = 7;
    let mut out = format!(r#"<g transform="translate({} {})">"#, f(at[0]), f(at[1]));
    for (row, dy) in [(0, -s * 0.15), (1, s * 0.15)] {
        let step = w / COILS as f64;
        let coil = turns(step, s * 0.24, COILS);
        let mut pickets = String::new();
        for i in 0..4 {
            let x = -w / 2.0 + w * (f64::from(i) + 0.5 * if row == 1 { 1.2 } else { 0.6 }) / 4.0;
            pickets += &format!("M{} {}l5.2 -9.4m0 9.4l-5.2 -9.4", f(x - 2.6), f(dy + 3.4));
        }
        let coils = format!("M{} {}{coil}", f(-w / 2.0), f(dy));
        out += &format!(
            r##"<path d="{coils}{pickets}" fill="none" stroke="#efe4c4" stroke-width="2.6" opacity=".45" stroke-linecap="round"/><path d="{coils}" fill="none" stroke="#4a4b49" stroke-width="1.05" stroke-linecap="round"/><path d="{pickets}" stroke="#4a4b49" stroke-width="1.3" stroke-linecap="round"/>"##
        );
    }
    out + "</g>"
}

/// One coil of that length around `at`, pickets between, for hexes of size `s`.
pub fn coil(at: Point, long: f64, s: f64) -> String {
    let n = (long / (s * 0.24)).round().max(3.0);
    let step = long / n;
    let turns = turns(step, s * 0.26, n as usize);
    let left = at[0] - long / 2.0;
    let coils = format!("M{} {}{turns}", f(left), f(at[1]));
    let mut pickets = String::new();
    let mut x = left + step * 0.5;
    while x < left + long {
        pickets += &format!(
            "M{} {}l4.600 -8.400m0 8.400l-4.600 -8.400",
            f(x - 2.3),
            f(at[1] + 3.0)
        );
        x += step * 2.0;
    }
    format!(
        r##"<path d="{coils}{pickets}" fill="none" stroke="#efe4c4" stroke-width="3" opacity=".55" stroke-linecap="round"/><path d="{coils}" fill="none" stroke="#454643" stroke-width="1.200" stroke-linecap="round"/><path d="{pickets}" stroke="#454643" stroke-width="1.500" stroke-linecap="round"/>"##
    )
}

/// Wire that runs from left to right and was crushed: faded, two tracks through it.
pub fn crushed(wire: &str, s: f64) -> String {
    let (x, y) = (f(s * 0.36), f(s * 0.86));
    let tracks = format!("M-{x} -{y}V{y}M{x} -{y}V{y}");
    format!(
        r##"<g opacity=".5">{wire}</g><path d="{tracks}" stroke="#e6dab6" stroke-width="12"/><path d="{tracks}" stroke="#6f5c3c" stroke-width="9" stroke-dasharray="2.600 2.800"/>"##
    )
}
