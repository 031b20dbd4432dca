//! Badges: the rank of a leader, the arm of a section, the band of those who fought in 1914; and the men who wear them.

use super::{Counter, Point, Silhouette};
use crate::ink::{PAPER, Side};
use crate::pen::{f, place};

/// A sign on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Badge {
    /// One bar.
    Lieutenant,
    /// Two bars.
    Captain,
    /// Three bars.
    Colonel,
    /// Pick and shovel.
    Engineer,
    /// A grenade.
    Storm,
    /// A band over the corner, and the headgear of that year.
    Early,
}

impl Badge {
    /// All badges.
    pub const ALL: [Badge; 6] = [
        Badge::Lieutenant,
        Badge::Captain,
        Badge::Colonel,
        Badge::Engineer,
        Badge::Storm,
        Badge::Early,
    ];

    /// Its name in keys.
    pub fn id(self) -> &'static str {
        match self {
            Badge::Lieutenant => "lieutenant",
            Badge::Captain => "captain",
            Badge::Colonel => "colonel",
            Badge::Engineer => "engineer",
            Badge::Storm => "storm",
            Badge::Early => "early",
        }
    }

    /// The badge of that name.
    pub fn by_id(id: &str) -> Option<Badge> {
        Badge::ALL.into_iter().find(|each| each.id() == id)
    }

    /// The bars on the breast of a leader.
    fn bars(self) -> u8 {
        match self {
            Badge::Lieutenant => 1,
            Badge::Captain => 2,
            Badge::Colonel => 3,
            _ => 0,
        }
    }
}

/// What lies under the men: the band over the corner, outside the tear of a broken counter.
pub fn below(face: &Counter) -> String {
    if face.badge != Some(Badge::Early) {
        return String::new();
    }
    let [outer, inner] = match face.side {
        Side::German => ["#191b17", PAPER],
        _ => ["#a8321c", PAPER],
    };
    format!(
        r##"<path d="M29 1h17L1 46V29z" fill="#191b17"/><path d="M31 1h7L1 38v-7z" fill="{inner}"/><path d="M38 1h7L1 45v-7z" fill="{outer}"/>"##
    )
}

/// What lies over them: the bars of a rank, the sign of an arm. A broken counter has torn its corner: the sign moves aside.
pub fn above(face: &Counter, broken: bool) -> String {
    let Some(badge) = face.badge else {
        return String::new();
    };
    let at = if broken { [43.0, 14.0] } else { [17.0, 17.0] };
    let (ink, paper) = if broken {
        (PAPER, "#3b3f38")
    } else {
        ("#191b17", PAPER)
    };
    match badge {
        Badge::Engineer => place(
            at,
            1.0,
            &format!(
                r##"<circle r="14" fill="{ink}"/><path d="M-6 8L5-5M6 8L-5-5" stroke="{paper}" stroke-width="2.600" stroke-linecap="round"/><path d="M-10-2q2-7 9-8" fill="none" stroke="{paper}" stroke-width="3" stroke-linecap="round"/><path d="M2-7l6-4 4 5-5 5z" fill="{paper}"/>"##
            ),
        ),
        Badge::Storm => place(
            at,
            1.0,
            &format!(
                r##"<circle r="14" fill="{ink}"/><path d="M-8 8L2-2" stroke="{paper}" stroke-width="3.400" stroke-linecap="round"/><path d="M-1.800-3.800l6-6q3-1 5 .6t1 5l-6.200 6z" fill="{paper}"/>"##
            ),
        ),
        badge => {
            let fill = if broken { "#7a5a0d" } else { "#f0d283" };
            let bar = |i: u8| {
                format!(
                    r##"<path d="M44 {}h20" stroke="{fill}" stroke-width="3.800"/>"##,
                    f(61.0 - 5.5 * f64::from(i))
                )
            };
            (0..badge.bars()).map(bar).collect()
        }
    }
}

/// One man under arms.
pub fn man(face: &Counter, at: Point, k: f64, ink: &str) -> String {
    let early = face.badge == Some(Badge::Early) && face.silhouette != Silhouette::Hero;
    let helmet = match face.side {
        Side::German if early => {
            r#"<path d="M-6.400 -22.200q1-1 1.400-2.200.4-4.600 4-5.200v-4.200l1-1.200 1 1.200v4.200q3.600.6 4 5.200.4 1.200 1.400 2.200z"/>"#
        }
        Side::French if early => {
            r#"<path d="M-4.800 -23v-5.600q4.800-2 9.600 0v5.200l4 1.200v1.200h-7z"/>"#
        }
        Side::German | Side::Italian | Side::Finnish | Side::Hungarian | Side::Austrian => {
            r#"<path d="M-4.9 -22v-2.6c0-3.6 1.8-5.4 4.9-5.4s4.9 1.8 4.9 5.4l1.5 3.2-3.4-1z"/>"#
        }
        Side::American => r#"<path d="M-5.4 -23q.3-6.6 5.4-6.6t5.4 6.6z"/>"#,
        Side::French | Side::Italy | Side::Belgian => {
            r#"<path d="M-6.800 -22.400l1.600-1.400c.3-3.700 2-5.600 4.100-5.900v-1.200h2.200v1.200c2.100.3 3.800 2.200 4.100 5.900l1.600 1.400z"/>"#
        }
        Side::British => {
            r#"<path d="M-8 -22.6q1.2-2 3.6-2.2.4-4.400 4.400-4.400t4.400 4.400q2.400.2 3.600 2.200z"/>"#
        }
        Side::Russian | Side::Turkish => {
            r#"<path d="M-4.800 -22.600v-2q-2-2.600-.4-3.800 2.400-1.600 5.200-1.600t5.200 1.600q1.600 1.200-.4 3.800v2z"/>"#
        }
    };
    format!(
        r#"<g transform="translate({} {}) scale({k})" fill="{ink}"><path d="M-5.5 0L-4.6 -9.5L-7 -11Q-7.4 -18.6 -3.4 -20H3.4Q7.4 -18.6 7 -11L4.6 -9.5L5.5 0H1L0 -5.5L-1 0Z"/><circle cx="0" cy="-22.6" r="3.1"/>{helmet}<path d="M-9 -5.5L9.5 -16.8" stroke="{ink}" stroke-width="2" stroke-linecap="round"/></g>"#,
        f(at[0]),
        f(at[1])
    )
}
