//! An attack on the SACRT (L11, T12): declared weapon by weapon, one die, and a result for each unit in the hex (L1.8).

mod question;

pub use question::{Sheltering, Volleying};

use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Frame, Volley, VolleyStage};
use crate::ground::{Hexes, Terrain};
use crate::ids::{Piece, Pieces};
use crate::state::{Arm, Arms, Deeds, Marks, State, foe};
use hex::HexId;
use table::{Chance, Legal, Seat, Sum, Teller, Text, no};

/// L22.5: so many combat groups are protected.
pub(crate) const SHELTERED: u32 = 3;
/// L11.13: what a pivot adds in a defensive phase.
const PIVOT: i32 = 2;
/// So many units fire at one hex at most: there is room for no more.
const MOST: usize = 32;
/// Firepower is counted in sixteenths: four causes may halve it (L1.5).
const WHOLE: u32 = 16;

impl Book {
    /// Whether a unit may join an attack with these weapons.
    pub(crate) fn may_add(&self, s: &State, volley: &Volley, by: Piece, arms: Arms) -> Legal<Arms> {
        let arms = self.may_fire(s, by, arms, volley.hex)?;
        match s.volley.len() < MOST {
            true => Ok(arms),
            false => no(&["L11.2"], "landships-no-more-fire"),
        }
    }

    /// Those who may still join, as their side knows them.
    pub(crate) fn joiners(&self, s: &State, volley: &Volley) -> Pieces {
        let aim = Hexes::of(volley.hex);
        let joins = |&unit: &Piece| {
            !self.in_reach(s, unit, aim).is_empty()
                && self.may_add(s, volley, unit, Arms::ALL).is_ok()
        };
        s.pieces().filter(joins).collect()
    }

    /// By what the firepower of a weapon is divided (L11.2, L5.10, L15.3, L12.10), in the order it is told.
    fn divisors(&self, s: &State, volley: &Volley, by: Piece, range: u8) -> [u32; 4] {
        let (kind, hex) = (self.kind(s, by), s.hex(by));
        let far = self.ground.distance(hex, volley.hex);
        let masked = self.side(s.unit(by).seat).masks && kind.is_light();
        let wire = self.tables.notes.of("wire_firepower") as u32;
        [
            (2, far > range.div_ceil(2).into()),
            (wire, kind.is_foot() && s.wire.contains(hex)),
            (2, masked && s.gas_hexes().contains(hex)),
            (2, kind.class == Class::Ship && s.unit(by).left() > 0),
        ]
        .map(|(by, holds)| if holds { by } else { 1 })
    }

    /// L11.2: the firepower that reaches the hex. Fractions are added and only the total is rounded, up (L1.5).
    pub(crate) fn firepower(&self, s: &State, volley: &Volley, listening: bool) -> Sum {
        let mut steps = [0u32; 5];
        for arm in s.volley.iter() {
            for bit in (0..7).filter(|bit| arm.arms.0 & (1 << bit) != 0) {
                let flame = self.kind(s, arm.by).flame.filter(|_| volley.flame);
                let Some(weapon) = self.weapon(s, arm.by, bit) else {
                    continue;
                };
                let (fp, range) = match flame {
                    Some(flame) => (flame.fp, flame.range),
                    None => (weapon.fp, weapon.range),
                };
                let divisors = self.divisors(s, volley, arm.by, range);
                let mut left = u32::from(fp) * WHOLE;
                steps[0] += left;
                for (step, by) in steps[1..].iter_mut().zip(divisors) {
                    left /= by;
                    *step += left;
                }
            }
        }
        let rules = ["L2.6", "L11.2", "terrain.note.e-fire", "L15.3", "L12.10"];
        let mut sum = Sum::opened("landships", listening);
        for (step, rule) in steps.into_iter().zip(rules) {
            let now = step.div_ceil(WHOLE) as i32;
            sum.add(now - sum.total(), rule);
        }
        sum
    }

    /// L11.5: MG groups, and half the vehicle machine guns; whether any machine gun takes part (L11.7).
    pub(crate) fn machine_guns(&self, s: &State, volley: &Volley) -> (i32, bool) {
        if volley.flame {
            return (0, false);
        }
        let groups = |arm: &&Arm| self.kind(s, arm.by).class == Class::Mg;
        let groups = s.volley.iter().filter(groups).count() as i32;
        let on = |arm: &Arm| -> i32 {
            let bits = (0..7).filter(|bit| arm.arms.0 & (1 << bit) != 0);
            bits.filter_map(|bit| self.weapon(s, arm.by, bit))
                .map(|weapon| i32::from(weapon.mgs))
                .sum()
        };
        let cars: i32 = s.volley.iter().map(on).sum();
        (groups + self.tables.mg_groups(cars), groups > 0 || cars > 0)
    }

    /// What the firers add to the die (L11.5, L11.6, L11.13).
    pub(crate) fn volley_modifiers(&self, s: &State, volley: &Volley, sum: &mut Sum) {
        let table = &self.tables.sacrt_mods;
        sum.add(
            table.of("mg") * self.machine_guns(s, volley).0,
            "sacrt.mod.mg",
        );
        let vehicle = |by: Piece| self.kind(s, by).is_vehicle() && s.is(by, Marks::MOVED);
        if s.volley.iter().any(|arm| vehicle(arm.by)) {
            sum.add(table.of("moved"), "sacrt.mod.moved-vehicle");
        }
        let pivoted = |arm: &Arm| s.did(arm.by, Deeds::PIVOTED);
        if s.phase.is_defensive() && s.volley.iter().any(pivoted) {
            sum.add(PIVOT, "L11.13");
        }
    }

    /// L22.1, L1.6, sacrt.cover.cavalry, sacrt.cover.vehicles: what a unit in the hex adds to the die: horses, the river,
    /// cover.
    pub(crate) fn cover(&self, s: &State, volley: &Volley, unit: Piece, sum: &mut Sum) {
        let (kind, plot) = (self.kind(s, unit), self.ground.plot(s.hex(unit)));
        let table = &self.tables.sacrt_mods;
        if kind.is_mounted() {
            sum.add(table.of("cavalry"), "sacrt.mod.cavalry");
        }
        let river = plot.terrain == Terrain::River && !s.is(unit, Marks::BRIDGE);
        if river && !kind.is_vehicle() {
            sum.add(table.of("river"), "sacrt.mod.river");
        }
        // L11.11, L11.12
        if volley.mixed || volley.flame {
            return;
        }
        let foot = kind.is_foot();
        let soft = plot.terrain == Terrain::Woods && !kind.is_vehicle();
        let dug = foot && (plot.terrain == Terrain::Swamp || plot.trench.is_some());
        if soft || dug {
            sum.add(
                table.of("swamp_woods_trench"),
                "sacrt.mod.swamp-woods-trench",
            );
        }
        let fortified = foot && self.is_fortified(s, s.hex(unit));
        let network = fortified && self.is_sheltered(s, volley, unit);
        if plot.terrain == Terrain::Town || network {
            sum.add(table.of("fortified_town"), "sacrt.mod.fortified-town");
        }
    }

    /// L22.5: leaders, observers, crews and teams are always protected; groups as chosen.
    fn is_sheltered(&self, s: &State, volley: &Volley, unit: Piece) -> bool {
        !self.kind(s, unit).is_group() || volley.sheltered.has(unit)
    }

    /// Those of whom the owner chooses who is in the fortified network (L22.5): the combat groups on foot.
    pub(crate) fn sheltering(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        let foot = |unit: Piece| self.kind(s, unit).is_group() && self.kind(s, unit).is_foot();
        s.of_in(seat, hex).only(foot)
    }

    pub(crate) fn step_volley(
        &self,
        s: &mut State,
        volley: &mut Volley,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match volley.stage {
            VolleyStage::Declared => {
                let public = self.joiners(s, volley).only(|it| !s.is(it, Marks::HIDDEN));
                if !public.is_empty() || self.has_hidden(s, volley.seat) {
                    return Flow::Ask;
                }
                volley.stage = VolleyStage::Shelter;
            }
            // L11.4: what has no effect is no attack.
            VolleyStage::Shelter if self.is_weak(s, volley) => volley.stage = VolleyStage::Roll,
            VolleyStage::Shelter => {
                // L26.1: before any die.
                self.uncover(s, volley.hex, t, |s, unit| self.is_exposed(s, unit));
                let all = self.sheltering(s, foe(volley.seat), volley.hex);
                let town = self.ground.plot(volley.hex).terrain == Terrain::Town;
                let matters = self.is_fortified(s, volley.hex) && !town && !volley.mixed;
                if all.len() <= SHELTERED {
                    volley.sheltered = all;
                } else if matters && volley.sheltered.len() < SHELTERED {
                    return Flow::Ask;
                }
                volley.stage = VolleyStage::Roll;
            }
            VolleyStage::Roll => self.roll_volley(s, volley, c, t),
            VolleyStage::Hits => {
                let Some(unit) = volley.todo.first() else {
                    s.volley.clear();
                    return Flow::Done;
                };
                volley.todo.remove(unit);
                return self.judge(s, volley, unit, c, t);
            }
        }
        Flow::Next
    }

    /// L11.4: whether the firepower is below the first column.
    fn is_weak(&self, s: &State, volley: &Volley) -> bool {
        let power = self.firepower(s, volley, false).total();
        self.tables.sacrt_column(power.max(0) as u32).is_none()
    }

    /// One die for the hex (L1.8); below a firepower of 2 nothing happens (L11.4).
    fn roll_volley(&self, s: &mut State, volley: &mut Volley, c: &mut Chance, t: &mut Teller) {
        let power = self.firepower(s, volley, t.on());
        let (hex, flame) = (self.label(volley.hex), volley.flame);
        t.all(|| {
            let key = match flame {
                true => "landships-burnt",
                false => "landships-fired",
            };
            let by = s.volley.iter().map(|arm| self.named(s, arm.by)).collect();
            Text::new(key).name("hex", hex.clone()).list("units", by)
        })
        .deed();
        t.tally(
            || Text::new("landships-firepower").name("hex", hex.clone()),
            || power.tally("firepower"),
        );
        volley.stage = VolleyStage::Hits;
        let Some(column) = self.tables.sacrt_column(power.total().max(0) as u32) else {
            t.all(|| Text::new("landships-weak"));
            return;
        };
        volley.column = column as u8;
        volley.die = self.d6("sacrt", volley.seat, c, t);
        volley.todo = self.exposed(s, foe(volley.seat), volley.hex);
    }

    /// L11.7–L11.10: a unit reads its own result.
    fn judge(
        &self,
        s: &mut State,
        volley: &Volley,
        unit: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if s.hex(unit) != volley.hex {
            return Flow::Next;
        }
        let mut sum = Sum::opened("landships", t.on());
        sum.add(volley.die.into(), "sacrt.table");
        self.volley_modifiers(s, volley, &mut sum);
        self.cover(s, volley, unit, &mut sum);
        t.tally(
            || self.unit_text("landships-sacrt", s, unit),
            || sum.tally("sacrt"),
        );
        if !self.tables.sacrt(volley.column.into(), sum.total()) {
            return Flow::Next;
        }
        let star = sum.total() <= self.tables.sacrt_special.of("star");
        let mg = self.machine_guns(s, volley).1;
        self.suffer_small_arms(s, unit, mg, star, c, t)
    }

    /// A hit on the SACRT (L11.7, L11.8, L11.10): one morale test (L17.3, sacrt.hit.test; sacrt.hit.fail, sacrt.hit.pass,
    /// sacrt.hit.already-pinned), +1 if machine guns took part. Also for aircraft (L19.10).
    pub(crate) fn suffer_small_arms(
        &self,
        s: &mut State,
        unit: Piece,
        mg: bool,
        star: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let class = self.kind(s, unit).class;
        if class == Class::Car {
            self.damage_wheels(s, unit, star, c, t);
            return Flow::Next;
        }
        let mut more = Sum::opened("landships", t.on());
        if mg {
            more.add(self.tables.sacrt_mods.of("mg_morale"), "sacrt.hit.mg");
        }
        if self.morale_test(s, unit, &more, c, t) > 0 {
            self.destroy(s, unit, c, t);
            return Flow::Next;
        }
        let retreats = s.is(unit, Marks::PINNED) && class != Class::Truck;
        self.pin(s, unit, t);
        if star && self.kind(s, unit).is_mounted() {
            let seat = s.unit(unit).seat;
            let horses = self.tables.sacrt_special.of("horses");
            if i32::from(self.d6("horses", seat, c, t)) <= horses {
                self.unhorse(s, unit, t);
            }
        }
        match retreats {
            true => Flow::Call(Frame::Retreat(self.retreat_of(unit))),
            false => Flow::Next,
        }
    }

    /// L11.10, sacrt.star.ac: the wheels of an armoured car; once damaged there is nothing more to roll for.
    fn damage_wheels(&self, s: &mut State, car: Piece, star: bool, c: &mut Chance, t: &mut Teller) {
        if !star || s.is(car, Marks::WHEELS) {
            return;
        }
        let wheels = self.tables.sacrt_special.of("wheels");
        if i32::from(self.d6("wheels", s.unit(car).seat, c, t)) <= wheels {
            s.mark(car, Marks::WHEELS);
            t.all(|| self.unit_text("landships-wheels", s, car));
        }
    }

    /// L11.10, L7.7, sacrt.star.cavalry: the horses of a group are killed: it is on foot for good. A pinned group that keeps
    /// them stays in the saddle (L7.9).
    pub fn unhorse(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        let Some(foot) = self.kind(s, unit).dismounts else {
            return;
        };
        t.all(|| self.unit_text("landships-unhorsed", s, unit));
        s.unit_mut(unit).kind = foot;
        s.unmark(unit, Marks::CHARGING.and(Marks::BLOWN).and(Marks::WINDED));
    }
}
