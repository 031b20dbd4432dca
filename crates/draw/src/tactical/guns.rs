//! Guns from above: barrel up, trail down.

use super::machine::Build;
use super::machine::Part::{self, All, Barrel, Disc, Line, Piece, Plate, Slab, Trail, Wheels};
use super::machine::Tone::{B, D, L, Tyre, Wood};

/// Shield and split trail.
pub(super) static ANTI_TANK: Build = Build {
    size: [60.0, 36.0],
    outline: "M-16 -7H16V9H11V3H-11V9H-16Z",
    ring: [0.0, 0.0],
    brake: true,
    hull: &[
        Trail("M-2 2L-9 30M2 2L9 30"),
        Slab([-12.0, 28.0, 6.0, 4.0], 1.0, D),
        Slab([6.0, 28.0, 6.0, 4.0], 1.0, D),
        Wheels(13.5, 5.0, 16.0, &[1.0], Tyre),
        Slab([-11.0, -1.0, 22.0, 4.0], 1.0, D),
        Barrel(4.0, 0.0),
        Plate("M-14 -5L-9 -9H9L14 -5L12 -2H-12Z", B),
        Slab([-3.0, -3.0, 6.0, 15.0], 1.0, D),
    ],
    turret: &[],
};

/// Box trail, wheels with spokes.
pub(super) static FIELD: Build = Build {
    size: [62.0, 34.0],
    outline: "M-15.500 -9H-11V-2H11V-9H15.500V10H11V3H4L3 34H-3L-4 3H-11V10H-15.500Z",
    ring: [0.0, 0.0],
    brake: false,
    hull: &[
        Plate("M-4 2H4L3 32H-3Z", B),
        Line("M-3 14h6M-3 22h6"),
        Slab([-5.0, 30.0, 10.0, 4.5], 1.5, D),
        Wheels(13.5, 4.0, 19.0, &[0.5], Wood),
        Slab([-12.0, -1.0, 24.0, 3.6], 1.0, D),
        Barrel(3.0, 0.0),
        Plate("M-11 -6H11V-2.500H-11Z", B),
        Slab([-3.0, -3.0, 6.0, 11.0], 1.0, D),
    ],
    turret: &[],
};

/// The arms of a cross, and the mount on it.
pub(super) const ARMS: &[Part] = &[
    Slab([-26.0, -2.5, 52.0, 5.0], 1.0, D),
    Slab([-2.5, -26.0, 5.0, 52.0], 1.0, D),
    Disc(-26.0, 0.0, 3.6, B),
    Disc(26.0, 0.0, 3.6, B),
    Disc(0.0, -26.0, 3.6, B),
    Disc(0.0, 26.0, 3.6, B),
    Disc(0.0, 0.0, 11.0, B),
];

/// A cross: it fires all round.
pub(super) static CROSS: Build = Build {
    size: [66.0, 56.0],
    outline: "M-26 -3H-3V-26H3V-3H26V3H3V26H-3V3H-26Z",
    ring: [0.0, 0.0],
    brake: false,
    hull: &[All(ARMS)],
    turret: &[
        Barrel(5.0, 0.0),
        Piece("M-12 -8L-6 -11H6L12 -8L10 -5H-10Z", L),
        Slab([-4.0, -6.0, 8.0, 16.0], 1.5, D),
        Disc(-6.5, 5.0, 2.2, L),
        Disc(6.5, 5.0, 2.2, L),
    ],
};

/// A tube on a plate.
pub(super) static MORTAR: Build = Build {
    size: [44.0, 30.0],
    outline: "M-9 8H9V19H-9ZM-3.400 -20H3.400V12H-3.400Z",
    ring: [0.0, 0.0],
    brake: false,
    hull: &[
        Trail("M-11 -8L0 2L11 -8"),
        Slab([-9.0, 8.0, 18.0, 11.0], 3.0, D),
        Slab([-3.4, -20.0, 6.8, 32.0], 3.0, B),
        Disc(0.0, -16.5, 2.2, D),
    ],
    turret: &[],
};
