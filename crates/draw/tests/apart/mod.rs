//! What the tests of pieces share.

use draw::plates::{art, piece_name};
use draw::*;
use std::collections::BTreeSet;

/// A piece that lies alone in its hex.
pub fn alone(what: Tactical) -> Lying {
    Lying {
        what,
        spot: Spot::Middle(false),
        of: 1,
    }
}

/// A drawing that any number of may stand in one page, under its policy.
pub fn assert_plain(name: &str, drawn: &Art) {
    for word in [" style=", " id=", "href", "url(", "var("] {
        assert!(!drawn.svg.contains(word), "{name} has {word}");
    }
}

/// All of them are drawn, by their names, and none like another.
pub fn assert_apart(pieces: Vec<Lying>) {
    let mut seen = BTreeSet::new();
    for piece in pieces {
        let name = piece_name(&piece);
        let drawn = art(&name).unwrap_or_else(|| panic!("{name} is not drawn"));
        assert_eq!(drawn, piece.art(), "{name}");
        assert_plain(&name, &drawn);
        assert!(seen.insert(drawn.svg), "{name} looks like another");
    }
}

/// The same for other drawings, by their names.
#[allow(dead_code)]
pub fn assert_named(names: impl IntoIterator<Item = String>) {
    let mut seen = BTreeSet::new();
    for name in names {
        let drawn = art(&name).unwrap_or_else(|| panic!("{name} is not drawn"));
        assert_plain(&name, &drawn);
        assert!(seen.insert(drawn.svg), "{name} looks like another");
    }
}
