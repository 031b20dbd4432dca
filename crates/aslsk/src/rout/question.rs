//! The questions of the Rout Phase: which unit routs, and where to (3.6.b).

use super::FAR;
use super::ways::Goals;
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Rout};
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces};
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
        let may = |unit: Piece| book.may_rout(s, s.part, unit).is_ok();
        let units = s.there[s.part].men().only(may);
        units.iter().for_each(|unit| out.push(Action::Rout(unit)));
        // 3.6.o
        if !units.iter().any(|unit| book.must_rout(s, unit)) {
            out.push(Action::Done);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Rout(unit) => book.may_rout(s, s.part, unit),
            // 3.6.o: who is under DM and need not may stay.
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

    /// Whether it may do that, with what it makes for.
    fn may<F: FnOnce() -> Option<Hexes>>(
        book: &Book,
        s: &State,
        r: &Rout,
        goals: &Goals<F>,
        action: Action,
    ) -> Legal {
        match action {
            Action::Step(to) => book.may_rout_to(s, r, goals, to, Way::Ground),
            Action::Road(to) => book.may_rout_to(s, r, goals, to, Way::Road),
            Action::Crawl(to) => book.may_crawl(s, r, goals, to),
            Action::Stop => book.may_end_rout(s, r, goals),
            Action::Along(leader) => {
                let with = leader.is_man()
                    && book.is_leader(s, leader)
                    && leader != r.unit
                    && s.hex(leader) == s.hex(r.unit)
                    && s.man(leader).seat == s.man(r.unit).seat;
                // 3.2.3.r: nor one who is pinned.
                if !with || !book.is_fit(s, leader) || r.begun || r.leader.is_some() {
                    return no(&["3.6.i"], "aslsk-no-along");
                }
                Ok(())
            }
            _ => elsewhere(action),
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
        let goals = book.goals(s, &r);
        let add = |action: Action, out: &mut Actions<Action>| {
            if Routing::may(book, s, &r, &goals, action).is_ok() {
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
        Routing::may(book, s, &r, &book.goals(s, &r), action)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut r = Routing::rout(s);
        let from = s.hex(r.unit);
        r = match action {
            Action::Step(to) => book.rout_into(s, r, to, Way::Ground, c, t),
            Action::Road(to) => book.rout_into(s, r, to, Way::Road, c, t),
            Action::Crawl(to) => {
                r.crawls = true;
                book.rout_into(s, r, to, Way::Ground, c, t)
            }
            Action::Along(leader) => {
                // 3.6.h
                book.drop_excess(s, leader, t);
                Rout {
                    leader: Some(leader),
                    ..r
                }
            }
            _ => Rout { spent: FAR, ..r },
        };
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Rout(r);
        // 6.10.e: of those whom Interdiction has left.
        let gone: Pieces = [Some(r.unit), r.leader].into_iter().flatten().collect();
        if let Some(one) = gone.iter().find(|&unit| s.on_map(unit)) {
            book.part(s, gone, from, s.hex(one));
        }
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Step(at))
    }
    fn cost(&self, book: &Book, s: &State, action: Action) -> Option<i64> {
        let from = s.hex(Routing::rout(s).unit);
        let cost = match action {
            Action::Step(to) => book.entry_cost(s, from, to, Way::Ground),
            Action::Road(to) => book.entry_cost(s, from, to, Way::Road),
            _ => return None,
        };
        Some(cost.into())
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        vec![Routing::rout(s).unit.into()]
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let r = Routing::rout(s);
        let left = book.rout_mf(s, &r).saturating_sub(r.spent);
        Some(Text::new("aslsk-note-rout").num("n", left / MF))
    }
}
