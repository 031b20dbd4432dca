//! Where units want to be: objectives, the enemy's map edge, cover, a field of fire, a Leader nearby.

use crate::POINT;
use crate::eye::{Eye, yes};
use commander::{Class, NEVER, NOBODY, UnitId, Units, foe};
use hex::HexId;
use table::Seat;

/// What is left of the wish for a goal with each Movement point to it.
const FADES: f64 = 0.88;
/// Wishes by distance.
static WISH: [f64; 64] = {
    let mut all = [1.0; 64];
    let mut i = 1;
    while i < 64 {
        all[i] = all[i - 1] * FADES;
        i += 1;
    }
    all
};
fn wish(march: u8) -> f64 {
    if march == NEVER {
        0.0
    } else {
        WISH[usize::from(march.min(63))]
    }
}

/// For each objective the unit of a side that is nearest, and how far it has to go.
pub(super) type Nearest = [(Option<UnitId>, u8); 5];

impl Eye<'_> {
    /// From a hex to the nearest of an objective's.
    pub fn to_objective(&self, from: HexId, n: usize) -> u8 {
        self.book.marches_to_objectives(from)[n]
    }
    /// What an objective is worth to a seat as far as it knows, if it takes it.
    pub fn goal(&self, n: usize, seat: Seat) -> f64 {
        self.goals[seat.index()].get_or_init(|| {
            std::array::from_fn(|n| {
                if self.book.objectives[n].is_empty() {
                    return 0.0;
                }
                let open = self.book.objective_worth(self.s, n as u8);
                let own = self.book.secret_worth(self.s, seat, n as u8);
                let twice = if self.s.control[n] == NOBODY {
                    1.0
                } else {
                    2.0
                };
                POINT * twice * (f64::from(open + own) + 1.0)
            })
        })[n]
    }
    /// Who is nearest to each objective.
    pub fn nearest(&self, seat: Seat) -> &Nearest {
        self.nearest[seat.index()].get_or_init(|| {
            std::array::from_fn(|n| {
                if self.book.objectives[n].is_empty() {
                    return (None, NEVER);
                }
                let fit = self.s.on_map[seat]
                    .iter()
                    .filter(|&unit| !self.s.unit(unit).broken);
                let each = fit.map(|unit| (unit, self.to_objective(self.s.hex(unit), n)));
                each.min_by_key(|&(_, far)| far)
                    .map_or((None, NEVER), |(unit, far)| (Some(unit), far))
            })
        })
    }
    /// Objectives that are not held draw the nearest unit.
    pub fn hopes(&self, seat: Seat) -> f64 {
        let mut sum = 0.0;
        for n in 0..5 {
            if self.s.control[n] == seat.0 {
                continue;
            }
            let held = self.book.objectives[n].meets(self.hexes(foe(seat)));
            let hold = if held { 0.3 } else { 0.7 };
            sum += hold * self.goal(n, seat) * wish(self.nearest(seat)[n].1);
        }
        let exits = self.s.on_map[seat]
            .iter()
            .map(|unit| self.way_out(unit, self.s.hex(unit)));
        sum + 0.5 * exits.sum::<f64>()
    }
    /// Secret chits count for objectives that are held.
    pub fn secrets(&self, seat: Seat) -> f64 {
        let held = (0..5u8).filter(|&n| self.s.control[usize::from(n)] == seat.0);
        held.map(|n| f64::from(self.book.secret_worth(self.s, seat, n)))
            .sum()
    }
    /// What leaving the map over the enemy's edge gives: the unit comes back later.
    pub fn exit(&self, unit: UnitId) -> f64 {
        let s = self.s;
        let points = f64::from(self.book.exit_worth(s, unit));
        // Who leaves now may come too late to be of use again.
        let late = s.time + 1 >= self.book.sudden_death;
        let few = s.on_map[s.unit(unit).seat].len() < 3;
        let broken = 0.35 * self.unit(unit) * yes(s.unit(unit).broken);
        POINT * points - 0.3 * self.unit(unit) * (1.0 - 0.7 * yes(late)) + broken
            - 200.0 * yes(few && !late)
    }
    /// What draws a unit to the enemy's edge.
    fn way_out(&self, unit: UnitId, at: HexId) -> f64 {
        let seat = self.s.unit(unit).seat;
        let points = self.book.exit_worth(self.s, unit);
        if points == 0 {
            return 0.0;
        }
        let edge = self.book.side(foe(seat)).edge;
        let far = self.book.to_edge(at, edge) as u8;
        0.8 * POINT * f64::from(points) * wish(2 * far)
    }
    /// What draws a unit to a hex.
    fn pull(&self, unit: UnitId, at: HexId) -> f64 {
        let s = self.s;
        let seat = s.unit(unit).seat;
        let class = self.book.class(s, unit);
        if class == Class::Agent {
            return self.errand(unit, at);
        }
        let (mut best, mut second): (f64, f64) = (self.way_out(unit, at), 0.0);
        for n in 0..5 {
            let goal = self.goal(n, seat);
            if goal == 0.0 {
                continue;
            }
            let held = s.control[n] == seat.0;
            let (near, close) = self.nearest(seat)[n];
            let far = self.to_objective(at, n);
            // A tank that takes it gains a point besides.
            let more = if s.tanks.has(unit) { POINT } else { 0.0 };
            let mut want = (goal + more) * wish(far);
            if held {
                // Somebody should be there before the enemy is.
                let enemy = wish(self.nearest(foe(seat))[n].1);
                let guarded = near != Some(unit) && close == 0;
                want *= 0.7 * enemy + 0.1;
                want *= if guarded { 0.3 } else { 1.0 };
            } else {
                let first = near == Some(unit) || close > far;
                want *= if first { 1.0 } else { 0.6 };
                if far == 0 && !self.book.objectives[n].meets(self.hexes(foe(seat))) {
                    want *= 1.5;
                }
            }
            if want > best {
                (best, second) = (want, best);
            } else {
                second = second.max(want);
            }
        }
        let eager = match class {
            Class::Squad => 0.7,
            Class::Team if s.carried(unit).is_some() => 0.32,
            Class::Team => 0.63,
            Class::Leader | Class::Agent => 0.42,
            Class::Tank | Class::TankLeader => 0.7,
        };
        eager * self.boldness(seat) * (best + 0.25 * second)
    }
    /// The best attack of a unit alone from a hex.
    pub fn shot_from(&self, unit: UnitId, at: HexId) -> f64 {
        let seat = self.s.unit(unit).seat;
        let mut best: f64 = 0.0;
        for gun in self.guns(seat).iter().filter(|gun| gun.unit == unit) {
            for stack in self.stacks(foe(seat)) {
                if let Some(fp) = self.aim_from(gun, at, stack.hex).filter(|&fp| fp > 0) {
                    let harm = self.harm_to(stack, fp, gun.heavy);
                    best = best.max(harm * self.hits(gun, at, stack.hex));
                }
            }
        }
        best
    }
    /// What it is worth to a unit to stand in a hex when its Order is over.
    pub fn stand(&self, unit: UnitId, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let tank = s.tanks.has(unit);
        let cover = 0.8 * f64::from(self.cover(at).min(5)) * yes(!tank);
        let danger = self.danger(unit, at, false);
        let mut crowd = self.crowd(unit, at);
        if book.is_gwc() {
            crowd += self.straggling(unit, at);
        }
        if u.broken {
            return cover - 0.8 * danger + 0.1 * self.pull(unit, at) - crowd;
        }
        let shot = if book.is_leader(s, unit) {
            0.0
        } else {
            0.3 * self.shot_from(unit, at)
        };
        let fear = 0.45 * (2.0 - self.boldness(u.seat)).clamp(0.5, 1.2);
        self.pull(unit, at) + cover + shot - fear * danger + self.company(unit, at) - crowd
    }
    /// Who is behind has to go forward, who leads need not.
    fn boldness(&self, seat: Seat) -> f64 {
        *self.bold[seat.index()].get_or_init(|| {
            let hurry = self.hurry(seat);
            if hurry < 0.0 {
                1.0 - 0.8 * hurry
            } else {
                1.0 - 0.6 * hurry
            }
        })
    }
    /// Leaders want men around them, and men a Leader.
    fn company(&self, unit: UnitId, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let friends = s.on_map[s.unit(unit).seat] - Units::one(unit);
        if book.is_leader(s, unit) {
            let far = book.command(s, unit);
            let each = friends
                .iter()
                .filter(|&other| !book.is_leader(s, other))
                .map(|other| {
                    let away = book.distance(at, s.hex(other));
                    yes(away <= far) + 1.5 * yes(away == 0) - 0.15 * f64::from(away.min(8))
                });
            return 2.0 * each.sum::<f64>().min(9.0);
        }
        let led = |lead: &(HexId, i8)| book.distance(at, lead.0) <= lead.1;
        4.0 * yes(self.leaders(s.unit(unit).seat).iter().any(led))
    }
    /// 8.2: a hex that is too full costs units; one that is full is a good target.
    pub fn crowd(&self, unit: UnitId, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.unit(unit).seat;
        if !self.hexes(seat).contains(at) {
            return 0.0;
        }
        let others = s.of_side(seat, at) - Units::one(unit);
        if s.tanks.has(unit) && !(others & s.tanks).is_empty() {
            return 200.0;
        }
        let figures: u8 = others
            .iter()
            .map(|other| book.class(s, other).figures())
            .sum();
        let all = figures + book.class(s, unit).figures();
        1.2 * f64::from(figures) + 120.0 * yes(all > 7)
    }
}
