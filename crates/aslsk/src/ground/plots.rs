//! A map read hex by hex.

use super::{Hexes, Plot, Season, Terrain};
use hex::{Area, Direction, Grid, HexId, Map, Outline, Point, Shape, Strip, flat_top};
use table::Fault;

/// The word of a road and of a paved one, and of a hill that is to be drawn.
pub const ROAD: &str = "road";
/// 1.1.1.road.a
pub const PAVED: &str = "paved-road";
/// 1.1.1.hill.a
pub const HILL: &str = "hill";
/// The width of a road that is drawn here: as wide as those of the boards.
pub const WIDTH: i32 = 36;

/// Everything that is wrong with a map.
pub fn check(file: &str, map: &Map) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let mut fault = |at: String, what: String, mend: &str| {
        faults.push(Fault::new(file, at, what, mend));
    };
    let grid = map.grid();
    if grid.shape() != Shape::FlatTop || grid.len() > Hexes::CAPACITY {
        let what = format!("a map has flat tops and at most {} hexes", Hexes::CAPACITY);
        fault("grid".into(), what, "lay two boards at most");
    }
    for word in map.words() {
        if !map.hexes_of(word).is_empty() && !super::is_ground(word) {
            let what = "there is no such terrain".into();
            fault(format!("terrain.{word}"), what, super::lay::WORDS);
        }
        if !map.sides_of(word).is_empty() && ![ROAD, PAVED].contains(&word.as_str()) {
            let what = "no hexside carries that".into();
            fault(format!("sides.{word}"), what, "use road or paved-road");
        }
    }
    for (number, outline) in map.outlines().iter().enumerate() {
        if Terrain::named(&outline.kind).is_none() {
            let what = format!("there is no terrain '{}'", outline.kind);
            fault(format!("outlines[{number}].kind"), what, super::lay::WORDS);
        }
    }
    for (number, contour) in map.contours().iter().enumerate() {
        if contour.level != 1 {
            let what = "hills have one level (1.1.1.hill.a)".into();
            fault(format!("contours[{number}].level"), what, "write 1");
        }
    }
    for (number, strip) in map.strips().iter().enumerate() {
        if ![ROAD, PAVED].contains(&strip.kind.as_str()) {
            let what = format!("there is no '{}'", strip.kind);
            let mend = "use road or paved-road";
            fault(format!("strips[{number}].kind"), what, mend);
        }
        for pair in strip.through.windows(2) {
            if grid.distance(pair[0], pair[1]) != 1 {
                let (a, b) = (grid.label(pair[0]), grid.label(pair[1]));
                let what = format!("{a} and {b} do not touch");
                let mend = "name every hex it crosses";
                fault(format!("strips[{number}].through"), what, mend);
            }
        }
    }
    for hex in grid.ids() {
        for outline in map.outlines() {
            let drawn = outline.area.contains(grid.centre(hex));
            if drawn && Terrain::named(&outline.kind).is_some() && !map.has(hex, &outline.kind) {
                let at = format!("terrain.{} at {}", outline.kind, grid.label(hex));
                let mend = "list the hex under the word";
                fault(at, "it is drawn over the centre of the hex".into(), mend);
            }
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults)
    }
}

/// Whether some of a hex lies in an area: its centre, a point around it, or a corner of the area.
pub fn covers(grid: &Grid, area: &Area, hex: HexId) -> bool {
    let (centre, corners) = (grid.centre(hex), grid.corners(hex));
    let ring = |n: i32| {
        corners.iter().map(move |&corner| {
            let out = corner - centre;
            centre + Point::new(out.x * n / 6, out.y * n / 6)
        })
    };
    let mut points = std::iter::once(centre)
        .chain(ring(2))
        .chain(ring(4))
        .chain(ring(5));
    let inside = |point: &Point| {
        let mut pairs = corners.iter().zip(corners.iter().cycle().skip(1));
        pairs.all(|(&a, &b)| (b - a).cross(*point - a) > 0)
    };
    points.any(|point| area.contains(point)) || area.points().iter().any(inside)
}

/// The hexes as printed.
pub fn plots(map: &Map, season: Season) -> Vec<Plot> {
    let grid = map.grid();
    let (roads, paved) = roads(map);
    let buildings = buildings(map);
    grid.ids()
        .map(|hex| Plot {
            terrain: terrain(map, hex, season),
            level: map.level(hex).max(0) as u8,
            roads: roads[hex.index()],
            paved: paved.contains(hex),
            building: buildings[hex.index()],
        })
        .collect()
}

/// 1.1.1.a
fn terrain(map: &Map, hex: HexId, season: Season) -> Terrain {
    let mut all = Terrain::ALL.into_iter();
    let found = all.find(|each| map.has(hex, each.word()));
    match found.unwrap_or(Terrain::Open) {
        // 1.1.1.grain.a
        Terrain::Grain if !season.grain => Terrain::Open,
        terrain => terrain,
    }
}

/// The sides each hex has a road over, and the hexes of paved roads.
pub fn roads(map: &Map) -> (Vec<u8>, Hexes) {
    let grid = map.grid();
    let mut roads = vec![0; grid.len()];
    let mut paved = Hexes::EMPTY;
    for strip in map.strips() {
        for pair in strip.through.windows(2) {
            for (from, to) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                if let Some(way) = grid.direction(from, to) {
                    roads[from.index()] |= 1 << way.index();
                }
            }
        }
        for (hex, way) in ends_on_side(grid, strip) {
            roads[hex.index()] |= 1 << way.index();
        }
        if strip.kind == PAVED {
            paved.extend(strip.through.iter().copied());
        }
    }
    (roads, paved)
}

/// The sides on which a road ends: it goes on over the edge of its board.
fn ends_on_side(grid: &Grid, strip: &Strip) -> Vec<(HexId, Direction)> {
    let first = strip.through.first().zip(strip.points.first());
    let last = strip.through.last().zip(strip.points.last());
    let mut ends = Vec::new();
    for (&hex, &point) in first.into_iter().chain(last) {
        for way in Direction::all() {
            let corners = grid.corners(hex);
            let (a, b) = (corners[way.turn(-1).index()], corners[way.index()]);
            let on_side = (b - a).cross(point - a) == 0 && (a - point).dot(b - point) <= 0;
            ends.extend(on_side.then_some((hex, way)));
        }
    }
    ends
}

/// A number for each building, 0 for hexes without: drawings that share a hex are one.
fn buildings(map: &Map) -> Vec<u16> {
    let grid = map.grid();
    let is_building =
        |outline: &&Outline| Terrain::named(&outline.kind).is_some_and(Terrain::is_building);
    let mut numbers = vec![0; grid.len()];
    let mut last = 0;
    for outline in map.outlines().iter().filter(is_building) {
        let hexes = map.hexes_of(&outline.kind).iter().copied();
        let hexes: Vec<HexId> = hexes
            .filter(|&hex| covers(grid, &outline.area, hex))
            .collect();
        last += 1;
        for hex in hexes {
            match numbers[hex.index()] {
                0 => numbers[hex.index()] = last,
                other => {
                    let same = numbers.iter_mut().filter(|number| **number == other);
                    same.for_each(|number| *number = last);
                }
            }
        }
    }
    numbers
}

/// The hexes on each edge of the map.
pub fn edges(grid: &Grid) -> [Hexes; 4] {
    let on = |wanted: &dyn Fn(HexId) -> bool| grid.ids().filter(|&hex| wanted(hex)).collect();
    [
        on(&|hex| grid.neighbour(hex, flat_top::N).is_none()),
        on(&|hex| grid.column(hex) == grid.columns()),
        on(&|hex| grid.neighbour(hex, flat_top::S).is_none()),
        on(&|hex| grid.column(hex) == 1),
    ]
}
