//! The pen: numbers as SVG writes them, points, polygons, curves, and the seeded chance that keeps a map the same.

use std::fmt;

/// A point on the sheet, y downward.
pub type Point = [f64; 2];

/// A number written with at most one decimal.
pub struct Number(f64);

/// `n` as SVG text, rounded to a tenth.
pub fn f(n: f64) -> Number {
    Number(n)
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_assert!(self.0.is_finite(), "a drawing has finite numbers");
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        match (tenths.abs() / 10, tenths.abs() % 10) {
            (whole, 0) => write!(out, "{sign}{whole}"),
            (whole, tenth) => write!(out, "{sign}{whole}.{tenth}"),
        }
    }
}

/// Small seeded generator (mulberry32): the same seed draws the same tree for ever.
pub struct Rng(u32);

impl Rng {
    /// A generator started at `seed`.
    pub fn new(seed: u32) -> Rng {
        Rng(seed)
    }

    /// The next number, from 0 up to but not including 1.
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        let a = self.0;
        let mut t = (a ^ (a >> 15)).wrapping_mul(1 | a);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(61 | t)) ^ t;
        f64::from(t ^ (t >> 14)) / 4_294_967_296.0
    }

    /// A number from `low` up to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }

    /// One of `items`.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[(self.next() * items.len() as f64) as usize]
    }
}

/// A seed for the thing `what` of the hex at column and row: neighbours differ, runs do not.
pub fn seed(column: i32, row: i32, what: u32) -> u32 {
    (column as u32)
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add((row as u32).wrapping_mul(0x85EB_CA77))
        .wrapping_add(what.wrapping_mul(0xC2B2_AE3D))
}

/// A closed polygon with its attributes.
pub fn poly(points: &[Point], attributes: &str) -> String {
    let list: Vec<String> = points
        .iter()
        .map(|p| format!("{},{}", f(p[0]), f(p[1])))
        .collect();
    format!(r#"<polygon points="{}" {attributes}/>"#, list.join(" "))
}

/// The six corners of a hex of size `s` (centre to corner) around `c`; `flat` tops or points up.
pub fn hex_points(c: Point, s: f64, flat: bool) -> [Point; 6] {
    std::array::from_fn(|i| {
        let turn = i as f64 * 60.0 + if flat { 0.0 } else { 30.0 };
        let (sin, cos) = turn.to_radians().sin_cos();
        [c[0] + s * cos, c[1] + s * sin]
    })
}

/// Straight path through points.
pub fn line(points: &[Point]) -> String {
    let list: Vec<String> = points
        .iter()
        .map(|p| format!("{} {}", f(p[0]), f(p[1])))
        .collect();
    format!("M{}", list.join("L"))
}

/// Smooth closed or open path through points (Catmull-Rom).
pub fn curve(points: &[Point], closed: bool) -> String {
    let n = points.len() as isize;
    let at = |i: isize| {
        points[if closed {
            (i + n) % n
        } else {
            i.clamp(0, n - 1)
        } as usize]
    };
    let mut d = format!("M{} {}", f(points[0][0]), f(points[0][1]));
    let k = 1.0 / 6.0;
    for i in 0..if closed { n } else { n - 1 } {
        let (a, b, c, e) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        d += &format!(
            "C{} {} {} {} {} {}",
            f(b[0] + (c[0] - a[0]) * k),
            f(b[1] + (c[1] - a[1]) * k),
            f(c[0] - (e[0] - b[0]) * k),
            f(c[1] - (e[1] - b[1]) * k),
            f(c[0]),
            f(c[1])
        );
    }
    if closed {
        d.push('Z');
    }
    d
}

/// Points about `step` apart along the smooth open curve through `points`.
pub fn sample(points: &[Point], step: f64) -> Vec<Point> {
    let last = points.len().saturating_sub(1);
    let mut out = Vec::new();
    for i in 0..last {
        let (a, b, c, e) = (
            points[i.saturating_sub(1)],
            points[i],
            points[i + 1],
            points[(i + 2).min(last)],
        );
        let n = (distance(b, c) / step).ceil().max(1.0) as usize;
        for k in 0..n {
            let t = k as f64 / n as f64;
            out.push(std::array::from_fn(|j| {
                let (p, q) = (b[j] + (c[j] - a[j]) / 6.0, c[j] - (e[j] - b[j]) / 6.0);
                let u = 1.0 - t;
                u * u * u * b[j] + 3.0 * u * u * t * p + 3.0 * u * t * t * q + t * t * t * c[j]
            }));
        }
    }
    out.extend(points.last());
    out
}

/// Distance between two points.
pub fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The point at `t` of the way from `a` to `b`.
pub fn mix(a: Point, b: Point, t: f64) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/// The point `length` from `a` towards `b`.
pub fn towards(a: Point, b: Point, length: f64) -> Point {
    mix(a, b, length / distance(a, b).max(f64::EPSILON))
}

/// `inner` moved to `at` and scaled by `k`.
pub fn place(at: Point, k: f64, inner: &str) -> String {
    let scale = if (k - 1.0).abs() < 1e-9 {
        String::new()
    } else {
        format!(" scale({})", (k * 1000.0).round() / 1000.0)
    };
    format!(
        r#"<g transform="translate({} {}){scale}">{inner}</g>"#,
        f(at[0]),
        f(at[1])
    )
}

/// A whole SVG document: its window on the drawing, then the drawing.
pub fn document(window: [f64; 4], label: &str, inner: &str) -> String {
    let [x, y, w, h] = window;
    let (w, h) = (f(w), f(h));
    let name = if label.is_empty() {
        String::new()
    } else {
        format!(r#" role="img" aria-label="{}""#, crate::text::escape(label))
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {w} {h}" width="{w}" height="{h}"{name}>{inner}</svg>"#,
        f(x),
        f(y)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_decimal_at_most() {
        assert_eq!(
            format!("{} {} {} {}", f(1.0), f(-0.04), f(-0.25), f(12.34)),
            "1 0 -0.3 12.3"
        );
    }

    #[test]
    fn chance_is_the_same_every_time() {
        let (mut a, mut b) = (Rng::new(7), Rng::new(7));
        assert!((0..100).all(|_| a.next() == b.next()));
        let mut c = Rng::new(7);
        assert!((0..1000).all(|_| (0.0..1.0).contains(&c.next())));
    }
}
