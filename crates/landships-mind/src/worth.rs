//! How good a position is for a seat.

use crate::eye::{Eye, POINT};
use crate::manner::Manner;
use landships::{Book, EXITED, GONE, Marks, Piece, State, foe, is_on_map};
use table::Seat;

/// A round that is left, at the beginning.
const ROUND: f64 = 8.0;
/// How much of what stands near counts.
const NEAR: f64 = 0.25;
/// What enemies could do counts so much here.
const DANGER: f64 = 0.35;

/// How good the position is for the seat.
pub(super) fn worth(book: &Book, s: &State, seat: Seat) -> f64 {
    side(book, s, seat) - side(book, s, foe(seat))
}

fn side(book: &Book, s: &State, seat: Seat) -> f64 {
    let eye = Eye::new(book, s, seat, Manner::USUAL);
    let own = s.pieces().filter(|&piece| s.unit(piece).seat == seat);
    let units: f64 = own.map(|piece| eye.stake(piece)).sum();
    let rounds = { book.modules.iter().zip(s.modules.iter()) }
        .filter(|(post, _)| post.seat == seat)
        .map(|(_, module)| f64::from(module.points));
    POINT * f64::from(book.score(s, seat)) + units + ROUND * eye.left() * rounds.sum::<f64>()
}

impl Eye<'_> {
    /// What a piece is worth as it stands, besides its points.
    fn stake(&self, piece: Piece) -> f64 {
        let s = self.s;
        let hex = s.hex(piece);
        if matches!(hex, GONE | EXITED) || s.is(piece, Marks::CAPTURED) {
            return 0.0;
        }
        let mut left = self.use_of(piece);
        if s.is(piece, Marks::PERMANENT) {
            left *= 0.35;
        }
        if s.is(piece, Marks::TEMPORARY) {
            left *= 0.75;
        }
        if s.is(piece, Marks::PINNED) {
            left -= self.pin_price(piece) * 0.8;
        }
        if !is_on_map(hex) || s.unit(piece).aboard.get().is_some() {
            return left;
        }
        left + NEAR * self.pull(piece, hex) - DANGER * self.danger(piece, hex)
    }
}
