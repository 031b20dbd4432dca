//! What comes of a choice in more than one Event.

use super::Then;
use crate::action::Action;
use crate::book::Book;
use crate::frame::Event;
use crate::ids::{UnitId, Units};
use crate::state::{State, foe};
use table::{Actions, Teller};

/// The unit chosen breaks.
pub fn broken(_: &Book, _: &mut State, _: &mut Event, unit: UnitId, _: &mut Teller) -> Then {
    Then::call(Book::breaks(Units::one(unit)))
}
/// The unit chosen is eliminated.
pub fn eliminated(book: &Book, s: &mut State, _: &mut Event, unit: UnitId, t: &mut Teller) -> Then {
    book.eliminate(s, unit, t);
    Then::OVER
}
/// The unit chosen becomes a Veteran.
pub fn hardened(book: &Book, s: &mut State, _: &mut Event, unit: UnitId, t: &mut Teller) -> Then {
    s.unit_mut(unit).veteran = true;
    t.all(|| book.unit_event("veteran", s, unit));
    Then::OVER
}
/// The unit chosen rallies.
pub fn rallied(book: &Book, s: &mut State, _: &mut Event, unit: UnitId, t: &mut Teller) -> Then {
    book.rally(s, unit, t);
    Then::OVER
}
/// The unit chosen is suppressed.
pub fn suppressed(book: &Book, s: &mut State, _: &mut Event, unit: UnitId, t: &mut Teller) -> Then {
    book.suppress(s, unit, t);
    Then::OVER
}

/// The cards of the other hand among the answers.
pub fn list_other_hand(_: &Book, s: &State, e: &Event, out: &mut Actions<Action>) {
    for card in s.pile[foe(e.seat)].hand.iter() {
        out.push(Action::Take(card));
    }
}
