//! Phase 4: which ordered unit fights whom (combat.*).

use crate::action::Action;
use crate::book::Book;
use crate::command_cards::Command;
use crate::frame::{Attack, Flow, Frame, Mode, Stage};
use crate::kinds::{Kind, NOBODY, Specialist};
use crate::movement::OTHER_PHASE;
use crate::question::{NOT_NOW, elsewhere};
use crate::state::{Phase, State, foe};
use hex::HexId;
use std::ops::ControlFlow::{self, Break, Continue};
use table::{Actions, Chance, Legal, Moment, No, Odds, Question, Seat, Set64, Sum, Teller, Text};

/// Who fights whom.
pub struct Fight;

impl Question for Fight {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "combat")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let _ = book.each_fight(s, &mut |action| {
            out.push(action);
            Continue(())
        });
        out.push(Action::Done);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let unit = |from: HexId| book.there(s, from);
        match action {
            Action::Fire(from, at) => book.may_fire(s, unit(from)?, at).map(drop),
            Action::Assault(from, at) => book.may_assault(s, unit(from)?, at).map(drop),
            Action::Cut(hex) => book.may_cut(s, unit(hex)?),
            Action::Done => Ok(()),
            Action::Step(..)
            | Action::March(..)
            | Action::Exit(_)
            | Action::Fortify(..)
            | Action::Repair(..) => Err(OTHER_PHASE),
            _ => elsewhere(action, NOT_NOW),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Fire(from, at) => {
                let mut fire = declared(s, s.active, Mode::Ranged, s.unit_at(from), at);
                fire.stage = Stage::Join;
                s.stack.push(Frame::Attack(fire));
            }
            Action::Assault(from, at) => {
                let assault = declared(s, s.active, Mode::Close, s.unit_at(from), at);
                s.stack.push(Frame::Attack(assault));
            }
            Action::Cut(hex) => book.cut_wire(s, s.unit_at(hex), t),
            _ => s.phase = Phase::DrawCommand,
        }
    }

    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let own = |hex: &HexId| s.at(*hex).is_some_and(|u| s.unit(u).seat == s.active);
        Some(match from.filter(own) {
            // Nobody there to fight: the unit was meant to go there.
            Some(from) if s.at(at).is_none() && book.distance(from, at) == 1 => {
                Action::Step(from, at)
            }
            Some(from) => book.fight_meant(from, at),
            None => book.act_of(s, at).unwrap_or_else(|| {
                let enemies = s.occupied[foe(s.active)];
                let nearest = enemies.iter().min_by_key(|&hex| book.distance(at, hex));
                match nearest {
                    Some(enemy) => book.fight_meant(at, enemy),
                    None => Action::Fire(at, at),
                }
            }),
        })
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let able = |&u: &u8| s.is_alive(u) && book.may_fight(s, u).is_ok();
        let able = s.ordered.iter().filter(able).count() as i64;
        Some(Text::new("ccgw-note-combat").num("n", able))
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Fire(from, at) => {
                let fire = declared(s, s.active, Mode::Ranged, s.at(from)?, at);
                book.combat_odds(s, fire)
            }
            Action::Assault(from, at) => book.assault_odds(s, s.active, from, at),
            _ => None,
        }
    }
}

/// ranged.crossfire: which machine gun joins.
pub struct Crossfire;

impl Question for Crossfire {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.fighting().seat, "crossfire")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let a = s.fighting();
        let last = (a.by - Set64::one(a.lead)).last();
        for unit in book.joiners(s, a).iter() {
            let join = Action::Join(s.unit(unit).hex);
            if last.is_some_and(|last| unit < last) {
                out.push_twin(join)
            } else {
                out.push(join)
            }
        }
        out.push(Action::Done);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let a = s.fighting();
        match action {
            Action::Join(hex) => book
                .there(s, hex)
                .and_then(|unit| book.may_join(s, a, unit)),
            Action::Done => Ok(()),
            _ => elsewhere(
                action,
                No::by(&["ranged.crossfire"], "ccgw-no-join-first").at(a.hex),
            ),
        }
    }

    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        match action {
            Action::Join(hex) => {
                let unit = s.unit_at(hex);
                s.attack_mut().by.insert(unit);
            }
            _ => s.attack_mut().stage = Stage::Before,
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Join(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let a = s.fighting();
        let text = Text::new("ccgw-note-crossfire").name("hex", book.label(a.hex));
        let dice = book.attack_dice(s, a, &mut Sum::quiet());
        Some(text.num("guns", a.by.len()).num("dice", dice))
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        let mut a = *s.fighting();
        match action {
            Action::Join(hex) => a.by.insert(s.at(hex)?),
            Action::Done => {}
            _ => return None,
        }
        book.combat_odds(s, a)
    }
}

/// ranged.declare, melee.declare: a combat about to begin.
fn declared(s: &State, seat: Seat, mode: Mode, lead: u8, at: HexId) -> Attack {
    let mut attack = Attack::new(seat, mode, lead, s.at(at).unwrap_or(NOBODY), at);
    attack.from = s.unit(lead).hex;
    attack
}

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

    /// ter.wire.remove
    fn cut_wire(&self, s: &mut State, unit: u8, t: &mut Teller) {
        let hex = s.unit(unit).hex;
        s.wire.remove(hex);
        // fx.spec.engineer-wire: engineers still fight.
        if !self.has(s, unit, Specialist::Engineer) {
            s.fought.insert(unit);
            self.return_token(s, unit);
        }
        t.all(|| Text::new("ccgw-wire-cut").name("hex", self.label(hex)))
            .deed();
    }

    /// ranged.crossfire: whether another machine gun may join this fire.
    fn may_join(&self, s: &State, attack: &Attack, unit: u8) -> Legal {
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
    pub fn joiners(&self, s: &State, attack: &Attack) -> Set64 {
        (s.ordered - s.fought)
            .iter()
            .filter(|&u| s.is_alive(u) && self.may_join(s, attack, u).is_ok())
            .collect()
    }

    /// Whether the Command card keeps its player from gaining tokens by combat (cmd.direct-from-hq).
    pub fn pays_for_stars(&self, s: &State, seat: Seat) -> bool {
        !(seat == s.active && s.card == Some(Command::DirectFromHq))
    }

    /// A fight between two hexes, by how far they are from each other.
    pub fn fight_meant(&self, from: HexId, at: HexId) -> Action {
        match self.distance(from, at) {
            1 => Action::Assault(from, at),
            _ => Action::Fire(from, at),
        }
    }

    /// What may come of an assault.
    pub fn assault_odds(&self, s: &State, seat: Seat, from: HexId, at: HexId) -> Option<Odds> {
        let assault = declared(s, seat, Mode::Close, s.at(from)?, at);
        (assault.target != NOBODY)
            .then_some(assault)
            .and_then(|assault| self.combat_odds(s, assault))
    }
}
