use super::*;
use hex::{Point, flat_top};
use std::collections::BTreeSet;

const JULY: u8 = 7;

/// A board with roads that leave it, a wood, a house over two hexes and a hill. K3 has its centre at (1920, 360).
fn board(name: &str) -> String {
    format!(
        r#"{{"name": "{name}", "grid": {{"shape": "flat-top", "columns": 33, "rows": 10, "halves": true}},
        "terrain": {{"woods": ["K3"], "stone-building": ["M5", "M6"]}},
        "outlines": [
            {{"kind": "woods", "points": [[1840, 330], [1930, 310], [1990, 350], [1950, 400], [1850, 390]]}},
            {{"kind": "stone-building", "points": [[2240, 580], [2320, 580], [2320, 740], [2240, 740]]}}],
        "strips": [
            {{"kind": "paved-road", "width": 36, "through": ["I1", "I2", "I3"],
              "points": [[1560, 60], [1560, 240], [1560, 360]]}},
            {{"kind": "road", "width": 36, "through": ["A5", "B5", "C6"]}},
            {{"kind": "road", "width": 36, "through": ["EE5", "FF4", "GG5"]}}],
        "contours": [{{"level": 1, "points": [[560, 980], [760, 970], [770, 1070], [560, 1060]]}}],
        "decor": {{"shrine": ["B0"]}},
        "names": [{{"key": "{name}-name", "at": "K2", "dx": 10, "dy": -20}}]}}"#
    )
}

fn content() -> Content {
    let mut content = Content::default();
    for name in ["x", "y"] {
        content.insert(format!("aslsk/boards/{name}.json"), board(name));
    }
    content
}

fn open(text: &str) -> Result<Ground, Vec<Fault>> {
    Ground::open(&content(), "scenario", text, JULY)
}

fn hex(ground: &Ground, label: &str) -> HexId {
    ground.map.grid().parse(label).unwrap()
}

fn labels(ground: &Ground, hexes: impl IntoIterator<Item = HexId>) -> BTreeSet<String> {
    let grid = ground.map.grid();
    hexes.into_iter().map(|hex| grid.label(hex)).collect()
}

#[test]
fn one_board_has_346_hexes_and_its_own_labels() {
    let ground = open("x").unwrap();
    assert_eq!(ground.len(), 346);
    assert_eq!(hex(&ground, "xK3"), hex(&ground, "K3"));
    assert_eq!(ground.map.grid().label(hex(&ground, "K3")), "K3");
    assert_eq!(ground.plot(hex(&ground, "K3")).terrain, Terrain::Woods);
    assert_eq!(ground.plot(hex(&ground, "D8")).level, 1);
    let house = ground.plot(hex(&ground, "M5"));
    assert_eq!(house.terrain, Terrain::Stone);
    assert_eq!(house.building, ground.plot(hex(&ground, "M6")).building);
    assert_ne!(house.building, 0);
    assert_eq!(ground.plot(hex(&ground, "M7")).building, 0);
    assert_eq!(ground.sheet(hex(&ground, "A5")), Some(0));
    assert!(ground.plot(hex(&ground, "I2")).paved && !ground.plot(hex(&ground, "B5")).paved);
    let north = 1 << flat_top::N.index();
    let leaves = ground.plot(hex(&ground, "I1")).roads & north;
    assert_eq!(leaves, north, "the road goes on over the edge");
}

#[test]
fn two_boards_share_their_half_hexes() {
    for (text, hexes) in [("x.y~", 676), ("x-y", 682)] {
        let ground = open(text).unwrap();
        assert_eq!(ground.len(), hexes);
        for name in ["x", "y"] {
            let of = |label: &str| hex(&ground, &format!("{name}{label}"));
            assert_eq!(ground.plot(of("K3")).terrain, Terrain::Woods);
            assert_eq!(ground.plot(of("D8")).level, 1);
            assert_eq!(ground.plot(of("C8")).level, 0);
            assert_eq!(
                ground.plot(of("M5")).building,
                ground.plot(of("M6")).building
            );
            assert!(ground.road(of("I1"), of("I2")) && ground.road(of("B5"), of("C6")));
        }
        let (x, y) = (hex(&ground, "xM5"), hex(&ground, "yM5"));
        assert_ne!(ground.plot(x).building, ground.plot(y).building);
        let shared = ground.map.grid().ids();
        let shared = shared.filter(|&hex| ground.sheet(hex).is_none());
        assert_eq!(shared.count(), 346 * 2 - hexes, "1.3.b");
    }
}

#[test]
fn a_turned_board_keeps_its_labels_and_its_drawing_turns_with_it() {
    let ground = open("y~").unwrap();
    let plain = open("y").unwrap();
    let extent = plain.map.grid().extent();
    for hex in plain.map.grid().ids() {
        let label = plain.map.grid().label(hex);
        let there = super::tests::hex(&ground, &label);
        let centre = ground.map.grid().centre(there);
        assert_eq!(centre, extent - plain.map.grid().centre(hex));
        let (a, b) = (plain.plot(hex), ground.plot(there));
        assert_eq!((a.terrain, a.level), (b.terrain, b.level), "{label}");
    }
    let name = &ground.map.names()[0];
    let centre = ground.map.grid().centre(hex(&ground, "K2"));
    assert_eq!(name.point - centre, Point::new(-10, 20));
    // The same lines as before.
    for line in [["J1", "L6"], ["D8", "I9"], ["A1", "GG10"], ["M3", "M8"]] {
        let seen = |ground: &Ground| {
            let line = ground.line(hex(ground, line[0]), hex(ground, line[1]));
            (line.blocked, line.hindrance, line.levels)
        };
        assert_eq!(seen(&plain), seen(&ground), "{line:?}");
    }
}

#[test]
fn roads_go_on_from_board_to_board() {
    // Over the long edge both roads end on the hexside.
    let ground = open("x~.y").unwrap();
    let north = ground.next(hex(&ground, "yI1"))[flat_top::N.index()].unwrap();
    assert_eq!(
        ground.map.grid().label(north),
        "xY1",
        "no road comes from there"
    );
    assert!(ground.road(hex(&ground, "yI1"), north));
    // Over the short edge: A5 lies on GG5, or beside it if one of them is turned.
    let plain = open("x-y").unwrap();
    let joint = hex(&plain, "xGG5");
    assert_eq!(joint, hex(&plain, "yA5"));
    assert_eq!(plain.plot(joint).roads.count_ones(), 2);
    let turned = open("x-y~").unwrap();
    let (one, other) = (hex(&turned, "xGG5"), hex(&turned, "yGG5"));
    assert_ne!(one, other);
    assert!(turned.road(one, other));
}

#[test]
fn half_a_board_is_cut_through_its_column() {
    let ground = open("xA,M").unwrap();
    assert_eq!(ground.map.grid().columns(), 13);
    assert_eq!(ground.plot(hex(&ground, "M5")).terrain, Terrain::Stone);
    let right = ground.map.outlines().iter();
    let right = right.flat_map(|outline| outline.area.points());
    let middle = ground.map.grid().centre(hex(&ground, "M5")).x;
    assert_eq!(right.map(|point| point.x).max(), Some(middle));
    let both = open("xA,Q-yQ,GG").unwrap();
    assert_eq!(both.len(), 346);
    assert_eq!(hex(&both, "xQ5"), hex(&both, "yQ5"));
}

#[test]
fn boards_that_do_not_fit_are_told() {
    for (text, what) in [
        ("-x", "names no boards"),
        ("xA", "names no boards"),
        ("x~~", "names no boards"),
        ("x.yA,Q", "edge to edge"),
        ("x-x", "each hex once"),
        ("", "names no boards"),
        ("z", "no such file"),
        ("xA,ZZZ", "no columns A to ZZZ"),
        ("xB,Q", "each hex once"),
        ("x-y-w", "no such file"),
    ] {
        let faults = open(text).unwrap_err();
        let told = faults.iter().any(|fault| fault.to_string().contains(what));
        assert!(told, "{text}: {faults:?}");
    }
}

#[test]
fn edges_hold_their_half_hexes() {
    let ground = open("x").unwrap();
    let edge = |side| labels(&ground, ground.edge(side));
    let north = edge(Edge::North);
    assert_eq!(north.len(), 33);
    assert!(north.contains("A1") && north.contains("B0") && !north.contains("B1"));
    assert_eq!(edge(Edge::South).len(), 33);
    assert_eq!(edge(Edge::West).len(), 10);
    assert!(edge(Edge::West).contains("A1") && edge(Edge::East).contains("GG10"));
}

#[test]
fn a_gun_covers_both_grains_of_its_corner_and_all_between() {
    // 3.2.4.v
    let ground = open("x").unwrap();
    let at = hex(&ground, "P5");
    let facing = Heading::corner(flat_top::NE); // to the right
    let covered = ground.map.grid().ids();
    let covered =
        covered.filter(|&to| ground.in_arc(at, facing, to) && ground.distance(at, to) <= 2);
    let expected = ["Q5", "Q6", "R4", "R5", "R6"].map(String::from);
    assert_eq!(labels(&ground, covered), BTreeSet::from(expected));
    assert!(!ground.in_arc(at, facing, at));
}

#[test]
fn distances_neighbours_and_slopes_are_looked_up() {
    let ground = open("x").unwrap();
    let (b0, a1) = (hex(&ground, "B0"), hex(&ground, "A1"));
    assert_eq!(ground.distance(b0, a1), 1);
    assert_eq!(labels(&ground, ground.near(b0)).len(), 3, "A1, B1, C1");
    assert_eq!(ground.next(b0)[flat_top::N.index()], None);
    assert_eq!(ground.distance(hex(&ground, "A5"), hex(&ground, "GG5")), 32);
    let (low, high) = (hex(&ground, "C9"), hex(&ground, "D8"));
    assert!(ground.climbs(low, high) && !ground.climbs(high, low));
}

#[test]
fn laid_words_are_drawn_and_take_the_place_of_what_was_there() {
    let document = hex::MapDocument::parse("x", &board("x")).unwrap();
    let lines = |lines: &[(&str, &str)]| -> Vec<(String, String)> {
        let owned = |&(a, b): &(&str, &str)| (a.to_owned(), b.to_owned());
        lines.iter().map(owned).collect()
    };
    let words = lines(&[
        ("M5", "open"),
        ("T4", "woods hill.1"),
        ("T5", "wooden-building"),
        ("T6", "wooden-building"),
        ("V3/V4", "road"),
        ("X3", "paved-road"),
        ("X4", "paved-road"),
    ]);
    let laid = lay("case", document.clone(), &words).unwrap();
    assert_ne!(laid.name, document.name);
    let ground = Ground::of_map("case", laid, JULY).unwrap();
    let plot = |label| *ground.plot(hex(&ground, label));
    assert_eq!(plot("M5").terrain, Terrain::Open);
    assert_eq!(plot("M6").terrain, Terrain::Stone, "the other half stands");
    assert_eq!((plot("T4").terrain, plot("T4").level), (Terrain::Woods, 1));
    assert_eq!(plot("T5").building, plot("T6").building);
    assert!(ground.road(hex(&ground, "V4"), hex(&ground, "V3")));
    assert!(ground.road(hex(&ground, "X3"), hex(&ground, "X4")) && plot("X3").paved);
    assert!(ground.line(hex(&ground, "T3"), hex(&ground, "T7")).blocked);
    for (place, word) in [
        ("M5", "swamp"),
        ("A0", "woods"),
        ("V3/V4", "woods"),
        ("V3/V9", "road"),
    ] {
        let faults = lay("case", document.clone(), &lines(&[(place, word)])).unwrap_err();
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].at, format!("terrain.{place}"));
    }
}

#[test]
fn everything_wrong_with_a_map_is_told_at_once() {
    let text = r#"{"name": "x", "grid": {"shape": "flat-top", "columns": 15, "rows": 10},
        "terrain": {"lava": ["A1"]}, "sides": {"wall": ["A1/A2"]},
        "outlines": [{"kind": "woods", "points": [[740, 490], [940, 490], [940, 590], [740, 590]]}],
        "strips": [{"kind": "river", "through": ["B1", "B3"]}],
        "contours": [{"level": 2, "points": [[0, 0], [9, 0], [9, 9]]}]}"#;
    let document = hex::MapDocument::parse("x", text).unwrap();
    let faults = Ground::of_map("x", document, JULY).unwrap_err();
    let places: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
    assert_eq!(
        places,
        [
            "terrain.lava",
            "sides.wall",
            "contours[0].level",
            "strips[0].kind",
            "strips[0].through",
            "terrain.woods at E5"
        ]
    );
}

#[test]
fn a_line_meets_what_its_stencil_says() {
    let ground = open("x").unwrap();
    let grid = ground.map.grid();
    for a in grid.ids().step_by(7) {
        for b in grid.ids().filter(|&b| b != a) {
            let start = grid.axial(a);
            let steps = ground.map.stencils().between(grid, a, b).steps.iter();
            let met = steps.filter_map(|step| Some((grid.at(start + step.hex)?, step.how)));
            let met: BTreeSet<(HexId, How)> = met.filter(|met| met.0 != a && met.0 != b).collect();
            let found = { grid.ids() }.filter_map(|hex| Some((hex, ground.meets(a, b, hex)?)));
            let between = format!("{} {}", grid.label(a), grid.label(b));
            assert_eq!(met, found.collect(), "{between}");
        }
    }
}
