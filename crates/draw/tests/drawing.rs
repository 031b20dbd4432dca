//! What every drawing promises: always the same, well formed, never blank, nothing that only a browser knows.

use draw::*;
use hex::{Heading, HexId, Map};

fn map(text: &str) -> Map {
    Map::read("sample", text).expect("a map without faults")
}

fn samples() -> [Map; 3] {
    [
        map(include_str!("../samples/points-up.json")),
        map(include_str!("../samples/green.json")),
        map(include_str!("../samples/flat-top.json")),
    ]
}

/// Decodes to pixels and counts the colours, so that a blank picture is found.
fn assert_picture(svg: &str, name: &str) {
    assert!(!svg.contains("var(--"), "{name}: a CSS variable is left");
    assert!(!svg.contains("font:"), "{name}: a font shorthand is left");
    let picture = png(svg, 200).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert!(picture.starts_with(b"\x89PNG"), "{name}: not a PNG");
    let pixels = resvg::tiny_skia::Pixmap::decode_png(&picture).expect("our own PNG");
    let colours: std::collections::BTreeSet<[u8; 3]> = pixels
        .pixels()
        .iter()
        .filter(|p| p.alpha() > 0)
        .map(|p| [p.red(), p.green(), p.blue()])
        .collect();
    assert!(colours.len() > 3, "{name}: the picture is blank");
}

fn full(map: &Map) -> Position {
    let kinds = Kind::ALL.into_iter().cycle();
    let sides = Side::ALL.into_iter().cycle();
    let pieces = map
        .grid()
        .ids()
        .step_by(4)
        .zip(kinds.zip(sides))
        .enumerate();
    Position {
        pieces: pieces
            .map(|(i, (at, (kind, side)))| Piece::new(at, side, kind, (i % 4) as u8 + 1, 4))
            .collect(),
        wire: vec![HexId(1)],
        craters: vec![HexId(2)],
        ruins: vec![HexId(3)],
        medals: vec![(HexId(4), None), (HexId(5), Some(Side::German))],
        marks: vec![
            Mark::Selected(HexId(0)),
            Mark::Target {
                at: HexId(9),
                aimed: true,
                dice: Some(2),
                chance: "67 %".to_owned(),
            },
            Mark::Refused(HexId(3)),
            Mark::Move(HexId(6), "1".to_owned()),
            Mark::Cursor(HexId(7)),
            Mark::LastEvent(HexId(8)),
            Mark::Path(
                vec![HexId(0), HexId(1), HexId(2)],
                vec!["1".to_owned(), "2".to_owned()],
            ),
            Mark::Sight {
                from: HexId(0),
                to: HexId(9),
                sight: Seen::Blocked(HexId(5)),
            },
            Mark::Sight {
                from: HexId(0),
                to: HexId(3),
                sight: Seen::Hindered(HexId(1), "−1".to_owned()),
            },
            Mark::Range(vec![HexId(0), HexId(1)], "4".to_owned()),
        ],
        ..Position::default()
    }
}

#[test]
fn a_map_is_always_drawn_the_same() {
    for sample in samples() {
        let options = GroundOptions::default();
        assert_eq!(ground(&sample, &options), ground(&sample, &options));
        assert_eq!(
            position(&sample, &full(&sample), &options),
            position(&sample, &full(&sample), &options)
        );
    }
}

#[test]
fn every_map_and_position_is_a_picture() {
    for sample in samples() {
        for theme in [Theme::Light, Theme::Dark] {
            let options = GroundOptions {
                sections: vec![4, 8],
                theme,
                ..GroundOptions::default()
            };
            assert_picture(&ground(&sample, &options), sample.name());
            assert_picture(&position(&sample, &full(&sample), &options), sample.name());
        }
    }
}

/// A board with `terrain` at B2 only.
fn with(field: &str, entry: &str) -> Map {
    map(&format!(
        r#"{{"name":"one","grid":{{"shape":"points-up","columns":5,"rows":4}},"decor":{{"field":["D4"]}},"{field}":{entry}}}"#
    ))
}

#[test]
fn every_word_changes_the_ground() {
    let options = GroundOptions::default();
    let bare = ground(&with("terrain", "{}"), &options);
    for word in TERRAIN
        .iter()
        .filter(|word| !["open", "clear"].contains(*word))
        .chain(&["nonsense"])
    {
        let drawn = ground(
            &with("terrain", &format!(r#"{{"{word}":["B2"]}}"#)),
            &options,
        );
        assert!(drawn.len() > bare.len() + 40, "{word} is not drawn");
        assert_picture(&drawn, word);
    }
    for kind in STRIPS {
        let drawn = ground(
            &with(
                "strips",
                &format!(r#"[{{"kind":"{kind}","through":["A1","B1","B2"]}}]"#),
            ),
            &options,
        );
        assert!(drawn.len() > bare.len() + 40, "{kind} is not drawn");
    }
    for word in SIDES {
        let drawn = ground(
            &with("sides", &format!(r#"{{"{word}":["B2/C2"]}}"#)),
            &options,
        );
        assert!(drawn.len() > bare.len() + 40, "{word} is not drawn");
    }
}

#[test]
fn row_one_is_at_the_bottom_of_a_points_up_board() {
    let svg = ground(&with("terrain", "{}"), &GroundOptions::default());
    let y = |row: &str| -> f64 {
        let end = svg
            .find(&format!(">{row}</text>"))
            .expect("the row is labelled");
        let start = svg[..end].rfind("y=\"").expect("a label has a place") + 3;
        svg[start..]
            .split('"')
            .next()
            .and_then(|n| n.parse().ok())
            .expect("a number")
    };
    assert!(y("1") > y("2") && y("2") > y("4"));
}

#[test]
fn place_names_take_the_words_of_the_caller_and_are_escaped() {
    let map = with(
        "names",
        r#"[{"key":"mill","at":"B2"},{"key":"inn","at":"B3"}]"#,
    );
    let names = [("mill".to_owned(), "Moulin <&> Cie".to_owned())].into();
    let svg = ground(
        &map,
        &GroundOptions {
            names,
            ..GroundOptions::default()
        },
    );
    assert!(svg.contains("Moulin &lt;&amp;&gt; Cie</text>") && svg.contains(">inn</text>"));
    assert_picture(&svg, "names");
}

#[test]
fn every_card_has_its_own_drawing() {
    let card = |id: &str| Card {
        id: id.to_owned(),
        title: "Carte".to_owned(),
        ..Card::default()
    };
    let mut seen = std::collections::BTreeSet::new();
    let (no_command, no_combat) = (
        card_command(&card("nonsense")),
        card_combat(&card("nonsense")),
    );
    for id in COMMAND_CARDS {
        let svg = card_command(&card(id));
        assert_ne!(svg, no_command, "{id} has no drawing");
        assert_picture(&svg, id);
        assert!(seen.insert(svg), "{id} looks like another card");
    }
    for id in COMBAT_CARDS {
        let svg = card_combat(&Card {
            cost: Some(2),
            ..card(id)
        });
        assert_ne!(card_combat(&card(id)), no_combat, "{id} has no drawing");
        assert_picture(&svg, id);
        assert!(seen.insert(svg), "{id} looks like another card");
    }
    assert_picture(&card_back(true), "back");
    assert_picture(&card_back(false), "back");
}

#[test]
fn every_unit_has_its_own_drawing() {
    let mut seen = std::collections::BTreeSet::new();
    for side in Side::ALL {
        for kind in Kind::ALL {
            for specialist in std::iter::once(None).chain(Specialist::ALL.map(Some)) {
                let face = Unit {
                    side,
                    kind,
                    figures: 3,
                    of: 4,
                    specialist,
                    pennant: Some(Pennant::Ordered(1)),
                    label: "a \"unit\"".to_owned(),
                };
                assert!(
                    seen.insert(unit(&face)),
                    "{side:?} {kind:?} {specialist:?} looks like another"
                );
            }
        }
    }
}

#[test]
fn every_silhouette_and_badge_has_its_own_drawing() {
    let mut seen = std::collections::BTreeSet::new();
    let badges = || std::iter::once(None).chain(Badge::ALL.map(Some));
    for (silhouette, badge) in Silhouette::ALL
        .into_iter()
        .flat_map(|silhouette| badges().map(move |badge| (silhouette, badge)))
    {
        let face = Counter {
            side: Side::French,
            silhouette,
            firepower: Value::plain(5),
            range: Value::boxed(4),
            movement: Value::plain(3),
            morale: "9".to_owned(),
            command: String::new(),
            armour: silhouette.is_tank().then_some(Armour {
                gun: Some([8, 10]),
                bog: 6,
            }),
            badge,
            states: Vec::new(),
            label: String::new(),
        };
        let drawn = counter(&face);
        let new = seen.insert(drawn);
        assert!(new, "{silhouette:?} {badge:?} looks like another");
    }
    let read = |each: Silhouette| Silhouette::by_id(each.id()) == Some(each);
    assert!(Silhouette::ALL.into_iter().all(read));
    assert!(
        Badge::ALL
            .into_iter()
            .all(|each| Badge::by_id(each.id()) == Some(each))
    );
}

#[test]
fn an_arrow_shows_which_way_a_piece_faces() {
    for sample in samples() {
        let (hex, options) = (HexId(5), GroundOptions::default());
        let bare = position(&sample, &full(&sample), &options);
        assert!(!bare.contains("class=\"facing\""));
        for heading in Heading::all() {
            let turned = Position {
                facings: vec![(hex, heading), (HexId(u16::MAX), heading)],
                ..full(&sample)
            };
            let arrows = facings(&sample, &turned);
            let [x, y] = centre(sample.grid(), hex);
            let degrees = heading.degrees(sample.grid().shape());
            assert_eq!(arrows.matches("<path").count(), 1, "none beyond the board");
            assert!(arrows.contains(&format!("rotate({degrees})")), "{arrows}");
            let at = arrows.split("translate(").nth(1).unwrap();
            let (left, rest) = at.split_once(' ').unwrap();
            let top = rest.split_once(')').unwrap().0;
            let near = |text: &str, n: f64| (text.parse::<f64>().unwrap() - n).abs() < 0.1;
            assert!(near(left, x) && near(top, y), "{arrows}");
            assert!(position(&sample, &turned, &options).contains(&arrows));
        }
    }
}

#[test]
fn names_in_notation_read_back() {
    assert!(
        Side::ALL
            .into_iter()
            .all(|side| Side::by_id(side.id()) == Some(side))
    );
    assert!(
        Kind::ALL
            .into_iter()
            .all(|kind| Kind::by_id(kind.id()) == Some(kind))
    );
    assert!(
        Specialist::ALL
            .into_iter()
            .all(|s| Specialist::by_id(s.id()) == Some(s))
    );
    assert!(
        Face::ALL
            .into_iter()
            .all(|face| Face::by_id(face.id()) == Some(face))
    );
    assert_eq!(Side::by_id("martian"), None);
}

#[test]
fn dice_and_sheets_are_pictures() {
    for face in Face::ALL {
        assert_picture(&die_face(face, false), face.id());
        assert_picture(&die_face(face, true), face.id());
    }
    for n in 1..=6 {
        assert_picture(&d6(n, false), "d6");
        assert_picture(&d6(n, true), "d6");
    }
    assert_picture(&vocabulary(), "vocabulary");
    assert_picture(&card_sheet(), "cards");
}

#[test]
fn text_is_drawn_with_our_fonts() {
    let letters = |family: &str| {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20"><text y="15" font-family="'{family}'" font-size="14">Mg 12</text></svg>"#
        );
        png(&svg, 60).expect("a picture")
    };
    let blank = png(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20"/>"#,
        60,
    )
    .expect("a picture");
    let all = ["Grognard Sans", "Grognard Serif", "Grognard Count"].map(letters);
    assert!(all.iter().all(|picture| *picture != blank));
    assert!(all[0] != all[1] && all[1] != all[2]);
}

#[test]
fn what_is_no_drawing_is_refused() {
    assert!(png("<svg", 100).is_err());
    assert!(png(&d6(1, false), 0).is_err());
}
