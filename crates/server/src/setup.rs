//! Setting up as one arrangement: it is tried out on a match of its own, in any order and by a machine too, and answered
//! all at once when it pleases.

use crate::changes::WAY;
use crate::error::Wrong;
use crate::hall::Hall;
use crate::sitting::Sitting;
use crate::wire::{SetUpDraft, SetUpPlace, SetUpPlan, SetUpStep, SetUpWhy};
use players::Player;
use shelf::Mind;
use std::sync::Arc;
use table::{AnyMatch, Click, Offer, PieceView, Refused, Seat, Turn, View, Viewer, short};

/// Who arranges for a person: what is worth so much less is e times less likely, so that no two are the same.
const QUARTERMASTER: Player = Player::Soft(2);

/// A match to try things out on, and who decides for the person.
type Trial = (Box<dyn AnyMatch>, Option<Box<dyn Mind>>);

/// What came of it.
struct Arranged {
    steps: Vec<SetUpStep>,
    /// What is seen then.
    view: View,
    /// What is not decided, and stands anywhere only so that the rest can be tried.
    pieces: Vec<u16>,
    hexes: Vec<String>,
}

impl Hall {
    /// Tries an arrangement out.
    pub async fn set_up(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        draft: SetUpDraft,
    ) -> Result<SetUpPlan, Wrong> {
        let (seq, fill) = (draft.seq, draft.fill);
        let trial = self.look(id, move |sitting| sitting.trial(seat, seq, fill));
        let (game, mind) = trial.await??;
        let _turn = self.thinkers.acquire().await;
        let work = tokio::task::spawn_blocking(move || arrange(game, seat, &draft, mind));
        let arranged = work.await.map_err(|_| Wrong::broken())??;
        let plan = self.look(id, move |sitting| sitting.plan(seat, seq, arranged));
        plan.await?
    }
}

impl Sitting {
    fn trial(&mut self, seat: Seat, seq: usize, fill: bool) -> Result<Trial, Wrong> {
        if self.game.len() != seq {
            return Err(Wrong::stale(self.game.len()));
        }
        match self.game.turn() {
            Turn::Ask(ask) if ask.seat == seat && ask.set_up && self.guide.is_none() => {}
            _ => return Err(Wrong::refused(Refused::NotAsked)),
        }
        let game = self.game.rehearse(seat).ok_or_else(Wrong::broken)?;
        let mind = fill.then(|| {
            self.arranged += 1;
            self.system.mind(QUARTERMASTER, self.luck_of(self.arranged))
        });
        Ok((game, mind))
    }

    /// The table as it is, with what is arranged on it.
    fn plan(&self, seat: Seat, seq: usize, arranged: Arranged) -> Result<SetUpPlan, Wrong> {
        if self.game.len() != seq {
            return Err(Wrong::stale(self.game.len()));
        }
        let mut view = self.game.view(Viewer::Seat(seat));
        let is_open = |piece: &PieceView| arranged.pieces.contains(&piece.id);
        let Arranged {
            view: then, hexes, ..
        } = &arranged;
        let before = std::mem::take(&mut view.pieces);
        let (open, _): (Vec<_>, Vec<_>) = before.into_iter().partition(is_open);
        let placed = then.pieces.iter().filter(|piece| !is_open(piece)).cloned();
        view.pieces = placed.chain(open).collect();
        let bare = |hex: &str| hexes.iter().any(|open| open == hex);
        let printed = view.hexes.iter().filter(|hex| bare(&hex.hex)).cloned();
        let laid = then.hexes.iter().filter(|hex| !bare(&hex.hex)).cloned();
        view.hexes = printed.chain(laid).collect();
        view.offers.clear();
        Ok(SetUpPlan {
            seq,
            view: self.dressed(view),
            steps: arranged.steps,
        })
    }
}

/// Answers the questions of a set-up as they are wanted, and else as the machine likes.
fn arrange(
    mut game: Box<dyn AnyMatch>,
    seat: Seat,
    draft: &SetUpDraft,
    mut mind: Option<Box<dyn Mind>>,
) -> Result<Arranged, Wrong> {
    let want = &draft.want;
    let mut steps = Vec::new();
    let (mut pieces, mut hexes) = (Vec::new(), Vec::new());
    while steps.len() <= WAY {
        match game.turn() {
            Turn::Ask(ask) if ask.seat == seat && ask.set_up => {}
            _ => break,
        }
        if let Some(SetUpWhy { hex, .. }) = draft.why.as_ref().filter(|why| why.step == steps.len())
        {
            let why = game.why_click(seat, &[Click::Hex(short(hex.clone()))]);
            if let Some(refusal) = why {
                return Err(Wrong::refused(Refused::Forbidden(refusal)));
            }
        }
        let view = game.view(Viewer::Seat(seat));
        let wanted = want.get(steps.len()).cloned().flatten();
        let machine = || {
            let mind = mind.as_mut()?;
            mind.look(&*game).then(|| mind.think()).flatten()
        };
        let decided = wanted.or_else(machine);
        let action = match &decided {
            Some(action) => action.clone(),
            None => spare(&view.offers, want).ok_or_else(Wrong::broken)?,
        };
        let step = step(&view, decided);
        if step.action.is_none() {
            pieces.extend(step.piece);
            let at = step.places.iter().find(|place| place.action == action);
            hexes.extend(
                at.filter(|_| step.piece.is_none())
                    .map(|place| place.hex.clone()),
            );
        }
        steps.push(step);
        game.play(seat, &action).map_err(Wrong::refused)?;
    }
    Ok(Arranged {
        steps,
        view: game.view(Viewer::Seat(seat)),
        pieces,
        hexes,
    })
}

/// Anything that nobody else wants.
fn spare(offers: &[Offer], want: &[Option<String>]) -> Option<String> {
    let free = |offer: &&Offer| !want.iter().flatten().any(|action| *action == offer.action);
    let offer = offers.iter().find(free).or(offers.first());
    offer.map(|offer| offer.action.clone())
}

fn step(view: &View, action: Option<String>) -> SetUpStep {
    let prompt = view.prompt.as_ref();
    let piece = prompt.and_then(|prompt| prompt.pieces.first().copied());
    let text = prompt.and_then(|prompt| prompt.detail.clone());
    let place_of = |id: &u16| view.pieces.iter().find(|piece| piece.id == *id);
    let place = |offer: &Offer| {
        let hex = offer.click.iter().rev().find_map(|click| match click {
            Click::Hex(hex) | Click::Way { hex, .. } => Some(hex.clone()),
            Click::Piece(id) => place_of(id).map(|piece| piece.place.clone()),
            Click::Card(_) => None,
        })?;
        let mut ways = offer.click.iter().filter_map(|click| match click {
            Click::Way { heading, .. } => Some(*heading),
            _ => None,
        });
        let heading = ways.next();
        // One press turns it one way.
        if ways.next().is_some() {
            return None;
        }
        Some(SetUpPlace {
            action: offer.action.clone(),
            hex,
            piece: offer.piece.filter(|id| Some(*id) != piece),
            heading,
            text: heading.map(|_| offer.text.clone()),
        })
    };
    SetUpStep {
        piece,
        text: text.filter(|_| piece.is_none()),
        action,
        places: view.offers.iter().filter_map(place).collect(),
    }
}
