//! The questions of an attack on the SACRT.

use crate::action::Action;
use crate::arms::choices;
use crate::book::Book;
use crate::frame::{Frame, Volley, VolleyStage};
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{Arms, State, foe};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

fn open(s: &State) -> Volley {
    match s.stack.last() {
        Some(Frame::Volley(volley)) => *volley,
        frame => unreachable!("{frame:?} is no volley"),
    }
}

fn keep(s: &mut State, volley: Volley) {
    let top = s.stack.len() - 1;
    s.stack[top] = Frame::Volley(volley);
}

impl Book {
    /// Everybody who can, apart from hidden ones: they are shown by it only if it is meant.
    fn may_everyone(&self, s: &State, all: Pieces) -> Legal {
        match all.iter().any(|unit| !self.lurks(s, unit)) {
            true => Ok(()),
            false => no(&["L11.2"], "landships-no-joiner"),
        }
    }
}

/// L11.2: who else fires at the hex.
pub struct Volleying;

impl Question for Volleying {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (open(s).seat, "volley")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let volley = open(s);
        let all = book.joiners(s, &volley);
        for by in all.iter() {
            if let Ok(bears) = book.may_bear(s, by, volley.hex) {
                choices(bears).for_each(|arms| out.push(Action::Add(by, arms)));
            }
        }
        if book.may_everyone(s, all).is_ok() {
            out.push(Action::Everyone);
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let volley = open(s);
        match action {
            Action::Done => Ok(()),
            Action::Add(by, arms) => book.may_add(s, &volley, by, arms).map(drop),
            Action::Everyone => book.may_everyone(s, book.joiners(s, &volley)),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let mut volley = open(s);
        match action {
            Action::Done => volley.stage = VolleyStage::Shelter,
            Action::Add(by, arms) => {
                if let Ok(arms) = book.may_add(s, &volley, by, arms) {
                    book.open_fire(s, by, arms, t);
                }
            }
            Action::Everyone => {
                for by in book.joiners(s, &volley).iter() {
                    let hidden = book.lurks(s, by);
                    // Who serves a gun that has joined fires no longer himself.
                    if let Ok(arms) = book.may_add(s, &volley, by, Arms::ALL)
                        && !hidden
                    {
                        book.open_fire(s, by, arms, t);
                    }
                }
                volley.stage = VolleyStage::Shelter;
            }
            _ => {}
        }
        keep(s, volley);
    }
    fn meant(&self, book: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        let here = |by: &Piece| s.hex(*by) == at;
        let found = book.joiners(s, &open(s)).iter().find(here);
        found.map(|by| Action::Add(by, Arms::ALL))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let volley = open(s);
        let power = book.firepower(s, &volley, false).total();
        Some(
            Text::new("landships-note-volley")
                .num("fp", power)
                .name("hex", book.label(volley.hex)),
        )
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        s.volley.iter().map(|arm| arm.by.into()).collect()
    }
}

/// L22.5: who is protected by the fortified network, before any die.
pub struct Sheltering;

impl Book {
    fn may_shelter(&self, s: &State, volley: &Volley, unit: Piece) -> Legal {
        let all = self.sheltering(s, foe(volley.seat), volley.hex);
        match all.has(unit) && !volley.sheltered.has(unit) {
            true => Ok(()),
            false => no(&["L22.5"], "landships-no-shelter"),
        }
    }
}

impl Question for Sheltering {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (foe(open(s).seat), "shelter")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let volley = open(s);
        let all = book.sheltering(s, foe(volley.seat), volley.hex);
        all.iter()
            .filter(|unit| book.may_shelter(s, &volley, *unit).is_ok())
            .for_each(|unit| out.push(Action::Shelter(unit)));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Shelter(unit) => book.may_shelter(s, &open(s), unit),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let mut volley = open(s);
        if let Action::Shelter(unit) = action {
            volley.sheltered.insert(unit);
        }
        keep(s, volley);
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        let volley = open(s);
        let all = book.sheltering(s, foe(volley.seat), volley.hex);
        all.iter().map(u16::from).collect()
    }
}
