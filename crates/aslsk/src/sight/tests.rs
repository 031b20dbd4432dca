//! Every clause of the law on a blank map. Odd columns lie half a hex higher: a line down a column passes the middles
//! of its hexes, one from A5 to C5 runs along the side between B4 and B5.

use super::*;
use crate::ground::{Ground, lay};
use hex::{Direction, How, MapDocument, flat_top};

const JULY: u8 = 7;
const JANUARY: u8 = 1;

fn document(extra: &str) -> MapDocument {
    let text = format!(
        r#"{{"name": "open", "grid": {{"shape": "flat-top", "columns": 15, "rows": 10}}{extra}}}"#
    );
    MapDocument::parse("x", &text).unwrap()
}

fn ground_in(month: u8, words: &[(&str, &str)]) -> Ground {
    drawn_in(month, "", words)
}

fn drawn_in(month: u8, extra: &str, words: &[(&str, &str)]) -> Ground {
    let lines = words.iter().flat_map(|&(hexes, words)| {
        hexes
            .split_whitespace()
            .map(|hex| (hex.to_owned(), words.to_owned()))
    });
    let lines: Vec<(String, String)> = lines.collect();
    let laid = lay("x", document(extra), &lines).unwrap();
    Ground::of_map("x", laid, month).unwrap()
}

fn ground(words: &[(&str, &str)]) -> Ground {
    ground_in(JULY, words)
}

impl Ground {
    fn see(&self, line: &str) -> Line {
        let (a, b) = self.two(line);
        let seen = self.line(a, b);
        assert_eq!(self.line(b, a), seen.flip(), "both ends see the same");
        seen
    }

    fn two(&self, line: &str) -> (HexId, HexId) {
        let (a, b) = line.split_once(' ').unwrap();
        let hex = |label| self.map.grid().parse(label).unwrap();
        (hex(a), hex(b))
    }

    /// The hexes in which something does something to the line, and by which rule.
    fn why(&self, line: &str) -> Vec<(String, Effect, &'static str)> {
        let (a, b) = self.two(line);
        let met = self.met(a, b).into_iter();
        let met = met.filter(|met| met.effect != Effect::Passes);
        met.map(|met| (self.map.grid().label(met.hex), met.effect, met.rule))
            .collect()
    }

    fn passes(&self, line: &str) -> Vec<&'static str> {
        let (a, b) = self.two(line);
        let met = self.met(a, b).into_iter();
        let met = met.filter(|met| met.effect == Effect::Passes);
        met.map(|met| met.rule).collect()
    }
}

fn clear(line: Line) -> bool {
    !line.blocked && line.hindrance == 0
}

fn bits(ways: &[Direction]) -> u8 {
    ways.iter().fold(0, |bits, way| bits | 1 << way.index())
}

#[test]
fn open_ground_does_nothing() {
    let ground = ground(&[]); // 1.1.1.open.a
    assert!(clear(ground.see("E2 E8")) && clear(ground.see("A1 O10")));
    let own = ground.see("E5 E5");
    assert!(clear(own) && own.sides_a == 0);
}

#[test]
fn obstacles_block_where_their_drawing_is_crossed() {
    for (word, rule) in [
        ("woods", "1.1.1.woods.a"),
        ("wooden-building", "1.1.1.building.a"),
        ("stone-building", "1.1.1.building.a"),
    ] {
        let ground = ground(&[("E5", word)]);
        assert!(ground.see("E2 E8").blocked);
        assert_eq!(
            ground.why("E8 E2"),
            [("E5".to_owned(), Effect::Blocks, rule)]
        );
        assert!(clear(ground.see("F2 F8")));
    }
}

#[test]
fn along_a_hexside_the_drawing_must_show_on_both_sides() {
    assert!(clear(ground(&[("B4", "woods")]).see("A5 C5"))); // 3.2.1.b
    assert!(clear(ground(&[("B5", "woods")]).see("A5 C5")));
    assert!(ground(&[("B4 B5", "woods")]).see("A5 C5").blocked);
}

#[test]
fn touching_a_drawing_does_not_block() {
    // 3.2.1.b: E5 has its centre at (840, 540); the line down the column is x = 840.
    let house = |x: i32| {
        let points = format!("[[{x}, 520], [880, 520], [880, 560], [{x}, 560]]");
        let house = format!(r#", "outlines": [{{"kind": "stone-building", "points": {points}}}]"#);
        drawn_in(JULY, &house, &[])
    };
    let beside = house(841);
    assert!(clear(beside.see("E2 E8")) && beside.passes("E2 E8").is_empty());
    let crossed = |x: i32| {
        let text = format!(
            r#", "terrain": {{"stone-building": ["E5"]}}, "outlines": [{{"kind": "stone-building",
               "points": [[{x}, 520], [880, 520], [880, 560], [{x}, 560]]}}]"#
        );
        drawn_in(JULY, &text, &[])
    };
    let touched = crossed(840);
    assert!(clear(touched.see("E2 E8")));
    assert_eq!(touched.passes("E2 E8"), ["3.2.1.b"]);
    assert!(crossed(839).see("E2 E8").blocked);
}

#[test]
fn the_terrain_of_both_ends_blocks_and_hinders_nothing() {
    // 3.2.1.d, 2.0.hindrance
    let ground = ground(&[
        ("E2", "woods"),
        ("E8", "stone-building"),
        ("G2", "grain"),
        ("G8", "orchard"),
        ("I2", "brush"),
    ]);
    for line in ["E2 E8", "G2 G8", "I2 I8"] {
        assert!(clear(ground.see(line)), "{line}");
    }
    let seen = ground.see("E2 E8");
    assert!(seen.woods_a && !seen.woods_b);
    assert_eq!(ground.passes("E2 E8"), ["3.2.1.d", "3.2.1.d"]);
}

#[test]
fn the_strip_of_a_road_is_clear_of_woods() {
    // 1.1.1.woods-road.c
    let ground = ground(&[("E4 E5 E6", "woods"), ("E3 E4 E5 E6 E7", "road")]);
    assert!(clear(ground.see("E2 E8")));
    assert_eq!(ground.passes("E2 E8"), ["1.1.1.woods-road.c"; 3]);
    assert!(ground.see("D3 F6").blocked, "across the road");
    // 1.1.1.woods-road.a: along the road no woods are crossed in the hex of the target.
    let along = ground.see("E2 E5");
    assert!(!along.woods_b && !along.blocked);
    let aside = ground.see("C4 E5");
    assert!(aside.woods_b && !aside.blocked);
    assert!(!aside.woods_a);
}

#[test]
fn each_orchard_hex_hinders_with_its_sides_and_corners() {
    // 1.1.1.orchard.a, 2.0.inherent
    let rows = ground(&[("E4 E5 E7", "orchard")]);
    assert_eq!(rows.see("E3 E8").hindrance, 3);
    assert_eq!(ground(&[("B4", "orchard")]).see("A5 C5").hindrance, 1);
    assert_eq!(ground(&[("B4 B5", "orchard")]).see("A5 C5").hindrance, 2);
    // The line from A5 to F6 goes from hex to hex exactly over two corners.
    let blank = ground(&[]);
    let (a, b) = blank.two("A5 F6");
    let grid = blank.map.grid();
    let touched = |&hex: &HexId| matches!(blank.meets(a, b, hex), Some(How::Along | How::Touch));
    let touched: Vec<HexId> = grid.ids().filter(touched).collect();
    assert!(!touched.is_empty());
    for hex in touched {
        let ground = ground(&[(&grid.label(hex), "orchard")]);
        assert_eq!(ground.line(a, b).hindrance, 1);
    }
}

#[test]
fn an_orchard_in_season_blocks_between_levels() {
    // A01, 1.1.1.orchard.c
    let words = [("E2", "hill"), ("E5", "orchard")];
    let summer = ground_in(JULY, &words);
    assert!(summer.see("E2 E7").blocked);
    assert_eq!(
        summer.why("E2 E7"),
        [("E5".to_owned(), Effect::Blocks, "1.1.1.orchard.c")]
    );
    assert!(clear(summer.see("E2 E5")), "into it in any season");
    let winter = ground_in(JANUARY, &words);
    let seen = winter.see("E2 E7");
    assert!(!seen.blocked && seen.hindrance == 1);
    assert!(clear(winter.see("E2 E5")));
    for (month, blocked) in [(3, false), (4, true), (10, true), (11, false)] {
        assert_eq!(ground_in(month, &words).see("E2 E7").blocked, blocked);
    }
}

#[test]
fn a_line_kept_on_the_road_is_not_hindered_by_its_trees() {
    // 1.1.1.orchard-road.b
    let ground = ground(&[("E2 E3 E4 E5 E6", "road"), ("E4 E5", "orchard")]);
    let seen = ground.see("E2 E6");
    assert!(seen.on_road && clear(seen));
    // Literally the whole of it: beyond E6 there is no road.
    let seen = ground.see("E2 E7");
    assert!(!seen.on_road && seen.hindrance == 2);
    let uphill = ground_in(
        JULY,
        &[
            ("E2", "hill"),
            ("E2 E3 E4 E5 E6", "road"),
            ("E4 E5", "orchard"),
        ],
    );
    assert!(clear(uphill.see("E2 E6")), "whatever the levels");
}

#[test]
fn grain_hinders_in_season_at_its_own_level() {
    // 1.1.1.grain.a
    for (month, hindrance) in [(5, 0), (6, 2), (9, 2), (10, 0)] {
        let ground = ground_in(month, &[("E4 E5 B4", "grain")]);
        assert_eq!(ground.see("E2 E8").hindrance, hindrance);
        assert!(
            clear(ground.see("A5 C5")),
            "drawn on one side of the line only"
        );
        let plot = ground.plot(ground.two("E4 E4").0);
        let is_grain = plot.terrain == crate::ground::Terrain::Grain;
        assert_eq!(is_grain, hindrance > 0);
    }
}

#[test]
fn brush_hinders_all_the_year() {
    // 1.1.1.brush.a
    let ground = ground_in(JANUARY, &[("E4 E6", "brush")]);
    assert_eq!(ground.see("E2 E8").hindrance, 2);
    assert_eq!(ground.why("E2 E8")[0].2, "1.1.1.brush.a");
}

#[test]
fn what_spills_into_the_next_hex_makes_no_hex_of_grain() {
    // 1.1.1.a: a field in E5 that reaches into E4.
    let field = r#", "terrain": {"grain": ["E5"]}, "outlines": [{"kind": "grain",
        "points": [[800, 460], [880, 460], [880, 590], [800, 590]]}]"#;
    let ground = drawn_in(JULY, field, &[]);
    assert_eq!(ground.see("E2 E8").hindrance, 1);
    assert!(clear(ground.see("E2 E5")));
    assert!(ground.passes("E2 E8").contains(&"1.1.1.a"));
}

#[test]
fn six_of_hindrance_block() {
    // 3.2.1.f
    let five = ground(&[("E3 E4 E5 E6 E7", "grain")]);
    let seen = five.see("E2 E9");
    assert!(!seen.blocked && seen.hindrance == 5);
    let six = ground(&[("E3 E4 E5 E6 E7 E8", "grain")]);
    assert!(six.see("E2 E9").blocked);
}

#[test]
fn a_hill_blocks_those_below_it() {
    // 1.1.1.hill.b, 3.2.1.b
    let hill = ground(&[("E5", "hill")]);
    assert!(hill.see("E2 E8").blocked);
    assert_eq!(
        hill.why("E2 E8"),
        [("E5".to_owned(), Effect::Blocks, "1.1.1.hill.b")]
    );
    assert!(clear(hill.see("D2 D8")));
    let seen = hill.see("E2 E5");
    assert!(clear(seen) && seen.levels == 1 && hill.see("E5 E2").levels == -1);
}

#[test]
fn between_hills_only_what_stands_on_a_hill_matters() {
    // 1.1.1.hill.b
    for word in ["woods", "stone-building", "orchard", "grain", "brush"] {
        let below = ground(&[("E2 E8", "hill"), ("E5", word)]);
        assert!(clear(below.see("E2 E8")), "{word}");
        assert!(below.passes("E2 E8").contains(&"1.1.1.hill.b"));
        let on_hill = ground(&[("E2 E8", "hill"), ("E5", "hill"), ("E5", word)]);
        assert!(!clear(on_hill.see("E2 E8")), "{word}");
    }
    let ridge = ground(&[("E2 E3 E4 E5", "hill"), ("E4", "grain")]);
    assert_eq!(
        ridge.see("E2 E5").hindrance,
        1,
        "at the level of both (1.1.1.grain.a)"
    );
}

#[test]
fn one_looks_down_over_the_crest_of_ones_own_hex_alone() {
    // 3.2.1.g, A04
    let ground = ground(&[("E4 E5", "hill")]);
    assert!(clear(ground.see("E5 E9")));
    let behind = ground.see("E4 E9");
    assert!(behind.blocked, "E5 is between it and the slope");
    assert_eq!(
        ground.why("E4 E9"),
        [("E5".to_owned(), Effect::Blocks, "3.2.1.g")]
    );
    assert!(ground.see("E4 E6").blocked, "right behind it, too");
    assert!(clear(ground.see("E4 F5")), "a neighbour is always seen");
    let two = super::tests::ground(&[("E3", "hill"), ("E6", "hill")]);
    assert!(two.see("E3 E9").blocked, "another Crest Line");
    assert!(clear(two.see("E3 E6")));
}

#[test]
fn a_slope_drawn_in_the_lower_hex_is_crossed_on_leaving_the_higher_one() {
    // 3.2.1.g: the contour ends in the upper quarter of E6, whose centre is at level 0.
    let hill = r#", "contours": [{"level": 1, "points": [[740, 490], [940, 490], [940, 630], [740, 630]]}]"#;
    let ground = drawn_in(JULY, hill, &[]);
    assert_eq!(ground.plot(ground.two("E5 E6").1).level, 0);
    assert!(clear(ground.see("E5 E9")) && clear(ground.see("E5 E6")));
    // 3.2.1.d: hill colour in the own hex of somebody below blocks nothing.
    assert!(clear(ground.see("E6 E9")) && clear(ground.see("D7 F7")));
}

#[test]
fn from_above_one_sees_into_an_obstacle_but_not_past_it() {
    // 3.2.1.h
    for word in ["woods", "wooden-building"] {
        let ground = ground(&[("E2", "hill"), ("E5", word)]);
        assert!(clear(ground.see("E2 E5")) && ground.see("E2 E7").blocked);
        let beside = ground.see("E2 E4");
        assert!(clear(beside), "no blind hexes before it");
    }
    for word in ["grain", "brush"] {
        let ground = ground(&[("E2", "hill"), ("E4 E5", word)]);
        assert!(clear(ground.see("E2 E7")), "{word}");
        assert!(ground.passes("E2 E7").contains(&"3.2.1.h"));
    }
}

#[test]
fn obstacles_on_a_hill_block_from_below() {
    // 1.1.1.hill.a: they stand on it, and the hill blocks already.
    let ground = ground(&[("E5", "hill woods")]);
    assert!(ground.see("E2 E8").blocked);
    assert!(
        clear(ground.see("E2 E5")),
        "into the woods, up over the crest"
    );
}

#[test]
fn the_sides_of_both_ends_are_told() {
    // 1.1.1.hill.e, 3.2.4.af
    let ground = ground(&[]);
    let down = ground.see("E2 E6");
    assert_eq!(
        (down.sides_a, down.sides_b),
        (bits(&[flat_top::S]), bits(&[flat_top::N]))
    );
    let along = ground.see("A5 C5");
    assert_eq!(along.sides_a, bits(&[flat_top::NE, flat_top::SE]));
    assert_eq!(along.sides_b, bits(&[flat_top::NW, flat_top::SW]));
    for (a, b) in ["A5 E8", "C3 L9", "O1 B7"].map(|line| ground.two(line)) {
        let line = ground.line(a, b);
        assert!(line.sides_a.count_ones() <= 2 && line.sides_a != 0);
        assert_eq!(
            line.sides_a.count_ones(),
            line.sides_b.count_ones(),
            "from centre to centre a line is symmetric"
        );
    }
}

#[test]
fn the_example_of_the_road_the_orchard_and_the_building() {
    // A05 on the grid of a board. J3 has its centre at (1740, 420).
    let text = r#"{"name": "a05", "grid": {"shape": "flat-top", "columns": 15, "rows": 10, "halves": true},
        "terrain": {"woods": ["H2", "G3", "F2", "H3"], "road": ["I2", "H2", "G3", "F3"], "orchard": ["J4"],
                    "stone-building": ["J3"]},
        "outlines": [{"kind": "stone-building", "points": [[1692, 372], [1788, 372], [1788, 468], [1692, 468]]}]}"#;
    let document = MapDocument::parse("a05", text).unwrap();
    let ground = Ground::of_map("a05", document, JULY).unwrap();
    assert!(clear(ground.see("I2 F3")));
    let seen = ground.see("I2 J5");
    assert!(!seen.blocked && seen.hindrance == 1);
    assert!(ground.see("I2 K4").blocked);
    assert_eq!(ground.why("I2 K4")[0].0, "J3");
}

#[test]
fn both_ends_see_the_same_on_a_map_of_everything() {
    let words = ["woods", "stone-building", "orchard", "grain", "brush"];
    let blank = ground(&[]);
    let grid = blank.map.grid();
    let (mut seed, mut lines) = (7u64, Vec::new());
    for hex in grid.ids() {
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let roll = (seed >> 40) as usize % 12;
        let hill = if grid.column(hex).is_multiple_of(4) {
            " hill"
        } else {
            ""
        };
        let road = if grid.row(hex) == 5 { " road" } else { "" };
        let word = words.get(roll).unwrap_or(&"open");
        lines.push((grid.label(hex), format!("{word}{hill}{road}")));
    }
    for month in [JULY, JANUARY] {
        let laid = lay("x", document(""), &lines).unwrap();
        let ground = Ground::of_map("x", laid, month).unwrap();
        for a in ground.map.grid().ids().step_by(7) {
            for b in ground.map.grid().ids() {
                assert_eq!(ground.line(a, b).flip(), ground.line(b, a));
                let (there, mut back) = (ground.met(a, b), ground.met(b, a));
                back = back.into_iter().map(Met::flip).collect();
                back.sort_by_key(|met| (met.enter, met.leave, met.hex, met.thing));
                assert_eq!(there, back);
                let blocks = there.iter().any(|met| met.effect == Effect::Blocks);
                assert!(!blocks || ground.line(a, b).blocked);
                if ground.distance(a, b) <= 1 {
                    assert!(clear(ground.line(a, b)), "nothing lies between neighbours");
                }
            }
        }
    }
}

#[test]
fn a_verdict_survives_its_four_bytes() {
    let line = Line {
        blocked: true,
        hindrance: 15,
        levels: -1,
        on_road: false,
        woods_a: false,
        woods_b: true,
        sides_a: 0b110000,
        sides_b: 0b100001,
    };
    assert_eq!(Line::unpacked(line.packed()), line);
    assert_eq!(Line::unpacked(line.flip().packed()), line.flip());
}
