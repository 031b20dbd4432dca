//! The ground (L3; L1.2: a hex is 100 m across), half hexes at the edge as whole ones (terrain.half-hexes): base terrain,
//! features, distances and lines between hexes. Wire, mines and filled trenches change in play
//! and lie in the state; what they were at the start is here.

mod lay;

pub use lay::lay;

use crate::sight::Sights;
use crate::tables::{Column, Cost, Row, Tables};
use hex::{Direction, HexId, HexSet, Map};
use table::{Fault, Seat};

/// A set of hexes of the map.
pub type Hexes = HexSet<3>;

/// Base terrain: every hex has exactly one (L3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Also shell holes, single trees, a lone building (terrain.clear-definition).
    #[default]
    Clear,
    /// Named by the scenario (terrain.note.b-designation).
    Difficult,
    /// Only where it has a name (terrain.town-definition).
    Town,
    /// A crater or a hollow.
    Crater,
    /// A hill.
    Hill,
    /// Woods.
    Woods,
    /// A river.
    River,
    /// A swamp.
    Swamp,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 8] = [
        Terrain::Clear,
        Terrain::Difficult,
        Terrain::Town,
        Terrain::Crater,
        Terrain::Hill,
        Terrain::Woods,
        Terrain::River,
        Terrain::Swamp,
    ];
    /// As maps and cases call it.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Difficult => "difficult",
            Terrain::Town => "town",
            Terrain::Crater => "crater",
            Terrain::Hill => "hill",
            Terrain::Woods => "woods",
            Terrain::River => "river",
            Terrain::Swamp => "swamp",
        }
    }
    /// The terrain of that word.
    pub fn named(word: &str) -> Option<Terrain> {
        { Terrain::ALL.into_iter() }.find(|terrain| terrain.word() == word)
    }
}

/// What a hex is and has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plot {
    /// Its base terrain.
    pub terrain: Terrain,
    /// Its height (L9.3): woods and town may stand on a hill, and are woods and town for everything else.
    pub level: u8,
    /// The hexsides through which a road runs, one bit each.
    pub road: u8,
    /// A trench, by the side that dug it (L3.6).
    pub trench: Option<Seat>,
    /// A fortified network (L22.4).
    pub fortified: bool,
}

/// Words of a map besides base terrain.
pub const FEATURES: [&str; 5] = ["road", "trench", "fortified", "wire", "mines"];

/// The map with all that follows from it alone.
#[derive(Debug)]
pub struct Ground {
    /// The drawn map.
    pub map: Map,
    /// By hex.
    pub plots: Vec<Plot>,
    /// Wire at the start.
    pub wire: Hexes,
    /// Mines at the start.
    pub mines: Hexes,
    /// Lines of sight.
    pub sights: Sights,
    /// The neighbours of each hex by direction.
    next: Vec<[Option<HexId>; 6]>,
}

impl Ground {
    /// The ground of a map. Trenches belong to nobody yet: the scenario says who dug them.
    pub fn open(file: &str, map: Map) -> Result<Ground, Vec<Fault>> {
        let grid = map.grid();
        if grid.len() > Hexes::CAPACITY {
            let what = format!("the map has more than {} hexes", Hexes::CAPACITY);
            return Err(vec![Fault::new(file, "grid", what, "make it smaller")]);
        }
        let mut faults = Vec::new();
        let mut plots = vec![Plot::default(); grid.len()];
        let (mut wire, mut mines) = (Hexes::EMPTY, Hexes::EMPTY);
        for hex in grid.ids() {
            let (mut base, mut hill) = (None, false);
            for word in map.terrain_words(hex) {
                let plot = &mut plots[hex.index()];
                match (Terrain::named(word), word) {
                    (Some(Terrain::Hill), _) => hill = true,
                    (Some(terrain), _) if base.is_none() => base = Some(terrain),
                    (Some(_), _) => faults.push(two_bases(file, &grid.label(hex))),
                    (None, "trench") => plot.trench = Some(Seat(0)),
                    (None, "fortified") => plot.fortified = true,
                    (None, "wire") => drop(wire.insert(hex)),
                    (None, "mines") => drop(mines.insert(hex)),
                    (None, _) => faults.push(Fault::new(
                        file,
                        grid.label(hex),
                        format!("\"{word}\" is no terrain of this game"),
                        "see docs/content.md for the words",
                    )),
                }
            }
            if hill && !matches!(base, None | Some(Terrain::Woods | Terrain::Town)) {
                faults.push(two_bases(file, &grid.label(hex)));
            }
            let plot = &mut plots[hex.index()];
            plot.level = hill.into();
            let bare = if hill { Terrain::Hill } else { Terrain::Clear };
            plot.terrain = base.unwrap_or(bare);
        }
        for strip in map.document().strips.iter() {
            let hexes: Vec<HexId> = { strip.through.iter() }
                .filter_map(|label| grid.parse(label).ok())
                .collect();
            match strip.kind.as_str() {
                "road" => lay_road(&map, &hexes, &mut plots),
                "trench" => hexes
                    .iter()
                    .for_each(|hex| plots[hex.index()].trench = Some(Seat(0))),
                _ => {}
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let next = grid
            .ids()
            .map(|hex| Direction::all().map(|direction| grid.neighbour(hex, direction)))
            .collect();
        let sights = Sights::new(grid, &plots);
        Ok(Ground {
            plots,
            wire,
            mines,
            sights,
            next,
            map,
        })
    }

    /// What a hex is and has.
    #[inline]
    pub fn plot(&self, hex: HexId) -> &Plot {
        &self.plots[hex.index()]
    }
    /// The number of hexes.
    #[allow(clippy::len_without_is_empty)] // a map is never empty
    pub fn len(&self) -> usize {
        self.plots.len()
    }
    /// L1.7
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.map.grid().distance(a, b)
    }
    /// The hex beside this one.
    #[inline]
    pub fn beside(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.next[hex.index()][direction.index()]
    }
    /// The hexes around this one.
    #[inline]
    pub fn around(&self, hex: HexId) -> impl Iterator<Item = HexId> + use<> {
        self.next[hex.index()].into_iter().flatten()
    }
    /// Whether a road runs from the hex through that hexside (L3.4).
    #[inline]
    pub fn is_road(&self, hex: HexId, direction: Direction) -> bool {
        self.plot(hex).road & (1 << direction.index()) != 0
    }
    /// L9: whether the line between two hexes is clear, with smoke in these.
    #[inline]
    pub fn is_clear(&self, a: HexId, b: HexId, smoke: Hexes) -> bool {
        self.sights
            .is_clear(self.map.grid(), &self.plots, a, b, smoke)
    }
    /// A bridge is a road in a river hex (L3.5).
    #[inline]
    pub fn is_bridge(&self, hex: HexId) -> bool {
        let plot = self.plot(hex);
        plot.terrain == Terrain::River && plot.road != 0
    }
    /// The cost of the base terrain alone.
    #[inline]
    pub fn base_cost(&self, tables: &Tables, hex: HexId, column: Column) -> Cost {
        tables.cost(Row::Base(self.plot(hex).terrain), column)
    }
    /// L6.1: the sextants in which a hex lies for who stands in another and faces there, one bit each; two on a border.
    pub fn sextants(&self, from: HexId, facing: Direction, to: HexId) -> u8 {
        if from == to {
            return ALL_ROUND;
        }
        let grid = self.map.grid();
        let bits = (0..6u8).filter(|&k| grid.in_arc(from, facing.turn(i32::from(k)), to));
        bits.fold(0, |all, k| all | 1 << k)
    }
}

fn two_bases(file: &str, label: &str) -> Fault {
    Fault::new(
        file,
        label,
        "a hex has one base terrain (L3.2)",
        "leave the other one out; woods and town alone may stand on a hill",
    )
}

/// All six sextants.
pub const ALL_ROUND: u8 = 0b11_1111;

fn lay_road(map: &Map, hexes: &[HexId], plots: &mut [Plot]) {
    for pair in hexes.windows(2) {
        if let Some(direction) = map.grid().direction(pair[0], pair[1]) {
            plots[pair[0].index()].road |= 1 << direction.index();
            plots[pair[1].index()].road |= 1 << direction.opposite().index();
        }
    }
}
