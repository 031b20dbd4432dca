//! Every number of the charts T1–T12: what the rules look up against the transcript of the printed aid, cell by cell.

use landships::catalog::Catalog;
use landships::data::Class;
use landships::tables::{Bombed, Column, Cost, Losses, Named, ROWS, SPOTS, Shelled, Spot, Tables};
use std::ops::RangeInclusive;

const CHARTS: &str = include_str!("charts.md");

const COLUMNS: [Column; 5] = [
    Column::Foot,
    Column::Horse,
    Column::Tank,
    Column::Wheels,
    Column::Ship,
];

fn tables() -> Tables {
    Tables::open(&crate::content()).expect("the tables are sound")
}

type Table = Vec<Vec<String>>;

/// The tables under a heading, in order, each with its rows of cells; the row of headings comes first.
fn charts<const MANY: usize>(name: &str) -> [Table; MANY] {
    let heading = format!("## {name} ");
    let mut lines = CHARTS
        .lines()
        .skip_while(|line| !line.starts_with(&heading));
    assert!(lines.next().is_some(), "there is a chart {name}");
    let mut found: Vec<Table> = Vec::new();
    let mut inside = false;
    for line in lines.take_while(|line| !line.starts_with("## ")) {
        let row = line
            .strip_prefix("| ")
            .and_then(|line| line.strip_suffix(" |"));
        if row.is_some() && !inside {
            found.push(Vec::new());
        }
        inside = row.is_some();
        let cells = row.map(|row| row.split(" | ").map(plain).collect::<Vec<String>>());
        let ruled = |cells: &Vec<String>| cells.iter().all(|cell| cell == "---");
        if let (Some(table), Some(cells)) = (found.last_mut(), cells.filter(|it| !ruled(it))) {
            table.push(cells);
        }
    }
    found
        .try_into()
        .unwrap_or_else(|found: Vec<Table>| panic!("{name} has {} tables", found.len()))
}

/// A cell with plain signs, without the letter of its note.
fn plain(cell: &str) -> String {
    let signs = [('–', "-"), ('−', "-"), ('½', "1/2")];
    let cell = signs
        .iter()
        .fold(cell.trim().to_owned(), |cell, (sign, to)| {
            cell.replace(*sign, to)
        });
    let bare = cell.split(" (").next().unwrap_or(&cell);
    bare.split(" [(").next().unwrap_or(bare).to_owned()
}

/// The numbers of a row or a column: `3`, `1-2`, `5, 6`, `7+`, `0 or less`, `1* or less`. What has no end goes on for some.
fn numbers(text: &str) -> RangeInclusive<i32> {
    let bare = text
        .trim_end_matches(" or less")
        .trim_end_matches(['*', '+']);
    let mut ends = bare
        .split(['-', ','])
        .map(|end| end.trim().parse::<i32>().expect("a number"));
    let first = ends.next().expect("a number");
    let last = ends.next_back().unwrap_or(first);
    match text {
        _ if text.ends_with("or less") => first - 3..=last,
        _ if text.ends_with('+') => first..=last + 20,
        _ => first..=last,
    }
}

/// The numbers in the first column of a table, all its rows.
fn listed(table: &Table) -> Vec<i32> {
    let number = |row: &Vec<String>| row[0].parse().expect("a number");
    table[1..].iter().map(number).collect()
}

fn all<const MANY: usize>(of: &Named, names: [&str; MANY]) -> Vec<i32> {
    names.map(|name| of.of(name)).to_vec()
}

/// Compares every cell with the answer for each die of its row and each number of its column.
fn compare<T: PartialEq + std::fmt::Debug>(
    table: &Table,
    read: impl Fn(&str) -> T,
    found: impl Fn(i32, i32) -> T,
) {
    for row in &table[1..] {
        for (head, cell) in table[0][1..].iter().zip(&row[1..]) {
            for (die, number) in pairs(&row[0], head) {
                assert_eq!(read(cell), found(number, die), "row {die}, column {number}");
            }
        }
        assert_eq!(row.len(), table[0].len());
    }
}

fn pairs(row: &str, column: &str) -> Vec<(i32, i32)> {
    numbers(row)
        .flat_map(|die| numbers(column).map(move |number| (die, number)))
        .collect()
}

#[test]
fn t1_movement() {
    let tables = tables();
    let [costs, notes] = charts("T1");
    assert_eq!(costs.len() - 1, ROWS.len());
    for (cells, (name, row)) in costs[1..].iter().zip(ROWS) {
        assert_eq!(cells.len() - 1, COLUMNS.len());
        for (text, column) in cells[1..].iter().zip(COLUMNS) {
            let cost = match text.trim_start_matches('+').trim_end_matches(" MP") {
                "PRO" => Cost::Prohibited,
                "OT" => Cost::Other,
                "NA" => Cost::None,
                "1/2" => Cost::Halves(1),
                points => Cost::Halves(2 * points.parse::<u8>().expect("points")),
            };
            assert_eq!(cost, tables.cost(row, column), "{name} {column:?}");
        }
    }
    let names = [
        "wire_firepower",
        "wire_allowance",
        "ft17_woods",
        "hard_facing",
    ];
    assert_eq!(listed(&notes), all(&tables.notes, names));
}

#[test]
fn t2_spotting() {
    let tables = tables();
    let [far, notes] = charts("T2");
    assert_eq!(far.len() - 1, SPOTS.len());
    for (cells, (name, row)) in far[1..].iter().zip(SPOTS) {
        assert_eq!(cells.len() - 1, COLUMNS.len());
        for (text, column) in cells[1..].iter().zip(COLUMNS) {
            let spot = match text.as_str() {
                "OT" => Spot::Other,
                "NA" => Spot::None,
                hexes => Spot::Within(hexes.parse().expect("hexes")),
            };
            assert_eq!(spot, tables.spot(row, column), "{name} {column:?}");
        }
    }
    let names = ["ft17_woods", "attacker"];
    assert_eq!(listed(&notes), all(&tables.spotting_notes, names));
}

/// A table of dice and words: on which dice it is the first word.
fn upto(table: &Table, most: u8) {
    for row in &table[1..] {
        for die in numbers(&row[0]) {
            let first = row[1] == table[1][1];
            assert_eq!(first, die <= i32::from(most), "{die} of {}", row[1]);
        }
    }
    let last = numbers(&table[table.len() - 1][0]);
    assert_eq!(*last.end(), 6, "every die has a row");
}

#[test]
fn t3_breakdown() {
    let tables = tables();
    let [kind, leader] = charts("T3a");
    upto(&kind, tables.temporary);
    assert_eq!(listed(&leader), all(&tables.leader, ["type"]));
    let [repair, leader] = charts("T3c");
    upto(&repair, tables.repaired);
    assert_eq!(listed(&leader), all(&tables.leader, ["repair"]));
    let [test, mods] = charts("T3b");
    let least = |text: &String| *numbers(text).start();
    for (head, cell) in test[0][1..4].iter().zip(&test[1][1..]) {
        for hexes in numbers(head) {
            let found = tables.breakdown(hexes as u8);
            assert_eq!(least(cell), i32::from(found), "{hexes} hexes");
        }
    }
    assert_eq!(least(&test[1][4]), i32::from(tables.breakdown_trench));
    let names = ["leader", "difficult", "ft17_woods"];
    assert_eq!(listed(&mods)[4..], all(&tables.breakdown_mods, names));
}

#[test]
fn t3_every_tank_breaks_down_as_its_row_says() {
    let [_, mods] = charts("T3b");
    let words = |row: usize| mods[row][1].as_str();
    assert_eq!(words(1), "Schneider, Vickers Lt. Tank");
    let plus_two = ["schneider", "vickers"];
    assert_eq!(
        words(2),
        "British Mk.I, Carro Armato, St-Chamond, Char 2C, A7V, LKII"
    );
    let plus_one = [
        "mk1-male",
        "mk1-female",
        "carro-armato",
        "saint-chamond",
        "char-2c",
        "a7v",
        "lk2",
    ];
    assert_eq!(words(4), "Whippet, Renault FT-17 and variants");
    let minus_one = ["whippet", "ft17-gun", "ft17-mg", "ft17-75"];
    let catalog = Catalog::open(&crate::content()).expect("the counters are sound");
    let tanks: Vec<_> = { catalog.kinds.iter() }
        .filter(|kind| kind.class == Class::Tank)
        .collect();
    for kind in &tanks {
        let word = kind.word.as_str();
        let row = match word {
            _ if plus_two.contains(&word) => 0,
            _ if plus_one.contains(&word) => 1,
            _ if minus_one.contains(&word) => 3,
            _ => 2,
        };
        assert_eq!(i32::from(kind.breakdown), listed(&mods)[row], "{word}");
    }
    for word in plus_two.iter().chain(&plus_one).chain(&minus_one) {
        assert!(tanks.iter().any(|kind| kind.word == *word), "{word}");
    }
}

#[test]
fn t4_anti_tank_fire() {
    let tables = tables();
    let [needed, mods, notes] = charts("T4");
    for (head, cell) in needed[0][1..].iter().zip(&needed[1][1..]) {
        for far in numbers(head) {
            let found = tables.atcrt(far as u16).map(|least| least.to_string());
            assert_eq!(Some(cell), found.as_ref(), "{far} hexes");
        }
    }
    assert_eq!(tables.atcrt(11), None);
    let names = [
        "first",
        "second",
        "third",
        "pivot",
        "no_crew",
        "shaken",
        "art_wheels",
        "town",
        "leader",
        "at_close",
    ];
    // The last row is the size on the counter.
    let fixed = mods[..mods.len() - 1].to_vec();
    assert_eq!(listed(&fixed), all(&tables.atcrt_mods, names));
    let names = ["at_close_below", "natural"];
    assert_eq!(listed(&notes), all(&tables.atcrt_mods, names));
}

#[test]
fn t5_special_attacks() {
    let tables = tables();
    let [rows, notes] = charts("T5");
    let most = |text: &str| {
        let last = text.rsplit(['-', ' ']).next();
        last.and_then(|number| number.parse::<u8>().ok())
    };
    assert_eq!(rows.len(), 4);
    for (cells, row) in rows[1..]
        .iter()
        .zip([tables.rifle, tables.flame, tables.mg])
    {
        assert_eq!(most(&cells[1]), Some(row.range), "{cells:?}");
        assert_eq!(most(&cells[2]), Some(row.hits), "{cells:?}");
        assert_eq!(most(&cells[3]), Some(row.shots), "{cells:?}");
        // No second roll: destroyed.
        assert_eq!(most(&cells[4]).unwrap_or(0), row.second, "{cells:?}");
    }
    assert_eq!(listed(&notes), [i32::from(tables.mg.vehicle_mgs)]);
}

#[test]
fn t6_and_t7_communications_and_permission() {
    let tables = tables();
    let [comms] = charts("T6");
    upto(&comms, tables.through);
    let [permission, mods] = charts("T7");
    let read = |cell: &str| cell == "F";
    compare(&permission, read, |turns, die| {
        tables.permission(die, turns as u8)
    });
    // L1.4: beyond the table, its nearest row.
    assert!(tables.permission(-1, 0) && !tables.permission(7, 9));
    let names = [
        "air_1915",
        "air_1917",
        "french_1914",
        "german_1918",
        "russian",
    ];
    assert_eq!(listed(&mods), all(&tables.permission_mods, names));
    for (row, name) in mods[1..].iter().zip(names) {
        let [first, last] = [(2, 0), (3, u16::MAX)].map(|(at, any)| match row[at].as_str() {
            "any" => any,
            year => year.parse().expect("a year"),
        });
        for year in 1914..=1919 {
            let counts = (first..=last).contains(&year);
            assert_eq!(tables.permits_in(name, year), counts, "{name} in {year}");
        }
    }
}

#[test]
fn t8_scatter_and_barrage() {
    let tables = tables();
    let [scatter] = charts("T8a");
    for (column, most) in [1, 2].into_iter().zip(tables.on_target) {
        let rows = scatter.iter();
        let one: Table = rows
            .map(|row| vec![row[0].clone(), row[column].clone()])
            .collect();
        upto(&one, most);
    }
    let [barrage, mods, notes] = charts("T8b");
    let read = |cell: &str| match cell.trim_end_matches('*') {
        "-" => Shelled::Miss,
        "H" => Shelled::Hit(0),
        "H+1" => Shelled::Hit(1),
        "H+2" => Shelled::Hit(2),
        other => panic!("{other}"),
    };
    let column = |fp: i32| tables.barrage_column(fp as u32);
    compare(&barrage, read, |fp, die| {
        tables.barrage(column(fp).expect("a column"), die)
    });
    assert_eq!(column(9), None);
    for (at, head) in barrage[0][1..].iter().enumerate() {
        let starred = barrage[1..].iter().any(|row| row[at + 1].ends_with('*'));
        assert_eq!(tables.cuts(at), starred, "{head}");
        let from = *numbers(head).start();
        assert_eq!((column(from), column(from + 9)), (Some(at), Some(at)));
    }
    let names = ["woods_trench", "fortified_town", "cavalry", "river"];
    assert_eq!(listed(&mods), all(&tables.barrage_mods, names));
    let names = ["horses", "support", "armour", "shrapnel", "wire"];
    assert_eq!(listed(&notes), all(&tables.barrage_special, names));
}

#[test]
fn t9_and_t10_bombs_and_flak() {
    let tables = tables();
    let [bombing, mods, notes] = charts("T9");
    let read = |cell: &str| match cell {
        "-" => Bombed::Miss,
        "P" => Bombed::Pinned,
        "E" => Bombed::Eliminated,
        other => panic!("{other}"),
    };
    let column = |factor: i32| tables.bombing_column(factor as u32);
    compare(&bombing, read, |factor, die| {
        tables.bombing(column(factor).expect("a column"), die)
    });
    assert_eq!(column(3), None);
    let names = ["town", "trench_swamp_woods", "fortified"];
    assert_eq!(listed(&mods), all(&tables.bombing_mods, names));
    assert_eq!(listed(&notes), all(&tables.bombing_special, ["support"]));
    let [flak] = charts("T10");
    let names = ["rolls", "hits", "spoilt", "away", "down"];
    assert_eq!(listed(&flak), all(&tables.aircraft, names));
}

#[test]
fn t11_close_combat() {
    let tables = tables();
    let [losses, shifts, mods] = charts("T11");
    let number = |text: &str| match text {
        "-" => 0,
        many => many.parse::<u8>().expect("losses"),
    };
    let read = |cell: &str| {
        let (defender, attacker) = cell.split_once('/').expect("two sides");
        Losses {
            defender: (defender != "DE").then(|| number(defender)),
            attacker: number(attacker),
        }
    };
    let column = |difference: i32| difference.min(tables.cacrt_last()) as usize;
    compare(&losses, read, |difference, die| {
        tables.cacrt(column(difference), die)
    });
    let names = ["town", "enemy_tank", "friendly_tank"];
    assert_eq!(listed(&shifts), all(&tables.cacrt_shifts, names));
    let names = [
        "pinned",
        "friendly_mg",
        "enemy_mg",
        "friendly_flame",
        "enemy_flame",
    ];
    assert_eq!(listed(&mods), all(&tables.cacrt_mods, names));
}

#[test]
fn t12_small_arms_fire() {
    let tables = tables();
    let [hits, mods, notes] = charts("T12");
    let column = |fp: i32| tables.sacrt_column(fp as u32);
    let read = |cell: &str| match cell {
        "H" => true,
        "-" => false,
        other => panic!("{other}"),
    };
    compare(&hits, read, |fp, die| {
        tables.sacrt(column(fp).expect("a column"), die)
    });
    assert_eq!(column(1), None);
    let names = [
        "mg",
        "cavalry",
        "river",
        "moved",
        "swamp_woods_trench",
        "fortified_town",
        "aircraft",
    ];
    assert_eq!(listed(&mods), all(&tables.sacrt_mods, names));
    let mut found = all(&tables.sacrt_mods, ["mg_morale", "vehicle_mgs"]);
    let names = ["star", "horses", "wheels", "retreat"];
    found.extend(all(&tables.sacrt_special, names));
    assert_eq!(listed(&notes), found);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|mgs| tables.mg_groups(mgs)),
        [0, 0, 1, 1, 2]
    );
}

#[test]
fn a_cell_nobody_can_read_is_a_fault_with_its_place() {
    let content = crate::content();
    let text = content.get(Tables::FILE).expect("there").to_owned();
    let spoil = |from: &str, to: &str| {
        let mut spoilt = crate::content();
        assert!(text.contains(from));
        spoilt.insert(Tables::FILE, text.replacen(from, to, 1));
        let faults = Tables::open(&spoilt).expect_err("it is spoilt");
        let places: Vec<String> = faults.into_iter().map(|fault| fault.at).collect();
        places
    };
    assert_eq!(spoil("\"DE/-\"", "\"ED/-\""), ["cacrt[0]"]);
    // A name is missing, another too much.
    let places = spoil("\"woods_trench\": 1", "\"woods\": 1");
    assert_eq!(places, ["barrage_modifiers", "barrage_modifiers"]);
    assert_eq!(spoil("\"9-10\": 1", "\"nine\": 1"), ["atcrt"]);
    assert_eq!(spoil("\"2\": 8, ", ""), ["atcrt"]);
    assert_eq!(spoil("\"4-7\": 9, ", ""), ["breakdown"]);
}
