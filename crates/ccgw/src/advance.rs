//! After a close combat that was won: advance and bonus combat (advance.*, bonus.*).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Attack, Frame, Mode, Stage};
use crate::kinds::Kind;
use crate::question::elsewhere;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Odds, Question, Seat, Sum, Teller, Text};

/// advance.option: advance?
pub struct Advance;

impl Question for Advance {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.fighting().seat, "advance")
    }

    fn list(&self, _: &Book, _: &State, out: &mut Actions<Action>) {
        out.push(Action::Advance);
        out.push(Action::Stay);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let a = s.fighting();
        match action {
            Action::Advance => book.may_advance(s, a),
            Action::Stay => Ok(()),
            _ => elsewhere(
                action,
                No::by(&["advance.option"], "ccgw-no-advance-first").at(a.hex),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Advance => book.advance(s, t),
            _ => s.attack_mut().stage = Stage::Home,
        }
    }

    fn meant(&self, _: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        let a = s.fighting();
        Some(match at == a.hex {
            true => Action::Advance,
            false => Action::Step(s.unit(a.lead).hex, at),
        })
    }

    fn prompt(&self, book: &Book, s: &State, words: Text) -> Text {
        words.name("hex", book.label(s.fighting().hex))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = Text::new("ccgw-note-advance");
        Some(book.unit_in(s, text, s.fighting().lead))
    }
}

/// bonus.any-adjacent: a bonus combat?
pub struct BonusCombat;

impl Question for BonusCombat {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.fighting().seat, "bonus-combat")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let a = s.fighting();
        let from = s.unit(a.lead).hex;
        for at in book.bonus_targets(s, a) {
            out.push(Action::Assault(from, at));
        }
        out.push(Action::Pass);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let a = s.fighting();
        let fits = |from: HexId, at: HexId| {
            from == s.unit(a.lead).hex && book.bonus_targets(s, a).contains(at)
        };
        match action {
            Action::Assault(from, at) if fits(from, at) => Ok(()),
            Action::Assault(..) => Err(No::by(
                &["bonus.any-adjacent", "bonus.who"],
                "ccgw-no-bonus",
            )),
            Action::Pass => Ok(()),
            _ => elsewhere(
                action,
                No::by(&["bonus.who", "bonus.any-adjacent"], "ccgw-no-bonus"),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        match action {
            Action::Assault(_, at) => book.fight_bonus(s, at),
            _ => s.attack_mut().stage = Stage::Home,
        }
    }

    fn meant(&self, _: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let here = s.unit(s.fighting().lead).hex;
        // The unit that has advanced is the only one to choose.
        let chosen = from.is_none() && at == here;
        (!chosen).then_some(Action::Assault(from.unwrap_or(here), at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = Text::new("ccgw-note-bonus-combat");
        Some(book.unit_in(s, text, s.fighting().lead))
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Assault(from, at) => book.assault_odds(s, s.fighting().seat, from, at),
            _ => None,
        }
    }
}

impl Book {
    /// advance.option and its exceptions.
    pub fn may_advance(&self, s: &State, a: &Attack) -> Legal {
        // A victor who was struck back and driven off has nothing to advance from.
        if !s.is_alive(a.lead) || s.unit(a.lead).hex != a.from || s.at(a.hex).is_some() {
            return Err(No::by(&["advance.option"], "ccgw-no-advance"));
        }
        let kind = s.unit(a.lead).kind;
        if !self.ability(kind).advances {
            let rules: &[&str] = match kind {
                Kind::FieldGun => &["own.gun.advance"],
                _ => &["advance.no-mg-mortar"],
            };
            return Err(No::by(rules, "ccgw-no-advance-support"));
        }
        if s.ditched.has(a.lead) {
            return Err(self.ditched(s, a.lead));
        }
        if a.reaction {
            return Err(No::by(
                &["advance.no-reaction-cards"],
                "ccgw-no-advance-reaction",
            ));
        }
        if s.stopped.has(a.lead) {
            return Err(No::by(
                &["advance.no-after-stop-terrain"],
                "ccgw-no-advance-stopped",
            ));
        }
        Ok(())
    }

    /// The attacker takes the vacated hex.
    fn advance(&self, s: &mut State, t: &mut Teller) {
        let Some(Frame::Attack(a)) = s.stack.last_mut() else {
            return;
        };
        a.stage = if a.bonus { Stage::Home } else { Stage::Bonus };
        let a = *a;
        let from = s.unit(a.lead).hex;
        // ter.mine-crater.move-leave: an advance is a move.
        if self.stops_leaving(s, from) {
            s.stopped.insert(a.lead);
        }
        s.shift(a.lead, a.hex);
        t.all(|| self.step_text_of("ccgw-advanced", s, a.lead, from, a.hex))
            .deed()
            .step(|| self.step(a.lead, from, a.hex));
        // own.tank.wire: it rolls the wire flat wherever it goes.
        if s.unit(a.lead).kind.is_tank() && s.wire.remove(a.hex) {
            t.all(|| Text::new("ccgw-wire-cut").name("hex", self.label(a.hex)));
        }
        self.recount(s, t);
    }

    /// bonus.who, bonus.any-adjacent, bonus.terrain: whom the bonus close combat may be fought against.
    pub fn bonus_targets(&self, s: &State, a: &Attack) -> hex::HexSet128 {
        let here = s.unit(a.lead).hex;
        let stopped = self.stops_entering(s, here);
        if stopped || !s.is_alive(a.lead) {
            return hex::HexSet128::EMPTY;
        }
        (self.near(here) & s.occupied[foe(a.seat)])
            .iter()
            .filter(|&at| {
                self.close_dice(s, a.lead, at, false, &mut Sum::quiet())
                    .is_ok()
            })
            .collect()
    }

    /// The second close combat takes the place of the first: bonus.last, it is the last.
    fn fight_bonus(&self, s: &mut State, at: hex::HexId) {
        let target = s.at(at).expect("a unit is attacked");
        let Some(Frame::Attack(a)) = s.stack.last_mut() else {
            return;
        };
        let mut bonus = Attack::new(a.seat, Mode::Close, a.lead, target, at);
        bonus.bonus = true;
        bonus.from = a.hex;
        *a = bonus;
    }
}
