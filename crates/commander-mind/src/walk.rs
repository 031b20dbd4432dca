//! Where a unit can get to with the Movement points it has, and by which first step.

use crate::eye::{Eye, once};
use commander::{Fort, UnitId, foe};
use hex::HexId;
use table::Sum;

/// How much Op Fire on the way counts.
const OP_FIRE: f64 = 0.5;

/// A hex that can be reached.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub hex: HexId,
    /// The first step towards it.
    pub first: HexId,
    pub spent: u8,
    /// What may happen on the way.
    pub risk: f64,
}

impl Eye<'_> {
    /// The Movement points of a unit.
    pub fn pace(&self, unit: UnitId) -> u8 {
        let mut sum = Sum::quiet();
        self.book.movement(self.s, unit, false, &mut sum);
        sum.total().clamp(0, 12) as u8
    }
    /// All hexes a unit can get to, but for that where it stands.
    pub fn reach(&self, unit: UnitId, points: u8) -> Vec<Reached> {
        let (book, s) = (self.book, self.s);
        let seat = s.unit(unit).seat;
        let (enemies, start) = (self.hexes(foe(seat)), s.hex(unit));
        let mut best = [u8::MAX; 168];
        best[start.index()] = 0;
        let mut found: Vec<Reached> = Vec::with_capacity(48);
        let mut place = [u8::MAX; 168];
        let origin = Reached {
            hex: start,
            first: start,
            spent: 0,
            risk: 0.0,
        };
        let mut front = vec![origin];
        while let Some(i) = (0..front.len()).min_by_key(|&i| front[i].spent) {
            let here = front.swap_remove(i);
            if here.spent > best[here.hex.index()] {
                continue;
            }
            let wired = here.spent > 0 && s.markers(here.hex).fort() == Some(Fort::Wire);
            if wired {
                continue;
            }
            for (to, cost) in book.steps(here.hex) {
                if enemies.contains(to) || s.markers(to).blaze() {
                    continue;
                }
                let cost = if book.by_trench(s, here.hex, to) {
                    1
                } else {
                    cost
                };
                let mut spent = here.spent + cost;
                let mut meets = 0.0;
                if book.is_gwc() {
                    if s.tanks.has(unit) && book.tank_may_enter(s, unit, here.hex, to).is_err() {
                        continue;
                    }
                    spent += self.mud(here.hex, to);
                    meets = self.hazard(unit, here.hex, to);
                }
                if spent > points || spent >= best[to.index()] {
                    continue;
                }
                best[to.index()] = spent;
                let risk = here.risk
                    + OP_FIRE * self.danger(unit, to, true)
                    + self.mined(unit, to)
                    + self.mined(unit, here.hex)
                    + meets;
                let first = if here.spent == 0 { to } else { here.first };
                let reached = Reached {
                    hex: to,
                    first,
                    spent,
                    risk,
                };
                match place[to.index()] {
                    u8::MAX => {
                        place[to.index()] = found.len() as u8;
                        found.push(reached);
                    }
                    at => found[usize::from(at)] = reached,
                }
                front.push(reached);
            }
        }
        found
    }
    /// What a unit gains by moving, at best.
    pub fn outing(&self, unit: UnitId) -> f64 {
        once(&self.outings[unit.index()], || self.best_outing(unit))
    }
    fn best_outing(&self, unit: UnitId) -> f64 {
        let points = self.pace(unit);
        if points == 0 {
            return 0.0;
        }
        let here = self.stand(unit, self.s.hex(unit));
        let each = self
            .reach(unit, points)
            .into_iter()
            .map(|to| self.landing(unit, &to));
        let best = each.fold(0.0f64, |best, value| best.max(value - here));
        best.max(self.leaving(unit, points))
    }
    /// What it is worth to go to a hex that can be reached.
    pub fn landing(&self, unit: UnitId, to: &Reached) -> f64 {
        self.stand(unit, to.hex) - to.risk - 0.05 * f64::from(to.spent)
    }
    /// What a unit gains by leaving the map at once.
    pub fn leaving(&self, unit: UnitId, points: u8) -> f64 {
        let seat = self.s.unit(unit).seat;
        let far = self
            .book
            .to_edge(self.s.hex(unit), self.book.side(foe(seat)).edge);
        if far > 1 || points == 0 {
            return 0.0;
        }
        self.exit(unit)
    }
}
