//! What there is to know of units, hexes and cards.

use crate::odds::position;
use crate::stock::content;
use table::{About, Click, Game, Known, MapEdge, Seat, Viewer};

/// Every number by the key of its name, with its total.
fn numbers(about: &About) -> Vec<(String, i32)> {
    let told = about.numbers.iter().map(|figure| {
        let terms: i32 = figure.tally.terms.iter().map(|term| term.amount).sum();
        assert_eq!(terms, figure.tally.total, "{figure:?}");
        (figure.text.key.to_string(), figure.tally.total)
    });
    told.collect()
}

#[test]
fn a_unit_and_its_ground_tell_their_numbers() {
    let content = content();
    let (book, state) = position(&content, "forest");
    let known = Known::mask(&book, &state, Viewer::Seat(Seat(0)));
    let gun = numbers(&book.about(&known, &Click::Piece(0)));
    let dice: Vec<i32> = { gun.iter() }
        .filter(|(key, _)| key == "ccgw-about-dice")
        .map(|&(_, n)| n)
        .collect();
    assert_eq!(dice[1], 3, "three dice at range 3: {gun:?}");
    let wood = book.about(&known, &Click::Hex("E6".into()));
    let told = numbers(&wood);
    assert!(
        told.contains(&("ccgw-about-fire-hits".into(), 1)),
        "{told:?}"
    );
    let notes: Vec<&str> = wood.notes.iter().map(|note| &*note.text.key).collect();
    assert_eq!(notes, ["ccgw-about-stops", "ccgw-about-blocks"]);
    // What is no unit and no hex tells nothing.
    for nothing in [Click::Piece(99), Click::Hex("Z99".into())] {
        assert_eq!(book.about(&known, &nothing), About::default());
    }
}

#[test]
fn what_protects_the_target_stands_beside_the_odds() {
    let content = content();
    for (terrain, hits) in [
        ("forest", Some(1)),
        ("trench", Some(2)),
        ("countryside", None),
    ] {
        let (book, state) = position(&content, terrain);
        let known = Known::mask(&book, &state, Viewer::Seat(Seat(0)));
        let fire = book.read(&state, "fire E3 E6").expect("an action");
        let odds = book.odds(&known, fire).expect("odds");
        let first = odds.against.first();
        assert_eq!(first.map(|figure| figure.tally.total), hits, "{terrain}");
    }
}

/// comp.board.sections: left is left of who looks from his own edge.
#[test]
fn a_card_of_a_wing_is_about_one_third_of_the_board() {
    let content = content();
    let (book, state) = position(&content, "forest");
    let part = |seat: u8, card: &str| {
        let known = Known::mask(&book, &state, Viewer::Seat(Seat(seat)));
        book.about(&known, &Click::Card(card.into())).hexes
    };
    let edges: Vec<_> = {
        book.view(&Known::mask(&book, &state, Viewer::Referee))
            .sides
    }
    .iter()
    .map(|side| side.edge)
    .collect();
    assert!(edges.contains(&Some(MapEdge::Top)) && edges.contains(&Some(MapEdge::Bottom)));
    assert_eq!(part(0, "recon-left"), part(1, "recon-right"));
    assert_ne!(part(0, "recon-left"), part(1, "recon-left"));
    assert!(part(0, "recon-left").len() > 30);
    assert!(part(0, "firefight").is_empty(), "it speaks of no section");
}
