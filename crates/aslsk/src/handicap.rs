//! own.handicap: what a side may have more or less of than its scenario gives it.

use crate::catalog::{Catalog, Unit};
use crate::data::Size;
use crate::open::find;
use crate::scenario::Scenario;
use crate::victory::CAR_POINTS;
use table::handicap::{self, Handicap, Handicaps, add};
use table::{Content, Fault, MatchSpec, Seat};

/// Squads that a side has in any case.
const SQUADS: u32 = 3;
/// What one more asked for is, where points are: those of a squad.
const STEP: i8 = 2;

/// What each side of a scenario may take.
pub fn offered(content: &Content, scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
    let (_, scenario) = find(content, &MatchSpec::scenario(scenario)).map_err(|it| vec![it])?;
    let catalog = Catalog::open(content)?;
    handicap::offered(content, "aslsk", &scenario, &catalog)
}

impl Handicaps for Scenario {
    type Lists = Catalog;

    fn sides(&self) -> Vec<&str> {
        self.sides.iter().map(|side| side.side.as_str()).collect()
    }

    fn take(&mut self, catalog: &Catalog, seat: Seat, id: &str, by: i8) -> Option<bool> {
        let many = by.unsigned_abs();
        let worth = |unit: &Unit| (unit.fp.saturating_add(unit.morale), 0);
        // A leader who is no help is worth less than one who is.
        let lead = |unit: &Unit| (unit.morale, unit.leadership.saturating_neg());
        Some(match id {
            "elr" => add(&mut self.sides[seat.index()].elr, by, 1..=5),
            "squads" => self.leave_out(catalog, seat, Size::Squad, many, SQUADS, &worth),
            "leaders" => self.leave_out(catalog, seat, Size::Leader, many, 1, &lead),
            "goal" => self.ask(catalog, seat, by),
            "turns" => self.lengthen(seat, by),
            _ => return None,
        })
    }
}

impl Scenario {
    fn unit<'a>(&self, catalog: &'a Catalog, seat: Seat, word: &str) -> Option<&'a Unit> {
        let side = &self.sides[seat.index()];
        let nation = side.nation.as_ref().unwrap_or(&side.side);
        let found = catalog.find_unit(nation, word)?;
        Some(catalog.unit(found))
    }

    /// So many of a size stay away, the least first and of equal ones the last in the list. Half of them are there in any
    /// case, and nobody's weapons stay alone.
    fn leave_out(
        &mut self,
        catalog: &Catalog,
        seat: Seat,
        size: Size,
        many: u8,
        least: u32,
        worth: &dyn Fn(&Unit) -> (u8, i8),
    ) -> bool {
        let name = self.sides[seat.index()].side.clone();
        let mut rows = Vec::new();
        for (f, force) in self.forces.iter().enumerate() {
            for (n, (word, count)) in force.units.iter().enumerate() {
                let unit = self.unit(catalog, seat, word);
                let unit = unit.filter(|unit| force.side == name && unit.size == size);
                rows.extend(unit.map(|unit| (worth(unit), (f, n), u32::from(*count))));
            }
        }
        let (many, all) = (u32::from(many), rows.iter().map(|row| row.2).sum::<u32>());
        if 2 * many > all || all - many < least {
            return false;
        }
        rows.sort_by(|a, b| (a.0, b.1).cmp(&(b.0, a.1)));
        let mut left = many;
        for (_, (f, n), count) in rows {
            let gone = left.min(count);
            left -= gone;
            self.forces[f].units[n].1 = (count - gone) as u8;
        }
        let alone = self.forces.iter().any(|force| {
            force.units.iter().all(|(_, count)| *count == 0)
                && !(force.units.is_empty() && force.weapons.is_empty())
        });
        !alone
    }

    /// What wins is more or less: an objective, or the points of a squad, for each.
    fn ask(&mut self, catalog: &Catalog, seat: Seat, by: i8) -> bool {
        let side = self.sides[seat.index()].side.clone();
        let objectives = self.objectives.len().min(usize::from(u8::MAX)) as u8;
        let [own, enemy] = [seat, Seat(1 - seat.0)].map(|seat| self.strength(catalog, seat));
        let mut any = false;
        for goal in self.goals.iter_mut().filter(|goal| goal.side == side) {
            any = true;
            let exit = goal.exit.as_mut().map(|(_, points)| points);
            let asked = [
                (goal.control.as_mut(), by, objectives),
                (exit, STEP * by, own),
                (goal.casualties.as_mut(), STEP * by, enemy),
            ];
            for (number, by, most) in asked {
                if number.is_some_and(|number| !add(number, by, 1..=most)) {
                    return false;
                }
            }
        }
        any
    }

    /// The points of all that a side has.
    fn strength(&self, catalog: &Catalog, seat: Seat) -> u8 {
        let name = &self.sides[seat.index()].side;
        let own = self.forces.iter().filter(|force| force.side == *name);
        let of = |word: &str| match self.unit(catalog, seat, word).map(|unit| unit.size) {
            Some(Size::Squad) => 2,
            _ => 1,
        };
        let sum = own.fold(0u32, |sum, force| {
            let men = force.units.iter();
            let men: u32 = men.map(|(word, n)| of(word) * u32::from(*n)).sum();
            let cars: u32 = force.vehicles.iter().map(|(_, n)| u32::from(*n)).sum();
            sum + men + cars * u32::from(CAR_POINTS)
        });
        sum.min(u8::MAX.into()) as u8
    }

    /// The side that must reach something, where the other need not, has more or fewer turns for it.
    fn lengthen(&mut self, seat: Seat, by: i8) -> bool {
        let side = &self.sides[seat.index()].side;
        let alone = !self.goals.is_empty() && self.goals.iter().all(|goal| goal.side == *side);
        let last = self.forces.iter().filter_map(|force| force.enters).max();
        alone && add(&mut self.turns, by, last.unwrap_or(0).max(3)..=20)
    }
}
