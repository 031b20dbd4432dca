//! The drawing of a view of ccgw: what stands where.

use crate::Caption;
use ccgw::Book;
use draw::{GroundOptions, Kind, Pennant, Piece, Position, Side, Specialist, Token, Unit};
use hex::{HexId, Map};
use table::{Content, Game, HexView, MatchSpec, PieceView, Value, View};

/// After these columns the dotted lines run that part the sections.
const SECTIONS: [u16; 2] = [4, 8];

/// What is said of the ground.
pub(crate) fn ground(caption: &Caption) -> GroundOptions {
    GroundOptions {
        sections: SECTIONS.to_vec(),
        names: caption.names.clone(),
        label: caption.label.clone(),
        ..GroundOptions::default()
    }
}

/// What stands on the board in a view.
pub(crate) fn position(content: &Content, map: &Map, view: &View) -> Position {
    let pieces = view
        .pieces
        .iter()
        .zip(pennants(view))
        .filter_map(|(piece, pennant)| unit(map, piece, pennant))
        .collect();
    let mut position = Position {
        pieces,
        ..Position::default()
    };
    for seen in &view.hexes {
        let Ok(hex) = map.grid().parse(&seen.hex) else {
            continue;
        };
        for token in tokens(map, hex, seen) {
            match token {
                Token::Crater => position.craters.push(hex),
                Token::Ruin => position.ruins.push(hex),
                Token::Wire => position.wire.push(hex),
            }
        }
    }
    position.medals = medals(content, map, view);
    position
}

/// What came upon a hex that is not on the printed map, from below.
pub(super) fn tokens(map: &Map, hex: HexId, seen: &HexView) -> Vec<Token> {
    const WORDS: [(&str, Token); 3] = [
        ("shell-crater", Token::Crater),
        ("ruin", Token::Ruin),
        ("wire", Token::Wire),
    ];
    let came = |word: &str| seen.words.iter().any(|w| w == word) && !map.has(hex, word);
    let shown = WORDS.into_iter().filter(|(word, _)| came(word));
    shown.map(|(_, token)| token).collect()
}

/// One medal for each objective of the scenario, in the midst of its hexes.
fn medals(content: &Content, map: &Map, view: &View) -> Vec<(HexId, Option<Side>)> {
    // A position of one's own has no scenario, and no objectives.
    let Ok(book) = Book::open(content, &MatchSpec::scenario(view.scenario.clone())) else {
        return Vec::new();
    };
    let medal = |hexes: Vec<HexId>| {
        let far = |hex: &HexId| {
            let distances = hexes.iter().map(|other| map.grid().distance(*hex, *other));
            distances.sum::<u16>()
        };
        let midst = hexes.iter().copied().min_by_key(far)?;
        Some((midst, holder(map, view, &hexes)))
    };
    let objectives = book.objectives.iter();
    objectives
        .filter_map(|objective| medal(objective.hexes.iter().collect()))
        .collect()
}

/// Who holds an objective: the view says it of its hexes.
fn holder(map: &Map, view: &View, hexes: &[HexId]) -> Option<Side> {
    let seen = view.hexes.iter().filter(|seen| {
        map.grid()
            .parse(&seen.hex)
            .is_ok_and(|hex| hexes.contains(&hex))
    });
    seen.flat_map(|seen| &seen.words)
        .find_map(|word| side(word.strip_prefix("objective-")?))
}

/// The flags of the ordered units, numbered as they stand in the view: it does not say in which order they
/// were ordered. A unit that has moved may still fight, unless moving is what the phase is for.
pub(super) fn pennants(view: &View) -> Vec<Option<Pennant>> {
    let moving = view.facts.get("phase") == Some(&Value::from("movement"));
    let mut ordered = 0;
    let flag = |piece: &PieceView| {
        let is = |word: &str| piece.words.iter().any(|w| w == word);
        if !is("ordered") {
            return None;
        }
        ordered += 1;
        match is("fought") || moving && is("moved") {
            true => Some(Pennant::Done),
            false => Some(Pennant::Ordered(ordered)),
        }
    };
    view.pieces.iter().map(flag).collect()
}

fn unit(map: &Map, piece: &PieceView, pennant: Option<Pennant>) -> Option<Piece> {
    let at = map.grid().parse(&piece.place).ok()?;
    let unit = face(piece, pennant)?;
    Some(Piece { at, unit })
}

/// The face of a piece; nothing for what is not drawn.
pub(super) fn face(piece: &PieceView, pennant: Option<Pennant>) -> Option<Unit> {
    let number = |key: &str| piece.values.get(key).and_then(|&n| u8::try_from(n).ok());
    let figures = number("figures").unwrap_or(1);
    Some(Unit {
        side: side(&piece.side)?,
        kind: Kind::by_id(&piece.kind)?,
        figures,
        of: number("of").unwrap_or(figures),
        specialist: piece.words.iter().find_map(|word| Specialist::by_id(word)),
        pennant,
        label: String::new(),
    })
}

/// The Canadians fought in British khaki.
pub(super) fn side(name: &str) -> Option<Side> {
    Side::by_id(if name == "canadian" { "british" } else { name })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::System;
    use crate::ccgw::CCGW;
    use include_dir::{Dir, include_dir};
    use table::Viewer;
    use table::commit::Secrets;

    /// Reads the content of the project.
    fn content() -> Content {
        static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../content/ccgw");
        let mut content = Content::default();
        for folder in std::iter::once(&FILES).chain(FILES.dirs()) {
            for file in folder.files() {
                let path = format!("ccgw/{}", file.path().display());
                content.insert(path, file.contents_utf8().expect("content is text"));
            }
        }
        content
    }

    #[test]
    fn a_medal_lies_on_every_objective_once() {
        let content = content();
        let mut all = 0;
        for card in CCGW.scenarios(&content).unwrap() {
            let spec = MatchSpec::scenario(card.id);
            let secrets = Secrets::from_number(1, card.seats.len());
            let game = CCGW.open_match(&content, &spec, secrets).unwrap();
            let view = game.view(Viewer::Everyone);
            let map = CCGW.ground(&content, &view).unwrap();
            let medals = medals(&content, &map, &view);
            let book = Book::open(&content, &spec).unwrap();
            assert_eq!(medals.len(), book.objectives.len(), "{}", card.number);
            for ((hex, _), objective) in medals.iter().zip(&book.objectives) {
                assert!(objective.hexes.contains(*hex), "{}", card.number);
            }
            all += medals.len();
        }
        assert!(all > 16);
    }
}
