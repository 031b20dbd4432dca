//! Combat Commander: Europe, and Great War Commander, which shares its trunk. The rules, and nothing but the rules.
//!
//! Read it beside the rulebook: `orders` has the Turn (5, O14, O15), `roll` the Fate cards as dice (1.9), `time` the
//! Time Track (6), `fire` and `attack` O20, `moves` O21, `advance` O16, `steps` what both have in common, `melee`
//! O16.4, `rout` O22 and O23, `barrage` O18,
//! `deeds` the Actions, with `windows` and `play` around them, `events` the Events, `sight`, `board` and `chart` the
//! terrain,
//! `ratings` every number. What a procedure asks stands with it; `question` has the one list of those that do.
//! Rule ids are those of `rules/cce.toml`, and their letters those of the book: O Orders, A Actions, E Events, T
//! Terrain, F Fortifications, no letter the general rules (intro.rule-prefixes). What is not written is not inferred
//! (intro.strict-reading), and what a card says goes before what the book says (1.0): each Order, Action and Event is
//! carried out as its own text has it.
//!
//! What Great War Commander has alone is in `gwc`; where a step of the trunk differs it says so in one line. Its rules
//! are cited with the mark `g:` before the id, since some ids are in both books and mean different things.
#![forbid(unsafe_code)]

mod about;
mod action;
mod activate;
mod advance;
mod attack;
mod barrage;
mod beside;
mod board;
mod book;
mod bounds;
mod cards;
mod cce;
mod chart;
mod check;
mod clauses;
mod deeds;
mod deploy;
mod draft;
mod edition;
mod events;
mod fire;
mod forces;
mod frame;
mod game;
mod group;
mod gwc;
mod handicap;
mod hide;
mod hooks;
mod ids;
mod kinds;
mod law;
mod look;
mod march;
mod markers;
mod meant;
mod melee;
mod moments;
mod moves;
mod notation;
mod odds;
mod offers;
mod open;
mod orders;
mod piles;
mod place;
mod play;
mod points;
mod question;
mod ratings;
mod refuse;
mod roll;
mod room;
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
pub use edition::{Bound, Cce, Commander, Edition, EuropeBook, GreatWarBook, Gwc};
pub use frame::{
    Activate, AirAttack, Arms, Attack, Barrage, BarrageStep, Frame, Means, Moment, Mud, Purpose,
    Roll, Stage, What, Where,
};
pub use gwc::situations::Situation;
pub use gwc::strategy::StrategyCard;
pub use ids::{CardId, FateCards, PieceId, StrategyId, UnitId, Units, WeaponId, Weapons};
pub use kinds::{Arm, Class, Fort, NOBODY, Nation, OFF, Posture, Rank, Terrain};
pub use look::{
    BadgeLook, CardLook, CounterLook, DieLook, FateLook, Hull, MarkLook, ObjectiveLook, Rating,
    TrackLook, UnitLook, WeaponLook,
};
pub use march::NEVER;
pub use setup::Setting;
pub use state::{Load, Phase, Place, State, Unit, foe};
