//! Russian hulls, and light tanks of the thirties.

use super::super::machine::Build;
use super::super::machine::Part::{Barrel, Cut, Disc, Grille, Lid, Line, Plate, Slab, Tracks};
use super::super::machine::Tone::{B, D, L};

/// Thin, riveted, on small wheels.
pub(in super::super) static LIGHT: Build = Build {
    size: [52.0, 29.0],
    outline: "M-14 -26H14V26H-14Z",
    ring: [-1.0, -1.0],
    brake: false,
    hull: &[
        Tracks(11.5, 5.5, -25.0, 25.0, 2.5),
        Cut(18.0, -26.0, 25.0, 4.0, B),
        Plate("M-11 -12H11V12H-11Z", B),
        Line("M-8 -18H8M-8 17H8"),
        Slab([2.0, -23.0, 6.0, 5.0], 1.0, L),
        Grille([-5.0, 16.0, 10.0, 6.0], 4),
    ],
    turret: &[
        Barrel(8.0, 0.0),
        Plate("M-4 -9H4L9 -3V5L5 10H-5L-9 5V-3Z", B),
        Slab([-4.0, -10.5, 8.0, 3.5], 1.0, D),
        Lid(0.0, 3.0, 3.6),
    ],
};

/// Fast, with a pointed bow.
pub(in super::super) static FAST: Build = Build {
    size: [58.0, 31.0],
    outline: "M-5 -30H5L15 -20V28H-15V-20Z",
    ring: [0.0, -5.0],
    brake: false,
    hull: &[
        Tracks(12.5, 5.5, -25.0, 28.0, 2.5),
        Plate("M-4 -31H4L9.500 -18V26L7 29H-7L-9.500 26V-18Z", B),
        Line("M-9 -18H9M-9 10H9"),
        Slab([-3.5, -26.0, 7.0, 5.0], 1.0, L),
        Grille([-6.0, 14.0, 12.0, 10.0], 5),
    ],
    turret: &[
        Barrel(8.0, 0.0),
        Plate(
            "M-4.500 -9H4.500Q9.500 -4 8 5L5 11H-5L-8 5Q-9.500 -4 -4.500 -9Z",
            B,
        ),
        Slab([-4.0, -10.5, 8.0, 3.5], 1.0, D),
        Lid(-3.0, 3.0, 3.2),
    ],
};

pub(in super::super) static T34: Build = Build {
    size: [66.0, 36.0],
    outline: "M-12 -33H12L18 -25V27L12 33H-12L-18 27V-25Z",
    ring: [0.0, -9.0],
    brake: false,
    hull: &[
        Tracks(15.0, 6.5, -32.0, 32.0, 3.0),
        Plate("M-9 -33H9L13 -25V25L9 32H-9L-13 25V-25Z", B),
        Line("M-13 -21H13M-13 9H13"),
        Slab([-6.0, -28.0, 6.0, 5.0], 1.0, L),
        Disc(6.0, -26.0, 2.2, D),
        Grille([-8.0, 14.0, 16.0, 10.0], 5),
        Disc(0.0, 28.0, 2.4, D),
    ],
    turret: &[
        Barrel(9.0, 0.0),
        Plate("M-5 -11H5L9 -4L7 9L3 11.500H-3L-7 9L-9 -4Z", B),
        Slab([-4.0, -12.5, 8.0, 3.5], 1.0, D),
        Slab([-6.0, -1.0, 12.0, 8.0], 1.5, L),
    ],
};

pub(in super::super) static T34_85: Build = Build {
    size: [66.0, 37.0],
    outline: "M-12 -33H12L18.500 -25V27L12 33H-12L-18.500 27V-25Z",
    ring: [0.0, -8.0],
    brake: false,
    hull: &[
        Tracks(15.2, 6.5, -32.0, 32.0, 3.0),
        Plate("M-9 -33H9L13.500 -25V25L9 32H-9L-13.500 25V-25Z", B),
        Line("M-13 -22H13M-13 12H13"),
        Slab([-6.5, -29.0, 6.0, 5.0], 1.0, L),
        Disc(6.0, -27.0, 2.2, D),
        Grille([-8.0, 16.0, 16.0, 9.0], 5),
        Slab([-18.0, 4.0, 3.6, 11.0], 1.6, B),
        Slab([14.4, 4.0, 3.6, 11.0], 1.6, B),
    ],
    turret: &[
        Barrel(11.0, 0.0),
        Plate(
            "M-6 -12Q0 -15 6 -12L10.500 -4Q12 6 6 13H-6Q-12 6 -10.500 -4Z",
            B,
        ),
        Slab([-4.5, -14.5, 9.0, 4.0], 1.5, D),
        Lid(-4.5, 3.0, 3.8),
        Lid(5.0, 2.0, 2.6),
    ],
};

pub(in super::super) static KV: Build = Build {
    size: [70.0, 38.0],
    outline: "M-19 -34H19V36H-19Z",
    ring: [0.0, -3.0],
    brake: false,
    hull: &[
        Tracks(15.5, 7.5, -34.0, 35.0, 3.0),
        Cut(24.0, -33.0, 34.0, 5.0, B),
        Line("M-12 -24H12M-12 14H12"),
        Slab([-3.0, -30.0, 6.0, 5.0], 1.0, L),
        Disc(-8.0, -27.0, 2.2, D),
        Grille([-9.0, 19.0, 7.0, 9.0], 4),
        Grille([2.0, 19.0, 7.0, 9.0], 4),
    ],
    turret: &[
        Barrel(11.0, 0.0),
        Plate("M-6 -13H6L10.500 -5V8L6 14H-6L-10.500 8V-5Z", B),
        Slab([-4.5, -14.5, 9.0, 4.0], 1.5, D),
        Lid(0.0, 2.0, 4.2),
    ],
};

pub(in super::super) static IS: Build = Build {
    size: [72.0, 40.0],
    outline: "M-8 -36H8L20 -26V34H-20V-26Z",
    ring: [0.0, -6.0],
    brake: true,
    hull: &[
        Tracks(16.5, 7.5, -33.0, 34.0, 3.0),
        Plate("M-6 -36H6L14 -24V26L10 34H-10L-14 26V-24Z", B),
        Line("M-14 -22H14M-14 14H14"),
        Disc(0.0, -29.0, 3.0, L),
        Slab([-20.0, 8.0, 4.0, 14.0], 1.8, B),
        Slab([16.0, 8.0, 4.0, 14.0], 1.8, B),
        Grille([-9.0, 18.0, 18.0, 10.0], 5),
    ],
    turret: &[
        Barrel(13.0, 0.0),
        Plate(
            "M-7 -13Q0 -17 7 -13Q13 -6 11 6L6 16H-6L-11 6Q-13 -6 -7 -13Z",
            B,
        ),
        Slab([-5.5, -16.0, 11.0, 4.5], 1.5, D),
        Lid(-5.0, 4.0, 4.0),
    ],
};

/// The gun in the front of a sloped hull.
pub(in super::super) static SU: Build = Build {
    size: [66.0, 36.0],
    outline: "M-12 -33H12L18 -25V27L12 33H-12L-18 27V-25Z",
    ring: [0.0, 0.0],
    brake: false,
    hull: &[
        Tracks(15.0, 6.5, -32.0, 32.0, 3.0),
        Plate("M-9 -33H9L13 -25V25L9 32H-9L-13 25V-25Z", B),
        Barrel(22.0, 2.5),
        Plate("M-12 -22H12V8L9 11H-9L-12 8Z", L),
        Slab([-2.5, -26.0, 10.0, 7.0], 2.0, D),
        Disc(9.0, -5.0, 4.2, B),
        Lid(-6.0, 3.0, 3.4),
        Line("M-13 14H13"),
        Grille([-8.0, 18.0, 16.0, 8.0], 4),
    ],
    turret: &[],
};
