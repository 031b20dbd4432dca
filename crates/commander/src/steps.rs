//! From hex to hex: what a step costs, what forbids it, Mines, and leaving the map (O21.1, O21.4, 7.2, F103, F105.2).

use crate::book::Book;
use crate::frame::{Attack, Flow, Frame, Means, Move, Stage};
use crate::ids::{UnitId, Units};
use crate::kinds::{Edge, Fort, NO_MOVEMENT, Terrain};
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Legal, No, Sum, Teller, no};

/// The opposite edge.
pub fn opposite(edge: Edge) -> Edge {
    match edge {
        Edge::Top => Edge::Bottom,
        Edge::Bottom => Edge::Top,
        Edge::Left => Edge::Right,
        Edge::Right => Edge::Left,
    }
}

/// From hex to hex.
impl Book {
    /// O16.3, O21.4, T80.1b: whether a unit may go from a hex to the next at all, be it by Move, Advance or Retreat.
    pub fn passable(&self, s: &State, from: HexId, to: HexId) -> Legal {
        if s.markers(to).blaze() {
            return Err(No::by(&["T79", "O21.4b"], "no-blaze").at(to));
        }
        if self.terrain(s, to) == Terrain::WaterBarrier {
            return Err(No::by(&["T98", "O21.4b"], "no-water").at(to));
        }
        let side = self.hexside(from, to);
        let bridge = |hex: HexId| self.terrain(s, hex) == Terrain::MajorBridge;
        // g:T102: here a Trail leads over it too.
        let way = side.road || side.railway || (self.law.trail_bridges && side.trail);
        if (bridge(from) || bridge(to)) && !way {
            return Err(No::by(&["T80.1b", "O21.4d"], "no-bridge").at(to));
        }
        Ok(())
    }
    /// T79, T98: whether nothing may ever stand in a hex.
    pub fn is_impassable(&self, s: &State, hex: HexId) -> bool {
        s.markers(hex).blaze() || self.terrain(s, hex) == Terrain::WaterBarrier
    }
    /// F105.2a: from trench to trench.
    pub fn by_trench(&self, s: &State, from: HexId, to: HexId) -> bool {
        let (a, b) = (s.markers(from).fort(), s.markers(to).fort());
        let trench = |fort: Option<Fort>| fort == Some(Fort::Trench);
        let dug = |fort: Option<Fort>| fort.is_some_and(Fort::is_dug);
        (trench(a) && dug(b)) || (trench(b) && dug(a))
    }
    /// F105.2a, g:F130.2a: the same for a group: no tanks.
    pub fn in_trench(&self, s: &State, units: Units, from: HexId, to: HexId) -> bool {
        (units & s.tanks).is_empty() && self.by_trench(s, from, to)
    }
    /// O21.1a: Movement points for the next step of a group, which may be its first (g:T118a, g:T124.1).
    pub fn toll(&self, s: &State, units: Units, going: &Move, to: HexId, sum: &mut Sum) {
        let from = s.hex(units.first().unwrap_or_default());
        if self.in_trench(s, units, from, to) {
            sum.add(1, "F105.2a");
            return;
        }
        self.open_cost(s, from, to, sum);
        let flags = match (units - going.group).is_empty() {
            true => going.flags,
            false => 0,
        };
        if let Some((flag, rule)) = self.first_of(s, to)
            && flags & flag == 0
            && !self.is_smoothed(s, units, from, to)
        {
            sum.add(1, rule);
        }
    }
    /// O21.1a: Movement points for a step, whoever makes it.
    pub fn step_cost(&self, s: &State, from: HexId, to: HexId, sum: &mut Sum) {
        if self.by_trench(s, from, to) {
            sum.add(1, "F105.2a");
            return;
        }
        self.open_cost(s, from, to, sum);
    }
    /// The same outside of trenches.
    fn open_cost(&self, s: &State, from: HexId, to: HexId, sum: &mut Sum) {
        let side = self.hexside(from, to);
        let printed = self.printed_hex(to);
        let (terrain, rule) = match self.terrain(s, to) {
            // T80.2: a minor bridge is what lies below it, but for its road.
            Terrain::MinorBridge => (printed.below, "T80.2"),
            other => (other, "T78.2"),
        };
        match () {
            () if side.road => sum.add(1, "T93a"),
            () if side.railway => sum.add(1, "T92"),
            () if side.trail => sum.add(1, "T96"),
            // g:T114: from Quarry to Quarry.
            () if terrain == Terrain::Quarry && self.terrain(s, from) == Terrain::Quarry => {
                sum.add(1, "g:T114");
            }
            () => {
                sum.add(self.terrain_row(terrain).cost.into(), rule);
            }
        }
        sum.add(i32::from(side.fence), "T84");
        sum.add(i32::from(side.hedge), "T87a");
        sum.add(i32::from(side.wall), "T97a");
        // T88.1, g:T116a: here a Road leads up without it.
        let eased = side.road && self.law.road_climbs;
        let up = !eased && printed.level > self.printed_hex(from).level;
        sum.add(i32::from(up), "T88.1");
        // g:T107
        sum.add(i32::from(s.markers(to).gas()), "g:T107");
    }
    /// O21a, O21b, O21.2b: the points left to a group where it stands: those of its slowest. What somebody has spent on
    /// giving his Weapon away is his alone (O21.1.1).
    pub fn points_left(&self, s: &State, units: Units, going: &Move) -> i32 {
        self.count_points(s, units, going, |_| 0)
    }
    /// 11.1a, 11.3b: the same if all of them gave up the Weapons that slow them.
    pub fn points_unladen(&self, s: &State, units: Units, going: &Move) -> i32 {
        self.count_points(s, units, going, |unit| self.burden(s, unit))
    }
    /// 11.1a: by how much its Weapon slows a unit.
    pub fn burden(&self, s: &State, unit: UnitId) -> i32 {
        let weapon = s.carried(unit);
        weapon.map_or(0, |weapon| -i32::from(self.arm(s, weapon).movement))
    }
    /// The points left to the slowest of a group, each with something more.
    pub fn count_points(
        &self,
        s: &State,
        units: Units,
        going: &Move,
        more: impl Fn(UnitId) -> i32,
    ) -> i32 {
        let (spent, road) = match (units - going.group).is_empty() {
            true => (going.spent, going.road),
            // These have not set out yet.
            false => (0, false),
        };
        let of = |unit: UnitId| {
            // g:3.1: a dash is no number that anything could be added to.
            if self.face(s, unit).movement == NO_MOVEMENT {
                return 0;
            }
            let mut sum = Sum::quiet();
            self.movement(s, unit, road, &mut sum);
            sum.total() - going.given_by(unit) + more(unit)
        };
        units.iter().map(of).min().unwrap_or(0) - i32::from(spent)
    }
    /// O21.4: whether a group that has spent so much may enter the next hex by Move.
    pub fn may_step(&self, s: &State, units: Units, going: &Move, to: HexId) -> Legal {
        self.may_step_with(s, units, going, to, || self.points_left(s, units, going))
    }
    /// The same with other points than it has.
    pub fn may_step_with(
        &self,
        s: &State,
        units: Units,
        going: &Move,
        to: HexId,
        points: impl FnOnce() -> i32,
    ) -> Legal {
        let Some(unit) = units.first() else {
            return no(&["O14.1d"], "no-mover");
        };
        let from = s.hex(unit);
        if self.distance(from, to) != 1 {
            return no(&["O21a"], "no-neighbour");
        }
        self.passable(s, from, to)?;
        if self.hexside(from, to).cliff {
            return Err(No::by(&["T83", "O21.4c"], "no-cliff").at(to));
        }
        if !s.of_side(foe(s.unit(unit).seat), to).is_empty() && !self.may_close_in(s, units, going)
        {
            return Err(No::by(&["O21.4a"], "no-enemy-hex").at(to));
        }
        if going.halted {
            return no(&["F106.2a"], "no-wire");
        }
        self.may_enter_so(s, units, going, to)?;
        // T93b, O21.1b: a Road hex gives its point when it has been entered, not for entering it.
        let mut cost = Sum::quiet();
        self.toll(s, units, going, to, &mut cost);
        if cost.total() > points() {
            return Err(No::by(&["O21.1b", "O21b"], "no-points").at(to));
        }
        Ok(())
    }
    /// 1.9.1d: whether somebody who has set out for the next hex can still go there, after what the Mines behind him
    /// have set off; that they broke him keeps nobody out (F103.2d).
    pub fn is_still_open(&self, s: &State, unit: UnitId, to: HexId) -> bool {
        let from = s.hex(unit);
        self.distance(from, to) == 1
            && self.passable(s, from, to).is_ok()
            && (!self.is_tank(s, unit) || self.tank_may_pass(s, unit, from, to).is_ok())
    }
    /// The same for all of a group by Move: no Cliff, and no enemy who was driven there (O21.4), unless they go for him
    /// (g:A54a, g:S98.3.4, g:S98.4.7).
    pub fn is_way_open(&self, s: &State, going: &Move) -> bool {
        let (units, to) = (going.group, going.to);
        let rushes = going.has(Move::STURM | Move::ASSAULTS | Move::STOSS);
        let free = s.of_side(foe(s.active), to).is_empty()
            || self.may_close_in(s, units, going)
            || rushes && going.struck;
        let open =
            |unit: UnitId| self.is_still_open(s, unit, to) && !self.hexside(s.hex(unit), to).cliff;
        free && units.iter().all(open)
    }
    /// Whether a group could enter any hex with so many points.
    pub fn could_step_with(&self, s: &State, units: Units, going: &Move, points: i32) -> bool {
        let hex = units.first().map(|unit| s.hex(unit));
        hex.is_some_and(|hex| {
            let mut near = self.near(hex).iter();
            near.any(|to| self.may_step_with(s, units, going, to, || points).is_ok())
        })
    }
    /// 7.2.1a, O21.4e: whether a group may leave over the enemy map edge.
    pub fn may_exit(&self, s: &State, units: Units, going: Option<&Move>) -> Legal {
        let Some(unit) = units.first() else {
            return no(&["O14.1d"], "no-mover");
        };
        // g:O27.2.1: an agent leaves over its own edge.
        let edge = self.exits_by(s, unit);
        if !self.on_edge(s.hex(unit), edge)
            || units.iter().any(|unit| self.exits_by(s, unit) != edge)
        {
            return no(&["7.2.1a", "7.2a", "O21.4e"], "no-edge");
        }
        self.may_exit_again(s, units)?;
        if let Some(going) = going {
            if going.halted {
                return no(&["F106.2a", "7.2.1a"], "no-wire");
            }
            if self.points_left(s, units, going) < 1 {
                return no(&["7.2.1a", "O21.1b"], "no-points");
            }
        }
        Ok(())
    }
    /// O14.4: whether a unit could enter a new hex by a Move, if need be after giving its Weapon away (O21.1.1).
    pub fn could_move(&self, s: &State, unit: UnitId) -> bool {
        let one = Units::one(unit);
        let going = Move::of(one);
        self.near(s.hex(unit))
            .iter()
            .any(|to| self.may_step(s, one, &going, to).is_ok())
            || self.may_exit(s, one, Some(&going)).is_ok()
            || (self.burden(s, unit) > 1 && self.has_gift(s, &going, one))
            || self.could_rush(s, &going, unit)
    }
}

/// Mines, and the way off the map.
impl Book {
    /// F103.1a, F103.1b: the Mines of a hex attack those who move together in or out of it.
    ///
    /// Only those who enter together share a roll in Great War Commander: see [`Book::mine_leavers`].
    pub fn mines(&self, s: &State, hex: HexId, units: Units) -> Flow {
        if units.is_empty() || s.markers(hex).fort() != Some(Fort::Mines) {
            return Flow::Next;
        }
        // Whom a roll on the way has driven elsewhere is not there.
        match s.those(units & s.everybody(), hex) {
            none if none.is_empty() => Flow::Next,
            there => Flow::Call(self.mine_attack(s, hex, there)),
        }
    }
    /// F103.1b, g:F128.1: the Mines of a hex attack those who are about to leave it, here one after the other. The
    /// attacks come before the step is made; the frame on the stack waits for them.
    pub fn mine_leavers(&self, s: &mut State, hex: HexId, units: Units) {
        if self.law.mined_together {
            if let Flow::Call(frame) = self.mines(s, hex, units) {
                s.stack.push(frame);
            }
            return;
        }
        let mut left = units;
        while let Some(unit) = left.iter().last() {
            left.remove(unit);
            if let Flow::Call(frame) = self.mines(s, hex, Units::one(unit)) {
                s.stack.push(frame);
            }
        }
    }
    /// F103.2: an attack of Mines.
    pub fn mine_attack(&self, s: &State, hex: HexId, units: Units) -> Frame {
        let owner = s.unit(units.first().unwrap_or_default()).seat;
        // F103.2a: the strength that the Defender has received.
        let given = self.mine_strength() + self.mine_bonus(s, units);
        Frame::Attack(Attack {
            left: units,
            stage: Stage::Roll,
            given,
            ..Attack::new(foe(owner), Means::Mines, hex)
        })
    }
    /// F103.2a: the Firepower of Mines.
    pub fn mine_strength(&self) -> u8 {
        self.sides.iter().map(|side| side.mines).max().unwrap_or(6)
    }
    /// 7.2.1a, 7.2.1b, 7.2.1c: a unit leaves over the enemy map edge and waits on the Time Track, as good as new.
    pub fn exit(&self, s: &mut State, unit: UnitId, t: &mut Teller) -> Flow {
        let seat = s.unit(unit).seat;
        let points = self.exit_worth(s, unit);
        t.all(|| self.unit_event("exited", s, unit));
        // E58.1a, g:O27.2.1: a Hero goes back to the box, and so does an agent.
        let hero = self.is_hero(s, unit) || self.is_agent(s, unit);
        self.strip(s, unit);
        if let Some(weapon) = s.carried(unit) {
            if hero {
                self.lose_weapon(s, weapon);
            } else {
                s.weapon_mut(weapon).broken = false;
            }
        }
        s.lift(unit, Place::Away);
        // g:7.2.1.1
        if self.is_tank(s, unit) {
            s.exited.insert(unit);
        }
        self.score(s, seat, points, "7.2.1a", t);
        self.recount(s, t);
        self.test_end(s, t);
        if hero {
            return Flow::Next;
        }
        Flow::Call(Frame::Place(crate::frame::Placing {
            seat,
            what: crate::frame::What::Unit(unit),
            place: crate::frame::Where::TimeTrack,
            may: false,
        }))
    }
}
