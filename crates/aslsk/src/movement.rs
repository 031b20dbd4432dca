//! The Movement Phase of infantry (3.3, 3.3.1): MF by MF, as stacks or alone.

mod question;

pub use question::{FirstFire, Movement, Moving};

use crate::book::Book;
use crate::frame::{Flow, Frame, Move};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::ratings::MF;
use crate::state::{ArmMarks, Marks, OFFBOARD, State, foe, is_on_map};
use hex::HexId;
use table::{Chance, Legal, No, Step, Teller, Text, no};

/// How a hex is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As its terrain asks for.
    Ground,
    /// By the road, where that is a choice (1.1.1.woods-road.b, 1.1.1.orchard-road.a).
    Road,
}

impl Book {
    /// The cost of terrain of a hex for infantry, in halves (1.1.1, 2.0.cot).
    pub fn terrain_cost(&self, terrain: Terrain) -> u8 {
        match terrain {
            // 1.1.1.open.b, 1.1.1.orchard.b
            Terrain::Open | Terrain::Orchard => MF,
            Terrain::Grain => 3,
            // 1.1.1.woods.b, 1.1.1.building.b
            Terrain::Woods | Terrain::Wooden | Terrain::Stone | Terrain::Brush => 2 * MF,
        }
    }

    /// Whether the road over a hexside has to be chosen: elsewhere it is taken as it comes.
    pub fn is_road_a_choice(&self, from: HexId, to: HexId) -> bool {
        let terrain = self.ground.plot(to).terrain;
        let trees = matches!(terrain, Terrain::Woods | Terrain::Orchard);
        trees && self.ground.road(from, to)
    }

    /// Whether a step goes by road (3.3.1.b).
    fn by_road(&self, from: HexId, to: HexId, way: Way) -> bool {
        let building = matches!(
            self.ground.plot(to).terrain,
            Terrain::Wooden | Terrain::Stone
        );
        match way {
            Way::Road => true,
            Way::Ground if self.is_road_a_choice(from, to) => false,
            Way::Ground => self.ground.road(from, to) && !building,
        }
    }

    /// What infantry pays to enter a hex, in halves (2.0.cot, 1.1.1.hill.c, 1.2.5.e).
    pub fn entry_cost(&self, s: &State, from: HexId, to: HexId, way: Way) -> u8 {
        let onto_map = is_on_map(from);
        let road = onto_map && self.by_road(from, to, way);
        let cot = match road {
            true => MF,
            false => self.terrain_cost(self.ground.plot(to).terrain),
        };
        let climbs = onto_map && self.ground.climbs(from, to);
        let smoke = if self.smoke_in(s, to) > 0 { MF } else { 0 };
        cot * (1 + u8::from(climbs)) + smoke
    }

    /// Whether a unit may take part in the MPh at all (3.3.a).
    pub fn may_move(&self, s: &State, unit: Piece) -> Legal {
        if !unit.is_man() || s.man(unit).seat != s.active {
            return no(&["3.3.a"], "aslsk-no-yours");
        }
        let marks = s.man(unit).marks;
        let hex = s.hex(unit);
        if !is_on_map(hex) && hex != OFFBOARD {
            return no(&["3.3.h"], "aslsk-no-offboard");
        }
        if marks.any(Marks::BROKEN) {
            return no(&["3.3.a"], "aslsk-no-broken");
        }
        if marks.any(Marks::MELEE) {
            return no(&["3.8.z"], "aslsk-no-melee");
        }
        if marks.any(Marks::PREP) {
            return no(&["3.2.5.a"], "aslsk-no-prep-fired");
        }
        if marks.any(Marks::PINNED) {
            return no(&["3.2.3.r"], "aslsk-no-pinned");
        }
        if marks.any(Marks::MOVED.and(Marks::STOPPED)) {
            return no(&["3.3.1.d"], "aslsk-no-moved");
        }
        Ok(())
    }

    /// The PP that a leader of the group lends this unit (4.0.h): one unit for each leader.
    fn lent(&self, s: &State, group: Pieces, unit: Piece) -> u8 {
        let over = |unit: Piece| self.is_mmc(s, unit) && self.load(s, unit) > self.ipc(s, unit);
        if !over(unit) || !s.is(unit, Marks::LED) {
            return 0;
        }
        let leaders = group.only(|man| self.is_leader(s, man) && self.load(s, man) == 0);
        let before = group.only(|man| over(man) && man < unit).len();
        let lender = leaders.iter().nth(before as usize);
        lender.map_or(0, |leader| self.ipc(s, leader))
    }

    /// The MF of a unit as it moves in this group, in halves, without the road bonus.
    pub fn mf(&self, s: &State, group: Pieces, unit: Piece) -> u8 {
        let leader = group.iter().any(|man| self.is_leader(s, man));
        let led = s.is(unit, Marks::LED) && leader && self.is_mmc(s, unit);
        self.allowance(s, unit, led, self.lent(s, group, unit))
    }

    /// What is left to the group, in halves: that of who has least. `road`: it has kept to the road.
    pub fn mf_left(&self, s: &State, group: Pieces, road: bool) -> u8 {
        let left = |unit: Piece| {
            let bonus = if road && !s.is(unit, Marks::OFF_ROAD) {
                MF
            } else {
                0
            };
            (self.mf(s, group, unit) + bonus).saturating_sub(s.man(unit).spent)
        };
        group.iter().map(left).min().unwrap_or(0)
    }

    /// Whether those who move may enter a hex.
    pub fn may_step(&self, s: &State, going: &Move, to: HexId, way: Way) -> Legal {
        if going.units.is_empty() {
            return no(&["3.3.1.d"], "aslsk-no-mover");
        }
        if to.index() >= self.ground.len() {
            return no(&["3.3.b"], "aslsk-no-hex");
        }
        match is_on_map(going.at) {
            true if self.ground.distance(going.at, to) != 1 => {
                return no(&["3.3.b"], "aslsk-no-adjacent");
            }
            true if way == Way::Road && !self.is_road_a_choice(going.at, to) => {
                return no(&["1.1.1.woods-road.b"], "aslsk-no-road");
            }
            false if way == Way::Road => return no(&["3.3.h"], "aslsk-no-road"),
            false if !self.may_enter_at(s, going.units, to) => {
                return Err(No::by(&["3.3.h"], "aslsk-no-entry").at(to));
            }
            _ => {}
        }
        // 3.3.d
        if !s.of_in(foe(s.active), to).is_empty() {
            return Err(No::by(&["3.3.d"], "aslsk-no-enemy-hex").at(to));
        }
        // 3.3.c: on the way too.
        if !self.has_room(s, s.active, to, going.units) {
            return Err(No::by(&["3.3.1.h"], "aslsk-no-room").at(to));
        }
        self.may_carry(s, going)?;
        let cost = self.entry_cost(s, going.at, to, way);
        let road = self.keeps_road(s, going, to, way);
        let left = self.mf_left(s, going.units, road);
        if cost > left {
            return Err(No::by(&["3.3.b"], "aslsk-no-mf").at(to));
        }
        // 3.3.1.j
        if going.units.iter().any(|unit| s.is(unit, Marks::ASSAULT))
            && (going.hexes > 0 || cost >= left)
        {
            return no(&["3.3.1.j"], "aslsk-no-assault-far");
        }
        Ok(())
    }

    /// 4.0.b, 4.0.h: no weapon twice in one MPh, and no more than 2 PP for a leader.
    fn may_carry(&self, s: &State, going: &Move) -> Legal {
        for unit in going.units.iter() {
            if self.is_leader(s, unit) && self.load(s, unit) > 2 {
                return no(&["4.0.h"], "aslsk-no-load");
            }
            let again = |arm: Piece| {
                let marks = s.arm(arm).marks;
                marks.any(ArmMarks::MOVED) && marks.any(ArmMarks::RECOVERED)
            };
            if s.carried(unit).any(again) {
                return no(&["4.0.b"], "aslsk-no-weapon-moved");
            }
        }
        Ok(())
    }

    /// 1.1.1.road.b: whether a step keeps the road bonus; roads go on offboard (3.3.h).
    fn keeps_road(&self, s: &State, going: &Move, to: HexId, way: Way) -> bool {
        let road = match is_on_map(going.at) {
            true => self.by_road(going.at, to, way),
            false => self.ground.plot(to).roads != 0,
        };
        road && self.smoke_in(s, to) == 0
    }

    /// Those who move enter a hex.
    pub fn step(
        &self,
        s: &mut State,
        mut going: Move,
        to: HexId,
        way: Way,
        push: bool,
        t: &mut Teller,
    ) -> Move {
        let cost = self.entry_cost(s, going.at, to, way);
        let keeps = self.keeps_road(s, &going, to, way);
        let from = going.at;
        for unit in going.units.iter() {
            if !push {
                self.leave_guns(s, unit, t);
            }
            s.put(unit, to);
            let man = s.man_mut(unit);
            man.spent += cost;
            man.marks.set(Marks::MOVED);
            man.marks.clear(Marks::ON_ROAD.and(Marks::RAKED));
            if !keeps {
                man.marks.set(Marks::OFF_ROAD);
            }
            if way == Way::Road {
                man.marks.set(Marks::ON_ROAD);
            }
            let arms: Pieces = s.carried(unit).collect();
            for arm in arms.iter() {
                s.arm_mut(arm).marks.set(ArmMarks::MOVED);
            }
        }
        t.all(|| {
            Text::new("aslsk-moved")
                .list(
                    "units",
                    going.units.iter().map(|unit| self.named(s, unit)).collect(),
                )
                .name("from", self.edge_label(from))
                .name("hex", self.label(to))
                .num("mf", i64::from(cost) * 10 / i64::from(MF))
        })
        .deed()
        .step(|| Step {
            pieces: going.units.iter().map(u16::from).collect(),
            from: self.edge_label(from),
            to: self.label(to),
        });
        going.from = if is_on_map(from) { from } else { to };
        going.at = to;
        going.here = cost;
        going.hexes += 1;
        self.note_trail(s, to, cost);
        self.forget_shots(s);
        self.spends(going)
    }

    /// Where somebody comes from; nothing for who enters the map.
    pub fn edge_label(&self, from: HexId) -> String {
        if is_on_map(from) {
            self.label(from)
        } else {
            String::new()
        }
    }

    /// Something was spent: it has to be answered (3.3.3.e).
    pub fn spends(&self, mut going: Move) -> Move {
        going.begun = true;
        going.due = true;
        going.target = going.units;
        going
    }

    /// Another expenditure: nobody has fired at who moves on it yet.
    pub fn forget_shots(&self, s: &mut State) {
        s.cars.iter_mut().for_each(|car| car.shots = 0);
        s.men.iter_mut().for_each(|man| man.shots = 0);
        s.arms.iter_mut().for_each(|arm| arm.shots = 0);
    }

    /// What the move does next: Residual FP first, then the DEFENDER (sys.reactive-order).
    pub fn step_move(
        &self,
        s: &mut State,
        going: &mut Move,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        // 6.10.e: who has acquired a stack that parts says whom he follows, before anything else comes of it.
        if going.due && !going.parts {
            going.parts = true;
            let part = self.parted(s, going.units, going.from, going.at);
            if !part.guns.is_empty() {
                return Flow::Call(Frame::Part(part));
            }
        }
        if going.due {
            (going.due, going.parts) = (false, false);
            // The attack reads the move off the stack.
            let top = s.stack.len() - 1;
            s.stack[top] = Frame::Move(*going);
            self.forget_aims(s);
            self.renew_fear(s);
            // 3.3.5.f: before any other attack.
            self.rake(s, going, c, t);
            return Flow::Call(Frame::Answer);
        }
        self.lay_charges(s, going.target);
        going.target = Pieces::EMPTY;
        let halted = |unit: Piece| !s.on_map(unit) || !self.is_fit(s, unit);
        let out = going.units.only(|unit| is_on_map(going.at) && halted(unit));
        going.units = going.units - out;
        for unit in out
            .iter()
            .filter(|&unit| s.on_map(unit))
            .collect::<Pieces>()
            .iter()
        {
            s.mark(unit, Marks::STOPPED);
        }
        if going.units.is_empty() && going.rest.is_empty() {
            return Flow::Done;
        }
        Flow::Ask
    }

    /// 3.3.5.c: Residual FP attacks who entered the Location, or spent something there.
    fn rake(&self, s: &mut State, going: &Move, c: &mut Chance, t: &mut Teller) {
        let Some(fp) = s
            .residual
            .iter()
            .find(|residual| residual.hex.0 == going.at)
        else {
            return;
        };
        let fp = fp.fp;
        let targets = going.units.only(|unit| !s.is(unit, Marks::RAKED));
        if targets.is_empty() {
            return;
        }
        for unit in targets.iter() {
            s.mark(unit, Marks::RAKED);
        }
        self.residual_attack(s, going.at, targets, fp, c, t);
    }

    /// Whether a unit may go on by itself, without those it leaves: nobody spends more than he has (3.3.1.c).
    pub fn may_part(&self, s: &State, going: &Move, unit: Piece) -> Legal {
        if !going.units.has(unit) {
            return no(&["3.3.1.i"], "aslsk-no-mover");
        }
        if going.units.len() < 2 || !going.begun {
            return no(&["3.3.1.i"], "aslsk-no-stack");
        }
        let alone = Pieces::one(unit);
        let others = going.units - alone;
        let fits = |group: Pieces| {
            group.iter().all(|man| {
                let bonus = if s.is(man, Marks::OFF_ROAD) { 0 } else { MF };
                s.man(man).spent <= self.mf(s, group, man) + bonus
            })
        };
        if !fits(alone) || !fits(others) {
            return no(&["3.3.1.c"], "aslsk-no-leader-bonus");
        }
        Ok(())
    }

    /// Whether a unit may join those who are about to move (3.3.1.i).
    pub fn may_stack(&self, s: &State, going: &Move, unit: Piece) -> Legal {
        self.may_move(s, unit)?;
        if self.is_hidden(s, unit) {
            return no(&["6.4.c"], "aslsk-no-hidden");
        }
        if going.begun {
            return no(&["3.3.1.i"], "aslsk-no-begun");
        }
        if going.units.has(unit) {
            return no(&["3.3.1.i"], "aslsk-no-twice");
        }
        if s.hex(unit) != going.at {
            return no(&["3.3.1.i"], "aslsk-no-stack");
        }
        Ok(())
    }

    /// 3.3.1.m
    fn may_double(&self, s: &State, going: &Move) -> Legal {
        let barred = |unit: Piece| {
            s.is(
                unit,
                Marks::WOUNDED
                    .and(Marks::CX)
                    .and(Marks::WAS_CX)
                    .and(Marks::ASSAULT),
            )
        };
        if going.begun {
            return no(&["3.3.1.m"], "aslsk-no-begun");
        }
        if going.units.iter().any(barred) {
            return no(&["3.3.1.m"], "aslsk-no-double-time");
        }
        Ok(())
    }

    /// 3.3.1.j
    fn may_assault(&self, s: &State, going: &Move) -> Legal {
        if going.begun
            || going
                .units
                .iter()
                .any(|unit| s.is(unit, Marks::ASSAULT.and(Marks::DOUBLE)))
        {
            return no(&["3.3.1.j"], "aslsk-no-begun");
        }
        if !is_on_map(going.at) {
            return no(&["3.3.h"], "aslsk-no-offboard");
        }
        Ok(())
    }

    /// 3.3.i: whether those who move may leave the map from here.
    fn may_exit(&self, s: &State, going: &Move) -> Legal {
        if going.units.is_empty() || !is_on_map(going.at) {
            return no(&["3.3.i"], "aslsk-no-mover");
        }
        if !self.exits(s.active).contains(going.at) {
            return no(&["3.3.i"], "aslsk-no-exit");
        }
        if self.mf_left(s, going.units, false) < MF {
            return no(&["3.3.b"], "aslsk-no-mf");
        }
        Ok(())
    }

    /// Those who moved with a leader from the start have his bonus (3.3.1.c).
    pub fn note_leaders(&self, s: &mut State, group: Pieces) {
        if group.iter().any(|unit| self.is_leader(s, unit)) {
            for unit in group.iter() {
                s.mark(unit, Marks::LED);
            }
        }
    }
}
