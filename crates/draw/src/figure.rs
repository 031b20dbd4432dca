//! Miniatures: a soldier with the helmet of his army, the weapons, each standing on the origin, 30 units high.

use crate::ink::{OUTLINE, Side};
use crate::pen::{Point, f};

/// What the soldier holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// Rifle across the body, bayonet fixed.
    Port,
    /// Empty hands: crew of a weapon.
    Crew,
    /// Rifle upright.
    Shouldered,
}

fn helmet(side: Side) -> &'static str {
    match side {
        // Crested bowl.
        Side::French | Side::Italy | Side::Belgian => {
            r#"<path d="M-5.6 -23.2h11.2c-.5-3.9-2.4-6-5.6-6s-5.1 2.1-5.6 6z"/><path d="M-1.2 -29.6q1.2 -1.4 2.4 0l.5 1.6h-3.4z"/>"#
        }
        // Coal scuttle.
        Side::German | Side::Italian | Side::Finnish | Side::Hungarian | Side::Austrian => {
            r#"<path d="M-4.9 -21.2v-3.2c0-3.6 1.8-5.6 4.9-5.6s4.9 2 4.9 5.6l1.5 3.6-3.4-1.3h-6.2z"/>"#
        }
        Side::American => {
            r#"<path d="M-6.6 -23.2q6.6 -2 13.2 0l-1.8-2.4c-1-2.4-2.6-3.3-4.8-3.3s-3.8.9-4.8 3.3z"/>"#
        }
        // Soup plate: low bowl on a wide flat brim.
        Side::British => {
            r#"<path d="M-4.6 -24.2c.2-3 1.9-4.4 4.6-4.4s4.4 1.4 4.6 4.4z"/><path d="M-8.2 -22.7q-.4-1.1 1-1.5 3.4-1 7.2-1t7.2 1q1.4.4 1 1.5-4-.9-8.2-.9t-8.2.9z"/>"#
        }
        // Peaked cap.
        Side::Russian | Side::Turkish => {
            r#"<path d="M-4.4 -24.6q-2.4-2.2-1.2-3.6 2.4-2.1 5.6-2.1t5.6 2.1q1.2 1.4-1.2 3.6z"/><path d="M-4.6 -24.6h9.2v2q-4.6-1.2-9.2 0z"/>"#
        }
    }
}

/// One soldier at `at`, `k` times the drawn size.
pub fn soldier(at: Point, k: f64, side: Side, pose: Pose) -> String {
    let t = side.tones();
    let (c, d, l) = (t.plain, t.shade, t.light);
    let rifle = match pose {
        Pose::Port => {
            r##"<path d="M-8.6 -5.5L8.2 -15.6" stroke="#33291c" stroke-width="2.1" stroke-linecap="round"/><path d="M8.2 -15.6l4.2 -2.5" stroke="#6d7277" stroke-width="1.1"/>"##
        }
        Pose::Shouldered => {
            r##"<path d="M6.2 -11L8.8 -28.5" stroke="#33291c" stroke-width="1.9" stroke-linecap="round"/>"##
        }
        Pose::Crew => "",
    };
    format!(
        r##"<g transform="translate({} {}) scale({k})" stroke="#23282a" stroke-width=".95" stroke-linejoin="round"><path d="M-5.6 0L-4.4 -9.5L-6.8 -10.5Q-7.2 -18.6 -3.4 -19.8L3.4 -19.8Q7.2 -18.6 6.8 -10.5L4.4 -9.5L5.6 0L1 0L0 -5.5L-1 0Z" fill="{c}"/><path d="M.8 -19.6L3.4 -19.8Q7.2 -18.6 6.8 -10.5L4.4 -9.5L5.6 0L2.2 0L1.9 -10Z" fill="{d}" stroke="none"/><path d="M-4.6 -10.3L4.8 -10.3" stroke-width="1"/><circle cx="0" cy="-22" r="3.3" fill="{l}" stroke-width="1"/><g fill="{c}">{}</g><path d="M-3 -26.6q1.2-1.6 2.8-1.7" stroke="{l}" stroke-width="1.1" fill="none"/>{rifle}</g>"##,
        f(at[0]),
        f(at[1]),
        helmet(side)
    )
}

fn weapon(at: Point, k: f64, inner: &str) -> String {
    format!(
        r#"<g transform="translate({} {}) scale({k})" stroke="{OUTLINE}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">{inner}</g>"#,
        f(at[0]),
        f(at[1])
    )
}

/// A machine gun on its tripod.
pub fn machine_gun(at: Point, k: f64, side: Side) -> String {
    let t = side.tones();
    weapon(
        at,
        k,
        &format!(
            r##"<path d="M-6 0L0 -8L7 0M0 -8L1 1" fill="none" stroke-width="2"/><path d="M-9 -12.5h6l1-1.5h14v4.6h-14l-1-.6h-6z" fill="{}"/><path d="M12 -12.6h5v1.8h-5z" fill="#2b2d2c"/><path d="M-3 -17.5h4v10h-4z" fill="{}"/>"##,
            t.shade, t.light
        ),
    )
}

/// A trench mortar on its plate.
pub fn mortar(at: Point, k: f64, side: Side) -> String {
    let t = side.tones();
    weapon(
        at,
        k,
        &format!(
            r#"<path d="M-8 0h11v2.6h-11z" fill="{}"/><path d="M4.5 -16L10 1M6 -12L3 1" fill="none" stroke-width="1.7"/><path d="M-5 0.5L3.8 -21.5L9.6 -19.2L.6 1.5z" fill="{}"/><path d="M-2 -.4L5.6 -19.6" stroke="{}" stroke-width="1.4"/>"#,
            t.shade, t.plain, t.light
        ),
    )
}

/// A field gun: shield, wheel, trail.
pub fn gun(at: Point, k: f64, side: Side) -> String {
    let t = side.tones();
    weapon(
        at,
        k,
        &format!(
            r##"<path d="M-19 .5L-4 -9l3 3L-16 2.5z" fill="{d}"/><path d="M-6 -11.5L17 -18.5l1 3.2L-5 -7.5z" fill="{c}"/><path d="M3 -20q3.4 1 4 6l1 9h-4z" fill="{l}"/><circle cx="0" cy="-6" r="7" fill="none" stroke-width="2"/><circle cx="0" cy="-6" r="1.6" fill="{d}"/><path d="M0 -13v14M-7 -6h14M-5 -11l10 10M5 -11L-5 -1" fill="none" stroke-width=".9"/>"##,
            c = t.plain,
            d = t.shade,
            l = t.light
        ),
    )
}

/// A Schneider from the side: a box on tracks, a ram at the prow, a short gun.
pub fn schneider(at: Point, k: f64, side: Side) -> String {
    let t = side.tones();
    weapon(
        at,
        k,
        &format!(
            r##"<path d="M-22 -1Q-25 -7 -19 -9H14Q20 -8 18 -3L14 0H-18z" fill="#2f2d28"/><path d="M-22 -8V-19L-17 -22H9L25 -9 19 -5H-20z" fill="{c}"/><path d="M-22 -8V-19L-17 -22H9L12 -19.500H-16L-19 -17v9.500z" fill="{l}" stroke="none"/><path d="M-12 -22v-3h11v3z" fill="{d}"/><path d="M25 -9l4.500 1.500-7 .5z" fill="{d}"/><path d="M2 -16.500h7v7h-7z" fill="{d}"/><path d="M8 -13.800h10v2.600h-10z" fill="#2b2d2c"/><circle cx="-9" cy="-13.500" r="2.600" fill="{d}"/><path d="M-9 -13.500l-7 1.500" stroke-width="1.500"/><path d="M-16 -4h26M-15 -1.600v1.600M-9 -1.600v1.600M-3 -1.600v1.600M3 -1.600v1.600M9 -1.600v1.600" fill="none" stroke="{l}" stroke-width="1"/>"##,
            c = t.plain,
            d = t.shade,
            l = t.light
        ),
    )
}

/// A Saint-Chamond from the side: a long hull over short tracks, a field gun in its nose.
pub fn saint_chamond(at: Point, k: f64, side: Side) -> String {
    let t = side.tones();
    weapon(
        at,
        k,
        &format!(
            r##"<path d="M-15 -1Q-18 -7 -12 -8H10Q16 -7 13 -2L10 0H-12z" fill="#2f2d28"/><path d="M-27 -9L-24 -18 -16 -22H12L27 -16 20 -6H-22z" fill="{c}"/><path d="M-27 -9L-24 -18 -16 -22H12L15 -20.500H-15L-22 -17-24.500 -9z" fill="{l}" stroke="none"/><path d="M-14 -22v-3.500h6v3.500zM3 -22v-3.500h6v3.500z" fill="{d}"/><path d="M19 -14.500l12-1.500v2.600l-12 1.500z" fill="#2b2d2c"/><path d="M-8 -15.500h5v5h-5zM5 -15.500h5v5h-5z" fill="{d}"/><path d="M-5.500 -13l-6 1.500" stroke-width="1.500"/><path d="M-11 -4h20M-10 -1.600v1.600M-4 -1.600v1.600M2 -1.600v1.600M8 -1.600v1.600" fill="none" stroke="{l}" stroke-width="1"/>"##,
            c = t.plain,
            d = t.shade,
            l = t.light
        ),
    )
}
