//! Tactical pieces on one page, large and as small as they are read.

use crate::art::Art;
use crate::ink::Side;
use crate::pen::{document, f, hex_points, place, poly};
use crate::tactical::{
    Barrel, Carried, Cloud, Condition, Foot, Load, Lying, Machine, Marker, Men, Plate, Spot,
    Tactical, marker_art,
};

/// Every drawing of tactical games, row by row.
pub fn tactical_sheet() -> String {
    let (mut inner, mut y) = rows(&[
        (feet(), 64.0),
        (feet(), 44.0),
        (loads(), 64.0),
        (befallen(), 64.0),
        (machines(), 74.0),
        (plates(), 74.0),
        (plates(), 44.0),
    ]);
    for (i, art) in marks().iter().enumerate() {
        let hex = poly(
            &hex_points([0.0, 0.0], 37.0, true),
            r##"fill="#d1cfa6" stroke="#8a8a5a""##,
        );
        inner += &place([60.0 + 90.0 * i as f64, y + 40.0], 1.0, &(hex + &art.svg));
    }
    y += 100.0;
    let paper = format!(r##"<rect width="1400" height="{}" fill="#d1cfa6"/>"##, f(y));
    document([0.0, 0.0, 1400.0, y], "", &(paper + &inner))
}

/// Pieces row by row, each row so large, and where the last one ends.
pub(super) fn rows(all: &[(Vec<Lying>, f64)]) -> (String, f64) {
    let (mut inner, mut y) = (String::new(), 8.0);
    for (pieces, wide) in all {
        let mut x = 8.0;
        for piece in pieces {
            if x + wide * 1.3 > 1392.0 {
                x = 8.0;
                y += wide * 1.45;
            }
            let middle = [x + wide * 0.65, y + wide * 0.7];
            inner += &place(middle, wide / 44.0, &piece.sized(*wide));
            x += wide * 1.35;
        }
        y += wide * 1.5;
    }
    (inner, y)
}

pub(super) fn alone(what: Tactical) -> Lying {
    Lying {
        what,
        spot: Spot::Middle(false),
        of: 1,
    }
}

fn foot(side: Side, men: Men, values: [u8; 3], states: &[Condition]) -> Foot {
    Foot {
        side,
        men,
        values,
        leadership: -1,
        exponent: if men == Men::Squad { 1 } else { 0 },
        class: (men == Men::Squad).then_some('1'),
        assault: values[1] < 4,
        steady: values[2] > 7,
        rallies: men == Men::Leader,
        pistols: values[1] < 3,
        states: states.to_vec(),
    }
}

fn feet() -> Vec<Lying> {
    let side = |side: Side| {
        [
            foot(side, Men::Squad, [4, 6, 7], &[]),
            foot(side, Men::HalfSquad, [2, 3, 8], &[]),
        ]
    };
    let more = [
        foot(Side::Russian, Men::Squad, [6, 2, 8], &[]),
        foot(Side::Russian, Men::Crew, [2, 2, 8], &[]),
        foot(Side::German, Men::Leader, [0, 0, 9], &[]),
    ];
    let all = Side::ALL.into_iter().flat_map(side).chain(more);
    all.map(|foot| alone(Tactical::Foot(foot))).collect()
}

fn load(side: Side, what: Carried, states: &[Condition]) -> Load {
    Load {
        side,
        what,
        firepower: if what == Carried::Mortar { 50 } else { 7 },
        least: if what == Carried::Mortar { 2 } else { 0 },
        most: 13,
        rate: 3,
        portage: 4,
        states: states.to_vec(),
    }
}

fn loads() -> Vec<Lying> {
    let all = Carried::ALL.map(|(what, _)| load(Side::German, what, &[]));
    let broken = load(
        Side::French,
        Carried::LightMachineGun,
        &[Condition::Malfunction],
    );
    let all = all.into_iter().chain([broken]);
    all.map(|load| alone(Tactical::Load(load))).collect()
}

fn befallen() -> Vec<Lying> {
    let states = |state: &Condition| foot(Side::American, Men::Squad, [6, 6, 6], &[*state]);
    let all = Condition::ALL[..12].iter().map(states);
    let broken = foot(
        Side::German,
        Men::Squad,
        [4, 6, 7],
        &[Condition::Broken, Condition::Dm],
    );
    let mut all: Vec<Lying> = { all.chain([broken]) }
        .map(|foot| alone(Tactical::Foot(foot)))
        .collect();
    all.extend(Spot::corners().map(|spot| Lying {
        spot,
        of: 2,
        ..alone(Tactical::Load(load(
            Side::British,
            Carried::HeavyMachineGun,
            &[],
        )))
    }));
    all
}

fn plate(side: Side, machine: Machine, hull: u16, turret: u16, states: &[Condition]) -> Lying {
    alone(Tactical::Plate(Plate {
        side,
        machine,
        barrel: Barrel {
            calibre: 75,
            length: 2,
        },
        tag: "T-34/85".to_owned(),
        hull,
        turret,
        states: states.to_vec(),
    }))
}

fn machines() -> Vec<Lying> {
    let sides = Side::ALL.into_iter().cycle();
    let turns = (0..6).map(|i| i * 60).cycle();
    let all = Machine::ALL.iter().zip(sides).zip(turns);
    all.map(|((machine, side), turn)| plate(side, *machine, 270, 270 - turn % 120, &[]))
        .collect()
}

fn plates() -> Vec<Lying> {
    let states = Condition::ALL[6..].iter();
    let turns = (0..6u16).map(|i| i * 60).cycle();
    let machines = [Machine::Pz4, Machine::Sherman, Machine::AntiTank]
        .iter()
        .cycle();
    let all = states.zip(turns).zip(machines);
    all.map(|((state, turn), machine)| {
        plate(Side::Russian, *machine, turn, (turn + 60) % 360, &[*state])
    })
    .collect()
}

fn marks() -> Vec<Art> {
    let cloud = |adds: u8, thin: bool, phosphorus: bool| {
        Marker::Smoke(Cloud {
            adds,
            thin,
            phosphorus,
        })
    };
    let all = [
        Marker::Residual(4),
        Marker::Acquired(2),
        cloud(3, false, false),
        cloud(2, true, false),
        cloud(2, false, true),
        cloud(1, true, true),
    ];
    all.map(marker_art).into()
}
