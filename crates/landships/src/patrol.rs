//! Interception (L19.11): each patrol meets one enemy aircraft.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Duel, Flow, Frame};
use crate::ids::Plane;
use crate::question::elsewhere;
use crate::state::{Mission, State, foe};
use table::{Actions, Chance, Legal, Moment, Question, Seat, Sum, Teller, Text, no};

/// L19.11: shot down and driven off on this or less, what an unarmed target adds, driven off in return.
const DOWN: i32 = 1;
pub(crate) const OFF: i32 = 3;
pub(crate) const UNARMED: i32 = -1;
pub(crate) const RETURN: u8 = 1;

impl Book {
    /// Whether an aircraft is on patrol and has not intercepted yet.
    fn is_patrol(&self, s: &State, plane: Plane) -> bool {
        let it = &s.planes[plane.index()];
        it.mission == Mission::Patrol && !it.asked && self.is_up(s, plane)
    }

    fn may_intercept(&self, s: &State, seat: Seat, by: Plane, at: Plane) -> Legal {
        let own = |plane: Plane| self.planes.get(plane.index()).map(|it| it.seat);
        if own(by) != Some(seat) {
            return no(&["L19.11"], "landships-no-yours");
        }
        if !self.is_patrol(s, by) {
            return no(&["L19.11"], "landships-no-patrol");
        }
        match own(at) == Some(foe(seat)) && self.is_flying(s, at) {
            true => Ok(()),
            false => no(&["L19.11"], "landships-no-flying"),
        }
    }

    fn interceptions(&self, s: &State, seat: Seat) -> Vec<Action> {
        let mut found = Vec::new();
        for by in self.planes_of(seat) {
            for at in self.planes_of(foe(seat)) {
                if self.may_intercept(s, seat, by, at).is_ok() {
                    found.push(Action::Intercept(by, at));
                }
            }
        }
        found
    }

    pub(crate) fn interception_open(&self, s: &State) -> bool {
        !self.interceptions(s, s.part).is_empty()
    }

    /// One interception: 1 shot down, 2–3 driven off, −1 against who has no machine guns.
    fn intercept(&self, s: &mut State, by: Plane, at: Plane, c: &mut Chance, t: &mut Teller) {
        s.planes[by.index()].asked = true;
        let seat = self.planes[by.index()].seat;
        let mut sum = Sum::opened("landships", t.on());
        sum.add(self.d6("intercept", seat, c, t).into(), "L19.11");
        if self.plane_mgs(at) == 0 {
            sum.add(UNARMED, "L19.12");
        }
        t.tally(
            || {
                Text::new("landships-intercepts")
                    .text("plane", self.plane_text(by))
                    .text("target", self.plane_text(at))
            },
            || sum.tally("intercept"),
        );
        match sum.total() {
            ..=DOWN => self.shoot_down(s, at, t),
            2..=OFF => self.drive_off(s, at, t),
            _ => {}
        }
    }

    /// Whether the target may want to intercept the interceptor: only the second player's, who has not had his part yet.
    fn may_answer(&self, s: &State, duel: &Duel) -> bool {
        let seat = self.planes[duel.at.index()].seat;
        seat != self.first && self.is_patrol(s, duel.at)
    }

    pub(crate) fn step_duel(
        &self,
        s: &mut State,
        duel: &mut Duel,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if duel.mutual.is_none() && self.may_answer(s, duel) {
            return Flow::Ask;
        }
        self.intercept(s, duel.by, duel.at, c, t);
        let it = s.planes[duel.at.index()];
        if duel.mutual == Some(true) {
            // Both roll once; one driven off or shot down no longer intercepts.
            if !it.over {
                self.intercept(s, duel.at, duel.by, c, t);
            }
            return Flow::Done;
        }
        // Who is shot down shoots no more.
        if self.plane_mgs(duel.at) > 0 && !it.down {
            let seat = self.planes[duel.at.index()].seat;
            if self.d6("return-fire", seat, c, t) <= RETURN {
                self.drive_off(s, duel.by, t);
            }
        }
        Flow::Done
    }
}

/// Which patrol intercepts whom.
pub struct Interception;

impl Question for Interception {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.part, "interception")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let all = book.interceptions(s, s.part);
        all.into_iter().for_each(|it| out.push(it));
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Intercept(by, at) => book.may_intercept(s, s.part, by, at),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Intercept(by, at) => s.stack.push(Frame::Duel(Duel {
                by,
                at,
                mutual: None,
            })),
            _ => {}
        }
    }
}

/// Whether a patrol that is intercepted intercepts who meets it.
pub struct Dueling;

impl Dueling {
    fn duel(s: &State) -> Duel {
        match s.stack.last() {
            Some(Frame::Duel(duel)) => *duel,
            frame => unreachable!("{frame:?} is no duel"),
        }
    }
}

impl Question for Dueling {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        let at = Dueling::duel(s).at;
        (book.planes[at.index()].seat, "duel")
    }
    fn list(&self, _: &Book, s: &State, out: &mut Actions<Action>) {
        let duel = Dueling::duel(s);
        out.push(Action::Intercept(duel.at, duel.by));
        out.push(Action::Pass);
    }
    fn test(&self, _: &Book, s: &State, action: Action) -> Legal {
        let duel = Dueling::duel(s);
        match action {
            Action::Pass => Ok(()),
            Action::Intercept(by, at) if (by, at) == (duel.at, duel.by) => Ok(()),
            Action::Intercept(..) => no(&["L19.11"], "landships-no-patrol"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let duel = Dueling::duel(s);
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Duel(Duel {
            mutual: Some(matches!(action, Action::Intercept(..))),
            ..duel
        });
    }
}
