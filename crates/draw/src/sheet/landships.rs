//! The drawings of tanks of the Great War on one page: pieces, what befalls them, marks, arcs.

use super::tactical::{alone, rows};
use crate::art::{Art, ten_art};
use crate::ink::Side;
use crate::pen::{document, f, hex_points, place, poly};
use crate::plan::SIZE;
use crate::tactical::{
    Arc, Barrel, Battery, Condition, Group, Lying, Machine, Marker, Mount, Plate, Reach, Spot,
    Tactical, Troop, WarMark, battery_art, marker_art, rose_art,
};

/// The armies of the Great War.
const ARMIES: [Side; 9] = [
    Side::British,
    Side::French,
    Side::German,
    Side::Belgian,
    Side::Russian,
    Side::Italy,
    Side::Austrian,
    Side::Turkish,
    Side::American,
];

/// Every drawing of the tanks of 1916 to 1918, row by row.
pub fn landships_sheet() -> String {
    let (mut inner, mut y) = rows(&[
        (groups(), 64.0),
        (groups(), 40.0),
        (armies(), 64.0),
        (befallen(), 64.0),
        (machines(), 92.0),
        (machines(), 40.0),
        (states(), 80.0),
        (lying(), 80.0),
    ]);
    let mut x = 60.0;
    let mut put = |svg: &str| {
        if x > 1350.0 {
            x = 60.0;
            y += 92.0;
        }
        inner += &place([x, y + 40.0], 1.0, svg);
        x += 84.0;
    };
    let hex = poly(
        &hex_points([0.0, 0.0], SIZE, false),
        r##"fill="#dacda7" stroke="#8a7a50""##,
    );
    let infantry = group(Side::British, Troop::Infantry, &[]);
    for mark in WarMark::SAMPLES {
        let art = marker_art(Marker::War(mark));
        put(&(hex.clone() + &art.svg));
        put(&(hex.clone() + &art.svg + &infantry.drawn()));
    }
    for art in signs() {
        put(&art.svg);
    }
    y += 320.0;
    for (i, arc) in arcs().iter().enumerate() {
        let tank = plate(Side::British, Machine::Mk4Male, 60, &[]);
        let svg = hex.clone() + &arc.art().svg + &tank.drawn();
        inner += &place([170.0 + 260.0 * i as f64, y], 1.0, &svg);
    }
    y += 250.0;
    let paper = format!(r##"<rect width="1400" height="{}" fill="#d6cda5"/>"##, f(y));
    document([0.0, 0.0, 1400.0, y], "", &(paper + &inner))
}

fn group(side: Side, troop: Troop, states: &[Condition]) -> Lying {
    let (fire, moves) = match troop {
        Troop::Assault => ([6, 4], [5, 0]),
        Troop::MachineGun => ([6, 10], [3, 0]),
        Troop::Flamethrower => ([2, 3], [4, 0]),
        Troop::Crew | Troop::RifleTeam => ([1, 2], [3, 0]),
        Troop::Cavalry if states.contains(&Condition::Charging) => ([0, 0], [10, 0]),
        Troop::Cavalry | Troop::CavalryMg => ([0, 0], [8, 12]),
        Troop::Leader | Troop::Observer => ([0, 0], [4, 0]),
        _ => ([5, 5], [4, 0]),
    };
    alone(Tactical::Group(Group {
        side,
        troop,
        fire,
        moves,
        morale: 7,
        charges: (troop == Troop::Flamethrower).then_some(2),
        states: states.to_vec(),
    }))
}

fn groups() -> Vec<Lying> {
    let all = Troop::ALL
        .iter()
        .zip([Side::British, Side::German].iter().cycle());
    all.map(|((troop, _), side)| group(*side, *troop, &[]))
        .collect()
}

fn armies() -> Vec<Lying> {
    let all = ARMIES
        .iter()
        .flat_map(|side| [Troop::Infantry, Troop::Cavalry].map(|troop| group(*side, troop, &[])));
    all.collect()
}

fn befallen() -> Vec<Lying> {
    let foot = [Condition::Pinned, Condition::First, Condition::Moved];
    let horse = [Condition::Charging, Condition::Blown, Condition::Pinned];
    let foot = foot.map(|state| group(Side::German, Troop::Infantry, &[state]));
    let horse = horse.map(|state| group(Side::British, Troop::Cavalry, &[state]));
    let both = [Condition::Pinned, Condition::First];
    let armed = [
        Troop::Assault,
        Troop::Flamethrower,
        Troop::MachineGun,
        Troop::Leader,
    ];
    let armed = armed.map(|troop| group(Side::German, troop, &both));
    foot.into_iter().chain(horse).chain(armed).collect()
}

fn plate(side: Side, machine: Machine, hull: u16, states: &[Condition]) -> Lying {
    alone(Tactical::Plate(Plate {
        side,
        machine,
        barrel: Barrel {
            calibre: 0,
            length: 0,
        },
        tag: machine.tag().to_owned(),
        hull,
        turret: hull,
        states: states.to_vec(),
    }))
}

/// The machines of the Great War.
fn built() -> &'static [Machine] {
    let first = { Machine::ALL.iter() }.position(|each| *each == Machine::Mk1Male);
    &Machine::ALL[first.unwrap_or(0)..]
}

/// Who built it.
fn maker(machine: Machine) -> Side {
    use Machine::*;
    match machine {
        Schneider | SaintChamond | FtGun | FtMg | Ft75 | Char2C | Peugeot | French75 | FrenchAa
        | Trench37 | Balloon => Side::French,
        A7v | Lk2 | Ehrhardt | German77 | Casemate57 | Minenwerfer | Flak | AtRifle
        | ArmouredPlane | HeavyBomber => Side::German,
        CarroArmato | Lancia => Side::Italy,
        AustinPutilov | Russian76 => Side::Russian,
        _ => Side::British,
    }
}

fn machines() -> Vec<Lying> {
    let all = built().iter();
    all.map(|machine| plate(maker(*machine), *machine, 300, &[]))
        .collect()
}

fn states() -> Vec<Lying> {
    use Condition::*;
    let tank = |states: &[Condition]| plate(Side::British, Machine::Mk4Male, 0, states);
    vec![
        tank(&[Moved]),
        tank(&[First]),
        tank(&[Aboard]),
        tank(&[Breakdown]),
        tank(&[BrokenDown]),
        plate(Side::German, Machine::A7v, 180, &[CrewShaken]),
        plate(Side::British, Machine::RollsRoyce, 60, &[Wheels]),
        plate(Side::German, Machine::Mk4Female, 180, &[Captured]),
        plate(Side::British, Machine::A7v, 240, &[Captured]),
        tank(&[Wreck]),
        plate(Side::German, Machine::German77, 180, &[Unmanned]),
        plate(Side::French, Machine::Gunboat, 0, &[Holed]),
        plate(
            Side::German,
            Machine::Mk4Male,
            120,
            &[Captured, Breakdown, CrewShaken, Moved],
        ),
    ]
}

fn lying() -> Vec<Lying> {
    let turned = Lying {
        what: match plate(Side::French, Machine::FtGun, 0, &[]).what {
            Tactical::Plate(plate) => Tactical::Plate(Plate {
                turret: 300,
                ..plate
            }),
            other => other,
        },
        spot: Spot::Middle(false),
        of: 1,
    };
    let aloft = [Machine::ArmouredPlane, Machine::Fighter, Machine::Balloon].map(|machine| Lying {
        spot: Spot::Aloft,
        ..plate(Side::German, machine, 180, &[])
    });
    let corner = Lying {
        spot: Spot::Lead,
        ..group(Side::British, Troop::Observer, &[])
    };
    let facing = (0..6).map(|i| plate(Side::British, Machine::Mk1Male, i * 60, &[]));
    { [turned, corner].into_iter() }
        .chain(aloft)
        .chain(facing)
        .collect()
}

fn signs() -> Vec<Art> {
    let roses = Mount::ALL.iter().map(|(mount, _)| rose_art(*mount));
    let emblems = ARMIES.iter().map(|side| crate::emblem_art(*side));
    let batteries = Battery::ALL.iter().zip(1..);
    let batteries = batteries.map(|((battery, _), i)| battery_art(*battery, i * 10, 6 - i, 6));
    roses
        .chain(emblems)
        .chain(batteries)
        .chain([ten_art(8, false), ten_art(10, true)])
        .collect()
}

fn arcs() -> [Arc; 5] {
    [
        (Mount::Right, Reach::Aimed),
        (Mount::Left, Reach::Idle),
        (Mount::Narrow, Reach::Foe),
        (Mount::Front, Reach::Aimed),
        (Mount::Turret, Reach::Aimed),
    ]
    .map(|(mount, reach)| Arc {
        mount,
        facing: 60,
        far: 2,
        reach,
    })
}
