//! Commands & Colours: The Great War.

use crate::Caption;
use crate::shelved::Shelved;
use ccgw::{Book, Scenario};
use draw::{GroundOptions, Kind, Piece, Position, Side, Specialist};
use hex::{HexId, Map};
use table::{Content, Game, PieceView, View};

/// The system.
pub(crate) static CCGW: Shelved<Book> = Shelved {
    target: 1e6,
    state_bytes: 1536,
    sights,
    picture,
};

/// After these columns the dotted lines run that part the sections.
const SECTIONS: [u16; 2] = [4, 8];

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
        .filter_map(|piece| unit(map, piece))
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

/// One medal for each objective of the scenario, in the midst of its hexes; one on every hex where each counts.
fn medals(content: &Content, map: &Map, view: &View) -> Vec<(HexId, Option<Side>)> {
    let files = content
        .under("ccgw/scenarios/")
        .filter_map(|(_, text)| serde_json::from_str::<Scenario>(text).ok());
    let scenario = files
        .into_iter()
        .find(|scenario| scenario.id == view.scenario);
    let mut medals = Vec::new();
    for objective in scenario.iter().flat_map(|scenario| &scenario.objectives) {
        let named = objective
            .group
            .as_deref()
            .and_then(|group| map.group(group))
            .unwrap_or_default();
        let own = objective
            .hexes
            .iter()
            .filter_map(|label| map.grid().parse(label).ok());
        let hexes: Vec<HexId> = named.iter().copied().chain(own).collect();
        let far = |hex: &HexId| {
            hexes
                .iter()
                .map(|other| map.grid().distance(*hex, *other))
                .sum::<u16>()
        };
        match objective.each {
            true => medals.extend(hexes.iter().map(|&hex| (hex, holder(map, view, &[hex])))),
            false => medals.extend(
                hexes
                    .iter()
                    .min_by_key(|hex| far(hex))
                    .map(|&hex| (hex, holder(map, view, &hexes))),
            ),
        }
    }
    medals
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

fn unit(map: &Map, piece: &PieceView) -> Option<Piece> {
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
    Some(match specialist {
        Some(specialist) => drawn.with(specialist),
        None => drawn,
    })
}

/// The Canadians fought in British khaki.
fn side(name: &str) -> Option<Side> {
    Side::by_id(if name == "canadian" { "british" } else { name })
}
