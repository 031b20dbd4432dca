//! Answers in reaction windows: Actions, Op Fire, the Initiative card.

use crate::POINT;
use crate::eye::{Eye, yes};
use crate::odds::below;
use commander::{Action, Attack, CardId, Class, Deed, Frame, Order, UnitId, Units, foe};
use hex::HexId;
use table::{Seat, Sum};

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
    pub fn op_group(&self, seat: Seat, unit: UnitId, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut group = Units::one(unit);
        if book.is_gwc() {
            group = self.group_of(Order::Fire, unit, seat);
        } else if book.is_leader(s, unit) {
            group |= book.radius(s, unit) & book.fresh(s, seat);
        }
        self.op_fire(seat, group, hex)
    }

    /// An Action by its card, less what the card is worth in hand.
    pub fn deed(&self, seat: Seat, card: CardId) -> f64 {
        let (book, s) = (self.book, self.s);
        let attack = book.nearest_attack(s);
        let gain = match book.card(seat, card).deed {
            Deed::BoreSighting
            | Deed::Crossfire
            | Deed::HandGrenades
            | Deed::Marksmanship
            | Deed::SustainedFire => attack.map_or(0.0, |attack| {
                let fp = self.attack_fp(attack);
                let heavy = book.hurts_tanks(s, attack);
                let worth = |fp| self.salvo_by(fp, foe(seat), attack.hex, heavy);
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
            own => self.own_deed(seat, own),
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
        let unit = attack.defender();
        book.morale(s, unit, book.against(s, attack, unit), &mut sum);
        let ahead = i32::from(attack.total) - weaker - sum.total() - better;
        let moving = book.moving(s).is_some_and(|going| going.all.has(unit));
        let hurt = self.breaking(unit);
        let tie = if moving { hurt } else { 6.0 };
        below(ahead) * hurt + (below(ahead + 1) - below(ahead)) * tie
    }
    /// What it helps before a Defence roll, if the Action makes the attack weaker and the Cover better.
    pub fn shelter(&self, by: impl Fn(i32, HexId) -> (i32, i32)) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(attack) = book.nearest_attack(s) else {
            return 0.0;
        };
        let Some(unit) = attack.unit.filter(|&unit| s.is_on_map(unit)) else {
            return 0.0;
        };
        let hex = s.hex(unit);
        let cover = book.cover_of(s, hex, book.against(s, attack, unit));
        let (weaker, better) = by(cover.into(), hex);
        let others = 1.0 + 0.5 * attack.left.len() as f64;
        others * (self.suffers(attack, 0, 0) - self.suffers(attack, weaker, better))
    }
    /// A Squad that becomes a Team instead of breaking costs a point and two figures.
    fn light_wounds(&self) -> f64 {
        let asked = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Break(breaking) => breaking.asked,
            _ => None,
        });
        asked.map_or(0.0, |unit| self.breaking(unit) - POINT - 18.0)
    }
    /// One more Ambush: the enemy has one more broken unit in the Melee.
    pub fn ambush(&self, seat: Seat) -> f64 {
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
            crate::odds::beats(fp - morale) * self.breaking(unit)
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
        let best = if self.book.is_gwc() {
            self.foxholes()
        } else {
            3
        };
        let better = (best - self.cover(hex)).max(0);
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
    /// A Squad is a better hand for a Weapon than a Team, a Team better than a Leader.
    pub fn bearer(&self, unit: UnitId) -> f64 {
        match self.book.class(self.s, unit) {
            Class::Squad => 3.0,
            Class::Team => 2.0,
            Class::Leader | Class::Agent | Class::Tank | Class::TankLeader => 0.0,
        }
    }
}
