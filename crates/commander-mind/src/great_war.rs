//! Opinions on what only Great War Commander asks.

use crate::eye::{Eye, yes};
use crate::odds::below;
use crate::shells::Watch;
use commander::{
    Action, Activate, CardId, Class, EventKind, Fort, Frame, Moment, Order, Posture, Situation,
    StrategyId, UnitId, Units, WeaponId, foe,
};
use hex::HexId;
use table::Seat;

/// What a Strategy Card is worth in hand: it may add to a roll that matters.
pub(super) const HELD: f64 = 5.0;
/// To be out of Cohesion.
const ASTRAY: f64 = 5.0;
/// A Leader who may still go comes so far after his men.
const FOLLOWS: i8 = 4;

impl Eye<'_> {
    /// What one of its own Orders is worth.
    pub fn own_order(&self, order: Order) -> f64 {
        let (book, s, seat) = (self.book, self.s, self.s.active);
        match order {
            Order::AirStrike => self.air(seat),
            Order::LineOfFire => self.sweeping(seat),
            Order::Offensive => {
                let mut left = book.activable(s, order, false);
                let mut best: f64 = 0.0;
                while let Some(unit) = left.first() {
                    let line = self.group_of(order, unit, seat);
                    best = best.max(self.deployment(order, line, seat));
                    left = left - line;
                }
                best
            }
            Order::Liaison => self.liaison(seat),
            _ => 0.0,
        }
    }
    /// Whom a unit activates with it, if everybody comes who may.
    pub fn group_of(&self, order: Order, unit: UnitId, seat: Seat) -> Units {
        let alone = Activate {
            order,
            op: false,
            seat,
            first: Some(unit),
            chosen: Units::one(unit),
        };
        self.all_of(&alone)
    }
    /// Everybody who would be activated with those chosen.
    pub fn all_of(&self, activate: &Activate) -> Units {
        if activate.order == Order::Offensive {
            self.book.whole_line(self.s, activate)
        } else {
            self.book.whole_chain(self.s, *activate)
        }
    }
    /// The best of what a Liaison Order offers.
    fn liaison(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        if book.may_ask_by_agent(s, seat).is_ok() {
            return self.request(seat, Watch::Leader).max(1.0);
        }
        self.runner(seat)
    }
    /// What one more Liaison Agent is worth.
    fn runner(&self, seat: Seat) -> f64 {
        let radio = self.s.radio[seat];
        let own = self.s.on_map[seat].iter();
        let agents = own.filter(|&unit| self.book.is_agent(self.s, unit)).count();
        if radio.fp > 0 && !radio.broken && agents == 0 {
            3.5
        } else {
            0.6
        }
    }

    /// An answer that only this game knows, whatever the question.
    pub fn own_answer(&self, action: Action) -> Option<f64> {
        let s = self.s;
        let (seat, _) = self.book.asked(s);
        let frame = s.stack.last();
        if let Some(Frame::Barrage(barrage)) = frame {
            return self.requested(barrage, action);
        }
        Some(match (frame, action) {
            (_, Action::Dig(card, unit, wire)) => self.works(card, unit, wire),
            (_, Action::Situation(card, choice)) => self.situation(seat, card, choice),
            (_, Action::Plus) => self.plus(seat) - HELD,
            (_, Action::Keep(card)) => self.kept(seat, card),
            (_, Action::Hq) => 0.0,
            // Two who pass without a card turned would do so for ever.
            (None, Action::Done) if s.orders == 0 && !s.pile[seat].strategy.spent => -1000.0,
            (_, Action::Bomb(hex)) => self.bombed(seat, hex),
            (_, Action::Strafe(a, b)) => self.strafed(seat, [a, b]),
            (Some(Frame::Line(_)), Action::Fire(_, hex)) => self.swept_with(seat, hex),
            (Some(Frame::Line(_)), Action::At(hex)) => self.swept(seat, hex),
            (Some(Frame::Liaison(_)), Action::Request) => {
                self.request(seat, Watch::Leader).max(1.0)
            }
            (Some(Frame::Liaison(_)), Action::At(_)) => self.runner(seat),
            (Some(Frame::Liaison(_)), Action::Unit(unit)) => 0.3 * self.outing(unit),
            (Some(Frame::Window(window)), Action::Unit(unit)) => match window.moment {
                Moment::Gassed if s.unit(unit).seat == seat => -self.loss(unit),
                Moment::Gassed => self.loss(unit),
                _ => self.quell(unit),
            },
            (Some(Frame::Situation(_)), Action::Unit(unit)) => self.chosen_by_situation(seat, unit),
            (Some(Frame::Situation(played)), Action::Item(phone)) => {
                let phones = &self.book.phones[played.seat.index()];
                f64::from(phones[usize::from(phone)].1)
            }
            (Some(Frame::Advance(_)), Action::With(_)) => -3.0,
            (_, Action::Scrap(_)) => -20.0,
            (Some(Frame::Event(event)), action) => {
                return self.own_event(event.kind, event.seat, action);
            }
            (Some(Frame::Time(_)), Action::At(hex)) => self.cleared(seat, hex),
            _ => return None,
        })
    }
    /// A Formation chosen for a Situation: enemies to be Suppressed, or a Leader whose men rally.
    fn chosen_by_situation(&self, seat: Seat, unit: UnitId) -> f64 {
        let (book, s) = (self.book, self.s);
        if s.unit(unit).seat != seat {
            return self.quell(unit);
        }
        let men = book.radius(s, unit) | Units::one(unit);
        men.iter()
            .filter(|&unit| s.unit(unit).broken)
            .map(|unit| self.unit(unit))
            .sum()
    }
    /// An answer in an Event that does somebody good.
    fn own_event(&self, kind: Option<EventKind>, seat: Seat, action: Action) -> Option<f64> {
        let s = self.s;
        let good = matches!(
            kind?,
            EventKind::DevilDogs
                | EventKind::EnAvant
                | EventKind::MachineGunNest
                | EventKind::Marseillaise
                | EventKind::Mechanic
                | EventKind::MobileFirepower
                | EventKind::Promotion
                | EventKind::Scrounge
                | EventKind::Valour
        );
        let own = |unit: UnitId| match s.unit(unit).seat == seat {
            true => self.unit(unit),
            false => -self.unit(unit),
        };
        Some(match action {
            Action::Unit(unit) if good => own(unit),
            Action::With(unit) if good => 0.5 * own(unit),
            Action::With(unit) if s.unit(unit).seat != seat => self.quell(unit),
            Action::At(hex) if good => {
                let broken = s.of_side(seat, hex);
                let broken = broken.iter().filter(|&unit| s.unit(unit).broken);
                broken.map(own).sum()
            }
            Action::Item(_) if good => 10.0,
            Action::At(_) if kind == Some(EventKind::LiaisonAgent) => self.runner(seat),
            _ => return None,
        })
    }
    /// Gas, or Smoke, that goes: where it hinders one's own way.
    fn cleared(&self, seat: Seat, hex: HexId) -> f64 {
        let attacks = self.book.side(seat).posture == Posture::Attacker;
        let near = |side: Seat| {
            let stacks = self.stacks(side).iter();
            let far = stacks.map(|stack| self.book.distance(stack.hex, hex)).min();
            f64::from(far.unwrap_or(9))
        };
        let way = near(foe(seat)) - near(seat);
        if attacks { way } else { -way }
    }
    /// The work of Engineers, less what the card is worth.
    fn works(&self, card: CardId, unit: UnitId, wire: bool) -> f64 {
        let (s, seat) = (self.s, self.s.active);
        let attacks = self.book.side(seat).posture == Posture::Attacker;
        let worth = match (wire, attacks) {
            (true, true) => 5.0,
            (true, false) => 2.0,
            // Foxholes are for those who have to stay.
            (false, true) => 0.35 * self.dug(seat, s.hex(unit)),
            (false, false) => 0.8 * self.dug(seat, s.hex(unit)),
        };
        worth - self.keep(seat, card) - 1.5
    }

    /// What a Strategy Card is worth as a Situation.
    pub fn situation(&self, seat: Seat, card: StrategyId, choice: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let other = foe(seat);
        let theirs = &s.pile[other];
        let faceup = f64::from(theirs.strategy.faceup.count_ones());
        let gain = match (book.strategy_card(seat, card).situation, choice) {
            (Situation::AerialSurveillance, 1) => self.request(seat, Watch::Off),
            (Situation::AerialSurveillance, 2) => HELD * f64::from(theirs.strategy.held_count),
            (Situation::AerialSurveillance, 4) => HELD + 1.5,
            (Situation::AerialSurveillance | Situation::WalterRathenau, 3 | 2) => 4.0 * faceup,
            (Situation::AirDomination, 1) => self.air_of(other),
            (Situation::AirDomination, _) => 1.8 * self.air(seat),
            (Situation::WalterRathenau, _) => self.better_phone(seat),
            (Situation::AntiGas, _) => 5.0 * yes(self.may_gas(other)),
            (Situation::FieldReports, _) => 3.5 * (f64::from(theirs.count) - 3.0) + 4.0,
            (Situation::CounterBattery, _) => 14.0,
            (Situation::ShortRounds, _) => self.short(seat),
            (Situation::ForceNoire, _) => self.ambush(seat),
            (Situation::PantalonsRouges, _) => 25.0,
            (Situation::SturmabteilungVor, _) => self.spoiled(),
            (Situation::Scouts, _) => 8.0,
            (Situation::ForwardObserver, _) => 9.0,
            (Situation::Sturmtruppen, 1) | (Situation::Passage, _) => self.unhindered(seat),
            (Situation::Sturmtruppen | Situation::Assaults, _) => self.storming(seat),
            (Situation::Sammies, _) => 6.0,
            (Situation::Morale, _) => {
                let leaders = (s.leaders & s.on_map[seat]).iter();
                let each = leaders.map(|unit| self.chosen_by_situation(seat, unit));
                each.fold(0.0, f64::max)
            }
            (Situation::FlyingSquadrons, _) => 0.4 * self.air_of(other),
            (Situation::Gabions | Situation::Firepower | Situation::FightingInTheWoods, _) => 9.0,
            _ => 4.0,
        };
        // After it nothing may be discarded this Turn: better with Orders than instead of them.
        gain - HELD - 4.0 * yes(s.stack.last().is_none() && s.orders == 0)
    }
    fn air_of(&self, seat: Seat) -> f64 {
        self.air(seat).max(4.0)
    }
    /// Whether a side may lay Gas.
    fn may_gas(&self, seat: Seat) -> bool {
        self.s.radio[seat].fp > 0 && self.book.may_box(seat, commander::Load::Gas).is_ok()
    }
    fn better_phone(&self, seat: Seat) -> f64 {
        let all = self.book.phones[seat.index()].iter();
        let best = all.map(|&(_, fp)| fp).max().unwrap_or(0);
        3.0 * f64::from(best.saturating_sub(self.s.radio[seat].fp))
    }
    /// The enemy's own shells on his men.
    fn short(&self, seat: Seat) -> f64 {
        let (book, other) = (self.book, foe(seat));
        let zone = self.s.zone[other];
        let fp = i32::from(self.s.radio[other].fp);
        let edge = book.side(other).edge;
        let mut sum = 0.0;
        for stack in self.stacks(other) {
            let back = book.to_edge(stack.hex, edge) <= book.to_edge(zone.sr, edge);
            if back && book.distance(zone.sr, stack.hex) <= 4 {
                sum += 0.25 * self.salvo(fp, other, stack.hex);
            }
        }
        sum
    }
    /// Op Fire that is not made.
    fn spoiled(&self) -> f64 {
        let Some(going) = self.book.moving(self.s) else {
            return 0.0;
        };
        let men = going.group.iter();
        men.map(|unit| self.danger(unit, going.to, true)).sum()
    }
    /// Wire that does not count.
    fn unhindered(&self, seat: Seat) -> f64 {
        let going = self.book.moving(self.s);
        let Some(going) = going.filter(|_| seat == self.s.active) else {
            return 0.0;
        };
        if going.halted {
            12.0
        } else {
            4.0 * yes(self.wired(going.waiting))
        }
    }
    /// What it is worth to those on the move that they may enter enemy hexes.
    pub fn storming(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(going) = book.moving(s) else {
            return 0.0;
        };
        let ready: Units = (going.waiting | going.group) & s.on_map[seat];
        let fit = |unit: &UnitId| !s.unit(*unit).broken;
        let ready: Units = ready.iter().filter(fit).collect();
        let mut best: f64 = 0.0;
        for stack in self.stacks(foe(seat)) {
            let near = |unit: &UnitId| book.distance(s.hex(*unit), stack.hex) <= 2;
            let some: Units = ready.iter().filter(near).collect();
            best = best.max(self.melee(seat, stack.hex, some));
        }
        best
    }
    /// Which of two Strategy Cards is kept.
    fn kept(&self, seat: Seat, card: StrategyId) -> f64 {
        let face = self.book.strategy_face(seat, Some(card));
        match face.map(|face| face.situation) {
            Some(
                Situation::FieldReports | Situation::CounterBattery | Situation::AirDomination,
            ) => 3.0,
            Some(Situation::AntiGas | Situation::ShortRounds | Situation::PantalonsRouges) => 0.0,
            _ => 1.0,
        }
    }
}

/// What a side has besides its Formations.
impl Eye<'_> {
    /// Telephone and Strategy Cards.
    pub fn means(&self, seat: Seat) -> f64 {
        let (radio, strategy) = (self.s.radio[seat], &self.s.pile[seat].strategy);
        let phone = match (radio.fp, radio.broken) {
            (0, _) => 0.0,
            (_, true) => 6.0,
            (_, false) => 14.0,
        };
        let open = f64::from(strategy.faceup.count_ones());
        phone + HELD * f64::from(strategy.held_count) + 4.0 * open
    }
}

/// Where Formations of this game want to be.
impl Eye<'_> {
    /// What it costs a unit to stand in a hex when the Turn ends: out of Cohesion it is Suppressed.
    pub fn straggling(&self, unit: UnitId, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = &book.kinds[usize::from(s.unit(unit).kind)];
        if !matches!(kind.class, Class::Squad | Class::Team) || kind.more.stosstruppen {
            return 0.0;
        }
        let u = s.unit(unit);
        let armed = |weapon: WeaponId| !s.weapon(weapon).broken && !u.broken && !u.suppressed;
        let mut held = book.objectives.iter().zip(&s.control);
        let safe = book.on_edge(at, book.side(u.seat).edge)
            || s.carried(unit).is_some_and(armed)
            || held.any(|(hexes, &by)| by == u.seat.0 && hexes.contains(at))
            || self.is_led(u.seat, at);
        if safe { 0.0 } else { ASTRAY }
    }
    /// Whether a Leader of the side leads a hex, or may yet come to do so.
    fn is_led(&self, seat: Seat, at: HexId) -> bool {
        let (book, s) = (self.book, self.s);
        let going = match s.stack.last() {
            Some(Frame::Move(going)) => going.waiting,
            Some(_) => Units::EMPTY,
            None => book.fresh(s, seat) & s.on_map[s.active],
        };
        let mut leaders = (s.leaders & s.on_map[seat]).iter();
        leaders.any(|leader| {
            let more = if going.has(leader) { FOLLOWS } else { 0 };
            let far = book.command(s, leader);
            book.distance(s.hex(leader), at) <= far + more
        })
    }
    /// What draws a Liaison Agent: the highest-ranking Leader.
    pub fn errand(&self, unit: UnitId, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let heads = book.hrl(s, s.unit(unit).seat);
        let far = heads.iter().map(|lead| book.distance(at, s.hex(lead)));
        let far = far.min().unwrap_or(0);
        3.0 * yes(far == 0) - 0.6 * f64::from(far)
    }
    /// What meets a unit on its way into a hex: mud for a tank, Gas.
    pub fn hazard(&self, unit: UnitId, from: HexId, to: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut risk = 0.0;
        if s.tanks.has(unit) && book.bogs(s, unit, from, to).is_some() {
            let bog = book.kinds[usize::from(s.unit(unit).kind)].more.bog;
            risk += below(i32::from(bog) + 1) * self.breaking(unit);
        }
        if s.markers(to).gas() {
            risk += if s.unit(unit).suppressed {
                self.breaking(unit)
            } else {
                self.quell(unit)
            };
        }
        risk
    }
    /// Movement points besides those of the map: Gas, and the first Shell Hole.
    pub fn mud(&self, from: HexId, to: HexId) -> u8 {
        let (book, s) = (self.book, self.s);
        let gas = u8::from(s.markers(to).gas());
        let first = book.first_of(s, to).is_some() && book.first_of(s, from).is_none();
        gas + u8::from(first && !book.hexside(from, to).way())
    }
    /// Foxholes here: what they add to the Cover.
    pub fn foxholes(&self) -> i32 {
        let cover = self.book.fort_cover(Fort::Foxholes);
        cover.map_or(3, |[cover, _]| cover.into())
    }
}
