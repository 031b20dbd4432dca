//! Any position, as a case or an editor describes it.

use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::kinds::{Holder, Wing};
use crate::replenish::COMBAT_HAND;
use crate::state::{Battery, Phase, State};
use crate::turn::HQ_TOKENS;
use serde_json::Value;
use std::ops::{Deref, DerefMut};
use table::{Chance, Draft, Fault, Game, Seat, Teller, words};

/// Words of a draft that speak of the scenario, read when the book is opened.
const OF_THE_BOOK: [&str; 11] = [
    "target",
    "objectives",
    "special",
    "shelling",
    "first",
    "sides",
    "artillery",
    "specialists",
    "specialists-may",
    "swap",
    "year",
];
/// The named points of the sequence of play.
const POINTS: [&str; 6] = [
    "turn-start",
    "command",
    "orders",
    "movement",
    "combat",
    "end",
];

impl Book {
    /// The position of a draft; all that is wrong with it at once.
    pub(crate) fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let mut seating = Seating {
            book: self,
            draft,
            seating: table::Seating::new(draft, Game::seats(self)),
        };
        let mut s = if draft.pieces.is_some() {
            self.bare_state()
        } else {
            self.set_up()
        };
        s.turn = 1;
        if let Some(name) = &draft.turn {
            s.active = seating.seat("turn", name).unwrap_or(s.active);
        }
        for line in draft.pieces.iter().flatten() {
            seating.piece(&mut s, line);
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            s.held[i] = Holder::of(objective.holder);
        }
        seating.hands(&mut s);
        for (key, value) in &draft.more {
            if !OF_THE_BOOK.contains(&key.as_str()) {
                seating.key(&mut s, key, value);
            }
        }
        seating.tokens(&mut s);
        if seating.is_sound() {
            seating.begin(&mut s);
        }
        seating.seating.seated(s, |s| self.check(s))
    }
}

/// A draft on its way to a position, with what is wrong so far.
pub struct Seating<'a> {
    /// The book it is seated in.
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
    /// Cards of both decks; the rest stays in the draw piles.
    fn hands(&mut self, s: &mut State) {
        for (name, cards) in &self.draft.hands {
            let at = format!("hands.{name}");
            let Some(seat) = self.seat(&at, name) else {
                continue;
            };
            for card in cards {
                if let Some((combat, id)) = self.card(s, &at, card) {
                    if combat {
                        s.combat.take(seat, id)
                    } else {
                        s.command.take(seat, id)
                    }
                }
            }
            if s.combat.count[seat] > COMBAT_HAND {
                self.fault(
                    &at,
                    "a player holds at most five Combat cards (cc.hand-max)",
                    "leave some out",
                );
            }
        }
    }

    /// Takes a card out of its draw pile: whether it is a Combat card, and its id.
    fn card(&mut self, s: &mut State, at: &str, name: &str) -> Option<(bool, u8)> {
        let (combat, found) = match (Command::named(name), Combat::named(name)) {
            (Some(card), _) => (
                false,
                (s.command.rest & self.book.command_copies(card)).first(),
            ),
            (_, Some(card)) => (
                true,
                (s.combat.rest & self.book.combat_copies(card)).first(),
            ),
            _ => {
                self.fault(
                    at,
                    &format!("there is no card '{name}'"),
                    "see content/ccgw/cards.json for the ids",
                );
                return None;
            }
        };
        let Some(id) = found else {
            self.fault(
                at,
                &format!("there is no further copy of '{name}'"),
                "all copies are dealt already",
            );
            return None;
        };
        if combat {
            s.combat.rest.remove(id)
        } else {
            s.command.rest.remove(id)
        }
        Some((combat, id))
    }

    fn key(&mut self, s: &mut State, key: &str, value: &Value) {
        match key {
            "hq" => self.by_seat(key, value, |seat, n| s.hq[seat] = n),
            "medals" => self.by_seat(key, value, |seat, n| s.medals[seat][0] = n),
            "played" => self.by_seat(key, value, |seat, n| s.played[seat] = n),
            "pool" => s.pool = self.number(key, value),
            "guns" => {
                for label in words(value) {
                    match self.book.map.grid().parse(label) {
                        Ok(hex) => drop(s.guns.insert(hex)),
                        Err(error) => self.fault(key, &error.to_string(), "write a hex such as E3"),
                    }
                }
            }
            "round" => s.turn = u16::from(self.number(key, value)).max(1),
            "shots" => s.battery.shots = self.number(key, value),
            "card" => {
                s.card = self.command(key, value);
                // It lies open on the table.
                if let Some(id) = s
                    .card
                    .and_then(|card| (s.command.rest & self.book.command_copies(card)).first())
                {
                    s.command.rest.remove(id);
                    s.command.up.insert(id);
                }
            }
            "last" => {
                for (seat, card) in self.seating.by_seat("last", value) {
                    s.last[seat] = self.command("last", card);
                }
            }
            "discards" => {
                for name in words(value) {
                    if let Some((combat, id)) = self.card(s, key, name) {
                        if combat {
                            s.combat.out.insert(id)
                        } else {
                            s.command.out.insert(id)
                        }
                    }
                }
            }
            "effects" => {
                for name in words(value) {
                    match Combat::named(name) {
                        Some(card) => {
                            s.effects.set(card);
                            let copy = s.combat.rest & self.book.combat_copies(card);
                            if let Some(id) = copy.first() {
                                s.combat.rest.remove(id);
                                s.combat.up.insert(id);
                            }
                        }
                        None => self.fault(
                            key,
                            &format!("there is no Combat card '{name}'"),
                            "see content/ccgw/cards.json",
                        ),
                    }
                }
            }
            "fire" => self.fire(s, value),
            _ => self.fault(
                key,
                &format!("'{key}' means nothing in this game"),
                "docs/cases.md lists the keys",
            ),
        }
    }

    /// The reserve artillery is ordered: `"anywhere"`, or a section of the active player.
    fn fire(&mut self, s: &mut State, value: &Value) {
        let word = value.as_str().unwrap_or_default();
        let sections = match Wing::named(word) {
            Some(wing) => 1 << self.book.section(s.active, wing),
            None if word == "anywhere" => 0b111,
            None => {
                return self.fault(
                    "fire",
                    "the artillery fires anywhere or in a section",
                    "write anywhere, left, centre or right",
                );
            }
        };
        s.battery = Battery {
            shots: s.battery.shots.max(1),
            sections,
            ordered: true,
        };
    }

    fn by_seat(&mut self, key: &str, value: &Value, mut set: impl FnMut(Seat, u8)) {
        let Some(table) = value.as_object() else {
            return self.fault(
                key,
                "this needs a number for each side",
                &format!("write {key} = {{ british = 3, german = 2 }}"),
            );
        };
        for (name, number) in table {
            let at = format!("{key}.{name}");
            let n = self.number(&at, number);
            if let Some(seat) = self.seat(&at, name) {
                set(seat, n);
            }
        }
    }

    fn number(&mut self, at: &str, value: &Value) -> u8 {
        let found = value.as_u64().and_then(|n| u8::try_from(n).ok());
        if found.is_none() {
            self.fault(
                at,
                "this must be a whole number from 0 to 255",
                "write a number",
            );
        }
        found.unwrap_or(0)
    }

    fn command(&mut self, at: &str, value: &Value) -> Option<Command> {
        let name = value.as_str().unwrap_or_default();
        let found = Command::named(name);
        if found.is_none() {
            self.fault(
                at,
                &format!("there is no Command card '{name}'"),
                "see content/ccgw/cards.json for the ids",
            );
        }
        found
    }

    /// comp.hq-token: thirty in all. A pool that is said leaves the rest on played cards.
    fn tokens(&mut self, s: &mut State) {
        let held = u32::from(s.hq.0[0]) + u32::from(s.hq.0[1]) + s.tokens.len();
        if held > u32::from(HQ_TOKENS) {
            return self.fault(
                "hq",
                "there are only thirty HQ tokens (comp.hq-token)",
                "give fewer",
            );
        }
        let free = HQ_TOKENS - held as u8;
        if !self.draft.more.contains_key("pool") {
            s.pool = free;
        } else if s.pool > free {
            return self.fault(
                "pool",
                "there are only thirty HQ tokens (comp.hq-token)",
                "make the pool smaller",
            );
        }
        s.on_cards = free - s.pool;
    }

    /// Stands at the named point.
    fn begin(&mut self, s: &mut State) {
        let at = self.draft.at.as_deref().unwrap_or("command");
        self.book.recount(s, &mut Teller::silent());
        s.winner = None;
        if let Some(dry) = s.dry {
            // Laid by the opponent in his last turn, or by the active player in this one.
            s.dry_until = s.turn + u16::from(s.unit(dry).seat != s.active);
        }
        s.brink = self.book.on_the_brink(s);
        s.hand_size = s.command.count[s.active] + 1;
        match at {
            "turn-start" => {
                s.turn -= 1;
                s.phase = Phase::TurnStart;
                self.run(s);
            }
            "command" => s.phase = Phase::Command,
            "orders" => {
                if s.card.is_none() {
                    return self.fault(
                        "at",
                        "no Command card is in force",
                        "add card = \"attack-left\", or start at command",
                    );
                }
                s.phase = Phase::BeforeOrders;
                self.run(s);
            }
            "movement" => {
                s.phase = Phase::Raid;
                let wanted = s.effects.has(Combat::TrenchRaid) && s.raid.unit.is_none();
                if !wanted {
                    s.phase = Phase::Movement;
                }
            }
            "combat" if s.battery.ordered => {
                s.phase = Phase::Artillery;
                self.run(s);
            }
            "combat" => s.phase = Phase::Combat,
            "end" => s.phase = Phase::Economy,
            _ => self.fault(
                "at",
                &format!("'{at}' is no point of this game"),
                &format!("write one of: start, {}", POINTS.join(", ")),
            ),
        }
    }

    /// Plays on to the first question; a position may not need dice to stand.
    fn run(&mut self, s: &mut State) {
        let mut chance = Chance::script(&[]);
        self.book.run(s, &mut chance, &mut Teller::silent());
        if chance.fault().is_some() {
            self.fault(
                "at",
                "dice are rolled or cards drawn before the first question here",
                "start earlier, and script them in a step",
            );
        }
    }
}
