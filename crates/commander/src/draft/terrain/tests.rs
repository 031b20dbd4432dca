//! What a draft lays on a map.

use super::*;
use hex::Direction;

fn with_terrain(file: &str, map: &Map, lines: &[(String, String)]) -> Result<Map, Vec<Fault>> {
    super::with_terrain(Edition::Europe, file, map, lines)
}

fn bare() -> Map {
    let text = r#"{"name": "x", "grid": {"shape": "flat-top", "columns": 15, "rows": 10}}"#;
    Map::read("x", text).unwrap()
}

fn lines(lines: &[(&str, &str)]) -> Vec<(String, String)> {
    let own = |&(place, words): &(&str, &str)| (place.to_owned(), words.to_owned());
    lines.iter().map(own).collect()
}

#[test]
fn neighbours_make_one_drawing_inside_their_borders() {
    let words = lines(&[
        ("E5", "woods"),
        ("E6", "woods"),
        ("F5", "woods"),
        ("H2", "woods"),
    ]);
    let map = with_terrain("x", &bare(), &words).unwrap();
    assert_eq!(map.outlines().len(), 2);
    let grid = map.grid();
    for label in ["E5", "E6", "F5"] {
        let hex = grid.parse(label).unwrap();
        assert!(map.has(hex, "woods"));
        let areas = map.outlines().iter().map(|outline| &outline.area);
        let around = areas.filter(|area| area.contains(grid.centre(hex)));
        assert_eq!(around.count(), 1, "{label}");
    }
    // The corner the three share is inside, their outer corners are not.
    let shared = Point::new((3 * 5 - 1) * 60 + 60, (2 * 5 - 1) * 60 + 60);
    assert!(map.outlines()[0].area.contains(shared));
    for outline in map.outlines() {
        let e5 = grid.corners(grid.parse("E5").unwrap());
        assert!(!outline.area.contains(e5[Direction::all()[4].index()]));
    }
}

#[test]
fn a_ring_is_drawn_hex_by_hex_and_hills_refuse_it() {
    let ring: Vec<(String, String)> = {
        let map = bare();
        let middle = map.grid().parse("H5").unwrap();
        let around = map.grid().neighbours(middle);
        around
            .map(|hex| (map.grid().label(hex), "brush".to_owned()))
            .collect()
    };
    assert_eq!(
        with_terrain("x", &bare(), &ring).unwrap().outlines().len(),
        6
    );
    let hills: Vec<_> = ring
        .into_iter()
        .map(|(hex, _)| (hex, "hill.1".to_owned()))
        .collect();
    assert_eq!(with_terrain("x", &bare(), &hills).unwrap_err().len(), 1);
}

#[test]
fn levels_ways_sides_and_objectives_are_laid() {
    let words = lines(&[
        ("E5", "hill.2 road"),
        ("E6", "hill.1 road objective.4"),
        ("K2", "trail"),
        ("E5/F5", "wall"),
        ("H8/I8", "railway"),
        ("C3", "smoke.4 foxholes"),
    ]);
    let map = with_terrain("x", &bare(), &words).unwrap();
    let hex = |label| map.grid().parse(label).unwrap();
    assert_eq!(map.level(hex("E5")), 2);
    assert_eq!(map.level(hex("E6")), 1);
    assert_eq!(map.contours().len(), 2);
    assert_eq!(map.sides_of("wall").len(), 1);
    assert_eq!(map.strips().len(), 3);
    assert_eq!(map.group("objective-4"), Some(&[hex("E6")][..]));
    assert!(map.terrain(hex("C3")).is_empty());
    assert_ne!(map.name(), "x");
}

#[test]
fn other_terrain_takes_the_place_of_what_was_there() {
    let first = with_terrain("x", &bare(), &lines(&[("E5", "woods"), ("E6", "woods")])).unwrap();
    let second = with_terrain("x", &first, &lines(&[("E6", "field")])).unwrap();
    let hex = |label| second.grid().parse(label).unwrap();
    assert!(second.has(hex("E5"), "woods") && !second.has(hex("E6"), "woods"));
    assert!(second.has(hex("E6"), "field"));
    assert_eq!(second.outlines().len(), 2);
    let third = with_terrain("x", &second, &lines(&[("E5", "open")])).unwrap();
    assert!(third.terrain(hex("E5")).is_empty());
    assert_eq!(third.outlines().len(), 1);
}

#[test]
fn faults_name_the_place() {
    let words = lines(&[
        ("E5", "jungle"),
        ("Z9", "woods"),
        ("E5/F5", "woods"),
        ("A1/C3", "wall"),
        ("E5", "hill.7"),
    ]);
    let faults = with_terrain("x", &bare(), &words).unwrap_err();
    let at: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
    let expected = ["E5", "Z9", "E5/F5", "A1/C3", "E5"].map(|at| format!("terrain.{at}"));
    assert_eq!(at, expected);
}
