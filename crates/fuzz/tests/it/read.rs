//! What people and files provide is read, or refused with what is wrong: nothing of it stops the program.

use crate::change::{Change, changed};
use crate::{CCE, CCGW, CONTENT, GWC, files};
use bolero::check;
use hex::Map;
use std::sync::{Arc, LazyLock};
use table::case::CaseFile;
use table::commit::Secrets;
use table::journal::{Journal, replay};
use table::{
    Actions, AnyMatch, Chance, Game, Match, MatchSpec, Rng, Teller, Turn, orders, random_step,
};

/// So many texts of each kind in the tests; BOLERO_RANDOM_ITERATIONS tries as many as it says.
const TEXTS: usize = 400;
/// A journal to be changed has so many actions.
const ACTIONS: usize = 40;

/// Tries one of the texts with something changed in it, or bytes as they come.
macro_rules! texts {
    ($from:expr, $read:expr) => {
        check!()
            .with_iterations(TEXTS)
            .with_type::<(u16, Vec<Change>, Vec<u8>)>()
            .for_each(|(which, changes, noise)| {
                let from = &$from[usize::from(*which) % $from.len()];
                if changes.is_empty() {
                    $read(from, &String::from_utf8_lossy(noise));
                } else {
                    $read(from, &changed(&from.1, changes));
                }
            })
    };
}

/// Those of a folder whose names begin and end so.
fn some(folder: &str, begin: &str, end: &str) -> Vec<(String, String)> {
    let fits = |(name, _): &(String, String)| name.contains(begin) && name.ends_with(end);
    let some: Vec<(String, String)> = files(folder).into_iter().filter(fits).collect();
    assert!(!some.is_empty(), "{folder} has no {begin}…{end}");
    some
}

#[test]
fn map() {
    static MAPS: LazyLock<Vec<(String, String)>> =
        LazyLock::new(|| some("content", "/maps/", ".json"));
    texts!(MAPS, |from: &(String, String), text: &str| {
        let read = Map::read(&from.0, text);
        assert!(read.is_ok() || read.is_err_and(|faults| !faults.is_empty()));
    });
}

#[test]
fn standing_orders() {
    static ORDERS: LazyLock<Vec<(String, String)>> =
        LazyLock::new(|| some("content", "orders", ".txt"));
    texts!(ORDERS, |from: &(String, String), text: &str| {
        for order in orders::parse(&from.0, text).unwrap_or_default() {
            let again = orders::parse(&from.0, &order.to_string());
            assert_eq!(again, Ok(vec![order]));
        }
    });
}

#[test]
fn case() {
    static CASES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| some("cases", "", ".toml"));
    texts!(CASES, |from: &(String, String), text: &str| {
        // One case of a file is enough: what is wrong with one is wrong with it anywhere.
        let mut cases: Vec<&str> = text.split("[[case]]").collect();
        let one = cases.pop().unwrap_or_default();
        for text in [text.to_owned(), format!("[[case]]{one}")] {
            let Ok(file) = CaseFile::read(&from.0, &text) else {
                continue;
            };
            for case in file.cases.iter().take(2) {
                match from.0.split('/').next() {
                    Some("ccgw") => seated::<ccgw::Book>(&case.draft),
                    Some("cce") => seated::<commander::Cce>(&case.draft),
                    _ => seated::<commander::Gwc>(&case.draft),
                }
            }
        }
    });
}

/// A position that can be built is sound.
fn seated<G: Game>(draft: &table::Draft) {
    let spec = MatchSpec {
        draft: Some(draft.clone()),
        ..MatchSpec::default()
    };
    if let Ok(book) = G::open(&CONTENT, &spec)
        && let Ok(state) = book.seat(draft)
    {
        let sound = book.check(&state);
        sound.unwrap_or_else(|what| panic!("{what}: {draft:?}"));
    }
}

/// A match of a few actions, as its journal.
fn journal_of<G: Game>(book: &Arc<G>) -> (String, String) {
    let secrets = Secrets::from_number(1, book.seats().len());
    let begun = Match::new(book.clone(), &MatchSpec::scenario("1"), secrets);
    let begun = begun.unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut game: Box<dyn AnyMatch> = Box::new(begun);
    let mut rng = Rng::new(5);
    while let (Turn::Ask(ask), true) = (game.turn(), game.len() < ACTIONS) {
        let action = game.random_action(&mut rng).expect("an answer");
        game.play(ask.seat, &action).expect("a legal answer");
    }
    (G::SYSTEM.to_owned(), game.journal())
}

#[test]
fn journal() {
    static JOURNALS: LazyLock<[(String, String); 3]> = LazyLock::new(|| {
        [
            journal_of(&CCGW[0]),
            journal_of(&CCE[0]),
            journal_of(&GWC[0]),
        ]
    });
    texts!(JOURNALS, |from: &(String, String), text: &str| {
        let Ok(journal) = Journal::parse("fuzz", text) else {
            return;
        };
        // Whether it is one that was played does not matter here: no journal stops the program.
        match from.0.as_str() {
            "ccgw" => drop(replay(CCGW[0].clone(), &journal)),
            "cce" => drop(replay(CCE[0].clone(), &journal)),
            _ => drop(replay(GWC[0].clone(), &journal)),
        }
    });
}

#[test]
fn notation() {
    check!()
        .with_iterations(TEXTS)
        .with_type::<(u8, u8, u64, u16, Vec<Change>)>()
        .for_each(|(system, scenario, seed, which, changes)| {
            let nth = |of: usize| usize::from(*scenario) % of;
            match system % 3 {
                0 => typed(&*CCGW[nth(CCGW.len())], *seed, *which, changes),
                1 => typed(&*CCE[nth(CCE.len())], *seed, *which, changes),
                _ => typed(&*GWC[nth(GWC.len())], *seed, *which, changes),
            }
        });
}

/// Somewhere in a game somebody types nearly an action: what makes sense is written as it is read.
fn typed<G: Game>(book: &G, seed: u64, which: u16, changes: &[Change]) {
    let mut rng = Rng::new(seed);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    for _ in 0..which % 64 {
        if !random_step(book, &mut state, &mut list, &mut rng) {
            return;
        }
    }
    if let Turn::Over(_) = book.turn(&state) {
        return;
    }
    list.clear();
    book.legal(&state, &mut list);
    let all: Vec<G::Action> = list.iter().collect();
    let meant = book.write(&state, all[usize::from(which) % all.len()]);
    let text = changed(&meant, &changes[..changes.len().min(3)]);
    if let Ok(action) = book.read(&state, &text) {
        let listed = all.contains(&action);
        let refused = book.why_not(&state, action);
        assert_eq!(refused.is_none(), listed, "{text}: {refused:?}");
        let again = book.read(&state, &book.write(&state, action));
        assert_eq!(again, Ok(action), "{text}");
    }
}
