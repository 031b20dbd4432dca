//! What characters like about a position.

use commander::{Book, Bound, Commander, State, foe};
use hex::HexId;
use players::{Character, Likes, nearness};
use table::Seat;

/// A hex nearer to the enemy, for each unit.
const NEARER: f64 = 4.0;
/// A card that stays in hand.
const KEPT: f64 = 4.0;

pub(super) const fn characters<B: Bound>() -> &'static [(Character, Likes<Commander<B>>)] {
    &[
        (Character::Attacker, |book, s, seat| near(book, s, seat)),
        (Character::Hoarder, |_, s, seat| {
            KEPT * f64::from(s.pile[seat].count)
        }),
    ]
}

fn near(book: &Book, s: &State, seat: Seat) -> f64 {
    let at = |seat: Seat| s.on_map[seat].iter().map(|unit| s.hex(unit));
    let foes: Vec<HexId> = at(foe(seat)).collect();
    NEARER
        * nearness(at(seat), &foes, |a, b| {
            book.distance(a, b).unsigned_abs().into()
        })
}
