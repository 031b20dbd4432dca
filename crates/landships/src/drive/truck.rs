//! Trucks (L6.8, L21.4) and tank leaders aboard (L20.1), who go where their tank goes (L6.11).

use super::{Drive, IMMOBILE};
use crate::book::Book;
use crate::costs::MP;
use crate::data::Class;
use crate::frame::March;
use crate::ids::{Piece, PieceOr, Pieces};
use crate::state::{Deeds, Marks, Phase, State, is_on_map};
use table::{Legal, Teller, no};

impl Book {
    /// The truck that moves.
    fn trucked(&self, s: &State, drive: &Drive) -> Option<Piece> {
        let unit = drive.units.first()?;
        (self.kind(s, unit).class == Class::Truck).then_some(unit)
    }

    /// Half of the allowance the truck uses in this phase.
    fn may_handle(&self, s: &State, drive: &Drive) -> Legal {
        let next = Drive {
            loads: drive.loads.saturating_add(1),
            ..*drive
        };
        let road = is_on_map(drive.at) && self.ground.plot(drive.at).road != 0;
        let off = drive.hexes == 0 && !road;
        // Two of them take it all: the truck stays where it is.
        match drive.stopped || drive.loads >= 2 || !self.can_pay(s, &next, off, 0) {
            true => no(&["L6.8"], "landships-no-mp"),
            false => Ok(()),
        }
    }

    /// L6.8: whether a truck may take something up: a group on foot, a crew, or a gun with its crew.
    pub fn may_load(&self, s: &State, drive: &Drive, load: Piece, on: Piece) -> Legal {
        let Some(truck) = self.trucked(s, drive).filter(|&truck| truck == on) else {
            return no(&["L6.8"], "landships-no-truck");
        };
        if load.index() >= s.units.len() || s.holder(load) != s.active || !s.on_map(load) {
            return no(&["L6.8"], "landships-no-yours");
        }
        if s.is(load, Marks::HIDDEN) {
            return no(&["L26.1"], "landships-no-hidden");
        }
        if s.is(truck, IMMOBILE) {
            return no(&["L6.9"], "landships-no-immobile");
        }
        let start = is_on_map(drive.at) && drive.hexes == 0 && s.hex(load) == drive.at;
        if !start || s.unit(load).aboard.get().is_some() {
            return no(&["L6.8"], "landships-no-load-here");
        }
        if s.is(load, Marks::PINNED) {
            return no(&["L6.8", "L17.4"], "landships-no-pinned");
        }
        if s.did(load, Deeds::CARRIED) {
            return no(&["L6.8"], "landships-no-carried");
        }
        self.may_carry(s, truck, load)?;
        self.may_handle(s, drive)
    }

    /// One combat group; or one crew, and one gun in tow.
    fn may_carry(&self, s: &State, truck: Piece, load: Piece) -> Legal {
        let aboard = s.aboard(truck);
        let has = |holds: &dyn Fn(Piece) -> bool| aboard.iter().any(holds);
        let group = |unit: Piece| self.kind(s, unit).is_group();
        let crew = |unit: Piece| self.kind(s, unit).class == Class::Crew;
        let gun = |unit: Piece| self.kind(s, unit).is_support();
        let kind = self.kind(s, load);
        let free = match kind {
            kind if kind.is_group() && kind.is_foot() => aboard.is_empty(),
            kind if kind.class == Class::Crew => !has(&group) && !has(&crew),
            kind if kind.is_gun() || kind.class == Class::Mortar => {
                let served = has(&crew) || self.hitches(s, load).is_some();
                if !served {
                    return no(&["L6.8", "L21.4"], "landships-no-crew");
                }
                !has(&group) && !has(&gun)
            }
            _ => return no(&["L6.8"], "landships-no-cargo"),
        };
        match free {
            true => Ok(()),
            false => no(&["L6.8"], "landships-no-truck-room"),
        }
    }

    /// The crew that is taken up with its gun.
    fn hitches(&self, s: &State, gun: Piece) -> Option<Piece> {
        let near = s.of_in(s.holder(gun), s.hex(gun));
        let free = |unit: &Piece| {
            let crew = self.kind(s, *unit).class == Class::Crew;
            crew && !s.is(*unit, Marks::PINNED) && !s.did(*unit, Deeds::CARRIED)
        };
        near.iter().find(free)
    }

    /// L6.8: it is taken up; a gun with its crew, if none rides already.
    pub(super) fn take_up(
        &self,
        s: &mut State,
        drive: Drive,
        load: Piece,
        t: &mut Teller,
    ) -> Drive {
        let Some(truck) = self.trucked(s, &drive) else {
            return drive;
        };
        let rides = |unit: Piece| self.kind(s, unit).class == Class::Crew;
        let ridden = s.aboard(truck).iter().any(rides);
        let crew = match self.kind(s, load).is_support() && !ridden {
            true => self.hitches(s, load),
            false => None,
        };
        for unit in [Some(load), crew].into_iter().flatten() {
            s.unit_mut(unit).aboard = truck.into();
            s.note(unit, Deeds::CARRIED);
            t.all(|| {
                self.unit_text("landships-boarded", s, unit)
                    .text("on", self.named(s, truck))
            })
            .deed();
        }
        Drive {
            loads: drive.loads + 1,
            ..drive
        }
    }

    /// L6.8: whether something may get off the truck that moves.
    pub fn may_unload(&self, s: &State, drive: &Drive, load: Piece) -> Legal {
        let truck = self.trucked(s, drive);
        let aboard = load.index() < s.units.len()
            && truck.is_some_and(|truck| s.unit(load).aboard.is(truck));
        if !aboard || !is_on_map(drive.at) {
            return no(&["L6.8"], "landships-no-not-aboard");
        }
        if s.did(load, Deeds::CARRIED) {
            return no(&["L6.8"], "landships-no-carried");
        }
        self.may_handle(s, drive)
    }

    /// L6.8: it gets off; a gun with its crew. A gun faces as its truck does.
    pub(super) fn set_down(
        &self,
        s: &mut State,
        drive: Drive,
        load: Piece,
        t: &mut Teller,
    ) -> Drive {
        let Some(truck) = self.trucked(s, &drive) else {
            return drive;
        };
        let off = match self.kind(s, load).is_support() {
            true => s.aboard(truck),
            false => Pieces::one(load),
        };
        for unit in off.iter() {
            s.unit_mut(unit).aboard = PieceOr::NONE;
            s.unit_mut(unit).facing = match self.kind(s, unit).faces() {
                true => drive.facing,
                false => s.unit(unit).facing,
            };
            s.note(unit, Deeds::CARRIED);
            t.all(|| self.unit_text("landships-alighted", s, unit))
                .deed();
        }
        Drive {
            loads: drive.loads + 1,
            ..drive
        }
    }

    /// L20.1: whether a leader on foot may board a tank in his hex.
    pub fn may_board_tank(&self, s: &State, march: &March, leader: Piece, tank: Piece) -> Legal {
        if tank.index() >= s.units.len() || !march.units.has(leader) || s.phase != Phase::March {
            return no(&["L20.1"], "landships-no-board");
        }
        let friend = s.unit(tank).seat == s.active && self.kind(s, tank).class == Class::Tank;
        let here = is_on_map(march.at) && s.on_map(tank) && s.hex(tank) == march.at;
        if self.kind(s, leader).class != Class::Leader || !friend || !here {
            return no(&["L20.1"], "landships-no-board");
        }
        if self.has_leader(s, tank) {
            return no(&["L20.1"], "landships-no-second-leader");
        }
        let left = self
            .march_allowance(s, march, false)
            .saturating_sub(march.spent);
        match left < MP || march.stopped {
            true => no(&["L20.1", "L5.1"], "landships-no-mp"),
            false => Ok(()),
        }
    }

    pub(crate) fn board_tank(&self, s: &mut State, leader: Piece, tank: Piece, t: &mut Teller) {
        s.unit_mut(leader).aboard = tank.into();
        s.note(leader, Deeds::ENDED);
        match s.is(tank, Marks::BRIDGE) {
            true => s.mark(leader, Marks::BRIDGE),
            false => s.unmark(leader, Marks::BRIDGE),
        }
        t.all(|| {
            self.unit_text("landships-boarded", s, leader)
                .text("on", self.named(s, tank))
        })
        .deed();
    }

    /// L20.1: whether a leader may leave his tank.
    pub fn may_leave_tank(&self, s: &State, leader: Piece) -> Legal {
        let tank = s.unit(leader).aboard.get();
        let tank = tank.filter(|&tank| self.kind(s, tank).class == Class::Tank);
        if s.unit(leader).seat != s.active || s.phase != Phase::March {
            return no(&["L20.1"], "landships-no-yours");
        }
        if tank.is_none() || !s.on_map(leader) {
            return no(&["L20.1"], "landships-no-not-aboard");
        }
        match s.did(leader, Deeds::ENDED) {
            true => no(&["L5.1"], "landships-no-moved"),
            false => Ok(()),
        }
    }

    /// L20.1: he leaves it, and may walk on.
    pub(crate) fn leave_tank(&self, s: &mut State, leader: Piece, t: &mut Teller) -> March {
        s.unit_mut(leader).aboard = PieceOr::NONE;
        t.all(|| self.unit_text("landships-alighted", s, leader))
            .deed();
        March {
            spent: MP,
            ..self.set_out(s, leader)
        }
    }
}
