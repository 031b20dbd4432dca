//! The signs of orders, actions, events and triggers, on 24 × 24: a solid part and lines.

mod great_war;

/// Paths: filled, stroked.
pub type Sign = (&'static str, &'static str);

type Row = (&'static str, Sign);

fn among(rows: &[Row], word: &str) -> Option<Sign> {
    rows.iter()
        .find(|(name, _)| *name == word)
        .map(|(_, sign)| *sign)
}

/// The sign of an order.
pub fn order(word: &str) -> Option<Sign> {
    among(&ORDERS, word).or_else(|| among(&great_war::ORDERS, word))
}

/// The sign of an action.
pub fn action(word: &str) -> Option<Sign> {
    among(&ACTIONS, word).or_else(|| among(&great_war::ACTIONS, word))
}

/// The sign of an event.
pub fn event(word: &str) -> Option<Sign> {
    among(&EVENTS, word).or_else(|| among(&great_war::EVENTS, word))
}

/// The sign of a trigger.
pub fn trigger(word: &str) -> Option<Sign> {
    among(&TRIGGERS, word)
}

/// The sign of a Strategy Card.
pub fn plan(word: &str) -> Option<Sign> {
    among(&great_war::PLANS, word)
}

/// The words of Strategy Cards that have a sign.
pub fn plans() -> Vec<&'static str> {
    great_war::PLANS.iter().map(|(word, _)| *word).collect()
}

/// The words that have a sign: orders, actions, events, triggers.
pub fn signs() -> [Vec<&'static str>; 4] {
    let words = |rows: &[Row], more: &[Row]| {
        let all = rows.iter().chain(more);
        all.map(|(word, _)| *word).collect()
    };
    [
        words(&ORDERS, &great_war::ORDERS),
        words(&ACTIONS, &great_war::ACTIONS),
        words(&EVENTS, &great_war::EVENTS),
        words(&TRIGGERS, &[]),
    ]
}

const FIRE: Sign = (
    "M1 12h10l2-3h5v2h5v3h-9l-2 3h-4l-2 5h-3.500l2-5H1z",
    "M15 6l-1.500-3M18.500 6l1-3.500M22 8l2-2",
);
const CONFUSION: Sign = (
    "M10.500 19.500h3.500v3.500h-3.500z",
    "M7.500 8q0-6 5-6t5 5q0 3.500-3.500 5.500-1.800 1-1.800 4",
);
const SHELL: &str = "M9 19V10q0-5 3-8 3 3 3 8v9zM8.500 20.500h7v2.500h-7z";
const STAR: &str =
    "M12 1l3.400 7.500 8.100.9-6 5.500 1.700 8-7.200-4.100-7.200 4.100 1.700-8-6-5.500 8.100-.9z";
const CLOUD: &str =
    "M6 20q-5 0-5-4.500T5.500 11Q6 5 11.500 5 16 5 17.500 9.500 23 9.500 23 15t-5 5z";
const FLAME: &str = "M5 19Q0 11 6 5.500 7 9 9 9 8 4 12 0q1 5 5 8 1-2 .5-4 6 7 2 14-3 5-7.500 5T5 19zM9.500 19q2.500 3 5 0 1.500-3-1.500-6-3.500 2-3.500 6z";
const HEXAGON: &str = "M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700z";

const ORDERS: [Row; 8] = [
    ("advance", ("M12 1l8 8h-4.500v8h-7V9H4z", "M4 21.500h16")),
    ("artillery-denied", (SHELL, "M2.500 4L21.500 20")),
    ("artillery-request", (SHELL, "M4 17l1-5M20 17l-1-5")),
    ("command-confusion", CONFUSION),
    ("fire", FIRE),
    ("move", ("M1 9h11V3.500l10.500 8.500L12 20.500V15H1z", "")),
    (
        "recover",
        (
            "M12 22Q2 15 2 8.500 2 3 7 3q4 0 5 4 1-4 5-4 5 0 5 5.500Q22 15 12 22z",
            "",
        ),
    ),
    (
        "rout",
        ("M8 3q4-2 7 0t7 0v10q-4 2-7 0t-7 0z", "M5.500 2.500v20"),
    ),
];

const ACTIONS: [Row; 21] = [
    (
        "ambush",
        (
            "M12 0l3 4v10H9V4zM5.500 14.500h13v3h-13zM10.500 18h3v6h-3z",
            "",
        ),
    ),
    (
        "assault-fire",
        (
            "M0 9.500h8V5.500l7.500 6.500L8 18.500v-4H0z",
            "M18.500 12h4M17.500 7.500l3.500-3M17.500 16.500l3.500 3",
        ),
    ),
    (
        "bore-sighting",
        (
            "M12 10.500a1.500 1.500 0 1 0 .1 0z",
            "M12 4a8 8 0 1 0 .1 0zM12 1v6M12 17v6M1 12h6M17 12h6",
        ),
    ),
    ("command-confusion", CONFUSION),
    (
        "concealment",
        (
            "M12 8.500a3.500 3.500 0 1 0 .1 0z",
            "M1.500 12q10.500-11 21 0-10.500 11-21 0zM4 21L20 3",
        ),
    ),
    (
        "crossfire",
        (
            "M22.500 22.500h-8l8-8zM1.500 22.500h8l-8-8z",
            "M3 2l15 16M21 2L6 18",
        ),
    ),
    (
        "demolitions",
        (
            "M3 11h4.500v12H3zM9.500 11H14v12H9.500zM16 11h4.500v12H16z",
            "M11.700 11q0-6 5-6 4 0 4.500-3.500",
        ),
    ),
    (
        "dig-in",
        (
            "M7.500 12h9v5q0 4-4.500 7-4.500-3-4.500-7zM10.700 4h2.600v8h-2.600zM7.500 0h9v3.500h-9z",
            "",
        ),
    ),
    (
        "hand-grenades",
        (
            "M11 8.500a7.300 7.300 0 1 0 .1 0zM8.500 3h6v4h-6z",
            "M14.500 4q6 0 6 7",
        ),
    ),
    (
        "hidden-entrenchments",
        (
            "M11 9.500h2.200v2.200H11z",
            "M9 3.500Q9 1 12 1t3 2.500Q15 5.500 12 7M1.500 15q1.500 7 8.500 7M22.500 15q-1.500 7-8.500 7",
        ),
    ),
    (
        "hidden-mines",
        (
            "M11 9.500h2.200v2.200H11zM5 15.500a3.600 3.600 0 1 0 .1 0zM19 15.500a3.600 3.600 0 1 0 .1 0z",
            "M9 3.500Q9 1 12 1t3 2.500Q15 5.500 12 7M12 17v5",
        ),
    ),
    (
        "hidden-pillbox",
        (
            "M11 9.500h2.200v2.200H11zM2 23q0-10 10-10t10 10zM7 18.500h10V21H7z",
            "M9 3.500Q9 1 12 1t3 2.500Q15 5.500 12 7",
        ),
    ),
    (
        "hidden-unit",
        (
            "M11 9.500h2.200v2.200H11zM3 20q0-7 9-7t9 7l2 3H1z",
            "M9 3.500Q9 1 12 1t3 2.500Q15 5.500 12 7",
        ),
    ),
    (
        "hidden-wire",
        (
            "M11 9.500h2.200v2.200H11z",
            "M9 3.500Q9 1 12 1t3 2.500Q15 5.500 12 7M1 20h22M4 16l4 7M8 16l-4 7M16 16l4 7M20 16l-4 7",
        ),
    ),
    (
        "light-wounds",
        (
            "M10.800 8.500h2.400v2.300h2.300v2.400h-2.300v2.300h-2.400v-2.300H8.500v-2.400h2.300z",
            "M2.500 14.500l12-12q3-2 5.500.5t1.500 6.500l-12 12q-3 2-5.500-.5t-1.500-6.500z",
        ),
    ),
    (
        "marksmanship",
        (
            "M12 9a3 3 0 1 0 .1 0z",
            "M12 2a10 10 0 1 0 .1 0zM12 5.800a6.200 6.200 0 1 0 .1 0z",
        ),
    ),
    (
        "no-quarter",
        (
            "M12 1c6 0 10 3.700 10 9 0 3-1.500 5.300-3.500 6.500V22h-13v-5.500C3.500 15.300 2 13 2 10c0-5.300 4-9 10-9zM8 8a2.700 2.700 0 1 0 .1 0zM16 8a2.700 2.700 0 1 0 .1 0zM12 14l-1.500 3h3zM9 19v3h1v-3zM14 19v3h1v-3z",
            "",
        ),
    ),
    ("smoke-grenades", (CLOUD, "")),
    (
        "spray-fire",
        ("M0 16h6v6H0z", "M8 17L20 3M9 18.500l13-7M9 20.500h13.500"),
    ),
    (
        "sustained-fire",
        (
            "M2 22V9q0-4 2.500-7Q7 5 7 9v13zM9.500 22V9q0-4 2.500-7 2.500 3 2.500 7v13zM17 22V9q0-4 2.500-7Q22 5 22 9v13z",
            "",
        ),
    ),
    ("op-fire", FIRE),
];

const EVENTS: [Row; 35] = [
    (
        "air-support",
        (
            "M10.500 1h3v7l10 4.500v3L13.500 14l-.5 5 3.500 2v2h-9v-2l3.500-2-.5-5L.5 15.500v-3L10.500 8z",
            "",
        ),
    ),
    (
        "battle-harden",
        (
            "",
            "M3.500 12.500L12 5l8.500 7.500M3.500 20L12 12.500 20.500 20",
        ),
    ),
    (
        "battlefield-integrity",
        (
            "",
            "M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700zM7.500 12l3.500 3.500L16.500 9",
        ),
    ),
    ("blaze", (FLAME, "")),
    (
        "booby-trap",
        (
            "M3 18q0-7 6-7t6 7zM1.500 19h15v3h-15z",
            "M9 11V6M9 6l13 0M22 6v16",
        ),
    ),
    (
        "breeze",
        (
            "",
            "M1.500 9h13q4 0 4-3.200T15.300 2.500M1.500 14h17q4 0 4 3.500T19 21M1.500 19h10",
        ),
    ),
    ("command-and-control", (HEXAGON_STAR, "")),
    (
        "commissar",
        (
            "M2 10q10-9 20 0l-2.500 4.500h-15zM3.500 16h17l3 3.500H8z",
            "",
        ),
    ),
    (
        "cower",
        ("M8.500 1h7v9H21l-9 9-9-9h5.500zM3 20.500h18V23H3z", ""),
    ),
    (
        "deploy",
        (
            "M12 1a3.300 3.300 0 1 0 .1 0zM5 16a3.300 3.300 0 1 0 .1 0zM19 16a3.300 3.300 0 1 0 .1 0z",
            "M12 7v4L6 16M12 11l6 5",
        ),
    ),
    (
        "dust",
        (
            "M4 5a1.700 1.700 0 1 0 .1 0zM12 3a2.300 2.300 0 1 0 .1 0zM19.500 7a1.700 1.700 0 1 0 .1 0zM7 12a2.300 2.300 0 1 0 .1 0zM15.500 13a2.700 2.700 0 1 0 .1 0zM3.500 18.500a1.500 1.500 0 1 0 .1 0zM10.500 19a1.700 1.700 0 1 0 .1 0zM21 18.500a1.500 1.500 0 1 0 .1 0z",
            "",
        ),
    ),
    (
        "elan",
        (
            "M9.500 1l7.500 8.500h-4.500V22h-6V9.500H2z",
            "M17 17h6M20 14v6",
        ),
    ),
    (
        "entrench",
        (
            "M9.500 5h5v5q0 3-2.500 4-2.500-1-2.500-4zM11 0h2v5h-2z",
            "M2 14q1 8 9 8M22 14q-1 8-9 8",
        ),
    ),
    (
        "field-promotion",
        (
            "M12 0l6 6.500h-3.500V12h-5V6.500H6z",
            "M3.500 17h17M3.500 22h17",
        ),
    ),
    (
        "fog-of-war",
        (
            "",
            "M1.500 6q3.500-4 7 0t7 0 7 0M1.500 12.500q3.500-4 7 0t7 0 7 0M1.500 19q3.500-4 7 0t7 0 7 0",
        ),
    ),
    ("hero", (STAR, "")),
    (
        "infiltration",
        (
            "M15.500 1.500l7.500 5-7.500 5z",
            "M2 22Q2 6.500 15 6.500M12 13v3M12 20v3M18 14v2M18 20v3",
        ),
    ),
    ("interdiction", ("", "M12 2a10 10 0 1 0 .1 0zM5 5l14 14")),
    (
        "interrogation",
        (
            "M11 12.500h2.200v2.200H11z",
            "M2 2h20v15H11l-5 5v-5H2zM9 6.500Q9 4.500 12 4.500t3 2Q15 8.500 12 10",
        ),
    ),
    (
        "kia",
        (
            "M9.700 1h4.600v5.500H20V11h-5.700v10h4V23H5.700v-2h4V11H4V6.500h5.700z",
            "",
        ),
    ),
    (
        "malfunction",
        ("M14.500 0L4 13.500h6.500L8 24l12-14.500h-7z", ""),
    ),
    (
        "medic",
        ("M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z", ""),
    ),
    (
        "mission-objective",
        (
            "M9 6l9 3.500L9 13z",
            "M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700zM9 6v12",
        ),
    ),
    (
        "prisoners-of-war",
        (
            "",
            "M2.500 2.500h19v19h-19zM7.500 2.500v19M12 2.500v19M16.500 2.500v19",
        ),
    ),
    (
        "reconnaissance",
        (
            "M4.500 2.500h4v5h7v-5h4L23 16a5 5 0 0 1-9.500 1.500h-3A5 5 0 0 1 1 16zM6 14a2.300 2.300 0 1 0 .1 0zM18 14a2.300 2.300 0 1 0 .1 0z",
            "",
        ),
    ),
    (
        "reinforcements",
        ("M1 17q0-8 8-8t8 8l1.500 3.500h-19z", "M19 2v8M15 6h8"),
    ),
    (
        "rubble",
        (
            "M1 22l2-7 6-1 2 8zM8 12l5-6 6 3-2 6-7 1zM12.500 22l1.500-5 6-3 3.500 8z",
            "",
        ),
    ),
    (
        "sappers",
        (
            "M8 1l4 6.500L16 1l1.500 1-3.800 8.500q-1.700 1.500-3.400 0L6.500 2z",
            "M11 10.500Q5 15 6 23M13 10.500q6 4.500 5 12.500",
        ),
    ),
    (
        "scrounge",
        ("", "M9.500 2a7.500 7.500 0 1 0 .1 0zM15 15l7.500 7.500"),
    ),
    (
        "shell-shock",
        (
            "M12 0l2.500 6.500L20.500 3l-3 6.500L24 12l-6.500 2.500 3 6.500-6-3.500L12 24l-2.500-6.500-6 3.500 3-6.500L0 12l6.500-2.500-3-6.500 6 3.500z",
            "",
        ),
    ),
    (
        "shellholes",
        (
            "M12 9.500q6 0 6 3t-6 3-6-3 6-3z",
            "M12 6q10 0 10 6.500T12 19 2 12.500 12 6zM4 5L2.500 2.500M20 5l1.500-2.500M12 3V1M5 20.500l-1.500 2M19 20.500l1.500 2",
        ),
    ),
    (
        "strategic-objective",
        ("M12 7.500l4 2.300v4.500l-4 2.300-4-2.300V9.800z", HEXAGON),
    ),
    (
        "suppressing-fire",
        ("M3.500 10h17L12 23z", "M4 6V2M9.500 6V1M14.500 6V1M20 6V2"),
    ),
    (
        "walking-wounded",
        (
            "M9.500 2a3 3 0 1 0 .1 0zM6.500 9h6l1.500 7-1 7h-3L9 17.500 8 23H5l1-8z",
            "M17 9h5M19.500 9v14M13 12h6",
        ),
    ),
    (
        "white-phosphorus",
        (
            CLOUD,
            "M4 5L2 2.500M19 5l2-2.500M11.500 1.800V0M7 23.500l.5-1M16 23.500l-.5-1",
        ),
    ),
];

const HEXAGON_STAR: &str = "M12 .5l10 5.800v11.400L12 23.500 2 17.700V6.300zM12 6l1.800 3.900 4.200.5-3.100 2.900.8 4.200L12 15.400l-3.700 2.100.8-4.200L6 10.400l4.200-.5z";

const TRIGGERS: [Row; 4] = [
    (
        "event",
        ("M10 1h5l-1 13.500h-3zM10.300 18h4.400v4.500h-4.400z", ""),
    ),
    (
        "jammed",
        ("M14.500 0L4 13.500h6.500L8 24l12-14.500h-7z", ""),
    ),
    (
        "sniper",
        (
            "M12 10.500a1.500 1.500 0 1 0 .1 0z",
            "M12 4a8 8 0 1 0 .1 0zM12 0v7M12 17v7M0 12h7M17 12h7",
        ),
    ),
    (
        "time",
        (
            "M7 5.500h10l-5 5.500zM7 20.500q0-4 5-6 5 2 5 6z",
            "M4 1.500h16M4 22.500h16M6 2v4.500l5 5.500-5 5.500V22M18 2v4.500L13 12l5 5.500V22",
        ),
    ),
];
