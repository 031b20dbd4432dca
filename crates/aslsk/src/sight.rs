//! The law of sight (1.1.1, 3.2.1): what a line from centre to centre crosses of the drawing, and what that does to it.
//! Only the ground speaks here: Smoke, vehicles and wrecks are laid over it with [`crate::ground::Ground::meets`] and
//! [`crate::ground::Ground::is_through`]. One list of findings serves the verdict and the explanation.

mod law;
#[cfg(test)]
mod tests;

use crate::ground::{Hexes, Plot, Season, Terrain};
use hex::{HexId, Map, PairTable, Point, Ratio};
use std::sync::OnceLock;

/// 3.2.1.f: so much Hindrance blocks.
pub const MOST_HINDRANCE: u8 = 6;

/// A line of sight from `a` to `b`, as far as the ground says. Where an obstacle blocks it, only the levels and the
/// sides are told beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// No sight.
    pub blocked: bool,
    /// The Hindrance of terrain; from 6 on it blocks (3.2.1.f), alone or with Smoke and vehicles.
    pub hindrance: u8,
    /// The level of `b` less that of `a`.
    pub levels: i8,
    /// 1.1.1.orchard-road.b: no part of it leaves the drawing of a road.
    pub on_road: bool,
    /// 1.1.1.woods-road.a: it crosses the drawing of woods in the hex `a`.
    pub woods_a: bool,
    /// 1.1.1.woods-road.a: it crosses the drawing of woods in the hex `b`.
    pub woods_b: bool,
    /// The sides of `a` by which it leaves, bit by direction: two where it runs exactly over a corner.
    pub sides_a: u8,
    /// The sides of `b` by which it comes in (1.1.1.hill.e, 3.2.4.af), bit by direction.
    pub sides_b: u8,
}

/// What a line meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// The drawing of a terrain; of an orchard, its hex.
    Terrain(Terrain),
    /// 1.1.1.hill.b: a hill between two that stand below it.
    Hill,
    /// 1.1.1.hill.c: a Crest Line.
    Crest,
}

/// What it does to the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing: the rule says why.
    Passes,
    /// So much Hindrance.
    Hinders(u8),
    /// No sight.
    Blocks,
}

/// One thing on a line of sight, in one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// Where along the line it begins, from 0 to 1.
    pub enter: Ratio,
    /// Where it ends.
    pub leave: Ratio,
    /// In which hex.
    pub hex: HexId,
    /// What.
    pub thing: Thing,
    /// What it does.
    pub effect: Effect,
    /// By which rule.
    pub rule: &'static str,
}

impl Met {
    fn flip(self) -> Met {
        Met {
            enter: self.leave.flip(),
            leave: self.enter.flip(),
            ..self
        }
    }
}

/// What is found of a line from the ground alone, the smaller number first.
#[derive(Clone, Debug, Default)]
struct Found {
    met: Vec<Met>,
    on_road: bool,
    woods: [bool; 2],
}

impl Found {
    fn is_blocked(&self) -> bool {
        self.met.iter().any(|met| met.effect == Effect::Blocks)
    }
}

/// What may reach into a hex, by its number on the map.
#[derive(Clone, Debug, Default)]
struct Drawn {
    /// The drawings of terrain that hides or hinders by its drawing.
    outlines: Vec<(u16, Terrain)>,
    /// The roads.
    strips: Vec<u16>,
}

/// The upright rectangle around points: its upper left and its lower right corner.
type Around = [Point; 2];

fn around(points: &[Point]) -> Around {
    let mut around = [points[0]; 2];
    for point in points {
        around[0] = Point::new(around[0].x.min(point.x), around[0].y.min(point.y));
        around[1] = Point::new(around[1].x.max(point.x), around[1].y.max(point.y));
    }
    around
}

/// Whether two rectangles have a point in common.
fn meet(a: &Around, b: &Around) -> bool {
    a[0].x <= b[1].x && b[0].x <= a[1].x && a[0].y <= b[1].y && b[0].y <= a[1].y
}

/// The drawing by hexes, and the verdicts found so far.
#[derive(Clone, Debug)]
pub struct Sight {
    season: Season,
    /// By hex.
    drawn: Vec<Drawn>,
    verdicts: PairTable<u32>,
    /// By hex: those that are not hidden from it.
    seen: Vec<OnceLock<Hexes>>,
}

impl Sight {
    /// No verdict yet.
    pub fn new(map: &Map, season: Season) -> Sight {
        let grid = map.grid();
        let is_drawn = |terrain: &Terrain| match terrain {
            // 2.0.inherent
            Terrain::Orchard => false,
            Terrain::Grain => season.grain,
            _ => true,
        };
        let outline = |(number, outline): (u16, &hex::Outline)| {
            let terrain = Terrain::named(&outline.kind).filter(is_drawn)?;
            Some((number, terrain, around(outline.area.points())))
        };
        let outlines: Vec<_> = (0..).zip(map.outlines()).filter_map(outline).collect();
        let pieces =
            |strip: &hex::Strip| strip.pieces().iter().map(|piece| around(piece)).collect();
        let strips: Vec<Vec<Around>> = map.strips().iter().map(pieces).collect();
        let reaching = |hex| {
            let corners = around(&grid.corners(hex));
            let reaches = |piece: &Around| meet(piece, &corners);
            let met = outlines.iter().filter(|outline| reaches(&outline.2));
            let passing = (0..).zip(&strips);
            let passing = passing.filter(|(_, strip)| strip.iter().any(reaches));
            Drawn {
                outlines: met.map(|outline| (outline.0, outline.1)).collect(),
                strips: passing.map(|(number, _)| number).collect(),
            }
        };
        Sight {
            season,
            drawn: grid.ids().map(reaching).collect(),
            verdicts: PairTable::new(grid.len()),
            seen: vec![OnceLock::new(); grid.len()],
        }
    }

    #[inline]
    fn verdict(&self, map: &Map, plots: &[Plot], a: HexId, b: HexId) -> u32 {
        let verdict = |a, b| self.judged(map, plots, a, b).packed();
        *self.verdicts.get(a, b, verdict)
    }

    /// The verdict on a line.
    #[inline]
    pub fn line(&self, map: &Map, plots: &[Plot], a: HexId, b: HexId) -> Line {
        let line = Line::unpacked(self.verdict(map, plots, a, b));
        if a <= b { line } else { line.flip() }
    }

    /// The Hindrance of a line, from whichever end; nothing where it is blocked.
    #[inline]
    pub fn veil(&self, map: &Map, plots: &[Plot], a: HexId, b: HexId) -> Option<u8> {
        let line = Line::unpacked(self.verdict(map, plots, a, b));
        (!line.blocked).then_some(line.hindrance)
    }

    /// The hexes that the ground does not hide from one, itself among them.
    #[inline]
    pub fn seen(&self, map: &Map, plots: &[Plot], from: HexId) -> &Hexes {
        let is_open = |&to: &HexId| self.veil(map, plots, from, to).is_some();
        self.seen[from.index()].get_or_init(|| map.grid().ids().filter(is_open).collect())
    }

    /// Everything a line meets, in order from `a`.
    pub fn met(&self, map: &Map, plots: &[Plot], a: HexId, b: HexId) -> Vec<Met> {
        let (low, high) = (a.min(b), a.max(b));
        let mut met = self.law(map, plots, low, high).found(false).met;
        if a > b {
            met = met.into_iter().map(Met::flip).collect();
        }
        met.sort_by_key(|met| (met.enter, met.leave, met.hex, met.thing));
        met
    }

    fn law<'a>(&'a self, map: &'a Map, plots: &'a [Plot], a: HexId, b: HexId) -> law::Law<'a> {
        law::Law::new(map, plots, self.season, &self.drawn, a, b)
    }

    fn judged(&self, map: &Map, plots: &[Plot], a: HexId, b: HexId) -> Line {
        let law = self.law(map, plots, a, b);
        let [sides_a, sides_b] = law.sides();
        let found = law.found(true);
        let mut line = Line {
            blocked: found.is_blocked(),
            hindrance: 0,
            levels: plots[b.index()].level as i8 - plots[a.index()].level as i8,
            on_road: false,
            woods_a: false,
            woods_b: false,
            sides_a,
            sides_b,
        };
        if !line.blocked {
            let hindrance = found.met.iter().map(|met| match met.effect {
                Effect::Hinders(n) => n,
                _ => 0,
            });
            // More than 15 is no different from 6.
            line.hindrance = hindrance.sum::<u8>().min(15);
            line.blocked = line.hindrance >= MOST_HINDRANCE; // 3.2.1.f
            line.on_road = found.on_road;
            [line.woods_a, line.woods_b] = found.woods;
        }
        line
    }
}

impl Line {
    /// The same line seen from its other end.
    pub fn flip(self) -> Line {
        Line {
            levels: -self.levels,
            woods_a: self.woods_b,
            woods_b: self.woods_a,
            sides_a: self.sides_b,
            sides_b: self.sides_a,
            ..self
        }
    }

    /// In four bytes: four flags, four bits of Hindrance, two of levels, six for the sides of each end.
    fn packed(self) -> u32 {
        let flags = [self.blocked, self.on_road, self.woods_a, self.woods_b];
        let flags = { flags.iter().enumerate() }.map(|(bit, &flag)| u32::from(flag) << bit);
        flags.sum::<u32>()
            | u32::from(self.hindrance) << 4
            | ((self.levels + 1) as u32) << 8
            | u32::from(self.sides_a) << 10
            | u32::from(self.sides_b) << 16
    }

    #[inline]
    fn unpacked(bits: u32) -> Line {
        Line {
            blocked: bits & 1 != 0,
            on_road: bits & 2 != 0,
            woods_a: bits & 4 != 0,
            woods_b: bits & 8 != 0,
            hindrance: (bits >> 4 & 15) as u8,
            levels: (bits >> 8 & 3) as i8 - 1,
            sides_a: (bits >> 10 & 63) as u8,
            sides_b: (bits >> 16 & 63) as u8,
        }
    }
}
