//! Actions of a Move, an Advance, a Melee, a Time advance and a pass (A25, A26, A28, A31 to A33, A35, A36, A38, A39).

use super::{Effect, Row, When, only_if};
use crate::book::Book;
use crate::cards::Order;
use crate::edition::Edition;
use crate::frame::{Activate, Frame, MeleeStep, Moment, Placing, Supporting, What, Where};
use crate::ids::{UnitId, Units};
use crate::kinds::{Fort, Nation, Posture};
use crate::state::{State, foe};
use table::{Legal, Seat, Teller, no};

/// A25
pub const AMBUSH: Row = Row {
    moments: &[Moment::BeforeMelee],
    effect: Effect::Does(|_, s, seat, _| {
        s.stack.pop();
        if let Some(Frame::Melee(melee)) = s.stack.iter_mut().last() {
            melee.step = MeleeStep::Suffer(foe(seat));
        }
    }),
    rules: &["A25a"],
    ..Row::NONE
};

/// A26
pub const ASSAULT_FIRE: Row = Row {
    moving: true,
    when: When::If(Book::may_assault_fire),
    effect: Effect::Does(|_, s, _, _| s.stack.push(Frame::Assault)),
    rules: &["A26a", "A26c"],
    ..Row::NONE
};

/// A28: no Action at all.
pub const COMMAND_CONFUSION: Row = Row {
    when: When::If(|_, _, _| no(&["A28"], "no-confusion")),
    rules: &["A28"],
    ..Row::NONE
};

/// A31: a Fortification in a hex with a friendly unit.
pub const DEMOLITIONS: Row = Row {
    moments: &[Moment::Passed],
    when: When::If(|_, s, seat| {
        let fort = |unit: UnitId| s.markers(s.hex(unit)).fort().is_some();
        let any = s.on_map[seat].iter().any(fort);
        only_if(any, &["A31"], "no-demolitions")
    }),
    effect: Effect::Does(|_, s, seat, _| {
        s.stack
            .push(must_place(seat, What::Nothing, Where::Demolished))
    }),
    rules: &["A31"],
    ..Row::NONE
};

/// A32: at the end of a Time advance.
pub const DIG_IN: Row = Row {
    moments: &[Moment::DigIn],
    when: When::If(|book, s, seat| only_if(!book.dug(s, seat).is_empty(), &["A32"], "no-dig-in")),
    effect: Effect::Does(|_, s, seat, _| {
        s.stack
            .push(must_place(seat, What::Fort(Fort::Foxholes), Where::Dug))
    }),
    rules: &["A32", "6.1.2i"],
    ..Row::NONE
};

/// A35.2: under those who entered.
pub const HIDDEN_MINES: Row = Row {
    moments: &[Moment::Entered, Moment::Advanced],
    when: When::If(Book::may_hide),
    effect: Effect::Does(|book, s, _, t| book.spring_mines(s, t)),
    rules: &["A35.2a"],
    ..Row::NONE
};

/// A35.4: when the opponent has passed and discarded.
pub const HIDDEN_UNIT: Row = Row {
    moments: &[Moment::Passed],
    when: When::If(|book, _, seat| book.defends(seat)),
    effect: Effect::Does(|_, s, seat, _| {
        s.stack.push(Supporting::of(seat, Where::Hidden, false));
    }),
    rules: &["A35.4a"],
    ..Row::NONE
};

/// A35.5: in the hex entered.
pub const HIDDEN_WIRE: Row = Row {
    moments: &[Moment::Entered, Moment::Advanced],
    when: When::If(Book::may_hide),
    effect: Effect::Does(|book, s, _, t| {
        if let Some(hex) = book.entered_hex(s) {
            book.lay_fort(s, hex, Fort::Wire, t);
            book.catch_in_wire(s);
        }
    }),
    scouted: true,
    rules: &["A35.5"],
    ..Row::NONE
};

/// A36: whether a Squad would break is what opens the window.
pub const LIGHT_WOUNDS: Row = Row {
    moments: &[Moment::WouldBreak],
    effect: Effect::Does(Book::light_wounds),
    rules: &["A36a"],
    ..Row::NONE
};

/// A38: when a Melee is over.
pub const NO_QUARTER: Row = Row {
    moments: &[Moment::AfterMelee],
    when: When::If(Book::may_deny_quarter),
    effect: Effect::Does(|book, s, seat, t| {
        book.score(s, seat, 2, "A38", t);
    }),
    rules: &["A38"],
    ..Row::NONE
};

/// A33: a Fire card against somebody who moves.
pub const OP_FIRE: Row = Row {
    moments: &[Moment::Entered],
    when: When::If(Book::may_op_fire),
    effect: Effect::Does(|_, s, seat, _| {
        s.stack.push(Frame::Activate(Activate {
            order: Order::Fire,
            op: true,
            seat,
            first: None,
            chosen: Units::EMPTY,
        }))
    }),
    rules: &["A33.1"],
    ..Row::NONE
};

/// A39
pub const SMOKE_GRENADES: Row = Row {
    moving: true,
    when: When::If(Book::may_throw_smoke),
    effect: Effect::Does(|_, s, seat, _| {
        s.stack.push(must_place(seat, What::Smoke, Where::Grenade))
    }),
    rules: &["A39"],
    ..Row::NONE
};

/// Something is placed, and has to be.
pub const fn must_place(seat: Seat, what: What, place: Where) -> Frame {
    Frame::Place(Placing {
        seat,
        what,
        place,
        may: false,
    })
}

/// A38, g:A51: the nations that deny quarter, and to whom.
const fn pitiless(edition: Edition) -> &'static [(Nation, &'static [Nation])] {
    match edition {
        Edition::Europe => &[
            (Nation::German, &[Nation::Russian]),
            (Nation::Russian, Nation::ALL),
        ],
        Edition::GreatWar => &[
            (Nation::German, Nation::ALL),
            (Nation::American, Nation::ALL),
        ],
    }
}

/// When they may be played.
impl Book {
    /// A35: only the scenario Defender.
    pub fn defends(&self, seat: Seat) -> Legal {
        let posture = self.side(seat).posture;
        only_if(posture == Posture::Defender, &["A35"], "no-defender")
    }
    /// A38: by nation, and with a survivor.
    fn may_deny_quarter(&self, s: &State, seat: Seat) -> Legal {
        let (own, other) = (self.side(seat).nation, self.side(foe(seat)).nation);
        let mut rows = pitiless(self.edition).iter();
        let nations = rows.any(|(nation, to)| *nation == own && to.contains(&other));
        let survives = || {
            let stands = |unit: UnitId| self.counts_as_unit(s, unit);
            self.melee(s).is_some_and(|melee| {
                // g:A51: one that was not fought has an end, too.
                let left = match self.law.melee_added_again {
                    true => s.of_side(seat, melee.hex),
                    false => self.fighters(s, melee) & s.on_map[seat],
                };
                left.iter().any(stands)
            })
        };
        only_if(nations && survives(), &["A38"], "no-quarter-here")
    }
    /// Whether somebody counts where a card of both books says unit: in Great War Commander neither Leaders nor tanks
    /// do.
    pub fn counts_as_unit(&self, s: &State, unit: UnitId) -> bool {
        match self.edition {
            Edition::Europe => true,
            Edition::GreatWar => self.is_unit(s, unit),
        }
    }
    /// A35.2a, A35.5: into a hex without Water or Fortification.
    fn may_hide(&self, s: &State, seat: Seat) -> Legal {
        self.defends(seat)?;
        let Some(hex) = self.entered_hex(s) else {
            return no(&["A35.2a", "A35.5"], "no-moment");
        };
        let room = self.takes_fort(s, hex);
        only_if(room, &["A35.2a", "A35.5"], "no-fort-here")
    }
}

/// What they do.
impl Book {
    /// A35.5, F106.2a: who is on the move in new Wire has no points left.
    fn catch_in_wire(&self, s: &mut State) {
        let caught = self
            .moving(s)
            .is_some_and(|going| self.is_caught_in_wire(s, going));
        if let Some(going) = self.moving_mut(s) {
            going.halted |= caught;
        }
    }
    /// A35.2b: Mines under those who entered.
    fn spring_mines(&self, s: &mut State, t: &mut Teller) {
        let Some(hex) = self.entered_hex(s) else {
            return;
        };
        self.lay_fort(s, hex, Fort::Mines, t);
        let movers = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Move(going) => Some(going.group),
            Frame::Advance(going) => Some(going.movers()),
            _ => None,
        });
        let movers = movers.unwrap_or_default() & s.everybody();
        if !movers.is_empty() {
            s.stack.push(self.mine_attack(s, hex, movers));
        }
    }
    /// A36b, A36c: the Squad becomes a Team of the side's quality, with all it had.
    fn light_wounds(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let squad = s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Break(breaking) => {
                let unit = breaking.asked?;
                breaking.left.remove(unit);
                Some(unit)
            }
            _ => None,
        });
        let unit = squad.expect("a Squad would break");
        for frame in s.stack.iter_mut() {
            // g:A49: the Gas has Demoralised nobody.
            if let Frame::Barrage(b) = frame {
                b.struck.remove(unit);
            }
        }
        self.score(s, foe(seat), 1, "A36b", t);
        t.all(|| self.unit_event("light-wounds", s, unit));
        s.unit_mut(unit).kind = self.team_kind(seat);
    }
}
