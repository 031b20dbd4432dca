//! American, British, French and Italian hulls.

use super::super::machine::Build;
use super::super::machine::Part::{
    Barrel, Cut, Disc, Grille, Gun, Lid, Line, Piece, Plate, Slab, Tracks,
};
use super::super::machine::Tone::{B, D, L};

pub(in super::super) static SHERMAN: Build = Build {
    size: [64.0, 36.0],
    outline: "M-14 -32Q0 -36 14 -32L17 -24V30H-17V-24Z",
    ring: [0.0, -4.0],
    brake: false,
    hull: &[
        Tracks(14.5, 7.0, -30.0, 31.0, 3.0),
        Plate("M-12 -31Q0 -37 12 -31L15 -23V26L11 31H-11L-15 26V-23Z", B),
        Line("M-14 -23H14M-15 12H15"),
        Slab([-10.0, -21.0, 6.0, 5.0], 1.5, L),
        Slab([4.0, -21.0, 6.0, 5.0], 1.5, L),
        Slab([-8.0, 15.0, 16.0, 11.0], 1.0, B),
        Grille([-6.0, 18.0, 12.0, 6.0], 3),
    ],
    turret: &[
        Barrel(10.0, 0.0),
        Plate(
            "M-7 -10Q0 -13 7 -10Q12.500 -5 11 4Q9 12 0 13Q-9 12 -11 4Q-12.500 -5 -7 -10Z",
            B,
        ),
        Slab([-6.0, -12.5, 12.0, 4.5], 1.5, D),
        Lid(4.0, 3.0, 4.0),
        Disc(-5.0, 2.0, 2.4, L),
    ],
};

/// An open turret with a counterweight.
pub(in super::super) static OPEN_TURRET: Build = Build {
    size: [64.0, 37.0],
    outline: "M-11 -32H11L18 -22V26L13 32H-13L-18 26V-22Z",
    ring: [0.0, -3.0],
    brake: false,
    hull: &[
        Tracks(14.5, 7.0, -30.0, 31.0, 3.0),
        Plate("M-9 -32H9L17 -20V24L12 32H-12L-17 24V-20Z", B),
        Line("M-17 -20H17M-17 20H17"),
        Slab([-9.0, -26.0, 6.0, 5.0], 1.5, L),
        Slab([3.0, -26.0, 6.0, 5.0], 1.5, L),
        Grille([-7.0, 23.0, 14.0, 6.0], 3),
    ],
    turret: &[
        Barrel(11.0, 0.0),
        Plate("M-5 -12H5L11 -4V8L9 15H-9L-11 8V-4Z", B),
        Piece("M-4 -7H4L7.500 -2V7H-7.500V-2Z", D),
        Slab([-5.0, -13.5, 10.0, 4.0], 1.5, D),
        Line("M-3 -2V4M3 -2V4"),
    ],
};

pub(in super::super) static STUART: Build = Build {
    size: [52.0, 32.0],
    outline: "M-15 -26H15V26H-15Z",
    ring: [0.0, -3.0],
    brake: false,
    hull: &[
        Tracks(12.5, 6.0, -24.0, 26.0, 3.0),
        Plate("M-11 -25L-7 -27H7L11 -25L13 -12V22L9 26H-9L-13 22V-12Z", B),
        Line("M-12 -13H12M-13 12H13"),
        Slab([-8.0, -20.0, 5.0, 5.0], 1.0, L),
        Slab([3.0, -20.0, 5.0, 5.0], 1.0, L),
        Grille([-7.0, 15.0, 14.0, 7.0], 4),
    ],
    turret: &[
        Barrel(8.0, 0.0),
        Plate("M-6 -9H6L8.500 -5V9L5 13H-5L-8.500 9V-5Z", B),
        Slab([-4.0, -10.5, 8.0, 3.5], 1.0, D),
        Lid(-3.5, 2.0, 2.8),
        Lid(3.5, 2.0, 2.8),
    ],
};

pub(in super::super) static CHAFFEE: Build = Build {
    size: [58.0, 34.0],
    outline: "M-10 -30H10L16 -18V29H-16V-18Z",
    ring: [0.0, -3.0],
    brake: false,
    hull: &[
        Tracks(13.5, 6.5, -27.0, 29.0, 3.0),
        Plate("M-9 -30H9L13 -14V25L9 30H-9L-13 25V-14Z", B),
        Line("M-13 -14H13M-13 14H13"),
        Slab([-8.0, -20.0, 5.0, 4.0], 1.0, L),
        Slab([3.0, -20.0, 5.0, 4.0], 1.0, L),
        Grille([-9.0, 17.0, 7.0, 8.0], 4),
        Grille([2.0, 17.0, 7.0, 8.0], 4),
    ],
    turret: &[
        Barrel(10.0, 0.0),
        Plate("M-5 -11H5L10 -3Q11 6 6 13H-6Q-11 6 -10 -3Z", B),
        Slab([-5.0, -12.5, 10.0, 4.0], 1.5, D),
        Lid(-4.0, 4.0, 3.2),
    ],
};

pub(in super::super) static MK6: Build = Build {
    size: [48.0, 25.0],
    outline: "M-12.500 -24H12.500V24H-12.500Z",
    ring: [-2.0, 0.0],
    brake: false,
    hull: &[
        Tracks(10.0, 5.0, -22.0, 22.0, 2.5),
        Plate("M-6 -24H6L8 -14V20L5 24H-5L-8 20V-14Z", B),
        Plate("M-10 -6H10V10H-10Z", B),
        Line("M-7 -14H7"),
        Slab([3.0, -12.0, 4.0, 4.0], 0.8, L),
        Grille([1.0, 13.0, 6.0, 6.0], 3),
    ],
    turret: &[
        Gun(6.0, -1.7),
        Gun(5.0, 1.6),
        Plate("M-5.500 -7H5L7.500 -2L6 6L2 8H-4L-7.500 4V-4Z", B),
        Lid(0.0, 1.0, 3.0),
    ],
};

/// Heavy skirts, a small round turret.
pub(in super::super) static MATILDA: Build = Build {
    size: [60.0, 36.0],
    outline: "M-6 -30H6L17 -22V28H-17V-22Z",
    ring: [0.0, -3.0],
    brake: false,
    hull: &[
        Tracks(14.5, 6.0, -26.0, 28.0, 2.5),
        Plate("M-5 -31H5L10 -20V24L7 29H-7L-10 24V-20Z", B),
        Slab([-18.0, -20.0, 5.0, 44.0], 1.0, B),
        Slab([13.0, -20.0, 5.0, 44.0], 1.0, B),
        Line("M-10 -19H10M-10 12H10M-18 -8h5M-18 4h5M-18 15h5M13 -8h5M13 4h5M13 15h5"),
        Slab([-3.5, -26.0, 7.0, 5.0], 1.0, L),
        Grille([-6.0, 15.0, 12.0, 9.0], 5),
    ],
    turret: &[
        Barrel(8.0, 0.0),
        Disc(0.0, 0.0, 10.0, B),
        Slab([-4.0, -11.0, 8.0, 4.0], 1.0, D),
        Lid(3.0, 2.0, 3.4),
    ],
};

/// Long and low, an angular turret.
pub(in super::super) static CRUISER: Build = Build {
    size: [64.0, 34.0],
    outline: "M-16 -31H16V31H-16Z",
    ring: [0.0, -4.0],
    brake: false,
    hull: &[
        Tracks(13.5, 6.0, -30.0, 31.0, 2.5),
        Cut(21.0, -31.0, 31.0, 4.0, B),
        Line("M-10 -22H10M-10 10H10"),
        Disc(-5.0, -24.0, 4.0, L),
        Slab([2.0, -27.0, 6.0, 6.0], 1.0, L),
        Grille([-8.0, 14.0, 16.0, 12.0], 5),
    ],
    turret: &[
        Barrel(9.0, 0.0),
        Plate("M-4 -11H4L11 0L7 11H-7L-11 0Z", B),
        Slab([-4.0, -12.5, 8.0, 4.0], 1.0, D),
        Lid(0.0, 3.0, 3.4),
        Line("M-11 0L-4 -4M11 0L4 -4"),
    ],
};

/// A box turret on a boxy hull.
pub(in super::super) static CROMWELL: Build = Build {
    size: [64.0, 35.0],
    outline: "M-17 -31H17V31H-17Z",
    ring: [0.0, -4.0],
    brake: false,
    hull: &[
        Tracks(14.0, 6.5, -30.0, 31.0, 2.5),
        Cut(23.0, -31.0, 31.0, 3.0, B),
        Plate("M-14 -20H14V8H-14Z", B),
        Line("M-10 -26H10"),
        Slab([-10.0, -19.0, 6.0, 5.0], 1.0, L),
        Slab([4.0, -19.0, 6.0, 5.0], 1.0, L),
        Grille([-9.0, 13.0, 18.0, 12.0], 5),
    ],
    turret: &[
        Barrel(9.0, 0.0),
        Plate("M-9 -10H9L10 -8V11H-10V-8Z", B),
        Slab([-5.0, -12.0, 10.0, 4.0], 1.0, D),
        Lid(-4.5, 3.0, 3.2),
        Lid(4.5, 3.0, 3.2),
    ],
};

/// Tracks round a very long hull, their horns before it.
pub(in super::super) static CHURCHILL: Build = Build {
    size: [76.0, 38.0],
    outline: "M-19 -38H-9V-30H9V-38H19V36H-19Z",
    ring: [0.0, -8.0],
    brake: false,
    hull: &[
        Tracks(15.0, 8.0, -38.0, 36.0, 3.5),
        Plate("M-11 -29H11V32L8 35H-8L-11 32Z", B),
        Line("M-11 -20H11M-11 10H11"),
        Slab([-8.0, -27.0, 6.0, 5.0], 1.0, L),
        Slab([2.0, -27.0, 6.0, 5.0], 1.0, L),
        Slab([-19.5, -6.0, 4.0, 9.0], 1.0, B),
        Slab([15.5, -6.0, 4.0, 9.0], 1.0, B),
        Grille([-8.0, 15.0, 16.0, 13.0], 5),
    ],
    turret: &[
        Barrel(9.0, 0.0),
        Plate("M-9 -10H9L10.500 -8V8L7 12H-7L-10.500 8V-8Z", B),
        Slab([-5.0, -12.0, 10.0, 4.0], 1.0, D),
        Lid(3.5, 3.0, 3.4),
        Lid(-5.0, 3.0, 2.6),
    ],
};

/// A superstructure on one side, a small turret.
pub(in super::super) static MEDIUM: Build = Build {
    size: [56.0, 31.0],
    outline: "M-15 -28H15V28H-15Z",
    ring: [2.0, -3.0],
    brake: false,
    hull: &[
        Tracks(12.5, 5.5, -27.0, 27.0, 2.5),
        Cut(20.0, -28.0, 27.0, 3.0, B),
        Plate("M-12 -16H12V9H-12Z", B),
        Line("M-9 -22H9"),
        Slab([-10.0, -20.0, 7.0, 6.0], 1.5, L),
        Gun(19.0, -7.5),
        Grille([-8.0, 13.0, 6.0, 8.0], 4),
        Grille([2.0, 13.0, 6.0, 8.0], 4),
    ],
    turret: &[
        Barrel(8.0, 0.0),
        Plate("M-6 -9H6Q10 -3 8 6L4 10H-4L-8 6Q-10 -3 -6 -9Z", B),
        Slab([-4.0, -10.5, 8.0, 3.5], 1.0, D),
        Lid(0.0, 3.0, 3.6),
    ],
};

/// A cast hull for two men, a small round turret.
pub(in super::super) static SMALL: Build = Build {
    size: [46.0, 27.0],
    outline: "M-13 -22H13V23H-13Z",
    ring: [1.0, -2.0],
    brake: false,
    hull: &[
        Tracks(11.0, 5.0, -22.0, 23.0, 3.0),
        Plate("M-7 -22Q0 -25 7 -22L9 -12V18Q0 25 -9 18V-12Z", B),
        Line("M-8 -13H8M-9 12H9"),
        Slab([-5.0, -20.0, 6.0, 5.0], 1.5, L),
        Grille([-5.0, 14.0, 10.0, 5.0], 3),
    ],
    turret: &[
        Barrel(6.0, 0.0),
        Disc(0.0, 0.0, 7.5, L),
        Disc(0.0, 1.0, 3.4, B),
    ],
};

/// Two tracks, an octagonal turret, a tail.
pub(in super::super) static FT: Build = Build {
    size: [58.0, 26.0],
    outline: "M-12 -24H12V20H-12Z",
    ring: [0.0, -4.0],
    brake: false,
    hull: &[
        Line("M-6 20L-4 33H4L6 20"),
        Slab([-6.0, 31.0, 12.0, 3.4], 1.5, D),
        Plate(
            "M-12 -24Q-8.500 -29 -5 -24V18H-12ZM12 -24Q8.500 -29 5 -24V18H12Z",
            D,
        ),
        Line(
            "M-11 -18h5M-11 -12h5M-11 -6h5M-11 0h5M-11 6h5M-11 12h5M6 -18h5M6 -12h5M6 -6h5M6 0h5M6 6h5M6 12h5",
        ),
        Disc(-8.5, -22.0, 3.0, L),
        Disc(8.5, -22.0, 3.0, L),
        Plate("M-4.500 -21H4.500L6.500 -10V12L4 21H-4L-6.500 12V-10Z", B),
        Line("M-5 -14H5M-6 11H6"),
    ],
    turret: &[
        Barrel(6.0, 0.0),
        Plate(
            "M-3.500 -8H3.500L8 -3.500V3.500L3.500 8H-3.500L-8 3.500V-3.500Z",
            L,
        ),
        Disc(0.0, 1.0, 3.6, B),
    ],
};
