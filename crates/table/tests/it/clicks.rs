//! What goes over the wire of clicks and facings.

use hex::{Heading, points_up};
use serde_json::{from_value, json, to_value};
use table::{Click, PieceView};

#[test]
fn every_click_has_one_form() {
    let way = Click::Way {
        hex: "E4".to_owned(),
        heading: Heading::corner(points_up::SE),
    };
    for (click, text) in [
        (Click::Hex("E4".to_owned()), json!({ "hex": "E4" })),
        (Click::Card("G-12".to_owned()), json!({ "card": "G-12" })),
        (Click::Piece(7), json!({ "piece": 7 })),
        (way, json!({ "way": { "hex": "E4", "heading": 3 } })),
    ] {
        assert_eq!(to_value(&click).unwrap(), text);
        assert_eq!(from_value::<Click>(text).unwrap(), click);
    }
    let beyond = json!({ "way": { "hex": "E4", "heading": 12 } });
    assert!(from_value::<Click>(beyond).is_err());
}

#[test]
fn a_piece_says_which_way_it_faces_only_where_that_counts() {
    let piece = PieceView::default();
    assert!(to_value(&piece).unwrap().get("facing").is_none());
    let gun = PieceView {
        facing: Some(Heading::corner(points_up::NE)),
        ..piece
    };
    let text = to_value(&gun).unwrap();
    assert_eq!(text["facing"], json!(11));
    assert_eq!(from_value::<PieceView>(text).unwrap(), gun);
}
