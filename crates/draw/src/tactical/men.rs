//! Single men, in ink: what they wear on their heads tells their armies apart.

use crate::ink::Side;
use crate::pen::{Point, f, place};

/// What an army wore in the Second World War.
pub(super) fn helmet(side: Side) -> &'static str {
    match side {
        Side::German | Side::Hungarian | Side::Finnish | Side::Austrian => {
            r#"<path d="M-4.900 -22v-2.600c0-3.600 1.800-5.400 4.900-5.400s4.900 1.800 4.900 5.400l1.500 3.200-3.400-1z"/>"#
        }
        Side::American => r#"<path d="M-5.400 -23q.3-6.600 5.400-6.600t5.400 6.600z"/>"#,
        Side::British => {
            r#"<path d="M-8.800 -22.300q1.400-1.800 4.300-2.100.7-3.700 4.500-3.700t4.500 3.700q2.900.3 4.300 2.100-8.800 1.300-17.600 0z"/>"#
        }
        Side::Russian | Side::Turkish => {
            r#"<path d="M-5.600 -21.600q-.2-1.400.6-2.600-.3-6.600 5-6.900 5.300.3 5 6.900.8 1.200.6 2.600-5.600-1.600-11.200 0z"/>"#
        }
        Side::French | Side::Belgian => {
            r#"<path d="M-6.800 -22.400l1.600-1.400c.3-3.700 2-5.600 4.100-5.900v-1.400h2.200v1.400c2.100.3 3.800 2.200 4.100 5.900l1.600 1.400z"/>"#
        }
        Side::Italian | Side::Italy => {
            r#"<path d="M-6.200 -22.600l1.100-1.400c.2-4 1.900-6 5.100-6s4.900 2 5.100 6l1.100 1.400z"/>"#
        }
    }
}

/// What it wore in the Great War, where that was something else.
pub(super) fn old_helmet(side: Side) -> &'static str {
    match side {
        Side::American => helmet(Side::British),
        Side::Italy => helmet(Side::French),
        Side::Russian => {
            r#"<path d="M-4.800 -22.600v-1.800q-2.600-2.400-.8-4.200 2.400-1.600 5.600-1.600t5.600 1.600q1.800 1.800-.8 4.200v1.800z"/>"#
        }
        Side::Austrian => {
            r#"<path d="M-4.900 -22.800l.3-6.400q4.600-2.600 9.200 0l.3 6.400z"/><path d="M-5.200 -22h11.600l-2.400-2h-8z"/>"#
        }
        Side::Turkish => {
            r#"<path d="M-5.800 -22.200q-1.400-7.600 5.800-9.400 7.200 1.800 5.800 9.400z"/>"#
        }
        other => helmet(other),
    }
}

/// One man: a rifle, or a machine pistol with its drum.
pub(super) fn trooper([x, y]: Point, k: f64, helmet: &str, ink: &str, pistol: bool) -> String {
    let arm = match pistol {
        true => format!(
            r#"<path d="M-8.500 -8.500L8.500 -14.500" stroke="{ink}" stroke-width="3" stroke-linecap="round"/><circle cx="2.500" cy="-9" r="3.200"/>"#
        ),
        false => format!(
            r#"<path d="M-9 -5.500L9.500 -16.800" stroke="{ink}" stroke-width="2" stroke-linecap="round"/>"#
        ),
    };
    format!(
        r#"<g transform="translate({} {}) scale({k})" fill="{ink}"><path d="M-5.500 0L-4.600 -9.500L-7 -11Q-7.400 -18.600 -3.400 -20H3.400Q7.400 -18.600 7 -11L4.600 -9.500L5.500 0H1L0 -5.500L-1 0Z"/><circle cx="0" cy="-22.600" r="3.100"/>{helmet}{arm}</g>"#,
        f(x),
        f(y)
    )
}

/// Head and shoulders, for a small face.
pub(super) fn bust(at: Point, k: f64, helmet: &str, ink: &str) -> String {
    let body = format!(
        r#"<g fill="{ink}"><path d="M-9 12q0-11 6-12h6q6 1 6 12z"/><g transform="translate(0 22) scale(1.080)"><circle cy="-24.500" r="4"/>{helmet}</g></g>"#
    );
    place(at, k, &body)
}
