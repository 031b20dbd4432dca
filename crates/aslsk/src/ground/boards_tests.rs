//! Our own boards: each by itself, and any two of them on any side, turned or not.

use super::*;
use hex::{Direction, flat_top};

const BOARDS: [(&str, &str); 5] = [
    ("m", include_str!("../../../../content/aslsk/boards/m.json")),
    ("p", include_str!("../../../../content/aslsk/boards/p.json")),
    ("q", include_str!("../../../../content/aslsk/boards/q.json")),
    ("r", include_str!("../../../../content/aslsk/boards/r.json")),
    ("s", include_str!("../../../../content/aslsk/boards/s.json")),
];

fn open(name: &str) -> Ground {
    let mut content = Content::default();
    for (board, text) in BOARDS {
        content.insert(format!("aslsk/boards/{board}.json"), text);
    }
    Ground::open(&content, "scenario", name, 7).unwrap()
}

/// Roads that end where a road does not go on, by hex and direction.
fn broken_roads(ground: &Ground) -> Vec<String> {
    let mut broken = Vec::new();
    for hex in ground.map.grid().ids() {
        for way in Direction::all() {
            let leaves =
                |hex: HexId, way: Direction| ground.plot(hex).roads & 1 << way.index() != 0;
            let next = ground.next(hex)[way.index()];
            if leaves(hex, way) && next.is_some_and(|next| !leaves(next, way.opposite())) {
                broken.push(ground.map.grid().label(hex));
            }
        }
    }
    broken
}

#[test]
fn any_two_boards_join_on_any_side() {
    for (a, _) in BOARDS {
        for (b, _) in BOARDS.iter().filter(|(b, _)| *b != a) {
            for (beside, turn) in [(".", ""), (".", "~"), ("-", ""), ("-", "~")] {
                let ground = open(&format!("{a}{beside}{b}{turn}"));
                let name = ground.map.name();
                assert_eq!(broken_roads(&ground), Vec::<String>::new(), "{name}");
                if beside == "-" {
                    let joint = (1..=10).filter_map(|row| ground.map.grid().in_row(row, 33));
                    let roads = joint.map(|hex| ground.plot(hex).roads.count_ones());
                    let roads: Vec<u32> = roads.filter(|&roads| roads > 0).collect();
                    let through = if turn == "~" { vec![2, 2] } else { vec![2] };
                    assert_eq!(roads, through, "{name}: one road, from board to board");
                }
            }
        }
    }
}

#[test]
fn roads_leave_where_those_of_any_board_do() {
    for (name, _) in BOARDS {
        let ground = open(name);
        let grid = ground.map.grid();
        for (side, ways, labels) in [
            (
                Edge::North,
                vec![flat_top::N, flat_top::NE, flat_top::NW],
                ["I1", "Y1"],
            ),
            (
                Edge::South,
                vec![flat_top::S, flat_top::SE, flat_top::SW],
                ["I10", "Y10"],
            ),
        ] {
            let off = |hex: &HexId| {
                ways.iter().any(|way| {
                    ground.next(*hex)[way.index()].is_none()
                        && ground.plot(*hex).roads & 1 << way.index() != 0
                })
            };
            let leaving = ground.edge(side).iter().filter(off);
            let leaving: Vec<String> = leaving.map(|hex| grid.label(hex)).collect();
            assert_eq!(leaving, labels, "{name}");
        }
        for (side, label) in [(Edge::West, "A5"), (Edge::East, "GG5")] {
            let roads = ground
                .edge(side)
                .iter()
                .filter(|&hex| ground.plot(hex).roads != 0);
            let roads: Vec<String> = roads.map(|hex| grid.label(hex)).collect();
            assert_eq!(roads, [label], "{name}");
        }
    }
}

#[test]
fn nothing_drawn_crosses_the_edge_of_a_board() {
    for (name, _) in BOARDS {
        let ground = open(name);
        let outlines = ground.map.outlines().iter().map(|outline| &outline.area);
        let contours = ground.map.contours().iter().map(|contour| &contour.area);
        for point in outlines.chain(contours).flat_map(|area| area.points()) {
            let within = (120..=5880).contains(&point.x) && (60..=1260).contains(&point.y);
            assert!(within, "{name}: {point:?}");
        }
    }
}

#[test]
fn boards_hold_what_they_are_made_for() {
    let count = |ground: &Ground, wanted: &dyn Fn(&Plot) -> bool| {
        let ids = ground.map.grid().ids();
        ids.filter(|&hex| wanted(ground.plot(hex))).count()
    };
    let [steppe, village, farms, hills, town] = BOARDS.map(|(name, _)| open(name));
    let of = |terrain: Terrain| move |plot: &Plot| plot.terrain == terrain;
    assert!(count(&steppe, &of(Terrain::Brush)) > 30);
    assert!(count(&village, &|plot: &Plot| plot.terrain.is_building()) > 20);
    assert!(count(&farms, &of(Terrain::Grain)) > 40 && count(&farms, &of(Terrain::Orchard)) > 20);
    assert!(count(&hills, &|plot: &Plot| plot.level == 1) > 50);
    assert!(
        count(&hills, &|plot: &Plot| plot.terrain == Terrain::Woods
            && plot.roads != 0)
            > 5
    );
    assert!(count(&town, &of(Terrain::Stone)) > 30 && count(&town, &|plot: &Plot| plot.paved) > 60);
    for ground in [&steppe, &village, &farms, &hills, &town] {
        for hex in ground.map.grid().ids() {
            let plot = ground.plot(hex);
            assert_eq!(plot.building != 0, plot.terrain.is_building());
        }
    }
}
