//! What is asked in a reaction window: an Action, the Initiative card, Op Fire, or nothing (A24).

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::Order;
use crate::frame::{Means, Moment, Window};
use crate::refuse::unasked;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Odds, Question, Seat, Teller, Text, no};

impl Question for Window {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        (self.seat, self.moment.key())
    }
    fn is_window(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.list_window(s, *self, out);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let seat = self.seat;
        match action {
            Action::Card(card) => book.may_play(s, seat, card, self.moment.deeds()).map(drop),
            Action::Pass => book.may_pass(s, *self),
            Action::OpFire(_) => {
                if self.moment == Moment::Entered {
                    book.may_op_fire(s, seat)?;
                }
                // A33.1: not now, or not by this card.
                no(&["A33.1", "A24.1a"], "no-moment")
            }
            Action::Fire(piece, hex) => {
                let op = book
                    .moving(s)
                    .is_some_and(|m| m.op.has(book.bearer(s, piece)));
                if !op {
                    book.may_op_fire(s, seat)?;
                }
                book.op_fire_open(s)?;
                book.may_declare(s, seat, Means::OpFire, piece, hex)?;
                no(&["A33.2a", "A33.2b", "A33.1"], "no-activated")
            }
            Action::Step(..) => Err(unasked(&["O21.5", "O21.6"])),
            other => book.elsewhere(s, other, unasked(&["A24.2"])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        book.answer_window(s, *self, action, t);
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        if self.moment != Moment::Entered {
            return None;
        }
        let to = book.moving(s)?.to;
        let by = from.filter(|_| at == to).unwrap_or(at);
        let unit = s.of_side(self.seat, by).first()?;
        Some(Action::Fire(Element::Unit(unit), to))
    }
    fn card_meant(&self, book: &Book, s: &State, card: &str) -> Option<Action> {
        let card = book.held(s, card)?;
        let fires = book.card(self.seat, card).order == Order::Fire;
        (self.moment == Moment::Entered && fires).then_some(Action::OpFire(card))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        Some(book.window_note(s, *self))
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        let attack = book.nearest_attack(s);
        match (self.moment, action) {
            (Moment::AfterRoll, Action::Pass | Action::Reroll) => book.stake_odds(s, action),
            (Moment::Plus, Action::Pass | Action::Plus) => book.plus_odds(s, action),
            (Moment::Entered, Action::Fire(piece, hex)) => {
                book.declared_odds(s, self.seat, Means::OpFire, piece, hex)
            }
            (Moment::BeforeFire, Action::Pass) => book.attack_odds(s, attack?),
            (Moment::BeforeFire, Action::Card(card)) => {
                let mut raised = *attack?;
                let place = Book::boost(book.card(self.seat, card).deed)?;
                raised.boost(place);
                book.attack_odds(s, &raised)
            }
            (Moment::BeforeDefence, Action::Pass) => Some(book.defence_odds(s, attack?)),
            (Moment::BeforeDefence, Action::Card(card)) => {
                book.defence_with(s, attack?, book.card(self.seat, card).deed)
            }
            (Moment::BeforeMelee, Action::Pass) => {
                book.melee_odds(s, self.seat, book.melee(s)?.hex)
            }
            _ => None,
        }
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        let unit = match self.moment {
            Moment::AfterRoll | Moment::Plus => book.rolled_for(s),
            Moment::BeforeDefence => book.nearest_attack(s).and_then(|attack| attack.unit),
            Moment::WouldBreak => book.breaking(s),
            Moment::Demoralised => book.fallen_now(s),
            _ => None,
        };
        unit.map(u16::from).into_iter().collect()
    }
}
