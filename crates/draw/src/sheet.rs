//! Sheets: every drawing on one page, every card on another.

mod cards;
mod commander;
mod landships;
mod tactical;
mod terrain;

pub use cards::card_sheet;
pub use commander::commander_sheet;
pub use landships::landships_sheet;
pub use tactical::tactical_sheet;

use crate::counter::{Counter, Silhouette, State, Value, counter, hidden};
use crate::dice::{Face, d6_inner, die_face_inner};
use crate::ink::Side;
use crate::mark::{self, Sight};
use crate::medal::{hq_token, medal, objective, objective_medal, roundel};
use crate::pen::{Point, document, f, hex_points, place, poly};
use crate::text::{SANS, SERIF, escape};
use crate::unit::{Kind, Pennant, Specialist, Unit, unit};

const S: f64 = 42.0;
const CELL: [f64; 2] = [100.0, 104.0];
const COLUMNS: usize = 13;

/// A page that fills itself row by row.
struct Page {
    inner: String,
    y: f64,
    column: usize,
    tiles: usize,
}

impl Page {
    fn title(&mut self, text: &str) {
        self.close_row();
        self.inner += &format!(
            r##"<text x="16" y="{}" font-family="{SERIF}" font-size="20" fill="#25221b">{text}</text>"##,
            f(self.y + 24.0)
        );
        self.y += 36.0;
    }

    fn close_row(&mut self) {
        if self.column > 0 {
            self.y += CELL[1];
            self.column = 0;
        }
    }

    /// A drawing around its own origin, with its name under it.
    fn put(&mut self, name: &str, drawing: &str) {
        if self.column == COLUMNS {
            self.close_row();
        }
        let x = 16.0 + CELL[0] * (self.column as f64 + 0.5);
        self.inner += &place([x, self.y + 42.0], 1.0, drawing);
        self.inner += &format!(
            r##"<text x="{}" y="{}" text-anchor="middle" font-family="{SANS}" font-size="12.5" fill="#575042">{}</text>"##,
            f(x),
            f(self.y + 97.0),
            escape(name)
        );
        self.column += 1;
        self.tiles += 1;
    }

    /// A drawing inside a hex of open or churned ground, and one over it.
    fn tile(&mut self, name: &str, flat: bool, base: &str, inside: &str, over: &str) {
        let (p, id) = (
            hex_points([0.0, 0.0], S, flat),
            format!("tile-{}", self.tiles),
        );
        let drawing = format!(
            r#"<clipPath id="{id}">{}</clipPath><g clip-path="url(#{id})"><rect x="-60" y="-60" width="120" height="120" fill="{base}"/>{inside}</g>{}{over}"#,
            poly(&p, ""),
            poly(
                &p,
                r##"fill="none" stroke="#3e4420" stroke-opacity=".5" stroke-width="1""##
            )
        );
        self.put(name, &drawing);
    }
}

/// Every drawing of the board, with its name.
pub fn vocabulary() -> String {
    let mut page = Page {
        inner: String::new(),
        y: 8.0,
        column: 0,
        tiles: 0,
    };
    page.title("Ground");
    terrain::ground(&mut page);
    terrain::hexsides(&mut page);
    page.title("Counters");
    counters(&mut page);
    page.title("Miniatures");
    miniatures(&mut page);
    page.title("Marks");
    marks(&mut page);
    page.title("Dice, medals");
    small(&mut page);
    page.close_row();
    let (w, h) = (CELL[0] * COLUMNS as f64 + 32.0, page.y + 12.0);
    let paper = format!(
        r##"<rect width="{}" height="{}" fill="#f3eee1"/>"##,
        f(w),
        f(h)
    );
    document([0.0, 0.0, w, h], "", &(paper + &page.inner))
}

const OPEN: &str = "#d1cfa6";
const EARTH: &str = "#dacda7";
const O: Point = [0.0, 0.0];

fn face(side: Side, silhouette: Silhouette, values: [&str; 3]) -> Counter {
    // A value in brackets is printed in a box.
    let [firepower, range, movement] = values.map(|text| Value {
        boxed: text.starts_with('['),
        text: text.trim_matches(['[', ']']).to_owned(),
    });
    Counter {
        side,
        silhouette,
        firepower,
        range,
        movement,
        morale: String::new(),
        command: String::new(),
        armour: None,
        badge: None,
        states: Vec::new(),
        label: String::new(),
    }
}

/// Name, morale, command, side, silhouette, values.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    Side,
    Silhouette,
    [&'static str; 3],
);

#[rustfmt::skip]
const COUNTERS: [Row; 12] = [
    ("Leader", "9", "2", Side::American, Silhouette::Leader, ["2", "1", "6"]),
    ("Squad", "7", "", Side::German, Silhouette::Squad, ["5", "[5]", "[4]"]),
    ("Section", "7", "", Side::French, Silhouette::Squad, ["[6]", "4", "4"]),
    ("British", "7", "", Side::British, Silhouette::Squad, ["5", "5", "4"]),
    ("Russian", "6", "", Side::Russian, Silhouette::Squad, ["5", "4", "4"]),
    ("Team", "6", "", Side::American, Silhouette::Team, ["[3]", "4", "[4]"]),
    ("Machine gun", "", "", Side::German, Silhouette::MachineGun, ["8", "[16]", "−1"]),
    ("Light MG", "", "", Side::French, Silhouette::LightMachineGun, ["4", "8", "−1"]),
    ("Mortar", "", "", Side::American, Silhouette::Mortar, ["7", "2-16", "−2"]),
    ("Gun", "", "", Side::German, Silhouette::Gun, ["10", "16", "−3"]),
    ("Tank", "", "", Side::American, Silhouette::Tank, ["8", "12", "14"]),
    ("Aircraft", "", "", Side::French, Silhouette::Aircraft, ["6", "–", ""]),
];

fn counters(page: &mut Page) {
    for (name, morale, command, side, silhouette, values) in COUNTERS {
        let (morale, command) = (morale.to_owned(), command.to_owned());
        put_counter(
            page,
            name,
            &Counter {
                morale,
                command,
                ..face(side, silhouette, values)
            },
        );
    }
    let squad = face(Side::German, Silhouette::Squad, ["5", "[5]", "[4]"]);
    counter_states(
        page,
        &Counter {
            morale: "7".to_owned(),
            ..squad
        },
    );
}

fn put_counter(page: &mut Page, name: &str, face: &Counter) {
    page.put(name, &place([-33.0, -30.0], 0.66, &counter(face)));
}

fn counter_states(page: &mut Page, squad: &Counter) {
    for (name, state) in [
        ("Broken", State::Broken),
        ("Suppressed", State::Suppressed),
        ("Veteran", State::Veteran),
        ("Pinned", State::Pinned),
        ("Activated", State::Activated),
        ("Moved", State::Moved),
    ] {
        put_counter(
            page,
            name,
            &Counter {
                states: vec![state],
                ..squad.clone()
            },
        );
    }
    page.put(
        "Hidden",
        &place([-33.0, -30.0], 0.66, &hidden(Side::French)),
    );
    page.put(
        "Stack",
        &crate::counter::stack(&[squad.clone(), squad.clone()], O, 58.0),
    );
}

fn full(side: Side, kind: Kind) -> Unit {
    Unit {
        side,
        kind,
        figures: 4,
        of: 4,
        specialist: None,
        pennant: None,
        label: String::new(),
    }
}

fn miniatures(page: &mut Page) {
    use Side::{British, French, German};
    let mut faces = Vec::new();
    faces.extend(Side::ALL.map(|side| (side.id(), full(side, Kind::Infantry))));
    faces.extend(Kind::ALL.map(|kind| (kind.id(), full(German, kind))));
    faces.push((
        "two losses",
        Unit {
            figures: 2,
            ..full(German, Kind::Infantry)
        },
    ));
    faces.push((
        "two of three",
        Unit {
            figures: 2,
            of: 3,
            ..full(British, Kind::MachineGun)
        },
    ));
    let with = |specialist| Unit {
        specialist: Some(specialist),
        ..full(French, Kind::Infantry)
    };
    faces.extend(Specialist::ALL.map(|specialist| (specialist.id(), with(specialist))));
    let under = |pennant| Unit {
        pennant: Some(pennant),
        ..full(French, Kind::Infantry)
    };
    faces.push(("ordered", under(Pennant::Ordered(2))));
    faces.push(("done", under(Pennant::Done)));
    for (name, face) in &faces {
        page.tile(
            name,
            false,
            EARTH,
            "",
            &place([0.0, 3.0], 1.06, &unit(face)),
        );
    }
}

fn marks(page: &mut Page) {
    let mut put = |name: &str, over: String| page.tile(name, false, EARTH, "", &over);
    put("selected", mark::selected(O, S, false));
    put(
        "target",
        mark::target(O, S, false, false) + &mark::badge([0.0, -36.0], "31 %", Some(2), false),
    );
    put(
        "aimed at",
        mark::target(O, S, false, true) + &mark::badge([0.0, -36.0], "67 %", Some(2), true),
    );
    put("refused", mark::refused(O, S, false));
    put("legal move", mark::legal_move(O, "2"));
    put("cursor", mark::cursor(O, S, false));
    put("last event", mark::last_event(O, S, false));
    put(
        "path",
        mark::path(
            &[[-44.0, 20.0], [-8.0, 12.0], [30.0, -16.0]],
            &["1".to_owned(), "3".to_owned()],
        ),
    );
    let (a, b) = ([-44.0, 14.0], [44.0, -12.0]);
    put("sight clear", mark::sight_line(a, b, 6.0, &Sight::Clear));
    put(
        "sight hindered",
        mark::sight_line(a, b, 6.0, &Sight::Hindered([0.0, 1.0], "−1".to_owned())),
    );
    put(
        "sight blocked",
        mark::sight_line(a, b, 6.0, &Sight::Blocked([0.0, 1.0])),
    );
    let p = hex_points(O, S * 0.9, false);
    put(
        "range",
        mark::range(
            &(0..6).map(|i| (p[i], p[(i + 1) % 6])).collect::<Vec<_>>(),
            "4",
        ),
    );
}

fn small(page: &mut Page) {
    let die = |inner: String| place([-26.0, -26.0], 1.5, &inner);
    for face in Face::ALL {
        page.put(face.id(), &die(die_face_inner(face, false)));
    }
    page.put("ignored", &die(die_face_inner(Face::Soldier, true)));
    for n in 1..=6 {
        page.put(&format!("d6: {n}"), &die(d6_inner(n, n % 2 == 0)));
    }
    page.put(
        "medal",
        &place([-22.0, -24.0], 2.0, &medal(Some(Side::French))),
    );
    page.put("free medal", &place([-22.0, -24.0], 2.0, &medal(None)));
    page.put("objective medal", &objective_medal(O, Some(Side::German)));
    page.put("HQ token", &place([-20.0, -20.0], 2.0, &hq_token()));
    for side in Side::ALL {
        page.put(side.id(), &place([-26.0, -26.0], 2.0, &roundel(side)));
    }
    page.put(
        "objective",
        &place(O, 1.6, &objective(1, Some(Side::American))),
    );
    page.put(
        "objective",
        &place(O, 1.6, &objective(2, Some(Side::German))),
    );
    page.put("objective", &place(O, 1.6, &objective(3, None)));
}
