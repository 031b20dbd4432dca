//! What each sees of a match.

use super::Sitting;
use crate::error::why_barred;
use crate::keys::Given;
use crate::recent::Told;
use crate::store::SeatRow;
use crate::wire::{Asked, Ended, Envelope, OddsOf, SeatCard, Undo};
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use table::{Click, Offer, Position, Refusal, Seat, Turn, View, Viewer, Way};

impl Sitting {
    /// Names the drawings of a view.
    pub fn dressed(&self, mut view: View) -> View {
        self.system.dress(&self.map, &mut view);
        view.map.clone_from(&self.map_name);
        view
    }

    /// The positions from that number on.
    pub fn positions(&self, seat: Option<Seat>, from: usize) -> Vec<Position> {
        let mut positions = self.game.positions(self.viewer(seat), from);
        for position in &mut positions {
            self.system.dress_events(&mut position.events);
        }
        positions
    }

    /// A position as it was seen then.
    pub fn view_at(&self, viewer: Viewer, number: usize) -> Option<View> {
        Some(self.dressed(self.game.view_at(viewer, number)?))
    }

    /// What one sees who looks at it now.
    pub fn envelope(&mut self, seat: Option<Seat>) -> Arc<Told> {
        let viewer = self.viewer(seat);
        // Two seats of a finished match see the same and are still two.
        let key = seat.map_or(Viewer::Everyone, Viewer::Seat);
        if let Some(told) = self.envelopes.get(&key).and_then(Weak::upgrade) {
            return told;
        }
        let envelope = self.enveloped(seat, viewer);
        let told = self.recent.keep(Told {
            seq: envelope.seq,
            json: serde_json::to_string(&envelope).expect("an envelope is plain data"),
        });
        self.envelopes.insert(key, Arc::downgrade(&told));
        told
    }

    fn enveloped(&self, seat: Option<Seat>, viewer: Viewer) -> Envelope {
        let (asked, over) = match self.game.turn() {
            Turn::Ask(ask) => {
                let asked = Asked {
                    seat: ask.seat,
                    moment: ask.moment,
                    window: ask.window,
                    secret: ask.secret,
                    set_up: ask.set_up,
                };
                (Some(asked), None)
            }
            Turn::Over(outcome) => {
                let winner = outcome.winner;
                (None, Some(Ended { winner }))
            }
        };
        let undo = match seat {
            // A lesson goes back by its steps.
            Some(_) if self.guide.is_some() => Undo::default(),
            Some(seat) => match self.undo_words(seat) {
                Ok(what) => Undo {
                    may: true,
                    what,
                    why: None,
                },
                Err(barred) => Undo {
                    may: false,
                    what: None,
                    why: Some(why_barred(barred)),
                },
            },
            None => Undo::default(),
        };
        Envelope {
            id: self.id.clone(),
            system: self.system.id().to_owned(),
            scenario: self.game.scenario().to_owned(),
            title: self.title.clone(),
            date: self.date.clone(),
            options: self.agreed.clone(),
            seq: self.game.len(),
            you: seat,
            position: self.game.last_position(viewer),
            thinking: self.machine_asked(),
            asked,
            over,
            seats: self.cards(|_, _| Given::default()),
            undo,
            lesson: self.lesson_at(),
            view: self.dressed(self.seen_by(viewer)),
        }
    }

    /// What a viewer sees; in a lesson only what is wanted is offered.
    fn seen_by(&self, viewer: Viewer) -> View {
        let mut view = self.game.view(viewer);
        if let Some(guide) = &self.guide {
            view.offers = guide.wanted(&*self.game, view.offers);
        }
        view
    }

    /// Why clicking these things does nothing now.
    pub fn why_click(&self, seat: Seat, clicks: &[Click]) -> Option<Refusal> {
        let why = self.game.why_click(seat, clicks);
        let Some(guide) = self.guide.as_ref().filter(|_| why.is_none()) else {
            return why;
        };
        // It is legal, or leads to something that is; the lesson waits for something else.
        let begins = |offer: &Offer| offer.click.starts_with(clicks);
        let offers = self.game.offers(seat);
        offers
            .iter()
            .any(begins)
            .then(|| guide.not_yet(&*self.game))
    }

    /// Everywhere that something can go; in a lesson where it is wanted.
    pub fn ways(&self, seat: Seat, from: &str, piece: Option<u16>, via: &[String]) -> Vec<Way> {
        let ways = self.game.ways(seat, from, piece, via);
        match &self.guide {
            Some(guide) => guide.ways(&*self.game, ways),
            None => ways,
        }
    }

    /// Who sits where; `given`: what is handed out of a seat.
    pub fn cards(&self, given: impl Fn(Seat, &SeatRow) -> Given) -> Vec<SeatCard> {
        let card = |(i, row): (usize, &SeatRow)| {
            let Given { token, invite } = given(Seat(i as u8), row);
            SeatCard {
                seat: Seat(i as u8),
                name: self.game.seats()[i].clone(),
                text: self.sides[i].clone(),
                by: row.by.clone(),
                level: row.level.clone(),
                character: row.character.clone(),
                friendly: self.friendly(Seat(i as u8)),
                help: self.help(Seat(i as u8)),
                token,
                invite,
                taken: false,
            }
        };
        self.seats.iter().enumerate().map(card).collect()
    }

    /// What may come of the offers of a seat.
    pub fn odds(&mut self, seat: Seat) -> Arc<Told> {
        if let Some(found) = self.odds.get(&seat).and_then(Weak::upgrade) {
            return found;
        }
        let mut odds = BTreeMap::new();
        for offer in self.game.offers(seat) {
            if let Some(of) = self.game.odds(seat, &offer.action) {
                odds.insert(offer.action, of);
            }
        }
        let of = OddsOf {
            seq: self.game.len(),
            odds,
        };
        let told = self.recent.keep(Told {
            seq: of.seq,
            json: serde_json::to_string(&of).expect("odds are plain data"),
        });
        self.odds.insert(seat, Arc::downgrade(&told));
        told
    }
}
