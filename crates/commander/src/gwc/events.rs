//! Events that only Great War Commander has, or has in its own way (g:E57 to g:E97): of cards, chits and the wind.
//! Those in which Formations or hexes are chosen: `event_units`, `event_hexes`.

use crate::action::Action;
use crate::book::Book;
use crate::cce::{choices as europe, events as europe_events};
use crate::events::outcomes::list_other_hand;
use crate::events::{self, Choice, May, Row, Then, both, keep, over};
use crate::frame::{Event, EventStep, Flow, Supporting, Time, Where};
use crate::ids::StrategyId;
use crate::state::{Place, State, foe};
use table::{Audience, Chance, Seat, Set128, Teller};

/// g:E59: the losses, then the wind.
pub const ATTRITION: Row = Row {
    step: |book, s, e, _, t| match e.step {
        EventStep::BEGIN => {
            e.step = EventStep::THEN;
            let lost = |unit: &&crate::state::Unit| {
                unit.seat == foe(e.seat) && unit.place == Place::Casualty
            };
            let lost = s.units.iter().filter(lost).count();
            book.score(s, e.seat, lost as i16, "g:E59", t);
            Flow::Next
        }
        _ => book.breeze(s, e, EventStep::THEN, t),
    },
    rules: &["g:E59"],
    ..Row::NONE
};

/// g:E62: a card of the enemy's hand, then one of his chits.
pub const CAPTURED_PLANS: Row = Row {
    step: |book, s, e, c, t| {
        let other = foe(e.seat);
        if e.step != EventStep::BEGIN {
            book.uncover(s, other, c, t);
            return over(e);
        }
        t.probe();
        s.pile[other].seen = s.pile[other].hand;
        if s.pile[other].count > 0 {
            return Flow::Ask;
        }
        e.step = EventStep::THEN;
        Flow::Next
    },
    choice: Choice::Any(list_other_hand, |book, s, e, action, _, t| {
        if let Action::Take(card) = action {
            book.lose_card(s, foe(e.seat), card, t);
        }
        Then::step(EventStep::THEN)
    }),
    rules: &["g:E62"],
    ..Row::NONE
};

/// g:E94: the enemy's Telephone breaks.
pub const CUT_CABLES: Row = Row {
    step: |book, s, e, _, t| {
        book.break_phone(s, foe(e.seat), t);
        over(e)
    },
    rules: &["g:E94"],
    ..Row::NONE
};

/// g:E74: a Unit without Cover, then the wind.
pub const HIT: Row = Row {
    step: |book, s, e, _, t| {
        if e.step != EventStep::BEGIN {
            return book.breeze(s, e, EventStep::THEN, t);
        }
        if let Flow::Ask = book.ask_in_event(s, e) {
            return Flow::Ask;
        }
        e.step = EventStep::THEN;
        Flow::Next
    },
    choice: Choice::Unit(
        |book, s, _| {
            keep(s.everybody(), |unit| {
                let cover = book.cover_of(s, s.hex(unit), Default::default());
                book.is_unit(s, unit) && !s.unit(unit).suppressed && cover < 1
            })
        },
        |book, s, _, unit, t| {
            book.suppress(s, unit, t);
            Then::step(EventStep::THEN)
        },
    ),
    rules: &["g:E74"],
    ..Row::NONE
};

/// g:E87b: a Melee follows when the Order is over.
pub const REINFORCEMENTS: Row = Row {
    fights_later: true,
    ..both::REINFORCEMENTS
};

/// g:E71
pub const HQ_ORDERS: Row = Row {
    step: |book, s, e, c, t| book.set_aside(s, e, c, t),
    rules: &["g:E71"],
    ..Row::NONE
};

/// g:E73: here one card goes.
pub const INTERROGATION: Row = Row {
    may: May::Not,
    ..events::INTERROGATION
};

/// g:E81: a secret Objective, and a Strategy Card.
pub const MISSION_OBJECTIVE: Row = Row {
    step: |book, s, e, c, t| {
        book.draw_chit(s, Some(e.seat), c, t);
        book.draw_strategy(s, e.seat, c, t);
        over(e)
    },
    rules: europe_events::MISSION_OBJECTIVE.rules,
    ..Row::NONE
};

/// g:E86: one of the enemy's secret Objectives.
pub const RECONNAISSANCE: Row = Row {
    step: |book, s, e, c, t| {
        book.uncover(s, foe(e.seat), c, t);
        over(e)
    },
    rules: europe::RECONNAISSANCE.rules,
    ..Row::NONE
};

/// g:E91: as Infiltration; then the new ones are Suppressed.
pub const STRAGGLERS: Row = Row {
    step: |book, s, e, _, t| {
        if e.step == EventStep::BEGIN {
            // Those who were there before.
            (e.step, e.left) = (EventStep::THEN, s.on_map[e.seat]);
            return Flow::Call(Supporting::of(e.seat, Where::Drawn, false));
        }
        for unit in (s.on_map[e.seat] - e.left).iter() {
            book.suppress(s, unit, t);
        }
        over(e)
    },
    rules: &["g:E91"],
    ..Row::NONE
};

impl Book {
    /// g:E62, g:E86: one secret chit of a player is turned up. Nobody but he knows which is which: it is drawn.
    fn uncover(&self, s: &mut State, owner: Seat, c: &mut Chance, t: &mut Teller) {
        if s.chits.count[owner] == 0 {
            return;
        }
        t.probe();
        let secret = Set128(s.chits.secret[owner].into());
        let chit = c.draw("patrol", foe(owner), &self.bag, secret);
        s.chits.secret[owner] &= !(1 << chit);
        s.chits.count[owner] -= 1;
        self.open_chit(s, chit, t);
    }
    /// g:E71, g:E71.1: the top card of the deck, unseen by everybody; it waits for the next Order, be it of a later
    /// Turn.
    fn set_aside(&self, s: &mut State, e: &mut Event, c: &mut Chance, t: &mut Teller) -> Flow {
        e.step = EventStep::OVER;
        let seat = e.seat;
        let pile = &mut s.pile[seat];
        let lain = usize::from(pile.aside_count());
        if lain == pile.aside.len() || pile.rest.is_empty() {
            return Flow::Next;
        }
        let card = self.draw_from(pile.rest, "hq", seat, seat, c);
        pile.rest.remove(card);
        pile.aside[lain] = Some(card);
        let emptied = pile.rest.is_empty();
        t.all(|| self.say("hq-orders").text("side", self.side_text(seat)));
        if emptied {
            return Flow::Call(Time::by(seat, false));
        }
        Flow::Next
    }
    /// g:E71, g:E71.2: the card that was set aside is played as an Order; one that cannot be carried out counts and
    /// is lost.
    pub fn issue_aside(&self, s: &mut State, t: &mut Teller) {
        let seat = s.active;
        t.probe();
        let pile = &mut s.pile[seat];
        let card = pile.aside[0].take().expect("a card was set aside");
        pile.aside.rotate_left(1);
        // Whether it can be given does not hang on the card that is behind it.
        let behind = std::mem::take(&mut pile.aside);
        pile.hand.insert(card);
        pile.count += 1;
        let may = self.may_order(s, card).is_ok();
        s.pile[seat].aside = behind;
        if may {
            return self.issue(s, card, t);
        }
        s.pile[seat].discard(card);
        s.orders += 1;
        t.all(|| {
            self.say("hq-lost")
                .text("side", self.side_text(seat))
                .text("card", self.card_text(seat, card))
        });
    }
    /// g:1.S.b: what is said of a Strategy Card that only its owner sees.
    pub fn tell_strategy(&self, seat: Seat, card: StrategyId, t: &mut Teller) {
        t.tell(Audience::Only(seat), || {
            self.say("plan-drawn")
                .text("card", self.strategy_text(seat, card))
        });
        t.tell(Audience::Except(seat), || {
            self.say("plan-drawn-hidden")
                .text("side", self.side_text(seat))
        });
    }
}
