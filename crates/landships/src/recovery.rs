//! The Pin Removal phase (L4.11): nobody has a choice in it, so everybody tests in the order of the pieces.

use crate::book::Book;
use crate::data::Class;
use crate::frame::Flow;
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::state::{Marks, State, foe};
use hex::HexId;
use table::{Chance, Sum, Teller};

/// L26.3: on this or less.
const ABANDONED: u8 = 2;

impl Book {
    /// L17.6, L18.5, L17.10, L7.6, L4.13
    pub(crate) fn begin_recovery(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        for unit in s.there[s.active].iter() {
            if s.is(unit, Marks::PINNED) {
                self.recover(s, unit, c, t);
            }
            if s.is(unit, Marks::TEMPORARY) {
                self.repair(s, unit, c, t);
            }
            if s.is(unit, Marks::SHAKEN) {
                let mut more = Sum::opened("landships", t.on());
                more.add(-i32::from(self.has_leader(s, unit)), "L17.10");
                if self.morale_test(s, unit, &more, c, t) == 0 {
                    s.unmark(unit, Marks::SHAKEN);
                }
            }
            s.unmark(unit, Marks::MOVED);
            // L7.6
            match s.is(unit, Marks::WINDED) {
                true => s.unmark(unit, Marks::WINDED),
                false => s.unmark(unit, Marks::BLOWN),
            }
        }
        Flow::Done
    }

    /// L26.3: at the end of a player-turn a tank with a permanent breakdown may be abandoned with enemies beside it.
    pub(crate) fn abandon(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        if !self.optional.abandon {
            return Flow::Done;
        }
        for tank in (s.there[s.active] | s.there[foe(s.active)]).iter() {
            let seat = s.unit(tank).seat;
            let near = |hex: HexId| {
                let foes = s.of_in(foe(seat), hex);
                foes.iter()
                    .any(|it| self.kind(s, it).is_group() && !s.is(it, Marks::PINNED))
            };
            if !s.on_map(tank)
                || !s.is(tank, Marks::PERMANENT)
                || !self.ground.around(s.hex(tank)).any(near)
            {
                continue;
            }
            if self.d6("abandon", seat, c, t) <= ABANDONED {
                t.all(|| self.unit_text("landships-abandoned", s, tank))
                    .deed();
                self.destroy(s, tank, c, t);
            }
        }
        Flow::Done
    }

    /// L17.6
    fn recover(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) {
        let hex = s.hex(unit);
        let mut more = Sum::opened("landships", t.on());
        more.add(-i32::from(self.is_covered(s, hex)), "L17.6");
        more.add(2 * i32::from(self.is_pressed(s, unit, hex)), "L17.6");
        if self.morale_test(s, unit, &more, c, t) == 0 {
            s.unmark(unit, Marks::PINNED);
            t.all(|| self.unit_text("landships-recovered", s, unit));
        }
    }

    /// Trench, woods, town or fortified network.
    pub fn is_covered(&self, s: &State, hex: HexId) -> bool {
        let plot = self.ground.plot(hex);
        let cover = matches!(plot.terrain, Terrain::Woods | Terrain::Town);
        cover || plot.trench.is_some() || self.is_fortified(s, hex)
    }

    /// An unpinned enemy combat group or a mobile tank is in the hex or beside it.
    fn is_pressed(&self, s: &State, unit: Piece, hex: HexId) -> bool {
        let presses = |enemy: Piece| {
            let kind = self.kind(s, enemy);
            let group = kind.is_group() && !s.is(enemy, Marks::PINNED);
            (group || self.is_mobile_tank(s, enemy)) && self.ground.distance(hex, s.hex(enemy)) <= 1
        };
        s.there[foe(s.unit(unit).seat)].iter().any(presses)
    }

    /// A tank that has not broken down.
    pub fn is_mobile_tank(&self, s: &State, unit: Piece) -> bool {
        let down = Marks::TEMPORARY.and(Marks::PERMANENT);
        self.kind(s, unit).class == Class::Tank && !s.is(unit, down)
    }

    /// L20.2: whether a tank leader is aboard.
    pub fn has_leader(&self, s: &State, tank: Piece) -> bool {
        s.aboard(tank)
            .iter()
            .any(|unit| self.kind(s, unit).class == Class::Leader)
    }

    /// L18.5, L18.6, repair.when: 1–2, −1 with a leader aboard. A permanent breakdown is never repaired
    /// (breakdown.type.temporary-repairable); who is repaired moves again from the next player-turn on (repair.resume).
    fn repair(&self, s: &mut State, tank: Piece, c: &mut Chance, t: &mut Teller) {
        let die = self.d6("repair", s.unit(tank).seat, c, t);
        let mut sum = Sum::opened("landships", t.on());
        sum.add(die.into(), "repair.table");
        if self.has_leader(s, tank) {
            sum.add(self.tables.leader.of("repair"), "repair.tl");
        }
        t.tally(
            || self.unit_text("landships-repair", s, tank),
            || sum.tally("repair"),
        );
        if sum.total() <= i32::from(self.tables.repaired) {
            s.unmark(tank, Marks::TEMPORARY);
            t.all(|| self.unit_text("landships-repaired", s, tank));
        }
    }
}
