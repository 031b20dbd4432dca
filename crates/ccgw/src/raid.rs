//! Raid de tranchées (cc.trench-raid): the raider is named before anybody moves, and may go home after his combat.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::frame::{Attack, Flow, Stage};
use crate::kinds::Kind;
use crate::question::elsewhere;
use crate::state::{Phase, Raid, State};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, Text};

/// Who raids.
pub struct Raider;

impl Question for Raider {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "raid")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in s.ordered.iter() {
            if book.may_raid(s, unit).is_ok() {
                out.push(Action::Pick(s.unit(unit).hex));
            }
        }
        out.push(Action::Pass);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Pick(hex) => book.there(s, hex).and_then(|unit| book.may_raid(s, unit)),
            Action::Pass => Ok(()),
            _ => elsewhere(action, No::by(&["cc.trench-raid"], "ccgw-no-raid-first")),
        }
    }

    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        if let Action::Pick(hex) = action {
            s.raid = Raid {
                unit: Some(s.unit_at(hex)),
                start: hex,
                raided: false,
            };
        }
        s.phase = Phase::Movement;
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Pick(at))
    }

    fn note(&self, _: &Book, _: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-raid"))
    }
}

/// Back to the start?
pub struct RaidReturn;

impl Question for RaidReturn {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.fighting().seat, "raid-return")
    }

    fn list(&self, _: &Book, _: &State, out: &mut Actions<Action>) {
        out.push(Action::Return);
        out.push(Action::Stay);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Return => book.may_return(s, s.fighting()),
            Action::Stay => Ok(()),
            _ => elsewhere(
                action,
                No::by(&["cc.trench-raid"], "ccgw-no-return-first").at(s.raid.start),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        s.attack_mut().stage = Stage::Over;
        if action == Action::Return {
            book.go_home(s, t);
        }
    }

    fn meant(&self, _: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(match at == s.raid.start {
            true => Action::Return,
            false => Action::Step(s.unit(s.fighting().lead).hex, at),
        })
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = Text::new("ccgw-note-raid-return");
        let text = book.unit_in(s, text, s.fighting().lead);
        Some(text.name("to", book.label(s.raid.start)))
    }
}

impl Book {
    /// cc.trench-raid: who may raid.
    fn may_raid(&self, s: &State, unit: u8) -> Legal {
        if s.ordered.has(unit) && s.unit(unit).kind == Kind::Infantry {
            Ok(())
        } else {
            Err(No::by(&["cc.trench-raid"], "ccgw-no-raid-infantry"))
        }
    }

    /// The raider is named before anybody moves.
    pub fn step_raid(&self, s: &mut State) -> Flow {
        let wanted = s.effects.has(Combat::TrenchRaid) && s.raid.unit.is_none();
        if wanted && s.ordered.iter().any(|unit| self.may_raid(s, unit).is_ok()) {
            return Flow::Ask;
        }
        s.phase = Phase::Movement;
        Flow::Next
    }

    /// own.cc.trench-raid: whether the unit moved farther by the raid than it may otherwise and still fight, which it
    /// may only do to fight a unit in a trench hand to hand.
    pub fn went_raiding(&self, s: &State, unit: u8) -> bool {
        let forward = s.effects.has(Combat::Forward);
        s.raid.unit == Some(unit) && s.unit(unit).moved > self.limit_with(s, unit, forward, false)
    }

    /// cc.trench-raid: whether the raider may go back to where it started.
    pub fn may_return(&self, s: &State, a: &Attack) -> Legal {
        let raid = s.raid;
        let raided = raid.raided && raid.unit == Some(a.lead) && !a.reaction;
        if !raided || !s.is_alive(a.lead) || s.unit(a.lead).hex == raid.start {
            return Err(No::by(&["cc.trench-raid"], "ccgw-no-return"));
        }
        if s.at(raid.start).is_some() {
            return Err(No::by(
                &["cc.trench-raid", "move.one-unit-per-hex"],
                "ccgw-no-occupied",
            )
            .at(raid.start));
        }
        Ok(())
    }

    /// The raider goes home.
    fn go_home(&self, s: &mut State, t: &mut Teller) {
        let (unit, start) = (s.fighting().lead, s.raid.start);
        let from = s.unit(unit).hex;
        s.shift(unit, start);
        t.all(|| self.step_text_of("ccgw-returned", s, unit, from, start))
            .deed();
        self.recount(s, t);
    }
}
