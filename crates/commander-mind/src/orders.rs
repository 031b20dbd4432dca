//! What Orders are worth: the whole chain from the card to its end, at a glance.

use crate::POINT;
use crate::eye::{Eye, once, yes};
use crate::odds::{beats, below, product_above, ties};
use crate::shells::Watch;
use commander::{Book, CardId, Deed, Order, State, UnitId, Units, foe};
use hex::{HexId, HexSet256};
use table::{Seat, Sum};

impl Eye<'_> {
    /// What the Order of a card is worth now.
    pub fn order(&self, order: Order) -> f64 {
        once(&self.orders[order as usize], || self.best_order(order))
    }
    fn best_order(&self, order: Order) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.active;
        match order {
            Order::Fire | Order::Move | Order::Advance => {
                let able = book.activable(s, order, false);
                let each = able.iter().map(|unit| self.activation(order, unit, seat));
                each.fold(0.0, f64::max)
            }
            Order::Recover => {
                let each = s.on_map[seat].iter().map(|unit| self.recovery(unit));
                each.sum::<f64>()
            }
            Order::Rout => self.rout(foe(seat)).max(self.rout(seat)),
            Order::ArtilleryRequest if book.is_gwc() => self.request(seat, Watch::Any),
            Order::ArtilleryRequest if s.radio[seat].broken => 12.0,
            Order::ArtilleryRequest => self.barrage(seat),
            Order::ArtilleryDenied => 14.0,
            Order::CommandConfusion => -50.0,
            Order::AirStrike | Order::LineOfFire | Order::Offensive | Order::Liaison => {
                self.own_order(order)
            }
        }
    }
    /// What it is worth to activate a unit first, with those it leads.
    pub fn activation(&self, order: Order, unit: UnitId, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        if book.is_gwc() {
            return self.deployment(order, self.group_of(order, unit, seat), seat);
        }
        let one = Units::one(unit);
        let group = if book.is_leader(s, unit) {
            one | (book.radius(s, unit) & book.fresh(s, seat))
        } else {
            one
        };
        self.deployment(order, group, seat)
    }
    /// What an Order is worth to these units.
    pub fn deployment(&self, order: Order, units: Units, seat: Seat) -> f64 {
        match order {
            Order::Fire => self.fire(seat, units),
            Order::Move => units.iter().map(|unit| self.outing(unit)).sum(),
            Order::Advance => self.advance(units, seat),
            // They move, and who has moved fires.
            Order::Offensive => {
                let moved: f64 = units.iter().map(|unit| self.outing(unit)).sum();
                moved + 0.4 * self.fire(seat, units) * yes(moved > 0.0)
            }
            _ => 0.0,
        }
    }

    /// The best Advance of these units: into Melees together, or each to a better place.
    fn advance(&self, units: Units, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let enemies = self.hexes(foe(seat));
        let places = |unit: UnitId| {
            let here = self.stand(unit, s.hex(unit));
            let near = (book.near(s.hex(unit)) - enemies).iter();
            let open = near.filter(|&to| book.may_advance(s, unit, to).is_ok());
            let best = open
                .map(|to| self.stand(unit, to) - here)
                .fold(0.0, f64::max);
            best.max(self.leaving(unit, 1))
        };
        let targets = units.iter().fold(HexSet256::EMPTY, |set, unit| {
            set | (book.near(s.hex(unit)) & enemies)
        });
        let mut best = (0.0, Units::EMPTY);
        for hex in targets.iter() {
            let storm = self.stormers(units, hex);
            let value = self.melee(seat, hex, storm);
            if value > best.0 {
                best = (value, storm);
            }
        }
        best.0 + (units - best.1).iter().map(places).sum::<f64>()
    }
    /// Those who may go into a hex: all that can and are fit for it.
    pub fn stormers(&self, units: Units, hex: HexId) -> Units {
        let (book, s) = (self.book, self.s);
        let fit = |unit: &UnitId| !s.unit(*unit).broken && book.may_advance(s, *unit, hex).is_ok();
        units.iter().filter(fit).collect()
    }
    /// What a Melee in a hex is worth to a side, with these units there.
    pub fn melee(&self, seat: Seat, hex: HexId, with: Units) -> f64 {
        let s = self.s;
        let own = s.of_side(seat, hex) | with;
        let others = s.of_side(foe(seat), hex);
        if own.is_empty() || others.is_empty() {
            return 0.0;
        }
        let ahead = self.brawn(seat, own) - self.brawn(foe(seat), others);
        let sum = |units: Units| units.iter().map(|unit| self.loss(unit)).sum::<f64>();
        let (won, lost) = (sum(others), sum(own));
        let ground = (0..5).filter(|&n| self.book.objectives[n].contains(hex));
        let ground: f64 = ground
            .filter(|&n| s.control[n] != seat.0)
            .map(|n| self.goal(n, seat))
            .sum();
        // An Ambush may wait for whoever comes.
        let ahead = ahead - 2 * i32::from(s.pile[foe(seat)].count > 2);
        let tie = ties(ahead);
        beats(ahead) * (won + ground) + tie * (won - lost) - (1.0 - beats(ahead) - tie) * lost
    }

    /// What a Recover Order does for a unit.
    pub fn recovery(&self, unit: UnitId) -> f64 {
        let u = self.s.unit(unit);
        let mut sum = Sum::quiet();
        self.book.nerve(self.s, unit, &mut sum);
        let nerve = sum.total() + i32::from(u.suppressed);
        let broken = if u.broken {
            below(nerve) * (0.55 * self.unit(unit) / 0.45 + 4.0)
        } else {
            0.0
        };
        broken + 4.0 * yes(u.suppressed)
    }
    /// What a Rout of a side is worth to the active player.
    pub fn rout(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        if s.routed[seat] {
            return -5.0;
        }
        let each = book.broken(s, seat).iter().map(|unit| {
            let mut sum = Sum::quiet();
            book.nerve(s, unit, &mut sum);
            let edge = i32::from(book.to_edge(s.hex(unit), book.side(seat).edge));
            let runs = 1.0 - below(sum.total() + 1);
            // So far that it leaves the map.
            let lost = 1.0 - below(sum.total() + edge);
            let goal = (0..5).filter(|&n| book.objectives[n].contains(s.hex(unit)));
            let ground: f64 = goal.map(|n| 0.3 * self.goal(n, foe(seat))).sum();
            lost * self.loss(unit) + runs * (5.0 + ground)
        });
        let sum: f64 = each.sum();
        if seat == s.active {
            let out_of_danger = book
                .broken(s, seat)
                .iter()
                .map(|unit| 0.2 * self.danger(unit, s.hex(unit), false));
            out_of_danger.sum::<f64>() - sum
        } else {
            sum
        }
    }

    /// What a barrage is worth at best.
    fn barrage(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let each = book.observers(s, seat);
        let best = self.stacks(foe(seat)).iter().map(|stack| {
            let seen = each.iter().filter_map(|unit| {
                let hindrance = self.sight(s.hex(unit), stack.hex)?;
                let far = i32::from(book.distance(s.hex(unit), stack.hex));
                Some(product_above(far + i32::from(hindrance)))
            });
            let hit = seen.fold(0.0, f64::max);
            if hit == 0.0 {
                0.0
            } else {
                (0.25 + 0.75 * hit) * self.shells(seat, stack.hex)
            }
        });
        best.fold(0.0, f64::max)
    }
    /// What shells on a hex do, with their drift.
    pub fn shells(&self, seat: Seat, hex: HexId) -> f64 {
        let fp = i32::from(self.s.radio[seat].fp);
        let mut sum = 0.0;
        for (side, sign) in [(foe(seat), 1.0), (seat, -1.0)] {
            for stack in self.stacks(side) {
                // About how often the zone reaches so far from the Spotting Round.
                let share = match self.book.distance(hex, stack.hex) {
                    0 | 1 => 0.5,
                    2 => 0.35,
                    3 => 0.12,
                    _ => continue,
                };
                sum += sign * share * self.salvo(fp, side, stack.hex);
            }
        }
        sum
    }

    /// What a card is worth in hand: for a later Turn, and for the enemy's.
    pub fn keep(&self, seat: Seat, card: CardId) -> f64 {
        let (book, s) = (self.book, self.s);
        let face = book.card(seat, card);
        let near = self.contact(seat);
        let order = match face.order {
            Order::Fire => 5.0 + 3.5 * near,
            Order::Move => 3.5,
            Order::Recover => 2.5 + 0.2 * f64::from(broken(book, s, seat).min(10)),
            Order::Advance => 1.5 + 2.0 * near,
            Order::ArtilleryRequest if s.radio[seat].fp > 0 => 4.0,
            Order::ArtilleryDenied if s.radio[foe(seat)].fp > 0 => 3.0,
            Order::Rout => 1.0,
            Order::AirStrike => 4.5,
            Order::Offensive => 4.0,
            Order::LineOfFire => 1.0 + 2.0 * near,
            Order::Liaison if s.radio[seat].fp > 0 => 1.5,
            _ => 0.0,
        };
        let deed = match face.deed {
            Deed::Ambush | Deed::LightWounds => 1.0,
            Deed::Concealment | Deed::HiddenMines | Deed::HiddenEntrenchments => 1.2,
            Deed::NoQuarter | Deed::AssaultFire => 0.6,
            Deed::HiddenUnit => 2.5,
            Deed::CommandConfusion => 0.0,
            Deed::LuckyStar | Deed::HiddenPosition | Deed::FieldOfFire => 1.5,
            Deed::CounterAttack | Deed::HitTheDirt => 1.0,
            _ => 0.5,
        };
        // Of two alike the second is worth less.
        let hand = s.pile[seat].hand.iter();
        let alike =
            hand.filter(|&other| other < card && book.card(seat, other).order == face.order);
        order * 0.55f64.powi(alike.count() as i32) + deed
    }
    /// Whether the sides have met: one if some unit is under fire.
    fn contact(&self, seat: Seat) -> f64 {
        let met = self
            .hexes(seat)
            .iter()
            .any(|hex| self.threat(seat, hex) > 0.0);
        yes(met)
    }
    /// How much a side wants time to pass: one if it leads and the end is near, minus one if it is behind.
    pub fn hurry(&self, seat: Seat) -> f64 {
        let s = self.s;
        let vp = if seat == Seat(0) { s.vp } else { -s.vp };
        let lead = f64::from(vp) + self.secrets(seat) - 0.5;
        let left = f64::from(self.book.sudden_death.saturating_sub(s.time)) + 1.5;
        (lead / (1.5 * left)).tanh()
    }
    /// What the lead counts besides its points, since the end is near.
    pub fn outcome(&self, seat: Seat) -> f64 {
        let left = f64::from(self.book.sudden_death.saturating_sub(self.s.time));
        5.0 * POINT * self.hurry(seat) * 2.0 / (2.0 + left)
    }
}

/// How many units of a side are broken.
fn broken(book: &Book, s: &State, seat: Seat) -> u8 {
    book.broken(s, seat).len() as u8
}
