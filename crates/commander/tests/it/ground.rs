//! Ground that artillery changes, and what is seen over it, in Great War Commander.

use crate::gwc::position;
use commander::{Fort, Gwc, State, Terrain, UnitId};
use hex::HexId;
use table::{Seat, Sum, Teller};

const GERMAN: Seat = Seat(0);

fn hex(book: &Gwc, label: &str) -> HexId {
    book.map.grid().parse(label).expect("a hex")
}

fn scene(terrain: &str) -> (Gwc, State) {
    scene_of(terrain, "\"B2 infanterie#A german\"")
}

fn scene_of(terrain: &str, pieces: &str) -> (Gwc, State) {
    position(&format!(
        "turn = \"german\"\nhands = {{ german = [\"G-51\"], french = [\"F-1\"] }}\n\
         pieces = [{pieces}, \"O11 infanterie#Z french\"]\nterrain = {{ {terrain} }}"
    ))
}

/// The ground and the Fortification after artillery of this total.
fn hit(words: &str, total: i8) -> (Terrain, Option<Fort>, bool) {
    let (book, mut s) = scene(&format!("E5 = \"{words}\""));
    let place = hex(&book, "E5");
    let changed = book.degrade(&mut s, place, total, &mut Teller::listening());
    let altered = (0..165u16).filter(|&n| s.markers(HexId(n)).terrain().is_some());
    assert_eq!(usize::from(s.altered), altered.count(), "{words}");
    (book.terrain(&s, place), s.markers(place).fort(), changed)
}

/// T99.5, T101 to T124.1
#[test]
fn terrain_is_degraded_at_eighteen() {
    for word in [
        "open",
        "woods",
        "brush",
        "orchard",
        "field",
        "ditch",
        "quarry",
        "boulders",
        "ruin",
        "destroyed-woods",
    ] {
        assert_eq!(hit(word, 18), (Terrain::ShellHole, None, true), "{word}");
        assert!(!hit(word, 17).2, "{word}");
    }
    for word in ["building", "bridge"] {
        assert_eq!(hit(word, 18), (Terrain::Ruin, None, true), "{word}");
    }
    for word in ["marsh", "river", "water", "shell-hole", "blaze"] {
        assert!(!hit(word, 30).2, "{word}");
    }
}

/// T121.1: but for the Trail.
#[test]
fn a_trail_in_shell_holes_is_cut_once() {
    assert_eq!(
        hit("shell-hole trail", 18),
        (Terrain::ShellHole, None, true)
    );
    assert!(!hit("shell-hole trail shell-hole!", 30).2);
}

/// F125.3, F126a, F127a, F128a, F129a, F130, F131
#[test]
fn fortifications_are_degraded_before_the_ground() {
    let foxholes = (Terrain::Woods, Some(Fort::Foxholes), true);
    assert_eq!(hit("woods trench", 18), foxholes);
    for word in ["foxholes", "wire", "mines"] {
        let crater = (Terrain::ShellHole, None, true);
        assert_eq!(hit(&format!("woods {word}"), 18), crater, "{word}");
        let ruin = (Terrain::Ruin, None, true);
        assert_eq!(hit(&format!("building {word}"), 18), ruin, "{word}");
        assert!(!hit(word, 17).2, "{word}");
    }
    for word in ["blockhouse", "casemate"] {
        assert!(!hit(word, 19).2, "{word}");
        assert_eq!(hit(word, 20), (Terrain::Ruin, None, true), "{word}");
    }
    // A Foxhole over a Shell Hole goes, and the Shell Hole stays.
    let crater = (Terrain::ShellHole, None, true);
    assert_eq!(hit("shell-hole! foxholes", 18), crater);
}

/// 8.1.5, 8.1.6, T100, T107
#[test]
fn gas_is_laid_once_and_not_in_a_blaze() {
    let (book, mut s) = scene("E5 = \"gas shell-hole!\", F5 = \"blaze\"");
    let (gas, blaze) = (hex(&book, "E5"), hex(&book, "F5"));
    let t = &mut Teller::listening();
    for place in [gas, blaze] {
        book.lay_gas(&mut s, place, t);
    }
    assert_eq!(s.gases, 1);
    assert!(!s.markers(blaze).gas());
    book.ignite(&mut s, gas, t);
    assert_eq!((s.gases, s.altered, s.blazes), (0, 0, 2));
    assert!(!s.markers(gas).gas() && s.markers(gas).terrain().is_none());
    book.crater(&mut s, gas, t);
    assert_eq!(s.altered, 0, "nothing lies in a Blaze");
}

/// 2.4, T110.5a, cases 15 and 17
#[test]
fn the_observer_sees_over_what_is_lower() {
    let words = "H3 = \"orchard\", H5 = \"woods\", H8 = \"hill.2\", H7 = \"hill.1\", G7 = \"hill.1\", \
                 G8 = \"hill.1\", I7 = \"hill.1\", I8 = \"hill.1\", H9 = \"hill.1\", E6 = \"gas\"";
    let (book, s) = scene(words);
    let sees = |label| book.sight_oa(&s, GERMAN, hex(&book, label));
    assert_eq!(book.label(book.observer_hex(GERMAN)), "H1");
    assert_eq!(book.label(book.observer_hex(Seat(1))), "H11");
    assert_eq!(sees("H4"), Some(0), "over an Orchard");
    assert_eq!(sees("H5"), Some(0), "into Woods");
    assert_eq!(sees("H6"), None, "blind behind them");
    assert_eq!(sees("H8"), Some(0), "as high as he is");
    assert_eq!(sees("H11"), None, "behind ground as high as he is");
    assert_eq!(sees("H1"), Some(0), "his own hex");
    assert_eq!(sees("E6"), Some(1), "Gas hinders all");
    for place in book.map.grid().ids() {
        let look = book.look_oa(&s, GERMAN, place);
        assert_eq!(look.sight, book.sight_oa(&s, GERMAN, place));
    }
}

/// What is quick and what is explained agree, whatever has changed.
#[test]
fn sight_over_changed_ground_is_what_is_told() {
    let words = "E4 = \"woods shell-hole!\", E5 = \"building ruin!\", F5 = \"destroyed-woods\", \
                 F6 = \"destroyed-woods\", G5 = \"quarry shell-hole!\", G6 = \"gas\", H6 = \"ruin!\", \
                 I5 = \"brush shell-hole!\", J5 = \"woods hill.1 shell-hole!\", E8 = \"blaze\"";
    let pieces = "\"G4 infanterie#A german\", \"H4 schneider#T french\", \"J6 schneider#U french\"";
    let (book, s) = scene_of(words, pieces);
    let ids: Vec<HexId> = book.map.grid().ids().collect();
    for &a in &ids {
        for &b in &ids {
            let labels = || (book.label(a), book.label(b));
            let sight = book.sight(&s, a, b);
            assert_eq!(sight, book.look(&s, a, b).sight, "{:?}", labels());
            assert_eq!(sight, book.sight(&s, b, a), "{:?}", labels());
        }
    }
}

/// 3.1.4, T99.3, 3.3.1.5, case 120 and 139
#[test]
fn tanks_have_neither_cover_nor_command() {
    let pieces = "\"E5 schneider#T french\", \"E5 barnier#L french\", \"E5 durant#M french\", \
                  \"E5 agent#G french\", \"E5 infanterie#X french\"";
    let (book, s) = scene_of("E5 = \"trench\"", pieces);
    let morale = |unit| {
        let mut sum = Sum::quiet();
        book.nerve(&s, UnitId::new(unit), &mut sum);
        sum.total()
    };
    assert_eq!(morale(0), 9, "a tank");
    assert_eq!(morale(1), 9 + 4, "a Leader");
    assert_eq!(morale(2), 8 + 4);
    assert_eq!(morale(3), 7 + 2 + 4, "an agent is a Unit");
    assert_eq!(morale(4), 7 + 2 + 4);
    assert!(
        !book.radius(&s, UnitId::new(1)).has(UnitId::new(0)),
        "no tank is commanded"
    );
}

/// 3.2.1b, 11.5
#[test]
fn a_weapon_is_functional_in_good_order_on_dry_ground() {
    let pieces = "\"E5 abteilung#A german +mg08\", \"F5 abteilung#B german suppressed +mg08\", \
                  \"G5 abteilung#C german demoralised +mg08\", \"H5 abteilung#D german +mg08\", \
                  \"I5 abteilung#E german +mg08\", \"J5 abteilung#F german +mg08:broken\"";
    let (book, s) = scene_of("H5 = \"wire\", I5 = \"river\"", pieces);
    let works = |unit| book.functional(&s, s.carried(unit).expect("a Weapon"));
    let all: Vec<bool> = s.all_units().take(6).map(works).collect();
    assert_eq!(all, [true, false, false, false, false, false]);
    let good: Vec<bool> = s
        .all_units()
        .take(6)
        .map(|unit| book.good_order(&s, unit))
        .collect();
    assert_eq!(good, [true, false, false, true, true, true]);
}
