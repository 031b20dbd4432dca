//! A look ahead, on a rehearsal of the match: what would be asked after an action, and what a reaction would come to.

use crate::error::Wrong;
use crate::hall::Hall;
use crate::sitting::Sitting;
use crate::wire::{Foreseen, Later, Reaction, Reactions};
use players::Player;
use shelf::{Mind, System};
use std::sync::Arc;
use table::orders::PASS;
use table::{AnyMatch, Mark, Moment, Odds, Offer, Rng, Seat, Turn, Verb, Way};

/// So many reactions are looked at, so many uses of a card, and so many decisions of one.
const REACTIONS: usize = 8;
const USES: usize = 12;
const DECISIONS: usize = 24;
/// Others let at most so many reactions go by in a row, and so many questions are declined or ended on the way to a later one.
const PASSES: usize = 16;
const QUESTIONS: usize = 4;

impl Sitting {
    /// What the seat could do after an action, if others let it go by and nothing is drawn; and what then, if it declines.
    pub fn after(&self, seat: Seat, action: &str) -> Foreseen {
        let (mut offers, mut later) = (Vec::new(), Vec::new());
        if let Some(mut trial) = self.led(seat, &[action.to_owned()]) {
            offers = trial.offers(seat);
            let (mut first, mut open) = (Vec::new(), offers.clone());
            while let Some(no) = open.iter().find(|offer| offer.verb == Some(Verb::Decline)) {
                if first.len() == QUESTIONS || !does(&mut *trial, seat, &no.action) {
                    break;
                }
                first.push(no.action.clone());
                open = trial.offers(seat);
                later.push(Later {
                    first: first.clone(),
                    offers: open.clone(),
                });
            }
        }
        Foreseen {
            seq: self.game.len(),
            offers,
            later,
        }
    }

    /// Where something could go if these were done first and the questions were then ended that come before it moves.
    pub fn ways_later(
        &self,
        seat: Seat,
        from: &str,
        piece: Option<u16>,
        first: &[String],
    ) -> Vec<Way> {
        let Some(mut trial) = self.led(seat, first) else {
            return Vec::new();
        };
        for _ in 0..QUESTIONS {
            let ways = trial.ways(seat, from, piece, &[]);
            let end = ender(trial.offers(seat)).filter(|_| ways.is_empty());
            let Some(end) = end else {
                return ways;
            };
            if !does(&mut *trial, seat, &end) {
                break;
            }
        }
        Vec::new()
    }

    /// A rehearsal in which the seat has done these, and is asked again.
    fn led(&self, seat: Seat, actions: &[String]) -> Option<Box<dyn AnyMatch>> {
        let mut trial = self
            .game
            .rehearse(seat)
            .filter(|_| self.guide.is_none() && is_asked_now(&*self.game, seat))?;
        let all = actions.iter().all(|action| does(&mut *trial, seat, action));
        all.then_some(trial)
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
                luck: self.luck(),
                before: None,
                offer,
                window: Some(window),
            })
        };
        reacts.take(REACTIONS).filter_map(trial).collect()
    }

    /// What the seat could go on with after an action, each on a match of its own.
    fn uses(&self, seat: Seat, action: &str) -> Vec<Trial> {
        let after = || self.led(seat, &[action.to_owned()]);
        let own = self.game.offers(seat);
        let before = own.into_iter().find(|offer| offer.action == action);
        let (Some(before), Some(game)) = (before, after()) else {
            return Vec::new();
        };
        let ends = [Verb::End, Verb::Decline, Verb::Done].map(Some);
        let offers = game.offers(seat).into_iter();
        let goes_on = offers.filter(|offer| !offer.aside && !ends.contains(&offer.verb));
        let trial = |offer: Offer| {
            Some(Trial {
                game: after()?,
                luck: self.luck(),
                before: Some(before.clone()),
                offer,
                window: None,
            })
        };
        goes_on.take(USES).filter_map(trial).collect()
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

/// A reaction or the use of a card, and a match to try it out on.
struct Trial {
    game: Box<dyn AnyMatch>,
    luck: Rng,
    /// The card, which is played already.
    before: Option<Offer>,
    offer: Offer,
    /// What is reacted to.
    window: Option<Moment>,
}

impl Trial {
    /// Goes on as a machine would, until a die or a card decides, or something else could be reacted to: what more is spent is
    /// another decision. A reaction ends where somebody else is asked; others let the use of a card go by.
    fn run(mut self, seat: Seat, system: &dyn System) -> Option<Reaction> {
        let mut mind = system.mind(Player::Greedy.into(), self.luck);
        let mut next = self.offer;
        let (mut actions, mut texts) = (Vec::new(), Vec::new());
        if let Some(card) = self.before {
            actions.push(card.action);
            texts.push(card.text);
        }
        let (mut says, mut aims) = (0, false);
        let mut odds: Option<Odds> = None;
        for _ in 0..DECISIONS {
            odds = self.game.odds(seat, &next.action).or(odds);
            let asked = match self.window {
                Some(_) => {
                    self.game.play(seat, &next.action).ok()?;
                    is_asked(&*self.game, seat)
                }
                None => does(&mut *self.game, seat, &next.action),
            };
            if next.mark == Mark::Target {
                (says, aims) = (actions.len(), true);
            }
            actions.push(next.action);
            texts.push(next.text);
            match self.game.turn() {
                Turn::Ask(ask) if ask.window && Some(ask.moment) != self.window => break,
                _ if !asked => break,
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

/// Does something on a rehearsal, and lets others let it go by: whether the seat is then asked, and nothing was drawn.
fn does(game: &mut dyn AnyMatch, seat: Seat, action: &str) -> bool {
    if game.play(seat, action).is_err() {
        return false;
    }
    for _ in 0..PASSES {
        let Turn::Ask(ask) = game.turn() else {
            return false;
        };
        if drew(game) || ask.seat == seat {
            break;
        }
        if !ask.window || game.play(ask.seat, PASS).is_err() {
            return false;
        }
    }
    is_asked(game, seat)
}

/// What ends a question, or lets it go by.
fn ender(offers: Vec<Offer>) -> Option<String> {
    let verbs = [Verb::End, Verb::Decline, Verb::Done];
    let by = |verb| offers.iter().find(|offer| offer.verb == Some(verb));
    let only = || offers.first().filter(|_| offers.len() == 1);
    let end = verbs.into_iter().find_map(by).or_else(only);
    end.map(|offer| offer.action.clone())
}

/// Whether the last action drew something.
fn drew(game: &dyn AnyMatch) -> bool {
    game.standing(0).is_none_or(|last| last.barred.is_some())
}

fn is_asked_now(game: &dyn AnyMatch, seat: Seat) -> bool {
    matches!(game.turn(), Turn::Ask(ask) if ask.seat == seat)
}

/// Whether the seat is asked again, and its last action drew nothing.
fn is_asked(game: &dyn AnyMatch, seat: Seat) -> bool {
    !drew(game) && is_asked_now(game, seat)
}

/// What a machine would answer.
fn chosen(mind: &mut dyn Mind, game: &dyn AnyMatch, seat: Seat) -> Option<Offer> {
    let action = mind.look(game).then(|| mind.think()).flatten()?;
    let mut offers = game.offers(seat).into_iter();
    offers.find(|offer| offer.action == action)
}

impl Hall {
    /// What each reaction would come to, the best first; or, after an action of the seat's own, what could be done to others by it.
    pub async fn reactions(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        after: Option<String>,
    ) -> Result<Reactions, Wrong> {
        let own = after.is_some();
        let trials = self.look(id, move |sitting| {
            let trials = match &after {
                Some(action) => sitting.uses(seat, action),
                None => sitting.trials(seat),
            };
            (sitting.game.len(), trials, sitting.system)
        });
        let (seq, trials, system) = trials.await?;
        let _turn = self.thinkers.acquire().await;
        let work = tokio::task::spawn_blocking(move || {
            let run = |trial: Trial| trial.run(seat, system);
            let told = trials.into_iter().filter_map(run);
            let mut reactions: Vec<Reaction> = told
                .filter(|it| !own || it.aims && it.odds.is_some())
                .collect();
            reactions.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
            reactions
        });
        let reactions = work.await.map_err(|_| Wrong::broken())?;
        Ok(Reactions { seq, reactions })
    }
}
