//! What hangs on a roll that has been made: whether it is worth the Initiative card, or a Strategy Card.

use crate::eye::{Eye, yes};
use crate::odds::{below, mean};
use commander::{Attack, Element, Frame, Means, Mud, Purpose, Roll, foe};
use table::{Seat, Sum};

/// The Initiative card: to have it, and that the other has it not.
const INITIATIVE: f64 = 22.0;

/// What a roll comes to, what another would on average, and this one with 1 more.
#[derive(Clone, Copy, Default)]
struct Stake {
    now: f64,
    again: f64,
    more: f64,
}

impl Eye<'_> {
    /// Whether the roll is worth the Initiative card.
    pub fn reroll(&self, seat: Seat) -> f64 {
        // The other may do the same.
        match self.book.open_roll(self.s) {
            Some(roll) => {
                let stake = self.stake(seat, roll);
                0.8 * (stake.again - stake.now) - INITIATIVE
            }
            None => -INITIATIVE,
        }
    }
    /// What 1 more on the roll is worth.
    pub fn plus(&self, seat: Seat) -> f64 {
        self.book.open_roll(self.s).map_or(0.0, |roll| {
            let stake = self.stake(seat, roll);
            stake.more - stake.now
        })
    }
    fn stake(&self, seat: Seat, roll: &Roll) -> Stake {
        match roll.why {
            Purpose::Fire | Purpose::Impact | Purpose::Mines | Purpose::Air => {
                self.fired(seat, roll)
            }
            Purpose::Defence => self.defended(seat, roll),
            Purpose::Melee => self.fought(seat, roll),
            Purpose::Rally | Purpose::Rout => self.tested(seat, roll),
            Purpose::SuddenDeath => self.ended(seat, roll),
            Purpose::Targeting => self.targeted(seat, roll),
            Purpose::Immobilise => self.bogged(seat, roll),
            Purpose::Support | Purpose::Commissar => Stake::default(),
        }
    }
    /// What hangs on the sum of two dice.
    fn hangs(&self, roll: &Roll, after: impl Fn(i32) -> f64) -> Stake {
        let sum = i32::from(self.s.sum()) + i32::from(roll.plus);
        Stake {
            now: after(sum),
            again: mean(&after),
            more: after(sum + 1),
        }
    }
    /// Whether a tank sticks.
    fn bogged(&self, seat: Seat, roll: &Roll) -> Stake {
        let s = self.s;
        let tank = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Gas(gas) => Some(gas.mud),
            _ => None,
        });
        let tank = match tank.flatten() {
            Some(Mud::Rolled(tank)) if s.is_on_map(tank) => tank,
            _ => return Stake::default(),
        };
        let bog = self.book.kinds[usize::from(s.unit(tank).kind)].more.bog;
        let lost = self.breaking(tank);
        let sign = if s.unit(tank).seat == seat { -1.0 } else { 1.0 };
        self.hangs(roll, |sum| sign * lost * yes(sum <= i32::from(bog)))
    }
    /// What a roll for an attack comes to, and what another would.
    fn fired(&self, seat: Seat, roll: &Roll) -> Stake {
        let (book, s) = (self.book, self.s);
        let Some(attack) = book.nearest_attack(s) else {
            return Stake::default();
        };
        let heavy = book.hurts_tanks(s, attack);
        let after = |sum: i32| {
            let sides = [(foe(attack.seat), 1.0), (attack.seat, -1.0)];
            let mut harm = 0.0;
            for (side, sign) in sides {
                if sign < 0.0 && !matches!(attack.means, Means::Impact | Means::Air) {
                    continue;
                }
                let there = s.of_side(side, attack.hex);
                let there = if heavy { there } else { there - s.tanks };
                for unit in there.iter() {
                    let ahead = i32::from(attack.total) + sum - self.defence(unit, attack.hex);
                    harm += sign * below(ahead) * self.breaking(unit);
                }
            }
            if seat == attack.seat { harm } else { -harm }
        };
        self.hangs(roll, after)
    }
    fn defended(&self, seat: Seat, roll: &Roll) -> Stake {
        let (book, s) = (self.book, self.s);
        let Some(attack) = book.nearest_attack(s) else {
            return Stake::default();
        };
        let Some(unit) = attack.unit.filter(|&unit| s.is_on_map(unit)) else {
            return Stake::default();
        };
        let mut sum = Sum::quiet();
        book.morale(s, unit, book.against(s, attack, unit), &mut sum);
        let moving = book.moving(s).is_some_and(|going| going.all.has(unit));
        let hurt = self.breaking(unit);
        let after = |roll: i32| {
            let lost = match (sum.total() + roll).cmp(&attack.total.into()) {
                std::cmp::Ordering::Less => hurt,
                std::cmp::Ordering::Equal if moving => hurt,
                std::cmp::Ordering::Equal => 6.0,
                std::cmp::Ordering::Greater => 0.0,
            };
            if s.unit(unit).seat == seat {
                -lost
            } else {
                lost
            }
        };
        self.hangs(roll, after)
    }
    fn fought(&self, seat: Seat, roll: &Roll) -> Stake {
        let roller = roll.seat;
        let (book, s) = (self.book, self.s);
        let Some(melee) = book.melee(s) else {
            return Stake::default();
        };
        let loss = |seat: Seat| -> f64 {
            s.of_side(seat, melee.hex)
                .iter()
                .map(|unit| self.loss(unit))
                .sum()
        };
        let losses = [loss(Seat(0)), loss(Seat(1))];
        let (own, other) = (roller.index(), foe(roller).index());
        let second = roller == s.active;
        let result = |ahead: i32| match ahead.signum() {
            1 => losses[other],
            -1 => -losses[own],
            _ => losses[other] - losses[own],
        };
        let after = |roll: i32| {
            let total = i32::from(melee.total[own]) + roll;
            let worth = if second {
                result(total - i32::from(melee.total[other]))
            } else {
                let mut sum = Sum::quiet();
                book.melee_fp(s, foe(roller), melee, &mut sum);
                mean(|theirs| result(total - sum.total() - theirs))
            };
            if roller == seat { worth } else { -worth }
        };
        self.hangs(roll, after)
    }
    fn tested(&self, seat: Seat, roll: &Roll) -> Stake {
        let rally = roll.why == Purpose::Rally;
        let (book, s) = (self.book, self.s);
        let unit = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Recover(recover) => Some(recover.0.unit),
            Frame::Rout(rout) => Some(rout.0.unit),
            _ => None,
        });
        let Some(unit) = unit.flatten().filter(|&unit| s.is_on_map(unit)) else {
            return Stake::default();
        };
        let mut sum = Sum::quiet();
        book.nerve(s, unit, &mut sum);
        let good = if rally { 1.2 * self.unit(unit) } else { 8.0 };
        let after = |roll: i32| {
            let worth = good * yes(roll < sum.total());
            if s.unit(unit).seat == seat {
                worth
            } else {
                -worth
            }
        };
        self.hangs(roll, after)
    }
    /// Whether the match ends now.
    fn ended(&self, seat: Seat, roll: &Roll) -> Stake {
        let s = self.s;
        let vp = if seat == Seat(0) { s.vp } else { -s.vp };
        let lead =
            f64::from(vp) + self.secrets(seat) + if s.initiative == seat { 0.1 } else { -0.1 };
        let after = |roll: i32| 400.0 * yes(roll < i32::from(s.time)) * (lead / 1.5).tanh();
        self.hangs(roll, after)
    }
    fn targeted(&self, seat: Seat, roll: &Roll) -> Stake {
        let (book, s) = (self.book, self.s);
        let hit = |attack: &Attack| {
            let gun = self.guns(attack.seat).iter().find(|gun| match gun.piece {
                Element::Weapon(weapon) => attack.arms.has(weapon),
                Element::Unit(_) | Element::Gun(_) => false,
            })?;
            let harm = self.salvo(self.attack_fp(attack), foe(attack.seat), attack.hex);
            let far = book.distance(gun.from, attack.hex);
            let hindrance = self.sight(gun.from, attack.hex).unwrap_or(0) as i8;
            let now = |more: i8| harm * yes(s.product() + roll.plus + more - hindrance > far);
            let stake = Stake {
                now: now(0),
                again: harm * self.hits(gun, gun.from, attack.hex),
                more: now(1),
            };
            Some((stake, attack.seat))
        };
        match book.nearest_attack(s).and_then(hit) {
            Some((stake, by)) if by == seat => stake,
            Some((stake, _)) => Stake {
                now: -stake.now,
                again: -stake.again,
                more: -stake.more,
            },
            None => Stake::default(),
        }
    }
}
