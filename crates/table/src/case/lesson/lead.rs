//! A lesson on the table: its position, the end of it to play on from, and whether it can be played as it is written.

use super::{Guide, Lesson, PATH};
use crate::commit::Secrets;
use crate::{AnyMatch, Content, Fault, Game, Match, MatchSpec};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The option of a match that goes on from the end of a lesson: which.
pub const LESSON: &str = "lesson";
/// What the learner had done in it.
pub const MOVES: &str = "moves";
/// What stands between two of these.
const BETWEEN: &str = "; ";

/// The lesson of that id.
pub fn read(content: &Content, system: &str, id: &str) -> Result<Lesson, Vec<Fault>> {
    let file = format!("{system}/{PATH}{id}.toml");
    Lesson::read(&file, content.get(&file).map_err(|fault| vec![fault])?)
}

/// What is agreed on in a match that goes on from the end of a lesson. The journal has it in its header, and the lesson is
/// among the content it was begun with: so it can be folded and verified like any other.
pub fn play_on(lesson: &Lesson, moves: &[String]) -> MatchSpec {
    let options = [
        (LESSON, lesson.id().to_owned()),
        (MOVES, moves.join(BETWEEN)),
    ];
    let options = options.map(|(name, value)| (name.to_owned(), value));
    MatchSpec {
        scenario: lesson.draft().scenario.clone().unwrap_or_default(),
        options: BTreeMap::from(options),
        draft: None,
    }
}

/// A table on which the position of a lesson stands; its dice are those of the script.
pub fn lay<G: Game>(book: Arc<G>, lesson: &Lesson) -> Result<Match<G>, Vec<Fault>> {
    let state = book.seat(lesson.draft());
    let state = state.map_err(|faults| lesson.located(faults))?;
    let spec = MatchSpec {
        draft: None,
        ..lesson.spec()
    };
    let secrets = Secrets::from_number(0, book.seats().len());
    Match::begin_at(book, &spec, secrets, None, Some(state))
}

/// The position at the end of a lesson, by what the learner had done: these moves, in one text.
pub fn after<G: Game>(
    book: Arc<G>,
    lesson: Arc<Lesson>,
    moves: &str,
) -> Result<G::State, Vec<Fault>> {
    let mut game = lay(book, &lesson)?;
    let moves: Vec<String> = moves.split(BETWEEN).map(str::to_owned).collect();
    let last = lesson.steps.len();
    let led = Guide::begin(lesson, &mut game)
        .and_then(|mut guide| guide.forward(&mut game, last, &moves));
    led.map_err(|fault| vec![fault])?;
    Ok(game.state().clone())
}

/// Plays a lesson to its end by its script, and once more for everything else that a step allows; `lay` gives a table.
pub fn check(
    lesson: &Arc<Lesson>,
    lay: &dyn Fn() -> Result<Box<dyn AnyMatch>, Vec<Fault>>,
) -> Vec<Fault> {
    let walked = walk(lesson, lay, &mut |_| None);
    let (first, others) = match walked {
        Ok(walked) => walked,
        Err(faults) => return faults,
    };
    let mut faults = Vec::new();
    for (at, action) in others {
        let mut other = |n: usize| (n == at).then(|| action.clone());
        if let Err(more) = walk(lesson, lay, &mut other) {
            let told = more.into_iter().map(|fault| Fault {
                what: format!(
                    "after '{action}' instead of '{}': {}",
                    first[at], fault.what
                ),
                ..fault
            });
            faults.extend(told);
        }
    }
    faults
}

/// What the learner did, and what else could have been done at each of these.
type Walked = (Vec<String>, Vec<(usize, String)>);

fn walk(
    lesson: &Arc<Lesson>,
    lay: &dyn Fn() -> Result<Box<dyn AnyMatch>, Vec<Fault>>,
    instead: &mut dyn FnMut(usize) -> Option<String>,
) -> Result<Walked, Vec<Fault>> {
    let mut game = lay()?;
    let one = |fault| vec![fault];
    let mut guide = Guide::begin(lesson.clone(), &mut *game).map_err(one)?;
    let mut others = Vec::new();
    while !guide.is_over() {
        let n = guide.moves().len();
        let wanted = guide.wanted(&*game, game.offers(guide.seat()));
        let moves: Vec<String> = instead(n).into_iter().collect();
        guide.one(&mut *game, &moves).map_err(one)?;
        let did = guide.moves().get(n).cloned();
        let rest = wanted.into_iter().map(|offer| offer.action);
        others.extend(
            rest.filter(|act| Some(act) != did.as_ref())
                .map(|act| (n, act)),
        );
    }
    Ok((guide.moves().to_vec(), others))
}
