//! Commands & Colours: La Grande Guerre. The rules, and nothing but the rules.
//!
//! Read it beside the rulebook: `turn` has the set-up and the five phases, `commands` phase 1, `orders`, `movement`
//! and `fight` phases 2 to 4, `replenish` phase 5; `attack` a combat step by step, with `strength`, `morale`,
//! `retreat` and `advance`; `barrage` the reserve artillery, `medals` the objectives. `command_cards` and
//! `combat_cards` have a row for each card. A question stands whole in the module of its procedure, and `question`
//! finds the one that is open. Rule ids are those of `rules/ccgw.toml`.
#![forbid(unsafe_code)]

mod about;
mod action;
mod advance;
mod aim;
mod attack;
mod barrage;
mod beside;
mod book;
mod bounds;
mod check;
mod combat_cards;
mod command_cards;
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
mod handicap;
mod hide;
mod kinds;
mod laid;
mod look;
mod medals;
mod morale;
mod movement;
mod notation;
mod odds;
mod offers;
mod open;
mod orders;
mod pieces;
mod question;
mod raid;
mod reader;
mod replenish;
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
pub use book::{Ability, Book, Far, Objective};
pub use combat_cards::Combat;
pub use command_cards::Command;
pub use frame::{Attack, Barrage, Fire, Frame, Mode, Stage};
pub use kinds::{Edge, Holder, Kind, NOBODY, Specialist, Terrain, Wing};
pub use look::{Army, CardLook, DieLook, Flagged, TokenLook, TrackLook, UnitLook};
pub use scenario::{ObjectiveKind, Scenario};
pub use state::{Phase, State, foe};
