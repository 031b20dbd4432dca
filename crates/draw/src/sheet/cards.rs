//! The sheet of cards.

use crate::card::{CARD, COMBAT_CARDS, COMMAND_CARDS, Card, Lying, combat_inner, command_inner};
use crate::ink::SELECTED;
use crate::pen::{document, f, place};

/// Every card, titled with its id.
pub fn card_sheet() -> String {
    const ROW: usize = 11;
    let step = [CARD[0] + 14.0, CARD[1] + 16.0];
    let mut inner = String::new();
    let mut at = 0;
    let mut put = |card: String| {
        inner += &place(
            [
                14.0 + step[0] * (at % ROW) as f64,
                14.0 + step[1] * (at / ROW) as f64,
            ],
            1.0,
            &card,
        );
        at += 1;
    };
    for (i, id) in COMMAND_CARDS.iter().enumerate() {
        let lying = match i {
            0 => Lying::Playable,
            6 => Lying::Stamped("Jouée".to_owned()),
            8 => Lying::Dimmed,
            _ => Lying::Idle,
        };
        put(command_inner(&Card {
            id: (*id).to_owned(),
            title: id.replace('-', " "),
            words: "units of a section".to_owned(),
            cost: None,
            lying,
        }));
    }
    for (i, id) in COMBAT_CARDS.iter().enumerate() {
        put(combat_inner(&Card {
            id: (*id).to_owned(),
            title: id.replace('-', " "),
            words: "when it may be played".to_owned(),
            cost: Some(i as u8 % 4 + 1),
            lying: Lying::Idle,
        }));
    }
    let (w, h) = (
        step[0] * ROW as f64 + 14.0,
        step[1] * at.div_ceil(ROW) as f64 + 14.0,
    );
    let felt = format!(
        r##"<rect width="{}" height="{}" fill="#ddd5c2"/><path d="M0 0h{}" stroke="{SELECTED}" stroke-width="4"/>"##,
        f(w),
        f(h),
        f(w)
    );
    document([0.0, 0.0, w, h], "", &(felt + &inner))
}
