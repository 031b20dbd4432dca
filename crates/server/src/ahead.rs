//! A look ahead, on a rehearsal of the match: what would be asked after an action, and what a reaction would come to.

use crate::driver::seed;
use crate::error::Wrong;
use crate::hall::Hall;
use crate::sitting::Sitting;
use crate::wire::{Offered, Reaction, Reactions};
use players::Player;
use shelf::{Mind, System};
use std::sync::Arc;
use table::orders::PASS;
use table::{AnyMatch, Mark, Moment, Odds, Offer, Rng, Seat, Turn};

/// So many reactions are looked at, and so many decisions of one.
const REACTIONS: usize = 8;
const DECISIONS: usize = 12;

impl Sitting {
    /// What the seat could do after an action, where that is known before it is done.
    pub fn after(&self, seat: Seat, action: &str) -> Offered {
        let trial = self.game.rehearse(seat).filter(|_| self.guide.is_none());
        let offers = trial.and_then(|mut trial| {
            trial.play(seat, action).ok()?;
            is_asked(&*trial, seat).then(|| trial.offers(seat))
        });
        Offered {
            seq: self.game.len(),
            offers: offers.unwrap_or_default(),
        }
    }

    /// The reactions that are open to the seat, each on a match of its own: none where it is asked for none, since the match
    /// may have gone on while the question was under way.
    fn trials(&self, seat: Seat) -> Vec<Trial> {
        let window = match self.game.turn() {
            Turn::Ask(ask) if ask.seat == seat && ask.window && self.guide.is_none() => ask.moment,
            _ => return Vec::new(),
        };
        let offers = self.game.offers(seat).into_iter();
        let reacts = offers.filter(|offer| offer.action != PASS && !offer.aside);
        let trial = |offer: Offer| {
            let game = self.game.rehearse(seat)?;
            Some(Trial {
                game,
                offer,
                window,
            })
        };
        reacts.take(REACTIONS).filter_map(trial).collect()
    }
}

impl Reaction {
    /// What is done to others is the better the likelier it tells, what is done to oneself the worse.
    fn worth(&self) -> f64 {
        match &self.odds {
            Some(odds) if self.aims => odds.chance,
            Some(odds) => -odds.chance,
            None => -1.0,
        }
    }
}

/// A reaction, and a match to try it out on.
struct Trial {
    game: Box<dyn AnyMatch>,
    offer: Offer,
    window: Moment,
}

impl Trial {
    /// Goes on with the reaction as a machine would, until a die, a card or somebody else decides, or something else could be
    /// reacted to: what more is spent is another decision.
    fn run(mut self, seat: Seat, system: &dyn System) -> Option<Reaction> {
        let mut mind = system.mind(Player::Greedy, Rng::new(seed()));
        let mut next = self.offer;
        let (mut actions, mut texts) = (Vec::new(), Vec::new());
        let (mut says, mut aims) = (0, false);
        let mut odds: Option<Odds> = None;
        for _ in 0..DECISIONS {
            odds = self.game.odds(seat, &next.action).or(odds);
            self.game.play(seat, &next.action).ok()?;
            if next.mark == Mark::Target {
                (says, aims) = (actions.len(), true);
            }
            actions.push(next.action);
            texts.push(next.text);
            match self.game.turn() {
                Turn::Ask(ask) if ask.window && ask.moment != self.window => break,
                _ if !is_asked(&*self.game, seat) => break,
                _ => {}
            }
            next = chosen(&mut *mind, &*self.game, seat)?;
            // The window may be open still.
            if next.action == PASS {
                break;
            }
        }
        Some(Reaction {
            actions,
            texts,
            says,
            aims,
            odds,
        })
    }
}

/// Whether the seat is asked again, and its last action drew nothing.
fn is_asked(game: &dyn AnyMatch, seat: Seat) -> bool {
    let drew = game.standing(0).is_none_or(|last| last.barred.is_some());
    !drew && matches!(game.turn(), Turn::Ask(ask) if ask.seat == seat)
}

/// What a machine would answer.
fn chosen(mind: &mut dyn Mind, game: &dyn AnyMatch, seat: Seat) -> Option<Offer> {
    let action = mind.look(game).then(|| mind.think()).flatten()?;
    let mut offers = game.offers(seat).into_iter();
    offers.find(|offer| offer.action == action)
}

impl Hall {
    /// What each reaction would come to, the best first.
    pub async fn reactions(self: &Arc<Hall>, id: &str, seat: Seat) -> Result<Reactions, Wrong> {
        let trials = self.look(id, move |sitting| {
            (sitting.game.len(), sitting.trials(seat), sitting.system)
        });
        let (seq, trials, system) = trials.await?;
        let _turn = self.thinkers.acquire().await;
        let work = tokio::task::spawn_blocking(move || {
            let run = |trial: Trial| trial.run(seat, system);
            let mut reactions: Vec<Reaction> = trials.into_iter().filter_map(run).collect();
            reactions.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
            reactions
        });
        let reactions = work.await.map_err(|_| Wrong::broken())?;
        Ok(Reactions { seq, reactions })
    }
}
