//! Fields: furrows clipped to a hex, and the plots that only decorate.

use crate::pen::{Point, Rng, f};
use crate::plan::SIZE;

/// Parallel furrows around `at`, wide enough to be clipped to a hex of size `s`.
pub fn furrows(at: Point, s: f64, turn: f64) -> String {
    rows(at, s * 1.5, s * 0.155, turn)
}

/// The same over a reach of any size, the furrows as close as in a hex.
pub fn plough(at: Point, reach: f64, turn: f64) -> String {
    rows(at, reach * 1.5, SIZE * 0.155, turn)
}

fn rows(at: Point, reach: f64, gap: f64, turn: f64) -> String {
    let mut d = String::new();
    let mut y = -reach;
    while y < reach {
        d += &format!("M{} {}h{}", f(-reach), f(y), f(2.0 * reach));
        y += gap;
    }
    format!(
        r##"<g transform="translate({} {}) rotate({})"><rect x="{a}" y="{a}" width="{b}" height="{b}" fill="#d9c67c"/><path d="{d}" stroke="#a98f45" stroke-width="1.4"/></g>"##,
        f(at[0]),
        f(at[1]),
        f(turn),
        a = f(-reach),
        b = f(2.0 * reach)
    )
}

/// A pale plot with furrows, for show only.
pub fn plot(at: Point, turn: f64, w: f64, h: f64, ink: &str) -> String {
    let mut d = String::new();
    let mut y = 4.0;
    while y < h {
        d += &format!("M0 {}h{}", f(y), f(w));
        y += 5.0;
    }
    format!(
        r##"<g transform="translate({} {}) rotate({}) translate({} {})"><rect width="{}" height="{}" fill="{ink}" opacity=".5"/><path d="{d}" stroke="#8f8650" stroke-width=".9" opacity=".5"/></g>"##,
        f(at[0]),
        f(at[1]),
        f(turn),
        f(-w / 2.0),
        f(-h / 2.0),
        f(w),
        f(h)
    )
}

/// The plot of one hex, a little larger than it.
pub fn plot_of(at: Point, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let ink = if chance.next() < 0.6 {
        "#c5bc7c"
    } else {
        "#b7bb80"
    };
    plot(
        at,
        chance.between(-9.0, 9.0),
        SIZE * chance.between(2.2, 2.9),
        SIZE * chance.between(1.3, 1.6),
        ink,
    )
}
