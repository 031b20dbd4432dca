//! What characters like about a position.

use aslsk::{Book, State, foe};
use hex::HexId;
use players::{Character, Likes, nearness};
use table::Seat;

/// A hex nearer to the enemy, for each unit.
const NEARER: f64 = 4.0;

pub(super) const CHARACTERS: &[(Character, Likes<Book>)] = &[(Character::Attacker, near)];

fn near(book: &Book, s: &State, seat: Seat) -> f64 {
    let at = |seat: Seat| s.there[seat].iter().map(|unit| s.hex(unit));
    let foes: Vec<HexId> = at(foe(seat)).collect();
    NEARER * nearness(at(seat), &foes, |a, b| book.ground.distance(a, b).into())
}
