//! What is asked, of whom, what may be answered, and why not something else.
//!
//! The question is read off the innermost procedure, or off the phase when none is open.

use crate::action::Action;
use crate::book::Book;
use crate::cards::Combat;
use crate::frame::{Attack, Barrage, Fire, Frame, Retreat, Stage, Window};
use crate::kinds::Wing;
use crate::state::{Phase, State, foe};
use crate::turn::COMBAT_HAND;
use crate::windows::WITH_COMMAND;
use table::{Actions, Seat};
use table::{Legal, No};

/// One question.
#[derive(Clone, Copy, Debug)]
pub enum Question {
    /// Where a grenadier goes.
    Grenadier,
    /// Which specialist joins whom.
    Specialist,
    /// Which row is shelled.
    Rows,
    /// Which Command card.
    Command,
    /// A Combat card with it?
    With,
    /// Which section attacks.
    Section,
    /// Who is ordered.
    Order,
    /// Who is ordered besides the card.
    Besides,
    /// Who raids.
    Raid,
    /// Who moves where.
    Move,
    /// Who fights whom.
    Fight,
    /// Which machine gun joins.
    Join(Attack),
    /// How many flags are ignored.
    Ignore(Attack),
    /// Advance?
    Advance(Attack),
    /// A bonus combat?
    Bonus(Attack),
    /// Back to the start?
    Home(Attack),
    /// Where to retreat.
    Retreat(Retreat),
    /// Where the template is laid.
    Place(Barrage),
    /// How many dice are bought.
    Buy(Barrage),
    /// The target of a card.
    Aim(Combat),
    /// Which unit gets a figure back.
    Restore(u8, u8),
    /// A card at this moment?
    Window(Window),
    /// Nothing but the end of the turn.
    Ending,
    /// A medal or two cards, or which card is kept.
    Keep,
    /// Combat card or tokens.
    Economy,
}

impl Book {
    /// The question now open, and who answers it.
    pub fn question(&self, s: &State) -> (Seat, Question) {
        let me = s.active;
        let Some(frame) = s.stack.last() else {
            return self.phase_question(s);
        };
        match *frame {
            Frame::Window(window) => (window.seat, Question::Window(window)),
            Frame::Attack(a) => match a.stage {
                Stage::Join => (a.seat, Question::Join(a)),
                Stage::Flags => (s.unit(a.target).seat, Question::Ignore(a)),
                Stage::Advance => (a.seat, Question::Advance(a)),
                Stage::Bonus => (a.seat, Question::Bonus(a)),
                Stage::Home => (a.seat, Question::Home(a)),
                stage => unreachable!("{stage:?} asks nothing"),
            },
            Frame::Retreat(r) => (s.unit(r.unit).seat, Question::Retreat(r)),
            Frame::Barrage(b) if b.step == Fire::Place => (me, Question::Place(b)),
            Frame::Barrage(b) => (me, Question::Buy(b)),
            Frame::Aim(card) => (me, Question::Aim(card)),
            Frame::Restore { infantry, any, .. } => (me, Question::Restore(infantry, any)),
            Frame::Idle => unreachable!("an idle frame is not on the stack"),
        }
    }

    fn phase_question(&self, s: &State) -> (Seat, Question) {
        let question = match s.phase {
            Phase::Setup => {
                return match self.placing(s) {
                    Some(seat) => (seat, Question::Grenadier),
                    None => (self.choosing(s).unwrap_or_default(), Question::Specialist),
                };
            }
            Phase::Shelling => Question::Rows,
            Phase::Command => Question::Command,
            Phase::With => Question::With,
            Phase::Section => Question::Section,
            Phase::Orders => Question::Order,
            Phase::Besides => Question::Besides,
            Phase::Raid => Question::Raid,
            Phase::Movement => Question::Move,
            Phase::Combat => Question::Fight,
            Phase::Ending => Question::Ending,
            Phase::Keep => Question::Keep,
            Phase::Economy => Question::Economy,
            phase => unreachable!("{phase:?} asks nothing"),
        };
        (s.active, question)
    }

    /// The key of the question now open, if one is.
    pub fn asking(&self, s: &State) -> Option<&'static str> {
        s.winner
            .is_none()
            .then(|| Book::moment(&self.question(s).1))
    }

    /// The key of a question.
    pub fn moment(question: &Question) -> &'static str {
        match question {
            Question::Grenadier => "grenadier",
            Question::Specialist => "specialists",
            Question::Rows => "rows",
            Question::Command => "command",
            Question::With => "with-command",
            Question::Section => "section",
            Question::Order => "orders",
            Question::Besides => "pigeons",
            Question::Raid => "raid",
            Question::Move => "movement",
            Question::Fight => "combat",
            Question::Join(_) => "crossfire",
            Question::Ignore(_) => "ignore-flags",
            Question::Advance(_) => "advance",
            Question::Bonus(_) => "bonus-combat",
            Question::Home(_) => "raid-return",
            Question::Retreat(_) => "retreat",
            Question::Place(_) => "template",
            Question::Buy(_) => "targeting-dice",
            Question::Aim(_) => "card-target",
            Question::Restore(..) => "replacements",
            Question::Window(window) => window.moment.key(),
            Question::Ending => "turn-over",
            Question::Keep => "keep-command",
            Question::Economy => "end-of-turn",
        }
    }

    /// What may be answered.
    pub fn list(&self, s: &State, out: &mut Actions<Action>) {
        let (seat, question) = self.question(s);
        match question {
            Question::Grenadier => self
                .grenadier_hexes(s, seat)
                .iter()
                .for_each(|hex| out.push(Action::Pick(hex))),
            Question::Specialist => self.list_specialists(s, seat, out),
            Question::Rows => self.list_rows(s, out),
            Question::Command => self.list_command(s, out),
            Question::With => {
                let held =
                    |card: &&Combat| self.may_play_card(s, seat, **card, &WITH_COMMAND).is_ok();
                WITH_COMMAND
                    .iter()
                    .filter(held)
                    .for_each(|&card| out.push(Action::Card(card)));
                out.push(Action::Pass);
            }
            Question::Section => {
                let infantry = |wing: &Wing| self.may_choose_section(s, *wing).is_ok();
                Wing::ALL
                    .into_iter()
                    .filter(infantry)
                    .for_each(|wing| out.push(Action::Section(wing)));
            }
            Question::Order => self.list_orders(s, out),
            Question::Besides => self.list_besides(s, out),
            Question::Raid => {
                for unit in s.ordered.iter().filter(|&u| self.may_raid(s, u).is_ok()) {
                    out.push(Action::Pick(s.unit(unit).hex));
                }
                out.push(Action::Pass);
            }
            Question::Move => self.list_moves(s, out),
            Question::Fight => self.list_fights(s, out),
            Question::Place(_) => self.list_targets(s, out),
            Question::Buy(_) => (0..=self.most_dice(s)).for_each(|n| out.push(Action::Dice(n))),
            Question::Window(window) => self.list_window(s, window, out),
            Question::Ending => out.push(Action::Done),
            Question::Keep => self.list_keep(s, out),
            Question::Economy => self.list_economy(s, out),
            other => self.list_combat_step(s, other, out),
        }
    }

    /// The questions within a combat or a card.
    fn list_combat_step(&self, s: &State, question: Question, out: &mut Actions<Action>) {
        match question {
            Question::Join(a) => {
                let last = (a.by - table::Set64::one(a.lead)).last();
                for unit in self.joiners(s, &a).iter() {
                    let join = Action::Join(s.unit(unit).hex);
                    if last.is_some_and(|last| unit < last) {
                        out.push_twin(join)
                    } else {
                        out.push(join)
                    }
                }
                out.push(Action::Done);
            }
            Question::Ignore(a) => {
                (0..=self.ignorable(s, &a)).for_each(|n| out.push(Action::Ignore(n)))
            }
            Question::Advance(_) => [Action::Advance, Action::Stay]
                .into_iter()
                .for_each(|a| out.push(a)),
            Question::Bonus(a) => {
                let from = s.unit(a.lead).hex;
                self.bonus_targets(s, &a)
                    .iter()
                    .for_each(|at| out.push(Action::Assault(from, at)));
                out.push(Action::Pass);
            }
            Question::Home(_) => [Action::Return, Action::Stay]
                .into_iter()
                .for_each(|a| out.push(a)),
            Question::Retreat(r) => {
                for to in self.refuges(s, r.unit) {
                    out.push(Action::Retreat(to));
                }
            }
            Question::Aim(card) => self.list_aims(s, card, out),
            Question::Restore(infantry, any) => {
                for unit in s.alive[s.active]
                    .iter()
                    .filter(|&u| self.may_restore(s, u, infantry, any).is_ok())
                {
                    out.push(Action::Pick(s.unit(unit).hex));
                }
            }
            other => unreachable!("{other:?} is listed elsewhere"),
        }
    }

    fn list_command(&self, s: &State, out: &mut Actions<Action>) {
        for class in self.command.classes_in(s.command.hand[s.active]) {
            out.push(Action::Play(self.command_of[class as usize]));
        }
        if s.command.hand[s.active].is_empty() {
            out.push(Action::Pass);
        }
    }

    fn list_aims(&self, s: &State, card: Combat, out: &mut Actions<Action>) {
        let other = foe(s.active);
        match card {
            Combat::CounterEspionage => {
                for class in self.combat.classes_in(s.combat.hand[other]) {
                    out.push(Action::TakeCombat(self.combat_of[class as usize]));
                }
            }
            Combat::MataHari => {
                for class in self.command.classes_in(s.command.hand[other]) {
                    out.push(Action::TakeCommand(self.command_of[class as usize]));
                }
            }
            _ => {
                let aims = self.aims(s, card);
                aims.iter().for_each(|hex| out.push(Action::Pick(hex)));
                // The surgeon comes later than his card: his patient may have been helped by another.
                if aims.is_empty() {
                    out.push(Action::Pass);
                }
            }
        }
    }

    fn list_keep(&self, s: &State, out: &mut Actions<Action>) {
        if self.may_take_time_medal(s) {
            out.push(Action::Medal);
            out.push(Action::DrawTwo);
            return;
        }
        for class in self.command.classes_in(s.command.drawn) {
            out.push(Action::Keep(self.command_of[class as usize]));
        }
    }

    /// p5.discard-for-hq, p5.hand-limit: discard for a token, then draw or take two.
    fn list_economy(&self, s: &State, out: &mut Actions<Action>) {
        if self.may_draw_combat(s).is_ok() {
            out.push(Action::Draw);
        }
        out.push(Action::Tokens);
        for class in self.combat.classes_in(s.combat.hand[s.active]) {
            let card = self.combat_of[class as usize];
            if self.may_discard(s, card).is_ok() {
                out.push(Action::Discard(card));
            }
        }
    }

    /// p5.hand-limit: whether a Combat card may be drawn.
    pub fn may_draw_combat(&self, s: &State) -> Legal {
        if s.combat.count[s.active] >= COMBAT_HAND {
            return Err(No::by(
                &["p5.hand-limit", "cc.hand-max"],
                "ccgw-no-draw-hand",
            ));
        }
        if (s.combat.rest | s.combat.out).is_empty() {
            return Err(No::by(&["p5.reshuffle"], "ccgw-no-draw-deck"));
        }
        Ok(())
    }

    /// p5.discard-for-hq: whether this card may be discarded for a token.
    pub fn may_discard(&self, s: &State, card: Combat) -> Legal {
        if s.played[s.active] > 0 || s.discarded {
            return Err(No::by(&["p5.discard-for-hq"], "ccgw-no-discard"));
        }
        if !s.combat.holds(s.active, self.combat_copies(card)) {
            return Err(No::by(&["p5.discard-for-hq"], "ccgw-no-card-held"));
        }
        Ok(())
    }

    /// cmd.infantry-attack: whether there is infantry in that section.
    pub fn may_choose_section(&self, s: &State, wing: Wing) -> Legal {
        let section = self.section(s.active, wing);
        let there = |u: u8| self.stands_in(s, u, section);
        if s.orders.eligible.iter().any(there) {
            Ok(())
        } else {
            Err(No::by(&["cmd.infantry-attack"], "ccgw-no-section-infantry"))
        }
    }
}
