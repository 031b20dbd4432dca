//! ASL Starter Kit #3. The rules, and nothing but the rules.
//!
//! Read it beside the rulebook: `phases` has the Player Turn with its eight phases, `rally` the Rally Phase, `fire`, `attack` and
//! `morale` fire and its effects with `shooting` the questions of the fire phases, `movement` and `errands` the Movement
//! Phase, `drive` and `reaction` that of vehicles, `mg` and `to_kill` their fire and fire at them, `vehicles` what becomes of
//! them, `assault` Close Combat with them, `gunnery`, `to_hit` and `hits` ordnance with `acquire`, `faust` and `manhandle`,
//! `main_arm` that of vehicles, `rout`, `advance` and `close` the phases after it. `ground` has the boards and `sight` the law of sight. A question
//! stands whole in the module of its procedure, and `question` finds the one that is open. Rule ids are those of
//! `rules/aslsk.toml`.
#![forbid(unsafe_code)]

mod acquire;
mod action;
mod advance;
mod assault;
mod attack;
mod book;
pub mod catalog;
mod check;
mod close;
pub mod data;
mod dice;
mod draft;
mod drive;
mod errands;
mod faust;
mod fire;
mod frame;
mod game;
pub mod ground;
mod gunnery;
mod hide;
mod hindrance;
mod hits;
mod ids;
mod look;
mod main_arm;
mod manhandle;
mod mg;
mod morale;
mod movement;
mod notation;
mod offers;
mod open;
mod phases;
mod question;
mod rally;
mod ratings;
mod reaction;
mod rout;
mod scenario;
mod setup;
mod shooting;
mod shot;
mod shots;
mod show;
pub mod sight;
mod state;
pub mod tables;
mod to_hit;
mod to_kill;
mod vehicles;
mod words;

pub use action::Action;
pub use book::Book;
pub use ids::{ARMS, CARS, MEN, PIECES, Piece, Pieces, Sort};
pub use look::DieLook;
pub use state::{Phase, State, foe};
