//! Vehicles.

use super::{Date, Ordnance};
use crate::data::{Armour, GroundPressure, TargetSize, Turret};

/// The armour factors there are (7.1.b): a circle is one step lower, a box one step higher.
pub const SCALE: [u8; 11] = [0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26];

/// Smoke dispensers with their usage numbers; 0 where there is none (7.5.a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dispensers {
    /// Smoke discharger.
    pub sd: u8,
    /// Smoke mortar.
    pub sm: u8,
    /// Smoke pots.
    pub sp: u8,
    /// Nahverteidigungswaffe.
    pub sn: u8,
}

/// A vehicle, as its counter shows it (1.2.7.b): an AFV on tracks or wheels (7.0.a).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vehicle {
    /// Whose it is.
    pub nation: u8,
    /// Fully tracked, else an armored car.
    pub tracked: bool,
    /// Movement Points.
    pub mp: u8,
    /// Mechanical breakdown on this DR or more (3.3.2.y); 0: reliable.
    pub unreliable: u8,
    /// Its size as a target.
    pub size: TargetSize,
    /// How it presses on the ground.
    pub pressure: GroundPressure,
    /// Front armour.
    pub front: Armour,
    /// Side and rear armour.
    pub side: Armour,
    /// How its turret turns.
    pub turret: Turret,
    /// Recalled by its first Stun.
    pub one_man_turret: bool,
    /// Its main armament; none where that is a machine gun.
    pub main: Option<Ordnance>,
    /// The Rate of Fire of the main armament.
    pub rof: u8,
    /// The breakdown number of the main armament.
    pub b: u8,
    /// That is circled: Low Ammo (7.2.1.a).
    pub low_ammo: bool,
    /// No Intensive Fire (3.2.4.ab2).
    pub no_intensive: bool,
    /// Firepower of the bow MG.
    pub bmg: u8,
    /// A fixed bow MG (7.8.t).
    pub fixed_bmg: bool,
    /// Of the coaxial MG.
    pub cmg: u8,
    /// Of the anti-aircraft MG.
    pub aamg: u8,
    /// Of the rear turret MG.
    pub rmg: u8,
    /// Smoke dispensers.
    pub dispensers: Dispensers,
    /// From this month on.
    pub from: Date,
}

impl Vehicle {
    /// Whether it has a turret.
    #[inline]
    pub const fn has_turret(&self) -> bool {
        !matches!(self.turret, Turret::None)
    }
    /// The armour factor of an aspect: the rear has that of the side (7.1.a).
    #[inline]
    pub const fn armour(&self, front: bool, turret: bool) -> u8 {
        let aspect = if front { self.front } else { self.side };
        if turret { aspect.turret } else { aspect.hull }
    }
    /// The least and the most of its armour factors (7.11.a).
    #[inline]
    pub fn armour_span(&self) -> (u8, u8) {
        let Vehicle { front, side, .. } = self;
        let low = front.hull.min(front.turret).min(side.hull).min(side.turret);
        let high = front.hull.max(front.turret).max(side.hull).max(side.turret);
        (low, high)
    }
    /// Whether its main armament is a machine gun (4.1.i).
    #[inline]
    pub const fn main_is_mg(&self) -> bool {
        self.main.is_none()
    }
}
