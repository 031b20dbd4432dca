//! Foot Movement (L4.6, L5, L21.3): foot troops, leaders, observers, and guns moved by hand. The Regroup phase moves by it
//! too.

mod question;

pub use question::{MarchPhase, Marching};

use crate::book::Book;
use crate::costs::MP;
use crate::data::Class;
use crate::frame::{Flow, March};
use crate::ground::{Hexes, Terrain};
use crate::ids::{Piece, Pieces};
use crate::state::{Deeds, EXITED, Marks, OFFBOARD, Phase, State, foe, is_on_map};
use hex::HexId;
use table::{Chance, Legal, No, Step, Teller, Text, no};

/// L4.10: half points in wire in the Regroup phase.
const REGROUP_WIRE: u8 = 3;

impl Book {
    /// Whether a unit may move in this phase at all.
    pub fn may_move(&self, s: &State, unit: Piece) -> Legal {
        if s.unit(unit).seat != s.active || s.is(unit, Marks::CAPTURED) {
            return no(&["L4.6"], "landships-no-yours");
        }
        // Where it would go from is not to be seen.
        if s.is(unit, Marks::HIDDEN) {
            return no(&["L26.1"], "landships-no-hidden");
        }
        let kind = self.kind(s, unit);
        if !is_on_map(s.hex(unit)) && s.hex(unit) != OFFBOARD {
            return no(&["L4.14"], "landships-no-offboard");
        }
        if s.unit(unit).aboard.get().is_some() {
            return no(&["L6.8", "L20.1"], "landships-no-aboard");
        }
        if kind.is_support() {
            self.may_haul(s, unit)?;
        } else if !kind.is_foot() {
            return no(&["L4.6", "L4.4"], "landships-no-foot");
        }
        if s.is(unit, Marks::PINNED) {
            return no(&["L5.3"], "landships-no-pinned");
        }
        if s.did(unit, Deeds::ENDED) {
            return no(&["L5.1"], "landships-no-moved");
        }
        match s.phase {
            Phase::Regroup => self.may_regroup(s, unit),
            _ if s.did(unit, Deeds::CARRIED) => no(&["L6.8", "L7.7"], "landships-no-carried"),
            _ => Ok(()),
        }
    }

    /// L21.3: a gun with a hand allowance and a crew of its own, in the Foot Movement phase.
    fn may_haul(&self, s: &State, gun: Piece) -> Legal {
        let crew = self.server(s, gun);
        let crew = crew.filter(|&unit| self.kind(s, unit).class == Class::Crew);
        if self.kind(s, gun).ma == 0 || s.phase != Phase::March {
            return no(&["L21.3"], "landships-no-hand");
        }
        match crew.is_some_and(|crew| !s.did(crew, Deeds::ENDED.and(Deeds::CARRIED))) {
            true => Ok(()),
            false => no(&["L21.3"], "landships-no-crew"),
        }
    }

    /// L4.10: neither moved nor fought nor fired.
    fn may_regroup(&self, s: &State, unit: Piece) -> Legal {
        if s.did(unit, Deeds::FOUGHT) {
            return no(&["L4.10", "L16.13"], "landships-no-fought");
        }
        // L7.7: who has dismounted does not move on foot in that player-turn.
        if s.did(unit, Deeds::CARRIED) && s.horses.iter().any(|it| it.of.is(unit)) {
            return no(&["L7.7"], "landships-no-carried");
        }
        if s.did(unit, Deeds::WALKED) {
            return no(&["L4.10"], "landships-no-moved");
        }
        // Who has fired at aircraft has not fired in phase 7 (L19.7).
        if self.has_fired(s, unit) && !s.did(unit, Deeds::FLAK) {
            return no(&["L4.10"], "landships-no-fired");
        }
        Ok(())
    }

    /// What those who move may spend in all, in halves (L5.1, L4.10, L5.11, terrain.note.e-move, L21.3): that of who has
    /// least.
    pub fn march_allowance(&self, s: &State, march: &March, wire: bool) -> u8 {
        let wire = wire || march.wired;
        let own = |unit: Piece| self.kind(s, unit).ma;
        // A gun sets the pace of its crew (L21.3).
        let guns = march.units.only(|unit| self.kind(s, unit).is_support());
        let pace = if guns.is_empty() { march.units } else { guns };
        let ma = pace.iter().map(own).min().unwrap_or(0);
        let limit = self.tables.wire_allowance * MP;
        match (s.phase == Phase::Regroup, wire) {
            (true, true) => (ma / 2).min(REGROUP_WIRE),
            (true, false) => ma / 2,
            (false, true) => ma.min(limit),
            (false, false) => ma,
        }
    }

    /// L5.6: whether an unpinned enemy combat group, tank or armoured car holds those who start in its hex.
    fn is_held(&self, s: &State, march: &March) -> bool {
        is_on_map(march.at) && { self.fighters(s, foe(s.active), march.at).iter() }
            .any(|enemy| !s.is(enemy, Marks::PINNED))
    }

    /// What a step costs those who move.
    pub fn step_cost(&self, s: &State, march: &March, to: HexId) -> Legal<u8> {
        let Some(unit) = march.units.first() else {
            return no(&["L5.1"], "landships-no-mover");
        };
        self.entry_cost(s, self.kind(s, unit), march.at, to)
    }

    /// Whether those who move may enter a hex.
    pub fn may_step(&self, s: &State, march: &March, to: HexId) -> Legal {
        if march.stopped || march.units.is_empty() {
            return no(&["L5.12"], "landships-no-stopped");
        }
        if to.index() >= self.ground.len() {
            return no(&["L5.1"], "landships-no-adjacent");
        }
        if is_on_map(march.at) && self.ground.distance(march.at, to) != 1 {
            return no(&["L5.1"], "landships-no-adjacent");
        }
        let bridge = self.takes_bridge(march.at, to);
        let enemies = self.enemies_met(s, s.active, to, bridge);
        if !is_on_map(march.at) && (!enemies.is_empty() || !self.entries(march.units).contains(to))
        {
            return Err(No::by(&["L4.14"], "landships-no-entry").at(to));
        }
        self.may_meet(s, march, to, enemies)?;
        let cost = self.step_cost(s, march, to)?;
        self.may_drag(s, march, to)?;
        let wire = s.wire.contains(to);
        let left = self
            .march_allowance(s, march, wire)
            .checked_sub(march.spent);
        // L5.2: one hex as the whole move; no gun has a minimum move.
        let foot = march.units.iter().all(|unit| self.kind(s, unit).is_foot());
        let whole = march.hexes == 0 && foot;
        if left.is_none_or(|left| cost > left) && !whole {
            let rules: &[&str] = if wire { &["L5.11", "L5.1"] } else { &["L5.1"] };
            return Err(No::by(rules, "landships-no-mp").at(to));
        }
        self.may_rest(s, march, to, cost)
    }

    /// L5.4, L5.6, L4.10: enemies in the hex or beside it.
    fn may_meet(&self, s: &State, march: &March, to: HexId, enemies: Pieces) -> Legal {
        if !enemies.is_empty() && march.hexes == 0 && self.is_held(s, march) {
            return Err(No::by(&["L5.6"], "landships-no-disengage").at(to));
        }
        if s.phase == Phase::Regroup {
            return self.may_approach(s, march, to, enemies);
        }
        if enemies.is_empty() {
            return Ok(());
        }
        if !march.units.iter().all(|unit| self.kind(s, unit).is_group()) {
            return Err(No::by(&["L5.4"], "landships-no-enemy-hex").at(to));
        }
        if enemies
            .iter()
            .any(|enemy| self.kind(s, enemy).class == Class::Ship)
        {
            return Err(No::by(&["L5.4"], "landships-no-ship").at(to));
        }
        Ok(())
    }

    /// L4.10, and what German assault groups may besides (L24.4).
    fn may_approach(&self, s: &State, march: &March, to: HexId, enemies: Pieces) -> Legal {
        if !enemies.is_empty() {
            return Err(No::by(&["L4.10"], "landships-no-enemy-hex").at(to));
        }
        let storm = |unit: Piece| {
            self.kind(s, unit).class == Class::Assault
                && self.nation(unit) == "german"
                && self.date.year >= 1918
        };
        let bold = march.hexes == 0 && march.units.iter().all(storm);
        match self.is_guarded(s, to) && !bold {
            true => Err(No::by(&["L4.10", "L24.4"], "landships-no-regroup-near").at(to)),
            false => Ok(()),
        }
    }

    /// L4.10: whether an unpinned enemy combat group is beside a hex.
    fn is_guarded(&self, s: &State, hex: HexId) -> bool {
        s.there[foe(s.active)].iter().any(|it| {
            let unit = s.unit(it);
            self.ground.distance(unit.hex.0, hex) == 1
                && unit.aboard.get().is_none()
                && !unit.marks.any(Marks::PINNED)
                && self.kind(s, it).is_group()
        })
    }

    /// L21.3: where a gun cannot go.
    fn may_drag(&self, s: &State, march: &March, to: HexId) -> Legal {
        if !march
            .units
            .iter()
            .any(|unit| self.kind(s, unit).is_support())
        {
            return Ok(());
        }
        let plot = self.ground.plot(to);
        let soft = matches!(
            plot.terrain,
            Terrain::Woods | Terrain::River | Terrain::Swamp
        );
        match soft || plot.trench.is_some() || s.wire.contains(to) {
            true => Err(No::by(&["L21.3"], "landships-no-terrain").at(to)),
            false => Ok(()),
        }
    }

    /// L8.3: a hex may be overfilled only on the way: there is room, or a way on to where there is.
    fn may_rest(&self, s: &State, march: &March, to: HexId, cost: u8) -> Legal {
        let bridge = self.takes_bridge(march.at, to);
        if self.has_berth(s, s.active, to, march.units, bridge) {
            return Ok(());
        }
        let next = self.after_step(s, march, to, cost);
        let on = |&further: &HexId| further != march.at && self.may_step(s, &next, further).is_ok();
        match !next.stopped && self.ground.around(to).any(|further| on(&further)) {
            true => Ok(()),
            false => Err(No::by(&["L8.1", "L8.3"], "landships-no-room").at(to)),
        }
    }

    /// The move after a step.
    fn after_step(&self, s: &State, march: &March, to: HexId, cost: u8) -> March {
        let wired = march.wired || s.wire.contains(to);
        let spent = march.spent.saturating_add(cost);
        let allowance = self.march_allowance(s, march, wired);
        let bridge = self.takes_bridge(march.at, to);
        March {
            at: to,
            spent,
            hexes: march.hexes + 1,
            wired,
            // L5.4, L5.2, L5.6, L24.4
            stopped: !self.enemies_met(s, s.active, to, bridge).is_empty()
                || spent > allowance
                || (march.hexes == 0 && self.is_held(s, march))
                || (s.phase == Phase::Regroup && self.is_guarded(s, to)),
            due: true,
            ..*march
        }
    }

    /// Those who move enter a hex.
    pub(crate) fn march_step(
        &self,
        s: &mut State,
        march: March,
        to: HexId,
        t: &mut Teller,
    ) -> March {
        let cost = self.step_cost(s, &march, to).unwrap_or(0);
        let mut next = self.after_step(s, &march, to, cost);
        let bridge = self.takes_bridge(march.at, to);
        let from = if is_on_map(march.at) {
            self.label(march.at)
        } else {
            String::new()
        };
        for unit in march.units.iter() {
            s.put(unit, to);
            s.note(unit, Deeds::WALKED);
            if self.kind(s, unit).is_support() {
                s.note(unit, Deeds::HAULED);
                s.unit_mut(unit).forget_shots();
            }
            // L3.5
            match bridge {
                true => s.mark(unit, Marks::BRIDGE),
                false => s.unmark(unit, Marks::BRIDGE),
            }
        }
        t.all(|| {
            let units = march.units.iter().map(|unit| self.named(s, unit)).collect();
            Text::new("landships-moved")
                .list("units", units)
                .name("from", from.clone())
                .name("hex", self.label(to))
        })
        .deed()
        .step(|| Step {
            pieces: march.units.iter().map(u16::from).collect(),
            from: from.clone(),
            to: self.label(to),
        });
        next.stopped |= self.runs_into(s, s.active, to, t);
        next
    }

    /// What the move does next: what lies in the hex strikes first, then who can and wants goes on.
    pub(crate) fn step_march(
        &self,
        s: &mut State,
        march: &mut March,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if march.due {
            march.due = false;
            self.come_through(s, march.units, c, t);
            // L26.1: who was hidden there stops them as in L5.4.
            march.stopped |= self.is_among(s, march.units);
            return Flow::Next;
        }
        let out =
            |unit: Piece| is_on_map(march.at) && (!s.on_map(unit) || s.is(unit, Marks::PINNED));
        let halted = march.units.only(out);
        self.end_march(s, halted);
        march.units = march.units - halted;
        // A gun whose crew is gone stays where it is.
        let guns = march.units.only(|unit| self.kind(s, unit).is_support());
        let crewless = !guns.is_empty() && guns == march.units;
        if march.units.is_empty() || crewless || (march.stopped && !self.has_choice(s, march)) {
            self.end_march(s, march.units);
            return Flow::Done;
        }
        Flow::Ask
    }

    /// L22.6, L5.7, L15.2, L26.1, in this order: what a hex does to who enters it. The dead report nothing.
    pub(crate) fn come_through(
        &self,
        s: &mut State,
        units: Pieces,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        for unit in units.iter() {
            self.enter_mines(s, unit, c, t);
            if s.on_map(unit) {
                self.enter_barrage(s, unit, c, t);
            }
            if s.on_map(unit) {
                self.enter_gas(s, unit, c, t);
            }
        }
        self.look_around(s, t);
    }

    /// L5.4, L8.4: whether one of these is in a hex with enemies that it meets there.
    pub(crate) fn is_among(&self, s: &State, units: Pieces) -> bool {
        units.iter().filter(|&unit| s.on_map(unit)).any(|unit| {
            let enemies = self.enemies_in(s, s.unit(unit).seat, s.hex(unit));
            let ship = |it: Piece| self.kind(s, it).class == Class::Ship;
            let apart = |it: Piece| match (ship(unit), ship(it)) {
                (true, false) => s.is(it, Marks::BRIDGE),
                (false, true) => s.is(unit, Marks::BRIDGE),
                _ => false,
            };
            enemies.iter().any(|it| !apart(it))
        })
    }

    /// A gun that was moved may still be turned (L21.3).
    fn has_choice(&self, s: &State, march: &March) -> bool {
        march
            .units
            .iter()
            .any(|unit| self.kind(s, unit).is_support())
    }

    /// Their move is over.
    pub(crate) fn end_march(&self, s: &mut State, units: Pieces) {
        for unit in units.iter() {
            s.note(unit, Deeds::ENDED);
        }
    }

    /// L22.6, terrain.note.f: each unit rolls for itself.
    pub(crate) fn enter_mines(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) {
        let kind = self.kind(s, unit);
        if !s.mines.contains(s.hex(unit)) || kind.is_support() || kind.class == Class::Ship {
            return;
        }
        let (heavy, tank, hex) = (!kind.is_foot(), kind.class == Class::Tank, s.hex(unit));
        let die = self.d6("mines", s.unit(unit).seat, c, t);
        if die <= 1 + u8::from(heavy) {
            self.destroy(s, unit, c, t);
            // L22.7
            if tank {
                s.mines.remove(hex);
            }
        }
    }

    /// L4.14: where all of these may enter.
    pub fn entries(&self, units: Pieces) -> Hexes {
        let mut areas = units
            .iter()
            .map(|unit| self.force(unit).map_or(Hexes::EMPTY, |it| it.area));
        let first = areas.next().unwrap_or(Hexes::EMPTY);
        areas.fold(first, |all, area| all & area)
    }

    /// L5.8: leaving the map.
    pub(crate) fn may_exit(&self, s: &State, march: &March) -> Legal {
        if !is_on_map(march.at) || !self.side(s.active).exits.contains(march.at) {
            return no(&["L5.8"], "landships-no-exit");
        }
        let left = self
            .march_allowance(s, march, false)
            .saturating_sub(march.spent);
        match march.stopped || left < MP {
            true => no(&["L5.8", "L5.1"], "landships-no-mp"),
            false => Ok(()),
        }
    }

    pub(crate) fn exit(&self, s: &mut State, units: Pieces, t: &mut Teller) {
        for unit in units.iter() {
            t.all(|| self.unit_text("landships-exited", s, unit)).deed();
            s.put(unit, EXITED);
        }
    }

    /// Whether somebody can move.
    pub(crate) fn march_open(&self, s: &State) -> bool {
        let starts =
            |unit: Piece| self.may_start(s, unit).is_ok() || self.may_leave_tank(s, unit).is_ok();
        s.pieces().any(starts) || self.work_open(s)
    }

    /// Whether a unit may move and has somewhere to go.
    pub(crate) fn may_start(&self, s: &State, unit: Piece) -> Legal {
        self.may_move(s, unit)?;
        let march = self.set_out(s, unit);
        let to = |&to: &HexId| self.may_step(s, &march, to).is_ok();
        let found = match is_on_map(march.at) {
            true => self.ground.around(march.at).any(|hex| to(&hex)),
            false => self.entries(march.units).iter().any(|hex| to(&hex)),
        };
        let mut tanks = s.of_in(s.active, march.at).iter();
        let boards = tanks.any(|tank| self.may_board_tank(s, &march, unit, tank).is_ok());
        match found || boards || self.may_exit(s, &march).is_ok() {
            true => Ok(()),
            false => no(&["L5.1"], "landships-no-way"),
        }
    }

    /// A move that has not begun. A gun takes its crew along.
    pub(crate) fn set_out(&self, s: &State, unit: Piece) -> March {
        let mut units = Pieces::one(unit);
        if self.kind(s, unit).is_support() {
            self.server(s, unit)
                .into_iter()
                .for_each(|crew| units.insert(crew));
        }
        let at = s.hex(unit);
        March {
            units,
            at,
            spent: 0,
            hexes: 0,
            wired: is_on_map(at) && s.wire.contains(at),
            stopped: false,
            due: false,
        }
    }
}
