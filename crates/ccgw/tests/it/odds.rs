//! Exact odds: every result of an action with its weight, by replay.

use crate::stock::content;
use ccgw::Book;
use table::case::CaseFile;
use table::{Content, Draft, Game, Leaf, MatchSpec, enumerate};

/// A machine gun at range 3 from infantry: three dice.
fn position(content: &Content, terrain: &str) -> (Book, <Book as Game>::State) {
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
