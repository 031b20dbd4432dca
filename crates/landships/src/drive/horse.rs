//! Cavalry (L7): gaits, the charge, mounting and dismounting.

use super::Drive;
use crate::action::Gait;
use crate::book::Book;
use crate::catalog::Kind;
use crate::costs::MP;
use crate::ground::{Hexes, Plot, Terrain};
use crate::ids::{Piece, Pieces};
use crate::state::{Deeds, HexIdOr, Horses, Marks, State, is_on_map};
use hex::{Direction, HexId};
use std::collections::VecDeque;
use table::{Legal, List, No, Teller, no};

/// L7.4: a charge enters so many hexes at least, the last of them in a line.
const CHARGE: u8 = 3;
/// L7.7: what dismounting costs.
const DISMOUNT: u8 = 2 * MP;

impl Book {
    /// L7.1, L5.11: the allowance of a group at its gait, in halves; of the trot before it has chosen.
    pub(super) fn pace(&self, kind: &Kind, drive: &Drive) -> u8 {
        let gaits = kind.gaits.as_ref();
        let ma = gaits.map_or(0, |gaits| match drive.gait {
            Some(Gait::Gallop) => gaits.gallop,
            Some(Gait::Charge) => gaits.charge,
            Some(Gait::Trot) | None => gaits.trot,
        });
        let limit = self.tables.wire_allowance;
        MP * if drive.wired { ma.min(limit) } else { ma }
    }

    /// L7.1, L7.6: whether those who move may choose a gait, and get anywhere by it.
    pub fn may_gait(&self, s: &State, drive: &Drive, gait: Gait) -> Legal {
        let kinds = || drive.units.iter().map(|unit| self.kind(s, unit));
        if !kinds().all(Kind::is_mounted) || drive.gait.is_some() || drive.units.is_empty() {
            return no(&["L7.1"], "landships-no-gait-now");
        }
        if gait != Gait::Trot && drive.units.iter().any(|unit| s.is(unit, Marks::BLOWN)) {
            return no(&["L7.6"], "landships-no-blown");
        }
        let charges = |kind: &Kind| kind.gaits.as_ref().is_some_and(|it| it.charge > 0);
        if gait == Gait::Charge && !kinds().all(charges) {
            return no(&["L7.1"], "landships-no-charge");
        }
        let next = Drive {
            gait: Some(gait),
            ..*drive
        };
        let goes = match is_on_map(drive.at) {
            true if gait == Gait::Charge => self.can_charge(s, &next),
            true => { self.ground.around(drive.at) }
                .any(|to| self.may_drive_to(s, &next, to, false).is_ok()),
            false => { self.entries(drive.units).iter() }
                .any(|to| self.may_drive_to(s, &next, to, false).is_ok()),
        };
        match (goes, gait) {
            (true, _) => Ok(()),
            (false, Gait::Charge) => no(&["L7.4"], "landships-no-charge"),
            (false, _) if self.may_drive_off(s, &next).is_ok() => Ok(()),
            (false, _) => no(&["L5.1"], "landships-no-way"),
        }
    }

    /// L7.2–L7.4: where a gait does not lead.
    pub(super) fn may_pace(&self, s: &State, drive: &Drive, to: HexId, enemies: Pieces) -> Legal {
        let plot = self.ground.plot(to);
        let river = plot.terrain == Terrain::River && !self.takes_bridge(drive.at, to);
        let (soft, high) = (is_soft(plot.terrain), is_high(plot));
        let ditch = self.is_ditch(s, to);
        let pro =
            |rules: &'static [&'static str]| Err(No::by(rules, "landships-no-gait-there").at(to));
        match drive.gait {
            None | Some(Gait::Trot) => Ok(()),
            _ if river => pro(&["terrain.note.h", "L7.2"]),
            Some(Gait::Gallop) if soft || ditch || s.wire.contains(to) => pro(&["L7.3"]),
            Some(Gait::Gallop) => Ok(()),
            Some(Gait::Charge) if high => pro(&["terrain.note.c", "L7.4"]),
            Some(Gait::Charge) if self.bars_charge(s, to) => pro(&["L7.4"]),
            Some(Gait::Charge) if ditch && enemies.is_empty() => pro(&["L7.4"]),
            Some(Gait::Charge) => Ok(()),
        }
    }

    /// L7.4: ground into which nobody charges, whoever is there.
    fn bars_charge(&self, s: &State, hex: HexId) -> bool {
        let plot = self.ground.plot(hex);
        let soft = is_soft(plot.terrain);
        soft || is_high(plot) || s.wire.contains(hex) || s.mines.contains(hex)
    }

    /// L7.4: a charge ends among enemies, after hexes in a line, where there is room; or it can still get there.
    pub(super) fn may_charge_on(&self, s: &State, next: &Drive, home: bool) -> Legal {
        let ends = match home {
            true => self.is_home(next) && self.has_berth(s, s.active, next.at, next.units, false),
            false => !next.stopped && self.can_charge(s, next),
        };
        match ends {
            true => Ok(()),
            false => Err(No::by(&["L7.4"], "landships-no-charge").at(next.at)),
        }
    }

    /// Hexes enough, and the last of them in a line.
    fn is_home(&self, drive: &Drive) -> bool {
        drive.hexes >= CHARGE && drive.run + 1 >= CHARGE
    }

    /// Whether a charge that has come so far can reach enemies. Every hex that a charge may pass costs the same (T1, L7.4),
    /// so the shortest way to each is enough, and from there two steps in a line.
    fn can_charge(&self, s: &State, drive: &Drive) -> bool {
        let foes = self.target_hexes(s, s.active);
        let goals: Hexes = { foes.iter() }
            .filter(|&hex| !self.bars_charge(s, hex))
            .collect();
        let home = |from: &Drive, to: HexId| {
            let last = { goals.contains(to).then_some(()) }
                .and_then(|()| self.charge_step(s, from, to, foes));
            last.is_some_and(|last| last.stopped && self.may_charge_on(s, &last, true).is_ok())
        };
        let all = self.drive_allowance(s, drive, true);
        let near = |it: &Drive| {
            let most = u16::from(all.saturating_sub(it.spent) / MP);
            goals
                .iter()
                .any(|goal| self.ground.distance(it.at, goal) <= most)
        };
        // It may be in line already.
        if self.ground.around(drive.at).any(|to| home(drive, to)) {
            return true;
        }
        let mut seen = Hexes::EMPTY;
        let mut ways = VecDeque::from([*drive]);
        while let Some(from) = ways.pop_front() {
            for way in Direction::all() {
                let to = self.ground.beside(from.at, way);
                let next = to.and_then(|to| self.charge_step(s, &from, to, foes));
                let Some(next) = next.filter(|next| !next.stopped) else {
                    continue;
                };
                if { self.ground.beside(next.at, way) }.is_some_and(|to| home(&next, to)) {
                    return true;
                }
                if seen.insert(next.at) && near(&next) {
                    ways.push_back(next);
                }
            }
        }
        false
    }

    /// A step of a charge, if it may be made; `foes`: where enemies are at all.
    fn charge_step(&self, s: &State, from: &Drive, to: HexId, foes: Hexes) -> Option<Drive> {
        let enemies = match foes.contains(to) {
            true => self.met(s, from, to),
            false => Pieces::EMPTY,
        };
        self.may_pace(s, from, to, enemies).ok()?;
        self.may_head_for(s, from, to, false).ok()?;
        self.may_run_into(s, from, to, enemies, false).ok()?;
        let cost = self.drive_cost(s, from, to, false).ok()?;
        let off = !self.by_road(from.at, to);
        { self.can_pay(s, from, off, cost) }
            .then(|| self.after_drive(s, from, to, false, cost, enemies))
    }

    /// L7.4, L7.6: a move of cavalry is over. Who charged home is charging; who galloped or charged is blown.
    pub(super) fn rein_in(&self, s: &mut State, drive: &Drive, unit: Piece) {
        let fast = matches!(drive.gait, Some(Gait::Gallop | Gait::Charge));
        if !fast || drive.hexes == 0 || !s.on_map(unit) {
            return;
        }
        s.mark(unit, Marks::BLOWN.and(Marks::WINDED));
        let among = !self.enemies_in(s, s.active, s.hex(unit)).is_empty();
        let charged = drive.gait == Some(Gait::Charge) && among && self.is_home(drive);
        if charged && !s.is(unit, Marks::PINNED) {
            s.mark(unit, Marks::CHARGING);
        }
    }

    /// L7.7: whether those who move may dismount here.
    pub fn may_dismount(&self, s: &State, drive: &Drive) -> Legal {
        let mounted = |unit: Piece| self.kind(s, unit).dismounts.is_some();
        if drive.units.is_empty() || !drive.units.iter().all(mounted) || !is_on_map(drive.at) {
            return no(&["L7.7"], "landships-no-dismount");
        }
        if drive.stopped || drive.gait == Some(Gait::Charge) {
            return no(&["L7.7", "L7.4"], "landships-no-dismount");
        }
        let room = s.horses.len() + drive.units.len() as usize <= HORSES;
        if !room || !self.can_pay(s, drive, false, DISMOUNT) {
            return no(&["L7.7", "L5.1"], "landships-no-mp");
        }
        Ok(())
    }

    /// L7.7: they dismount; their horses wait here.
    pub(super) fn dismount(&self, s: &mut State, drive: &Drive, t: &mut Teller) {
        for unit in drive.units.iter() {
            let Some(foot) = self.kind(s, unit).dismounts else {
                continue;
            };
            let hex = HexIdOr(s.hex(unit));
            t.all(|| self.unit_text("landships-dismounted", s, unit))
                .deed();
            s.unit_mut(unit).kind = foot;
            s.note(unit, Deeds::CARRIED);
            s.horses.push(Horses {
                hex,
                of: unit.into(),
            });
        }
    }

    /// L7.7: whether a group may mount: where its horses are, unpinned, no unpinned enemy in the hex or beside it.
    pub fn may_mount(&self, s: &State, unit: Piece) -> Legal {
        if s.unit(unit).seat != s.active || !s.on_map(unit) {
            return no(&["L7.7"], "landships-no-yours");
        }
        let hex = s.hex(unit);
        let waits = |it: &Horses| it.of.is(unit) && it.hex.0 == hex;
        let Some(_) = self.saddled(s, unit).filter(|_| s.horses.iter().any(waits)) else {
            return no(&["L7.7"], "landships-no-horses");
        };
        if s.is(unit, Marks::PINNED) {
            return no(&["L7.7", "L5.3"], "landships-no-pinned");
        }
        if s.did(unit, Deeds::ENDED.and(Deeds::CARRIED)) || s.unit(unit).aboard.get().is_some() {
            return no(&["L7.7"], "landships-no-moved");
        }
        let near = |at: HexId| {
            let enemies = self.enemies_in(s, s.active, at);
            enemies.iter().any(|enemy| !s.is(enemy, Marks::PINNED))
        };
        if near(hex) || self.ground.around(hex).any(near) {
            return no(&["L7.7"], "landships-no-mount-near");
        }
        // L8.1: a mounted group counts as two.
        let groups = { s.every_in(s.active, hex).iter() }
            .map(|it| self.weight(s, it))
            .sum::<u8>();
        match groups + 1 > GROUPS {
            true => Err(No::by(&["L8.1"], "landships-no-room").at(hex)),
            false => Ok(()),
        }
    }

    fn weight(&self, s: &State, unit: Piece) -> u8 {
        let kind = self.kind(s, unit);
        u8::from(kind.is_group()) + u8::from(kind.is_mounted())
    }

    /// The kind of a group on its horses.
    fn saddled(&self, s: &State, unit: Piece) -> Option<u8> {
        let foot = s.unit(unit).kind;
        let own = self.posts.get(unit.index()).map(|post| post.kind);
        let rides = |kind: u8| self.catalog.kinds[usize::from(kind)].dismounts == Some(foot);
        let all = 0..self.catalog.kinds.len() as u8;
        own.into_iter().chain(all).find(|&kind| rides(kind))
    }

    /// L7.7: it mounts, and that is its whole phase.
    pub(crate) fn mount(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        let Some(kind) = self.saddled(s, unit) else {
            return;
        };
        s.unit_mut(unit).kind = kind;
        s.note(unit, Deeds::ENDED);
        let mut left: List<Horses, HORSES> = List::default();
        for horses in s.horses.iter().filter(|it| !it.of.is(unit)) {
            left.push(*horses);
        }
        s.horses = left;
        t.all(|| self.unit_text("landships-mounted", s, unit))
            .deed();
    }

    /// Whether another mounted group may go along with those who have not moved yet.
    pub(super) fn may_ride_along(&self, s: &State, drive: &Drive, unit: Piece) -> Legal {
        self.may_drive(s, unit)?;
        let mounted = |unit: Piece| self.kind(s, unit).is_mounted();
        let fits = mounted(unit) && drive.units.iter().all(mounted);
        let begun = drive.hexes > 0 || drive.spent > 0 || drive.gait.is_some();
        match begun || !fits || drive.units.has(unit) || s.hex(unit) != drive.at {
            true => no(&["L4.4"], "landships-no-join"),
            false => Ok(()),
        }
    }

    /// Whether one of a stack may stay behind; nobody falls out of a charge.
    pub(super) fn may_fall_out(&self, s: &State, drive: &Drive, unit: Piece) -> Legal {
        let charge = drive.gait == Some(Gait::Charge);
        if !drive.units.has(unit) || drive.units.len() < 2 || drive.hexes == 0 || charge {
            return no(&["L4.4"], "landships-no-leave");
        }
        // Who goes on must still find room here, if he can go nowhere.
        self.has_stand(s, drive)
    }

    /// Whether those who move may end their move here (L8.3, L7.4).
    pub(super) fn may_rein(&self, s: &State, drive: &Drive) -> Legal {
        if !is_on_map(drive.at) {
            return Ok(());
        }
        let ways = || {
            { self.ground.around(drive.at) }
                .any(|to| self.may_drive_to(s, drive, to, false).is_ok())
        };
        if drive.gait == Some(Gait::Charge) && drive.hexes > 0 && !drive.stopped && ways() {
            return no(&["L7.4"], "landships-no-charge-stop");
        }
        // L8.3: where no way leads on, they stay, and make room at the end of the phase.
        match self.has_stand(s, drive) {
            Err(_) if !self.can_go_on(s, drive) => Ok(()),
            may => may,
        }
    }

    /// L8.1: whether there is room where they are.
    fn has_stand(&self, s: &State, drive: &Drive) -> Legal {
        let others = s.every_in(s.active, drive.at) - drive.units;
        match self.has_room_for(s, others | drive.units) {
            true => Ok(()),
            false => no(&["L8.1", "L8.3"], "landships-no-room"),
        }
    }
}

/// L7.3, L7.4: ground that only a trot crosses.
fn is_soft(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Woods | Terrain::Town | Terrain::Swamp)
}

/// terrain.note.c: a hill or a crater, whatever stands on it.
fn is_high(plot: &Plot) -> bool {
    matches!(plot.terrain, Terrain::Hill | Terrain::Crater) || plot.level > 0
}

/// So many groups stand in a hex (L8.1).
const GROUPS: u8 = 4;
/// So many horses are remembered.
const HORSES: usize = 8;
