//! The map read hex by hex (T78.1, 2.1a): what each hex is, what its sides carry, what crosses them, where the
//! objectives lie.

use crate::book::{PrintedHex, Side6};
use crate::edition::Edition;
use crate::kinds::{Fort, Hexside, Terrain, Way};
use crate::state::MOST_HEXES;
use hex::{Area, Direction, HexId, HexSet256, Map, Point};
use table::Fault;

/// Everything that follows from the map alone.
#[derive(Clone, Debug)]
pub struct Board {
    /// The hexes.
    pub hexes: Vec<PrintedHex>,
    /// The hexsides by hex and direction.
    pub sides6: Vec<[Side6; 6]>,
    /// The neighbours of each hex by direction.
    pub next: Vec<[Option<HexId>; 6]>,
    /// The neighbours of each hex as a set.
    pub near: Vec<HexSet256>,
    /// Distances: from a hex to another at `a * hexes + b`.
    pub far: Vec<u8>,
    /// 2.3: the hexes of the five objectives; empty where the map has none.
    pub objectives: [HexSet256; 5],
}

/// Whether the hexes of a map fit into a state: before anything is counted by them.
pub fn check_size(file: &str, map: &Map) -> Result<(), Fault> {
    let grid = map.grid();
    if grid.shape() == hex::Shape::FlatTop && grid.len() <= MOST_HEXES {
        return Ok(());
    }
    let what = format!("a map has flat tops and at most {MOST_HEXES} hexes");
    let mend = "use \"flat-top\", 15 columns and 10 rows";
    Err(Fault::new(file, "grid", what, mend))
}

/// Reads a map, or lists everything that is wrong with it.
pub fn board(edition: Edition, file: &str, map: &Map) -> Result<Board, Vec<Fault>> {
    let mut reader = Reader {
        edition,
        file,
        map,
        faults: Vec::new(),
    };
    reader.words();
    reader.levels();
    reader.drawn();
    let grid = map.grid();
    let ids: Vec<HexId> = grid.ids().collect();
    let next: Vec<[Option<HexId>; 6]> = ids
        .iter()
        .map(|&hex| Direction::all().map(|direction| grid.neighbour(hex, direction)))
        .collect();
    let board = Board {
        hexes: ids.iter().map(|&hex| reader.hex(hex)).collect(),
        sides6: reader.sides(),
        near: next
            .iter()
            .map(|next| next.iter().flatten().copied().collect())
            .collect(),
        far: ids
            .iter()
            .flat_map(|&a| ids.iter().map(move |&b| grid.distance(a, b) as u8))
            .collect(),
        next,
        objectives: reader.objectives(),
    };
    if reader.faults.is_empty() {
        Ok(board)
    } else {
        Err(reader.faults)
    }
}

struct Reader<'a> {
    edition: Edition,
    file: &'a str,
    map: &'a Map,
    faults: Vec<Fault>,
}

/// Whether some of a hex lies in an area: its centre, or one of the points around it.
pub(crate) fn covers(map: &Map, area: &Area, hex: HexId) -> bool {
    let (centre, corners) = (map.grid().centre(hex), map.grid().corners(hex));
    let ring = |n: i32| {
        corners.iter().map(move |&corner| {
            let out = corner - centre;
            centre + Point::new(out.x * n / 6, out.y * n / 6)
        })
    };
    let points = std::iter::once(centre)
        .chain(ring(2))
        .chain(ring(4))
        .chain(ring(5));
    points.into_iter().any(|point| area.contains(point))
}

impl Reader<'_> {
    /// The terrain a hex carries, the one that prevails first (T78.1c).
    fn types(&self, hex: HexId) -> impl Iterator<Item = Terrain> + '_ {
        let all = self.edition.hierarchy().iter().copied();
        all.filter(move |&terrain| self.map.has(hex, self.edition.terrain_word(terrain)))
    }
    /// The terrain whose drawing matters: 10.1a asks for the drawing, not for the hex. In Great War Commander only
    /// buildings are outlined, other terrain fills its hex.
    fn is_outlined(&self, terrain: Terrain) -> bool {
        match self.edition {
            Edition::Europe => terrain.is_obstacle() || terrain.hindrance() > 0,
            Edition::GreatWar => terrain == Terrain::Building,
        }
    }
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>, mend: &str) {
        self.faults.push(Fault::new(self.file, at, what, mend));
    }

    fn words(&mut self) {
        let edition = self.edition;
        let known = |word: &str| {
            let work = edition == Edition::GreatWar && Fort::named(edition.plain(word)).is_some();
            edition.terrain(word).is_some() || Way::named(word).is_some() || work
        };
        for word in self.map.words() {
            if !self.map.hexes_of(word).is_empty() && !known(word) {
                let all = edition.hierarchy().iter();
                let all: Vec<&str> = all.map(|&each| edition.terrain_word(each)).collect();
                let mend = format!("use one of {}", all.join(", "));
                self.fault(
                    format!("terrain.{word}"),
                    "there is no such terrain",
                    mend.as_str(),
                );
            }
            if !self.map.sides_of(word).is_empty() && Hexside::named(word).is_none() {
                self.fault(
                    format!("sides.{word}"),
                    "no hexside carries that",
                    "use one of cliff, fence, hedge, wall",
                );
            }
        }
        for (number, strip) in self.map.strips().iter().enumerate() {
            let water = ["stream", "gully", "river", "ditch"].contains(&strip.kind.as_str());
            if Way::named(&strip.kind).is_none() && !water {
                self.fault(
                    format!("strips[{number}].kind"),
                    format!("there is no '{}'", strip.kind),
                    "use road, trail, railway, stream, gully, river or ditch",
                );
            }
            let grid = self.map.grid();
            for pair in strip.through.windows(2) {
                if grid.distance(pair[0], pair[1]) != 1 {
                    let (a, b) = (grid.label(pair[0]), grid.label(pair[1]));
                    self.fault(
                        format!("strips[{number}].through"),
                        format!("{a} and {b} do not touch"),
                        "name every hex it crosses",
                    );
                }
            }
        }
    }

    fn levels(&mut self) {
        for (number, contour) in self.map.contours().iter().enumerate() {
            if !(1..=4).contains(&contour.level) {
                self.fault(
                    format!("contours[{number}].level"),
                    "hills have levels 1 to 4 (T88)",
                    "write 1, 2, 3 or 4",
                );
            }
        }
    }

    /// 10.1a: a word without a drawing would never meet a line, a drawing without a word would be no terrain.
    fn drawn(&mut self) {
        for &terrain in self.edition.hierarchy() {
            if !self.is_outlined(terrain) {
                continue;
            }
            let word = self.edition.terrain_word(terrain);
            let outlines: Vec<&Area> = self
                .map
                .outlines()
                .iter()
                .filter(|outline| outline.kind == word)
                .map(|outline| &outline.area)
                .collect();
            for hex in self.map.grid().ids() {
                let at = || format!("terrain.{word} at {}", self.map.grid().label(hex));
                let centre = self.map.grid().centre(hex);
                let says = self.map.has(hex, word);
                if says && !outlines.iter().any(|area| covers(self.map, area, hex)) {
                    let at = at();
                    self.fault(at, "nothing of it is drawn there", "draw an outline of it");
                } else if !says && outlines.iter().any(|area| area.contains(centre)) {
                    let at = at();
                    self.fault(at, "it is drawn there", "list the hex under the word");
                }
            }
        }
        for (number, outline) in self.map.outlines().iter().enumerate() {
            if self.edition.terrain(&outline.kind).is_none() {
                self.fault(
                    format!("outlines[{number}].kind"),
                    format!("there is no terrain '{}'", outline.kind),
                    "use a word for terrain",
                );
            }
        }
    }

    fn hex(&self, hex: HexId) -> PrintedHex {
        let bridge =
            |terrain: &Terrain| matches!(terrain, Terrain::MajorBridge | Terrain::MinorBridge);
        let crossed = |way: Way| {
            let mut strips = self.map.strips().iter();
            self.map.has(hex, way.word())
                || strips.any(|strip| strip.kind == way.word() && strip.through.contains(&hex))
        };
        PrintedHex {
            terrain: self.types(hex).next().unwrap_or(Terrain::Open),
            below: self
                .types(hex)
                .find(|terrain| !bridge(terrain))
                .unwrap_or(Terrain::Open),
            level: self.map.level(hex),
            road: crossed(Way::Road),
            trail: crossed(Way::Trail),
            railway: crossed(Way::Railway),
            dot: self.is_built_over(hex),
        }
    }

    /// Whether the drawing of a building covers the centre of a hex.
    fn is_built_over(&self, hex: HexId) -> bool {
        let centre = self.map.grid().centre(hex);
        let buildings = self.map.outlines().iter();
        buildings
            .filter(|outline| outline.kind == Terrain::Building.word())
            .any(|outline| outline.area.contains(centre))
    }

    fn sides(&self) -> Vec<[Side6; 6]> {
        let grid = self.map.grid();
        let mut sides = vec![[Side6::default(); 6]; grid.len()];
        for hex in grid.ids() {
            for direction in Direction::all() {
                let side = grid.side(hex, direction);
                let has = |kind: Hexside| self.map.side_has(side, kind.word());
                let here = &mut sides[hex.index()][direction.index()];
                here.cliff = has(Hexside::Cliff);
                here.fence = has(Hexside::Fence);
                here.hedge = has(Hexside::Hedge);
                here.wall = has(Hexside::Wall);
                here.destroyed_wall = has(Hexside::DestroyedWall);
            }
        }
        for strip in self.map.strips() {
            for pair in strip.through.windows(2) {
                for (from, to) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    let Some(direction) = grid.direction(from, to) else {
                        continue;
                    };
                    let here = &mut sides[from.index()][direction.index()];
                    match Way::named(&strip.kind) {
                        Some(Way::Road) => here.road = true,
                        Some(Way::Trail) => here.trail = true,
                        Some(Way::Railway) => here.railway = true,
                        None => {}
                    }
                }
            }
        }
        sides
    }

    /// 2.3, 7.3.1.1, T82b: the hexes of each objective.
    fn objectives(&mut self) -> [HexSet256; 5] {
        let mut all = [HexSet256::EMPTY; 5];
        for (i, objective) in all.iter_mut().enumerate() {
            let name = format!("objective-{}", i + 1);
            match self.map.group(&name) {
                None => {}
                Some(&[hex]) => *objective = self.building(hex),
                Some(_) => self.fault(
                    format!("groups.{name}"),
                    "an objective is one hex",
                    "list one hex; a building counts whole by itself (7.3.1.1)",
                ),
            }
        }
        all
    }

    /// The hexes of the building in this hex, or the hex alone.
    fn building(&self, hex: HexId) -> HexSet256 {
        let mut hexes = HexSet256::of(hex);
        if !self.map.has(hex, Terrain::Building.word()) {
            return hexes;
        }
        for outline in self.map.outlines() {
            let whole = outline.kind == Terrain::Building.word();
            if whole && covers(self.map, &outline.area, hex) {
                let of = |&&other: &&HexId| covers(self.map, &outline.area, other);
                let others = self.map.hexes_of(Terrain::Building.word()).iter();
                hexes |= others.filter(of).copied().collect();
            }
        }
        hexes
    }
}

/// The works that are printed on a map of Great War Commander.
pub fn printed_works(edition: Edition, map: &Map) -> Vec<(HexId, Fort)> {
    let mut works = Vec::new();
    for &fort in Fort::ALL.iter().filter(|_| edition == Edition::GreatWar) {
        let hexes = map.hexes_of(edition.word(fort.word())).iter();
        works.extend(hexes.map(|&hex| (hex, fort)));
    }
    works
}

/// O23.3b: from each hex, the hexes to the nearest one of a map edge.
pub fn edge_far(map: &Map, edge: crate::kinds::Edge) -> Vec<u8> {
    use crate::kinds::Edge;
    let grid = map.grid();
    let on = |hex: &HexId| match edge {
        Edge::Top => grid.row(*hex) == 1,
        Edge::Bottom => grid.row(*hex) == grid.rows(),
        Edge::Left => grid.column(*hex) == 1,
        Edge::Right => grid.column(*hex) == grid.columns(),
    };
    let border: Vec<HexId> = grid.ids().filter(on).collect();
    let far = |hex: HexId| {
        let each = border.iter().map(|&other| grid.distance(hex, other));
        each.min().unwrap_or(0) as u8
    };
    grid.ids().map(far).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(text: &str) -> Map {
        let text = format!(
            r#"{{"name": "x", "grid": {{"shape": "flat-top", "columns": 15, "rows": 10}} {text}}}"#
        );
        Map::read("x", &text).unwrap()
    }

    fn hex(map: &Map, label: &str) -> HexId {
        map.grid().parse(label).unwrap()
    }

    #[test]
    fn the_higher_word_prevails_and_a_bridge_has_something_below() {
        let map = map(r#", "terrain": {"stream": ["C3"], "minor-bridge": ["C3"]},
               "outlines": [{"kind": "minor-bridge", "points": [[440, 270], [520, 270], [520, 330], [440, 330]]}],
               "strips": [{"kind": "road", "through": ["B2", "C3", "D3"]}]"#);
        let board = board(Edition::Europe, "x", &map).unwrap();
        let printed = board.hexes[hex(&map, "C3").index()];
        assert_eq!(printed.terrain, Terrain::MinorBridge);
        assert_eq!(printed.below, Terrain::Stream);
        assert!(printed.road);
        assert!(!board.hexes[hex(&map, "E3").index()].road);
        let grid = map.grid();
        let (c3, d3) = (hex(&map, "C3"), hex(&map, "D3"));
        let there = grid.direction(c3, d3).unwrap();
        assert!(board.sides6[c3.index()][there.index()].road);
        assert!(board.sides6[d3.index()][there.opposite().index()].road);
        assert_eq!(board.far[c3.index() * grid.len() + d3.index()], 1);
    }

    #[test]
    fn an_objective_in_a_building_is_the_whole_building() {
        // One house over D3 and D4, another in E4 that touches it not.
        let map = map(r#", "terrain": {"building": ["D3", "D4", "E4"]},
               "outlines": [{"kind": "building", "points": [[630, 330], [690, 330], [690, 510], [630, 510]]},
                            {"kind": "building", "points": [[820, 400], [860, 400], [860, 440], [820, 440]]}],
               "groups": {"objective-1": ["D4"], "objective-2": ["E4"], "objective-3": ["A1"]}"#);
        let board = board(Edition::Europe, "x", &map).unwrap();
        let set = |labels: &[&str]| labels.iter().map(|label| hex(&map, label)).collect();
        let expected: [HexSet256; 5] = [
            set(&["D3", "D4"]),
            set(&["E4"]),
            set(&["A1"]),
            HexSet256::EMPTY,
            HexSet256::EMPTY,
        ];
        assert_eq!(board.objectives, expected);
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let map = map(
            r#", "terrain": {"jungle": ["C3"], "woods": ["B2"]}, "sides": {"moat": ["C3/C4"]},
               "strips": [{"kind": "canal", "through": ["A1", "A3"]}],
               "contours": [{"level": 5, "points": [[0, 0], [90, 0], [0, 90]]}],
               "outlines": [{"kind": "orchard", "points": [[440, 270], [520, 270], [480, 330]]}],
               "groups": {"objective-1": ["C3", "C4"]}"#,
        );
        let faults = board(Edition::Europe, "x", &map).unwrap_err();
        let at: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
        let expected = [
            "terrain.jungle",
            "sides.moat",
            "strips[0].kind",
            "strips[0].through",
            "contours[0].level",
            "terrain.woods at B2",
            "terrain.orchard at C3",
            "groups.objective-1",
        ];
        for place in expected {
            assert!(at.contains(&place), "{place} is not among {at:?}");
        }
    }
}
