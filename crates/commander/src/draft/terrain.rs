//! The map of a draft that lays terrain of its own: words on hexes and hexsides become a drawing, so that sight is
//! tested, and the board drawn, as on any map.
//!
//! `L7 = "woods"`, `"open"`, `"hill.2"`, `"road"`, `"objective.3"`, several with blanks between; `"K7/L7" = "wall"`,
//! `"road"`. Neighbouring hexes with the same word make one drawing. Words for markers and fortifications are left to
//! the draft.

use crate::board::covers;
use crate::edition::Edition;
use crate::kinds::{Fort, Hexside, Terrain, Way};
use hex::{
    ContourDocument, Grid, HexId, HexSide, Listing, Map, MapDocument, OutlineDocument, Point,
    StripDocument,
};
use std::collections::{BTreeMap, BTreeSet};
use table::Fault;

/// How far inside its hexes a drawing ends, in hundredths.
const INSIDE: i32 = 10;

/// The map with these words laid on it, all faults at once. Where any is laid it has another name, which says how.
pub fn with_terrain(
    edition: Edition,
    file: &str,
    map: &Map,
    lines: &[(String, String)],
) -> Result<Map, Vec<Fault>> {
    let mut laying = Laying::new(edition, file, map);
    for (place, words) in lines {
        for word in words.split_whitespace() {
            laying.lay(place, word);
        }
    }
    if !laying.faults.is_empty() {
        return Err(laying.faults);
    }
    let mut document = laying.cleared();
    laying.draw(&mut document);
    if !laying.faults.is_empty() {
        return Err(laying.faults);
    }
    Map::resolve(file, document)
}

struct Laying<'a> {
    edition: Edition,
    file: &'a str,
    map: &'a Map,
    faults: Vec<Fault>,
    terrain: BTreeMap<Terrain, BTreeSet<HexId>>,
    levels: BTreeMap<HexId, i8>,
    ways: BTreeMap<Way, BTreeSet<HexId>>,
    across: Vec<(Way, HexSide)>,
    sides: Vec<(Hexside, HexSide)>,
    objectives: Vec<(u8, HexId)>,
    name: String,
}

/// A word for something that lies on the map and is no terrain.
fn is_marker(word: &str) -> bool {
    let stem = word.split('.').next().unwrap_or(word);
    Fort::named(stem).is_some() || ["smoke", "blaze"].contains(&stem)
}

impl<'a> Laying<'a> {
    fn new(edition: Edition, file: &'a str, map: &'a Map) -> Laying<'a> {
        Laying {
            edition,
            file,
            map,
            faults: Vec::new(),
            terrain: BTreeMap::new(),
            levels: BTreeMap::new(),
            ways: BTreeMap::new(),
            across: Vec::new(),
            sides: Vec::new(),
            objectives: Vec::new(),
            name: String::new(),
        }
    }

    fn fault(&mut self, place: &str, what: impl Into<String>, mend: &str) {
        let at = format!("terrain.{place}");
        self.faults.push(Fault::new(self.file, at, what, mend));
    }

    fn lay(&mut self, place: &str, word: &str) {
        if is_marker(word) {
            return;
        }
        let known = if place.contains('/') {
            self.on_side(place, word)
        } else {
            self.on_hex(place, word)
        };
        if known {
            self.name += &format!(".{place}-{word}");
        }
    }

    fn on_side(&mut self, place: &str, word: &str) -> bool {
        let side = match self.map.grid().parse_side(place) {
            Ok(side) => side,
            Err(error) => {
                let mend = "name two hexes that touch, such as K7/L7";
                self.fault(place, error.to_string(), mend);
                return false;
            }
        };
        if let Some(kind) = Hexside::named(word) {
            self.sides.push((kind, side));
        } else if let Some(way) = Way::named(word) {
            self.across.push((way, side));
        } else {
            let what = format!("'{word}' lies on no hexside");
            self.fault(
                place,
                what,
                "use cliff, fence, hedge, wall, road, trail or railway",
            );
            return false;
        }
        true
    }

    fn on_hex(&mut self, place: &str, word: &str) -> bool {
        let hex = match self.map.grid().parse(place) {
            Ok(hex) => hex,
            Err(error) => {
                self.fault(
                    place,
                    error.to_string(),
                    "write a hex of the board, such as E3",
                );
                return false;
            }
        };
        let (stem, number) = word.split_once('.').unwrap_or((word, ""));
        let number: Option<u8> = number.parse().ok();
        match (self.edition.terrain(word), Way::named(word), stem, number) {
            (Some(terrain), ..) => {
                self.terrain.entry(terrain).or_default().insert(hex);
            }
            (_, Some(way), ..) => {
                self.ways.entry(way).or_default().insert(hex);
            }
            (.., "hill", Some(level @ 1..=4)) => {
                self.levels.insert(hex, level as i8);
            }
            (.., "objective", Some(number @ 1..=5)) => self.objectives.push((number, hex)),
            _ => {
                let all = self.edition.hierarchy().iter();
                let all: Vec<&str> = all.map(|&each| self.edition.terrain_word(each)).collect();
                let mend = format!(
                    "use one of {}, hill.1 to hill.4, road, trail, railway, objective.1 to objective.5",
                    all.join(", ")
                );
                self.fault(place, format!("'{word}' is no ground of this game"), &mend);
                return false;
            }
        }
        true
    }

    /// The map's document without what stood on hexes that get another terrain. A drawing over several hexes is drawn
    /// anew on those that keep it.
    fn cleared(&mut self) -> MapDocument {
        let grid = self.map.grid();
        let changed: BTreeSet<HexId> = self.terrain.values().flatten().copied().collect();
        let mut document = self.map.document().clone();
        let labels: Vec<String> = changed.iter().map(|&hex| grid.label(hex)).collect();
        for (_, hexes) in document.terrain.0.iter_mut().chain(&mut document.decor.0) {
            hexes.retain(|label| !labels.contains(label));
        }
        let mut kept = Vec::new();
        let mut again: Vec<(Terrain, HexId)> = Vec::new();
        for (outline, drawn) in document.outlines.drain(..).zip(self.map.outlines()) {
            let over = |hex: &HexId| covers(self.map, &drawn.area, *hex);
            if !changed.iter().any(over) {
                kept.push(outline);
            } else if let Some(terrain) = self.edition.terrain(&outline.kind) {
                let rest = self
                    .map
                    .hexes_of(&outline.kind)
                    .iter()
                    .filter(|hex| over(hex));
                again.extend(
                    rest.filter(|hex| !changed.contains(hex))
                        .map(|&hex| (terrain, hex)),
                );
            }
        }
        document.outlines = kept;
        for (terrain, hex) in again {
            self.terrain.entry(terrain).or_default().insert(hex);
        }
        document.name += &self.name;
        document
    }

    fn draw(&mut self, document: &mut MapDocument) {
        let grid = self.map.grid();
        for (&terrain, hexes) in &self.terrain {
            if terrain == Terrain::Open {
                continue;
            }
            let word = self.edition.terrain_word(terrain);
            for &hex in hexes {
                list(&mut document.terrain, word, grid.label(hex));
            }
            match terrain {
                Terrain::Stream | Terrain::Gully => joined(grid, hexes, word, document),
                _ => outlines(grid, hexes, word, document),
            }
        }
        self.hills(document);
        for (&way, hexes) in &self.ways {
            for &hex in hexes {
                list(&mut document.terrain, way.word(), grid.label(hex));
            }
            joined(grid, hexes, way.word(), document);
        }
        for &(way, side) in &self.across {
            if let (hex, Some(other)) = grid.beside(side) {
                document.strips.push(strip(grid, way.word(), &[hex, other]));
            }
        }
        for &(kind, side) in &self.sides {
            list(&mut document.sides, kind.word(), grid.side_label(side));
        }
        for &(number, hex) in &self.objectives {
            let name = format!("objective-{number}");
            document.groups.0.retain(|(group, _)| *group != name);
            document.groups.0.push((name, vec![grid.label(hex)]));
        }
        document.terrain.0.retain(|(_, labels)| !labels.is_empty());
        document.decor.0.retain(|(_, labels)| !labels.is_empty());
    }

    /// T88: one contour for each hill of each level.
    fn hills(&mut self, document: &mut MapDocument) {
        let grid = self.map.grid();
        for level in 1..=4 {
            let high = self.levels.iter().filter(|(_, at)| **at >= level);
            let hexes: BTreeSet<HexId> = high.map(|(&hex, _)| hex).collect();
            for part in grid.parts(&hexes) {
                match grid.borders(&part, INSIDE).as_slice() {
                    [points] => document.contours.push(ContourDocument {
                        level,
                        points: points.clone(),
                    }),
                    _ => {
                        let first = grid.label(*part.first().expect("a part has hexes"));
                        self.fault(
                            &first,
                            "a hill around lower ground cannot be laid",
                            "leave a gap in the ring, or draw a map",
                        );
                    }
                }
            }
        }
    }
}

/// Adds a label to the list under a word, once.
fn list(listing: &mut Listing, word: &str, label: String) {
    let at = listing.0.iter().position(|(other, _)| other == word);
    let at = at.unwrap_or_else(|| {
        listing.0.push((word.to_owned(), Vec::new()));
        listing.0.len() - 1
    });
    let labels = &mut listing.0[at].1;
    if !labels.contains(&label) {
        labels.push(label);
    }
}

fn strip(grid: &Grid, kind: &str, through: &[HexId]) -> StripDocument {
    StripDocument {
        kind: kind.to_owned(),
        width: None,
        through: through.iter().map(|&hex| grid.label(hex)).collect(),
        points: Vec::new(),
    }
}

/// A strip between any two of the hexes that touch; a short one in a hex that touches none.
fn joined(grid: &Grid, hexes: &BTreeSet<HexId>, kind: &str, document: &mut MapDocument) {
    for &hex in hexes {
        let beside: Vec<HexId> = grid.neighbours(hex).filter(|n| hexes.contains(n)).collect();
        for &other in beside.iter().filter(|other| hex < **other) {
            document.strips.push(strip(grid, kind, &[hex, other]));
        }
        if beside.is_empty() {
            let centre = grid.centre(hex);
            let points = vec![centre - Point::new(0, 40), centre + Point::new(0, 40)];
            document.strips.push(StripDocument {
                points,
                ..strip(grid, kind, &[])
            });
        }
    }
}

/// An outline around the hexes that touch each other; around each of them where they enclose others.
fn outlines(grid: &Grid, hexes: &BTreeSet<HexId>, word: &str, document: &mut MapDocument) {
    let mut draw = |points: Vec<Point>| {
        document.outlines.push(OutlineDocument {
            kind: word.to_owned(),
            points,
        });
    };
    for part in grid.parts(hexes) {
        let mut around = grid.borders(&part, INSIDE);
        if around.len() == 1 {
            draw(around.remove(0));
            continue;
        }
        for hex in part {
            grid.borders(&BTreeSet::from([hex]), INSIDE)
                .into_iter()
                .for_each(&mut draw);
        }
    }
}

#[cfg(test)]
mod tests;
