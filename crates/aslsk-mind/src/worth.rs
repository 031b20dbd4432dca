//! How good a position is for a seat.

use crate::SCALE;
use crate::eye::{Eye, When};
use crate::goals::What;
use crate::manner::Manner;
use aslsk::{Book, EXITED, LATER, OFFBOARD, Piece, State, foe};
use table::Seat;

/// What enemies could do counts so much here.
const DANGER: f64 = 0.3;
/// An objective that is held, at the beginning and at the end.
const HELD: f64 = 12.0;
const HELD_AT_LAST: f64 = 50.0;
/// Who has left the map as he should.
const OUT: f64 = 60.0;

/// How good the position is for the seat.
pub(super) fn worth(book: &Book, s: &State, seat: Seat) -> f64 {
    let eye = Eye::new(book, s, Manner::USUAL);
    SCALE * (eye.side(seat) - eye.side(foe(seat)))
}

impl Eye<'_> {
    fn side(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut sum = self.held(seat);
        let all = (0..s.men.len()).map(Piece::man);
        for piece in all.chain((0..s.cars.len()).map(Piece::car)) {
            if s.owner(piece) != seat {
                continue;
            }
            sum += match s.hex(piece) {
                LATER | OFFBOARD => self.price(piece),
                EXITED => self.price(piece) + OUT * self.exits(seat),
                _ if !s.there[seat].has(piece) && !book.hidden_crews(s, seat).has(piece) => 0.0,
                hex => {
                    let stands = self.stake(piece) + 0.5 * self.pull(piece, hex);
                    match piece.is_man() {
                        true => stands - DANGER * self.danger(piece, hex, When::Later),
                        false => stands - DANGER * self.pierced(piece, hex, None),
                    }
                }
            };
        }
        for (place, arm) in s.arms.iter().enumerate() {
            if arm.by.is_some_and(|by| s.man(by).seat == seat) {
                sum += self.stake(Piece::arm(place));
            }
        }
        sum
    }

    fn exits(&self, seat: Seat) -> f64 {
        let wants = |goal: &&aslsk::Goal| goal.seat == seat && goal.exit.is_some();
        f64::from(u8::from(self.book.goals.iter().any(|goal| wants(&goal))))
    }

    /// What the objectives that a side holds are worth to it now.
    fn held(&self, seat: Seat) -> f64 {
        let late = self.late();
        let each = HELD + (HELD_AT_LAST - HELD) * late * late;
        let of = |what: What| match what {
            What::Objective(n) => self.book.holder(self.s, n) == Some(seat),
            What::Exit(_) => false,
        };
        let mut sum = 0.0;
        for n in 0..self.book.objectives.len() {
            let counts = self
                .aims(seat)
                .iter()
                .any(|aim| aim.what == What::Objective(n));
            if counts && of(What::Objective(n)) {
                sum += each;
            }
        }
        sum
    }
}
