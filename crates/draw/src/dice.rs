//! Dice: the battle faces and the plain ones, each a document of 34 × 34.

use crate::ink::{INK, TARGET};
use crate::pen::document;
use crate::text::numeral;

/// A face of the battle die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// Soldier.
    Soldier,
    /// Burst.
    Burst,
    /// Skull.
    Deadly,
    /// Flag.
    Flag,
    /// Star.
    Hq,
}

impl Face {
    /// All faces.
    pub const ALL: [Face; 5] = [
        Face::Soldier,
        Face::Burst,
        Face::Deadly,
        Face::Flag,
        Face::Hq,
    ];

    /// The face called `id` in notation.
    pub fn by_id(id: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.id() == id)
    }

    /// Its name in notation.
    pub fn id(self) -> &'static str {
        match self {
            Face::Soldier => "soldier",
            Face::Burst => "burst",
            Face::Deadly => "deadly",
            Face::Flag => "flag",
            Face::Hq => "hq",
        }
    }

    fn sign(self, ink: &str) -> String {
        match self {
            Face::Soldier => r#"<circle cx="17" cy="10.5" r="3.4"/><path d="M10.8 9.2q6.2-7.6 12.4 0z"/><path d="M11 27l1-11.5q5-2.6 10 0l1 11.5h-4l-2-6-2 6z"/>"#.to_owned(),
            Face::Burst => r#"<path d="M17 4.5l2.4 6.2 5.6-3.6-1.7 6.4 6.6.7-5.3 4 4.4 5-6.6-.4.3 6.6-5.2-4.4-4 5.4-1.2-6.6-6.4 1.8 3.2-6-6-2.6 6.4-2.2-2.5-6.2 6 2.6z"/>"#.to_owned(),
            Face::Deadly => r##"<path d="M17 5.5c6 0 9.5 3.8 9.5 8.8 0 3-1.3 5.2-3.3 6.6l-.4 3.4h-11.6l-.4-3.4c-2-1.4-3.3-3.6-3.3-6.6 0-5 3.5-8.8 9.5-8.8z"/><path d="M12 25.6h10v3h-10z"/><g fill="#fdfaf2"><circle cx="13" cy="15" r="2.5"/><circle cx="21" cy="15" r="2.5"/><path d="M17 18l1.4 3h-2.8z"/></g>"##.to_owned(),
            Face::Flag => format!(r#"<path d="M9.5 5v24" stroke-width="2.4" stroke="{ink}" stroke-linecap="round"/><path d="M11 6.5q5.5-3 8 0t7 .2v11q-4.5 2.8-7 0t-8 0z"/>"#),
            Face::Hq => r#"<path d="M17 4.8l3.4 8.2 8.8.7-6.7 5.7 2.1 8.6-7.6-4.7-7.6 4.7 2.1-8.6-6.7-5.7 8.8-.7z"/>"#.to_owned(),
        }
    }
}

/// A battle die; struck through when the face was ignored (`missed`).
pub fn die_face(face: Face, missed: bool) -> String {
    document([0.0, 0.0, 34.0, 34.0], "", &die_face_inner(face, missed))
}

/// The same without its document, for a sheet.
pub fn die_face_inner(face: Face, missed: bool) -> String {
    let (ink, rim, width) = if missed {
        ("#8c8471", "#c9bfa8", "1.2")
    } else {
        (INK, INK, "1.8")
    };
    let stroke = if missed { struck() } else { String::new() };
    format!(
        r##"<rect x="1" y="1" width="32" height="32" rx="7" fill="#fdfaf2" stroke="{rim}" stroke-width="{width}"/><g fill="{ink}">{}</g>{stroke}"##,
        face.sign(ink)
    )
}

/// The stroke through a die that did nothing.
pub(crate) fn struck() -> String {
    format!(r#"<path d="M5 29L29 5" stroke="{TARGET}" stroke-width="2" stroke-linecap="round"/>"#)
}

/// A plain die showing `n` (1 to 6), white or red.
pub fn d6(n: u8, red: bool) -> String {
    document([0.0, 0.0, 34.0, 34.0], "", &d6_inner(n, red))
}

/// The same without its document, for a sheet.
pub fn d6_inner(n: u8, red: bool) -> String {
    let pips: &[[f64; 2]] = match n {
        1 => &[[17.0, 17.0]],
        2 => &[[10.0, 10.0], [24.0, 24.0]],
        3 => &[[9.5, 9.5], [17.0, 17.0], [24.5, 24.5]],
        4 => &[[10.0, 10.0], [24.0, 10.0], [10.0, 24.0], [24.0, 24.0]],
        5 => &[
            [10.0, 10.0],
            [24.0, 10.0],
            [17.0, 17.0],
            [10.0, 24.0],
            [24.0, 24.0],
        ],
        _ => &[
            [10.0, 9.0],
            [24.0, 9.0],
            [10.0, 17.0],
            [24.0, 17.0],
            [10.0, 25.0],
            [24.0, 25.0],
        ],
    };
    let (face, rim, ink) = if red {
        ("#9c3a24", "#6d2414", "#fdfaf2")
    } else {
        ("#fdfaf2", "#575042", INK)
    };
    let dots: String = pips
        .iter()
        .map(|p| {
            format!(
                r#"<circle cx="{}" cy="{}" r="3.3" fill="{ink}"/>"#,
                p[0], p[1]
            )
        })
        .collect();
    format!(
        r#"<rect x="1.5" y="1.5" width="31" height="31" rx="7" fill="{face}" stroke="{rim}" stroke-width="2"/>{dots}"#
    )
}

/// A ten-sided die from the side of a corner, in a square of 34.
pub(crate) fn d10_inner(n: u8) -> String {
    format!(
        r##"<path d="M17 2L32 13.500L27 29L17 32L7 29L2 13.500Z" fill="#fdfaf2" stroke="#575042" stroke-width="1.800" stroke-linejoin="round"/><path d="M17 2L27.500 20.500L17 26L6.500 20.500ZM17 26V32M27.500 20.500L32 13.500M6.500 20.500L2 13.500" fill="none" stroke="#b3a78c" stroke-width="1.200" stroke-linejoin="round"/>{}"##,
        numeral([17.0, 20.5], 14.0, INK, &n.to_string())
    )
}
