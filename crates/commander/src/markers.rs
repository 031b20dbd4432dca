//! What lies on a hex, in sixteen bits.

use crate::kinds::{Fort, Terrain};
use serde::{Deserialize, Serialize};
use table::Seat;

/// What lies on a hex (gloss.marker): at most one Fortification, one Smoke marker, one Blaze (8.1.3 to 8.1.5), and who
/// was last alone in it where that counts (F101b).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Markers(u16);

impl Markers {
    const FORT: u16 = 0b111;
    const SMOKE: u16 = 0b1111 << 3;
    const BLAZE: u16 = 1 << 7;
    const ALONE: u16 = 0b11 << 8;
    const GAS: u16 = 1 << 10;
    const SHELL_HOLE: u16 = 1 << 11;
    const RUIN: u16 = 1 << 12;

    /// The Fortification.
    #[inline]
    pub fn fort(self) -> Option<Fort> {
        match self.0 & Markers::FORT {
            0 => None,
            n => Some(Fort::ALL[usize::from(n) - 1]),
        }
    }
    /// Lays a Fortification, or takes it away.
    pub fn set_fort(&mut self, fort: Option<Fort>) {
        self.0 =
            self.0 & !(Markers::FORT | Markers::ALONE) | fort.map_or(0, |fort| fort as u16 + 1);
    }
    /// The Hindrance of the Smoke there; 0: there is none.
    #[inline]
    pub const fn smoke(self) -> u8 {
        ((self.0 & Markers::SMOKE) >> 3) as u8
    }
    /// Lays Smoke of this Hindrance, or takes it away.
    pub fn set_smoke(&mut self, value: u8) {
        self.0 = self.0 & !Markers::SMOKE | u16::from(value) << 3;
    }
    /// Whether it burns.
    #[inline]
    pub const fn blaze(self) -> bool {
        self.0 & Markers::BLAZE != 0
    }
    /// 8.1.5: sets it ablaze; nothing else stays.
    pub fn ignite(&mut self) {
        self.0 = Markers::BLAZE;
    }
    /// g:T107: whether Gas lies there.
    #[inline]
    pub const fn gas(self) -> bool {
        self.0 & Markers::GAS != 0
    }
    /// Lays Gas, or takes it away.
    pub fn set_gas(&mut self, gas: bool) {
        self.0 = self.0 & !Markers::GAS | u16::from(gas) << 10;
    }
    /// The terrain that a marker makes of what is printed: a Ruin (g:T117), a Shell Hole (g:T118a).
    #[inline]
    pub const fn terrain(self) -> Option<Terrain> {
        if self.0 & (Markers::RUIN | Markers::SHELL_HOLE) == 0 {
            None
        } else if self.0 & Markers::RUIN != 0 {
            Some(Terrain::Ruin)
        } else {
            Some(Terrain::ShellHole)
        }
    }
    /// Lays the marker of a Ruin, else that of a Shell Hole; it takes the place of the one before.
    pub fn set_terrain(&mut self, ruin: bool) {
        let marker = if ruin {
            Markers::RUIN
        } else {
            Markers::SHELL_HOLE
        };
        self.0 = self.0 & !(Markers::RUIN | Markers::SHELL_HOLE) | marker;
    }
    /// Who was last its only occupant.
    pub fn alone(self) -> Option<Seat> {
        match (self.0 & Markers::ALONE) >> 8 {
            0 => None,
            n => Some(Seat(n as u8 - 1)),
        }
    }
    /// Remembers who is its only occupant.
    pub fn set_alone(&mut self, seat: Seat) {
        self.0 = self.0 & !Markers::ALONE | (u16::from(seat.0) + 1) << 8;
    }
}
