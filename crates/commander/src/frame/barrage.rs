//! Fire for Effect, and the barrages of Great War Commander.

use super::{Aim, Asker};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::state::Load;
use hex::HexId;
use serde::{Deserialize, Serialize};

/// The steps of Fire for Effect (O18.2b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BarrageStep {
    /// O18a: Battery Access or Fire for Effect.
    Choose,
    /// O18.2a: who observes.
    Observer,
    /// O18.2.1
    Spotting,
    /// O18.2.2
    Accuracy,
    /// The Accuracy roll has been made.
    Aimed,
    /// O18.2.2.1: small drift; O18.2.2.2: large drift.
    Drift(bool),
    /// O18.2.3
    Impact,
    /// Over.
    Over,
    /// g:O19.2.2a: what is fired, or what becomes of a barrage that lies there.
    Bombard,
    /// g:O19.2.1.4b: along which axis.
    Axis,
    /// g:O19.2.1.4.1a: the hexes without Formations, with one roll.
    Empties,
    /// g:S98.4.4: the Accuracy roll has hit; a Strategy Card may spare the drift.
    Hit,
}

/// Fire for Effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Barrage {
    /// How far.
    pub step: BarrageStep,
    /// The Observer.
    #[serde(with = "crate::ids::room")]
    pub observer: Option<UnitId>,
    /// The Spotting Round.
    pub hex: HexId,
    /// O18.2.1.1: smoke.
    pub smoke: bool,
    /// O18.2.3b: hexes of the impact zone done, as bits: 0 the centre, then by direction.
    pub done: u8,
    /// What is fired.
    pub kind: Load,
    /// g:O19.2.1.4b: the axis of a standing barrage, 1 to 3; 0: none.
    pub axis: u8,
    /// g:O27.c: the Liaison Agent who carries the request.
    #[serde(with = "crate::ids::room")]
    pub agent: Option<UnitId>,
    /// g:A32: Actions that have been played for it.
    pub shells: u8,
    /// Who asks for it.
    pub asker: Asker,
    /// Whether the hexes without Formations have had their roll.
    pub empties: bool,
    /// g:S98.4.4: whether it does not drift if it hits.
    pub sharp: bool,
    /// g:O19.2.2b: a barrage that lies there goes on, until its Observer is known: 0, it stands, or the way it creeps,
    /// 1 to 6.
    pub goes_on: Option<u8>,
    /// g:E94: whether the Telephone breaks when it is over.
    pub breaks: bool,
    /// What the Accuracy roll has to beat.
    pub aim: Aim,
    /// g:A49: whom its Gas Demoralises.
    pub struck: Units,
}

impl Default for Barrage {
    fn default() -> Self {
        Barrage::new()
    }
}

impl Barrage {
    /// A request before anything is chosen.
    pub const fn new() -> Barrage {
        Barrage {
            step: BarrageStep::Choose,
            observer: None,
            hex: OFF,
            smoke: false,
            done: 0,
            kind: Load::Plain,
            axis: 0,
            agent: None,
            shells: 0,
            asker: Asker::Card,
            empties: false,
            sharp: false,
            goes_on: None,
            breaks: false,
            aim: Aim {
                range: 0,
                hindrance: 0,
            },
            struck: Units::EMPTY,
        }
    }
}
