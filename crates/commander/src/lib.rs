//! Combat Commander: Europe. The rules, and nothing but the rules.
//!
//! Read it beside the rulebook: `orders` has the Turn (5, O14, O15), `roll` the Fate cards as dice (1.9), `time` the
//! Time Track (6), `fire` and `attack` O20, `moves` O21, `advance` O16, `steps` what both have in common, `melee` O16.4, `rout` O22 and O23, `barrage` O18,
//! `windows` and `play` the Actions, `events` the Events, `sight` and `ground` the terrain, `ratings` every number.
//! Rule ids are those of `rules/cce.toml`, and their letters those of the book: O Orders, A Actions, E Events, T Terrain,
//! F Fortifications, no letter the general rules (intro.rule-prefixes). What is not written is not inferred
//! (intro.strict-reading), and what a card says goes before what the book says (1.0): each Order, Action and Event is
//! carried out as its own text has it.
#![forbid(unsafe_code)]

mod action;
mod activate;
mod advance;
mod attack;
mod barrage;
mod beside;
mod book;
mod cards;
mod check;
mod choices;
mod clauses;
mod draft;
mod events;
mod fire;
mod forces;
mod frame;
mod game;
mod ground;
mod group;
mod hide;
mod kinds;
mod laid;
mod march;
mod meant;
mod melee;
mod moves;
mod notation;
mod note;
mod odds;
mod offers;
mod open;
mod orders;
mod place;
mod play;
mod points;
mod question;
mod ratings;
mod refuse;
mod roll;
mod rout;
pub mod scenario;
mod setup;
mod show;
mod sight;
mod stake;
mod state;
mod steps;
mod tables;
mod time;
mod underway;
mod windows;
mod words;

pub use action::{Action, Element};
pub use book::Book;
pub use cards::{Card, Deed, EventKind, Order, Trigger};
pub use frame::{Attack, BarrageStep, Frame, Means, Moment, Purpose, Stage, What, Where};
pub use kinds::{Class, Fort, NOBODY, Nation, OFF, Posture, Terrain};
pub use march::NEVER;
pub use setup::Setting;
pub use state::{Phase, Place, State, Unit, foe};
