//! Exact odds: every result of an action with its weight, by replay.

use crate::stock::{self, content};
use ccgw::Book;
use table::case::CaseFile;
use table::{Content, Draft, Game, Known, Leaf, MatchSpec, Odds, Seat, Viewer, enumerate};

/// A machine gun at range 3 from infantry: three dice.
pub fn position(content: &Content, terrain: &str) -> (Book, <Book as Game>::State) {
    let text = format!(
        "rules = [\"ranged.mg\"]\nat = \"combat\"\nturn = \"british\"\nterrain = {{ E6 = \"{terrain}\" }}\n\
         pieces = [\"E3 machine-gun british ordered\", \"E6 infantry german\"]\nthen = {{ offers = [\"fire E3 E6\"] }}\n"
    );
    let file = CaseFile::read("odds", &text).expect("the case can be read");
    let draft: Draft = file.cases[0].draft.clone();
    let spec = MatchSpec {
        draft: Some(draft.clone()),
        ..MatchSpec::default()
    };
    let book = Book::open(content, &spec).expect("the board opens");
    let state = book.seat(&draft).expect("the position can stand");
    (book, state)
}

/// How likely it is that the target is left with so many figures, in parts of 216.
fn left_with(terrain: &str, figures: u8) -> u128 {
    let content = content();
    let (book, state) = position(&content, terrain);
    let fire = book.read(&state, "fire E3 E6").expect("an action");
    let leaves = enumerate(&book, &state, fire, 1_000).expect("few results");
    let all: u128 = leaves.iter().map(|leaf| leaf.num * 216 / leaf.den).sum();
    assert_eq!(all, 216, "the weights are all rolls of three dice");
    let fits = |leaf: &&Leaf<_>| figures_in_e6(&book, &leaf.state) == figures;
    leaves
        .iter()
        .filter(fits)
        .map(|leaf| leaf.num * 216 / leaf.den)
        .sum()
}

fn figures_in_e6(book: &Book, state: &<Book as Game>::State) -> u8 {
    let view = book.view(&table::Known::mask(book, state, table::Viewer::Referee));
    view.pieces
        .iter()
        .find(|piece| piece.side == "german")
        .map_or(0, |piece| piece.values["figures"] as u8)
}

/// In the open a die hits on two Soldiers and one Burst: each with one half.
#[test]
fn in_the_open_each_die_hits_with_one_half() {
    assert_eq!(left_with("countryside", 4), 27);
    assert_eq!(left_with("countryside", 3), 81);
    assert_eq!(left_with("countryside", 1), 27);
}

/// In a trench two Soldiers are ignored: three hits need three Bursts.
#[test]
fn in_a_trench_soldiers_are_ignored_twice() {
    assert_eq!(left_with("trench", 1), 1);
    // No hit: no Burst and at most two Soldiers, 5^3 rolls without a Burst less 2^3 of three Soldiers.
    assert_eq!(left_with("trench", 4), 125 - 8);
}

/// The odds of an action as the British see them.
fn odds(given: &str, action: &str) -> Option<Odds> {
    let content = content();
    let (book, state) = stock::position(&content, given);
    let known = Known::mask(&book, &state, Viewer::Seat(Seat(0)));
    let action = book.read(&known, action).expect("an action");
    book.odds(&known, action)
}

/// Its rows: key, number of losses, chance in parts of `whole`.
fn rows(odds: &Odds, whole: f64) -> Vec<(String, f64)> {
    let key = |text: &table::Text| text.key.trim_start_matches("ccgw-odds-").to_owned();
    let n = |text: &table::Text| match text.args.first() {
        Some((_, table::Arg::Num(n))) => format!(" {n}"),
        _ => String::new(),
    };
    let rows = odds.rows.iter();
    rows.map(|row| {
        let parts = (row.chance * whole * 1e6).round() / 1e6;
        (key(&row.text) + &n(&row.text), parts)
    })
    .collect()
}

#[test]
fn the_odds_of_a_fire_are_those_of_its_dice() {
    let given = "at = \"combat\"\nturn = \"british\"\npieces = [\"E3 machine-gun british ordered\", \"E6 infantry german\"]";
    let odds = odds(given, "fire E3 E6").expect("a roll");
    // Each die: 3 of 6 hit, 1 is a Flag, 2 do nothing.
    let expected = [
        ("nothing", 8.0),
        ("retreat", 19.0),
        ("losses 1", 81.0),
        ("losses 2", 81.0),
        ("losses 3", 27.0),
    ];
    assert_eq!(
        rows(&odds, 216.0),
        expected.map(|(key, n)| (key.to_owned(), n))
    );
    assert_eq!((odds.chance * 216.0).round(), 189.0);
    let tally = odds.tally.expect("the dice");
    assert_eq!((tally.total, &*tally.terms[0].rule), (3, "ranged.mg"));
}

/// Reaction windows lie between declaration and roll, and everybody passes: the odds are those of the table.
#[test]
fn cards_that_might_be_held_do_not_change_the_odds() {
    let bare = "at = \"combat\"\nturn = \"british\"\npieces = [\"E3 infantry british ordered\", \"E4 infantry german figures=2\"]";
    let hands = format!(
        "{bare}\nhq = {{ british = 5, german = 5 }}\nhands = {{ british = [\"hand-grenade\"], german = [\"ambush\", \"breastplate\"] }}"
    );
    let assault = odds(bare, "assault E3 E4");
    assert!(assault.is_some());
    assert_eq!(assault, odds(&hands, "assault E3 E4"));
}

/// A unit that cannot go back loses a figure for each Flag.
#[test]
fn a_retreat_that_is_blocked_counts_as_a_loss() {
    let given = "at = \"combat\"\nturn = \"british\"\npieces = [\"E8 machine-gun british ordered\", \"E11 infantry german\"]";
    let odds = odds(given, "fire E8 E11").expect("a roll");
    // Soldiers, Burst and Flag each take a figure: 4 of 6.
    assert_eq!((odds.chance * 216.0).round(), 216.0 - 8.0);
}

#[test]
fn a_mortar_on_bare_wire_sweeps_it_with_a_burst() {
    let given = "at = \"combat\"\nturn = \"british\"\nterrain = { E6 = \"wire\" }\npieces = [\"E3 mortar british ordered\", \"L11 infantry german\"]";
    let odds = odds(given, "fire E3 E6").expect("a roll");
    let dice = odds.tally.as_ref().expect("the dice").total;
    let swept = 1.0 - (5.0f64 / 6.0).powi(dice);
    assert!((odds.chance - swept).abs() < 1e-12);
}

/// One die on F7, where 1 of the template lies: it must land there, and then hit.
#[test]
fn artillery_must_find_its_target_first() {
    let given = "at = \"combat\"\nturn = \"british\"\nfire = \"anywhere\"\nhq = { british = 1 }\nartillery = { british = 4 }\npieces = [\"F7 infantry german\"]";
    let aimed = odds(given, "target E6").expect("a roll");
    assert_eq!(
        rows(&aimed, 12.0),
        [("no-loss".to_owned(), 11.0), ("losses 1".to_owned(), 1.0)]
    );
    assert!(odds(given, "target A1").is_none(), "nobody is there");
}
