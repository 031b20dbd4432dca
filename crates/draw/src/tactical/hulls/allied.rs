//! Tanks of the French, the Germans and the Italians, 1917 to 1919.

use crate::tactical::machine::Build;
use crate::tactical::machine::Part::{
    self, All, Bar, Cut, Disc, Grille, Lid, Line, Piece, Plate, Slab, Strut, Tracks, Tube,
};
use crate::tactical::machine::Tone::{B, D, L};

/// A box with a bow like that of a boat, its gun in the right corner.
pub(super) static SCHNEIDER: Build = Build::fixed(
    [74.0, 42.0],
    "M0 -40L4 -34L13 -26V26H-13V-26Z",
    &[
        Tracks(14.0, 5.5, -22.0, 30.0, 3.0),
        Strut("M-7 30L-5 37M7 30L5 37M-7 37H7", 2.0),
        Plate(
            "M-1.500 -41H1.500L3 -34L13 -25V28L9 31H-9L-13 28V-25L-3 -34Z",
            B,
        ),
        Line("M-13 -25H13M0 -34V-25"),
        Tube([16.0, 10.0, 17.0, 3.6], D),
        Piece("M6 -18H13.500V-10H6Z", D),
        Disc(-14.0, -3.0, 3.4, L),
        Bar([-21.0, -4.0, 5.0, 2.0]),
        Disc(14.0, 4.0, 3.4, L),
        Bar([16.0, 3.0, 5.0, 2.0]),
        Slab([-6.0, -8.0, 12.0, 7.0], 1.0, L),
        Grille([-7.0, 14.0, 14.0, 10.0], 4),
    ],
);
/// A long hull on short tracks, a field gun in its nose.
pub(super) static SAINT_CHAMOND: Build = Build::fixed(
    [98.0, 40.0],
    "M-9 -42H9L15 -30V34L10 43H-10L-15 34V-30Z",
    &[
        Tracks(14.0, 6.0, -18.0, 26.0, 3.0),
        Tube([38.0, 0.0, 16.0, 3.6], D),
        Bar([5.5, -46.0, 2.0, 6.0]),
        Bar([-1.0, 41.0, 2.0, 6.0]),
        Plate("M-8 -42H8L14 -29V33L9 42H-9L-14 33V-29Z", B),
        Piece("M-4 -42H4V-33H-4Z", D),
        Line("M-14 -29H14M-14 33H14M0 20V33"),
        Disc(-8.0, -21.0, 4.0, L),
        Disc(8.0, -21.0, 4.0, L),
        Bar([-20.0, -2.0, 6.0, 2.0]),
        Bar([14.0, -2.0, 6.0, 2.0]),
        Grille([-8.0, 0.0, 16.0, 14.0], 5),
    ],
);

/// Large wheels in front, a tail behind.
const RENAULT: &[Part] = &[
    Strut("M-6 20L-4 33H4L6 20", 2.2),
    Slab([-6.0, 31.0, 12.0, 3.4], 1.5, D),
    Plate(
        "M-12 -24Q-8.500 -29 -5 -24V18H-12ZM12 -24Q8.500 -29 5 -24V18H12Z",
        D,
    ),
    Line(
        "M-11 -16h5M-11 -11h5M-11 -6h5M-11 -1h5M-11 4h5M-11 9h5M-11 14h5M6 -16h5M6 -11h5M6 -6h5M6 -1h5M6 4h5M6 9h5M6 14h5",
    ),
    Disc(-8.5, -22.0, 3.0, L),
    Disc(8.5, -22.0, 3.0, L),
    Plate("M-4.500 -21H4.500L6.500 -10V12L4 21H-4L-6.500 12V-10Z", B),
    Line("M-5 -14H5M-6 11H6"),
    Grille([-3.5, 14.0, 7.0, 4.0], 3),
];
/// Its eight-sided turret.
const OCTAGON: &[Part] = &[
    Plate(
        "M-3.500 -8H3.500L8 -3.500V3.500L3.500 8H-3.500L-8 3.500V-3.500Z",
        L,
    ),
    Disc(0.0, 1.0, 3.6, B),
];

const fn renault(hull: &'static [Part], turret: &'static [Part]) -> Build {
    Build {
        size: [62.0, 28.0],
        outline: "M-10 -26H10L12 -22V18L6 34H-6L-12 18V-22Z",
        ring: [0.0, -4.0],
        brake: false,
        hull,
        turret,
    }
}

pub(super) static FT_GUN: Build = renault(
    &[All(RENAULT)],
    &[Tube([6.0, 0.0, 10.0, 3.4], B), All(OCTAGON)],
);
pub(super) static FT_MG: Build = renault(
    &[All(RENAULT)],
    &[
        Piece("M-2.600 -9.500H2.600V-6H-2.600Z", D),
        Bar([-1.0, -17.0, 2.0, 9.0]),
        All(OCTAGON),
    ],
);
/// The gun in a high superstructure.
pub(super) static FT_75: Build = renault(
    &[
        All(RENAULT),
        Tube([10.0, 0.0, 13.0, 5.0], D),
        Plate("M-8 -14H8L10 -4V10H-10V-4Z", L),
        Piece("M-4.500 -15H4.500L3.500 -9H-3.500Z", D),
        Lid(0.0, 3.0, 3.4),
        Line("M-10 -4H10"),
    ],
    &[],
);
/// The longest: a gun turret before, a small one behind.
pub(super) static CHAR_2C: Build = Build {
    size: [106.0, 40.0],
    outline: "M-13 -50H13L17 -46V46L13 50H-13L-17 46V-46Z",
    ring: [0.0, -22.0],
    brake: false,
    hull: &[
        Bar([-1.0, -54.0, 2.0, 9.0]),
        Tracks(13.5, 7.0, -50.0, 50.0, 3.5),
        Plate("M-9.500 -45H9.500V45L6 49H-6L-9.500 45Z", B),
        Line("M-9.500 -36H9.500M-9.500 -6H9.500M-9.500 26H9.500"),
        Bar([-21.0, -3.0, 7.0, 2.0]),
        Bar([14.0, -3.0, 7.0, 2.0]),
        Grille([-6.0, 0.0, 12.0, 20.0], 6),
        Bar([-1.0, 41.0, 2.0, 9.0]),
        Disc(0.0, 36.0, 6.5, L),
        Disc(0.0, 36.0, 2.6, B),
    ],
    turret: &[
        Tube([9.0, 0.0, 16.0, 3.8], B),
        Disc(0.0, 0.0, 10.5, L),
        Disc(0.0, 1.0, 4.0, B),
    ],
};
/// A fort on tracks: gun before, machine guns to three sides.
pub(super) static A7V: Build = Build::fixed(
    [92.0, 50.0],
    "M-9 -38H9L18 -28V28L9 38H-9L-18 28V-28Z",
    &[
        Slab([-15.0, -34.0, 8.0, 68.0], 2.0, D),
        Slab([7.0, -34.0, 8.0, 68.0], 2.0, D),
        Tube([34.0, 0.0, 17.0, 3.8], D),
        Bar([-6.0, 37.0, 2.0, 7.0]),
        Bar([4.0, 37.0, 2.0, 7.0]),
        Plate("M-9 -38H9L18 -27V27L9 38H-9L-18 27V-27Z", B),
        Piece("M-6 -38H6V-31L3 -28H-3L-6 -31Z", D),
        Line("M-18 -27H18M-18 27H18M0 -27V-11M0 11V27"),
        Slab([-9.0, -10.0, 18.0, 20.0], 1.5, L),
        Line("M-5 -6h10M-5 6h10"),
        All(BROADSIDE),
    ],
);
/// Two machine guns to each side.
const BROADSIDE: &[Part] = &[
    Bar([-24.5, -12.0, 7.0, 2.0]),
    Bar([17.5, -12.0, 7.0, 2.0]),
    Bar([-24.5, 10.0, 7.0, 2.0]),
    Bar([17.5, 10.0, 7.0, 2.0]),
    Disc(-17.0, -11.0, 2.4, L),
    Disc(17.0, -11.0, 2.4, L),
    Disc(-17.0, 11.0, 2.4, L),
    Disc(17.0, 11.0, 2.4, L),
];
/// A motor in front, the gun in a cab behind it.
pub(super) static LK2: Build = Build::fixed(
    [66.0, 32.0],
    "M-12 -32H12L15 -29V27L12 30H-12L-15 27V-29Z",
    &[
        Tracks(12.0, 6.5, -32.0, 30.0, 3.0),
        Plate("M-8 -28H8V2H-8Z", B),
        Grille([-5.0, -25.0, 10.0, 6.0], 3),
        Line("M-8 -15H8"),
        Plate("M-12 2L-9 -3H9L12 2V20L8 27H-8L-12 20Z", L),
        Tube([-2.0, 0.0, 24.0, 3.8], D),
        Piece("M-4.500 -5H4.500V5H-4.500Z", D),
        Bar([6.5, -9.0, 2.0, 7.0]),
        Lid(0.0, 14.0, 4.0),
        Line("M-12 20H12"),
    ],
);
/// The widest: a dome on a fort.
pub(super) static FIAT_2000: Build = Build {
    size: [86.0, 54.0],
    outline: "M-17 -37H17L21 -33V33L17 37H-17L-21 33V-33Z",
    ring: [0.0, -2.0],
    brake: false,
    hull: &[
        Tracks(17.0, 7.0, -34.0, 34.0, 3.0),
        Bar([-1.0, -45.0, 2.0, 8.0]),
        Bar([-1.0, 36.0, 2.0, 8.0]),
        Cut(36.0, -38.0, 37.0, 9.0, B),
        Line("M-18 -26H18M-18 26H18"),
        Bar([-25.0, -17.0, 7.0, 2.0]),
        Bar([18.0, -17.0, 7.0, 2.0]),
        Bar([-25.0, 14.0, 7.0, 2.0]),
        Bar([18.0, 14.0, 7.0, 2.0]),
        Grille([-6.0, 28.0, 12.0, 6.0], 3),
    ],
    turret: &[
        Tube([12.0, 0.0, 13.0, 4.2], D),
        Disc(0.0, 0.0, 14.0, L),
        Disc(0.0, 0.0, 9.0, L),
        Disc(0.0, 0.0, 3.6, B),
    ],
};
