//! What every game shares: the contract a rules crate fulfils, chance, the
//! journal, tallies and events, views, case files, and the laws they all obey.
//!
//! Nothing here knows a system by name, does I/O, or reads a clock.
#![forbid(unsafe_code)]

mod about;
mod actions;
mod any;
mod bounds;
pub mod case;
mod chance;
mod clicked;
pub mod commit;
pub mod conformance;
mod content;
mod course;
mod deck;
mod draft;
pub mod flow;
mod game;
pub mod handicap;
pub mod journal;
mod known;
mod list;
mod look;
mod matches;
mod no;
mod offer;
pub mod orders;
mod outcomes;
mod profile;
mod question;
mod random;
mod review;
mod rng;
mod seat;
mod seating;
mod set;
mod sum;
mod tally;
mod tell;
mod text;
mod view;
mod ways;

pub use about::{About, ArmView, Figure, MapEdge, Note};
pub use actions::Actions;
pub use any::{AnyMatch, Barred, Refused, Stands, Unscripted};
pub use bounds::Bounds;
pub use case::{blunder, lesson};
pub use chance::{Chance, Dice, Faces, Misfit, Why};
pub use clicked::Clicked;
pub use content::{Content, MatchSpec};
pub use course::{Course, Loss, Point, Standing};
pub use deck::Cards;
pub use draft::{Carried, Draft, PieceLine};
pub use game::{Ask, Game, Moment, Outcome, Turn};
pub use hex::{Fault, Heading, short};
pub use known::{Known, Viewer};
pub use list::List;
pub use look::Look;
pub use matches::{Decided, Match, state_hash};
pub use no::{Legal, No, no};
pub use offer::{Click, Mark, Offer, Verb};
pub use outcomes::{Leaf, enumerate, explore, play_on};
pub use profile::{GroundView, MetEffect, MetView, Profile};
pub use question::Question;
pub use random::random_step;
pub use review::{Better, Choice, Lapse, Prospect, Reason, Review};
pub use rng::Rng;
pub use seat::{BySeat, Seat};
pub use seating::{Seating, words};
pub use set::{Set64, Set128};
pub use sum::Sum;
pub use tally::{Refusal, Tally, Term};
pub use tell::{Audience, Event, Last, Played, Step, Teller, Weight};
pub use text::{Arg, Text};
pub use view::{
    ArcView, CardView, DieView, HexView, LiesView, ObjectiveView, Odds, OddsRow, Part, PhaseView,
    PieceView, Position, Prompt, SideView, SightView, Track, Value, View, Zone, ZoneKind,
};
pub use ways::{Threat, Way, WayStep};
