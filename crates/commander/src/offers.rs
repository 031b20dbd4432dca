//! Each legal action in words, and what to click for it.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::Frame;
use crate::ids::{CardId, UnitId, WeaponId};
use crate::state::{MOST_UNITS, State, foe};
use hex::HexId;
use table::{Click, Mark, Offer, Text, Verb};

fn mark(action: Action) -> Mark {
    match action {
        Action::Step(..) | Action::Exit(_) => Mark::Move,
        Action::Fire(..) | Action::Smoke(..) | Action::Spot(..) => Mark::Target,
        Action::Bomb(_) | Action::Strafe(..) => Mark::Target,
        _ => Mark::Pick,
    }
}

/// Answers that every system has.
fn verb(s: &State, action: Action, moment: &str) -> Option<Verb> {
    let going = matches!(s.stack.last(), Some(Frame::Move(going)) if !going.group.is_empty());
    Some(match action {
        Action::Pass => Verb::Decline,
        Action::All => Verb::All,
        Action::Done if going => Verb::Done,
        Action::Done if matches!(moment, "activate" | "activate-op-fire" | "fire-group") => {
            Verb::Confirm
        }
        Action::Done => Verb::End,
        _ => return None,
    })
}

impl Book {
    /// An action in words, and what to click for it.
    pub fn offer(&self, s: &State, action: Action) -> Offer {
        let question = self.question(s);
        let own = question.words(self, s, action);
        let text = own.unwrap_or_else(|| self.action_text(s, action));
        Offer {
            click: self.clicks(s, action),
            mark: mark(action),
            verb: verb(s, action, self.asked(s).1),
            cost: question.cost(self, s, action),
            piece: self.piece(s, action),
            aside: matches!(action, Action::Scrap(_)),
            ..Offer::new(self.write(s, action), text)
        }
    }
    /// Something done with a unit, in words.
    pub fn unit_offer(&self, key: &str, s: &State, unit: UnitId) -> Text {
        self.say(key)
            .text("unit", self.unit_text(s, unit))
            .name("hex", self.hex_name(s.hex(unit)))
    }
    /// Something done with a hex, in words.
    pub fn hex_offer(&self, key: &str, hex: HexId) -> Text {
        self.say(key).name("hex", self.label(hex))
    }
    /// Something done with a piece that fires, in words.
    pub fn piece_offer(&self, key: &str, s: &State, piece: Element) -> Text {
        self.say(key).text("piece", self.element_text(s, piece))
    }
    /// The piece that an action is done with, as views number it.
    fn piece(&self, s: &State, action: Action) -> Option<u16> {
        match action {
            Action::Unit(unit)
            | Action::With(unit)
            | Action::Exit(unit)
            | Action::Give(unit, _) => Some(unit.into()),
            // A group that has formed goes together: there is nothing to choose.
            Action::Step(unit, _) => match s.stack.last() {
                Some(Frame::Move(going)) if !going.group.is_empty() => None,
                _ => Some(unit.into()),
            },
            Action::Fire(Element::Unit(unit) | Element::Gun(unit), _)
            | Action::Join(Element::Unit(unit) | Element::Gun(unit))
            | Action::Dig(_, unit, _) => Some(unit.into()),
            Action::Fire(Element::Weapon(weapon), _)
            | Action::Join(Element::Weapon(weapon))
            | Action::Smoke(weapon, _)
            | Action::Weapon(weapon)
            | Action::Scrap(weapon) => Some(weapon_id(weapon)),
            _ => None,
        }
    }
    fn clicks(&self, s: &State, action: Action) -> Vec<Click> {
        let seat = self.asked(s).0;
        let hex = |hex: HexId| Click::Hex(self.hex_name(hex));
        let of = |unit: UnitId| hex(s.hex(unit));
        let on_map = |unit: UnitId| s.is_on_map(unit);
        let card = |card: CardId| vec![Click::Card(self.card_name(seat, card))];
        match action {
            Action::Play(c) | Action::Card(c) | Action::OpFire(c) | Action::Discard(c) => card(c),
            Action::Take(c) => vec![Click::Card(self.card_name(foe(seat), c))],
            Action::Unit(unit) if on_map(unit) => vec![of(unit)],
            Action::With(unit) | Action::Exit(unit) => vec![of(unit)],
            Action::At(at) | Action::Spot(at, _) => vec![hex(at)],
            Action::Step(unit, to) => vec![of(unit), hex(to)],
            Action::Fire(piece, to) => vec![of(self.bearer(s, piece)), hex(to)],
            Action::Smoke(weapon, to) => vec![of(s.bearer(weapon)), hex(to)],
            Action::Join(piece) => vec![of(self.bearer(s, piece))],
            Action::Give(unit, _) => vec![of(unit)],
            Action::Weapon(weapon) if s.weapon(weapon).by.is_some() => {
                vec![of(s.bearer(weapon))]
            }
            other => self.great_war_clicks(s, seat, other),
        }
    }
    fn action_text(&self, s: &State, action: Action) -> Text {
        let (seat, moment) = self.asked(s);
        let unit = |key: &'static str, unit: UnitId| self.unit_offer(key, s, unit);
        let weapon = |key: &'static str, weapon: WeaponId| {
            self.say(key).text("weapon", self.weapon_text(s, weapon))
        };
        let card = |key: &'static str, card: CardId| {
            let face = self.card(seat, card);
            self.say(key)
                .name("card", self.card_name(seat, card))
                .text("order", self.order_text(face.order))
                .text("action", self.deed_text(face.deed))
        };
        match action {
            Action::Play(c) => card("do-play", c),
            Action::Card(c) => card("do-card", c),
            Action::OpFire(c) => card("do-op-fire", c),
            Action::Discard(c) => card("do-discard", c),
            Action::Take(c) => self
                .say("do-take")
                .text("card", self.card_text(foe(seat), c)),
            Action::Reroll => self.say("do-reroll"),
            Action::Pass => self.say(&format!("do-pass-{moment}")),
            Action::Done => self.say(&format!("do-done-{moment}")),
            Action::All => self.say("do-all"),
            Action::Unit(u) if s.is_on_map(u) => unit("do-unit", u),
            Action::Unit(u) => self.say("do-unit-off").text("unit", self.unit_text(s, u)),
            Action::With(u) => unit("do-with", u),
            Action::Exit(u) => unit("do-exit", u),
            Action::Weapon(w) => weapon("do-weapon", w),
            Action::Scrap(w) => weapon("do-scrap", w),
            Action::At(hex) => self.hex_offer("do-at", hex),
            Action::Step(u, to) => unit("do-step", u).name("to", self.label(to)),
            Action::Fire(piece, to) => self
                .piece_offer("do-fire", s, piece)
                .name("to", self.label(to)),
            Action::Join(piece) => self.piece_offer("do-join", s, piece),
            Action::Smoke(w, to) => weapon("do-smoke", w).name("to", self.label(to)),
            Action::Give(u, other) => unit("do-give", u).text("other", self.unit_text(s, other)),
            Action::Side(side) => self.say("do-side").text("side", self.side_text(side)),
            Action::Spot(hex, smoke) => {
                self.hex_offer(if smoke { "do-spot-smoke" } else { "do-spot" }, hex)
            }
            Action::Space(n) => self.say("do-space").num("n", n),
            Action::Chit(chit) => self.say("do-chit").text("chit", self.chit_text(chit)),
            // Items are told by the question that offers them.
            Action::Item(_) => self.say("do-item-radio").num("fp", 0),
            Action::Theirs(c) => {
                let face = self.card(foe(seat), c);
                self.say("do-card")
                    .name("card", self.card_name(foe(seat), c))
                    .text("order", self.order_text(face.order))
                    .text("action", self.deed_text(face.deed))
            }
            other => self.great_war_action(s, seat, other),
        }
    }
}

/// The number of a Weapon among the pieces of a view: behind those of the units.
pub const fn weapon_id(weapon: WeaponId) -> u16 {
    MOST_UNITS as u16 + weapon.number() as u16
}
