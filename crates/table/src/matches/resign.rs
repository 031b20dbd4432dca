//! Who gives a match up ends it.

use super::entries::Kind;
use super::{Match, no_secrets};
use crate::journal::Step;
use crate::{Audience, Event, Game, Outcome, Refused, Seat, Text, Turn, Weight};

impl<G: Game> Match<G> {
    /// Who is asked what, or that it is over: by the rules, or because somebody has given it up. Nothing else says so.
    pub(super) fn now(&self) -> Turn {
        match self.entries.last() {
            Some(Kind::Resign(seat)) => Turn::Over(Outcome {
                winner: self.other(seat),
            }),
            _ => self.book.turn(&self.state),
        }
    }

    /// The seat gives the match up, whoever is asked: the other side wins. It is not taken back, since the end shows
    /// everything.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.asked().is_none() || seat.index() >= self.head.header.seats.len() {
            return Err(Refused::NotAsked);
        }
        if self.seed.is_none() {
            return Err(no_secrets());
        }
        self.give_up(seat);
        self.finish();
        Ok(())
    }

    /// Records it.
    pub(crate) fn give_up(&mut self, seat: Seat) {
        let told = self.told_of_resigning(seat);
        self.push(Step::Resign { seat }, Vec::new(), told);
    }

    /// The only other seat.
    fn other(&self, seat: Seat) -> Option<Seat> {
        match (self.head.header.seats.len(), seat) {
            (2, Seat(0)) => Some(Seat(1)),
            (2, _) => Some(Seat(0)),
            _ => None,
        }
    }

    pub(super) fn told_of_resigning(&self, seat: Seat) -> Vec<Event> {
        let side = |seat| {
            Text::new(format!(
                "{}-side-{}",
                G::SYSTEM,
                self.head.header.name(seat)
            ))
        };
        let text = match self.other(seat) {
            Some(other) => Text::new("table-resigns").text("other", side(other)),
            None => Text::new("table-gives-up"),
        };
        let text = text.text("side", side(seat));
        vec![Event {
            weight: Weight::Deed,
            ..Event::new(Audience::All, text)
        }]
    }
}
