//! What an Event asks (E42): by whom and of what its text speaks is in its row.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Event;
use crate::refuse::unasked;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Question, Seat, Teller, Text};

impl Question for Event {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        let key = self.kind.map_or("event", |kind| kind.word());
        (book.event_seat(s, self), key)
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.list_event(s, self, out);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let clauses = self.kind.map_or(&["E42a"][..], |kind| kind.clauses());
        book.elsewhere(s, action, unasked(clauses))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        book.answer_event(s, action, c, t);
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        let kind = self.kind?;
        let note = book.note_here("note-event")?;
        let text = book.say(&format!("event-{}-text", kind.word()));
        Some(note.text("event", book.event_text(kind)).text("text", text))
    }
    /// g:E65, g:E66: the Surrender marker.
    fn words(&self, book: &Book, _s: &State, action: Action) -> Option<Text> {
        matches!(action, Action::Item(_)).then(|| book.say("do-hold-out"))
    }
}
