//! Whether both sides find room where they set up, whatever their players choose (L1.12, L8.1).

use super::areas::Reader;
use crate::book::Book;
use crate::catalog::Kind;
use crate::ids::{Piece, Pieces};
use crate::state::{AT_START, State};
use hex::HexId;

impl Reader<'_> {
    /// Every force that sets up has hexes enough for all who may stand there.
    pub fn muster(&mut self, book: &Book) {
        let s = book.bare_state();
        for (place, force) in book.forces.iter().enumerate() {
            let Some(first) = force.pieces.first().filter(|_| force.enters == 0) else {
                continue;
            };
            let seat = book.posts[first.index()].seat;
            let rivals = book.forces.iter().filter(|other| {
                let same = |piece: Piece| book.posts[piece.index()].seat == seat;
                other.enters == 0
                    && other.area.meets(force.area)
                    && other.pieces.first().is_some_and(same)
            });
            let all = rivals.fold(Pieces::EMPTY, |all, other| all | other.pieces);
            for piece in force
                .pieces
                .iter()
                .filter(|it| book.posts[it.index()].with.is_none())
            {
                let stands = |hex: &HexId| stands(book, &s, kind(book, piece), *hex);
                let hexes = force.area.iter().filter(stands).count();
                if !fits(book, all, hexes) {
                    let at = format!("forces.{}", place + 1);
                    let what = "there is too little room in its area (L8.1)";
                    return self.fault(&at, what.into(), "make the area larger");
                }
            }
        }
    }
}

fn kind(book: &Book, piece: Piece) -> &Kind {
    &book.catalog.kinds[usize::from(book.posts[piece.index()].kind)]
}

fn stands(book: &Book, s: &State, kind: &Kind, hex: HexId) -> bool {
    let road = book.ground.plot(hex).road != 0 && !kind.is_support();
    road || book.entry_cost(s, kind, AT_START, hex).is_ok()
}

/// Whether so many hexes hold them even if each is filled badly: a mounted group needs two places side by side.
fn fits(book: &Book, pieces: Pieces, hexes: usize) -> bool {
    let count = |holds: fn(&Kind) -> bool| pieces.only(|it| holds(kind(book, it))).len() as usize;
    let mounted = count(Kind::is_mounted);
    let groups = count(Kind::is_group) + mounted;
    let per_hex = if mounted > 0 { 3 } else { 4 };
    groups <= per_hex * hexes
        && count(Kind::is_vehicle) <= 2 * hexes
        && count(Kind::is_support) <= 2 * hexes
}
