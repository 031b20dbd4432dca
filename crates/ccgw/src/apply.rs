//! Carrying out an answer, and playing on to the next question.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Attack, Flow, Frame, Moment, Stage, Window};
use crate::kinds::{Prize, Specialist};
use crate::question::Question;
use crate::state::{Phase, Raid, State};
use hex::HexId;
use table::{Chance, Seat, Teller, Text};

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
            Frame::Window(_) | Frame::Aim(_) => Flow::Ask,
            Frame::Attack(attack) => self.step_attack(s, attack, c, t),
            Frame::Retreat(retreat) => self.step_retreat(s, retreat, t),
            Frame::Barrage(barrage) => self.step_barrage(s, barrage, c, t),
            Frame::Restore {
                infantry,
                any,
                gained,
            } => self.step_restore(s, *infantry, *any, *gained),
            Frame::Idle => unreachable!("an idle frame is not on the stack"),
        }
    }

    /// One answer.
    pub fn carry_out(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let (seat, question) = self.question(s);
        match question {
            Question::Grenadier => self.enlist(s, Specialist::Grenadier, hex_of(action), t),
            Question::Specialist => match action {
                Action::Enlist(specialist, hex) => {
                    self.choose_specialist(s, seat, specialist, hex, t)
                }
                _ => self.end_choosing(s, seat),
            },
            Question::Rows => match action {
                Action::Row(row) => self.shell_chosen(s, row, c, t),
                _ => s.phase = Phase::TurnStart,
            },
            Question::Command => match action {
                Action::Play(card) => self.play_command(s, card, t),
                _ => s.phase = Phase::Ending,
            },
            Question::With => self.with_command(s, seat, action, t),
            Question::Section => {
                let Action::Section(wing) = action else {
                    unreachable!("{action:?} names no section");
                };
                self.choose_section(s, wing);
            }
            Question::Order => match action {
                Action::Order(hex) => self.give_order(s, unit_at(s, hex)),
                Action::OrderArtillery(wing) => self.order_battery(s, wing),
                _ => s.phase = Phase::Besides,
            },
            Question::Besides => match action {
                Action::Order(hex) => self.give_order_besides(s, unit_at(s, hex)),
                _ => self.end_orders(s, t),
            },
            Question::Raid => {
                if let Action::Pick(hex) = action {
                    s.raid = Raid {
                        unit: unit_at(s, hex),
                        start: hex,
                        raided: false,
                    };
                }
                s.phase = Phase::Movement;
            }
            Question::Move => self.carry_out_move(s, action, c, t),
            Question::Fight => match action {
                Action::Fire(from, at) => self.declare_fire(s, unit_at(s, from), at),
                Action::Assault(from, at) => self.declare_assault(s, unit_at(s, from), at),
                Action::Cut(hex) => self.cut_wire(s, unit_at(s, hex), t),
                _ => s.phase = Phase::DrawCommand,
            },
            Question::Window(window) => self.in_window(s, window, action, t),
            Question::Ending => s.phase = Phase::DrawCommand,
            Question::Keep => self.carry_out_keep(s, action, c, t),
            Question::Economy => self.carry_out_economy(s, action, c, t),
            other => self.carry_out_step(s, other, action, c, t),
        }
        self.run(s, c, t);
    }

    fn with_command(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        match action {
            Action::Card(card) => {
                self.play_card(s, seat, card, t);
                self.effect_with_command(s, card, t);
            }
            _ => s.phase = Phase::Announced,
        }
    }

    fn carry_out_move(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Step(from, to) => {
                let unit = unit_at(s, from);
                self.take_step(s, unit, to, t);
                self.test_ground(s, unit, c, t);
                if s.winner.is_none()
                    && let Some(window) = self.moves_window(s)
                {
                    s.stack.push(window);
                }
            }
            Action::March(from, to) => self.take_march(s, unit_at(s, from), to, t),
            Action::Exit(from) => self.take_exit(s, unit_at(s, from), t),
            Action::Fortify(from, at) => self.fortify(s, unit_at(s, from), at, t),
            Action::Repair(from, at) => self.repair(s, unit_at(s, from), at, t),
            Action::Stop => {
                let unit = s.moving;
                self.end_move(s, unit, c, t);
            }
            _ => self.end_movement(s, t),
        }
    }

    fn in_window(&self, s: &mut State, window: Window, action: Action, t: &mut Teller) {
        s.stack.pop();
        match action {
            Action::Card(card) => {
                self.play_card(s, window.seat, card, t);
                self.effect_in_window(s, window.seat, card, t);
            }
            Action::FirstStrike => {
                let id = s.command.give(
                    window.seat,
                    self.command_copies(crate::cards::Command::FirstStrike),
                );
                s.command.up.insert(id);
                s.first_strike = Some(window.seat);
                t.all(|| Text::new("ccgw-first-strike").text("side", self.side_text(window.seat)));
                self.strike_first(s, window.seat);
            }
            _ => debug_assert!(
                action == Action::Pass,
                "{:?} in {:?}",
                action,
                Moment::key(window.moment)
            ),
        }
    }

    fn carry_out_keep(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Medal => {
                self.award(s, s.active, 1, Prize::Time, t);
                let two = s.effects.has(crate::cards::Combat::Tactician);
                self.draw_one_or_two(s, two, c, t);
            }
            Action::DrawTwo => self.draw_one_or_two(s, true, c, t),
            Action::Keep(card) => self.keep_command(s, card, t),
            other => unreachable!("{other:?} keeps nothing"),
        }
    }

    fn carry_out_economy(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let seat = s.active;
        match action {
            Action::Draw => {
                self.draw_combat(s, seat, c, t);
                s.phase = Phase::Clear;
            }
            Action::Tokens => {
                self.gain_tokens(s, seat, 2, t);
                s.phase = Phase::Gained;
            }
            Action::Discard(card) => {
                let id = s.combat.give(seat, self.combat_copies(card));
                s.combat.out.insert(id);
                s.discarded = true;
                t.all(|| {
                    Text::new("ccgw-combat-discarded")
                        .text("side", self.side_text(seat))
                        .text("card", crate::effects::combat_text(card))
                });
                self.gain_tokens(s, seat, 1, t);
            }
            other => unreachable!("{other:?} ends no turn"),
        }
    }

    /// Answers within a combat or a card.
    fn carry_out_step(
        &self,
        s: &mut State,
        question: Question,
        action: Action,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        match (question, action) {
            (Question::Join(_), Action::Join(hex)) => {
                let unit = unit_at(s, hex);
                change(s, |attack| attack.by.insert(unit));
            }
            (Question::Join(_), _) => change(s, |attack| attack.stage = Stage::Before),
            (Question::Ignore(_), Action::Ignore(n)) => self.ignore_flags(s, n, t),
            (Question::Advance(_), Action::Advance) => self.advance(s, t),
            (Question::Advance(_), _) => change(s, |attack| attack.stage = Stage::Home),
            (Question::Bonus(_), Action::Assault(_, at)) => self.fight_bonus(s, at),
            (Question::Bonus(_), _) => change(s, |attack| attack.stage = Stage::Home),
            (Question::Home(_), answer) => {
                change(s, |attack| attack.stage = Stage::Over);
                if answer == Action::Return {
                    self.go_home(s, t);
                }
            }
            (Question::Retreat(r), Action::Retreat(to)) => {
                if let Some(Frame::Retreat(frame)) = s.stack.last_mut() {
                    frame.left -= 1;
                }
                self.fall_back(s, r.unit, to, t);
            }
            (Question::Place(_), Action::Target(hex)) => self.lay_template(s, hex),
            (Question::Place(_), _) => self.hold_fire(s, t),
            (Question::Buy(_), Action::Dice(n)) => self.buy_dice(s, n, t),
            (Question::Aim(card), answer) => {
                s.stack.pop();
                match answer {
                    Action::Pick(hex) => self.aim(s, card, unit_at(s, hex), c, t),
                    Action::TakeCombat(taken) => self.take_combat(s, taken, t),
                    Action::TakeCommand(taken) => self.take_command(s, taken, c, t),
                    _ => {}
                }
            }
            (Question::Restore(..), Action::Pick(hex)) => self.restore(s, hex, t),
            (question, action) => unreachable!("{action:?} does not answer {question:?}"),
        }
    }

    /// cmd.replacements: infantry takes a Soldier first, so that the others stay free.
    fn restore(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        let unit = unit_at(s, hex);
        let foot = s.unit(unit).kind == crate::kinds::Kind::Infantry;
        if let Some(Frame::Restore {
            infantry,
            any,
            gained,
        }) = s.stack.last_mut()
        {
            if foot && *infantry > 0 {
                *infantry -= 1;
            } else {
                *any -= 1;
            }
            gained.insert(unit);
        }
        self.heal(s, unit, 1, t);
    }
}

fn unit_at(s: &State, hex: HexId) -> u8 {
    s.at(hex)
        .expect("the action is legal, so its unit is there")
}

fn hex_of(action: Action) -> HexId {
    match action {
        Action::Pick(hex) => hex,
        other => unreachable!("{other:?} names no hex"),
    }
}

fn change(s: &mut State, f: impl FnOnce(&mut Attack)) {
    if let Some(Frame::Attack(attack)) = s.stack.last_mut() {
        f(attack);
    }
}
