//! Phase 4: which ordered unit fights whom (combat.*).

use crate::action::Action;
use crate::book::Book;
use crate::cards::Command;
use crate::frame::{Attack, Flow, Frame, Mode, Stage};
use crate::kinds::{Kind, NOBODY, Specialist};
use crate::state::{Phase, State, foe};
use hex::HexId;
use std::ops::ControlFlow::{self, Break, Continue};
use table::{Actions, Teller, Text};
use table::{Legal, No};

impl Book {
    /// Phase 4 goes on while an ordered unit can fight (combat.optional: it need not).
    pub fn step_combat(&self, s: &mut State) -> Flow {
        if self.each_fight(s, &mut |_| Break(())).is_break() {
            return Flow::Ask;
        }
        s.phase = Phase::Ending;
        Flow::Next
    }

    /// combat.free-order: every combat that may be declared now, each to be resolved before the next
    /// (combat.one-by-one, melee.one-at-a-time).
    fn each_fight(
        &self,
        s: &State,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let enemy = s.occupied[foe(s.active)];
        for unit in (s.ordered - s.fought).iter() {
            if !s.is_alive(unit) || self.may_fight(s, unit).is_err() {
                continue;
            }
            let from = s.unit(unit).hex;
            let beside = self.near(from) & enemy;
            if beside.is_empty() {
                self.each_shot(s, unit, f)?;
            } else {
                for at in beside {
                    if self.may_assault(s, unit, at).is_ok() {
                        f(Action::Assault(from, at))?;
                    }
                }
            }
            if self.may_cut(s, unit).is_ok() {
                f(Action::Cut(from))?;
            }
        }
        Continue(())
    }

    fn each_shot(
        &self,
        s: &State,
        unit: u8,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let u = s.unit(unit);
        let reach = self.ability(u.kind).dice.len() as u8;
        for target in s.alive[foe(s.active)].iter() {
            let at = s.unit(target).hex;
            if self.distance(u.hex, at) <= reach && self.may_fire(s, unit, at).is_ok() {
                f(Action::Fire(u.hex, at))?;
            }
        }
        if u.kind == Kind::Mortar {
            for at in s.wire - s.crowded() {
                if self.may_fire(s, unit, at).is_ok() {
                    f(Action::Fire(u.hex, at))?;
                }
            }
        }
        Continue(())
    }

    /// What is legal in phase 4.
    pub fn list_fights(&self, s: &State, out: &mut Actions<Action>) {
        let _ = self.each_fight(s, &mut |action| {
            out.push(action);
            Continue(())
        });
        out.push(Action::Done);
    }

    /// ranged.declare
    pub fn declare_fire(&self, s: &mut State, unit: u8, at: HexId) {
        let target = s.at(at).unwrap_or(NOBODY);
        let mut attack = Attack::new(s.active, Mode::Ranged, unit, target, at);
        attack.from = s.unit(unit).hex;
        attack.stage = Stage::Join;
        s.stack.push(Frame::Attack(attack));
    }

    /// melee.declare
    pub fn declare_assault(&self, s: &mut State, unit: u8, at: HexId) {
        let target = s.at(at).expect("a unit is attacked");
        let mut attack = Attack::new(s.active, Mode::Close, unit, target, at);
        attack.from = s.unit(unit).hex;
        s.stack.push(Frame::Attack(attack));
    }

    /// ter.wire.remove
    pub fn cut_wire(&self, s: &mut State, unit: u8, t: &mut Teller) {
        let hex = s.unit(unit).hex;
        s.wire.remove(hex);
        // fx.spec.engineer-wire: engineers still fight.
        if !self.has(s, unit, Specialist::Engineer) {
            s.fought.insert(unit);
            self.return_token(s, unit);
        }
        t.all(|| Text::new("ccgw-wire-cut").name("hex", self.label(hex)));
    }

    /// ranged.crossfire: whether another machine gun may join this fire.
    pub fn may_join(&self, s: &State, attack: &Attack, unit: u8) -> Legal {
        let rules = &["ranged.crossfire"];
        let guns = attack.lead != NOBODY
            && self.is_gun(s, attack.lead)
            && self.is_gun(s, unit)
            && s.unit(unit).seat == attack.seat;
        if !guns || attack.target == NOBODY {
            return Err(No::by(rules, "ccgw-no-join-gun"));
        }
        if attack.by.has(unit) {
            return Err(No::by(rules, "ccgw-no-join-twice"));
        }
        self.may_fire(s, unit, attack.hex).map(drop)
    }

    /// fx.spec.lmg-crossfire: a machine gun, or infantry with a light one.
    fn is_gun(&self, s: &State, unit: u8) -> bool {
        s.unit(unit).kind == Kind::MachineGun || self.has(s, unit, Specialist::LightMg)
    }

    /// Machine guns that may join.
    pub fn joiners(&self, s: &State, attack: &Attack) -> table::Set64 {
        (s.ordered - s.fought)
            .iter()
            .filter(|&u| s.is_alive(u) && self.may_join(s, attack, u).is_ok())
            .collect()
    }

    /// Whether the Command card keeps its player from gaining tokens by combat (cmd.direct-from-hq).
    pub fn pays_for_stars(&self, s: &State, seat: table::Seat) -> bool {
        !(seat == s.active && s.card == Some(Command::DirectFromHq))
    }
}
