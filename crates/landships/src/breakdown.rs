//! Breakdown of tanks (L18, T3): the test after a move, the one at a trench, the type.

use crate::book::Book;
use crate::data::Class;
use crate::frame::Drive;
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::state::{Marks, State, foe};
use hex::HexId;
use table::{Chance, Sum, Teller};

/// L26.4
const DITCH: i32 = 1;

impl Book {
    /// L18.3, breakdown.trench.trigger: whether a tank that crosses trenches poorly tests in this hex: a trench of the
    /// enemy's that is not filled.
    pub fn tests_at_trench(&self, s: &State, tank: Piece, hex: HexId) -> bool {
        let enemy = foe(s.unit(tank).seat);
        let dug = self.ground.plot(hex).trench == Some(enemy);
        self.kind(s, tank).poor && dug && !s.filled.contains(hex)
    }

    /// L18.1, L18.2, breakdown.test.when: the test after a move. Only tanks test (L18.7), and only one that entered a hex
    /// and did not test at a
    /// trench (L18.3).
    pub(crate) fn test_after_move(
        &self,
        s: &mut State,
        tank: Piece,
        drive: &Drive,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if !self.may_break_down(s, tank, drive) {
            return;
        }
        let from = self.tables.breakdown(drive.hexes);
        if self.breaks(s, tank, drive, (from, false), c, t) {
            self.break_down(s, tank, false, c, t);
        }
    }

    /// Whether it tests when its move ends here.
    pub(crate) fn may_break_down(&self, s: &State, tank: Piece, drive: &Drive) -> bool {
        let tank_moved = self.kind(s, tank).class == Class::Tank && drive.hexes > 0;
        tank_moved && !drive.tested && s.on_map(tank)
    }

    /// The modifiers of both tests; the one at a trench is without that of the type (L18.3).
    pub(crate) fn breakdown_modifiers(
        &self,
        s: &State,
        tank: Piece,
        drive: &Drive,
        trench: bool,
        open: bool,
    ) -> Sum {
        let (kind, mods) = (self.kind(s, tank), &self.tables.breakdown_mods);
        let mut sum = Sum::opened("landships", open);
        if !trench {
            let rule = match kind.breakdown {
                2.. => "breakdown.mod.type-plus2",
                1 => "breakdown.mod.type-plus1",
                0 => "breakdown.mod.type-zero",
                _ => "breakdown.mod.type-minus1",
            };
            sum.add(kind.breakdown.into(), rule);
            if drive.woods {
                sum.add(mods.of("ft17_woods"), "breakdown.mod.ft17-woods");
            }
            if self.optional.ditch && self.is_churned(s.hex(tank)) {
                sum.add(DITCH, "L26.4");
            }
        }
        if self.has_leader(s, tank) {
            sum.add(mods.of("leader"), "breakdown.mod.tl");
        }
        // terrain.note.b-breakdown
        if drive.difficult {
            sum.add(mods.of("difficult"), "breakdown.mod.difficult");
        }
        sum
    }

    /// L26.4: a crater hex of difficult terrain: a crater with difficult ground beside it.
    fn is_churned(&self, hex: HexId) -> bool {
        let terrain = |hex: HexId| self.ground.plot(hex).terrain;
        let difficult = |hex: HexId| terrain(hex) == Terrain::Difficult;
        terrain(hex) == Terrain::Crater && self.ground.around(hex).any(difficult)
    }

    /// L18.3, breakdown.trench.modifiers: the test in a trench hex, without the modifier of its type; whether the tank
    /// breaks down there.
    pub(crate) fn test_at_trench(
        &self,
        s: &mut State,
        tank: Piece,
        drive: &Drive,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let from = self.tables.breakdown_trench;
        if self.breaks(s, tank, drive, (from, true), c, t) {
            self.break_down(s, tank, false, c, t);
        }
    }

    /// Rolls against the number of one of the tests, that at a trench or the other.
    fn breaks(
        &self,
        s: &State,
        tank: Piece,
        drive: &Drive,
        (from, trench): (u8, bool),
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        let mut sum = self.breakdown_modifiers(s, tank, drive, trench, t.on());
        let die = self.d10("breakdown", s.unit(tank).seat, c, t);
        sum.add(die.into(), "breakdown.test.compare");
        t.tally(
            || {
                self.unit_text("landships-breakdown", s, tank)
                    .num("from", from)
            },
            || sum.tally("breakdown"),
        );
        sum.total() >= from.into()
    }

    /// L18.4, L13.6, breakdown.type.immediate: a breakdown; its type is rolled at once. By fire it shakes a German
    /// crew (L17.9), and on wheels it is the wheels (L13.5).
    pub fn break_down(
        &self,
        s: &mut State,
        unit: Piece,
        by_fire: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if self.kind(s, unit).class != Class::Tank {
            s.mark(unit, Marks::WHEELS);
            t.all(|| self.unit_text("landships-wheels", s, unit));
            return;
        }
        if s.is(unit, Marks::PERMANENT) {
            return;
        }
        let mut sum = Sum::opened("landships", t.on());
        let die = self.d6("breakdown-type", s.unit(unit).seat, c, t);
        sum.add(die.into(), "breakdown.type.table");
        if self.has_leader(s, unit) {
            sum.add(self.tables.leader.of("type"), "breakdown.type.tl");
        }
        let permanent = sum.total() > self.tables.temporary.into();
        let key = match permanent {
            true => "landships-broken-permanent",
            false => "landships-broken-temporary",
        };
        t.tally(
            || self.unit_text(key, s, unit),
            || sum.tally("breakdown-type"),
        );
        match permanent {
            true => {
                s.unmark(unit, Marks::TEMPORARY);
                s.mark(unit, Marks::PERMANENT);
            }
            // The worse is kept: a permanent one was left above.
            false => s.mark(unit, Marks::TEMPORARY),
        }
        if by_fire {
            self.shake(s, unit, c, t);
        }
    }
}
