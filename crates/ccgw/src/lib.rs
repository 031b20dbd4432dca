//! Commands & Colours: La Grande Guerre. The rules, and nothing but the rules.
//!
//! Read it beside the rulebook: `turn` has the set-up and the five phases, `orders`, `movement` and `fight`
//! phases 2 to 4, `attack` a combat step by step, `barrage` the reserve artillery, `windows` and `effects`
//! the Combat cards, `medals` the objectives. Rule ids are those of `rules/ccgw.toml`.
#![forbid(unsafe_code)]

mod action;
mod apply;
mod attack;
mod barrage;
mod beside;
mod book;
mod bounds;
mod cards;
mod check;
mod commands;
mod deploy;
mod dice;
mod draft;
mod effects;
mod fight;
mod find;
mod frame;
mod game;
mod ground;
mod hide;
mod kinds;
mod laid;
mod look;
mod meant;
mod medals;
mod movement;
mod notation;
mod odds;
mod offers;
mod open;
mod orders;
mod pieces;
mod question;
mod reader;
mod refuse;
mod retreat;
mod scenario;
mod shelling;
mod show;
mod sight;
mod state;
mod strength;
mod tables;
mod turn;
mod windows;
mod words;
mod works;

pub use action::Action;
pub use book::{Book, Objective};
pub use cards::{Combat, Command};
pub use frame::{Attack, Barrage, Fire, Frame, Mode, Stage};
pub use kinds::{Edge, Kind, NOBODY, Specialist, Terrain, Wing};
pub use look::{Army, CardLook, DieLook, Flagged, TokenLook, TrackLook, UnitLook};
pub use scenario::{ObjectiveKind, Scenario};
pub use state::{Phase, State, foe};
