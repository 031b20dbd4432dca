//! Fate cards: order, action, event, random hex, dice and what they set off, read from the top to the foot.
//!
//! There are no words on it: the page sets those, in its language.

mod sign;

pub(crate) use sign::{plans, signs};

use crate::art::Art;
use crate::dice::d6_inner;
use crate::ink::{INK, Side};
use crate::pen::place;
use crate::text::numeral;

/// What a Fate card says. Its words are those of the rules: `artillery-request`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Whose deck.
    pub side: Side,
    /// The order.
    pub order: String,
    /// The action.
    pub action: String,
    /// The event.
    pub event: String,
    /// Where a breeze blows to, 1 to 6; else 0.
    pub wind: u8,
    /// The random hex.
    pub hex: String,
    /// The white die and the red one.
    pub dice: [u8; 2],
    /// What the dice set off.
    pub trigger: Option<String>,
}

/// Width and height of what is drawn on a card.
const FACE: [f64; 2] = [104.0, 100.0];

/// The face of a Fate card without its words; nothing for words that have no sign.
pub fn fate_art(card: &Fate) -> Option<Art> {
    let tones = card.side.tones();
    let order = sign::order(&card.order)?;
    let action = sign::action(&card.action)?;
    let event = sign::event(&card.event)?;
    let trigger = match &card.trigger {
        Some(word) => Some(sign::trigger(word)?),
        None => None,
    };
    let band = format!(
        r##"<rect width="104" height="37" fill="{}"/><path d="M0 37.500H104" stroke="#191b17" stroke-width="1"/>"##,
        tones.plain
    );
    let middle =
        r##"<rect x="13" y="41" width="28" height="26" rx="4" fill="#fdfaf2" stroke="#8d8266" stroke-width="1.200"/><circle cx="77" cy="54" r="14" fill="#fdfaf2" stroke="#8d8266" stroke-width="1.200" stroke-dasharray="3 2"/>"##.to_owned();
    let svg = [
        band,
        drawn(order, [36.0, 2.5], 1.34, INK),
        middle,
        drawn(action, [16.2, 43.2], 0.9, INK),
        drawn(event, [66.5, 43.5], 0.875, INK),
        wind(card.wind),
        foot(card, trigger),
    ];
    let [w, h] = FACE;
    Some(Art {
        window: [-w / 2.0, -h / 2.0, w, h],
        svg: place([-w / 2.0, -h / 2.0], 1.0, &svg.concat()),
    })
}

/// The face of a Strategy Card without its words: a broad band in the colour of the side, one large sign, and the +1 for
/// which it may be given up. Nothing for a word that has no sign.
pub fn plan_art(side: Side, plan: &str) -> Option<Art> {
    let (tones, sign) = (side.tones(), sign::plan(plan)?);
    let [w, h] = FACE;
    let svg = [
        format!(
            r##"<rect width="104" height="72" fill="{}"/><path d="M0 8H104M0 64H104" stroke="{}" stroke-width="2"/><circle cx="52" cy="36" r="25" fill="#fdfaf2" stroke="#191b17" stroke-width="1.500"/>"##,
            tones.shade, tones.light
        ),
        drawn(sign, [34.0, 18.0], 1.5, INK),
        format!(
            r##"<path d="M0 71.500H104V100H0z" fill="#e7dec8"/><path d="M0 71.500H104" stroke="#cfc4ac"/><rect x="36" y="76" width="32" height="20" rx="4" fill="#fdfaf2" stroke="#575042" stroke-width="1.500"/>{}"##,
            numeral([52.0, 91.5], 16.0, INK, "+1")
        ),
    ];
    Some(Art {
        window: [-w / 2.0, -h / 2.0, w, h],
        svg: place([-w / 2.0, -h / 2.0], 1.0, &svg.concat()),
    })
}

/// A sign drawn on 24 × 24.
fn drawn((solid, line): sign::Sign, at: [f64; 2], k: f64, ink: &str) -> String {
    let body = format!(
        r#"<path d="{solid}" fill="{ink}" fill-rule="evenodd"/><path d="{line}" fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>"#
    );
    place(at, k, &body)
}

/// The number of the hexside a breeze blows to.
fn wind(n: u8) -> String {
    if n == 0 {
        return String::new();
    }
    format!(
        r##"<circle cx="91" cy="64" r="6" fill="{INK}"/>{}"##,
        numeral([91.0, 67.6], 10.0, "#fdfaf2", &n.to_string())
    )
}

/// The hex, the trigger in its box, the dice.
fn foot(card: &Fate, trigger: Option<sign::Sign>) -> String {
    let boxed = trigger.map_or_else(String::new, |sign| {
        let frame = r##"<rect x="37.500" y="77" width="18" height="18" rx="3" fill="#fdfaf2" stroke="#8c2a16" stroke-width="1.800"/>"##;
        frame.to_owned() + &drawn(sign, [39.7, 79.2], 0.57, "#8c2a16")
    });
    let [white, red] = card.dice;
    format!(
        r##"<path d="M0 71.500H104V100H0z" fill="#e7dec8"/><path d="M0 71.500H104" stroke="#cfc4ac"/><path d="M10 75h16l8 11-8 11H10L2 86z" fill="#fdfaf2" stroke="#575042" stroke-width="1.500"/>{}{boxed}{}{}"##,
        numeral([18.0, 91.0], 14.0, INK, &card.hex),
        place([59.5, 76.0], 0.59, &d6_inner(white, false)),
        place([81.5, 76.0], 0.59, &d6_inner(red, true)),
    )
}
