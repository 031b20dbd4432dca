//! What it looks like: ground, miniatures, counters, cards, dice and marks, each drawn once, as SVG text.
#![forbid(unsafe_code)]

mod art;
mod board;
mod card;
mod chart;
mod contour;
mod counter;
mod dice;
mod fate;
mod figure;
mod ground;
mod ink;
mod ladder;
mod laid;
mod land;
mod ledger;
mod mark;
mod medal;
mod named;
mod pen;
mod plan;
mod png;
mod position;
mod sheet;
mod tactical;
mod text;
mod unit;

pub use art::*;
pub use board::{
    GroundOptions, Layers, Theme, facings, ground, ground_layers, markers, marks, medals,
    page_ground, pieces, position, vignette,
};
pub use card::*;
pub use chart::{Chart, chart};
pub use counter::*;
pub use dice::*;
pub use fate::*;
pub use ink::{Side, Tones};
pub use ladder::{Ladders, Rung, ladders};
pub use laid::{
    Tally, Work, coloured_art, counter_art, deck_art, goal_art, part_art, tally_art, work, work_art,
};
pub use land::{SIDES, STRIPS, TERRAIN};
pub use ledger::{Ledger, Row, ledger};
pub use medal::*;
pub use named::{counters, miniatures, tactical as plates};
pub use plan::{SIZE, centre, corners, on_sheet};
pub use png::png;
pub use position::{Mark, Piece, Position, Seen};
pub use sheet::{card_sheet, commander_sheet, landships_sheet, tactical_sheet, vocabulary};
pub use tactical::{
    Arc, BESIDE, Barrel, Battery, Carried, Cloud, Condition, Foot, Group, Load, Lying, Machine,
    Marker, Men, Mount, Plate, Reach, Shelling, Spot, Tactical, Troop, WarMark, battery_art,
    marker_art, rose_art, run,
};
pub use unit::*;
