//! Medals, HQ tokens, roundels and objectives.

use crate::ink::{INK, Side};
use crate::pen::{Point, f};
use crate::text::numeral;

/// A medal on its ribbon in a square of 22; unclaimed ones are dashed outlines.
pub fn medal(side: Option<Side>) -> String {
    match side {
        Some(side) => format!(
            r##"<path d="M7 1h3l1 6h-4zM12 1h3v6h-4z" fill="{}"/><circle cx="11" cy="13.5" r="7" fill="#c79a3c" stroke="#70500f" stroke-width="1.4"/><path d="M11 9.6l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z" fill="#fff3cf"/>"##,
            side.tones().shade
        ),
        None => r##"<path d="M7 1h3l1 6h-4zM12 1h3v6h-4z" fill="none" stroke="#a89d85"/><circle cx="11" cy="13.5" r="7" fill="none" stroke="#a89d85" stroke-width="1.4" stroke-dasharray="2.5 2"/>"##.to_owned(),
    }
}

/// A medal to be won on the board, in a disc: gold with the holder's ribbon, or with a plain one while it is free.
pub fn objective_medal(at: Point, holder: Option<Side>) -> String {
    let (ribbon, rim, flag) = match holder {
        Some(side) if side.is_square() => (
            side.tones().shade,
            "#4d3f22",
            format!(
                r#"<rect x="19" y="-3" width="9" height="9" fill="{}" stroke="{INK}" stroke-width="1.2"/>"#,
                side.tones().plain
            ),
        ),
        Some(side) => (
            side.tones().shade,
            "#4d3f22",
            format!(
                r#"<circle cx="23.5" cy="1.5" r="5" fill="{}" stroke="{INK}" stroke-width="1.2"/>"#,
                side.tones().plain
            ),
        ),
        None => ("#99371f", "#4d3f22", String::new()),
    };
    format!(
        r##"<g transform="translate({} {})"><circle cx="11" cy="12" r="14" fill="#efe6cf" stroke="{rim}" stroke-width="1.5"/><path d="M7 1h3l1 6h-4zM12 1h3v6h-4z" fill="{ribbon}"/><circle cx="11" cy="13.5" r="7" fill="#c79a3c" stroke="#70500f" stroke-width="1.4"/><path d="M11 9.6l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z" fill="#fff3cf"/>{flag}</g>"##,
        f(at[0] - 11.0),
        f(at[1] - 13.0)
    )
}

/// An HQ token in a square of 20.
pub fn hq_token() -> String {
    r##"<circle cx="10" cy="10" r="9" fill="#ead9a6" stroke="#70500f" stroke-width="1.3"/><path d="M10 3.6l1.9 4.1 4.5.5-3.4 3 1 4.5-4-2.3-4 2.3 1-4.5-3.4-3 4.5-.5z" fill="#70500f"/>"##.to_owned()
}

/// The emblem of a side in a square of 26: its helmet on its colour, in its shape.
pub fn roundel(side: Side) -> String {
    let helmet = match side {
        Side::French | Side::Belgian => {
            r##"<path d="M5 15.5q8-13.5 16 0z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2"/><path d="M4 16h18" stroke="#25221b" stroke-width="1.6"/><path d="M11.5 7h3l.5 2h-4z" fill="#25221b"/>"##
        }
        Side::German => {
            r##"<path d="M6 18v-5q0-6 7-6t7 6l2 5-4-2h-8z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2" stroke-linejoin="round"/>"##
        }
        Side::British => {
            r##"<path d="M7 14.500q0-6 6-6t6 6z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2"/><path d="M2.500 17q0-2 4-2.700h13q4 .7 4 2.700-10.500-2.400-21 0z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2" stroke-linejoin="round"/>"##
        }
        Side::American => {
            r##"<path d="M3.500 16.500q9.500-3 19 0l-3-3.500q-1.500-5-6.500-5t-6.500 5z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2" stroke-linejoin="round"/>"##
        }
        Side::Italian | Side::Italy => {
            r##"<path d="M4.600 17q1.400-1 1.600-2.400.6-7.800 6.800-7.800t6.800 7.800q.2 1.400 1.600 2.400-8.400 1.400-16.800 0z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2"/>"##
        }
        Side::Finnish | Side::Hungarian => {
            r##"<path d="M5.500 18v-5q0-6.500 7.500-6.500t7.500 6.500v5l-3-2h-9z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2" stroke-linejoin="round"/><path d="M6.500 13h13" stroke="#25221b"/>"##
        }
        // A cap with its flaps tied up.
        Side::Austrian => {
            r##"<path d="M6.500 17.500l.5-7.500q6-4.500 12 0l.5 7.500z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2" stroke-linejoin="round"/><path d="M6.500 12.500q6.500-2.600 13 0M11.500 14.500v3M14.500 14.500v3" fill="none" stroke="#25221b"/><path d="M5 19q8-3.600 16 0z" fill="#25221b"/>"##
        }
        // Cloth wound around a frame.
        Side::Turkish => {
            r##"<path d="M5.500 17.500q-1.500-9.500 7.500-11.500 9 2 7.500 11.500z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2" stroke-linejoin="round"/><path d="M5.500 13.500q8 3.500 15-1.500M6.500 10q7 3.500 12.500-1.500" fill="none" stroke="#25221b"/><path d="M4.500 18.200h17" stroke="#25221b" stroke-width="1.600"/>"##
        }
        Side::Russian => {
            r##"<path d="M6.500 13q-3-3-1-4.500 3-2 7.500-2t7.500 2q2 1.500-1 4.500z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2"/><path d="M6.500 13h13v3h-13z" fill="#25221b"/><path d="M6 16.500q7 5 14 0z" fill="#fbf7ec" stroke="#25221b" stroke-width="1.2"/>"##
        }
    };
    let shape = if side.is_square() {
        r#"<rect x="1.5" y="1.5" width="23" height="23" rx="4""#
    } else {
        r#"<circle cx="13" cy="13" r="12""#
    };
    format!(
        r##"{shape} fill="{}" stroke="#25221b"/>{helmet}"##,
        side.tones().plain
    )
}

/// An objective around the origin: cream hexagon with its number and the holder's flag.
pub fn objective(number: u8, holder: Option<Side>) -> String {
    let flag = match holder {
        Some(side) if side.is_square() => format!(
            r##"<rect x="5.5" y="-15.5" width="11" height="11" fill="{}" stroke="#191b17" stroke-width="1.3"/>"##,
            side.tones().plain
        ),
        Some(side) => format!(
            r##"<circle cx="11" cy="-10" r="6" fill="{}" stroke="#191b17" stroke-width="1.3"/>"##,
            side.tones().plain
        ),
        None => String::new(),
    };
    format!(
        r##"<path d="M0 -12l10.4 6v12L0 12l-10.4 -6v-12z" fill="#fbf3dc" stroke="#191b17" stroke-width="1.6"/>{}{flag}"##,
        numeral([0.0, 5.0], 15.0, "#191b17", &number.to_string())
    )
}
