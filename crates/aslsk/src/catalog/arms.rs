//! Support Weapons, Guns, and the ordnance that Guns and vehicles have in common.

use super::Date;
use crate::data::{Ammo, Barrel, Family, TargetSize};

/// So many kinds of special ammunition, or years of them, fit on the back of a counter.
pub const SUPPLIES: usize = 8;

/// Special ammunition with its depletion number, and when there is some (6.2.b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    /// What.
    pub ammo: Ammo,
    /// The depletion number.
    pub number: u8,
    /// The first month.
    pub from: Date,
    /// The last month.
    pub to: Date,
}

/// What every ordnance weapon has (2.0.ordnance).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordnance {
    /// In millimetres.
    pub calibre: u16,
    /// Barrel length.
    pub barrel: Barrel,
    /// No unlimited AP.
    pub no_ap: bool,
    /// No unlimited HE.
    pub no_he: bool,
    /// The Infantry Firepower Equivalent; 0 without one (6.8.a).
    pub ife: u8,
    /// Minimum range; 0 without one.
    pub least: u8,
    /// Maximum range; 255 without one (3.2.4.u).
    pub most: u8,
    pub(super) supply: [Option<Supply>; SUPPLIES],
}

impl Ordnance {
    /// A gun of this calibre with nothing special about it.
    pub const fn plain(calibre: u16, barrel: Barrel) -> Ordnance {
        Ordnance {
            calibre,
            barrel,
            no_ap: false,
            no_he: false,
            ife: 0,
            least: 0,
            most: u8::MAX,
            supply: [None; SUPPLIES],
        }
    }
    /// The depletion number of special ammunition in this month; none where the counter does not list it (6.2.b).
    #[inline]
    pub fn depletion(&self, ammo: Ammo, date: Date) -> Option<u8> {
        let mut listed = self.supply.iter().map_while(|supply| *supply);
        let of = |supply: &Supply| supply.ammo == ammo && supply.from <= date && date <= supply.to;
        listed.find(of).map(|supply| supply.number)
    }
    /// Whether it has as much of it as it wants (6.2.a).
    #[inline]
    pub const fn is_unlimited(&self, ammo: Ammo) -> bool {
        match ammo {
            Ammo::He => !self.no_he,
            Ammo::Ap => !self.no_ap,
            _ => false,
        }
    }
    /// What its counter lists, whatever the month.
    pub fn supplies(&self) -> impl Iterator<Item = Supply> {
        self.supply.into_iter().flatten()
    }
    /// Whether it reaches so far (3.2.4.u, 6.9.b).
    #[inline]
    pub const fn reaches(&self, range: u8) -> bool {
        self.least <= range && range <= self.most
    }
}

/// A Support Weapon or a Gun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Whose it is; captured in the hands of others (5.2.a).
    pub nation: u8,
    /// What it is.
    pub family: Family,
    /// Firepower of its own; 0 without one.
    pub fp: u8,
    /// Normal Range; the furthest range of a LATW.
    pub range: u8,
    /// The Rate of Fire; 0 without one.
    pub rof: u8,
    /// The breakdown number: it fails on an Original DR of this or more (4.1.e, 6.12.a).
    pub b: u8,
    /// Whether that is an X#.
    pub removed: bool,
    /// The repair number; 0: never.
    pub repair: u8,
    /// Portage points.
    pub portage: u8,
    /// To Hit numbers of its own by range; 0 beyond its range (4.4.a).
    pub to_hit: [u8; 6],
    /// The HEAT To Kill number of a LATW; 0 for others.
    pub heat: u8,
    /// The ordnance of a Gun, mortar or ATR.
    pub ordnance: Option<Ordnance>,
    /// The manhandling number.
    pub manhandling: u8,
    /// Its size as a target.
    pub size: TargetSize,
    /// It turns on a 360-degree mount.
    pub mount_360: bool,
    /// It may be manhandled (1.2.6.d).
    pub qsu: bool,
    /// From this month on.
    pub from: Date,
}

impl Weapon {
    /// A Gun: it has a large counter (1.2.6.a).
    #[inline]
    pub const fn is_gun(&self) -> bool {
        use Family::*;
        matches!(self.family, Mtr | At | Inf | Art | Aa)
    }
    /// A Support Weapon (1.2.4.a).
    #[inline]
    pub const fn is_sw(&self) -> bool {
        !self.is_gun()
    }
    /// A machine gun (4.1).
    #[inline]
    pub const fn is_mg(&self) -> bool {
        matches!(self.family, Family::Lmg | Family::Mmg | Family::Hmg)
    }
    /// A light anti-tank weapon (4.4): the ATR is one, with the To Hit numbers of the table.
    #[inline]
    pub const fn is_latw(&self) -> bool {
        self.is_scw() || matches!(self.family, Family::Atr)
    }
    /// A shaped-charge weapon: it fires HEAT only (4.4.b).
    #[inline]
    pub const fn is_scw(&self) -> bool {
        matches!(self.family, Family::Baz | Family::Psk | Family::Piat)
    }
    /// A mortar, light or not (4.5, 6.9).
    #[inline]
    pub const fn is_mortar(&self) -> bool {
        matches!(self.family, Family::LightMortar | Family::Mtr)
    }
    /// Whether it must score a hit before it has an effect (6.0.a); all else is read on the IFT at once (1.0.b).
    #[inline]
    pub const fn is_ordnance(&self) -> bool {
        self.is_gun() || self.is_latw() || matches!(self.family, Family::LightMortar)
    }
    /// Its own To Hit number at a range, for a shaped-charge weapon within its range (4.4.a).
    #[inline]
    pub fn own_to_hit(&self, range: u8) -> Option<u8> {
        let number = self.to_hit.get(usize::from(range)).copied();
        number.filter(|&number| number > 0)
    }
    /// A Gun that may stand in a building (1.2.6.e).
    #[inline]
    pub const fn fits_a_building(&self) -> bool {
        match self.size {
            TargetSize::Small | TargetSize::VerySmall => true,
            TargetSize::Average => matches!(self.family, Family::At | Family::Inf),
            TargetSize::Large | TargetSize::VeryLarge => false,
        }
    }
}
