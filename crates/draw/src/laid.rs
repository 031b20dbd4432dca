//! What lies on the hexes and beside the map of the commander games: counters, works, smoke, objectives, tokens.

use std::collections::BTreeMap;

use hex::{HexId, Map};

use crate::art::Art;
use crate::card::CARD;
use crate::counter::{Counter, counter};
use crate::dice::{d6_inner, struck};
use crate::ground::{building, crater, trench, weather, wire};
use crate::ink::{PAPER, Side};
use crate::medal::objective;
use crate::pen::{Point, place};
use crate::plan::{SIZE, centre};
use crate::position::Position;
use crate::text::numeral;

/// How wide a counter lies on its hex.
pub(crate) const WIDE: f64 = 44.0;
/// How wide that of a weapon is.
const SMALL: f64 = 29.0;
/// Where the counter of a weapon lies: over the shoulder of who carries it.
const SHOULDER: Point = [-25.0, -17.0];

/// Around the middle of a hex, or over the shoulder.
pub(crate) fn lay(face: &Counter) -> String {
    let (at, wide) = stands(face);
    let corner = [at[0] - wide / 2.0, at[1] - wide / 2.0];
    place(corner, wide / 100.0, &counter(face))
}

fn stands(face: &Counter) -> (Point, f64) {
    if face.silhouette.is_weapon() {
        (SHOULDER, SMALL)
    } else {
        ([0.0, 0.0], WIDE)
    }
}

/// A counter around the middle of its hex; that of a weapon is smaller and lies over the shoulder of its bearer.
pub fn counter_art(face: &Counter) -> Art {
    let (at, wide) = stands(face);
    let unit = wide / 100.0;
    let window = [
        at[0] - 56.0 * unit,
        at[1] - 66.0 * unit,
        112.0 * unit,
        122.0 * unit,
    ];
    Art {
        window,
        svg: lay(face),
    }
}

/// What men dig, build or lay in a hex, and what hangs over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Work {
    /// Holes to both sides of who stands there.
    Foxholes,
    /// A trench around the front.
    Trench,
    /// Coils before and behind.
    Wire,
    /// Four discs around.
    Mines,
    /// Logs and earth, angular.
    Bunker,
    /// Concrete, round.
    Pillbox,
    /// A cloud and its number.
    Smoke(u8),
    /// Fire.
    Blaze,
    /// A yellow-green cloud.
    Gas,
    /// Holes torn by shells.
    ShellHole,
    /// Walls without a roof.
    Ruin,
    /// A printed trench that is no more.
    Filled,
    /// Where the shells of a side are aimed.
    Spotting(Side),
    /// Where they fall.
    Impact(Side),
    /// A biplane from above.
    Aircraft(Side),
}

impl Work {
    /// The thickest smoke that is drawn.
    pub const THICKEST: u8 = 10;

    /// Its name in views and keys: `foxholes`, `smoke.4`.
    pub fn id(self) -> String {
        let plain = match self {
            Work::Foxholes => "foxholes",
            Work::Trench => "trench",
            Work::Wire => "wire",
            Work::Mines => "mines",
            Work::Bunker => "bunker",
            Work::Pillbox => "pillbox",
            Work::Smoke(n) => return format!("smoke.{n}"),
            Work::Blaze => "blaze",
            Work::Gas => "gas",
            Work::ShellHole => "shell-hole",
            Work::Ruin => "ruin",
            Work::Filled => "filled",
            Work::Spotting(side) => return format!("sr.{}", side.id()),
            Work::Impact(side) => return format!("impact.{}", side.id()),
            Work::Aircraft(side) => return format!("aircraft.{}", side.id()),
        };
        plain.to_owned()
    }

    /// The work of that name.
    pub fn by_id(id: &str) -> Option<Work> {
        const PLAIN: [Work; 11] = [
            Work::Foxholes,
            Work::Trench,
            Work::Wire,
            Work::Mines,
            Work::Bunker,
            Work::Pillbox,
            Work::Blaze,
            Work::Gas,
            Work::ShellHole,
            Work::Ruin,
            Work::Filled,
        ];
        let smoke = (1..=Work::THICKEST).map(Work::Smoke);
        let of_sides = Side::ALL.into_iter().flat_map(|side| {
            [
                Work::Spotting(side),
                Work::Impact(side),
                Work::Aircraft(side),
            ]
        });
        let mut all = PLAIN.into_iter().chain(smoke).chain(of_sides);
        all.find(|work| work.id() == id)
    }
}

/// A work around the middle of its hex: a counter in the middle leaves it in sight.
pub fn work(what: Work) -> String {
    match what {
        Work::Foxholes => {
            let arcs = "M-30 2q0 20 16 25M30 2q0 20-16 25";
            format!(
                r##"<path d="{arcs}" fill="none" stroke="#4f3c22" stroke-width="8" stroke-linecap="round"/><path d="{arcs}" fill="none" stroke="#a98d5d" stroke-width="3.6" stroke-linecap="round"/>"##
            )
        }
        Work::Trench => {
            let line = vec![[-33.0, -2.0], [-19.0, 26.0], [19.0, 26.0], [33.0, -2.0]];
            trench::trenches(&[line], 25.0)
        }
        Work::Wire => wire::wire([0.0, 26.5], 46.0, 23.0) + &wire::wire([0.0, -25.5], 46.0, 23.0),
        Work::Mines => [[-29.0, 5.0], [29.0, 5.0], [-13.0, 27.0], [13.0, 27.0]]
            .map(mine)
            .concat(),
        Work::Bunker => r##"<path d="M-32 0L-19 31H21L34 0L24 -14H-24z" fill="#2a2115" opacity=".3"/><path d="M-34 -3L-19 29H19L34 -3L25 -17H-25z" fill="#9b7a4e" stroke="#3f2f1a" stroke-width="2"/><path d="M-29 8H29M-25 16H25M-22 23H22" stroke="#5a4527" stroke-width="1.4"/><path d="M-13 24h26v4h-26z" fill="#1d1710"/>"##.to_owned(),
        Work::Pillbox => r##"<ellipse cx="1.5" cy="3" rx="33" ry="28" fill="#2a2115" opacity=".3"/><ellipse rx="33" ry="29" fill="#b5b1a3" stroke="#3f3d35" stroke-width="2"/><ellipse rx="28" ry="24.500" fill="#9b978a" stroke="#7c786c"/><path d="M-14 23.500q14 4 28 0v3.600q-14 4-28 0zM-30 -5v9h3.400v-9zM26.600 -5v9h3.400v-9z" fill="#25221b"/>"##.to_owned(),
        Work::Smoke(n) => {
            let cloud = place([3.0, 1.0], 1.1, &weather::smoke(""));
            format!(
                r##"<g opacity=".93">{cloud}</g><circle cx="-28" cy="6" r="8.500" fill="{PAPER}" stroke="#55554c" stroke-width="1.4"/>{}"##,
                numeral([-28.0, 10.8], 13.5, "#191b17", &n.to_string())
            )
        }
        Work::Blaze => place([1.0, 1.0], 0.92, &weather::blaze()),
        Work::Gas => {
            let cloud = place([2.0, -2.0], 0.98, &weather::gas(""));
            format!(
                r##"<g opacity=".85">{cloud}</g><circle cx="-28" cy="6" r="9" fill="#fbf4c4" stroke="#5d5a1e" stroke-width="1.600"/>{}"##,
                numeral([-28.0, 11.0], 14.0, "#191b17", "G")
            )
        }
        Work::ShellHole => crater::torn(SIZE),
        Work::Ruin => building::fallen(),
        Work::Filled => crater::filled(SIZE),
        Work::Spotting(side) => aim(side, true),
        Work::Impact(side) => aim(side, false),
        Work::Aircraft(side) => aircraft(side),
    }
}

/// A biplane over the hex, with its shadow: whoever is below stays in sight.
fn aircraft(side: Side) -> String {
    let plane = "M-4-26h8l1 9h29q3 5 0 11h-29l-1 14 10 3v7h-28v-7l10-3-1-14h-29q-3-6 0-11h29z";
    format!(
        r##"<path d="{plane}" transform="translate(7 9)" fill="#191b17" opacity=".28"/><path d="{plane}" fill="{}" stroke="#191b17" stroke-width="2.200" stroke-linejoin="round"/><path d="M-34-11h68" stroke="#191b17" stroke-width="1.200"/><circle cy="-2" r="3" fill="#191b17"/><path d="M-9-28h18" stroke="#191b17" stroke-width="2.600" stroke-linecap="round"/>"##,
        side.tones().plain
    )
}

/// A ring in the colour of a side, with a cross-hair or a burst: it stays in sight around a counter.
fn aim(side: Side, spotting: bool) -> String {
    let tones = side.tones();
    let sign = if spotting {
        "M0-37v14M0 37v-14M-37 0h14M37 0h-14"
    } else {
        "M0-34l4 8-4 5-4-5zM0 34l4-8-4-5-4 5zM-30-17l9 1 2 6-7 0zM30-17l-9 1-2 6 7 0zM-30 17l9-1 2-6-7 0zM30 17l-9-1-2-6 7 0z"
    };
    format!(
        r##"<circle r="31" fill="none" stroke="#191b17" stroke-width="7" stroke-opacity=".55"/><circle r="31" fill="none" stroke="{}" stroke-width="4.500"/><path d="{sign}" fill="#b5371c" stroke="{}" stroke-width="{}" stroke-linejoin="round"/>"##,
        tones.plain,
        if spotting { "#b5371c" } else { PAPER },
        if spotting { "3.4" } else { "1.2" }
    )
}

fn mine([x, y]: Point) -> String {
    place(
        [x, y],
        1.0,
        r##"<circle r="5.600" fill="#3c3a30" stroke="#191b17"/><path d="M0 -5v-4M-3.500 -4.500l-2-2.500M3.500 -4.500l2-2.500" stroke="#191b17" stroke-width="1.800"/><path d="M-3 -1q1-2 3-2" fill="none" stroke="#b9b49c" stroke-width="1.200"/>"##,
    )
}

/// A work with its window: the hex.
pub fn work_art(what: Work) -> Art {
    Art {
        window: [-SIZE, -SIZE, 2.0 * SIZE, 2.0 * SIZE],
        svg: work(what),
    }
}

/// Where an objective lies while somebody stands in its hex, and how large.
const BESIDE: (Point, f64) = ([29.0, 2.0], 0.8);

/// An objective around the middle of its hex, or beside who stands there.
pub(crate) fn goal(number: u8, worth: u8, holder: Option<Side>, aside: bool) -> String {
    let mut svg = objective(number, holder);
    if worth > 0 {
        svg += &format!(
            r##"<rect x="-8" y="8.500" width="16" height="12" rx="6" fill="#70500f" stroke="{PAPER}" stroke-width="1.2"/>{}"##,
            numeral([0.0, 18.2], 10.5, PAPER, &worth.to_string())
        );
    }
    if aside {
        place(BESIDE.0, BESIDE.1, &svg)
    } else {
        place([0.0, 0.0], 1.25, &svg)
    }
}

/// An objective with its number, what it is worth and the flag of who holds it.
pub fn goal_art(number: u8, worth: u8, holder: Option<Side>, aside: bool) -> Art {
    let ([x, y], k) = if aside { BESIDE } else { ([0.0, 0.0], 1.25) };
    Art {
        window: [x - 18.0 * k, y - 17.0 * k, 36.0 * k, 38.5 * k],
        svg: goal(number, worth, holder, aside),
    }
}

/// The number of an objective in another of its hexes, at the foot of the hex.
pub fn part_art(number: u8, holder: Option<Side>) -> Art {
    Art {
        window: [-SIZE, -SIZE, 2.0 * SIZE, 2.0 * SIZE],
        svg: place([25.0, 14.0], 0.5, &objective(number, holder)),
    }
}

/// What is counted beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tally {
    /// Victory points.
    Points,
    /// Those who fell.
    Lost,
    /// Orders given.
    Orders,
    /// A radio.
    Radio,
    /// A radio that is silent.
    RadioBroken,
    /// A telephone.
    Telephone,
    /// A telephone whose line is cut.
    TelephoneBroken,
    /// A secret objective.
    Secret,
    /// The initiative: roll again.
    Initiative,
    /// Men in the field.
    Units,
    /// How much troops stand before they are worn out.
    Experience,
    /// What is held.
    Held,
    /// What left the map.
    Exited,
}

impl Tally {
    /// All of them.
    pub const ALL: [Tally; 13] = [
        Tally::Points,
        Tally::Lost,
        Tally::Orders,
        Tally::Radio,
        Tally::RadioBroken,
        Tally::Telephone,
        Tally::TelephoneBroken,
        Tally::Secret,
        Tally::Initiative,
        Tally::Units,
        Tally::Experience,
        Tally::Held,
        Tally::Exited,
    ];

    /// Its name in keys.
    pub fn id(self) -> &'static str {
        match self {
            Tally::Points => "vp",
            Tally::Lost => "casualties",
            Tally::Orders => "orders",
            Tally::Radio => "radio",
            Tally::RadioBroken => "radio-broken",
            Tally::Telephone => "telephone",
            Tally::TelephoneBroken => "telephone-broken",
            Tally::Secret => "secret",
            Tally::Initiative => "initiative",
            Tally::Units => "units",
            Tally::Experience => "experience",
            Tally::Held => "held",
            Tally::Exited => "exited",
        }
    }

    /// The one of that name.
    pub fn by_id(id: &str) -> Option<Tally> {
        Tally::ALL.into_iter().find(|tally| tally.id() == id)
    }

    fn svg(self) -> String {
        const RADIO: &str = r##"<path d="M15 8V1.500" stroke="#25221b" stroke-width="1.600"/><circle cx="15" cy="1.800" r="1.300" fill="#25221b"/><rect x="2" y="7" width="16" height="11.500" rx="1.800" fill="#8f996a" stroke="#25221b" stroke-width="1.300"/><circle cx="7" cy="12.700" r="3" fill="#fdfaf2" stroke="#25221b"/><path d="M12 10.500h4M12 13h4M12 15.500h4" stroke="#25221b" stroke-width="1.200"/>"##;
        const PHONE: &str = r##"<path d="M3 18.500l1.500-7q.5-2 2.500-2h6q2 0 2.500 2l1.500 7z" fill="#8a5a32" stroke="#25221b" stroke-width="1.300" stroke-linejoin="round"/><circle cx="10" cy="13.800" r="2.600" fill="#fdfaf2" stroke="#25221b"/><path d="M2.500 7.500q0-5.500 7.500-5.500t7.500 5.500h-4q0-2-3.500-2t-3.500 2z" fill="#3a3c36" stroke="#25221b" stroke-linejoin="round"/><path d="M8 6v3.500M12 6v3.500" stroke="#25221b" stroke-width="1.400"/>"##;
        match self {
            Tally::Points => r##"<circle cx="10" cy="10" r="9" fill="#c79a3c" stroke="#70500f" stroke-width="1.3"/><path d="M10 3.600l1.900 4.100 4.500.5-3.400 3 1 4.500-4-2.300-4 2.300 1-4.500-3.400-3 4.500-.5z" fill="#fff3cf"/>"##.to_owned(),
            Tally::Lost => r##"<path d="M2 18.500q8-4 16 0z" fill="#8b6534" stroke="#25221b"/><path d="M10 17V7" stroke="#25221b" stroke-width="2.400"/><path d="M3.500 8.500q0-7 6.500-7t6.500 7q-6.500-2-13 0z" fill="#e9e2cf" stroke="#25221b" stroke-width="1.300" stroke-linejoin="round"/>"##.to_owned(),
            Tally::Orders => r##"<rect x="2.500" y="2" width="15" height="16" rx="1.500" fill="#fdfaf2" stroke="#25221b" stroke-width="1.300"/><path d="M10 4.500l4.500 4.500H12v6H8V9H5.500z" fill="#285279"/>"##.to_owned(),
            Tally::Radio => RADIO.to_owned(),
            Tally::RadioBroken => struck_out(RADIO),
            Tally::Telephone => PHONE.to_owned(),
            Tally::TelephoneBroken => struck_out(PHONE),
            Tally::Secret => format!(
                r##"<path d="M10 1l7.800 4.500v9L10 19l-7.800-4.500v-9z" fill="#3a3c36" stroke="#25221b" stroke-width="1.200"/>{}"##,
                numeral([10.0, 14.5], 13.0, "#e6c56f", "?")
            ),
            Tally::Initiative => r##"<path d="M15.800 5.200A7.600 7.600 0 1 0 17.600 10" fill="none" stroke="#25221b" stroke-width="2.200"/><path d="M17.800 1v6.200h-6.200z" fill="#25221b"/><rect x="6.500" y="6.700" width="7" height="7" rx="1.600" fill="#fdfaf2" stroke="#25221b" stroke-width="1.200"/><circle cx="10" cy="10.200" r="1.300" fill="#99371f"/>"##.to_owned(),
            Tally::Units => r##"<g fill="#25221b"><circle cx="6" cy="7" r="3"/><path d="M1.500 17q0-6.500 3-7h3q3 .5 3 7z"/><circle cx="14" cy="6" r="3"/><path d="M9.500 16q0-6.500 3-7h3q3 .5 3 7z" stroke="#efe6cf"/></g>"##.to_owned(),
            Tally::Held => r##"<path d="M5 18.500V1.500" stroke="#25221b" stroke-width="2" stroke-linecap="round"/><path d="M6 2.500h11l-3 4 3 4H6z" fill="#8a6414" stroke="#25221b" stroke-width="1.200" stroke-linejoin="round"/>"##.to_owned(),
            Tally::Exited => r##"<path d="M11 2.500H3v15h8" fill="none" stroke="#25221b" stroke-width="2.200"/><path d="M7 10h9" stroke="#25221b" stroke-width="2.400"/><path d="M13 5.500l5.500 4.500-5.500 4.500z" fill="#25221b"/>"##.to_owned(),
            Tally::Experience => r##"<path d="M4 9l6-5 6 5M4 13.500l6-5 6 5M4 18l6-5 6 5" fill="none" stroke="#25221b" stroke-width="2.400" stroke-linejoin="round"/>"##.to_owned(),
        }
    }
}

/// What does not work.
fn struck_out(what: &str) -> String {
    format!(
        r##"<g opacity=".65">{what}</g><path d="M2 18.500L18 2.500" stroke="#fffdf4" stroke-width="4.500"/><path d="M2 18.500L18 2.500" stroke="#99371f" stroke-width="2.400"/>"##
    )
}

/// One of what is counted, in a square of 20, on a pale disc that any ground bears.
pub fn tally_art(what: Tally) -> Art {
    Art {
        window: [-12.0, -12.0, 24.0, 24.0],
        svg: format!(
            r##"<rect x="-12" y="-12" width="24" height="24" rx="5" fill="#efe6cf"/>{}"##,
            place([-10.0, -10.0], 1.0, &what.svg())
        ),
    }
}

/// The back of the deck of a side: its colour, a hexagon and its helmet.
pub fn deck_art(side: Side) -> Art {
    let [w, h] = CARD;
    let tones = side.tones();
    let svg = format!(
        r##"<rect width="126" height="180" rx="7" fill="{}" stroke="#191b17"/><rect x="7" y="7" width="112" height="166" rx="4" fill="none" stroke="{}" stroke-width="1.6"/><path d="M63 34l48.500 28v56L63 146l-48.500-28V62z" fill="none" stroke="{}" stroke-width="3.5"/>{}"##,
        tones.shade,
        tones.plain,
        tones.light,
        place([30.5, 57.5], 2.5, &crate::medal::roundel(side))
    );
    Art {
        window: [-w / 2.0 - 1.0, -h / 2.0 - 1.0, w + 2.0, h + 2.0],
        svg: place([-w / 2.0, -h / 2.0], 1.0, &svg),
    }
}

/// A white or a red die showing `n`; struck through when it did nothing.
pub fn coloured_art(n: u8, red: bool, missed: bool) -> Art {
    let die = d6_inner(n, red);
    let svg = if missed {
        format!(r#"<g opacity=".5">{die}</g>{}"#, struck())
    } else {
        die
    };
    Art {
        window: [-17.0, -17.0, 34.0, 34.0],
        svg: place([-17.0, -17.0], 1.0, &svg),
    }
}

/// What was dug, built or laid on a board.
pub(crate) fn works(map: &Map, position: &Position) -> String {
    let here = position
        .works
        .iter()
        .filter(|(hex, _)| map.grid().holds(*hex));
    here.map(|(hex, what)| place(centre(map.grid(), *hex), 1.0, &work(*what)))
        .collect()
}

/// The counters of a board in their stacks, from the far side of the table to the near one.
pub(crate) fn stacks(map: &Map, position: &Position) -> String {
    let mut stacks: BTreeMap<HexId, Vec<&Counter>> = BTreeMap::new();
    for (hex, face) in &position.counters {
        if map.grid().holds(*hex) {
            stacks.entry(*hex).or_default().push(face);
        }
    }
    let mut order: Vec<_> = stacks
        .into_iter()
        .map(|(hex, stack)| (centre(map.grid(), hex), stack))
        .collect();
    order.sort_by(|(a, _), (b, _)| a[1].total_cmp(&b[1]));
    let put = |([x, y], stack): (Point, Vec<&Counter>)| -> String {
        let middle = (stack.len() as f64 - 1.0) / 2.0;
        let lift = |(i, face): (usize, &&Counter)| {
            let d = (i as f64 - middle) * WIDE * 0.1;
            place([x + d, y - d], 1.0, &lay(face))
        };
        stack.iter().enumerate().map(lift).collect()
    };
    order.into_iter().map(put).collect()
}

/// The objectives of a board; beside the counters where somebody stands.
pub(crate) fn goals(map: &Map, position: &Position) -> String {
    let here = position
        .goals
        .iter()
        .filter(|(hex, ..)| map.grid().holds(*hex));
    here.map(|(hex, number, worth, holder)| {
        let aside = position.counters.iter().any(|(at, _)| at == hex)
            || position.piles.iter().any(|(at, _)| at == hex);
        let drawing = goal(*number, *worth, *holder, aside);
        place(centre(map.grid(), *hex), 1.0, &drawing)
    })
    .collect()
}
