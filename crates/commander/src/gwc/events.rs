//! Events that only Great War Commander has, or has in its own way (E57 to E97). What is chosen in them: `choices`.

use crate::book::Book;
use crate::cards::EventKind;
use crate::events::OVER;
use crate::frame::{Event, Flow, Frame, Supporting, Time, Where};
use crate::kinds::{Arm, NOBODY, Nation};
use crate::state::{Place, State, foe};
use table::{Audience, Chance, Seat, Set64, Set128, Teller};

impl Book {
    /// Whether it begins with a Random Hex.
    const fn draws_hex_here(kind: EventKind) -> bool {
        matches!(
            kind,
            EventKind::Blaze
                | EventKind::Deserters
                | EventKind::EngineFailure
                | EventKind::Malfunction
                | EventKind::Trommelfeuer
        )
    }

    /// One Event, step by step, until its step is `OVER`.
    pub fn step_event_here(
        &self,
        s: &mut State,
        e: &mut Event,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let Some(kind) = e.kind else {
            e.step = OVER;
            return Flow::Next;
        };
        // E56.b: what is another nation's cannot be done.
        if !self.is_theirs(kind, e.seat) {
            e.step = OVER;
            return Flow::Next;
        }
        if Book::draws_hex_here(kind)
            && let Some(call) = self.hex_first(s, e)
        {
            return call;
        }
        self.resolve_here(s, e, kind, c, t)
    }
    /// E58, E65, E66, E78, E79, E80, E82: some are one nation's.
    fn is_theirs(&self, kind: EventKind, seat: Seat) -> bool {
        let nation = self.side(seat).nation;
        match kind {
            EventKind::Auftragstaktik => nation == Nation::German,
            EventKind::DevilDogs => nation == Nation::American,
            EventKind::EnAvant
            | EventKind::Marseillaise
            | EventKind::Mechanic
            | EventKind::PetardRaquette => nation == Nation::French,
            EventKind::MobileFirepower => nation != Nation::German,
            _ => true,
        }
    }

    fn resolve_here(
        &self,
        s: &mut State,
        e: &mut Event,
        kind: EventKind,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let (me, other) = (e.seat, foe(e.seat));
        match (kind, e.step) {
            // E59: the losses, then the wind.
            (EventKind::Attrition, 0) => {
                e.step = 1;
                let lost = (0..s.units.len() as u8)
                    .filter(|&unit| {
                        s.unit(unit).seat == other && s.unit(unit).place == Place::Casualty
                    })
                    .count();
                self.score(s, me, lost as i16, "g:E59", t);
                Flow::Next
            }
            (EventKind::Attrition, _) | (EventKind::Hit, 1..) => self.breeze(s, e, 1, t),
            // E74
            (EventKind::Hit, _) => {
                if self.own_event_units(s, e, kind).is_empty() {
                    e.step = 1;
                    return Flow::Next;
                }
                Flow::Ask
            }
            // E62: the hand first, then the chits.
            (EventKind::CapturedPlans, 0) => {
                t.probe();
                s.pile[other].seen = s.pile[other].hand;
                if s.pile[other].count > 0 {
                    return Flow::Ask;
                }
                e.step = 1;
                Flow::Next
            }
            // E86
            (EventKind::CapturedPlans | EventKind::Reconnaissance, _) => {
                self.uncover(s, other, c, t);
                over(e)
            }
            // E94
            (EventKind::CutCables, _) => {
                self.break_phone(s, other, t);
                over(e)
            }
            // E81
            (EventKind::MissionObjective, _) => {
                self.draw_chit(s, Some(me), c, t);
                self.draw_plan(s, me, c, t);
                over(e)
            }
            (EventKind::HqOrders, _) => self.set_aside(s, e, c, t),
            (EventKind::Stragglers, _) => self.straggle(s, e, t),
            _ => self.ask_here(s, e, kind),
        }
    }
    /// Events that are a choice, or nothing where there is none.
    fn ask_here(&self, s: &mut State, e: &mut Event, kind: EventKind) -> Flow {
        let mut out = table::Actions::new();
        e.kind = Some(kind);
        self.list_event_here(s, e, &mut out);
        let nothing = out.is_empty() || (out.len() == 1 && out.contains(crate::Action::Pass));
        if nothing { over(e) } else { Flow::Ask }
    }

    /// E62, E86: one secret chit of a player is turned up. Nobody but he knows which is which: it is drawn.
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
    /// E71, E71.1: the top card of the deck, unseen by everybody; it waits for the next Order, be it of a later Turn.
    fn set_aside(&self, s: &mut State, e: &mut Event, c: &mut Chance, t: &mut Teller) -> Flow {
        e.step = OVER;
        let seat = e.seat;
        let pile = &mut s.pile[seat];
        if pile.aside_count > 0 || pile.rest.is_empty() {
            return Flow::Next;
        }
        let card = c.draw("hq", seat, &self.decks[seat.index()], pile.rest);
        pile.rest.remove(card);
        (pile.aside, pile.aside_count) = (card, 1);
        let emptied = pile.rest.is_empty();
        t.all(|| self.say("hq-orders").text("side", self.side_text(seat)));
        if emptied {
            return Flow::Call(Time::by(seat, false));
        }
        Flow::Next
    }
    /// E71, E71.2: the card that was set aside is played as an Order; one that cannot be carried out counts and is lost.
    pub fn issue_aside(&self, s: &mut State, t: &mut Teller) {
        let seat = s.active;
        t.probe();
        let card = s.pile[seat].aside;
        (s.pile[seat].aside, s.pile[seat].aside_count) = (NOBODY, 0);
        s.pile[seat].hand.insert(card);
        s.pile[seat].count += 1;
        if self.may_order(s, card).is_ok() {
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
    /// E91: as Infiltration; then the new ones are Suppressed.
    fn straggle(&self, s: &mut State, e: &mut Event, t: &mut Teller) -> Flow {
        if e.step == 0 {
            (e.step, e.left) = (1, s.on_map[e.seat]);
            return Flow::Call(Frame::Support(Supporting {
                seat: e.seat,
                column: 0,
                radio: false,
                step: 0,
                unit: NOBODY,
                place: Where::Drawn,
                item: 0,
            }));
        }
        for unit in (s.on_map[e.seat] - e.left).iter() {
            self.suppress(s, unit, t);
        }
        over(e)
    }

    /// E64.1, E64.2: a Squad is added to a Section, and gets its Weapon.
    pub fn detach(&self, s: &mut State, unit: u8, t: &mut Teller) {
        let (seat, hex, broken) = (s.unit(unit).seat, s.hex(unit), s.unit(unit).broken);
        let Some(twin) = self.birth(s, seat, self.team_kind(seat)) else {
            return;
        };
        t.all(|| self.unit_event("deployed", s, unit));
        s.put(twin, hex);
        s.unit_mut(twin).broken = broken;
        if s.activated.has(unit) {
            s.activated.insert(twin);
        }
        if let Some(weapon) = s.carried(unit) {
            self.arm_unit(s, weapon, twin);
        }
        self.twin(s, unit, twin);
    }
    /// E76, E80: the light machine gun of a side that may be had now.
    pub fn light_gun(&self, s: &State, seat: Seat) -> Option<u8> {
        let nation = self.side(seat).nation;
        let gun = self.arms.iter().position(|arm| {
            arm.nation == nation && arm.arm == Arm::Lmg && self.within(arm.dates)
        })?;
        (self.arms_room(s) > 0).then_some(gun as u8)
    }
    /// E85: a Leader goes to the next space of the Time Track, in Good Order.
    pub fn recall(&self, s: &mut State, unit: u8, t: &mut Teller) {
        self.strip(s, unit);
        let space = s.time + 1;
        s.lift(unit, Place::Time(space));
        t.all(|| self.unit_event("waits", s, unit).num("n", space));
        self.recount(s, t);
    }
    /// E95: tanks are eliminated, the ground is turned over; the Units that are to be Demoralised.
    pub fn drum_fire(&self, s: &mut State, e: &Event, t: &mut Teller) -> Set64 {
        let mut hexes = vec![e.hex];
        hexes.extend(e.left.iter().map(|n| self.nth_near(e.hex, n)));
        let mut units = Set64::EMPTY;
        for hex in hexes {
            for unit in s.in_hex(hex).iter() {
                if self.is_tank(s, unit) {
                    self.eliminate(s, unit, t);
                } else if self.is_unit(s, unit) {
                    units.insert(unit);
                }
            }
            if !self.terrain(s, hex).is_water() {
                self.crater(s, hex, t);
            }
        }
        self.recount(s, t);
        units
    }
    /// The hex in this direction, where there is one.
    pub fn nth_near(&self, hex: hex::HexId, n: u8) -> hex::HexId {
        self.beside(hex, Book::compass(n + 1)).unwrap_or(hex)
    }
    /// 1.S.b: what is said of a Strategy Card that only its owner sees.
    pub fn tell_plan(&self, seat: Seat, card: u8, t: &mut Teller) {
        t.tell(Audience::Only(seat), || {
            self.say("plan-drawn")
                .text("card", self.plan_text(seat, card))
        });
        t.tell(Audience::Except(seat), || {
            self.say("plan-drawn-hidden")
                .text("side", self.side_text(seat))
        });
    }
}

/// The Event is over.
fn over(e: &mut Event) -> Flow {
    e.step = OVER;
    Flow::Next
}
