//! Pieces of tactical games where facing decides: men with their values in a band, machines from above on plates, and
//! how they lie together in a hex.

mod arc;
mod batteries;
mod foot;
mod group;
mod guns;
mod hulls;
mod machine;
mod marker;
mod men;
mod module;
mod plate;
mod state;
mod war;

pub use arc::{Arc, Mount, Reach, rose_art};
pub use foot::{Carried, Foot, Load, Men};
pub use group::{Group, Troop};
pub use hulls::Machine;
pub use machine::Barrel;
pub use marker::{Cloud, Marker};
pub use module::{Battery, battery_art};
pub use plate::Plate;
pub use state::Condition;
pub use war::{Shelling, WarMark, run};

use crate::art::Art;
use crate::ink::{CASING, PAPER, Side};
use crate::laid::WIDE;
use crate::pen::{Point, place};
use crate::plan::{SIZE, centre};
use crate::position::Position;
use crate::text::numeral;
use hex::Map;

/// What a piece is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tactical {
    /// Men.
    Foot(Foot),
    /// A weapon that men carry.
    Load(Load),
    /// A vehicle or a gun.
    Plate(Plate),
    /// A group of the Great War.
    Group(Group),
}

/// Where a piece lies in its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// In the middle; whether something lies over its upper corners.
    Middle(bool),
    /// Over the upper left corner of who lies in the middle: a leader.
    Lead,
    /// Over its upper right corner: a weapon.
    Load,
    /// Upper right of a machine, so many steps from the first: men.
    Beside(u8),
    /// Over the upper left corner of those.
    BesideLead,
    /// Over their upper right corner.
    BesideLoad,
    /// In the air, over the upper left of the hex: it hides nobody.
    Aloft,
}

/// So many lie beside a machine at most that are drawn apart.
pub const BESIDE: u8 = 3;

/// A piece as it lies in its hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lying {
    /// What it is.
    pub what: Tactical,
    /// Where it lies.
    pub spot: Spot,
    /// So many of its kind lie there: above 1 a tab tells.
    pub of: u8,
}

impl Tactical {
    /// Whose it is.
    pub fn side(&self) -> Side {
        match self {
            Tactical::Foot(foot) => foot.side,
            Tactical::Load(load) => load.side,
            Tactical::Plate(plate) => plate.side,
            Tactical::Group(group) => group.side,
        }
    }

    fn face(&self, low: bool) -> String {
        match self {
            Tactical::Foot(foot) => foot.face(low),
            Tactical::Load(load) => load.face(low),
            Tactical::Plate(plate) => plate.face(low),
            Tactical::Group(group) => group.face(low),
        }
    }

    fn small(&self) -> String {
        match self {
            Tactical::Foot(foot) => foot.small(),
            Tactical::Load(load) => load.small(),
            Tactical::Plate(plate) => plate.small(),
            Tactical::Group(group) => group.small(),
        }
    }

    /// How wide it lies: machines are larger than men.
    fn wide(&self) -> f64 {
        match self {
            Tactical::Plate(_) => WIDE * 1.16,
            _ => WIDE,
        }
    }
}

impl Spot {
    /// Where its middle is, and how large it lies there.
    fn place(self) -> (Point, f64) {
        let men = 0.8;
        let [x, y] = [WIDE * 0.5, -WIDE * 0.46];
        match self {
            Spot::Middle(_) => ([0.0, 0.0], 1.0),
            Spot::Lead => ([-WIDE * 0.36, -WIDE * 0.5], 0.63),
            Spot::Load => ([WIDE * 0.36, -WIDE * 0.5], 0.63),
            Spot::Beside(i) => {
                let step = f64::from(i) * WIDE * men * 0.13;
                ([x + step, y - step], men)
            }
            Spot::BesideLead => ([x - WIDE * 0.27, y - WIDE * 0.38], 0.46),
            Spot::BesideLoad => ([x + WIDE * 0.3, y - WIDE * 0.36], 0.46),
            Spot::Aloft => ([-WIDE * 0.44, -WIDE * 0.62], 0.56),
        }
    }

    /// All that are over the corner of another.
    pub(crate) fn corners() -> [Spot; 4] {
        [Spot::Lead, Spot::Load, Spot::BesideLead, Spot::BesideLoad]
    }

    /// Whether it lies on another piece's corner.
    fn is_corner(self) -> bool {
        Spot::corners().contains(&self)
    }
}

/// The pale edge that sets a piece off from what it lies on.
fn casing(side: Side) -> String {
    let round = if side.is_square() { 5 } else { 20 };
    format!(r#"<rect x="-5" y="-5" width="110" height="110" rx="{round}" fill="{CASING}"/>"#)
}

/// How many lie there.
fn count(of: u8, x: f64) -> String {
    if of < 2 {
        return String::new();
    }
    let body = format!(
        r##"<rect x="-24" y="-18" width="48" height="36" rx="18" fill="#191b17" stroke="{PAPER}" stroke-width="3.400"/>{}"##,
        numeral([0.0, 10.0], 28.0, PAPER, &format!("×{of}"))
    );
    place([x, 4.0], 1.0, &body)
}

impl Lying {
    /// Around the middle of its hex, as its face is where it lies.
    fn at(&self, inner: &str) -> String {
        let (at, k) = self.spot.place();
        let wide = self.what.wide() * k;
        let corner = [at[0] - wide / 2.0, at[1] - wide / 2.0];
        let under = match self.spot {
            Spot::Middle(_) => String::new(),
            _ => casing(self.what.side()),
        };
        // At the outer corner: it hides no figure.
        let outer = match self.spot {
            Spot::Lead | Spot::BesideLead => 0.0,
            _ => 100.0,
        };
        place(
            corner,
            wide / 100.0,
            &(under + inner + &count(self.of, outer)),
        )
    }

    /// For a picture: the face that fits where it lies.
    pub(crate) fn drawn(&self) -> String {
        self.at(&match self.spot {
            spot if spot.is_corner() => self.what.small(),
            spot => self.what.face(spot == Spot::Middle(true)),
        })
    }

    /// The face for a piece that is so wide on the screen.
    pub(crate) fn sized(&self, wide: f64) -> String {
        if wide < 42.0 {
            return self.at(&self.what.small());
        }
        self.drawn()
    }

    /// For a page: both faces, of which it shows the one that can be read.
    pub fn art(&self) -> Art {
        let (at, k) = self.spot.place();
        let unit = self.what.wide() * k / 100.0;
        let faces = match self.spot {
            spot if spot.is_corner() => self.what.small(),
            spot => format!(
                r#"<g class="large-face">{}</g><g class="small-face">{}</g>"#,
                self.what.face(spot == Spot::Middle(true)),
                self.what.small()
            ),
        };
        // Wedges stand out beside a machine, and below it.
        let [side, below] = match self.what {
            Tactical::Plate(_) => [68.0, 70.0],
            _ => [56.0, 56.0],
        };
        Art {
            window: [
                at[0] - side * unit,
                at[1] - 68.0 * unit,
                2.0 * side * unit,
                (68.0 + below) * unit,
            ],
            svg: self.at(&faces),
        }
    }
}

/// A mark in a hex, with its window: the hex.
pub fn marker_art(marker: Marker) -> Art {
    Art {
        window: [-SIZE, -SIZE, 2.0 * SIZE, 2.0 * SIZE],
        svg: marker.drawn(),
    }
}

/// What lies in the hexes of a board besides pieces.
pub(crate) fn markers(map: &Map, position: &Position) -> String {
    let here = { position.markers.iter() }.filter(|(hex, _)| map.grid().holds(*hex));
    here.map(|(hex, marker)| place(centre(map.grid(), *hex), 1.0, &marker.drawn()))
        .collect()
}

/// The piles of a board, from the far side of the table to the near one.
pub(crate) fn piles(map: &Map, position: &Position) -> String {
    let grid = map.grid();
    let mut order: Vec<_> = { position.piles.iter() }
        .filter(|(hex, _)| grid.holds(*hex))
        .map(|(hex, pile)| (centre(grid, *hex), pile))
        .collect();
    order.sort_by(|(a, _), (b, _)| a[1].total_cmp(&b[1]));
    order
        .into_iter()
        .map(|(at, pile)| pile_at(at, pile))
        .collect()
}

/// Those in the middle lie a tenth apart, up and to the right; over all of them who lies on their corners.
fn pile_at([x, y]: Point, pile: &[Vec<Lying>]) -> String {
    let middle = (pile.len() as f64 - 1.0) / 2.0;
    let shifted = |(i, group): (usize, &Vec<Lying>), riders: bool| -> String {
        let d = (i as f64 - middle) * WIDE * 0.13;
        let lies = |lying: &&Lying| matches!(lying.spot, Spot::Middle(_)) != riders;
        let drawn = group.iter().filter(lies).map(Lying::drawn);
        drawn.map(|svg| place([x + d, y - d], 1.0, &svg)).collect()
    };
    let layer = |riders: bool| -> String {
        let groups = pile.iter().enumerate();
        groups.map(|group| shifted(group, riders)).collect()
    };
    layer(false) + &layer(true)
}
