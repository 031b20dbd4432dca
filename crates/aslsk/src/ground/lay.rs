//! Words laid on hexes become a drawing, so that sight is tested, and the map drawn, as on any board.

use super::Terrain;
use super::plots::{HILL, PAVED, ROAD, WIDTH, covers};
use hex::{
    Area, ContourDocument, HexId, Listing, Map, MapDocument, OutlineDocument, Point, StripDocument,
};
use std::collections::BTreeSet;
use table::Fault;

/// What may be laid on a hex, for who wrote another word.
pub const WORDS: &str = "use one of open, woods, wooden-building, stone-building, orchard, grain, brush, \
                         hill, road, paved-road";

/// How far inside its hexes a drawing ends, in hundredths.
const INSIDE: i32 = 10;

/// Whether a word is one for the ground of a hex. `hill.1` is another way to write `hill`.
pub fn is_ground(word: &str) -> bool {
    let other = [HILL, "hill.1", ROAD, PAVED];
    Terrain::named(word).is_some() || other.contains(&word)
}

/// A map document with words laid on hexes (`E4`) and hexsides (`K7/L7`: roads only), several with blanks between. A
/// terrain takes the place of what the hex had; hills and roads come on top.
pub fn lay(
    file: &str,
    mut document: MapDocument,
    lines: &[(String, String)],
) -> Result<MapDocument, Vec<Fault>> {
    let map = Map::resolve(file, document.clone())?;
    let grid = map.grid();
    let mut faults = Vec::new();
    for (place, words) in lines {
        let label = match place.contains('/') {
            true => grid.parse_side(place).map(|side| grid.side_label(side)),
            false => grid.parse(place).map(|hex| grid.label(hex)),
        };
        let mut fault = |what: String, mend: &str| {
            faults.push(Fault::new(file, format!("terrain.{place}"), what, mend));
        };
        let label = match label {
            Ok(label) => label,
            Err(error) => {
                fault(error.to_string(), "write a hex such as E3, or two as K7/L7");
                continue;
            }
        };
        for word in words.split_whitespace() {
            let on_side = place.contains('/');
            if on_side && [ROAD, PAVED].contains(&word) {
                list(&mut document.sides, word, &label);
            } else if on_side || !is_ground(word) {
                fault(format!("'{word}' is no ground of this game"), WORDS);
            } else if Terrain::named(word).is_some() {
                clear(&map, &mut document, &label);
                list(&mut document.terrain, word, &label);
            } else {
                let word = if word == "hill.1" { HILL } else { word };
                list(&mut document.terrain, word, &label);
            }
        }
        let laid = words.replace(' ', "-");
        document.name += &format!(".{}-{laid}", place.replace('/', "-"));
    }
    if faults.is_empty() {
        Ok(document)
    } else {
        Err(faults)
    }
}

/// Takes the terrain of a hex off a document. A drawing over several hexes is left to be drawn anew on the others.
fn clear(map: &Map, document: &mut MapDocument, label: &str) {
    let Ok(hex) = map.grid().parse(label) else {
        return;
    };
    for (word, labels) in &mut document.terrain.0 {
        if Terrain::named(word).is_some() {
            labels.retain(|other| map.grid().parse(other) != Ok(hex));
        }
    }
    document.terrain.0.retain(|list| !list.1.is_empty());
    document
        .outlines
        .retain(|outline| !covers(map.grid(), &Area::new(outline.points.clone()), hex));
}

/// Adds a label to the list under a word, once.
fn list(listing: &mut Listing, word: &str, label: &str) {
    let at = listing.0.iter().position(|(other, _)| other == word);
    let at = at.unwrap_or_else(|| {
        listing.0.push((word.to_owned(), Vec::new()));
        listing.0.len() - 1
    });
    let labels = &mut listing.0[at].1;
    if !labels.iter().any(|other| other == label) {
        labels.push(label.to_owned());
    }
}

/// The map with everything drawn that it has only words for.
pub fn drawn(file: &str, map: Map) -> Result<Map, Vec<Fault>> {
    let mut document = map.document().clone();
    for terrain in Terrain::ALL {
        if terrain != Terrain::Open {
            outlines(&map, terrain.word(), &mut document);
        }
    }
    hills(file, &map, &mut document)?;
    for kind in [ROAD, PAVED] {
        roads(&map, kind, &mut document);
    }
    if document == *map.document() {
        return Ok(map);
    }
    Map::resolve(file, document)
}

/// An outline around hexes that touch each other; around each of them where they enclose others.
fn outlines(map: &Map, word: &str, document: &mut MapDocument) {
    let grid = map.grid();
    let outlines: Vec<&Area> = { map.outlines().iter() }
        .filter(|outline| outline.kind == word)
        .map(|outline| &outline.area)
        .collect();
    let bare = |hex: &&HexId| !outlines.iter().any(|area| covers(grid, area, **hex));
    let hexes: BTreeSet<HexId> = { map.hexes_of(word).iter() }
        .filter(bare)
        .copied()
        .collect();
    let mut draw = |points: Vec<Point>| {
        document.outlines.push(OutlineDocument {
            kind: word.to_owned(),
            points,
        });
    };
    for part in grid.parts(&hexes) {
        let mut around = grid.borders(&part, INSIDE);
        if around.len() == 1 {
            draw(around.remove(0));
            continue;
        }
        for hex in part {
            let around = grid.borders(&BTreeSet::from([hex]), INSIDE);
            around.into_iter().for_each(&mut draw);
        }
    }
}

/// 1.1.1.hill.a: a contour around hexes that touch each other.
fn hills(file: &str, map: &Map, document: &mut MapDocument) -> Result<(), Vec<Fault>> {
    let grid = map.grid();
    let low = |hex: &&HexId| map.level(**hex) < 1;
    let hexes: BTreeSet<HexId> = map.hexes_of(HILL).iter().filter(low).copied().collect();
    for part in grid.parts(&hexes) {
        let mut around = grid.borders(&part, INSIDE);
        if around.len() != 1 {
            let what = "a hill around lower ground cannot be laid";
            let mend = "leave a gap in the ring, or draw a map";
            return Err(vec![Fault::new(file, "terrain.hill", what, mend)]);
        }
        document.contours.push(ContourDocument {
            level: 1,
            points: around.remove(0),
        });
    }
    Ok(())
}

/// A road between any two hexes with the word that touch and have none between them, and over any hexside with it; a
/// short one in a hex that touches none.
fn roads(map: &Map, kind: &str, document: &mut MapDocument) {
    let grid = map.grid();
    let joined = |a: HexId, b: HexId| {
        let mut pairs = map
            .strips()
            .iter()
            .flat_map(|strip| strip.through.windows(2));
        pairs.any(|pair| pair == [a, b] || pair == [b, a])
    };
    let mut draw = |hexes: &[HexId], points: Vec<Point>| {
        document.strips.push(StripDocument {
            kind: kind.to_owned(),
            width: Some(WIDTH),
            through: hexes.iter().map(|&hex| grid.label(hex)).collect(),
            points,
        });
    };
    let words: BTreeSet<HexId> = map.hexes_of(kind).iter().copied().collect();
    for &hex in &words {
        let beside: Vec<HexId> = grid.neighbours(hex).filter(|n| words.contains(n)).collect();
        for &other in &beside {
            if hex < other && !joined(hex, other) {
                draw(&[hex, other], Vec::new());
            }
        }
        let passed = map
            .strips()
            .iter()
            .any(|strip| strip.through.contains(&hex));
        if beside.is_empty() && !passed {
            let centre = grid.centre(hex);
            let points = vec![centre - Point::new(0, 40), centre + Point::new(0, 40)];
            draw(&[hex], points);
        }
    }
    for &side in map.sides_of(kind) {
        if let (hex, Some(other)) = grid.beside(side)
            && !joined(hex, other)
        {
            draw(&[hex, other], Vec::new());
        }
    }
}
