//! From hex to hex: what a step costs, what forbids it, Mines, and leaving the map (O21.1, O21.4, 7.2, F103, F105.2).

use crate::book::Book;
use crate::frame::{Attack, Flow, Frame, Means, Move, Stage};
use crate::kinds::{Edge, Fort, Terrain};
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Legal, No, Set64, Sum, Teller, no};

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
        let ground = self.ground(to);
        if s.marks(to).blaze() {
            return Err(No::by(&["T79", "O21.4b"], "cce-no-blaze").at(to));
        }
        if ground.terrain == Terrain::WaterBarrier {
            return Err(No::by(&["T98", "O21.4b"], "cce-no-water").at(to));
        }
        let side = self.hexside(from, to);
        let bridge = |hex: HexId| self.ground(hex).terrain == Terrain::MajorBridge;
        if (bridge(from) || bridge(to)) && !(side.road || side.railway) {
            return Err(No::by(&["T80.1b", "O21.4d"], "cce-no-bridge").at(to));
        }
        Ok(())
    }
    /// T79, T98: whether nothing may ever stand in a hex.
    pub fn is_impassable(&self, s: &State, hex: HexId) -> bool {
        s.marks(hex).blaze() || self.ground(hex).terrain == Terrain::WaterBarrier
    }
    /// F105.2a: from trench to trench.
    pub fn by_trench(&self, s: &State, from: HexId, to: HexId) -> bool {
        let (a, b) = (s.marks(from).fort(), s.marks(to).fort());
        let trench = |fort: Option<Fort>| fort == Some(Fort::Trench);
        let dug = |fort: Option<Fort>| fort.is_some_and(Fort::is_dug);
        (trench(a) && dug(b)) || (trench(b) && dug(a))
    }
    /// O21.1a: Movement points for a step.
    pub fn step_cost(&self, s: &State, from: HexId, to: HexId, sum: &mut Sum) {
        if self.by_trench(s, from, to) {
            sum.add(1, "F105.2a");
            return;
        }
        let side = self.hexside(from, to);
        let ground = self.ground(to);
        let (terrain, rule) = match ground.terrain {
            // T80.2: a minor bridge is what lies below it, but for its road.
            Terrain::MinorBridge => (ground.below, "T80.2"),
            other => (other, "T78.2"),
        };
        match () {
            () if side.road => sum.add(1, "T93a"),
            () if side.railway => sum.add(1, "T92"),
            () if side.trail => sum.add(1, "T96"),
            () => {
                let cost = match terrain {
                    Terrain::Building | Terrain::Woods | Terrain::Brush | Terrain::Gully => 2,
                    Terrain::Marsh | Terrain::Stream => 3,
                    _ => 1,
                };
                sum.add(cost, rule);
            }
        }
        sum.add(i32::from(side.fence), "T84");
        sum.add(i32::from(side.hedge), "T87a");
        sum.add(i32::from(side.wall), "T97a");
        // T88.1
        sum.add(i32::from(ground.level > self.ground(from).level), "T88.1");
    }
    /// The same, as a number.
    pub fn cost(&self, s: &State, from: HexId, to: HexId) -> i32 {
        let mut sum = Sum::quiet();
        self.step_cost(s, from, to, &mut sum);
        sum.total()
    }
    /// O21a, O21b, O21.2b: the Movement of a group where it stands: that of its slowest.
    pub fn pace(&self, s: &State, units: Set64, road: bool) -> i32 {
        let of = |unit: u8| {
            let mut sum = Sum::quiet();
            self.movement(s, unit, road, &mut sum);
            sum.total()
        };
        units.iter().map(of).min().unwrap_or(0)
    }
    /// O21.4: whether a group that has spent so much may enter the next hex by Move.
    pub fn may_step(&self, s: &State, units: Set64, going: &Move, to: HexId) -> Legal {
        let Some(unit) = units.first() else {
            return no(&["O14.1d"], "cce-no-mover");
        };
        let from = s.hex(unit);
        if self.distance(from, to) != 1 {
            return no(&["O21a"], "cce-no-neighbour");
        }
        self.passable(s, from, to)?;
        if self.hexside(from, to).cliff {
            return Err(No::by(&["T83", "O21.4c"], "cce-no-cliff").at(to));
        }
        if !s.of_side(foe(s.unit(unit).seat), to).is_empty() {
            return Err(No::by(&["O21.4a"], "cce-no-enemy-hex").at(to));
        }
        if going.halted {
            return no(&["F106.2a"], "cce-no-wire");
        }
        let (spent, road) = self.so_far(units, going);
        // T93b, O21.1b: a Road hex gives its point when it has been entered, not for entering it.
        if i32::from(spent) + self.cost(s, from, to) > self.pace(s, units, road) {
            return Err(No::by(&["O21.1b", "O21b"], "cce-no-points").at(to));
        }
        Ok(())
    }
    /// What the group has spent: nothing, if these have not set out yet.
    pub fn so_far(&self, units: Set64, going: &Move) -> (u8, bool) {
        if units == going.group {
            (going.spent, going.road)
        } else {
            (0, false)
        }
    }
    /// 7.2.1a, O21.4e: whether a group may leave over the enemy map edge.
    pub fn may_exit(&self, s: &State, units: Set64, going: Option<&Move>) -> Legal {
        let Some(unit) = units.first() else {
            return no(&["O14.1d"], "cce-no-mover");
        };
        let enemy = opposite(self.side(s.unit(unit).seat).edge);
        if !self.on_edge(s.hex(unit), enemy) {
            return no(&["7.2.1a", "7.2a", "O21.4e"], "cce-no-edge");
        }
        if let Some(going) = going {
            let (spent, road) = self.so_far(units, going);
            if going.halted || i32::from(spent) + 1 > self.pace(s, units, road) {
                return no(&["7.2.1a", "O21.1b"], "cce-no-points");
            }
        }
        Ok(())
    }
    /// O14.4: whether a unit could enter a new hex by a Move.
    pub fn could_move(&self, s: &State, unit: u8) -> bool {
        let going = Move::of(Set64::EMPTY);
        let one = Set64::one(unit);
        self.near(s.hex(unit))
            .iter()
            .any(|to| self.may_step(s, one, &going, to).is_ok())
            || self.may_exit(s, one, Some(&going)).is_ok()
    }
}

/// Mines, and the way off the map.
impl Book {
    /// F103.1a, F103.1b: the Mines of a hex attack those who move together in or out of it.
    pub fn mines(&self, s: &State, hex: HexId, units: Set64) -> Flow {
        if units.is_empty() || s.marks(hex).fort() != Some(Fort::Mines) {
            return Flow::Next;
        }
        Flow::Call(self.mine_attack(s, hex, units))
    }
    /// F103.2: an attack of Mines.
    pub fn mine_attack(&self, s: &State, hex: HexId, units: Set64) -> Frame {
        let owner = s.unit(units.first().unwrap_or_default()).seat;
        // F103.2a: the strength that the Defender has received.
        let given = self.sides.iter().map(|side| side.mines).max().unwrap_or(6);
        Frame::Attack(Attack {
            left: units,
            stage: Stage::Roll,
            given,
            ..Attack::new(foe(owner), Means::Mines, hex)
        })
    }
    /// 7.2.1a, 7.2.1b, 7.2.1c: a unit leaves over the enemy map edge and waits on the Time Track, as good as new.
    pub fn exit(&self, s: &mut State, unit: u8, t: &mut Teller) -> Flow {
        let seat = s.unit(unit).seat;
        let points = self.exit_worth(s, unit);
        t.all(|| self.unit_event("cce-exited", s, unit));
        let hero = self.is_hero(s, unit);
        self.strip(s, unit);
        if let Some(weapon) = s.carried(unit) {
            if hero {
                self.lose_weapon(s, weapon);
            } else {
                s.weapon_mut(weapon).broken = false;
            }
        }
        s.lift(unit, Place::Away);
        self.score(s, seat, points, "7.2.1a", t);
        self.recount(s, t);
        self.test_end(s, t);
        // E58.1a: a Hero goes back to the box.
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
