//! The rule against an action: the same tests that list what is legal, asked one by one.

use crate::action::Action;
use crate::book::Book;
use crate::cards::Combat;
use crate::kinds::NOBODY;
use crate::question::Question;
use crate::state::{Phase, State, foe};
use crate::windows::{WITH_COMMAND, untimely};
use hex::HexId;
use table::Refusal;
use table::{Legal, No};

impl Book {
    /// The unit in a hex, for an action that names it.
    fn there(&self, s: &State, hex: HexId) -> Legal<u8> {
        let known = hex.index() < self.terrain.len();
        known
            .then(|| s.at(hex))
            .flatten()
            .ok_or(No::by(&["p2.unit-is-hex"], "ccgw-no-unit").at(hex))
    }

    /// The rule against an action, or nothing. Of an action whose time has passed, also the rule that forbids it
    /// anyway: a fourth order is refused by its card before it is refused by the phase.
    pub fn refuse(&self, s: &State, action: Action) -> Option<Refusal> {
        let no = self.refuse_answer(s, action).err()?;
        if no != not_now() {
            return Some(self.refusal(no));
        }
        let reason = self.afterthought(s, action);
        let mut refusal = self.refusal(reason.unwrap_or_else(|| self.something_else(s, action)));
        let rules = no.rules.iter().map(|&rule| rule.into());
        let more: Vec<_> = rules.filter(|rule| !refusal.rules.contains(rule)).collect();
        refusal.rules.extend(more);
        Some(refusal)
    }

    /// What is asked instead, of an action that answers another question.
    fn something_else(&self, s: &State, action: Action) -> No {
        let (_, question) = self.question(s);
        match (question, action) {
            (_, Action::FirstStrike) => No::by(&["cmd.first-strike"], "ccgw-no-first-strike"),
            (_, Action::Play(_)) => No::by(&["p1.play-one"], "ccgw-no-command-now"),
            (Question::Command, _) => No::by(&["p1.play-one"], "ccgw-no-command-first"),
            (Question::With, _) => No::by(&["cc.with-command-card"], "ccgw-no-with-first"),
            (Question::Section, _) => No::by(&["cmd.infantry-attack"], "ccgw-no-section-first"),
            (Question::Order | Question::Besides, _) => {
                No::by(&["p2.designate"], "ccgw-no-orders-first")
            }
            (Question::Raid, _) => No::by(&["cc.trench-raid"], "ccgw-no-raid-first"),
            (Question::Join(a), _) => No::by(&["ranged.crossfire"], "ccgw-no-join-first").at(a.hex),
            (Question::Advance(a), _) => {
                No::by(&["advance.option"], "ccgw-no-advance-first").at(a.hex)
            }
            (Question::Home(_), _) => {
                No::by(&["cc.trench-raid"], "ccgw-no-return-first").at(s.raid.start)
            }
            (Question::Bonus(_), _) => {
                No::by(&["bonus.who", "bonus.any-adjacent"], "ccgw-no-bonus")
            }
            (Question::Retreat(r), _) => {
                No::by(&["retreat.owner-chooses"], "ccgw-no-retreat-first").at(s.unit(r.unit).hex)
            }
            (Question::Place(_), _) => No::by(&["ra.fires-first"], "ccgw-no-artillery-first"),
            (Question::Buy(b), _) => No::by(&["ra.buy-dice"], "ccgw-no-buy-first").at(b.centre),
            (Question::Aim(_), _) => No::by(&["cc.timing"], "ccgw-no-aim-first"),
            (Question::Restore(..), _) => No::by(&["cmd.replacements"], "ccgw-no-restore-first"),
            (Question::Window(_), _) => No::by(&["cc.timing"], "ccgw-no-window-first"),
            (Question::Ending | Question::Keep | Question::Economy, _) => {
                No::by(&["p5.sequence"], "ccgw-no-turn-over")
            }
            _ => not_now(),
        }
    }

    fn afterthought(&self, s: &State, action: Action) -> Option<No> {
        match action {
            Action::Order(hex) if s.phase > Phase::Orders => self
                .there(s, hex)
                .and_then(|unit| self.may_order(s, unit))
                .err(),
            Action::OrderArtillery(wing) if s.phase > Phase::Orders => {
                self.may_order_battery(s, wing).err()
            }
            Action::Step(..) | Action::March(..) | Action::Exit(_) if s.phase > Phase::Movement => {
                self.refuse_move(s, action).err()
            }
            Action::Fire(..) | Action::Assault(..) | Action::Cut(_) if s.phase > Phase::Combat => {
                self.refuse_fight(s, action).err()
            }
            _ => None,
        }
    }

    fn refuse_answer(&self, s: &State, action: Action) -> Legal {
        let (seat, question) = self.question(s);
        match (question, action) {
            (Question::Grenadier, Action::Pick(hex)) => {
                let fits = self.grenadier_hexes(s, seat).contains(hex);
                if fits {
                    Ok(())
                } else {
                    Err(No::by(
                        &["spec.grenadier-host", "scn.12.grenadiers"],
                        "ccgw-no-grenadier",
                    ))
                }
            }
            (Question::Specialist, Action::Enlist(specialist, hex)) => {
                self.may_enlist(s, seat, specialist, hex)
            }
            (Question::Specialist, Action::Done) => self.may_end_choosing(s, seat),
            (Question::Rows, Action::Row(row)) => self.may_shell_row(s, row),
            (Question::Rows, Action::Done) => Ok(()),
            (Question::Command, Action::Play(card)) => {
                let held = s.command.holds(seat, self.command_copies(card));
                if held {
                    Ok(())
                } else {
                    Err(No::by(&["p1.play-one"], "ccgw-no-card-held"))
                }
            }
            (Question::Command, Action::Pass) if s.command.hand[seat].is_empty() => Ok(()),
            (Question::Command, Action::Pass) => {
                Err(No::by(&["p1.play-one"], "ccgw-no-pass-command"))
            }
            (Question::With, Action::Card(card)) => {
                self.may_play_card(s, seat, card, &WITH_COMMAND)
            }
            (Question::Section, Action::Section(wing)) => self.may_choose_section(s, wing),
            (Question::Order, Action::Order(hex)) => {
                self.there(s, hex).and_then(|unit| self.may_order(s, unit))
            }
            (Question::Besides, Action::Order(hex)) => self
                .there(s, hex)
                .and_then(|unit| self.may_order_besides(s, unit)),
            (Question::Order, Action::OrderArtillery(wing)) => self.may_order_battery(s, wing),
            (Question::Raid, Action::Pick(hex)) => {
                self.there(s, hex).and_then(|unit| self.may_raid(s, unit))
            }
            (Question::With | Question::Raid | Question::Window(_), Action::Pass)
            | (Question::Order | Question::Besides | Question::Ending, Action::Done) => Ok(()),
            (Question::Move, _) => self.refuse_move(s, action),
            (Question::Fight, _) => self.refuse_fight(s, action),
            (Question::Window(window), Action::Card(card)) => {
                self.may_play_card(s, seat, card, window.moment.cards())
            }
            (Question::Window(window), Action::FirstStrike)
                if window.moment.takes_first_strike() =>
            {
                self.may_strike_first(s, seat)
            }
            (_, Action::Card(card)) => Err(untimely(card)),
            _ => self.refuse_step(s, question, action),
        }
    }

    fn refuse_move(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Step(from, to) => self
                .there(s, from)
                .and_then(|unit| self.may_step(s, unit, to)),
            Action::March(from, to) => self
                .there(s, from)
                .and_then(|unit| self.may_march(s, unit, to)),
            Action::Exit(from) => self.there(s, from).and_then(|unit| self.may_exit(s, unit)),
            Action::Fortify(from, at) => self
                .there(s, from)
                .and_then(|unit| self.may_fortify(s, unit, at)),
            Action::Repair(from, at) => self
                .there(s, from)
                .and_then(|unit| self.may_repair(s, unit, at)),
            Action::Done if s.moving == NOBODY => Ok(()),
            Action::Stop if s.moving != NOBODY => Ok(()),
            Action::Fire(..) | Action::Assault(..) => Err(No::by(
                &["turn.phase-complete", "turn.phases"],
                "ccgw-no-phase",
            )),
            Action::Card(card) => Err(untimely(card)),
            _ => Err(not_now()),
        }
    }

    fn refuse_fight(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Fire(from, at) => self
                .there(s, from)
                .and_then(|unit| self.may_fire(s, unit, at))
                .map(drop),
            Action::Assault(from, at) => self
                .there(s, from)
                .and_then(|unit| self.may_assault(s, unit, at))
                .map(drop),
            Action::Cut(hex) => self.there(s, hex).and_then(|unit| self.may_cut(s, unit)),
            Action::Done => Ok(()),
            Action::Step(..)
            | Action::March(..)
            | Action::Exit(_)
            | Action::Fortify(..)
            | Action::Repair(..) => Err(No::by(
                &["turn.phase-complete", "turn.phases"],
                "ccgw-no-phase",
            )),
            Action::Card(card) => Err(untimely(card)),
            _ => Err(not_now()),
        }
    }

    fn refuse_step(&self, s: &State, question: Question, action: Action) -> Legal {
        match (question, action) {
            (Question::Join(a), Action::Join(hex)) => self
                .there(s, hex)
                .and_then(|unit| self.may_join(s, &a, unit)),
            (Question::Join(_), Action::Done)
            | (Question::Advance(_), Action::Stay)
            | (Question::Home(_), Action::Stay) => Ok(()),
            (Question::Ignore(a), Action::Ignore(n)) if n <= self.ignorable(s, &a) => Ok(()),
            (Question::Ignore(a), Action::Order(_)) => Err(No::by(
                &["morale.ignore-is-choice", "morale.ignore-flags"],
                "ccgw-no-ignore-first",
            )
            .at(a.hex)),
            (Question::Retreat(_), Action::Ignore(_)) if self.under_flames(s) => Err(No::by(
                &["fx.spec.flamethrower-melee", "morale.ignore-flags"],
                "ccgw-no-ignore-flames",
            )),
            (Question::Ignore(_), _) | (Question::Retreat(_), Action::Ignore(_)) => Err(No::by(
                &["morale.ignore-is-choice", "morale.ignore-flags"],
                "ccgw-no-ignore",
            )),
            (Question::Advance(a), Action::Advance) => self.may_advance(s, &a),
            (Question::Home(a), Action::Return) => self.may_return(s, &a),
            (Question::Bonus(_), Action::Pass) => Ok(()),
            (Question::Bonus(a), Action::Assault(from, at)) => {
                let fits = from == s.unit(a.lead).hex && self.bonus_targets(s, &a).contains(at);
                if fits {
                    Ok(())
                } else {
                    Err(No::by(
                        &["bonus.any-adjacent", "bonus.who"],
                        "ccgw-no-bonus",
                    ))
                }
            }
            (Question::Retreat(r), Action::Retreat(to)) => self.may_retreat(s, &r, to),
            (
                Question::Place(_) | Question::Buy(_),
                Action::Fire(..) | Action::Assault(..) | Action::Cut(_),
            ) => Err(No::by(&["ra.fires-first"], "ccgw-no-artillery-first")),
            (Question::Place(_), Action::Target(hex)) => self.may_target(s, hex),
            (Question::Place(_), Action::Pass) => Ok(()),
            (Question::Buy(_), Action::Dice(n)) => self.may_buy(s, n),
            (Question::Aim(card), _) => self.refuse_aim(s, card, action),
            (Question::Restore(infantry, any), Action::Pick(hex)) => self
                .there(s, hex)
                .and_then(|unit| self.may_restore(s, unit, infantry, any)),
            (Question::Keep, _) => self.refuse_keep(s, action),
            (Question::Economy, Action::Draw) => self.may_draw_combat(s),
            (Question::Economy, Action::Tokens) => Ok(()),
            (Question::Economy, Action::Discard(card)) => self.may_discard(s, card),
            _ => Err(not_now()),
        }
    }

    fn refuse_aim(&self, s: &State, card: Combat, action: Action) -> Legal {
        let other = foe(s.active);
        match (card, action) {
            (Combat::CounterEspionage, Action::TakeCombat(taken)) => {
                let held = s.combat.holds(other, self.combat_copies(taken));
                if held {
                    Ok(())
                } else {
                    Err(No::by(&["cc.counter-espionage"], "ccgw-no-card-held"))
                }
            }
            (Combat::MataHari, Action::TakeCommand(taken)) => {
                let held = s.command.holds(other, self.command_copies(taken));
                if held {
                    Ok(())
                } else {
                    Err(No::by(&["cc.mata-hari"], "ccgw-no-card-held"))
                }
            }
            (Combat::OutOfAmmo, Action::Pick(hex)) if !self.aims(s, card).contains(hex) => {
                Err(No::by(&["cc.out-of-ammo"], "ccgw-no-aim").at(hex))
            }
            (Combat::StretcherBearers | Combat::Surgeon, Action::Pick(hex)) => {
                self.there(s, hex).and_then(|unit| self.may_heal(s, unit))
            }
            (Combat::SmokingKills, Action::Pick(hex)) => {
                self.there(s, hex).and_then(|unit| self.may_snipe(s, unit))
            }
            (Combat::OutOfAmmo, Action::Pick(_)) => Ok(()),
            (Combat::Surgeon, Action::Pass) if self.aims(s, card).is_empty() => Ok(()),
            _ => Err(not_now()),
        }
    }

    fn refuse_keep(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Medal if self.may_take_time_medal(s) => Ok(()),
            Action::Medal => Err(No::by(
                &[
                    "medal.time-pressure",
                    "medal.time-pressure-not-winning",
                    "cmd.recon-time",
                ],
                "ccgw-no-medal",
            )),
            Action::DrawTwo if self.may_take_time_medal(s) => Ok(()),
            Action::Keep(card) if !(s.command.drawn & self.command_copies(card)).is_empty() => {
                Ok(())
            }
            _ => Err(No::by(&["cmd.recon"], "ccgw-no-keep")),
        }
    }
}

/// Nothing of the kind is asked now.
fn not_now() -> No {
    No::by(&["turn.phases"], "ccgw-no-now")
}
