//! What a teacher is told.

use crate::eye::Eye;
use ccgw::{Book, State, foe};
use players::Telling;

pub(super) const TELLING: Telling<Book> = Telling {
    lost: &["gone"],
    shaken: &[],
    strength: "figures",
    attackers,
    much: 1.0,
    swing: 200.0,
};

/// How many enemies could attack a unit where it stands.
fn attackers(book: &Book, s: &State, id: u16) -> usize {
    let Some(unit) = u8::try_from(id).ok().filter(|&unit| s.is_alive(unit)) else {
        return 0;
    };
    let eye = Eye::new(book, s);
    let of = eye.dangers(unit, s.unit(unit).hex);
    let enemies = s.alive[foe(s.unit(unit).seat)].iter();
    enemies.filter(|&enemy| of(enemy) > 0.0).count()
}
