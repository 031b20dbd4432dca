//! The ground: boards side by side, what each hex is, and what a straight line meets on it (1.1, 1.1.1, 3.2.1).

#[cfg(test)]
mod boards_tests;
mod lay;
mod layout;
mod plots;
#[cfg(test)]
mod tests;

pub use lay::{is_ground, lay};
pub use layout::{Layout, Placed, joined};

use crate::sight::{Line, Met, Sight};
use hex::{Direction, Field, Heading, HexId, How, Map, MapDocument, Point};
use serde::{Deserialize, Serialize};
use table::{Content, Fault};

/// Sets of hexes: two boards have at most 682.
pub type Hexes = hex::HexSet<6>;

/// 1.1.1.a, 1.1.1.b: the terrain that rules a hex: what it costs, hides and hinders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// 1.1.1.open.a
    Open,
    /// 1.1.1.woods.a
    Woods,
    /// 1.1.1.building.d: TEM +2.
    #[serde(rename = "wooden-building")]
    Wooden,
    /// 1.1.1.building.d: TEM +3.
    #[serde(rename = "stone-building")]
    Stone,
    /// 1.1.1.orchard.a
    Orchard,
    /// 1.1.1.grain.a; out of season it reads as open.
    Grain,
    /// 1.1.1.brush.a
    Brush,
}

impl Terrain {
    /// All of them. Of several in one hex the one that comes first here prevails: one building makes a building hex
    /// (1.1.1.building.a).
    pub const ALL: [Terrain; 7] = [
        Terrain::Stone,
        Terrain::Wooden,
        Terrain::Woods,
        Terrain::Orchard,
        Terrain::Brush,
        Terrain::Grain,
        Terrain::Open,
    ];

    /// The word on maps, in cases and in the keys of words.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Open => "open",
            Terrain::Woods => "woods",
            Terrain::Wooden => "wooden-building",
            Terrain::Stone => "stone-building",
            Terrain::Orchard => "orchard",
            Terrain::Grain => "grain",
            Terrain::Brush => "brush",
        }
    }

    /// The terrain of that word.
    pub fn named(word: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|each| each.word() == word)
    }

    /// Whether it is a building.
    pub const fn is_building(self) -> bool {
        matches!(self, Terrain::Wooden | Terrain::Stone)
    }

    /// Whether its drawing blocks a line that crosses it (3.2.1.b).
    pub const fn is_obstacle(self) -> bool {
        self.is_building() || matches!(self, Terrain::Woods)
    }
}

/// One hex as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plot {
    /// What rules it.
    pub terrain: Terrain,
    /// 1.1.1.hill.a: that of its centre.
    pub level: u8,
    /// Bit `d`: a road leaves over the side of direction `d`, be it off the map.
    pub roads: u8,
    /// 1.1.1.road.a: whether a road in it is paved.
    pub paved: bool,
    /// 0: none; hexes with one number are one building.
    pub building: u16,
}

/// What is in season (1.1.1.orchard.c, 1.1.1.grain.a).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Season {
    /// April to October.
    pub orchards: bool,
    /// June to September.
    pub grain: bool,
}

impl Season {
    /// That of a month, 1 to 12.
    pub const fn of(month: u8) -> Season {
        Season {
            orchards: month >= 4 && month <= 10,
            grain: month >= 6 && month <= 9,
        }
    }
}

/// An edge of the whole map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The top of the map.
    North,
    /// The right of the map.
    East,
    /// The bottom of the map.
    South,
    /// The left of the map.
    West,
}

/// The map of a scenario, read hex by hex, and everything that follows from it alone.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The map as it is drawn.
    pub map: Map,
    plots: Vec<Plot>,
    next: Vec<[Option<HexId>; 6]>,
    near: Vec<Hexes>,
    far: Vec<u8>,
    centres: Vec<Point>,
    /// From the centre of a hex to three of its corners; the others lie opposite.
    corners: [Point; 3],
    sheets: Vec<Option<u8>>,
    edges: [Hexes; 4],
    sight: Sight,
}

impl Ground {
    /// The ground of a scenario: its boards (see [`Layout`]) read from the content and joined. `file` names them.
    pub fn open(
        content: &Content,
        file: &str,
        boards: &str,
        month: u8,
    ) -> Result<Ground, Vec<Fault>> {
        let document = layout::joined(content, file, boards)?;
        Ground::of_map(file, document, month)
    }

    /// The ground of a map document. Words for terrain that nothing is drawn for are drawn: neighbouring hexes with
    /// one word make one drawing that fills them, neighbouring hexes with a road are joined.
    pub fn of_map(file: &str, document: MapDocument, month: u8) -> Result<Ground, Vec<Fault>> {
        let map = Map::resolve(file, document)?;
        plots::check(file, &map)?;
        let map = lay::drawn(file, map)?;
        let season = Season::of(month);
        let plots = plots::plots(&map, season);
        let grid = map.grid();
        let ids = || grid.ids();
        let next: Vec<[Option<HexId>; 6]> = ids()
            .map(|hex| Direction::all().map(|direction| grid.neighbour(hex, direction)))
            .collect();
        let far = |a| ids().map(move |b| (a, b));
        let far = ids().flat_map(far).map(|(a, b)| grid.distance(a, b) as u8);
        let sheet = |hex| {
            let mut sheets = grid.on_sheets(hex).map(|(sheet, _)| sheet as u8);
            let first = sheets.next();
            // 1.3.b
            first.filter(|_| sheets.next().is_none())
        };
        Ok(Ground {
            near: next
                .iter()
                .map(|next| next.iter().flatten().copied().collect())
                .collect(),
            far: far.collect(),
            centres: ids().map(|hex| grid.centre(hex)).collect(),
            corners: [0, 1, 2].map(|n| grid.corners(HexId(0))[n] - grid.centre(HexId(0))),
            sheets: ids().map(sheet).collect(),
            edges: plots::edges(grid),
            sight: Sight::new(&map, season),
            next,
            plots,
            map,
        })
    }

    /// A hex as printed.
    #[inline]
    pub fn plot(&self, hex: HexId) -> &Plot {
        &self.plots[hex.index()]
    }

    /// The number of hexes.
    #[allow(clippy::len_without_is_empty)] // a map is never empty
    pub fn len(&self) -> usize {
        self.plots.len()
    }

    /// 2.0.range: the hexes from one to the other, the first not counted.
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        self.far[a.index() * self.plots.len() + b.index()]
    }

    /// The hexes around one, by direction.
    #[inline]
    pub fn next(&self, hex: HexId) -> [Option<HexId>; 6] {
        self.next[hex.index()]
    }

    /// The hexes around one.
    #[inline]
    pub fn near(&self, hex: HexId) -> Hexes {
        self.near[hex.index()]
    }

    /// 1.1.1.road.b, 1.1.1.road.c: whether a road crosses the hexside between two hexes.
    pub fn road(&self, from: HexId, to: HexId) -> bool {
        let direction = self.map.grid().direction(from, to);
        direction.is_some_and(|way| self.plot(from).roads & 1 << way.index() != 0)
    }

    /// 1.1.1.hill.c: whether a step leads over a Crest Line to higher ground.
    pub fn climbs(&self, from: HexId, to: HexId) -> bool {
        self.plot(to).level > self.plot(from).level
    }

    /// The line of sight between two hexes, as far as the ground says (3.2.1).
    #[inline]
    pub fn line(&self, a: HexId, b: HexId) -> Line {
        self.sight.line(&self.map, &self.plots, a, b)
    }

    /// The Hindrance of the ground between two hexes; nothing where it hides one from the other.
    #[inline]
    pub fn veil(&self, a: HexId, b: HexId) -> Option<u8> {
        self.sight.veil(&self.map, &self.plots, a, b)
    }

    /// The hexes that the ground does not hide from one, itself among them.
    #[inline]
    pub fn seen(&self, from: HexId) -> &Hexes {
        self.sight.seen(&self.map, &self.plots, from)
    }

    /// Everything the line meets, in order from `a`, whether or not it matters.
    pub fn met(&self, a: HexId, b: HexId) -> Vec<Met> {
        self.sight.met(&self.map, &self.plots, a, b)
    }

    /// Whether a hex lies on a shortest way between two, or beside one: all that a line meets does.
    #[inline]
    pub fn is_on_the_way(&self, a: HexId, b: HexId, hex: HexId) -> bool {
        self.distance(a, hex) + self.distance(hex, b) <= self.distance(a, b) + 1
    }

    /// Tells the hexes that a line may meet: their centres lie no farther beside it than their corners reach.
    #[inline]
    pub fn beside(&self, a: HexId, b: HexId) -> impl Fn(HexId) -> bool {
        let from = self.centres[a.index()];
        let line = self.centres[b.index()] - from;
        let [x, y, z] = self.corners.map(|corner| line.cross(corner).abs());
        let reach = x.max(y).max(z);
        move |hex| {
            let off = line.cross(self.centres[hex.index()] - from).abs();
            off <= reach && self.is_on_the_way(a, b, hex)
        }
    }

    /// How many hexes a line meets between two.
    pub fn between(&self, a: HexId, b: HexId) -> u8 {
        let steps = &self.map.stencils().between(self.map.grid(), a, b).steps;
        steps.len().saturating_sub(2) as u8
    }

    /// 2.0.inherent: how a line meets a hex strictly between two, be it along a side or at a corner.
    pub fn meets(&self, a: HexId, b: HexId, hex: HexId) -> Option<How> {
        if hex == a || hex == b || !self.is_on_the_way(a, b, hex) {
            return None;
        }
        let grid = self.map.grid();
        let offset = grid.axial(hex) - grid.axial(a);
        let steps = self.map.stencils().between(grid, a, b).steps.iter();
        let met = steps.filter(|step| step.hex == offset);
        met.map(|step| step.how).next()
    }

    /// 7.4.1.a: whether a line passes through a hex strictly between two: it does not only run along it or touch it.
    pub fn is_through(&self, a: HexId, b: HexId, hex: HexId) -> bool {
        self.meets(a, b, hex) == Some(How::Through)
    }

    /// 3.2.4.v, 2.0.hex-grain: whether a hex lies in the Covered Arc of who points at a corner: the two hex grains through the hexes
    /// at that corner, and all between them.
    pub fn in_arc(&self, at: HexId, facing: Heading, to: HexId) -> bool {
        let [first, second] = facing.sides();
        debug_assert_ne!(first, second, "a gun points at a corner");
        self.map.grid().in_arc(at, Field::Corner(first), to)
    }

    /// The hexes on an edge of the whole map; one at a corner is on both.
    pub fn edge(&self, side: Edge) -> Hexes {
        self.edges[side as usize]
    }

    /// The board a hex belongs to, by its number in the layout. Half hexes that are joined belong to none (1.3.b); nor
    /// do the hexes of a map that is no board.
    pub fn sheet(&self, hex: HexId) -> Option<u8> {
        self.sheets[hex.index()]
    }
}
