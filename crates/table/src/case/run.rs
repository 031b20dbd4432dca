//! Runs the cases of a file against a system.

use super::cast::Cast;
use super::doc::{Place, Said};
use super::expect::{Scene, sight_ends};
use super::file::{Case, CaseFile};
use super::legal::legal;
use super::play::{Play, Script, failure};
use super::report::{CaseReport, Failure};
use super::step::{See, Sought, Step};
use crate::{Content, Fault, Game, Known, Turn, View, Viewer};
use std::collections::BTreeMap;

/// Plays every case of the file and reports all that is not as expected.
pub fn run<G: Game>(content: &Content, file: &CaseFile) -> Vec<CaseReport> {
    file.cases
        .iter()
        .map(|case| {
            let failures = play::<G>(content, case);
            CaseReport {
                file: file.file.clone(),
                name: case.name.clone(),
                rules: case.rules.clone(),
                passed: failures.is_empty(),
                failures,
            }
        })
        .collect()
}

fn play<G: Game>(content: &Content, case: &Case) -> Vec<Failure> {
    let book = match G::open(content, &case.spec()) {
        Ok(book) => book,
        Err(faults) => return wrong_position(case, &faults),
    };
    let mut cast = Cast::default();
    let mut play = match begin(&book, case, &mut cast) {
        Ok(play) => play,
        Err(failures) => return failures,
    };
    let mut failures = Vec::new();
    for (i, step) in case.steps.iter().enumerate() {
        let mut script = Script::new(&step.chance);
        let mut done = Ok(());
        let failed = |failure| Failure {
            step: i + 1,
            ..failure
        };
        // The first step of a set-up has told its events and used its chance in `begin`.
        if !(i == 0 && case.set_up_in_first_step()) {
            play.events.clear();
            play.drawn.clear();
            done = step.acts.iter().try_for_each(|act| {
                let act = called(&play, &cast, act);
                play.act(&act, &mut script)
            });
            if done.is_ok() {
                failures.extend(script.leftover().map(failed));
            }
        }
        let named = done.and_then(|()| give_names(&play, &mut cast, step));
        if let Err(failure) = named {
            failures.push(failed(play.with_draws(failure)));
            break;
        }
        let scene = scene(&play, &mut cast, &step.see);
        let step = cast.called(&scene.view, step);
        let found = scene.check(&step).into_iter().chain(legal(&play, &step));
        failures.extend(found.map(|failure| failed(play.with_draws(failure))));
    }
    failures
}

/// An action as the system calls its pieces.
pub(super) fn called<G: Game>(play: &Play<G>, cast: &Cast, act: &Said) -> Said {
    if cast.is_silent() {
        return act.clone();
    }
    let known = Known::mask(play.book, &play.state, Viewer::Referee);
    cast.call(&play.book.view(&known), act)
}

/// Gives the names of a step to the pieces that they are for.
pub(super) fn give_names<G: Game>(
    play: &Play<G>,
    cast: &mut Cast,
    step: &Step,
) -> Result<(), Failure> {
    if step.names.is_empty() {
        return Ok(());
    }
    let known = Known::mask(play.book, &play.state, Viewer::Referee);
    let view = play.book.view(&known);
    for (name, words) in &step.names {
        cast.give(&view, &name.text, words).map_err(|why| {
            let what = format!("name {}", name.text);
            failure(name.at, &what, &words.join(" "), why)
        })?;
    }
    Ok(())
}

/// The position, after its set-up or seating and its lead.
pub(super) fn begin<'a, G: Game>(
    book: &'a G,
    case: &Case,
    cast: &mut Cast,
) -> Result<Play<'a, G>, Vec<Failure>> {
    let (mut play, mut script) = set(book, case, cast)?;
    for act in &case.lead {
        let act = called(&play, cast, act);
        let done = play.act(&act, &mut script);
        done.map_err(|why| early(case, play.with_draws(why)))?;
    }
    match script.leftover() {
        Some(failure) => Err(early(case, failure)),
        None => Ok(play),
    }
}

/// A failure before the first step, or in a first step that is the set-up.
fn early(case: &Case, failure: Failure) -> Vec<Failure> {
    vec![Failure {
        step: usize::from(case.set_up_in_first_step()),
        ..failure
    }]
}

/// The position, after its set-up or seating, with what is left of its dice and cards.
pub(super) fn set<'a, 'c, G: Game>(
    book: &'a G,
    case: &'c Case,
    cast: &mut Cast,
) -> Result<(Play<'a, G>, Script<'c>), Vec<Failure>> {
    let first = case.set_up_in_first_step();
    let one = |failure| early(case, failure);
    let mut script = Script::new(if first {
        &case.steps[0].chance
    } else {
        &case.lead_chance
    });
    let play = if case.from_start {
        Play::start(book, case.at, &mut script).map_err(one)?
    } else {
        let state = book
            .seat(&case.draft)
            .map_err(|faults| wrong_position(case, &faults))?;
        Play::new(book, state)
    };
    if let Err(why) = book.check(&play.state) {
        return Err(one(failure(
            case.at,
            "the position",
            "a sound position",
            why,
        )));
    }
    let scene = scene(&play, cast, &[]);
    cast.take(
        &scene.view,
        case.draft.pieces.as_deref().unwrap_or_default(),
    );
    let unseen = unseen_names(cast, case);
    if !unseen.is_empty() {
        return Err(unseen);
    }
    Ok((play, script))
}

pub(super) fn wrong_position(case: &Case, faults: &[Fault]) -> Vec<Failure> {
    let draft = &case.draft.file;
    faults
        .iter()
        .map(|fault| {
            let own = fault.file.is_empty() || fault.file == *draft;
            // An option that the scenario does not know stands in the case, not in the scenario.
            if !own && case.options.contains_key(&fault.at) {
                let key = format!("options.{}", fault.at);
                let found = format!("{} ({})", fault.what, fault.mend);
                return failure(case.locate(&key), &key, "", found);
            }
            let at = if own { case.locate(&fault.at) } else { case.at };
            let named = Place::parse(&fault.at).is_some() || fault.at.is_empty();
            let what = match (own, named) {
                (true, true) => "the position".to_owned(),
                (true, false) => fault.at.clone(),
                (false, _) => format!("{} {}", fault.file, fault.at),
            };
            failure(at, &what, "", format!("{} ({})", fault.what, fault.mend))
        })
        .collect()
}

/// A system that loses the names of the pieces would let `gone` pass for nothing.
fn unseen_names(cast: &Cast, case: &Case) -> Vec<Failure> {
    let pieces = case.draft.pieces.iter().flatten();
    let named = pieces.flat_map(|piece| piece.names().map(move |name| (piece, name)));
    named
        .filter(|(_, name)| !cast.knows(name))
        .map(|(piece, name)| {
            let found = "none of that name in the system's view".to_owned();
            failure(
                case.locate(&piece.at),
                &format!("#{name}"),
                "a piece",
                found,
            )
        })
        .collect()
}

pub(super) fn scene<G: Game>(play: &Play<G>, cast: &mut Cast, see: &[See]) -> Scene {
    let known = Known::mask(play.book, &play.state, Viewer::Referee);
    let view = play.book.view(&known);
    let from = see.iter().filter_map(|see| sight_ends(&see.key));
    let sights = from.map(|(from, _)| (from.clone(), play.book.sight(&known, &from)));
    let sights = sights.collect();
    cast.look(&view);
    let ratings = match see.iter().any(|see| asks_now(&see.sought)) {
        true => ratings(play, &view),
        false => Default::default(),
    };
    Scene {
        view,
        ratings,
        sights,
        seats: play.book.seats(),
        over: match play.book.turn(&play.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Ask(_) => None,
        },
        events: play.events.clone(),
        cast: cast.clone(),
        vocabulary: play.book.vocabulary(),
    }
}

/// Whether numbers are asked for as they count now: `now.fp=5`.
fn asks_now(sought: &Sought) -> bool {
    let now = |word: &String| word.trim_start_matches('!').starts_with("now.");
    match sought {
        Sought::Words(words) => words.iter().any(now),
        Sought::Pieces(lines) => lines.iter().flatten().any(now),
        Sought::Num(_) | Sought::Cards(_) => false,
    }
}

fn ratings<G: Game>(play: &Play<G>, view: &View) -> BTreeMap<u16, Vec<String>> {
    let of = |piece: &crate::PieceView| {
        let now = play.book.ratings(&play.state, piece.id).into_iter();
        let words = now.map(|(name, value)| format!("now.{name}={value}"));
        (piece.id, words.collect())
    };
    view.pieces.iter().map(of).collect()
}
