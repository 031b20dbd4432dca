//! What there is to know of pieces and hexes.

use crate::gwc::position;
use table::{About, Click, Game, Known, MapEdge, Seat, Viewer};

fn total(about: &About, name: &str) -> Option<i32> {
    let key = format!("gwc-about-{name}");
    let found = about.numbers.iter().find(|figure| figure.text.key == key)?;
    let terms = found.tally.terms.iter().map(|term| term.amount);
    assert_eq!(terms.sum::<i32>(), found.tally.total, "{found:?}");
    Some(found.tally.total)
}

#[test]
fn the_numbers_of_every_piece_are_those_that_count() {
    let (book, state) = position(
        "turn = \"german\"\nhands = { german = [\"G-51\"], french = [\"F-1\"] }\n\
         pieces = [\"E5 infanterie#A german suppressed\", \"O11 infanterie#Z french\"]\nterrain = { E5 = \"woods\" }",
    );
    let known = Known::mask(&book, &state, Viewer::Seat(Seat(0)));
    let view = book.view(&known);
    assert!(view.sides.iter().all(|side| side.edge.is_some()));
    assert_ne!(view.sides[0].edge, view.sides[1].edge);
    assert!(
        view.sides
            .iter()
            .any(|side| side.edge != Some(MapEdge::Left))
    );
    for piece in &view.pieces {
        let about = book.about(&known, &Click::Piece(piece.id));
        for (name, n) in book.ratings(&state, piece.id) {
            let told = total(&about, name).unwrap_or(0);
            assert_eq!(i64::from(told), n, "{name} of {}", piece.kind);
        }
    }
    let own = view.pieces.iter().find(|piece| piece.place == "E5");
    let about = book.about(&known, &Click::Piece(own.expect("a unit").id));
    assert!(
        about
            .notes
            .iter()
            .any(|note| note.text.key == "gwc-about-suppressed")
    );
    let woods = book.about(&known, &Click::Hex("E5".into()));
    assert_eq!(total(&woods, "cover"), Some(2));
    assert_eq!(total(&woods, "cost"), Some(2));
    assert!(
        woods
            .notes
            .iter()
            .any(|note| note.text.key == "gwc-about-obstacle")
    );
    assert_eq!(
        book.about(&known, &Click::Hex("Z99".into())),
        About::default()
    );
}
