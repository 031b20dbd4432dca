//! What a teacher is told.

use commander::{Bound, Commander, State, foe};
use players::Telling;

pub(super) const fn telling<B: Bound>() -> Telling<Commander<B>> {
    Telling {
        lost: &["casualties", "weapons"],
        shaken: &["broken", "demoralised", "suppressed"],
        strength: "",
        attackers,
        much: 4.0,
        swing: 60.0,
    }
}

/// How many enemies could fire at a unit where it stands.
fn attackers<B: Bound>(book: &Commander<B>, s: &State, id: u16) -> usize {
    let unit = s.everybody().iter().find(|&unit| u16::from(unit) == id);
    unit.map_or(0, |unit| {
        let seat = foe(s.unit(unit).seat);
        book.guns(s, seat, s.hex(unit)).count()
    })
}
