//! Aircraft of 1914 to 1918, and the balloon.

use crate::tactical::machine::Build;
use crate::tactical::machine::Part::{self, All, Bar, Disc, Line, Piece, Plate, Slab, Strut};
use crate::tactical::machine::Tone::{B, D, L, Tyre};

/// Two wide wings with struts between, and a tail.
const WIDE_WINGS: &[Part] = &[
    Plate("M-13 22Q0 18 13 22V28H-13Z", B),
    Plate("M-36 -9Q-38 -1 -34 1H34Q38 -1 36 -9Z", D),
    Plate("M-39 -17Q-41 -9 -37 -7H37Q41 -9 39 -17Z", L),
    Line("M-26 -16V-8M26 -16V-8M-13 -16V-8M13 -16V-8"),
];
/// Short ones.
const SHORT_WINGS: &[Part] = &[
    Plate("M-10 17Q0 14 10 17V22H-10Z", B),
    Plate("M-25 -7Q-27 1 -23 2H23Q27 1 25 -7Z", D),
    Plate("M-28 -15Q-30 -6 -26 -5H26Q30 -6 28 -15Z", L),
    Line("M-17 -14V-6M17 -14V-6"),
    Plate("M-3 -22H3L4.500 -8L2.500 20H-2.500L-4.500 -8Z", B),
    Strut("M-8 -24H8", 2.2),
    Bar([-2.4, -20.0, 1.6, 9.0]),
    Bar([0.8, -20.0, 1.6, 9.0]),
    Disc(0.0, 0.0, 2.8, Tyre),
];
const TWO_SEATS: &[Part] = &[Disc(0.0, 3.0, 2.8, Tyre), Disc(0.0, 10.0, 2.4, Tyre)];

/// Two booms, the screw behind: it sees, and has no gun.
pub(super) static EARLY_OBSERVER: Build = Build::fixed(
    [66.0, 82.0],
    "M-40 -12H40V4H-40Z",
    &[
        Strut("M-10 0L-5 28M10 0L5 28", 1.8),
        Plate("M-13 26Q0 22 13 26V32H-13Z", B),
        Plate("M-37 -5Q-39 3 -35 5H35Q39 3 37 -5Z", D),
        Plate("M-40 -14Q-42 -6 -38 -3H38Q42 -6 40 -14Z", L),
        Line("M-28 -13V-4M28 -13V-4M-17 -13V-4M17 -13V-4"),
        Plate("M0 -30Q6 -24 5 -8L3 7H-3L-5 -8Q-6 -24 0 -30Z", B),
        Disc(0.0, -18.0, 2.6, Tyre),
        Disc(0.0, -9.0, 2.6, Tyre),
        Strut("M-8 9H8", 2.2),
    ],
);
/// Two seats, one gun behind.
pub(super) static OBSERVER: Build = Build::fixed(
    [64.0, 78.0],
    "M-38 -16H38V-4H-38Z",
    &[
        All(WIDE_WINGS),
        Plate("M-2.500 -24H2.500L4 -8L2.500 26H-2.500L-4 -8Z", B),
        Strut("M-9 -26H9", 2.2),
        All(TWO_SEATS),
        Bar([-0.8, 11.0, 1.6, 9.0]),
    ],
);
/// The same with a long nose, bombs under its wings.
pub(super) static LIGHT_BOMBER: Build = Build::fixed(
    [68.0, 78.0],
    "M-38 -16H38V-4H-38Z",
    &[
        All(WIDE_WINGS),
        Slab([-24.0, -5.0, 3.6, 9.0], 1.8, Tyre),
        Slab([-17.0, -5.0, 3.6, 9.0], 1.8, Tyre),
        Slab([13.4, -5.0, 3.6, 9.0], 1.8, Tyre),
        Slab([20.4, -5.0, 3.6, 9.0], 1.8, Tyre),
        Plate("M-3.500 -31H3.500L5 -8L2.500 27H-2.500L-5 -8Z", B),
        Strut("M-9 -33H9", 2.2),
        Bar([-0.8, -27.0, 1.6, 9.0]),
        All(TWO_SEATS),
        Bar([-0.8, 11.0, 1.6, 9.0]),
    ],
);
/// Two engines between wide wings.
pub(super) static HEAVY_BOMBER: Build = Build::fixed(
    [72.0, 104.0],
    "M-51 -14H51V4H-51Z",
    &[
        Plate("M-16 28Q0 23 16 28V36H-16Z", B),
        Plate("M-47 -6Q-50 4 -45 6H45Q50 4 47 -6Z", D),
        Plate("M-51 -16Q-54 -6 -48 -4H48Q54 -6 51 -16Z", L),
        Line("M-38 -15V-5M38 -15V-5M-28 -15V-5M28 -15V-5M-9 -15V-5M9 -15V-5"),
        Plate("M-4 -30Q0 -34 4 -30L5.500 -8L3 34H-3L-5.500 -8Z", B),
        Slab([-22.0, -20.0, 7.0, 22.0], 3.0, D),
        Slab([15.0, -20.0, 7.0, 22.0], 3.0, D),
        Strut("M-27 -21H-10M10 -21H27", 2.2),
        Disc(0.0, -25.0, 2.6, Tyre),
        Bar([-0.8, -36.0, 1.6, 9.0]),
        Disc(0.0, -10.0, 2.6, Tyre),
        Disc(0.0, 8.0, 2.6, Tyre),
    ],
);
/// One seat, two guns ahead.
pub(super) static FIGHTER: Build =
    Build::fixed([50.0, 60.0], "M-28 -14H28V-2H-28Z", &[All(SHORT_WINGS)]);
/// The same with bombs.
pub(super) static FIGHTER_BOMBER: Build = Build::fixed(
    [50.0, 60.0],
    "M-28 -14H28V-2H-28Z",
    &[
        All(SHORT_WINGS),
        Slab([-12.0, -3.0, 3.6, 10.0], 1.8, Tyre),
        Slab([8.4, -3.0, 3.6, 10.0], 1.8, Tyre),
    ],
);
/// Thick metal wings, the lower ones shorter, a steel tub.
pub(super) static ARMOURED: Build = Build::fixed(
    [70.0, 82.0],
    "M-40 -16H40V-2H-40Z",
    &[
        Plate("M-15 24Q0 21 15 24V31H-15Z", B),
        Plate("M-27 -6L-24 5H24L27 -6Z", D),
        Plate("M-41 -18L-39 -3H39L41 -18Z", L),
        Line(
            "M-34 -17V-4M-28 -17V-4M-22 -17V-4M-16 -17V-4M34 -17V-4M28 -17V-4M22 -17V-4M16 -17V-4",
        ),
        Plate("M-5 -30L-7 -20V10L-3 28H3L7 10V-20L5 -30Z", B),
        Piece("M-5 -30L-7 -20V10H7V-20L5 -30Z", D),
        Strut("M-9 -32H9", 2.4),
        Disc(0.0, -4.0, 2.8, Tyre),
        Disc(0.0, 5.0, 2.6, Tyre),
        Bar([-3.0, 7.0, 1.6, 9.0]),
        Bar([1.4, 7.0, 1.6, 9.0]),
    ],
);
/// An envelope with three lobes behind.
pub(super) static BALLOON: Build = Build::fixed(
    [80.0, 42.0],
    "M0 -38Q17 -36 17 -10Q17 16 0 28Q-17 16 -17 -10Q-17 -36 0 -38Z",
    &[
        Plate(
            "M-8 14Q-20 18 -16 32Q-8 34 -4 22ZM8 14Q20 18 16 32Q8 34 4 22Z",
            D,
        ),
        Plate(
            "M0 -38Q17 -36 17 -10Q17 16 0 28Q-17 16 -17 -10Q-17 -36 0 -38Z",
            B,
        ),
        Plate("M-4 22H4L3 38H-3Z", D),
        Line("M-15.500 -18Q0 -12 15.500 -18M-16.500 -2Q0 4 16.500 -2M-12 13Q0 18 12 13"),
        Slab([-4.0, -14.0, 8.0, 7.0], 1.0, L),
    ],
);
