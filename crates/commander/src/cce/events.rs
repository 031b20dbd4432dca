//! Events of Combat Commander: Europe that the other book has not, or has in its own way, and in which nothing is
//! chosen, or only where something is placed.

use crate::book::Book;
use crate::events::{Row, over};
use crate::frame::{Event, EventStep, Flow, Frame, Placing, What, Where};
use crate::ids::Units;
use crate::kinds::Fort;
use crate::state::{State, foe};
use table::{Chance, Seat, Teller};

/// E45
pub const BATTLEFIELD_INTEGRITY: Row = Row {
    step: |book, s, e, _, t| {
        let fallen = i16::from(book.fallen(s, foe(e.seat)));
        book.score(s, e.seat, fallen, "E45", t);
        over(e)
    },
    rules: &["E45"],
    ..Row::NONE
};

/// E46: a random hex burns.
pub const BLAZE: Row = Row {
    draws_hex: true,
    step: |book, s, e, _, t| {
        e.step = EventStep::OVER;
        let burns = !book.terrain(s, e.hex).is_water() && !s.markers(e.hex).blaze();
        if burns {
            book.ignite(s, e.hex, t)
        } else {
            Flow::Next
        }
    },
    rules: &["E46a", "E46b"],
    ..Row::NONE
};

/// E47: Mines in a random hex.
pub const BOOBY_TRAP: Row = Row {
    draws_hex: true,
    step: |book, s, e, _, t| book.lay_drawn(s, e, Fort::Mines, t),
    rules: &["E47"],
    ..Row::NONE
};

/// E49
pub const COMMAND_AND_CONTROL: Row = Row {
    step: |book, s, e, _, t| {
        let held = s.control.iter().filter(|&&by| by == e.seat.0).count() as i16;
        book.score(s, e.seat, held, "E49", t);
        over(e)
    },
    rules: &["E49"],
    ..Row::NONE
};

/// E51
pub const COWER: Row = Row {
    step: |book, s, e, _, t| {
        book.cower(s, e.seat, t);
        over(e)
    },
    rules: &["E51"],
    ..Row::NONE
};

/// E53: Smoke in a random hex.
pub const DUST: Row = Row {
    draws_hex: true,
    step: |book, s, e, c, t| {
        if book.takes_smoke(s, e.hex) {
            book.lay_smoke(s, e.hex, c, t);
        }
        over(e)
    },
    rules: &["E53"],
    ..Row::NONE
};

/// E54
pub const ELAN: Row = Row {
    step: |book, s, e, _, t| {
        book.raise_surrender(s, e.seat, t);
        over(e)
    },
    rules: &["E54"],
    ..Row::NONE
};

/// E55: Foxholes with one's own.
pub const ENTRENCH: Row = Row {
    step: |_, _, e, _, _| {
        e.step = EventStep::OVER;
        may_place(e.seat, What::Fort(Fort::Foxholes), Where::Dug)
    },
    rules: &["E55"],
    ..Row::NONE
};

/// E56: a Private with somebody broken.
pub const FIELD_PROMOTION: Row = Row {
    step: |book, s, e, _, _| {
        e.step = EventStep::OVER;
        if book.in_play(s, e.seat, "private") {
            return Flow::Next;
        }
        match book.recruit(s, e.seat, "private") {
            Some(unit) => may_place(e.seat, What::Unit(unit), Where::WithBroken),
            None => Flow::Next,
        }
    },
    rules: &["E56"],
    ..Row::NONE
};

/// E57
pub const FOG_OF_WAR: Row = Row {
    step: |book, s, e, c, t| {
        book.fog(s, e.seat, c, t);
        over(e)
    },
    rules: &["E57"],
    ..Row::NONE
};

/// E65: a secret Objective.
pub const MISSION_OBJECTIVE: Row = Row {
    step: |book, s, e, c, t| {
        book.draw_chit(s, Some(e.seat), c, t);
        over(e)
    },
    rules: &["E65"],
    ..Row::NONE
};

/// E69: Wire in a random hex.
pub const RUBBLE: Row = Row {
    draws_hex: true,
    step: |book, s, e, _, t| book.lay_drawn(s, e, Fort::Wire, t),
    rules: &["E69"],
    ..Row::NONE
};

/// E73: Foxholes in a random hex.
pub const SHELLHOLES: Row = Row {
    draws_hex: true,
    step: |book, s, e, _, t| book.lay_drawn(s, e, Fort::Foxholes, t),
    rules: &["E73"],
    ..Row::NONE
};

/// E74: an open Objective.
pub const STRATEGIC_OBJECTIVE: Row = Row {
    step: |book, s, e, c, t| {
        book.draw_chit(s, None, c, t);
        over(e)
    },
    rules: &["E74"],
    ..Row::NONE
};

/// Something is placed, or not.
const fn may_place(seat: Seat, what: What, place: Where) -> Flow {
    Flow::Call(Frame::Place(Placing {
        seat,
        what,
        place,
        may: true,
    }))
}

impl Book {
    /// E47, E69, E73: a Fortification in the random hex.
    fn lay_drawn(&self, s: &mut State, e: &mut Event, fort: Fort, t: &mut Teller) -> Flow {
        if self.takes_fort(s, e.hex) {
            self.lay_fort(s, e.hex, fort, t);
        }
        over(e)
    }
    /// E54, g:E65, g:E66: the Surrender marker of a side goes one space on.
    pub fn raise_surrender(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        s.surrender[seat] += 1;
        t.all(|| {
            self.say("elan")
                .text("side", self.side_text(seat))
                .num("n", s.surrender[seat])
        });
    }
    /// E51: Squads out of every Command Radius.
    fn cower(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let led = s.on_map[seat]
            .iter()
            .filter(|&unit| self.is_leader(s, unit))
            .fold(Units::EMPTY, |set, leader| set | self.radius(s, leader));
        for unit in s.on_map[seat].iter() {
            if self.is_squad(s, unit) && !led.has(unit) {
                self.suppress(s, unit, t);
            }
        }
    }
    /// E57: each player loses a card at random.
    fn fog(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        for owner in [foe(seat), seat] {
            if s.pile[owner].hand.is_empty() {
                continue;
            }
            let card = self.draw_from(s.pile[owner].hand, "fog", foe(owner), owner, c);
            self.lose_card(s, owner, card, t);
        }
    }
}
