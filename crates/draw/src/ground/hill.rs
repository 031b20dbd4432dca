//! Hills: tints that rise inside form lines; levels from drawn contours.

use crate::ink::{FORM_LINE, HILL, LEVELS};
use crate::pen::{Point, f};
use crate::plan::{Region, Softness};

/// The four lines from the foot, which keeps to its hexes, to the rounder crest: reach and share.
const LINES: [(f64, f64); 4] = [(1.35, 0.37), (1.25, 0.53), (1.8, 0.58), (2.2, 0.64)];

const SOFT: Softness = Softness {
    reach: 0.0,
    wobble: 0.05,
    length: 48.0,
    seed: 3,
};

/// A hill over a region: four tints, each inside its line. A hill of one hex has two.
pub fn hill(region: &Region) -> String {
    let lines: [String; 4] = std::array::from_fn(|i| {
        region
            .nested(&LINES[..=i], SOFT)
            .map_or(String::new(), |relief| relief.path(0.0))
    });
    let mut out = String::new();
    for (i, ((ink, opacity), d)) in HILL
        .into_iter()
        .zip(lines)
        .enumerate()
        .filter(|(_, (_, d))| !d.is_empty())
    {
        out += &format!(
            r#"<path d="{d}" fill="{ink}" fill-opacity="{}" fill-rule="evenodd" stroke="{FORM_LINE}" stroke-width="{}" stroke-opacity=".75"/>"#,
            (opacity * 0.75 * 100.0_f64).round() / 100.0,
            f(if i % 2 == 1 { 1.0 } else { 1.5 })
        );
    }
    out
}

/// The ground inside a drawn contour, with its crest line. Levels above four look like four, hollows are shaded.
pub fn level(level: i8, points: &[Point]) -> String {
    let d = crate::pen::line(points) + "Z";
    if level < 0 {
        return format!(
            r##"<path d="{d}" fill="#8b7a50" fill-opacity=".3" stroke="#8b6534" stroke-width="1.4" stroke-dasharray="5 3"/>"##
        );
    }
    let tint = LEVELS[(level as usize).clamp(1, LEVELS.len()) - 1];
    format!(
        r##"<path d="{d}" fill="{tint}" stroke="#8b6534" stroke-width="2" stroke-linejoin="round"/>"##
    )
}
