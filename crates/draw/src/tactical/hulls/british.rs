//! British tanks of 1916 to 1919: lozenges with sponsons, and those that came after.

use crate::tactical::machine::Build;
use crate::tactical::machine::Part::{
    self, All, Bar, Cut, Disc, Grille, Lid, Line, Plate, Rail, Slab, Strut, Tracks, Tube,
};
use crate::tactical::machine::Tone::{B, Beam, D, L};

/// Sponsons with guns that look ahead.
const MALE: &[Part] = &[
    Plate("M-17 -13L-25 -8V7L-17 14ZM17 -13L25 -8V7L17 14Z", B),
    Tube([10.0, -22.0, 17.0, 3.4], D),
    Tube([10.0, 22.0, 17.0, 3.4], D),
    Slab([-26.0, -11.0, 8.0, 5.0], 0.0, D),
    Slab([18.0, -11.0, 8.0, 5.0], 0.0, D),
    Bar([-30.0, 3.0, 6.0, 2.0]),
    Bar([24.0, 3.0, 6.0, 2.0]),
];
/// Flat sponsons with machine guns ahead and aside.
const FEMALE: &[Part] = &[
    Plate("M-17 -10L-22.500 -7V7L-17 11ZM17 -10L22.500 -7V7L17 11Z", B),
    Bar([-21.5, -15.0, 2.0, 7.0]),
    Bar([19.5, -15.0, 2.0, 7.0]),
    Bar([-28.5, -1.0, 7.0, 2.0]),
    Bar([21.5, -1.0, 7.0, 2.0]),
];

/// A hull between tracks: cab with two slits and a gun in front, from `-$half` to `$half`.
macro_rules! lozenge {
    ($half:literal, $body:literal, $seams:literal, $eyes:literal) => {
        &[
            Tracks(13.0, 8.5, -$half, $half, 3.5),
            Plate($body, B),
            Slab([-8.5, 11.0 - $half, 17.0, 13.0], 1.0, L),
            Strut($eyes, 2.0),
            Bar([-0.9, 4.0 - $half, 1.8, 8.0]),
            Line($seams),
        ]
    };
}

const FIRST: &[Part] = lozenge!(
    39.0,
    "M-8.500 -29H8.500V33L6 37H-6L-8.500 33Z",
    "M-8.500 -10H8.500M-8.500 22H8.500",
    "M-5.500 -25h4M1.500 -25h4"
);
const FOURTH: &[Part] = lozenge!(
    41.0,
    "M-8.500 -31H8.500V35L6 39H-6L-8.500 35Z",
    "M-8.500 -12H8.500M-8.500 24H8.500",
    "M-5.500 -27h4M1.500 -27h4"
);
const EIGHTH: &[Part] = lozenge!(
    48.0,
    "M-8.500 -38H8.500V42L6 46H-6L-8.500 42Z",
    "M-8.500 -26H8.500M-8.500 31H8.500",
    "M-5.500 -34h4M1.500 -34h4"
);

/// Two wheels behind, to steer by.
const TAIL: &[Part] = &[
    Strut("M-5 37L-4 48M5 37L4 48M-6 49H6", 2.0),
    Slab([-10.0, 43.0, 4.0, 12.0], 2.0, D),
    Slab([6.0, 43.0, 4.0, 12.0], 2.0, D),
];
/// Netting on a gable, off which grenades roll.
const NETTING: &[Part] = &[
    Rail("M-16 -11V30M16 -11V30M0 -11V30M-16 -11H16M-16 30H16"),
    Rail("M-16 -11L0 5L16 -11M-16 5L0 21L16 5M-16 21L-7 30M16 21L7 30M0 5L-16 21M0 5L16 21"),
];
const EXHAUST: &[Part] = &[
    Disc(0.0, -3.0, 3.0, D),
    Slab([-1.3, 0.0, 2.6, 16.0], 1.0, D),
];
/// The beam that gets it out of the mud, on its rails.
const BEAM: &[Part] = &[
    Rail("M-13 -21V37M13 -21V37"),
    Slab([-20.0, 30.0, 40.0, 4.0], 1.0, Beam),
];
/// A second cab behind, with a gun.
const REAR_CAB: &[Part] = &[
    Slab([-6.5, 12.0, 13.0, 11.0], 1.0, L),
    Bar([-0.9, 23.0, 1.8, 8.0]),
    Disc(0.0, 1.0, 3.0, D),
];

const OUTLINE_78: &str = "M-17.500 -39H17.500V39H-17.500Z";
const OUTLINE_82: &str = "M-17.500 -41H17.500V41H-17.500Z";

pub(super) static MK1_MALE: Build = Build::fixed(
    [94.0, 56.0],
    OUTLINE_78,
    &[All(TAIL), All(MALE), All(FIRST), All(EXHAUST), All(NETTING)],
);
pub(super) static MK1_FEMALE: Build = Build::fixed(
    [94.0, 56.0],
    OUTLINE_78,
    &[
        All(TAIL),
        All(FEMALE),
        All(FIRST),
        All(EXHAUST),
        All(NETTING),
    ],
);
pub(super) static MK4_MALE: Build = Build::fixed(
    [88.0, 56.0],
    OUTLINE_82,
    &[All(MALE), All(FOURTH), All(EXHAUST), All(BEAM)],
);
pub(super) static MK4_FEMALE: Build = Build::fixed(
    [88.0, 56.0],
    OUTLINE_82,
    &[All(FEMALE), All(FOURTH), All(EXHAUST), All(BEAM)],
);
pub(super) static MK5_MALE: Build = Build::fixed(
    [88.0, 56.0],
    OUTLINE_82,
    &[All(MALE), All(FOURTH), All(REAR_CAB)],
);
pub(super) static MK5_FEMALE: Build = Build::fixed(
    [88.0, 56.0],
    OUTLINE_82,
    &[All(FEMALE), All(FOURTH), All(REAR_CAB)],
);
/// Long, with a fighting chamber on top.
pub(super) static MK8: Build = Build::fixed(
    [100.0, 56.0],
    "M-17.500 -48H17.500V48H-17.500Z",
    &[
        All(MALE),
        All(EIGHTH),
        Plate("M-9 -20H9L11 -8V16H-11V-8Z", L),
        Bar([-4.6, -26.0, 1.8, 7.0]),
        Bar([2.8, -26.0, 1.8, 7.0]),
        Disc(0.0, -2.0, 4.5, B),
        Bar([-0.9, 16.0, 1.8, 6.0]),
        Grille([-6.0, 25.0, 12.0, 12.0], 4),
    ],
);
/// Engines in front, a cab behind, a gun to each side.
pub(super) static WHIPPET: Build = Build::fixed(
    [66.0, 36.0],
    "M-15 -33H15L18 -30V30L15 33H-15L-18 30V-30Z",
    &[
        Tracks(14.0, 8.0, -33.0, 33.0, 3.5),
        Plate("M-9 -29H9V-1H-9Z", B),
        Grille([-6.0, -25.0, 12.0, 8.0], 4),
        Line("M-9 -12H9M0 -12V-3"),
        Plate("M-10 -1L-7 -5H7L10 -1V16L6 22H-6L-10 16Z", L),
        Bar([-1.0, -12.0, 2.0, 8.0]),
        Bar([-16.0, 7.0, 7.0, 2.0]),
        Bar([9.0, 7.0, 7.0, 2.0]),
        Bar([-1.0, 21.0, 2.0, 7.0]),
        Lid(0.0, 8.0, 3.6),
    ],
);
/// Small, two guns in a round turret.
pub(super) static VICKERS: Build = Build {
    size: [50.0, 30.0],
    outline: "M-11 -25H11L15 -21V21L11 25H-11L-15 21V-21Z",
    ring: [0.0, 3.0],
    brake: false,
    hull: &[
        Tracks(12.0, 6.0, -25.0, 25.0, 4.0),
        Cut(17.0, -22.0, 23.0, 2.0, B),
        Grille([-5.0, -18.0, 10.0, 8.0], 4),
        Line("M-8.500 -7H8.500M-8.500 14H8.500"),
    ],
    turret: &[
        Bar([-5.5, -13.0, 1.8, 7.0]),
        Bar([3.7, -13.0, 1.8, 7.0]),
        Disc(0.0, 0.0, 8.0, L),
        Lid(0.0, 2.0, 3.0),
    ],
};
