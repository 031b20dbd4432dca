//! Barbed wire: two coils with pickets.

use crate::pen::{Point, f};

/// Wire of width `w` around `at`, for hexes of size `s`.
pub fn wire(at: Point, w: f64, s: f64) -> String {
    const COILS: usize = 7;
    let mut out = format!(r#"<g transform="translate({} {})">"#, f(at[0]), f(at[1]));
    for (row, dy) in [(0, -s * 0.15), (1, s * 0.15)] {
        let step = w / COILS as f64;
        let coil = format!(
            "c{} {} {} {} {} 0",
            f(step * 0.9),
            f(-s * 0.24),
            f(step * 0.1),
            f(-s * 0.24),
            f(step)
        )
        .repeat(COILS);
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
