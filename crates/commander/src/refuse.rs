//! Why an action is not legal: the rules that forbid it.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::{Attack, BarrageStep, Frame, Means, Move, Stage, What, Window};
use crate::kinds::{NOBODY, OFF};
use crate::state::{Phase, State};
use table::{Actions, Legal, No, Refusal, Set64, no};

/// Nothing of the kind is asked.
fn elsewhere<T>(also: &'static [&'static str]) -> Legal<T> {
    Err(No::by(&["O14.2"], "no-question").and(also))
}

impl Book {
    /// The rules that forbid an action; `None` if it is legal.
    pub fn refuse(&self, s: &State, action: Action) -> Option<Refusal> {
        let mut list = Actions::new();
        self.list(s, &mut list);
        if list.contains(action) {
            return None;
        }
        let why = self
            .named(s, action)
            .and_then(|()| self.test(s, action))
            .err();
        let why = why.unwrap_or(No::by(&["O14.2"], "no-question"));
        Some(self.refusal(self.with_sight(s, action, why)))
    }

    /// Where sight is blocked, the rule that blocks it.
    fn with_sight(&self, s: &State, action: Action, why: No) -> No {
        if why.key != "no-sight" {
            return why;
        }
        let from = match (action, s.stack.last()) {
            (Action::Fire(piece, _) | Action::Join(piece), _) => s.hex(self.bearer(s, piece)),
            (Action::Smoke(weapon, _), _) => s.hex(s.weapon(weapon).by),
            (Action::Spot(..), Some(Frame::Barrage(b))) if b.observer == NOBODY => {
                self.observer_hex(s.active)
            }
            (Action::Spot(..), Some(Frame::Barrage(b))) => s.hex(b.observer),
            _ => return why,
        };
        match why.hex {
            Some(hex) if from != OFF => {
                let look = self.look(s, from, hex);
                look.met.first().map_or(why, |met| why.and(met.rules))
            }
            _ => why,
        }
    }

    /// Whether everything an action names is there to be named: units on the map, Weapons that are carried.
    fn named(&self, s: &State, action: Action) -> Legal {
        let unit = |unit: u8| {
            if s.is_on_map(unit) {
                Ok(())
            } else {
                no(&["O14.1b"], "no-own-unit")
            }
        };
        let weapon = |weapon: u8| {
            let by = s.weapons.get(usize::from(weapon)).map_or(NOBODY, |w| w.by);
            if by != NOBODY && s.is_on_map(by) {
                Ok(())
            } else {
                no(&["11.2"], "no-own-weapon")
            }
        };
        match action {
            Action::Fire(Element::Unit(u), _) | Action::Join(Element::Unit(u)) => unit(u),
            Action::Fire(Element::Weapon(w), _) | Action::Join(Element::Weapon(w)) => weapon(w),
            Action::Fire(Element::Gun(u), _) | Action::Join(Element::Gun(u)) => unit(u),
            Action::Smoke(w, _) | Action::Scrap(w) => weapon(w),
            Action::Dig(_, u, _) => unit(u),
            Action::Step(u, _) | Action::Exit(u) | Action::With(u) => unit(u),
            Action::Give(u, other) => unit(u).and_then(|()| unit(other)),
            _ => Ok(()),
        }
    }

    /// The first test that an action fails at the question now open.
    fn test(&self, s: &State, action: Action) -> Legal {
        let seat = self.asked(s).0;
        match (s.stack.last(), action) {
            (_, Action::Theirs(card)) => self.test_theirs(s, card),
            (_, Action::Scrap(weapon)) => {
                self.may_scrap(s, seat, weapon)?;
                elsewhere(&["11.3b"])
            }
            (_, Action::Reroll) => elsewhere(&["9.1a"]),
            (None, action) => self.test_turn(s, action),
            (Some(Frame::Discard), Action::Play(_)) => no(&["5b", "O15"], "no-order-now"),
            (_, Action::Play(_)) => no(&["O14.2", "1.5a"], "no-order-now"),
            (_, Action::Discard(_)) => elsewhere(&["5b", "5.3", "O15"]),
            (_, Action::Dig(..)) => elsewhere(&["g:3.1.9"]),
            (_, Action::Hq) => elsewhere(&["g:E71"]),
            (_, Action::Plan(card, choice)) => {
                self.may_plan(s, seat, card, choice)?;
                elsewhere(&["g:S98.1"])
            }
            (_, Action::Plus) => elsewhere(&["g:S98.2"]),
            (Some(Frame::Window(window)), action) => self.test_window(s, *window, action),
            (Some(Frame::Move(going)), action) => self.test_move(s, going, action),
            (_, Action::Card(card)) => no(&["A24.1a", "1.6a"], "no-moment")
                .map_err(|no: No| no.and(self.card(seat, card).deed.clauses())),
            (_, Action::OpFire(_)) => no(&["A24.1a", "A33.1"], "no-moment"),
            (Some(Frame::Activate(activate)), Action::Unit(unit)) => {
                self.test_activation(s, activate, unit)
            }
            (Some(Frame::Activate(activate)), Action::Done) => {
                self.may_close_activation(s, activate)
            }
            (Some(Frame::Fire(_) | Frame::Assault), action) => self.test_fire(s, action),
            (Some(Frame::Attack(attack)), action) => self.test_attack(s, attack, action),
            (Some(Frame::Advance(going)), Action::Step(_, hex)) if going.is_stack() => {
                self.may_advance_together(s, going.waiting, hex)?;
                no(&["g:O16.2a"], "no-other-mover")
            }
            (Some(Frame::Advance(_)), Action::With(_)) if self.is_gwc() => {
                no(&["g:O16.2a"], "no-other-mover")
            }
            (Some(Frame::Advance(going)), Action::Done) if going.is_stack() => {
                no(&["g:O16.2a"], "no-group-waits")
            }
            (Some(Frame::Advance(going)), Action::Step(unit, hex)) => {
                if !going.waiting.has(unit) {
                    return no(&["O14.1d", "O16.1a"], "no-activated");
                }
                self.may_advance(s, unit, hex)
            }
            (Some(Frame::Advance(_)), Action::Exit(unit)) => self
                .may_exit(s, Set64::one(unit), None)
                .map_err(|no| no.and(&["O16.3", "g:O16.2b"])),
            (Some(Frame::Advance(_)), Action::Give(..)) => elsewhere(&["O21.1.1", "11.3a"]),
            (Some(Frame::Advance(_)), Action::Done) => no(&["O14.4"], "no-complier"),
            (Some(Frame::Barrage(barrage)), action)
                if matches!(barrage.step, BarrageStep::Bombard | BarrageStep::Axis) =>
            {
                self.test_bombardment(s, barrage, action)
            }
            (Some(Frame::Barrage(barrage)), Action::Spot(hex, smoke))
                if barrage.observer != NOBODY || barrage.step == BarrageStep::Spotting =>
            {
                self.may_spot(s, barrage, hex, smoke)
            }
            (Some(Frame::Barrage(barrage)), Action::At(_))
                if barrage.step == BarrageStep::Impact =>
            {
                elsewhere(&["O18.2.3.2a", "O18.2.3b"])
            }
            (Some(Frame::Barrage(_)), Action::Unit(_)) => no(&["O18.2a", "O18a"], "no-observer"),
            (Some(frame), action) => self.test_choice(s, frame, action),
        }
    }

    /// A card of the player who is not asked.
    fn test_theirs(&self, s: &State, card: u8) -> Legal {
        let owner = crate::state::foe(self.asked(s).0);
        let deed = self.card(owner, card).deed;
        let rules: &[&str] = if s.stack.is_empty() && s.phase == Phase::Orders {
            &["A24.1a", "1.6a", "1.5a", "O14.1a", "A33.1"]
        } else {
            &["A24.1a", "1.6a", "A24.2", "1.5a", "A33.1"]
        };
        no(rules, "no-moment").map_err(|no: No| no.and(deed.clauses()))
    }

    /// When an Order is asked for, or before the first Turn.
    fn test_turn(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Play(card) => self.may_order(s, card),
            Action::Dig(card, unit, false) => self.may_dig(s, card, unit),
            Action::Dig(card, unit, true) => self.may_unwire(s, card, unit),
            Action::Hq => elsewhere(&["g:E71"]),
            Action::Plan(card, choice) => self.may_plan(s, s.active, card, choice),
            Action::Discard(_) | Action::Done | Action::Pass
                if s.pile[s.active].aside_count > 0 =>
            {
                no(&["g:E71.2", "g:E71"], "no-hq-first")
            }
            Action::Discard(_) if s.orders == 0 && s.pile[s.active].plans.spent => {
                no(&["g:1.S.c", "g:S98.c", "5.3"], "no-plan-passing")
            }
            Action::Discard(_) if s.orders > 0 => no(&["5b"], "no-discard-after-order"),
            Action::Done | Action::Pass if s.orders == 0 => no(&["5b"], "no-idle-turn"),
            Action::Card(card) => no(&["A24.1a", "1.6a"], "no-moment")
                .map_err(|no: No| no.and(self.card(s.active, card).deed.clauses())),
            Action::OpFire(_) => no(&["A33.1", "A24.1a"], "no-moment"),
            Action::At(hex) => Err(No::by(&["8.1", "8.2a", "g:8.2.2"], "no-place").at(hex)),
            Action::Unit(_) if s.phase == Phase::Setup => {
                no(&["8.1.1", "11.2"], "no-second-weapon")
            }
            Action::Fire(..) | Action::Smoke(..) | Action::Step(..) => {
                elsewhere(&["1b", "O14.1e", "O14.1a"])
            }
            _ => elsewhere(&["1b"]),
        }
    }

    /// In a window for Actions.
    fn test_window(&self, s: &State, window: Window, action: Action) -> Legal {
        let seat = window.seat;
        match action {
            Action::Card(card) => self
                .may_play(s, seat, card, window.moment.deeds())
                .map(drop),
            Action::Pass => self.may_pass(s, window),
            Action::OpFire(_) => self.may_op_fire(s, seat),
            Action::Fire(piece, hex) => {
                let op = self
                    .moving(s)
                    .is_some_and(|m| m.op.has(self.bearer(s, piece)));
                if !op {
                    self.may_op_fire(s, seat)?;
                }
                self.op_fire_open(s)?;
                self.may_declare(s, seat, Means::OpFire, piece, hex)?;
                no(&["A33.2a", "A33.2b", "A33.1"], "no-activated")
            }
            Action::Step(..) => elsewhere(&["O21.5", "O21.6"]),
            _ => elsewhere(&["A24.2"]),
        }
    }

    /// In a Move Order.
    fn test_move(&self, s: &State, going: &Move, action: Action) -> Legal {
        let seat = s.active;
        match action {
            Action::Card(card) => self.may_play(s, seat, card, self.moving_deeds()).map(drop),
            Action::OpFire(_) => no(&["A33.1", "A24.1a"], "no-moment"),
            Action::Step(unit, hex) => {
                let units = if going.group.is_empty() {
                    Set64::one(unit)
                } else {
                    going.group
                };
                if !going.all.has(unit) {
                    return no(&["O14.1d"], "no-activated");
                }
                if !going.group.is_empty() && !going.group.has(unit) {
                    return no(&["O21.2a"], "no-other-mover");
                }
                if going.group.is_empty() && !going.waiting.has(unit) {
                    return no(&["O21.2a", "O21b", "O21.1b"], "no-other-mover");
                }
                self.may_step(s, units, going, hex)?;
                no(&["O21.2a"], "no-other-mover")
            }
            Action::Exit(unit) => self.may_exit(s, Set64::one(unit), Some(going)),
            Action::With(_) => no(&["O21.2a"], "no-other-mover"),
            Action::Give(unit, other) => self.may_give(s, going, unit, other),
            Action::Fire(..) => elsewhere(&["A26a", "O14.2"]),
            Action::Done => self.may_end_move(s, going),
            _ => elsewhere(&[]),
        }
    }

    /// In a Fire Order, or as Assault Fire.
    fn test_fire(&self, s: &State, action: Action) -> Legal {
        let means = match s.stack.last() {
            Some(Frame::Assault) => Means::Assault,
            _ => Means::Fire,
        };
        let going = self.moving(s);
        match action {
            Action::Fire(piece, hex) => {
                self.may_declare(s, s.active, means, piece, hex)?;
                let bearer = self.bearer(s, piece);
                if going.is_some_and(|going| !going.all.has(bearer)) {
                    return no(&["A26b", "A26a"], "no-activated");
                }
                if !s.activated.has(bearer) {
                    return no(&["O14.1d", "O20.3a"], "no-activated");
                }
                if self.fire(s).is_some_and(|fire| fire.offensive) {
                    return no(&["g:O24.2c", "O20.3a"], "no-attack-unmoved");
                }
                no(&["O20.3a"], "no-second-attack")
            }
            Action::Smoke(weapon, hex) => {
                if !self.arm(s, weapon).smoke {
                    return no(&["O20.2.1a"], "no-smoke-radio");
                }
                self.in_range(s, Element::Weapon(weapon), hex)?;
                no(&["O20.2.1a", "T94"], "no-second-attack")
            }
            Action::Done => no(&["O14.4"], "no-complier"),
            _ => elsewhere(&[]),
        }
    }

    /// Within an attack.
    fn test_attack(&self, s: &State, attack: &Attack, action: Action) -> Legal {
        match (attack.stage, action) {
            (Stage::Gather, Action::Join(piece)) => {
                if self.is_artillery(s, piece) {
                    return no(&["O20.3.1.1a", "gloss.artillery", "11.5"], "no-group");
                }
                if attack.means == Means::Assault && !self.boxed_fp(s, piece) {
                    return no(&["A26b", "3.1.6"], "no-boxed");
                }
                if let Element::Weapon(weapon) = piece {
                    self.may_use(s, weapon)?;
                }
                let mut group = *attack;
                self.add(&mut group, piece);
                self.may_salvo(s, &group)?;
                self.in_range(s, piece, attack.hex).map_err(|no| {
                    if no.also.is_empty() {
                        no.and(&["O20.3.1a"])
                    } else {
                        no
                    }
                })?;
                let mut pieces = self.elements(attack).chain([piece]);
                if pieces.any(|piece| self.is_wired(s, self.bearer(s, piece))) {
                    return no(&["F106.3a"], "no-group");
                }
                no(&["O20.3.1a", "O20.3.1b"], "no-group")
            }
            (Stage::Gather, Action::Done) => self.may_close_group(s, attack),
            (Stage::Spray, Action::At(hex)) => {
                Err(No::by(&["A40a", "A40b"], "no-spray-hex").at(hex))
            }
            (Stage::Strain, _) => elsewhere(&["A41b"]),
            (Stage::Defend, _) => elsewhere(&["O20.3.4a"]),
            _ => elsewhere(&[]),
        }
    }

    /// Where one thing of several is chosen.
    fn test_choice(&self, s: &State, frame: &Frame, action: Action) -> Legal {
        match (frame, action) {
            (Frame::Rout(test), Action::Side(seat)) if !test.begun => self.may_rout(s, seat),
            (Frame::Rout(_), _) => elsewhere(&["O23.2a"]),
            (Frame::Recover(_), _) => elsewhere(&["O22.2b"]),
            (Frame::Retreat(_), Action::At(_)) => no(&["O23.3b", "O23.3.5"], "no-retreat"),
            (Frame::Place(placing), Action::At(hex)) => {
                Err(No::by(placing.place.clauses(), "no-place")
                    .and(&["8.1"])
                    .at(hex))
            }
            (Frame::Place(placing), Action::Box(load))
                if matches!(placing.what, What::Phone(_)) =>
            {
                self.may_box(placing.seat, load)
            }
            (Frame::Place(placing), _) => elsewhere(placing.place.clauses()),
            (Frame::Event(event), _) => {
                elsewhere(event.kind.map_or(&["E42a"], |kind| kind.clauses()))
            }
            (Frame::Sniper(_), _) => elsewhere(&["1.9.1.3"]),
            (Frame::Melees, _) => elsewhere(&["O16.4b"]),
            (Frame::Melee(_), _) => elsewhere(&["A25a"]),
            (Frame::Displace(_), _) => elsewhere(&["E46b", "8.1.5"]),
            (Frame::Support(sup), Action::Item(_)) => {
                if sup.radio {
                    elsewhere(&["E68a", "8.1.2"])
                } else {
                    elsewhere(&["E59a", "A35.4b"])
                }
            }
            (Frame::Overstack(_), _) => elsewhere(&["8.2b", "8.2c"]),
            (Frame::Deploy(_), _) => elsewhere(&["E52.2b"]),
            (Frame::Time(time), _) if time.step.is_gas() => elsewhere(&["g:T107.2"]),
            (Frame::Time(_), _) => elsewhere(&["6.1.2g"]),
            (Frame::Offensive(offensive), action) => self.test_offensive(s, offensive, action),
            (Frame::Air(air), action) => self.test_air(s, air, action),
            (Frame::Line(line), action) => self.test_line(s, line, action),
            (Frame::Liaison(liaison), action) => self.test_liaison(s, liaison, action),
            (Frame::Plan(plan), action) => self.test_plan(s, plan, action),
            _ => elsewhere(&[]),
        }
    }

    fn test_activation(&self, s: &State, activate: &crate::frame::Activate, unit: u8) -> Legal {
        let own = s.is_on_map(unit) && s.unit(unit).seat == activate.seat;
        if !own {
            return no(&["O14.1b"], "no-own-unit");
        }
        if !self.is_fresh(s, unit) {
            let clauses: &[&str] = if activate.op {
                &["gloss.activated", "A33.3c"]
            } else {
                &["gloss.activated", "O14.1b", "O14.1c"]
            };
            return no(clauses, "no-fresh");
        }
        if activate.order == crate::cards::Order::Offensive {
            return no(&["g:O24.1"], "no-line");
        }
        if activate.first == NOBODY {
            use crate::cards::Order;
            let clauses: &[&str] = match (activate.order, activate.op) {
                (_, true) => &["A33.2a", "O20.1"],
                (Order::Fire, _) => &["O14.4", "O20.1"],
                (Order::Advance, _) => &["O14.4", "O16.3"],
                _ => &["O14.4", "O21.1b"],
            };
            return no(clauses, "no-complier");
        }
        if self.is_tank(s, activate.first) || self.is_tank(s, unit) {
            let clauses = &["g:O14.2.1", "g:3.3.1.6", "g:3.1.6", "3.1.5"];
            return no(clauses, "no-radius");
        }
        if !self.is_leader(s, activate.first) {
            return no(&["3.3.1.1a", "O14.1c"], "no-radius");
        }
        if self.is_leader(s, unit) {
            return no(&["3.3.1.1a", "O14.1c", "g:3.3.1.2c"], "no-leader-by-leader");
        }
        no(&["3.3.1.1b", "O14.1c"], "no-radius")
    }
}
