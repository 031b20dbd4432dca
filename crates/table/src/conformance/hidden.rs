use super::Spot;
use super::laws::{Came, try_out};
use crate::{Actions, Chance, Event, Game, Known, Rng, Turn, Viewer, random_step};

/// A guess of what a viewer does not know fits what it knows, is a sound state, and can be played on.
pub fn guess_fits<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    for viewer in spot.viewers() {
        let known = spot.known(viewer);
        for _ in 0..spot.guesses {
            let guess = spot.book.guess(&known, rng);
            spot.book
                .check(&guess)
                .map_err(|what| format!("a guess of {viewer:?}: {what}"))?;
            if Known::mask(spot.book, &guess, viewer) != known {
                return Err(format!(
                    "a guess of {viewer:?} does not fit what it knows:\n  {guess:?}\n  {known:?}"
                ));
            }
            play_on(spot.book, guess, rng)
                .map_err(|what| format!("played on from a guess of {viewer:?}: {what}"))?;
        }
    }
    Ok(())
}

/// A guess is a state to play in: search does nothing else.
fn play_on<G: Game>(book: &G, mut state: G::State, rng: &mut Rng) -> Result<(), String> {
    let mut list = Actions::new();
    for _ in 0..12 {
        list.clear();
        book.legal(&state, &mut list);
        // A dead end has a law of its own.
        if list.plain().is_empty() || !random_step(book, &mut state, &mut list, rng) {
            break;
        }
        book.check(&state)?;
    }
    Ok(())
}

/// Who is asked what follows from public facts: it is the same in what any viewer knows
/// and in any state that fits it.
pub fn turn_is_public<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    let turn = spot.book.turn(spot.state);
    for viewer in spot.viewers() {
        let known = spot.known(viewer);
        let masked = spot.book.turn(&known);
        if masked != turn {
            return Err(format!(
                "{viewer:?} knows of {masked:?}, but it is {turn:?}"
            ));
        }
        for _ in 0..spot.guesses {
            let guessed = spot.book.turn(&spot.book.guess(&known, rng));
            if guessed != turn {
                return Err(format!(
                    "in a guess of {viewer:?} it is {guessed:?}, but it is {turn:?}"
                ));
            }
        }
        // What opens next must not depend on what is hidden either.
        next_turn_is_public(spot, &known, rng)?;
    }
    Ok(())
}

/// An answer that is the only one is given for the player at once: that it is must be known to all, except where
/// he is asked nevertheless.
pub fn lone_answer_is_public<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    if spot.ask.window || spot.ask.secret {
        return Ok(());
    }
    let lone = spot.list.len() == 1;
    let asked = Viewer::Seat(spot.ask.seat);
    let mut list = Actions::new();
    for viewer in spot.viewers().into_iter().filter(|viewer| *viewer != asked) {
        let known = spot.known(viewer);
        for _ in 0..spot.guesses {
            list.clear();
            spot.book.legal(&spot.book.guess(&known, rng), &mut list);
            if (list.len() == 1) != lone {
                let (here, there) = (spot.list.len(), list.len());
                return Err(format!(
                    "{here} answers at '{}', but {there} in a guess of {viewer:?}",
                    spot.ask.moment
                ));
            }
        }
    }
    Ok(())
}

/// After the same action with the same chance, who is asked next is the same too. What
/// others hold must not show at all; what the acting seat holds may show by its own choice,
/// but never open or close a reaction window.
fn next_turn_is_public<G: Game>(
    spot: &Spot<G>,
    known: &Known<G::State>,
    rng: &mut Rng,
) -> Result<(), String> {
    let Some(pair) = Pair::new(spot, known, rng) else {
        return Ok(());
    };
    let (turn, guessed) = (
        spot.book.turn(&pair.real.state),
        spot.book.turn(&pair.guessed.state),
    );
    let window = |turn: &Turn| matches!(turn, Turn::Ask(ask) if ask.window);
    let own = known.viewer() == Viewer::Seat(spot.ask.seat);
    let shown =
        pair.real.probed || pair.guessed.probed || !(own || window(&turn) || window(&guessed));
    if turn == guessed || shown {
        return Ok(());
    }
    let (text, viewer) = (spot.write(pair.action), known.viewer());
    Err(format!(
        "after '{text}' it is {turn:?}, but {guessed:?} in a guess of {viewer:?}"
    ))
}

/// What the seat asked is offered, and why anything else is refused, is the same from
/// what it knows as from the whole state.
pub fn lists_do_not_leak<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    let viewer = Viewer::Seat(spot.ask.seat);
    let known = spot.known(viewer);
    let guess = spot.book.guess(&known, rng);
    let listed: Vec<G::Action> = spot.list.iter().collect();
    for (what, state) in [("what it knows", &*known), ("a guess of it", &guess)] {
        let mut list = Actions::new();
        spot.book.legal(state, &mut list);
        let there: Vec<G::Action> = list.iter().collect();
        if there != listed || list.plain() != spot.list.plain() {
            let only = |a: &[G::Action], b: &[G::Action]| -> Vec<String> {
                a.iter()
                    .filter(|x| !b.contains(x))
                    .map(|x| format!("{x:?}"))
                    .collect()
            };
            let (more, less) = (only(&there, &listed), only(&listed, &there));
            return Err(format!(
                "the list from {what} is another: {more:?} only there, {less:?} only in the state"
            ));
        }
        for action in listed.iter().chain(spot.pool).copied() {
            let (there, here) = (
                spot.book.why_not(state, action),
                spot.book.why_not(spot.state, action),
            );
            if there != here {
                return Err(format!(
                    "{action:?} is refused with {there:?} from {what}, with {here:?} from the state"
                ));
            }
        }
        for action in listed.iter().copied() {
            if spot.book.offer(state, action) != spot.book.offer(spot.state, action) {
                return Err(format!(
                    "{action:?} is offered with other words from {what}"
                ));
            }
        }
    }
    Ok(())
}

/// Long lists are not tried out in full at every stop.
const AT_MOST: usize = 24;

/// If what the acting seat sees of its action depends on what it did not know, the action
/// drew chance or said that it probed: else an undo would have looked for free.
pub fn undo_barrier<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    let viewer = Viewer::Seat(spot.ask.seat);
    let all: Vec<G::Action> = spot.list.iter().collect();
    let first = rng.below(all.len() as u32) as usize;
    for &action in all.iter().cycle().skip(first).take(all.len().min(AT_MOST)) {
        let real = try_out(spot.book, spot.state, action, Chance::recorded(rng), 0);
        if real.drew || real.probed {
            continue;
        }
        for _ in 0..spot.guesses {
            let guess = spot.book.guess(&spot.known(viewer), rng);
            let guessed = try_out(
                spot.book,
                &guess,
                action,
                Chance::script(&real.words),
                real.words.len(),
            );
            let looks = |state: &G::State| Known::mask(spot.book, state, viewer);
            let same = guessed.fitted
                && guessed.used_up
                && looks(&guessed.state) == looks(&real.state)
                && heard(&guessed.events, viewer) == heard(&real.events, viewer);
            if !same {
                return Err(format!(
                    "'{}' shows something hidden without a probe",
                    spot.write(action)
                ));
            }
        }
    }
    Ok(())
}

/// What a viewer is told and what it then knows go together, whatever is hidden from it.
/// Told more than it knows, the event leaks, or should be in the state; knowing more than
/// it was told or asked, the mask leaks, or something happened unheard. A view has no law
/// of its own: it is made of what is known and of nothing else.
pub fn events_do_not_leak<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    for viewer in spot.viewers() {
        for _ in 0..spot.guesses {
            let pair = Pair::new(spot, &spot.known(viewer), rng);
            let Some(pair) = pair.filter(|pair| pair.guessed.used_up) else {
                continue;
            };
            if pair.real.probed || pair.guessed.probed {
                continue;
            }
            let (real, guessed) = (
                heard(&pair.real.events, viewer),
                heard(&pair.guessed.events, viewer),
            );
            let [here, there] =
                [&pair.real, &pair.guessed].map(|came| Known::mask(spot.book, &came.state, viewer));
            let text = || spot.write(pair.action);
            if here == there && real != guessed {
                return Err(format!(
                    "'{}' tells {viewer:?} what it may not know: {real:?}, in a guess {guessed:?}",
                    text()
                ));
            }
            let unheard = real == guessed && same_question(spot.book, &pair.real, &pair.guessed);
            if here != there && unheard {
                return Err(format!(
                    "'{}' shows {viewer:?} what it was not told:\n  {here:?}\n  {there:?}",
                    text()
                ));
            }
        }
    }
    Ok(())
}

/// The same action with other dice and cards: a viewer that hears the same, and sees the
/// same asked, knows the same. Else its mask shows what was drawn out of its sight.
pub fn chance_does_not_leak<G: Game>(spot: &Spot<G>, rng: &mut Rng) -> Result<(), String> {
    for _ in 0..spot.guesses {
        let action = spot.any_action(rng);
        let mut once = || try_out(spot.book, spot.state, action, Chance::recorded(rng), 0);
        let (one, other) = (once(), once());
        if one.words == other.words || !same_question(spot.book, &one, &other) {
            continue;
        }
        for viewer in spot.viewers() {
            if heard(&one.events, viewer) != heard(&other.events, viewer) {
                continue;
            }
            let [here, there] =
                [&one, &other].map(|came| Known::mask(spot.book, &came.state, viewer));
            if here != there {
                return Err(format!(
                    "'{}' shows {viewer:?} whether it drew [{}] or [{}]:\n  {here:?}\n  {there:?}",
                    spot.write(action),
                    one.words.join(" "),
                    other.words.join(" ")
                ));
            }
        }
    }
    Ok(())
}

/// Whether both wait for the same answer. The end of a match shows everything: there is
/// nothing left to compare.
fn same_question<G: Game>(book: &G, one: &Came<G::State>, other: &Came<G::State>) -> bool {
    let turn = book.turn(&one.state);
    matches!(turn, Turn::Ask(_)) && turn == book.turn(&other.state)
}

fn heard(events: &[Event], viewer: Viewer) -> Vec<&Event> {
    events
        .iter()
        .filter(|event| event.audience.hears(viewer))
        .collect()
}

/// The same action with the same chance, in the state and in a guess of it.
struct Pair<G: Game> {
    action: G::Action,
    real: Came<G::State>,
    guessed: Came<G::State>,
}

impl<G: Game> Pair<G> {
    /// `None` where the guess does not allow the same.
    fn new(spot: &Spot<G>, known: &Known<G::State>, rng: &mut Rng) -> Option<Self> {
        let action = spot.any_action(rng);
        let guess = spot.book.guess(known, rng);
        let mut list = Actions::new();
        spot.book.legal(&guess, &mut list);
        if !list.contains(action) {
            return None;
        }
        let real = try_out(spot.book, spot.state, action, Chance::recorded(rng), 0);
        let guessed = try_out(
            spot.book,
            &guess,
            action,
            Chance::script(&real.words),
            real.words.len(),
        );
        guessed.fitted.then_some(Pair {
            action,
            real,
            guessed,
        })
    }
}
