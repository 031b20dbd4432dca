//! Commands & Colours: The Great War.

use crate::Caption;
use crate::shelved::Shelved;
use ccgw::Book;
use draw::{GroundOptions, Kind, Pennant, Piece, Position, Side, Specialist};
use hex::{HexId, Map};
use include_dir::{Dir, include_dir};
use table::{Content, Game, MatchSpec, PieceView, Value, View};

/// The system.
pub(crate) static CCGW: Shelved<Book> = Shelved {
    target: 1e6,
    state_bytes: 1536,
    sights,
    picture,
    dress: |_, _| (),
    art: |_| None,
    sources: &SOURCES,
    booklet,
    between: &["movement", "combat", "turn-over"],
};

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../ccgw/src");

/// After these columns the dotted lines run that part the sections.
const SECTIONS: [u16; 2] = [4, 8];
/// The first scenario of the French Army booklet.
const FRENCH_ARMY: u16 = 41;

fn sights(book: &Book, state: &<Book as Game>::State, n: u32) -> u32 {
    let hexes = book.map.grid().len() as u32;
    // A stride without a common divisor walks all pairs of hexes in a mixed order.
    let hex = |i: u32| HexId((i % hexes) as u16);
    (0..n)
        .filter(|&i| {
            book.sees(
                state,
                hex(i.wrapping_mul(7919)),
                hex(i.wrapping_mul(104_729)),
            )
        })
        .count() as u32
}

fn picture(content: &Content, map: &Map, view: &View, caption: &Caption) -> String {
    let options = GroundOptions {
        sections: SECTIONS.to_vec(),
        names: caption.names.clone(),
        label: caption.label.clone(),
        ..GroundOptions::default()
    };
    draw::position(map, &position(content, map, view), &options)
}

fn position(content: &Content, map: &Map, view: &View) -> Position {
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
        let came = |word: &str| seen.words.iter().any(|w| w == word) && !map.has(hex, word);
        if came("wire") {
            position.wire.push(hex);
        }
        if came("shell-crater") {
            position.craters.push(hex);
        }
        if came("ruin") {
            position.ruins.push(hex);
        }
    }
    position.medals = medals(content, map, view);
    position
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
fn pennants(view: &View) -> Vec<Option<Pennant>> {
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
    let number = |key: &str| piece.values.get(key).and_then(|&n| u8::try_from(n).ok());
    let figures = number("figures").unwrap_or(1);
    let drawn = Piece::new(
        at,
        side(&piece.side)?,
        Kind::by_id(&piece.kind)?,
        figures,
        number("of").unwrap_or(figures),
    );
    let specialist = piece.words.iter().find_map(|word| Specialist::by_id(word));
    let drawn = match specialist {
        Some(specialist) => drawn.with(specialist),
        None => drawn,
    };
    Some(match pennant {
        Some(pennant) => drawn.under(pennant),
        None => drawn,
    })
}

/// The Canadians fought in British khaki.
fn side(name: &str) -> Option<Side> {
    Side::by_id(if name == "canadian" { "british" } else { name })
}

/// What was printed later, for the French Army, is a booklet of its own.
fn booklet(rule: &str) -> &'static str {
    let scenario = rule
        .strip_prefix("scn.")
        .and_then(|rest| rest.split('.').next());
    let later = scenario
        .and_then(|number| number.parse::<u16>().ok())
        .is_some_and(|number| number >= FRENCH_ARMY);
    if later || rule.starts_with("fx.") {
        "french-army"
    } else {
        "base"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::System;
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

    #[test]
    fn the_booklets_are_told_apart() {
        assert_eq!(booklet("fx.spec.forward-observer"), "french-army");
        assert_eq!(booklet("scn.41.time"), "french-army");
        assert_eq!(booklet("scn.16.time"), "base");
        assert_eq!(booklet("ter.hill"), "base");
    }
}
