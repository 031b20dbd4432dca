//! Dice (L1.3): ten sides for morale, breakdown and the ATCRT, six for everything else.

use crate::book::Book;
use crate::look::DieLook;
use table::{Chance, DieView, Faces, Look, Seat, Teller, Text, Why};

/// Read 1 to 10.
static D10: Faces = Faces {
    names: &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    sides: &[1; 10],
};

fn view(n: u8, ten: bool) -> DieView {
    DieView {
        die: n.to_string(),
        text: Text::new("landships-face").num("n", n),
        counts: true,
        face: String::new(),
        look: Look::of(DieLook { n, ten }),
    }
}

impl Book {
    /// Rolls a six-sided die for a seat, and tells it; `why` is a key: `landships-roll-WHY`.
    pub fn d6(&self, why: Why, seat: Seat, c: &mut Chance, t: &mut Teller) -> u8 {
        let n = c.d6(why, seat);
        t.roll(|| roll_text(why), || vec![view(n, false)]);
        n
    }
    /// The same with ten sides.
    pub fn d10(&self, why: Why, seat: Seat, c: &mut Chance, t: &mut Teller) -> u8 {
        let n = c.dice(why, seat, &D10, 1)[0] + 1;
        t.roll(|| roll_text(why), || vec![view(n, true)]);
        n
    }
}

fn roll_text(why: Why) -> Text {
    Text::new(format!("landships-roll-{why}"))
}
