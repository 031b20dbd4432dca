//! Armoured cars, the truck and the ships of the rivers.

use crate::tactical::machine::Build;
use crate::tactical::machine::Part::{
    self, All, Bar, Disc, Grille, Line, Piece, Plate, Slab, Strut, Tube, Wheels,
};
use crate::tactical::machine::Tone::{B, Canvas, D, Deck, L, Tyre};

const fn car(
    size: [f64; 2],
    outline: &'static str,
    seat: f64,
    hull: &'static [Part],
    turret: &'static [Part],
) -> Build {
    Build {
        size,
        outline,
        ring: [0.0, seat],
        brake: false,
        hull,
        turret,
    }
}

/// A round turret over a wooden deck.
pub(super) static ROLLS_ROYCE: Build = car(
    [68.0, 26.0],
    "M-8 -33H8L10 -6V31H-10V-6Z",
    6.0,
    &[
        Wheels(10.5, 4.5, 11.0, &[-22.0], Tyre),
        Wheels(10.5, 6.0, 11.0, &[21.0], Tyre),
        Plate("M-5 -33H5L7 -8L9.500 -4V16H-9.500V-4L-7 -8Z", B),
        Grille([-4.0, -29.0, 8.0, 3.0], 2),
        Line("M0 -26V-8"),
        Slab([-8.0, 16.0, 16.0, 15.0], 1.0, Deck),
        Line("M-4 17v13M0 17v13M4 17v13"),
    ],
    &[
        Bar([-1.0, -17.0, 2.0, 9.0]),
        Disc(0.0, 0.0, 9.0, L),
        Line("M-6 -4h12"),
    ],
);
/// A gun behind a shield, open above.
pub(super) static PEUGEOT: Build = car(
    [60.0, 26.0],
    "M-7 -29H7L10 -8V28H-10V-8Z",
    9.0,
    &[
        Wheels(10.5, 4.5, 10.5, &[-19.0, 19.0], Tyre),
        Plate("M-5 -29H5L7 -10L9.500 -6V27H-9.500V-6L-7 -10Z", B),
        Grille([-4.0, -26.0, 8.0, 3.0], 2),
        Slab([-7.0, -2.0, 14.0, 25.0], 1.0, D),
    ],
    &[
        Tube([4.0, 0.0, 15.0, 2.8], B),
        Piece("M-7.500 -6H7.500L6 -1H-6Z", L),
        Disc(0.0, 3.0, 2.6, B),
    ],
);
/// High, two guns in its turret and one in its bow.
pub(super) static EHRHARDT: Build = car(
    [68.0, 28.0],
    "M-9 -33H9L12 -30V29L9 32H-9L-12 29V-30Z",
    4.0,
    &[
        Wheels(11.0, 5.0, 11.0, &[-20.0, 20.0], Tyre),
        Bar([-1.0, -37.0, 2.0, 6.0]),
        Plate("M-5 -33H5L9 -17V29L6 32H-6L-9 29V-17Z", B),
        Grille([-4.0, -29.0, 8.0, 5.0], 3),
        Line("M-9 -14H9M-9 20H9"),
    ],
    &[
        Bar([-4.0, -16.0, 1.8, 8.0]),
        Bar([2.2, -16.0, 1.8, 8.0]),
        Disc(0.0, 0.0, 9.5, L),
        Disc(0.0, 0.0, 4.0, B),
    ],
);
/// Two turrets, one behind the other aside.
pub(super) static AUSTIN: Build = car(
    [60.0, 28.0],
    "M-9 -30H9L12 -27V26L9 29H-9L-12 26V-27Z",
    5.0,
    &[
        Wheels(11.0, 4.5, 10.5, &[-19.0, 18.0], Tyre),
        Plate("M-5 -30H5L8 -12L10 -8V26L7 29H-7L-10 26V-8L-8 -12Z", B),
        Grille([-4.0, -27.0, 8.0, 4.0], 3),
        Line("M-8 -10H8"),
    ],
    &[
        Bar([-7.0, -18.0, 2.0, 8.0]),
        Disc(-6.0, -6.0, 6.5, L),
        Disc(-6.0, -6.0, 2.6, B),
        Bar([5.0, -6.0, 2.0, 8.0]),
        Disc(6.0, 6.0, 6.5, L),
        Disc(6.0, 6.0, 2.6, B),
    ],
);
/// A wire cutter before, a turret on a turret.
pub(super) static LANCIA: Build = car(
    [66.0, 28.0],
    "M-9 -31H9L12 -28V27L9 30H-9L-12 27V-28Z",
    7.0,
    &[
        Wheels(11.0, 4.5, 10.5, &[-20.0, 20.0], Tyre),
        Strut("M-7 -34H7M-6 -34L-4 -12M6 -34L4 -12", 1.8),
        Plate("M-5 -31H5L8 -12L10 -7V27L7 30H-7L-10 27V-7L-8 -12Z", B),
        Grille([-4.0, -28.0, 8.0, 4.0], 3),
    ],
    &[
        Bar([-4.5, -17.0, 1.8, 8.0]),
        Bar([2.7, -17.0, 1.8, 8.0]),
        Disc(0.0, 0.0, 10.0, L),
        Disc(0.0, 0.0, 6.0, B),
    ],
);
/// A cab and a tarpaulin.
pub(super) static TRUCK: Build = car(
    [64.0, 28.0],
    "M-10 -32H10L12 -30V29L10 31H-10L-12 29V-30Z",
    0.0,
    &[
        Wheels(11.0, 4.5, 10.5, &[-22.0], Tyre),
        Wheels(11.0, 5.5, 10.5, &[19.0], Tyre),
        Plate("M-6 -32H6L7.500 -20H-7.500Z", B),
        Slab([-9.0, -20.0, 18.0, 10.0], 1.0, L),
        Slab([-10.5, -8.0, 21.0, 39.0], 1.5, Canvas),
        Line("M-10.500 1.500H10.500M-10.500 11H10.500M-10.500 20.500H10.500"),
    ],
    &[],
);
/// A long hull, bridge and funnel, its gun on the foredeck.
pub(super) static GUNBOAT: Build = Build::fixed(
    [106.0, 38.0],
    "M0 -52Q14 -34 14 -10V38Q14 50 0 52Q-14 50 -14 38V-10Q-14 -34 0 -52Z",
    &[
        Plate(
            "M0 -52Q14 -34 14 -10V38Q14 50 0 52Q-14 50 -14 38V-10Q-14 -34 0 -52Z",
            B,
        ),
        Piece(
            "M0 -44Q9 -30 9 -10V36Q9 44 0 46Q-9 44 -9 36V-10Q-9 -30 0 -44Z",
            Deck,
        ),
        Slab([-8.0, -8.0, 16.0, 14.0], 2.0, L),
        Line("M-5 -4h10"),
        Disc(0.0, 14.0, 4.5, D),
        Slab([-6.0, 24.0, 12.0, 9.0], 1.0, B),
        All(&[
            Bar([-19.0, 3.0, 7.0, 2.0]),
            Bar([12.0, 3.0, 7.0, 2.0]),
            Bar([-19.0, 29.0, 7.0, 2.0]),
            Bar([12.0, 29.0, 7.0, 2.0]),
        ]),
        Tube([29.0, 0.0, 19.0, 3.6], D),
        Disc(0.0, -24.0, 7.5, L),
        Piece("M-5 -29H5L3.500 -21H-3.500Z", B),
    ],
);
/// A small boat with a small gun.
pub(super) static LAUNCH: Build = Build::fixed(
    [72.0, 32.0],
    "M0 -35Q10 -22 10 -6V30Q10 35 0 35Q-10 35 -10 30V-6Q-10 -22 0 -35Z",
    &[
        Plate(
            "M0 -35Q10 -22 10 -6V30Q10 35 0 35Q-10 35 -10 30V-6Q-10 -22 0 -35Z",
            B,
        ),
        Piece(
            "M0 -28Q6.500 -18 6.500 -6V28H-6.500V-6Q-6.500 -18 0 -28Z",
            Deck,
        ),
        Slab([-5.5, -3.0, 11.0, 13.0], 1.5, L),
        Line("M-3 1h6"),
        Disc(0.0, 18.0, 3.0, D),
        Bar([-14.0, 13.0, 6.0, 2.0]),
        Bar([8.0, 13.0, 6.0, 2.0]),
        Tube([17.0, 0.0, 11.0, 2.4], D),
        Disc(0.0, -14.0, 4.5, L),
    ],
);
