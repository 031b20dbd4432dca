//! How good a position is for a seat.

use crate::SCALE;
use crate::eye::{Eye, When};
use crate::goals::What;
use crate::manner::Manner;
use aslsk::{Book, EXITED, GONE, LATER, OFFBOARD, Piece, State, foe};
use players::Lore;
use table::Seat;

/// What enemies could do counts so much here.
const DANGER: f64 = 0.3;
/// An objective that is held, at the beginning and at the end.
const HELD: f64 = 40.0;
const HELD_AT_LAST: f64 = 60.0;
/// What a hex draws a unit counts so much where it stands.
const DRAWN: f64 = 0.5;
/// Who still wants something lacks so much of it for every man, and half of that for who has fallen; what he lacks at the beginning
/// is about what he is given for it, so that both sides begin near to nothing.
const LACKED: f64 = 0.3;
const GIVEN: f64 = 6.0;
/// Who has left the map as he should.
const OUT: f64 = 60.0;

/// How good the position is for the seat.
pub(super) fn worth(book: &Book, s: &State, seat: Seat, lore: &Lore) -> f64 {
    let eye = Eye::new(book, s, Manner::USUAL);
    SCALE * (eye.side(seat) - eye.side(foe(seat))) + eye.known(lore, seat)
}

impl Eye<'_> {
    fn side(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut sum = self.held(seat);
        let lacks = LACKED * self.summit(seat);
        let given = if self.takes(seat) { GIVEN } else { 0.0 };
        let all = (0..s.men.len()).map(Piece::man);
        for piece in all.chain((0..s.cars.len()).map(Piece::car)) {
            if s.owner(piece) != seat {
                continue;
            }
            let gone = s.hex(piece) == GONE;
            sum += given - if gone { 0.5 * lacks } else { lacks };
            sum += match s.hex(piece) {
                LATER | OFFBOARD => self.price(piece),
                EXITED => self.price(piece) + OUT * self.exits(seat),
                _ if !s.there[seat].has(piece) && !book.hidden_crews(s, seat).has(piece) => 0.0,
                hex => {
                    let stands = self.stake(piece) + DRAWN * self.pull(piece, hex);
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

    /// The most that anything draws which a side has still to take.
    fn summit(&self, seat: Seat) -> f64 {
        let wanted = self.aims(seat).iter().filter(|aim| aim.take);
        wanted.map(|aim| aim.worth).fold(0.0, f64::max)
    }

    /// Whether a side has to take something, or to leave by it, to win.
    fn takes(&self, seat: Seat) -> bool {
        let mut goals = self.book.goals.iter();
        goals.any(|goal| goal.seat == seat && (goal.control.is_some() || goal.exit.is_some()))
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
