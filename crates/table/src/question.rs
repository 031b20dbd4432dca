//! One question of a rulebook with everything that hangs on it, in one place.

use crate::{Actions, Ask, Chance, Legal, Moment, Odds, Seat, Teller, Text};
use hex::HexId;

/// A question: who is asked, what may be answered and why not something else, what a click on the table would answer,
/// what may come of an answer, and what it does.
///
/// A rules crate has one function from a state to its open question; whoever adds a question adds one implementation, in
/// the module of its procedure, and one line there. `list` and `test` ask the same tests: what is listed passes `test`,
/// and what is not listed does not (the conformance suite holds every system to it).
pub trait Question {
    /// What does not change in play.
    type Book;
    /// What does.
    type State;
    /// An answer.
    type Action: Copy;

    /// Who is asked, and the key of the moment. Follows from public facts alone.
    fn asked(&self, book: &Self::Book, s: &Self::State) -> (Seat, Moment);

    /// Whether what can be answered depends on what the seat alone knows.
    fn is_secret(&self) -> bool {
        false
    }

    /// Whether it is a reaction window: it opened on public facts, and a standing order may answer it.
    fn is_window(&self) -> bool {
        false
    }

    /// Whether something is set up before the match begins.
    fn is_set_up(&self) -> bool {
        false
    }

    /// The question as the contract puts it.
    fn ask(&self, book: &Self::Book, s: &Self::State) -> Ask {
        let (seat, moment) = self.asked(book, s);
        Ask {
            seat,
            moment,
            window: self.is_window(),
            secret: self.is_secret(),
            set_up: self.is_set_up(),
        }
    }

    /// What may be answered.
    fn list(&self, book: &Self::Book, s: &Self::State, out: &mut Actions<Self::Action>);

    /// The first test that an answer fails.
    fn test(&self, book: &Self::Book, s: &Self::State, action: Self::Action) -> Legal;

    /// Carries a legal answer out. What follows by itself comes afterwards.
    fn answer(
        &self,
        book: &Self::Book,
        s: &mut Self::State,
        action: Self::Action,
        chance: &mut Chance,
        teller: &mut Teller,
    );

    /// The answer that a click on a hex would be, after one on another hex or alone; it need not be legal.
    fn meant(
        &self,
        _book: &Self::Book,
        _s: &Self::State,
        _from: Option<HexId>,
        _at: HexId,
    ) -> Option<Self::Action> {
        None
    }

    /// The answer that a click on a card, named as views name it, would be where the question has a use of its own for
    /// it; it need not be legal.
    fn card_meant(
        &self,
        _book: &Self::Book,
        _s: &Self::State,
        _card: &str,
    ) -> Option<Self::Action> {
        None
    }

    /// The words of the question, with what they name of the position.
    fn prompt(&self, _book: &Self::Book, _s: &Self::State, words: Text) -> Text {
        words
    }

    /// The line of fact under the question, where there is one to tell.
    fn note(&self, _book: &Self::Book, _s: &Self::State) -> Option<Text> {
        None
    }

    /// The answer that nearly everybody gives here, by public facts alone, where there is one: a standing order may give
    /// it (`-> usual`).
    fn usual(&self, _book: &Self::Book, _s: &Self::State) -> Option<Self::Action> {
        None
    }

    /// What may come of an answer, as far as its seat can know.
    fn odds(&self, _book: &Self::Book, _s: &Self::State, _action: Self::Action) -> Option<Odds> {
        None
    }

    /// An answer in words, where it says something else here than at other questions.
    fn words(&self, _book: &Self::Book, _s: &Self::State, _action: Self::Action) -> Option<Text> {
        None
    }

    /// What an answer costs, where it has a price.
    fn cost(&self, _book: &Self::Book, _s: &Self::State, _action: Self::Action) -> Option<i64> {
        None
    }

    /// The pieces the question is about, as views number them.
    fn concerns(&self, _book: &Self::Book, _s: &Self::State) -> Vec<u16> {
        Vec::new()
    }
}
