//! What tactical pieces promise: each is told apart from the others, has one name, and needs nothing that a page forbids.

mod apart;

use apart::{alone, assert_apart};
use draw::plates::is_tag;
use draw::*;

fn foot(states: Vec<Condition>) -> Tactical {
    Tactical::Foot(Foot {
        side: Side::German,
        men: Men::Squad,
        values: [4, 6, 7],
        leadership: 0,
        exponent: 1,
        class: Some('1'),
        assault: false,
        steady: false,
        rallies: false,
        pistols: false,
        states,
    })
}

fn plate(side: Side, machine: Machine, states: Vec<Condition>) -> Tactical {
    Tactical::Plate(Plate {
        side,
        machine,
        barrel: Barrel {
            calibre: 75,
            length: 2,
        },
        tag: "75L".to_owned(),
        hull: 60,
        turret: 120,
        states,
    })
}

#[test]
fn every_machine_of_every_side_is_told_apart() {
    let all = Side::ALL.into_iter().flat_map(|side| {
        let machines = Machine::ALL.iter();
        machines.map(move |&machine| alone(plate(side, machine, Vec::new())))
    });
    assert_apart(all.collect());
    assert!(
        Machine::ALL
            .iter()
            .all(|each| Machine::by_id(each.id()) == Some(*each))
    );
}

#[test]
fn every_condition_is_told_apart() {
    // What befalls a machine alone shows on it alone, and so with men.
    let states = || Condition::ALL.iter().copied();
    let machines = states().filter(|state| !matches!(state, Condition::Broken));
    let machines = machines.map(|state| alone(plate(Side::Russian, Machine::T34, vec![state])));
    assert_apart(machines.collect());
    let mut men: Vec<Lying> = { states() }
        .take_while(|state| *state < Condition::Motion)
        .map(|state| alone(foot(vec![state])))
        .collect();
    men.push(alone(foot(Vec::new())));
    assert_apart(men);
}

#[test]
fn a_hull_and_a_turret_turn_one_by_one() {
    let turned = |hull: u16, turret: u16| {
        let Tactical::Plate(plate) = plate(Side::German, Machine::Pz4, Vec::new()) else {
            unreachable!("a machine lies on a plate")
        };
        alone(Tactical::Plate(Plate {
            hull,
            turret,
            ..plate
        }))
    };
    let all = (0..6).flat_map(|hull| (0..6).map(move |turret| turned(hull * 60, turret * 60)));
    assert_apart(all.collect());
}

#[test]
fn a_piece_lies_where_it_is_laid() {
    let spots = [
        Spot::Middle(false),
        Spot::Middle(true),
        Spot::Lead,
        Spot::Load,
        Spot::Beside(0),
        Spot::Beside(1),
        Spot::Beside(2),
        Spot::BesideLead,
        Spot::BesideLoad,
    ];
    let lying = |spot: Spot, of: u8| Lying {
        what: foot(vec![Condition::Pinned]),
        spot,
        of,
    };
    assert_apart(spots.into_iter().map(|spot| lying(spot, 1)).collect());
    assert_apart((1..4).map(|of| lying(Spot::Lead, of)).collect());
}

#[test]
fn a_tag_is_short_and_plain() {
    assert!(is_tag("T-34/85") && is_tag("231(8rad)") && is_tag("75*"));
    assert!(!is_tag("") && !is_tag("a.b") && !is_tag("<b>") && !is_tag("ten letters"));
}

#[test]
fn the_sheet_is_a_picture() {
    let picture = png(&tactical_sheet(), 400).expect("a picture");
    assert!(picture.len() > 20_000);
}
