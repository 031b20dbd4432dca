//! What only a draft of Great War Commander says.

use crate::draft::Seating;
use crate::ids::StrategyId;
use crate::state::{Load, Radio, State, Zone};
use serde_json::Value;
use table::{Seat, words};

impl Seating<'_> {
    /// A key of this book alone; false, if it is none.
    pub fn great_war_key(&mut self, s: &mut State, key: &str, value: &Value) -> bool {
        match key {
            "telephone" => self.for_each_side(key, value, |seating, seat, text| {
                s.radio[seat] = seating.telephone(text)?;
                Some(())
            }),
            "spotting" => self.for_each_side(key, value, |seating, seat, text| {
                s.zone[seat] = seating.spotting(text)?;
                Some(())
            }),
            "plan" => self.for_each_side(key, value, |seating, seat, name| {
                let card = seating.strategy_card(s, seat, name)?;
                (s.pile[seat].strategy.held, s.pile[seat].strategy.held_count) = (Some(card), 1);
                Some(())
            }),
            "aside" => self.for_each_side(key, value, |seating, seat, name| {
                let card = seating.card(s, "aside", seat, name)?;
                s.pile[seat].aside[0] = Some(card);
                Some(())
            }),
            "reminders" => {
                for (side, cards) in value.as_object().into_iter().flatten() {
                    let Some(seat) = self.seat(key, side) else {
                        continue;
                    };
                    for name in words(cards) {
                        match self.strategy_card(s, seat, name) {
                            Some(card) => s.pile[seat].strategy.faceup |= card.bit(),
                            None => self.unread(key, name),
                        }
                    }
                }
            }
            "observed" => s.oa_used = value.as_bool().unwrap_or_default(),
            _ => return false,
        }
        true
    }

    /// `{ german = "…" }`: what is said of each side.
    fn for_each_side(
        &mut self,
        key: &str,
        value: &Value,
        mut read: impl FnMut(&mut Self, Seat, &str) -> Option<()>,
    ) {
        for (side, text) in value.as_object().into_iter().flatten() {
            let Some(seat) = self.seat(key, side) else {
                continue;
            };
            let text = text.as_str().unwrap_or_default();
            if read(self, seat, text).is_none() {
                self.unread(key, text);
            }
        }
    }
    fn unread(&mut self, key: &str, text: &str) {
        self.fault(
            key,
            &format!("'{text}' is not understood"),
            "docs/cases.md lists the keys and how they are written",
        );
    }

    /// `9 standing broken`: Firepower, box, state.
    fn telephone(&self, text: &str) -> Option<Radio> {
        let mut radio = Radio {
            load: Load::Local,
            ..Radio::default()
        };
        for word in text.split_whitespace() {
            match (word.parse(), Load::named(word)) {
                (Ok(fp), _) => radio.fp = fp,
                (_, Some(load)) => radio.load = load,
                _ if word == "broken" => radio.broken = true,
                _ => return None,
            }
        }
        (radio.fp > 0).then_some(radio)
    }
    /// `F6 axis.2`: where the Spotting Round lies, and along which axis.
    fn spotting(&self, text: &str) -> Option<Zone> {
        let (hex, axis) = text.split_once(" axis.")?;
        let sr = self.book.map.grid().parse(hex).ok()?;
        let axis = axis.parse().ok().filter(|axis| (1..=3).contains(axis))?;
        Some(self.book.standing_zone(sr, axis))
    }
    /// A Strategy Card out of the draw deck.
    fn strategy_card(&self, s: &mut State, seat: Seat, name: &str) -> Option<StrategyId> {
        let cards = &self.book.strategy_cards[seat.index()];
        let card = cards
            .iter()
            .position(|card| card.name.eq_ignore_ascii_case(name))?;
        let rest = &mut s.pile[seat].strategy.rest;
        let there = *rest >> card & 1 == 1;
        *rest &= !(1 << card);
        there.then(|| StrategyId::new(card as u8))
    }
}
