//! What characters like about a position.

use ccgw::{Book, State, foe};
use hex::HexId;
use players::{Character, Likes, nearness};
use table::Seat;

/// A hex nearer to the enemy, for each unit.
const NEARER: f64 = 4.0;
/// A token that is not spent; a Combat card.
const KEPT: f64 = 8.0;

pub(super) const CHARACTERS: &[(Character, Likes<Book>)] =
    &[(Character::Attacker, near), (Character::Hoarder, kept)];

fn near(book: &Book, s: &State, seat: Seat) -> f64 {
    let at = |seat: Seat| s.alive[seat].iter().map(|unit| s.unit(unit).hex);
    let foes: Vec<HexId> = at(foe(seat)).collect();
    NEARER * nearness(at(seat), &foes, |a, b| book.distance(a, b).into())
}

fn kept(_: &Book, s: &State, seat: Seat) -> f64 {
    KEPT * f64::from(s.hq[seat] + s.combat.count[seat])
}
