//! The printed map for a page, and small pictures of battlefields.

use crate::Board;
use draw::{GroundOptions, Position, SIZE};
use hex::{Map, Shape};
use table::{PieceView, View};

/// How much wider than high a small picture is.
const RATIO: f64 = 1.95;

/// The ground, and where its hexes lie.
pub(crate) fn board(map: &Map, options: &GroundOptions) -> Board {
    let options = GroundOptions {
        id: format!("ground-{}", map.name()),
        ..options.clone()
    };
    let (ground, window) = draw::page_ground(map, &options);
    let grid = map.grid();
    let place = |hex| {
        let [x, y] = draw::centre(grid, hex);
        (grid.label(hex), tenths(x), tenths(y))
    };
    Board {
        window: window.map(tenths),
        flat: grid.shape() == Shape::FlatTop,
        size: SIZE,
        hexes: grid.ids().map(place).collect(),
        ground,
    }
}

fn tenths(n: f64) -> f64 {
    (n * 10.0).round() / 10.0
}

/// What stands on the board in a view, and which way it faces.
pub(crate) fn position(map: &Map, view: &View, own: fn(&Map, &View) -> Position) -> Position {
    let facing = |piece: &PieceView| {
        let at = map.grid().parse(&piece.place).ok()?;
        Some((at, piece.facing?))
    };
    let position = own(map, view);
    // Machines from above show it themselves.
    if !position.piles.is_empty() {
        return position;
    }
    Position {
        facings: view.pieces.iter().filter_map(facing).collect(),
        ..position
    }
}

/// The battlefield as a PNG, without margin and names.
pub(crate) fn thumb(
    map: &Map,
    position: &Position,
    options: &GroundOptions,
    width: u32,
) -> Result<Vec<u8>, String> {
    let blank = map
        .names()
        .iter()
        .map(|name| (name.key.clone(), String::new()));
    let options = GroundOptions {
        names: blank.collect(),
        compass: false,
        ..options.clone()
    };
    draw::png(&draw::vignette(map, position, &options, RATIO), width)
}
