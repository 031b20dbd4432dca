//! Guns of 1914 to 1918 from above: barrel up, trail down.

use super::guns::ARMS;
use super::machine::Build;
use super::machine::Part::{
    self, All, Bar, Disc, Line, Piece, Plate, Rail, Slab, Strut, Trail, Tube, Wheels,
};
use super::machine::Tone::{B, Beam, D, L, Tyre, Wood};

/// A box trail and wheels with spokes; the barrel and the shield come over it.
const CARRIAGE: &[Part] = &[
    Plate("M-4 2H4L3 32H-3Z", B),
    Line("M-3 14h6M-3 22h6"),
    Slab([-5.0, 30.0, 10.0, 4.5], 1.5, D),
    Wheels(13.5, 4.0, 19.0, &[0.5], Wood),
    Rail("M-15 -4.500h3M-15 .5h3M-15 5.500h3M12 -4.500h3M12 .5h3M12 5.500h3"),
    Slab([-12.0, -1.0, 24.0, 3.6], 1.0, D),
];
const BREECH: Part = Slab([-3.0, -3.0, 6.0, 11.0], 1.0, D);
const CARRIED: &str = "M-15.500 -9H-11V-2H11V-9H15.500V10H11V3H4L3 34H-3L-4 3H-11V10H-15.500Z";

/// A long cradle, seats at the shield.
pub(super) static FRENCH_75: Build = Build::fixed(
    [62.0, 34.0],
    CARRIED,
    &[
        All(CARRIAGE),
        Slab([-3.2, -19.0, 6.4, 18.0], 1.0, D),
        Tube([3.0, 0.0, 26.0, 3.4], B),
        Plate("M-10 -6H-2V-2.500H-10ZM2 -6H10V-2.500H2Z", B),
        BREECH,
    ],
);
/// A shield from wheel to wheel.
pub(super) static GERMAN_77: Build = Build::fixed(
    [62.0, 34.0],
    CARRIED,
    &[
        All(CARRIAGE),
        Tube([3.0, 0.0, 24.0, 3.6], B),
        Plate("M-11 -6H11V-2.500H-11Z", B),
        BREECH,
    ],
);
/// The recuperator on top of the barrel.
pub(super) static BRITISH_18: Build = Build::fixed(
    [62.0, 34.0],
    CARRIED,
    &[
        All(CARRIAGE),
        Tube([3.0, 0.0, 25.0, 4.0], B),
        Slab([-1.7, -19.0, 3.4, 17.0], 1.7, L),
        Plate("M-11 -5L-7 -8H7L11 -5V-2H-11Z", B),
        BREECH,
    ],
);
/// A bent shield, a ring at the muzzle.
pub(super) static RUSSIAN_76: Build = Build::fixed(
    [62.0, 34.0],
    CARRIED,
    &[
        All(CARRIAGE),
        Tube([3.0, 0.0, 26.0, 3.4], B),
        Slab([-2.6, -29.5, 5.2, 3.4], 1.0, D),
        Plate("M-11 -3L-8 -7H8L11 -3V-1H-11Z", B),
        BREECH,
    ],
);
/// Short and thick.
pub(super) static HOWITZER: Build = Build::fixed(
    [62.0, 34.0],
    CARRIED,
    &[
        All(CARRIAGE),
        Tube([3.0, 0.0, 16.0, 7.0], B),
        Slab([-4.2, -19.5, 8.4, 3.4], 1.0, D),
        Plate("M-11 -6H11V-2.500H-11Z", B),
        Slab([-4.0, -3.0, 8.0, 12.0], 1.0, D),
    ],
);
/// On three legs.
pub(super) static TRENCH_37: Build = Build::fixed(
    [46.0, 26.0],
    "M-9 -5H9V-2H3V12H-3V-2H-9Z",
    &[
        Trail("M0 0L-10 16M0 0L10 16M0 0V-8"),
        Tube([0.0, 0.0, 22.0, 3.2], B),
        Piece("M-9 -5H9V-2H-9Z", B),
        Slab([-3.0, -3.0, 6.0, 12.0], 1.0, D),
    ],
);
/// A pedestal behind a casemate shield.
pub(super) static CASEMATE_57: Build = Build::fixed(
    [52.0, 36.0],
    "M-16 -6H16V18H-16Z",
    &[
        Slab([-15.0, -2.0, 30.0, 20.0], 1.5, Beam),
        Line("M-15 4.500H15M-15 11H15"),
        Disc(0.0, 6.0, 8.0, D),
        Tube([3.0, 0.0, 24.0, 3.8], B),
        Plate("M-17 0L-12 -8H12L17 0L14 2L10 -4H-10L-14 2Z", B),
        Slab([-3.0, -2.0, 6.0, 14.0], 1.0, D),
        Bar([4.0, 8.0, 8.0, 2.0]),
    ],
);
/// A wide short tube on a low carriage.
pub(super) static MINENWERFER: Build = Build::fixed(
    [50.0, 30.0],
    "M-14 -6H14V12H4L3 24H-3L-4 12H-14Z",
    &[
        Plate("M-7 -4H7L4 24H-4Z", Beam),
        Line("M-6 6h12M-5 14h10"),
        Wheels(12.0, 4.0, 14.0, &[3.0], Wood),
        Strut("M-12 3H12", 2.4),
        Slab([-4.6, -17.0, 9.2, 22.0], 2.0, B),
        Disc(0.0, -14.0, 3.0, Tyre),
        Slab([-6.5, 1.0, 13.0, 6.0], 1.5, D),
    ],
);

/// A barrel on a mount that turns all round.
const ALL_ROUND: &[Part] = &[
    Tube([5.0, 0.0, 24.0, 3.4], B),
    Slab([-4.0, -6.0, 8.0, 16.0], 1.5, D),
    Disc(-6.5, 5.0, 2.2, L),
    Disc(6.5, 5.0, 2.2, L),
];
/// On a cross.
pub(super) static FLAK: Build = Build::fixed(
    [66.0, 56.0],
    "M-26 -3H-3V-26H3V-3H26V3H3V26H-3V3H-26Z",
    &[All(ARMS), All(ALL_ROUND)],
);
/// On the bed of a lorry with its jacks out.
pub(super) static BRITISH_AA: Build = Build::fixed(
    [66.0, 50.0],
    "M-13 -14H13V30H-13Z",
    &[
        Strut("M-22 -8H22M-22 22H22", 3.0),
        Slab([-25.0, -11.0, 6.0, 6.0], 1.0, D),
        Slab([19.0, -11.0, 6.0, 6.0], 1.0, D),
        Slab([-25.0, 19.0, 6.0, 6.0], 1.0, D),
        Slab([19.0, 19.0, 6.0, 6.0], 1.0, D),
        Slab([-13.0, -14.0, 26.0, 44.0], 2.0, Beam),
        Line("M-13 -5H13M-13 4H13M-13 13H13M-13 22H13"),
        Disc(0.0, 2.0, 10.0, B),
        All(ALL_ROUND),
    ],
);
/// On a round platform.
pub(super) static FRENCH_AA: Build = Build::fixed(
    [66.0, 54.0],
    "M-24 0A24 24 0 1 0 24 0A24 24 0 1 0 -24 0Z",
    &[
        Disc(0.0, 0.0, 24.0, Beam),
        Disc(0.0, 0.0, 17.0, B),
        Line(
            "M-24 0H-17M17 0H24M0 -24V-17M0 17V24M-17 -17L-12 -12M17 -17L12 -12M-17 17L-12 12M17 17L12 12",
        ),
        All(ALL_ROUND),
    ],
);
/// A tube on a plate.
pub(super) static STOKES: Build = Build::fixed(
    [46.0, 30.0],
    "M-9 8H9V19H-9ZM-3.400 -20H3.400V12H-3.400Z",
    &[
        Trail("M-12 -10L0 3L12 -10"),
        Slab([-9.0, 9.0, 18.0, 10.0], 1.0, D),
        Slab([-3.0, -21.0, 6.0, 33.0], 3.0, B),
        Disc(0.0, -18.0, 2.2, Tyre),
    ],
);
/// As long as a man, on two legs.
pub(super) static AT_RIFLE: Build = Build::fixed(
    [56.0, 22.0],
    "M-3 -28H3V26H-3Z",
    &[
        Trail("M0 -12L-9 -6M0 -12L9 -6"),
        Slab([-1.3, -30.0, 2.6, 30.0], 0.8, D),
        Plate("M-2.600 -3H2.600L3.600 12L4.600 26H-4.600L-3 12Z", Wood),
        Bar([3.0, 3.0, 6.0, 2.0]),
        Disc(8.5, 4.0, 1.8, D),
    ],
);
