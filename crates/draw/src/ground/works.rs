//! Works in a hex: foxholes, bunkers, mines, sandbags; drawn around the origin for a hex of size 42.

use crate::pen::f;

/// Two arcs.
pub fn foxholes() -> String {
    r##"<path d="M-22 8q6 12 18 8m8 2q10 2 18-8" fill="none" stroke="#4f3c22" stroke-width="7" stroke-linecap="round"/><path d="M-22 8q6 12 18 8m8 2q10 2 18-8" fill="none" stroke="#a98d5d" stroke-width="3" stroke-linecap="round"/>"##.to_owned()
}

/// A slab with a slit.
pub fn bunker() -> String {
    r##"<path d="M-22 19L-16 -11H20L26 19z" fill="#2a2115" opacity=".28"/><path d="M-24 16L-18 -14H18L24 16z" fill="#b5b1a3" stroke="#3f3d35" stroke-width="2.5"/><path d="M-24 16L-18 -14H18L24 16z" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1"/><path d="M-11 -4h22v5h-22z" fill="#25221b"/>"##.to_owned()
}

/// Three discs.
pub fn mines() -> String {
    r##"<g fill="#3c3a30" stroke="#25221b"><circle cx="-13" cy="-8" r="6"/><circle cx="13" cy="-8" r="6"/><circle cx="0" cy="11" r="6"/></g><path d="M-13 -14v-4M13 -14v-4M0 5v-4" stroke="#25221b" stroke-width="2.5"/>"##.to_owned()
}

/// Sandbags.
pub fn post() -> String {
    r##"<path d="M-24 14q-2-12 8-12h32q10 0 8 12" fill="none" stroke="#5a4730" stroke-width="9" stroke-linecap="round"/><path d="M-24 14q-2-12 8-12h32q10 0 8 12" fill="none" stroke="#c4b184" stroke-width="6" stroke-dasharray="9 1.5"/>"##.to_owned()
}

/// A ring of sandbags around the middle of a hex.
pub fn breastwork(radius: f64) -> String {
    let (x, y) = (f(radius * 0.87), f(radius * 0.5));
    let (r, top) = (f(radius), f(-radius));
    let line = format!("M-{x} {y}V-{y}L0 {top}L{x} -{y}V{y}L0 {r}z");
    format!(
        r##"<path d="{line}" fill="none" stroke="#4f3f29" stroke-width="8.500" stroke-linejoin="round"/><path d="{line}" fill="none" stroke="#cdbb8d" stroke-width="6" stroke-linejoin="round" stroke-dasharray="8 1.600"/>"##
    )
}

/// A hole in a bridge, planks hanging into it.
pub fn gap(size: f64) -> String {
    let k = f(size / 42.0);
    format!(
        r##"<g transform="scale({k})"><path d="M-10 -14l8 5-5 7 9 6-7 10 14-3 4-9-5-6 6-8-9-5z" fill="#5b7f8c" stroke="#2a2115" stroke-width="1.600" stroke-linejoin="round"/><path d="M-13 -9l9 7M9 -11l-5 8M12 8l-9-4" stroke="#6b5334" stroke-width="3" stroke-linecap="round"/></g>"##
    )
}
