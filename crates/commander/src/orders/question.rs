//! What is asked between procedures: an Order or a discard, and what follows on the first card discarded (5b, O15).

use crate::action::Action;
use crate::book::Book;
use crate::cards::Order;
use crate::frame::Flow;
use crate::refuse::unasked;
use crate::state::{Phase, State};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Question, Seat, Teller, Text, no};

/// 5b: an Order, or a discard.
pub struct Orders;

impl Question for Orders {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "orders")
    }
    /// Which Orders can be given follows from the hand.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        // g:S98.1: after the last Order.
        if book.law.strategy && s.orders >= book.side(s.active).orders {
            return out.push(Action::Done);
        }
        // g:E71.2: the card of HQ Orders comes first, and nobody passes.
        if s.pile[s.active].aside_count() > 0 {
            return out.push(Action::Hq);
        }
        book.list_play(s, out);
        book.list_engineers(s, out);
        let helpless = out.is_empty();
        // g:1.S.c, g:5.3: who has played a Strategy Card does not pass: his Turn ends without an Order only if he can
        // give none.
        if s.orders == 0 && !s.pile[s.active].strategy.spent {
            // 5b, O15
            for card in s.pile[s.active].hand.iter() {
                out.push(Action::Discard(card));
            }
            // g:O15: also without a card, but for those who play by chance: two of them would pass for ever.
            if book.law.idle_pass {
                out.push_twin(Action::Done);
            }
        } else if s.orders > 0 || helpless {
            out.push(Action::Done);
        }
        book.list_scrap(s, s.active, out);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.test_turn(s, action)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Play(card) => book.issue(s, card, t),
            Action::Discard(card) => book.pass_card(s, card, t),
            Action::Scrap(weapon) => book.scrap(s, weapon, t),
            Action::Dig(card, unit, wire) => book.dig(s, card, unit, wire, t),
            Action::Hq => book.issue_aside(s, t),
            _ => s.phase = Phase::Stacking,
        }
    }
    fn card_meant(&self, book: &Book, s: &State, card: &str) -> Option<Action> {
        book.held(s, card).map(Action::Play)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let side = book.side(s.active);
        let text = book
            .say("note-orders")
            .num("given", s.orders)
            .num("of", side.orders)
            .num("discards", side.discards);
        Some(text)
    }
    fn words(&self, book: &Book, s: &State, action: Action) -> Option<Text> {
        // g:O15: ending a Turn in which nothing was done is passing.
        let idle = book.law.idle_pass && s.orders == 0 && s.discards == 0;
        (idle && action == Action::Done).then(|| book.say("do-done-idle"))
    }
}

/// A draft that stands at the end of a Turn: nothing is drawn before somebody says so.
pub struct TurnEnd;

impl Question for TurnEnd {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        Orders.asked(book, s)
    }
    fn list(&self, _book: &Book, _s: &State, out: &mut Actions<Action>) {
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.test_turn(s, action)
    }
    fn answer(
        &self,
        _book: &Book,
        s: &mut State,
        _action: Action,
        _c: &mut Chance,
        _t: &mut Teller,
    ) {
        s.phase = Phase::Stacking;
    }
    fn card_meant(&self, book: &Book, s: &State, card: &str) -> Option<Action> {
        book.held(s, card).map(Action::Play)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        Orders.note(book, s)
    }
}

/// O15: more cards are discarded.
pub struct Discarding;

impl Question for Discarding {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "discard")
    }
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, _book: &Book, s: &State, out: &mut Actions<Action>) {
        for card in s.pile[s.active].hand.iter() {
            out.push(Action::Discard(card));
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Play(_) => no(&["5b", "O15"], "no-order-now"),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        if let Action::Discard(card) = action {
            return book.pass_card(s, card, t);
        }
        if let Flow::Call(window) = book.after_discard(s) {
            s.stack.push(window);
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn card_meant(&self, book: &Book, s: &State, card: &str) -> Option<Action> {
        book.held(s, card).map(Action::Discard)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = book.say("note-discard").num("n", s.discards);
        Some(text.num("of", book.side(s.active).discards))
    }
}

impl Book {
    /// The cards of the hand that may be played for their Order.
    fn list_play(&self, s: &State, out: &mut Actions<Action>) {
        let hand = s.pile[s.active].hand;
        let mut listed = Vec::with_capacity(8);
        // Whether an Order may be given is the same for all its cards, but for those that raise its own attack.
        let mut given: [Option<bool>; Order::ALL.len()] = Default::default();
        for card in hand.iter() {
            let face = self.card(s.active, card);
            let may = || self.may_order(s, card).is_ok();
            let known = &mut given[face.order as usize];
            let apart = face.order == Order::Fire && self.raises(s.active, card);
            if !(if apart {
                may()
            } else {
                *known.get_or_insert_with(may)
            }) {
                continue;
            }
            let twin = listed.contains(&(face.order, face.deed));
            listed.push((face.order, face.deed));
            if twin {
                out.push_twin(Action::Play(card));
            } else {
                out.push(Action::Play(card));
            }
        }
    }

    /// Why an answer is none between procedures: while an Order is asked for, or before the first Turn.
    pub fn test_turn(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Play(card) => self.may_order(s, card),
            Action::Dig(card, unit, false) => self.may_dig(s, card, unit),
            Action::Dig(card, unit, true) => self.may_unwire(s, card, unit),
            Action::Hq => Err(unasked(&["g:E71"])),
            Action::Situation(card, choice) => self.may_play_situation(s, s.active, card, choice),
            Action::Discard(_) | Action::Done | Action::Pass
                if s.pile[s.active].aside_count() > 0 =>
            {
                no(&["g:E71.2", "g:E71"], "no-hq-first")
            }
            Action::Discard(_) if s.orders == 0 && s.pile[s.active].strategy.spent => {
                no(&["g:1.S.c", "g:S98.c", "5.3"], "no-plan-passing")
            }
            Action::Discard(_) if s.orders > 0 => no(&["5b"], "no-discard-after-order"),
            Action::Done | Action::Pass if s.orders == 0 => no(&["5b"], "no-idle-turn"),
            Action::Card(card) => Err(self.no_moment(s.active, card)),
            Action::OpFire(_) => no(&["A33.1", "A24.1a"], "no-moment"),
            Action::At(hex) => Err(No::by(&["8.1", "8.2a", "g:8.2.2"], "no-place").at(hex)),
            Action::Fire(..) | Action::Smoke(..) | Action::Step(..) => {
                Err(unasked(&["1b", "O14.1e", "O14.1a"]))
            }
            _ => Err(unasked(&["1b"])),
        }
    }
}
