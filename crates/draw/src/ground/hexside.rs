//! What lies along a hexside: walls, hedges, fences, cliffs.

use crate::pen::{Point, Rng, distance, f, line, mix};

/// Stones.
pub fn wall(a: Point, b: Point) -> String {
    let d = line(&[a, b]);
    format!(
        r##"<path d="{d}" stroke="#4c4536" stroke-width="6.5" stroke-linecap="round"/><path d="{d}" stroke="#b4ab95" stroke-width="4" stroke-dasharray="5 1.6"/>"##
    )
}

/// What is left of a wall: heaps of stones with gaps between them.
pub fn broken_wall(a: Point, b: Point) -> String {
    let d = line(&[a, b]);
    format!(
        r##"<path d="{d}" stroke="#4c4536" stroke-width="6" stroke-dasharray="7 8"/><path d="{d}" stroke="#b4ab95" stroke-width="3.200" stroke-dasharray="5 10" stroke-dashoffset="-1"/>"##
    )
}

/// A bumpy green line.
pub fn hedge(a: Point, b: Point, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let mut out = String::new();
    // Bushes are dots of a pen: a hedgerow has hundreds of them.
    for (dx, dy, wide, ink) in [(0.0, 1.0, 7.6, "#4f5c38"), (-0.5, -0.7, 5.0, "#84915f")] {
        let dots: String = (0..=9)
            .map(|i| {
                let p = mix(a, b, f64::from(i) / 9.0);
                let (x, y) = (chance.between(-0.6, 0.6), chance.between(-0.6, 0.6));
                format!("M{} {}h.1", f(p[0] + dx + x), f(p[1] + dy + y))
            })
            .collect();
        out += &format!(
            r#"<path d="{dots}" stroke="{ink}" stroke-width="{wide}" stroke-linecap="round"/>"#
        );
    }
    out
}

/// Posts on a thin rail.
pub fn fence(a: Point, b: Point) -> String {
    let posts: String = (0..=5)
        .map(|i| mix(a, b, f64::from(i) / 5.0))
        .map(|p| format!("M{} {}v9", f(p[0]), f(p[1] - 5.0)))
        .collect();
    format!(
        r##"<path d="{}" stroke="#5a4730" stroke-width="1.6"/><path d="{posts}" stroke="#5a4730" stroke-width="2.2"/>"##,
        line(&[a, b])
    )
}

/// A toothed line, teeth to the right hand of the way from `a` to `b` (downhill).
pub fn cliff(a: Point, b: Point) -> String {
    let long = distance(a, b).max(1e-6);
    let normal = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
    let n = (long / 6.0).ceil() as u32;
    let teeth: String = (0..=n)
        .map(|i| mix(a, b, f64::from(i) / f64::from(n)))
        .map(|p| {
            format!(
                "M{} {}l{} {}",
                f(p[0]),
                f(p[1]),
                f(normal[0] * 8.0),
                f(normal[1] * 8.0)
            )
        })
        .collect();
    format!(
        r##"<path d="{}" stroke="#5a4326" stroke-width="3" stroke-linecap="round"/><path d="{teeth}" stroke="#5a4326" stroke-width="1.5"/>"##,
        line(&[a, b])
    )
}
