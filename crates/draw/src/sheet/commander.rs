//! What the commander games lay on the table, on one page, large and as small as it is read.

use crate::art::Art;
use crate::counter::{Counter, Silhouette, State, Value};
use crate::fate::{Fate, fate_art, signs};
use crate::ink::Side;
use crate::laid::{
    Tally, Work, coloured_art, counter_art, deck_art, goal_art, part_art, tally_art, work_art,
};
use crate::pen::{document, f, hex_points, place, poly};

/// Every drawing of the commander games, row by row.
pub fn commander_sheet() -> String {
    let mut inner = String::new();
    let mut y = 8.0;
    let rows: [(Vec<Art>, f64, bool); 8] = [
        (counters(), 84.0, false),
        (counters(), 40.0, false),
        (weapons(), 60.0, false),
        (weapons(), 40.0, false),
        (works(), 84.0, true),
        (goals(), 60.0, false),
        (small(), 44.0, false),
        (fates(), 110.0, false),
    ];
    for (arts, tall, ground) in rows {
        let mut x = 8.0;
        for art in arts {
            let [left, top, w, h] = art.window;
            let k = tall / h;
            if x + w * k > 1392.0 {
                x = 8.0;
                y += tall + 8.0;
            }
            let hex = poly(
                &hex_points([0.0, 0.0], 37.0, true),
                r##"fill="#d1cfa6" stroke="#8a8a5a""##,
            );
            let below = if ground { hex } else { String::new() };
            inner += &place([x - left * k, y - top * k], k, &(below + &art.svg));
            x += w * k + 8.0;
        }
        y += tall + 12.0;
    }
    let paper = format!(r##"<rect width="1400" height="{}" fill="#f3eee1"/>"##, f(y));
    document([0.0, 0.0, 1400.0, y], "", &(paper + &inner))
}

fn face(side: Side, silhouette: Silhouette, values: [&str; 5], states: &[State]) -> Counter {
    let value = |text: &str| match text.strip_prefix('[') {
        Some(inner) => Value::boxed(inner.trim_end_matches(']')),
        None => Value::plain(text),
    };
    Counter {
        side,
        silhouette,
        firepower: value(values[0]),
        range: value(values[1]),
        movement: value(values[2]),
        morale: values[3].to_owned(),
        command: values[4].to_owned(),
        states: states.to_vec(),
        label: String::new(),
    }
}

fn counters() -> Vec<Art> {
    use Silhouette::{Hero, Leader, Squad, Team};
    use State::{Activated, Broken, Suppressed, Veteran};
    let (de, us, su) = (Side::German, Side::American, Side::Russian);
    [
        face(de, Squad, ["5", "[5]", "[4]", "7", ""], &[]),
        face(us, Squad, ["[6]", "6", "[4]", "6", ""], &[]),
        face(su, Squad, ["[7]", "[2]", "[5]", "9", ""], &[]),
        face(de, Team, ["2", "2", "4", "8", ""], &[]),
        face(us, Team, ["[3]", "4", "[4]", "6", ""], &[Veteran]),
        face(su, Team, ["3", "2", "4", "7", ""], &[Activated]),
        face(de, Leader, ["2", "1", "6", "10", "2"], &[]),
        face(us, Leader, ["1", "1", "6", "8", "1"], &[Suppressed]),
        face(su, Leader, ["1", "1", "6", "9", "1"], &[Activated]),
        face(de, Hero, ["2", "4", "7", "9", ""], &[]),
        face(su, Hero, ["2", "4", "7", "9", ""], &[]),
        face(us, Hero, ["1", "2", "3", "9", ""], &[Broken]),
        face(de, Squad, ["2", "1", "1", "7", ""], &[Broken]),
        face(us, Squad, ["4", "1", "1", "9", ""], &[Broken, Suppressed]),
        face(su, Team, ["1", "1", "1", "6", ""], &[Broken, Veteran]),
        face(de, Leader, ["0", "0", "1", "11", ""], &[Broken]),
        face(
            de,
            Squad,
            ["[6]", "[5]", "[5]", "8", ""],
            &[Veteran, Suppressed, Activated],
        ),
    ]
    .iter()
    .map(counter_art)
    .collect()
}

fn weapons() -> Vec<Art> {
    use Silhouette::{Flamethrower, Gun, LightMachineGun, MachineGun, Mortar, Satchel};
    let (de, us, su) = (Side::German, Side::American, Side::Russian);
    [
        face(de, LightMachineGun, ["[4]", "[8]", "", "", ""], &[]),
        face(de, MachineGun, ["8", "[16]", "−1", "", ""], &[]),
        face(us, MachineGun, ["9", "[16]", "−2", "", ""], &[]),
        face(de, Mortar, ["6", "2-13", "−2", "", ""], &[]),
        face(su, Mortar, ["9", "3-16", "−3", "", ""], &[State::Smoke]),
        face(us, Gun, ["10", "16", "−3", "", ""], &[State::Smoke]),
        face(su, Flamethrower, ["[11]", "1", "", "", ""], &[]),
        face(us, Satchel, ["[12]", "1", "", "", ""], &[]),
        face(
            de,
            MachineGun,
            ["8", "[16]", "−1", "", ""],
            &[State::Broken],
        ),
        face(us, Mortar, ["7", "2-16", "−2", "", ""], &[State::Broken]),
    ]
    .iter()
    .map(counter_art)
    .collect()
}

fn works() -> Vec<Art> {
    let all = [
        Work::Foxholes,
        Work::Trench,
        Work::Wire,
        Work::Mines,
        Work::Bunker,
        Work::Pillbox,
        Work::Smoke(4),
        Work::Smoke(10),
        Work::Blaze,
    ];
    let squad = face(
        Side::German,
        Silhouette::Squad,
        ["5", "[5]", "[4]", "7", ""],
        &[],
    );
    let manned = |what: Work| Art {
        svg: work_art(what).svg + &counter_art(&squad).svg,
        ..work_art(what)
    };
    let held = Art {
        svg: counter_art(&squad).svg + &goal_art(2, 3, Some(Side::German), true).svg,
        ..part_art(1, None)
    };
    let empty = all.map(work_art).into_iter();
    let full = all[..7].iter().map(|what| manned(*what));
    empty
        .chain(full)
        .chain([held, part_art(2, Some(Side::Russian))])
        .collect()
}

fn goals() -> Vec<Art> {
    let holders = [
        None,
        Some(Side::German),
        Some(Side::Russian),
        Some(Side::American),
    ];
    let goal =
        |(i, holder): (usize, &Option<Side>)| goal_art(i as u8 + 1, 4 * i as u8, *holder, i == 3);
    holders.iter().enumerate().map(goal).collect()
}

fn small() -> Vec<Art> {
    let tallies = Tally::ALL.map(tally_art).into_iter();
    let decks = [Side::German, Side::Russian, Side::American].map(deck_art);
    let dice = (1..=6).flat_map(|n| [coloured_art(n, false, false), coloured_art(n, true, n == 6)]);
    tallies.chain(decks).chain(dice).collect()
}

/// As many cards as it takes to show every sign once.
fn fates() -> Vec<Art> {
    let [orders, actions, events, triggers] = signs();
    let sides = [Side::German, Side::Russian, Side::American];
    let card = |(i, event): (usize, &&str)| {
        fate_art(&Fate {
            side: sides[i % 3],
            order: orders[i % orders.len()].to_owned(),
            action: actions[i % actions.len()].to_owned(),
            event: (*event).to_owned(),
            wind: if *event == "breeze" { 3 } else { 0 },
            hex: format!("{}{}", ['A', 'H', 'O'][i % 3], 1 + i % 10),
            dice: [1 + (i % 6) as u8, 6 - (i % 6) as u8],
            trigger: triggers.get(i % 6).map(|word| (*word).to_owned()),
        })
    };
    events.iter().enumerate().filter_map(card).collect()
}
