//! Situations of any time in one's own Turn.

use super::{Does, Offer, Row, Steps, When, worth};
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Asker, Barrage, BarrageStep, Flow, Frame, Moment, PlayedSituation, Time};
use crate::ids::UnitId;
use crate::kinds::{Edge, OFF};
use crate::state::{Load, State, foe};
use table::{Audience, Chance, Legal, Seat, Set128, Teller, no};

/// g:S98.1.1: a Reminder that only lies there.
const REMINDER: Row = Row {
    offers: &[Offer::PLAIN],
    ..Row::PLAIN
};

/// g:S98.3.1, g:S98.4.3: an Artillery Request, a look at the decks, Reminders that go, or one of two Strategy Cards.
pub const AERIAL_SURVEILLANCE: Row = Row {
    key: "plan-keep",
    offers: &[
        Offer {
            choice: 1,
            when: When::BetweenOrders,
            gains: Book::may_survey,
            does: Does::Steps(&Steps {
                step: |book, s, played, _, _| {
                    played.once(book.request(s, played.seat, Asker::StrategyCard))
                },
                ..Steps::PLAIN
            }),
        },
        Offer {
            choice: 2,
            does: Does::Steps(&Steps {
                step: |book, s, played, c, t| {
                    book.discard_strategy(s, foe(played.seat), t);
                    book.peek_strategy(s, played.seat, c, t);
                    Flow::Done
                },
                ..Steps::PLAIN
            }),
            ..Offer::PLAIN
        },
        Offer {
            choice: 3,
            ..NO_REMINDERS
        },
        Offer {
            choice: 4,
            gains: |_, s, seat| {
                let mine = &s.pile[seat].strategy;
                worth(mine.rest != 0 || mine.top.is_some())
            },
            does: Does::Steps(&Steps {
                step: |book, s, played, c, t| book.step_keep(s, played, c, t),
                list: |_, s, played, out| {
                    let strategy = &s.pile[played.seat].strategy;
                    for card in [strategy.held, strategy.top].into_iter().flatten() {
                        out.push(Action::Keep(card));
                    }
                },
                answer: |_, s, played, action, _| {
                    if let Action::Keep(card) = action {
                        let strategy = &mut s.pile[played.seat].strategy;
                        if Some(card) == strategy.top {
                            std::mem::swap(&mut strategy.held, &mut strategy.top);
                        }
                        strategy.bottom = strategy.top.take();
                        strategy.top_known = 0;
                        played.step = keep::OVER;
                    }
                },
                ..Steps::PLAIN
            }),
            ..Offer::PLAIN
        },
    ],
    ..Row::PLAIN
};

/// g:S98.3.3, g:S98.4.1, g:S98.5.1
pub const ANTI_GAS: Row = REMINDER;

/// g:S98.3.6: the enemy Telephone breaks, and his barrage ends.
pub const COUNTER_BATTERY: Row = Row {
    offers: &[Offer {
        gains: |_, s, seat| {
            let radio = s.radio[foe(seat)];
            worth(radio.fp > 0 && !radio.broken)
        },
        does: Does::AtOnce(|book, s, seat, t| {
            book.break_phone(s, foe(seat), t);
            s.zone[foe(seat)] = Default::default();
        }),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.3.5
pub const FIELD_REPORTS: Row = Row {
    offers: &[Offer {
        does: Does::Steps(&Steps {
            step: |book, s, played, c, t| book.step_reports(s, played, c, t),
            ..Steps::PLAIN
        }),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.5.9
pub const FIGHTING_IN_THE_WOODS: Row = REMINDER;

/// g:S98.5.4: at any time, so before one's own Fire with Weapons in an enemy Turn too.
pub const FIREPOWER: Row = Row {
    moment: Some(Moment::BeforeFire),
    tells: |book, s, seat| {
        let attack = book.nearest_attack(s);
        attack.is_some_and(|attack| !attack.arms.is_empty() && attack.seat == seat)
    },
    offers: &[Offer {
        when: When::InWindowOrAnyTime,
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.5.5
pub const FLYING_SQUADRONS: Row = REMINDER;

/// g:S98.3.7
pub const GABIONS: Row = REMINDER;

/// g:S98.5.2: a Leader rallies, then all in his radius.
pub const MORALE: Row = Row {
    offers: &[Offer {
        gains: |_, s, seat| worth(!(s.leaders & s.on_map[seat]).is_empty()),
        does: Does::Steps(&Steps {
            step: |_, _, played, _, _| played.ask_once(),
            list: |_, s, played, out| {
                for unit in (s.leaders & s.on_map[played.seat]).iter() {
                    out.push(Action::Unit(unit));
                }
            },
            answer: |book, s, played, action, t| {
                if let Action::Unit(leader) = action {
                    played.step = PlayedSituation::DONE;
                    book.rally_if(s, leader, t);
                    for unit in book.radius(s, leader).iter() {
                        if book.is_unit(s, unit) {
                            book.rally_if(s, unit, t);
                        }
                    }
                }
            },
            ..Steps::PLAIN
        }),
        ..Offer::PLAIN
    }],
    ..Row::PLAIN
};

/// g:S98.3.9, g:S98.4.8, g:S98.5.8: towards an edge on the left or on the right there are two ways.
pub const SHORT_ROUNDS: Row = Row {
    offers: &[
        Offer {
            gains: |book, s, seat| book.may_fall_short(s, seat, false),
            ..FALLS_SHORT
        },
        Offer {
            choice: 1,
            gains: |book, s, seat| book.may_fall_short(s, seat, true),
            ..FALLS_SHORT
        },
        Offer {
            choice: 2,
            gains: |book, s, seat| book.may_fall_short(s, seat, true),
            ..FALLS_SHORT
        },
    ],
    ..Row::PLAIN
};
const FALLS_SHORT: Offer = Offer {
    does: Does::Steps(&Steps {
        step: |book, s, played, _, _| book.step_short(s, played),
        ..Steps::PLAIN
    }),
    ..Offer::PLAIN
};

/// g:S98.4.9: another Telephone, or enemy Reminders that go.
pub const WALTER_RATHENAU: Row = Row {
    offers: &[
        Offer {
            choice: 1,
            gains: |book, s, seat| worth(!book.spare_phones(s, seat).is_empty()),
            does: Does::Steps(&Steps {
                step: |_, _, played, _, _| played.ask_once(),
                list: |book, s, played, out| {
                    for phone in book.spare_phones(s, played.seat) {
                        out.push(Action::Item(phone));
                    }
                },
                answer: |book, s, played, action, t| {
                    if let Action::Item(phone) = action {
                        played.step = PlayedSituation::DONE;
                        book.change_phone(s, played.seat, phone, t);
                    }
                },
                ..Steps::PLAIN
            }),
            ..Offer::PLAIN
        },
        Offer {
            choice: 2,
            ..NO_REMINDERS
        },
    ],
    ..Row::PLAIN
};
const NO_REMINDERS: Offer = Offer {
    gains: |_, s, seat| worth(s.pile[foe(seat)].strategy.faceup != 0),
    does: Does::Steps(&Steps {
        step: |book, s, played, _, t| {
            book.discard_reminders(s, foe(played.seat), t);
            Flow::Done
        },
        ..Steps::PLAIN
    }),
    ..Offer::PLAIN
};

/// The steps of keeping one of two Strategy Cards.
mod keep {
    pub const DRAW: u8 = 0;
    pub const CHOOSE: u8 = 1;
    pub const OVER: u8 = 2;
}
/// g:S98.3.5: so many cards come.
const REPORTS: u8 = 3;

/// What they would gain.
impl Book {
    /// g:S98.3.9: whether the enemy has a barrage, and whether its way is aside.
    fn may_fall_short(&self, s: &State, seat: Seat, sideways: bool) -> Legal {
        let aside = matches!(self.side(foe(seat)).edge, Edge::Left | Edge::Right);
        worth(s.zone[foe(seat)].sr != OFF && aside == sideways)
    }
    /// g:S98.3.1: a request with the Artillery Observer, who has not observed this Turn.
    fn may_survey(&self, s: &State, seat: Seat) -> Legal {
        let radio = s.radio[seat];
        if radio.fp == 0 || radio.broken || s.oa_used {
            return no(&["g:S98.3.1"], "no-observer");
        }
        Ok(())
    }
    /// g:S98.4.9: the Telephones in the box for which a working one may be changed.
    fn spare_phones(&self, s: &State, seat: Seat) -> Vec<u8> {
        let radio = s.radio[seat];
        if radio.fp == 0 || radio.broken {
            return Vec::new();
        }
        let phones = self.phones[seat.index()].iter().enumerate();
        phones
            .filter(|(_, (_, fp))| *fp != radio.fp)
            .map(|(i, _)| i as u8)
            .collect()
    }
}

/// What they do.
impl Book {
    /// g:S98.4.9: the Telephone is changed for one of the box.
    fn change_phone(&self, s: &mut State, seat: Seat, phone: u8, t: &mut Teller) {
        let fp = self.phones[seat.index()][usize::from(phone)].1;
        s.radio[seat].fp = fp;
        t.all(|| {
            self.say("radio")
                .text("side", self.side_text(seat))
                .num("fp", fp)
        });
    }
    fn rally_if(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        if s.unit(unit).broken {
            self.rally(s, unit, t);
        }
    }
    /// g:S98.3.1: the top card of each Strategy deck is looked at and put back.
    fn peek_strategy(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        t.probe();
        for owner in [seat, foe(seat)] {
            let known = s.pile[owner].strategy.top_known;
            let Some(card) = self.next_strategy(s, owner, c, t) else {
                continue;
            };
            let strategy = &mut s.pile[owner].strategy;
            (strategy.top, strategy.top_known) = (Some(card), known | 1 << seat.0);
            t.tell(Audience::Only(seat), || {
                self.say("plan-seen")
                    .text("side", self.side_text(owner))
                    .text("card", self.strategy_text(owner, card))
            });
        }
    }
    /// g:S98.3.1: two cards are drawn; one is kept, the other goes to the bottom.
    fn step_keep(
        &self,
        s: &mut State,
        played: &mut PlayedSituation,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let seat = played.seat;
        match played.step {
            keep::DRAW => played.step = keep::OVER,
            keep::CHOOSE => return Flow::Ask,
            _ => return Flow::Done,
        }
        let Some(first) = self.next_strategy(s, seat, c, t) else {
            return Flow::Done;
        };
        let second = self.next_strategy(s, seat, c, t);
        let strategy = &mut s.pile[seat].strategy;
        (strategy.held, strategy.held_count) = (Some(first), 1);
        self.tell_strategy(seat, first, t);
        if let Some(second) = second {
            let strategy = &mut s.pile[seat].strategy;
            (strategy.top, strategy.top_known) = (Some(second), 1 << seat.0);
            self.tell_strategy(seat, second, t);
            played.step = keep::CHOOSE;
        }
        Flow::Next
    }
    /// g:S98.3.5: the opponent's hand and Strategy Card go, three cards come, his chits are turned up.
    fn step_reports(
        &self,
        s: &mut State,
        played: &mut PlayedSituation,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let other = foe(played.seat);
        if played.step == 0 {
            t.probe();
            for card in s.pile[other].hand.iter() {
                self.lose_card(s, other, card, t);
            }
            self.discard_strategy(s, other, t);
        }
        // The step is how many have come.
        if played.step < REPORTS {
            played.step += 1;
            let pile = &mut s.pile[other];
            if pile.rest.is_empty() {
                return Flow::Next;
            }
            let card = self.draw_from(pile.rest, "draw", other, other, c);
            pile.rest.remove(card);
            pile.hand.insert(card);
            pile.count += 1;
            let emptied = pile.rest.is_empty();
            t.tell(Audience::Only(other), || {
                self.say("drew").text("card", self.card_text(other, card))
            });
            // g:6.1.2a: his own deck, his Time advance.
            return match emptied {
                true => Flow::Call(Time::by(other, false)),
                false => Flow::Next,
            };
        }
        let secret = std::mem::take(&mut s.chits.secret[other]);
        s.chits.count[other] = 0;
        for chit in Set128(secret.into()).iter() {
            self.open_chit(s, chit, t);
        }
        Flow::Done
    }
    /// g:S98.3.9: the opponent's barrage falls two hexes nearer to himself, with his Firepower and the rolls of who
    /// plays the card: empty hexes first, then those with Formations.
    fn step_short(&self, s: &mut State, played: &mut PlayedSituation) -> Flow {
        let other = foe(played.seat);
        if played.step == 0 {
            played.step = PlayedSituation::DONE;
            let [one, two] = match (self.side(other).edge, played.choice) {
                (Edge::Top, _) => [1, 1],
                (Edge::Bottom, _) => [4, 4],
                (Edge::Left, 2) => [5, 6],
                (Edge::Left, _) => [6, 5],
                (Edge::Right, 2) => [3, 2],
                (Edge::Right, _) => [2, 3],
            };
            self.shift_zone(s, other, one, 1);
            self.shift_zone(s, other, two, 1);
            let zone = s.zone[other];
            if zone.sr != OFF {
                return Flow::Call(Frame::Barrage(Barrage {
                    step: BarrageStep::Empties,
                    asker: Asker::Enemy,
                    kind: Load::Standing,
                    hex: zone.sr,
                    axis: zone.axis,
                    ..Barrage::new()
                }));
            }
        }
        Flow::Done
    }
}
