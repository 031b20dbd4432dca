//! A Turn: Orders or a discard (5, O14, O15), who is activated, and what ends a Turn.

use crate::action::Action;
use crate::book::Book;
use crate::cards::Order;
use crate::frame::{
    Activate, Barrage, Flow, Frame, Liaison, Line, Moment, Overstack, Recover, Refill, Rout,
    Testing, Time,
};
use crate::ids::{CardId, Units, WeaponId, Weapons};
use crate::kinds::{OFF, STACK};
use crate::state::{Phase, State, foe};
use hex::HexSet256;
use table::{Actions, Chance, Legal, Seat, Teller, Weight, no};

mod question;

pub use question::{Discarding, Orders, TurnEnd};

impl Book {
    /// The play between procedures.
    pub fn step_phase(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            Phase::Setup => self.step_setup(s),
            Phase::Deal => self.step_deal(s, c, t),
            Phase::Orders => self.step_orders(s, t),
            Phase::Stacking => match self.overstacked(s) {
                // 8.2b
                Some(over) => Flow::Call(Frame::Overstack(over)),
                None => {
                    s.phase = self.law.after_stacking;
                    Flow::Next
                }
            },
            Phase::Cohesion => {
                // g:3.3.2.1
                self.suppress_stragglers(s, t);
                s.phase = Phase::Refill;
                Flow::Next
            }
            Phase::Refill => {
                s.phase = Phase::Next;
                Flow::Call(Frame::Refill(Refill {
                    seat: s.active,
                    emptied: false,
                    deal: false,
                }))
            }
            Phase::Next => {
                // 5a
                let next = foe(s.active);
                self.begin_turn(s, next, t);
                Flow::Next
            }
        }
    }

    /// 5a: a Turn begins.
    pub fn begin_turn(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        s.turn = s.turn.saturating_add(1);
        s.active = seat;
        s.phase = Phase::Orders;
        (s.orders, s.discards) = (0, 0);
        s.activated = Units::EMPTY;
        s.routed = Default::default();
        // g:1.S.a, g:O19.2b: once a Turn.
        s.oa_used = false;
        for seat in [Seat(0), Seat(1)] {
            s.pile[seat].strategy.spent = false;
        }
        t.all(|| {
            self.say("turn")
                .text("side", self.side_text(seat))
                .num("n", s.turn)
        })
        .weighs(Weight::Turn);
    }

    /// 5b, 5.1b: Orders one at a time while there are any to give, or a discard.
    fn step_orders(&self, s: &mut State, t: &mut Teller) -> Flow {
        self.test_end(s, t);
        if s.winner.is_some() {
            return Flow::Next;
        }
        let spent = s.orders >= self.side(s.active).orders;
        let passed = s.discards > 0;
        let pile = &s.pile[s.active];
        let idle = spent || pile.count == 0 && pile.aside_count() == 0;
        // g:S98.1: a Strategy Card may be played at any time of a Turn, after its last Order too.
        let may_play = self.law.strategy && idle && s.orders > 0 && self.may_still_play_strategy(s);
        if passed || idle && !may_play {
            s.phase = Phase::Stacking;
            return Flow::Next;
        }
        Flow::Ask
    }

    /// Whether a card of the hand may be played for its Order.
    pub fn may_order(&self, s: &State, card: CardId) -> Legal {
        let seat = s.active;
        if !s.pile[seat].hand.has(card) {
            return no(&["O14.1e", "1b"], "no-card-held");
        }
        if s.orders >= self.side(seat).orders {
            return no(&["5.1a", "1.5a"], "no-orders-left");
        }
        if s.pile[seat].aside_count() > 0 {
            return no(&["g:E71", "g:E71.2"], "no-hq-first");
        }
        let order = self.card(seat, card).order;
        match order {
            // g:O20
            Order::CommandConfusion => self.may_confuse(s, seat),
            Order::ArtilleryDenied => {
                // O17b
                if s.radio[foe(seat)].fp == 0 {
                    return no(&["O17b"], "no-enemy-radio");
                }
                Ok(())
            }
            Order::ArtilleryRequest => self.may_request(s, seat),
            Order::Recover => self.may_recover(s, seat),
            Order::AirStrike => self.may_strike(s, seat),
            Order::LineOfFire => self.may_line(s, seat),
            Order::Offensive => self.may_attack_in_line(s, seat),
            Order::Liaison => self.may_liaise(s, seat),
            Order::Rout => self
                .may_rout(s, seat)
                .or_else(|_| self.may_rout(s, foe(seat))),
            // 1.5b, 10.3.2.1: the Action of the card itself will not be there to raise an attack.
            Order::Fire if self.raises(seat, card) => {
                let mut without = s.clone();
                without.pile[seat].hand.remove(card);
                if !self.anybody_complies(&without, order, false) {
                    return match self.anybody_aims(s, seat) {
                        true => no(&["10.3.2.1", "1.5b", "O14.4", "O20.1"], "no-firepower"),
                        false => no(&["O20.1", "O14.4"], "no-target"),
                    };
                }
                Ok(())
            }
            Order::Fire | Order::Move | Order::Advance => {
                if !self.anybody_complies(s, order, false) {
                    return match order {
                        Order::Fire if self.anybody_aims(s, seat) => {
                            no(&["10.3.2.1", "O14.4"], "no-firepower")
                        }
                        Order::Fire => no(&["O20.1", "O14.4"], "no-target"),
                        Order::Move => no(&["O14.4", "O21.1b"], "no-mover"),
                        _ => no(&["O14.4", "O16.3"], "no-advance"),
                    };
                }
                Ok(())
            }
        }
    }

    /// Whether the Action of a card adds to an attack.
    fn raises(&self, seat: Seat, card: CardId) -> bool {
        Book::boost(self.card(seat, card).deed).is_some()
    }

    /// 11.3b: at any time; asked for with his Order, and while he Moves or Advances.
    pub fn list_scrap(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        for weapon in self.scrappable(s, seat).iter() {
            out.push_twin(Action::Scrap(weapon));
        }
    }
    /// 11.3b: the Weapons that a side carries on the map.
    pub fn scrappable(&self, s: &State, seat: Seat) -> Weapons {
        s.all_weapons()
            .filter(|&weapon| self.may_scrap(s, seat, weapon).is_ok())
            .collect()
    }
    /// 11.3b: a Weapon is given up.
    pub fn scrap(&self, s: &mut State, weapon: WeaponId, t: &mut Teller) {
        t.all(|| self.weapon_event("weapon-scrapped", s, weapon))
            .deed();
        self.lose_weapon(s, weapon);
    }
    /// 11.3b
    pub fn may_scrap(&self, s: &State, seat: Seat, weapon: WeaponId) -> Legal {
        let own = s
            .weapons
            .get(weapon.index())
            .and_then(|w| w.by)
            .is_some_and(|by| s.is_on_map(by) && s.unit(by).seat == seat);
        if own {
            Ok(())
        } else {
            no(&["11.3b"], "no-own-weapon")
        }
    }

    /// O14.1a, 1.5b: the card is laid down and its Order begins.
    pub fn issue(&self, s: &mut State, card: CardId, t: &mut Teller) {
        let seat = s.active;
        let order = self.card(seat, card).order;
        s.pile[seat].discard(card);
        s.orders += 1;
        t.all(|| {
            self.say("order")
                .text("side", self.side_text(seat))
                .text("order", self.order_text(order))
                .name("card", self.card_name(seat, card))
        })
        .deed()
        .shows(|| self.played(seat, card, self.order_text(order)));
        let frame = match order {
            // g:O20
            Order::CommandConfusion => match self.ask_by_agent(s, seat, t) {
                Some(frame) => frame,
                None => return,
            },
            Order::ArtilleryDenied => return self.deny_artillery(s, t),
            Order::ArtilleryRequest => Frame::Barrage(Barrage::new()),
            Order::Recover => {
                s.routed[seat] = true;
                Frame::Recover(Recover(self.recovering(s, seat, t)))
            }
            Order::Rout => Frame::Rout(Rout(Testing {
                left: Units::EMPTY,
                unit: None,
                twin: None,
                pairs: [None; 2],
                begun: false,
            })),
            Order::AirStrike => self.air_strike(seat, 1),
            Order::LineOfFire => Frame::Line(Line {
                unit: None,
                weapon: None,
                first: OFF,
            }),
            Order::Liaison => Frame::Liaison(Liaison { step: 0 }),
            order => Frame::Activate(Activate {
                order,
                op: false,
                seat,
                first: None,
                chosen: Units::EMPTY,
            }),
        };
        s.stack.push(frame);
    }

    /// O15, 5.3: a card is discarded by passing; up to the limit of the nation.
    pub fn pass_card(&self, s: &mut State, card: CardId, t: &mut Teller) {
        let seat = s.active;
        s.pile[seat].discard(card);
        s.discards += 1;
        t.all(|| {
            self.say("discarded")
                .text("side", self.side_text(seat))
                .text("card", self.card_text(seat, card))
        })
        .deed();
        if s.discards == 1 {
            s.stack.push(Frame::Discard);
        }
    }
    /// O15: more cards, then the opponent's Actions.
    pub fn step_discard(&self, s: &mut State) -> Flow {
        let seat = s.active;
        let limit = self.side(seat).discards;
        if s.discards < limit && s.pile[seat].count > 0 && s.discards < u8::MAX {
            return Flow::Ask;
        }
        self.after_discard(s)
    }
    /// A31, A35.4a: the opponent may answer a pass; then the Turn is over.
    pub fn after_discard(&self, s: &mut State) -> Flow {
        let other = foe(s.active);
        if s.discards != u8::MAX {
            s.discards = u8::MAX;
            return self.open_window(s, Moment::Passed, other);
        }
        Flow::Done
    }

    /// 8.2b: the first hex that holds too many figures of a side, the inactive player's first.
    fn overstacked(&self, s: &State) -> Option<Overstack> {
        for seat in [foe(s.active), s.active] {
            let hexes: HexSet256 = s.on_map[seat].iter().map(|unit| s.hex(unit)).collect();
            let over = hexes.iter().find(|&hex| self.figures(s, seat, hex) > STACK);
            if let Some(hex) = over {
                return Some(Overstack {
                    seat,
                    hex,
                    deployed: false,
                });
            }
        }
        None
    }
    /// 8.2b, 8.2c: units are eliminated, after a free Deploy, until the limit is met.
    pub fn step_overstack(&self, s: &mut State, over: &Overstack, t: &mut Teller) -> Flow {
        if self.figures(s, over.seat, over.hex) > STACK {
            return Flow::Ask;
        }
        self.test_end(s, t);
        Flow::Done
    }

    /// 5.4a, 5.4b: a hand is drawn up to its size.
    pub fn step_refill(
        &self,
        s: &mut State,
        refill: &mut Refill,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let seat = refill.seat;
        let size = self.side(seat).hand();
        let mut drawn = 0;
        while s.pile[seat].count < size && !s.pile[seat].rest.is_empty() {
            let pile = &mut s.pile[seat];
            let card = self.draw_from(pile.rest, "draw", seat, seat, c);
            pile.rest.remove(card);
            pile.hand.insert(card);
            pile.count += 1;
            drawn += 1;
            t.tell(table::Audience::Only(seat), || {
                self.say("drew").text("card", self.card_text(seat, card))
            })
            .deed();
            if pile.rest.is_empty() {
                self.tell_drawn(seat, drawn, t);
                // 5.4b: the rest is drawn after the Time advance.
                return Flow::Call(Time::by(seat, false));
            }
        }
        self.tell_drawn(seat, drawn, t);
        Flow::Done
    }
    fn tell_drawn(&self, seat: Seat, n: u8, t: &mut Teller) {
        if n > 0 {
            t.tell(table::Audience::Except(seat), || {
                self.say("drew-hidden")
                    .text("side", self.side_text(seat))
                    .num("n", n)
            })
            .deed();
        }
    }
}
