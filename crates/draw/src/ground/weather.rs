//! What hangs over the ground: smoke, gas, fire; drawn around the origin for a hex of size 42.

use crate::text::numeral;

fn cloud(fill: &str, edge: &str, sign: &str, more: &str) -> String {
    format!(
        r##"<path d="M-26 14q-11 -2 -8 -15q3-9 12-8q1-14 15-14 9 0 13 9 12-4 15 8 11 0 11 10t-12 11q-6 8-16 4-10 7-17 0-8 2-13-5z" fill="{fill}" stroke="{edge}" stroke-width="1.6"/><path d="M-20 3q5-8 12-3M3 -8q8-5 12 3" fill="none" stroke="{edge}" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round"/>{more}{}"##,
        numeral([0.0, 11.0], 20.0, "#191b17", sign)
    )
}

/// Smoke with its value.
pub fn smoke(value: &str) -> String {
    cloud("#f3efe4", "#55554c", value, "")
}

/// Gas: tinted, its sign, drips.
pub fn gas(sign: &str) -> String {
    cloud(
        "#d9d690",
        "#5d5a1e",
        sign,
        r##"<path d="M-12 20l-5 9M0 22v9M12 20l5 9" stroke="#5d5a1e" stroke-width="2" stroke-linecap="round"/>"##,
    )
}

/// Fire.
pub fn blaze() -> String {
    r##"<path d="M-20 24q-12-18 2-32 2 8 7 8-3-16 8-28 2 12 12 20 3-5 2-10 16 18 6 36-8 14-20 14t-17-8z" fill="#c4602f" stroke="#6d2414" stroke-width="2"/><path d="M-8 24q-6-10 4-20 2 8 8 8 2-4 2-8 8 10 3 18-4 8-9 8t-8-6z" fill="#f0c56a"/>"##.to_owned()
}
