//! Words laid on hexes and hexsides by a draft.

use super::{FEATURES, Terrain};
use hex::{HexId, Listing, Map, MapDocument, StripDocument};
use std::collections::BTreeSet;
use table::Fault;

/// What may be laid on a hex, for who wrote another word.
const WORDS: &str = "use one of clear, difficult, town, crater, hill, woods, river, swamp, road, trench, fortified, wire, mines";

/// A map document with words laid on hexes (`0506`) and hexsides (`0506/0606`: roads only), several with blanks between. A base
/// terrain takes the place of what the hex had; features come on top. Hexes with `road` that touch are joined.
pub fn lay(
    file: &str,
    mut document: MapDocument,
    lines: &[(String, String)],
) -> Result<MapDocument, Vec<Fault>> {
    if lines.is_empty() {
        return Ok(document);
    }
    let map = Map::resolve(file, document.clone())?;
    let grid = map.grid();
    let mut faults = Vec::new();
    let mut roads: BTreeSet<HexId> = BTreeSet::new();
    for (place, words) in lines {
        let mut fault = |what: String, mend: &str| {
            faults.push(Fault::new(file, format!("terrain.{place}"), what, mend));
        };
        let on_side = place.contains('/');
        if on_side {
            match grid.parse_side(place).map(|side| grid.beside(side)) {
                Ok((a, Some(b))) if words == "road" => {
                    document.strips.push(road(&[grid.label(a), grid.label(b)]));
                }
                Ok(_) => fault(format!("'{words}' is nothing for a hexside"), "write road"),
                Err(error) => fault(error.to_string(), "write two hexes: 0506/0606"),
            }
            continue;
        }
        let hex = match grid.parse(place) {
            Ok(hex) => hex,
            Err(error) => {
                fault(error.to_string(), "write a hex such as 0506");
                continue;
            }
        };
        let bases = words
            .split_whitespace()
            .filter(|word| Terrain::named(word).is_some());
        if bases.count() > 0 {
            clear(&map, &mut document, hex);
        }
        for word in words.split_whitespace() {
            match word {
                "road" => drop(roads.insert(hex)),
                "clear" => {}
                word if Terrain::named(word).is_some() || FEATURES.contains(&word) => {
                    list(&mut document.terrain, word, &grid.label(hex));
                }
                word => fault(format!("'{word}' is no ground of this game"), WORDS),
            }
        }
        document.name += &format!(".{}-{}", place.replace('/', "-"), words.replace(' ', "-"));
    }
    for &hex in &roads {
        for other in grid
            .neighbours(hex)
            .filter(|&other| other > hex && roads.contains(&other))
        {
            document
                .strips
                .push(road(&[grid.label(hex), grid.label(other)]));
        }
    }
    match faults.is_empty() {
        true => Ok(document),
        false => Err(faults),
    }
}

fn road(through: &[String]) -> StripDocument {
    StripDocument {
        kind: "road".to_owned(),
        width: None,
        through: through.to_vec(),
        points: Vec::new(),
    }
}

/// Takes the base terrain of a hex off a document.
fn clear(map: &Map, document: &mut MapDocument, hex: HexId) {
    for (word, labels) in &mut document.terrain.0 {
        if Terrain::named(word).is_some() {
            labels.retain(|other| map.grid().parse(other) != Ok(hex));
        }
    }
    document.terrain.0.retain(|list| !list.1.is_empty());
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
