//! The drawing of a view of ccgw: what stands where.

use crate::Caption;
use draw::{GroundOptions, Kind, Pennant, Piece, Position, Side, Specialist, Token, Unit};
use hex::{HexId, Map};
use table::{HexView, ObjectiveView, PieceView, Seat, SideView, Value, View};

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
pub(crate) fn position(map: &Map, view: &View) -> Position {
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
                token => position.tokens.push((hex, token)),
            }
        }
    }
    position.medals = medals(map, view);
    position
}

/// What came upon a hex that is not on the printed map, from below.
pub(super) fn tokens(map: &Map, hex: HexId, seen: &HexView) -> Vec<Token> {
    const WORDS: [(&str, Token); 6] = [
        ("shell-crater", Token::Crater),
        ("ruin", Token::Ruin),
        ("wire", Token::Wire),
        ("fortified", Token::Fortified),
        ("damaged", Token::Damaged),
        ("gun", Token::Gun),
    ];
    let came = |word: &str| seen.words.iter().any(|w| w == word) && !map.has(hex, word);
    let shown = WORDS.into_iter().filter(|(word, _)| came(word));
    shown.map(|(_, token)| token).collect()
}

/// One medal for each objective of the scenario, with who holds it.
fn medals(map: &Map, view: &View) -> Vec<(HexId, Option<Side>)> {
    let medal = |objective: &ObjectiveView| {
        let at = map.grid().parse(&objective.at).ok()?;
        Some((
            at,
            objective.holder.and_then(|seat| army(&view.sides, seat)),
        ))
    };
    view.objectives.iter().filter_map(medal).collect()
}

/// The army of a seat.
pub(super) fn army(sides: &[SideView], seat: Seat) -> Option<Side> {
    side(&sides.iter().find(|side| side.seat == seat)?.name)
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
