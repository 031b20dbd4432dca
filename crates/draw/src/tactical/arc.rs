//! Arcs of fire: what a weapon covers from the middle of its hex, by sextants clockwise from where it looks.

use crate::art::Art;
use crate::ink::{CASING, INK, SELECTED};
use crate::pen::{Point, f};
use crate::plan::SIZE;

/// How a weapon is mounted: which of the six sextants it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mount {
    /// Ahead: 5, 0, 1.
    Front,
    /// To the left: 4, 5, 0.
    Left,
    /// To the right: 0, 1, 2.
    Right,
    /// Behind: 2, 3, 4.
    Rear,
    /// All round.
    Turret,
    /// A gun that must be turned: 0.
    Narrow,
}

impl Mount {
    /// All of them, with their names in keys.
    pub const ALL: [(Mount, &'static str); 6] = [
        (Mount::Front, "f"),
        (Mount::Left, "l"),
        (Mount::Right, "r"),
        (Mount::Rear, "b"),
        (Mount::Turret, "t"),
        (Mount::Narrow, "n"),
    ];

    /// The mount of that name.
    pub fn by_id(id: &str) -> Option<Mount> {
        let found = Mount::ALL.iter().find(|(_, each)| *each == id);
        found.map(|(mount, _)| *mount)
    }

    /// Its name in keys.
    pub fn id(self) -> &'static str {
        let found = Mount::ALL.iter().find(|(mount, _)| *mount == self);
        found.map_or("", |(_, id)| id)
    }

    /// From where to where it reaches, in degrees clockwise from the nose.
    fn spread(self) -> [f64; 2] {
        match self {
            Mount::Front => [-90.0, 90.0],
            Mount::Left => [-150.0, 30.0],
            Mount::Right => [-30.0, 150.0],
            Mount::Rear => [90.0, 270.0],
            Mount::Turret => [0.0, 360.0],
            Mount::Narrow => [-30.0, 30.0],
        }
    }
}

/// What an arc means: its edges tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The weapon that is aimed: solid edges.
    Aimed,
    /// One that is not: dots.
    Idle,
    /// The enemy's: solid, in red.
    Foe,
}

impl Reach {
    /// All of them, with their names in keys.
    pub const ALL: [(Reach, &'static str); 3] = [
        (Reach::Aimed, "aimed"),
        (Reach::Idle, "idle"),
        (Reach::Foe, "foe"),
    ];
}

/// The arc of a weapon around the middle of its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arc {
    /// How it is mounted.
    pub mount: Mount,
    /// Where its vehicle or gun looks, in degrees clockwise from the right of the board.
    pub facing: u16,
    /// So many hexes far.
    pub far: u8,
    /// What it means.
    pub reach: Reach,
}

/// The point at an angle, so far from the middle.
fn at(degrees: f64, r: f64) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    [cos * r, sin * r]
}

/// The ring between two radii, between two angles less than a whole turn apart.
fn ring([from, to]: [f64; 2], [near, far]: [f64; 2]) -> String {
    let large = i32::from(to - from > 180.0);
    let [a, b, c, d] = [at(from, near), at(from, far), at(to, far), at(to, near)];
    format!(
        "M{} {}L{} {}A{r} {r} 0 {large} 1 {} {}L{} {}A{n} {n} 0 {large} 0 {} {}Z",
        f(a[0]),
        f(a[1]),
        f(b[0]),
        f(b[1]),
        f(c[0]),
        f(c[1]),
        f(d[0]),
        f(d[1]),
        f(a[0]),
        f(a[1]),
        r = f(far),
        n = f(near)
    )
}

impl Arc {
    /// It with its window. It fades outward in steps; a page turns it with the board.
    pub fn art(self) -> Art {
        let (ink, faint) = match self.reach {
            Reach::Aimed => (SELECTED, 0.17),
            Reach::Idle => (SELECTED, 0.0),
            Reach::Foe => ("#8c2a16", 0.1),
        };
        let near = SIZE * 0.9;
        let far = SIZE * 3.0_f64.sqrt() * (f64::from(self.far) + 0.5);
        let spread = { self.mount.spread() }.map(|turn| turn + f64::from(self.facing));
        let halves = match self.mount {
            Mount::Turret => vec![
                [spread[0], spread[0] + 180.0],
                [spread[0] + 180.0, spread[1]],
            ],
            _ => vec![spread],
        };
        let mut svg = String::new();
        const STEPS: u8 = 5;
        for step in 0..STEPS {
            let edge = |i: u8| near + (far - near) * f64::from(i) / f64::from(STEPS);
            let wash = faint * (1.0 - f64::from(step) / f64::from(STEPS));
            let all: String = { halves.iter() }
                .map(|half| ring(*half, [edge(step), edge(step + 1)]))
                .collect();
            svg += &format!(
                r#"<path d="{all}" fill="{ink}" fill-opacity="{}"/>"#,
                (wash * 1000.0).round() / 1000.0
            );
        }
        svg += &self.edges(spread, [near, far], ink);
        let half = far + 4.0;
        Art {
            window: [-half, -half, 2.0 * half, 2.0 * half],
            svg: format!(r#"<g class="turns" fill="none">{svg}</g>"#),
        }
    }

    /// Its two edges, or its rim where it has none.
    fn edges(self, [from, to]: [f64; 2], [near, far]: [f64; 2], ink: &str) -> String {
        let d = match self.mount {
            Mount::Turret => format!(
                "M{r} 0A{r} {r} 0 1 1 -{r} 0A{r} {r} 0 1 1 {r} 0",
                r = f(far)
            ),
            _ => [from, to]
                .map(|turn| {
                    let [a, b] = [at(turn, near), at(turn, far)];
                    format!("M{} {}L{} {}", f(a[0]), f(a[1]), f(b[0]), f(b[1]))
                })
                .concat(),
        };
        let dashes = match (self.reach, self.mount) {
            (Reach::Idle, _) => r#" stroke-dasharray="1.500 6""#,
            (_, Mount::Turret) => r#" stroke-dasharray="11 6""#,
            _ => "",
        };
        format!(
            r#"<path d="{d}" stroke="{CASING}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="{d}" stroke="{ink}" stroke-width="2.400" stroke-linecap="round"{dashes}/>"#
        )
    }
}

/// The arc of a mount in a card: a disc, nose up, what it covers in ink.
pub fn rose_art(mount: Mount) -> Art {
    let spread = mount.spread().map(|turn| turn - 90.0);
    let covered = match mount {
        Mount::Turret => r#"<circle r="11"/>"#.to_owned(),
        _ => {
            let [a, b] = spread.map(|turn| at(turn, 11.0));
            let large = i32::from(spread[1] - spread[0] > 180.0);
            format!(
                r#"<path d="M0 0L{} {}A11 11 0 {large} 1 {} {}Z"/>"#,
                f(a[0]),
                f(a[1]),
                f(b[0]),
                f(b[1])
            )
        }
    };
    Art {
        window: [-13.0, -15.0, 26.0, 28.0],
        svg: format!(
            r#"<g fill="{INK}"><circle r="11" fill="{CASING}" stroke="{INK}" stroke-width="1.300"/>{covered}<path d="M0 -14.500l3 4.500h-6z"/></g>"#
        ),
    }
}
