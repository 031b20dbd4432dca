//! What a teacher is told.

use crate::SCALE;
use crate::eye::{Eye, When};
use crate::manner::Manner;
use aslsk::{Book, Piece, State, foe, is_on_map};
use players::Telling;

pub(super) const TELLING: Telling<Book> = Telling {
    lost: &[],
    shaken: &["broken", "pinned", "shock", "stun", "wreck", "immobile"],
    strength: "",
    attackers,
    much: 2.0,
    swing: 40.0 * SCALE,
};

/// How many enemies could fire at a unit where it stands.
fn attackers(book: &Book, s: &State, id: u16) -> usize {
    let men = (0..s.men.len()).map(Piece::man);
    let mut all = men.chain((0..s.cars.len()).map(Piece::car));
    let found = all.find(|&piece| u16::from(piece) == id && is_on_map(s.hex(piece)));
    let Some(unit) = found else {
        return 0;
    };
    let (eye, at) = (Eye::new(book, s, Manner::USUAL), s.hex(unit));
    let fires = |by: &Piece| {
        let from = s.hex(*by);
        let power = eye.power(&eye.barrels(*by), from, at, When::Later);
        Eye::column(power).is_some() && eye.sight(from, at).is_some()
    };
    s.there[foe(s.owner(unit))].iter().filter(fires).count()
}
