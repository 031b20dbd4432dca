//! Names for a hex: its number on a grid, and its place in axial coordinates.

use serde::{Deserialize, Serialize};
use std::ops::{Add, Mul, Neg, Sub};

/// The number of a hex on its grid, from 0. Only meaningful together with that grid.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct HexId(pub u16);

impl HexId {
    /// The number as an index into a table with one entry per hex.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Axial coordinates, or the difference of two. `r` counts rows downwards on a points-up board; on a flat-top
/// board `q` counts columns to the right. The third cube coordinate is `-q - r`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Axial {
    /// Steps in direction 0 (east, or south-east on a flat-top board).
    pub q: i16,
    /// Steps in direction 1 (south-east, or south on a flat-top board).
    pub r: i16,
}

impl Axial {
    /// The place where both coordinates are zero.
    pub const ZERO: Axial = Axial { q: 0, r: 0 };

    /// The place `(q, r)`.
    pub const fn new(q: i16, r: i16) -> Axial {
        Axial { q, r }
    }

    /// Steps from hex to neighbouring hex between the two places.
    pub const fn distance(self, other: Axial) -> u16 {
        let q = (self.q - other.q) as i32;
        let r = (self.r - other.r) as i32;
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u16
    }
}

impl Add for Axial {
    type Output = Axial;
    fn add(self, other: Axial) -> Axial {
        Axial::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Axial {
    type Output = Axial;
    fn sub(self, other: Axial) -> Axial {
        Axial::new(self.q - other.q, self.r - other.r)
    }
}

impl Neg for Axial {
    type Output = Axial;
    fn neg(self) -> Axial {
        Axial::new(-self.q, -self.r)
    }
}

impl Mul<i16> for Axial {
    type Output = Axial;
    fn mul(self, times: i16) -> Axial {
        Axial::new(self.q * times, self.r * times)
    }
}
