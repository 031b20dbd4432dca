//! What is asked, of whom, what may be answered; and carrying out an answer.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{BarrageStep, Flow, Frame, Stage, TimeStep};
use crate::state::{Phase, State};
use table::{Actions, Chance, Seat, Set64, Teller};

impl Book {
    /// Plays on until somebody is asked or the match is over.
    pub fn run(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        table::flow::run(s, |s, frame| match frame {
            None => self.step_phase(s, c, t),
            Some(frame) => self.step_frame(s, frame, c, t),
        });
    }

    fn step_frame(&self, s: &mut State, frame: &mut Frame, c: &mut Chance, t: &mut Teller) -> Flow {
        match frame {
            Frame::Window(window) => self.step_window(s, window),
            Frame::Roll(roll) => self.step_roll(s, roll, c, t),
            Frame::Reveal(reveal) => self.step_reveal(s, reveal, c, t),
            Frame::Time(time) => self.step_time(s, time, c, t),
            Frame::Sniper(sniper) => self.step_sniper(s, sniper, t),
            Frame::Event(event) => self.step_event(s, event, c, t),
            Frame::Activate(_) => Flow::Ask,
            Frame::Fire(fire) => self.step_fire(s, fire),
            Frame::Attack(attack) => self.step_attack(s, attack, c, t),
            Frame::Move(going) => self.step_move(s, going, t),
            Frame::Advance(going) => self.step_advance(s, going, t),
            Frame::Melees => self.step_melees(s),
            Frame::Melee(melee) => self.step_melee(s, melee, t),
            Frame::Recover(test) => self.step_recover(s, test, t),
            Frame::Rout(test) => self.step_rout(s, test, t),
            Frame::Retreat(retreat) => self.step_retreat(s, retreat, t),
            Frame::Barrage(barrage) => self.step_barrage(s, barrage, c, t),
            Frame::Break(breaking) => self.step_break(s, breaking, t),
            Frame::Deploy(deploying) => self.step_deploy(deploying),
            Frame::Displace(displacing) => self.step_displace(s, displacing, t),
            Frame::Place(placing) => self.step_place(s, placing),
            Frame::Support(supporting) => self.step_support(s, supporting, t),
            Frame::Overstack(over) => self.step_overstack(s, over, t),
            Frame::Assault => self.step_assault(s),
            Frame::Discard => self.step_discard(s),
            Frame::Refill(refill) => self.step_refill(s, refill, c, t),
            Frame::Offensive(offensive) => self.step_offensive(s, offensive, t),
            Frame::Air(air) => self.step_air(s, air, t),
            Frame::Line(line) => self.step_line(s, line, t),
            Frame::Liaison(liaison) => self.step_liaison(s, liaison, t),
            Frame::Plan(plan) => self.step_plan(s, plan, c, t),
            Frame::Gas(gas) => self.step_gas(s, gas, t),
            Frame::Idle => unreachable!("an idle frame is not on the stack"),
        }
    }

    /// Whether what can be answered may follow from the hand: which Orders can be given, whether a shot with the
    /// Actions in hand would tell, what may be played while one moves.
    pub fn asks_the_hand(&self, s: &State) -> bool {
        match s.stack.last() {
            None => s.phase == Phase::Orders,
            Some(frame) => matches!(
                frame,
                Frame::Activate(_)
                    | Frame::Fire(_)
                    | Frame::Attack(_)
                    | Frame::Move(_)
                    | Frame::Advance(_)
                    | Frame::Assault
                    | Frame::Discard
                    | Frame::Offensive(_)
                    | Frame::Barrage(_)
                    | Frame::Plan(_)
            ),
        }
    }

    /// Who is asked, and the key of the question.
    pub fn asked(&self, s: &State) -> (Seat, &'static str) {
        let me = s.active;
        let Some(frame) = s.stack.last() else {
            return match s.phase {
                Phase::Setup => (self.setting_up(s).map_or(me, |(seat, _)| seat), "setup"),
                _ => (me, "orders"),
            };
        };
        match *frame {
            Frame::Window(window) => (window.seat, window.moment.key()),
            Frame::Time(time) if time.step == TimeStep::Shuffle => (time.by, "orders"),
            Frame::Time(time) if time.step.is_gas() => (time.by, "remove-gas"),
            Frame::Time(time) => (time.by, "remove-smoke"),
            Frame::Sniper(sniper) => (sniper.seat, "sniper"),
            Frame::Event(event) => {
                let key = event.kind.map_or("event", |kind| kind.word());
                (self.event_seat(s, &event), key)
            }
            Frame::Activate(activate) if activate.op => (activate.seat, "activate-op-fire"),
            Frame::Activate(activate) => (activate.seat, "activate"),
            Frame::Fire(_) => (me, "fire"),
            Frame::Attack(attack) => {
                let key = match attack.stage {
                    Stage::Gather => "fire-group",
                    Stage::Spray => "spray",
                    Stage::Strain => "strain",
                    _ => "defend",
                };
                (self.attack_seat(s, &attack), key)
            }
            Frame::Move(_) => (me, "move"),
            Frame::Advance(_) => (me, "advance"),
            Frame::Melees => (me, "melees"),
            Frame::Melee(melee) => {
                let unit = self.suffering(s, &melee).first().unwrap_or_default();
                (s.unit(unit).seat, "ambushed")
            }
            Frame::Recover(_) => (me, "recover"),
            Frame::Rout(test) if !test.begun => (me, "rout-side"),
            Frame::Rout(_) => (me, "rout"),
            Frame::Retreat(retreat) => (s.unit(retreat.unit).seat, "retreat"),
            Frame::Barrage(barrage) => {
                let key = match barrage.step {
                    BarrageStep::Observer => "observer",
                    BarrageStep::Spotting => "spotting",
                    BarrageStep::Bombard => "bombardment",
                    BarrageStep::Axis => "axis",
                    _ => "impact",
                };
                (me, key)
            }
            Frame::Deploy(deploying) => (s.unit(deploying.unit).seat, "markers"),
            Frame::Displace(displacing) => {
                let unit = self.displaced(s, &displacing).first().unwrap_or_default();
                (s.unit(unit).seat, "displace")
            }
            Frame::Place(placing) => (placing.seat, "place"),
            Frame::Support(supporting) => (supporting.seat, "support"),
            Frame::Overstack(over) => (over.seat, "overstacked"),
            Frame::Assault => (me, "assault-fire"),
            Frame::Discard => (me, "discard"),
            Frame::Offensive(_) => (me, "offensive"),
            Frame::Air(air) => (air.seat, "air-strike"),
            Frame::Line(_) => (me, "line-of-fire"),
            Frame::Liaison(_) => (me, "liaison"),
            Frame::Plan(plan) => (plan.seat, self.plan_key(s, &plan)),
            Frame::Roll(_)
            | Frame::Reveal(_)
            | Frame::Break(_)
            | Frame::Refill(_)
            | Frame::Gas(_)
            | Frame::Idle => {
                unreachable!("{frame:?} asks nothing")
            }
        }
    }

    /// What may be answered.
    pub fn list(&self, s: &State, out: &mut Actions<Action>) {
        let units = |out: &mut Actions<Action>, set: Set64| {
            set.iter().for_each(|unit| out.push(Action::Unit(unit)));
        };
        let Some(frame) = s.stack.last() else {
            return match s.phase {
                Phase::Setup => self.list_setup(s, out),
                Phase::Orders => self.list_orders(s, out),
                // A draft that stands at the end of a Turn: nothing is drawn before somebody says so.
                _ => out.push(Action::Done),
            };
        };
        match frame {
            Frame::Window(window) => self.list_window(s, *window, out),
            // A draft that stands before a Time advance.
            Frame::Time(time) if time.step == TimeStep::Shuffle => out.push(Action::Done),
            Frame::Time(time) => {
                let gas = time.step.is_gas();
                for hex in self.map.grid().ids() {
                    let marks = s.marks(hex);
                    if if gas { marks.gas() } else { marks.smoke() > 0 } {
                        out.push(Action::At(hex));
                    }
                }
            }
            Frame::Sniper(sniper) => {
                units(out, self.snipable(s, sniper));
                out.push(Action::Pass);
            }
            Frame::Event(event) => self.list_event(s, event, out),
            Frame::Activate(activate) => self.list_activate(s, activate, out),
            Frame::Fire(fire) => self.list_fire(s, fire, out),
            Frame::Attack(attack) => self.list_attack(s, attack, out),
            Frame::Move(going) => self.list_move(s, going, out),
            Frame::Advance(going) => self.list_advance(s, going, out),
            Frame::Melees => self.list_melee(s, None, out),
            Frame::Melee(melee) => self.list_melee(s, Some(melee), out),
            Frame::Recover(test) => self.list_test(s, test, false, out),
            Frame::Rout(test) => self.list_test(s, test, true, out),
            Frame::Retreat(retreat) => {
                for hex in self.refuges(s, retreat.unit).iter() {
                    out.push(Action::At(hex));
                }
            }
            Frame::Barrage(barrage) => self.list_barrage(s, barrage, out),
            Frame::Deploy(deploying) => {
                out.push(Action::Unit(deploying.unit));
                out.push(Action::Unit(deploying.twin));
            }
            Frame::Displace(displacing) => {
                for unit in self.displaced(s, displacing).iter() {
                    for hex in self.escapes_of(s, displacing, unit).iter() {
                        out.push(Action::Step(unit, hex));
                    }
                }
            }
            Frame::Place(placing) => self.list_place(s, placing, out),
            Frame::Support(supporting) => {
                for item in self.items(s, supporting) {
                    out.push(Action::Item(item));
                }
            }
            Frame::Overstack(over) => self.list_overstack(s, over, out),
            Frame::Assault => self.assaults(s).into_iter().for_each(|shot| out.push(shot)),
            Frame::Discard => {
                for card in s.pile[s.active].hand.iter() {
                    out.push(Action::Discard(card));
                }
                out.push(Action::Done);
            }
            Frame::Offensive(offensive) => self.list_offensive(s, offensive, out),
            Frame::Air(air) => self.list_air(s, air, out),
            Frame::Line(line) => self.list_line(s, line, out),
            Frame::Liaison(liaison) => self.list_liaison(s, liaison, out),
            Frame::Plan(plan) => self.list_plan(s, plan, out),
            other => unreachable!("{other:?} asks nothing"),
        }
    }

    /// One answer, and on to the next question.
    pub fn answer(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match s.stack.last().copied() {
            None => self.answer_phase(s, action, t),
            Some(Frame::Window(window)) => self.answer_window(s, window, action, t),
            Some(Frame::Event(_)) => self.answer_event(s, action, c, t),
            Some(Frame::Activate(_)) => self.activate(s, action, t),
            Some(Frame::Fire(_)) => self.answer_fire(s, action, t),
            Some(Frame::Attack(_)) => self.answer_attack(s, action, t),
            Some(Frame::Move(_)) => self.answer_move(s, action, t),
            Some(Frame::Advance(_)) => self.answer_advance(s, action, t),
            Some(Frame::Melee(_)) => self.suffer(s, action),
            Some(Frame::Barrage(_)) => self.answer_barrage(s, action, t),
            Some(Frame::Place(_)) => self.place(s, action, c, t),
            Some(Frame::Offensive(_)) => self.answer_offensive(s, action, t),
            Some(Frame::Air(_)) => self.answer_air(s, action, t),
            Some(Frame::Line(_)) => self.answer_line(s, action, t),
            Some(Frame::Liaison(_)) => self.answer_liaison(s, action, t),
            Some(Frame::Plan(_)) => self.answer_plan(s, action, c, t),
            Some(frame) => self.answer_plain(s, frame, action, t),
        }
        self.run(s, c, t);
    }

    fn answer_phase(&self, s: &mut State, action: Action, t: &mut Teller) {
        match (s.phase, action) {
            (Phase::Setup, action) => self.answer_setup(s, action, t),
            (_, Action::Play(card)) => self.issue(s, card, t),
            (_, Action::Discard(card)) => self.pass_card(s, card, t),
            (_, Action::Scrap(weapon)) => self.scrap(s, weapon, t),
            (_, Action::Dig(card, unit, wire)) => self.dig(s, card, unit, wire, t),
            (_, Action::Hq) => self.issue_aside(s, t),
            (_, Action::Plan(card, choice)) => self.begin_plan(s, s.active, card, choice, t),
            _ => s.phase = Phase::Stacking,
        }
    }

    fn answer_fire(&self, s: &mut State, action: Action, t: &mut Teller) {
        match action {
            Action::Fire(..) | Action::Smoke(..) => {
                self.declare(s, s.active, crate::frame::Means::Fire, action, t);
            }
            Action::Plan(card, choice) => self.begin_plan(s, s.active, card, choice, t),
            _ => {
                if let Some(Frame::Fire(fire)) = s.stack.iter_mut().last() {
                    (fire.units, fire.arms) = (Set64::EMPTY, 0);
                }
            }
        }
    }

    /// Questions with a single kind of answer.
    fn answer_plain(&self, s: &mut State, frame: Frame, action: Action, t: &mut Teller) {
        match (frame, action) {
            (Frame::Time(_), Action::Done) => {}
            (Frame::Time(mut time), Action::At(hex)) => {
                self.disperse(s, &mut time, hex);
                self.put_back(s, Frame::Time(time));
            }
            (Frame::Sniper(mut sniper), action) => {
                sniper.done = true;
                self.put_back(s, Frame::Sniper(sniper));
                if let Action::Unit(unit) = action {
                    s.stack.push(Book::breaks(Set64::one(unit)));
                }
            }
            (Frame::Melees, Action::At(hex)) => s.stack.push(crate::frame::Melee::at(hex)),
            (Frame::Rout(_), Action::Side(seat)) => self.choose_routed(s, seat),
            (Frame::Recover(_) | Frame::Rout(_), Action::Unit(unit)) => self.choose_tested(s, unit),
            (Frame::Retreat(_), Action::At(hex)) => self.choose_retreat(s, hex, t),
            (Frame::Deploy(_), Action::Unit(unit)) => self.give_marker(s, unit),
            (Frame::Displace(_), Action::Step(unit, hex)) => {
                s.put(unit, hex);
                t.all(|| self.unit_event("displaced", s, unit));
                self.recount(s, t);
                self.enter_placed(s, unit, t);
            }
            (Frame::Support(_), Action::Item(item)) => self.take_item(s, item, t),
            (Frame::Overstack(over), action) => self.answer_overstack(s, over, action, t),
            (Frame::Assault, Action::Fire(..)) => {
                s.stack.pop();
                self.declare(s, s.active, crate::frame::Means::Assault, action, t);
            }
            (Frame::Discard, Action::Discard(card)) => self.pass_card(s, card, t),
            (Frame::Discard, _) => {
                if let Flow::Call(window) = self.after_discard(s) {
                    s.stack.push(window);
                }
            }
            (frame, action) => unreachable!("{action:?} is no answer to {frame:?}"),
        }
    }

    fn answer_overstack(
        &self,
        s: &mut State,
        over: crate::frame::Overstack,
        action: Action,
        t: &mut Teller,
    ) {
        match action {
            Action::With(unit) => {
                self.put_back(
                    s,
                    Frame::Overstack(crate::frame::Overstack {
                        deployed: true,
                        ..over
                    }),
                );
                if let Some(frame) = self.deploy(s, unit, t) {
                    s.stack.push(frame);
                }
            }
            Action::Unit(unit) => {
                self.eliminate(s, unit, t);
                self.recount(s, t);
            }
            other => unreachable!("{other:?} is no answer to an overstacked hex"),
        }
    }
}
