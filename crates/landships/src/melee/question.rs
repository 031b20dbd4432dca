//! The questions of close combat.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Melee};
use crate::question::elsewhere;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

/// L16.1: which combat comes next. All of them are fought, so nobody is ever done before.
pub struct MeleePhase;

impl Question for MeleePhase {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "melee")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let battles = book.battles(s);
        battles.iter().for_each(|hex| out.push(Action::Hex(hex)));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Hex(hex) => book.may_battle(s, hex),
            Action::Done => no(&["L16.1"], "landships-no-battle-left"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        if let Action::Hex(hex) = action {
            s.stack.push(Frame::Melee(Melee::at(hex)));
        }
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Hex(at))
    }
    fn words(&self, book: &Book, _: &State, action: Action) -> Option<Text> {
        let Action::Hex(hex) = action else {
            return None;
        };
        Some(Text::new("landships-do-battle").name("hex", book.label(hex)))
    }
}

/// L16.9: the owner chooses what he loses.
pub struct Losing;

impl Losing {
    fn melee(s: &State) -> Melee {
        match s.stack.last() {
            Some(Frame::Melee(melee)) => *melee,
            frame => unreachable!("{frame:?} is no close combat"),
        }
    }
}

impl Question for Losing {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        let seat = book.losing(s, &Losing::melee(s));
        (seat.unwrap_or(s.active), "losses")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let melee = Losing::melee(s);
        let seat = self.asked(book, s).0;
        let losers = book.losers(s, &melee, seat);
        losers.iter().for_each(|unit| out.push(Action::Lose(unit)));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let melee = Losing::melee(s);
        let seat = self.asked(book, s).0;
        match action {
            Action::Lose(unit) if book.losers(s, &melee, seat).has(unit) => Ok(()),
            Action::Lose(_) => no(&["L16.9"], "landships-no-loss"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut melee = Losing::melee(s);
        if let Action::Lose(unit) = action {
            book.lose(s, &mut melee, unit, c, t);
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Melee(melee);
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let melee = Losing::melee(s);
        let left = melee.losses[self.asked(book, s).0.index()];
        Some(Text::new("landships-note-losses").num("n", left))
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        let melee = Losing::melee(s);
        let losers = book.losers(s, &melee, self.asked(book, s).0);
        losers.iter().map(u16::from).collect()
    }
}
