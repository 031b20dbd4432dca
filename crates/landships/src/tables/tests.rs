//! Every cell of the charts against their transcript.

use super::*;
use crate::content;

const CHARTS: &str = include_str!("charts.md");

fn tables() -> Tables {
    Tables::open(&content()).expect("the tables are sound")
}

/// The tables under a heading, in order, each with its rows of cells; the row of headings comes first.
fn charts(name: &str) -> Vec<Vec<Vec<String>>> {
    let heading = format!("## {name} ");
    let mut lines = CHARTS
        .lines()
        .skip_while(|line| !line.starts_with(&heading));
    assert!(lines.next().is_some(), "there is a chart {name}");
    let mut found: Vec<Vec<Vec<String>>> = Vec::new();
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
}

/// A cell with plain signs.
fn plain(cell: &str) -> String {
    let signs = [('–', "-"), ('−', "-"), ('½', "1/2")];
    signs
        .iter()
        .fold(cell.trim().to_owned(), |cell, (sign, to)| {
            cell.replace(*sign, to)
        })
}

fn chart(name: &str) -> Vec<Vec<String>> {
    let mut found = charts(name);
    assert!(!found.is_empty(), "{name} has a table");
    found.remove(0)
}

const COLUMNS: [Column; 5] = [
    Column::Foot,
    Column::Horse,
    Column::Tank,
    Column::Wheels,
    Column::Ship,
];

#[test]
fn movement_is_as_the_chart_has_it() {
    let tables = tables();
    let rows = &chart("T1")[1..];
    assert_eq!(rows.len(), ROWS.len());
    for (cells, (name, row)) in rows.iter().zip(ROWS) {
        for (text, column) in cells[1..].iter().zip(COLUMNS) {
            let text = text
                .trim_start_matches('+')
                .replace(" MP", "")
                .replace(['[', ']'], "");
            assert_eq!(
                cost(&text),
                Some(tables.cost(row, column)),
                "{name} {column:?}"
            );
        }
    }
}

#[test]
fn spotting_is_as_the_table_has_it() {
    let tables = tables();
    let rows = &chart("T2")[1..];
    assert_eq!(rows.len(), SPOTS.len());
    for (cells, (name, row)) in rows.iter().zip(SPOTS) {
        for (text, column) in cells[1..].iter().zip(COLUMNS) {
            assert_eq!(
                spot(text),
                Some(tables.spot(row, column)),
                "{name} {column:?}"
            );
        }
    }
    assert_eq!(tables.spotting_notes.of("ft17_woods"), 5);
    assert_eq!(tables.spotting_notes.of("attacker"), 10);
}

#[test]
fn breakdown_is_as_the_table_has_it() {
    let tables = tables();
    let found = charts("T3b");
    let row = &found[0][1][1..];
    let least = |text: &String| text.split('-').next().and_then(|n| n.parse().ok());
    let hexes: [(&[u8], usize); 3] = [(&[1, 2, 3], 0), (&[4, 5, 6, 7], 1), (&[8, 9, 16], 2)];
    for (hexes, column) in hexes {
        for &many in hexes {
            assert_eq!(
                least(&row[column]),
                Some(tables.breakdown(many)),
                "{many} hexes"
            );
        }
    }
    assert_eq!(least(&row[3]), Some(tables.breakdown_trench));
    let number = |row: usize| found[1][row][0].parse::<i32>().expect("a modifier");
    assert_eq!(number(5), tables.breakdown_mods.of("leader"));
    assert_eq!(number(6), tables.breakdown_mods.of("difficult"));
    assert_eq!(number(7), tables.breakdown_mods.of("ft17_woods"));
    assert_eq!((tables.temporary, tables.repaired), (2, 2));
    assert_eq!(
        (tables.leader.of("type"), tables.leader.of("repair")),
        (-1, -1)
    );
}

#[test]
fn every_tank_breaks_down_as_its_row_says() {
    let catalog = crate::catalog::Catalog::open(&content()).expect("the counters are sound");
    let words = |row: usize| charts("T3b")[1][row][1].clone();
    assert_eq!(words(1), "Schneider, Vickers Lt. Tank");
    assert_eq!(
        words(2),
        "British Mk.I, Carro Armato, St-Chamond, Char 2C, A7V, LKII"
    );
    assert_eq!(words(4), "Whippet, Renault FT-17 and variants");
    let plus_two = ["schneider", "vickers"];
    let plus_one = [
        "mk1-male",
        "mk1-female",
        "carro-armato",
        "saint-chamond",
        "char-2c",
        "a7v",
        "lk2",
    ];
    let minus_one = ["whippet", "ft17-gun", "ft17-mg", "ft17-75"];
    for kind in catalog
        .kinds
        .iter()
        .filter(|kind| kind.class == crate::data::Class::Tank)
    {
        let word = kind.word.as_str();
        let wanted = match word {
            _ if plus_two.contains(&word) => 2,
            _ if plus_one.contains(&word) => 1,
            _ if minus_one.contains(&word) => -1,
            _ => 0,
        };
        assert_eq!(kind.breakdown, wanted, "{word}");
    }
}

#[test]
fn anti_tank_fire_is_as_the_table_has_it() {
    let tables = tables();
    let found = charts("T4");
    let needed = |column: usize| found[0][1][column].parse::<u8>().ok();
    for (distance, column) in [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9].into_iter().enumerate() {
        assert_eq!(tables.atcrt(distance as u16), needed(column), "{distance}");
    }
    assert_eq!(tables.atcrt(11), None);
    for (row, name) in ATCRT[..10].iter().enumerate() {
        let number = found[1][row + 1][0].parse::<i32>();
        assert_eq!(number, Ok(tables.atcrt_mods.of(name)), "{name}");
    }
    assert_eq!(tables.atcrt_mods.of("at_close_below"), 5);
}

#[test]
fn special_attacks_are_as_the_table_has_them() {
    let tables = tables();
    let rows = &chart("T5")[1..];
    let most = |text: &str| {
        text.rsplit(['-', ' '])
            .next()
            .and_then(|n| n.parse::<u8>().ok())
    };
    for (cells, row) in rows.iter().zip([tables.rifle, tables.flame, tables.mg]) {
        assert_eq!(most(&cells[1]), Some(row.range), "{cells:?}");
        assert_eq!(most(&cells[2]), Some(row.hits), "{cells:?}");
        assert_eq!(most(&cells[3]), Some(row.shots), "{cells:?}");
        assert_eq!(most(&cells[4]).unwrap_or(0), row.second, "{cells:?}");
    }
}

#[test]
fn permission_is_as_the_table_has_it() {
    let tables = tables();
    let rows = &chart("T7")[1..];
    assert_eq!(rows.len(), 6);
    for (row, die) in rows.iter().zip(1..) {
        for (cell, turns) in row[1..].iter().zip(0..) {
            assert_eq!(cell == "F", tables.permission(die, turns), "{die} {turns}");
        }
    }
    // L1.4: beyond the table, its nearest row; any more turns count as 4.
    assert!(tables.permission(-1, 0) && !tables.permission(7, 9) && tables.permission(5, 9));
    let mods = PERMISSION.map(|name| tables.permission_mods.of(name));
    assert_eq!(mods, [-1, -2, -1, -1, 1]);
    assert_eq!(tables.through, 3);
}

#[test]
fn scatter_and_barrage_are_as_the_tables_have_them() {
    let tables = tables();
    for row in &chart("T8a")[1..] {
        for die in row[0]
            .split(", ")
            .map(|die| die.parse::<u8>().expect("a die"))
        {
            for (cell, most) in row[1..].iter().zip(tables.on_target) {
                assert_eq!(cell == "on target", die <= most, "{die}");
            }
        }
    }
    let found = chart("T8b");
    for (column, text) in found[0][1..].iter().enumerate() {
        let fp: u32 = text.trim_end_matches('+').parse().expect("a firepower");
        assert_eq!(tables.barrage_column(fp), Some(column));
        assert_eq!(tables.barrage_column(fp - 1), column.checked_sub(1));
    }
    let mut starred = [false; 4];
    for row in &found[1..] {
        for die in spread(&row[0]) {
            for (column, cell) in row[1..].iter().enumerate() {
                let cell = cell.split(" (").next().unwrap_or(cell);
                assert_eq!(shelled(cell), Some(tables.barrage(column, die)), "{die}");
                starred[column] |= cell.ends_with('*');
            }
        }
    }
    assert_eq!([0, 1, 2, 3].map(|column| tables.cuts(column)), starred);
    let mods = ["woods_trench", "fortified_town", "cavalry", "river"];
    assert_eq!(
        mods.map(|name| tables.barrage_mods.of(name)),
        [1, 2, -1, -1]
    );
    let special = ["horses", "support", "armour", "shrapnel"];
    assert_eq!(
        special.map(|name| tables.barrage_special.of(name)),
        [1, 2, 1, 1]
    );
}

/// The dice of a row: `1-2`, `3`, `7+`, `0 or less`, `1* or less`.
fn spread(text: &str) -> Vec<i32> {
    let bare = text
        .trim_end_matches(" or less")
        .trim_end_matches(['*', '+']);
    let ends: Vec<i32> = bare
        .split('-')
        .map(|die| die.parse().expect("a die"))
        .collect();
    let (first, last) = (ends[0], ends[ends.len() - 1]);
    let first = if text.ends_with("or less") {
        first - 3
    } else {
        first
    };
    let last = if text.ends_with('+') { last + 3 } else { last };
    (first..=last).collect()
}

#[test]
fn bombing_is_as_the_table_has_it() {
    let tables = tables();
    let found = chart("T9");
    for (column, text) in found[0][1..].iter().enumerate() {
        for factor in spread(text) {
            assert_eq!(
                tables.bombing_column(factor as u32),
                Some(column),
                "{factor}"
            );
        }
    }
    assert_eq!(tables.bombing_column(3), None);
    for row in &found[1..] {
        for die in spread(&row[0]) {
            for (column, cell) in row[1..].iter().enumerate() {
                assert_eq!(bombed(cell), Some(tables.bombing(column, die)), "{die}");
            }
        }
    }
    let mods = ["town", "trench_swamp_woods", "fortified"];
    assert_eq!(mods.map(|name| tables.bombing_mods.of(name)), [-1, 1, 2]);
    assert_eq!(tables.bombing_special.of("support"), 2);
    // T10
    let air = ["rolls", "hits", "spoilt"];
    assert_eq!(air.map(|name| tables.aircraft.of(name)), [3, 1, 1]);
}

#[test]
fn close_combat_is_as_the_table_has_it() {
    let tables = tables();
    let rows = &chart("T11")[1..];
    assert_eq!(rows.len(), 8);
    for row in rows {
        for die in spread(&row[0]) {
            for (column, cell) in row[1..].iter().enumerate() {
                assert_eq!(
                    losses(cell),
                    Some(tables.cacrt(column, die)),
                    "{die} {column}"
                );
            }
        }
    }
    let mods = ["pinned", "mg", "flame"];
    assert_eq!(mods.map(|name| tables.cacrt_mods.of(name)), [-1, 1, 2]);
}

#[test]
fn small_arms_fire_is_as_the_table_has_it() {
    let tables = tables();
    let found = charts("T12");
    for (column, text) in found[0][0][1..].iter().enumerate() {
        for fp in spread(text) {
            assert_eq!(tables.sacrt_column(fp as u32), Some(column), "{fp}");
        }
    }
    assert_eq!(tables.sacrt_column(1), None);
    for row in &found[0][1..] {
        for die in spread(&row[0]) {
            for (column, cell) in row[1..].iter().enumerate() {
                assert_eq!(hit(cell), Some(tables.sacrt(column, die)), "{die} {column}");
            }
        }
    }
    for (row, name) in found[1][1..].iter().zip(SACRT) {
        assert_eq!(row[0].parse(), Ok(tables.sacrt_mods.of(name)), "{name}");
    }
    assert_eq!(tables.sacrt_mods.of("mg_morale"), 1);
    let special = ["horses", "wheels"];
    assert_eq!(special.map(|name| tables.sacrt_special.of(name)), [1, 1]);
}

#[test]
fn a_cell_nobody_can_read_is_a_fault_with_its_place() {
    let text = content().get(Tables::FILE).expect("there").to_owned();
    let mut spoilt = content();
    spoilt.insert(Tables::FILE, text.replacen("\"DE/-\"", "\"ED/-\"", 1));
    let faults = Tables::open(&spoilt).expect_err("it is spoilt");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].at, "cacrt[0]");
    spoilt.insert(
        Tables::FILE,
        text.replacen("\"woods_trench\": 1", "\"woods\": 1", 1),
    );
    let faults = Tables::open(&spoilt).expect_err("a name is missing, another too much");
    assert_eq!(faults.len(), 2);
}
