//! German hulls, and those that were built like them.

use super::super::machine::Build;
use super::super::machine::Part::{
    Barrel, Cut, Fan, Grille, Gun, Lid, Line, Piece, Plate, Slab, Tracks, Wheels,
};
use super::super::machine::Tone::{B, D, L, Tyre};

pub(in super::super) static PZ2: Build = Build {
    size: [54.0, 27.0],
    outline: "M-13 -27H13V27H-13Z",
    ring: [-2.0, -1.0],
    brake: false,
    hull: &[
        Tracks(11.0, 5.0, -26.0, 26.0, 2.0),
        Cut(18.0, -25.0, 25.0, 3.0, B),
        Plate("M-12 -12H12V12H-12Z", B),
        Line("M-9 -19H9"),
        Grille([-6.0, 15.0, 12.0, 7.0], 4),
        Slab([6.0, -10.0, 4.0, 5.0], 1.0, L),
    ],
    turret: &[
        Barrel(7.0, 0.0),
        Plate("M-7 -7.500L-5 -9H5L7.500 -6.500L7 6L4 9H-4L-7.500 6Z", B),
        Lid(0.0, 2.0, 3.0),
    ],
};

pub(in super::super) static PZ3: Build = Build {
    size: [60.0, 33.0],
    outline: "M-16 -30H16V30H-16Z",
    ring: [0.0, -2.0],
    brake: false,
    hull: &[
        Tracks(13.5, 6.0, -29.0, 29.0, 2.0),
        Cut(22.0, -29.0, 28.0, 3.0, B),
        Cut(28.0, -13.0, 13.0, 2.0, B),
        Line("M-10 -22H10M-10 -16H10"),
        Slab([-9.0, -20.0, 5.0, 4.0], 0.8, L),
        Slab([4.0, -20.0, 5.0, 4.0], 0.8, L),
        Grille([-8.0, 17.0, 6.0, 7.0], 3),
        Grille([2.0, 17.0, 6.0, 7.0], 3),
    ],
    turret: &[
        Barrel(9.0, 0.0),
        Slab([-7.0, 9.0, 14.0, 6.0], 1.0, D),
        Plate("M-6 -11H6L9.500 -6L8.500 7L5 10H-5L-8.500 7L-9.500 -6Z", B),
        Slab([-5.0, -12.5, 10.0, 3.5], 1.0, D),
        Lid(0.0, 4.0, 4.0),
    ],
};

/// With skirts round hull and turret.
pub(in super::super) static PZ4: Build = Build {
    size: [64.0, 40.0],
    outline: "M-20 -30H20V32H-20Z",
    ring: [0.0, -2.0],
    brake: true,
    hull: &[
        Tracks(14.0, 6.5, -31.0, 31.0, 2.0),
        Cut(23.0, -31.0, 30.0, 3.0, B),
        Cut(29.0, -15.0, 14.0, 2.0, B),
        Line("M-10 -24H10"),
        Slab([-10.0, -21.0, 5.0, 4.0], 0.8, L),
        Slab([5.0, -21.0, 5.0, 4.0], 0.8, L),
        Grille([-9.0, 19.0, 7.0, 8.0], 3),
        Grille([2.0, 19.0, 7.0, 8.0], 3),
        Slab([-20.0, -22.0, 2.6, 46.0], 0.6, D),
        Slab([17.4, -22.0, 2.6, 46.0], 0.6, D),
    ],
    turret: &[
        Barrel(10.0, 0.0),
        Piece(
            "M-15 -3Q-15 14 -8 17H8Q15 14 15 -3L13 -5Q12.500 10 7 13H-7Q-12.500 10 -13 -5Z",
            D,
        ),
        Plate("M-6 -12H6L9.500 -7L8.500 8L5 11H-5L-8.500 8L-9.500 -7Z", B),
        Slab([-5.0, -13.5, 10.0, 3.5], 1.0, D),
        Lid(0.0, 5.0, 4.0),
    ],
};

pub(in super::super) static PANTHER: Build = Build {
    size: [72.0, 40.0],
    outline: "M-20 -36H20V36H-20Z",
    ring: [0.0, -3.0],
    brake: true,
    hull: &[
        Tracks(16.0, 8.0, -35.0, 35.0, 2.0),
        Plate("M-13 -35H13L19 -16V27L13 35H-13L-19 27V-16Z", B),
        Line("M-19 -16H19M-19 27H19"),
        Slab([-9.0, -14.0, 6.0, 4.0], 0.8, L),
        Slab([3.0, -14.0, 6.0, 4.0], 0.8, L),
        Fan(0.0, 21.0, 5.0),
        Grille([-15.0, 15.0, 7.0, 9.0], 4),
        Grille([8.0, 15.0, 7.0, 9.0], 4),
        Slab([-14.0, 30.0, 7.0, 4.0], 0.6, D),
        Slab([7.0, 30.0, 7.0, 4.0], 0.6, D),
    ],
    turret: &[
        Barrel(12.0, 0.0),
        Plate("M-6.500 -13H6.500L12 10L8 14H-8L-12 10Z", B),
        Piece("M-8 -15.500H8V-11.500H-8Z", D),
        Lid(-4.0, 6.0, 4.0),
    ],
};

pub(in super::super) static TIGER: Build = Build {
    size: [68.0, 42.0],
    outline: "M-21 -33H21V34H-21Z",
    ring: [0.0, -1.0],
    brake: true,
    hull: &[
        Tracks(16.5, 9.0, -33.0, 33.0, 2.0),
        Cut(30.0, -32.0, 33.0, 2.0, B),
        Plate("M-20 -16H20V31H-20Z", B),
        Line("M-15 -24H15M-20 16H20"),
        Slab([-13.0, -14.0, 6.0, 4.0], 0.8, L),
        Slab([7.0, -14.0, 6.0, 4.0], 0.8, L),
        Fan(-11.0, 23.0, 5.0),
        Fan(11.0, 23.0, 5.0),
        Slab([-5.0, 19.0, 10.0, 9.0], 1.0, B),
    ],
    turret: &[
        Barrel(14.0, 0.0),
        Slab([-8.0, 12.0, 16.0, 7.0], 1.5, D),
        Plate("M-11 -10H11V3Q11 14 0 14T-11 3Z", B),
        Piece("M-9 -15H9V-10H-9Z", D),
        Lid(-5.0, 5.0, 4.2),
        Lid(6.0, 4.0, 2.8),
    ],
};

pub(in super::super) static KING_TIGER: Build = Build {
    size: [76.0, 44.0],
    outline: "M-22 -38H22V38H-22Z",
    ring: [0.0, -2.0],
    brake: true,
    hull: &[
        Tracks(17.5, 9.0, -37.0, 37.0, 2.0),
        Plate("M-14 -37H14L21 -18V29L14 37H-14L-21 29V-18Z", B),
        Line("M-21 -18H21M-21 29H21"),
        Slab([-11.0, -16.0, 6.0, 4.0], 0.8, L),
        Slab([5.0, -16.0, 6.0, 4.0], 0.8, L),
        Fan(0.0, 24.0, 5.0),
        Grille([-17.0, 18.0, 8.0, 9.0], 4),
        Grille([9.0, 18.0, 8.0, 9.0], 4),
    ],
    turret: &[
        Barrel(17.0, 0.0),
        Plate(
            "M-5.500 -18H5.500L12.500 -4L11.500 17H-11.500L-12.500 -4Z",
            B,
        ),
        Piece("M-4.500 -22L4.500 -22L6 -16H-6Z", D),
        Lid(-5.0, 4.0, 4.2),
        Line("M-11.500 11H11.500"),
    ],
};

/// An assault gun: its gun in a low superstructure.
pub(in super::super) static ASSAULT_GUN: Build = Build {
    size: [60.0, 33.0],
    outline: "M-16 -30H16V30H-16Z",
    ring: [0.0, 0.0],
    brake: true,
    hull: &[
        Tracks(13.5, 6.0, -29.0, 29.0, 2.0),
        Cut(22.0, -29.0, 28.0, 3.0, B),
        Line("M-10 -23H10"),
        Barrel(6.0, 1.0),
        Plate("M-14 -8L-10 -14H10L14 -8V12H-14Z", B),
        Piece("M-5 -15.500H7V-6L4 -3H-2Z", D),
        Lid(-8.0, 5.0, 4.0),
        Slab([4.0, 2.0, 6.0, 6.0], 1.0, L),
        Grille([-8.0, 17.0, 7.0, 7.0], 3),
        Grille([2.0, 17.0, 7.0, 7.0], 3),
    ],
    turret: &[],
};

/// An open carriage: the crew stands behind a shield.
pub(in super::super) static CARRIAGE: Build = Build {
    size: [58.0, 32.0],
    outline: "M-15 -29H15V29H-15Z",
    ring: [0.0, 0.0],
    brake: true,
    hull: &[
        Tracks(13.0, 5.5, -28.0, 28.0, 2.5),
        Cut(22.0, -28.0, 28.0, 4.0, B),
        Line("M-9 -21H9"),
        Slab([-8.0, -25.0, 5.0, 4.0], 0.8, L),
        Plate("M-13 -4L-9 -10H9L13 -4V24H-13Z", B),
        Piece("M-10 0H10V21H-10Z", D),
        Barrel(5.0, 0.0),
        Slab([-3.0, -6.0, 6.0, 17.0], 1.0, L),
        Line("M-10 14H-4M4 14H10"),
    ],
    turret: &[],
};

/// A tank destroyer: all plates slope.
pub(in super::super) static DESTROYER: Build = Build {
    size: [66.0, 37.0],
    outline: "M-11 -33H11L18 -20V28L11 33H-11L-18 28V-20Z",
    ring: [0.0, 0.0],
    brake: true,
    hull: &[
        Tracks(15.0, 7.0, -32.0, 32.0, 2.5),
        Plate("M-10 -33H10L17 -14V24L11 33H-11L-17 24V-14Z", B),
        Barrel(14.0, 1.5),
        Plate("M-9 -18H9L13 4V12H-13V4Z", L),
        Piece("M-4 -20H7L5 -13H-2Z", D),
        Lid(-6.0, 5.0, 3.6),
        Line("M-17 -14H-9M9 -14H17M-17 24H17"),
        Fan(0.0, 22.0, 4.5),
        Grille([-14.0, 16.0, 7.0, 8.0], 4),
        Grille([7.0, 16.0, 7.0, 8.0], 4),
    ],
    turret: &[],
};

/// A car on eight wheels.
pub(in super::super) static CAR_8: Build = Build {
    size: [62.0, 27.0],
    outline: "M-7 -31H7L12 -20V22L8 31H-8L-12 22V-20Z",
    ring: [0.0, -3.0],
    brake: true,
    hull: &[
        Wheels(11.5, 5.0, 10.0, &[-21.0, -8.0, 8.0, 21.0], Tyre),
        Plate("M-6 -31H6L10 -19V20L6 31H-6L-10 20V-19Z", B),
        Line("M-10 -19H10M-10 14H10"),
        Grille([-5.0, 18.0, 10.0, 9.0], 4),
        Slab([-4.0, -18.0, 8.0, 4.0], 0.8, L),
    ],
    turret: &[
        Barrel(7.0, 0.0),
        Plate("M-6 -9H6L8.500 -2L6.500 8L3 10H-3L-6.500 8L-8.500 -2Z", B),
        Lid(-2.0, 3.0, 3.0),
    ],
};

/// A car on four.
pub(in super::super) static CAR_4: Build = Build {
    size: [50.0, 26.0],
    outline: "M-6 -25H6L10 -14V18L7 25H-7L-10 18V-14Z",
    ring: [0.0, 1.0],
    brake: false,
    hull: &[
        Wheels(11.0, 5.0, 12.0, &[-14.0, 15.0], Tyre),
        Plate("M-5 -25H5L9.500 -12V16L6 25H-6L-9.500 16V-12Z", B),
        Line("M-9 -11H9M-8 17H8"),
        Slab([-4.0, -16.0, 8.0, 4.0], 0.8, L),
        Grille([-4.0, 18.5, 8.0, 4.0], 3),
    ],
    turret: &[
        Barrel(6.0, 0.0),
        Plate("M-4.500 -8H4.500L7.500 -2L6 7H-6L-7.500 -2Z", B),
        Lid(0.0, 2.0, 2.8),
    ],
};

/// A car on six.
pub(in super::super) static CAR_6: Build = Build {
    size: [58.0, 27.0],
    outline: "M-7 -29H7L11 -18V22L7 29H-7L-11 22V-18Z",
    ring: [0.0, 2.0],
    brake: false,
    hull: &[
        Wheels(11.5, 5.0, 11.0, &[-18.0, 8.0, 21.0], Tyre),
        Plate("M-5 -29H5L8 -14L10 -10V22L6 29H-6L-10 22V-10L-8 -14Z", B),
        Line("M-8 -13H8M-10 15H10"),
        Grille([-4.0, -26.0, 8.0, 5.0], 3),
        Slab([-5.0, -11.0, 10.0, 4.0], 0.8, L),
        Grille([-6.0, 19.0, 12.0, 6.0], 3),
    ],
    turret: &[
        Barrel(7.0, 0.0),
        Plate("M-6 -8Q0 -11 6 -8Q10 -2 7 6Q0 11 -7 6Q-10 -2 -6 -8Z", B),
        Lid(0.0, 2.0, 3.2),
    ],
};

/// A tankette: two machine guns and two men.
pub(in super::super) static TANKETTE: Build = Build {
    size: [42.0, 26.0],
    outline: "M-13 -20H13V21H-13Z",
    ring: [0.0, 0.0],
    brake: false,
    hull: &[
        Tracks(10.5, 5.0, -20.0, 20.0, 3.0),
        Plate("M-8 -18H8V19H-8Z", B),
        Gun(9.0, -3.5),
        Gun(9.0, -0.5),
        Plate("M-8 -9L-5 -12H8V6H-8Z", L),
        Lid(4.0, -2.0, 3.2),
        Lid(-4.0, 0.0, 2.8),
        Grille([-5.0, 10.0, 10.0, 6.0], 4),
    ],
    turret: &[],
};
