//! What the dice come to, by the charts.

use landships::Book;
use landships::tables::Shelled;

/// What fire does to a unit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harm {
    /// It is lost.
    pub lost: f64,
    /// It is pinned, or driven back.
    pub pinned: f64,
}

/// How often a morale test fails (L17.1): a ten always does, a one never.
pub(super) fn fails(morale: u8, more: i32) -> f64 {
    let passes = (i32::from(morale) - more).clamp(1, 9);
    f64::from(10 - passes) / 10.0
}

/// Fire on the SACRT (T12) with so much firepower, at so much on the die.
pub(super) fn small_arms(book: &Book, fp: f64, more: i32, mg: bool, morale: u8) -> Harm {
    let Some(column) = book.tables.sacrt_column(fp.ceil() as u32) else {
        return Harm::default();
    };
    let hits = (1..=6).filter(|die| book.tables.sacrt(column, die + more));
    let hit = hits.count() as f64 / 6.0;
    let fails = fails(morale, i32::from(mg));
    Harm {
        lost: hit * fails,
        pinned: hit * (1.0 - fails),
    }
}

/// A barrage (T9) of so much firepower.
pub(super) fn barrage(book: &Book, fp: u32, more: i32, shrapnel: bool, morale: u8) -> Harm {
    let mut harm = Harm::default();
    let Some(column) = book.tables.barrage_column(fp) else {
        return harm;
    };
    for die in 1..=6 {
        if let Shelled::Hit(worse) = book.tables.barrage(column, die + more) {
            let fails = fails(morale, i32::from(worse) + i32::from(shrapnel));
            harm.lost += fails / 6.0;
            harm.pinned += (1.0 - fails) / 6.0;
        }
    }
    harm
}

/// How often a barrage hits what has no morale.
pub(super) fn struck(book: &Book, fp: u32, more: i32) -> f64 {
    let Some(column) = book.tables.barrage_column(fp) else {
        return 0.0;
    };
    let hit = |die: &i32| book.tables.barrage(column, die + more) != Shelled::Miss;
    (1..=6).filter(hit).count() as f64 / 6.0
}

/// A shot on the ATCRT (T4) at so many hexes.
pub(super) fn shot(book: &Book, far: u16, more: i32) -> f64 {
    let needed = book.tables.atcrt(far).map_or(0, i32::from);
    f64::from((needed - more).clamp(1, 10)) / 10.0
}

/// Mean losses of defender and attacker in close combat (T11); `all` is what DE takes.
pub(super) fn close(book: &Book, column: i32, more: i32, all: f64) -> (f64, f64) {
    let below = column.min(0).abs();
    let place = column.clamp(0, 4) as usize;
    let (mut them, mut us) = (0.0, 0.0);
    for die in 1..=6 {
        let losses = book.tables.cacrt(place, die + more + below);
        them += losses.defender.map_or(all, |n| f64::from(n).min(all)) / 6.0;
        us += f64::from(losses.attacker) / 6.0;
    }
    (them, us)
}
