//! Vehicles, ships and cavalry on the move (L5, L6, L7, L23.1).

mod facing;
mod horse;
mod question;
mod truck;

pub use question::Driving;

use crate::action::Gait;
use crate::book::Book;
use crate::catalog::Kind;
use crate::costs::MP;
use crate::data::Class;
use crate::frame::{Drive, Flow};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::state::{Deeds, Marks, OFFBOARD, State, foe, is_on_map};
use crate::tables::{Cost, Row};
use hex::{Direction, HexId};
use table::{Chance, Legal, No, Step, Teller, Text, no};

/// L6.4: what backing costs more.
const REVERSE: u8 = MP;
/// What keeps a vehicle where it is (L6.9); nobody tows it away (L6.10).
pub(crate) const IMMOBILE: Marks = Marks::TEMPORARY.and(Marks::PERMANENT).and(Marks::WHEELS);

/// The direction of that number.
pub(crate) fn side(facing: u8) -> Direction {
    Direction::all()[usize::from(facing) % 6]
}

impl Book {
    /// L4.4: whether a unit may move in the Vehicle Movement phase at all.
    pub fn may_drive(&self, s: &State, unit: Piece) -> Legal {
        if s.unit(unit).seat != s.active {
            return no(&["L4.4"], "landships-no-yours");
        }
        let kind = self.kind(s, unit);
        if !(kind.is_vehicle() || kind.is_mounted() || kind.class == Class::Ship) {
            return no(&["L4.4", "L4.6"], "landships-no-vehicle");
        }
        if !s.on_map(unit) && s.hex(unit) != OFFBOARD {
            return no(&["L4.14"], "landships-no-offboard");
        }
        if s.unit(unit).aboard.get().is_some() {
            return no(&["L6.8"], "landships-no-aboard");
        }
        if s.is(unit, Marks::PINNED) {
            return no(&["L5.3"], "landships-no-pinned");
        }
        if s.did(unit, Deeds::ENDED) {
            return no(&["L5.1"], "landships-no-moved");
        }
        // Who is aboard of a truck with damaged wheels may still get off (L6.8).
        let laden = kind.class == Class::Truck && !s.aboard(unit).is_empty();
        match s.is(unit, IMMOBILE) && !laden {
            true => no(&["L6.9"], "landships-no-immobile"),
            false => Ok(()),
        }
    }

    /// A move that has not begun.
    pub(crate) fn set_off(&self, s: &State, unit: Piece) -> Drive {
        let at = s.hex(unit);
        let mounted = self.kind(s, unit).is_mounted();
        Drive {
            units: Pieces::one(unit),
            at,
            spent: 0,
            free: 0,
            hexes: 0,
            facing: s.unit(unit).facing,
            gait: None,
            way: 0,
            run: 0,
            loads: 0,
            off: false,
            reversed: false,
            difficult: false,
            woods: false,
            tested: false,
            entering: false,
            wired: mounted && is_on_map(at) && s.wire.contains(at),
            stopped: false,
            due: false,
        }
    }

    /// The kind of those who move; a stack is of cavalry, and all of it pays the same.
    fn driven<'a>(&'a self, s: &State, drive: &Drive) -> Option<&'a Kind> {
        drive.units.first().map(|unit| self.kind(s, unit))
    }

    /// L5.1, L6.5, terrain.note.a, L7.1, L12.10: what they may spend in all, in halves, if a hex is entered off the road
    /// or none was.
    pub fn drive_allowance(&self, s: &State, drive: &Drive, off: bool) -> u8 {
        let of = |unit: Piece| {
            let kind = self.kind(s, unit);
            match kind.class {
                Class::Ship if s.unit(unit).left() > 0 => kind.ma / 2,
                Class::Ship => kind.ma,
                Class::Cavalry | Class::CavalryMg => self.pace(kind, drive),
                _ if off || drive.off => kind.ma,
                _ => kind.road,
            }
        };
        let ma = drive.units.iter().map(of).min().unwrap_or(0);
        // L6.8
        ma.saturating_sub(drive.loads.saturating_mul(ma / 2))
    }

    /// Whether they have so many points left.
    fn can_pay(&self, s: &State, drive: &Drive, off: bool, cost: u8) -> bool {
        let free = if off { drive.free } else { 0 };
        let spent = drive.spent.saturating_add(free).saturating_add(cost);
        spent <= self.drive_allowance(s, drive, off)
    }

    /// L3.4, L6.4: what a step costs, in halves.
    pub fn drive_cost(&self, s: &State, drive: &Drive, to: HexId, back: bool) -> Legal<u8> {
        let Some(kind) = self.driven(s, drive) else {
            return no(&["L5.1"], "landships-no-mover");
        };
        let cost = self.entry_cost(s, kind, drive.at, to)?;
        let ship = kind.class == Class::Ship;
        let plot = self.ground.plot(to);
        let barred = s.mines.contains(to) || s.wire.contains(to) || s.crushed.contains(to);
        // T1: ships enter nothing but river.
        if ship && (barred || plot.trench.is_some() || plot.fortified) {
            return Err(No::by(&["terrain.code.pro", "L23.1"], "landships-no-terrain").at(to));
        }
        // L7.4: a charge pays for its trench, road or not.
        if drive.gait == Some(Gait::Charge)
            && self.is_ditch(s, to)
            && let Cost::Halves(trench) = self.tables.cost(Row::Trench, kind.column())
        {
            return Ok(cost.max(trench));
        }
        Ok(cost + if back { REVERSE } else { 0 })
    }

    /// A trench that is not filled (L18.8).
    fn is_ditch(&self, s: &State, hex: HexId) -> bool {
        self.ground.plot(hex).trench.is_some() && !s.filled.contains(hex)
    }

    /// L5.4: the enemies that those meet who go there.
    pub(crate) fn met(&self, s: &State, drive: &Drive, to: HexId) -> Pieces {
        let ship = |it: &Kind| it.class == Class::Ship;
        match self.driven(s, drive).is_some_and(ship) {
            // L8.4: who is on a bridge and who is under it are apart.
            true => self
                .enemies_in(s, s.active, to)
                .only(|enemy| !s.is(enemy, Marks::BRIDGE)),
            false => self.enemies_met(s, s.active, to, self.takes_bridge(drive.at, to)),
        }
    }

    /// L5.6: whether enemies hold mounted groups that start in their hex.
    fn is_cavalry_held(&self, s: &State, drive: &Drive) -> bool {
        let mounted = self.driven(s, drive).is_some_and(Kind::is_mounted);
        mounted && drive.hexes == 0 && is_on_map(drive.at) && {
            self.fighters(s, foe(s.active), drive.at).iter()
        }
        .any(|enemy| !s.is(enemy, Marks::PINNED))
    }

    /// Whether those who move may enter a hex, forward or back.
    pub fn may_drive_to(&self, s: &State, drive: &Drive, to: HexId, back: bool) -> Legal {
        self.may_head_for(s, drive, to, back)?;
        let enemies = self.met(s, drive, to);
        self.may_run_into(s, drive, to, enemies, back)?;
        self.may_pace(s, drive, to, enemies)?;
        let cost = self.drive_cost(s, drive, to, back)?;
        let off = !self.by_road(drive.at, to);
        if !self.can_pay(s, drive, off, cost) {
            let road = !self.can_pay(s, drive, false, cost);
            let rules: &[&str] = if road { &["L5.1"] } else { &["L6.5", "L5.1"] };
            return Err(No::by(rules, "landships-no-mp").at(to));
        }
        let next = self.after_drive(s, drive, to, back, cost, enemies);
        match drive.gait {
            Some(Gait::Charge) => self.may_charge_on(s, &next, !enemies.is_empty()),
            _ => self.may_halt(s, drive, &next),
        }
    }

    /// The hex is there, in front or behind, and the road is not left where the ground is prohibited.
    fn may_head_for(&self, s: &State, drive: &Drive, to: HexId, back: bool) -> Legal {
        let Some(kind) = self.driven(s, drive).filter(|_| !drive.stopped) else {
            return no(&["L5.12"], "landships-no-stopped");
        };
        if drive.units.iter().any(|unit| s.is(unit, IMMOBILE)) {
            return no(&["L6.9"], "landships-no-immobile");
        }
        if kind.is_mounted() && drive.gait.is_none() {
            return no(&["L7.1"], "landships-no-gait");
        }
        if to.index() >= self.ground.len() {
            return no(&["L5.1"], "landships-no-adjacent");
        }
        if back && (!kind.is_armoured() || drive.reversed || !is_on_map(drive.at)) {
            return no(&["L6.4"], "landships-no-reverse");
        }
        if !is_on_map(drive.at) {
            return self.may_come_in(s, drive, to);
        }
        if self.ground.distance(drive.at, to) != 1 {
            return no(&["L5.1"], "landships-no-adjacent");
        }
        let ahead = side(drive.facing).turn(if back { 3 } else { 0 });
        if kind.faces() && self.ground.beside(drive.at, ahead) != Some(to) {
            let rules: &[&str] = if back { &["L6.4"] } else { &["L6.2"] };
            return Err(No::by(rules, "landships-no-ahead").at(to));
        }
        let soft = matches!(
            self.ground.plot(drive.at).terrain,
            Terrain::Woods | Terrain::River | Terrain::Swamp
        );
        let lost = soft && !(kind.woods && self.ground.plot(drive.at).terrain == Terrain::Woods);
        match kind.is_vehicle() && lost && !self.by_road(drive.at, to) {
            true => Err(No::by(&["L3.4", "L6.7"], "landships-no-leave-road").at(to)),
            false => Ok(()),
        }
    }

    /// L4.14: a hex of the named edge without enemies and with room.
    fn may_come_in(&self, s: &State, drive: &Drive, to: HexId) -> Legal {
        let free = self.met(s, drive, to).is_empty() && self.has_room(s, s.active, to, drive.units);
        match free && self.entries(drive.units).contains(to) {
            true => Ok(()),
            false => Err(No::by(&["L4.14"], "landships-no-entry").at(to)),
        }
    }

    /// L5.4, L5.6, L23.1
    fn may_run_into(
        &self,
        s: &State,
        drive: &Drive,
        to: HexId,
        enemies: Pieces,
        back: bool,
    ) -> Legal {
        let Some(kind) = self.driven(s, drive) else {
            return no(&["L5.1"], "landships-no-mover");
        };
        let wet = |unit: Piece| !s.is(unit, Marks::BRIDGE);
        let swims = |unit: Piece| self.kind(s, unit).class == Class::Ship;
        if kind.class == Class::Ship && (s.of_in(s.active, to) | enemies).iter().any(wet) {
            return Err(No::by(&["L23.1"], "landships-no-water").at(to));
        }
        if enemies.is_empty() {
            return Ok(());
        }
        if self.is_cavalry_held(s, drive) {
            return Err(No::by(&["L5.6"], "landships-no-disengage").at(to));
        }
        if back {
            return Err(No::by(&["L6.4"], "landships-no-enemy-hex").at(to));
        }
        let charges = kind.is_mounted() && drive.gait == Some(Gait::Charge);
        if !kind.is_armoured() && !charges {
            return Err(No::by(&["L5.4"], "landships-no-enemy-hex").at(to));
        }
        if enemies.iter().any(swims) {
            return Err(No::by(&["L5.4"], "landships-no-ship").at(to));
        }
        let tank = |enemy: Piece| self.kind(s, enemy).class == Class::Tank;
        match enemies.iter().any(tank) {
            true if charges => Err(No::by(&["L7.4", "L5.4"], "landships-no-tank").at(to)),
            true => Err(No::by(&["L5.4"], "landships-no-tank").at(to)),
            false => Ok(()),
        }
    }

    /// L8.3: whether there is room, or a way on to where there is.
    fn may_halt(&self, s: &State, drive: &Drive, next: &Drive) -> Legal {
        if self.has_berth(
            s,
            s.active,
            next.at,
            drive.units,
            self.takes_bridge(drive.at, next.at),
        ) {
            return Ok(());
        }
        match !next.stopped && self.can_go_on(s, next) {
            true => Ok(()),
            false => Err(No::by(&["L8.1", "L8.3"], "landships-no-room").at(next.at)),
        }
    }

    /// Whether a move can be carried on into another hex, turns included.
    fn can_go_on(&self, s: &State, drive: &Drive) -> bool {
        let faces = self.driven(s, drive).is_some_and(Kind::faces);
        if !faces {
            let mut around = self.ground.around(drive.at);
            return around.any(|to| self.may_drive_to(s, drive, to, false).is_ok());
        }
        (0..6).any(|facing| {
            let turned = match facing == drive.facing {
                true => *drive,
                false if self.may_turn(s, drive, facing).is_err() => return false,
                false => self.after_turn(s, drive, facing),
            };
            let ahead = self.ground.beside(drive.at, side(facing));
            ahead.is_some_and(|to| self.may_drive_to(s, &turned, to, false).is_ok())
        })
    }

    /// The move after a step into a hex with these enemies.
    pub(crate) fn after_drive(
        &self,
        s: &State,
        drive: &Drive,
        to: HexId,
        back: bool,
        cost: u8,
        enemies: Pieces,
    ) -> Drive {
        let off = !self.by_road(drive.at, to);
        let plot = self.ground.plot(to);
        let grid = self.ground.map.grid();
        let way = {
            is_on_map(drive.at)
                .then(|| grid.direction(drive.at, to))
                .flatten()
        }
        .map_or(u8::MAX, |way| way.index() as u8);
        let woods = self.driven(s, drive).is_some_and(|kind| kind.woods);
        let free = if off { drive.free } else { 0 };
        Drive {
            at: to,
            spent: drive.spent.saturating_add(cost).saturating_add(free),
            free: drive.free - free,
            hexes: drive.hexes.saturating_add(1),
            way,
            run: if drive.hexes > 0 && way == drive.way {
                drive.run.saturating_add(1)
            } else {
                1
            },
            off: drive.off || off,
            reversed: drive.reversed || back,
            difficult: drive.difficult || plot.terrain == Terrain::Difficult,
            woods: drive.woods || (woods && plot.terrain == Terrain::Woods),
            entering: !is_on_map(drive.at),
            // L5.4, L5.6
            stopped: !enemies.is_empty() || self.is_cavalry_held(s, drive),
            due: true,
            ..*drive
        }
    }

    /// Those who move enter a hex.
    pub(crate) fn drive_step(
        &self,
        s: &mut State,
        drive: Drive,
        to: HexId,
        back: bool,
        t: &mut Teller,
    ) -> Drive {
        let cost = self.drive_cost(s, &drive, to, back).unwrap_or(0);
        let enemies = self.met(s, &drive, to);
        let mut next = self.after_drive(s, &drive, to, back, cost, enemies);
        let bridge = self.takes_bridge(drive.at, to);
        if next.entering {
            next.facing = self.inward(drive.units, to);
        }
        for unit in drive.units.iter() {
            self.leave_hex(s, unit);
            s.put(unit, to);
            s.unit_mut(unit).facing = next.facing;
            for one in (s.aboard(unit) | Pieces::one(unit)).iter() {
                s.unit_mut(one).forget_shots();
                // L3.5
                match bridge {
                    true => s.mark(one, Marks::BRIDGE),
                    false => s.unmark(one, Marks::BRIDGE),
                }
            }
        }
        let label = |hex: HexId| match is_on_map(hex) {
            true => self.label(hex),
            false => String::new(),
        };
        t.all(|| {
            let units = drive.units.iter().map(|unit| self.named(s, unit)).collect();
            Text::new("landships-moved")
                .list("units", units)
                .name("from", label(drive.at))
                .name("hex", label(to))
        })
        .deed()
        .step(|| Step {
            pieces: drive.units.iter().map(u16::from).collect(),
            from: label(drive.at),
            to: label(to),
        });
        next.stopped |= self.runs_into(s, s.active, to, t);
        next
    }

    /// L4.13, L22.2: a vehicle leaves its hex; a tank crushes the wire there.
    pub(crate) fn leave_hex(&self, s: &mut State, unit: Piece) {
        let (kind, from) = (self.kind(s, unit), s.hex(unit));
        let tank = kind.class == Class::Tank;
        s.note(unit, Deeds::WALKED);
        if kind.is_vehicle() {
            s.mark(unit, Marks::MOVED);
        }
        if tank && is_on_map(from) && s.wire.contains(from) {
            s.wire.remove(from);
            s.crushed.insert(from);
        }
    }

    /// What the move does next: what lies in the hex strikes first, then who can and wants goes on.
    pub(crate) fn step_drive(
        &self,
        s: &mut State,
        drive: &mut Drive,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if drive.due {
            drive.due = false;
            self.arrive(s, drive, c, t);
            return Flow::Next;
        }
        let down = Marks::PINNED.and(Marks::TEMPORARY).and(Marks::PERMANENT);
        let out = |unit: Piece| is_on_map(drive.at) && (!s.on_map(unit) || s.is(unit, down));
        let halted = drive.units.only(out);
        self.end_drive(s, drive, halted, c, t);
        drive.units = drive.units - halted;
        if drive.units.is_empty() {
            return Flow::Done;
        }
        // L26.1: what he has hidden may leave him nothing; nobody is to see that.
        if !self.has_drive_choice(&self.in_the_open(s, s.active), drive) {
            self.end_drive(s, drive, drive.units, c, t);
            return Flow::Done;
        }
        Flow::Ask
    }

    /// L22.6, L5.7, L15.2, L26.1, L18.3, in this order: what a hex does to who enters it.
    fn arrive(&self, s: &mut State, drive: &mut Drive, c: &mut Chance, t: &mut Teller) {
        self.come_through(s, drive.units, c, t);
        // L26.1: who was hidden here stops them.
        drive.stopped |= self.is_among(s, drive.units);
        for unit in drive.units.iter() {
            let here = s.on_map(unit) && s.hex(unit) == drive.at;
            if here && self.tests_at_trench(s, unit, drive.at) {
                drive.tested = true;
                self.test_at_trench(s, unit, drive, c, t);
            }
        }
    }

    /// Their move is over (L4.4): horses are blown, a tank tests for breakdown.
    pub(crate) fn end_drive(
        &self,
        s: &mut State,
        drive: &Drive,
        units: Pieces,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        for unit in units.iter() {
            s.note(unit, Deeds::ENDED);
            self.rein_in(s, drive, unit);
            self.test_after_move(s, unit, drive, c, t);
        }
    }
}
