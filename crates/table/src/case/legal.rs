//! Expectations on what is legal: `offers`, `offers_only`, `not_offers`, `refuses`.

use super::doc::{Place, Said};
use super::play::{Play, failure};
use super::report::Failure;
use super::step::{Refused, Step};
use crate::Game;

/// All expectations of the step on what is legal.
pub(super) fn legal<G: Game>(play: &Play<G>, step: &Step) -> Vec<Failure> {
    let offered = step.offers.iter().filter_map(|act| offered(play, act));
    let only = step
        .offers_only
        .iter()
        .flat_map(|(at, acts)| only(play, *at, acts));
    let not = step
        .not_offers
        .iter()
        .filter_map(|act| not_offered(play, act));
    let refused = step
        .refuses
        .iter()
        .filter_map(|sought| refused(play, sought));
    offered.chain(only).chain(not).chain(refused).collect()
}

/// The action of a text, if it is legal.
fn action<G: Game>(play: &Play<G>, text: &str) -> Option<G::Action> {
    let action = play.book.read(&play.state, text).ok()?;
    play.legal().contains(action).then_some(action)
}

fn offered<G: Game>(play: &Play<G>, act: &Said) -> Option<Failure> {
    if action(play, &act.text).is_some() {
        return None;
    }
    Some(play.refused(act))
}

fn only<G: Game>(play: &Play<G>, at: Place, acts: &[Said]) -> Vec<Failure> {
    let mut out: Vec<Failure> = acts.iter().filter_map(|act| offered(play, act)).collect();
    let named: Vec<G::Action> = acts
        .iter()
        .filter_map(|act| action(play, &act.text))
        .collect();
    let legal = play.legal();
    let more: Vec<String> = legal
        .iter()
        .filter(|action| !named.contains(action))
        .map(|action| play.book.write(&play.state, action))
        .collect();
    if !more.is_empty() {
        out.push(failure(
            at,
            "offers_only",
            "nothing else to be legal",
            format!("also {}", more.join(", ")),
        ));
    }
    out
}

fn not_offered<G: Game>(play: &Play<G>, act: &Said) -> Option<Failure> {
    if action(play, &act.text).is_some() {
        return Some(failure(
            act.at,
            &act.text,
            "it not to be legal",
            "it is".to_owned(),
        ));
    }
    // A text that means nothing is never legal: it would hide a slip of the pen.
    let why = play.book.read(&play.state, &act.text).err()?;
    Some(failure(
        act.at,
        &act.text,
        "an action that is not legal",
        format!("it cannot be read: {why}"),
    ))
}

fn refused<G: Game>(play: &Play<G>, sought: &Refused) -> Option<Failure> {
    let act = &sought.act;
    let expected = format!("to be refused by {}", sought.rules.join(", "));
    let wrong = |found| Some(failure(act.at, &act.text, &expected, found));
    let action = match play.book.read(&play.state, &act.text) {
        _ if play.over() => return wrong("the match is over".to_owned()),
        Ok(action) => action,
        Err(why) => return wrong(format!("it cannot be read: {why}")),
    };
    if play.legal().contains(action) {
        return wrong("it is legal".to_owned());
    }
    let refusal = play.book.why_not(&play.state, action);
    let rules = refusal.map(|refusal| refusal.rules).unwrap_or_default();
    let all = sought
        .rules
        .iter()
        .all(|rule| rules.iter().any(|found| found == rule));
    if all {
        None
    } else {
        wrong(play.why_not(&act.text)).map(|failure| Failure {
            said: play.said(&act.text).into_iter().collect(),
            ..failure
        })
    }
}
