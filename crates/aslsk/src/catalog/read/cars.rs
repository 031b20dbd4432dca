//! Rows of vehicles.

use super::arms::ordnance;
use super::{Notes, nation, source};
use crate::catalog::{Date, Dispensers, SCALE, Vehicle};
use crate::data::{Armour, Turret, VehicleRow};

/// A row of `vehicles.json`.
pub fn vehicle(notes: &mut Notes, nations: &[String], row: &VehicleRow) -> Vehicle {
    let at = format!("{} {}", row.nation, row.word);
    source(notes, &at, &row.source);
    check(notes, &at, row);
    let usage = |kind: &str| row.dispensers.get(kind).copied().unwrap_or(0);
    let dispensers = Dispensers {
        sd: usage("sD"),
        sm: usage("sM"),
        sp: usage("sP"),
        sn: usage("sN"),
    };
    Vehicle {
        nation: nation(notes, nations, &at, &row.nation),
        tracked: row.tracked,
        mp: row.mp,
        unreliable: row.unreliable,
        size: row.size,
        pressure: row.pressure,
        front: row.front,
        side: row.side,
        turret: row.turret,
        one_man_turret: row.one_man_turret,
        main: { row.main.as_ref() }.map(|row| ordnance(notes, &at, row)),
        rof: row.rof,
        b: row.breakdown.unwrap_or(12),
        low_ammo: row.low_ammo,
        no_intensive: row.no_intensive,
        bmg: row.bmg,
        fixed_bmg: row.fixed_bmg,
        cmg: row.cmg,
        aamg: row.aamg,
        rmg: row.rmg,
        dispensers,
        from: notes.date(&at, row.from.as_deref(), Date::FIRST),
    }
}

/// What the numbers of a row have to do with one another.
fn check(notes: &mut Notes, at: &str, row: &VehicleRow) {
    notes.must(row.mp > 0, at, "it cannot move", "write its MP as mp");
    for Armour { hull, turret } in [row.front, row.side] {
        let step = |factor| SCALE.iter().position(|&step| step == factor);
        let near = match (step(hull), step(turret)) {
            (Some(hull), Some(turret)) => hull.abs_diff(turret) <= 1,
            _ => false,
        };
        notes.must(
            near,
            at,
            "armour factors are on the scale, and those of hull and turret a step apart at most (7.1.b)",
            "use 0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26",
        );
    }
    let turret = row.turret != Turret::None;
    notes.must(
        turret || (row.cmg == 0 && row.rmg == 0 && !row.one_man_turret),
        at,
        "without a turret there is no coaxial and no rear MG, and no one man in it (7.2.b)",
        "write its turret, or take them away",
    );
    let armed = row.main.is_some() || row.cmg > 0 || row.bmg > 0;
    notes.must(
        armed,
        at,
        "it has no weapon (7.2.a)",
        "write main, cmg or bmg",
    );
    notes.must(
        matches!(row.unreliable, 0 | 11 | 12),
        at,
        "red MP break down on 12, of some Russian vehicles on 11 (3.3.2.y)",
        "write 11 or 12, or nothing",
    );
    let known = |kind: &String| ["sD", "sM", "sP", "sN"].contains(&kind.as_str());
    notes.must(
        row.dispensers.keys().all(known),
        at,
        "there is no such smoke dispenser (7.5.a)",
        "write sD, sM, sP or sN",
    );
}
