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
        Side::French => {
            r#"<path d="M-5.6 -23.2h11.2c-.5-3.9-2.4-6-5.6-6s-5.1 2.1-5.6 6z"/><path d="M-1.2 -29.6q1.2 -1.4 2.4 0l.5 1.6h-3.4z"/>"#
        }
        // Coal scuttle.
        Side::German => {
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
        Side::Russian => {
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

/// An early tank from the side.
pub fn tank(at: Point, k: f64, side: Side) -> String {
    let t = side.tones();
    weapon(
        at,
        k,
        &format!(
            r##"<path d="M-24 -2Q-27 -8 -19 -13L-8 -19H8Q21 -17 25 -9Q26 -2 18 0H-18Q-22 0 -24 -2z" fill="{d}"/><path d="M-18 -4Q-20 -7 -15 -10L-6 -15H7Q16 -13 19 -8Q19 -4 14 -4z" fill="{c}"/><path d="M-6 -19l2-5h9l3 5z" fill="{c}"/><path d="M-4 -12h9v6h-9z" fill="{l}"/><path d="M5 -10.5h15v2.4h-15z" fill="#2b2d2c"/><path d="M-21 -4l3 3M-14 -2v2M-8 -2v2M-2 -2v2M4 -2v2M10 -2v2M16 -2v2M-17 -12l2 2M-11 -15.500l1.500 2" fill="none" stroke-width="1"/>"##,
            c = t.plain,
            d = t.shade,
            l = t.light
        ),
    )
}
