//! Any position, as a case or an editor describes it.

use crate::book::Book;
use crate::kinds::Fort;
use crate::open::is_marker;
use crate::state::{Phase, Place, Radio, State, Unit, Weapon};
use serde_json::Value;
use table::{Chance, Draft, Fault, PieceLine, Rng, Seat, Teller};

/// Words of a draft that speak of the scenario, read when the book is opened.
const OF_THE_BOOK: [&str; 10] = [
    "sides",
    "posture",
    "quality",
    "edge",
    "area",
    "mines",
    "order-limit",
    "year",
    "sudden-death",
    "special",
];
/// The named points of the sequence of play.
const POINTS: [&str; 3] = ["orders", "end", "time"];

impl Book {
    /// The position of a draft; all that is wrong with it at once.
    pub fn position(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let mut seating = Seating {
            book: self,
            draft,
            faults: Vec::new(),
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
        if seating.faults.is_empty() {
            seating.begin(&mut s);
        }
        if seating.faults.is_empty()
            && let Err(what) = self.invariants(&s)
        {
            seating.fault("", &what, "change the position so that it can stand");
        }
        if seating.faults.is_empty() {
            Ok(s)
        } else {
            Err(seating.faults)
        }
    }
}

/// A draft on its way to a position, with what is wrong so far.
struct Seating<'a> {
    book: &'a Book,
    draft: &'a Draft,
    faults: Vec<Fault>,
}

impl Seating<'_> {
    fn fault(&mut self, at: &str, what: &str, mend: &str) {
        self.faults
            .push(Fault::new(&self.draft.file, at, what, mend));
    }
    fn seat(&mut self, at: &str, name: &str) -> Option<Seat> {
        let found = self.book.seat_named(name);
        if found.is_none() {
            let sides = format!("{} or {}", self.book.name(Seat(0)), self.book.name(Seat(1)));
            self.fault(
                at,
                &format!("'{name}' is no side here"),
                &format!("write {sides}"),
            );
        }
        found
    }

    /// Fortifications, Smoke and Blazes laid on hexes.
    fn markers(&mut self, s: &mut State) {
        for (place, words) in &self.draft.terrain {
            let Ok(hex) = self.book.map.grid().parse(place) else {
                continue;
            };
            for word in words.split_whitespace().filter(|word| is_marker(word)) {
                let smoke = word.strip_prefix("smoke.").map(str::parse::<u8>);
                match (Fort::named(word), smoke) {
                    (Some(fort), _) => s.marks_mut(hex).set_fort(Some(fort)),
                    (_, Some(Ok(n))) if (1..=10).contains(&n) => {
                        s.smokes += u8::from(s.marks(hex).smoke() == 0);
                        s.marks_mut(hex).set_smoke(n);
                    }
                    _ if word == "blaze" => {
                        s.marks_mut(hex).ignite();
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

    /// `K7 rifle#G1 german broken +lmg:broken`, `time.3 rifle german`, `casualties team german`, `weapons lmg german`.
    fn piece(&mut self, s: &mut State, line: &PieceLine) {
        let seats = [Seat(0), Seat(1)];
        let named = seats
            .into_iter()
            .find(|&seat| line.has(self.book.name(seat)));
        let known = |seat: &Seat| {
            let nation = self.book.side(*seat).nation;
            self.book.kind_named(nation, &line.kind).is_some()
                || self.book.arm_named(nation, &line.kind).is_some()
        };
        let only = || {
            let mut having = seats.into_iter().filter(known);
            having.next().filter(|_| having.next().is_none())
        };
        let Some(seat) = named.or_else(only) else {
            return self.fault(
                &line.at,
                "whose piece is this?",
                "add the nation: K7 rifle german",
            );
        };
        let nation = self.book.side(seat).nation;
        if line.place == "weapons" {
            return self.lost_weapon(s, seat, line);
        }
        let Some(kind) = self.book.kind_named(nation, &line.kind) else {
            let what = format!("'{}' is no unit of the {}", line.kind, nation.word());
            return self.fault(&line.at, &what, "see content/cce/units.json");
        };
        let place = match (line.place.as_str(), line.place.strip_prefix("time.")) {
            ("casualties", _) => Place::Casualty,
            (_, Some(space)) => match space.parse() {
                Ok(space) => Place::Time(space),
                Err(_) => return self.fault(&line.at, "that is no space", "write time.3"),
            },
            _ => Place::Map,
        };
        if s.units.len() == crate::state::MOST_UNITS {
            return self.fault(&line.at, "there are too many units", "at most 64 fit");
        }
        let unit = Unit {
            kind,
            seat,
            place,
            broken: line.has("broken"),
            suppressed: line.has("suppressed"),
            veteran: line.has("veteran"),
            ..Unit::default()
        };
        let unit = self.book.enlist(s, unit);
        if line.has("activated") {
            s.activated.insert(unit);
        }
        if place == Place::Map {
            match self.book.map.grid().parse(&line.place) {
                Ok(hex) => s.put(unit, hex),
                Err(error) => {
                    s.unit_mut(unit).place = Place::Away;
                    self.fault(
                        &line.at,
                        &error.to_string(),
                        "write a hex of the board, such as K7",
                    );
                }
            }
        }
        self.words(line);
        for carried in &line.carried {
            match self.book.arm_named(nation, &carried.kind) {
                Some(kind) => {
                    self.book.forge(s, seat, kind, unit);
                    if carried.words.iter().any(|word| word == "broken")
                        && let Some(weapon) = s.carried(unit)
                    {
                        s.weapon_mut(weapon).broken = true;
                    }
                }
                None => self.fault(
                    &line.at,
                    &format!("'{}' is no Weapon of the {}", carried.kind, nation.word()),
                    "see content/cce/weapons.json",
                ),
            }
        }
    }
    fn words(&mut self, line: &PieceLine) {
        let known = ["broken", "suppressed", "veteran", "activated"];
        for word in &line.words {
            let side = self.book.seat_named(word).is_some();
            if !side && !known.contains(&word.as_str()) {
                self.fault(
                    &line.at,
                    &format!("'{word}' is nothing a unit can be"),
                    "write broken, suppressed, veteran, activated",
                );
            }
        }
    }
    fn lost_weapon(&mut self, s: &mut State, seat: Seat, line: &PieceLine) {
        let nation = self.book.side(seat).nation;
        match self.book.arm_named(nation, &line.kind) {
            Some(kind) => s.weapons.push(Weapon {
                kind,
                seat,
                lost: true,
                ..Weapon::default()
            }),
            None => self.fault(
                &line.at,
                &format!("'{}' is no Weapon", line.kind),
                "see content/cce/weapons.json",
            ),
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
    fn card(&mut self, s: &mut State, at: &str, seat: Seat, name: &str) -> Option<u8> {
        let deck = &self.book.decks[seat.index()];
        let found = deck
            .find(&name.to_ascii_uppercase())
            .and_then(|class| deck.copies(class).first())
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
                    "see content/cce/cards.json",
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
                for (name, objectives) in value.as_object().into_iter().flatten() {
                    let Some(seat) = self.seat(key, name) else {
                        continue;
                    };
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
                for (name, letters) in value.as_object().into_iter().flatten() {
                    let Some(seat) = self.seat(key, name) else {
                        continue;
                    };
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
            _ => self.fault(
                key,
                &format!("'{key}' means nothing in this game"),
                "docs/cases.md lists the keys",
            ),
        }
    }
    /// `radio = { german = "10 smoke broken" }`
    fn radio(&mut self, s: &mut State, value: &Value) {
        for (name, text) in value.as_object().into_iter().flatten() {
            let Some(seat) = self.seat("radio", name) else {
                continue;
            };
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
                smoke: words.contains(&"smoke"),
                broken: words.contains(&"broken"),
            };
        }
    }
    /// `deck`: all that is left to draw, the rest lies in the discard pile; `discards`: these lie there.
    fn cards(&mut self, s: &mut State, key: &str, value: &Value) {
        for (name, cards) in value.as_object().into_iter().flatten() {
            let Some(seat) = self.seat(key, name) else {
                continue;
            };
            let mut taken = table::Set128::EMPTY;
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
                s.marks_mut(hex).set_alone(seat);
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

fn words(value: &Value) -> impl Iterator<Item = &str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}
