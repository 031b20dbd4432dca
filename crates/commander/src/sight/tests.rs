//! The law of sight on laid boards, rule by rule, and its reciprocity on every map.

use super::*;
use crate::board::{Board, board};
use crate::draft::with_terrain;
use crate::edition::Edition;
use hex::Map;

struct Place {
    edition: Edition,
    map: Map,
    board: Board,
}

/// A board of 15 × 10 hexes with these words on it: `K7 woods, K7/L7 wall`.
fn place(words: &str) -> Place {
    place_in(Edition::Europe, words)
}

fn place_in(edition: Edition, words: &str) -> Place {
    let text = r#"{"name": "x", "grid": {"shape": "flat-top", "columns": 15, "rows": 10}}"#;
    let bare = Map::read("x", text).unwrap();
    let lines: Vec<(String, String)> = words
        .split(',')
        .filter_map(|line| line.trim().split_once(' '))
        .map(|(place, words)| (place.to_owned(), words.to_owned()))
        .collect();
    let map = with_terrain(edition, "x", &bare, &lines).unwrap();
    let board = board(edition, "x", &map).unwrap();
    Place {
        edition,
        map,
        board,
    }
}

impl Place {
    fn hex(&self, label: &str) -> HexId {
        self.map.grid().parse(label).unwrap()
    }
    fn sight_map(&self) -> SightMap<'_> {
        SightMap {
            edition: self.edition,
            drawing: &self.map,
            hexes: &self.board.hexes,
            markers: &[],
            eye: None,
        }
    }
    fn look(&self, from: &str, to: &str) -> Look {
        Look::of(self.sight_map().met(self.hex(from), self.hex(to)))
    }
    /// What is seen, in both directions.
    fn sight(&self, a: &str, b: &str) -> Option<u8> {
        let (there, back) = (self.look(a, b), self.look(b, a));
        assert_eq!(there.sight, back.sight, "{a} and {b} see each other");
        there.sight
    }
    fn blocked_by(&self, from: &str, to: &str) -> &'static str {
        let look = self.look(from, to);
        assert_eq!(look.sight, None, "{from} to {to}");
        look.met[0].rules[0]
    }
    /// With Smoke, `N8 7`, or a Blaze, `N8 0`.
    fn in_smoke(&self, smoke: &[(&str, u8)], a: &str, b: &str) -> Option<u8> {
        let (a, b) = (self.hex(a), self.hex(b));
        let mut markers = vec![Markers::default(); self.board.hexes.len()];
        for &(label, value) in smoke {
            match value {
                0 => markers[self.hex(label).index()].ignite(),
                _ => markers[self.hex(label).index()].set_smoke(value),
            }
        }
        let touched = self.sight_map().touched(a, b);
        let mut met = self.sight_map().met(a, b);
        let fixed = Look::of(met.clone()).sight;
        met.extend(markers_met(touched, &markers, a, b));
        let look = Look::of(met).sight;
        let verdict = fixed.and_then(|worst| past_markers(touched, &markers, a, b, worst));
        assert_eq!(look, verdict, "both tell the same");
        look
    }
}

#[test]
fn woods_between_block_at_the_same_level() {
    let place = place("J8 woods");
    assert_eq!(place.blocked_by("J9", "K6"), "10.2b");
    assert_eq!(place.sight("J9", "L9"), Some(0));
    assert_eq!(place.look("J9", "K6").met[0].hex, place.hex("J8"));
}

#[test]
fn a_hill_of_the_same_level_hides_what_is_lower_behind_it() {
    let one = place("J9 hill.1, K8 hill.1, K7 hill.1");
    assert_eq!(one.blocked_by("J9", "L6"), "T88.3.2b");
    assert_eq!(one.blocked_by("L6", "J9"), "T88.3.2a");
    let two = place("J9 hill.2, K8 hill.1, K7 hill.1");
    assert_eq!(two.sight("J9", "L6"), Some(0));
}

#[test]
fn lower_woods_are_looked_over() {
    let over = place("J9 hill.1, N6 hill.1, L8 woods, L7 woods");
    assert_eq!(over.sight("J9", "N6"), Some(0));
    let level = place("J9 hill.1, N6 hill.1, L8 woods hill.1, L7 woods hill.1");
    assert_eq!(level.blocked_by("J9", "N6"), "T88.4a");
    // A hedge or wall makes no Blind Hex, and is looked over as well.
    let wall = place("J7 hill.1, L8/M9 wall, K8/L8 hedge");
    assert_eq!(wall.sight("J7", "N9"), Some(0));
    assert_eq!(wall.sight("J7", "M9"), Some(0));
}

#[test]
fn the_hex_behind_lower_woods_is_blind() {
    for word in ["woods", "building"] {
        let place = place(&format!("J7 hill.1, L8 {word}"));
        assert_eq!(place.blocked_by("J7", "M9"), "T88.4.1a");
        assert_eq!(place.blocked_by("M9", "J7"), "T88.4.1b");
        assert_eq!(place.sight("J7", "N9"), Some(0));
        assert_eq!(place.sight("J7", "L8"), Some(0));
    }
    // Higher ground behind the woods is no Blind Hex.
    let up = place("J7 hill.2, L8 woods, M9 hill.1");
    assert_eq!(up.sight("J7", "M9"), Some(0));
    // From level 1 past a Building of level 1 to level 2, unless it is next to the lower one.
    let near = place("J7 hill.1, K8 hill.1 building, M9 hill.2");
    assert_eq!(near.blocked_by("J7", "M9"), "T88.4.1b");
    let far = place("J7 hill.1, L8 hill.1 building, N9 hill.2");
    assert_eq!(far.sight("J7", "N9"), Some(0));
}

#[test]
fn a_road_through_woods_clears_the_line_along_it() {
    let road = "M4 road, M5 road woods, M6 road, M7 road, M8 road, M9 road";
    assert_eq!(place(road).sight("M9", "M4"), Some(0));
    assert_eq!(place("M5 woods").sight("M9", "M4"), None);
    assert_eq!(place(road).sight("L8", "M4"), None);
    let trail = road.replace("road", "trail");
    assert_eq!(place(&trail).sight("M9", "M4"), None);
}

#[test]
fn a_railway_hinders_across_and_not_along() {
    let rail = "M4 railway, M5 railway, M6 railway, M7 railway, M8 railway";
    assert_eq!(place(rail).sight("M8", "M4"), Some(0));
    assert_eq!(place(rail).sight("L5", "N5"), Some(1));
    assert_eq!(place(rail).sight("L5", "M6"), Some(0));
}

#[test]
fn printed_hindrances_count_once_and_only_between() {
    let values = [
        ("orchard", 2),
        ("brush", 3),
        ("field", 1),
        ("marsh", 1),
        ("minor-bridge", 1),
        ("major-bridge", 1),
    ];
    for (word, value) in values {
        let there = place(&format!("N7 {word}"));
        assert_eq!(there.sight("M9", "N6"), Some(value), "{word}");
        assert_eq!(there.sight("N7", "N5"), Some(0), "{word} in the hex itself");
    }
    let more = place("K8 brush, L8 brush, M9 orchard");
    let look = more.look("J7", "N9");
    assert_eq!(look.sight, Some(3));
    assert_eq!(look.met[0].thing, Thing::Terrain(Terrain::Brush));
    for clear in ["gully", "stream", "water-barrier", "open"] {
        assert_eq!(place(&format!("N7 {clear}")).sight("N8", "N6"), Some(0));
    }
}

#[test]
fn lower_hindrances_do_not_hinder_a_hill() {
    let low = place("J7 hill.1, L8 brush");
    assert_eq!(low.sight("J7", "N9"), Some(0));
    let same = place("J7 hill.1, K8 hill.1 brush, L8 hill.1");
    assert_eq!(same.sight("J7", "L8"), Some(3));
}

#[test]
fn walls_and_hedges_block_but_for_those_of_the_own_hexes() {
    for (word, rule) in [("wall", "T97c"), ("hedge", "T87c")] {
        let between = place(&format!("K8/L8 {word}"));
        assert_eq!(between.blocked_by("J7", "M9"), rule);
        assert_eq!(between.sight("K8", "M9"), Some(0));
        assert_eq!(between.sight("J7", "L8"), Some(0));
    }
    let fence = place("K8/L8 fence");
    assert_eq!(fence.sight("J7", "M9"), Some(1));
    assert_eq!(fence.sight("K8", "M9"), Some(0));
    assert_eq!(place("K8/L8 cliff").sight("J7", "M9"), Some(0));
}

#[test]
fn a_wall_blocks_even_along() {
    let place = place("M8/N8 wall");
    assert_eq!(place.blocked_by("M9", "N7"), "10.1c");
    assert_eq!(place.sight("M9", "N8"), Some(0));
}

#[test]
fn smoke_fills_its_hex_sides_and_corners() {
    let bare = place("");
    assert_eq!(bare.in_smoke(&[("N8", 7)], "M9", "N7"), Some(7));
    assert_eq!(bare.in_smoke(&[("M9", 5)], "M9", "N7"), Some(5));
    assert_eq!(bare.in_smoke(&[("N7", 5)], "M9", "N7"), Some(5));
    assert_eq!(bare.in_smoke(&[("M9", 5)], "M9", "M9"), Some(5));
    assert_eq!(bare.in_smoke(&[("O8", 5)], "M9", "N7"), Some(0));
    let orchard = place("N7 orchard");
    assert_eq!(orchard.in_smoke(&[("N8", 7)], "N9", "N6"), Some(7));
    let hill = place("J7 hill.2");
    assert_eq!(hill.in_smoke(&[("L8", 4)], "J7", "N9"), Some(4));
}

#[test]
fn a_blaze_blocks_at_every_level_and_along_its_side() {
    let hill = place("J7 hill.3, N9 hill.3");
    assert_eq!(hill.in_smoke(&[("L8", 0)], "J7", "N9"), None);
    assert_eq!(hill.in_smoke(&[("N8", 0)], "M9", "N7"), None);
    assert_eq!(hill.in_smoke(&[("O8", 0)], "M9", "N7"), Some(0));
}

#[test]
fn only_the_first_crest_is_seen_from_below() {
    // The crest line of the plateau K8-K7 lies in K7 for somebody in L5.
    let place = place("K8 hill.1, K7 hill.1");
    assert_eq!(place.blocked_by("L5", "K8"), "T88.3.2a");
    assert_eq!(place.sight("L5", "K7"), Some(0));
    assert_eq!(place.look("L5", "K8").met[0].hex, place.hex("K7"));
    assert_eq!(place.sight("K8", "K7"), Some(0));
}

#[test]
fn a_hill_higher_than_both_blocks_and_each_first_crest_is_seen() {
    let ridge = place("K8 hill.1, L8 hill.1");
    assert_eq!(ridge.blocked_by("J7", "N9"), "T88.3.3");
    // From level 2 past a hill of level 2: level 2 and 3, not 1; past level 3 only level 4.
    for (between, target, seen) in [
        (2, 1, false),
        (2, 2, true),
        (2, 3, true),
        (3, 3, false),
        (3, 4, true),
    ] {
        let place = place(&format!("J7 hill.2, L8 hill.{between}, N9 hill.{target}"));
        assert_eq!(
            place.sight("J7", "N9").is_some(),
            seen,
            "{between} {target}"
        );
    }
    // Steps: from level 0 into the first level 1 and the first level 2, not the second.
    let steps = place("G5 hill.1, H5 hill.1, I6 hill.2, J6 hill.2");
    assert_eq!(steps.sight("E4", "G5"), Some(0));
    assert_eq!(steps.sight("E4", "H5"), None);
    assert_eq!(steps.sight("E4", "I6"), Some(0));
    assert_eq!(steps.sight("E4", "J6"), None);
}

#[test]
fn a_gully_is_seen_from_beside_and_from_above() {
    let place = place("L8 gully, L9 gully, M9 gully, J7 hill.1");
    assert_eq!(place.blocked_by("L8", "N9"), "T86b");
    assert_eq!(place.sight("L8", "K8"), Some(0));
    assert_eq!(place.sight("L8", "L9"), Some(0));
    assert_eq!(place.sight("J7", "L8"), Some(0));
    assert_eq!(place.sight("J7", "M9"), Some(0));
    assert_eq!(place.sight("K8", "N9"), Some(0));
}

/// Every map of a system.
fn maps(edition: Edition) -> Vec<(String, Map)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content");
    let folder = format!("{root}/{}/maps", edition.id());
    let files = std::fs::read_dir(folder).expect("the maps are in the repository");
    let mut maps: Vec<(String, Map)> = files
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.display().to_string();
            let text = std::fs::read_to_string(&path).unwrap();
            (name.clone(), Map::read(&name, &text).unwrap())
        })
        .collect();
    maps.sort_by(|a, b| a.0.cmp(&b.0));
    maps
}

#[test]
fn every_map_reads_and_sight_on_it_is_mutual() {
    every_map_is_mutual(Edition::Europe, 8);
}

#[test]
fn every_map_of_the_great_war_reads_and_sight_on_it_is_mutual() {
    every_map_is_mutual(Edition::GreatWar, 13);
}

fn every_map_is_mutual(edition: Edition, least: usize) {
    let maps = maps(edition);
    assert!(maps.len() >= least, "only {} maps", maps.len());
    for (name, map) in maps {
        let board = board(edition, &name, &map).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let objectives = board.objectives;
        assert!(objectives.iter().all(|each| !each.is_empty()), "{name}");
        let sight_map = SightMap {
            edition,
            drawing: &map,
            hexes: &board.hexes,
            markers: &[],
            eye: None,
        };
        let mut markers = vec![Markers::default(); map.grid().len()];
        if edition == Edition::GreatWar {
            for (i, mark) in markers.iter_mut().enumerate().filter(|(i, _)| i % 3 > 0) {
                mark.set_terrain(i % 3 == 2);
            }
        }
        let changed = SightMap {
            markers: &markers,
            ..sight_map
        };
        for a in map.grid().ids() {
            for b in map.grid().ids().filter(|b| *b > a) {
                let (there, back) = (Look::of(sight_map.met(a, b)), Look::of(sight_map.met(b, a)));
                let labels = || (map.grid().label(a), map.grid().label(b));
                assert_eq!(there.sight, back.sight, "{name}: {:?}", labels());
                assert_eq!(there.met.len(), back.met.len(), "{name}: {:?}", labels());
                assert_eq!(sight_map.touched(a, b), sight_map.touched(b, a));
                let verdict = sight_map.bones(a, b).verdict(changed, a, b);
                let sight = (verdict != BLOCKED).then_some(verdict);
                let now = Look::of(changed.met(b, a)).sight;
                assert_eq!(sight, now, "{name}: {:?}", labels());
                if board.near[a.index()].contains(b) {
                    assert_eq!(there.sight, Some(0), "{name}: {:?}", labels());
                }
            }
        }
    }
}

/// A board of the Great War with these words on it.
fn front(words: &str) -> Place {
    place_in(Edition::GreatWar, words)
}

#[test]
fn terrain_fills_its_hex_in_the_great_war() {
    // Straight down a column, and along the side between two hexes.
    let place = front("E5 woods, H5 brush, K4 boulders");
    assert_eq!(place.blocked_by("E4", "E6"), "10.2b");
    assert_eq!(place.sight("E4", "E5"), Some(0), "into it");
    assert_eq!(place.sight("H4", "H6"), Some(3));
    assert_eq!(place.blocked_by("K3", "K5"), "10.2b");
    // 10.3: along a hexside the larger of the two; an Obstacle on either side blocks.
    assert_eq!(front("F3 field").sight("E4", "G4"), Some(1));
    assert_eq!(front("F3 field, F4 orchard").sight("E4", "G4"), Some(2));
    assert_eq!(front("F3 woods").sight("E4", "G4"), None);
    // T116c: along a Road it is clear.
    let road = front("E4 road, E5 woods road, E6 road");
    assert_eq!(road.sight("E4", "E6"), Some(0));
}

#[test]
fn two_destroyed_woods_block_and_one_does_not() {
    let place = front("E4 destroyed-woods, E5 destroyed-woods, H4 destroyed-woods");
    assert_eq!(place.sight("H3", "H5"), Some(0), "through one");
    assert_eq!(place.sight("E3", "E5"), Some(0), "into the second");
    assert_eq!(place.blocked_by("E3", "E6"), "g:T124.1");
    // From above only the hex behind the second is blind.
    let hill =
        front("E2 hill.1, E4 destroyed-woods, E5 destroyed-woods, H2 hill.1, H4 destroyed-woods");
    assert_eq!(hill.blocked_by("E2", "E6"), "T88.4.1a");
    assert_eq!(hill.sight("E2", "E7"), Some(0));
    assert_eq!(hill.sight("H2", "H5"), Some(0));
}

#[test]
fn boulders_make_a_blind_hex() {
    let place = front("E2 hill.1, E5 boulders");
    assert_eq!(place.blocked_by("E2", "E6"), "T88.4.1a");
    assert_eq!(place.sight("E2", "E7"), Some(0));
    assert_eq!(place.sight("E2", "E5"), Some(0));
}

#[test]
fn a_quarry_is_seen_from_beside_and_from_above() {
    let place = front("L8 quarry, J7 hill.1");
    assert_eq!(place.blocked_by("L8", "N9"), "g:T114");
    assert_eq!(place.sight("L8", "K8"), Some(0));
    assert_eq!(place.sight("J7", "L8"), Some(0));
}

#[test]
fn a_destroyed_wall_still_blocks() {
    let place = front("E4/E5 destroyed-wall");
    assert_eq!(place.blocked_by("E3", "E6"), "g:T122.1");
    assert_eq!(place.sight("E4", "E6"), Some(0), "on a side of an end");
}

#[test]
fn markers_change_sight() {
    let place = front("E5 woods, H5 building, K5 quarry");
    let mut markers = vec![Markers::default(); place.board.hexes.len()];
    for (label, ruin) in [("E5", false), ("H5", true), ("K5", false), ("N5", true)] {
        markers[place.hex(label).index()].set_terrain(ruin);
    }
    let now = SightMap {
        markers: &markers,
        ..place.sight_map()
    };
    let sight = |a, b| Look::of(now.met(place.hex(a), place.hex(b))).sight;
    assert_eq!(place.sight("E4", "E6"), None);
    assert_eq!(sight("E4", "E6"), Some(0), "a Shell Hole is clear");
    assert_eq!(place.sight("H4", "H6"), None);
    assert_eq!(sight("H4", "H6"), Some(2), "a Ruin hinders");
    assert_eq!(sight("K5", "K8"), Some(0), "the Quarry is no more");
    assert_eq!(sight("N4", "N6"), Some(2));
}

#[test]
fn the_observer_looks_from_level_two() {
    let place = front("H5 brush, H7 woods, C4 hill.2, D4 woods");
    let from = place.hex("H10");
    let above = SightMap {
        eye: Some((from, 2)),
        ..place.sight_map()
    };
    let sight = |to| Look::of(above.met(from, place.hex(to))).sight;
    assert_eq!(place.sight("H10", "H4"), None);
    assert_eq!(sight("H4"), Some(0), "over Woods and Brush");
    assert_eq!(sight("H6"), None, "the hex behind the Woods is blind");
    assert_eq!(sight("H10"), Some(0));
}
