//! Any position, as a case or an editor describes it.

use crate::book::Book;
use crate::edition::Edition;
use crate::ids::{CardId, FateCards};
use crate::kinds::Fort;
use crate::open::is_marker;
use crate::state::{Load, Phase, Radio, State};
use serde_json::Value;
use std::ops::{Deref, DerefMut};
use table::{Chance, Draft, Fault, Rng, Seat, Teller, words};

mod pieces;
mod terrain;

pub use terrain::with_terrain;

/// The place of eliminated Weapons in the lines of a draft.
pub const WEAPONS_BOX: &str = "weapons";

/// Words of a draft that speak of the scenario, read when the book is opened.
const OF_THE_BOOK: [&str; 13] = [
    "sides",
    "posture",
    "quality",
    "edge",
    "area",
    "mines",
    "due",
    "order-limit",
    "year",
    "date",
    "discard-limit",
    "sudden-death",
    "special",
];
/// The named points of the sequence of play.
const POINTS: [&str; 3] = ["orders", "end", "time"];

impl Book {
    /// The position of a draft; all that is wrong with it at once.
    pub fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let seats = [Seat(0), Seat(1)].map(|seat| self.name(seat).to_owned());
        let mut seating = Seating {
            book: self,
            draft,
            seating: table::Seating::new(draft, seats.into()),
        };
        let mut s = if draft.pieces.is_some() {
            self.bare_state()
        } else {
            self.set_up()
        };
        s.phase = Phase::Orders;
        s.turn = 1;
        if let Some(name) = &draft.turn {
            s.active = seating.seat("turn", name).unwrap_or(s.active);
        }
        seating.markers(&mut s);
        for line in draft.pieces.iter().flatten() {
            seating.piece(&mut s, line);
        }
        seating.hands(&mut s);
        for (key, value) in &draft.more {
            if !OF_THE_BOOK.contains(&key.as_str()) {
                seating.key(&mut s, key, value);
            }
        }
        if seating.is_sound() {
            seating.begin(&mut s);
        }
        seating.seating.seated(s, |s| self.check(s))
    }
}

/// A draft on its way to a position, with what is wrong so far.
pub struct Seating<'a> {
    /// The board it is for.
    pub book: &'a Book,
    draft: &'a Draft,
    seating: table::Seating<'a>,
}

impl<'a> Deref for Seating<'a> {
    type Target = table::Seating<'a>;
    fn deref(&self) -> &table::Seating<'a> {
        &self.seating
    }
}

impl DerefMut for Seating<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.seating
    }
}

impl Seating<'_> {
    /// Fortifications, Smoke and Blazes laid on hexes.
    fn markers(&mut self, s: &mut State) {
        for (place, words) in &self.draft.terrain {
            let Ok(hex) = self.book.map.grid().parse(place) else {
                continue;
            };
            let edition = self.book.edition;
            let words = words.split_whitespace();
            for word in words.filter(|word| is_marker(edition, word)) {
                let smoke = word.strip_prefix("smoke.").map(str::parse::<u8>);
                match (Fort::named(edition.plain(word)), smoke) {
                    (Some(fort), _) => s.markers_mut(hex).set_fort(Some(fort)),
                    (_, Some(Ok(n))) if (1..=10).contains(&n) => {
                        // 8.1.4: the higher of two stays.
                        let before = s.markers(hex).smoke();
                        s.smokes += u8::from(before == 0);
                        s.markers_mut(hex).set_smoke(n.max(before));
                    }
                    _ if word == "gas" => {
                        s.gases += u8::from(!s.markers(hex).gas());
                        s.markers_mut(hex).set_gas(true);
                    }
                    _ if word.ends_with('!') => {
                        s.altered += u8::from(s.markers(hex).terrain().is_none());
                        s.markers_mut(hex).set_terrain(word == "ruin!");
                    }
                    _ if word == "blaze" => {
                        s.markers_mut(hex).ignite();
                        s.blazes += 1;
                    }
                    _ => self.fault(
                        &format!("terrain.{place}"),
                        &format!("'{word}' is no marker"),
                        "write smoke.1 to smoke.10",
                    ),
                }
            }
        }
    }

    /// Cards in hand; the rest stays in the draw decks.
    fn hands(&mut self, s: &mut State) {
        for (name, cards) in &self.draft.hands {
            let at = format!("hands.{name}");
            let Some(seat) = self.seat(&at, name) else {
                continue;
            };
            for card in cards {
                if let Some(id) = self.card(s, &at, seat, card) {
                    s.pile[seat].hand.insert(id);
                    s.pile[seat].count += 1;
                }
            }
        }
    }
    /// Takes a card out of a draw deck.
    pub fn card(&mut self, s: &mut State, at: &str, seat: Seat, name: &str) -> Option<CardId> {
        let deck = &self.book.decks[seat.index()];
        let found = deck
            .find(&name.to_ascii_uppercase())
            .and_then(|class| deck.copies(class).first().map(CardId::new))
            .filter(|&card| s.pile[seat].rest.has(card));
        match found {
            Some(card) => {
                s.pile[seat].rest.remove(card);
                Some(card)
            }
            None => {
                self.fault(
                    at,
                    &format!("'{name}' is not in that deck, or dealt already"),
                    "see cards.json in the content of the system",
                );
                None
            }
        }
    }

    fn key(&mut self, s: &mut State, key: &str, value: &Value) {
        match key {
            "vp" => self.by_seat(
                key,
                value,
                |s, seat, n| {
                    s.vp += if seat == Seat(0) {
                        n as i16
                    } else {
                        -(n as i16)
                    };
                },
                s,
            ),
            "surrender" => self.by_seat(key, value, |s, seat, n| s.surrender[seat] = n as u8, s),
            "time" => s.time = self.number(key, value) as u8,
            "orders" => s.orders = self.number(key, value) as u8,
            "initiative" => {
                let name = value.as_str().unwrap_or_default();
                s.initiative = self.seat(key, name).unwrap_or(s.initiative);
            }
            "routed" => {
                for name in words(value) {
                    if let Some(seat) = self.seat(key, name) {
                        s.routed[seat] = true;
                    }
                }
            }
            "control" => {
                for (seat, objectives) in self.seating.by_seat(key, value) {
                    for n in objectives
                        .as_array()
                        .into_iter()
                        .flatten()
                        .filter_map(Value::as_u64)
                    {
                        if let Some(control) = s.control.get_mut((n as usize).wrapping_sub(1)) {
                            *control = seat.0;
                        }
                    }
                }
            }
            "open-chits" => {
                for letter in words(value) {
                    if let Some(chit) = self.chit(key, letter) {
                        s.chits.open |= 1 << chit;
                    }
                }
            }
            "secret-chits" => {
                for (seat, letters) in self.seating.by_seat(key, value) {
                    for letter in words(letters) {
                        if let Some(chit) = self.chit(key, letter) {
                            s.chits.secret[seat] |= 1 << chit;
                            s.chits.count[seat] += 1;
                        }
                    }
                }
            }
            "radio" => self.radio(s, value),
            "deck" | "discards" => self.cards(s, key, value),
            "alone" => self.alone(s, value),
            _ if self.book.edition == Edition::GreatWar && self.great_war_key(s, key, value) => {}
            _ => self.fault(
                key,
                &format!("'{key}' means nothing in this game"),
                "docs/cases.md lists the keys",
            ),
        }
    }
    /// `radio = { german = "10 smoke broken" }`
    fn radio(&mut self, s: &mut State, value: &Value) {
        for (seat, text) in self.seating.by_seat("radio", value) {
            let words: Vec<&str> = text
                .as_str()
                .unwrap_or_default()
                .split_whitespace()
                .collect();
            let fp = words.iter().find_map(|word| word.parse::<u8>().ok());
            let Some(fp) = fp.filter(|fp| (8..=13).contains(fp)) else {
                self.fault(
                    "radio",
                    "a Radio has an FP of 8 to 13 (12)",
                    "write radio = { german = \"10 smoke\" }",
                );
                continue;
            };
            s.radio[seat] = Radio {
                fp,
                load: Load::smoke(words.contains(&"smoke")),
                broken: words.contains(&"broken"),
            };
        }
    }
    /// `deck`: all that is left to draw, the rest lies in the discard pile; `discards`: these lie there.
    fn cards(&mut self, s: &mut State, key: &str, value: &Value) {
        for (seat, cards) in self.seating.by_seat(key, value) {
            let mut taken = FateCards::EMPTY;
            for card in words(cards) {
                if let Some(id) = self.card(s, key, seat, card) {
                    taken.insert(id);
                }
            }
            let pile = &mut s.pile[seat];
            if key == "deck" {
                pile.out |= std::mem::replace(&mut pile.rest, taken);
            } else {
                pile.out |= taken;
            }
        }
    }
    /// F101b: who was last alone in a Bunker or Pillbox: `alone = { K7 = "german" }`.
    fn alone(&mut self, s: &mut State, value: &Value) {
        for (label, name) in value.as_object().into_iter().flatten() {
            let hex = self.book.map.grid().parse(label).ok();
            let seat = self.seat("alone", name.as_str().unwrap_or_default());
            if let (Some(hex), Some(seat)) = (hex, seat) {
                s.markers_mut(hex).set_alone(seat);
            }
        }
    }
    fn chit(&mut self, at: &str, letter: &str) -> Option<u8> {
        let found = self.book.chits.iter().position(|chit| chit.1 == letter);
        if found.is_none() {
            self.fault(
                at,
                &format!("there is no chit '{letter}'"),
                "write a letter from A to X",
            );
        }
        found.map(|chit| chit as u8)
    }
    fn by_seat(
        &mut self,
        key: &str,
        value: &Value,
        set: impl Fn(&mut State, Seat, i64),
        s: &mut State,
    ) {
        let Some(table) = value.as_object() else {
            return self.fault(
                key,
                "this needs a number for each side",
                &format!("write {key} = {{ german = 3 }}"),
            );
        };
        for (name, number) in table {
            let at = format!("{key}.{name}");
            let n = self.number(&at, number);
            if let Some(seat) = self.seat(&at, name) {
                set(s, seat, n);
            }
        }
    }
    fn number(&mut self, at: &str, value: &Value) -> i64 {
        let found = value.as_i64().filter(|n| (-100..=100).contains(n));
        if found.is_none() {
            self.fault(at, "this must be a whole number", "write a number");
        }
        found.unwrap_or(0)
    }
    /// Stands at the named point.
    fn begin(&mut self, s: &mut State) {
        let at = self.draft.at.as_deref().unwrap_or("orders");
        let silent = &mut Teller::silent();
        // Control and points are as the draft says; only who is alone in a Bunker follows from the pieces.
        let (control, vp) = (s.control, s.vp);
        self.book.recount(s, silent);
        if self.draft.more.contains_key("control") || self.draft.more.contains_key("vp") {
            (s.control, s.vp) = (control, vp);
        }
        match at {
            "orders" => s.phase = Phase::Orders,
            "end" => s.phase = Phase::Stacking,
            "time" => s.stack.push(crate::frame::Time::by(s.active, false)),
            _ => {
                let what = format!("'{at}' is no point of this game");
                return self.fault(
                    "at",
                    &what,
                    &format!("write one of: start, {}", POINTS.join(", ")),
                );
            }
        }
        if at == "orders" && s.winner.is_none() {
            // Nothing is rolled or drawn on the way to the first question.
            let mut rng = Rng::new(0);
            self.book.run(s, &mut Chance::sample(&mut rng), silent);
        }
    }
}
