//! Dice (1.4.a): a DR is a coloured and a white die, a dr is one die.

use crate::book::Book;
use crate::look::DieLook;
use table::{Chance, DieView, Look, Seat, Teller, Text, Why};

/// Two dice. The coloured one also drives Rate of Fire, Backblast, hit location and unbogging (1.4.a).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dr {
    /// The coloured die.
    pub coloured: u8,
    /// The white die.
    pub white: u8,
}

impl Dr {
    /// The Original DR.
    #[inline]
    pub const fn sum(self) -> i32 {
        self.coloured as i32 + self.white as i32
    }
    /// Whether both dice show the same.
    #[inline]
    pub const fn doubles(self) -> bool {
        self.coloured == self.white
    }
}

fn die(n: u8, coloured: bool) -> DieView {
    DieView {
        die: n.to_string(),
        text: Text::new("aslsk-face").num("n", n),
        counts: true,
        face: String::new(),
        look: Look::of(DieLook { n, coloured }),
    }
}

impl Book {
    /// Rolls a DR: the coloured die first.
    pub fn dr(&self, why: Why, seat: Seat, c: &mut Chance, t: &mut Teller) -> Dr {
        let coloured = c.d6(why, seat);
        let dr = Dr {
            coloured,
            white: c.d6(why, seat),
        };
        t.roll(
            || {
                Text::new("aslsk-rolled-dr")
                    .text("side", self.side_text(seat))
                    .text("why", Text::new(why))
                    .num("n", dr.sum())
            },
            || vec![die(dr.coloured, true), die(dr.white, false)],
        );
        dr
    }

    /// Rolls a dr.
    pub fn one_die(&self, why: Why, seat: Seat, c: &mut Chance, t: &mut Teller) -> u8 {
        let n = c.d6(why, seat);
        t.roll(
            || {
                Text::new("aslsk-rolled")
                    .text("side", self.side_text(seat))
                    .text("why", Text::new(why))
                    .num("n", n)
            },
            || vec![die(n, false)],
        );
        n
    }
}
