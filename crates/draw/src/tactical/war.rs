//! What lies in a hex of the Great War besides pieces: shells that fall, clouds, wire, mines, works, flags. Pieces lie in
//! the middle: everything here is read at the rim of a hex with its points up.

use super::group::HORSE_HEAD;
use crate::ground::weather;
use crate::ground::wire::{coil, crushed};
use crate::ground::works::{bastions, fascine};
use crate::ink::{CASING, INK, INK_2, SELECTED, Side, TARGET};
use crate::pen::{Point, f, place};
use crate::plan::SIZE;
use crate::text::numeral;
use hex::{Grid, HexId};

/// How shells fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shelling {
    /// Bursts on the ground.
    Drumfire,
    /// Bursts in the air.
    Shrapnel,
    /// Twice as many, for once.
    Hurricane,
}

impl Shelling {
    /// All of them, with their names in keys.
    pub const ALL: [(Shelling, &'static str); 3] = [
        (Shelling::Drumfire, "drumfire"),
        (Shelling::Shrapnel, "shrapnel"),
        (Shelling::Hurricane, "hurricane"),
    ];
}

/// A mark of the Great War in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarMark {
    /// Shells on a hex: whose, how, how heavy, whether they stay.
    Barrage(Side, Shelling, u8, bool),
    /// A yellow cloud.
    Gas,
    /// A white cloud, for so many turns; 0 tells none.
    Smoke(u8),
    /// Wire that runs in that direction, in degrees; whether it was crushed.
    Wire(u16, bool),
    /// Mines.
    Mines,
    /// A fortified network.
    Network,
    /// A bundle in a trench that runs in that direction.
    Filled(u16),
    /// Horses without their riders.
    Horses(Side),
    /// How often a barrage was asked for.
    Request(u8),
    /// Who holds the hex.
    Control(Side),
    /// Fire that was planned for a turn; whether it is the enemy's.
    Planned(u8, bool),
    /// How many shots were made at it.
    Shots(u8),
}

/// The longest number in a name.
const MOST: u8 = 99;

fn number(text: Option<&str>) -> Option<u8> {
    text?.parse().ok().filter(|n| *n <= MOST)
}

/// A direction in which works run, in degrees.
fn turn(text: Option<&str>) -> Option<u16> {
    let turn = text?.parse().ok()?;
    (turn < 180 && turn % 30 == 0).then_some(turn)
}

impl WarMark {
    /// Some of each, for sheets and tests.
    pub const SAMPLES: [WarMark; 20] = [
        WarMark::Barrage(Side::German, Shelling::Drumfire, 20, true),
        WarMark::Barrage(Side::British, Shelling::Drumfire, 10, false),
        WarMark::Barrage(Side::British, Shelling::Shrapnel, 10, true),
        WarMark::Barrage(Side::German, Shelling::Hurricane, 40, false),
        WarMark::Gas,
        WarMark::Smoke(2),
        WarMark::Wire(90, false),
        WarMark::Wire(90, true),
        WarMark::Wire(60, false),
        WarMark::Mines,
        WarMark::Network,
        WarMark::Filled(90),
        WarMark::Horses(Side::British),
        WarMark::Request(2),
        WarMark::Control(Side::German),
        WarMark::Control(Side::French),
        WarMark::Planned(8, false),
        WarMark::Planned(8, true),
        WarMark::Shots(1),
        WarMark::Shots(3),
    ];

    /// Its name in keys.
    pub fn id(self) -> String {
        match self {
            WarMark::Barrage(side, how, power, stands) => {
                let how = Shelling::ALL.iter().find(|(each, _)| *each == how);
                let stands = if stands { ".standing" } else { "" };
                format!(
                    "barrage.{}.{}.{power}{stands}",
                    side.id(),
                    how.map_or("", |(_, id)| *id)
                )
            }
            WarMark::Gas => "gas".to_owned(),
            WarMark::Smoke(turns) => format!("screen.{turns}"),
            WarMark::Wire(turn, false) => format!("wire.{turn}"),
            WarMark::Wire(turn, true) => format!("wire-crushed.{turn}"),
            WarMark::Mines => "mines".to_owned(),
            WarMark::Network => "network".to_owned(),
            WarMark::Filled(turn) => format!("filled.{turn}"),
            WarMark::Horses(side) => format!("horses.{}", side.id()),
            WarMark::Request(n) => format!("request.{n}"),
            WarMark::Control(side) => format!("control.{}", side.id()),
            WarMark::Planned(turn, false) => format!("planned.{turn}"),
            WarMark::Planned(turn, true) => format!("planned.{turn}.foe"),
            WarMark::Shots(n) => format!("shots.{n}"),
        }
    }

    /// The mark of that name.
    pub fn by_id(id: &str) -> Option<WarMark> {
        let mut words = id.split('.');
        let what = words.next()?;
        let side = |word: Option<&str>| word.and_then(Side::by_id);
        let found = match what {
            "barrage" => {
                let side = side(words.next())?;
                let how = words.next()?;
                let (how, _) = Shelling::ALL.iter().find(|(_, each)| *each == how)?;
                let power = number(words.next())?;
                WarMark::Barrage(side, *how, power, words.next() == Some("standing"))
            }
            "gas" => WarMark::Gas,
            "screen" => WarMark::Smoke(number(words.next())?),
            "wire" => WarMark::Wire(turn(words.next())?, false),
            "wire-crushed" => WarMark::Wire(turn(words.next())?, true),
            "mines" => WarMark::Mines,
            "network" => WarMark::Network,
            "filled" => WarMark::Filled(turn(words.next())?),
            "horses" => WarMark::Horses(side(words.next())?),
            "request" => WarMark::Request(number(words.next())?),
            "control" => WarMark::Control(side(words.next())?),
            "planned" => WarMark::Planned(number(words.next())?, words.next() == Some("foe")),
            "shots" => WarMark::Shots(number(words.next())?),
            _ => return None,
        };
        Some(found)
    }

    /// It around the middle of its hex.
    pub(super) fn drawn(self) -> String {
        match self {
            WarMark::Barrage(side, how, power, stands) => barrage(side, how, power, stands),
            WarMark::Gas => cloud(&weather::gas(""), "G", ["#fbf4c4", "#5d5a1e"]),
            WarMark::Smoke(0) => cloud(&weather::smoke(""), "", [CASING, "#55554c"]),
            WarMark::Smoke(n) => cloud(&weather::smoke(""), &n.to_string(), [CASING, "#55554c"]),
            WarMark::Wire(turn, broken) => wire(turn, broken),
            WarMark::Mines => [[-27.0, 14.0], [27.0, 14.0], [0.0, 29.0], [0.0, -29.0]]
                .map(mine)
                .concat(),
            WarMark::Network => bastions(SIZE),
            WarMark::Filled(turn) => turned(turn, &fascine(SIZE)),
            WarMark::Horses(side) => place([-26.0, 17.0], 0.9, &horses(side)),
            WarMark::Request(n) => place([0.0, -30.0], 0.72, &request(n)),
            WarMark::Control(side) => place([21.0, -21.0], 0.95, &flag(side)),
            WarMark::Planned(turn, foe) => place([0.0, 0.0], 1.9, &planned(turn, foe)),
            WarMark::Shots(n) => place([0.0, 31.0], 0.8, &shots(n)),
        }
    }
}

/// The direction in which a work runs through a hex, in degrees: towards its neighbours with the same work. Along a row
/// where it has none; for `Wire` and `Filled`.
pub fn run(grid: &Grid, works: &[HexId], hex: HexId) -> u16 {
    let middle = crate::plan::centre(grid, hex);
    let [mut x, mut y] = [0.0, 0.0];
    for other in grid.neighbours(hex).filter(|other| works.contains(other)) {
        let there = crate::plan::centre(grid, other);
        let way = (there[1] - middle[1]).atan2(there[0] - middle[0]);
        // Twice the angle: a work runs both ways.
        x += (2.0 * way).cos();
        y += (2.0 * way).sin();
    }
    if x.hypot(y) < 0.1 {
        return 0;
    }
    let degrees = (y.atan2(x) / 2.0).to_degrees().rem_euclid(180.0);
    ((degrees / 30.0).round() as u16 * 30) % 180
}

fn turned(turn: u16, inner: &str) -> String {
    format!(r#"<g transform="rotate({turn})">{inner}</g>"#)
}

/// A burst on the ground.
const BURST: &str = "M0 -3l1.600-7 1.700 5.200 5-3.800-2.400 5.600 6 .4-5.200 3 3.600 4.600-5.600-2.200-.8 5.600-3.400-4.600-4 4-.4-5.400-5.800.8 3.800-4.200-4.800-3 5.600-.6-1.800-5.200z";
/// One in the air, what it holds below it.
const SPRAY: &str = "M-6 0q-4-5 1-8 3-5 8-1 6 0 5 5-1 5-7 4-5 2-7 0zM-4 4l-3 7M0 4v8M4 4l3 7";

/// A beaten zone around the hex, bursts over it, the firepower at its foot with the shape of who fires.
fn barrage(side: Side, how: Shelling, power: u8, stands: bool) -> String {
    let (rim, dashes) = match stands {
        true => ("2.600", ""),
        false => ("1.800", r#" stroke-dasharray="3 3""#),
    };
    let zone = format!(
        r#"<ellipse cy="2" rx="32" ry="27" fill="{TARGET}" fill-opacity=".17" stroke="{TARGET}" stroke-width="{rim}"{dashes}/>"#
    );
    let sign = match how {
        Shelling::Shrapnel => SPRAY,
        _ => BURST,
    };
    let burst = format!(
        r#"<path d="{sign}" fill="{CASING}" stroke="{TARGET}" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round"/>"#
    );
    let falls: &[(Point, f64)] = match how {
        Shelling::Hurricane => &[
            ([-25.0, -9.0], 1.1),
            ([-13.0, -24.0], 1.1),
            ([0.0, -29.0], 1.25),
            ([13.0, -24.0], 1.1),
            ([25.0, -9.0], 1.1),
            ([-27.0, 9.0], 1.0),
            ([27.0, 9.0], 1.0),
        ],
        _ => &[
            ([-22.0, -17.0], 1.1),
            ([0.0, -27.0], 1.2),
            ([22.0, -17.0], 1.1),
        ],
    };
    let bursts: String = falls.iter().map(|(at, k)| place(*at, *k, &burst)).collect();
    let tones = side.tones();
    let whose = match side.is_square() {
        true => format!(
            r#"<rect x="-14" y="-4.500" width="9" height="9" fill="{}" stroke="{CASING}" stroke-width="1.200"/>"#,
            tones.plain
        ),
        false => format!(
            r#"<circle cx="-9.500" r="4.800" fill="{}" stroke="{CASING}" stroke-width="1.200"/>"#,
            tones.plain
        ),
    };
    let pill = format!(
        r#"<rect x="-18" y="-9" width="36" height="18" rx="9" fill="{TARGET}" stroke="{CASING}" stroke-width="1.600"/>{whose}{}"#,
        numeral([5.5, 4.8], 13.5, CASING, &power.to_string())
    );
    zone + &bursts + &place([0.0, 28.0], 1.0, &pill)
}

/// A cloud over the whole hex, its sign at the top.
fn cloud(puff: &str, sign: &str, [fill, edge]: [&str; 2]) -> String {
    let disc = match sign {
        "" => String::new(),
        sign => format!(
            r##"<circle cy="-28" r="8.200" fill="{fill}" stroke="{edge}" stroke-width="1.500"/>{}"##,
            numeral([0.0, -23.2], 13.5, "#191b17", sign)
        ),
    };
    format!(
        r#"<g opacity=".9">{}</g>{disc}"#,
        place([-1.0, 0.0], 0.98, puff)
    )
}

/// Three coils across the hex, before, under and behind who stands there.
fn wire(turn: u16, broken: bool) -> String {
    let rows: String = [-22.0, 0.0, 22.0]
        .map(|y: f64| {
            let long = if y == 0.0 { 58.0 } else { 42.0 };
            coil([0.0, y], long, SIZE * 0.8)
        })
        .concat();
    turned(turn, &if broken { crushed(&rows, SIZE) } else { rows })
}

fn mine([x, y]: Point) -> String {
    place(
        [x, y],
        1.0,
        r##"<circle r="5.600" fill="#3c3a30" stroke="#fffdf4" stroke-width="1.200"/><path d="M0 -5v-4.500" stroke="#25221b" stroke-width="2.400"/><path d="M-3 -1q1-2 3-2" fill="none" stroke="#b9b49c" stroke-width="1.200"/>"##,
    )
}

fn horses(side: Side) -> String {
    let tones = side.tones();
    let shape = match side.is_square() {
        true => r#"<rect x="-12" y="-12" width="24" height="24" rx="2""#,
        false => r#"<circle r="13""#,
    };
    format!(
        r##"{shape} fill="{}" stroke="#191b17" stroke-width="1.800"/><path d="{HORSE_HEAD}" transform="translate(-1 -1) scale(.82)" fill="#191b17"/>"##,
        tones.light
    )
}

/// A field telephone and the number.
fn request(n: u8) -> String {
    const PHONE: &str = r##"<path d="M-11 -3q0-7 11-7t11 7h-5q0-2.500-6-2.500t-6 2.500z" fill="#191b17"/><path d="M-6 -1h12l4 10h-20z" fill="#191b17"/><circle cy="4.500" r="2.800" fill="#fbf7ec"/>"##;
    format!(
        r#"<rect x="-21" y="-11" width="42" height="22" rx="5" fill="{CASING}" stroke="{INK_2}" stroke-width="1.600"/>{}{}"#,
        place([-9.0, 0.0], 0.62, PHONE),
        numeral([9.0, 5.2], 15.0, INK, &n.to_string())
    )
}

fn flag(side: Side) -> String {
    let tones = side.tones();
    let cloth = match side.is_square() {
        true => r#"<rect x="1" y="-11" width="12" height="11""#,
        false => r#"<circle cx="7.500" cy="-5.500" r="6.400""#,
    };
    format!(
        r##"<path d="M0 10V-11" stroke="{CASING}" stroke-width="4.500" stroke-linecap="round"/><path d="M0 10V-11" stroke="#191b17" stroke-width="2" stroke-linecap="round"/>{cloth} fill="{}" stroke="#191b17" stroke-width="1.500"/>"##,
        tones.plain
    )
}

/// A surveyor's cross, the turn in a disc.
fn planned(turn: u8, foe: bool) -> String {
    let ink = if foe { "#8c2a16" } else { SELECTED };
    let cross = "M-15.500 0H-7M7 0H15.500M0 -11V-7M0 7V15.500";
    format!(
        r#"<path d="{cross}" stroke="{CASING}" stroke-width="3.600" stroke-linecap="round"/><path d="{cross}" stroke="{ink}" stroke-width="1.700" stroke-linecap="round"/><circle r="1.500" fill="{ink}" stroke="{CASING}" stroke-width=".6"/><g transform="translate(0 -15.200) scale(.6)"><circle r="8" fill="{ink}" stroke="{CASING}" stroke-width="1.600"/>{}</g>"#,
        numeral([0.0, 4.2], 12.0, CASING, &turn.to_string())
    )
}

/// Three dots, filled for each shot that was made.
fn shots(n: u8) -> String {
    let dot = |i: u8| {
        let fill = if i < n { INK } else { "none" };
        format!(
            r#"<circle cx="{}" r="3.400" fill="{fill}" stroke="{INK}" stroke-width="1.500"/>"#,
            f(f64::from(i) * 9.0 - 9.0)
        )
    };
    let dots: String = (0..3).map(dot).collect();
    format!(
        r#"<rect x="-17" y="-8" width="34" height="16" rx="8" fill="{CASING}" stroke="{INK_2}" stroke-width="1.400"/>{dots}"#
    )
}
