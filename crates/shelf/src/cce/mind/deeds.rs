//! Answers in reaction windows: Actions, Op Fire, the Initiative card.

use super::POINT;
use super::eye::{Eye, yes};
use super::odds::{below, mean};
use commander::{Action, Attack, Class, Deed, Element, Frame, Means, Order, Purpose, foe};
use hex::HexId;
use table::{Seat, Sum};

/// The Initiative card: to have it, and that the other has it not.
const INITIATIVE: f64 = 22.0;

impl Eye<'_> {
    /// An answer in a reaction window.
    pub fn react(&self, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        let (seat, _) = book.asked(s);
        match action {
            Action::Card(card) => self.deed(seat, card),
            Action::OpFire(card) => {
                let Some(going) = book.moving(s) else {
                    return 0.0;
                };
                let able = book.activable(s, Order::Fire, true);
                let each = able.iter().map(|unit| self.op_group(seat, unit, going.to));
                // They may fire again at every further step.
                let again = if self.walks_on() { 1.35 } else { 1.0 };
                again * each.fold(0.0, f64::max) - self.keep(seat, card) - 2.0
            }
            Action::Fire(piece, hex) => {
                let guns = self.guns(seat).iter().find(|gun| gun.piece == piece);
                let fp = guns.and_then(|gun| self.aim(gun, hex)).unwrap_or(0);
                1.0 + self.salvo(fp, foe(seat), hex)
            }
            Action::Reroll => self.reroll(seat),
            _ => 0.0,
        }
    }
    fn walks_on(&self) -> bool {
        let going = self.book.moving(self.s);
        going.is_some_and(|going| !going.waiting.is_empty() && !going.halted)
    }
    /// What Op Fire by a unit and those it leads does.
    pub fn op_group(&self, seat: Seat, unit: u8, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut group = table::Set64::one(unit);
        if book.is_leader(s, unit) {
            group |= book.radius(s, unit) & book.fresh(s, seat);
        }
        self.op_fire(seat, group, hex)
    }

    /// An Action by its card, less what the card is worth in hand.
    pub fn deed(&self, seat: Seat, card: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let attack = book.nearest_attack(s);
        let gain = match book.card(seat, card).deed {
            Deed::BoreSighting
            | Deed::Crossfire
            | Deed::HandGrenades
            | Deed::Marksmanship
            | Deed::SustainedFire => attack.map_or(0.0, |attack| {
                let fp = self.attack_fp(attack);
                let worth = |fp| self.salvo(fp, foe(seat), attack.hex);
                // An attack that would not come to anything has to be raised.
                worth(fp + 2) - worth(fp) + 50.0 * yes(fp < 1)
            }),
            Deed::SprayFire => attack.map_or(0.0, |attack| {
                let fp = self.attack_fp(attack);
                let more = book.may_spray(s, attack).unwrap_or_default().into_iter();
                more.map(|hex| self.salvo(fp, foe(seat), hex))
                    .fold(0.0, f64::max)
            }),
            Deed::Concealment => self.shelter(|cover, _| (cover, 0)),
            Deed::HiddenEntrenchments => self.shelter(|cover, _| (0, (3 - cover).max(0))) + 3.0,
            Deed::HiddenPillbox => self.shelter(|cover, _| (0, (5 - cover).max(0))) + 8.0,
            Deed::LightWounds => self.light_wounds(),
            Deed::Ambush => self.ambush(seat),
            Deed::NoQuarter => 2.0 * POINT,
            Deed::HiddenMines => self.trap(seat),
            Deed::HiddenWire => 7.0,
            Deed::DigIn => self.digging(seat),
            Deed::Demolitions => -5.0,
            Deed::HiddenUnit => 30.0,
            Deed::AssaultFire => self.assault_fire(seat),
            Deed::SmokeGrenades | Deed::CommandConfusion | Deed::OpFire => 0.0,
        };
        gain - self.keep(seat, card)
    }
    /// The FP of an attack as it stands.
    pub fn attack_fp(&self, attack: &Attack) -> i32 {
        let mut sum = Sum::quiet();
        self.book.attack_fp(self.s, attack, &mut sum);
        sum.total()
    }
    /// How a unit under attack fares: the mean of what it suffers if the attack is so much weaker, its Cover better.
    fn suffers(&self, attack: &Attack, weaker: i32, better: i32) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut sum = Sum::quiet();
        book.morale(
            s,
            attack.unit,
            book.against(s, attack, attack.unit),
            &mut sum,
        );
        let ahead = i32::from(attack.total) - weaker - sum.total() - better;
        let moving = book
            .moving(s)
            .is_some_and(|going| going.all.has(attack.unit));
        let hurt = self.breaking(attack.unit);
        let tie = if moving { hurt } else { 6.0 };
        below(ahead) * hurt + (below(ahead + 1) - below(ahead)) * tie
    }
    /// What it helps before a Defence roll, if the Action makes the attack weaker and the Cover better.
    fn shelter(&self, by: impl Fn(i32, HexId) -> (i32, i32)) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(attack) = book.nearest_attack(s) else {
            return 0.0;
        };
        if !s.is_on_map(attack.unit) {
            return 0.0;
        }
        let hex = s.hex(attack.unit);
        let cover = book.cover_of(s, hex, book.against(s, attack, attack.unit));
        let (weaker, better) = by(cover.into(), hex);
        let others = 1.0 + 0.5 * attack.left.len() as f64;
        others * (self.suffers(attack, 0, 0) - self.suffers(attack, weaker, better))
    }
    /// A Squad that becomes a Team instead of breaking costs a point and two figures.
    fn light_wounds(&self) -> f64 {
        let asked = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Break(breaking) => Some(breaking.asked),
            _ => None,
        });
        asked.map_or(0.0, |unit| self.breaking(unit) - POINT - 18.0)
    }
    /// One more Ambush: the enemy has one more broken unit in the Melee.
    fn ambush(&self, seat: Seat) -> f64 {
        let Some(melee) = self.book.melee(self.s) else {
            return 0.0;
        };
        let sum = |seat: Seat| -> f64 {
            let units = self.s.of_side(seat, melee.hex);
            units.iter().map(|unit| self.loss(unit)).sum()
        };
        0.3 * (sum(seat) + sum(foe(seat)))
    }
    /// Mines under those who have just entered.
    fn trap(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(hex) = book.entered_hex(s) else {
            return 0.0;
        };
        let fp = i32::from(book.side(seat).mines);
        let movers = s.of_side(foe(seat), hex);
        let each = movers.iter().map(|unit| {
            let morale = i32::from(book.face(s, unit).morale);
            super::odds::beats(fp - morale) * self.breaking(unit)
        });
        each.sum::<f64>() + 3.0
    }
    /// Foxholes where they help most.
    fn digging(&self, seat: Seat) -> f64 {
        let hexes = self.book.dug(self.s, seat);
        hexes
            .iter()
            .map(|hex| self.dug(seat, hex))
            .fold(0.0, f64::max)
    }
    /// What Foxholes in a hex are worth to who stands there.
    pub fn dug(&self, seat: Seat, hex: HexId) -> f64 {
        let better = (3 - self.cover(hex)).max(0);
        let threat = 1.0 + yes(self.threat(seat, hex) > 0.0);
        f64::from(better) * threat * 1.3 * self.s.of_side(seat, hex).len() as f64
    }
    /// The best attack by those who move.
    fn assault_fire(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(going) = book.moving(s) else {
            return 0.0;
        };
        let guns = self.guns(seat).iter();
        let boxed = guns.filter(|gun| going.all.has(gun.unit) && book.boxed_fp(s, gun.piece));
        let mut best: f64 = 0.0;
        for gun in boxed {
            for stack in self.stacks(foe(seat)) {
                if let Some(fp) = self.aim(gun, stack.hex) {
                    best = best.max(self.salvo(fp, foe(seat), stack.hex));
                }
            }
        }
        best - 2.0
    }

    /// Whether the roll is worth the Initiative card.
    fn reroll(&self, seat: Seat) -> f64 {
        let s = self.s;
        let roll = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Roll(roll) => Some(roll),
            _ => None,
        });
        let Some(roll) = roll else {
            return -INITIATIVE;
        };
        let (now, then) = match roll.why {
            Purpose::Fire | Purpose::Impact | Purpose::Mines => self.fired(seat),
            Purpose::Defence => self.defended(seat),
            Purpose::Melee => self.fought(seat, roll.seat),
            Purpose::Rally | Purpose::Rout => self.tested(seat, roll.why == Purpose::Rally),
            Purpose::SuddenDeath => self.ended(seat),
            Purpose::Targeting => self.targeted(seat),
            Purpose::Support | Purpose::Commissar => (0.0, 0.0),
        };
        // The other may do the same.
        0.8 * (then - now) - INITIATIVE
    }
    /// What a roll for an attack comes to, and what another would.
    fn fired(&self, seat: Seat) -> (f64, f64) {
        let (book, s) = (self.book, self.s);
        let Some(attack) = book.nearest_attack(s) else {
            return (0.0, 0.0);
        };
        let after = |sum: i32| {
            let sides = [(foe(attack.seat), 1.0), (attack.seat, -1.0)];
            let mut harm = 0.0;
            for (side, sign) in sides {
                if sign < 0.0 && attack.means != Means::Impact {
                    continue;
                }
                for unit in s.of_side(side, attack.hex).iter() {
                    let ahead = i32::from(attack.total) + sum - self.defence(unit, attack.hex);
                    harm += sign * below(ahead) * self.breaking(unit);
                }
            }
            if seat == attack.seat { harm } else { -harm }
        };
        (after(s.sum().into()), mean(after))
    }
    fn defended(&self, seat: Seat) -> (f64, f64) {
        let (book, s) = (self.book, self.s);
        let Some(attack) = book
            .nearest_attack(s)
            .filter(|attack| s.is_on_map(attack.unit))
        else {
            return (0.0, 0.0);
        };
        let mut sum = Sum::quiet();
        book.morale(
            s,
            attack.unit,
            book.against(s, attack, attack.unit),
            &mut sum,
        );
        let moving = book
            .moving(s)
            .is_some_and(|going| going.all.has(attack.unit));
        let hurt = self.breaking(attack.unit);
        let after = |roll: i32| {
            let lost = match (sum.total() + roll).cmp(&attack.total.into()) {
                std::cmp::Ordering::Less => hurt,
                std::cmp::Ordering::Equal if moving => hurt,
                std::cmp::Ordering::Equal => 6.0,
                std::cmp::Ordering::Greater => 0.0,
            };
            if s.unit(attack.unit).seat == seat {
                -lost
            } else {
                lost
            }
        };
        (after(s.sum().into()), mean(after))
    }
    fn fought(&self, seat: Seat, roller: Seat) -> (f64, f64) {
        let (book, s) = (self.book, self.s);
        let Some(melee) = book.melee(s) else {
            return (0.0, 0.0);
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
        (after(s.sum().into()), mean(after))
    }
    fn tested(&self, seat: Seat, rally: bool) -> (f64, f64) {
        let (book, s) = (self.book, self.s);
        let unit = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Recover(test) | Frame::Rout(test) => Some(test.unit),
            _ => None,
        });
        let Some(unit) = unit.filter(|&unit| s.is_on_map(unit)) else {
            return (0.0, 0.0);
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
        (after(s.sum().into()), mean(after))
    }
    /// Whether the match ends now.
    fn ended(&self, seat: Seat) -> (f64, f64) {
        let s = self.s;
        let vp = if seat == Seat(0) { s.vp } else { -s.vp };
        let lead =
            f64::from(vp) + self.secrets(seat) + if s.initiative == seat { 0.1 } else { -0.1 };
        let after = |roll: i32| 400.0 * yes(roll < i32::from(s.time)) * (lead / 1.5).tanh();
        (after(s.sum().into()), mean(after))
    }
    fn targeted(&self, seat: Seat) -> (f64, f64) {
        let (book, s) = (self.book, self.s);
        let hit = |attack: &Attack| {
            let gun = self.guns(attack.seat).iter().find(|gun| match gun.piece {
                Element::Weapon(weapon) => attack.arms >> weapon & 1 == 1,
                Element::Unit(_) => false,
            })?;
            let harm = self.salvo(self.attack_fp(attack), foe(attack.seat), attack.hex);
            let far = book.distance(gun.from, attack.hex);
            let veil = book.sight(s, gun.from, attack.hex).unwrap_or(0) as i8;
            let now = harm * yes(s.product() - veil > far);
            Some((
                now,
                harm * self.hits(gun, gun.from, attack.hex),
                attack.seat,
            ))
        };
        match book.nearest_attack(s).and_then(hit) {
            Some((now, then, by)) if by == seat => (now, then),
            Some((now, then, _)) => (-now, -then),
            None => (0.0, 0.0),
        }
    }
    /// A Squad is a better hand for a Weapon than a Team, a Team better than a Leader.
    pub fn bearer(&self, unit: u8) -> f64 {
        match self.book.class(self.s, unit) {
            Class::Squad => 3.0,
            Class::Team => 2.0,
            Class::Leader => 0.0,
        }
    }
}
