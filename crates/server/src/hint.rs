//! What a machine would do at a person's seat, and whether what he means to do is a blunder. Both from what the seat knows.

use crate::changes::WAY;
use crate::driver::aside;
use crate::error::Wrong;
use crate::hall::Hall;
use crate::levels;
use crate::sitting::{FAR, MACHINE, Sitting};
use crate::wire::{Act, Help, Hint, Warning};
use axum::http::StatusCode;
use shelf::Advising;
use std::sync::Arc;
use table::{Better, Refused, Seat, Turn};

/// The strength that is asked.
const ADVISER: &str = "grognard";

/// Where a match stands, and who is to think about it; nobody where the answer is known.
type Question = (usize, Result<Box<dyn Advising>, String>);
/// What is proposed, and why it is better than the next best.
type Proposed = (String, Option<Better>);

impl Hall {
    /// Asks a machine what it would do. It looks while the match stands still, and thinks while it goes on.
    pub async fn hint(self: &Arc<Hall>, id: &str, seat: Seat) -> Result<Hint, Wrong> {
        let asked = self.look(id, move |sitting| sitting.ask_for(seat)).await?;
        let (seq, adviser) = asked?;
        let proposed = match adviser {
            Err(known) => (known, None),
            Ok(adviser) => {
                let hint = self.advised(id, seat, adviser, |adviser| adviser.hint());
                let hint = hint.await?.ok_or_else(Wrong::broken)?;
                (hint.action, hint.better)
            }
        };
        let told = self.look(id, move |sitting| sitting.hint(seat, seq, proposed));
        told.await?
    }

    /// Asks whether an action, with these after it, is a blunder.
    pub async fn warning(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        Act { seq, action, then }: Act,
    ) -> Result<Warning, Wrong> {
        if then.len() > WAY {
            let what = format!("at most {WAY} actions go before a look");
            return Err(Wrong::bad("bad-body", what));
        }
        let asked = self.look(id, move |sitting| {
            if sitting.help(seat) != Help::Warnings {
                return Err(not_wanted("nobody is warned at this seat"));
            }
            let (now, adviser) = sitting.ask_for(seat)?;
            match now == seq {
                true => Ok(adviser.ok()),
                false => Err(Wrong::stale(now)),
            }
        });
        let Some(adviser) = asked.await?? else {
            return Ok(Warning { seq, better: None });
        };
        let mut actions = vec![action];
        actions.extend(then);
        let warned = self.advised(id, seat, adviser, move |adviser| adviser.warn(&actions));
        let better = warned.await?;
        Ok(Warning { seq, better })
    }

    /// Lets an adviser think, and keeps him for the next question.
    async fn advised<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        mut adviser: Box<dyn Advising>,
        think: impl FnOnce(&mut dyn Advising) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        let turn = self.thinkers.acquire().await;
        let thought = aside(move || {
            let thought = think(&mut *adviser);
            (adviser, thought)
        });
        let thought = self.while_open(thought).await.flatten();
        drop(turn);
        let (adviser, thought) = thought.ok_or_else(Wrong::broken)?;
        self.look(id, move |sitting| sitting.adviser_back(seat, adviser))
            .await?;
        Ok(thought)
    }
}

fn not_wanted(what: &str) -> Wrong {
    Wrong::new(StatusCode::CONFLICT, "no-help", what)
}

impl Sitting {
    /// How much a machine helps at a seat: a machine needs no help, and nobody is helped against another person far away.
    pub fn help(&self, seat: Seat) -> Help {
        let far = self.seats.iter().any(|row| row.by == FAR);
        let row = self.seats.get(seat.index());
        row.filter(|row| !far && row.by != MACHINE)
            .map_or(Help::None, |row| row.help)
    }

    fn ask_for(&mut self, seat: Seat) -> Result<Question, Wrong> {
        if self.seats.iter().any(|row| row.by == FAR) {
            return Err(Wrong::new(
                StatusCode::CONFLICT,
                "not-alone",
                "another person plays in this match: nobody is helped here",
            ));
        }
        if self.help(seat) == Help::None {
            return Err(not_wanted("the match was begun without help at this seat"));
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
        let kept = self.adviser(seat);
        let mut adviser = kept.unwrap_or_else(|| {
            let player = levels::player(Some(ADVISER));
            self.system.adviser(player, self.luck())
        });
        match adviser.look(&*self.game) {
            true => Ok((seq, Ok(adviser))),
            false => Err(Wrong::broken()),
        }
    }

    fn hint(&self, seat: Seat, seq: usize, (action, better): Proposed) -> Result<Hint, Wrong> {
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
            better,
        })
    }
}
