//! Maps: what a document says, what is wrong with it, and what a line meets on it.

use crate::{Dice, hexes};
use hex::{Area, Contact, Fault, Feature, How, Map, MapDocument, Point, Ratio, contacts, mirrored};

const WHOLE: &str = r#"{
  "name": "hohenzollern",
  "grid": { "shape": "points-up", "columns": 12, "rows": 11 },
  "surface": "churned",
  "terrain": { "trench": ["C9", "B9"], "forest": ["A7", "A8", "B9"] },
  "sides": { "fence": ["E5/E4", "A1/B1"] },
  "outlines": [ { "kind": "woods", "points": [[100, 100], [200, 100], [150, 200]] } ],
  "strips": [ { "kind": "trench", "through": ["B9", "C9", "D9"] },
              { "kind": "road", "width": 20, "points": [[0, 0], [500, 300]] } ],
  "contours": [ { "level": 1, "points": [[0, 0], [300, 0], [300, 300], [0, 300]] } ],
  "groups": { "german-front": ["C9", "B9"] },
  "names": [ { "key": "crassier", "at": "F8", "dx": 0, "dy": 10, "angle": 0, "size": 16 } ]
}"#;

fn board(shape: &str, parts: &str) -> Map {
    let grid = format!(r#"{{"shape":"{shape}","columns":9,"rows":7}}"#);
    let text = format!(r#"{{"name":"m","grid":{grid}{parts}}}"#);
    Map::read("m.json", &text).unwrap()
}

fn flat(parts: &str) -> Map {
    board("flat-top", parts)
}

fn met(map: &Map, from: &str, to: &str) -> Vec<Contact> {
    let at = |label: &str| map.grid().parse(label).unwrap();
    contacts(map, at(from), at(to))
}

/// The contacts with drawings and hexsides, as (hex, how), in order.
fn drawn(map: &Map, from: &str, to: &str) -> Vec<(String, How)> {
    let all = met(map, from, to)
        .into_iter()
        .filter(|contact| contact.what != Feature::Hex);
    all.map(|contact| (map.grid().label(contact.hex), contact.how))
        .collect()
}

fn told(pairs: &[(&str, How)]) -> Vec<(String, How)> {
    pairs
        .iter()
        .map(|&(label, how)| (label.to_string(), how))
        .collect()
}

#[test]
fn a_whole_document_is_read() {
    let map = Map::read("h.json", WHOLE).unwrap();
    let grid = map.grid();
    let at = |label: &str| grid.parse(label).unwrap();
    assert_eq!(
        (map.name(), map.surface()),
        ("hohenzollern", Some("churned"))
    );
    assert_eq!(map.words(), ["fence", "forest", "trench"]);
    assert_eq!(
        map.terrain_words(at("B9")).collect::<Vec<_>>(),
        ["forest", "trench"]
    );
    assert!(
        map.has(at("A7"), "forest") && !map.has(at("A7"), "trench") && !map.has(at("A7"), "lake")
    );
    assert_eq!(map.hexes_of("trench"), hexes(grid, &["B9", "C9"]));
    assert_eq!(map.hexes_of("lake"), []);
    assert_eq!(
        map.group("german-front"),
        Some([at("C9"), at("B9")].as_slice())
    );
    assert_eq!(map.group("british-front"), None);
    let fence = grid.side_between(at("E4"), at("E5")).unwrap();
    assert!(map.side_has(fence, "fence") && map.sides_of("fence").contains(&fence));
    assert!(map.sides_of("forest").is_empty());
    assert_eq!(
        map.strips()[0].points,
        [
            grid.centre(at("B9")),
            grid.centre(at("C9")),
            grid.centre(at("D9"))
        ]
    );
    assert_eq!(
        (map.strips()[0].through.len(), map.strips()[1].through.len()),
        (3, 0)
    );
    assert_eq!(
        map.names()[0].point,
        grid.centre(at("F8")) + Point::new(0, 10)
    );
    assert_eq!((map.level(at("A11")), map.level(at("F6"))), (1, 0));
}

#[test]
fn a_document_written_back_reads_as_the_same() {
    let document = MapDocument::parse("h.json", WHOLE).unwrap();
    let again = MapDocument::parse("h.json", &document.to_json()).unwrap();
    assert_eq!(document, again);
    assert_eq!(Map::read("h.json", WHOLE).unwrap().document(), &document);
    let bare = flat("").document().to_json();
    assert!(!bare.contains("terrain") && !bare.contains("strips"));
}

fn faults(text: &str) -> Vec<Fault> {
    Map::read("bad.json", text).unwrap_err()
}

#[test]
fn all_faults_are_listed_with_their_places() {
    let text = r#"{
      "name": "",
      "grid": { "shape": "points-up", "columns": 12, "rows": 11 },
      "terrain": { "forest": ["A7", "Z1", "A7", "7A"], "forest": ["B1"], "": [] },
      "sides": { "fence": ["A1/B1", "B1/A1", "A1/L11", "A1"] },
      "outlines": [ { "kind": "", "points": [[0, 0], [1, 1]] },
                    { "kind": "w", "points": [[0, 0], [1, 1], [2, 2]] },
                    { "kind": "w", "points": [[0, 0], [9, 9], [9, 9], [0, 5], [0, 0]] },
                    { "kind": "w", "points": [[0, 0], [-2147483648, 9], [9, 9]] } ],
      "strips": [ { "kind": "r" }, { "kind": "r", "width": 1, "through": ["A1", "A12"] },
                  { "kind": "r", "through": ["A1"], "points": [[0, 0]] }, { "kind": "r", "points": [[3, 3]] } ],
      "contours": [ { "level": 0, "points": [[0, 0], [9, 0], [9, 9]] }, { "level": 1, "points": [] } ],
      "groups": { "front": ["A1"], "front": ["A2"] },
      "names": [ { "key": "", "at": "M9", "angle": 400, "size": 0 } ]
    }"#;
    let places: Vec<String> = faults(text).into_iter().map(|fault| fault.at).collect();
    let want = [
        "name",
        "terrain.forest[1]",
        "terrain.forest[2]",
        "terrain.forest[3]",
        "terrain.forest",
        "terrain",
        "sides.fence[1]",
        "sides.fence[2]",
        "sides.fence[3]",
        "outlines[0].kind",
        "outlines[0].points",
        "outlines[1].points",
        "outlines[2].points[2]",
        "outlines[2].points[4]",
        "outlines[3].points[1]",
        "strips[0]",
        "strips[1].width",
        "strips[1].through[1]",
        "strips[2].points",
        "strips[3].points",
        "contours[0].level",
        "contours[1].points",
        "groups.front",
        "names[0].key",
        "names[0].size",
        "names[0].angle",
        "names[0].at",
    ];
    assert_eq!(places, want);
}

#[test]
fn a_fault_says_file_place_what_and_how_to_mend_it() {
    let text =
        r#"{"name":"m","grid":{"shape":"points-up","columns":12,"rows":11},"groups":{"g":["Q4"]}}"#;
    let said = faults(text)[0].to_string();
    assert_eq!(
        said,
        "bad.json: groups.g[0]: there is no hex \"Q4\" on this board (name a hex of the board)"
    );
}

#[test]
fn text_that_is_no_map_document_is_refused_with_line_and_column() {
    let broken = faults("{\n  \"name\": oops }");
    assert_eq!(
        (broken.len(), broken[0].at.as_str()),
        (1, "line 2, column 11")
    );
    let unknown = faults("{\"name\": \"m\",\n \"terain\": {}}");
    assert_eq!(unknown[0].at, "line 2, column 9");
    assert!(
        unknown[0].what.starts_with("unknown field `terain`"),
        "{}",
        unknown[0]
    );
    assert!(
        faults("{\"name\": \"m\"}")[0]
            .what
            .contains("missing field `grid`")
    );
    let tiny = faults(r#"{"name":"m","grid":{"shape":"points-up","columns":1,"rows":0}}"#);
    assert_eq!(tiny[0].at, "grid");
}

#[test]
fn the_ends_of_a_line_are_contacts_and_flagged() {
    let map = flat("");
    let ends: Vec<bool> = met(&map, "A3", "A6")
        .iter()
        .map(|contact| contact.end)
        .collect();
    assert_eq!(ends, [true, false, false, true]);
    let own = met(&map, "C3", "C3");
    assert_eq!(
        (own.len(), own[0].end, own[0].what),
        (1, true, Feature::Hex)
    );
}

#[test]
fn an_outline_is_touched_crossed_or_run_along() {
    // Row 4 of the odd columns lies at y = 420: C4 at x = 480, E4 at 840, G4 at 1200.
    let at = |points: &str| {
        flat(&format!(
            r#","outlines":[{{"kind":"house","points":{points}}}]"#
        ))
    };
    let touched = at("[[840,420],[860,460],[820,460]]");
    assert_eq!(drawn(&touched, "C4", "G4"), told(&[("E4", How::Touch)]));
    let crossed = at("[[840,419],[860,460],[820,460]]");
    assert_eq!(drawn(&crossed, "C4", "G4"), told(&[("E4", How::Through)]));
    let along = at("[[820,420],[860,420],[840,460]]");
    assert_eq!(drawn(&along, "C4", "G4"), told(&[("E4", How::Along)]));
    let missed = at("[[840,421],[860,460],[820,460]]");
    assert_eq!(drawn(&missed, "C4", "G4"), []);
}

#[test]
fn a_wood_over_three_hexes_is_crossed_in_each_and_filled_in_the_middle_one() {
    let map = flat(
        r#","outlines":[{"kind":"woods","points":[[100,250],[140,250],[140,620],[100,620]]}]"#,
    );
    assert_eq!(
        drawn(&map, "A1", "A7"),
        told(&[
            ("A3", How::Through),
            ("A4", How::Inside),
            ("A5", How::Inside),
            ("A6", How::Through)
        ])
    );
}

#[test]
fn a_drawing_that_ends_at_the_border_of_a_hex_is_met_on_its_own_side_only() {
    // A4 reaches from y = 360 to y = 480.
    let map =
        flat(r#","outlines":[{"kind":"hut","points":[[100,360],[140,360],[140,480],[100,480]]}]"#);
    assert_eq!(drawn(&map, "A1", "A7"), told(&[("A4", How::Inside)]));
    // A single point on the border belongs to both hexes.
    let map = flat(r#","outlines":[{"kind":"hut","points":[[120,360],[160,350],[160,370]]}]"#);
    assert_eq!(
        drawn(&map, "A1", "A7"),
        told(&[("A3", How::Touch), ("A4", How::Touch)])
    );
}

#[test]
fn a_line_that_follows_a_road_is_inside_it_hex_by_hex() {
    let map = flat(r#","strips":[{"kind":"road","through":["A2","A3","A4","B4"]}]"#);
    let inside = told(&[
        ("A2", How::Inside),
        ("A3", How::Inside),
        ("A4", How::Inside),
    ]);
    assert_eq!(drawn(&map, "A2", "A4"), inside);
    assert_eq!(
        drawn(&map, "A4", "A2"),
        inside.into_iter().rev().collect::<Vec<_>>()
    );
    let past = told(&[("A3", How::Inside), ("A4", How::Through)]);
    assert_eq!(drawn(&map, "A3", "A5"), past);
    assert_eq!(drawn(&map, "B3", "B5"), told(&[("B4", How::Through)]));
    assert_eq!(
        drawn(&map, "A4", "B4"),
        told(&[("A4", How::Inside), ("B4", How::Inside)])
    );
}

#[test]
fn contours_are_met_in_the_order_of_the_climb() {
    let map = flat(
        r#","contours":[{"level":1,"points":[[0,200],[240,200],[240,700],[0,700]]},
                        {"level":2,"points":[[0,300],[240,300],[240,600],[0,600]]}]"#,
    );
    let levels = |from, to| {
        let all = met(&map, from, to);
        let levels = all.iter().filter_map(|contact| match contact.what {
            Feature::Contour(number) => Some((map.contours()[number as usize].level, contact.how)),
            _ => None,
        });
        levels.collect::<Vec<_>>()
    };
    use How::Through;
    // From (120, 60) over the hill to (120, 780).
    assert_eq!(
        levels("A1", "A7"),
        [(1, Through), (2, Through), (2, Through), (1, Through)]
    );
    // A3 lies at y = 300, on the upper contour, which is touched but not crossed.
    assert_eq!(levels("A1", "A3"), [(1, Through), (2, How::Touch)]);
    let at = |label: &str| map.level(map.grid().parse(label).unwrap());
    assert_eq!([at("A1"), at("A2"), at("A4"), at("C4")], [0, 0, 2, 0]);
}

#[test]
fn a_hexside_is_crossed_run_along_or_met_at_its_end() {
    let map = flat(r#","sides":{"wall":["C4/D4","D3/D4","E4/E5"]}"#);
    assert_eq!(drawn(&map, "C4", "D4"), told(&[("C4", How::Through)]));
    // The line from C4 to E4 runs along the side between D3 and D4, and touches C4/D4 where that side begins.
    assert_eq!(
        drawn(&map, "C4", "E4"),
        told(&[("C4", How::Touch), ("D3", How::Along)])
    );
    let ends: Vec<bool> = met(&map, "C4", "E4")
        .iter()
        .filter(|c| c.what != Feature::Hex)
        .map(|c| c.end)
        .collect();
    assert_eq!(ends, [true, false]);
    assert_eq!(drawn(&map, "E3", "E7"), told(&[("E4", How::Through)]));
    assert_eq!(drawn(&map, "A4", "A7"), []);
}

fn random_points(dice: &mut Dice, count: i32) -> Vec<[i32; 2]> {
    // Multiples of 20, so that many lie on lines between centres.
    (0..count)
        .map(|_| [dice.roll(85) * 20, dice.roll(45) * 20])
        .collect()
}

#[test]
fn lines_over_random_drawings_tell_the_same_from_both_ends() {
    let mut dice = Dice(20);
    let mut seen = [0; 4];
    for round in 0..12 {
        let ring = |dice: &mut Dice| serde_json::to_string(&random_points(dice, 5)).unwrap();
        let shape = ["flat-top", "points-up"][round % 2];
        let sides = ["C4/D4", "D3/D4", "E4/E5"];
        let parts = format!(
            r#","sides":{{"wall":{sides:?}}},
               "outlines":[{{"kind":"w","points":{}}},{{"kind":"w","points":{}}}],
               "strips":[{{"kind":"r","width":40,"points":{}}},{{"kind":"r","through":["A1","B1","C2","C3","C4"]}}],
               "contours":[{{"level":1,"points":{}}}]"#,
            ring(&mut dice),
            ring(&mut dice),
            ring(&mut dice),
            ring(&mut dice),
        );
        let map = board(shape, &parts);
        for a in map.grid().ids() {
            for b in map.grid().ids() {
                let there = contacts(&map, a, b);
                let back = contacts(&map, b, a);
                assert_eq!(mirrored(&there), back);
                assert!(there.is_sorted());
                for contact in there {
                    assert!(
                        Ratio::ZERO <= contact.enter
                            && contact.enter <= contact.leave
                            && contact.leave <= Ratio::ONE
                    );
                    seen[contact.how as usize] += usize::from(contact.what != Feature::Hex);
                }
            }
        }
    }
    assert!(
        seen.iter().all(|&count| count > 100),
        "every way of meeting occurs: {seen:?}"
    );
}

#[test]
fn random_areas_are_met_alike_from_both_ends_without_mirroring() {
    let mut dice = Dice(4);
    for _ in 0..4000 {
        let points = random_points(&mut dice, 6)
            .into_iter()
            .map(Point::from)
            .collect();
        let area = Area::new(points);
        let ends = random_points(&mut dice, 2);
        let (from, to) = (Point::from(ends[0]), Point::from(ends[1]));
        if from == to {
            continue;
        }
        let mut spans: Vec<_> = area
            .spans(to, from)
            .into_iter()
            .map(|span| span.flip())
            .collect();
        spans.reverse();
        assert_eq!(area.spans(from, to), spans);
        let mut crossings: Vec<_> = area
            .crossings(to, from)
            .into_iter()
            .map(|span| span.flip())
            .collect();
        crossings.reverse();
        assert_eq!(area.crossings(from, to), crossings);
        // A line inside at its ends goes out as often as it comes in.
        let through = crossings
            .iter()
            .filter(|span| span.how == How::Through)
            .count();
        let border = crossings
            .iter()
            .any(|span| span.enter == Ratio::ZERO || span.leave == Ratio::ONE);
        assert!(border || (through % 2 == 1) == (area.contains(from) != area.contains(to)));
    }
}

#[test]
fn every_whole_point_of_a_line_is_inside_exactly_where_a_span_says() {
    let mut dice = Dice(99);
    for _ in 0..600 {
        let area = Area::new(
            random_points(&mut dice, 5)
                .into_iter()
                .map(Point::from)
                .collect(),
        );
        let from = Point::new(dice.roll(60) * 20, dice.roll(40) * 20);
        let step = Point::new(dice.roll(5) * 10 - 20, dice.roll(5) * 10 - 20);
        if step == Point::default() {
            continue;
        }
        let spans = area.spans(from, from + step.times(40));
        for k in 0..=40 {
            let at = Ratio::new(i64::from(k), 40);
            let met = spans
                .iter()
                .any(|span| span.enter <= at && at <= span.leave);
            assert_eq!(
                met,
                area.contains(from + step.times(k)),
                "{area:?} {from:?} {step:?} {k}"
            );
        }
    }
}
