//! Actions as text: what journals, cases and people write.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::kinds::{Specialist, Wing};
use crate::state::State;
use hex::HexId;

impl Book {
    /// The notation of an action.
    pub(crate) fn write(&self, action: Action) -> String {
        let at = |hex: HexId| self.label(hex);
        match action {
            Action::Play(card) => format!("play {}", card.word()),
            Action::Card(card) => format!("card {}", card.word()),
            Action::FirstStrike => "first-strike".into(),
            Action::Pass => "pass".into(),
            Action::Done => "done".into(),
            Action::Section(wing) => format!("section {}", wing.word()),
            Action::Order(hex) => format!("order {}", at(hex)),
            Action::OrderArtillery(None) => "order artillery".into(),
            Action::OrderArtillery(Some(wing)) => format!("order artillery {}", wing.word()),
            Action::Pick(hex) => format!("pick {}", at(hex)),
            Action::TakeCommand(card) => format!("take {}", card.word()),
            Action::TakeCombat(card) => format!("take {}", card.word()),
            Action::Step(from, to) => format!("step {} {}", at(from), at(to)),
            Action::March(from, to) => format!("march {} {}", at(from), at(to)),
            Action::Exit(from) => format!("exit {}", at(from)),
            Action::Stop => "stop".into(),
            Action::Fire(from, to) => format!("fire {} {}", at(from), at(to)),
            Action::Join(hex) => format!("join {}", at(hex)),
            Action::Assault(from, to) => format!("assault {} {}", at(from), at(to)),
            Action::Cut(hex) => format!("cut {}", at(hex)),
            Action::Fortify(from, to) => format!("fortify {} {}", at(from), at(to)),
            Action::Repair(from, to) => format!("repair {} {}", at(from), at(to)),
            Action::Enlist(specialist, hex) => format!("enlist {} {}", specialist.word(), at(hex)),
            Action::Row(row) => format!("row {row}"),
            Action::Target(hex) => format!("target {}", at(hex)),
            Action::Dice(n) => format!("dice {n}"),
            Action::Ignore(n) => format!("ignore {n}"),
            Action::Retreat(hex) => format!("retreat {}", at(hex)),
            Action::Advance => "advance".into(),
            Action::Stay => "stay".into(),
            Action::Return => "return".into(),
            Action::Draw => "draw".into(),
            Action::Tokens => "tokens".into(),
            Action::Discard(card) => format!("discard {}", card.word()),
            Action::Keep(card) => format!("keep {}", card.word()),
            Action::Medal => "medal".into(),
            Action::DrawTwo => "draw two".into(),
        }
    }

    /// The action of a notation. `done` and `pass` may say what is meant to be over: `done orders`.
    pub(crate) fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        let over = s.winner.is_some();
        let asking = (!over).then(|| self.question(s).asked(self, s).1);
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let hex = |word: &str| {
            self.map
                .grid()
                .parse(&word.to_ascii_uppercase())
                .map_err(|error| format!("'{text}': {error}"))
        };
        let number = |word: &str| {
            word.parse::<u8>()
                .map_err(|_| format!("'{text}': '{word}' is no number of dice or flags"))
        };
        let wing = |word: &str| {
            Wing::named(word).ok_or_else(|| format!("'{text}': a section is left, centre or right"))
        };
        let combat = |word: &str| {
            Combat::named(word).ok_or_else(|| format!("'{text}': there is no Combat card '{word}'"))
        };
        let command = |word: &str| {
            Command::named(word)
                .ok_or_else(|| format!("'{text}': there is no Command card '{word}'"))
        };
        Ok(match words.as_slice() {
            ["play", card] => Action::Play(command(card)?),
            ["first-strike"] | ["card", "first-strike"] => Action::FirstStrike,
            ["card", card] => Action::Card(combat(card)?),
            ["pass"] => Action::Pass,
            ["done"] => Action::Done,
            ["pass", moment] if asking == Some(moment) => Action::Pass,
            ["done", moment] if asking == Some(moment) => Action::Done,
            ["pass" | "done", moment] => {
                let asking = asking.unwrap_or("nothing");
                return Err(format!(
                    "'{text}': not '{moment}' is open now but '{asking}'"
                ));
            }
            ["section", name] => Action::Section(wing(name)?),
            ["order", "artillery"] => Action::OrderArtillery(None),
            ["order", "artillery", name] => Action::OrderArtillery(Some(wing(name)?)),
            ["order", at] => Action::Order(hex(at)?),
            ["pick", at] => Action::Pick(hex(at)?),
            ["take", card] => match Command::named(card) {
                Some(card) => Action::TakeCommand(card),
                None => Action::TakeCombat(combat(card)?),
            },
            ["step", from, to] => Action::Step(hex(from)?, hex(to)?),
            ["march", from, to] => Action::March(hex(from)?, hex(to)?),
            ["exit", from] => Action::Exit(hex(from)?),
            ["stop"] => Action::Stop,
            ["fire", from, to] => Action::Fire(hex(from)?, hex(to)?),
            ["join", at] => Action::Join(hex(at)?),
            ["assault", from, to] => Action::Assault(hex(from)?, hex(to)?),
            ["cut", at] => Action::Cut(hex(at)?),
            ["fortify", from, to] => Action::Fortify(hex(from)?, hex(to)?),
            ["repair", from, to] => Action::Repair(hex(from)?, hex(to)?),
            ["enlist", specialist, at] => Action::Enlist(
                Specialist::named(specialist)
                    .ok_or_else(|| format!("'{text}': there is no specialist '{specialist}'"))?,
                hex(at)?,
            ),
            ["row", n] => Action::Row(number(n)?),
            ["target", at] => Action::Target(hex(at)?),
            ["dice", n] => Action::Dice(number(n)?),
            ["ignore", n] => Action::Ignore(number(n)?),
            ["retreat", at] => Action::Retreat(hex(at)?),
            ["advance"] => Action::Advance,
            ["stay"] => Action::Stay,
            ["return"] => Action::Return,
            ["draw"] => Action::Draw,
            ["draw", "two"] => Action::DrawTwo,
            ["tokens"] => Action::Tokens,
            ["discard", card] => Action::Discard(combat(card)?),
            ["keep", card] => Action::Keep(command(card)?),
            ["medal"] => Action::Medal,
            _ => {
                return Err(format!(
                    "'{text}' is no action of this game; docs/cases.md lists them"
                ));
            }
        })
    }
}
