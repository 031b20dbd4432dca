//! What a teacher is told.

use landships::{Book, State, foe};
use players::Telling;

pub(super) const TELLING: Telling<Book> = Telling {
    lost: &["gone"],
    shaken: &["pinned", "temporary", "permanent", "captured"],
    strength: "",
    attackers,
    much: 2.0,
    swing: 250.0,
};

/// How many enemies could fire at a unit where it stands.
fn attackers(book: &Book, s: &State, id: u16) -> usize {
    let mut there = s.pieces().filter(|&piece| s.on_map(piece));
    let unit = there.find(|&piece| u16::from(piece) == id);
    unit.map_or(0, |unit| {
        let seat = foe(s.unit(unit).seat);
        book.watchers(s, seat, unit).len() as usize
    })
}
