//! ASL Starter Kit #3. The rules, and nothing but the rules.
//!
//! Read it beside the rulebook: `phases` has the Player Turn with its eight phases, `rally` the Rally Phase, `fire`, `attack` and
//! `morale` fire and its effects with `shooting` the questions of the fire phases and `search` fire at what is not seen,
//! `movement` and `errands` the Movement Phase with `trail` the way of who moves, `drive` and `reaction` that of vehicles,
//! `gunnery`, `covered`, `to_hit`, `hits` and `recoil` ordnance with `acquire`, `faust` and `manhandle`, `arcs`, `mg`, `ife` and
//! `main_arm` the weapons of vehicles, `to_kill` and `flames` what is fired at them, `vehicles` what becomes of them, `assault`
//! Close Combat with them, `rout`, `advance` and `close` the phases after it. `ground` has the boards and `sight` the law of
//! sight. A question stands whole in the module of its procedure, and `question` finds the one that is open. Rule ids are those
//! of `rules/aslsk.toml`.
#![forbid(unsafe_code)]

mod about;
mod acquire;
mod action;
mod advance;
mod arcs;
mod assault;
mod attack;
mod book;
pub mod catalog;
mod check;
mod close;
mod covered;
pub mod data;
mod dice;
mod draft;
mod drive;
mod errands;
mod faust;
mod fire;
mod flames;
mod frame;
mod game;
pub mod ground;
mod gunnery;
mod handicap;
mod hide;
mod hindrance;
mod hits;
mod ids;
mod ife;
mod look;
mod main_arm;
mod manhandle;
mod mg;
mod morale;
mod movement;
mod muster;
mod notation;
mod odds;
mod offers;
mod open;
mod phases;
mod profile;
mod question;
mod rally;
mod ratings;
mod reaction;
mod recoil;
mod refuse;
mod rout;
mod scenario;
mod search;
mod setup;
mod shooting;
mod shot;
mod shots;
mod show;
pub mod sight;
mod state;
pub mod tables;
mod threat;
mod to_hit;
mod to_kill;
mod together;
mod trail;
mod vehicles;
mod victory;
mod words;

pub use action::Action;
pub use book::{Book, Side};
pub use dice::Dr;
pub use fire::{FP, Form};
pub use frame::{Arrange, Assault, Bout, Close, Drive, Fire, Frame, Going, Mode, Move, Rout};
pub use hindrance::Hindrance;
pub use ids::{ARMS, CARS, MEN, PIECES, Piece, Pieces, Sort};
pub use look::{
    ArmLook, BarrelLook, CarLook, DieLook, Fired, GunLook, Hull, ManLook, MarkLook, Nation,
    ObjectiveLook, PieceLook, TrackLook,
};
pub use movement::Way;
pub use ratings::MF;
pub use scenario::{Force, Goal, Objective};
pub use shot::{Round, Shot, Source};
pub use state::{
    AT_START, Acquired, Arm, ArmMarks, Car, CarMarks, EXITED, GONE, LATER, Man, Marks, OFFBOARD,
    Phase, SmokeKind, State, UNSEEN, foe, is_on_map,
};
pub use to_kill::Aspect;
pub use vehicles::{AA, BOW, COAX, MP, REAR};
