//! What a click would be if it were legal: so that one that is not can be answered with the rule.

use crate::action::Action;
use crate::book::Book;
use crate::cards::{Combat, Command};
use crate::kinds::NOBODY;
use crate::question::Question;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Click, Clicked};

impl Book {
    /// The action meant by these clicks, the last of which was made now.
    pub fn meaning(&self, s: &State, clicks: &[Click]) -> Option<Action> {
        if s.winner.is_some() {
            return None;
        }
        match Clicked::last(clicks, self.map.grid())? {
            Clicked::Card(word) => self.card_meant(s, word),
            Clicked::Hex {
                at,
                from: Some(from),
            } => self.pair_meant(s, from, at),
            Clicked::Hex { at, from: None } => self.hex_meant(s, at),
            Clicked::Piece(_) | Clicked::Way { .. } => None,
        }
    }

    /// A card: what the question would do with it, else playing it.
    fn card_meant(&self, s: &State, word: &str) -> Option<Action> {
        let (_, question) = self.question(s);
        if let Some(card) = Combat::named(word) {
            return Some(match question {
                Question::Economy => Action::Discard(card),
                Question::Aim(Combat::CounterEspionage) => Action::TakeCombat(card),
                _ => Action::Card(card),
            });
        }
        let card = Command::named(word)?;
        Some(match question {
            Question::Keep => Action::Keep(card),
            Question::Aim(Combat::MataHari) => Action::TakeCommand(card),
            Question::Window(_) if card == Command::FirstStrike => Action::FirstStrike,
            _ => Action::Play(card),
        })
    }

    /// One hex.
    fn hex_meant(&self, s: &State, at: HexId) -> Option<Action> {
        let (_, question) = self.question(s);
        Some(match question {
            Question::Move if s.moving != NOBODY => {
                let from = s.unit(s.moving).hex;
                if from == at {
                    self.act_of(s, at)
                } else {
                    return self.pair_meant(s, from, at);
                }
            }
            Question::Move | Question::Fight => self.act_of(s, at),
            Question::Grenadier | Question::Raid | Question::Aim(_) | Question::Restore(..) => {
                Action::Pick(at)
            }
            Question::Join(_) => Action::Join(at),
            Question::Retreat(_) => Action::Retreat(at),
            Question::Place(_) | Question::Buy(_) => Action::Target(at),
            Question::Advance(a) if at == a.hex => Action::Advance,
            Question::Home(_) if at == s.raid.start => Action::Return,
            Question::Advance(a) | Question::Home(a) => Action::Step(s.unit(a.lead).hex, at),
            // The unit that has advanced is the only one to choose.
            Question::Bonus(a) if at == s.unit(a.lead).hex => return None,
            Question::Bonus(a) => Action::Assault(s.unit(a.lead).hex, at),
            _ => Action::Order(at),
        })
    }

    /// A hex and then another.
    fn pair_meant(&self, s: &State, from: HexId, at: HexId) -> Option<Action> {
        let own = s.at(from).filter(|&unit| s.unit(unit).seat == s.active);
        let enemy = s.occupied[foe(s.active)].contains(at);
        let fight = || match self.distance(from, at) {
            1 => Action::Assault(from, at),
            _ => Action::Fire(from, at),
        };
        match (self.question(s).1, own) {
            _ if from == at => self.hex_meant(s, at),
            (Question::Bonus(_), _) => Some(Action::Assault(from, at)),
            // combat comes after movement (turn.phase-complete)
            (Question::Move, Some(_)) if enemy => Some(fight()),
            (Question::Move, Some(unit)) if self.ordered_by(s, unit, Command::Relief) => {
                Some(Action::March(from, at))
            }
            (Question::Move, Some(_)) => Some(Action::Step(from, at)),
            // Nobody there to fight: the unit was meant to go there.
            (Question::Fight, Some(_)) if s.at(at).is_none() && self.distance(from, at) == 1 => {
                Some(Action::Step(from, at))
            }
            (Question::Fight, Some(_)) => Some(fight()),
            _ => self.hex_meant(s, at),
        }
    }

    /// What the unit in this hex does if it is chosen: anything legal, else what comes nearest to it.
    fn act_of(&self, s: &State, at: HexId) -> Action {
        let mut list = Actions::new();
        self.list(s, &mut list);
        let of = |action: &Action| match *action {
            Action::Step(from, _)
            | Action::March(from, _)
            | Action::Exit(from)
            | Action::Fire(from, _)
            | Action::Assault(from, _)
            | Action::Cut(from) => from == at,
            _ => false,
        };
        if let Some(legal) = list.iter().find(of) {
            return legal;
        }
        let near = self.near(at);
        if matches!(self.question(s).1, Question::Move) {
            let free = (near - s.crowded()).first();
            let to = free.or(near.first()).unwrap_or(at);
            let march = s
                .at(at)
                .is_some_and(|unit| self.ordered_by(s, unit, Command::Relief));
            return if march {
                Action::March(at, to)
            } else {
                Action::Step(at, to)
            };
        }
        let enemies = s.occupied[foe(s.active)];
        let nearest = enemies.iter().min_by_key(|&hex| self.distance(at, hex));
        match nearest {
            Some(enemy) if near.contains(enemy) => Action::Assault(at, enemy),
            Some(enemy) => Action::Fire(at, enemy),
            None => Action::Fire(at, at),
        }
    }
}
