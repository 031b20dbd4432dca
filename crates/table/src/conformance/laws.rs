use super::Spot;
use crate::{Chance, Event, Game, Known, Rng, Teller};

/// What came of an action that was tried out.
pub(super) struct Came<S> {
    pub state: S,
    pub events: Vec<Event>,
    pub words: Vec<String>,
    pub drew: bool,
    pub probed: bool,
    /// Whether no word of a script was wrong or missing …
    pub fitted: bool,
    /// … and none was left over.
    pub used_up: bool,
}

/// Applies an action to a copy.
pub(super) fn try_out<G: Game>(
    book: &G,
    state: &G::State,
    action: G::Action,
    mut chance: Chance,
    script: usize,
) -> Came<G::State> {
    let mut state = state.clone();
    let mut teller = Teller::listening();
    book.apply(&mut state, action, &mut chance, &mut teller);
    Came {
        state,
        words: chance.log().to_vec(),
        drew: chance.drew(),
        fitted: chance.fault().is_none(),
        used_up: chance.used() == script,
        probed: teller.probed(),
        events: teller.take(),
    }
}

/// Every listed action is listed once, nothing forbids it, and it leads to a sound state.
pub fn listed_is_accepted<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    let all: Vec<G::Action> = spot.list.iter().collect();
    for (i, &action) in all.iter().enumerate() {
        if all[..i].contains(&action) {
            return Err(format!("'{}' is listed twice", spot.write(action)));
        }
        if let Some(refusal) = spot.book.why_not(spot.state, action) {
            return Err(format!(
                "'{}' is listed, yet refused: {refusal:?}",
                spot.write(action)
            ));
        }
        let after = try_out(spot.book, spot.state, action, Chance::sample(rng), 0).state;
        spot.book
            .check(&after)
            .map_err(|what| format!("after '{}': {what}", spot.write(action)))?;
    }
    Ok(())
}

/// Every listed action is read back from its notation, and offered under it.
pub fn notation<G: Game>(spot: &Spot<G>, _: &mut Rng) -> Result<(), String> {
    for action in spot.list.iter() {
        let text = spot.write(action);
        match spot.book.read(spot.state, &text) {
            Ok(read) if read == action => {}
            other => {
                return Err(format!(
                    "{action:?} is written '{text}', which is read as {other:?}"
                ));
            }
        }
        let offered = spot.book.offer(spot.state, action).action;
        if offered != text {
            return Err(format!("'{text}' is offered as '{offered}'"));
        }
    }
    Ok(())
}

/// What is not listed is refused, with a rule: actions that were legal elsewhere in the
/// game, and words that somebody might type.
pub fn unlisted_is_refused<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    let refused = |action: G::Action| match spot.book.why_not(spot.state, action) {
        _ if spot.list.contains(action) => Ok(()),
        Some(refusal) if !refusal.rules.is_empty() => Ok(()),
        Some(refusal) => Err(format!("{action:?} is refused without a rule: {refusal:?}")),
        None => Err(format!("{action:?} is not listed, yet nothing forbids it")),
    };
    spot.pool.iter().try_for_each(|&action| refused(action))?;
    for text in odd_texts(&spot.write(spot.any_action(rng)), rng) {
        if let Ok(action) = spot.book.read(spot.state, &text) {
            refused(action).map_err(|what| format!("typed '{text}': {what}"))?;
        }
    }
    Ok(())
}

/// Words near a notation, and words far from any.
fn odd_texts(text: &str, rng: &mut Rng) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let cut = rng.below(chars.len().max(1) as u32) as usize;
    let words: Vec<&str> = text.split(' ').collect();
    let mut changed = chars.clone();
    if let Some(c) = changed.get_mut(cut) {
        *c = char::from(b' ' + rng.below(95) as u8);
    }
    vec![
        String::new(),
        " ".to_owned(),
        "é→\u{1F3B2}".to_owned(),
        format!("{text} {text}"),
        format!("{text} 99999999999999999999"),
        chars[..cut].iter().collect(),
        changed.into_iter().collect(),
        words.iter().rev().copied().collect::<Vec<_>>().join(" "),
        words[..1].join(" "),
    ]
}

/// A copy, and what is read back from the bytes of a state, are that state.
pub fn copies_are_equal<G: Game>(spot: &Spot<G>, _: &mut Rng) -> Result<(), String> {
    if spot.state.clone() != *spot.state {
        return Err("a clone is not equal to its original".to_owned());
    }
    let bytes = postcard::to_allocvec(spot.state)
        .map_err(|e| format!("the state cannot be written: {e}"))?;
    let read: G::State =
        postcard::from_bytes(&bytes).map_err(|e| format!("the state cannot be read back: {e}"))?;
    if read != *spot.state {
        return Err("the state that is read back is not the one that was written".to_owned());
    }
    let known = spot.known(crate::Viewer::Seat(spot.ask.seat));
    match Known::mask(spot.book, &known, known.viewer()) == known {
        true => Ok(()),
        false => Err("what is masked twice is not what is masked once".to_owned()),
    }
}

/// What a number is said to be made of comes to that number.
pub fn parts_add_up<G: Game>(spot: &Spot<G>, _: &mut Rng) -> Result<(), String> {
    let view = spot.book.view(&spot.known(crate::Viewer::Everyone));
    let tracks = view.sides.iter().flat_map(|side| &side.tracks);
    for track in tracks.filter(|track| !track.parts.is_empty()) {
        let sum: i64 = track.parts.iter().map(|part| part.value).sum();
        if sum != track.value {
            return Err(format!(
                "{} is {}, and its parts are {sum}",
                track.id, track.value
            ));
        }
    }
    Ok(())
}

/// The same action with the same chance leads to the same state and tells the same.
pub fn same_chance_same_state<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    let action = spot.any_action(rng);
    let first = try_out(spot.book, spot.state, action, Chance::recorded(rng), 0);
    let again = try_out(
        spot.book,
        spot.state,
        action,
        Chance::script(&first.words),
        first.words.len(),
    );
    let same = again.fitted && again.used_up && again.state == first.state;
    match same && again.events == first.events && again.probed == first.probed {
        true => Ok(()),
        false => Err(format!(
            "'{}' with [{}] came out differently",
            spot.write(action),
            first.words.join(" ")
        )),
    }
}
