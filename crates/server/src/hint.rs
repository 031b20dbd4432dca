//! What a machine would do at a person's seat.

use crate::driver::think;
use crate::error::Wrong;
use crate::hall::Hall;
use crate::levels;
use crate::sitting::{FAR, Sitting};
use crate::wire::Hint;
use axum::http::StatusCode;
use shelf::Mind;
use std::sync::Arc;
use table::{Refused, Seat, Turn};

/// The strength that is asked.
const ADVISER: &str = "grognard";

/// Where a match stands, and who is to think about it; nobody where the answer is known.
type Question = (usize, Result<Box<dyn Mind>, String>);

impl Hall {
    /// Asks a machine what it would do. It looks while the match stands still, and thinks while it goes on.
    pub async fn hint(self: &Arc<Hall>, id: &str, seat: Seat) -> Result<Hint, Wrong> {
        let asked = self.look(id, move |sitting| sitting.ask_for(seat)).await?;
        let (seq, mind) = asked?;
        let action = match mind {
            Err(known) => known,
            Ok(mind) => {
                let _turn = self.thinkers.acquire().await;
                let thought = self.while_open(think(mind)).await.flatten();
                let action = thought.and_then(|(_, action)| action);
                action.ok_or_else(Wrong::broken)?
            }
        };
        let told = self.look(id, move |sitting| sitting.hint(seat, seq, action));
        told.await?
    }
}

impl Sitting {
    fn ask_for(&self, seat: Seat) -> Result<Question, Wrong> {
        if self.seats.iter().any(|row| row.by == FAR) {
            return Err(Wrong::new(
                StatusCode::CONFLICT,
                "not-alone",
                "another person plays in this match: nobody is helped here",
            ));
        }
        let seq = self.game.len();
        match self.game.turn() {
            Turn::Ask(ask) if ask.seat == seat => {}
            _ => return Err(Wrong::refused(Refused::NotAsked)),
        }
        if let Some(guide) = &self.guide {
            // The lesson knows best.
            let wanted = guide.wanted(&*self.game, self.game.offers(seat));
            let wanted = wanted.into_iter().next();
            let wanted = wanted.ok_or_else(|| Wrong::refused(Refused::NotAsked))?;
            return Ok((seq, Err(wanted.action)));
        }
        let player = levels::player(Some(ADVISER));
        let mut mind = self.system.mind(player, self.luck());
        match mind.look(&*self.game) {
            true => Ok((seq, Ok(mind))),
            false => Err(Wrong::broken()),
        }
    }

    fn hint(&self, seat: Seat, seq: usize, action: String) -> Result<Hint, Wrong> {
        if self.game.len() != seq {
            return Err(Wrong::stale(self.game.len()));
        }
        let mut offers = self.game.offers(seat).into_iter();
        let offer = offers.find(|offer| offer.action == action);
        let offer = offer.ok_or_else(Wrong::broken)?;
        Ok(Hint {
            seq,
            odds: self.game.odds(seat, &action),
            text: offer.text,
            action,
        })
    }
}
