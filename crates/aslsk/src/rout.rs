//! The Rout Phase (3.6): who must rout, where to, and what he risks on the way.

mod question;
mod ways;

pub use question::{RoutPhase, Routing};

use crate::book::Book;
use crate::frame::{Flow, Rout};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::movement::Way;
use crate::ratings::MF;
use crate::state::{CarMarks, Marks, State, foe};
use hex::HexId;
use table::{Chance, Legal, Seat, Step, Sum, Teller, no};

/// 3.6.b: every broken unit has 6 MF.
const ROUT: u8 = 6 * MF;
/// Farther than any rout.
const FAR: u8 = u8::MAX;

impl Book {
    /// MF of a routing unit (3.6.b).
    pub fn rout_mf(&self, s: &State, r: &Rout) -> u8 {
        // 3.6.i: a leader who goes along stays with it.
        let hurt = |unit: Piece| s.is(unit, Marks::WOUNDED);
        match hurt(r.unit) || r.leader.is_some_and(hurt) {
            true => 3 * MF,
            false => ROUT,
        }
    }

    /// 3.6.a: whether a broken unit may not stay where it is.
    pub fn must_rout(&self, s: &State, unit: Piece) -> bool {
        if !s.is(unit, Marks::BROKEN) || s.is(unit, Marks::MELEE) {
            return false;
        }
        let hex = s.hex(unit);
        let enemies = s.there[foe(s.man(unit).seat)];
        let beside = |enemy: Piece| {
            let there = s.hex(enemy);
            let unbroken = !enemy.is_man() || !s.is(enemy, Marks::BROKEN);
            unbroken && self.ground.distance(hex, there) <= 1 && self.sees(s, hex, there)
        };
        enemies.iter().any(beside) || self.interdictor(s, unit, hex, None, false).is_some()
    }

    /// 3.6.j, 3.6.k, 3.6.n: an enemy who could Interdict it in a hex, entered from another, by the road or not.
    pub fn interdictor(
        &self,
        s: &State,
        unit: Piece,
        at: HexId,
        came: Option<HexId>,
        by_road: bool,
    ) -> Option<Piece> {
        let open = match self.ground.plot(at).terrain {
            Terrain::Open => true,
            Terrain::Woods | Terrain::Orchard => by_road,
            _ => false,
        };
        // 3.6.n, 6.3.a: nor in the pit of its Gun.
        if !open || (at == s.hex(unit) && self.emplacement(s, unit).is_some()) {
            return None;
        }
        let enemies = s.there[foe(s.man(unit).seat)].men();
        let could = |enemy: &Piece| self.could_interdict(s, *enemy, at, came, by_road);
        // Whoever has acquired nothing goes before: it would be lost (6.10.c).
        let aims = |man: Piece| s.carried(man).any(|arm| s.arm(arm).acquired.level > 0);
        let gunners = enemies.only(aims);
        let others = (enemies - gunners).iter().find(could);
        others
            .or_else(|| self.armour_interdictor(s, unit, at, by_road))
            .or_else(|| gunners.iter().find(could))
    }

    /// 3.6.k: a vehicle with a machine gun at full firepower and in arc; not one that moves.
    fn armour_interdictor(
        &self,
        s: &State,
        unit: Piece,
        at: HexId,
        by_road: bool,
    ) -> Option<Piece> {
        use crate::vehicles::{AA, BOW, COAX, REAR};
        let level = |hex: HexId| self.ground.plot(hex).level;
        let could = |car: Piece| {
            let from = s.hex(car);
            let marks = CarMarks::MOTION.and(CarMarks::SHAKEN);
            if !self.is_able(s, car) || s.has(car, marks) || from == at || !self.sees(s, from, at) {
                return false;
            }
            // 3.2.2.1.b
            if !s.of_in(s.man(unit).seat, from).is_empty() {
                return false;
            }
            let line = self.ground.line(from, at);
            let along = match self.ground.plot(at).terrain {
                Terrain::Woods => by_road && !line.woods_b,
                Terrain::Orchard => by_road && line.on_road,
                _ => true,
            };
            let clear = self.hindrance(s, from, at).total() == 0 && level(from) >= level(at);
            let far = self.ground.distance(from, at);
            let aims = |bit: u8| {
                let (fp, range) = self.mg_of(s, car, bit);
                let down = (s.car(car).mg_broken | s.car(car).mg_gone) & bit != 0;
                let exposed = s.has(car, CarMarks::CE);
                let arc = match bit {
                    BOW => self.in_car_arc(from, s.car(car).vca, at),
                    COAX => self.in_car_arc(from, s.car(car).tca, at),
                    REAR => self.in_car_arc(from, (s.car(car).tca + 3) % 6, at),
                    _ => exposed,
                };
                fp > 0 && !down && far <= range && arc
            };
            let armed = [BOW, COAX, AA, REAR].into_iter().any(aims);
            along && clear && (armed || self.main_interdicts(s, car, at))
        };
        let enemies = s.there[foe(s.man(unit).seat)].cars();
        enemies.iter().find(|&car| could(car))
    }

    /// 3.6.j, 3.6.k: a main armament that would hit without a DRM of its own: that of an open vehicle, in its arc, at less than
    /// 17 hexes.
    fn main_interdicts(&self, s: &State, car: Piece, at: HexId) -> bool {
        let far = self.ground.distance(s.hex(car), at);
        let gun = self.vehicle(s, car).main;
        gun.is_some_and(|gun| gun.reaches(far))
            && far < 17
            && s.has(car, CarMarks::CE)
            && self.may_work_main(s, car).is_ok()
            && self.to_turn(s, car, crate::vehicles::MAIN, at).0 == 0
    }

    fn could_interdict(
        &self,
        s: &State,
        enemy: Piece,
        at: HexId,
        came: Option<HexId>,
        by_road: bool,
    ) -> bool {
        let from = s.hex(enemy);
        if !self.is_fit(s, enemy) || s.is(enemy, Marks::CX) || from == at || !self.sees(s, from, at)
        {
            return false;
        }
        // 3.2.2.1.b: it could not fire out of its hex.
        if !s.of_in(foe(s.man(enemy).seat), from).is_empty() {
            return false;
        }
        let line = self.ground.line(from, at);
        let along = match self.ground.plot(at).terrain {
            Terrain::Woods => by_road && !line.woods_b,
            Terrain::Orchard => by_road && line.on_road,
            _ => true,
        };
        let lower = self.ground.plot(from).level < self.ground.plot(at).level;
        // 1.1.1.hill.e: not over the crest by the hexside that the line crosses.
        let higher = lower && !came.is_some_and(|came| self.comes_over_crest(from, came, at));
        if !along || higher || self.hindrance(s, from, at).total() > 0 {
            return false;
        }
        let far = self.ground.distance(from, at);
        let own = self.unit(s, enemy);
        if own.fp > 0 && far <= own.range {
            return true;
        }
        // A machine gun at full firepower (3.6.k): two SMC serve one too (4.1.b).
        let manned = self.is_mmc(s, enemy);
        let leaders = self.leaders_in(s, s.man(enemy).seat, from) - Pieces::one(enemy);
        let helped = leaders.iter().any(|leader| self.is_fit(s, leader));
        (manned || helped)
            && s.carried(enemy).any(|arm| {
                let weapon = self.weapon(s, arm);
                if !manned && !weapon.is_mg() {
                    return false;
                }
                let works = !s.arm(arm).marks.any(crate::state::ArmMarks::BROKEN);
                // By To Hit at less than 17 hexes, without a positive DRM (3.6.j, 3.6.k).
                let foreign = s.arm(arm).marks.any(crate::state::ArmMarks::CAPTURED);
                let walled = weapon.is_mortar() && self.is_building(from);
                let gun = (weapon.is_gun() || weapon.is_mortar())
                    && far < 17
                    && weapon.ordnance.is_some_and(|gun| gun.reaches(far))
                    && self.covers(s, arm, s.arm(arm).facing, at)
                    && !self.is_non_qualified(s, arm)
                    && !foreign
                    && !walled;
                works && (gun || (weapon.is_mg() && far <= weapon.range.min(16)))
            })
    }

    /// It enters a hex: Interdiction, once (3.6.m), unless it crawls (3.6.j).
    fn rout_into(
        &self,
        s: &mut State,
        mut r: Rout,
        to: HexId,
        way: Way,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Rout {
        // 6.4.d
        if self.stumbles(s, s.man(r.unit).seat, to, t) {
            return Rout { spent: FAR, ..r };
        }
        let from = s.hex(r.unit);
        for enemy in s.there[foe(s.man(r.unit).seat)].iter() {
            if self.sees(s, from, s.hex(enemy)) {
                r.shy.insert(enemy);
            }
        }
        r.spent += self.entry_cost(s, from, to, way);
        r.begun = true;
        let goes: Pieces = [Some(r.unit), r.leader].into_iter().flatten().collect();
        goes.iter().for_each(|unit| s.put(unit, to));
        t.all(|| {
            self.unit_text("aslsk-routs", s, r.unit)
                .name("from", self.label(from))
        })
        .deed()
        .step(|| Step {
            pieces: goes.iter().map(u16::from).collect(),
            from: self.label(from),
            to: self.label(to),
        });
        if !r.crawls
            && let Some(enemy) = self.interdictor(s, r.unit, to, Some(from), way == Way::Road)
        {
            // 6.10.c
            match enemy.is_car() {
                true => s.car_mut(enemy).acquired = Default::default(),
                false => self.forget_acquired(s, Pieces::one(enemy)),
            }
            self.interdict(s, &mut r, c, t);
        }
        r
    }

    /// 3.6.j, 3.6.l: a NMC; failing is Casualty Reduction, just passing ends the rout.
    fn interdict(&self, s: &mut State, r: &mut Rout, c: &mut Chance, t: &mut Teller) {
        let seat = s.man(r.unit).seat;
        t.all(|| self.unit_text("aslsk-interdicted", s, r.unit));
        let help = { self.leaders_in(s, seat, s.hex(r.unit)).iter() }
            .filter(|&leader| leader != r.unit && self.is_fit(s, leader))
            .map(|leader| self.leadership(s, leader))
            .min();
        let dr = self.dr("aslsk-why-interdiction", seat, c, t);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(help.unwrap_or(0), "3.6.i");
        let (total, morale) = (dr.sum() + sum.total(), self.morale(s, r.unit));
        t.tally(
            || {
                self.unit_text("aslsk-checks", s, r.unit)
                    .num("n", total)
                    .num("of", morale)
            },
            || sum.tally("morale-check"),
        );
        let mut loss = Loss::default();
        if dr.sum() == 12 {
            self.eliminate(s, r.unit, &mut loss, t);
        } else if total > morale {
            self.reduce(s, r.unit, &mut loss, c, t);
        }
        if dr.sum() == 12 || total > morale {
            // 3.6.i
            if let Some(leader) = r.leader.take() {
                self.eliminate(s, leader, &mut loss, t);
            }
        } else if total == morale {
            r.spent = FAR;
            t.all(|| self.unit_text("aslsk-pinned", s, r.unit));
        }
    }

    /// 3.6.a: units that must rout go under DM.
    pub fn begin_rout_phase(&self, s: &mut State) {
        for unit in (s.there.0[0] | s.there.0[1]).men().iter() {
            if self.must_rout(s, unit) {
                s.mark(unit, Marks::DM);
            }
        }
    }

    /// Whether a unit may take its rout now (3.6.c).
    fn may_rout(&self, s: &State, seat: Seat, unit: Piece) -> Legal {
        if !unit.is_man() || s.man(unit).seat != seat || !s.on_map(unit) {
            return no(&["3.6.b"], "aslsk-no-yours");
        }
        if !s.is(unit, Marks::BROKEN) || s.is(unit, Marks::MELEE) {
            return no(&["3.6.a"], "aslsk-no-unbroken");
        }
        if !s.is(unit, Marks::DM) {
            return no(&["3.6.c"], "aslsk-no-dm");
        }
        if s.is(unit, Marks::ROUTED) {
            return no(&["3.6.b"], "aslsk-no-routed");
        }
        let r = self.rout_of(s, unit);
        let goals = self.goals(s, &r);
        let mut steps = self.ground.next(s.hex(unit)).into_iter().flatten();
        let any = steps.any(|to| {
            self.may_rout_to(s, &r, &goals, to, Way::Ground).is_ok()
                || self.may_rout_to(s, &r, &goals, to, Way::Road).is_ok()
                || self.may_crawl(s, &r, &goals, to).is_ok()
        });
        if any {
            Ok(())
        } else {
            no(&["3.6.a"], "aslsk-no-way")
        }
    }

    fn rout_of(&self, s: &State, unit: Piece) -> Rout {
        Rout {
            unit,
            leader: None,
            from: s.hex(unit),
            spent: 0,
            shy: Pieces::EMPTY,
            begun: false,
            crawls: false,
        }
    }

    /// 3.6.h, 4.0.e: what it cannot carry stays behind.
    fn drop_excess(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        let arms: Pieces = s.carried(unit).collect();
        let mut load = 0;
        for arm in arms.iter() {
            let weapon = self.weapon(s, arm);
            load += weapon.portage;
            if weapon.is_gun() || load > self.ipc(s, unit) {
                load -= weapon.portage;
                s.arm_mut(arm).by = None;
                t.all(|| self.arm_text("aslsk-abandoned", s, arm));
            }
        }
    }

    /// What the RtPh does next for the side whose part it is; false: its part is over.
    pub fn rout_open(&self, s: &mut State, t: &mut Teller) -> bool {
        let seat = s.part;
        let units = s.there[seat].men();
        if !s.done[seat]
            && units
                .iter()
                .any(|unit| self.may_rout(s, seat, unit).is_ok())
        {
            return true;
        }
        // 3.6.a: Failure to Rout.
        for unit in units
            .iter()
            .filter(|&unit| self.must_rout(s, unit) && !s.is(unit, Marks::ROUTED))
            .collect::<Pieces>()
            .iter()
        {
            t.all(|| self.unit_text("aslsk-fails-to-rout", s, unit))
                .deed();
            self.eliminate(s, unit, &mut Loss::default(), t);
        }
        false
    }

    /// Goes on with a rout, or ends it.
    pub fn step_rout(&self, s: &mut State, r: &mut Rout, t: &mut Teller) -> Flow {
        let over = !s.on_map(r.unit) || r.spent == FAR || (r.crawls && r.begun);
        if over {
            return self.end_rout(s, r, t);
        }
        Flow::Ask
    }

    fn end_rout(&self, s: &mut State, r: &Rout, t: &mut Teller) -> Flow {
        if s.on_map(r.unit) {
            s.mark(r.unit, Marks::ROUTED);
            // 3.6.d, 3.6.l
            if self.must_rout(s, r.unit) && self.is_beside_enemy(s, r.unit) {
                t.all(|| self.unit_text("aslsk-fails-to-rout", s, r.unit))
                    .deed();
                self.eliminate(s, r.unit, &mut Loss::default(), t);
            }
        }
        Flow::Done
    }
}
