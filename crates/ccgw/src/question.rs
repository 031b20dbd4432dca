//! From a position to the question that is open. Each question stands in the module of its procedure, with who is
//! asked, what may be answered and why not something else, what it does, what a click means and what may come of it.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Fire, Frame, Stage};
use crate::state::{Phase, State};
use crate::windows::untimely;
use crate::{
    advance, aim, barrage, commands, deploy, fight, morale, movement, orders, raid, replenish,
    retreat, shelling, windows,
};
use hex::HexId;
use table::{Actions, Legal, No, Question};

/// A question of this book.
pub type Asked = dyn Question<Book = Book, State = State, Action = Action>;

/// Nothing of the kind is asked now.
pub const NOT_NOW: No = No::by(&[], "ccgw-no-now");
/// The rule of the sequence, behind that of the question that comes first.
pub const SEQUENCE: &[&str] = &["turn.phases"];

/// An answer to another question: a card has its own time, everything else waits for this question.
pub fn elsewhere(action: Action, first: No) -> Legal {
    Err(match action {
        Action::Card(card) => untimely(card),
        _ => first.and(SEQUENCE),
    })
}

impl Book {
    /// The question now open: read off the innermost procedure, or off the phase when none is open.
    pub fn question(&self, s: &State) -> &'static Asked {
        let Some(frame) = s.stack.last() else {
            return self.question_of_phase(s);
        };
        match frame {
            Frame::Window(_) => &windows::Reaction,
            Frame::Attack(attack) => match attack.stage {
                Stage::Join => &fight::Crossfire,
                Stage::Flags => &morale::IgnoreFlags,
                Stage::Advance => &advance::Advance,
                Stage::Bonus => &advance::BonusCombat,
                Stage::Home => &raid::RaidReturn,
                stage => unreachable!("{stage:?} asks nothing"),
            },
            Frame::Retreat(_) => &retreat::Refuge,
            Frame::Barrage(barrage) if barrage.step == Fire::Place => &barrage::Template,
            Frame::Barrage(_) => &barrage::TargetingDice,
            Frame::Aim(_) => &aim::Target,
            Frame::Restore { .. } => &commands::Replacements,
            Frame::Idle => unreachable!("an idle frame is not on the stack"),
        }
    }

    fn question_of_phase(&self, s: &State) -> &'static Asked {
        match s.phase {
            Phase::Setup if self.placing(s).is_some() => &deploy::Grenadier,
            Phase::Setup => &deploy::OwnChoice,
            Phase::Shelling => &shelling::Rows,
            Phase::Command => &commands::PlayOne,
            Phase::With => &windows::WithCommand,
            Phase::Section => &commands::Section,
            Phase::Orders => &orders::Order,
            Phase::Besides => &orders::Besides,
            Phase::Raid => &raid::Raider,
            Phase::Movement => &movement::Movement,
            Phase::Combat => &fight::Fight,
            Phase::Ending => &replenish::Ending,
            Phase::Keep => &replenish::Keep,
            Phase::Economy => &replenish::Economy,
            phase => unreachable!("{phase:?} asks nothing"),
        }
    }

    /// The unit in a hex, for an action that names it.
    pub fn there(&self, s: &State, hex: HexId) -> Legal<u8> {
        let known = hex.index() < self.terrain.len();
        known
            .then(|| s.at(hex))
            .flatten()
            .ok_or(No::by(&["p2.unit-is-hex"], "ccgw-no-unit").at(hex))
    }

    /// Why an answer to another question is no answer now: of an action whose time has passed the rule that forbids it
    /// anyway (a fourth order is refused by its card before it is refused by the phase), else what comes first.
    pub fn past(&self, s: &State, action: Action, first: No) -> No {
        let late = match action {
            Action::Order(_) | Action::OrderArtillery(_) if s.phase > Phase::Orders => {
                orders::Order.test(self, s, action)
            }
            Action::Step(..) | Action::March(..) | Action::Exit(_) if s.phase > Phase::Movement => {
                movement::Movement.test(self, s, action)
            }
            Action::Fire(..) | Action::Assault(..) | Action::Cut(_) if s.phase > Phase::Combat => {
                fight::Fight.test(self, s, action)
            }
            Action::FirstStrike => Err(No::by(&["cmd.first-strike"], "ccgw-no-first-strike")),
            Action::Play(_) => Err(No::by(&["p1.play-one"], "ccgw-no-command-now")),
            _ => Ok(()),
        };
        late.err().unwrap_or(first)
    }

    /// What the unit in this hex may do first of all, if it may do anything.
    pub fn act_of(&self, s: &State, at: HexId) -> Option<Action> {
        let mut list = Actions::new();
        self.question(s).list(self, s, &mut list);
        let of = |action: &Action| match *action {
            Action::Step(from, _)
            | Action::March(from, _)
            | Action::Exit(from)
            | Action::Fire(from, _)
            | Action::Assault(from, _)
            | Action::Cut(from) => from == at,
            _ => false,
        };
        list.iter().find(of)
    }
}
