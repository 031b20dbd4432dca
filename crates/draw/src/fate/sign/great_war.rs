//! The signs that only Great War Commander has.

use super::{CLOUD, Row, SHELL, STAR};

const AIRCRAFT: &str =
    "M10.500 1h3v5l9.500 2v4l-9.500-.5-.5 6 3.500 2v2.500h-9V19.500l3.500-2-.5-6L1 12V8l9.500-2z";
const BAYONET: &str =
    "M22.500 1.500L14 13l-3-3zM9.500 11l3.500 3.500-2 2L7.500 13zM7 14l3 3-6 6-3-3z";
const TANK: &str =
    "M2 17q-2-3 1-6h3l2-4h6l1.500 2.500H23v2h-6.500l4 .5q3 2 1 5-1.500 3-4 3H5q-2 0-3-3z";
const HELMET: &str = "M3 15q0-10 9-10t9 10l2.500 3.500q-5-2-11.500-2T.5 18.500z";
const FLAG: &str = "M6 2q4-2 7.500 0T21 2v10q-4 2-7.500 0T6 12z";
const GUN: &str = "M1 11h12l1-2.500h4V11h6v2.500H13l-2 2H8l-4 7H1l4-7H1z";
const CHEVRONS: &str = "M12 2l9 7v5l-9-7-9 7V9zM12 11l9 7v5l-9-7-9 7v-5z";
const MASK: &str = "M12 1q9 0 9 9 0 5-4 7.500V20q-1 3.500-5 3.500T7 20v-2.500Q3 15 3 10q0-9 9-9zM8 8a2.500 2.500 0 1 0 .1 0zM16 8a2.500 2.500 0 1 0 .1 0z";
const RUNNER: &str = "M14 1.500a2.500 2.500 0 1 0 .1 0zM9 7l5 .5 2.500 4H21v2.500h-6l-1.500-2-1.500 4 4 3.500L15 24h-2.500v-4L8.500 17 6 20.500 1 22v-3l4-1 3-6-1.500.5-2 3.500-2-1.500z";
const BALLOON: &str = "M12 1q8 0 8 7 0 5-5 8.500H9Q4 13 4 8q0-7 8-7zM9.500 19h5v4h-5z";

pub const ORDERS: [Row; 4] = [
    ("air-strike", (AIRCRAFT, "M7 23.500h10")),
    ("line-of-fire", (GUN, "M15 6l8-4M16 18l7 4")),
    (
        "offensive",
        (
            "M2 14l4-4 4 4H7.500v8h-3v-8zM8 8l4-4 4 4h-2.500v8h-3V8zM14 14l4-4 4 4h-2.500v8h-3v-8z",
            "M2 1.500h20",
        ),
    ),
    ("liaison", (RUNNER, "")),
];

pub const ACTIONS: [Row; 14] = [
    ("barrage", (SHELL, "M3 5v8M21 5v8M6 2v6M18 2v6")),
    ("bayonet", (BAYONET, "")),
    ("charge", (BAYONET, "M1 6h9M1 10h5")),
    (
        "counter-attack",
        (
            "M1 5h9V1l8 6.500L10 14v-4H1z",
            "M23 18H12M15.500 14L11 18l4.500 4",
        ),
    ),
    ("elan", (FLAG, "M3.500 1v22M10 18h11")),
    (
        "engineer-works",
        (
            "M2 3l4-2 5 9-4 2zM22 3l-4-2-5 9 4 2z",
            "M9 11l8 11M15 11L7 22",
        ),
    ),
    (
        "hit-the-dirt",
        (
            "M4 12.500a3 3 0 1 0 .1 0zM7.500 14l14 1.500 1.500 4H7.500z",
            "M1 22h22M15 3l-2 5M20 4l-3 5M10 4l1 4",
        ),
    ),
    (
        "hidden-position",
        (GUN, "M1 20q3-4 6 0 3-4 6 0 3-4 6 0 2-3 4-1M3 5q9-6 18 0"),
    ),
    ("field-of-fire", ("M12 23L1 4q11-6 22 0z", "M12 23V2")),
    (
        "immortal",
        (
            "M12 9l3.500 7.500h-7z",
            "M12 1v5M4 4l3 4M20 4l-3 4M1 12h5M18 12h5M4 21h16",
        ),
    ),
    ("major-gas", (CLOUD, "M8 1v3M12 0v4M16 1v3M5 23h14")),
    ("lucky-star", (STAR, "M1 23l5-4M1 18l3-2")),
    ("stosstruppen", (HELMET, "M2 23h14M12 20l4 3-4 1")),
    (
        "unternehmungslustig",
        ("M9 1h6v8h5l-8 9-8-9h5z", "M4 22h16"),
    ),
];

pub const EVENTS: [Row; 24] = [
    (
        "attrition",
        (
            "M8 2h8v4H8zM10.500 6h3v7h-3z",
            "M1 16h13q4 0 4-2.500M1 20h18q4 0 4 3",
        ),
    ),
    (
        "auftragstaktik",
        (
            "M3 3h13v9H3z",
            "M16 16h6M19 13l3.500 3-3.500 3M3 16h8M3 20h8",
        ),
    ),
    (
        "captured-plans",
        ("M4 2h11l5 5v15H4zM7 9h10v2H7zM7 13h10v2H7zM7 17h6v2H7z", ""),
    ),
    (
        "cut-cables",
        (
            "M9 16h6v7H9z",
            "M1 8q5-5 9 0M14 8q4 5 9 0M8 12l-2 3M16 12l2 3",
        ),
    ),
    ("deserters", (RUNNER, "M23 3L1 21")),
    (
        "devil-dogs",
        (
            "M3 3l5 3h8l5-3v9q0 9-9 10-9-1-9-10zM8 10a1.500 1.500 0 1 0 .1 0zM16 10a1.500 1.500 0 1 0 .1 0zM9.500 16h5L12 19z",
            "",
        ),
    ),
    (
        "en-avant",
        (FLAG, "M3.500 1v22M9 19h12M17 15.500l4 3.500-4 3.500"),
    ),
    ("engine-failure", (TANK, "M3 2l18 20")),
    (
        "fatigue",
        (
            "M6 4.500a3 3 0 1 0 .1 0zM3 12l7-1 4 6h8v5H11l-3-5-1 5H2z",
            "M14 3h6l-6 6h6",
        ),
    ),
    (
        "hit",
        (
            "M12 4l2 4 4-1-2 4 3 2-4 1 0 4-3-3-3 3 0-4-4-1 3-2-2-4 4 1z",
            "M1 21h16q4 0 4-2",
        ),
    ),
    (
        "hq-orders",
        ("M1 5h22v15H1zM3.500 7.500L12 14l8.500-6.500z", ""),
    ),
    (
        "leader-recalled",
        (
            "M7 9q0-6 5-6t5 6zM9 10h6q0 4-3 4t-3-4zM5 22q0-7 7-7t7 7z",
            "M23 4h-4M21 1.500L18.500 4 21 6.500",
        ),
    ),
    ("liaison-agent", (RUNNER, "M19 5h4v4h-4z")),
    ("machine-gun-nest", (GUN, "M1 23q11-5 22 0")),
    (
        "marseillaise",
        (
            "M9 3l12-2v15a3.500 3 0 1 1-2.500-3V5.500l-7 1.200V19A3.500 3 0 1 1 9 16z",
            "",
        ),
    ),
    (
        "mechanic",
        (
            "M21 6.500a6 6 0 0 1-8 6L6 21.500 2.500 18l9-7a6 6 0 0 1 7.500-8L15.500 6.500 18 9z",
            "",
        ),
    ),
    ("mobile-firepower", (GUN, "M14 17h9M19 14l4 3-4 3M14 21h5")),
    (
        "petard-raquette",
        ("M11 1h12v12H11zM9 11l4 4-8 8-4-4z", "M14 4h6M14 8h6"),
    ),
    (
        "prisoners",
        (
            "M12 2a3 3 0 1 0 .1 0zM8 9h8v7h-1.500v7h-5v-7H8z",
            "M8 10L4 1M16 10l4-9",
        ),
    ),
    ("promotion", (CHEVRONS, "")),
    ("raid", (BAYONET, "M3 3a6 6 0 1 0 6 6 5 5 0 0 1-6-6z")),
    (
        "stragglers",
        (
            "M5 4a2.500 2.500 0 1 0 .1 0zM2 10h6v12H2zM13 8a2 2 0 1 0 .1 0zM10.500 13h5v9h-5zM20 12a1.700 1.700 0 1 0 .1 0zM18 16h4v6h-4z",
            "",
        ),
    ),
    (
        "trommelfeuer",
        (
            "M3 9V6q0-3 1.500-5Q6 3 6 6v3zM10.500 9V6q0-3 1.500-5 1.500 2 1.500 5v3zM18 9V6q0-3 1.500-5Q21 3 21 6v3z",
            "M2 22l2.500-7L7 22M9.500 22l2.500-7 2.500 7M17 22l2.500-7 2.500 7",
        ),
    ),
    (
        "valour",
        (
            "M9 1h6l-1 8h-4zM12 9a7 7 0 1 0 .1 0zM12 12a4 4 0 1 0 .1 0z",
            "",
        ),
    ),
];

/// The signs of the Strategy Cards.
pub const PLANS: [Row; 21] = [
    (
        "aerial-surveillance",
        (BALLOON, "M9 16.500l.5 2.500M15 16.500l-.5 2.500"),
    ),
    ("air-domination", (AIRCRAFT, "M2 22l4-4M22 22l-4-4")),
    ("anti-gas", (MASK, "")),
    ("assaults", (BAYONET, "M1 4h10M1 8h6")),
    (
        "field-reports",
        ("M4 2h11l5 5v15H4zM7 9h10v2H7zM7 13h10v2H7z", ""),
    ),
    (
        "counter-battery",
        (SHELL, "M2.500 8l4 4-4 4M21.500 8l-4 4 4 4"),
    ),
    (
        "gabions",
        ("M2 6h6v16H2zM9 6h6v16H9zM16 6h6v16h-6z", "M2 3q10-4 20 0"),
    ),
    (
        "force-noire",
        (
            "M6 20L7.500 5.500q4.500-2.500 9 0L18 20q-6 2.500-12 0z",
            "M12 4q8-2 9 9",
        ),
    ),
    (
        "short-rounds",
        (SHELL, "M21 3v14M17.500 13l3.500 5 3.500-5"),
    ),
    (
        "forward-observer",
        (
            "M2 8h8v10H2zM14 8h8v10h-8zM10 10h4v4h-4zM3 4h5v3H3zM16 4h5v3h-5z",
            "",
        ),
    ),
    (
        "pantalons-rouges",
        ("M5 1h14l1.500 22h-6L12 9 9.500 23h-6z", ""),
    ),
    (
        "sturmabteilung-vor",
        ("M12 1l9 9h-5v5H8v-5H3z", "M4 19h16M4 23h16"),
    ),
    ("sturmtruppen", (HELMET, "M1 23h5M9 23h5M17 23h5")),
    (
        "walter-rathenau",
        ("M3 9q0-6 9-6t9 6v2h-5V8.500H8V11H3zM8 12h8l3 9H5z", ""),
    ),
    ("morale", (STAR, "")),
    (
        "sammies",
        (
            "M1 18q5-.5 6-3.500l1.500-8q1-2 3.500-.8 2.500-1.200 3.5.8l1.500 8q1 3 6 3.500-11 5-22 0z",
            "",
        ),
    ),
    ("firepower", (GUN, "M17 5l2-4M21 6l3-3M15 19l5 4")),
    (
        "flying-squadrons",
        (
            "M7.500 1h3v3l6 1.500V8l-6-.5v3l2 1.500v1.500h-6V12l2-1.500v-3l-6 .5V5.500l6-1.500zM15.500 12h2v2.500l5 1V18l-5-.5V20l1.500 1v1.500h-5V21l1.500-1v-2.500l-5 .5v-2.500l5-1z",
            "",
        ),
    ),
    (
        "passage",
        (
            "M1 10h11V5l10 7-10 7v-5H1z",
            "M4 1l3 5M10 1l-3 5M17 1l3 5M23 1l-3 5M4 23l3-4M17 23l3-4",
        ),
    ),
    (
        "scouts",
        (
            "M12 8.500a3.500 3.500 0 1 0 .1 0z",
            "M1.500 12q10.500-11 21 0-10.500 11-21 0z",
        ),
    ),
    (
        "fighting-in-the-woods",
        (
            "M7 1l6 9h-3l4 7H8.500v6h-3v-6H0l4-7H1zM17.500 6l5 7h-2.500l3.500 6H19v4h-2.500v-4H14",
            "",
        ),
    ),
];
