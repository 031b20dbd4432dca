//! The Rout Phase (3.6): who must rout, where to, and what he risks on the way.

mod question;

pub use question::{RoutPhase, Routing};

use crate::book::Book;
use crate::frame::{Flow, Rout};
use crate::ground::{Hexes, Terrain};
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::movement::Way;
use crate::ratings::MF;
use crate::state::{CarMarks, Marks, State, foe};
use hex::HexId;
use table::{Chance, Legal, No, Seat, Step, Sum, Teller, no};

/// 3.6.b: every broken unit has 6 MF.
const ROUT: u8 = 6 * MF;
/// Farther than any rout.
const FAR: u8 = u8::MAX;

impl Book {
    /// MF of a routing unit (3.6.b).
    fn rout_mf(&self, s: &State, unit: Piece) -> u8 {
        if s.is(unit, Marks::WOUNDED) {
            3 * MF
        } else {
            ROUT
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
        if !open {
            return None;
        }
        let enemies = s.there[foe(s.man(unit).seat)].men();
        let mut could = enemies
            .iter()
            .filter(|&enemy| self.could_interdict(s, enemy, at, came, by_road));
        could
            .next()
            .or_else(|| self.armour_interdictor(s, unit, at, by_road))
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
            along && clear && [BOW, COAX, AA, REAR].into_iter().any(aims)
        };
        let enemies = s.there[foe(s.man(unit).seat)].cars();
        enemies.iter().find(|&car| could(car))
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
        // A machine gun at full firepower (3.6.k).
        let manned = self.is_mmc(s, enemy);
        manned
            && s.carried(enemy).any(|arm| {
                let weapon = self.weapon(s, arm);
                let works = !s.arm(arm).marks.any(crate::state::ArmMarks::BROKEN);
                let gun = weapon.is_gun()
                    && weapon.ordnance.is_some_and(|gun| gun.reaches(far))
                    && self.covers(s, arm, s.arm(arm).facing, at)
                    && !self.is_non_qualified(s, arm);
                works && (gun || (weapon.is_mg() && far <= weapon.range.min(16)))
            })
    }

    /// Whether a routing unit may go from one hex to the next, whatever it makes for (3.6.f, 3.3.1.h).
    fn rout_step(&self, s: &State, unit: Piece, shy: Pieces, from: HexId, to: HexId) -> Legal {
        let seat = s.man(unit).seat;
        if !s.of_in(foe(seat), to).is_empty() {
            return Err(No::by(&["3.3.d"], "aslsk-no-enemy-hex").at(to));
        }
        if !self.has_room(s, seat, to, Pieces::one(unit)) {
            return Err(No::by(&["3.6.g"], "aslsk-no-room").at(to));
        }
        for enemy in s.there[foe(seat)].iter() {
            let there = s.hex(enemy);
            let (before, after) = (
                self.ground.distance(from, there),
                self.ground.distance(to, there),
            );
            let known = shy.has(enemy) || self.sees(s, from, there);
            if known && after < before {
                return Err(No::by(&["3.6.f"], "aslsk-no-toward").at(there));
            }
            if before == 1 && after == 1 && known {
                return Err(No::by(&["3.6.f"], "aslsk-no-beside").at(there));
            }
        }
        Ok(())
    }

    /// What a step costs on the rout.
    fn rout_cost(&self, s: &State, from: HexId, to: HexId, way: Way) -> u8 {
        self.entry_cost(s, from, to, way)
    }

    /// The cheapest way to every hex it could reach.
    fn rout_costs(&self, s: &State, r: &Rout, from: HexId, left: u8) -> Vec<u8> {
        let mut cost = vec![FAR; self.ground.len()];
        cost[from.index()] = 0;
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            for to in self.ground.next(at).into_iter().flatten() {
                let ways = [Way::Ground, Way::Road];
                let way = ways
                    .into_iter()
                    .filter(|&way| way == Way::Ground || self.is_road_a_choice(at, to));
                let Some(step) = way.map(|way| self.rout_cost(s, at, to, way)).min() else {
                    continue;
                };
                let sum = cost[at.index()].saturating_add(step);
                if sum > left
                    || sum >= cost[to.index()]
                    || self.rout_step(s, r.unit, r.shy, at, to).is_err()
                {
                    continue;
                }
                cost[to.index()] = sum;
                open.push(to);
            }
        }
        cost
    }

    /// 3.6.e, 3.6.g: what it makes for from where it began; nothing: wherever it likes.
    fn refuges(&self, s: &State, r: &Rout) -> Option<Hexes> {
        let start = Rout {
            spent: 0,
            shy: Pieces::EMPTY,
            ..*r
        };
        let cost = self.rout_costs(s, &start, r.from, self.rout_mf(s, r.unit));
        let hexes = (0..self.ground.len() as u16).map(HexId);
        let cover = |hex: &HexId| {
            *hex != r.from && cost[hex.index()] != FAR && self.ground.plot(*hex).terrain.is_cover()
        };
        let found: Vec<HexId> = hexes.filter(cover).collect();
        let nearest = { found.iter() }
            .filter(|&&hex| !self.may_ignore(s, r, hex))
            .map(|hex| cost[hex.index()])
            .min();
        let nearest = nearest?;
        let goals = found.into_iter().filter(|hex| cost[hex.index()] <= nearest);
        Some(goals.collect())
    }

    /// 3.6.g: a hex of the building it began in, or one no farther from a Known Enemy than where it began.
    fn may_ignore(&self, s: &State, r: &Rout, hex: HexId) -> bool {
        let building = self.ground.plot(r.from).building;
        if building != 0 && self.ground.plot(hex).building == building {
            return true;
        }
        let enemies = s.there[foe(s.man(r.unit).seat)];
        enemies.iter().any(|enemy| {
            let there = s.hex(enemy);
            let known = self.sees(s, r.from, there);
            known && self.ground.distance(hex, there) <= self.ground.distance(r.from, there)
        })
    }

    /// Whether the routing unit may take this step.
    fn may_rout_to(&self, s: &State, r: &Rout, to: HexId, way: Way) -> Legal {
        let at = s.hex(r.unit);
        if to.index() >= self.ground.len() || self.ground.distance(at, to) != 1 {
            return no(&["3.6.b"], "aslsk-no-adjacent");
        }
        if r.crawls {
            return no(&["3.6.d"], "aslsk-no-crawl-far");
        }
        if way == Way::Road && !self.is_road_a_choice(at, to) {
            return no(&["1.1.1.woods-road.b"], "aslsk-no-road");
        }
        self.rout_step(s, r.unit, r.shy, at, to)?;
        let cost = self.rout_cost(s, at, to, way);
        let left = self.rout_mf(s, r.unit).saturating_sub(r.spent);
        if cost > left {
            return no(&["3.6.b"], "aslsk-no-mf");
        }
        // 3.6.e: in cover, not beside an enemy: only on into more of it.
        let cover = |hex: HexId| self.ground.plot(hex).terrain.is_cover();
        if r.begun && cover(at) && !self.is_beside_enemy(s, r.unit) && !cover(to) {
            return no(&["3.6.e"], "aslsk-no-leave-cover");
        }
        self.leads_to_goal(s, r, to, left - cost)
    }

    /// 3.6.e: whether a hex it may make for can still be reached from there.
    fn leads_to_goal(&self, s: &State, r: &Rout, to: HexId, left: u8) -> Legal {
        let Some(goals) = self.refuges(s, r) else {
            return Ok(());
        };
        let at = s.hex(r.unit);
        // It has been there: it may go on from cover to cover.
        let cover = |hex: HexId| self.ground.plot(hex).terrain.is_cover();
        if goals.contains(to) || (r.begun && cover(at)) {
            return Ok(());
        }
        // It would have to stop in another cover.
        if cover(to) {
            return no(&["3.6.e"], "aslsk-no-nearest-cover");
        }
        let onward = self.rout_costs(s, r, to, left);
        match goals.iter().any(|goal| onward[goal.index()] != FAR) {
            true => Ok(()),
            false => no(&["3.6.e"], "aslsk-no-nearest-cover"),
        }
    }

    /// 3.6.d: Low Crawl: one hex, all its MF.
    fn may_crawl(&self, s: &State, r: &Rout, to: HexId) -> Legal {
        let at = s.hex(r.unit);
        if r.begun || to.index() >= self.ground.len() || self.ground.distance(at, to) != 1 {
            return no(&["3.6.d"], "aslsk-no-crawl-far");
        }
        self.rout_step(s, r.unit, r.shy, at, to)?;
        let cost = self.rout_cost(s, at, to, Way::Ground);
        if cost > self.rout_mf(s, r.unit) {
            return no(&["3.6.b"], "aslsk-no-mf");
        }
        match self.refuges(s, r) {
            // It need not reach it in this RtPh, but goes that way.
            Some(goals) if !goals.contains(to) => {
                let onward = self.rout_costs(s, r, to, self.rout_mf(s, r.unit) - cost);
                let can = goals.iter().any(|goal| onward[goal.index()] != FAR);
                if can {
                    Ok(())
                } else {
                    no(&["3.6.e"], "aslsk-no-nearest-cover")
                }
            }
            _ => Ok(()),
        }
    }

    /// Whether it may end its rout here.
    fn may_end_rout(&self, s: &State, r: &Rout) -> Legal {
        let steps = self.ground.next(s.hex(r.unit)).into_iter().flatten();
        let mut on = steps.flat_map(|to| [(to, Way::Ground), (to, Way::Road)]);
        let can = !r.crawls && on.any(|(to, way)| self.may_rout_to(s, r, to, way).is_ok());
        if !can {
            return Ok(());
        }
        if self.must_rout(s, r.unit) {
            return no(&["3.6.a"], "aslsk-no-rout-stop");
        }
        if !r.begun {
            return no(&["3.6.e"], "aslsk-no-rout-begun");
        }
        let there = self.ground.plot(s.hex(r.unit)).terrain.is_cover();
        match self.refuges(s, r) {
            Some(_) if !there => no(&["3.6.e"], "aslsk-no-nearest-cover"),
            _ => Ok(()),
        }
    }

    /// It enters a hex: Interdiction, unless it crawls (3.6.j).
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
        r.spent += self.rout_cost(s, from, to, way);
        r.begun = true;
        let goes: Pieces = [Some(r.unit), r.leader].into_iter().flatten().collect();
        goes.iter().for_each(|unit| s.put(unit, to));
        t.all(|| self.unit_text("aslsk-routs", s, r.unit))
            .deed()
            .step(|| Step {
                pieces: goes.iter().map(u16::from).collect(),
                from: self.label(from),
                to: self.label(to),
            });
        if !r.crawls
            && self
                .interdictor(s, r.unit, to, Some(from), way == Way::Road)
                .is_some()
        {
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
        let mut steps = self.ground.next(s.hex(unit)).into_iter().flatten();
        let any = steps.any(|to| {
            self.may_rout_to(s, &r, to, Way::Ground).is_ok()
                || self.may_rout_to(s, &r, to, Way::Road).is_ok()
                || self.may_crawl(s, &r, to).is_ok()
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

    /// 3.6.h: what it cannot carry stays behind.
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
