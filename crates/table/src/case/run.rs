//! Runs the cases of a file against a system.

use super::doc::Place;
use super::expect::{Scene, sight_ends};
use super::file::{Case, CaseFile};
use super::legal::legal;
use super::play::{Play, Script, failure};
use super::report::{CaseReport, Failure};
use super::step::See;
use crate::{Content, Fault, Game, Known, MatchSpec, Turn, Viewer};
use std::collections::BTreeSet;

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

/// The book of a case.
pub(super) fn open<G: Game>(content: &Content, case: &Case) -> Result<G, Vec<Fault>> {
    let spec = MatchSpec {
        scenario: case.draft.scenario.clone().unwrap_or_default(),
        options: case.options.clone(),
        draft: Some(case.draft.clone()),
    };
    G::open(content, &spec)
}

fn play<G: Game>(content: &Content, case: &Case) -> Vec<Failure> {
    let book = match open::<G>(content, case) {
        Ok(book) => book,
        Err(faults) => return wrong_position(case, &faults),
    };
    let mut names = BTreeSet::new();
    let mut play = match begin(&book, case, &mut names) {
        Ok(play) => play,
        Err(failures) => return failures,
    };
    let mut failures = Vec::new();
    for (i, step) in case.steps.iter().enumerate() {
        let mut script = Script::new(&step.chance);
        let mut done = Ok(());
        // The first step of a set-up has told its events and used its chance in `begin`.
        if !(i == 0 && case.set_up_in_first_step()) {
            play.events.clear();
            done = step
                .acts
                .iter()
                .try_for_each(|act| play.act(act, &mut script));
            if done.is_ok() {
                failures.extend(script.leftover().map(|failure| Failure {
                    step: i + 1,
                    ..failure
                }));
            }
        }
        if let Err(failure) = done {
            failures.push(Failure {
                step: i + 1,
                ..failure
            });
            break;
        }
        let scene = scene(&play, &mut names, &step.see);
        let found = scene.check(step).into_iter().chain(legal(&play, step));
        failures.extend(found.map(|failure| Failure {
            step: i + 1,
            ..failure
        }));
    }
    failures
}

/// The position, after its set-up or seating and its lead.
fn begin<'a, G: Game>(
    book: &'a G,
    case: &Case,
    names: &mut BTreeSet<String>,
) -> Result<Play<'a, G>, Vec<Failure>> {
    let (mut play, mut script) = set(book, case, names)?;
    for act in &case.lead {
        play.act(act, &mut script).map_err(|why| early(case, why))?;
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
    names: &mut BTreeSet<String>,
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
    let scene = scene(&play, names, &[]);
    let unseen = unseen_names(&scene, case);
    if !unseen.is_empty() {
        return Err(unseen);
    }
    Ok((play, script))
}

fn wrong_position(case: &Case, faults: &[Fault]) -> Vec<Failure> {
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
fn unseen_names(scene: &Scene, case: &Case) -> Vec<Failure> {
    let pieces = case.draft.pieces.iter().flatten();
    let named = pieces.filter_map(|piece| Some((piece, piece.name.as_ref()?)));
    named
        .filter(|(_, name)| !scene.names.contains(*name))
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

pub(super) fn scene<G: Game>(play: &Play<G>, names: &mut BTreeSet<String>, see: &[See]) -> Scene {
    let known = Known::mask(play.book, &play.state, Viewer::Referee);
    let view = play.book.view(&known);
    let from = see.iter().filter_map(|see| sight_ends(&see.key));
    let sights = from.map(|(from, _)| (from.clone(), play.book.sight(&known, &from)));
    let sights = sights.collect();
    names.extend(view.pieces.iter().filter_map(|piece| piece.name.clone()));
    Scene {
        view,
        sights,
        seats: play.book.seats(),
        over: match play.book.turn(&play.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Ask(_) => None,
        },
        events: play.events.clone(),
        names: names.clone(),
        vocabulary: play.book.vocabulary(),
    }
}
