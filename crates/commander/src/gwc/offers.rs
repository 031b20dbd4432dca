//! What only Great War Commander offers, in words and clicks.

use crate::action::Action;
use crate::book::Book;
use crate::gwc::situations::Situation;
use crate::ids::StrategyId;
use crate::kinds::OFF;
use crate::state::{Load, State};
use hex::HexId;
use table::{Click, Seat, Text};

impl Book {
    /// What to click for an action that only this book has.
    pub fn great_war_clicks(&self, s: &State, seat: Seat, action: Action) -> Vec<Click> {
        let hex = |hex: HexId| Click::Hex(self.hex_name(hex));
        let click = |card: StrategyId| Click::Card(self.strategy_name(seat, card).to_owned());
        match action {
            Action::Situation(card, _) | Action::Keep(card) => vec![click(card)],
            // Who works first, then by which card: a card alone is its Order.
            Action::Dig(card, unit, _) => {
                vec![hex(s.hex(unit)), Click::Card(self.card_name(seat, card))]
            }
            Action::Bomb(at) => vec![hex(at)],
            Action::Strafe(near, far) => vec![hex(near), hex(far)],
            Action::Axis(n) => {
                let ends = [n, n + 3].map(|way| self.next_to_barrage(s, way));
                ends.into_iter().flatten().take(1).map(hex).collect()
            }
            Action::Creep(n) if n > 0 => {
                let next = self.next_to_barrage(s, n);
                next.into_iter().map(hex).collect()
            }
            _ => Vec::new(),
        }
    }
    /// The hex beside the Spotting Round in this direction, 1 to 6.
    fn next_to_barrage(&self, s: &State, way: u8) -> Option<HexId> {
        let laid = s.zone[s.active].sr;
        let sr = match self.barrage(s) {
            Some(b) if b.hex != OFF => b.hex,
            _ if laid != OFF => laid,
            _ => return None,
        };
        self.beside(sr, Book::compass(way))
    }
    /// An action that only this book has, in words.
    pub fn great_war_action(&self, s: &State, seat: Seat, action: Action) -> Text {
        match action {
            Action::Dig(card, unit, wire) => {
                let face = self.card(seat, card);
                self.say(if wire { "do-unwire" } else { "do-dig" })
                    .text("unit", self.unit_text(s, unit))
                    .name("hex", self.hex_name(s.hex(unit)))
                    .text("order", self.order_text(face.order))
                    .text("action", self.deed_text(face.deed))
            }
            Action::Hq => self.say("do-hq"),
            Action::Situation(card, choice) => self.strategy_offer(seat, card, choice),
            Action::Plus => {
                let held = s.pile[seat].strategy.held;
                match held.filter(|_| self.strategy_face(seat, held).is_some()) {
                    Some(card) => self
                        .say("do-plus")
                        .text("card", self.strategy_text(seat, card)),
                    None => self.say("do-plus-any"),
                }
            }
            Action::Keep(card) => self
                .say("do-keep")
                .text("card", self.strategy_text(seat, card)),
            // g:O19.1: a broken Telephone is put in order, in a box.
            Action::Box(load) if s.radio[seat].broken => self
                .say("do-fix")
                .text("box", self.say(&format!("box-{}", load.word()))),
            Action::Box(load) => self.say(&format!("do-box-{}", load.word())),
            Action::Observer => self.say("do-observer"),
            Action::Axis(n) => self.axis_offer(s, n),
            Action::Creep(0) => self.say("do-stand"),
            Action::Creep(n) => match self.next_to_barrage(s, n) {
                Some(hex) => self
                    .say("do-creep")
                    .name("hex", self.label(hex))
                    .num("n", n),
                None => self.say("do-creep-off").num("n", n),
            },
            Action::Bomb(hex) => self.say("do-bomb").name("hex", self.label(hex)),
            Action::Strafe(a, b) => self
                .say("do-strafe")
                .name("hex", self.label(a))
                .name("to", self.label(b)),
            _ => self.say("do-request"),
        }
    }
    /// A Situation: what is chosen of it, where it offers more than one thing.
    fn strategy_offer(&self, seat: Seat, card: StrategyId, choice: u8) -> Text {
        let situation = self.strategy_card(seat, card).situation;
        // g:S98.3.9: from the top or the bottom there is one way only.
        let key = match (situation, choice) {
            (_, 0) | (Situation::ShortRounds, 1) => "do-plan".to_owned(),
            (situation, choice) => format!("do-plan-{}-{choice}", situation.word()),
        };
        self.say(&key).text("card", self.strategy_text(seat, card))
    }
    /// g:O19.2.1.4b: an axis by the first and the last hex under the barrage.
    fn axis_offer(&self, s: &State, axis: u8) -> Text {
        let sr = self.barrage(s).map_or(OFF, |b| b.hex);
        let [from, to] = self.ends_of_line(sr, axis);
        self.say("do-axis")
            .name("hex", self.hex_name(from))
            .name("to", self.hex_name(to))
    }
    /// g:O19.2.1.4b: the first and the last hex of a line on the map.
    pub fn ends_of_line(&self, sr: HexId, axis: u8) -> [HexId; 2] {
        let far = |hexes: &[Option<HexId>]| hexes.iter().flatten().last().copied().unwrap_or(sr);
        let line = self.line_of(sr, axis);
        [far(&line[..3]), far(&line[3..])]
    }
    /// The box in which a Telephone lies, in words.
    pub fn box_text(&self, load: Load) -> Text {
        match load {
            Load::Local | Load::Standing | Load::Gas => self.say(&format!("box-{}", load.word())),
            Load::Plain | Load::Smoke => self.say("box-none"),
        }
    }
}
