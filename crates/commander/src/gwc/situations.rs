//! The Situations one by one (S98.3.1 to S98.5.9).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{
    Asker, Barrage, BarrageStep, Flow, Frame, MeleeStep, Moment, Move, Planning, Time,
};
use crate::gwc::plans::Plan;
use crate::kinds::{Edge, NOBODY, OFF};
use crate::state::{Load, Phase, State, foe};
use table::{Actions, Audience, Chance, Legal, Seat, Set64, Set128, Teller, no};

impl Plan {
    /// Which of the things it offers may be chosen, from 1; 0 where it offers one.
    pub fn choices(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Plan::AerialSurveillance => 1..=4,
            Plan::AirDomination | Plan::Sturmtruppen | Plan::WalterRathenau => 1..=2,
            // Towards an edge on the left or on the right there are two ways.
            Plan::ShortRounds => 0..=2,
            _ => 0..=0,
        }
    }
}

/// When they may be played.
impl Book {
    /// S98.1: whether the moment for a Situation has come.
    pub fn may_begin(&self, s: &State, seat: Seat, plan: Plan, choice: u8) -> Legal {
        if !plan.choices().contains(&choice) {
            return no(&["g:S98.1"], "no-choice");
        }
        let window = match s.stack.last() {
            Some(Frame::Window(window)) => Some(window.moment),
            _ => None,
        };
        let now = |moment: bool| match moment {
            true => Ok(()),
            false => no(&["g:S98.1", "g:1.S.1"], "no-plan-moment"),
        };
        match plan {
            Plan::ForceNoire => now(window == Some(Moment::BeforeMelee)),
            Plan::PantalonsRouges => now(window == Some(Moment::OffensiveActivated)),
            Plan::SturmabteilungVor => now(window == Some(Moment::OpActivated)),
            Plan::Scouts => now(matches!(window, Some(Moment::Announced(_)))),
            Plan::Firepower if window == Some(Moment::BeforeFire) => Ok(()),
            Plan::AirDomination if choice == 1 => now(window == Some(Moment::AirOrdered)),
            _ if seat != s.active || window.is_some() => now(false),
            Plan::Assaults | Plan::Sturmtruppen | Plan::Passage => match s.stack.last() {
                Some(Frame::Move(going)) => now(!going.has(Move::OFFENSIVE)),
                _ => now(false),
            },
            Plan::Sammies => match s.stack.last() {
                Some(Frame::Move(going)) => now(going.has(Move::OFFENSIVE)),
                other => now(matches!(other, Some(Frame::Offensive(_)))),
            },
            Plan::ForwardObserver => match s.stack.last() {
                // S98.4.4: the Observer off the map has no number.
                Some(Frame::Barrage(b)) => now(s.oa_used
                    && b.observer == NOBODY
                    && !b.sharp
                    && b.step == BarrageStep::Spotting),
                _ => now(false),
            },
            _ => {
                now(self.is_leisure(s, plan, choice))?;
                self.may_gain(s, seat, plan, choice)
            }
        }
    }
    /// S98.1: any time in one's own Turn: with the Orders, or in one of them what needs no procedure of its own.
    fn is_leisure(&self, s: &State, plan: Plan, choice: u8) -> bool {
        let apart = matches!(plan, Plan::AirDomination | Plan::ShortRounds)
            || (plan, choice) == (Plan::AerialSurveillance, 1);
        match s.stack.last() {
            None => s.phase == Phase::Orders,
            Some(Frame::Move(_) | Frame::Fire(_) | Frame::Advance(_)) => !apart,
            _ => false,
        }
    }
    /// Whether a Situation would do anything.
    fn may_gain(&self, s: &State, seat: Seat, plan: Plan, choice: u8) -> Legal {
        let (mine, theirs) = (&s.pile[seat].plans, &s.pile[foe(seat)].plans);
        let radio = s.radio[foe(seat)];
        let gain = match (plan, choice) {
            (Plan::AerialSurveillance, 1) => return self.may_survey(s, seat),
            (Plan::AerialSurveillance, 4) => mine.rest != 0 || mine.top != NOBODY,
            (Plan::AerialSurveillance, 3) | (Plan::WalterRathenau, 2) => theirs.faceup != 0,
            (Plan::AirDomination, _) => return self.may_strike(s, seat),
            (Plan::CounterBattery, _) => radio.fp > 0 && !radio.broken,
            (Plan::ShortRounds, _) => {
                let aside = matches!(self.side(foe(seat)).edge, Edge::Left | Edge::Right);
                s.zone[foe(seat)].sr != OFF && aside == (choice > 0)
            }
            (Plan::WalterRathenau, _) => !self.spare_phones(s, seat).is_empty(),
            (Plan::Morale, _) => !(s.leaders & s.on_map[seat]).is_empty(),
            _ => true,
        };
        match gain {
            true => Ok(()),
            false => no(&["g:S98.1"], "no-plan-use"),
        }
    }
    /// S98.3.1: a request with the Artillery Observer, who has not observed this Turn.
    fn may_survey(&self, s: &State, seat: Seat) -> Legal {
        let radio = s.radio[seat];
        if radio.fp == 0 || radio.broken || s.oa_used {
            return no(&["g:S98.3.1"], "no-observer");
        }
        Ok(())
    }
    /// S98.4.9: the Telephones in the box for which a working one may be changed.
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
    /// The Situation begins: what is done at once is done, the rest is a procedure.
    pub fn set_going(&self, s: &mut State, seat: Seat, card: u8, choice: u8, t: &mut Teller) {
        let plan = self.plan_card(seat, card).plan;
        let flag = match (plan, choice) {
            (Plan::Assaults, _) => Move::ASSAULTS,
            (Plan::Sturmtruppen, 2) => Move::STURM,
            (Plan::Sturmtruppen, _) | (Plan::Passage, _) => Move::NO_WIRE,
            (Plan::Sammies, _) => Move::SAMMIES,
            _ => 0,
        };
        let mut left = Set64::EMPTY;
        let mut step = 0;
        match plan {
            _ if flag != 0 => {
                if let Some(going) = self.moving_mut(s) {
                    going.flags |= flag;
                }
                if flag == Move::NO_WIRE {
                    self.unwired(s, OFF);
                }
                return;
            }
            // S98.1.1: Reminders only lie there; S98.5.7: the card announced is gone already.
            Plan::AntiGas
            | Plan::Gabions
            | Plan::Firepower
            | Plan::FlyingSquadrons
            | Plan::FightingInTheWoods
            | Plan::Scouts => return,
            // S98.3.8: as an Ambush.
            Plan::ForceNoire => {
                if let Some(Frame::Melee(melee)) = s.stack.iter_mut().last() {
                    melee.step = MeleeStep::Suffer(foe(seat));
                }
                return;
            }
            // S98.3.2: the strike ordered is none.
            Plan::AirDomination if choice == 1 => {
                if let Some(Frame::Air(air)) = s.stack.iter_mut().last() {
                    air.left = air.left.saturating_sub(1);
                }
                return;
            }
            Plan::ForwardObserver => {
                if let Some(Frame::Barrage(barrage)) = s.stack.iter_mut().last() {
                    barrage.sharp = true;
                }
                return;
            }
            Plan::SturmabteilungVor => return self.undo_op_fire(s),
            Plan::CounterBattery => {
                self.break_phone(s, foe(seat), t);
                s.zone[foe(seat)] = Default::default();
                return;
            }
            Plan::PantalonsRouges => (left, step) = self.undo_offensive(s),
            _ => {}
        }
        s.stack.push(Frame::Plan(Planning {
            seat,
            card,
            choice,
            step,
            left,
        }));
    }
    /// S98.4.6: nobody counts as activated for Op Fire.
    fn undo_op_fire(&self, s: &mut State) {
        let Some(Frame::Plan(kept)) = s.stack.last().copied() else {
            return;
        };
        s.activated = s.activated - kept.left;
        if let Some(going) = self.moving_mut(s) {
            going.op = going.op - kept.left;
        }
    }
    /// S98.4.5: the Offensive is none, and does not count; its Units, and how many of them are Suppressed.
    fn undo_offensive(&self, s: &mut State) -> (Set64, u8) {
        let Some(Frame::Offensive(offensive)) = s.stack.last().copied() else {
            return (Set64::EMPTY, 0);
        };
        s.stack.pop();
        s.activated = s.activated - offensive.all;
        s.orders = s.orders.saturating_sub(1);
        let units: Set64 = offensive
            .all
            .iter()
            .filter(|&unit| self.is_unit(s, unit))
            .collect();
        (units, units.len().div_ceil(2) as u8)
    }

    /// A Situation, step by step.
    pub fn step_situation(
        &self,
        s: &mut State,
        plan: &mut Planning,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let (seat, other) = (plan.seat, foe(plan.seat));
        match (self.plan_card(seat, plan.card).plan, plan.choice) {
            (Plan::AerialSurveillance, 1) => once(plan, self.request(s, seat, Asker::Plan)),
            (Plan::AerialSurveillance, 2) => {
                self.discard_plan(s, other, t);
                self.peek_plans(s, seat, c, t);
                Flow::Done
            }
            (Plan::AerialSurveillance, 4) => self.step_keep(s, plan, c, t),
            (Plan::AerialSurveillance, _) | (Plan::WalterRathenau, 2) => {
                self.discard_reminders(s, other, t);
                Flow::Done
            }
            (Plan::AirDomination, _) => once(plan, self.air_strike(seat, 2)),
            (Plan::FieldReports, _) => self.step_reports(s, plan, c, t),
            (Plan::ShortRounds, _) => self.step_short(s, plan),
            (Plan::PantalonsRouges, _) => {
                plan.left &= s.everybody();
                match plan.step == 0 || plan.left.is_empty() {
                    true => Flow::Done,
                    false => Flow::Ask,
                }
            }
            (Plan::WalterRathenau | Plan::Morale, _) if plan.step == 0 => Flow::Ask,
            _ => Flow::Done,
        }
    }
    /// S98.3.1: the top card of each Strategy deck is looked at and put back.
    fn peek_plans(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        t.probe();
        for owner in [seat, foe(seat)] {
            let known = s.pile[owner].plans.top_known;
            let Some(card) = self.next_plan(s, owner, c, t) else {
                continue;
            };
            let plans = &mut s.pile[owner].plans;
            (plans.top, plans.top_known) = (card, known | 1 << seat.0);
            t.tell(Audience::Only(seat), || {
                self.say("plan-seen")
                    .text("side", self.side_text(owner))
                    .text("card", self.plan_text(owner, card))
            });
        }
    }
    /// S98.3.1: two cards are drawn; one is kept, the other goes to the bottom.
    fn step_keep(
        &self,
        s: &mut State,
        plan: &mut Planning,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let seat = plan.seat;
        if plan.step > 0 {
            return match plan.step {
                1 => Flow::Ask,
                _ => Flow::Done,
            };
        }
        plan.step = 2;
        let Some(first) = self.next_plan(s, seat, c, t) else {
            return Flow::Done;
        };
        let second = self.next_plan(s, seat, c, t);
        let plans = &mut s.pile[seat].plans;
        (plans.held, plans.held_count) = (first, 1);
        self.tell_plan(seat, first, t);
        if let Some(second) = second {
            let plans = &mut s.pile[seat].plans;
            (plans.top, plans.top_known) = (second, 1 << seat.0);
            self.tell_plan(seat, second, t);
            plan.step = 1;
        }
        Flow::Next
    }
    /// S98.3.5: the opponent's hand and Strategy Card go, three cards come, his chits are turned up.
    fn step_reports(
        &self,
        s: &mut State,
        plan: &mut Planning,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let other = foe(plan.seat);
        if plan.step == 0 {
            t.probe();
            for card in s.pile[other].hand.iter() {
                s.pile[other].discard(card);
                t.all(|| {
                    self.say("lost-card")
                        .text("side", self.side_text(other))
                        .text("card", self.card_text(other, card))
                });
            }
            self.discard_plan(s, other, t);
        }
        if plan.step < 3 {
            plan.step += 1;
            let pile = &mut s.pile[other];
            if pile.rest.is_empty() {
                return Flow::Next;
            }
            let card = c.draw("draw", other, &self.decks[other.index()], pile.rest);
            pile.rest.remove(card);
            pile.hand.insert(card);
            pile.count += 1;
            let emptied = pile.rest.is_empty();
            t.tell(Audience::Only(other), || {
                self.say("drew").text("card", self.card_text(other, card))
            });
            // 6.1.2a: his own deck, his Time advance.
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
    /// S98.3.9: the opponent's barrage falls two hexes nearer to himself, with his Firepower and the rolls of who plays the
    /// card: empty hexes first, then those with Formations.
    fn step_short(&self, s: &mut State, plan: &mut Planning) -> Flow {
        let other = foe(plan.seat);
        if plan.step == 0 {
            plan.step = 1;
            let [one, two] = match (self.side(other).edge, plan.choice) {
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

/// What is asked in them.
impl Book {
    /// The key of the question that a Situation asks.
    pub fn plan_key(&self, _s: &State, plan: &Planning) -> &'static str {
        let face = self.plans[plan.seat.index()].get(usize::from(plan.card));
        match face.map(|face| face.plan) {
            Some(Plan::AerialSurveillance) => "plan-keep",
            _ => "plan",
        }
    }
    /// What may be answered in a Situation.
    pub fn list_plan(&self, s: &State, plan: &Planning, out: &mut Actions<Action>) {
        let seat = plan.seat;
        match self.plan_card(seat, plan.card).plan {
            Plan::AerialSurveillance => {
                let plans = &s.pile[seat].plans;
                for card in [plans.held, plans.top] {
                    out.push(Action::Keep(card));
                }
            }
            Plan::PantalonsRouges => {
                plan.left
                    .iter()
                    .for_each(|unit| out.push(Action::Unit(unit)));
            }
            Plan::Morale => {
                for unit in (s.leaders & s.on_map[seat]).iter() {
                    out.push(Action::Unit(unit));
                }
            }
            _ => {
                for phone in self.spare_phones(s, seat) {
                    out.push(Action::Item(phone));
                }
            }
        }
    }
    /// One answer in a Situation.
    pub fn answer_plan(&self, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let Some(Frame::Plan(mut plan)) = s.stack.last().copied() else {
            unreachable!("a Situation is under way");
        };
        let seat = plan.seat;
        match (self.plan_card(seat, plan.card).plan, action) {
            (_, Action::Keep(card)) => {
                let plans = &mut s.pile[seat].plans;
                if card == plans.top {
                    std::mem::swap(&mut plans.held, &mut plans.top);
                }
                plans.bottom = std::mem::replace(&mut plans.top, NOBODY);
                plans.top_known = 0;
                plan.step = 2;
            }
            // S98.4.5: so many, chosen by who plays the card.
            (Plan::PantalonsRouges, Action::Unit(unit)) => {
                plan.left.remove(unit);
                plan.step -= 1;
                self.suppress(s, unit, t);
            }
            // S98.5.2: the Leader first, then all in his radius.
            (_, Action::Unit(unit)) => {
                plan.step = 1;
                self.rally_if(s, unit, t);
                for unit in self.radius(s, unit).iter() {
                    if self.is_unit(s, unit) {
                        self.rally_if(s, unit, t);
                    }
                }
            }
            (_, Action::Item(phone)) => {
                plan.step = 1;
                let fp = self.phones[seat.index()][usize::from(phone)].1;
                s.radio[seat].fp = fp;
                t.all(|| {
                    self.say("radio")
                        .text("side", self.side_text(seat))
                        .num("fp", fp)
                });
            }
            (plan, action) => unreachable!("{action:?} is no answer to {plan:?}"),
        }
        self.put_back(s, Frame::Plan(plan));
    }
    fn rally_if(&self, s: &mut State, unit: u8, t: &mut Teller) {
        if s.unit(unit).broken {
            self.rally(s, unit, t);
        }
    }
    /// Why an answer is none.
    pub fn test_plan(&self, _s: &State, _plan: &Planning, _action: Action) -> Legal {
        no(&["g:S98.1"], "no-question")
    }
}

/// A procedure once, then nothing.
fn once(plan: &mut Planning, frame: Frame) -> Flow {
    if plan.step > 0 {
        return Flow::Done;
    }
    plan.step = 1;
    Flow::Call(frame)
}
