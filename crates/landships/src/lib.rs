//! Landships! The rules, and nothing but the rules: tanks of 1914–1919 among trenches, wire and drumfire.
//!
//! The source survives as charts only; the rules that connect them are our own. `tables` has the charts, `catalog` the
//! counters, `ground`, `costs` and `sight` the map. `phases` has the sequence of play; a phase is a module: `air`, `artillery`,
//! `vehicles`, `gunfire`, `march`, `small_arms`, `melee`, `regroup`, `recovery`, `end_step`. `morale` has what fire comes to,
//! `wreck` and `breakdown` of vehicles, `fright` of them, `anti_tank` and `special` of fire at them, `room` stacking, `spotting` who sees whom, `victory` the end. A question stands whole in the module of its procedure, and `question` finds the one that
//! is open. Rule ids are those of `rules/landships.toml`.
#![forbid(unsafe_code)]

mod about;
mod action;
mod air;
mod anti_tank;
mod arms;
mod artillery;
mod assign;
mod barrage;
mod beside;
mod bombs;
mod book;
mod breakdown;
pub mod catalog;
mod check;
mod costs;
pub mod data;
mod date;
mod dice;
mod draft;
mod drive;
mod end_step;
mod flak;
mod frame;
mod fright;
mod game;
mod gas;
pub mod ground;
mod gunfire;
mod handicap;
mod hidden;
mod hide;
mod ids;
mod look;
mod march;
mod marks;
mod melee;
mod missions;
mod morale;
mod mounts;
mod networks;
mod notation;
mod odds;
mod offers;
mod open;
mod patrol;
mod phases;
mod question;
mod recovery;
mod refuse;
mod regroup;
mod requests;
mod room;
mod salvo;
mod scenario;
mod setup;
mod shelter;
mod show;
mod sight;
mod small_arms;
mod special;
mod spotting;
mod state;
mod strafe;
pub mod tables;
mod threat;
mod vehicles;
mod victory;
mod volley;
mod words;
mod works;
mod wreck;

pub use action::{Action, Battery, Caller, Gait, Weapon};
pub use book::{Book, Level, ModulePost, Optional, PlanePost, Post, Side};
pub use costs::MP;
pub use date::Date;
pub use frame::{Drive, Excess, Frame, March, Melee, Retreat, Volley, VolleyStage};
pub use ids::{MODULES, Module, PIECES, PLANES, Piece, PieceOr, Pieces, Plane};
pub use look::{CardLook, DieLook, MarkLook, PieceLook, PlaneLook, TrackLook};
pub use scenario::{Edge, Force, Network, Planned, Points, Worth};
pub use sight::Sights;
pub use state::{
    AT_START, Arm, Arms, Barrage, Deeds, EXITED, Fall, GONE, Gas, HexIdOr, Horses, LATER, Marks,
    Mission, ModuleState, OFFBOARD, Phase, PlaneState, Request, Shot, Smoke, Stage, Standing,
    State, UNSEEN, Unit, foe, is_on_map,
};
