//! Cards: the command card, white with a blue edge; the combat card, dark with its cost in a gold star; their backs.

mod combat;
mod command;

pub use combat::COMBAT_CARDS;
pub use command::COMMAND_CARDS;

pub(crate) use combat::picture as combat_picture;
pub(crate) use command::picture as command_picture;

use crate::ink::{INK, TARGET};
use crate::pen::{document, f};
use crate::text::{escape, numeral, sans, width, wrap};

/// Width and height of a card.
pub const CARD: [f64; 2] = [126.0, 180.0];

/// How a card lies in the hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Lying {
    /// Simply there.
    #[default]
    Idle,
    /// May be played now: ringed.
    Playable,
    /// Not now: dimmed, still readable.
    Dimmed,
    /// Stamped with a word such as `Jouée`.
    Stamped(String),
}

/// What is written on a card. The words come from the caller's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Which drawing, such as `attack-centre` or `gas`.
    pub id: String,
    /// Its name; soft hyphens are kept to.
    pub title: String,
    /// A few words under the drawing; may be empty.
    pub words: String,
    /// HQ tokens in the star of a combat card.
    pub cost: Option<u8>,
    /// How it lies.
    pub lying: Lying,
}

/// A command card as a document.
pub fn card_command(card: &Card) -> String {
    sheet(card, &command_inner(card))
}

/// A combat card as a document.
pub fn card_combat(card: &Card) -> String {
    sheet(card, &combat_inner(card))
}

fn sheet(card: &Card, inner: &str) -> String {
    document(
        [-4.0, -4.0, CARD[0] + 8.0, CARD[1] + 8.0],
        &card.title.replace('\u{ad}', ""),
        inner,
    )
}

/// A command card, its upper left corner on the origin.
pub fn command_inner(card: &Card) -> String {
    let edge = r##"<path d="M.5 7.500a7 7 0 0 1 7-7h111a7 7 0 0 1 7 7v-2.500h-125z" fill="#4a6a88"/><path d="M.6 7.500a6.900 6.900 0 0 1 6.900-6.900h111a6.900 6.900 0 0 1 6.900 6.900q0-2.500-2-2.500h-120.800q-2 0-2 2.500z" fill="#4a6a88"/>"##;
    let picture = command::picture(&card.id).unwrap_or_else(|| unknown("#4a6a88"));
    face(
        card,
        ["#fdfaf2", "#b9ad93", INK],
        &format!("{edge}{}", at_picture(&picture)),
    )
}

/// A combat card, its upper left corner on the origin.
pub fn combat_inner(card: &Card) -> String {
    let star = card.cost.map_or(String::new(), |cost| {
        format!(
            r##"<g transform="translate(92 8)"><path d="M13 1l3.3 7.5 8.2.8-6.2 5.4 1.800 8-7.100-4.200-7.100 4.200 1.800-8L1.500 9.300l8.200-.8z" fill="#e6c56f"/>{}</g>"##,
            numeral([13.0, 17.5], 12.0, "#3a1f17", &cost.to_string())
        )
    });
    let picture = combat::picture(&card.id).unwrap_or_else(|| unknown("#f3dfc0"));
    face(
        card,
        ["#4c2d25", "#301a14", "#fbf2e4"],
        &format!("{star}{}", at_picture(&picture)),
    )
}

/// The back of a card: plain, with a hexagon.
pub fn card_back(dark: bool) -> String {
    document([-4.0, -4.0, CARD[0] + 8.0, CARD[1] + 8.0], "", &back(dark))
}

/// The back of a card, its upper left corner on the origin.
pub(crate) fn back(dark: bool) -> String {
    let (fill, rim, ink) = if dark {
        ("#4c2d25", "#a4735f", "#a4735f")
    } else {
        ("#e9e0c9", "#b9ad93", "#4a6a88")
    };
    format!(
        r#"<rect width="126" height="180" rx="7" fill="{fill}" stroke="{rim}"/><rect x="7" y="7" width="112" height="166" rx="4" fill="none" stroke="{ink}" stroke-width="1.2" opacity=".7"/>{}"#,
        brand(ink)
    )
}

fn brand(ink: &str) -> String {
    format!(
        r#"<g transform="translate(41 65) scale(2)"><path d="M11 1l9.5 5.6v11.3L11 23.5l-9.5-5.6V6.6z" fill="none" stroke="{ink}" stroke-width="1.7"/><path d="M6 11.2q5-5.4 10 0zM8.2 13.6h5.6v1.6q-2.8 3.4-5.6 0z" fill="{ink}"/></g>"#
    )
}

/// The drawing of a card whose id is not known: the mark of the house, so that nothing is blank.
fn unknown(ink: &str) -> String {
    format!(
        r#"<g transform="translate(30 10) scale(2)"><path d="M11 1l9.5 5.6v11.3L11 23.5l-9.5-5.6V6.6z" fill="none" stroke="{ink}" stroke-width="1.3"/><path d="M6 11.2q5-5.4 10 0zM8.2 13.6h5.6v1.6q-2.8 3.4-5.6 0z" fill="{ink}"/></g>"#
    )
}

/// Pictures are drawn on 104 × 68 and laid under the title.
fn at_picture(picture: &str) -> String {
    format!(r#"<g transform="translate(3 56) scale(1.15)">{picture}</g>"#)
}

fn face(card: &Card, [fill, rim, ink]: [&str; 3], picture: &str) -> String {
    let (ring, faint) = match card.lying {
        Lying::Playable => (
            r##"<rect x="-2.5" y="-2.5" width="131" height="185" rx="9.500" fill="none" stroke="#285279" stroke-width="2.5"/>"##,
            "",
        ),
        Lying::Dimmed => ("", r#" opacity=".72""#),
        Lying::Stamped(_) | Lying::Idle => ("", ""),
    };
    let stamp = match &card.lying {
        Lying::Stamped(word) => stamp(word),
        _ => String::new(),
    };
    format!(
        r#"<g class="card"{faint}><rect width="126" height="180" rx="7" fill="{fill}" stroke="{rim}"/>{picture}{}{}{stamp}</g>{ring}"#,
        title(card, ink),
        words(card, ink)
    )
}

fn title(card: &Card, ink: &str) -> String {
    let room = if card.cost.is_some() { 82.0 } else { 108.0 };
    let fits = |size: f64| {
        let lines = wrap(&card.title, size, room);
        (lines.len() <= 2 && lines.iter().all(|line| width(line, size) <= room))
            .then_some((size, lines))
    };
    let (size, lines) = [15.0, 14.0, 13.0]
        .into_iter()
        .find_map(fits)
        .unwrap_or_else(|| (12.0, wrap(&card.title, 12.0, room)));
    let row = |(i, text): (usize, &String)| {
        sans(
            [10.0, 25.0 + i as f64 * (size + 3.0)],
            size,
            ink,
            r#"font-weight="600""#,
            text,
        )
    };
    lines.iter().enumerate().map(row).collect()
}

fn words(card: &Card, ink: &str) -> String {
    let lines = wrap(&card.words, 12.5, 110.0);
    let top = if lines.len() > 2 { 143.0 } else { 150.0 };
    let row = |(i, text): (usize, &String)| {
        sans(
            [63.0, top + i as f64 * 14.5],
            12.5,
            ink,
            r#"font-weight="400" text-anchor="middle" opacity=".86""#,
            text,
        )
    };
    lines.iter().take(3).enumerate().map(row).collect()
}

fn stamp(word: &str) -> String {
    let word = word.to_uppercase();
    let w = width(&word, 14.0) * 1.08 + 18.0;
    format!(
        r##"<g transform="translate(63 92) rotate(-8)"><rect x="{}" y="-12" width="{}" height="23" rx="3" fill="#fdfaf2" stroke="{TARGET}" stroke-width="2"/><text y="5" text-anchor="middle" font-family="{}" font-weight="600" font-size="14" letter-spacing=".8" fill="{TARGET}">{}</text></g>"##,
        f(-w / 2.0),
        f(w),
        crate::text::SANS,
        escape(&word)
    )
}
