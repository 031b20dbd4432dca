//! The ground: hexes, maps drawn as vectors, and what a straight line meets on them.
//!
//! Everything is integer. A hex board is an affine image of a lattice in which all centres and corners are
//! whole numbers, so that every question of sight ("crossed, touched, run along?") has an exact answer, and
//! the answer from `a` to `b` is the answer from `b` to `a` read backwards. The crate says what a line
//! meets; whether that blocks is the business of each system.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod area;
mod contact;
mod direction;
mod document;
mod fault;
mod grid;
mod heading;
mod hull;
mod id;
mod join;
mod label;
mod line;
mod map;
mod overlay;
mod point;
mod ratio;
mod resolve;
mod set;
mod sheet;
mod sight;
mod stencil;
mod strip;

pub use area::Area;
pub use contact::{Contact, Feature, contacts, contacts_with, mirrored};
pub use direction::{Direction, flat_top, points_up};
pub use document::{
    ContourDocument, GridDocument, Listing, MapDocument, NameDocument, OutlineDocument,
    StripDocument,
};
pub use fault::{Fault, short};
pub use grid::{Field, Grid, GridError, HexSide, MAX_HEXES, Shape};
pub use heading::Heading;
pub use id::{Axial, HexId};
pub use join::join;
pub use label::LabelError;
pub use line::{How, Span};
pub use map::{Contour, Map, Name, Outline, Strip, Word};
pub use overlay::{Between, SightLines};
pub use point::{MAX_COORDINATE, Point, UNIT};
pub use ratio::Ratio;
pub use set::{HexSet, HexSet128, HexSet256, HexSetIter};
pub use sheet::Sheet;
pub use sight::PairTable;
pub use stencil::{SideStep, Stencil, Stencils, Step};
