use super::*;
use crate::catalog::content;

fn tables() -> Tables {
    Tables::open(&content()).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The index of a column by its firepower.
fn column(firepower: u8) -> u8 {
    let found = Tables::COLUMNS
        .iter()
        .position(|&column| column == firepower);
    found.expect("a column") as u8
}

fn value(column: Option<u8>) -> u8 {
    column.map_or(0, |column| Tables::COLUMNS[usize::from(column)])
}

#[test]
fn fire_has_the_effects_of_the_examples() {
    use Effect::*;
    let tables = tables();
    let all = [
        (16, 10, Mc(0)),
        (2, 4, Mc(1)),
        (4, 4, Mc(1)),
        (16, 7, Mc(2)),
        (12, 7, Mc(1)),
        (8, 10, None),
        (8, 7, Mc(1)),
        (2, 1, Kia(1)),
        (8, 9, Ptc),
        (4, 9, None),
        (6, 3, K(2)),
        (6, 4, Mc(2)),
        (12, 9, Mc(0)),
        (1, 3, Mc(1)),
        // B30
        (1, 1, K(1)),
        (36, -5, Kia(7)),
        (1, -1, Kia(1)),
        (36, 15, Ptc),
        (36, 30, Ptc),
        (30, 15, None),
    ];
    for (firepower, dr, effect) in all {
        let found = tables.ift(column(firepower), dr);
        assert_eq!(found, effect, "column {firepower}, DR {dr}");
    }
}

/// The table follows a rule: a ladder that moves with the column, and KIA above the K of each column.
#[test]
fn fire_follows_the_ladder_in_every_place() {
    use Effect::*;
    let tables = tables();
    let k_at = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7];
    let k = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4];
    let shift = [4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6];
    for column in 0..11 {
        for dr in 0..16 {
            let expected = match dr - k_at[column] {
                ..0 => Kia((k_at[column] - dr) as u8),
                0 => K(k[column]),
                _ => match dr + shift[column] {
                    ..3 => Mc(4),
                    3 => Mc(3),
                    4 | 5 => Mc(2),
                    6 | 7 => Mc(1),
                    8 => Mc(0),
                    9 => Ptc,
                    _ => None,
                },
            };
            assert_eq!(tables.ift(column as u8, dr), expected, "{column} {dr}");
        }
    }
}

#[test]
fn firepower_falls_to_a_column() {
    let of = |halves: u32| value(Tables::column_of(halves * 128));
    let all = [
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 1),
        (7, 2),
        (18, 8),
        (19, 8),
        (20, 8),
        (23, 8),
        (24, 12),
        (38, 16),
        (71, 30),
        (72, 36),
        (73, 36),
        (400, 36),
    ];
    for (halves, column) in all {
        assert_eq!(of(halves), column, "{halves} halves");
    }
}

#[test]
fn calibres_have_their_columns() {
    let tables = tables();
    let all = [
        (15, 0, 0, 0),
        (20, 1, 0, 2),
        (30, 2, 1, 4),
        (37, 4, 2, 8),
        (45, 4, 2, 8),
        (50, 6, 2, 12),
        (57, 6, 2, 12),
        (60, 8, 4, 16),
        (75, 12, 6, 24),
        (76, 12, 6, 24),
        (81, 16, 8, 30),
        (88, 16, 8, 30),
        (105, 20, 8, 36),
        (122, 24, 12, 36),
        (150, 30, 12, 36),
        (203, 36, 16, 36),
    ];
    for (calibre, itt, att, ch) in all {
        assert_eq!(value(tables.he_column(calibre)), itt, "{calibre}");
        assert_eq!(value(tables.area_column(calibre)), att, "{calibre}");
        assert_eq!(value(tables.critical_column(calibre)), ch, "{calibre}");
    }
    assert_eq!(value(tables.ammo_column(Ammo::Ap, 20)), 1);
    assert_eq!(value(tables.ammo_column(Ammo::Ap, 76)), 2);
    assert_eq!(value(tables.ammo_column(Ammo::Apcr, 76)), 1);
    assert_eq!(value(tables.ammo_column(Ammo::Heat, 75)), 8);
    assert_eq!(tables.ammo_column(Ammo::Smoke, 75), None);
}

#[test]
fn residual_firepower_is_that_of_the_table() {
    let columns = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36];
    let rows = [
        [0, 1, 2, 2, 4, 6, 8, 8, 12, 12, 12],
        [0, 0, 1, 1, 2, 4, 6, 6, 8, 8, 8],
        [0, 0, 0, 0, 1, 2, 4, 4, 6, 6, 6],
        [0, 0, 0, 0, 0, 1, 2, 2, 4, 4, 4],
    ];
    for (outside, row) in rows.into_iter().enumerate() {
        for (column, left) in columns.into_iter().zip(row) {
            let found = Tables::residual(column, outside as u8);
            assert_eq!(found, left, "column {column}, +{outside}");
        }
    }
    let up = [0, 1, 2, 4, 6, 8, 12].map(Tables::residual_up);
    assert_eq!(up, [0, 2, 4, 6, 8, 12, 12]);
}

#[test]
fn close_combat_has_the_odds_of_the_examples() {
    let tables = tables();
    let all = [
        (4, 4, 5),
        (6, 4, 6),
        (4, 6, 4),
        (12, 8, 6),
        (8, 12, 4),
        (8, 4, 7),
        (12, 4, 8),
        (4, 8, 4),
        (9, 6, 6),
        (9, 5, 6),
        (5, 5, 5),
        (4, 5, 4),
        (1, 9, 0),
        (1, 8, 1),
        (1, 7, 1),
        (1, 6, 2),
        (1, 4, 3),
        (4, 1, 9),
        (5, 1, 9),
        (6, 1, 10),
        (8, 1, 11),
        (10, 1, 12),
        (21, 2, 13),
        (0, 4, 0),
        (3, 0, 13),
    ];
    for (attack, defence, number) in all {
        let found = tables.kill_number(attack, defence);
        assert_eq!(found, number, "{attack}:{defence}");
    }
}

/// A gun without anything special.
fn gun(calibre: u16, barrel: Barrel) -> Ordnance {
    Ordnance::plain(calibre, barrel)
}

#[test]
fn hits_need_the_numbers_of_the_examples() {
    use TargetType::*;
    let tables = tables();
    let hit = |kind, red, range, gun| tables.to_hit(kind, red, range, &gun, Ammo::He);
    let flak = gun(88, Barrel::L);
    let pak = gun(75, Barrel::L);
    let howitzer = gun(105, Barrel::Usual);
    assert_eq!(hit(Infantry, false, 4, flak), 8);
    assert_eq!(hit(Infantry, false, 2, flak), 9);
    assert_eq!(hit(Infantry, false, 2, pak), 9);
    assert_eq!(hit(Infantry, false, 3, pak), 8);
    for red in [false, true] {
        assert_eq!(hit(Infantry, red, 2, howitzer), 9);
        assert_eq!(hit(Infantry, red, 6, howitzer), 8);
        assert_eq!(hit(Area, red, 3, gun(81, Barrel::Short)), 7);
        assert_eq!(hit(Area, red, 2, gun(50, Barrel::Short)), 7);
        assert_eq!(hit(Area, red, 3, gun(75, Barrel::Short)), 7);
        assert_eq!(hit(Vehicle, red, 3, gun(76, Barrel::L)), 10);
    }
    assert_eq!(hit(Infantry, true, 7, howitzer), 6);
    let heat = tables.to_hit(Vehicle, false, 3, &gun(75, Barrel::Short), Ammo::Heat);
    assert_eq!(heat, 10);
}

#[test]
fn guns_change_the_number_beyond_twelve_hexes() {
    use TargetType::*;
    let tables = tables();
    let row = |gun: Ordnance| {
        [1, 2, 5, 10, 15, 20].map(|range| {
            let number = |red| tables.to_hit(Infantry, red, range, &gun, Ammo::He);
            (number(false), number(true))
        })
    };
    let near = [(10, 10), (9, 9), (8, 8), (7, 6)];
    let all = [
        (gun(57, Barrel::L), [(6, 5), (5, 4)]),
        (gun(105, Barrel::Usual), [(6, 5), (5, 4)]),
        (gun(75, Barrel::L), [(7, 6), (6, 5)]),
        (gun(20, Barrel::L), [(5, 4), (4, 3)]),
        (gun(40, Barrel::L), [(5, 4), (4, 3)]),
        (gun(45, Barrel::L), [(6, 5), (5, 4)]),
    ];
    for (gun, far) in all {
        let found = row(gun);
        assert_eq!(found[..4], near, "{gun:?}");
        assert_eq!(found[4..], far, "{gun:?}");
    }
    let area = |range, gun| tables.to_hit(Area, true, range, &gun, Ammo::He);
    assert_eq!(area(15, gun(75, Barrel::L)), 9);
    assert_eq!(area(15, gun(105, Barrel::Usual)), 8);
    assert_eq!(area(15, gun(81, Barrel::Short)), 7);
    assert_eq!(area(13, gun(50, Barrel::Short)), 6);
    let apcr = tables.to_hit(Vehicle, false, 15, &gun(75, Barrel::L), Ammo::Apcr);
    assert_eq!(apcr, 8);
    assert_eq!(tables.to_hit_base(Vehicle, false, 200), 2);
}

#[test]
fn critical_hits_stand_in_parentheses() {
    let tables = tables();
    let all = [
        (10, 5),
        (9, 4),
        (8, 3),
        (7, 3),
        (6, 2),
        (5, 2),
        (4, 1),
        (1, 0),
        (-3, 0),
        (15, 5),
    ];
    for (number, critical) in all {
        assert_eq!(tables.critical(number), critical, "({number})");
    }
}

#[test]
fn kills_need_the_numbers_of_the_examples() {
    let tables = tables();
    let kill = |ammo, calibre, barrel, nation, range| {
        tables.to_kill(ammo, &gun(calibre, barrel), nation, range)
    };
    assert_eq!(kill(Ammo::Ap, 76, Barrel::L, "russian", 3), Some(13));
    assert_eq!(kill(Ammo::Ap, 76, Barrel::L, "american", 3), Some(17));
    assert_eq!(kill(Ammo::Heat, 75, Barrel::Short, "german", 3), Some(13));
    for calibre in [70, 75, 76] {
        assert_eq!(kill(Ammo::He, calibre, Barrel::L, "russian", 3), Some(7));
    }
    assert_eq!(tables.to_kill_panzerfaust(), 31);
    assert_eq!(tables.to_kill_demolition(2), Some(16));
    assert_eq!(tables.to_kill_demolition(12), None);
    assert_eq!(kill(Ammo::Smoke, 75, Barrel::L, "german", 3), None);
    assert_eq!(kill(Ammo::Ap, 33, Barrel::L, "german", 3), None);
}

#[test]
fn kills_change_with_range() {
    let tables = tables();
    let ranges = [1, 2, 5, 10, 15, 20, 28, 33];
    let row = |ammo, calibre, barrel, nation| {
        ranges.map(|range| {
            tables
                .to_kill(ammo, &gun(calibre, barrel), nation, range)
                .unwrap()
        })
    };
    let ap = |calibre, barrel, nation| row(Ammo::Ap, calibre, barrel, nation);
    assert_eq!(ap(20, Barrel::L, "german"), [8, 7, 7, 6, 6, 5, 4, 3]);
    assert_eq!(ap(37, Barrel::L, "german"), [10, 10, 9, 9, 9, 8, 7, 7]);
    assert_eq!(ap(45, Barrel::L, "russian"), [11, 11, 10, 10, 10, 9, 8, 8]);
    assert_eq!(
        ap(76, Barrel::L, "russian"),
        [14, 13, 13, 13, 13, 12, 12, 11]
    );
    assert_eq!(
        ap(75, Barrel::L, "german"),
        [18, 17, 17, 17, 17, 16, 16, 15]
    );
    assert_eq!(
        ap(88, Barrel::L, "german"),
        [21, 20, 20, 20, 20, 19, 19, 18]
    );
    let apcr = row(Ammo::Apcr, 76, Barrel::L, "russian");
    assert_eq!(apcr, [17, 16, 15, 14, 13, 11, 10, 9]);
    let apcr = row(Ammo::Apcr, 75, Barrel::L, "german");
    assert_eq!(apcr, [23, 22, 21, 20, 19, 17, 16, 15]);
    let apds = row(Ammo::Apds, 57, Barrel::L, "british");
    assert_eq!(apds, [19, 18, 18, 18, 18, 18, 17, 16]);
}

#[test]
fn support_weapons_kill_by_their_own_numbers() {
    let tables = tables();
    let catalog = Catalog::open(&content()).unwrap();
    let kill = |nation: &str, word: &str, range| {
        let weapon = catalog.weapon(catalog.find_weapon(nation, word).unwrap());
        tables.to_kill_of(weapon, Ammo::Ap, nation, range)
    };
    assert_eq!(kill("american", "baz43", 2), Some(13));
    assert_eq!(kill("american", "baz45", 2), Some(16));
    assert_eq!(kill("german", "psk", 4), Some(26));
    assert_eq!(kill("british", "piat", 1), Some(15));
    assert_eq!(kill("german", "mmg", 10), Some(4));
    assert_eq!(kill("american", "hmg50", 10), Some(5));
    assert_eq!(kill("russian", "ptrd", 10), Some(6));
    assert_eq!(kill("german", "pzb39", 10), Some(5));
    assert_eq!(kill("german", "pak40", 10), Some(17));
    assert_eq!(kill("german", "ft", 1), None);
    assert_eq!(
        tables.to_kill_flame(true, true),
        tables.to_kill_flame(false, false) / 2 + 1
    );
}

#[test]
fn every_ammunition_of_every_counter_has_a_number() {
    let catalog = Catalog::open(&content()).unwrap();
    let faults = tables().check(&catalog);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn tables_that_do_not_fit_the_counters_are_told() {
    let mut content = content();
    let text = content.get(Tables::FILE).unwrap();
    let text = text
        .replacen("\"88LL\"", "\"87LL\"", 1)
        .replacen("\"red\": {\"russian\"", "\"red\": {\"rushan\"", 1)
        .replacen("\"8-1\"", "\"8-5\"", 1);
    content.insert(Tables::FILE, text);
    let catalog = Catalog::open(&content).unwrap();
    let told = Tables::open(&content).unwrap().check(&catalog);
    assert!(told.iter().any(|fault| fault.at == "german pak43"));
    assert!(told.iter().any(|fault| fault.at == "rushan"));
    assert!(told.iter().any(|fault| fault.what.contains("finnish 8-5")));
}

#[test]
fn leaders_are_created() {
    let tables = tables();
    // The example: a Russian's 1 becomes a 2.
    assert_eq!(
        tables.created_leader(1 + tables.creation_drm("russian")),
        Some("8-0")
    );
    assert_eq!(tables.creation_drm_of(7, false, true), 0);
    assert_eq!(tables.creation_drm_of(8, true, false), 0);
    assert_eq!(tables.created_leader(-2), Some("8-1"));
    assert_eq!(tables.created_leader(5), Some("7-0"));
    assert_eq!(tables.created_leader(6), Some("6+1"));
    assert_eq!(tables.created_leader(9), None);
    let catalog = Catalog::open(&content()).unwrap();
    for word in (1..=6).filter_map(|dr| tables.created_leader(dr)) {
        for nation in 0..catalog.nations.len() {
            assert!(catalog.unit_of(nation as u8, word).is_some());
        }
    }
}

#[test]
fn colours_and_fears_are_national() {
    let tables = tables();
    let (before, after) = (Date::new(1943, 12), Date::new(1944, 1));
    assert!(tables.is_red("american", before) && !tables.is_red("american", after));
    assert!(tables.is_red("russian", after) && tables.is_red("italian", after));
    assert!(!tables.is_red("german", before) && !tables.is_red("british", before));
    assert!(tables.fears_vehicles("italian", Class::FirstLine));
    assert!(!tables.fears_vehicles("italian", Class::Elite));
    assert!(!tables.fears_vehicles("russian", Class::FirstLine));
}

#[test]
fn all_faults_are_told_at_once() {
    let mut content = content();
    let text = content.get(Tables::FILE).unwrap();
    let text = text
        .replacen("\"7KIA\"", "\"KIA7\"", 1)
        .replacen("\"3:2\"", "\"3-2\"", 1)
        .replacen("\"russian-76L\"", "\"russian-LL\"", 1)
        .replacen("\"short\"", "\"shorter\"", 1)
        .replacen("\"mg\"", "\"mgs\"", 1)
        .replacen("\"1944-01\"", "\"1944\"", 1);
    content.insert(Tables::FILE, text);
    let faults = Tables::open(&content).expect_err("it is wrong");
    let at: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
    for place in [
        "ift.36[0]",
        "close_combat",
        "ap.russian-LL",
        "to_hit_gun.short",
        "ap.mg",
        "red.american",
    ] {
        assert!(at.contains(&place), "{place}: {at:?}");
    }
    assert_eq!(faults.len(), 6, "{faults:#?}");
}
