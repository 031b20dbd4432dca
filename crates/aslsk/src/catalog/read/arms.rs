//! Rows of weapons, and of the ordnance that Guns and vehicles have in common.

use super::{Notes, nation, source};
use crate::catalog::arms::SUPPLIES;
use crate::catalog::{Date, Ordnance, Supply, Weapon};
use crate::data::{Ammo, Family, OrdnanceRow, WeaponRow};

/// The ordnance of a weapon or a vehicle.
pub fn ordnance(notes: &mut Notes, at: &str, row: &OrdnanceRow) -> Ordnance {
    notes.must(
        row.supply.len() <= SUPPLIES,
        at,
        "so many supplies do not fit on a counter",
        "at most 8",
    );
    notes.must(
        (1..=500).contains(&row.calibre),
        at,
        "there is no such calibre",
        "write it in millimetres",
    );
    let mut supply = [None; SUPPLIES];
    for (place, row) in supply.iter_mut().zip(&row.supply) {
        let listed = Supply {
            ammo: row.ammo,
            number: row.number,
            from: notes.date(at, row.from.as_deref(), Date::FIRST),
            to: notes.date(at, row.to.as_deref(), Date::LAST),
        };
        notes.must(
            listed.from <= listed.to && (2..=12).contains(&row.number),
            at,
            "a supply has a number from 2 to 12 and ends after it begins (6.2.b)",
            "correct number, from or to",
        );
        *place = Some(listed);
    }
    let of = |ammo| row.supply.iter().any(|supply| supply.ammo == ammo);
    notes.must(
        (row.no_ap || !of(Ammo::Ap)) && (row.no_he || !of(Ammo::He)),
        at,
        "what it has without limit has no depletion number (6.2.a)",
        "write no_ap or no_he, or take the supply away",
    );
    let [least, most] = row.reach.unwrap_or([0, u8::MAX]);
    notes.must(
        least < most,
        at,
        "its reach ends before it begins (3.2.4.u)",
        "write minimum and maximum range",
    );
    Ordnance {
        calibre: row.calibre,
        barrel: row.barrel,
        no_ap: row.no_ap,
        no_he: row.no_he,
        ife: row.ife,
        least,
        most,
        supply,
    }
}

/// A row of `weapons.json`.
pub fn weapon(notes: &mut Notes, nations: &[String], row: &WeaponRow) -> Weapon {
    let at = format!("{} {}", row.nation, row.word);
    source(notes, &at, &row.source);
    let mut to_hit = [0; 6];
    to_hit
        .iter_mut()
        .zip(&row.to_hit)
        .for_each(|(place, number)| *place = *number);
    let weapon = Weapon {
        nation: nation(notes, nations, &at, &row.nation),
        family: row.family,
        fp: row.fp,
        range: row.range,
        rof: row.rof,
        b: row.breakdown.unwrap_or(12),
        removed: row.removed,
        repair: row.repair,
        portage: row.portage,
        to_hit,
        heat: row.heat,
        ordnance: { row.ordnance.as_ref() }.map(|row| ordnance(notes, &at, row)),
        manhandling: row.manhandling,
        size: row.size,
        mount_360: row.mount_360,
        qsu: row.qsu,
        from: notes.date(&at, row.from.as_deref(), Date::FIRST),
    };
    check(notes, &at, row, &weapon);
    weapon
}

/// What the numbers of a row have to do with one another.
fn check(notes: &mut Notes, at: &str, row: &WeaponRow, weapon: &Weapon) {
    let own = if weapon.is_scw() {
        usize::from(row.range) + 1
    } else {
        0
    };
    notes.must(
        row.to_hit.len() == own && own <= weapon.to_hit.len() && weapon.is_scw() == (row.heat > 0),
        at,
        "a BAZ, PSK or PIAT has a To Hit number for each range from 0 and a HEAT number, others have none (4.4.a)",
        "write range, to_hit and heat so that they fit",
    );
    notes.must(
        weapon.ordnance.is_some() == (weapon.is_ordnance() && !weapon.is_scw()),
        at,
        "Guns, mortars and ATR have an ordnance, others have none (6.0.a)",
        "write ordnance with its calibre, or take it away",
    );
    notes.must(
        weapon.is_gun() == (row.portage == 0) && weapon.is_gun() == (row.manhandling > 0),
        at,
        "a Support Weapon has portage points, a Gun a manhandling number (1.2.4.b, 1.2.6.c)",
        "write one of the two",
    );
    let light = { weapon.ordnance }.is_none_or(|ordnance| ordnance.calibre <= 60);
    notes.must(
        !weapon.is_mortar() || light == (row.family == Family::LightMortar),
        at,
        "a mortar of more than 60mm is a Gun, another a Support Weapon (6.9.a)",
        "write the family mtr or light-mortar",
    );
    notes.must(
        (2..=12).contains(&weapon.b) && weapon.removed != (weapon.repair > 0),
        at,
        "it breaks down from 2 to 12, and is either removed or repaired (2.0.breakdown-numbers)",
        "write breakdown, and removed or repair",
    );
}
