//! One attack from its Targeting roll to the last Defence roll (O20.2, O20.3, O18.2.3.2, F103.2).

use crate::action::Element;
use crate::book::{Book, Side6};
use crate::cards::Deed;
use crate::deeds::Boost;
use crate::frame::{Aim, Arms, Attack, Flow, Frame, Means, Moment, Purpose, Roll, Stage};
use crate::ids::{UnitId, Units, WeaponId, Weapons};
use crate::kinds::{Arm, Fort, Hexside, OFF, Terrain};
use crate::ratings::Against;
use crate::state::{State, foe};
use hex::HexId;
use table::{Chance, Sum, Teller, Weight};

mod question;

impl Book {
    /// The attack, step by step in the order of the rulebook.
    pub fn step_attack(
        &self,
        s: &mut State,
        a: &mut Attack,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match a.stage {
            Stage::Gather => Flow::Ask,
            Stage::Targeting => {
                self.spend(s, a);
                if let Some(by) = self.gunner(s, a) {
                    a.aim = self.aim(s, s.hex(by), a.hex);
                    a.stage = Stage::Targeted;
                    return Flow::Call(Roll::of(a.seat, Purpose::Targeting));
                }
                a.stage = Stage::Before;
                Flow::Next
            }
            Stage::Targeted => self.targeted(s, a, c, t),
            Stage::Before => {
                a.stage = Stage::Roll;
                self.before_fire(s, a)
            }
            Stage::Spray => Flow::Ask,
            Stage::Roll if a.means == Means::Mines && self.is_past_mines(s, a) => {
                a.stage = Stage::Over;
                Flow::Next
            }
            Stage::Roll => {
                let mut sum = self.sum(t.on());
                self.attack_fp(s, a, &mut sum);
                if matches!(a.means, Means::Impact | Means::EmptyHexes) {
                    sum.add(self.take_shells(s), "g:A32");
                }
                t.tally(
                    || {
                        self.say("firepower")
                            .name("hex", self.label(a.hex))
                            .num("n", sum.total())
                    },
                    || sum.tally("firepower"),
                );
                a.total = sum.total() as i8;
                self.caught(s, a);
                a.crossed = [a.hex, a.second].map(|hex| self.crossed(s, a, hex));
                a.stage = Stage::Rolled;
                let why = match a.means {
                    Means::Impact | Means::EmptyHexes => Purpose::Impact,
                    Means::Mines => Purpose::Mines,
                    Means::Air => Purpose::Air,
                    _ => Purpose::Fire,
                };
                Flow::Call(Roll::of(a.seat, why))
            }
            Stage::Rolled => {
                self.rolled(s, a, t);
                Flow::Next
            }
            Stage::Strain => {
                if a.strain == 0 || self.strained(s, a).is_empty() {
                    a.stage = Stage::Defend;
                    return Flow::Next;
                }
                Flow::Ask
            }
            Stage::Defend => {
                // 6.3b: a Defence roll is complete.
                self.test_end(s, t);
                self.next_defender(s, a)
            }
            Stage::Brace => {
                a.stage = Stage::Defended;
                Flow::Call(Roll::of(s.unit(a.defender()).seat, Purpose::Defence))
            }
            Stage::Defended => self.defended(s, a, t),
            Stage::Over => {
                self.recount(s, t);
                self.test_end(s, t);
                Flow::Done
            }
        }
    }

    /// g:F128.1: whether nobody leaves the Mines any more, after what those before him have set off.
    fn is_past_mines(&self, s: &State, a: &Attack) -> bool {
        s.markers(a.hex).fort() != Some(Fort::Mines)
            || s.those(a.left & s.everybody(), a.hex).is_empty()
    }

    /// O20.3a: those that fire have had their attack of this Order.
    fn spend(&self, s: &mut State, a: &Attack) {
        if !matches!(a.means, Means::Fire | Means::Offensive) {
            return;
        }
        let guns = match a.gun {
            true => self.guns_of(s, a.units),
            false => Arms::default(),
        };
        for frame in s.stack.iter_mut().rev() {
            if let Frame::Fire(fire) = frame {
                // g:O21.3.2a: the gun and the machine guns of a tank fire once each.
                if a.gun {
                    fire.arms.remove(guns);
                    fire.fired = true;
                    return;
                }
                fire.units = fire.units - a.units;
                fire.arms.remove(a.arms);
                fire.fired = true;
                return;
            }
        }
    }

    /// O20.2a: who fires an Artillery Weapon, which fires alone, or the gun of a tank (g:O21.3.2a).
    fn gunner(&self, s: &State, a: &Attack) -> Option<UnitId> {
        if a.gun {
            return a.units.first();
        }
        let weapon = a.arms.weapons().first()?;
        let by = s.weapon(weapon).by;
        self.arm(s, weapon).white_bar.then_some(by).flatten()
    }

    /// O20.2.3a, O20.2.3b: whether it has hit.
    fn targeted(&self, s: &mut State, a: &mut Attack, c: &mut Chance, t: &mut Teller) -> Flow {
        let by = self.gunner(s, a);
        // The Weapon or its unit may have gone or broken in a trigger: then nothing is fired (gloss.broken, 11.1c).
        let weapon = a.arms.weapons().first();
        let able = |by: UnitId| {
            let (u, out) = (
                s.unit(by),
                weapon.is_some_and(|weapon| s.weapon(weapon).broken),
            );
            a.gun || !(out || u.broken || u.suppressed)
        };
        if !by.is_some_and(|by| s.is_on_map(by) && able(by)) {
            a.stage = Stage::Over;
            return Flow::Next;
        }
        let mut sum = self.sum(t.on());
        let hit = self.hits(s, a.aim, &mut sum);
        t.tally(
            || {
                self.say(if hit { "hit" } else { "missed" })
                    .name("hex", self.label(a.hex))
                    .num("n", sum.total())
                    .num("range", a.aim.range)
            },
            || sum.tally("targeting"),
        )
        .weighs(Weight::Result);
        a.stage = match (hit, a.smoke) {
            (false, _) => Stage::Over,
            (true, true) => {
                // O20.2.1b
                self.lay_smoke(s, a.hex, c, t);
                Stage::Over
            }
            // O20.3a: nobody is left there to be fired at.
            (true, false) if s.of_side(foe(a.seat), a.hex).is_empty() => Stage::Over,
            (true, false) => Stage::Before,
        };
        Flow::Next
    }

    /// O20.2.2, 10.3.1: range and Hindrance from one hex to another, as they are now.
    pub fn aim(&self, s: &State, from: HexId, to: HexId) -> Aim {
        Aim {
            range: self.distance(from, to) as u8,
            hindrance: self.sight(s, from, to).unwrap_or(0),
        }
    }
    /// O20.2.3a, O20.2.3b, O18.2.2, 10.3.1: the dice multiplied, less the Hindrance, against the range.
    pub fn hits(&self, s: &State, aim: Aim, sum: &mut Sum) -> bool {
        sum.add(s.product().into(), "1.9b");
        sum.add(-i32::from(aim.hindrance), "10.3.1");
        // g:O21.2.1.1: two ones miss, whatever is added to them, but for an Observer's own hex (g:O19.2.1.2a).
        let ones = self.law.ones_miss && s.dice == [1, 1] && aim.range > 0;
        !ones && sum.total() > aim.range.into()
    }

    /// O20.3.3: the Attack Total, and what the roll does to the Weapons.
    fn rolled(&self, s: &mut State, a: &mut Attack, t: &mut Teller) {
        let mut sum = self.sum(t.on());
        sum.add(a.total.into(), "O20.3.3");
        sum.add(s.sum().into(), "1.9a");
        // T99b; of many hexes each for itself.
        let one = a.means != Means::EmptyHexes;
        if one && self.terrain(s, a.hex) == Terrain::Woods && self.is_indirect(s, a) {
            sum.add(2, "T99b");
        }
        sum.add(self.well_armed(s, a), "g:S98.5.4");
        a.total = sum.total() as i8;
        t.tally(
            || {
                self.say("attack-total")
                    .name("hex", self.label(a.hex))
                    .num("n", a.total)
            },
            || sum.tally("attack"),
        );
        // A41b: a double strains a Mortar or MG, once for each card.
        let sustained = a.boosted(Boost::SustainedFire);
        if s.dice[0] == s.dice[1] {
            a.strain = sustained;
        }
        // 11.6b: used once.
        for weapon in a.arms.weapons().iter() {
            let gone = s.weapon(weapon).by.is_none();
            if !gone && self.arm(s, weapon).arm == Arm::Satchel {
                t.all(|| self.weapon_event("weapon-used", s, weapon));
                self.lose_weapon(s, weapon);
            }
        }
        self.tear_up(s, a, t);
        a.left &= s.everybody();
        a.stage = Stage::Strain;
    }

    /// O20.3.4a, A33.3e, O20.3b: everybody who is in the hex when the attack is made, nobody on the way to it; Mines
    /// have their own list (F103.1c).
    fn caught(&self, s: &State, a: &mut Attack) {
        if matches!(a.means, Means::Mines | Means::EmptyHexes) {
            return;
        }
        let mut there = s.in_hex(a.hex);
        if a.second != OFF {
            there |= s.in_hex(a.second);
        }
        a.left = match a.means {
            Means::Impact | Means::Air => there,
            _ => there & s.on_map[foe(a.seat)],
        };
        // g:O21.3.3
        if !s.tanks.is_empty() && !self.hurts_tanks(s, a) {
            a.left = a.left - s.tanks;
        }
    }

    /// O18.2.3.3a: a Fortification is destroyed before the Defence rolls.
    pub fn shatter(&self, s: &mut State, a: &Attack, t: &mut Teller) {
        let value = self
            .vulnerability
            .get(usize::from(a.given.saturating_sub(8)))
            .copied();
        if s.markers(a.hex).fort().is_some() && value.is_some_and(|value| s.sum() as u8 == value) {
            s.markers_mut(a.hex).set_fort(None);
            t.all(|| self.say("fort-destroyed").name("hex", self.label(a.hex)));
        }
    }

    /// A41b: the firing Mortars and MGs that may break.
    pub fn strained(&self, s: &State, a: &Attack) -> Weapons {
        let fit = |weapon: &WeaponId| {
            s.weapon(*weapon).by.is_some()
                && (self.arm(s, *weapon).arm.is_mg() || self.arm(s, *weapon).arm == Arm::Mortar)
        };
        a.arms.weapons().iter().filter(fit).collect()
    }

    /// O20.3.4a: the owner chooses the order; the inactive player's units first.
    fn next_defender(&self, s: &mut State, a: &mut Attack) -> Flow {
        a.left &= s.everybody();
        if a.left.is_empty() {
            a.stage = Stage::Over;
            return Flow::Next;
        }
        let candidates = self.defenders(s, a);
        if self.all_alike(s, candidates) {
            let unit = candidates.first().unwrap_or_default();
            return self.call_defence(s, a, unit);
        }
        Flow::Ask
    }
    /// The units from which the next Defence roll is chosen.
    pub fn defenders(&self, s: &State, a: &Attack) -> Units {
        let inactive = a.left & s.on_map[foe(s.active)];
        if inactive.is_empty() {
            a.left
        } else {
            inactive
        }
    }
    /// Whether it makes no difference which of them comes first.
    pub fn all_alike(&self, s: &State, units: Units) -> bool {
        let Some(first) = units.first() else {
            return true;
        };
        // O20.3.4d: who is activated to Move breaks where another is Suppressed.
        let going = self.moving(s).map_or(Units::EMPTY, |going| going.all);
        let same = |unit: UnitId| {
            *s.unit(unit) == *s.unit(first)
                && s.hex(unit) == s.hex(first)
                && unit_free(s, unit)
                && going.has(unit) == going.has(first)
        };
        units.len() == 1 || (unit_free(s, first) && units.iter().all(same))
    }
    /// Whose Defence roll it is, with the Actions before it.
    pub fn call_defence(&self, s: &mut State, a: &mut Attack, unit: UnitId) -> Flow {
        a.left.remove(unit);
        a.unit = Some(unit);
        a.stage = Stage::Brace;
        // The frame is put back by the caller before the window asks.
        let seat = s.unit(unit).seat;
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Attack(*a);
        self.open_window(s, Moment::BeforeDefence, seat)
    }

    /// O20.3.4c to O20.3.4e: what the Defence roll comes to.
    fn defended(&self, s: &mut State, a: &mut Attack, t: &mut Teller) -> Flow {
        let unit = a.unit.take().expect("somebody makes a Defence roll");
        a.stage = Stage::Defend;
        // A trigger may have taken the unit away; the roll still counts for its twin (E52.2c).
        let units = self.defending(s, a, unit);
        let Some(unit) = [unit]
            .into_iter()
            .chain(units.iter())
            .find(|&u| s.is_on_map(u))
        else {
            return Flow::Next;
        };
        let mut sum = self.sum(t.on());
        self.morale(s, unit, self.against(s, a, unit), &mut sum);
        sum.add(s.sum().into(), "O20.3.4a");
        let total = sum.total() as i8;
        t.tally(
            || {
                self.unit_event("defence-total", s, unit)
                    .num("n", total)
                    .num("attack", a.total)
            },
            || sum.tally("defence"),
        )
        .weighs(Weight::Result);
        let moving = self.moving(s).is_some_and(|going| going.all.has(unit));
        match total.cmp(&a.total) {
            std::cmp::Ordering::Less => Flow::Call(Book::breaks(self.daunted(s, a, units))),
            // O20.3.4d: a tie breaks who is activated for a Move.
            std::cmp::Ordering::Equal if moving => {
                Flow::Call(Book::breaks(self.daunted(s, a, units)))
            }
            std::cmp::Ordering::Equal => {
                for unit in units.iter() {
                    self.suppress(s, unit, t);
                }
                Flow::Next
            }
            std::cmp::Ordering::Greater => Flow::Next,
        }
    }

    /// For whom a Defence roll counts: for the unit, and for its twin if both were one Squad (E52.2c).
    fn defending(&self, s: &State, a: &mut Attack, unit: UnitId) -> Units {
        let Some(pair) = a
            .pairs
            .into_iter()
            .flatten()
            .find(|pair| pair.contains(&unit))
        else {
            return Units::one(unit);
        };
        let both: Units = pair.into_iter().collect();
        a.left = a.left - both;
        both & s.everybody()
    }

    /// What Cover counts against an attack for a unit.
    pub fn against(&self, s: &State, a: &Attack, unit: UnitId) -> Against {
        // g:O21.3.7.1: a tank has no Cover.
        let none = a.means == Means::Mines
            || s.tanks.has(unit)
            || self.elements(a).any(|piece| {
                matches!(piece, Element::Weapon(weapon) if self.arm(s, weapon).arm == Arm::Flamethrower)
            });
        let indirect = self.is_indirect(s, a);
        Against {
            indirect,
            none,
            defence: true,
            mines: a.means == Means::Mines && a.given <= self.mine_strength(),
            crossed: match s.hex(unit) {
                hex if hex == a.hex => a.crossed[0],
                hex if hex == a.second => a.crossed[1],
                _ => 0,
            },
        }
    }
    /// T87b, T97b: the Hedge or Wall that every line of the fire crosses on entering the hex.
    pub fn crossed(&self, s: &State, a: &Attack, hex: HexId) -> i8 {
        if hex == OFF {
            return 0;
        }
        let sides = &self.sides6[hex.index()];
        let stands = |side: &Side6| side.hedge || side.wall || side.destroyed_wall;
        if !sides.iter().any(stands) {
            return 0;
        }
        let lines = self
            .elements(a)
            .map(|piece| self.entered_by(s.hex(self.bearer(s, piece)), hex));
        lines.min().unwrap_or(0)
    }
    /// The Hedge (1) or Wall (2) over which a line enters a hex.
    fn entered_by(&self, from: HexId, hex: HexId) -> i8 {
        let grid = self.map.grid();
        let worth = |contact: &hex::Contact| {
            let hex::Feature::Side(side) = contact.what else {
                return 0;
            };
            let (one, other) = grid.beside(side);
            if one != hex && other != Some(hex) || !contact.how.crosses() {
                return 0;
            }
            let has = |kind: Hexside| self.map.side_has(side, kind.word());
            // g:T122.1: a Destroyed Wall covers as a Wall.
            if has(Hexside::Wall) || has(Hexside::DestroyedWall) {
                2
            } else {
                i8::from(has(Hexside::Hedge))
            }
        };
        let met = hex::contacts_with(&self.map, from, hex, &|_| false);
        met.iter().map(worth).max().unwrap_or(0)
    }

    /// Whether an Action would add to an attack as it stands.
    pub fn would_boost(&self, s: &State, attack: &Attack, deed: Deed) -> bool {
        let before = Attack {
            stage: Stage::Before,
            ..*attack
        };
        self.useful_in_fire(s, attack.seat, deed, &before).is_ok()
    }
}

/// Whether a unit commands nobody and carries nothing: then one is as good as another.
fn unit_free(s: &State, unit: UnitId) -> bool {
    s.unit(unit).weapon.is_none()
}
