//! What the commander games lay on the table, on one page, large and as small as it is read.

use crate::art::Art;
use crate::counter::{Armour, Badge, Counter, Silhouette, State, Value};
use crate::fate::{Fate, fate_art, plan_art, signs};
use crate::ink::Side;
use crate::laid::{
    Tally, Work, coloured_art, counter_art, deck_art, goal_art, part_art, tally_art, work_art,
};
use crate::pen::{document, f, hex_points, place, poly};

/// Every drawing of the commander games, row by row.
pub fn commander_sheet() -> String {
    let mut inner = String::new();
    let mut y = 8.0;
    let rows: [(Vec<Art>, f64, bool); 11] = [
        (counters(), 84.0, false),
        (counters(), 40.0, false),
        (great_war(), 84.0, false),
        (great_war(), 40.0, false),
        (weapons(), 60.0, false),
        (weapons(), 40.0, false),
        (works(), 84.0, true),
        (goals(), 60.0, false),
        (small(), 44.0, false),
        (fates(), 110.0, false),
        (plans(), 110.0, false),
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
        armour: None,
        badge: None,
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

/// Tanks, and what only they say.
fn tanks() -> Vec<Counter> {
    use Silhouette::{A7v, Renault, RenaultMg, SaintChamond, Schneider};
    use State::{Activated, Broken, Suppressed, Veteran};
    let (de, fr, us) = (Side::German, Side::French, Side::American);
    let tank = |side, what, values, gun, bog, states: &[State]| Counter {
        armour: Some(Armour { gun, bog }),
        ..face(side, what, values, states)
    };
    let (long, short) = (Some([9, 12]), Some([8, 10]));
    vec![
        tank(fr, Schneider, ["5", "4", "3", "9", ""], short, 6, &[]),
        tank(fr, SaintChamond, ["6", "4", "3", "9", ""], long, 7, &[]),
        tank(fr, Renault, ["3", "1", "4", "9", ""], Some([7, 8]), 4, &[]),
        tank(us, RenaultMg, ["5", "5", "4", "9", ""], None, 4, &[]),
        tank(fr, RenaultMg, ["5", "5", "4", "9", "2"], None, 4, &[]),
        tank(
            fr,
            Schneider,
            ["5", "4", "3", "9", "2"],
            short,
            6,
            &[Suppressed],
        ),
        tank(
            fr,
            SaintChamond,
            ["6", "4", "3", "9", "2"],
            long,
            7,
            &[Activated],
        ),
        tank(de, A7v, ["7", "6", "3", "10", ""], short, 6, &[Veteran]),
        tank(
            de,
            A7v,
            ["5", "4", "–", "10", ""],
            Some([6, 6]),
            6,
            &[Broken],
        ),
        tank(
            us,
            Renault,
            ["2", "1", "–", "9", ""],
            Some([5, 4]),
            4,
            &[Broken],
        ),
    ]
}

/// Agents, badges, who commands and who is out of reach.
fn badged() -> Vec<Counter> {
    use Silhouette::{Agent, Leader, Squad, Team};
    use State::{Activated, Astray, Broken, Highest, Suppressed, Veteran};
    let (de, fr, us) = (Side::German, Side::French, Side::American);
    let badged = |badge, side, what, values, states: &[State]| Counter {
        badge: Some(badge),
        ..face(side, what, values, states)
    };
    let [lieutenant, captain, colonel, engineer, storm, early] = Badge::ALL;
    vec![
        face(de, Agent, ["0", "0", "7", "7", ""], &[]),
        face(fr, Agent, ["0", "0", "3", "7", ""], &[Broken]),
        face(us, Agent, ["0", "0", "7", "7", ""], &[Suppressed]),
        face(fr, Squad, ["[5]", "4", "4", "7", ""], &[Astray]),
        face(fr, Team, ["2", "2", "5", "7", ""], &[Astray, Suppressed]),
        badged(colonel, fr, Leader, ["1", "1", "6", "10", "3"], &[Highest]),
        badged(
            captain,
            de,
            Leader,
            ["1", "1", "6", "9", "2"],
            &[Highest, Veteran],
        ),
        badged(lieutenant, us, Leader, ["1", "1", "6", "8", "1"], &[]),
        badged(captain, fr, Leader, ["0", "1", "1", "9", ""], &[Broken]),
        badged(engineer, fr, Squad, ["[4]", "[5]", "[5]", "9", ""], &[]),
        badged(engineer, us, Squad, ["3", "1", "1", "8", ""], &[Broken]),
        badged(storm, de, Squad, ["[6]", "[4]", "[6]", "8", ""], &[]),
        badged(
            storm,
            de,
            Squad,
            ["3", "1", "2", "9", ""],
            &[Broken, Suppressed],
        ),
        badged(early, fr, Squad, ["6", "5", "4", "7", ""], &[]),
        badged(
            early,
            de,
            Squad,
            ["6", "6", "4", "7", ""],
            &[Veteran, Activated],
        ),
        badged(early, de, Squad, ["2", "1", "1", "7", ""], &[Broken]),
        face(us, Squad, ["[7]", "6", "5", "8", ""], &[]),
        face(de, Squad, ["6", "5", "4", "7", ""], &[Suppressed]),
    ]
}

/// What only the Great War has.
fn great_war() -> Vec<Art> {
    let all = tanks().into_iter().chain(badged());
    all.map(|face| counter_art(&face)).collect()
}

fn plans() -> Vec<Art> {
    let sides = [Side::French, Side::German, Side::American];
    let words = crate::fate::plans();
    let card = |(i, word): (usize, &&str)| plan_art(sides[i % 3], word);
    words.iter().enumerate().filter_map(card).collect()
}

fn weapons() -> Vec<Art> {
    use Silhouette::{Flamethrower, Gun, LightMachineGun, MachineGun, Mortar, Satchel, TrenchGun};
    let (de, us, su) = (Side::German, Side::American, Side::Russian);
    let fr = Side::French;
    [
        face(de, LightMachineGun, ["[4]", "[8]", "", "", ""], &[]),
        face(de, MachineGun, ["8", "[16]", "−1", "", ""], &[]),
        face(us, MachineGun, ["9", "[16]", "−2", "", ""], &[]),
        face(de, Mortar, ["6", "2-13", "−2", "", ""], &[]),
        face(su, Mortar, ["9", "3-16", "−3", "", ""], &[State::Smoke]),
        face(us, Gun, ["10", "16", "−3", "", ""], &[State::Smoke]),
        face(fr, MachineGun, ["7", "12", "−2", "", ""], &[]),
        face(fr, LightMachineGun, ["[3]", "[6]", "", "", ""], &[]),
        face(fr, Mortar, ["6", "2-14", "−2", "", ""], &[]),
        face(fr, Gun, ["9", "2-16", "−4", "", ""], &[]),
        face(fr, TrenchGun, ["6", "12", "−2", "", ""], &[]),
        face(de, Flamethrower, ["[10]", "1", "", "", ""], &[]),
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
        Work::Gas,
        Work::ShellHole,
        Work::Ruin,
        Work::Filled,
        Work::Spotting(Side::German),
        Work::Impact(Side::French),
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
    let full = all.iter().map(|what| manned(*what));
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
    let sides = [Side::German, Side::French, Side::American, Side::Russian];
    let card = |(i, event): (usize, &&str)| {
        fate_art(&Fate {
            side: sides[i % 4],
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
