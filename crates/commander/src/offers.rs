//! Each legal action in words, and what to click for it.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::Frame;
use crate::kinds::NOBODY;
use crate::orders::order_text;
use crate::play::deed_text;
use crate::state::{MOST_UNITS, State, foe};
use hex::HexId;
use table::{Click, Mark, Offer, Sum, Text};

fn mark(action: Action) -> Mark {
    match action {
        Action::Step(..) | Action::Exit(_) => Mark::Move,
        Action::Fire(..) | Action::Smoke(..) | Action::Spot(..) => Mark::Target,
        _ => Mark::Pick,
    }
}

impl Book {
    /// An action in words, and what to click for it.
    pub fn describe(&self, s: &State, action: Action) -> Offer {
        Offer {
            click: self.clicks(s, action),
            mark: mark(action),
            cost: self.price(s, action),
            piece: self.piece(s, action),
            aside: matches!(action, Action::Scrap(_)),
            ..Offer::new(self.notate(s, action), self.action_text(s, action))
        }
    }
    /// O21.5: what a step costs.
    fn price(&self, s: &State, action: Action) -> Option<i64> {
        match (action, s.stack.last()) {
            (Action::Step(unit, to), Some(Frame::Move(_))) => {
                let mut sum = Sum::quiet();
                self.step_cost(s, s.hex(unit), to, &mut sum);
                Some(sum.total().into())
            }
            _ => None,
        }
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
            Action::Fire(Element::Unit(unit), _) | Action::Join(Element::Unit(unit)) => {
                Some(unit.into())
            }
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
        let of = |unit: u8| hex(s.hex(unit));
        let on_map = |unit: u8| s.is_on_map(unit);
        let card = |card: u8| vec![Click::Card(self.card_name(seat, card))];
        match action {
            Action::Play(c) | Action::Card(c) | Action::OpFire(c) | Action::Discard(c) => card(c),
            Action::Take(c) => vec![Click::Card(self.card_name(foe(seat), c))],
            Action::Unit(unit) if on_map(unit) => vec![of(unit)],
            Action::With(unit) | Action::Exit(unit) => vec![of(unit)],
            Action::At(at) | Action::Spot(at, _) => vec![hex(at)],
            Action::Step(unit, to) => vec![of(unit), hex(to)],
            Action::Fire(piece, to) => vec![of(self.bearer(s, piece)), hex(to)],
            Action::Smoke(weapon, to) => vec![of(s.weapon(weapon).by), hex(to)],
            Action::Join(piece) => vec![of(self.bearer(s, piece))],
            Action::Give(unit, _) => vec![of(unit)],
            Action::Weapon(weapon) if s.weapon(weapon).by != NOBODY => {
                vec![of(s.weapon(weapon).by)]
            }
            _ => Vec::new(),
        }
    }
    fn action_text(&self, s: &State, action: Action) -> Text {
        let (seat, moment) = self.asked(s);
        let unit = |key: &'static str, unit: u8| {
            Text::new(key)
                .text("unit", self.unit_text(s, unit))
                .name("hex", self.hex_name(s.hex(unit)))
        };
        let weapon = |key: &'static str, weapon: u8| {
            Text::new(key).text("weapon", self.weapon_text(s, weapon))
        };
        let card = |key: &'static str, card: u8| {
            let face = self.card(seat, card);
            Text::new(key)
                .name("card", self.card_name(seat, card))
                .text("order", order_text(face.order))
                .text("action", deed_text(face.deed))
        };
        match action {
            Action::Play(c) => card("cce-do-play", c),
            Action::Card(c) => card("cce-do-card", c),
            Action::OpFire(c) => card("cce-do-op-fire", c),
            Action::Discard(c) => card("cce-do-discard", c),
            Action::Take(c) => Text::new("cce-do-take").text("card", self.card_text(foe(seat), c)),
            Action::Reroll => Text::new("cce-do-reroll"),
            Action::Pass => Text::new(format!("cce-do-pass-{moment}")),
            Action::Done => Text::new(format!("cce-do-done-{moment}")),
            Action::All => Text::new("cce-do-all"),
            Action::Unit(u) if s.is_on_map(u) => unit("cce-do-unit", u),
            Action::Unit(u) => Text::new("cce-do-unit-off").text("unit", self.unit_text(s, u)),
            Action::With(u) if moment == "overstacked" => unit("cce-do-deploy", u),
            Action::With(u) => unit("cce-do-with", u),
            Action::Exit(u) => unit("cce-do-exit", u),
            Action::Weapon(w) => weapon("cce-do-weapon", w),
            Action::Scrap(w) => weapon("cce-do-scrap", w),
            Action::At(hex) => Text::new("cce-do-at").name("hex", self.label(hex)),
            Action::Step(u, to) => unit("cce-do-step", u).name("to", self.label(to)),
            Action::Fire(piece, to) => self
                .piece_text("cce-do-fire", s, piece)
                .name("to", self.label(to)),
            Action::Join(piece) => self.piece_text("cce-do-join", s, piece),
            Action::Smoke(w, to) => weapon("cce-do-smoke", w).name("to", self.label(to)),
            Action::Give(u, other) => {
                unit("cce-do-give", u).text("other", self.unit_text(s, other))
            }
            Action::Side(side) => Text::new("cce-do-side").text("side", self.side_text(side)),
            Action::Spot(hex, smoke) => {
                let key = if smoke {
                    "cce-do-spot-smoke"
                } else {
                    "cce-do-spot"
                };
                Text::new(key).name("hex", self.label(hex))
            }
            Action::Space(n) => Text::new("cce-do-space").num("n", n),
            Action::Chit(chit) => Text::new("cce-do-chit").text("chit", self.chit_text(chit)),
            Action::Item(n) => self.item_text(s, n),
            Action::Theirs(c) => {
                let face = self.card(foe(seat), c);
                Text::new("cce-do-card")
                    .name("card", self.card_name(foe(seat), c))
                    .text("order", order_text(face.order))
                    .text("action", deed_text(face.deed))
            }
        }
    }
    fn piece_text(&self, key: &'static str, s: &State, piece: Element) -> Text {
        Text::new(key).text("piece", self.element_text(s, piece))
    }
    fn item_text(&self, s: &State, n: u8) -> Text {
        let Some(Frame::Support(sup)) = s.stack.last() else {
            return Text::new("cce-do-item-radio").num("fp", 0);
        };
        let column = &self.support[sup.seat.index()][usize::from(sup.column)];
        match column.get(usize::from(n)).map(|item| item.what) {
            Some(crate::book::Support::Unit(kind, weapon)) => {
                let word = &self.kinds[usize::from(kind)].word;
                let unit = Text::new(format!("cce-unit-{word}"));
                match self.arms.get(usize::from(weapon)) {
                    Some(arm) => Text::new("cce-do-item-armed")
                        .text("unit", unit)
                        .text("weapon", Text::new(format!("cce-weapon-{}", arm.word))),
                    None => Text::new("cce-do-item").text("unit", unit),
                }
            }
            Some(crate::book::Support::Radio(fp, _)) => {
                Text::new("cce-do-item-radio").num("fp", fp)
            }
            None => Text::new("cce-do-item-radio").num("fp", 0),
        }
    }
}

/// The number of a Weapon among the pieces of a view: behind those of the units.
pub const fn weapon_id(weapon: u8) -> u16 {
    MOST_UNITS as u16 + weapon as u16
}
