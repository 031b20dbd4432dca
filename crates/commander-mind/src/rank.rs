//! A quick opinion on every answer to a question, without trying any: what a search begins with, and by what it
//! plays on in its mind. The points are those of the judge, as differences from doing nothing.

use crate::eye::{Eye, yes};
use commander::{
    Action, BarrageStep, Book, CardId, EventKind, Frame, Phase, Stage, State, UnitId, Units, foe,
};
use hex::HexId;
use players::Lore;
use table::Seat;

/// The opinion on each of these actions.
pub(super) fn rank(book: &Book, s: &State, actions: &[Action], lore: &Lore, out: &mut Vec<f64>) {
    let eye = Eye::new(book, s);
    out.clear();
    if let Some(Frame::Move(_)) = s.stack.last() {
        eye.moves(actions, out);
    } else {
        let opinion = |&action: &Action| eye.opinion(action);
        out.extend(actions.iter().map(opinion));
    }
    eye.add_learned(lore, actions, out);
}

impl Eye<'_> {
    fn opinion(&self, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        if book.is_gwc()
            && let Some(own) = self.own_answer(action)
        {
            return own;
        }
        let Some(frame) = s.stack.last() else {
            return self.between(action);
        };
        match (frame, action) {
            (Frame::Window(_), action) => self.react(action),
            (Frame::Activate(_), action) => self.activating(action),
            (Frame::Fire(fire), Action::Fire(piece, hex)) => {
                self.opening(s.active, fire.units, fire.arms, piece, hex)
            }
            (Frame::Fire(_), Action::Smoke(..)) => 0.5,
            (Frame::Assault, Action::Fire(piece, hex)) => {
                let gun = self.guns(s.active).iter().find(|gun| gun.piece == piece);
                let fp = gun.and_then(|gun| self.aim(gun, hex)).unwrap_or(0);
                self.salvo(fp, foe(s.active), hex)
            }
            (Frame::Attack(attack), action) => match (attack.stage, action) {
                (Stage::Gather, Action::Join(piece)) => self.joining(attack, &[piece]),
                (Stage::Gather, Action::All) => {
                    self.joining(attack, &book.gathering(s, attack)) + 0.1
                }
                (Stage::Spray, Action::At(hex)) => {
                    self.salvo(self.attack_fp(attack), foe(attack.seat), hex)
                }
                (_, Action::Weapon(weapon)) => -self.weapon(weapon),
                // Leaders last: while they stand the others have their Command.
                (_, Action::Unit(unit)) => -f64::from(book.command(s, unit)),
                _ => 0.0,
            },
            (Frame::Advance(going), Action::Step(unit, to)) => {
                self.stepping(going.waiting, unit, to)
            }
            (Frame::Advance(_), Action::Exit(unit)) => self.exit(unit),
            (Frame::Rout(_), Action::Side(seat)) => self.rout(seat),
            (Frame::Recover(_), Action::Unit(unit)) => f64::from(book.command(s, unit)),
            (Frame::Retreat(retreat), Action::At(hex)) => self.stand(retreat.unit, hex),
            (Frame::Displace(_), Action::Step(unit, hex)) => self.stand(unit, hex),
            (Frame::Barrage(barrage), action) => self.barraging(&barrage.step, action),
            (Frame::Event(event), action) => self.event(event.kind, event.seat, action),
            (Frame::Sniper(sniper), Action::Unit(unit)) => self.harm(sniper.seat, unit),
            (Frame::Place(placing), Action::At(hex)) => self.put(placing.what, placing.seat, hex),
            (Frame::Place(_), Action::Space(space)) if space > s.time => 20.0 - f64::from(space),
            (Frame::Support(_), Action::Item(item)) => f64::from(item) * 0.01,
            (Frame::Overstack(_), Action::Unit(unit)) => -self.loss(unit),
            (Frame::Overstack(_), Action::With(_)) => -5.0,
            (Frame::Discard, Action::Discard(card)) => self.discard(card),
            (Frame::Melee(_), Action::Unit(unit)) => -self.breaking(unit),
            (Frame::Time(_), Action::At(hex)) => {
                let own = self.hexes(s.active).contains(hex);
                yes(!own)
            }
            _ => 0.0,
        }
    }

    /// Between two procedures: set-up, Orders.
    fn between(&self, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        match action {
            Action::At(hex) => self.settle(hex),
            Action::Unit(unit) if s.phase == Phase::Setup => self.armed(unit),
            Action::Play(card) => {
                let order = book.card(s.active, card).order;
                self.order(order) - self.keep(s.active, card) - 1.0
            }
            Action::Discard(card) => self.discard(card),
            Action::Scrap(_) => -20.0,
            // Two who wait with full hands wait forever.
            Action::Done
                if book.is_gwc() && s.phase == Phase::Orders && s.orders + s.discards == 0 =>
            {
                -10.0
            }
            _ => 0.0,
        }
    }
    /// A card that is given up for another. Who leads likes to see his deck run out.
    fn discard(&self, card: CardId) -> f64 {
        let seat = self.s.active;
        2.2 - self.keep(seat, card) + 0.5 * self.hurry(seat)
    }

    /// Who is activated.
    fn activating(&self, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(Frame::Activate(activate)) = s.stack.last() else {
            return 0.0;
        };
        let (seat, order) = (activate.seat, activate.order);
        let worth = |units: Units| match book.moving(s).filter(|_| activate.op) {
            Some(going) => self.op_fire(seat, units, going.to),
            None => self.deployment(order, units, seat),
        };
        match action {
            Action::Unit(unit) if activate.first.is_none() => {
                match book.moving(s).filter(|_| activate.op) {
                    Some(going) => self.op_group(seat, unit, going.to),
                    None => self.activation(order, unit, seat),
                }
            }
            Action::Unit(unit) => {
                worth(activate.chosen | Units::one(unit)) - worth(activate.chosen) - 0.7
            }
            Action::All => {
                let all = if book.is_gwc() {
                    self.all_of(activate)
                } else {
                    book.followers(s, activate)
                };
                let more = all - activate.chosen;
                let each = 0.7 * more.len() as f64;
                worth(activate.chosen | more) - worth(activate.chosen) - each + 0.2
            }
            _ => 0.0,
        }
    }

    /// Steps of a Move: towards the best of all hexes that can be reached.
    fn moves(&self, actions: &[Action], out: &mut Vec<f64>) {
        let s = self.s;
        let Some(Frame::Move(going)) = s.stack.last() else {
            return;
        };
        out.resize(actions.len(), 0.0);
        let mut i = 0;
        while i < actions.len() {
            let Action::Step(unit, _) = actions[i] else {
                out[i] = match actions[i] {
                    Action::Exit(unit) => self.exit(unit),
                    Action::Card(card) => self.deed(s.active, card),
                    Action::Situation(card, choice) => self.situation(s.active, card, choice),
                    Action::With(_) | Action::Give(..) => -3.0,
                    Action::Scrap(_) => -20.0,
                    _ => 0.0,
                };
                i += 1;
                continue;
            };
            let begun = going.group.has(unit);
            let points = self.pace(unit) + u8::from(begun && going.road);
            let points = points.saturating_sub(if begun { going.spent } else { 0 });
            let here = self.stand(unit, s.hex(unit));
            let goals = self.reach(unit, points);
            while let Some(&Action::Step(same, to)) = actions.get(i) {
                if same != unit {
                    break;
                }
                let there = goals.iter().filter(|goal| goal.first == to);
                let best = there
                    .map(|goal| self.landing(unit, goal))
                    .fold(f64::MIN, f64::max);
                out[i] = if self.hexes(foe(s.active)).contains(to) {
                    self.stepping(going.group | Units::one(unit), unit, to)
                } else if best == f64::MIN {
                    -1.0
                } else {
                    best - here - 0.2
                };
                i += 1;
            }
        }
    }
    /// A step of an Advance: into a Melee with all who may come, or to a better place.
    fn stepping(&self, waiting: Units, unit: UnitId, to: HexId) -> f64 {
        let s = self.s;
        let seat = s.unit(unit).seat;
        if !self.hexes(foe(seat)).contains(to) {
            return self.stand(unit, to) - self.stand(unit, s.hex(unit)) - 0.2;
        }
        if s.unit(unit).broken {
            return -20.0;
        }
        let all = self.stormers(waiting, to);
        let there = s.of_side(seat, to);
        if there.is_empty() {
            self.melee(seat, to, all) / all.len().max(1) as f64
        } else {
            let one = Units::one(unit);
            self.melee(seat, to, one) - self.melee(seat, to, Units::EMPTY)
        }
    }
    fn barraging(&self, step: &BarrageStep, action: Action) -> f64 {
        let s = self.s;
        match (step, action) {
            (BarrageStep::Observer, Action::Unit(unit)) => {
                let from = s.hex(unit);
                let seen = self.stacks(foe(s.active)).iter();
                let seen = seen.filter(|stack| self.sight(from, stack.hex).is_some());
                seen.map(|stack| self.shells(s.active, stack.hex))
                    .fold(0.0, f64::max)
            }
            (BarrageStep::Spotting, Action::Spot(hex, smoke)) => {
                if smoke {
                    0.5
                } else {
                    self.shells(s.active, hex)
                }
            }
            (_, Action::At(hex)) => yes(self.hexes(foe(s.active)).contains(hex)),
            _ => 0.0,
        }
    }

    /// An answer in an Event: harm to enemies, good to one's own.
    fn event(&self, kind: Option<EventKind>, seat: Seat, action: Action) -> f64 {
        let s = self.s;
        let good = matches!(
            kind,
            Some(
                EventKind::BattleHarden
                    | EventKind::Medic
                    | EventKind::Hero
                    | EventKind::Commissar
                    | EventKind::WalkingWounded
            )
        );
        match action {
            Action::Unit(unit) if good => {
                let own = s.unit(unit).seat == seat;
                if own {
                    self.unit(unit)
                } else {
                    -self.unit(unit)
                }
            }
            Action::Unit(_) if kind == Some(EventKind::Deploy) => -8.0,
            Action::Unit(unit) => match kind {
                Some(EventKind::Kia | EventKind::PrisonersOfWar) => {
                    let own = s.unit(unit).seat == seat;
                    if own {
                        -self.loss(unit)
                    } else {
                        self.loss(unit)
                    }
                }
                _ => self.harm(seat, unit),
            },
            Action::At(hex) if kind == Some(EventKind::AirSupport) => {
                let all = s.in_hex(hex).iter();
                all.map(|unit| self.harm(seat, unit)).sum()
            }
            Action::At(hex) if kind == Some(EventKind::Sappers) => {
                let own = self.hexes(seat).contains(hex);
                let theirs = self.hexes(foe(seat)).contains(hex);
                4.0 * (yes(theirs) - yes(own)) + 0.5
            }
            Action::At(hex) => {
                let all = s.in_hex(hex).iter();
                let harm: f64 = all.map(|unit| self.harm(seat, unit)).sum();
                0.2 * harm
            }
            Action::Weapon(weapon) => {
                let by = s.weapon(weapon).by;
                let own = by.is_none_or(|by| s.unit(by).seat == seat);
                let breaks = kind == Some(EventKind::Malfunction);
                let fp = self.weapon(weapon);
                if own == breaks { -fp } else { fp }
            }
            Action::Take(card) => 1.0 + self.keep(foe(seat), card),
            _ => 0.0,
        }
    }
    /// What it is worth to a seat that a unit breaks.
    fn harm(&self, seat: Seat, unit: UnitId) -> f64 {
        if self.s.unit(unit).seat == seat {
            -self.breaking(unit)
        } else {
            self.breaking(unit)
        }
    }
}
