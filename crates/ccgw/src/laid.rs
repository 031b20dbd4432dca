//! The map of a draft that lays tiles of its own, so that it can be drawn as it is played.

use crate::kinds::Terrain;
use hex::{Fault, HexId, Map};

/// The map with these tiles instead of its own. Where they differ it has another name, which says how.
pub fn laid(file: &str, map: &Map, tiles: &[Terrain]) -> Result<Map, Vec<Fault>> {
    let grid = map.grid();
    let printed = |hex: HexId| map.terrain_words(hex).next().and_then(Terrain::named);
    let differs = |hex: &HexId| printed(*hex).unwrap_or_default() != tiles[hex.index()];
    let changed: Vec<(String, Terrain)> = grid
        .ids()
        .filter(differs)
        .map(|hex| (grid.label(hex), tiles[hex.index()]))
        .collect();
    if changed.is_empty() {
        return Ok(map.clone());
    }
    let mut document = map.document().clone();
    let kept = |label: &String| changed.iter().all(|(hex, _)| hex != label);
    for (_, labels) in document.terrain.0.iter_mut().chain(&mut document.decor.0) {
        labels.retain(kept);
    }
    for (label, tile) in changed
        .iter()
        .filter(|(_, tile)| *tile != Terrain::Countryside)
    {
        let listed = document
            .terrain
            .0
            .iter_mut()
            .find(|(word, _)| word == tile.word());
        match listed {
            Some((_, labels)) => labels.push(label.clone()),
            None => document
                .terrain
                .0
                .push((tile.word().to_owned(), vec![label.clone()])),
        }
    }
    document.terrain.0.retain(|(_, labels)| !labels.is_empty());
    document.decor.0.retain(|(_, labels)| !labels.is_empty());
    document
        .strips
        .retain(|strip| strip.through.iter().all(kept));
    for (label, tile) in &changed {
        document.name += &format!(".{label}-{}", tile.word());
    }
    Map::resolve(file, document)
}
