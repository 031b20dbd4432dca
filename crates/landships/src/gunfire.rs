//! Defensive Gun Fire (L4.5, L12, L13): guns, AT rifles, flamethrowers and machine guns at vehicles and ships.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Flow;
use crate::question::elsewhere;
use crate::state::State;
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, Question, Seat, Teller};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_gunfire(&self, s: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        self.reload_rifles(s);
        Flow::Done
    }
    /// Whether who acts can shoot at vehicles: he is asked as long as he can and is not done. Who has something hidden is
    /// asked always, so that nothing is given away (L26.1).
    pub(crate) fn gunfire_open(&self, s: &State) -> bool {
        self.has_hidden(s, self.acting(s)) || !self.shots(s).is_empty()
    }
    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_gunfire(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }
}

/// Who shoots at which vehicle.
pub struct GunFire;

impl Question for GunFire {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        (book.acting(s), "gun-fire")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for action in book.shots(s) {
            out.push(action);
        }
        book.list_work(s, out);
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Shoot(by, weapon, target) => book.may_shoot(s, by, weapon, target),
            Action::Pivot(gun, facing) => book.may_pivot(s, gun, facing),
            Action::Destroy(_) => book.may_do_work(s, action),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Shoot(by, weapon, target) => book.shoot(s, by, weapon, target, c, t),
            Action::Pivot(gun, facing) => book.pivot(s, gun, facing, t),
            Action::Destroy(_) => book.do_work(s, action, c, t),
            _ => {}
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let shot = |action: &Action| match *action {
            Action::Shoot(by, _, target) => Some(s.hex(by)) == from && s.hex(target) == at,
            _ => false,
        };
        book.shots(s).into_iter().find(shot)
    }
}
