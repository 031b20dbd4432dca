use crate::commit::{Key32, Secrets};
use crate::journal::{Journal, Step, Verdict, verify};
use crate::{
    Actions, AnyMatch, Barred, Game, Match, MatchSpec, Rng, Seat, Turn, Viewer, state_hash,
};
use std::sync::Arc;

/// Plays a random match as the table plays it: refusals change nothing, undo restores and
/// is barred where it must be, and the journal replays to the same state and is proven.
pub fn match_is_kept<G: Game>(
    book: &Arc<G>,
    seed: u64,
    cap: usize,
    history: &mut Vec<String>,
) -> Result<(), String> {
    let mut rng = Rng::new(seed ^ 0x006a_6f75_726e_616c);
    let secrets = Secrets::from_number(seed, book.seats().len());
    let spec = MatchSpec::default();
    let mut table =
        Match::new(book.clone(), &spec, secrets).map_err(|faults| format!("{faults:?}"))?;
    // The hash after each action that stands, and its seat.
    let mut standing = vec![(table.hash(), None)];
    while let Turn::Ask(ask) = table.turn() {
        if history.len() >= cap {
            break;
        }
        refusals(&mut table, ask.seat)?;
        unlisted(&mut table, ask.seat, history)?;
        if rng.below(5) == 0 {
            undo(&mut table, &mut standing, history)?;
            continue;
        }
        let action = table
            .random_action(&mut rng)
            .ok_or("somebody is asked, yet there is no action")?;
        history.push(action.clone());
        table
            .play(ask.seat, &action)
            .map_err(|refused| format!("'{action}' was offered, yet refused: {refused:?}"))?;
        standing.push((table.hash(), Some(ask.seat)));
    }
    decided(&table, &standing)?;
    kept(book, &table)
}

/// The decisions that stand were each taken in the position that there was then.
fn decided<G: Game>(table: &Match<G>, standing: &[(String, Option<Seat>)]) -> Result<(), String> {
    let after = standing.iter().skip(1);
    let mut said = 0;
    for (decided, ((before, _), (_, by))) in table.decisions().zip(standing.iter().zip(after)) {
        let hash = Key32(state_hash(&decided.state)).to_string();
        if (&hash, Some(decided.seat)) != (before, *by) {
            return Err("a decision is told from another position than it was taken in".to_owned());
        }
        said += 1;
    }
    match said + 1 == standing.len() {
        true => Ok(()),
        false => Err("decisions that stand are not told".to_owned()),
    }
}

/// Another seat's action and words without sense change nothing.
fn refusals<G: Game>(table: &mut Match<G>, asked: Seat) -> Result<(), String> {
    let before = (table.hash(), table.len());
    let other = (0..table.seats().len())
        .map(|i| Seat(i as u8))
        .find(|&seat| seat != asked);
    let words = table
        .offers(asked)
        .first()
        .map(|offer| offer.action.clone())
        .unwrap_or_default();
    let foreign = other.is_some_and(|seat| table.play(seat, &words).is_ok());
    let odd = table.play(asked, "\u{1F3B2}").is_ok();
    match (foreign || odd, (table.hash(), table.len()) == before) {
        (false, true) => Ok(()),
        (true, _) => {
            Err("an action of a seat that is not asked, or of no sense, was taken".to_owned())
        }
        (_, false) => Err("a refused action changed the match".to_owned()),
    }
}

/// What was legal before and is not now is refused by the table, and changes nothing.
fn unlisted<G: Game>(table: &mut Match<G>, asked: Seat, history: &[String]) -> Result<(), String> {
    let known = table.known(Viewer::Seat(asked));
    let mut list = Actions::new();
    table.book().legal(&known, &mut list);
    for text in history.iter().rev().take(LOOK_BACK) {
        let read = table.book().read(&known, text);
        if read.is_ok_and(|action| list.contains(action)) {
            continue;
        }
        let before = (table.hash(), table.len());
        if table.play(asked, text).is_ok() {
            return Err(format!("'{text}' is not listed, yet it was taken"));
        }
        if (table.hash(), table.len()) != before {
            return Err(format!("'{text}' was refused, yet it changed the match"));
        }
    }
    Ok(())
}

/// How many actions played before are tried again at every question.
const LOOK_BACK: usize = 4;

/// The last action is taken back by its seat alone, and by it just where it drew nothing
/// and looked at nothing hidden; then the state is the one before.
fn undo<G: Game>(
    table: &mut Match<G>,
    standing: &mut Vec<(String, Option<Seat>)>,
    history: &mut Vec<String>,
) -> Result<(), String> {
    let (now, by) = standing.last().expect("the set-up stands").clone();
    let Some(by) = by else {
        return match table.may_undo(Seat(0)) {
            Err(Barred::Nothing) => Ok(()),
            other => Err(format!(
                "there is nothing to take back, yet it is {other:?}"
            )),
        };
    };
    let seats = (0..table.seats().len()).map(|i| Seat(i as u8));
    for other in seats.filter(|&seat| seat != by) {
        let undone = table.undo(other);
        if undone != Err(Barred::OtherSeat) {
            return Err(format!(
                "another seat's action was to be taken back: {undone:?}"
            ));
        }
    }
    let last = table.entry_at(table.last_live().expect("an action stands") as usize);
    let probed = matches!(last.step, Step::Do { probed: true, .. });
    let barred = !last.chance.is_empty() || probed;
    match (barred, table.undo(by)) {
        (true, Ok(())) => Err("an undo went back across a roll or a probe".to_owned()),
        (true, Err(_)) if table.hash() == now => Ok(()),
        (true, Err(_)) => Err("an undo was barred, yet it changed the state".to_owned()),
        (false, Err(why)) => Err(format!(
            "an action that drew and probed nothing cannot be taken back: {why:?}"
        )),
        (false, Ok(())) => {
            history.push("(undo)".to_owned());
            standing.pop();
            match standing.last() {
                Some((before, _)) if *before == table.hash() => Ok(()),
                _ => Err("an undo did not restore the state before".to_owned()),
            }
        }
    }
}

/// The journal, read back, is the match.
fn kept<G: Game>(book: &Arc<G>, table: &Match<G>) -> Result<(), String> {
    let text = table.journal();
    let journal = Journal::parse("journal", &text).map_err(|faults| format!("{faults:?}"))?;
    let folded = Match::resume(book.clone(), &journal).map_err(|fault| fault.to_string())?;
    if folded.hash() != table.hash() || folded.journal() != text {
        return Err("the journal replays to another match".to_owned());
    }
    let verdict = verify(book.clone(), &journal).map_err(|fault| fault.to_string())?;
    let over = matches!(table.turn(), Turn::Over(_));
    match (over, verdict) {
        (true, Verdict::Proven { .. })
        | (
            false,
            Verdict::Running {
                dice_checked: true, ..
            },
        ) => Ok(()),
        (_, verdict) => Err(format!("the verdict is: {verdict}")),
    }
}
