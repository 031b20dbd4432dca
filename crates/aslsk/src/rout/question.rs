//! The questions of the Rout Phase: which unit routs, and where to (3.6.b).

use super::FAR;
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Rout};
use crate::ids::Piece;
use crate::movement::Way;
use crate::question::elsewhere;
use crate::ratings::MF;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

/// Which unit routs next (3.6.b).
pub struct RoutPhase;

impl Question for RoutPhase {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.part, "rout")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in s.there[s.part].men().iter() {
            if book.may_rout(s, s.part, unit).is_ok() {
                out.push(Action::Rout(unit));
            }
        }
        if self.test(book, s, Action::Done).is_ok() {
            out.push(Action::Done);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Rout(unit) => book.may_rout(s, s.part, unit),
            Action::Done => {
                let owes =
                    |unit: Piece| book.must_rout(s, unit) && book.may_rout(s, s.part, unit).is_ok();
                match s.there[s.part].men().iter().any(owes) {
                    true => no(&["3.6.a"], "aslsk-no-must-rout"),
                    false => Ok(()),
                }
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Rout(unit) => {
                book.drop_excess(s, unit, t);
                let rout = book.rout_of(s, unit);
                s.stack.push(Frame::Rout(rout));
            }
            _ => s.done[s.part] = true,
        }
    }
}

/// Where the routing unit goes.
pub struct Routing;

impl Routing {
    fn rout(s: &State) -> Rout {
        match s.stack.last() {
            Some(Frame::Rout(rout)) => *rout,
            frame => unreachable!("{frame:?} is no rout"),
        }
    }
}

impl Question for Routing {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.man(Routing::rout(s).unit).seat, "routing")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let r = Routing::rout(s);
        let add = |action: Action, out: &mut Actions<Action>| {
            if self.test(book, s, action).is_ok() {
                out.push(action);
            }
        };
        for to in book.ground.next(s.hex(r.unit)).into_iter().flatten() {
            add(Action::Step(to), out);
            add(Action::Road(to), out);
            add(Action::Crawl(to), out);
        }
        for leader in book.leaders_in(s, s.man(r.unit).seat, s.hex(r.unit)).iter() {
            add(Action::Along(leader), out);
        }
        add(Action::Stop, out);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let r = Routing::rout(s);
        match action {
            Action::Step(to) => book.may_rout_to(s, &r, to, Way::Ground),
            Action::Road(to) => book.may_rout_to(s, &r, to, Way::Road),
            Action::Crawl(to) => book.may_crawl(s, &r, to),
            Action::Stop => book.may_end_rout(s, &r),
            Action::Along(leader) => {
                let with = leader.is_man()
                    && book.is_leader(s, leader)
                    && leader != r.unit
                    && s.hex(leader) == s.hex(r.unit)
                    && s.man(leader).seat == s.man(r.unit).seat;
                if !with || !book.is_good_order(s, leader) || r.begun || r.leader.is_some() {
                    return no(&["3.6.i"], "aslsk-no-along");
                }
                Ok(())
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut r = Routing::rout(s);
        r = match action {
            Action::Step(to) => book.rout_into(s, r, to, Way::Ground, c, t),
            Action::Road(to) => book.rout_into(s, r, to, Way::Road, c, t),
            Action::Crawl(to) => {
                r.crawls = true;
                book.rout_into(s, r, to, Way::Ground, c, t)
            }
            Action::Along(leader) => Rout {
                leader: Some(leader),
                ..r
            },
            _ => Rout { spent: FAR, ..r },
        };
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Rout(r);
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Step(at))
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        vec![Routing::rout(s).unit.into()]
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let r = Routing::rout(s);
        let left = book.rout_mf(s, r.unit).saturating_sub(r.spent);
        Some(Text::new("aslsk-note-rout").num("n", left / MF))
    }
}
