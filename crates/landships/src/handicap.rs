//! own.handicap: what a side may have more or less of than its scenario gives it.

use crate::catalog::Catalog;
use crate::data::Class;
use crate::open::find;
use crate::scenario::Scenario;
use table::handicap::{self, Handicap, Handicaps, add};
use table::{Content, Fault, MatchSpec, Seat};

/// Ammunition that a module has in any case, and the most.
const AMMUNITION: std::ops::RangeInclusive<u8> = 2..=12;
/// Combat groups of infantry that a side has in any case.
const GROUPS: u32 = 3;

/// What each side of a scenario may take.
pub fn offered(content: &Content, scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
    let (_, scenario) = find(content, &MatchSpec::scenario(scenario)).map_err(|it| vec![it])?;
    let catalog = Catalog::open(content)?;
    handicap::offered(content, "landships", &scenario, &catalog)
}

impl Handicaps for Scenario {
    type Lists = Catalog;

    fn sides(&self) -> Vec<&str> {
        self.sides.iter().map(|side| side.side.as_str()).collect()
    }

    fn take(&mut self, catalog: &Catalog, seat: Seat, id: &str, by: i8) -> Option<bool> {
        Some(match id {
            "points" => {
                self.points_more[seat.index()] = by.into();
                true
            }
            "ammunition" => self.supply(catalog, seat, by),
            "infantry" => self.leave_out(catalog, seat, by.unsigned_abs().into()),
            _ => return None,
        })
    }
}

impl Scenario {
    /// Each module has more or less ammunition, but never less than is planned for it and than may be gas.
    fn supply(&mut self, catalog: &Catalog, seat: Seat, by: i8) -> bool {
        let side = &mut self.sides[seat.index()];
        for (n, module) in side.modules.iter_mut().enumerate() {
            let rows = self.planned.iter();
            let rows = rows.filter(|it| it.side == side.side && usize::from(it.module) == n + 1);
            let planned = rows.fold(0u8, |sum, it| {
                let turns = it.turns.1.saturating_sub(it.turns.0).saturating_add(1);
                sum.saturating_add(turns)
            });
            let Some(kind) = catalog.find_module(&module.kind) else {
                return false;
            };
            let usual = catalog.modules[usize::from(kind)].points;
            let points = module.points.get_or_insert(usual);
            let least = planned.max(module.gas).max(*AMMUNITION.start());
            if !add(points, by, least..=*AMMUNITION.end()) {
                return false;
            }
        }
        !side.modules.is_empty()
    }

    /// So many combat groups of infantry stay away: those who would enter last first, then the last in the list. One of each
    /// row, and half of them all, are there in any case.
    fn leave_out(&mut self, catalog: &Catalog, seat: Seat, many: u32) -> bool {
        let side = &self.sides[seat.index()].side;
        let infantry = |word: &str| {
            let found = catalog.find(word);
            found.is_some_and(|it| catalog.kinds[usize::from(it)].class == Class::Infantry)
        };
        let mut rows = Vec::new();
        for (f, force) in self
            .forces
            .iter()
            .enumerate()
            .filter(|it| it.1.side == *side)
        {
            for (n, (word, count)) in force.units.iter().enumerate() {
                if infantry(word) && *count > 0 {
                    rows.push((force.enters.unwrap_or(0), f, n, u32::from(*count)));
                }
            }
        }
        let all: u32 = rows.iter().map(|row| row.3).sum();
        let spare: u32 = rows.iter().map(|row| row.3 - 1).sum();
        if 2 * many > all || many > spare || all - many < GROUPS {
            return false;
        }
        rows.sort();
        let mut left = many;
        for (_, f, n, count) in rows.into_iter().rev() {
            let gone = left.min(count - 1);
            left -= gone;
            self.forces[f].units[n].1 = (count - gone) as u8;
        }
        true
    }
}
