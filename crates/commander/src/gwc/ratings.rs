//! What a Formation and its Weapon are worth here besides: Good Order (g:3.2.1b), a Weapon that is functional (g:11.5),
//! and what open Strategy Cards add (g:S98.1.1).

use crate::book::Book;
use crate::gwc::situations::Situation;
use crate::ids::{UnitId, WeaponId};
use crate::kinds::{Fort, Terrain};
use crate::ratings::Against;
use crate::state::State;
use table::Sum;

impl Book {
    /// g:3.2.1b: neither Demoralised nor Suppressed.
    pub fn good_order(&self, s: &State, unit: UnitId) -> bool {
        let unit = s.unit(unit);
        !unit.broken && !unit.suppressed
    }
    /// g:11.5: a Weapon that is not broken, with a Unit in Good Order, in neither Wire nor water.
    pub fn functional(&self, s: &State, weapon: WeaponId) -> bool {
        let Some(by) = s.bearer_on_map(weapon).filter(|_| !s.weapon(weapon).broken) else {
            return false;
        };
        let hex = s.hex(by);
        self.good_order(s, by) && !self.is_wired(s, by) && !self.terrain(s, hex).is_water()
    }
    /// g:S98.3.7: the Cover that a Formation has besides in a Defence roll in Trenches and Foxholes.
    pub fn gabions(&self, s: &State, unit: UnitId, against: Against) -> i8 {
        let (seat, hex) = (s.unit(unit).seat, s.hex(unit));
        let dug = matches!(s.markers(hex).fort(), Some(Fort::Trench | Fort::Foxholes));
        let held = dug && against.defence && !against.none;
        i8::from(held && self.reminds(s, seat, Situation::Gabions))
    }
    /// What open Strategy Cards add to the Morale of a Formation: g:S98.3.7: in Trenches and Foxholes in a Defence
    /// roll, g:S98.5.9: to Leaders in Woods.
    pub fn reminders(&self, s: &State, unit: UnitId, against: Against, sum: &mut Sum) {
        let (seat, hex) = (s.unit(unit).seat, s.hex(unit));
        if s.pile[seat].strategy.faceup == 0 {
            return;
        }
        sum.add(self.gabions(s, unit, against).into(), "g:S98.3.7");
        let woods = self.is_leader(s, unit) && self.terrain(s, hex) == Terrain::Woods;
        if woods && self.reminds(s, seat, Situation::FightingInTheWoods) {
            sum.add(1, "g:S98.5.9");
        }
    }
}
