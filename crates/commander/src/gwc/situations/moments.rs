//! Situations of a window or of an Order under way.

use super::{Does, Offer, Row, Steps, When, worth};
use crate::action::Action;
use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, BarrageStep, Flow, Frame, Means, MeleeStep, Moment, Move};
use crate::ids::Units;
use crate::kinds::OFF;
use crate::state::{State, foe};
use table::{Legal, Seat};

/// g:S98.3.2, g:S98.4.2: an enemy Air Strike is none, or two of one's own.
pub const AIR_DOMINATION: Row = Row {
    moment: Some(Moment::AirOrdered),
    offers: &[
        Offer {
            choice: 1,
            when: When::InWindow,
            does: Does::AtOnce(|_, s, _, _| {
                if let Some(Frame::Air(air)) = s.stack.iter_mut().last() {
                    air.left = air.left.saturating_sub(1);
                }
            }),
            ..Offer::PLAIN
        },
        Offer {
            choice: 2,
            when: When::BetweenOrders,
            gains: Book::may_strike,
            does: Does::Steps(&Steps {
                step: |book, _, played, _, _| played.once(book.air_strike(played.seat, 2)),
                ..Steps::PLAIN
            }),
        },
    ],
    ..Row::PLAIN
};

/// g:S98.3.4
pub const ASSAULTS: Row = Row {
    offers: &[Offer {
        when: When::During(is_plain_move),
        does: Does::AtOnce(|book, s, _, _| book.mark_move(s, Move::ASSAULTS)),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.3.8: as an Ambush.
pub const FORCE_NOIRE: Row = Row {
    moment: Some(Moment::BeforeMelee),
    offers: &[Offer {
        when: When::InWindow,
        does: Does::AtOnce(|_, s, seat, _| {
            if let Some(Frame::Melee(melee)) = s.stack.iter_mut().last() {
                melee.step = MeleeStep::Suffer(foe(seat));
            }
        }),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.4.4: before the Accuracy roll, or when it has hit. The Observer off the map has no number.
pub const FORWARD_OBSERVER: Row = Row {
    moment: Some(Moment::Accurate),
    offers: &[Offer {
        when: When::InWindowOrDuring(|s| match s.stack.last() {
            Some(Frame::Barrage(b)) => {
                s.oa_used && b.observer.is_none() && !b.sharp && b.step == BarrageStep::Spotting
            }
            _ => false,
        }),
        does: Does::AtOnce(|_, s, _, _| {
            if let Some(Frame::Barrage(barrage)) = s.stack.iter_mut().last() {
                barrage.sharp = true;
            }
        }),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.4.5: the Offensive is none; half of its Units, chosen by who plays the card, are Suppressed. The step is how
/// many of them still are to be.
pub const PANTALONS_ROUGES: Row = Row {
    moment: Some(Moment::OffensiveActivated),
    offers: &[Offer {
        when: When::InWindow,
        does: Does::Steps(&Steps {
            begin: |book, s| book.undo_offensive(s),
            step: |_, s, played, _, _| {
                played.left &= s.everybody();
                match played.step == 0 || played.left.is_empty() {
                    true => Flow::Done,
                    false => Flow::Ask,
                }
            },
            list: |_, _, played, out| {
                for unit in played.left.iter() {
                    out.push(Action::Unit(unit));
                }
            },
            answer: |book, s, played, action, t| {
                if let Action::Unit(unit) = action {
                    played.left.remove(unit);
                    played.step -= 1;
                    book.suppress(s, unit, t);
                }
            },
        }),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.5.6
pub const PASSAGE: Row = Row {
    offers: &[Offer {
        when: When::During(is_plain_move),
        does: Does::AtOnce(|book, s, _, _| book.ignore_wire(s)),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.5.3: at any time in the Offensive, so before the Defence roll against Op Fire too.
pub const SAMMIES: Row = Row {
    moment: Some(Moment::BeforeDefence),
    tells: |book, s, seat| book.may_stand_firm(s, seat).is_ok(),
    offers: &[Offer {
        when: When::InWindowOrDuring(|s| match s.stack.last() {
            Some(Frame::Move(going)) => going.has(Move::OFFENSIVE),
            other => matches!(other, Some(Frame::Offensive(_))),
        }),
        gains: |book, s, seat| match s.stack.last() {
            Some(Frame::Window(_)) => book.may_stand_firm(s, seat),
            _ => Ok(()),
        },
        does: Does::AtOnce(|book, s, _, _| book.mark_move(s, Move::SAMMIES)),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.5.7: the card announced is gone already.
pub const SCOUTS: Row = Row {
    moment: Some(Moment::Announced(Deed::CommandConfusion)),
    offers: &[Offer {
        when: When::InWindow,
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.4.6: nobody counts as activated for Op Fire.
pub const STURMABTEILUNG_VOR: Row = Row {
    moment: Some(Moment::OpActivated),
    offers: &[Offer {
        when: When::InWindow,
        does: Does::AtOnce(|book, s, _, _| book.undo_op_fire(s)),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.4.7
pub const STURMTRUPPEN: Row = Row {
    offers: &[
        Offer {
            choice: 1,
            when: When::During(is_plain_move),
            does: Does::AtOnce(|book, s, _, _| book.ignore_wire(s)),
            ..Offer::PLAIN
        },
        Offer {
            choice: 2,
            when: When::During(is_plain_move),
            does: Does::AtOnce(|book, s, _, _| book.mark_move(s, Move::STURM)),
            ..Offer::PLAIN
        },
    ],
    ..Row::PLAIN
};

impl Book {
    /// g:S98.5.3: whether one's own Offensive is under Op Fire.
    fn may_stand_firm(&self, s: &State, seat: Seat) -> Legal {
        let shot = |attack: &Attack| attack.means == Means::OpFire;
        let attacks = |going: &Move| going.has(Move::OFFENSIVE) && !going.has(Move::SAMMIES);
        let under = seat == s.active
            && self.nearest_attack(s).is_some_and(shot)
            && self.moving(s).is_some_and(attacks);
        worth(under)
    }
}

/// Whether a Move Order is under way that is no Offensive.
fn is_plain_move(s: &State) -> bool {
    matches!(s.stack.last(), Some(Frame::Move(going)) if !going.has(Move::OFFENSIVE))
}

impl Book {
    /// Something holds for the Move under way.
    fn mark_move(&self, s: &mut State, flag: u8) {
        if let Some(going) = self.moving_mut(s) {
            going.flags |= flag;
        }
    }
    /// g:S98.4.7, g:S98.5.6: Wire means nothing to those who move.
    fn ignore_wire(&self, s: &mut State) {
        self.mark_move(s, Move::NO_WIRE);
        self.unwired(s, OFF);
    }
    /// g:S98.4.6: nobody counts as activated for Op Fire.
    fn undo_op_fire(&self, s: &mut State) {
        let Some(Frame::Situation(kept)) = s.stack.last().copied() else {
            return;
        };
        s.activated = s.activated - kept.left;
        if let Some(going) = self.moving_mut(s) {
            going.op = going.op - kept.left;
        }
    }
    /// g:S98.4.5: the Offensive is none, and does not count; its Units, and how many of them are Suppressed.
    fn undo_offensive(&self, s: &mut State) -> (Units, u8) {
        let Some(Frame::Offensive(offensive)) = s.stack.last().copied() else {
            return (Units::EMPTY, 0);
        };
        s.stack.pop();
        s.activated = s.activated - offensive.all;
        s.orders = s.orders.saturating_sub(1);
        let units: Units = offensive
            .all
            .iter()
            .filter(|&unit| self.is_unit(s, unit))
            .collect();
        (units, units.len().div_ceil(2) as u8)
    }
}
