//! Works in a hex: foxholes, bunkers, mines, sandbags; drawn around the origin for a hex of size 42.

use crate::pen::{Point, f, hex_points, line};

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

/// A fortified network: concrete posts at the corners of a hex of size `s`, a trench from one to the next.
pub fn bastions(s: f64) -> String {
    let corners = hex_points([0.0, 0.0], s * 0.76, false);
    let ring = line(&corners) + "Z";
    let (w, h) = (s * 0.2, s * 0.15);
    let post = |p: &Point| {
        let turn = p[1].atan2(p[0]).to_degrees();
        format!(
            r##"<g transform="translate({} {}) rotate({})"><path d="M{l} {t}H{m}L{r} 0L{m} {b}H{l}Z" fill="#a9a99f" stroke="#33342f" stroke-width="1.800" stroke-linejoin="round"/><path d="M{m} {t}L{r} 0L{m} {b}" fill="none" stroke="#191b17" stroke-width="2.800"/></g>"##,
            f(p[0]),
            f(p[1]),
            f(turn),
            l = f(-w),
            m = f(w * 0.4),
            r = f(w),
            t = f(-h),
            b = f(h)
        )
    };
    let posts: String = corners.iter().map(post).collect();
    format!(
        r##"<path d="{ring}" fill="none" stroke="#efe4c4" stroke-width="{}" opacity=".85"/><path d="{ring}" fill="none" stroke="#54412b" stroke-width="{}"/><path d="{ring}" fill="none" stroke="#9b8259" stroke-width="{}"/>{posts}"##,
        f(s * 0.24),
        f(s * 0.15),
        f(s * 0.07)
    )
}

/// A bundle of brushwood in a trench that runs from left to right, for hexes of size `s`: tanks cross on it.
pub fn fascine(s: f64) -> String {
    let k = f(s / 42.0);
    format!(
        r##"<g transform="scale({k})"><path d="M-38 -17h76v34h-76z" fill="#cdbd93" stroke="#8d7650" stroke-dasharray="3 2"/><rect x="-36" y="-13" width="72" height="26" rx="4" fill="#b89c66" stroke="#4b3a20" stroke-width="1.800"/><path d="M-35 -8.500h70M-35 -4h70M-35 .5h70M-35 5h70M-35 9.500h70" stroke="#7a6136" stroke-width="1.300"/><path d="M-29 -13v26M0 -13v26M29 -13v26" stroke="#33270f" stroke-width="2.800"/></g>"##
    )
}
