//! Machine players know what their seat knows, what is learned fits its families, and what wins is worth more than being near it.

use crate::{JUDGE, lore, worth};
use aslsk::{Action, Book, State};
use players::{Lore, Player, Thinker};
use std::collections::BTreeSet;
use table::blunder::{BlunderFile, Laid};
use table::{Actions, Chance, Content, Game, Known, MatchSpec, Rng, Seat, Teller, Turn, Viewer};

/// The content of the system.
fn content() -> Content {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = Content::default();
    let mut folders = vec![root.join("aslsk")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the content is there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root).expect("below the root");
                let text = std::fs::read_to_string(&path).expect("text");
                content.insert(name.display().to_string().replace('\\', "/"), text);
            }
        }
    }
    content
}

fn book(scenario: &str) -> Book {
    let spec = MatchSpec::scenario(scenario.to_owned());
    Book::open(&content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// Plays a game at a glance, and shows every so many questions with a choice.
fn walk(book: &Book, seed: u64, every: usize, show: &mut dyn FnMut(&State, Seat)) {
    let mut rng = Rng::new(seed);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut mind = Thinker::new(Player::Quick, JUDGE, Rng::new(seed));
    let mut list = Actions::new();
    let mut questions = 0;
    while let Turn::Ask(ask) = book.turn(&state) {
        list.clear();
        book.legal(&state, &mut list);
        let known = Known::mask(book, &state, Viewer::Seat(ask.seat));
        if list.len() > 1 {
            questions += 1;
            if questions % every == 0 {
                show(&state, ask.seat);
            }
        }
        let action = mind.choose(book, &known);
        let (chance, teller) = (&mut Chance::sample(&mut rng), &mut Teller::silent());
        book.apply(&mut state, action, chance, teller);
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    let players = ["quick", "soft:40", "search:24it"].map(|name| name.parse::<Player>());
    let players = players.map(|player| player.expect("a player"));
    let mut rng = Rng::new(5);
    // Guns are hidden there.
    for scenario in ["3", "12"] {
        let book = book(scenario);
        let mut differ = 0;
        walk(&book, 12, 4, &mut |state, seat| {
            let known = Known::mask(&book, state, Viewer::Seat(seat));
            let other = book.guess(&known, &mut rng);
            if other == *state || differ == 8 {
                return;
            }
            differ += 1;
            for player in players {
                let answer = |state: &State| -> Action {
                    let known = Known::mask(&book, state, Viewer::Seat(seat));
                    Thinker::new(player, JUDGE, Rng::new(77)).choose(&book, &known)
                };
                assert_eq!(answer(state), answer(&other), "{player:?}");
            }
        });
        assert!(differ > 2, "{scenario}: {differ} positions hide something");
    }
}

#[test]
fn what_is_learned_fits_its_families_and_what_is_told_is_within_bounds() {
    let lore = JUDGE.learned.lore();
    let size = |families: &[players::Family]| -> usize {
        families.iter().map(|family| usize::from(family.1)).sum()
    };
    assert_eq!(lore.traits.len(), size(JUDGE.learned.traits));
    assert_eq!(lore.facts.len(), size(JUDGE.learned.facts));
    let (mut traits, mut facts) = (BTreeSet::new(), BTreeSet::new());
    let (mut list, mut opinions) = (Actions::new(), Vec::new());
    for scenario in ["5", "8"] {
        let book = book(scenario);
        walk(&book, 3, 3, &mut |state, seat| {
            list.clear();
            book.legal(state, &mut list);
            let actions: Vec<Action> = list.iter().collect();
            (JUDGE.rank)(&book, state, &actions, &Lore::default(), &mut opinions);
            let weighed: Vec<_> = actions.into_iter().zip(opinions.iter().copied()).collect();
            lore::traits(&book, state, &weighed, &mut |at, cell, much| {
                assert!(at < weighed.len() && usize::from(cell) < lore.traits.len());
                assert!(much.abs() <= 4.0, "{cell}: {much}");
                traits.insert(cell);
            });
            lore::facts(&book, state, seat, &mut |cell, much| {
                assert!(usize::from(cell) < lore.facts.len());
                assert!(much.abs() <= 4.0, "{cell}: {much}");
                facts.insert(cell);
            });
        });
    }
    // Two games touch a good part of them.
    assert!(traits.len() > 150, "{} traits", traits.len());
    assert!(facts.len() > 15, "{} facts", facts.len());
}

#[test]
fn what_is_learned_counts_in_opinions_and_in_worth() {
    let book = book("1");
    let mut rng = Rng::new(2);
    let state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    book.legal(&state, &mut list);
    let actions: Vec<Action> = list.iter().collect();
    let learned = Lore {
        traits: vec![1.0; JUDGE.learned.lore().traits.len()],
        facts: vec![1.0; JUDGE.learned.lore().facts.len()],
    };
    let none = Lore::default();
    let [with, without] = [&learned, &none].map(|lore| {
        let mut opinions = Vec::new();
        (JUDGE.rank)(&book, &state, &actions, lore, &mut opinions);
        (opinions, worth::worth(&book, &state, Seat(0), lore))
    });
    let weighed: Vec<_> = actions
        .iter()
        .copied()
        .zip(without.0.iter().copied())
        .collect();
    let mut sums = without.0.clone();
    lore::traits(&book, &state, &weighed, &mut |at, _, much| {
        sums[at] += f64::from(much)
    });
    let near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-3;
    assert!(sums.iter().zip(&with.0).all(near));
    assert_ne!(with.0, without.0);
    let mut sum = without.1;
    lore::facts(&book, &state, Seat(0), &mut |_, much| {
        sum += f64::from(much)
    });
    assert!((sum - with.1).abs() < 1e-3);
}

/// The worth of a position for the Germans.
fn german(pieces: &str, held: &str) -> f64 {
    let text = format!(
        "[[case]]\nname = \"A\"\nat = \"movement\"\nturn = \"german\"\nround = 2\nturns = 6\n\
         objectives = [{{ hex = \"H5\", held = \"{held}\" }}]\ngoals = [{{ side = \"german\", control = 1 }}]\n\
         terrain = {{ H5 = \"wooden-building\" }}\npieces = [{pieces}]\nnever = [\"done\"]\n\
         why = {{ en = \"a\", fr = \"a\" }}\n"
    );
    let file = BlunderFile::read("blunders/aslsk/a.toml", &text);
    let file = file.unwrap_or_else(|faults| panic!("{faults:#?}"));
    let laid = Laid::<Book>::new(&content(), &file.positions[0]);
    let laid = laid.unwrap_or_else(|faults| panic!("{faults:#?}"));
    worth::worth(&laid.book, &laid.state, Seat(0), &Lore::default())
}

#[test]
fn what_is_held_is_worth_more_than_to_stand_where_it_is_fought_for() {
    let men = "\"H5 4-6-7 german\", \"H5 4-6-7 german\", \"H5 9-1 german\", \"G2 4-4-7 russian\"";
    let enemy = "\"H5 2-3-7 russian\"";
    let fought_for = german(&format!("{men}, {enemy}"), "russian");
    // He is worth less than what he keeps from them.
    let taken = german(men, "german");
    assert!(taken > fought_for + 100.0, "{taken} {fought_for}");
    // Who lost it wants it back, and that is no gain.
    let lost = german("\"G4 4-6-7 german\", \"H5 4-4-7 russian\"", "russian");
    let kept = german("\"H5 4-6-7 german\", \"G4 4-4-7 russian\"", "german");
    assert!(kept > lost + 100.0, "{kept} {lost}");
}
