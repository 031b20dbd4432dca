use crate::commit::Secrets;
use crate::journal::{Journal, Verdict, replay, verify};
use crate::{AnyMatch, Barred, Game, Match, MatchSpec, Rng, Seat, Turn};
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
    kept(book, &table)
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

fn undo<G: Game>(
    table: &mut Match<G>,
    standing: &mut Vec<(String, Option<Seat>)>,
    history: &mut Vec<String>,
) -> Result<(), String> {
    let (_, by) = standing.last().expect("the set-up stands");
    let Some(by) = *by else {
        return match table.may_undo(Seat(0)) {
            Err(Barred::Nothing) => Ok(()),
            other => Err(format!(
                "there is nothing to take back, yet it is {other:?}"
            )),
        };
    };
    let last =
        table.record().entries[table.last_live().expect("an action stands") as usize].clone();
    if table.undo(by).is_ok() {
        if !last.chance.is_empty() {
            return Err("an undo went back across a roll".to_owned());
        }
        history.push("(undo)".to_owned());
        standing.pop();
        if Some(&table.hash()) != standing.last().map(|(hash, _)| hash) {
            return Err("an undo did not restore the state before".to_owned());
        }
    }
    Ok(())
}

/// The journal, read back, is the match.
fn kept<G: Game>(book: &Arc<G>, table: &Match<G>) -> Result<(), String> {
    let text = table.journal();
    let journal = Journal::parse("journal", &text).map_err(|faults| format!("{faults:?}"))?;
    let folded = replay(book.clone(), &journal).map_err(|fault| fault.to_string())?;
    if folded.hash() != table.hash() || folded.journal() != text {
        return Err("the journal replays to another match".to_owned());
    }
    let verdict = verify(book.clone(), &journal).map_err(|fault| fault.to_string())?;
    let over = matches!(table.turn(), Turn::Over(_));
    match (over, verdict) {
        (true, Verdict::Proven { .. }) | (false, Verdict::Running { .. }) => Ok(()),
        (_, verdict) => Err(format!("the verdict is: {verdict}")),
    }
}
