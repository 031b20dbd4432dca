//! Sight between two hexes as things stand: what is printed, and the Smoke that lies there now (1.2.5, 3.2.1).

use crate::book::Book;
use crate::ground::Hexes;
use crate::state::{State, is_on_map};
use hex::HexId;

/// 3.2.1.f: so much Hindrance blocks.
pub const BLOCKS: u8 = 6;

/// What hinders a shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hindrance {
    /// Orchards, grain and brush.
    pub terrain: u8,
    /// Vehicles and wrecks (7.4.1.a).
    pub armour: u8,
    /// Smoke outside the target hex.
    pub smoke: u8,
    /// Smoke in the target hex.
    pub smoke_there: u8,
}

impl Hindrance {
    /// All of it.
    pub const fn total(self) -> u8 {
        self.outside() + self.smoke_there
    }
    /// What arises outside the target hex (3.3.5.d).
    pub const fn outside(self) -> u8 {
        self.terrain + self.armour + self.smoke
    }
}

impl Book {
    /// 1.2.5.d: the DRM of the Smoke in a hex, at most 3.
    pub fn smoke_in(&self, s: &State, hex: HexId) -> u8 {
        let there = s.smoke.iter().filter(|smoke| smoke.hex.0 == hex);
        there.map(|smoke| smoke.kind.drm()).sum::<u8>().min(3)
    }

    /// What hinders fire from one hex at another.
    pub fn hindrance(&self, s: &State, from: HexId, at: HexId) -> Hindrance {
        let mut found = Hindrance {
            terrain: self.ground.line(from, at).hindrance,
            armour: self.armour_hindrance(s, from, at),
            ..Hindrance::default()
        };
        if s.smoke.is_empty() {
            return found;
        }
        found.smoke_there = self.smoke_in(s, at);
        if from == at {
            return found;
        }
        // Fire out of Smoke takes the hex's own DRM and 1 more.
        let own = self.smoke_in(s, from);
        found.smoke = own + u8::from(own > 0);
        let mut counted = Hexes::EMPTY;
        // 1.2.5.f: whatever the levels.
        for hex in s.smoke.iter().map(|smoke| smoke.hex.0) {
            if self.ground.meets(from, at, hex).is_some() && counted.insert(hex) {
                found.smoke += self.smoke_in(s, hex);
            }
        }
        found
    }

    /// The hexes at which fire from one may be declared, as far as the ground says; by the book all of them (3.2.1.e).
    pub fn open_to(&self, from: HexId) -> Hexes {
        match self.blind {
            true => (0..self.ground.len() as u16).map(HexId).collect(),
            false => *self.ground.seen(from),
        }
    }

    /// Whether fire from one hex at another may be declared, as far as the ground says.
    #[inline]
    pub fn is_in_view(&self, from: HexId, at: HexId) -> bool {
        self.blind || self.ground.veil(from, at).is_some()
    }

    /// At most so much Hindrance do vehicles and Smoke make: each that lies about the way, vehicles one a hex.
    fn most_hindrance(&self, s: &State, from: HexId, at: HexId) -> u8 {
        let between = self.ground.between(from, at);
        if s.smoke.is_empty() && between < BLOCKS {
            return between;
        }
        let beside = self.ground.beside(from, at);
        let about = |hex: HexId| is_on_map(hex) && beside(hex);
        let cars = between.min(s.hulks().filter(|&hex| about(hex)).count() as u8);
        let smoke = s.smoke.iter().filter(|smoke| about(smoke.hex.0));
        // Fire out of Smoke takes 1 more.
        smoke.fold(cars, |all, smoke| all + smoke.kind.drm() + 1)
    }

    /// Whether there is a LOS (3.2.1.a, 3.2.1.f).
    #[inline]
    pub fn sees(&self, s: &State, from: HexId, at: HexId) -> bool {
        if from == at {
            return true;
        }
        let Some(veil) = self.ground.veil(from, at).filter(|&veil| veil < BLOCKS) else {
            return false;
        };
        // Seldom is there so much about the way that it has to be looked at one by one.
        (s.smoke.is_empty() && s.cars.is_empty())
            || veil + self.most_hindrance(s, from, at) < BLOCKS
            || self.hindrance(s, from, at).total() < BLOCKS
    }
}
