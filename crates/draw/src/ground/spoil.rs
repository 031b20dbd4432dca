//! Spoil heaps of the mines: dark, steep, hachured.

use crate::contour::hachures;
use crate::ink::{SPOIL, SPOIL_LINE};
use crate::pen::curve;
use crate::plan::{Region, SIZE, Softness};

/// Foot, flank and top: reach and share.
const LINES: [(f64, f64); 3] = [(0.95, 0.44), (1.25, 0.55), (1.7, 0.6)];
const SOFT: Softness = Softness {
    reach: 0.95,
    wobble: 0.05,
    length: 26.0,
    seed: 17,
};

/// A heap over a region: three tones, and strokes up the slope.
pub fn heap(region: &Region) -> String {
    let slope = |p| {
        region.at(
            Softness {
                reach: 1.4,
                wobble: 0.0,
                ..SOFT
            },
            p,
        )
    };
    let mut out = String::new();
    for (i, ink) in SPOIL.into_iter().enumerate() {
        let Some(relief) = region.nested(&LINES[..=i], SOFT) else {
            continue;
        };
        for (k, line) in relief.loops(0.0).iter().enumerate() {
            let strokes = hachures(line, 1, [SIZE * 0.08, SIZE * 0.24], 90 + k as u32, slope);
            out += &format!(
                r#"<path d="{}" fill="{ink}" fill-opacity=".92" stroke="{SPOIL_LINE}" stroke-width="1.3"/><path d="{strokes}" stroke="{SPOIL_LINE}" stroke-width="1" stroke-opacity=".75" stroke-linecap="round"/>"#,
                curve(line, true)
            );
        }
    }
    out
}
