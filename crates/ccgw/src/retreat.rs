//! Retreats (retreat.*): not ordered movement (move.retreat-differs).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Retreat};
use crate::question::elsewhere;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, Text};

/// Where to retreat.
pub struct Refuge;

impl Refuge {
    /// The retreat under way.
    fn of(s: &State) -> Retreat {
        match s.stack.last() {
            Some(Frame::Retreat(retreat)) => *retreat,
            frame => unreachable!("{frame:?} is no retreat"),
        }
    }
}

impl Question for Refuge {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.unit(Refuge::of(s).unit).seat, "retreat")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for to in book.refuges(s, Refuge::of(s).unit) {
            out.push(Action::Retreat(to));
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let r = Refuge::of(s);
        match action {
            Action::Retreat(to) => book.may_retreat(s, &r, to),
            Action::Ignore(_) => {
                let attack = s.attack().expect("a combat has driven the unit back");
                Err(book.no_ignoring(s, attack))
            }
            _ => elsewhere(
                action,
                No::by(&["retreat.owner-chooses"], "ccgw-no-retreat-first").at(s.unit(r.unit).hex),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let Action::Retreat(to) = action else {
            unreachable!("{action:?} is no retreat");
        };
        if let Some(Frame::Retreat(frame)) = s.stack.last_mut() {
            frame.left -= 1;
            let unit = frame.unit;
            book.fall_back(s, unit, to, t);
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Retreat(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let r = Refuge::of(s);
        let text = Text::new("ccgw-note-retreat");
        Some(book.unit_in(s, text, r.unit).num("left", r.left))
    }
}

impl Book {
    /// retreat.one-hex-per-flag: one hex after another, each chosen by the owner.
    pub fn step_retreat(&self, s: &mut State, r: &mut Retreat, t: &mut Teller) -> Flow {
        if r.left == 0 || !s.is_alive(r.unit) {
            return Flow::Done;
        }
        let hex = s.unit(r.unit).hex;
        if self.refuges(s, r.unit).next().is_some() {
            return Flow::Ask; // retreat.owner-chooses
        }
        // retreat.blocked, retreat.baseline: a figure for every hex that cannot be made; nothing protects, and no
        // die has hit (own.tank.hits).
        let left = std::mem::take(&mut r.left);
        t.all(|| {
            Text::new("ccgw-retreat-blocked")
                .text("unit", self.unit_text(s, r.unit))
                .name("hex", self.label(hex))
                .num("n", left)
        });
        self.lose(s, r.unit, left, t);
        Flow::Done
    }

    /// retreat.toward-own-edge, retreat.two-rear-hexes, retreat.no-sideways, retreat.no-units;
    /// retreat.ignores-terrain: nothing on the ground forbids it but deep water (fx.ter.water.impassable).
    fn may_retreat(&self, s: &State, r: &Retreat, to: HexId) -> Legal {
        let u = s.unit(r.unit);
        if !self.rear(u.seat, u.hex).any(|rear| rear == to) {
            return Err(No::by(
                &[
                    "retreat.toward-own-edge",
                    "retreat.two-rear-hexes",
                    "retreat.no-sideways",
                ],
                "ccgw-no-retreat-rear",
            )
            .at(to));
        }
        if s.at(to).is_some() {
            return Err(No::by(
                &["retreat.no-units", "retreat.two-rear-hexes"],
                "ccgw-no-occupied",
            )
            .at(to));
        }
        self.may_enter(s, r.unit, to)
    }

    /// The hexes a unit may fall back into now.
    fn refuges(&self, s: &State, unit: u8) -> impl Iterator<Item = HexId> {
        let u = s.unit(unit);
        let taken = s.crowded() | self.closed(s, u.kind);
        let rear = self.rear(u.seat, u.hex);
        rear.filter(move |&to| !taken.contains(to))
    }

    /// One hex back.
    fn fall_back(&self, s: &mut State, unit: u8, to: HexId, t: &mut Teller) {
        let from = s.unit(unit).hex;
        s.shift(unit, to);
        t.all(|| self.step_text_of("ccgw-retreated", s, unit, from, to))
            .step(|| self.step(unit, from, to));
        self.recount(s, t);
    }
}
