//! Roads, trails and railways along a path.

use crate::ink::{ROAD, ROAD_EDGE};
use crate::pen::{Point, distance, f, line, sample};

/// The edge of an earth road.
pub const ROAD_RIM: &str = ROAD_EDGE;
/// That of a paved one.
pub const PAVED_RIM: &str = "#6f6a60";

/// The edges of a road, under all roads.
pub fn rim(d: &str, w: f64, ink: &str) -> String {
    format!(
        r##"<path d="{d}" fill="none" stroke="{ink}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/>"##,
        f(w + 2.6)
    )
}

/// A pale band.
pub fn road(d: &str, w: f64) -> String {
    format!(
        r##"<path d="{d}" fill="none" stroke="{ROAD}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#cdbd92" stroke-width="1.2" stroke-dasharray="7 6"/>"##,
        f(w)
    )
}

/// A grey band of setts.
pub fn paved(d: &str, w: f64) -> String {
    format!(
        r##"<path d="{d}" fill="none" stroke="#b9b4a8" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#8d887d" stroke-width="{}" stroke-dasharray="1.2 4.4" stroke-opacity=".8"/>"##,
        f(w),
        f(w * 0.82)
    )
}

/// Dashes.
pub fn trail(d: &str) -> String {
    format!(
        r#"<path d="{d}" fill="none" stroke="{ROAD_EDGE}" stroke-width="3" stroke-dasharray="8 5"/>"#
    )
}

/// Ballast, sleepers and two rails.
pub fn rail(points: &[Point], w: f64) -> String {
    if points.len() < 2 {
        return String::new();
    }
    let way = sample(points, 5.0);
    let beside = |hand: f64| {
        let at = |i: usize| {
            let (a, b) = (way[i.saturating_sub(1)], way[(i + 1).min(way.len() - 1)]);
            let long = distance(a, b).max(1e-6);
            [
                way[i][0] - (b[1] - a[1]) / long * hand,
                way[i][1] + (b[0] - a[0]) / long * hand,
            ]
        };
        line(&(0..way.len()).map(at).collect::<Vec<_>>())
    };
    let d = line(&way);
    format!(
        r##"<path d="{d}" fill="none" stroke="#b7a67c" stroke-width="{}"/><path d="{d}" fill="none" stroke="#5a4730" stroke-width="{}" stroke-dasharray="2.5 5"/><path d="{}{}" fill="none" stroke="#3c4046" stroke-width="1.6"/>"##,
        f(w),
        f(w * 0.78),
        beside(w * 0.28),
        beside(-w * 0.28)
    )
}
