//! What the drawings of the tanks of 1916 to 1918 promise: each thing of the charts has one, and none looks like another.

mod apart;

use apart::{alone, assert_apart, assert_named};
use draw::plates::{arc_name, art, battery_name, emblem_name, marker_name, rose_name, ten_name};
use draw::*;

fn group(side: Side, troop: Troop, states: Vec<Condition>) -> Lying {
    alone(Tactical::Group(Group {
        side,
        troop,
        fire: [5, 5],
        moves: [4, 0],
        morale: 7,
        charges: None,
        states,
    }))
}

fn plate(side: Side, machine: Machine, hull: u16, states: Vec<Condition>) -> Lying {
    alone(Tactical::Plate(Plate {
        side,
        machine,
        barrel: Barrel {
            calibre: 0,
            length: 0,
        },
        tag: String::new(),
        hull,
        turret: hull,
        states,
    }))
}

/// The words that a chart gives to what is in it, by the key of its list.
fn words(text: &str, list: &str) -> Vec<String> {
    let chart: serde_json::Value = serde_json::from_str(text).expect("a chart");
    let rows = chart[list].as_array().expect("a list");
    let word = |row: &serde_json::Value| row["word"].as_str().expect("a word").to_owned();
    rows.iter().map(word).collect()
}

const VEHICLES: &str = include_str!("../../../content/landships/vehicles.json");
const GUNS: &str = include_str!("../../../content/landships/guns.json");
const UNITS: &str = include_str!("../../../content/landships/units.json");

#[test]
fn every_word_of_the_charts_is_drawn() {
    let machines = [(VEHICLES, "vehicles"), (GUNS, "guns"), (GUNS, "aircraft")];
    let machines = machines.iter().flat_map(|(text, list)| words(text, list));
    let machines: Vec<Machine> = machines
        .map(|word| Machine::by_id(&word).unwrap_or_else(|| panic!("{word} is not drawn")))
        .collect();
    assert_eq!(machines.len(), 26 + 13 + 8);
    for side in Side::ALL {
        let drawn = machines
            .iter()
            .map(|each| plate(side, *each, 60, Vec::new()));
        assert_apart(drawn.collect());
    }
    for word in words(UNITS, "units") {
        assert!(Troop::by_id(&word).is_some(), "{word} is not drawn");
    }
    for word in words(GUNS, "modules") {
        assert!(
            art(&format!("b.{word}.10.4-6")).is_some(),
            "{word} is not drawn"
        );
    }
}

#[test]
fn every_nation_has_its_groups() {
    let all = Side::ALL
        .into_iter()
        .flat_map(|side| Troop::ALL.map(|(troop, _)| group(side, troop, Vec::new())));
    assert_apart(all.collect());
    let nations: serde_json::Value = serde_json::from_str(UNITS).expect("a chart");
    for nation in nations["morale"].as_object().expect("nations").keys() {
        // Italy fought on the other side later, in another shape.
        let id = if nation == "italian" { "italy" } else { nation };
        assert!(Side::by_id(id).is_some(), "{nation} has no colour");
    }
}

#[test]
fn allies_are_round_and_the_central_powers_square() {
    use Side::*;
    for side in [British, French, American, Belgian, Russian, Italy] {
        assert!(!side.is_square(), "{side:?}");
    }
    for side in [German, Austrian, Turkish] {
        assert!(side.is_square(), "{side:?}");
    }
}

#[test]
fn what_befalls_them_is_told_apart() {
    use Condition::*;
    let men = [Pinned, First, Moved, Charging, Blown];
    let mut all: Vec<Lying> = { men.iter() }
        .map(|state| group(Side::British, Troop::Cavalry, vec![*state]))
        .collect();
    all.push(group(Side::British, Troop::Cavalry, Vec::new()));
    assert_apart(all);
    let machines = [
        Pinned, First, Moved, Breakdown, BrokenDown, Wheels, CrewShaken, Holed, Aboard, Captured,
        Wreck, Unmanned,
    ];
    let mut all: Vec<Lying> = { machines.iter() }
        .map(|state| plate(Side::German, Machine::Mk4Female, 180, vec![*state]))
        .collect();
    all.push(plate(Side::German, Machine::Mk4Female, 180, Vec::new()));
    assert_apart(all);
}

#[test]
fn a_flamethrower_shows_its_charges_and_a_rider_his_gait() {
    let Tactical::Group(plain) = group(Side::German, Troop::Flamethrower, Vec::new()).what else {
        unreachable!("a group")
    };
    let charges = [None, Some(0), Some(1), Some(2), Some(3)];
    let charged = charges.map(|charges| {
        alone(Tactical::Group(Group {
            charges,
            ..plain.clone()
        }))
    });
    assert_apart(charged.into());
    let gaits = [[8, 12], [8, 0], [10, 0]].map(|moves| {
        alone(Tactical::Group(Group {
            moves,
            fire: [0, 0],
            troop: Troop::Cavalry,
            ..plain.clone()
        }))
    });
    assert_apart(gaits.into());
}

#[test]
fn a_tank_looks_to_six_sides_and_an_aircraft_to_none() {
    let turned = |machine| (0..6).map(move |i| plate(Side::British, machine, i * 60, Vec::new()));
    assert_apart(turned(Machine::Mk1Male).collect());
    let wedge = "M0 -10L15 0L0 10Z";
    assert!(turned(Machine::A7v).all(|tank| tank.art().svg.contains(wedge)));
    for machine in [
        Machine::Fighter,
        Machine::Balloon,
        Machine::Flak,
        Machine::Stokes,
    ] {
        assert!(turned(machine).all(|piece| !piece.art().svg.contains(wedge)));
    }
    let aloft = Lying {
        spot: Spot::Aloft,
        ..plate(Side::German, Machine::Fighter, 180, Vec::new())
    };
    assert_apart(vec![aloft]);
}

#[test]
fn every_mark_has_one_name() {
    let all = WarMark::SAMPLES.into_iter();
    assert_named(all.map(|mark| marker_name(Marker::War(mark))));
    for wrong in [
        "m.wire.45",
        "m.wire.180",
        "m.gas.1",
        "m.barrage.german.rain.10",
        "m.request",
    ] {
        assert_eq!(art(wrong), None, "{wrong}");
    }
}

#[test]
fn arcs_roses_batteries_and_dice_have_one_name() {
    let arc = |mount: Mount, facing: u16, reach: Reach| {
        arc_name(Arc {
            mount,
            facing,
            far: 8,
            reach,
        })
    };
    let mounts = Mount::ALL
        .iter()
        .flat_map(|(mount, _)| Reach::ALL.iter().map(|(reach, _)| arc(*mount, 0, *reach)));
    assert_named(mounts);
    assert_named((0..6).map(|i| arc(Mount::Right, i * 60, Reach::Aimed)));
    assert_named(Mount::ALL.iter().map(|(mount, _)| rose_name(*mount)));
    let batteries = Battery::ALL
        .iter()
        .map(|(each, _)| battery_name(*each, 20, 3, 6));
    assert_named(batteries.chain([battery_name(Battery::Field, 10, 0, 6)]));
    assert_named((1..=10).flat_map(|n| [ten_name(n, true), ten_name(n, false)]));
    assert_named(
        ["italy", "belgian", "austrian", "turkish"]
            .map(|id| emblem_name(Side::by_id(id).expect("a side"))),
    );
    assert_eq!(art("a.r.45.8.aimed"), None);
    assert_eq!(art("d.ten-11"), None);
}

#[test]
fn wire_runs_along_its_neighbours() {
    let map = hex::Map::read("sample", include_str!("../samples/landships.json")).expect("a map");
    let at = |label: &str| map.grid().parse(label).expect("a hex");
    let row = ["0402", "0502", "0602"].map(at);
    assert_eq!(run(map.grid(), &row, at("0502")), 0);
    let column = ["0801", "0802", "0803"].map(at);
    assert_eq!(run(map.grid(), &column, at("0802")), 90);
    assert_eq!(run(map.grid(), &[], at("0802")), 0);
}

#[test]
fn every_word_of_the_ground_is_drawn() {
    let words = [
        "clear",
        "difficult",
        "town",
        "crater",
        "hill",
        "woods",
        "river",
        "swamp",
        "trench",
        "fortified",
        "wire",
        "mines",
    ];
    assert!(words.iter().all(|word| TERRAIN.contains(word)));
    let map = hex::Map::read("sample", include_str!("../samples/landships.json")).expect("a map");
    let drawn = ground(&map, &GroundOptions::default());
    assert!(
        drawn.contains(">0608</text>"),
        "digits are printed in the hexes"
    );
    assert!(png(&drawn, 400).expect("a picture").len() > 20_000);
}

#[test]
fn the_sheet_is_a_picture() {
    let picture = png(&landships_sheet(), 400).expect("a picture");
    assert!(picture.len() > 20_000);
}
