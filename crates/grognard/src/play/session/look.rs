//! The commands of a session that change nothing.

use super::super::command::Command;
use super::super::{board, tell};
use super::Session;
use crate::Format;
use crate::rules;
use crate::trouble::Trouble;
use std::io::Write;
use table::{Offer, Seat, Text, Viewer};

impl Session<'_> {
    /// The commands that change nothing.
    pub(super) fn look(
        &mut self,
        seat: Seat,
        offers: &[Offer],
        command: Command,
        out: &mut dyn Write,
    ) -> Result<(), Trouble> {
        let desk = self.desk;
        match command {
            Command::Why(action) => self.why(seat, offers, &action, out),
            Command::Log(lines) => {
                let log = self.game.log(Viewer::Seat(seat));
                let last = &log[log.len().saturating_sub(lines)..];
                Ok(last
                    .iter()
                    .try_for_each(|(_, event)| tell::event(desk, event, out))?)
            }
            Command::Board => {
                let view = self.game.view(Viewer::Seat(seat));
                Ok(board::board(
                    desk,
                    &self.map,
                    &view,
                    self.game.seats(),
                    out,
                )?)
            }
            Command::Scenario => self.scenario(out),
            Command::Hand => Ok(tell::hand(
                desk,
                &self.game.view(Viewer::Seat(seat)),
                seat,
                out,
            )?),
            Command::Rules(id) if id.is_empty() => self.say(Text::new("play-rules-what"), out),
            Command::RulesList(prefix) => {
                let listed = rules::list(desk, Some(self.system.id()), &prefix, out);
                self.forgive(listed, out)
            }
            Command::Rules(id) => {
                let id = if id.contains('/') {
                    id
                } else {
                    format!("{}/{id}", self.system.id())
                };
                let shown = rules::show(desk, &id, Format::Text, out);
                self.forgive(shown, out)
            }
            Command::Save(name) => {
                let saved = self.save_as(&name, out);
                self.forgive(saved, out)
            }
            _ => Ok(writeln!(out, "{}", desk.key("play-help"))?),
        }
    }

    fn why(
        &self,
        seat: Seat,
        offers: &[Offer],
        action: &str,
        out: &mut dyn Write,
    ) -> Result<(), Trouble> {
        if action.is_empty() {
            return self.say(Text::new("play-why-what"), out);
        }
        let action = match action.parse::<usize>() {
            Err(_) => action,
            Ok(n) => match n.checked_sub(1).and_then(|i| offers.get(i)) {
                Some(offer) => offer.action.as_str(),
                None => return self.no_number(offers, out),
            },
        };
        match self.game.why_not(seat, action) {
            Ok(None) => self.say(Text::new("play-legal").name("action", action), out),
            Ok(Some(refusal)) => Ok(tell::refusal(self.desk, &refusal, out)?),
            Err(refused) => self.refused(&refused, action, out),
        }
    }

    pub(super) fn no_number(&self, offers: &[Offer], out: &mut dyn Write) -> Result<(), Trouble> {
        let text = Text::new("play-no-number").num("last", offers.len() as i64);
        self.say(text, out)
    }
}
