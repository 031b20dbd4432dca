//! Facing of vehicles and ships (L6.1–L6.5), the fascine (L22.9), and leaving the map (L5.8).

use super::{Drive, IMMOBILE, side};
use crate::action::Gait;
use crate::book::Book;
use crate::catalog::Kind;
use crate::costs::MP;
use crate::ids::{Piece, Pieces};
use crate::state::{Marks, State, is_on_map};
use crate::tables::{Cost, Row};
use hex::HexId;
use table::{Legal, No, no};

impl Book {
    /// L6.3, L6.5, terrain.note.i: what facing there costs, in halves, and what it would have cost if the road did not
    /// force it.
    pub(super) fn turn_cost(&self, s: &State, drive: &Drive, facing: u8) -> (u8, u8) {
        let Some(kind) = self.driven(s, drive).filter(|_| !drive.entering) else {
            return (0, 0);
        };
        let plot = self.ground.plot(drive.at);
        let turn = (facing + 6 - drive.facing) % 6;
        let sides = turn.min(6 - turn);
        let each = match self.tables.cost(Row::Facing, kind.column()) {
            _ if kind.hard && plot.road == 0 => self.tables.notes.of("hard_facing") as u8 * MP,
            Cost::Halves(each) => each,
            _ => 0,
        };
        let road = |facing: u8| self.ground.is_road(drive.at, side(facing));
        let bend = !road(drive.facing) && road(facing) && sides < 3;
        match bend && !drive.off && kind.is_vehicle() {
            true => (0, sides * each),
            false => (sides * each, 0),
        }
    }

    /// L6.3: whether it may face there.
    pub fn may_turn(&self, s: &State, drive: &Drive, facing: u8) -> Legal {
        let kind = self.driven(s, drive);
        if !kind.is_some_and(Kind::faces) || !is_on_map(drive.at) {
            return no(&["L6.1"], "landships-no-turn");
        }
        if drive.stopped {
            return no(&["L5.12"], "landships-no-stopped");
        }
        if drive.units.iter().any(|unit| s.is(unit, IMMOBILE)) {
            return no(&["L6.9"], "landships-no-immobile");
        }
        if facing > 5 || facing == drive.facing {
            return no(&["L6.3"], "landships-no-turn");
        }
        let (cost, _) = self.turn_cost(s, drive, facing);
        let off = drive.hexes == 0 && self.ground.plot(drive.at).road == 0;
        match self.can_pay(s, drive, off, cost) {
            true => Ok(()),
            false => no(&["L6.3", "L5.1"], "landships-no-mp"),
        }
    }

    /// The move after a turn.
    pub(super) fn after_turn(&self, s: &State, drive: &Drive, facing: u8) -> Drive {
        let (cost, free) = self.turn_cost(s, drive, facing);
        Drive {
            facing,
            spent: drive.spent.saturating_add(cost),
            free: drive.free.saturating_add(free),
            entering: false,
            ..*drive
        }
    }

    pub(super) fn drive_turn(&self, s: &mut State, drive: Drive, facing: u8) -> Drive {
        let next = self.after_turn(s, &drive, facing);
        for unit in drive.units.iter() {
            s.unit_mut(unit).facing = facing;
        }
        next
    }

    /// L4.14: who enters faces away from the edge, or as the scenario says, unless he turns at once.
    pub(super) fn inward(&self, units: Pieces, hex: HexId) -> u8 {
        let said = { units.first() }.and_then(|unit| self.force(unit)?.facing);
        let open = |facing: &u8| {
            let ahead = side(*facing);
            let behind = self.ground.beside(hex, ahead.opposite());
            behind.is_none() && self.ground.beside(hex, ahead).is_some()
        };
        said.or_else(|| [0, 3, 1, 2, 4, 5].into_iter().find(open))
            .unwrap_or(0)
    }

    /// L22.9: whether a tank may drop its fascine when it enters a hex: a trench that is not filled yet.
    pub fn may_drop(&self, s: &State, drive: &Drive, to: HexId) -> Legal {
        let has = |unit: Piece| s.is(unit, Marks::FASCINE);
        if !drive.units.iter().any(has) {
            return no(&["L22.9"], "landships-no-fascine");
        }
        if to.index() >= self.ground.len() || !self.is_ditch(s, to) {
            return Err(No::by(&["L22.9"], "landships-no-ditch"));
        }
        self.may_drive_to(s, drive, to, false)
    }

    pub(crate) fn drop_fascine(&self, s: &mut State, drive: &Drive, to: HexId) {
        for unit in drive.units.iter() {
            s.unmark(unit, Marks::FASCINE);
        }
        s.filled.insert(to);
    }

    /// L5.8: leaving the map, a vehicle forward.
    pub fn may_drive_off(&self, s: &State, drive: &Drive) -> Legal {
        if !is_on_map(drive.at) || !self.side(s.active).exits.contains(drive.at) {
            return no(&["L5.8"], "landships-no-exit");
        }
        let faces = self.driven(s, drive).is_some_and(Kind::faces);
        if faces && self.ground.beside(drive.at, side(drive.facing)).is_some() {
            return no(&["L5.8", "L6.2"], "landships-no-exit");
        }
        let gait = self.driven(s, drive).is_some_and(Kind::is_mounted) && drive.gait.is_none();
        let stuck = drive.units.iter().any(|unit| s.is(unit, IMMOBILE)) || gait;
        // L5.6: who is held goes to the next hex and no farther; L7.4: a charge ends among enemies.
        let bound = self.is_cavalry_held(s, drive) || drive.gait == Some(Gait::Charge);
        let off = drive.hexes == 0 && self.ground.plot(drive.at).road == 0;
        match drive.stopped || stuck || bound || !self.can_pay(s, drive, off, MP) {
            true => no(&["L5.8", "L5.1"], "landships-no-mp"),
            false => Ok(()),
        }
    }
}
