//! What a Situation asks (g:S98.1).

use crate::action::Action;
use crate::book::Book;
use crate::frame::PlayedSituation;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, No, Question, Seat, Teller, Text};

impl Question for PlayedSituation {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        (self.seat, book.situation_key(s, self))
    }
    /// Which Strategy Card is kept is known to its holder alone.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.list_situation(s, self, out);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, No::by(&["g:S98.1"], "no-question"))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        book.answer_situation(s, action, c, t);
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        if book.situation_key(s, self) == "plan-keep" {
            return Some(book.say("note-plan-keep"));
        }
        let (seat, card) = (self.seat, self.card?);
        let does = format!("plan-{}-text", book.strategy_name(seat, card));
        let text = book
            .say("note-plan")
            .text("plan", book.strategy_text(seat, card))
            .text("text", book.say(&does));
        Some(text)
    }
    /// g:S98.4.9: a Telephone of the box.
    fn words(&self, book: &Book, _s: &State, action: Action) -> Option<Text> {
        let Action::Item(n) = action else {
            return None;
        };
        let (_, fp) = book.phones[self.seat.index()].get(usize::from(n))?;
        Some(book.say("do-item-radio").num("fp", *fp))
    }
}
