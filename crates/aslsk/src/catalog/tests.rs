use super::*;
use crate::data::{Ammo, Class, GroundPressure, Size, TargetSize, Turret};

/// The content of this system as it stands in the repository.
pub fn content() -> Content {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content");
    let mut content = Content::default();
    for name in ["units", "weapons", "vehicles", "tables"] {
        let path = format!("aslsk/{name}.json");
        if let Ok(text) = std::fs::read_to_string(format!("{root}/{path}")) {
            content.insert(path, text);
        }
    }
    content
}

fn catalog() -> Catalog {
    Catalog::open(&content()).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn nations() -> [&'static str; 8] {
    [
        "german",
        "russian",
        "american",
        "british",
        "italian",
        "french",
        "finnish",
        "hungarian",
    ]
}

/// What is told about the content after a change of one of its files.
fn told(path: &str, change: impl Fn(&str) -> String) -> Vec<String> {
    let mut content = content();
    let before = content.get(path).expect("the file is there").to_owned();
    let after = change(&before);
    assert_ne!(before, after, "nothing was changed");
    content.insert(path, after);
    let faults = Catalog::open(&content).expect_err("the change is wrong");
    faults.iter().map(|fault| fault.to_string()).collect()
}

#[test]
fn every_row_opens() {
    let catalog = catalog();
    assert_eq!(catalog.nations, nations());
    assert!(catalog.units.len() > 130);
    assert!(catalog.weapons.len() > 100);
    assert!(catalog.vehicles.len() >= 28);
    assert!(catalog.vehicles.iter().filter(|car| !car.tracked).count() >= 6);
}

#[test]
fn every_nation_has_eight_leaders_a_crew_and_all_sizes() {
    let catalog = catalog();
    for word in nations() {
        let nation = catalog.find_nation(word).unwrap();
        let of = |size| {
            let all = catalog.units.iter();
            all.filter(|unit| unit.nation == nation && unit.size == size)
                .count()
        };
        assert_eq!(of(Size::Leader), 8, "{word}");
        assert_eq!(of(Size::Crew), 1, "{word}");
        assert!(of(Size::Squad) >= 3 && of(Size::HalfSquad) >= 3, "{word}");
    }
}

#[test]
fn great_nations_have_five_guns_and_others_two() {
    let catalog = catalog();
    for (place, word) in nations().into_iter().enumerate() {
        let nation = catalog.find_nation(word).unwrap();
        let guns = { catalog.weapons.iter() }
            .filter(|weapon| weapon.nation == nation && weapon.is_gun())
            .count();
        assert!(guns >= if place < 4 { 5 } else { 2 }, "{word} has {guns}");
        let mgs = { catalog.weapons.iter() }
            .filter(|weapon| weapon.nation == nation && weapon.is_mg())
            .count();
        assert!(mgs >= 2, "{word} has {mgs}");
    }
}

#[test]
fn units_of_the_examples_are_there() {
    use Class::*;
    let catalog = catalog();
    let all = [
        ("german", "5-4-8", Elite),
        ("german", "4-6-8", Elite),
        ("german", "8-3-8", Elite),
        ("german", "4-6-7", FirstLine),
        ("german", "4-4-7", SecondLine),
        ("german", "2-4-7", FirstLine),
        ("german", "2-3-7", SecondLine),
        ("american", "7-4-7", Elite),
        ("american", "6-6-7", Elite),
        ("american", "6-6-6", FirstLine),
        ("american", "5-3-6", Green),
        ("american", "3-3-7", Elite),
        ("american", "2-2-7", Elite),
        ("russian", "6-2-8", Elite),
        ("russian", "4-5-8", Elite),
        ("russian", "4-4-7", FirstLine),
        ("russian", "5-2-7", FirstLine),
        ("russian", "4-2-6", Conscript),
        ("russian", "2-3-7", FirstLine),
        ("russian", "2-2-6", Conscript),
        ("british", "6-4-8", Elite),
        ("british", "4-5-8", Elite),
        ("british", "4-5-7", FirstLine),
        ("italian", "3-4-7", FirstLine),
        ("italian", "3-4-6", Conscript),
    ];
    for (nation, word, class) in all {
        let unit = catalog.find_unit(nation, word);
        let unit = unit.unwrap_or_else(|| panic!("{nation} {word}"));
        assert_eq!(catalog.unit(unit).class, class, "{nation} {word}");
    }
    // A06, A07: broken Russians of the first line rally on 7.
    for word in ["5-2-7", "4-4-7"] {
        let unit = catalog.find_unit("russian", word).unwrap();
        assert_eq!(catalog.unit(unit).broken, 7);
    }
}

/// The words from this one down, by ELR.
fn chain(catalog: &Catalog, nation: &str, word: &str) -> String {
    let mut words = Vec::new();
    let mut next = catalog.find_unit(nation, word);
    while let Some(unit) = next {
        words.push(catalog.unit_word(unit));
        next = catalog.unit(unit).lower;
    }
    words.join(" ")
}

#[test]
fn quality_falls_as_the_nationality_chart_says() {
    let catalog = catalog();
    let all = [
        ("german", "5-4-8 4-4-7 4-3-6"),
        ("german", "4-6-8 4-6-7 4-4-7 4-3-6"),
        ("german", "2-3-8 2-3-7 2-3-6"),
        ("german", "2-4-8 2-4-7 2-3-7 2-3-6"),
        ("american", "6-6-6 5-4-6 5-3-6"),
        ("american", "3-4-6 2-3-6 2-2-6"),
        ("russian", "4-5-8 4-4-7 4-2-6"),
        ("russian", "6-2-8 5-2-7 4-2-6"),
        ("russian", "2-4-8 2-3-7 2-2-6"),
        ("british", "6-4-8 4-5-7 4-4-7 4-3-6"),
        ("british", "4-5-8 4-5-7 4-4-7 4-3-6"),
        ("british", "2-4-8 2-4-7 2-3-7 2-2-6"),
        ("italian", "4-4-7 3-4-7 3-4-6"),
        ("finnish", "10-3 10-2 9-2 9-1 8-1 8-0 7-0 6+1"),
        ("german", "8-3-8"),
        ("american", "6-6-7"),
        ("british", "2-2-8"),
    ];
    for (nation, words) in all {
        let first = words.split(' ').next().unwrap();
        assert_eq!(chain(&catalog, nation, first), words, "{nation}");
    }
}

#[test]
fn casualties_leave_the_half_squads_of_the_chart() {
    let catalog = catalog();
    let all = [
        ("german", "4-6-7", "2-4-7"),
        ("german", "5-4-8", "2-3-8"),
        ("german", "4-4-7", "2-3-7"),
        ("russian", "4-2-6", "2-2-6"),
        ("russian", "4-4-7", "2-3-7"),
        ("russian", "5-2-7", "2-2-7"),
        ("russian", "6-2-8", "3-2-8"),
        ("american", "7-4-7", "3-3-7"),
        ("american", "6-6-6", "3-4-6"),
        ("british", "4-3-6", "2-2-6"),
    ];
    for (nation, squad, half) in all {
        let squad = catalog.find_unit(nation, squad).unwrap();
        let left = catalog.unit(squad).half.unwrap();
        assert_eq!(catalog.unit_word(left), half);
    }
}

#[test]
fn weapons_of_the_examples_are_there() {
    let catalog = catalog();
    let find = |nation, word| *catalog.weapon(catalog.find_weapon(nation, word).unwrap());
    assert_eq!(find("russian", "mmg").portage, 5);
    assert_eq!(find("german", "hmg").portage, 4);
    assert_eq!(find("german", "mmg").fp, 5);
    assert_eq!(find("american", "baz43").own_to_hit(2), Some(8));
    assert_eq!(find("american", "baz43").own_to_hit(5), None);
    assert_eq!(find("american", "baz43").heat, 13);
    assert_eq!(find("american", "baz44").heat, 16);
    assert_eq!(find("german", "psk").heat, 26);
    let piat = find("british", "piat");
    assert_eq!((piat.heat, piat.b, piat.repair), (15, 10, 2));
    let ft = find("german", "ft");
    assert_eq!((ft.fp, ft.range, ft.b, ft.removed), (24, 1, 10, true));
    let dc = find("german", "dc");
    assert_eq!((dc.fp, dc.b), (30, 12));
    assert!(!find("american", "mtr60").ordnance.unwrap().reaches(2));
    assert!(find("german", "mtr50").ordnance.unwrap().reaches(2));
    let gun = find("american", "m1-57");
    assert_eq!(gun.manhandling, 10);
    let june = Date::new(1944, 6);
    let gun = gun.ordnance.unwrap();
    assert_eq!(gun.depletion(Ammo::He, june), Some(7));
    assert_eq!(gun.depletion(Ammo::He, Date::new(1944, 5)), None);
    assert!(!gun.is_unlimited(Ammo::He) && gun.is_unlimited(Ammo::Ap));
    assert!(find("german", "flak18").mount_360);
    assert!(find("german", "mmg").is_mg() && !find("german", "mmg").is_ordnance());
    assert!(find("russian", "ptrd").is_latw() && !find("russian", "ptrd").is_gun());
    assert!(find("german", "grw34").is_gun() && find("german", "grw34").is_mortar());
}

#[test]
fn vehicles_of_the_kit_are_there() {
    let catalog = catalog();
    let all = [
        (
            "german",
            "pzkpfw-iif pzkpfw-iiih pzkpfw-iiin pzkpfw-ivh pzkpfw-vg pzkpfw-vie pzkpfw-vib",
        ),
        ("german", "stug-iiig psw-234-2"),
        ("russian", "t-34-m41 t-34-85 kv-1-m41"),
        ("american", "m4"),
        ("british", "sherman-iii light-tank-mk-vib"),
    ];
    for (nation, words) in all {
        for word in words.split(' ') {
            assert!(
                catalog.find_vehicle(nation, word).is_some(),
                "{nation} {word}"
            );
        }
    }
}

#[test]
fn vehicles_have_the_numbers_of_the_examples() {
    let catalog = catalog();
    let find = |nation, word| *catalog.vehicle(catalog.find_vehicle(nation, word).unwrap());
    let june = Date::new(1942, 6);

    let mark = find("german", "pzkpfw-iiin");
    assert_eq!(
        (mark.mp, mark.dispensers.sd, mark.turret),
        (13, 7, Turret::T)
    );
    assert_eq!((mark.armour(true, false), mark.armour(true, true)), (6, 6));
    assert_eq!(
        (mark.armour(false, false), mark.armour(false, true)),
        (3, 4)
    );
    assert_eq!(mark.main.unwrap().depletion(Ammo::Heat, june), Some(9));

    let kv = find("russian", "kv-1-m41");
    assert_eq!((kv.armour(true, false), kv.armour(true, true)), (11, 11));
    assert_eq!((kv.armour(false, false), kv.armour(false, true)), (8, 11));
    assert_eq!(kv.armour_span(), (8, 11));
    assert_eq!(
        (kv.size, kv.turret),
        (TargetSize::Large, Turret::Restricted)
    );

    let t34 = find("russian", "t-34-85");
    assert_eq!((t34.mp, t34.bmg, t34.cmg), (16, 2, 4));
    assert_eq!(
        (t34.armour(false, false), t34.pressure),
        (6, GroundPressure::Normal)
    );

    let tiger = find("german", "pzkpfw-vib");
    assert_eq!((tiger.bmg, tiger.cmg, tiger.aamg), (3, 5, 2));
    assert_eq!(tiger.turret, Turret::Slow);
    assert!(tiger.unreliable > 0);

    let light = find("german", "pzkpfw-iif");
    assert_eq!((light.cmg, light.main.unwrap().ife), (5, 4));
    assert!(find("british", "light-tank-mk-vib").main_is_mg());
}

#[test]
fn armour_off_the_scale_is_a_fault() {
    let told = told(Catalog::VEHICLES, |text| {
        text.replacen(
            "\"hull\": 4, \"turret\": 4",
            "\"hull\": 5, \"turret\": 4",
            1,
        )
        .replacen(
            "\"hull\": 26, \"turret\": 18",
            "\"hull\": 26, \"turret\": 14",
            1,
        )
    });
    assert_eq!(told.len(), 2, "{told:#?}");
}

#[test]
fn crews_of_vehicles_have_the_best_elite_morale() {
    let catalog = catalog();
    let of = |word| catalog.crew_morale(catalog.find_nation(word).unwrap());
    assert_eq!((of("german"), of("american"), of("italian")), (8, 7, 7));
}

#[test]
fn months_are_read_strictly() {
    assert_eq!(Date::parse("1944-06"), Some(Date::new(1944, 6)));
    for text in [
        "1944", "1944-6", "1944-13", "1944-00", "44-06", "+944-06", "",
    ] {
        assert_eq!(Date::parse(text), None, "{text}");
    }
    assert!(Date::new(1943, 12) < Date::new(1944, 1));
}

#[test]
fn all_faults_are_told_at_once() {
    let told = told(Catalog::UNITS, |text| {
        text.replacen("\"half\": \"2-4-7\"", "\"half\": \"2-4-9\"", 1)
            .replacen("\"lower\": \"2-2-6\"", "\"lower\": \"4-2-6\"", 1)
            .replacen("\"source\": \"seed\"", "\"source\": \"rumour\"", 1)
    });
    assert_eq!(told.len(), 3, "{told:#?}");
    assert!(told.iter().any(|fault| fault.contains("2-4-9")));
    assert!(told.iter().any(|fault| fault.contains("rumour")));
}

#[test]
fn quality_that_goes_in_a_circle_is_a_fault() {
    let told = told(Catalog::UNITS, |text| {
        text.replacen(
            "\"morale\": 6, \"broken\": 5, \"half\": \"2-3-6\"",
            "\"morale\": 6, \"broken\": 5, \"half\": \"2-3-6\", \"lower\": \"4-4-7\"",
            1,
        )
    });
    assert!(
        told.iter().any(|fault| fault.contains("circle")),
        "{told:#?}"
    );
}

#[test]
fn a_wrong_file_is_told_with_its_line() {
    let told = told(Catalog::WEAPONS, |text| {
        text.replacen("\"fp\"", "\"pf\"", 1)
    });
    assert!(told[0].contains("line"), "{told:?}");
}
