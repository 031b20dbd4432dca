//! What the looks of ccgw are drawn as, and what stands where on a board.

use crate::Caption;
use ccgw::{Army, DieLook, Flagged, Kind, Specialist, TokenLook, UnitLook};
use draw::miniatures::Die;
use draw::{Face, GroundOptions, Pennant, Piece, Position, Side, Token, Unit};
use hex::{HexId, Map};
use table::{HexView, Look, ObjectiveView, PieceView, Seat, SideView, View};

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
    let at = |label: &str| map.grid().parse(label).ok();
    let piece = |piece: &PieceView| {
        let (at, unit) = (at(&piece.place)?, unit(&piece.look)?);
        Some(Piece { at, unit })
    };
    let mut position = Position {
        pieces: view.pieces.iter().filter_map(piece).collect(),
        medals: medals(map, view),
        ..Position::default()
    };
    for seen in &view.hexes {
        let Some(hex) = at(&seen.hex) else {
            continue;
        };
        for token in tokens(seen) {
            match token {
                Token::Crater => position.craters.push(hex),
                Token::Ruin => position.ruins.push(hex),
                Token::Wire => position.wire.push(hex),
                token => position.tokens.push((hex, token)),
            }
        }
    }
    position
}

/// One medal for each objective of the scenario, with who holds it.
fn medals(map: &Map, view: &View) -> Vec<(HexId, Option<Side>)> {
    let medal = |objective: &ObjectiveView| {
        let at = map.grid().parse(&objective.at).ok()?;
        let holder = objective.holder.and_then(|seat| army(&view.sides, seat));
        Some((at, holder))
    };
    view.objectives.iter().filter_map(medal).collect()
}

/// What came upon a hex that is not on the printed map, from below.
pub(super) fn tokens(seen: &HexView) -> impl Iterator<Item = Token> {
    let looks = seen.look.get::<Vec<TokenLook>>().into_iter().flatten();
    looks.map(|look| match look {
        TokenLook::Crater => Token::Crater,
        TokenLook::Ruin => Token::Ruin,
        TokenLook::Wire => Token::Wire,
        TokenLook::Fortified => Token::Fortified,
        TokenLook::Damaged => Token::Damaged,
        TokenLook::Gun => Token::Gun,
    })
}

/// The army of a seat.
pub(super) fn army(sides: &[SideView], seat: Seat) -> Option<Side> {
    side(sides.iter().find(|side| side.seat == seat)?)
}

/// The army of a side.
pub(super) fn side(shown: &SideView) -> Option<Side> {
    shown.look.get().copied().map(colours)
}

fn colours(army: Army) -> Side {
    match army {
        Army::British => Side::British,
        Army::German => Side::German,
        Army::French => Side::French,
    }
}

/// A unit; nothing for what is not drawn.
pub(super) fn unit(look: &Look) -> Option<Unit> {
    let look: &UnitLook = look.get()?;
    Some(Unit {
        side: colours(look.army),
        kind: kind(look.kind),
        figures: look.figures,
        of: look.of,
        specialist: look.specialist.map(specialist),
        pennant: look.flag.map(|flag| match flag {
            Flagged::Ordered(n) => Pennant::Ordered(n),
            Flagged::Done => Pennant::Done,
        }),
        label: String::new(),
    })
}

fn kind(kind: Kind) -> draw::Kind {
    match kind {
        Kind::Infantry => draw::Kind::Infantry,
        Kind::MachineGun => draw::Kind::MachineGun,
        Kind::Mortar => draw::Kind::Mortar,
        Kind::FieldGun => draw::Kind::Gun,
        Kind::Schneider => draw::Kind::Schneider,
        Kind::SaintChamond => draw::Kind::SaintChamond,
    }
}

fn specialist(specialist: Specialist) -> draw::Specialist {
    match specialist {
        Specialist::Grenadier => draw::Specialist::Grenadier,
        Specialist::Elite => draw::Specialist::Elite,
        Specialist::Engineer => draw::Specialist::Engineer,
        Specialist::Flamethrower => draw::Specialist::Flamethrower,
        Specialist::Loader => draw::Specialist::Loader,
        Specialist::LightMg => draw::Specialist::LightMachineGun,
        Specialist::Sniper => draw::Specialist::Sniper,
        Specialist::Officer => draw::Specialist::Officer,
        Specialist::Observer => draw::Specialist::Observer,
    }
}

/// A die as it fell.
pub(super) fn die(look: DieLook) -> Die {
    match look {
        DieLook::Soldier => Die::Battle(Face::Soldier),
        DieLook::Deadly => Die::Battle(Face::Deadly),
        DieLook::Burst => Die::Battle(Face::Burst),
        DieLook::Flag => Die::Battle(Face::Flag),
        DieLook::Hq => Die::Battle(Face::Hq),
        DieLook::Plain(n) => Die::Plain(n),
    }
}
