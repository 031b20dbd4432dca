//! What a page is told: odds that are those of the rules, ways of vehicles that turn, words that name a place to click.

use aslsk::{Action, Book};
use table::{
    Actions, Chance, Click, Game, Known, MatchSpec, Odds, Rng, Teller, Turn, Viewer, enumerate,
    random_step,
};

fn open(scenario: &str) -> Book {
    let spec = MatchSpec::scenario(scenario.to_owned());
    Book::open(&crate::content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// Rows are all results, a sum is its terms.
fn judge(odds: &Odds, what: &str) {
    let all: f64 = odds.rows.iter().map(|row| row.chance).sum();
    assert!((all - 1.0).abs() < 1e-9, "{what}: {odds:?}");
    assert!((0.0..=1.0).contains(&odds.chance), "{what}: {odds:?}");
    for tally in odds
        .tally
        .iter()
        .chain(odds.against.iter().map(|it| &it.tally))
    {
        let sum: i32 = tally.terms.iter().map(|term| term.amount).sum();
        assert_eq!(sum, tally.total, "{what}: {tally:?}");
    }
}

/// Who is broken or not what he was, or gone, of those in a hex.
fn harmed(book: &Book, before: &aslsk::State, after: &aslsk::State, id: u16) -> bool {
    let find = |s: &aslsk::State| {
        let view = book.view(&Known::mask(book, s, Viewer::Referee));
        view.pieces.into_iter().find(|piece| piece.id == id)
    };
    let hurt = |words: &[String], what: &str| words.iter().any(|word| word == what);
    let new = |a: &[String], b: &[String], what: &str| hurt(b, what) && !hurt(a, what);
    match (find(before), find(after)) {
        (Some(a), Some(b)) => {
            a.kind != b.kind
                || ["broken", "wounded"]
                    .iter()
                    .any(|what| new(&a.words, &b.words, what))
        }
        _ => true,
    }
}

#[test]
fn odds_are_what_comes_of_it() {
    let mut compared = 0;
    let mut seen = 0;
    for (scenario, seed) in [("1", 1), ("2", 2), ("4", 3)] {
        let book = open(scenario);
        let mut rng = Rng::new(seed);
        let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
        let mut list = Actions::new();
        for _ in 0..3_000 {
            let Turn::Ask(ask) = book.turn(&state) else {
                break;
            };
            if ask.moment == "fire-group" && compared < 12 {
                let known = Known::mask(&book, &state, Viewer::Seat(ask.seat));
                compared += usize::from(compare(&book, &state, &known));
            }
            if rng.below(12) == 0 {
                let known = Known::mask(&book, &state, Viewer::Seat(ask.seat));
                list.clear();
                book.legal(&state, &mut list);
                for action in list.iter() {
                    if let Some(odds) = book.odds(&known, action) {
                        judge(&odds, &book.write(&state, action));
                        seen += 1;
                    }
                }
            }
            random_step(&book, &mut state, &mut list, &mut rng);
        }
    }
    assert!(compared > 3, "only {compared} attacks were compared");
    assert!(seen > 50, "only {seen} odds were seen");
}

/// An attack at one unit alone: its odds against every roll of the rules.
fn compare(book: &Book, state: &aslsk::State, known: &Known<aslsk::State>) -> bool {
    let Some(odds) = book.odds(known, Action::Done) else {
        return false;
    };
    // A column, and one DRM.
    let [_, one] = odds.against.as_slice() else {
        return false;
    };
    let name = one.text.args.iter().find_map(|(key, arg)| match arg {
        table::Arg::Text(text) if key == "unit" => {
            text.args.iter().find_map(|(key, arg)| match arg {
                table::Arg::Name(name) if key == "name" => Some(name.clone()),
                _ => None,
            })
        }
        _ => None,
    });
    let view = book.view(known);
    let id = { view.pieces.iter() }
        .find(|piece| piece.name == name)
        .map(|piece| piece.id);
    let (Some(id), Some(leaves)) = (id, enumerate(book, state, Action::Done, 60_000)) else {
        return false;
    };
    let bad = leaves
        .iter()
        .filter(|leaf| harmed(book, state, &leaf.state, id));
    let chance: f64 = bad.map(table::Leaf::chance).sum();
    assert!(
        (chance - odds.chance).abs() < 1e-6,
        "{chance} against {odds:?}"
    );
    true
}

#[test]
fn a_way_begins_with_who_goes_and_a_vehicle_turns_on_it() {
    let book = open("4");
    let mut rng = Rng::new(5);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    let mut clicked = 0;
    for _ in 0..2_000 {
        let Turn::Ask(ask) = book.turn(&state) else {
            break;
        };
        list.clear();
        book.legal(&state, &mut list);
        for action in list
            .iter()
            .filter(|_| matches!(ask.moment, "move" | "driving"))
        {
            let offer = book.offer(&state, action);
            let ways = offer
                .click
                .iter()
                .filter(|click| matches!(click, Click::Way { .. }));
            clicked += ways.count();
            let named = offer.click.iter().all(|click| match click {
                Click::Hex(label) | Click::Way { hex: label, .. } => !label.is_empty(),
                _ => true,
            });
            assert!(named, "{offer:?}");
        }
        random_step(&book, &mut state, &mut list, &mut rng);
    }
    assert!(clicked > 0, "nobody could turn");
}
